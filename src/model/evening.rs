//! An evening at the regulars' table: one match against each of the four friends, the weakest first.
//!
//! `paderborn?target=3 20780 29924500,johannes,2f…,+3:1:2 29924530,kord,9c…` is an evening: its rules, its day, and its
//! matches, each with the minute it began, who sits opposite, by what it is known, and how it ended. Several stand with
//! `;` between them, the newest last.

use crate::fnv::hash;
use crate::model::match_session::{MatchSession, PLAYER};
use crate::model::rule_sets::Draft;
use sechsundsechzig_bots::Opponent;
use sechsundsechzig_engine::deal::mix;
use sechsundsechzig_engine::rules::{Game, Preset};
use sechsundsechzig_engine::sort;
use std::cmp::Reverse;

/// So many evenings are saved.
pub const MOST: usize = 30;

/// What stands between two evenings.
const BETWEEN: char = ';';

/// What stands for a match after the minute it began, until it is over; its result follows.
#[must_use]
pub fn entry(opponent: Opponent, match_session: &MatchSession) -> String {
    [",", opponent.as_str(), ",", &match_session.identity()].concat()
}

/// Whether the match of this entry is one of an evening, under way or recorded.
#[must_use]
pub fn contains_match(saved: &str, entry: &str) -> bool {
    // Nothing else at the table needs the standard library's search for a text, which is 0.8 KB to download.
    let followed = [entry, ","].concat();
    let mut parts = saved.as_bytes().windows(followed.len());
    saved.ends_with(entry) || parts.any(|part| part == followed.as_bytes())
}

/// What is saved with the result of this match, if it is the one the evening waits for, and over.
#[must_use]
pub fn with_result(saved: &str, entry: &str, match_session: &MatchSession) -> Option<String> {
    let end = match_session
        .scored()?
        .end
        .filter(|_| saved.ends_with(entry))?;
    let mut points = match_session.running().points.as_slice().iter();
    let deals = match_session.finished();
    let result = MatchResult {
        is_won: end.winner == PLAYER,
        points: [*points.next()?, *points.next()?],
        deals: u16::try_from(deals.len()).ok()?,
        practice: deals.iter().any(|deal| deal.flags.practice),
    };
    Some([saved, ",", &result.encode()].concat())
}

/// Whether there is an evening in such a text.
#[must_use]
pub fn is_valid(saved: &str) -> bool {
    let begins = |one: &str| one.split(' ').next()?.parse::<Draft>().ok();
    saved.split(BETWEEN).any(|one| begins(one).is_some())
}

/// How a match of the evening ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchResult {
    /// Whether the player has won it.
    pub is_won: bool,
    /// The player's points and the opponent's.
    pub points: [u16; 2],
    /// How many deals it took.
    pub deals: u16,
    /// Whether it was played with a hint or an undo.
    pub practice: bool,
}

impl MatchResult {
    fn decode(text: &str) -> Option<MatchResult> {
        let plain = text.strip_suffix('!');
        let practice = plain.is_some();
        let text = plain.unwrap_or(text);
        let is_won = text.starts_with('+');
        let rest = text.strip_prefix(['+', '-'])?;
        let mut numbers = rest.split(':').map(|number| number.parse().ok());
        let result = MatchResult {
            is_won,
            points: [numbers.next()??, numbers.next()??],
            deals: numbers.next()??,
            practice,
        };
        numbers.next().is_none().then_some(result)
    }

    fn encode(self) -> String {
        let sign = if self.is_won { "+" } else { "-" };
        let mark = if self.practice { "!" } else { "" };
        let [own, other] = self.points.map(|points| points.to_string());
        [sign, &own, ":", &other, ":", &self.deals.to_string(), mark].concat()
    }
}

/// A match of the evening.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EveningMatch {
    /// When it began, in minutes by the player's clock since 1970.
    pub since: u32,
    /// Who sits opposite.
    pub opponent: Opponent,
    /// What [`MatchSession::identity`] says of it.
    pub identity: String,
    /// How it ended, once it has.
    pub result: Option<MatchResult>,
}

impl EveningMatch {
    fn decode(text: &str) -> Option<EveningMatch> {
        let mut parts = text.split(',');
        let since = parts.next()?.parse().ok()?;
        let opponent = parts.next()?.parse().ok()?;
        let identity = parts.next()?.to_owned();
        let result = match parts.next() {
            Some(result) => Some(MatchResult::decode(result)?),
            None => None,
        };
        let evening_match = EveningMatch {
            since,
            opponent,
            identity,
            result,
        };
        parts.next().is_none().then_some(evening_match)
    }

    fn encode(&self) -> String {
        let result = self.result.map(MatchResult::encode);
        let comma = result.as_ref().map_or("", |_| ",");
        let result = result.unwrap_or_default();
        let (since, opponent, identity) = (self.since, self.opponent, &self.identity);
        format!("{since},{opponent},{identity}{comma}{result}")
    }
}

/// Whether this game can be played all evening: those for two with a talon, in which the friends have been measured.
#[must_use]
pub fn is_offered(preset: Preset) -> bool {
    preset.rules().game == Game::TwoHanded
}

/// The rules for an evening of this game; a short match goes to half the points, rounded down.
#[must_use]
pub fn rules(preset: Preset, is_short: bool) -> Draft {
    let mut draft = Draft::of(preset);
    if is_short {
        draft.rules.target /= 2;
    }
    draft
}

/// An evening.
#[derive(Clone, PartialEq, Debug)]
pub struct Evening {
    /// The rules of its matches.
    pub draft: Draft,
    /// The day it began on, counted from 1 January 1970.
    pub day: u32,
    /// Its matches, in the order of the friends; only the last one may be under way.
    pub matches: Vec<EveningMatch>,
}

impl Evening {
    /// The evening of such a text.
    #[must_use]
    pub fn decode(text: &str) -> Option<Evening> {
        let mut parts = text.split(' ');
        let draft = parts.next()?.parse().ok()?;
        let day = parts.next()?.parse().ok()?;
        let matches: Option<Vec<_>> = parts.map(EveningMatch::decode).collect();
        let evening = Evening {
            draft,
            day,
            matches: matches?,
        };
        let opponents = evening.matches.iter().map(|one| one.opponent);
        let are_in_order = opponents.eq(Opponent::ALL.into_iter().take(evening.matches.len()));
        let over = evening
            .matches
            .iter()
            .take_while(|one| one.result.is_some());
        let fits = are_in_order && over.count() + 1 >= evening.matches.len();
        fits.then_some(evening)
    }

    /// As it is saved.
    #[must_use]
    pub fn encode(&self) -> String {
        let mut text = format!("{} {}", self.draft, self.day);
        for one in &self.matches {
            text.push(' ');
            text.push_str(&one.encode());
        }
        text
    }

    /// How many of its matches are over.
    #[must_use]
    pub fn rounds(&self) -> usize {
        self.matches
            .iter()
            .filter(|one| one.result.is_some())
            .count()
    }

    /// Who is to be played, while somebody is.
    #[must_use]
    pub fn next(&self) -> Option<Opponent> {
        Opponent::ALL.get(self.rounds()).copied()
    }

    /// The match that has begun and is not over.
    #[must_use]
    pub fn present(&self) -> Option<&EveningMatch> {
        self.matches.last().filter(|one| one.result.is_none())
    }

    /// This evening with a match just begun against the next friend, in the place of one that was begun and is lost.
    #[must_use]
    pub fn begin(mut self, match_session: &MatchSession, since: u32) -> Evening {
        self.matches.truncate(self.rounds());
        if let Some(opponent) = self.next() {
            self.matches.push(EveningMatch {
                since,
                opponent,
                identity: match_session.identity(),
                result: None,
            });
        }
        self
    }

    /// How the matches of the friends among each other ended so far: who played and how many points each made. Those of a
    /// round are over with the player's match.
    pub fn among_friends(&self) -> impl Iterator<Item = ([Opponent; 2], [u16; 2])> + '_ {
        let lot = self.matches.first().map_or(0, |one| hash(&[&one.identity]));
        let rounds = ROUNDS.iter().take(self.rounds()).copied().flatten();
        let target = self.draft.rules.target;
        rounds.map(move |pair| (*pair, drawn(*pair, target, lot)))
    }

    /// The table of results, the best first.
    #[must_use]
    pub fn table(&self) -> Vec<Row> {
        let mut rows: Vec<Row> = [None]
            .into_iter()
            .chain(Opponent::ALL.map(Some))
            .map(Row::of)
            .collect();
        let mut winners = Vec::new();
        let mut add = |who: [Option<Opponent>; 2], points: [u16; 2], winner: usize| {
            for side in [0, 1] {
                let row = rows.iter_mut().find(|row| row.who == who[side]);
                if let Some(row) = row {
                    row.played += 1;
                    row.won += u16::from(winner == side);
                    row.points += points[side];
                }
            }
            winners.push((who[winner], who[1 - winner]));
        };
        for one in &self.matches {
            if let Some(result) = one.result {
                let winner = usize::from(!result.is_won);
                add([None, Some(one.opponent)], result.points, winner);
            }
        }
        for (pair, points) in self.among_friends() {
            let winner = usize::from(points[1] > points[0]);
            add(pair.map(Some), points, winner);
        }
        sort::sort_by_key(&mut rows, Row::rank);
        // Of two that are equal the one goes first who has won against the other; all others share a place.
        for (upper, lower) in (0..rows.len()).zip(1..rows.len()) {
            let rank = rows[upper].rank();
            if rows[lower].rank() != rank {
                rows[lower].place = lower + 1;
                continue;
            }
            let are_two = rows.iter().filter(|row| row.rank() == rank).count() == 2;
            let [one, other] = [rows[upper].who, rows[lower].who];
            let has_lost = winners.contains(&(other, one));
            rows[lower].place = rows[upper].place;
            if are_two && has_lost {
                rows.swap(upper, lower);
            }
            if are_two && (has_lost || winners.contains(&(one, other))) {
                rows[lower].place = lower + 1;
            }
        }
        rows
    }

    /// Who has won it, once it is over: `None` within is the player.
    #[must_use]
    pub fn winner(&self) -> Option<Option<Opponent>> {
        let is_over = self.rounds() == Opponent::ALL.len();
        is_over.then(|| self.table()[0].who)
    }
}

/// A line of the table of results.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    /// The friend, or the player.
    pub who: Option<Opponent>,
    /// From 1; equals share one.
    pub place: usize,
    /// Matches that are over.
    pub played: u16,
    /// Those that were won.
    pub won: u16,
    /// Game points made.
    pub points: u16,
}

impl Row {
    const fn of(who: Option<Opponent>) -> Row {
        Row {
            who,
            place: 1,
            played: 0,
            won: 0,
            points: 0,
        }
    }

    /// Matches won, then those lost, then points.
    const fn rank(&self) -> (Reverse<u16>, u16, Reverse<u16>) {
        (
            Reverse(self.won),
            self.played - self.won,
            Reverse(self.points),
        )
    }
}

/// Who plays whom while the player plays Johannes, Hermen, Franz, Ernestus: everybody meets everybody once.
const ROUNDS: [&[[Opponent; 2]]; 4] = {
    use Opponent::{Froehlich, Johannes, Kord, Schilder};
    [
        &[[Kord, Schilder], [Schilder, Froehlich]],
        &[[Johannes, Schilder], [Johannes, Froehlich]],
        &[[Kord, Froehlich]],
        &[[Johannes, Kord]],
    ]
};

/// Of a thousand deals, how many the stronger wins, by how many places he is ahead: what `docs/opponent.md` has measured
/// in points a deal.
const AHEAD: [u64; 4] = [500, 660, 790, 885];

/// The points of a match of two friends, drawn by lot: each deal by how strong they are, and what it brings.
fn drawn(pair: [Opponent; 2], target: u16, lot: u64) -> [u16; 2] {
    let [weak, strong] = pair;
    let ahead = AHEAD[(strong as usize).saturating_sub(weak as usize)];
    let mut chance = Chance(lot ^ ((weak as u64) << 32) ^ ((strong as u64) << 40));
    let mut points = [0; 2];
    while points.iter().all(|made| *made < target) {
        let side = usize::from(chance.below(1000) < ahead);
        points[side] += match chance.below(20) {
            0..=9 => 1,
            10..=16 => 2,
            _ => 3,
        };
    }
    points
}

/// SplitMix64, so that an evening tells the same for ever.
struct Chance(u64);

impl Chance {
    const fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.0) % end
    }
}

/// The evenings of such a text, the oldest first; what cannot be read is left out.
pub fn all(saved: &str) -> impl DoubleEndedIterator<Item = Evening> {
    saved.split(BETWEEN).filter_map(Evening::decode)
}

/// The newest evening, over or not.
#[must_use]
pub fn last(saved: &str) -> Option<Evening> {
    Evening::decode(saved.rsplit(BETWEEN).next()?)
}

/// What is saved with this evening in the place of the newest, if that is not over, else after it. The oldest goes.
#[must_use]
pub fn with(saved: &str, evening: &Evening) -> String {
    let is_over = |text: &str| Evening::decode(text).is_none_or(|one| one.next().is_none());
    let mut texts: Vec<&str> = saved
        .split(BETWEEN)
        .filter(|text| !text.is_empty())
        .collect();
    if texts.last().is_some_and(|text| !is_over(text)) {
        texts.pop();
    }
    let new = evening.encode();
    texts.push(&new);
    let from = texts.len().saturating_sub(MOST);
    texts[from..].join(";")
}

#[cfg(test)]
mod tests;
