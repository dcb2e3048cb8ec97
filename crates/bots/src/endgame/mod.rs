//! Exact play once nobody draws any more and all cards are known: alpha–beta over tricks with a
//! transposition table, valued in game points as the rules price them.
//!
//! Claims are made as soon as they are true and never otherwise; a marriage is announced whenever
//! its king or queen is led and it may be. With all cards known neither can do harm: points only
//! grow, and a deal never gets cheaper for the loser by waiting.

mod alpha_beta;
mod packed_hand;
mod payoffs;
mod position;
mod transposition_table;

use crate::Searchable;
use alpha_beta::{AlphaBeta, INFINITY};
use packed_hand::PackedHand;
use payoffs::SidePoints;
use position::EndgamePosition;
use sechsundsechzig_engine::deal::{Action, Deal, Seat, Turn};
use sechsundsechzig_engine::games::sixty_six::TwoHanded;
use sechsundsechzig_engine::games::sixty_six::two_handed::{Phase, Table};
use sechsundsechzig_engine::rules::Game;
use sechsundsechzig_engine::sort;

/// Solves positions. Keep one over several calls: its transposition table makes later ones faster.
#[derive(Clone, Debug)]
pub struct Endgame(AlphaBeta);

impl Endgame {
    /// A solver with an empty transposition table, for deals by the rules of this table.
    #[must_use]
    pub fn new(table: &Table) -> Endgame {
        Endgame(AlphaBeta::new(table))
    }

    /// Whether a position is of the kind this can solve: nobody draws any more, and the deal is
    /// one for game points.
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
        self.0.nodes
    }

    /// Seat 0's game points less seat 1's under best play of both; `None` where it cannot tell.
    pub fn value(&mut self, deal: &TwoHanded) -> Option<i8> {
        let table = deal.table();
        if let Some(balance) = table.balance() {
            return Some(balance);
        }
        if !Endgame::solves(deal) {
            return None;
        }
        self.0.set_up(table);
        Some(self.value_of(deal))
    }

    /// What each action the seat to act may consider is worth to it in game points, best first.
    pub fn values(&mut self, deal: &TwoHanded) -> Vec<(Action, i8)> {
        let Turn::Seat(seat) = deal.turn() else {
            return Vec::new();
        };
        let sign = sign(seat.index());
        let mut values: Vec<(Action, i8)> = deal
            .candidates()
            .into_iter()
            .filter_map(|action| {
                let mut after = deal.clone();
                after.play_unchecked(action, &mut ());
                Some((action, sign * self.value(&after)?))
            })
            .collect();
        sort::sort_by_key(&mut values, |(action, value)| (-value, *action));
        values
    }

    fn value_of(&mut self, deal: &TwoHanded) -> i8 {
        let table = deal.table();
        let seat = table.turn.index();
        match (table.phase, table.led) {
            (Phase::Follow, Some(led)) => {
                let leader = 1 - seat;
                let position = position(deal, leader);
                let led = PackedHand::of(led);
                sign(leader) * self.0.answer(&position, led, -INFINITY, INFINITY)
            }
            (Phase::RobAnswer, _) => {
                // Two positions with different cards: each is solved by itself.
                let best = self.values(deal).first().map_or(0, |(_, value)| *value);
                sign(seat) * best
            }
            _ => {
                let position = position(deal, seat);
                let may_claim = table.has_just_won();
                sign(seat) * self.0.first_lead(&position, may_claim, -INFINITY, INFINITY)
            }
        }
    }
}

/// A deal with this seat on lead.
fn position(deal: &TwoHanded, leader: usize) -> EndgamePosition {
    let table = deal.table();
    let side = |seat: usize| SidePoints {
        points: table.points[seat],
        melds: table.melds[seat],
        has_trick: table.tricks[seat] > 0,
    };
    let hand = |seat: usize| PackedHand::from(deal.hand(Seat(seat as u8)));
    EndgamePosition {
        leader,
        hands: [hand(leader), hand(1 - leader)],
        sides: [side(leader), side(1 - leader)],
    }
}

const fn sign(seat: usize) -> i8 {
    if seat == 0 { 1 } else { -1 }
}
