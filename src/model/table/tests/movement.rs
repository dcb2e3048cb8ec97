//! How the cards move.

use super::*;
use crate::model::table::animate::{Manner, TablePlace};

/// Who a packet goes to, and how many cards it has.
fn packets(scene: &Scene) -> Vec<(&'static str, usize)> {
    let packets = scene_packets(scene);
    let whose = |packet: &Vec<animate::Flight>| match packet[0].what {
        TablePlace::Fan(..) => "theirs",
        TablePlace::Card(card) if scene.talon.bottom == Some(card) => "turned up",
        _ => "own",
    };
    packets
        .iter()
        .map(|packet| (whose(packet), packet.len()))
        .collect()
}

fn scene_packets(scene: &Scene) -> Vec<Vec<animate::Flight>> {
    animate::plan_deal(scene, Preset::Paderborn.rules().packets)
}

#[test]
fn both_hands_are_dealt_in_turn_and_the_turned_card_comes_last() {
    let mut dealers = [false; 2];
    for seed in 0..20 {
        let table = AtTable::new(Preset::Paderborn, &format!("dealing {seed}"));
        let dealt = packets(&table.scene);
        let (first, second) = match table.scene.dealer {
            PLAYER => ("theirs", "own"),
            _ => ("own", "theirs"),
        };
        dealers[table.scene.dealer.index()] = true;
        let sizes = Preset::Paderborn.rules().packets.sizes();
        let rounds = sizes
            .iter()
            .flat_map(|size| [(first, *size), (second, *size)]);
        let expected: Vec<_> = rounds.chain([("turned up", 1)]).collect();
        assert_eq!(dealt, expected);
    }
    assert_eq!(dealers, [true; 2], "both deal among so many");
}

#[test]
fn own_cards_are_dealt_and_drawn_face_down() {
    let mut table = AtTable::new(Preset::Paderborn, "face down");
    let hand: Vec<_> = scene_packets(&table.scene)
        .into_iter()
        .flatten()
        .filter(|flight| flight.face_down)
        .map(|flight| flight.what)
        .collect();
    let held: Vec<_> = table
        .scene
        .hand
        .iter()
        .map(|card| TablePlace::Card(*card))
        .collect();
    assert_eq!(hand, held);
    let drawn = table.scene.hand.pop();
    let drew = SceneStep::Event(Event::Drew {
        seat: PLAYER,
        card: drawn,
    });
    assert!(animate::plan(&table.scene, drew)[0].face_down);
    table.scene.talon.count = 1;
    let last = animate::plan(&table.scene, drew)[0];
    assert!(!last.face_down, "the turned-up card lies face up");
}

#[test]
fn the_hand_closes_the_gap_that_a_card_leaves_and_makes_room_for_one() {
    let table = AtTable::new(Preset::Paderborn, "slide");
    let slides = |event| {
        let flights = animate::plan(&table.scene, SceneStep::Event(event));
        let slides = flights
            .iter()
            .filter(|flight| flight.manner == Manner::Slide);
        slides.count()
    };
    let held = table.scene.hand.len();
    let played = |seat, card| Event::Played {
        seat,
        card,
        announced: None,
    };
    assert_eq!(slides(played(PLAYER, table.scene.hand[0])), held - 1);
    let mut others = (0..52)
        .filter_map(Card::from_index)
        .filter(|card| !table.scene.hand.contains(card));
    let other = others.next().expect("not all cards are held");
    assert_eq!(slides(played(Seat(1), other)), 0);
    let drew = |seat, card| Event::Drew { seat, card };
    assert_eq!(slides(drew(PLAYER, Some(other))), held);
    assert_eq!(slides(drew(Seat(1), None)), 0);
}

#[test]
fn the_last_card_drawn_comes_from_under_the_talon() {
    let mut table = AtTable::find(Preset::Paderborn, |table| {
        table.scene.talon.count == 2 && table.scene.talon.bottom.is_some()
    });
    table.scene.apply(SceneStep::Event(Event::Drew {
        seat: PLAYER,
        card: None,
    }));
    let turned = table.scene.talon.bottom.expect("it lies there");
    let drew = SceneStep::Event(Event::Drew {
        seat: Seat(1),
        card: Some(turned),
    });
    let flight = animate::plan(&table.scene, drew)[0];
    assert_eq!(flight.other_end, TablePlace::Card(turned));
    assert_eq!(flight.manner, Manner::Draw);
}

#[test]
fn the_trump_card_turns_over_before_it_lies_on_the_talon() {
    let table = AtTable::new(Preset::Paderborn, "closing");
    let trump = table
        .scene
        .talon
        .bottom
        .map(TablePlace::Card)
        .expect("it is turned up");
    let flights = animate::plan(&table.scene, SceneStep::Event(Event::Covered(PLAYER)));
    let told: Vec<_> = flights
        .iter()
        .map(|flight| (flight.manner, flight.leaves, flight.other_end))
        .collect();
    assert_eq!(
        told,
        [(Manner::Cover, false, trump), (Manner::Turn, true, trump)]
    );
}
