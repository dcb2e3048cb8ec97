//! Alpha–beta search over tricks. Everything is seen from the leader's side: the leader's hand, points and
//! value come first.

use super::packed_hand::PackedHand;
use super::payoffs::{Payoffs, SidePoints};
use super::position::EndgamePosition;
use super::transposition_table::{Bounds, TranspositionTable};
use sechsundsechzig_engine::cards::{Card, Rank, Suit};
use sechsundsechzig_engine::games::sixty_six::OUT;
use sechsundsechzig_engine::games::sixty_six::two_handed::Table;
use sechsundsechzig_engine::rules::StrictPlay;

/// More than any deal is worth.
pub(super) const INFINITY: i8 = 4;

/// The solver of one deal after another, with what it needs of the rules.
#[derive(Clone, Debug)]
pub(super) struct AlphaBeta {
    payoffs: Payoffs,
    trumps: PackedHand,
    duty: StrictPlay,
    points: [u16; 8],
    announces_now: bool,
    announces_later: bool,
    transpositions: TranspositionTable,
    pub nodes: u64,
}

impl AlphaBeta {
    pub fn new(table: &Table) -> AlphaBeta {
        let rank = |rank| table.rules.card_points(Card::new(Suit::Clubs, rank));
        let mut search = AlphaBeta {
            payoffs: Payoffs::of(table),
            trumps: PackedHand::EMPTY,
            duty: table.rules.strict_play,
            points: [
                rank(Rank::Seven),
                rank(Rank::Eight),
                rank(Rank::Nine),
                rank(Rank::Jack),
                rank(Rank::Queen),
                rank(Rank::King),
                rank(Rank::Ten),
                rank(Rank::Ace),
            ],
            announces_now: false,
            announces_later: false,
            transpositions: TranspositionTable::new(),
            nodes: 0,
        };
        search.set_up(table);
        search
    }

    /// Turns to a deal by the same rules.
    pub fn set_up(&mut self, table: &Table) {
        let (payoffs, trumps) = (
            Payoffs::of(table),
            table.trump.map_or(PackedHand::EMPTY, PackedHand::suit),
        );
        let announces_later = announces_later(table);
        let same =
            (self.payoffs, self.trumps, self.announces_later) == (payoffs, trumps, announces_later);
        if !same {
            self.transpositions.clear();
            self.payoffs = payoffs;
            self.trumps = trumps;
            self.announces_later = announces_later;
        }
        self.announces_now = table.may_announce().is_ok();
    }

    /// The value of a position to its leader, before the first lead of those solved.
    pub fn first_lead(
        &mut self,
        position: &EndgamePosition,
        may_claim: bool,
        alpha: i8,
        beta: i8,
    ) -> i8 {
        if may_claim && self.announces_now == self.announces_later {
            return self.lead(position, alpha, beta);
        }
        let marriages = if self.announces_now {
            position.hands[0].marriages()
        } else {
            PackedHand::EMPTY
        };
        if may_claim && let Some(value) = self.claim(position, marriages) {
            return value;
        }
        self.leads(position, marriages, alpha, beta)
    }

    /// The value of a position to its leader, who has just won a trick.
    fn lead(&mut self, position: &EndgamePosition, alpha: i8, beta: i8) -> i8 {
        self.nodes += 1;
        let [hand, other] = position.hands;
        let marriages = if self.announces_later {
            hand.marriages()
        } else {
            PackedHand::EMPTY
        };
        if let Some(value) = self.claim(position, marriages) {
            return value;
        }
        let rest = hand.but_lowest();
        if rest.is_empty() && other.but_lowest().is_empty() {
            return self.last_trick(position);
        }
        let leader = position.leader;
        let low = -self.payoffs.most(1 - leader, position.sides[0]);
        let high = self.payoffs.most(leader, position.sides[1]);
        let (mut alpha, mut beta) = (alpha.max(low), beta.min(high));
        if alpha >= beta {
            return if low >= beta { low } else { high };
        }
        let missing = 66_u16.saturating_sub(position.sides[0].total());
        if self.cashes(hand, other, missing) {
            return high;
        }
        // With two cards in a hand a position is solved sooner than remembered.
        if rest.but_lowest().is_empty() {
            return self.leads(position, marriages, alpha, beta);
        }
        let key = position.key(self.payoffs.are_even());
        if let Some(known) = self.transpositions.get(key) {
            if known.low >= beta || known.low == known.high {
                return known.low;
            }
            if known.high <= alpha {
                return known.high;
            }
            alpha = alpha.max(known.low);
            beta = beta.min(known.high);
        }
        let best = self.leads(position, marriages, alpha, beta);
        self.transpositions.insert(
            key,
            Bounds {
                low: if best > alpha { best } else { -INFINITY },
                high: if best < beta { best } else { INFINITY },
            },
        );
        best
    }

    /// The value of a claim to the leader, if it is true.
    #[inline]
    fn claim(&self, position: &EndgamePosition, marriages: PackedHand) -> Option<i8> {
        let [own, other] = position.sides;
        let dearest = if marriages.is_empty() {
            0
        } else {
            self.marriage(marriages.and(self.trumps))
        };
        (own.total() + dearest >= OUT).then(|| self.payoffs.win(position.leader, other))
    }

    /// What a marriage is worth (2.11), told by its trumps.
    #[inline]
    const fn marriage(&self, trumps: PackedHand) -> u16 {
        if trumps.is_empty() { 20 } else { 40 }
    }

    /// Tries every lead: first what takes the trick for certain, the highest first, then the
    /// rest, the lowest first.
    fn leads(
        &mut self,
        position: &EndgamePosition,
        marriages: PackedHand,
        alpha: i8,
        beta: i8,
    ) -> i8 {
        let [hand, other] = position.hands;
        let winners = self.sure_winners(hand, other);
        let mut best = -INFINITY;
        let mut left = winners;
        while !left.is_empty() {
            let card = left.highest();
            left = left.without(card);
            best = best.max(self.lead_card(position, marriages, card, alpha.max(best), beta));
            if best >= beta {
                return best;
            }
        }
        left = hand.without(winners);
        while !left.is_empty() {
            let card = left.lowest();
            left = left.without(card);
            best = best.max(self.lead_card(position, marriages, card, alpha.max(best), beta));
            if best >= beta {
                return best;
            }
        }
        best
    }

    #[inline]
    fn lead_card(
        &mut self,
        position: &EndgamePosition,
        marriages: PackedHand,
        card: PackedHand,
        alpha: i8,
        beta: i8,
    ) -> i8 {
        let mut after = *position;
        let announced = marriages.and(card.queen_of_marriage());
        if !announced.is_empty() {
            after.sides[0].melds += self.marriage(announced.and(self.trumps));
        }
        after.hands[0] = after.hands[0].without(card);
        self.answer(&after, card, alpha, beta)
    }

    /// The value to the leader of a card led; the leader's hand no longer holds it.
    pub fn answer(
        &mut self,
        position: &EndgamePosition,
        led: PackedHand,
        alpha: i8,
        beta: i8,
    ) -> i8 {
        let (taking, giving) = self.answers(position.hands[1], led);
        let points = self.points[led.rank()];
        let mut beta = beta;
        let mut worst = INFINITY;
        let mut left = taking;
        while !left.is_empty() {
            let card = left.highest();
            left = left.without(card);
            let [leader, follower] = position.sides;
            let after = EndgamePosition {
                leader: 1 - position.leader,
                hands: [position.hands[1].without(card), position.hands[0]],
                sides: [
                    follower.after_trick(points + self.points[card.rank()]),
                    leader,
                ],
            };
            worst = worst.min(-self.after_trick(&after, -beta, -alpha));
            beta = beta.min(worst);
            if worst <= alpha {
                return worst;
            }
        }
        left = giving;
        while !left.is_empty() {
            let card = left.lowest();
            left = left.without(card);
            let [leader, follower] = position.sides;
            let after = EndgamePosition {
                leader: position.leader,
                hands: [position.hands[0], position.hands[1].without(card)],
                sides: [
                    leader.after_trick(points + self.points[card.rank()]),
                    follower,
                ],
            };
            worst = worst.min(self.after_trick(&after, alpha, beta));
            beta = beta.min(worst);
            if worst <= alpha {
                return worst;
            }
        }
        worst
    }

    /// The cards that may be played to a card led (2.8 to 2.10): those that take it, and the rest.
    #[inline]
    fn answers(&self, hand: PackedHand, led: PackedHand) -> (PackedHand, PackedHand) {
        let suit = hand.and(led.whole_suit());
        if suit.is_empty() {
            let trumps = hand.and(self.trumps);
            if trumps.is_empty() || self.duty == StrictPlay::Follow {
                (trumps, hand.without(trumps))
            } else {
                (trumps, PackedHand::EMPTY)
            }
        } else {
            let higher = suit.above(led);
            if higher.is_empty() || self.duty != StrictPlay::FollowHeadTrump {
                (higher, suit.without(higher))
            } else {
                (higher, PackedHand::EMPTY)
            }
        }
    }

    /// The value to who has won a trick and stands first.
    fn after_trick(&mut self, position: &EndgamePosition, alpha: i8, beta: i8) -> i8 {
        if position.hands[0].is_empty() || position.hands[1].is_empty() {
            self.played_out(position)
        } else {
            self.lead(position, alpha, beta)
        }
    }

    fn played_out(&self, position: &EndgamePosition) -> i8 {
        let [mut own, other] = position.sides;
        own.points += self.payoffs.last_trick;
        self.payoffs.played_out(position.leader, [own, other])
    }

    /// The value to the leader where both hold one card.
    fn last_trick(&self, position: &EndgamePosition) -> i8 {
        let [led, card] = position.hands;
        let points = self.points[led.rank()] + self.points[card.rank()];
        let takes = if led.whole_suit() == card.whole_suit() {
            card.0 > led.0
        } else {
            !card.and(self.trumps).is_empty()
        };
        let [leader, follower] = position.sides;
        if takes {
            -self.played_out(&EndgamePosition {
                leader: 1 - position.leader,
                hands: [PackedHand::EMPTY; 2],
                sides: [follower.after_trick(points), leader],
            })
        } else {
            self.played_out(&EndgamePosition {
                leader: position.leader,
                hands: [PackedHand::EMPTY; 2],
                sides: [leader.after_trick(points), follower],
            })
        }
    }

    /// Whether the leader can cash so many points one trick after the other before the other makes
    /// any more.
    #[inline]
    fn cashes(&self, hand: PackedHand, other: PackedHand, mut missing: u16) -> bool {
        let ruffs = !other.and(self.trumps).is_empty();
        let mut mine = self.sure_winners(hand, other);
        let mut theirs = other;
        while !mine.is_empty() {
            let card = mine.highest();
            mine = mine.without(card);
            // An opponent with trumps follows as long as there is a card of the suit, and ruffs then.
            if ruffs && card.and(self.trumps).is_empty() {
                let follows = theirs.and(card.whole_suit()).lowest();
                if follows.is_empty() {
                    continue;
                }
                theirs = theirs.without(follows);
            }
            let points = self.points[card.rank()];
            if points >= missing {
                return true;
            }
            missing -= points;
        }
        false
    }

    /// Cards of the leader that take the trick whatever the other plays.
    #[inline]
    fn sure_winners(&self, hand: PackedHand, other: PackedHand) -> PackedHand {
        let winners = hand.unbeaten_by(other);
        if other.and(self.trumps).is_empty() {
            winners
        } else {
            winners.and(PackedHand(other.whole_suits().0 | self.trumps.0))
        }
    }
}

impl SidePoints {
    #[inline]
    fn after_trick(self, points: u16) -> SidePoints {
        SidePoints {
            points: self.points + points,
            melds: self.melds,
            has_trick: true,
        }
    }
}

/// Whether marriages may be announced with leads after the coming one: the rule is asked about
/// such a lead.
fn announces_later(table: &Table) -> bool {
    let mut later = *table;
    later.fresh_from_last_draw = false;
    later.no_meld_with_next_lead = false;
    later.tricks[0] = later.tricks[0].max(1);
    if let Some(covered) = &mut later.covered {
        covered.led_since = true;
    }
    later.may_announce().is_ok()
}
