//! Reasons for leading, following and taking with a card.

use super::{OUT, PlayerKnowledge, SCHNEIDER, beaten_by, longest, one_higher};
use crate::advice::HintReason;
use crate::two_handed::{cheapest, dearest, marriages};
use sechsundsechzig_engine::cards::{Card, CardSet, Rank};
use sechsundsechzig_engine::deal::{Action, View};
use sechsundsechzig_engine::games::sixty_six::strict_play::beats;
use sechsundsechzig_engine::games::sixty_six::two_handed::Phase;
use sechsundsechzig_engine::rules::MeldUntil;

impl PlayerKnowledge<'_> {
    pub(super) fn lead(&self, card: Card, reasons: &mut Vec<HintReason>) {
        let unbeatable = self.unbeatable(card);
        let other_trumps = self.trumps(self.possible).len();
        if !self.table.talon_open() {
            if Some(card.suit()) == self.table.trump
                && unbeatable
                && self.knows_other_hand()
                && other_trumps > 0
            {
                reasons.push(HintReason::DrawsTrumps(other_trumps as u16));
            } else if unbeatable {
                reasons.push(HintReason::Unbeatable);
            }
            reasons.extend(self.kept_for_last(card));
            reasons.extend(one_higher(self.possible, card));
            if reasons.is_empty() {
                reasons.extend(longest(self.hand, card.suit()));
                self.compare(card, reasons);
            }
            return;
        }
        let suit = card.suit();
        let pair = self.hand.has_all(CardSet::marriage(suit));
        if card.rank() == Rank::Ace
            && pair
            && self.table.trump != Some(suit)
            && self.can_announce_after_this_trick()
        {
            reasons.push(HintReason::AceBeforeTwenty(suit));
        }
        if unbeatable {
            reasons.push(HintReason::Unbeatable);
        }
        self.keeps_marriage(card, reasons);
        self.costs_least(card, reasons);
        reasons.extend(one_higher(self.possible, card));
        if reasons.is_empty() {
            self.compare(card, reasons);
        }
    }

    /// What speaks for leading this card rather than another: what is at stake and what can beat it.
    pub(super) fn compare(&self, card: Card, reasons: &mut Vec<HintReason>) {
        let trump = self.table.trump;
        let beaten = beaten_by(self.possible, |other| beats(other, card, trump));
        let is_likely_to_win =
            matches!(beaten, Some(HintReason::BeatenBy(cards, of)) if 2 * cards < of);
        reasons.extend(beaten.filter(|_| is_likely_to_win));
        let (own, most) = (self.points(card), dearest(self.table, self.playable()));
        let most = most.map_or(0, |card| self.points(card));
        if own == 0 {
            reasons.push(HintReason::CountsNothing);
        } else if own < most {
            reasons.push(HintReason::AtStake(own, most));
        } else {
            reasons.push(HintReason::BringsAtLeast(own));
        }
        reasons.extend(beaten.filter(|_| !is_likely_to_win));
    }

    /// Whether nothing the other may hold beats this card when it is led.
    pub(super) fn unbeatable(&self, card: Card) -> bool {
        let must_follow = !self.table.talon_open()
            && self.knows_other_hand()
            && !self.possible.of_suit(card.suit()).is_empty();
        let is_trump = Some(card.suit()) == self.table.trump;
        self.possible.above(card).is_empty()
            && (is_trump || must_follow || self.trumps(self.possible).is_empty())
    }

    /// A trump takes the last trick whoever leads to it; another card has to be led.
    pub(super) fn kept_for_last(&self, card: Card) -> Option<HintReason> {
        let left = self.hand - CardSet::of(card);
        let last = left.highest().filter(|_| left.len() == 1)?;
        let is_trump = Some(last.suit()) == self.table.trump;
        let leads_it = self.table.led.is_none() && self.unbeatable(card);
        let takes = self.possible.above(last).is_empty()
            && (is_trump || (leads_it && self.trumps(self.possible).is_empty()));
        let counts = self.table.last_trick_bonus() > 0 && !self.table.talon_open();
        (takes && counts).then_some(HintReason::KeepsForLast(last))
    }

    /// Whether the winner of the trick under way, the talon open, may announce with the next lead.
    pub(super) fn can_announce_after_this_trick(&self) -> bool {
        // Two cards are drawn in between.
        match self.table.rules.meld_until {
            MeldUntil::Always => true,
            MeldUntil::LastDraw => self.table.talon >= 2,
            MeldUntil::TwoInTalon => self.table.talon >= 4,
        }
    }

    /// A marriage that may not be announced yet stays together.
    pub(super) fn keeps_marriage(&self, card: Card, reasons: &mut Vec<HintReason>) {
        let is_following = self.table.phase == Phase::Follow;
        let not_yet = is_following || self.table.may_announce().is_err();
        if !self.table.talon_open() || !not_yet || !self.can_announce_after_this_trick() {
            return;
        }
        let dearest = marriages(self.hand)
            .filter(|suit| !CardSet::marriage(*suit).has(card))
            .max_by_key(|suit| self.table.marriage_value(*suit));
        reasons.extend(dearest.map(HintReason::KeepsMarriage));
    }

    pub(super) fn costs_least(&self, card: Card, reasons: &mut Vec<HintReason>) {
        let least = cheapest(self.table, self.playable()).map(|card| self.points(card));
        if self.points(card) == 0 {
            reasons.push(HintReason::CountsNothing);
        } else if least == Some(self.points(card)) {
            reasons.push(HintReason::Cheapest);
        }
    }

    pub(super) fn follow(&self, card: Card, led: Card, reasons: &mut Vec<HintReason>) {
        let takes = |card: &Card| beats(*card, led, self.table.trump);
        let playable = self.playable();
        let trick = self.points(led) + self.points(card);
        if takes(&card) {
            self.take(card, led, reasons);
            // Where nothing else speaks for it: why not the card that would bring more.
            let spared = self.spared(card).filter(|_| reasons.is_empty());
            reasons.push(HintReason::Takes(trick));
            reasons.extend(spared);
            return;
        }
        let taking = playable.iter().filter(takes).collect();
        reasons.push(match cheapest(self.table, taking) {
            None => HintReason::CannotTake,
            Some(_) if trick < 10 => HintReason::LetsGo(trick),
            Some(taking) => HintReason::WouldCost(taking),
        });
        self.keeps_marriage(card, reasons);
        reasons.extend(self.kept_for_last(card));
        self.costs_least(card, reasons);
    }

    /// The ace or ten that would take the trick as this lower card of its suit does.
    fn spared(&self, card: Card) -> Option<HintReason> {
        let highest = self.playable().of_suit(card.suit()).highest()?;
        let is_spared = card.rank() < Rank::Ten && highest.rank() >= Rank::Ten;
        is_spared.then_some(HintReason::KeepsHigher(highest))
    }

    pub(super) fn take(&self, card: Card, led: Card, reasons: &mut Vec<HintReason>) {
        let (me, other) = (self.view.seat(), self.view.seat().other());
        let world = self.after(Action::play(card));
        let after = world.table();
        if self.counts_to_66() && after.phase != Phase::Over && after.total(me) >= OUT {
            reasons.push(HintReason::Reaches(after.total(me)));
        }
        let trump = self.table.trump;
        let forty = trump.is_some_and(|trump| {
            let marriage = CardSet::marriage(trump);
            self.table.melds[other.index()] == 0 && self.possible.has_all(marriage)
        });
        let behind = self.counts_to_66() && self.table.total(other) >= SCHNEIDER;
        if !self.has_trick() && behind {
            reasons.push(HintReason::LeavesSchwarz);
        } else if !self.has_trick() && forty && self.counts_to_66() {
            reasons.push(HintReason::AgainstForty);
        } else if behind && self.table.price_of(me) > 1 && after.price_of(me) == 1 {
            reasons.push(HintReason::LeavesSchneider);
        }
        let lower = self.playable().of_suit(card.suit()).iter().any(|other| {
            other < card && beats(other, led, trump) && self.points(other) < self.points(card)
        });
        if card.rank() >= Rank::Ten && lower {
            reasons.push(HintReason::TakesHigh);
        }
        let smaller = |other: Card| other < card && beats(other, led, trump);
        let ruffs = Some(card.suit()) == trump && led.suit() != card.suit();
        if ruffs && !self.trumps(self.playable()).iter().any(smaller) {
            reasons.push(HintReason::SmallestTrump);
        }
    }
}
