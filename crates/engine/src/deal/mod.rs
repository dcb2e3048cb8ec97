//! What every game shares: seats, actions, events, refusals, results, shuffling, and the
//! [`Deal`] trait.

mod action;
mod action_set;
mod event;
mod fast_rng;
mod illegal;
mod observation;
mod result;
mod seat;
pub mod shuffle;
mod sides;

pub use action::{Action, ActionList};
pub use action_set::{ActionSet, ActionSink};
pub use event::{Event, EventSink, Mark};
pub use fast_rng::{FastRng, mix};
pub use illegal::{Clause, Illegal};
pub use observation::Observation;
pub use result::{DealResult, PerSide, Reason};
pub use seat::{Seat, Side, Turn};

use crate::cards::{CardSet, Pack, Suit};
use crate::rules::CheckedRules;
use rand_core::Rng;
use std::fmt::Debug;

/// What a deal starts from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The rules in force.
    pub rules: CheckedRules,
    /// Who deals.
    pub dealer: Seat,
    /// The pack after shuffle and cut.
    pub pack: Pack,
    /// Each side's game points before the deal; they matter where a deal can end the match
    /// in its middle (clauses 3.2 and 6.7).
    pub start: PerSide<u16>,
    /// The suit in force from an earlier draw (clause 5.2, `drawn_for_four`), else `None`.
    pub trump: Option<Suit>,
}

/// One deal of any game: who is to act, what they may do, and what comes of it.
///
/// Two ways to move: [`play`](Deal::play) checks and refuses, [`play_unchecked`](Deal::play_unchecked)
/// trusts its caller and is what a search uses. Both tell what happened through events; `&mut ()`
/// discards them.
pub trait Deal: Clone + Eq + Debug {
    /// What one seat knows, holding no hidden card.
    type View: View<Deal = Self>;

    /// Deals the cards.
    ///
    /// The setup has to be one of this game, as [`DealHeader`](crate::record::DealHeader) makes and checks them.
    ///
    /// # Panics
    /// May panic if the pack is not of the size the rules want, or if dealer or start belong to a table of another
    /// size.
    fn new(setup: &Setup, events: &mut impl EventSink) -> Self;

    /// The rules it is played by.
    fn rules(&self) -> &CheckedRules;

    /// Who is to act.
    fn turn(&self) -> Turn;

    /// Every legal action of the seat to act, in no particular order; none when the deal is over.
    /// Offences (clause 2.30) are not among them.
    fn legal_actions(&self) -> ActionList;

    /// Whether the seat to act may do this. Under `referee: punish` that includes the offences of
    /// clause 2.30 and the irregularity of 2.29.
    ///
    /// # Errors
    /// The reason, with its clause.
    fn check(&self, action: Action) -> Result<(), Illegal>;

    /// Why doing this would lose the deal by clause 2.30; `None` if it would not. Only under `referee: punish`
    /// there is such an action.
    fn offence(&self, action: Action) -> Option<Illegal>;

    /// Carries out an action.
    ///
    /// # Errors
    /// As [`check`](Deal::check); the deal is then unchanged.
    fn play(&mut self, action: Action, events: &mut impl EventSink) -> Result<(), Illegal> {
        self.check(action)?;
        self.play_unchecked(action, events);
        Ok(())
    }

    /// Carries out an action that [`check`](Deal::check) allows.
    ///
    /// # Panics
    /// May panic if `check` does not allow the action. Otherwise such an action leaves a deal that need not be one
    /// of the game's: later calls may panic, and results mean nothing.
    fn play_unchecked(&mut self, action: Action, events: &mut impl EventSink);

    /// The cards a seat holds.
    ///
    /// # Panics
    /// May panic if nobody sits there.
    fn hand(&self, seat: Seat) -> CardSet;

    /// What a seat knows.
    ///
    /// # Panics
    /// May panic if nobody sits there.
    fn view(&self, seat: Seat) -> Self::View;

    /// How it ended, once it has.
    fn result(&self) -> Option<DealResult>;
}

/// Everything one seat knows of a deal at one moment; it holds no hidden card.
pub trait View: Clone + Eq + Debug {
    /// The game it is a view of.
    type Deal: Deal<View = Self>;

    /// Whose view it is.
    fn seat(&self) -> Seat;

    /// The cards of its own hand it has seen.
    fn hand(&self) -> CardSet;

    /// The suit that is trump now, if any.
    fn trump(&self) -> Option<Suit>;

    /// Who is to act.
    fn turn(&self) -> Turn;

    /// The legal actions of this seat, none if it is not its turn.
    fn legal_actions(&self) -> ActionList;

    /// A deal drawn at random from those that this seat cannot tell from the real one:
    /// `view.sample_world(rng).view(view.seat()) == view`. What the others' moves say about their hands is not
    /// weighed, but for what the rules prove.
    fn sample_world(&self, rng: &mut impl Rng) -> Self::Deal;
}
