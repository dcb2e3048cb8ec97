//! Rules of thumb for play-outs: random enough to explore, fast, and without gross mistakes.

use super::count::{cheapest, marriages, sure_points};
use crate::Searchable;
use sechsundsechzig_engine::cards::{Card, CardSet, Suit};
use sechsundsechzig_engine::deal::{Action, Deal, FastRng};
use sechsundsechzig_engine::games::sixty_six::strict_play::{self, beats};
use sechsundsechzig_engine::games::sixty_six::two_handed::{Phase, Table};
use sechsundsechzig_engine::games::sixty_six::{OUT, TwoHanded};
use sechsundsechzig_engine::rules::Game;

/// The most cards of a hand.
const MOST_CARDS: usize = 8;

/// An action for the seat to act.
pub(super) fn choose(deal: &TwoHanded, rng: &mut FastRng) -> Action {
    let table = deal.table();
    let hand = deal.hand(table.turn);
    match table.phase {
        Phase::Lead | Phase::Draw => lead_or_draw(deal, table, hand, rng),
        Phase::Follow => follow(deal, table, hand, rng),
        Phase::RobAnswer => Action::Rob,
        Phase::NameTrump | Phase::Over => Action::NameTrump(Suit::from_index(rng.word() as u8)),
    }
}

fn lead_or_draw(deal: &TwoHanded, table: &Table, hand: CardSet, rng: &mut FastRng) -> Action {
    let seat = table.turn;
    if table.rules.game == Game::FreeTrumps {
        let candidates = deal.candidates();
        return candidates[rng.below(candidates.len())];
    }
    if table.total(seat) >= OUT && table.has_just_won() {
        return Action::Out { meld: None };
    }
    let mut announced = None;
    if let Some(suit) = marriages(hand).max_by_key(|suit| table.marriage_value(*suit)) {
        let out = Action::Out { meld: Some(suit) };
        if table.has_just_won()
            && table.total(seat) + table.marriage_value(suit) >= OUT
            && deal.check(out).is_ok()
        {
            return out;
        }
        if table.phase == Phase::Lead {
            let queen = CardSet::marriage(suit).lowest().map(Action::meld);
            announced = queen.filter(|meld| deal.check(*meld).is_ok());
        }
    }
    if table.talon_open() {
        if table
            .lowest_trump()
            .is_some_and(|lowest| hand.contains(lowest))
            && deal.check(Action::Rob).is_ok()
        {
            return Action::Rob;
        }
        if counts_enough_to_cover(table, hand, announced.is_some())
            && deal.check(Action::Cover).is_ok()
        {
            return Action::Cover;
        }
    }
    if let Some(meld) = announced {
        return meld;
    }
    if table.phase == Phase::Draw {
        return Action::Draw;
    }
    // Of two cards drawn by chance the smaller one while the talon is open, else the greater one.
    let (first, second) = (any(hand, rng), any(hand, rng));
    let dearer = table.rules.card_points(first) > table.rules.card_points(second);
    let chosen = if dearer == table.talon_open() {
        second
    } else {
        first
    };
    Action::play(chosen)
}

fn counts_enough_to_cover(table: &Table, hand: CardSet, announces: bool) -> bool {
    let total = table.total(table.turn) + if announces { 20 } else { 0 };
    if total < 20 {
        return false;
    }
    let unseen = table.rules.pack.cards() - hand - table.played();
    total + sure_points(table, hand, unseen) >= OUT
}

fn follow(deal: &TwoHanded, table: &Table, hand: CardSet, rng: &mut FastRng) -> Action {
    let Some(led) = table.led else {
        return Action::Draw;
    };
    let points = table.rules.card_points(led);
    if !table.talon_open() {
        let cards = strict_play::allowed(hand, led, led, table.trump, table.rules.strict_play);
        let chosen = any(cards, rng);
        return Action::play(if beats(chosen, led, table.trump) {
            chosen
        } else {
            cheapest(table, cards).unwrap_or(chosen)
        });
    }
    if table
        .lowest_trump()
        .is_some_and(|lowest| hand.contains(lowest))
        && deal.check(Action::Rob).is_ok()
    {
        return Action::Rob;
    }
    if points >= 10 || rng.word() & 1 == 0 {
        let in_suit = hand.above(led);
        if let Some(card) = in_suit.highest()
            && (points >= 10 || table.rules.card_points(card) >= 10)
        {
            return Action::play(card);
        }
        if points >= 10
            && let Some(trump) = table.trump
            && trump != led.suit()
            && let Some(card) = hand.of_suit(trump).lowest()
        {
            return Action::play(card);
        }
    }
    let (first, second) = (any(hand, rng), any(hand, rng));
    let dearer = table.rules.card_points(first) > table.rules.card_points(second);
    Action::play(if dearer { second } else { first })
}

/// A card of the set by chance; the set is never empty where this is called.
#[inline]
fn any(cards: CardSet, rng: &mut FastRng) -> Card {
    let mut bits = cards.bits();
    let skipped = rng.below(cards.len());
    // So many steps that a processor need not guess how many.
    for step in 0..MOST_CARDS - 1 {
        let left = bits & bits.wrapping_sub(1);
        bits = if step < skipped { left } else { bits };
    }
    Card::from_index(bits.trailing_zeros() as usize).unwrap_or(Card::new(
        Suit::Clubs,
        sechsundsechzig_engine::cards::Rank::Ace,
    ))
}
