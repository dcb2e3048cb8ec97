//! Puzzles: positions with exactly one move that is sure to reach a goal, whatever cards the opponent
//! holds and plays. `docs/puzzles.md` says how that is proved.
//!
//! They are made by the project's own search (`headless puzzles`), kept as lines of text and proved
//! anew by the tests.

#[cfg(not(target_arch = "wasm32"))]
pub mod generator;
mod judge;
mod line;
mod reasons;
mod refutation;
mod worlds;
mod worst_case;

pub use judge::{Judge, PuzzleVerdict};
pub use line::Continuation;
pub use reasons::PuzzleReason;
pub use refutation::{Cause, Refutation};

use sechsundsechzig_engine::ParseError;
use sechsundsechzig_engine::deal::{Action, Deal, Seat, View};
use sechsundsechzig_engine::games::AnyDeal;
use sechsundsechzig_engine::games::sixty_six::TwoHanded;
use sechsundsechzig_engine::record::compact_notation;
use sechsundsechzig_engine::rules::Preset;
use sechsundsechzig_engine::share::Replay;
use std::fmt;
use std::str::FromStr;

/// Who solves: always the seat the player has at the table.
pub const SOLVER: Seat = Seat(0);

/// The puzzles that are kept, one a line.
const KEPT: &str = include_str!("puzzles.txt");

/// What is to be made sure of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Goal {
    /// To win the deal.
    Win,
    /// To win the deal, with the question whether to cover.
    Cover,
    /// To win two game points.
    Two,
    /// To win three.
    Three,
    /// To lose no more than one: to get out of Schneider.
    Escape,
}

impl Goal {
    /// All of them.
    pub const ALL: [Goal; 5] = [Goal::Win, Goal::Cover, Goal::Two, Goal::Three, Goal::Escape];

    /// Its name in the kept lines.
    const fn as_str(self) -> &'static str {
        match self {
            Goal::Win => "win",
            Goal::Cover => "cover",
            Goal::Two => "two",
            Goal::Three => "three",
            Goal::Escape => "escape",
        }
    }

    /// The balance of game points that has to be certain; -1 for [`Goal::Escape`], which may lose one.
    #[must_use]
    pub const fn least(self) -> i8 {
        match self {
            Goal::Win | Goal::Cover => 1,
            Goal::Two => 2,
            Goal::Three => 3,
            Goal::Escape => worst_case::MIN_POINTS,
        }
    }
}

/// How hard a puzzle is: by how many of the computer's players miss it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    /// Most find it.
    Easy,
    /// Some find it.
    Medium,
    /// Hardly any does.
    Hard,
}

impl Grade {
    /// All of them, the easiest first.
    pub const ALL: [Grade; 3] = [Grade::Easy, Grade::Medium, Grade::Hard];

    /// Its number in the kept lines.
    const fn as_str(self) -> &'static str {
        match self {
            Grade::Easy => "1",
            Grade::Medium => "2",
            Grade::Hard => "3",
        }
    }
}

/// A position, what is asked in it, and the one move that does it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// How hard it is.
    pub grade: Grade,
    /// What is to be made sure of.
    pub goal: Goal,
    /// The only first move that is sure of it.
    pub solution: Action,
    /// The deal up to the move that is asked for.
    pub replay: Replay,
}

/// Reads a line `2 win HK #/deal/1/… HX.S9.d`; its preset is played by the rules of today.
impl FromStr for Puzzle {
    type Err = ParseError;

    fn from_str(line: &str) -> Result<Puzzle, ParseError> {
        let mut parts = line.splitn(4, ' ');
        let mut read = || {
            let (grade, goal) = (parts.next()?, parts.next()?);
            Some(Puzzle {
                grade: Grade::ALL.into_iter().find(|one| one.as_str() == grade)?,
                goal: Goal::ALL.into_iter().find(|one| one.as_str() == goal)?,
                solution: compact_notation::decode(parts.next()?)?,
                replay: parts.next()?.parse::<Replay>().ok()?.by_its_preset()?,
            })
        };
        read().ok_or(ParseError)
    }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let solution = compact_notation::encode(self.solution);
        let (grade, goal) = (self.grade.as_str(), self.goal.as_str());
        write!(f, "{grade} {goal} {solution} {}", self.replay)
    }
}

impl Puzzle {
    /// What it is known by wherever it stands in the list: `paderborn/17`.
    #[must_use]
    pub fn key(&self) -> String {
        let link = self.replay.link();
        format!("{}/{}", link.preset, link.deal)
    }

    /// The deal as it stands, if the solver is to act in it and the game is one for two.
    #[must_use]
    pub fn deal(&self) -> Option<TwoHanded> {
        let session = self.replay.after(self.replay.moves().len())?;
        match session.deal() {
            AnyDeal::TwoHanded(deal) if !deal.view(SOLVER).legal_actions().is_empty() => {
                Some(deal.clone())
            }
            _ => None,
        }
    }
}

/// How many puzzles are kept.
#[must_use]
pub fn count() -> usize {
    KEPT.lines().count()
}

/// The kept puzzle of this number, counted from 1, the easiest first.
#[must_use]
pub fn numbered(number: usize) -> Option<Puzzle> {
    KEPT.lines()
        .nth(number.checked_sub(1)?)?
        .parse::<Puzzle>()
        .ok()
}

/// Every kept puzzle with its number.
pub fn all() -> impl Iterator<Item = (usize, Puzzle)> {
    (1..)
        .zip(KEPT.lines())
        .filter_map(|(number, line)| Some((number, line.parse::<Puzzle>().ok()?)))
}

/// The game of the puzzles of the day: that of a first visit, which most puzzles are of.
pub const GAME_OF_DAY: Preset = Preset::Paderborn;

/// The number of the puzzle of a day, counted from 1 January 1970: one of [`GAME_OF_DAY`]. All of
/// them have their turn before one comes again, and the next day's stands elsewhere in the list.
#[must_use]
pub fn of_day(day: u32) -> usize {
    let of_game = |(number, puzzle): (usize, Puzzle)| {
        (puzzle.replay.link().preset == GAME_OF_DAY).then_some(number)
    };
    let numbers: Vec<usize> = all().filter_map(of_game).collect();
    let count = numbers.len().max(1);
    // No prime that divides the count, so that the steps meet every number.
    let step = [29, 31, 37]
        .into_iter()
        .find(|step| !count.is_multiple_of(*step));
    let place = day as usize % count * step.unwrap_or(1) % count;
    numbers.get(place).copied().unwrap_or(1)
}
