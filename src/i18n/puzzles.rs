//! Puzzles: what is asked, and what comes of a move.

use super::hints::fill;
use super::{Ending, Person, Words};
use sechsundsechzig_bots::puzzles::{Cause, Goal, Grade, Puzzle, PuzzleReason};
use sechsundsechzig_engine::cards::CardSet;

impl Words {
    /// How hard a puzzle is.
    #[must_use]
    pub const fn grade(self, grade: Grade) -> &'static str {
        say!(self, puzzles::grade(grade))
    }

    /// What a puzzle is about, in a list.
    #[must_use]
    pub const fn goal(self, goal: Goal) -> &'static str {
        say!(self, puzzles::goal(goal))
    }

    /// What it asks.
    #[must_use]
    pub fn question(self, goal: Goal) -> String {
        self.in_terms(say!(self, puzzles::question(goal)).into())
    }

    /// Over the cards that somebody has for certain: "Hermen hat sicher".
    #[must_use]
    pub fn has_for_certain(self, who: Person) -> String {
        fill(say!(self, puzzles::HOLDS), &[self.person(who)])
    }

    /// "Rätsel 17".
    #[must_use]
    pub fn puzzle_number(self, number: usize) -> String {
        fill(say!(self, puzzles::NUMBER), &[number.to_string()])
    }

    /// How many are solved: "12 von 72 gelöst".
    #[must_use]
    pub fn puzzles_solved(self, solved: usize, all: usize) -> String {
        fill(
            say!(self, puzzles::SOLVED),
            &[solved.to_string(), all.to_string()],
        )
    }

    /// That a move is right: what it makes sure of against whom, some of whose cards may be unknown.
    #[must_use]
    pub fn sure(self, points: i8, who: Person, hidden: bool) -> String {
        let what = say!(self, puzzles::sure(points));
        let against = say!(self, puzzles::whatever(hidden));
        let parts = [
            self.person(who),
            self.points_count(points.unsigned_abs().into()),
        ];
        fill(&join!(what, against), &parts)
    }

    /// What speaks for the solution of a puzzle, in sentences.
    #[must_use]
    pub fn reasons_in_puzzle(self, puzzle: &Puzzle) -> Vec<String> {
        let reasons = puzzle.reasons().into_iter();
        reasons
            .filter_map(|reason| self.reason_of_puzzle(reason))
            .collect()
    }

    fn reason_of_puzzle(self, reason: PuzzleReason) -> Option<String> {
        let said = match reason {
            PuzzleReason::Hint(reason) => return self.reason_in_puzzle(reason),
            // It names no count, as the line that refutes closing may end with fewer: once it is lost, its moves are alike.
            PuzzleReason::NotEnoughToCover => say!(self, puzzles::NOT_ENOUGH_TO_COVER).into(),
            PuzzleReason::Certain {
                total,
                is_exact,
                with: None,
            } => fill(say!(self, puzzles::certain(is_exact)), &[total.to_string()]),
            PuzzleReason::Certain {
                total,
                with: Some(card),
                ..
            } => {
                let parts = [total.to_string(), self.the_card(card)];
                fill(say!(self, puzzles::CERTAIN_WITH), &parts)
            }
        };
        Some(self.in_terms(said))
    }

    /// That a move is not: what it fails against. The hand is the other's, where that decides.
    #[must_use]
    pub fn fails(self, cause: Cause, who: Person, hand: CardSet, hidden: bool) -> String {
        let cards = match cause {
            Cause::Holding(cards) => cards,
            _ => hand,
        };
        let named = cards.iter().map(|card| self.the_card(card));
        let parts = [self.person(who), self.in_a_row(&named.collect::<Vec<_>>())];
        self.in_terms(fill(say!(self, puzzles::fails(cause, hidden)), &parts))
    }

    /// Continues with the first puzzle that is not solved: "Weiter mit Rätsel 7".
    #[must_use]
    pub fn continue_with_puzzle(self, number: usize) -> String {
        fill(say!(self, puzzles::CONTINUE), &[number.to_string()])
    }

    /// Heads what speaks against the other moves.
    #[must_use]
    pub const fn other_moves(self) -> &'static str {
        say!(self, puzzles::OTHER_MOVES)
    }

    /// Over the cards that a move fails against.
    #[must_use]
    pub fn fails_against(self, who: Person) -> String {
        fill(say!(self, puzzles::FAILS_AGAINST), &[self.person(who)])
    }

    /// How it ends then: "So kann es enden: Verloren, 2 Punkte. …"
    #[must_use]
    pub fn it_ends(self, ending: &Ending) -> String {
        let parts = [ending.headline.clone(), ending.explanation.clone()];
        fill(say!(self, puzzles::ENDS), &parts)
    }

    /// Some things in a row: "A, B und C".
    fn in_a_row(self, things: &[String]) -> String {
        match things.split_last() {
            Some((last, [])) => last.clone(),
            Some((last, others)) => join!(others.join(", "), say!(self, puzzles::AND), last),
            None => String::new(),
        }
    }
}
