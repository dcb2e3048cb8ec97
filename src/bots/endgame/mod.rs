//! Exact play once nobody draws any more and all cards are known: alpha–beta over tricks with a
//! transposition table, valued in match points as the rules price them.
//!
//! Claims are made as soon as they are true and never otherwise; a marriage is announced whenever
//! its king or queen is led and it may be. With all cards known neither can do harm: points only
//! grow, and a deal never gets cheaper for the loser by waiting.

mod memory;

use crate::bots::Searchable;
use crate::cards::{Card, CardSet, Rank};
use crate::deal::{Action, Deal, Seat, Turn};
use crate::few;
use crate::games::rules::Game;
use crate::games::sixty_six::TwoHanded;
use crate::games::sixty_six::strict_play::{allowed, beats};
use crate::games::sixty_six::two_handed::{Phase, Table};
use memory::{Bounds, Memory};

/// More than any deal is worth.
const MOST: i8 = 4;

/// Solves positions; keep one, for its memory is worth something from call to call.
#[derive(Clone, Debug)]
pub struct Endgame {
    /// The table of the position asked about; points and tricks in it are overwritten for pricing.
    table: Table,
    memory: Memory,
    announces_later: bool,
    announces_now: bool,
    nodes: u64,
}

/// A position between two tricks.
#[derive(Clone, Copy, Debug)]
struct Position {
    hands: [CardSet; 2],
    leader: usize,
    points: [u16; 2],
    melds: [u16; 2],
    tricks: [u8; 2],
    /// Whether a marriage may be announced with the coming lead.
    announces: bool,
}

impl Endgame {
    /// A solver with an empty memory.
    #[must_use]
    pub fn new(table: &Table) -> Endgame {
        Endgame {
            table: *table,
            memory: Memory::new(),
            announces_later: false,
            announces_now: false,
            nodes: 0,
        }
    }

    /// Whether a position is of the kind this can solve: nobody draws any more, and the deal is
    /// one for match points.
    #[must_use]
    pub fn solves(deal: &TwoHanded) -> bool {
        let table = deal.table();
        !table.talon_open()
            && table.rules.game != Game::FreeTrumps
            && table.phase != Phase::NameTrump
    }

    /// Positions looked at since it was made.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Seat 0's match points less seat 1's under best play of both; `None` where it cannot tell.
    pub fn value(&mut self, deal: &TwoHanded) -> Option<i8> {
        if let Some(balance) = deal.table().balance() {
            return Some(balance);
        }
        if !Endgame::solves(deal) {
            return None;
        }
        // With every card in play what is remembered holds for any deal with these trumps; under a
        // cover the points that lie hidden differ.
        let table = deal.table();
        let related = self.table.rules == table.rules
            && self.table.trump == table.trump
            && self.table.talon == 0
            && table.talon == 0;
        if !related {
            self.memory.forget();
        }
        self.table = *table;
        self.announces_now = self.table.may_announce().is_ok();
        self.announces_later = announces_later(&self.table);
        Some(self.value_of(deal))
    }

    /// What each action the seat to act may consider is worth to it in match points, best first.
    pub fn values(&mut self, deal: &TwoHanded) -> Vec<(Action, i8)> {
        let Turn::Seat(seat) = deal.turn() else {
            return Vec::new();
        };
        let sign = sign(seat.index());
        let mut values: Vec<(Action, i8)> = deal
            .considered()
            .into_iter()
            .filter_map(|action| {
                let mut after = deal.clone();
                after.play_unchecked(action, &mut ());
                Some((action, sign * self.value(&after)?))
            })
            .collect();
        few::sort_by_key(&mut values, |(action, value)| (-value, *action));
        values
    }

    fn value_of(&mut self, deal: &TwoHanded) -> i8 {
        let table = *deal.table();
        let position = Position {
            hands: [deal.hand(Seat(0)), deal.hand(Seat(1))],
            leader: table.turn.index(),
            points: table.points,
            melds: table.melds,
            tricks: table.tricks,
            announces: self.announces_now,
        };
        match (table.phase, table.led) {
            (Phase::Follow, Some(led)) => {
                let leader = table.turn.other().index();
                let position = Position { leader, ..position };
                sign(leader) * self.answer(&position, led, -MOST, MOST)
            }
            (Phase::RobAnswer, _) => {
                // Two positions with different cards: each is solved by itself.
                let best = self.values(deal).first().map_or(0, |(_, value)| *value);
                sign(table.turn.index()) * best
            }
            _ => {
                let leader = position.leader;
                sign(leader) * self.lead(&position, table.has_just_won(), -MOST, MOST)
            }
        }
    }

    /// The value of a position to its leader.
    fn lead(&mut self, position: &Position, has_just_won: bool, alpha: i8, beta: i8) -> i8 {
        self.nodes += 1;
        let leader = position.leader;
        let hand = position.hands[leader];
        let pairs = if position.announces {
            pairs(hand)
        } else {
            CardSet::EMPTY
        };
        if has_just_won {
            let announced = pairs
                .iter()
                .map(|queen| self.table.marriage_value(queen.suit()))
                .max()
                .unwrap_or(0);
            if position.total(leader) + announced >= 66 {
                self.put_on_the_table(position);
                self.table.melds[leader] += announced;
                return sign(leader) * self.table.balance_if_claimed_by(Seat(leader as u8));
            }
        }
        let (mut alpha, mut beta) = (alpha, beta);
        let (low, high) = self.limits(position);
        alpha = alpha.max(low);
        beta = beta.min(high);
        if alpha >= beta {
            return if low >= beta { low } else { high };
        }
        // What may be announced is not part of the key; a lead later in the deal is the rule.
        let key = (position.announces == self.announces_later && has_just_won).then(|| {
            memory::key(
                position.hands,
                leader,
                position.points,
                position.melds,
                position.tricks,
            )
        });
        if let Some(key) = key
            && let Some(known) = self.memory.recall(key)
        {
            if known.low >= beta || known.low == known.high {
                return known.low;
            }
            if known.high <= alpha {
                return known.high;
            }
            alpha = alpha.max(known.low);
            beta = beta.min(known.high);
        }
        let first_alpha = alpha;
        let mut best = -MOST;
        let winners = self.sure_winners(position);
        'cards: for part in [winners, hand - winners] {
            let mut left = part;
            while let Some(card) = if part == winners {
                left.highest()
            } else {
                left.lowest()
            } {
                left.remove(card);
                let mut after = *position;
                if !pairs.is_empty()
                    && pairs.has(Card::new(card.suit(), Rank::Queen))
                    && matches!(card.rank(), Rank::King | Rank::Queen)
                {
                    after.melds[leader] += self.table.marriage_value(card.suit());
                }
                after.hands[leader].remove(card);
                let value = self.answer(&after, card, alpha.max(best), beta);
                best = best.max(value);
                if best >= beta {
                    break 'cards;
                }
            }
        }
        if let Some(key) = key {
            self.memory.keep(key, bounds(best, first_alpha, beta));
        }
        best
    }

    /// The value to the leader of a card led; his hand no longer holds it.
    fn answer(&mut self, position: &Position, led: Card, alpha: i8, beta: i8) -> i8 {
        let leader = position.leader;
        let follower = 1 - leader;
        let rules = self.table.rules;
        let may = allowed(
            position.hands[follower],
            led,
            led,
            self.table.trump,
            rules.strict_play,
        );
        let taking: CardSet = may
            .iter()
            .filter(|card| beats(*card, led, self.table.trump))
            .collect();
        let mut beta = beta;
        let mut worst = MOST;
        for part in [taking, may - taking] {
            let mut left = part;
            while let Some(card) = left.highest() {
                left.remove(card);
                let winner = if part == taking { follower } else { leader };
                let mut after = *position;
                after.hands[follower].remove(card);
                after.leader = winner;
                after.points[winner] += rules.card_points(led) + rules.card_points(card);
                after.tricks[winner] += 1;
                after.announces = self.announces_later;
                let value = if after.hands[0].is_empty() || after.hands[1].is_empty() {
                    after.points[winner] += self.table.last_trick_bonus();
                    self.put_on_the_table(&after);
                    self.played_out(winner) * sign(leader)
                } else if winner == leader {
                    self.lead(&after, true, alpha, beta)
                } else {
                    -self.lead(&after, true, -beta, -alpha)
                };
                worst = worst.min(value);
                beta = beta.min(worst);
                if worst <= alpha {
                    return worst;
                }
            }
        }
        worst
    }

    fn played_out(&mut self, winner: usize) -> i8 {
        // Pricing looks at who took the last trick and at nothing else of it.
        const ANY: Card = Card::new(crate::cards::Suit::Clubs, Rank::Ace);
        self.table.last_trick = Some(crate::games::sixty_six::two_handed::Trick {
            led: ANY,
            followed: ANY,
            leader: Seat(winner as u8),
            winner: Seat(winner as u8),
        });
        self.table.balance_if_played_out()
    }

    fn put_on_the_table(&mut self, position: &Position) {
        self.table.points = position.points;
        self.table.melds = position.melds;
        self.table.tricks = position.tricks;
    }

    /// The least and the most the leader can still get, from what a loser would pay now.
    fn limits(&mut self, position: &Position) -> (i8, i8) {
        if self.table.covered.is_some() {
            return (-3, 3);
        }
        self.put_on_the_table(position);
        let price = |loser: usize| self.table.price_of(Seat(loser as u8)) as i8;
        (-price(position.leader), price(1 - position.leader))
    }

    /// Cards of the leader that take the trick whatever the other plays.
    fn sure_winners(&self, position: &Position) -> CardSet {
        let other = position.hands[1 - position.leader];
        let trump = self.table.trump;
        let ruffs = trump.is_some_and(|suit| !other.of_suit(suit).is_empty());
        position.hands[position.leader]
            .iter()
            .filter(|card| {
                if Some(card.suit()) != trump && ruffs && other.of_suit(card.suit()).is_empty() {
                    false
                } else {
                    other.above(*card).is_empty()
                }
            })
            .collect()
    }
}

impl Position {
    fn total(&self, seat: usize) -> u16 {
        self.points[seat]
            + if self.tricks[seat] > 0 {
                self.melds[seat]
            } else {
                0
            }
    }
}

/// The queens of the marriages in a hand.
fn pairs(hand: CardSet) -> CardSet {
    CardSet::from_bits(hand.of_rank(Rank::Queen).bits() & hand.of_rank(Rank::King).bits() >> 1)
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

const fn sign(seat: usize) -> i8 {
    if seat == 0 { 1 } else { -1 }
}

const fn bounds(value: i8, alpha: i8, beta: i8) -> Bounds {
    Bounds {
        low: if value > alpha { value } else { -MOST },
        high: if value < beta { value } else { MOST },
    }
}
