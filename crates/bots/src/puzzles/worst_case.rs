//! Worst-case search: the result a player can force, whatever cards the opponent holds and plays.
//!
//! It goes over all deals (worlds) that fit what the player has seen. Where the player is to act, one action
//! is taken in all worlds that look alike; where the opponent is, every legal action in every world
//! is tried, and worlds that the player then sees to differ are told apart. The value is the minimum over all of
//! this, as if the opponent chose the hidden cards and the order of the talon.

use super::worlds::{self, World};
use crate::endgame::Endgame;
use sechsundsechzig_engine::deal::{Action, Deal, Seat, View};
use sechsundsechzig_engine::games::sixty_six::{TwoHanded, TwoHandedView};

/// The lowest result that a puzzle asks for, in game points: to lose no more than one.
pub const MIN_POINTS: i8 = -1;
/// The most a deal is worth, in game points.
pub const MAX_POINTS: i8 = 3;

/// The search for one position.
pub(super) struct WorstCase {
    seat: Seat,
    solver: Endgame,
    positions: u64,
    most: u64,
}

impl WorstCase {
    /// For a view of the player's, giving up after so many positions.
    pub fn new(view: &TwoHandedView, most: u64) -> WorstCase {
        WorstCase {
            seat: view.seat(),
            solver: Endgame::new(view.table()),
            positions: 0,
            most,
        }
    }

    /// Whether it gave up, so that its answers mean nothing.
    pub fn gave_up(&self) -> bool {
        self.positions > self.most
    }

    /// Whether the player is sure of at least so many game points more than the other by this
    /// action.
    pub fn action_reaches(&mut self, worlds: &[World], action: Action, least: i8) -> bool {
        let parts = worlds::after(worlds, self.seat, action);
        parts.iter().all(|part| self.reaches(part, least))
    }

    /// Whether the player is sure of it in worlds that look alike.
    pub fn reaches(&mut self, worlds: &[World], least: i8) -> bool {
        self.positions += 1;
        if self.gave_up() {
            return false;
        }
        let Some(World { deal, .. }) = worlds.first() else {
            return true;
        };
        if let Some(value) = self.result(deal) {
            return value >= least;
        }
        if let Some(answer) = self.solved(worlds, least) {
            return answer;
        }
        if worlds::acts(worlds, self.seat) {
            // Claims, covers and exchanges come last in the list and decide most.
            let mut legal = deal.legal_actions().into_iter().rev();
            legal.any(|action| self.action_reaches(worlds, action, least))
        } else {
            let answers = worlds::answers(worlds, self.seat);
            answers.iter().all(|(_, part)| self.reaches(part, least))
        }
    }

    /// What the deal brought the player, once it is over.
    pub fn result(&self, deal: &TwoHanded) -> Option<i8> {
        let balance = deal.table().balance()?;
        Some(if self.seat == Seat(0) {
            balance
        } else {
            -balance
        })
    }

    /// What exact play with open cards already tells: nothing is sure that fails so in one world,
    /// and in a single world nothing is hidden.
    ///
    /// The solver leaves false claims out. They cost two points at least, so that they change
    /// nothing for who asks for less than three.
    fn solved(&mut self, worlds: &[World], least: i8) -> Option<bool> {
        for World { deal, .. } in worlds {
            if self.open(deal)? < least {
                return Some(false);
            }
        }
        (worlds.len() == 1 && least < MAX_POINTS).then_some(true)
    }

    /// What the deal is worth to the player if both see all cards; `None` while the talon is open.
    pub fn open(&mut self, deal: &TwoHanded) -> Option<i8> {
        let value = self.solver.value(deal)?;
        Some(if self.seat == Seat(0) { value } else { -value })
    }
}
