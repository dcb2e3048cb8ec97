//! Every deal played, one short line each, and what they add up to.
//!
//! `20778,paderborn,1,2,cw` is a deal of day 20778 (counted from 1 January 1970) by the preset
//! `paderborn` against opponent 1, which brought the player's side two points more than the best of
//! the others; the letters tell the rest ([`Mark`]). Lines are separated by spaces.

use super::Scored;
use crate::deal::{Deal, DealResult, Reason, Seat};
use crate::record::Session;
use crate::rules::{Game, Preset};

/// So many deals are kept; the oldest go.
pub const MOST: usize = 10_000;

/// Something worth counting about a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// The player covered and won.
    CoverWon,
    /// The player covered and lost.
    CoverFailed,
    /// The player claimed wrongly.
    FalseClaim,
    /// The player made another Schneider (two points) or schwarz (three).
    BigWin,
    /// The player was made that.
    BigLoss,
    /// It ended a match, which the player's side won.
    MatchWon,
    /// It ended a match, which the player's side lost.
    MatchLost,
    /// It was played with help.
    Practice,
    /// The player said at Aus what he had counted, and it was right.
    CountedRight,
    /// He did, and it was not.
    CountedWrong,
}

impl Mark {
    const ALL: [(char, Mark); 10] = [
        ('c', Mark::CoverWon),
        ('f', Mark::CoverFailed),
        ('x', Mark::FalseClaim),
        ('b', Mark::BigWin),
        ('j', Mark::BigLoss),
        ('w', Mark::MatchWon),
        ('l', Mark::MatchLost),
        ('p', Mark::Practice),
        ('r', Mark::CountedRight),
        ('m', Mark::CountedWrong),
    ];
}

/// A deal that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The day, counted from 1 January 1970.
    pub day: u32,
    /// The game.
    pub preset: Preset,
    /// Who sat on the player's left, as a number.
    pub opponent: u8,
    /// Points credited to the player's side less those of the best of the others.
    pub balance: i32,
    marks: Vec<Mark>,
}

impl Played {
    /// The entry of a deal that is over; `seat` is the player's. `None` for a deal that is dealt
    /// again (2.29, 6.2), or that the player sat out (4.1).
    ///
    /// # Panics
    /// May panic if nobody sits at this seat, or if `scored` is of a table of another size.
    #[must_use]
    pub fn of(
        (day, preset, opponent): (u32, Preset, u8),
        seat: Seat,
        session: &Session,
        scored: &Scored,
        practice: bool,
    ) -> Option<Played> {
        let result = session.deal().result()?;
        let setup = &session.head().setup;
        let game = setup.rules.game;
        let sat_out = game == Game::Rotating && setup.dealer == seat;
        if sat_out || result.reason == Reason::Redeal {
            return None;
        }
        let side = game.side_of(seat);
        let credited = scored.credited.as_slice();
        let others = credited
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != side);
        let best = others.map(|(_, points)| *points).max().unwrap_or(0);
        let own = credited.get(side).copied().unwrap_or(0);
        let mut played = Played {
            day,
            preset,
            opponent,
            balance: i32::from(own) - i32::from(best),
            marks: Vec::new(),
        };
        played.mark(seat, session, &result, scored);
        if practice {
            played.marks.push(Mark::Practice);
        }
        Some(played)
    }

    fn mark(&mut self, seat: Seat, session: &Session, result: &DealResult, scored: &Scored) {
        let game = session.head().setup.rules.game;
        let side = game.side_of(seat);
        let mut mark = |mark| self.marks.push(mark);
        let won = result
            .winner
            .is_some_and(|winner| game.side_of(winner) == side);
        if session.covered_by() == Some(seat) {
            mark(if won {
                Mark::CoverWon
            } else {
                Mark::CoverFailed
            });
        }
        let wrong = matches!(result.reason, Reason::FalseClaim | Reason::ThousandWrong);
        if wrong && session.claimed_by() == Some(seat) {
            mark(Mark::FalseClaim);
        }
        let played_out = matches!(result.reason, Reason::Out | Reason::PlayedOut);
        let beats_double = |side: usize| result.game_points[side] >= 2;
        if played_out && game.sides() == 2 {
            if beats_double(side) {
                mark(Mark::BigWin);
            } else if beats_double(1 - side) {
                mark(Mark::BigLoss);
            }
        }
        if let Some(end) = scored.end {
            let won = game.side_of(end.winner) == side;
            mark(if won { Mark::MatchWon } else { Mark::MatchLost });
        }
    }

    /// The same with what the player said he had counted, if he did.
    #[must_use]
    pub fn counted(mut self, seat: Seat, session: &Session, counted: Option<u16>) -> Played {
        let result = session.deal().result();
        if let (Some(counted), Some(result)) = (counted, result) {
            let game = session.head().setup.rules.game;
            let side = game.side_of(seat);
            let true_count = result.card_points[side] + game.melds_counting(&result, side);
            self.marks.push(match counted == true_count {
                true => Mark::CountedRight,
                false => Mark::CountedWrong,
            });
        }
        self
    }

    /// Whether something is marked.
    #[must_use]
    pub fn is(&self, mark: Mark) -> bool {
        self.marks.contains(&mark)
    }

    /// The line of it.
    #[must_use]
    pub fn encode(&self) -> String {
        let letters = Mark::ALL.iter().filter(|(_, mark)| self.is(*mark));
        let letters: String = letters.map(|(letter, _)| letter).collect();
        let numbers = [
            self.day.to_string(),
            self.opponent.to_string(),
            self.balance.to_string(),
        ];
        let [day, opponent, balance] = &numbers;
        [day, self.preset.as_str(), opponent, balance, &*letters].join(",")
    }

    /// The deal of such a line.
    #[must_use]
    pub fn decode(line: &str) -> Option<Played> {
        let mut parts = line.split(',');
        let played = Played {
            day: parts.next()?.parse().ok()?,
            preset: parts.next()?.parse::<Preset>().ok()?,
            opponent: parts.next()?.parse().ok()?,
            balance: parts.next()?.parse().ok()?,
            marks: parts
                .next()?
                .chars()
                .map(|letter| {
                    let known = Mark::ALL.iter().find(|(known, _)| *known == letter);
                    known.map(|(_, mark)| *mark)
                })
                .collect::<Option<_>>()?,
        };
        parts.next().is_none().then_some(played)
    }
}

/// The lines with one deal more; the oldest go.
#[must_use]
pub fn add(lines: &str, played: &Played) -> String {
    let mut all: Vec<&str> = lines.split(' ').filter(|line| !line.is_empty()).collect();
    let line = played.encode();
    all.push(&line);
    let from = all.len().saturating_sub(MOST);
    all[from..].join(" ")
}

/// The deals of these lines, the oldest first; what cannot be read is passed over.
pub fn decode(lines: &str) -> impl Iterator<Item = Played> {
    lines.split(' ').filter_map(Played::decode)
}

/// What deals add up to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sum {
    /// Deals, practice left out.
    pub deals: u32,
    /// Deals the player's side won.
    pub won: u32,
    /// Deals it lost.
    pub lost: u32,
    /// Points won more than lost.
    pub balance: i32,
    /// Matches won.
    pub matches_won: u32,
    /// Matches lost.
    pub matches_lost: u32,
    /// Schneider and schwarz the player made.
    pub big_wins: u32,
    /// Schneider and schwarz he was made.
    pub big_losses: u32,
    /// Covers that paid.
    pub covers_won: u32,
    /// Covers that failed.
    pub covers_failed: u32,
    /// Wrong claims.
    pub false_claims: u32,
    /// Counts told at Aus that were right.
    pub counted_right: u32,
    /// Those that were not.
    pub counted_wrong: u32,
    /// The most deals won one after the other.
    pub longest: u32,
    /// Deals won one after the other up to the last one.
    pub streak: u32,
    /// Deals played with help.
    pub practice: u32,
}

impl Sum {
    /// What these deals add up to, the oldest first.
    #[must_use]
    pub fn of<'a>(deals: impl IntoIterator<Item = &'a Played>) -> Sum {
        let mut sum = Sum::default();
        for played in deals {
            sum.add(played);
        }
        sum
    }

    fn add(&mut self, played: &Played) {
        if played.is(Mark::Practice) {
            self.practice += 1;
            return;
        }
        let count = |mark| u32::from(played.is(mark));
        self.deals += 1;
        self.balance = self.balance.saturating_add(played.balance);
        self.matches_won += count(Mark::MatchWon);
        self.matches_lost += count(Mark::MatchLost);
        self.big_wins += count(Mark::BigWin);
        self.big_losses += count(Mark::BigLoss);
        self.covers_won += count(Mark::CoverWon);
        self.covers_failed += count(Mark::CoverFailed);
        self.false_claims += count(Mark::FalseClaim);
        self.counted_right += count(Mark::CountedRight);
        self.counted_wrong += count(Mark::CountedWrong);
        match played.balance {
            1.. => {
                self.won += 1;
                self.streak += 1;
                self.longest = self.longest.max(self.streak);
            }
            0 => {}
            _ => {
                self.lost += 1;
                self.streak = 0;
            }
        }
    }
}

#[cfg(test)]
mod tests;
