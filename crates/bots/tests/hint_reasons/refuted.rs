//! What is said of a move stands up to the cards that lie hidden.

use crate::scene::rules;
use sechsundsechzig_bots::hint_reasons::{HintReason, reasons};
use sechsundsechzig_bots::solve;
use sechsundsechzig_engine::cards::{Card, CardSet};
use sechsundsechzig_engine::deal::{
    Action, Deal, FastRng, PerSide, Seat, Setup, Turn, View, shuffle,
};
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
        .flat_map(|preset| (0..16).map(move |n| (preset, n)))
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
            let view = deal.view(seat);
            let worlds = [(); WORLDS].map(|()| view.sample_world(&mut rng));
            for action in &legal {
                for reason in reasons(&AnyView::TwoHanded(deal.view(seat)), *action) {
                    for world in worlds.iter().chain([&deal]) {
                        let holds = is_true(world, *action, reason);
                        assert!(
                            holds,
                            "{preset} {number}: {reason:?} of {action:?} in {world:?}"
                        );
                    }
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
        "HighestTrump",
        "NothingHigher",
        "MustFollow",
        "ForcesTrump",
        "OnlyTrumps",
        "HigherGone",
        "TwoHigher",
        "DrawsTrump",
        "WaitsFor",
        "KeepsTen",
        "BringsHome",
        "Captures",
        "CostsNothing",
        "CostsOnly",
        "Gives",
        "CannotBeat",
        "LetsGoFor",
        "KeepsFromOut",
        "ComesTo",
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

/// So many other deals that look the same to the player have to bear a reason out, too.
const WORLDS: usize = 3;

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
        HintReason::HighestTrump(points) => {
            wins_against(&after, me, |_| true) && points == table.rules.card_points(led(action))
        }
        HintReason::Unbeatable | HintReason::NothingHigher(_) | HintReason::MustFollow(_) => {
            wins_against(&after, me, |_| true)
        }
        HintReason::ForcesTrump(suit) => {
            let trumps = |reply: Action| reply.card().map(Card::suit) == table.trump;
            his.of_suit(suit).is_empty() && after.legal_actions().into_iter().all(trumps)
        }
        HintReason::OnlyTrumps => wins_against(&after, me, |card| Some(card.suit()) != table.trump),
        HintReason::HigherGone(card) => {
            table.played().contains(card)
                && wins_against(&after, me, |card| Some(card.suit()) != table.trump)
        }
        HintReason::TwoHigher(first, second) => {
            let played = led(action);
            let both = CardSet::of(first) | CardSet::of(second);
            let above = hidden.above(played);
            above.len() <= 2 && both.is_superset(above) && first > second && second > played
        }
        HintReason::DrawsTrump(card) => trumps(his) == CardSet::of(card),
        HintReason::WaitsFor(kept, partner, worth) => {
            let marriage = CardSet::of(kept) | CardSet::of(partner);
            hidden.contains(partner)
                && !table.known[me.other().index()].contains(partner)
                && after.hand(me).contains(kept)
                && marriage == CardSet::marriage(kept.suit())
                && worth == table.marriage_value(kept.suit())
        }
        HintReason::KeepsTen(ten, ace) => {
            after.hand(me).contains(ten)
                && hidden.contains(ace)
                && ten.suit() == ace.suit()
                && ace > ten
        }
        HintReason::CostsNothing(kept) => {
            table.rules.card_points(led(action)) == 0 && after.hand(me).contains(kept)
        }
        HintReason::CostsOnly(points, kept) => {
            table.rules.card_points(led(action)) == points
                && after.hand(me).contains(kept)
                && table.rules.card_points(kept) > points
        }
        HintReason::Gives(points) => legal_cards(deal).iter().all(|card| {
            points == table.rules.card_points(led(action))
                && table.rules.card_points(card) >= points
        }),
        HintReason::CannotBeat(card) => {
            table.led == Some(card) && legal_cards(deal).iter().all(|own| !takes(deal, own, me))
        }
        HintReason::BringsHome(ace) => {
            takes(deal, led(action), me) && hidden.contains(ace) && ace > led(action)
        }
        HintReason::Captures(card, points) => {
            table.led == Some(card) && is_true(deal, action, HintReason::Takes(points))
        }
        HintReason::SmallestTrump(card) => table.led == Some(card) && takes(deal, led(action), me),
        HintReason::ComesTo(points, missing) => {
            after.turn() != Turn::Over && total == points && points + missing == 66
        }
        HintReason::KeepsFromOut(card, points) => {
            let mut given = deal.clone();
            given.play_unchecked(Action::play(card), &mut ());
            let other = me.other();
            deal.check(Action::play(card)).is_ok()
                && given.table().total(other) == points
                && points >= 66
                && after.table().total(other) < 66
        }
        HintReason::LetsGoFor(points, kept) => {
            let lost = after.table().points[me.other().index()] - table.points[me.other().index()];
            (lost == points || after.turn() == Turn::Over) && takes(deal, kept, me)
        }
        HintReason::CoverWith(card, points) => covered_is_safe(deal, &[card], points),
        HintReason::CoverWithTwo(first, second, points) => {
            covered_is_safe(deal, &[first, second], points)
        }
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
            after.hand(me).contains(card)
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
            card > played && card.suit() == played.suit() && !deal.hand(me).contains(card)
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

/// The card that is played.
fn led(action: Action) -> Card {
    action.card().expect("a card")
}

fn legal_cards(deal: &TwoHanded) -> CardSet {
    let legal = deal.legal_actions().into_iter();
    legal.filter_map(|action| action.card()).collect()
}

/// Whether this seat, which is to follow, takes the trick with this card.
fn takes(deal: &TwoHanded, card: Card, me: Seat) -> bool {
    let mut taken = deal.clone();
    taken.play_unchecked(Action::play(card), &mut ());
    taken.table().tricks[me.index()] > deal.table().tricks[me.index()]
}

/// Whether a card just led takes its trick against every reply with one of these cards.
fn wins_against(after: &TwoHanded, me: Seat, replies: impl Fn(Card) -> bool) -> bool {
    let before = after.table().tricks[me.index()];
    after.legal_actions().into_iter().all(|reply| {
        let mut then = after.clone();
        then.play_unchecked(reply, &mut ());
        !reply.card().is_some_and(&replies) || then.table().tricks[me.index()] > before
    })
}

/// Whether these cards, led in a row after covering, take their tricks whatever is played, and come to so much.
fn covered_is_safe(deal: &TwoHanded, cards: &[Card], points: u16) -> bool {
    let mut after = deal.clone();
    let Turn::Seat(me) = deal.turn() else {
        return false;
    };
    after.play_unchecked(Action::Cover, &mut ());
    all_taken(&after, me, cards, points)
}

fn all_taken(deal: &TwoHanded, me: Seat, cards: &[Card], points: u16) -> bool {
    let [card, rest @ ..] = cards else {
        return deal.table().total(me) >= points;
    };
    if deal.turn() != Turn::Seat(me) {
        // Whether to rob is the other's to say.
        return deal.legal_actions().into_iter().all(|answer| {
            let mut then = deal.clone();
            then.play_unchecked(answer, &mut ());
            all_taken(&then, me, cards, points)
        });
    }
    let before = deal.table().tricks[me.index()];
    let mut led = deal.clone();
    led.play_unchecked(Action::play(*card), &mut ());
    let replies = led.legal_actions().into_iter();
    let mut cards = replies.filter(|reply| reply.card().is_some());
    cards.all(|reply| {
        let mut then = led.clone();
        then.play_unchecked(reply, &mut ());
        then.table().tricks[me.index()] > before && all_taken(&then, me, rest, points)
    })
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
