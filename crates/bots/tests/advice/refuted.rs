//! What is said of a move stands up to the cards that lie hidden.

use crate::scene::rules;
use sechsundsechzig_bots::advice::{HintReason, reasons};
use sechsundsechzig_bots::solve;
use sechsundsechzig_engine::cards::CardSet;
use sechsundsechzig_engine::deal::{Action, Deal, FastRng, PerSide, Seat, Setup, Turn, shuffle};
use sechsundsechzig_engine::games::sixty_six::TwoHanded;
use sechsundsechzig_engine::games::sixty_six::strict_play::beats;
use sechsundsechzig_engine::games::{AnyDeal, AnyView};

/// Plays deals by chance and looks at every move that is legal on the way: nothing that is said of
/// one may be refuted by the cards that lie hidden.
#[test]
fn no_reason_is_refuted_by_the_hidden_cards() {
    let mut looked_at = std::collections::BTreeMap::new();
    let presets = [
        "paderborn",
        "scharf",
        "schnurps",
        "bummerl",
        "strokes",
        "strokes-32",
        "ace-of-hearts",
        "schnapsen",
        "santase",
    ];
    for (preset, number) in presets
        .iter()
        .flat_map(|preset| (0..12).map(move |n| (preset, n)))
    {
        let rules = rules(preset, "");
        let setup = Setup {
            rules,
            dealer: Seat((number % 2) as u8),
            pack: shuffle::pack(rules.pack, "advice", number),
            start: PerSide::new(2),
            trump: None,
        };
        let mut deal = TwoHanded::new(&setup, &mut ());
        let mut rng = FastRng::new(u64::from(number));
        while let Turn::Seat(seat) = deal.turn() {
            let legal = deal.legal_actions();
            for action in &legal {
                for reason in reasons(&AnyView::TwoHanded(deal.view(seat)), *action) {
                    let holds = is_true(&deal, *action, reason);
                    assert!(
                        holds,
                        "{preset} {number}: {reason:?} of {action:?} in {deal:?}"
                    );
                    let name = format!("{reason:?}");
                    let kind = name.split('(').next().unwrap_or_default().to_owned();
                    *looked_at.entry(kind).or_insert(0) += 1;
                }
            }
            let honest = legal
                .iter()
                .filter(|action| !matches!(action, Action::Out { .. }));
            let honest: Vec<&Action> = honest.collect();
            deal.play_unchecked(*honest[rng.below(honest.len())], &mut ());
        }
    }
    for kind in [
        "Unbeatable",
        "DrawsTrumps",
        "KeepsForLast",
        "NoTrumpOut",
        "OneTrumpOut",
        "Wins",
        "BeatenBy",
        "WouldCost",
    ] {
        assert!(
            looked_at.contains_key(kind),
            "{kind} is never said: {looked_at:?}"
        );
    }
}

/// The longest hands the solver that tries everything is asked about.
const LONGEST: usize = 4;

/// Whether the real cards bear this out, as far as they can.
fn is_true(deal: &TwoHanded, action: Action, reason: HintReason) -> bool {
    let Turn::Seat(me) = deal.turn() else {
        return false;
    };
    let table = deal.table();
    let his = deal.hand(me.other());
    let hidden = his | deal.talon().iter().copied().collect();
    let hidden = table
        .bottom
        .map_or(hidden, |bottom| hidden - CardSet::of(bottom));
    let trumps = |cards: CardSet| {
        table
            .trump
            .map_or(CardSet::EMPTY, |suit| cards.of_suit(suit))
    };
    let mut after = deal.clone();
    after.play_unchecked(action, &mut ());
    let total = after.table().total(me);
    let solved = deal.hand(me).len() <= LONGEST;
    match reason {
        HintReason::Unbeatable => after.legal_actions().into_iter().all(|reply| {
            let mut then = after.clone();
            then.play_unchecked(reply, &mut ());
            reply == Action::Rob || then.table().tricks[me.index()] > table.tricks[me.index()]
        }),
        HintReason::NoTrumpOut => trumps(his).is_empty(),
        HintReason::OneTrumpOut(card) => trumps(hidden) == CardSet::of(card),
        HintReason::DrawsTrumps(count) => trumps(his).len() == usize::from(count),
        HintReason::Takes(points) => {
            let won = after.table().points[me.index()] - table.points[me.index()];
            won == points || (after.turn() == Turn::Over && won == points + 10)
        }
        HintReason::KeepsHigher(card) => {
            let mut taken = deal.clone();
            taken.play_unchecked(Action::play(card), &mut ());
            after.hand(me).has(card)
                && taken.table().tricks[me.index()] > table.tricks[me.index()]
                && taken.table().total(me) >= total
        }
        HintReason::Reaches(points) => {
            let out = Action::Out { meld: None };
            after.check(out).is_ok() && total == points && points >= 66
        }
        HintReason::Out(_) | HintReason::OutWithMarriage(..) | HintReason::Pays(_) => {
            let result = after.result();
            result.is_some_and(|result| result.winner == Some(me))
        }
        HintReason::OneHigher(card) => {
            let played = action.card().expect("a card");
            card > played && card.suit() == played.suit() && !deal.hand(me).has(card)
        }
        HintReason::BeatenBy(cards, of) => {
            let led = action.card().expect("a card");
            let beat = hidden
                .iter()
                .filter(|other| beats(*other, led, table.trump));
            // What is known to be out of the other's reach is not counted.
            usize::from(of) <= hidden.len() && usize::from(cards) <= beat.count()
        }
        HintReason::AtStake(points, most) => {
            let worth = table.rules.card_points(action.card().expect("a card"));
            worth == points && points < most
        }
        HintReason::WouldCost(card) => {
            let mut taken = deal.clone();
            taken.play_unchecked(Action::play(card), &mut ());
            deal.check(Action::play(card)).is_ok()
                && taken.table().tricks[me.index()] > table.tricks[me.index()]
        }
        HintReason::KeepsForLast(card) => {
            after.hand(me) == CardSet::of(card) && takes_last(&after, me)
        }
        HintReason::Wins(_)
        | HintReason::LosesOnly(_)
        | HintReason::Even
        | HintReason::OnlyWayToWin
            if !solved =>
        {
            true
        }
        HintReason::Wins(points) => value(deal, action) == Some(i32::from(points)),
        HintReason::LosesOnly(points) => value(deal, action) == Some(-i32::from(points)),
        HintReason::Even => value(deal, action) == Some(0),
        HintReason::OnlyWayToWin => value(deal, action).is_some_and(|value| value > 0),
        _ => true,
    }
}

/// Whether this seat takes the last trick whatever is played, unless somebody goes out.
fn takes_last(deal: &TwoHanded, seat: Seat) -> bool {
    if deal.turn() == Turn::Over {
        return deal
            .table()
            .last_trick
            .is_some_and(|trick| trick.winner == seat);
    }
    let legal = deal.legal_actions().into_iter();
    let mut cards = legal.filter(|action| action.card().is_some());
    cards.all(|action| {
        let mut then = deal.clone();
        then.play_unchecked(action, &mut ());
        takes_last(&then, seat)
    })
}

/// What a solver that tries everything makes of it for the seat to act.
fn value(deal: &TwoHanded, action: Action) -> Option<i32> {
    let values = solve::values(&AnyDeal::TwoHanded(deal.clone()));
    let found = values.into_iter().find(|(other, _)| *other == action);
    found.map(|(_, value)| value)
}
