//! The table without a browser: what events make of it, and what can be done there.

mod movement;

use super::animate;
use super::claim;
use super::scene::{Scene, SceneStep};
use super::timing::{self, Hold};
use super::turn::{self, Ask, Call, CallLook, Moment, OfferedCall};
use crate::i18n::Unavailable;
use crate::model::match_session::{MatchSession, PLAYER};
use crate::model::settings::Speed;
use sechsundsechzig_engine::cards::{Card, CardSet, Suit};
use sechsundsechzig_engine::deal::{Action, Deal, Event, Illegal, Seat};
use sechsundsechzig_engine::games::AnyDeal;
use sechsundsechzig_engine::rules::Preset;

const TWO_HANDED: [Preset; 9] = [
    Preset::Paderborn,
    Preset::Scharf,
    Preset::Schnurps,
    Preset::Treatise,
    Preset::Bummerl,
    Preset::Strokes,
    Preset::Strokes32,
    Preset::Schnapsen,
    Preset::Santase,
];

struct AtTable {
    match_session: MatchSession,
    scene: Scene,
}

impl AtTable {
    fn new(preset: Preset, seed: &str) -> AtTable {
        let match_session = MatchSession::new(preset, preset.checked(), seed);
        let session = match_session.session();
        let mut scene = Scene::dealt(&session.header().setup, &session.view(PLAYER));
        for event in session.events() {
            scene.apply(SceneStep::Event(event.seen_by(PLAYER)));
        }
        AtTable {
            match_session,
            scene,
        }
    }

    fn play(&mut self, action: Action) -> Vec<Event> {
        let events = self
            .match_session
            .play(action)
            .expect("the action is legal");
        for event in &events {
            self.scene.apply(SceneStep::Event(event.seen_by(PLAYER)));
        }
        events
    }

    fn deal(&self) -> &AnyDeal {
        self.match_session.session().deal()
    }

    fn turn(&self) -> Option<Seat> {
        self.deal().turn().seat()
    }

    fn asked(&self) -> Moment {
        Moment {
            asked: self.turn() == Some(PLAYER),
            announcing: true,
            ..Moment::default()
        }
    }

    /// Plays legal actions until the question is put or the deal is over.
    fn until(mut self, mut reached: impl FnMut(&AtTable) -> bool) -> Option<AtTable> {
        for turn in 0.. {
            if reached(&self) {
                return Some(self);
            }
            let legal = self.deal().legal_actions();
            if legal.is_empty() {
                return None;
            }
            self.play(legal[turn * 5 % legal.len()]);
        }
        None
    }

    fn find(preset: Preset, reached: impl Fn(&AtTable) -> bool) -> AtTable {
        (0..2000)
            .find_map(|seed| AtTable::new(preset, &format!("find {seed}")).until(&reached))
            .expect("some deal comes to this")
    }
}

#[test]
fn a_marriage_before_the_first_trick_counts_later() {
    let mut table = AtTable::new(Preset::Schnapsen, "early");
    let seat = PLAYER;
    let announced = Event::Announced(seat, Suit::Hearts, 20);
    assert_eq!(table.scene.announced_ahead(&announced), Some(20));
    table.scene.apply(SceneStep::Event(announced));
    assert_eq!(table.scene.own_side().melds_ahead(), 20);
    assert_eq!(table.scene.own_side().card_points(), 0);
    table.scene.apply(SceneStep::Event(Event::TrickTaken {
        seat,
        points: 5,
        last_trick_bonus: 0,
    }));
    assert_eq!(table.scene.announced_ahead(&announced), None);
    assert_eq!(table.scene.own_side().melds_ahead(), 0);
    assert_eq!(table.scene.own_side().card_points(), 25);
}

fn assert_shows_the_deal(table: &AtTable) {
    let AnyDeal::TwoHanded(deal) = table.deal() else {
        panic!("a game for two");
    };
    let scene = &table.scene;
    let truth = deal.table();
    let mut hand = scene.hand.clone();
    hand.sort();
    let mut held: Vec<Card> = deal.hand(PLAYER).iter().collect();
    held.sort();
    assert_eq!(hand, held);
    for seat in [Seat(0), Seat(1)] {
        let shown = scene.seat(seat);
        assert_eq!(shown.held, truth.held[seat.index()], "cards held");
        assert_eq!(shown.tricks, truth.tricks[seat.index()], "tricks");
        assert_eq!(shown.points, truth.points[seat.index()], "points");
        assert_eq!(shown.melds, truth.melds[seat.index()], "marriages");
    }
    assert_eq!(scene.talon.count, truth.talon);
    assert_eq!(scene.talon.bottom, truth.bottom);
    assert_eq!(
        scene.talon.covered_by,
        truth.covered.map(|covered| covered.by)
    );
    assert_eq!(scene.trump, truth.trump);
    assert_eq!(scene.result, table.deal().result());
}

#[test]
fn the_scene_folded_from_masked_events_is_the_deal_at_every_step_of_every_game() {
    for preset in TWO_HANDED {
        for seed in 0..40 {
            let table = AtTable::new(preset, &format!("fold {seed}"));
            table.until(|table| {
                assert_shows_the_deal(table);
                false
            });
        }
    }
}

#[test]
fn the_points_told_are_those_of_the_players_side_and_of_each_other_player() {
    for (preset, told_of_all) in [
        (Preset::Paderborn, vec![0, 1]),
        (Preset::Three, vec![0, 1, 2]),
        (Preset::Four, vec![0]),
    ] {
        let has_won = |table: &AtTable| table.scene.seats.iter().all(|seat| seat.tricks > 0);
        let scene = AtTable::find(preset, has_won).scene;
        let own = scene.own_side().card_points();
        assert_eq!(scene.told_points(None, false), [(PLAYER, own)]);
        let told = scene.told_points(None, true);
        let of = told.iter().map(|(seat, _)| seat.0);
        assert_eq!(of.collect::<Vec<_>>(), told_of_all, "{preset}");
        assert_eq!(told[0].1, own, "{preset}");
        let without = scene.told_points(Some(PLAYER), true);
        assert_eq!(without, told[1..], "{preset}");
    }
}

#[test]
fn a_trick_lies_there_until_it_is_swept_away() {
    let mut table = AtTable::find(Preset::Paderborn, |table| table.scene.taken_by.is_some());
    assert_eq!(table.scene.trick.len(), 2);
    let flights = animate::plan(&table.scene, SceneStep::Sweep);
    assert_eq!(flights.len(), 2);
    assert!(flights.iter().all(|flight| flight.leaves));
    table.scene.apply(SceneStep::Sweep);
    assert!(table.scene.trick.is_empty());
    assert!(table.scene.last_trick.is_some());
}

#[test]
fn a_trick_stays_as_long_as_the_speed_says_or_until_the_tap() {
    let table = AtTable::new(Preset::Paderborn, "pace");
    let taken = SceneStep::Event(Event::TrickTaken {
        seat: PLAYER,
        points: 21,
        last_trick_bonus: 0,
    });
    let stays = |speed| timing::hold(&table.scene, taken, speed);
    assert_eq!(stays(Speed::Normal), Hold::For(1200));
    assert_eq!(stays(Speed::Wait), Hold::UntilTap);
    assert_eq!(
        (
            timing::thinking(0, Speed::Normal),
            timing::thinking(255, Speed::Normal)
        ),
        (400, 700)
    );
}

#[test]
fn when_it_is_the_others_turn_nothing_can_be_done_and_nothing_is_dimmed() {
    let table = AtTable::find(Preset::Paderborn, |table| table.turn() == Some(Seat(1)));
    let view = table.match_session.session().view(PLAYER);
    for card in turn::hand(&table.scene, &view, table.asked()) {
        assert_eq!(
            (card.why, card.dim, card.up),
            (Some(Unavailable::NotYourTurn), false, false)
        );
    }
    for offered in turn::offered_calls(&view, table.asked()) {
        assert_eq!(offered.look, CallLook::Off(Unavailable::NotYourTurn));
    }
}

#[test]
fn the_card_drawn_last_is_known_until_one_is_played() {
    let has_drawn = |table: &AtTable| table.scene.drawn_card().is_some();
    let mut table = AtTable::find(Preset::Paderborn, |table| {
        table.turn() == Some(PLAYER) && has_drawn(table)
    });
    let card = table.scene.drawn_card().unwrap();
    assert!(table.scene.hand.contains(&card));
    assert_eq!(
        table
            .scene
            .events
            .iter()
            .rev()
            .find_map(|event| match event {
                Event::Drew { seat: PLAYER, card } => *card,
                _ => None,
            }),
        Some(card)
    );
    let other = *table.scene.hand.iter().find(|held| **held != card).unwrap();
    table.play(Action::play(other));
    assert!(!has_drawn(&table));
    assert!(!has_drawn(&AtTable::new(Preset::Paderborn, "begins")));
}

#[test]
fn where_following_is_compulsory_the_other_cards_are_dimmed_and_say_why() {
    let must_follow = |table: &AtTable| {
        let view = table.match_session.session().view(PLAYER);
        table.turn() == Some(PLAYER)
            && turn::hand(&table.scene, &view, table.asked())
                .iter()
                .any(|card| matches!(card.why, Some(Unavailable::Refused(Illegal::MustFollow(_)))))
    };
    let table = AtTable::find(Preset::Paderborn, must_follow);
    let view = table.match_session.session().view(PLAYER);
    for card in turn::hand(&table.scene, &view, table.asked()) {
        assert_eq!(card.dim, card.why.is_some());
        assert_eq!(card.up, card.why.is_none());
    }
    assert_eq!(turn::ask(&table.scene, &view, table.asked()), Ask::Follow);
}

#[test]
fn king_and_queen_carry_their_marriage_and_the_player_may_keep_it_to_himself() {
    let has_marriage = |table: &AtTable| {
        let view = table.match_session.session().view(PLAYER);
        table.turn() == Some(PLAYER)
            && matches!(
                turn::ask(&table.scene, &view, table.asked()),
                Ask::Lead(Some(_))
            )
    };
    let table = AtTable::find(Preset::Paderborn, has_marriage);
    let view = table.match_session.session().view(PLAYER);
    let hand = turn::hand(&table.scene, &view, table.asked());
    let carrying: Vec<_> = hand.iter().filter(|card| card.meld.is_some()).collect();
    assert!(carrying.len() >= 2 && carrying.iter().all(|card| card.up));
    let card = carrying[0].card;
    assert_eq!(turn::play(&view, card, true), Action::meld(card));
    assert_eq!(turn::play(&view, card, false), Action::play(card));
    let silent = Moment {
        announcing: false,
        ..table.asked()
    };
    let hand = turn::hand(&table.scene, &view, silent);
    assert!(hand.iter().all(|card| card.meld.is_none()));
}

#[test]
fn it_is_known_why_a_marriage_cannot_be_announced() {
    let leads = |table: &AtTable| {
        let session = table.match_session.session();
        let hand = session.hand(PLAYER);
        let holds = |suit| hand.is_superset(CardSet::marriage(suit));
        table.turn() == Some(PLAYER)
            && session.moves().is_empty()
            && Suit::ALL.into_iter().any(holds)
    };
    let barred =
        |table: &AtTable| turn::barred_marriage(&table.match_session.session().view(PLAYER));
    let needs_trick = Some(Illegal::MeldNeedsTrick);
    assert_eq!(
        barred(&AtTable::find(Preset::Paderborn, leads)),
        needs_trick
    );
    assert_eq!(barred(&AtTable::find(Preset::Schnapsen, leads)), None);
    let declares = |table: &AtTable| {
        let view = table.match_session.session().view(PLAYER);
        let asked = turn::ask(&table.scene, &view, table.asked());
        table.turn() == Some(PLAYER) && matches!(asked, Ask::Lead(Some(_)))
    };
    assert_eq!(barred(&AtTable::find(Preset::Paderborn, declares)), None);
    let after_closing = |table: &AtTable| {
        let view = table.match_session.session().view(PLAYER);
        let asked = turn::ask(&table.scene, &view, table.asked());
        table.scene.talon.covered_by == Some(PLAYER)
            && asked == Ask::Lead(None)
            && turn::marriage_barred_by_covering(&view).is_some()
    };
    let closed = AtTable::find(Preset::Paderborn, after_closing);
    assert_eq!(barred(&closed), Some(Illegal::MeldWhenCovered));
}

/// So closing can say whether it costs a marriage that is held.
#[test]
fn covering_bars_a_marriage_that_cannot_be_announced_at_once() {
    let barred = |table: &AtTable| {
        turn::marriage_barred_by_covering(&table.match_session.session().view(PLAYER))
    };
    let may = |table: &AtTable, action| table.deal().legal_actions().contains(&action);
    let covers = |table: &AtTable| {
        table.turn() == Some(PLAYER)
            && may(table, Action::Cover)
            && barred(table).is_some()
            && table.scene.last_trick.is_some()
    };
    let leads = |table: &AtTable| covers(table) && !may(table, Action::Draw);
    let draws = |table: &AtTable| covers(table) && may(table, Action::Draw);
    assert_eq!(barred(&AtTable::find(Preset::Paderborn, leads)), Some(true));
    assert_eq!(
        barred(&AtTable::find(Preset::Paderborn, draws)),
        Some(false)
    );
    let declares = |table: &AtTable| {
        let view = table.match_session.session().view(PLAYER);
        let asked = turn::ask(&table.scene, &view, table.asked());
        table.turn() == Some(PLAYER) && matches!(asked, Ask::Lead(Some(_)))
    };
    let allowed = AtTable::find(Preset::Schnapsen, declares);
    assert_eq!(barred(&allowed), None);
}

#[test]
fn drawing_is_a_choice_only_where_something_else_could_be_done_first() {
    let draws = |table: &AtTable| {
        table.turn() == Some(PLAYER) && table.deal().legal_actions().contains(&Action::Draw)
    };
    let paderborn = AtTable::find(Preset::Paderborn, draws);
    assert!(turn::drawing_is_a_choice(&paderborn.deal().legal_actions()));
    let view = paderborn.match_session.session().view(PLAYER);
    assert_eq!(
        turn::ask(&paderborn.scene, &view, paderborn.asked()),
        Ask::Draw
    );
    let no_cover = |table: &AtTable| {
        let legal = table.deal().legal_actions();
        draws(table) && !legal.contains(&Action::Cover) && !legal.contains(&Action::Rob)
    };
    let schnapsen = AtTable::find(Preset::Schnapsen, no_cover);
    let legal = schnapsen.deal().legal_actions();
    let only_out = legal
        .iter()
        .all(|action| matches!(action, Action::Draw | Action::Out { meld: None }));
    assert_eq!(turn::drawing_is_a_choice(&legal), !only_out);
}

#[test]
fn r7_the_exchange_is_offered_to_neighbours_only_after_drawing() {
    for preset in [Preset::Schnapsen, Preset::Santase] {
        let robs_later = |table: &AtTable| {
            let AnyDeal::TwoHanded(deal) = table.deal() else {
                return false;
            };
            let lowest = deal.table().lowest_trump();
            table.turn() == Some(PLAYER)
                && deal.legal_actions().contains(&Action::Draw)
                && deal.table().talon > 4
                && lowest.is_some_and(|lowest| deal.hand(PLAYER).contains(lowest))
        };
        let mut table = AtTable::find(preset, robs_later);
        let rob = |table: &AtTable| {
            let view = table.match_session.session().view(PLAYER);
            turn::offered_calls(&view, table.asked())[2]
        };
        let too_early = CallLook::Off(Unavailable::Refused(Illegal::RobAfterDrawing));
        assert_eq!((rob(&table).call, rob(&table).look), (Call::Rob, too_early));
        assert!(turn::draws_by_itself(table.deal(), false));
        table.play(Action::Draw);
        assert_eq!(rob(&table).look, CallLook::Possible, "{preset:?}");
    }
}

#[test]
fn the_middle_call_declines_where_robbing_is_asked_after_a_cover() {
    let asked = |table: &AtTable| {
        table.turn() == Some(PLAYER) && table.deal().legal_actions().contains(&Action::Pass)
    };
    let table = AtTable::find(Preset::Paderborn, asked);
    let view = table.match_session.session().view(PLAYER);
    let calls = turn::offered_calls(&view, table.asked());
    assert_eq!(
        (calls[1].call, calls[1].look),
        (Call::Pass, CallLook::Possible)
    );
    assert_eq!(
        (calls[2].call, calls[2].look),
        (Call::Rob, CallLook::Possible)
    );
    assert_eq!(
        turn::ask(&table.scene, &view, table.asked()),
        Ask::RobAnswer
    );
}

#[test]
fn covering_waits_for_its_second_tap() {
    let may_cover = |table: &AtTable| {
        table.turn() == Some(PLAYER) && table.deal().legal_actions().contains(&Action::Cover)
    };
    let table = AtTable::find(Preset::Paderborn, may_cover);
    let view = table.match_session.session().view(PLAYER);
    let armed = Moment {
        armed: Some(Call::Cover),
        ..table.asked()
    };
    let cover = OfferedCall {
        call: Call::Cover,
        look: CallLook::Armed,
    };
    let back = OfferedCall {
        call: Call::Back,
        look: CallLook::Possible,
    };
    assert_eq!(
        turn::offered_calls(&view, table.asked())[1].call,
        Call::Cover
    );
    assert_eq!(turn::offered_calls(&view, armed), [back, cover]);
    assert_eq!(
        turn::ask(&table.scene, &view, armed),
        Ask::Confirm(Call::Cover)
    );
}

fn may_claim(table: &AtTable) -> bool {
    let claim = Action::Out { meld: None };
    table.turn() == Some(PLAYER) && table.deal().legal_actions().contains(&claim)
}

#[test]
fn a_claim_waits_for_its_second_tap_and_playing_on_takes_the_place_of_the_first() {
    for preset in [Preset::Paderborn, Preset::Thousand, Preset::Four] {
        let table = AtTable::find(preset, may_claim);
        let view = table.match_session.session().view(PLAYER);
        let armed = Moment {
            armed: Some(Call::Claim),
            ..table.asked()
        };
        assert_eq!(
            turn::offered_calls(&view, table.asked())[0].call,
            Call::Claim
        );
        let calls = turn::offered_calls(&view, armed);
        assert_eq!(calls[0].call, Call::Back, "{preset:?}");
        assert_eq!(
            (calls[1].call, calls[1].look),
            (Call::Claim, CallLook::Armed)
        );
        assert_eq!(calls.len(), 2, "{preset:?}");
    }
}

#[test]
fn a_claim_is_filled_only_where_66_card_points_are_there() {
    let table = AtTable::find(Preset::Paderborn, may_claim);
    let view = table.match_session.session().view(PLAYER);
    let look = |points: u16| {
        let mut scene = table.scene.clone();
        scene.seats[PLAYER.index()].points = points;
        scene.seats[PLAYER.index()].melds = 0;
        let mut calls = turn::offered_calls(&view, table.asked());
        assert_eq!(calls[0].look, CallLook::Possible);
        claim::recommend(&mut calls, &scene, &view);
        calls[0].look
    };
    assert_eq!(
        [look(65), look(66)],
        [CallLook::Possible, CallLook::Primary]
    );
}

#[test]
fn a_claim_is_filled_where_a_marriage_in_hand_makes_66() {
    let has_pair = |table: &AtTable| {
        let view = table.match_session.session().view(PLAYER);
        table.turn() == Some(PLAYER) && !claim::marriages(&view).is_empty()
    };
    let table = AtTable::find(Preset::Paderborn, has_pair);
    let view = table.match_session.session().view(PLAYER);
    let worth = claim::marriages(&view)[0].1;
    let with = |points: u16| {
        let mut scene = table.scene.clone();
        scene.seats[PLAYER.index()].points = points;
        scene.seats[PLAYER.index()].melds = 0;
        let mut calls = turn::offered_calls(&view, table.asked());
        claim::recommend(&mut calls, &scene, &view);
        let claim = calls.iter().find(|offered| offered.call == Call::Claim);
        (
            claim.map(|offered| offered.look),
            claim::sufficient(points, &view),
        )
    };
    assert_eq!(with(65 - worth), (Some(CallLook::Possible), None));
    assert_eq!(
        with(66 - worth),
        (Some(CallLook::Primary), Some((66, true)))
    );
    assert_eq!(with(66), (Some(CallLook::Primary), Some((66, false))));
}

#[test]
fn a_claim_of_a_thousand_is_never_filled() {
    let table = AtTable::find(Preset::Thousand, may_claim);
    let view = table.match_session.session().view(PLAYER);
    let mut scene = table.scene.clone();
    scene.seats[PLAYER.index()].points = 120;
    let mut calls = turn::offered_calls(&view, table.asked());
    claim::recommend(&mut calls, &scene, &view);
    assert_eq!(calls[0].look, CallLook::Possible);
}
