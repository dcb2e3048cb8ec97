//! What a search and a memory with gaps ask of a deal for two.

use super::TwoHanded;
use crate::cards::CardSet;
use crate::deal::{
    Action, ActionList, Deal, Event, FastRng, PerSide, Seat, Setup, Turn, View, shuffle,
};
use crate::rules::Preset;

/// Deals played by chance, few of them cut short, looked at before each move and at the end, with
/// what has happened.
fn look_on(preset: Preset, mut look: impl FnMut(&TwoHanded, &[Event])) {
    let rules = preset.checked();
    for number in 0..60 {
        let setup = Setup {
            rules,
            dealer: Seat(1),
            pack: shuffle::pack(rules.pack, "looked at", number),
            start: PerSide::new(2),
            trump: None,
        };
        let mut events = Vec::new();
        let mut deal = TwoHanded::new(&setup, &mut events);
        let mut rng = FastRng::new(u64::from(number));
        loop {
            look(&deal, &events);
            let mut next = deal.legal_actions();
            if next.is_empty() {
                break;
            }
            if rng.below(10) > 0 {
                next.retain(|action| !matches!(action, Action::Out { .. } | Action::Cover));
            }
            deal.play_unchecked(next[rng.below(next.len())], &mut events);
        }
    }
}

#[test]
fn what_is_legal_is_the_claims_and_the_rest() {
    for preset in [Preset::Treatise, Preset::Thousand] {
        look_on(preset, |deal, _| {
            let is_claim = |action: &Action| matches!(action, Action::Out { .. });
            let (claims, rest): (Vec<_>, Vec<_>) =
                deal.legal_actions().into_iter().partition(is_claim);
            let mut listed = ActionList::new();
            deal.list_but_claims(&mut listed);
            assert_eq!((deal.claims().to_vec(), listed.to_vec()), (claims, rest));
        });
    }
}

#[test]
fn the_balance_is_what_seat_0_scores_less_what_seat_1_does() {
    let mut seen = Vec::new();
    look_on(Preset::Paderborn, |deal, _| {
        let scored = deal.result().map(|result| {
            let [own, others] = [0, 1].map(|seat| result.game_points[seat] as i8);
            own - others
        });
        assert_eq!(deal.table().balance(), scored);
        seen.extend(scored);
    });
    for balance in [-3, -2, -1, 1, 2, 3] {
        assert!(seen.contains(&balance), "{balance}");
    }
}

#[test]
fn a_card_drawn_is_unplayed_until_its_drawer_plays_one() {
    look_on(Preset::Strokes, |deal, events| {
        for seat in [Seat(0), Seat(1)] {
            let other = seat.other();
            let latest = |wanted: &dyn Fn(&Event) -> bool| events.iter().rposition(wanted);
            let drew = latest(&|event| matches!(event, Event::Drew { seat, .. } if *seat == other));
            let played =
                latest(&|event| matches!(event, Event::Played { seat, .. } if *seat == other));
            let unplayed = drew > played && deal.table().talon_open();
            if deal.turn() != Turn::Over {
                assert_eq!(deal.view(seat).other_has_an_unplayed_draw(), unplayed);
            }
        }
    });
}

#[test]
fn the_lowest_trump_is_as_likely_the_card_just_drawn_as_any_other_in_the_hand() {
    let mut rng = FastRng::new(66);
    let [mut held, mut just_drawn, mut expected] = [0.0; 3];
    look_on(Preset::Strokes, |deal, _| {
        let view = deal.view(Seat(0));
        let table = view.table();
        let hidden = usize::from(table.held[1]) - table.known[1].len();
        let unplayed = view.other_has_an_unplayed_draw();
        let lowest = table
            .lowest_trump()
            .filter(|card| view.unseen().contains(*card));
        for _ in 0..5 {
            let world = view.sample_world(&mut rng);
            let holds = lowest.is_some_and(|card| world.hand(Seat(1)).contains(card));
            let drawn = world.just_drew_lowest_trump[1];
            assert!(!drawn || holds && unplayed, "only who holds and drew it");
            if holds && unplayed {
                held += 1.0;
                expected += 1.0 / hidden as f64;
                just_drawn += f64::from(u8::from(drawn));
            }
        }
    });
    assert!(held > 300.0, "{held}");
    let ratio: f64 = just_drawn / expected;
    assert!((0.7..1.3).contains(&ratio), "{just_drawn} for {expected}");
}

#[test]
fn who_takes_other_cards_for_played_imagines_whole_deals_and_keeps_what_he_can_of_the_rest() {
    let mut rng = FastRng::new(66);
    let [mut kept, mut given_up] = [0, 0];
    look_on(Preset::Paderborn, |deal, _| {
        if deal.turn() == Turn::Over {
            return;
        }
        let view = deal.view(Seat(0));
        let table = view.table();
        let forgotten: CardSet = (table.won[0] | table.won[1]).iter().take(3).collect();
        let gone: CardSet = view.unseen().iter().take(forgotten.len()).collect();
        if gone.len() < forgotten.len() {
            return;
        }
        let imagined = view.misremembered(forgotten, gone, [4, 200]);
        assert_eq!(imagined.unseen(), (view.unseen() | forgotten) - gone);
        let points = [table.points[0].saturating_sub(4), 0];
        assert_eq!(imagined.table().points, points);
        let world = imagined.sample_world(&mut rng);
        let hand = world.hand(Seat(1));
        assert_eq!(hand.len(), usize::from(table.held[1]));
        assert!(hand.is_superset(table.known[1]));
        let hidden = hand.len() - table.known[1].len();
        if (imagined.unseen() - view.not_with_the_other()).len() < hidden {
            assert!(imagined.not_with_the_other().is_empty());
            given_up += 1;
        } else {
            assert_eq!(imagined.table().lacking, table.lacking);
            kept += usize::from(!view.not_with_the_other().is_empty());
        }
    });
    assert!(kept > 20 && given_up > 5, "{kept} and {given_up}");
}
