//! The reasons of a move in the other games: fewer, and as true.

use super::two_handed::{beaten_by, few_higher, longest, named};
use super::{HintReason, only_move};
use crate::Searchable;
use sechsundsechzig_engine::cards::{Card, CardSet, Suit};
use sechsundsechzig_engine::deal::{Action, FastRng, Seat, View};
use sechsundsechzig_engine::games::penneech::{self, PenneechView};
use sechsundsechzig_engine::games::sixty_six::no_talon::Round;
use sechsundsechzig_engine::games::sixty_six::strict_play::beats;
use sechsundsechzig_engine::games::sixty_six::{FourHandedView, ThreeHandedView};
use sechsundsechzig_engine::rules::ScoreWhen;

/// Why this action of one of three.
pub(super) fn three(view: &ThreeHandedView, action: Action) -> Vec<HintReason> {
    dealt_out(view, &view.table().round, action)
}

/// Why this action of one of four.
pub(super) fn four(view: &FourHandedView, action: Action) -> Vec<HintReason> {
    dealt_out(view, &view.table().round, action)
}

fn dealt_out<V: View>(view: &V, round: &Round, action: Action) -> Vec<HintReason>
where
    V::Deal: Searchable,
{
    if only_move(view) {
        return vec![HintReason::OnlyMove];
    }
    let worth = |suit| round.marriage_value(suit);
    let legal = view.legal_actions();
    let names_trump = legal
        .iter()
        .any(|other| matches!(other, Action::NameTrump(_)));
    let reason = match action {
        Action::Out { .. } | Action::OutWith(_) => {
            let world = view.sample_world(&mut FastRng::new(0));
            world.claim_is_true(action).then_some(HintReason::SideIsOut)
        }
        Action::NameTrump(suit) => Some(named(view.hand(), suit)),
        Action::Pass if names_trump => {
            let lengths = Suit::ALL.map(|suit| view.hand().of_suit(suit).len() as u16);
            lengths.into_iter().max().map(HintReason::NoLongSuit)
        }
        // Who has no marriage is not asked.
        Action::Pass => Some(HintReason::HidesMarriage),
        Action::Announce(suit) => Some(HintReason::Brings(worth(suit))),
        Action::Play {
            card, meld: true, ..
        } => Some(HintReason::Brings(worth(card.suit()))),
        Action::Play { card, .. } => return played(view, round, card),
        _ => None,
    };
    reason.into_iter().collect()
}

fn played(view: &impl View, round: &Round, card: Card) -> Vec<HintReason> {
    let legal = view.legal_actions();
    let playable: CardSet = legal.iter().filter_map(|action| action.card()).collect();
    let points = |card: Card| round.rules.card_points(card);
    let cheapest = playable.iter().all(|other| points(card) <= points(other));
    let Some((winner, best)) = round.trick.best(round.trump) else {
        let out = round.rules.pack.cards() - round.all_played() - view.hand();
        let is_trump = Some(card.suit()) == round.trump;
        let trumps_out = round
            .trump
            .is_some_and(|suit| !out.of_suit(suit).is_empty());
        return if out.above(card).is_empty() && (is_trump || !trumps_out) {
            vec![HintReason::Unbeatable]
        } else {
            let cheap = cheapest.then_some(HintReason::Cheapest);
            let higher = || few_higher(out, card);
            let beaten = || beaten_by(out, |other| beats(other, card, round.trump));
            let most = playable.iter().map(points).max().unwrap_or(0);
            let stake = (points(card) < most).then(|| HintReason::AtStake(points(card), most));
            let reason = cheap.or_else(higher).or(stake).or_else(beaten);
            reason.into_iter().collect()
        };
    };
    let last = round.trick.cards().count() + 1 == usize::from(round.players);
    let lying: u16 = round.trick.cards().map(|(_, card)| points(card)).sum();
    let takes = |card: Card| beats(card, best, round.trump);
    if takes(card) {
        return vec![if last {
            HintReason::Takes(lying + points(card))
        } else {
            HintReason::HighestSoFar(best)
        }];
    }
    if last && is_partner(round, winner, view.seat()) {
        return vec![HintReason::PartnersTrick(lying + points(card))];
    }
    let taking = playable.iter().filter(|card| takes(*card));
    let taking = taking.min_by_key(|card| (points(*card), card.rank()));
    let cheap = cheapest.then_some(HintReason::Cheapest);
    match taking {
        None => [HintReason::CannotBeat(best)]
            .into_iter()
            .chain(cheap)
            .collect(),
        Some(taking) => vec![cheap.unwrap_or(HintReason::WouldCost(taking))],
    }
}

fn is_partner(round: &Round, one: Seat, other: Seat) -> bool {
    round.players == 4 && one.left(2, 4) == other
}

/// Why a player of Penneech leads this card.
fn led(view: &PenneechView, card: Card, trump: Suit) -> Vec<HintReason> {
    let table = view.table();
    let beaten = beaten_by(view.unseen(), |other| penneech::beats(other, card, trump));
    let mut reasons = vec![beaten.unwrap_or(HintReason::Unbeatable)];
    match (table.worth(card), table.rules.score_when) {
        (0, _) => reasons.push(HintReason::CountsNothing),
        (worth, ScoreWhen::Played) => reasons.insert(0, HintReason::Marks(worth)),
        (_, ScoreWhen::Won) => {}
    }
    reasons
}

/// Why this action of a player of Penneech.
pub(super) fn penneech(view: &PenneechView, action: Action) -> Vec<HintReason> {
    if only_move(view) {
        return vec![HintReason::OnlyMove];
    }
    let table = view.table();
    let reason = match (action, table.led, table.trump()) {
        // Only who has none is asked (6.2).
        (Action::Redeal, ..) => Some(HintReason::NoHonours),
        (Action::Pass, ..) => {
            let hand = view.hand();
            Suit::ALL.into_iter().find_map(|suit| longest(hand, suit))
        }
        (Action::Play { card, .. }, None, Some(trump)) => {
            return led(view, card, trump);
        }
        (Action::Play { card, .. }, Some(led), Some(trump))
            if penneech::beats(card, led, trump) =>
        {
            let won = match table.rules.score_when {
                ScoreWhen::Won => table.worth(led),
                ScoreWhen::Played => 0,
            };
            Some(match won + table.worth(card) {
                0 => HintReason::TakesTrick,
                marks => HintReason::Marks(marks),
            })
        }
        (Action::Play { .. }, Some(led), Some(trump)) => {
            let legal = view.legal_actions().into_iter();
            let taking = legal.filter_map(|action| action.card());
            let taking = taking.filter(|card| penneech::beats(*card, led, trump));
            let taking = taking.min_by_key(|card| (table.worth(*card), card.rank()));
            Some(taking.map_or(HintReason::CannotTake, HintReason::WouldCost))
        }
        _ => None,
    };
    reason.into_iter().collect()
}
