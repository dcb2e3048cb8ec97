//! Every deal played, one short line each, and what they add up to.
//!
//! This is the text in which the page stores its statistics. It is here and not in the page because what is worth
//! counting follows from the rules, the deal and the score alone, and because it has to stay readable for as long as
//! links and records have.
//!
//! `20778,paderborn,1,2,cw` is a deal of day 20778 (counted from 1 January 1970) by the preset
//! `paderborn` against opponent 1, which brought the player's side two points more than the best of
//! the others; the letters stand for its [tags](Tag). Lines are separated by spaces.

use super::Scored;
use crate::deal::{Deal, DealResult, Reason, Seat, Side};
use crate::games::sixty_six::price;
use crate::record::Session;
use crate::rules::{Game, Preset, Rules};

/// How many deals are stored at most; the oldest are dropped.
pub const MAX_DEALS: usize = 10_000;

/// Something worth counting about a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tag {
    /// The player covered and won.
    CoverWon,
    /// The player covered and lost.
    CoverFailed,
    /// The player claimed wrongly.
    FalseClaim,
    /// The player won with Schneider or schwarz (2.24); among three against at least one of the others.
    BigWin,
    /// The player lost as Schneider or schwarz.
    BigLoss,
    /// It ended a match, which the player's side won.
    MatchWon,
    /// It ended a match, which the player's side lost.
    MatchLost,
    /// It was played with help.
    Practice,
    /// The player entered at the claim how many points had been counted, and the number was right.
    CountedRight,
    /// The number was wrong.
    CountedWrong,
}

impl Tag {
    const ALL: [(char, Tag); 10] = [
        ('c', Tag::CoverWon),
        ('f', Tag::CoverFailed),
        ('x', Tag::FalseClaim),
        ('b', Tag::BigWin),
        ('j', Tag::BigLoss),
        ('w', Tag::MatchWon),
        ('l', Tag::MatchLost),
        ('p', Tag::Practice),
        ('r', Tag::CountedRight),
        ('m', Tag::CountedWrong),
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
    tags: Vec<Tag>,
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
    ) -> Option<Played> {
        let result = session.deal().result()?;
        let setup = &session.header().setup;
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
            tags: Vec::new(),
        };
        played.tag(seat, session, &result, scored);
        Some(played)
    }

    fn tag(&mut self, seat: Seat, session: &Session, result: &DealResult, scored: &Scored) {
        let game = session.header().setup.rules.game;
        let side = game.side_of(seat);
        let mut tag = |tag| self.tags.push(tag);
        let won = result
            .winner
            .is_some_and(|winner| game.side_of(winner) == side);
        if session.covered_by() == Some(seat) {
            tag(if won { Tag::CoverWon } else { Tag::CoverFailed });
        }
        let wrong = matches!(result.reason, Reason::FalseClaim | Reason::ThousandWrong);
        if wrong && session.claimed_by() == Some(seat) {
            tag(Tag::FalseClaim);
        }
        let played_out = matches!(result.reason, Reason::Out | Reason::PlayedOut);
        if let Some(winner) = result.winner.filter(|_| played_out) {
            let points = result.game_points[game.side_of(winner)];
            let is_big = match game {
                // It is the sum of what two pay.
                Game::Three if won => points > 2,
                Game::Three => price_of(result, side, &session.header().setup.rules) > 1,
                _ => points > 1,
            };
            if is_big {
                tag(if won { Tag::BigWin } else { Tag::BigLoss });
            }
        }
        if let Some(end) = scored.end {
            let won = game.side_of(end.winner) == side;
            tag(if won { Tag::MatchWon } else { Tag::MatchLost });
        }
    }

    /// This deal as one played with help, which is practice.
    #[must_use]
    pub fn with_help(mut self) -> Played {
        self.tags.push(Tag::Practice);
        self
    }

    /// This deal with the card points that the player entered as counted, if any.
    ///
    /// # Panics
    /// May panic if nobody sits at this seat.
    #[must_use]
    pub fn counted(mut self, seat: Seat, session: &Session, counted: Option<u16>) -> Played {
        let result = session.deal().result();
        if let (Some(counted), Some(result)) = (counted, result) {
            let game = session.header().setup.rules.game;
            let side = game.side_of(seat);
            let true_count = result.card_points[side] + game.melds_counting(&result, side);
            self.tags.push(if counted == true_count {
                Tag::CountedRight
            } else {
                Tag::CountedWrong
            });
        }
        self
    }

    /// Whether it has this tag.
    #[must_use]
    pub fn is(&self, tag: Tag) -> bool {
        self.tags.contains(&tag)
    }

    /// Whether it counts, being played without help.
    #[must_use]
    pub fn counts(&self) -> bool {
        !self.is(Tag::Practice)
    }

    /// Its line in the stored text.
    #[must_use]
    pub fn encode(&self) -> String {
        let letters = Tag::ALL.iter().filter(|(_, tag)| self.is(*tag));
        let letters: String = letters.map(|(letter, _)| letter).collect();
        let numbers = [
            self.day.to_string(),
            self.opponent.to_string(),
            self.balance.to_string(),
        ];
        let [day, opponent, balance] = &numbers;
        [day, self.preset.as_str(), opponent, balance, &*letters].join(",")
    }

    /// The deal of a line; `None` if it is none.
    #[must_use]
    pub fn decode(line: &str) -> Option<Played> {
        let mut parts = line.split(',');
        let played = Played {
            day: parts.next()?.parse().ok()?,
            preset: parts.next()?.parse::<Preset>().ok()?,
            opponent: parts.next()?.parse().ok()?,
            balance: parts.next()?.parse().ok()?,
            tags: parts
                .next()?
                .chars()
                .map(|letter| {
                    let known = Tag::ALL.iter().find(|(known, _)| *known == letter);
                    known.map(|(_, tag)| *tag)
                })
                .collect::<Option<_>>()?,
        };
        parts.next().is_none().then_some(played)
    }
}

/// The lines with one deal more; beyond [`MAX_DEALS`] the oldest are dropped.
#[must_use]
pub fn add(lines: &str, played: &Played) -> String {
    let mut all: Vec<&str> = lines.split(' ').filter(|line| !line.is_empty()).collect();
    let line = played.encode();
    all.push(&line);
    let from = all.len().saturating_sub(MAX_DEALS);
    all[from..].join(" ")
}

/// The deals of these lines, the oldest first; lines that cannot be read are skipped.
pub fn decode(lines: &str) -> impl Iterator<Item = Played> {
    lines.split(' ').filter_map(Played::decode)
}

/// What beating this side is worth (2.24).
fn price_of(result: &DealResult, side: Side, rules: &Rules) -> u16 {
    price(
        result.tricks[side] > 0,
        rules.against_schneider(result, side),
    )
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
    /// Points won less points lost.
    pub balance: i32,
    /// Matches won.
    pub matches_won: u32,
    /// Matches lost.
    pub matches_lost: u32,
    /// Deals won with Schneider or schwarz, among three against at least one of the others.
    pub big_wins: u32,
    /// Deals lost as Schneider or schwarz.
    pub big_losses: u32,
    /// Covers that paid.
    pub covers_won: u32,
    /// Covers that failed.
    pub covers_failed: u32,
    /// Wrong claims.
    pub false_claims: u32,
    /// Counts entered at a claim that were right.
    pub counted_right: u32,
    /// Counts that were wrong.
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
        if !played.counts() {
            self.practice += 1;
            return;
        }
        let count = |tag| u32::from(played.is(tag));
        self.deals += 1;
        self.balance = self.balance.saturating_add(played.balance);
        self.matches_won += count(Tag::MatchWon);
        self.matches_lost += count(Tag::MatchLost);
        self.big_wins += count(Tag::BigWin);
        self.big_losses += count(Tag::BigLoss);
        self.covers_won += count(Tag::CoverWon);
        self.covers_failed += count(Tag::CoverFailed);
        self.false_claims += count(Tag::FalseClaim);
        self.counted_right += count(Tag::CountedRight);
        self.counted_wrong += count(Tag::CountedWrong);
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
