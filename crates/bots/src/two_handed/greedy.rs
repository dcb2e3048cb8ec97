//! The greedy bot for two with a talon: counts, goes out in time, announces marriages, takes tricks with many points.

use super::count::{cheapest, dearest, marriages, sure_points};
use super::true_claim;
use sechsundsechzig_engine::cards::{Card, CardSet, Rank, Suit};
use sechsundsechzig_engine::deal::{Action, ActionList, View};
use sechsundsechzig_engine::games::sixty_six::strict_play::beats;
use sechsundsechzig_engine::games::sixty_six::two_handed::{Phase, Table};
use sechsundsechzig_engine::games::sixty_six::{OUT, TwoHandedView};

/// The action for this view.
pub(super) fn choose(view: &TwoHandedView) -> Action {
    let table = view.table();
    // The turned-up card is nobody's while it lies there, and for good once it is covered.
    let unseen = view.unseen() | table.known[view.seat().other().index()];
    choose_with(table, view.hand(), unseen, view.legal_actions())
}

/// The action for this hand, these cards elsewhere and these legal actions.
pub(super) fn choose_with(
    table: &Table,
    hand: CardSet,
    unseen: CardSet,
    mut actions: ActionList,
) -> Action {
    if let Some(right) = true_claim(table, &actions) {
        return right;
    }
    actions.retain(|action| !matches!(action, Action::Out { .. }));
    let chosen = match table.phase {
        _ if actions.len() == 1 => actions.first().copied(),
        Phase::NameTrump => Some(Action::NameTrump(best_suit(table, hand))),
        Phase::RobAnswer => Some(Action::Rob),
        Phase::Draw => special(table, hand, unseen, &actions).or(Some(Action::Draw)),
        Phase::Lead => special(table, hand, unseen, &actions)
            .or_else(|| announcement(table, &actions))
            .or_else(|| lead(table, hand, unseen).map(Action::play)),
        Phase::Follow => {
            special(table, hand, unseen, &actions).or_else(|| follow(table, hand, &actions))
        }
        Phase::Over => None,
    };
    chosen
        .filter(|action| actions.contains(action))
        .or(actions.first().copied())
        .unwrap_or(Action::Pass)
}

/// Robs at once; covers when a simple count says 66.
fn special(table: &Table, hand: CardSet, unseen: CardSet, actions: &ActionList) -> Option<Action> {
    if actions.contains(&Action::Rob) {
        return Some(Action::Rob);
    }
    if !actions.contains(&Action::Cover) {
        return None;
    }
    let announced = if table.has_just_won() {
        best_marriage(table, hand).map_or(0, |suit| table.marriage_value(suit))
    } else {
        0
    };
    let counted = table.total(table.turn) + announced + sure_points(table, hand, unseen);
    (counted >= OUT).then_some(Action::Cover)
}

fn best_marriage(table: &Table, hand: CardSet) -> Option<Suit> {
    marriages(hand).max_by_key(|suit| table.marriage_value(*suit))
}

/// Leads the queen of the most valuable marriage that may be announced; a change of trumps goes to that suit.
fn announcement(table: &Table, actions: &ActionList) -> Option<Action> {
    actions
        .iter()
        .copied()
        .filter(|action| matches!(action, Action::Play { meld: true, .. }))
        .max_by_key(|action| match *action {
            Action::Play { card, trump, .. } => (
                table.marriage_value(card.suit()),
                trump == Some(card.suit()),
                card.rank() == Rank::Queen,
            ),
            _ => (0, false, false),
        })
}

/// With the talon open something small; then winners first, trumps before the rest.
fn lead(table: &Table, hand: CardSet, unseen: CardSet) -> Option<Card> {
    if table.talon_open() {
        return cheapest(table, spare(table, hand));
    }
    let winners: CardSet = hand
        .iter()
        .filter(|card| unseen.above(*card).is_empty())
        .collect();
    let trump_winners = table
        .trump
        .map_or(CardSet::EMPTY, |suit| winners.of_suit(suit));
    dearest(table, trump_winners)
        .or_else(|| dearest(table, winners))
        .or_else(|| cheapest(table, hand))
}

/// Takes what is dear, and what a card of the same suit takes; throws the smallest otherwise.
fn follow(table: &Table, hand: CardSet, actions: &ActionList) -> Option<Action> {
    let led = table.led?;
    let cards: CardSet = actions.iter().filter_map(|action| action.card()).collect();
    let winning: CardSet = cards
        .iter()
        .filter(|card| beats(*card, led, table.trump))
        .collect();
    let (in_suit, trumps) = (
        winning.of_suit(led.suit()),
        winning - winning.of_suit(led.suit()),
    );
    let points = |card: Card| table.rules.card_points(card);
    let goes_out = |card: &Card| table.total(table.turn) + points(led) + points(*card) >= OUT;
    let card = if let Some(card) = winning.iter().find(goes_out) {
        Some(card)
    } else if !table.talon_open() {
        dearest(table, in_suit)
            .or_else(|| cheapest(table, trumps))
            .or_else(|| cheapest(table, cards))
    } else {
        let pays = |card: &Card| points(*card) >= 10 || points(led) >= 10;
        let pair_breaker = |card: Card| {
            marriages(hand).any(|suit| suit == card.suit())
                && CardSet::marriage(card.suit()).contains(card)
        };
        let taken = dearest(table, in_suit).filter(pays).filter(|card| {
            Some(led.suit()) != table.trump && !pair_breaker(*card) || points(led) >= 10
        });
        taken
            .or_else(|| cheapest(table, trumps).filter(|_| points(led) >= 10))
            .or_else(|| cheapest(table, spare(table, cards)))
    };
    card.map(Action::play)
}

/// The cards to give away first: no trump and none of a pair that may yet become a marriage, as
/// far as there are others.
fn spare(table: &Table, cards: CardSet) -> CardSet {
    let plain = table
        .trump
        .map_or(cards, |suit| cards - cards.of_suit(suit));
    let mut pairs = CardSet::EMPTY;
    for suit in marriages(cards) {
        pairs |= CardSet::marriage(suit);
    }
    for kept in [plain - pairs, plain, cards - pairs] {
        if !kept.is_empty() {
            return kept;
        }
    }
    cards
}

/// The longest suit of the hand; among equals the one with more card points.
fn best_suit(table: &Table, hand: CardSet) -> Suit {
    Suit::ALL
        .into_iter()
        .max_by_key(|suit| {
            let cards = hand.of_suit(*suit);
            (cards.len(), table.rules.points_in(cards))
        })
        .unwrap_or(Suit::Hearts)
}
