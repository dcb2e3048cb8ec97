//! How every game checks an action: the rules refuse it or not, and a punishing referee may let a refused one happen.

use crate::deal::{Action, Illegal};

/// What decides whether the seat to act may do something.
pub(super) trait Legality {
    /// Why the rules forbid an action; `None` if they allow it.
    fn refused(&self, action: Action) -> Option<Illegal>;

    /// Whether the punishing referee lets a refused action happen (2.30).
    fn punished(&self, action: Action) -> bool;

    /// [`Deal::check`](crate::deal::Deal::check).
    fn check(&self, action: Action) -> Result<(), Illegal> {
        match self.refused(action) {
            Some(reason) if !self.punished(action) => Err(reason),
            _ => Ok(()),
        }
    }

    /// [`Deal::offence`](crate::deal::Deal::offence).
    fn offence(&self, action: Action) -> Option<Illegal> {
        self.refused(action).filter(|_| self.punished(action))
    }
}

/// Whether somebody who has won so many tricks may not look at some of them: any but the last of the deal (2.7).
pub(super) const fn has_older_tricks(tricks: u8, won_the_last: bool) -> bool {
    tricks > won_the_last as u8
}
