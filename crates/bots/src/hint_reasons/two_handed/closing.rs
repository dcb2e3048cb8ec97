//! Reasons for closing the talon, and what could go wrong with it.

use super::{OUT, PlayerKnowledge};
use crate::hint_reasons::HintReason;
use crate::two_handed::dearest;
use sechsundsechzig_engine::cards::{Card, CardSet};
use sechsundsechzig_engine::deal::{Action, Deal, View};
use sechsundsechzig_engine::games::sixty_six::two_handed::Phase;
use sechsundsechzig_engine::rules::Rob;

impl PlayerKnowledge<'_> {
    pub(super) fn cover(&self, reasons: &mut Vec<HintReason>) {
        reasons.extend(self.trumps_out());
        match self.count(self.possible) {
            Ok(counted) => reasons.push(self.with_its_cards(counted)),
            Err(sure) => {
                let needs = || HintReason::CoverNeeds(sure, OUT - sure);
                reasons.push(self.covers_unless().unwrap_or_else(needs));
            }
        }
        match self.table.price_of(self.view.seat().other()) {
            3 => reasons.push(HintReason::OtherIsSchwarz),
            2 => reasons.push(HintReason::OtherIsSchneider),
            _ => {}
        }
    }

    /// Names the cards of one or two sure tricks.
    fn with_its_cards(&self, counted: HintReason) -> HintReason {
        let sure = self.sure_when_covered(self.possible);
        match (counted, &*sure) {
            (HintReason::CoverCounts(0, 1, total), [first, ..]) => {
                HintReason::CoverWith(*first, total)
            }
            (HintReason::CoverCounts(0, 2, total), [first, second, ..]) => {
                HintReason::CoverWithTwo(*first, *second, total)
            }
            _ => counted,
        }
    }

    /// One trump missing, or none with the other.
    pub(super) fn trumps_out(&self) -> Option<HintReason> {
        let trump = self.table.trump?;
        let mut seen = self.hand | self.table.played();
        seen = self
            .table
            .bottom
            .map_or(seen, |card| seen | CardSet::of(card));
        let missing = self.table.rules.pack.cards().of_suit(trump) - seen;
        match missing.highest() {
            _ if (missing & self.possible).is_empty() => Some(HintReason::NoTrumpOut),
            Some(card) if missing.len() == 1 => Some(HintReason::OneTrumpOut(card)),
            _ => None,
        }
    }

    /// The one card the other must not hold for covering to win with tricks in a row.
    pub(super) fn covers_unless(&self) -> Option<HintReason> {
        let without = |card: Card| self.count(self.possible - CardSet::of(card));
        let wins = |card: &Card| matches!(without(*card), Ok(HintReason::CoverCounts(0, ..)));
        let decisive = self.possible.iter().find(wins)?;
        // The other takes no trick any more, so that the price stays what it is.
        let price = self.table.price_of(self.view.seat().other());
        Some(HintReason::CoverUnless(decisive, price))
    }

    /// What covering now can count on against these cards: enough, or else so many points.
    pub(super) fn count(&self, possible: CardSet) -> Result<HintReason, u16> {
        let mut after = self.after(Action::Cover);
        if after.table().phase == Phase::RobAnswer {
            after.play_unchecked(Action::Pass, &mut ());
        }
        let leads = after.legal_actions().into_iter();
        let marriage = leads.filter_map(|action| match action {
            Action::Play {
                card, meld: true, ..
            } => Some(self.table.marriage_value(card.suit())),
            _ => None,
        });
        let sure = self.sure_when_covered(possible);
        let marriage = marriage.max().unwrap_or(0);
        let marriage = if self.has_trick() || !sure.is_empty() {
            marriage
        } else {
            0
        };
        let mut total = self.table.points[self.view.seat().index()] + marriage;
        if self.has_trick() || !sure.is_empty() {
            total += self.table.melds[self.view.seat().index()];
        }
        let mut tricks = 0;
        for card in sure {
            if total >= OUT {
                break;
            }
            total += self.points(card);
            tricks += 1;
        }
        if total >= OUT {
            Ok(HintReason::CoverCounts(marriage, tricks, total))
        } else {
            Err(total)
        }
    }

    /// The cards that take a trick in a row when they are led after covering: trumps without a
    /// higher one, and where they draw all of the other's, the highest of the other suits.
    pub(super) fn sure_when_covered(&self, mut possible: CardSet) -> Vec<Card> {
        let table = self.table;
        let other = self.view.seat().other();
        let lowest = table.lowest_trump();
        let may_rob = table.rules.rob == Rob::AfterOwnTrick
            && table.tricks[other.index()] > 0
            && table.talon >= table.rules.rob_min_talon
            && lowest.is_some_and(|lowest| possible.contains(lowest));
        if let Some(bottom) = table.bottom.filter(|_| may_rob) {
            possible.insert(bottom);
        }
        let unbeaten = |card: &Card| possible.above(*card).is_empty();
        let held = usize::from(table.held[other.index()]);
        let own = self.trumps(self.hand);
        let mut trumps: CardSet = own.iter().filter(unbeaten).collect();
        let draws_all = trumps.len() >= self.trumps(possible).len().min(held);
        let mut rest = CardSet::EMPTY;
        if draws_all {
            trumps = own;
            rest = (self.hand - own).iter().filter(unbeaten).collect();
        }
        let mut sure = Vec::new();
        for cards in [&mut trumps, &mut rest] {
            while let Some(card) = dearest(table, *cards) {
                cards.remove(card);
                sure.push(card);
            }
        }
        sure.truncate(held);
        sure
    }
}
