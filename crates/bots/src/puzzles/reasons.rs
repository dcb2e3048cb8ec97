//! What speaks for the solution of a puzzle beside that it is sure: hints that do not fall short of the goal, and what is
//! certain after the trick.

use super::{Goal, Puzzle, SOLVER};
use crate::hint_reasons::{self, HintReason};
use sechsundsechzig_engine::cards::{Card, CardSet};
use sechsundsechzig_engine::deal::{Action, Deal, View};
use sechsundsechzig_engine::games::sixty_six::strict_play::beats;
use sechsundsechzig_engine::games::sixty_six::two_handed::Table;
use sechsundsechzig_engine::games::sixty_six::{OUT, SCHNEIDER, TwoHandedView};
use sechsundsechzig_engine::rules::SchneiderCounts;

/// One reason for the solution of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleReason {
    /// A reason as hints give it.
    Hint(HintReason),
    /// That closing is not sure of 66 card points.
    NotEnoughToCover,
    /// That the trick makes enough card points certain.
    Certain {
        /// How many, or how many at least.
        total: u16,
        /// Whether no card that is still to come adds to them; never with another trick.
        is_exact: bool,
        /// The card that takes another trick for them, if it needs one.
        with: Option<Card>,
    },
}

impl Puzzle {
    /// What speaks for the solution: nothing that falls short of the goal, and where that is easily counted, the card points
    /// that are certain.
    #[must_use]
    pub fn reasons(&self) -> Vec<PuzzleReason> {
        let Some(deal) = self.deal() else {
            return Vec::new();
        };
        let view = deal.view(SOLVER);
        let hints = hint_reasons::reasons_in_puzzle(&view, self.solution);
        let certain = certain_points(&view, self, &hints);
        let enough = hints
            .into_iter()
            .filter_map(|reason| sufficient(reason, self.goal, view.table()));
        let mut reasons: Vec<PuzzleReason> = enough
            .map(|reason| match reason {
                HintReason::NotEnoughToCover(_) => PuzzleReason::NotEnoughToCover,
                _ => PuzzleReason::Hint(reason),
            })
            .collect();
        if let Some(certain) = certain {
            // After the reason why the trick is certain.
            reasons.insert(reasons.len().min(1), certain);
        }
        reasons
    }
}

/// The card points that reach a goal.
const fn needed(goal: Goal) -> u16 {
    match goal {
        Goal::Escape => SCHNEIDER,
        Goal::Win | Goal::Cover | Goal::Two | Goal::Three => OUT,
    }
}

/// Whether marriages count towards a goal (2.25).
fn melds_count(goal: Goal, table: &Table) -> bool {
    goal != Goal::Escape || table.rules.schneider_counts == SchneiderCounts::TricksAndMelds
}

/// What the solution's trick makes certain, with the highest trump that is left, which nobody can beat: the winner of the
/// trick leads it next. Nothing if that is not enough or a reason says as much.
fn certain_points(
    view: &TwoHandedView,
    puzzle: &Puzzle,
    reasons: &[HintReason],
) -> Option<PuzzleReason> {
    let Action::Play {
        card, meld: false, ..
    } = puzzle.solution
    else {
        return None;
    };
    let (table, goal) = (view.table(), puzzle.goal);
    let is_unbeatable = |reason: &HintReason| {
        matches!(
            reason,
            HintReason::Unbeatable
                | HintReason::HighestTrump(_)
                | HintReason::NothingHigher(_)
                | HintReason::MustFollow(_)
                | HintReason::DrawsTrump(_)
                | HintReason::DrawsTrumps(_)
        )
    };
    let takes_trick = match table.led {
        Some(led) => beats(card, led, table.trump),
        None => reasons.iter().any(is_unbeatable),
    };
    let says_as_much = |reason: &HintReason| match reason {
        HintReason::Reaches(_) => true,
        HintReason::LeavesSchneider => goal == Goal::Escape,
        _ => false,
    };
    let pays = match goal {
        // A talon closed in vain costs two game points or more, Schneider or not (2.27).
        Goal::Escape => table.covered.is_none_or(|covered| covered.by != SOLVER),
        _ => i32::from(table.price_of(SOLVER.other())) >= i32::from(goal.least()),
    };
    if !takes_trick || !pays || reasons.iter().any(says_as_much) {
        return None;
    }
    let points = |card: Card| table.rules.card_points(card);
    let seat = SOLVER.index();
    let melds = if melds_count(goal, table) {
        table.melds[seat]
    } else {
        0
    };
    let total = table.points[seat] + melds + table.led.map_or(0, points) + points(card);
    if total >= needed(goal) {
        return Some(PuzzleReason::Certain {
            total,
            is_exact: table.led.is_some(),
            with: None,
        });
    }
    let gone = view.hand() | table.played();
    let pack = table.rules.pack.cards();
    let is_highest =
        |card: &Card| Some(card.suit()) == table.trump && gone.is_superset(pack.above(*card));
    let left = view.hand() - CardSet::of(card);
    let with = left
        .iter()
        .filter(is_highest)
        .max_by_key(|card| points(*card))?;
    let total = total + points(with);
    (total >= needed(goal)).then_some(PuzzleReason::Certain {
        total,
        is_exact: false,
        with: Some(with),
    })
}

/// A reason as it may stand beside "sure": none that counts too few card points for the goal. What is enough is said by
/// [`PuzzleReason::Certain`].
fn sufficient(reason: HintReason, goal: Goal, table: &Table) -> Option<HintReason> {
    let is_enough = match reason {
        HintReason::HighestTrump(_) => return Some(HintReason::HighestTrump(0)),
        HintReason::Takes(1..)
        | HintReason::Captures(..)
        | HintReason::TakesHigh(_)
        | HintReason::BringsHome(_)
        | HintReason::BringsAtLeast(_)
        | HintReason::ComesTo(..)
        | HintReason::CoverNeeds(..)
        | HintReason::CoverUnless(..)
        | HintReason::AnnouncesAhead(_) => false,
        HintReason::Announces(_, total) => melds_count(goal, table) && total >= needed(goal),
        HintReason::AceBeforeTwenty(_)
        | HintReason::KeepsMarriage(_)
        | HintReason::WaitsFor(..) => melds_count(goal, table),
        // With 66 card points closing may win, and still be worth too little.
        HintReason::NotEnoughToCover(_) => !matches!(goal, Goal::Two | Goal::Three),
        _ => true,
    };
    is_enough.then_some(reason)
}
