//! The reasons of a move in 66 for two.

mod cards;
mod cheapest;
mod closing;

pub(super) use cheapest::with_cheapest_card;

use super::{HintReason, only_move};
use crate::endgame::Endgame;
use crate::two_handed::marriages;
use sechsundsechzig_engine::cards::{Card, CardSet, Suit};
use sechsundsechzig_engine::deal::{Action, Deal, FastRng, View};
use sechsundsechzig_engine::games::sixty_six::two_handed::Table;
use sechsundsechzig_engine::games::sixty_six::{OUT, TwoHanded, TwoHandedView};
use sechsundsechzig_engine::rules::{Game, MeldUntil};

/// What a claim of a thousand takes (3.2).
const THOUSAND: u16 = 1000;

/// Why this action, the weightiest reason first, with what best play makes of it.
pub(super) fn reasons(view: &TwoHandedView, action: Action) -> Vec<HintReason> {
    weighed(view, action, |position, action| position.solved(action))
}

/// Why this action, the weightiest reason first, without what best play makes of it.
pub(super) fn reasons_in_puzzle(view: &TwoHandedView, action: Action) -> Vec<HintReason> {
    weighed(view, action, |_, _| None)
}

fn weighed(
    view: &TwoHandedView,
    action: Action,
    solve: impl Fn(&PlayerKnowledge, Action) -> Option<HintReason>,
) -> Vec<HintReason> {
    if only_move(view) {
        return vec![HintReason::OnlyMove];
    }
    let position = PlayerKnowledge::of(view);
    let mut reasons = Vec::new();
    if position.only_claims_beside(action) {
        let is_thousand = position.table.claims_a_thousand();
        let claimed = if is_thousand { THOUSAND } else { OUT };
        reasons.push(HintReason::OnlyHonest(claimed));
    }
    reasons.extend(solve(&position, action));
    let (card, meld) = match action {
        Action::Out { meld } => {
            position.out(meld, &mut reasons);
            return reasons;
        }
        Action::Play { card, meld, .. } => (Some(card), meld),
        _ => (None, false),
    };
    match (action, card, position.table.led) {
        (_, Some(card), Some(led)) => position.follow(card, led, &mut reasons),
        (_, Some(card), None) if meld => position.announce(card, &mut reasons),
        (_, Some(card), None) => position.lead(card, &mut reasons),
        (Action::Cover, ..) => position.cover(&mut reasons),
        (Action::Rob, ..) => position.rob(&mut reasons),
        (Action::NameTrump(suit), ..) => reasons.push(named(position.hand, suit)),
        _ => {}
    }
    if !matches!(action, Action::Rob | Action::Cover) {
        position.put_off_robbing(card, &mut reasons);
    }
    if action == Action::Draw {
        position.put_off_covering(&mut reasons);
    }
    reasons
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

/// The cards among these that are of the suit of this one and higher, if there are only one or two.
pub(super) fn few_higher(cards: CardSet, card: Card) -> Option<HintReason> {
    let mut higher = cards.above(card);
    let highest = higher.highest()?;
    higher.remove(highest);
    match (higher.highest(), higher.len()) {
        (None, _) => Some(HintReason::OneHigher(highest)),
        (Some(second), 1) => Some(HintReason::TwoHigher(highest, second)),
        _ => None,
    }
}

/// What the player knows.
struct PlayerKnowledge<'a> {
    view: &'a TwoHandedView,
    table: &'a Table,
    hand: CardSet,
    /// Every card the other may hold.
    possible: CardSet,
    /// A deal that fits: nothing is read from it but what all such deals share.
    world: TwoHanded,
}

impl PlayerKnowledge<'_> {
    fn of(view: &TwoHandedView) -> PlayerKnowledge<'_> {
        let table = view.table();
        let other = view.seat().other();
        PlayerKnowledge {
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

    /// Points of the whole match, which a claim of a thousand counts (3.2).
    fn written_up(&self) -> u16 {
        self.table.start[self.view.seat().index()].saturating_add(self.total())
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
    fn knows_other_hand(&self) -> bool {
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
            return self.written_up() < THOUSAND;
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

    fn out(&self, meld: Option<Suit>, reasons: &mut Vec<HintReason>) {
        let total = self.total();
        if self.table.claims_a_thousand() {
            let written_up = self.written_up();
            if written_up >= THOUSAND {
                reasons.push(HintReason::Thousand(written_up));
            }
            return;
        }
        let worth = meld.map_or(0, |suit| self.table.marriage_value(suit));
        if total + worth < OUT {
            return;
        }
        reasons.push(match meld {
            Some(suit) => HintReason::OutWithMarriage(suit, worth, total + worth),
            None => HintReason::Out(total),
        });
        let balance = self.after(Action::Out { meld }).table().balance();
        let price = balance.map_or(0, i8::unsigned_abs);
        if price > 1 {
            reasons.push(HintReason::Pays(price.into()));
        }
    }

    fn rob(&self, reasons: &mut Vec<HintReason>) {
        let (Some(taken), Some(given)) = (self.table.bottom, self.table.lowest_trump()) else {
            return;
        };
        let mut hand = self.hand;
        hand.insert(taken);
        let marriage = CardSet::marriage(taken.suit());
        if marriage.contains(taken) && hand.is_superset(marriage) {
            reasons.push(HintReason::RobsMarriage);
        }
        let more = self.points(taken).saturating_sub(self.points(given));
        reasons.push(match more {
            0 => HintReason::RobsHigher,
            more => HintReason::RobsPoints(taken, given, more),
        });
    }

    /// Section 9: put off robbing, above all of a ten, if it betrays your hand or if the robbing
    /// card is your only trump.
    fn put_off_robbing(&self, card: Option<Card>, reasons: &mut Vec<HintReason>) {
        let given_up = card.is_some() && card == self.table.lowest_trump();
        if given_up || self.view.check(Action::Rob).is_err() {
            return;
        }
        if self.trumps(self.hand).len() == 1 {
            reasons.push(HintReason::RobberIsOnlyTrump);
        } else if let Some(bottom) = self.table.bottom {
            reasons.push(HintReason::RobbingBetrays(bottom));
        }
    }

    fn put_off_covering(&self, reasons: &mut Vec<HintReason>) {
        if self.view.check(Action::Cover).is_ok() {
            let price = || self.table.price_of(self.view.seat().other());
            reasons.push(match self.count(self.possible) {
                Err(total) => HintReason::NotEnoughToCover(total),
                Ok(_) => HintReason::CoverPays(price()),
            });
        }
    }

    fn announce(&self, card: Card, reasons: &mut Vec<HintReason>) {
        let worth = self.table.marriage_value(card.suit());
        reasons.push(if self.has_trick() {
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
            reasons.push(HintReason::LastAnnouncement);
        }
    }
}
