//! The reasons of a move in 66 for two.

use super::{HintReason, only_move};
use crate::endgame::Endgame;
use crate::two_handed::{cheapest, dearest, marriages};
use sechsundsechzig_engine::cards::{Card, CardSet, Rank, Suit};
use sechsundsechzig_engine::deal::{Action, Deal, FastRng, View};
use sechsundsechzig_engine::games::sixty_six::strict_play::beats;
use sechsundsechzig_engine::games::sixty_six::two_handed::{Phase, Table};
use sechsundsechzig_engine::games::sixty_six::{TwoHanded, TwoHandedView};
use sechsundsechzig_engine::rules::{Game, MeldUntil, Rob};

/// Who has fewer is Schneider (2.24).
const SCHNEIDER: u16 = 33;
/// What goes out (2.20).
const OUT: u16 = 66;
/// What a claim of a thousand takes (3.2).
const THOUSAND: u16 = 1000;

/// Why this action, the weightiest reason first, with what best play makes of it.
pub(super) fn grounds(view: &TwoHandedView, action: Action) -> Vec<HintReason> {
    weighed(view, action, |position, action| position.solved(action))
}

/// The same without what best play makes of it.
pub(super) fn grounds_of_puzzle(view: &TwoHandedView, action: Action) -> Vec<HintReason> {
    weighed(view, action, |_, _| None)
}

fn weighed(
    view: &TwoHandedView,
    action: Action,
    solve: impl Fn(&Position, Action) -> Option<HintReason>,
) -> Vec<HintReason> {
    if only_move(view) {
        return vec![HintReason::OnlyMove];
    }
    let position = Position::of(view);
    let mut grounds = Vec::new();
    if position.only_claims_beside(action) {
        grounds.push(HintReason::OnlyHonest);
    }
    grounds.extend(solve(&position, action));
    let (card, meld) = match action {
        Action::Out { meld } => {
            position.out(meld, &mut grounds);
            return grounds;
        }
        Action::Play { card, meld, .. } => (Some(card), meld),
        _ => (None, false),
    };
    match (action, card, position.table.led) {
        (_, Some(card), Some(led)) => position.follow(card, led, &mut grounds),
        (_, Some(card), None) if meld => position.announce(card, &mut grounds),
        (_, Some(card), None) => position.lead(card, &mut grounds),
        (Action::Cover, ..) => position.cover(&mut grounds),
        (Action::Rob, ..) => position.rob(&mut grounds),
        (Action::NameTrump(suit), ..) => grounds.push(named(position.hand, suit)),
        _ => {}
    }
    if !matches!(action, Action::Rob | Action::Cover) {
        position.put_off_robbing(card, &mut grounds);
    }
    if action == Action::Draw {
        position.put_off_covering(&mut grounds);
    }
    grounds
}

/// That no other suit of the hand is longer, if that says anything.
pub(super) fn longest(hand: CardSet, suit: Suit) -> Option<HintReason> {
    let length = |suit| hand.of_suit(suit).len();
    let longest = Suit::ALL.iter().all(|other| length(*other) <= length(suit));
    (longest && length(suit) > 1).then(|| HintReason::LongestSuit(suit, length(suit) as u16))
}

/// What the hand has of the suit that is to be trump.
pub(super) fn named(hand: CardSet, suit: Suit) -> HintReason {
    let highest = hand.of_suit(suit).highest();
    let highest = highest.map_or(HintReason::NoneOfSuit(suit), HintReason::HighestOfSuit);
    longest(hand, suit).unwrap_or(highest)
}

/// How many of the cards that can still come beat one that is led.
pub(super) fn beaten_by(out: CardSet, beats: impl Fn(Card) -> bool) -> Option<HintReason> {
    let higher = out.iter().filter(|card| beats(*card)).count();
    (higher > 0 && out.len() > 1).then(|| HintReason::BeatenBy(higher as u16, out.len() as u16))
}

/// The only card among these that is of the suit of this one and higher.
pub(super) fn one_higher(cards: CardSet, card: Card) -> Option<HintReason> {
    let higher = cards.above(card);
    let only = higher.highest().filter(|_| higher.len() == 1)?;
    Some(HintReason::OneHigher(only))
}

/// What the player knows.
struct Position<'a> {
    view: &'a TwoHandedView,
    table: &'a Table,
    hand: CardSet,
    /// Every card the other may hold.
    possible: CardSet,
    /// A deal that fits: nothing is read from it but what all such deals share.
    world: TwoHanded,
}

impl Position<'_> {
    fn of(view: &TwoHandedView) -> Position<'_> {
        let table = view.table();
        let other = view.seat().other();
        Position {
            view,
            table,
            hand: view.hand(),
            possible: (view.unseen() - view.not_with_the_other()) | table.known[other.index()],
            world: view.sample_world(&mut FastRng::new(0)),
        }
    }

    /// That deal after this action.
    fn after(&self, action: Action) -> TwoHanded {
        let mut after = self.world.clone();
        after.play_unchecked(action, &mut ());
        after
    }

    fn counts_to_66(&self) -> bool {
        self.table.rules.game != Game::FreeTrumps
    }

    fn total(&self) -> u16 {
        self.table.total(self.view.seat())
    }

    fn has_trick(&self) -> bool {
        self.table.tricks[self.view.seat().index()] > 0
    }

    fn points(&self, card: Card) -> u16 {
        self.table.rules.card_points(card)
    }

    fn trumps(&self, cards: CardSet) -> CardSet {
        self.table
            .trump
            .map_or(CardSet::EMPTY, |suit| cards.of_suit(suit))
    }

    /// Whether the other's cards are all known.
    fn knows_his_hand(&self) -> bool {
        let held = self.table.held[self.view.seat().other().index()];
        self.possible.len() == usize::from(held)
    }

    /// The cards of the hand the rules allow.
    fn playable(&self) -> CardSet {
        let legal = self.view.legal_actions();
        legal.iter().filter_map(|action| action.card()).collect()
    }

    fn only_claims_beside(&self, action: Action) -> bool {
        let claims = |other: &Action| matches!(other, Action::Out { .. });
        let legal = self.view.legal_actions();
        let mut others = legal.iter().filter(|other| **other != action);
        if claims(&action) || !others.all(claims) {
            return false;
        }
        if self.table.claims_a_thousand() {
            return self.table.start[self.view.seat().index()] + self.total() < THOUSAND;
        }
        let best = marriages(self.hand).map(|suit| self.table.marriage_value(suit));
        self.counts_to_66() && self.total() + best.max().unwrap_or(0) < OUT
    }

    /// What best play makes of it, once each can tell the other's hand.
    fn solved(&self, action: Action) -> Option<HintReason> {
        if self.table.talon > 0 || !Endgame::solves(&self.world) {
            return None;
        }
        let values = Endgame::new(self.table).values(&self.world);
        let &(_, own) = values.iter().find(|(other, _)| *other == action)?;
        let others = values.iter().filter(|(other, _)| *other != action);
        let best = others.map(|(_, value)| *value).max()?;
        Some(match own {
            1.. if best <= 0 => HintReason::OnlyWayToWin,
            1.. => HintReason::Wins(own.unsigned_abs().into()),
            _ if best > own => return None,
            0 => HintReason::Even,
            _ => HintReason::LosesOnly(own.unsigned_abs().into()),
        })
    }

    fn out(&self, meld: Option<Suit>, grounds: &mut Vec<HintReason>) {
        let total = self.total();
        if self.table.claims_a_thousand() {
            let start = self.table.start[self.view.seat().index()];
            if start + total >= THOUSAND {
                grounds.push(HintReason::Thousand(start + total));
            }
            return;
        }
        let worth = meld.map_or(0, |suit| self.table.marriage_value(suit));
        if total + worth < OUT {
            return;
        }
        grounds.push(match meld {
            Some(suit) => HintReason::OutWithMarriage(suit, worth, total + worth),
            None => HintReason::Out(total),
        });
        let balance = self.after(Action::Out { meld }).table().balance();
        let price = balance.map_or(0, i8::unsigned_abs);
        if price > 1 {
            grounds.push(HintReason::Pays(price.into()));
        }
    }

    fn cover(&self, grounds: &mut Vec<HintReason>) {
        grounds.extend(self.trumps_out());
        match self.count(self.possible) {
            Ok(counted) => grounds.push(counted),
            Err(sure) => {
                let needs = || HintReason::CoverNeeds(sure, OUT - sure);
                grounds.push(self.covers_unless().unwrap_or_else(needs));
            }
        }
        match self.table.price_of(self.view.seat().other()) {
            3 => grounds.push(HintReason::OtherIsSchwarz),
            2 => grounds.push(HintReason::OtherIsSchneider),
            _ => {}
        }
    }

    /// One trump missing, or none with the other.
    fn trumps_out(&self) -> Option<HintReason> {
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
    fn covers_unless(&self) -> Option<HintReason> {
        let without = |card: Card| self.count(self.possible - CardSet::of(card));
        let wins = |card: &Card| matches!(without(*card), Ok(HintReason::CoverCounts(0, ..)));
        let decisive = self.possible.iter().find(wins)?;
        // The other takes no trick any more, so that the price stays what it is.
        let price = self.table.price_of(self.view.seat().other());
        Some(HintReason::CoverUnless(decisive, price))
    }

    /// What covering now can count on against these cards: enough, or else so many points.
    fn count(&self, possible: CardSet) -> Result<HintReason, u16> {
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
    fn sure_when_covered(&self, mut possible: CardSet) -> Vec<Card> {
        let table = self.table;
        let other = self.view.seat().other();
        let lowest = table.lowest_trump();
        let may_rob = table.rules.rob == Rob::AfterOwnTrick
            && table.tricks[other.index()] > 0
            && table.talon >= table.rules.rob_min_talon
            && lowest.is_some_and(|lowest| possible.has(lowest));
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

    fn rob(&self, grounds: &mut Vec<HintReason>) {
        let (Some(taken), Some(given)) = (self.table.bottom, self.table.lowest_trump()) else {
            return;
        };
        let mut hand = self.hand;
        hand.insert(taken);
        let marriage = CardSet::marriage(taken.suit());
        if marriage.has(taken) && hand.has_all(marriage) {
            grounds.push(HintReason::RobsMarriage);
        }
        let more = self.points(taken).saturating_sub(self.points(given));
        grounds.push(match more {
            0 => HintReason::RobsHigher,
            more => HintReason::RobsPoints(more),
        });
    }

    /// Section 9: put off robbing, above all of a ten, if it betrays your hand or if the robbing
    /// card is your only trump.
    fn put_off_robbing(&self, card: Option<Card>, grounds: &mut Vec<HintReason>) {
        let given_up = card.is_some() && card == self.table.lowest_trump();
        if given_up || self.view.check(Action::Rob).is_err() {
            return;
        }
        if self.trumps(self.hand).len() == 1 {
            grounds.push(HintReason::RobberIsOnlyTrump);
        } else if let Some(bottom) = self.table.bottom {
            grounds.push(HintReason::RobbingBetrays(bottom));
        }
    }

    fn put_off_covering(&self, grounds: &mut Vec<HintReason>) {
        if self.view.check(Action::Cover).is_ok() {
            let price = || self.table.price_of(self.view.seat().other());
            grounds.push(match self.count(self.possible) {
                Err(total) => HintReason::NotEnoughToCover(total),
                Ok(_) => HintReason::CoverPays(price()),
            });
        }
    }

    fn announce(&self, card: Card, grounds: &mut Vec<HintReason>) {
        let worth = self.table.marriage_value(card.suit());
        grounds.push(if self.has_trick() {
            HintReason::Announces(worth, self.total() + worth)
        } else {
            HintReason::AnnouncesAhead(worth)
        });
        let last = match self.table.rules.meld_until {
            MeldUntil::Always => false,
            MeldUntil::LastDraw => self.table.talon == 0,
            MeldUntil::TwoInTalon => self.table.talon_open() && self.table.talon < 4,
        };
        if last {
            grounds.push(HintReason::LastAnnouncement);
        }
    }

    fn lead(&self, card: Card, grounds: &mut Vec<HintReason>) {
        let unbeatable = self.unbeatable(card);
        let his_trumps = self.trumps(self.possible).len();
        if !self.table.talon_open() {
            if Some(card.suit()) == self.table.trump
                && unbeatable
                && self.knows_his_hand()
                && his_trumps > 0
            {
                grounds.push(HintReason::DrawsTrumps(his_trumps as u16));
            } else if unbeatable {
                grounds.push(HintReason::Unbeatable);
            }
            grounds.extend(self.kept_for_last(card));
            grounds.extend(one_higher(self.possible, card));
            if grounds.is_empty() {
                grounds.extend(longest(self.hand, card.suit()));
                self.compare(card, grounds);
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
            grounds.push(HintReason::AceBeforeTwenty(suit));
        }
        if unbeatable {
            grounds.push(HintReason::Unbeatable);
        }
        self.keeps_marriage(card, grounds);
        self.costs_least(card, grounds);
        grounds.extend(one_higher(self.possible, card));
        if grounds.is_empty() {
            self.compare(card, grounds);
        }
    }

    /// What speaks for leading this card rather than another: what is at stake and what can beat it.
    fn compare(&self, card: Card, grounds: &mut Vec<HintReason>) {
        let trump = self.table.trump;
        let beaten = beaten_by(self.possible, |other| beats(other, card, trump));
        let is_likely_to_win =
            matches!(beaten, Some(HintReason::BeatenBy(cards, of)) if 2 * cards < of);
        grounds.extend(beaten.filter(|_| is_likely_to_win));
        let (own, most) = (self.points(card), dearest(self.table, self.playable()));
        let most = most.map_or(0, |card| self.points(card));
        if own == 0 {
            grounds.push(HintReason::CountsNothing);
        } else if own < most {
            grounds.push(HintReason::AtStake(own, most));
        } else {
            grounds.push(HintReason::BringsAtLeast(own));
        }
        grounds.extend(beaten.filter(|_| !is_likely_to_win));
    }

    /// Whether nothing the other may hold beats this card when it is led.
    fn unbeatable(&self, card: Card) -> bool {
        let must_follow = !self.table.talon_open()
            && self.knows_his_hand()
            && !self.possible.of_suit(card.suit()).is_empty();
        let is_trump = Some(card.suit()) == self.table.trump;
        self.possible.above(card).is_empty()
            && (is_trump || must_follow || self.trumps(self.possible).is_empty())
    }

    /// A trump takes the last trick whoever leads to it; another card has to be led.
    fn kept_for_last(&self, card: Card) -> Option<HintReason> {
        let left = self.hand - CardSet::of(card);
        let last = left.highest().filter(|_| left.len() == 1)?;
        let is_trump = Some(last.suit()) == self.table.trump;
        let leads_it = self.table.led.is_none() && self.unbeatable(card);
        let takes = self.possible.above(last).is_empty()
            && (is_trump || (leads_it && self.trumps(self.possible).is_empty()));
        let counts = self.table.last_trick_bonus() > 0 && !self.table.talon_open();
        (takes && counts).then_some(HintReason::KeepsForLast(last))
    }

    /// Whether who wins the trick now under way, the talon open, may announce with his next lead.
    fn can_announce_after_this_trick(&self) -> bool {
        // Two cards are drawn in between.
        match self.table.rules.meld_until {
            MeldUntil::Always => true,
            MeldUntil::LastDraw => self.table.talon >= 2,
            MeldUntil::TwoInTalon => self.table.talon >= 4,
        }
    }

    /// A marriage that may not be announced yet stays together.
    fn keeps_marriage(&self, card: Card, grounds: &mut Vec<HintReason>) {
        let led_by_him = self.table.phase == Phase::Follow;
        let not_yet = led_by_him || self.table.may_announce().is_err();
        if !self.table.talon_open() || !not_yet || !self.can_announce_after_this_trick() {
            return;
        }
        let dearest = marriages(self.hand)
            .filter(|suit| !CardSet::marriage(*suit).has(card))
            .max_by_key(|suit| self.table.marriage_value(*suit));
        grounds.extend(dearest.map(HintReason::KeepsMarriage));
    }

    fn costs_least(&self, card: Card, grounds: &mut Vec<HintReason>) {
        let least = cheapest(self.table, self.playable()).map(|card| self.points(card));
        if self.points(card) == 0 {
            grounds.push(HintReason::CountsNothing);
        } else if least == Some(self.points(card)) {
            grounds.push(HintReason::Cheapest);
        }
    }

    fn follow(&self, card: Card, led: Card, grounds: &mut Vec<HintReason>) {
        let takes = |card: &Card| beats(*card, led, self.table.trump);
        let playable = self.playable();
        let trick = self.points(led) + self.points(card);
        if takes(&card) {
            self.take(card, led, grounds);
            grounds.push(HintReason::Takes(trick));
            return;
        }
        let taking = playable.iter().filter(takes).collect();
        grounds.push(match cheapest(self.table, taking) {
            None => HintReason::CannotTake,
            Some(_) if trick < 10 => HintReason::LetsGo(trick),
            Some(taking) => HintReason::WouldCost(taking),
        });
        self.keeps_marriage(card, grounds);
        grounds.extend(self.kept_for_last(card));
        self.costs_least(card, grounds);
    }

    fn take(&self, card: Card, led: Card, grounds: &mut Vec<HintReason>) {
        let (me, other) = (self.view.seat(), self.view.seat().other());
        let world = self.after(Action::play(card));
        let after = world.table();
        if self.counts_to_66() && after.phase != Phase::Over && after.total(me) >= OUT {
            grounds.push(HintReason::Reaches(after.total(me)));
        }
        let trump = self.table.trump;
        let forty = trump.is_some_and(|trump| {
            let marriage = CardSet::marriage(trump);
            self.table.melds[other.index()] == 0 && self.possible.has_all(marriage)
        });
        let behind = self.counts_to_66() && self.table.total(other) >= SCHNEIDER;
        if !self.has_trick() && behind {
            grounds.push(HintReason::LeavesSchwarz);
        } else if !self.has_trick() && forty && self.counts_to_66() {
            grounds.push(HintReason::AgainstForty);
        } else if behind && self.table.price_of(me) > 1 && after.price_of(me) == 1 {
            grounds.push(HintReason::LeavesSchneider);
        }
        let lower = self.playable().of_suit(card.suit()).iter().any(|other| {
            other < card && beats(other, led, trump) && self.points(other) < self.points(card)
        });
        if card.rank() >= Rank::Ten && lower {
            grounds.push(HintReason::TakesHigh);
        }
        let smaller = |other: Card| other < card && beats(other, led, trump);
        let ruffs = Some(card.suit()) == trump && led.suit() != card.suit();
        if ruffs && !self.trumps(self.playable()).iter().any(smaller) {
            grounds.push(HintReason::SmallestTrump);
        }
    }
}
