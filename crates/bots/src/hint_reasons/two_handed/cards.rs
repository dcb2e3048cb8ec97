//! Reasons for leading, following and taking with a card.

use super::{PlayerKnowledge, beaten_by, few_higher, longest};
use crate::hint_reasons::HintReason;
use crate::two_handed::{cheapest, dearest, marriages};
use sechsundsechzig_engine::cards::{Card, CardSet, Rank, Suit};
use sechsundsechzig_engine::deal::{Action, Deal, View};
use sechsundsechzig_engine::games::sixty_six::strict_play::beats;
use sechsundsechzig_engine::games::sixty_six::two_handed::Phase;
use sechsundsechzig_engine::games::sixty_six::{OUT, SCHNEIDER};
use sechsundsechzig_engine::rules::MeldUntil;

/// What an ace or a ten counts, and a trick that is worth taking.
const DEAR: u16 = 10;
/// From so many points on it is said how many are still missing.
const NEARLY_OUT: u16 = 45;

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
                let only = self.trumps(self.possible).highest();
                reasons.push(match only.filter(|_| other_trumps == 1) {
                    Some(only) => HintReason::DrawsTrump(only),
                    None => HintReason::DrawsTrumps(other_trumps as u16),
                });
            } else if unbeatable {
                reasons.push(self.why_unbeatable(card));
            }
            reasons.extend(self.kept_for_last(card));
            reasons.extend(self.forces_trump(card));
            reasons.extend(self.only_trumps(card));
            reasons.extend(few_higher(self.view.unseen() | self.possible, card));
            if reasons.is_empty() {
                reasons.extend(longest(self.hand, card.suit()));
                self.compare(card, reasons);
            }
            return;
        }
        let suit = card.suit();
        let pair = self.hand.is_superset(CardSet::marriage(suit));
        if card.rank() == Rank::Ace
            && pair
            && self.table.trump != Some(suit)
            && self.can_announce_after_this_trick()
        {
            reasons.push(HintReason::AceBeforeTwenty(suit));
        }
        if unbeatable {
            reasons.push(self.why_unbeatable(card));
        }
        reasons.extend(self.only_trumps(card));
        if self.points(card) >= DEAR {
            reasons.extend(few_higher(self.view.unseen() | self.possible, card));
        }
        self.keeps(card, reasons);
        self.costs_least(card, reasons);
        // What speaks for this card comes before what speaks against another.
        let costs = |reason: &HintReason| {
            matches!(
                reason,
                HintReason::CostsNothing(_) | HintReason::CostsOnly(..)
            )
        };
        let is_cheap = reasons.iter().any(costs);
        let keeps = |reason: &HintReason| {
            matches!(reason, HintReason::KeepsTen(..) | HintReason::WaitsFor(..))
        };
        reasons.sort_by_key(|reason| is_cheap && keeps(reason));
        if self.points(card) < DEAR {
            reasons.extend(few_higher(self.view.unseen() | self.possible, card));
        }
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

    /// What keeps the other from beating this card.
    fn why_unbeatable(&self, card: Card) -> HintReason {
        let suit = card.suit();
        match self.table.trump {
            Some(trump) if trump == suit => HintReason::HighestTrump(self.points(card)),
            Some(_) if self.trumps(self.possible).is_empty() => HintReason::NothingHigher(suit),
            Some(_) => HintReason::MustFollow(suit),
            None => HintReason::Unbeatable,
        }
    }

    /// That nothing but a trump beats this card of another suit.
    fn only_trumps(&self, card: Card) -> Option<HintReason> {
        let is_trump = Some(card.suit()) == self.table.trump;
        let is_highest = self.possible.above(card).is_empty();
        if is_trump || !is_highest || self.unbeatable(card) {
            return None;
        }
        let above = self.table.rules.pack.cards().above(card);
        let gone = above.highest().filter(|_| above.len() == 1);
        let gone = gone.filter(|gone| self.table.played().contains(*gone));
        Some(gone.map_or(HintReason::OnlyTrumps, HintReason::HigherGone))
    }

    /// That the other, whose cards are known, has to trump it.
    fn forces_trump(&self, card: Card) -> Option<HintReason> {
        let suit = card.suit();
        if !self.knows_other_hand() || self.table.trump.is_none_or(|trump| trump == suit) {
            return None;
        }
        let after = self.after(Action::play(card));
        let mut replies = after.legal_actions().into_iter();
        let trumps = |action: Action| action.card().map(Card::suit) == self.table.trump;
        let is_forced = after.table().phase == Phase::Follow && replies.all(trumps);
        (is_forced && self.possible.of_suit(suit).is_empty())
            .then_some(HintReason::ForcesTrump(suit))
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
            .filter(|suit| !CardSet::marriage(*suit).contains(card))
            .max_by_key(|suit| self.table.marriage_value(*suit));
        reasons.extend(dearest.map(HintReason::KeepsMarriage));
    }

    /// What this card leaves in hand: a marriage, half of one, or a ten its ace could take.
    fn keeps(&self, card: Card, reasons: &mut Vec<HintReason>) {
        let before = reasons.len();
        self.keeps_marriage(card, reasons);
        if reasons.len() > before {
            return;
        }
        let half = self.waits_for(card);
        let forty = half.filter(|half| matches!(half, HintReason::WaitsFor(.., 40..)));
        reasons.extend(forty.or_else(|| self.keeps_ten(card)).or(half));
    }

    fn keeps_ten(&self, card: Card) -> Option<HintReason> {
        let tens = self.playable().of_rank(Rank::Ten) - CardSet::of(card);
        let ace = |ten: Card| Card::new(ten.suit(), Rank::Ace);
        let ten = tens.iter().find(|ten| self.possible.contains(ace(*ten)))?;
        Some(HintReason::KeepsTen(ten, ace(ten)))
    }

    /// The king or queen whose partner can still be drawn and announced.
    fn waits_for(&self, card: Card) -> Option<HintReason> {
        let table = self.table;
        if !table.talon_open() || table.talon < 2 || !self.can_announce_after_this_trick() {
            return None;
        }
        // What the other is known to hold is not unseen.
        let drawn = self.view.unseen();
        let half = |suit: Suit| {
            let marriage = CardSet::marriage(suit);
            let kept = (marriage & self.playable()).highest()?;
            let partner = (marriage & drawn).highest()?;
            let worth = table.marriage_value(suit);
            (kept != card).then_some((worth, kept, partner))
        };
        let halves = Suit::ALL.into_iter().filter_map(half);
        let (worth, kept, partner) = halves.max_by_key(|(worth, kept, _)| (*worth, kept.rank()))?;
        Some(HintReason::WaitsFor(kept, partner, worth))
    }

    /// The dearest card that this one leaves in hand, an ace or ten, unless a reason names it already.
    fn dear(&self, card: Card, reasons: &[HintReason]) -> Option<Card> {
        let named = |reason: &HintReason| match reason {
            HintReason::KeepsTen(ten, _) => Some(*ten),
            _ => None,
        };
        let named = reasons.iter().filter_map(named).collect();
        let left = self.playable() - CardSet::of(card) - named;
        dearest(self.table, left).filter(|dear| self.points(*dear) >= DEAR)
    }

    /// That losing a trick with it costs little.
    fn costs_least(&self, card: Card, reasons: &mut Vec<HintReason>) {
        let own = self.points(card);
        let least = cheapest(self.table, self.playable()).map(|card| self.points(card));
        let kept = self.dear(card, reasons);
        if least == Some(own) {
            reasons.push(match (own, kept) {
                (0, Some(kept)) => HintReason::CostsNothing(kept),
                (0, None) => HintReason::CountsNothing,
                (own, Some(kept)) if own < DEAR => HintReason::CostsOnly(own, kept),
                _ => HintReason::Cheapest,
            });
        }
    }

    /// That it adds nothing, or the least there is, to a trick of the other's.
    fn gives_least(&self, card: Card, reasons: &mut Vec<HintReason>) {
        let own = self.points(card);
        let least = cheapest(self.table, self.playable()).map(|card| self.points(card));
        if least == Some(own) {
            reasons.push(HintReason::Gives(own));
        }
    }

    /// The cheapest card with which the other would have enough, where this one leaves less.
    fn keeps_from_out(&self, card: Card, led: Card) -> Option<HintReason> {
        let other = self.view.seat().other();
        let total = |card: Card| {
            let after = self.after(Action::play(card));
            let table = after.table();
            (table.phase != Phase::Over).then(|| table.total(other))
        };
        let is_enough = |card: Card| total(card).is_some_and(|total| total >= OUT);
        if !self.counts_to_66() || total(card)? >= OUT {
            return None;
        }
        let loses = |card: &Card| !beats(*card, led, self.table.trump);
        let dear = self.playable().iter().filter(loses);
        let dear = cheapest(self.table, dear.filter(|card| is_enough(*card)).collect())?;
        Some(HintReason::KeepsFromOut(dear, total(dear)?))
    }

    pub(super) fn follow(&self, card: Card, led: Card, reasons: &mut Vec<HintReason>) {
        let takes = |card: &Card| beats(*card, led, self.table.trump);
        let playable = self.playable();
        let trick = self.points(led) + self.points(card);
        if takes(&card) {
            self.take(card, led, reasons);
            // Where nothing else speaks for it: why not the card that would bring more.
            let spared = self.spared(card).filter(|_| reasons.is_empty());
            let names_led = |reason: &HintReason| matches!(reason, HintReason::SmallestTrump(_));
            reasons.push(
                if self.points(led) < DEAR || reasons.iter().any(names_led) {
                    HintReason::Takes(trick)
                } else {
                    HintReason::Captures(led, trick)
                },
            );
            reasons.extend(spared);
            reasons.extend(self.comes_to(card));
            return;
        }
        reasons.extend(self.keeps_from_out(card, led));
        let taking: CardSet = playable.iter().filter(takes).collect();
        reasons.push(match cheapest(self.table, taking) {
            None => HintReason::CannotBeat(led),
            Some(taking) if trick >= DEAR => HintReason::WouldCost(taking),
            Some(taking) if self.is_dear(taking) => HintReason::LetsGoFor(trick, taking),
            Some(_) => HintReason::LetsGo(trick),
        });
        self.keeps(card, reasons);
        reasons.extend(self.kept_for_last(card));
        self.gives_least(card, reasons);
    }

    /// A trump, an ace or a ten.
    fn is_dear(&self, card: Card) -> bool {
        Some(card.suit()) == self.table.trump || self.points(card) >= DEAR
    }

    /// How far the trick brings one, once that is most of the way.
    fn comes_to(&self, card: Card) -> Option<HintReason> {
        let world = self.after(Action::play(card));
        let total = world.table().total(self.view.seat());
        let is_near = (NEARLY_OUT..OUT).contains(&total) && world.table().phase != Phase::Over;
        (is_near && self.counts_to_66()).then(|| HintReason::ComesTo(total, OUT - total))
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
            self.table.melds[other.index()] == 0 && self.possible.is_superset(marriage)
        });
        let behind = self.counts_to_66() && self.table.total(other) >= SCHNEIDER;
        if !self.has_trick() && behind {
            reasons.push(HintReason::LeavesSchwarz);
        } else if !self.has_trick() && forty && self.counts_to_66() && self.points(led) < DEAR {
            reasons.push(HintReason::AgainstForty);
        } else if behind && self.table.price_of(me) > 1 && after.price_of(me) == 1 {
            reasons.push(HintReason::LeavesSchneider);
        }
        let lower = self.playable().of_suit(card.suit()).iter().any(|other| {
            other < card && beats(other, led, trump) && self.points(other) < self.points(card)
        });
        let ace = Card::new(card.suit(), Rank::Ace);
        if card.rank() == Rank::Ten && self.possible.contains(ace) {
            reasons.push(HintReason::BringsHome(ace));
        } else if card.rank() >= Rank::Ten && lower {
            reasons.push(HintReason::TakesHigh(self.points(card)));
        }
        let smaller = |other: Card| other < card && beats(other, led, trump);
        let ruffs = Some(card.suit()) == trump && led.suit() != card.suit();
        let trumps = self.trumps(self.playable());
        if ruffs && trumps.len() > 1 && !trumps.iter().any(smaller) {
            reasons.push(HintReason::SmallestTrump(led));
        }
    }
}
