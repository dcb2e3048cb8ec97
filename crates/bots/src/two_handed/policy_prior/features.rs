//! Binary features of an action, computed from what its player knows.

use super::super::count::{marriages, sure_points};
use sechsundsechzig_engine::cards::{Card, CardSet, Rank};
use sechsundsechzig_engine::deal::{Action, Deal};
use sechsundsechzig_engine::games::sixty_six::strict_play::beats;
use sechsundsechzig_engine::games::sixty_six::two_handed::{Phase, Table};
use sechsundsechzig_engine::games::sixty_six::{OUT, SCHNEIDER, TwoHanded};

/// Kinds of decisions, each with weights of its own.
pub(super) const CONTEXTS: usize = 5;
/// Features of an action.
pub(super) const FEATURES: usize = 64;

/// A position as the seat to act sees it.
pub(super) struct SeenPosition<'a> {
    table: &'a Table,
    hand: CardSet,
    /// Cards that are neither in the hand nor played, and may come down against it.
    unseen: CardSet,
    trumps: CardSet,
}

/// A bit for each feature.
#[derive(Clone, Copy, Default)]
struct Bits(u64);

impl Bits {
    fn set(&mut self, feature: usize, holds: bool) {
        self.0 |= u64::from(holds) << feature;
    }
}

impl Iterator for Bits {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        let feature = self.0.trailing_zeros() as usize;
        self.0 &= self.0.wrapping_sub(1);
        (feature < FEATURES).then_some(feature)
    }
}

impl<'a> SeenPosition<'a> {
    pub fn of(deal: &'a TwoHanded) -> SeenPosition<'a> {
        let table = deal.table();
        let hand = deal.hand(table.turn);
        let mut unseen = table.rules.pack.cards() - hand - table.played();
        if let Some(bottom) = table.bottom {
            unseen.remove(bottom);
        }
        SeenPosition {
            table,
            hand,
            unseen,
            trumps: table
                .trump
                .map_or(CardSet::EMPTY, |trump| hand.of_suit(trump)),
        }
    }

    /// Which kind of decision it is.
    pub fn context(&self) -> usize {
        match (self.table.phase, self.table.talon_open()) {
            (Phase::Lead, true) => 0,
            (Phase::Lead, false) => 1,
            (Phase::Follow, true) => 2,
            (Phase::Follow, false) => 3,
            _ => 4,
        }
    }

    /// The features an action has.
    pub fn features(&self, action: Action) -> impl Iterator<Item = usize> {
        let mut bits = Bits::default();
        match action {
            Action::Play { card, meld, .. } => {
                self.card(&mut bits, card, meld);
                match self.table.led {
                    Some(led) => self.answer(&mut bits, card, led),
                    None => self.lead(&mut bits, card),
                }
            }
            Action::Draw => bits.set(44, true),
            Action::Cover => self.cover(&mut bits),
            Action::Rob => bits.set(46, true),
            Action::Pass => bits.set(47, true),
            _ => bits.set(48, true),
        }
        bits
    }

    fn card(&self, bits: &mut Bits, card: Card, meld: bool) {
        let trump = Some(card.suit()) == self.table.trump;
        let rank = match card.rank() {
            Rank::Jack => 1,
            Rank::Queen => 2,
            Rank::King => 3,
            Rank::Ten => 4,
            Rank::Ace => 5,
            _ => 0,
        };
        bits.set(rank + if trump { 6 } else { 0 }, true);
        bits.set(if trump { 13 } else { 12 }, meld);
        if !meld && matches!(card.rank(), Rank::Queen | Rank::King) {
            let partner = CardSet::marriage(card.suit()) - CardSet::of(card);
            let kept = !(self.hand & partner).is_empty();
            bits.set(if trump { 15 } else { 14 }, kept);
            bits.set(
                if trump { 17 } else { 16 },
                !(self.unseen & partner).is_empty(),
            );
        }
        let boss = self.unseen.above(card).is_empty();
        bits.set(if trump { 19 } else { 18 }, boss);
        if !trump {
            bits.set(19 + self.hand.of_suit(card.suit()).len().min(3), true);
            bits.set(23, card.rank() == Rank::Ten && !boss);
            bits.set(24, self.unseen.of_suit(card.suit()).is_empty());
        }
    }

    fn lead(&self, bits: &mut Bits, card: Card) {
        let trump = Some(card.suit()) == self.table.trump;
        let unseen_trumps = self
            .table
            .trump
            .map_or(CardSet::EMPTY, |trump| self.unseen.of_suit(trump));
        let boss = self.unseen.above(card).is_empty();
        bits.set(25, trump && self.trumps.len() >= 3);
        bits.set(26, !trump && boss && unseen_trumps.is_empty());
        bits.set(27, trump && boss && unseen_trumps.len() <= 2);
        let reaches = self.table.total(self.table.turn) + self.table.rules.card_points(card) >= OUT;
        bits.set(32, boss && reaches);
        bits.set(34, self.table.talon == 2 && boss);
        bits.set(35, self.table.talon == 2 && trump);
        bits.set(
            42,
            !trump && !self.trumps.is_empty() && self.hand.of_suit(card.suit()).len() == 1,
        );
    }

    fn answer(&self, bits: &mut Bits, card: Card, led: Card) {
        let table = self.table;
        let rules = &table.rules;
        let fat = rules.card_points(led) >= 10;
        let takes = beats(card, led, table.trump);
        let in_suit = card.suit() == led.suit();
        let kind = match (takes, in_suit) {
            (true, true) => 26,
            (true, false) => 28,
            (false, _) => 30,
        };
        bits.set(kind + usize::from(fat), true);
        let points = rules.card_points(led) + rules.card_points(card);
        let [own, other] = [table.turn, table.turn.other()].map(|seat| table.total(seat));
        bits.set(32, takes && own + points >= OUT);
        bits.set(33, !takes && other + points >= OUT);
        bits.set(34, takes && table.talon == 2);
        bits.set(35, !takes && table.talon == 2);
        bits.set(36, takes && marriages(self.hand).next().is_some());
        let worth = rules.card_points(card);
        let same_kind = |other: &Card| {
            beats(*other, led, table.trump) == takes && rules.card_points(*other) < worth
        };
        bits.set(
            if takes { 37 } else { 38 },
            !self.hand.iter().any(|other| same_kind(&other)),
        );
        bits.set(40, takes && in_suit && worth >= 10);
        bits.set(41, !takes && worth >= 10);
        bits.set(
            42,
            !takes && !self.trumps.is_empty() && self.hand.of_suit(card.suit()).len() == 1,
        );
    }

    fn cover(&self, bits: &mut Bits) {
        let table = self.table;
        let [own, other] = [table.turn, table.turn.other()];
        let announces = marriages(self.hand)
            .map(|suit| table.marriage_value(suit))
            .max();
        let counted = table.total(own)
            + sure_points(table, self.hand, self.unseen)
            + announces.filter(|_| table.has_just_won()).unwrap_or(0);
        bits.set(45, true);
        bits.set(49, counted >= OUT);
        bits.set(50, counted >= 56);
        bits.set(51, counted >= 46);
        bits.set(52, self.trumps.len() >= 3);
        bits.set(53, self.trumps.len() >= 4);
        bits.set(54, table.total(own) >= SCHNEIDER);
        bits.set(55, table.total(other) >= SCHNEIDER);
        bits.set(56, table.tricks[other.index()] == 0);
        bits.set(57, self.trumps.iter().any(|card| card.rank() == Rank::Ace));
        bits.set(58, announces.is_some());
        bits.set(59, table.talon >= 8);
    }
}
