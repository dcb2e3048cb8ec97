//! What the computer adds to 66 for two.

mod careful;
mod count;
mod play_out;

use super::rng::FastRng;
use super::searchable::{Rewards, Searchable};
use crate::deal::{Action, ActionList, Deal, Seat, Turn};
use crate::games::rules::Game;
use crate::games::sixty_six::two_handed::Table;
use crate::games::sixty_six::{TwoHanded, TwoHandedView};

impl Searchable for TwoHanded {
    #[inline]
    fn considered(&self) -> ActionList {
        let mut legal = self.legal_actions();
        keep_considered(self.table(), &mut legal);
        legal
    }

    fn claim_is_true(&self, claim: Action) -> bool {
        claim_is_true(self.table(), claim)
    }

    fn play_out(&mut self, rng: &mut FastRng) -> Rewards {
        while self.turn() != Turn::Over {
            let action = play_out::choose(self, rng);
            self.play_unchecked(action, &mut ());
        }
        self.rewards()
    }

    fn players(&self) -> u8 {
        2
    }

    fn side_of(&self, seat: Seat) -> usize {
        seat.index()
    }

    fn careful(view: &TwoHandedView, _: &mut FastRng) -> Action {
        careful::choose(view)
    }
}

/// Leaves out false claims, and everything beside a true one: the price of a deal (2.24 to 2.28)
/// only falls while the other side takes tricks and points, and 66 said now cannot be lost.
fn keep_considered(table: &Table, actions: &mut ActionList) {
    if !table.has_just_won() {
        return;
    }
    let right = actions
        .iter()
        .copied()
        .find(|action| matches!(action, Action::Out { .. }) && claim_is_true(table, *action));
    if let Some(right) = right {
        actions.clear();
        actions.push(right);
    } else {
        actions.retain(|action| !matches!(action, Action::Out { .. }));
    }
}

/// 2.20 and 3.2: whether the seat to act would be right to claim this. Its own points are known
/// to it, so this takes the table only.
fn claim_is_true(table: &Table, claim: Action) -> bool {
    let Action::Out { meld } = claim else {
        return false;
    };
    let seat = table.turn;
    let total = table.total(seat) + meld.map_or(0, |suit| table.marriage_value(suit));
    if table.rules.game == Game::FreeTrumps {
        table.start[seat.index()] + total >= 1000
    } else {
        total >= 66
    }
}
