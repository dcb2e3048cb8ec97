//! The end of a deal and of a match, explained.

use super::{Person, TextContext, Words};
use sechsundsechzig_engine::deal::{Clause, DealResult, Reason, Seat};
use sechsundsechzig_engine::rules::{Game, SchneiderCounts};

/// What one side has at the end of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count {
    /// Who.
    pub who: Person,
    /// Tricks won.
    pub tricks: u16,
    /// Card points in tricks, a last-trick ten included.
    pub in_tricks: u16,
    /// What the announced marriages count: nothing without a trick (2.12).
    pub melds: u16,
    /// Both together.
    pub total: u16,
    /// Match points won with this deal.
    pub points: u16,
}

impl Count {
    fn of(result: &DealResult, side: usize, scene: &TextContext) -> Count {
        let melds = scene.rules.game.melds_counting(result, side);
        let in_tricks = result.card_points[side];
        Count {
            who: scene.side(side),
            tricks: result.tricks[side],
            in_tricks,
            melds,
            total: in_tricks + melds,
            points: result.game_points[side],
        }
    }

    /// What counts against Schneider (2.25).
    #[must_use]
    pub fn against_schneider(&self, scene: &TextContext) -> u16 {
        match scene.rules.schneider_counts {
            SchneiderCounts::Tricks => self.in_tricks,
            SchneiderCounts::TricksAndMelds => self.total,
        }
    }

    /// What beating this side is worth: 1, 2 or 3 (2.24).
    #[must_use]
    pub(super) fn price(&self, scene: &TextContext) -> u16 {
        match (self.tricks, self.against_schneider(scene)) {
            (0, _) => 3,
            (_, 0..=32) => 2,
            _ => 1,
        }
    }
}

/// A deal's end in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// The headline from the reader's side: "Gewonnen, 2 Punkte".
    pub headline: String,
    /// Who, why and how much, in sentences.
    pub explanation: String,
    /// Both counts, or all of them, the reader's side first.
    pub counts: Vec<Count>,
}

impl Words {
    /// The end of a deal in one sentence, for the log: "Aus! Du gewinnst 2 Punkte."
    #[must_use]
    pub fn result_title(self, result: &DealResult, scene: &TextContext) -> String {
        let counts = counts(result, scene);
        self.in_terms(say!(
            self,
            results::title(result, winner(result, scene), &counts, scene)
        ))
    }

    /// The end of a deal explained. `covered_by` is who covered the talon, if somebody did.
    #[must_use]
    pub fn ending(
        self,
        result: &DealResult,
        covered_by: Option<Seat>,
        scene: &TextContext,
    ) -> Ending {
        let mut counts = counts(result, scene);
        let winner = winner(result, scene);
        let headline = say!(self, results::headline(result, winner, &counts, scene));
        let covered_by = covered_by.map(|seat| scene.person(seat));
        let mut sentences = say!(
            self,
            results::reason(result, winner, &counts, covered_by, scene)
        );
        for count in counts.iter().filter(|count| Some(count.who) != winner) {
            let price = self.price(result, count, counts.len(), scene);
            if let Some(price) = price {
                sentences.push(' ');
                sentences.push_str(&price);
            }
        }
        let readers = |count: &Count| matches!(count.who, Person::You | Person::We);
        if let Some(place) = counts.iter().position(readers) {
            counts[..=place].rotate_right(1);
        }
        Ending {
            headline,
            explanation: self.in_terms(sentences),
            counts,
        }
    }

    /// Why a loser pays what he pays.
    fn price(
        self,
        result: &DealResult,
        loser: &Count,
        sides: usize,
        scene: &TextContext,
    ) -> Option<String> {
        if result.winner.is_none() || scene.rules.game == Game::Penneech {
            return None;
        }
        let points: u16 = result.game_points.as_slice().iter().sum();
        match result.reason {
            Reason::FalseClaim | Reason::FailedCover => None,
            Reason::ThousandRight | Reason::ThousandWrong => None,
            _ if scene.rules.game == Game::FreeTrumps => None,
            _ if result.clause == Clause(2, 28) => {
                let in_tricks = scene.rules.schneider_counts == SchneiderCounts::Tricks;
                let in_tricks = in_tricks && loser.melds > 0;
                say!(
                    self,
                    results::price_when_covered(loser.who, points, in_tricks)
                )
            }
            _ if sides > 2 => Some(say!(
                self,
                results::pays(loser, loser.price(scene), loser.against_schneider(scene))
            )),
            _ => say!(
                self,
                results::price(loser, points, loser.against_schneider(scene))
            ),
        }
    }

    /// Pending ties won with a deal (2.23): "Dazu 1 Punkt aus dem Unentschieden davor."
    #[must_use]
    pub fn pending_ties_won(self, ties: u16) -> String {
        say!(self, results::pending_ties_won(ties))
    }

    /// What the player said at Aus he had counted, against what he had.
    #[must_use]
    pub fn counted(self, said: u16, had: u16) -> String {
        say!(self, results::counted(said, had))
    }

    /// Heads the end of a match, with every side's points and the winner's side: "Du gewinnst die Partie 7 : 4".
    #[must_use]
    pub fn match_won(self, winner: Person, points: &[u16], side: usize) -> String {
        let won = self.in_terms(say!(self, results::match_won(winner)));
        let mut score = points.to_vec();
        score[..=side].rotate_right(1);
        // Who loses by a wrong claim may be ahead (3.2).
        match score[1..].iter().any(|others| *others >= score[0]) {
            true => won,
            false => join!(won, " ", self.score_in_digits(&score)),
        }
    }

    /// Every side's points: "7 : 4", in English "7–4".
    #[must_use]
    pub fn score_in_digits(self, points: &[u16]) -> String {
        let points: Vec<String> = points.iter().map(u16::to_string).collect();
        points.join(say!(self, results::TO))
    }

    /// Over the end of a match: "Dein erster Sieg gegen Hermen!"
    #[must_use]
    pub fn first_win(self, opponent: Person) -> String {
        say!(self, results::first_win(opponent))
    }

    /// What its loser gets: "Hermen bekommt zwei Bummerl."
    #[must_use]
    pub fn bummerl_for(self, loser: Person, bummerl: u8) -> String {
        say!(self, results::bummerl_for(loser, bummerl))
    }

    /// The written score in `thousand` and over five deals: "Zwischenstand: Du 412, Hermen Kord 388."
    #[must_use]
    pub fn written_up(self, sides: &[(Person, u16, u16)]) -> String {
        let line = self.points_line(sides);
        match line.split_once(':') {
            Some((_, counts)) => join!(self.written_score(), ":", counts),
            None => line,
        }
    }
}

fn counts(result: &DealResult, scene: &TextContext) -> Vec<Count> {
    (0..result.tricks.as_slice().len())
        .filter(|side| scene.sits_out.map(Seat::index) != Some(*side))
        .map(|side| Count::of(result, side, scene))
        .collect()
}

fn winner(result: &DealResult, scene: &TextContext) -> Option<Person> {
    result
        .winner
        .map(|seat| scene.side(scene.rules.game.side_of(seat)))
}
