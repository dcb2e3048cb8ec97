//! The end of a deal and of a match, explained.

use super::{Person, TextContext, Words};
use sechsundsechzig_engine::cards::Suit;
use sechsundsechzig_engine::deal::{Clause, DealResult, Reason, Seat};
use sechsundsechzig_engine::games::sixty_six;
use sechsundsechzig_engine::rules::{Game, SchneiderCounts};

/// A claim of 66 that somebody could have made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClaimChance {
    /// After which trick of the deal, from 1.
    pub after_trick: u8,
    /// With how many card points, a marriage announced with the claim included.
    pub card_points: u16,
    /// Whether there was such a marriage.
    pub has_marriage: bool,
}

/// Who is one game point short of winning the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MatchPoint {
    /// Both sides: the next deal that somebody wins decides.
    Both,
    /// This side alone.
    Side(usize),
}

/// What one side has at the end of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SideTotals {
    /// Which side, as the engine numbers them.
    pub index: usize,
    /// Who that is.
    pub who: Person,
    /// Tricks won.
    pub tricks: u16,
    /// Card points in tricks, a last-trick ten included.
    pub in_tricks: u16,
    /// What the announced marriages count: nothing without a trick (2.12).
    pub melds: u16,
    /// Both together.
    pub total: u16,
    /// What counts against Schneider (2.25).
    pub against_schneider: u16,
    /// Game points won with this deal.
    pub points: u16,
}

impl SideTotals {
    fn of(result: &DealResult, side: usize, context: &TextContext) -> SideTotals {
        let melds = context.rules.game.melds_counting(result, side);
        let in_tricks = result.card_points[side];
        SideTotals {
            index: side,
            who: context.side(side),
            tricks: result.tricks[side],
            in_tricks,
            melds,
            total: in_tricks + melds,
            against_schneider: context.rules.against_schneider(result, side),
            points: result.game_points[side],
        }
    }

    /// What beating this side is worth: 1, 2 or 3 (2.24).
    #[must_use]
    pub(super) fn price(&self) -> u16 {
        sixty_six::price(self.tricks > 0, self.against_schneider)
    }
}

/// A deal's end in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// The headline from the reader's side: "Gewonnen, 2 Punkte".
    pub headline: String,
    /// Who, why and how much, in sentences.
    pub explanation: String,
    /// Each side's totals, the reader's side first.
    pub totals: Vec<SideTotals>,
}

impl Words {
    /// The end of a deal in one sentence, for the log: "Aus! Du gewinnst 2 Punkte."
    #[must_use]
    pub fn result_title(self, result: &DealResult, context: &TextContext) -> String {
        let totals = totals(result, context);
        self.in_terms(say!(
            self,
            results::title(result, winner(result, context), &totals, context)
        ))
    }

    /// The end of a deal explained. `covered_by` is who covered the talon, if somebody did.
    #[must_use]
    pub fn ending(
        self,
        result: &DealResult,
        covered_by: Option<Seat>,
        context: &TextContext,
    ) -> Ending {
        let mut totals = totals(result, context);
        let winner = winner(result, context);
        let headline = say!(self, results::headline(result, winner, &totals, context));
        let covered_by = covered_by.map(|seat| context.person(seat));
        let mut sentences = say!(
            self,
            results::reason(result, winner, &totals, covered_by, context)
        );
        for side in totals.iter().filter(|side| Some(side.who) != winner) {
            let price = self.price(result, side, totals.len(), context);
            if let Some(price) = price {
                sentences.push(' ');
                sentences.push_str(&price);
            }
        }
        let readers = |side: &SideTotals| matches!(side.who, Person::You | Person::We);
        if let Some(place) = totals.iter().position(readers) {
            totals[..=place].rotate_right(1);
        }
        Ending {
            headline,
            explanation: self.in_terms(sentences),
            totals,
        }
    }

    /// The claim with which this side would have won, and what was decisive without it: "Nach dem 9. Stich hattest du
    /// 68 Augen, hast aber nicht Aus gesagt. Dann gewinnt, wer am Ende mehr hat."
    #[must_use]
    pub fn missed_claim(
        self,
        who: Person,
        chance: ClaimChance,
        result: &DealResult,
        covered_by: Option<Seat>,
        context: &TextContext,
    ) -> String {
        let missed_claim = say!(self, results::missed_claim(who, chance));
        let rule = match result.reason {
            Reason::Out => say!(self, results::FIRST_CLAIM_WINS),
            // That is told as the reason of the end, and a tie goes to nobody.
            _ if covered_by.is_some()
                || context.rules.last_trick_wins_deal
                || result.winner.is_none() =>
            {
                ""
            }
            _ => say!(self, results::HIGHER_TOTAL_WINS),
        };
        self.in_terms(join!(missed_claim, rule))
    }

    /// The claim that would have won this side more, and how much: "Nach dem 9. Stich hattest du 68 Augen, hast aber nicht
    /// Aus gesagt. Das wären 3 Punkte gewesen."
    #[must_use]
    pub fn missed_points(self, who: Person, chance: ClaimChance, worth: u16) -> String {
        let missed_claim = say!(self, results::missed_claim(who, chance));
        let worth = say!(self, results::would_have_brought(worth));
        self.in_terms(join!(missed_claim, worth))
    }

    /// The marriage somebody has claimed with: "Hermen hat 20 in Herz gemeldet."
    #[must_use]
    pub fn has_announced(self, who: Person, suit: Suit, worth: u8) -> String {
        let suit = self.suit(suit);
        self.in_terms(say!(self, results::has_announced(who, suit, worth)))
    }

    /// What the winner gets for a loser, and why.
    fn price(
        self,
        result: &DealResult,
        loser: &SideTotals,
        sides: usize,
        context: &TextContext,
    ) -> Option<String> {
        if result.winner.is_none() || context.rules.game == Game::Penneech {
            return None;
        }
        let points: u16 = result.game_points.as_slice().iter().sum();
        match result.reason {
            Reason::FalseClaim | Reason::FailedCover => None,
            Reason::ThousandRight | Reason::ThousandWrong => None,
            _ if context.rules.game == Game::FreeTrumps => None,
            _ if result.clause == Clause(2, 28) => {
                let in_tricks = context.rules.schneider_counts == SchneiderCounts::Tricks;
                let in_tricks = in_tricks && loser.melds > 0;
                say!(
                    self,
                    results::price_when_covered(loser.who, points, in_tricks)
                )
            }
            _ if sides > 2 => Some(say!(
                self,
                results::scored_against(loser, loser.price(), loser.against_schneider)
            )),
            _ => say!(self, results::price(loser, points, loser.against_schneider)),
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
        if score[1..].iter().any(|others| *others >= score[0]) {
            won
        } else {
            join!(won, " ", self.score_in_digits(&score))
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

    /// Who wins the match with the next game point.
    #[must_use]
    pub fn match_point(self, point: MatchPoint, context: &TextContext) -> String {
        match point {
            MatchPoint::Both => self.match_point_of_both().into(),
            MatchPoint::Side(side) => say!(self, results::match_point(context.side(side))),
        }
    }

    /// What stands before the cards that an opponent had left at the end of a deal.
    #[must_use]
    pub fn still_had(self, who: Person) -> String {
        say!(self, results::still_had(who))
    }

    /// What its loser gets: "Hermen bekommt zwei Bummerl."
    #[must_use]
    pub fn bummerl_for(self, loser: Person, bummerl: u8) -> String {
        say!(self, results::bummerl_for(loser, bummerl))
    }
}

fn totals(result: &DealResult, context: &TextContext) -> Vec<SideTotals> {
    (0..result.tricks.as_slice().len())
        .filter(|side| context.sits_out.map(Seat::index) != Some(*side))
        .map(|side| SideTotals::of(result, side, context))
        .collect()
}

fn winner(result: &DealResult, context: &TextContext) -> Option<Person> {
    result
        .winner
        .map(|seat| context.side(context.rules.game.side_of(seat)))
}
