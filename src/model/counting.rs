//! The counting trainer: a run of tricks, what it adds up to, and where a count went astray.
//!
//! The deal is a random one, played by the greedy bot. What a count is off by tells where it
//! drifted, as far as a number can: a trick passed over or counted twice, a marriage forgotten, or
//! the counting stopped after some trick.

use crate::model::match_session::PLAYER;
use crate::model::setting_enum::choice;
use sechsundsechzig_bots::{FastRng, Searchable};
use sechsundsechzig_engine::cards::{Card, CardSet, Suit};
use sechsundsechzig_engine::deal::{Deal, Event, Seat, Turn, View};
use sechsundsechzig_engine::games::AnyView;
use sechsundsechzig_engine::games::sixty_six::TwoHanded;
use sechsundsechzig_engine::record::{DealHeader, Session};
use sechsundsechzig_engine::rules::{Game, Preset};
use sechsundsechzig_engine::share::Replay;
use sechsundsechzig_engine::sort;

choice! {
    /// What is asked for.
    Level {
        /// The player's own count.
        Own = "own",
        /// Both counts.
        Both = "both",
        /// Both, and which trumps have gone.
        Trumps = "trumps",
    }
}

/// The game that is counted in.
pub const PRESET: Preset = Preset::Paderborn;
/// The shortest run, in tricks.
const SHORTEST: u64 = 3;
/// Runs have so many tricks more by chance, and one less.
const MORE: u64 = 4;

/// Something that counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gain {
    /// Whose it is.
    pub seat: Seat,
    /// The number of the trick in the run, from 1, during which it came.
    pub trick: usize,
    /// Card points.
    pub points: u16,
    /// The cards of the trick; none for a marriage.
    pub cards: Vec<Card>,
}

/// A run of tricks from the beginning of a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Run {
    /// The deal up to the run's end.
    pub replay: Replay,
    /// What counted, in order; marriages that are still worth nothing are not among it (2.12).
    pub gains: Vec<Gain>,
    /// What is trump.
    pub trump: Suit,
    /// The trumps in the tricks.
    pub trumps_gone: CardSet,
}

/// Where a count is off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drift {
    /// The trick of this number is missing, which brought so much.
    Missed(usize, u16),
    /// The trick of this number was counted twice.
    Twice(usize, u16),
    /// The marriage announced in the trick of this number is missing.
    Marriage(usize, u16),
    /// The count is right up to the trick of this number.
    RightUpTo(usize),
    /// A number does not tell.
    Unknown,
}

impl Run {
    /// The run of this seed; nothing if the deal is over before it is long enough.
    #[must_use]
    pub fn of(seed: &str, chance: u64) -> Option<Run> {
        let mut rng = FastRng::new(chance);
        let dealer = Seat((chance & 1) as u8);
        let wanted = SHORTEST + (chance >> 1) % MORE;
        let mut session = Session::new(DealHeader::of_seed(PRESET, seed, 0, dealer));
        let is_taken = |event: &Event| matches!(event, Event::TrickTaken { .. });
        let taken = |session: &Session| session.events().iter().filter(|one| is_taken(one)).count();
        while (taken(&session) as u64) < wanted {
            let Turn::Seat(seat) = session.deal().turn() else {
                return None;
            };
            let AnyView::TwoHanded(view) = session.view(seat) else {
                return None;
            };
            session.play(TwoHanded::greedy(&view, &mut rng)).ok()?;
        }
        let trump = session.view(PLAYER).trump()?;
        // What ends the deal would tell the counts.
        session.deal().result().is_none().then(|| Run {
            replay: Replay::of(&session),
            gains: gains(&session),
            trump,
            trumps_gone: gone(&session, trump),
        })
    }

    /// All trumps, the highest first.
    pub fn trumps(&self) -> impl Iterator<Item = Card> {
        let cards = PRESET.rules().pack.cards();
        let mut trumps: Vec<Card> = cards.of_suit(self.trump).iter().collect();
        sort::sort_by_key(&mut trumps, |card| std::cmp::Reverse(card.rank()));
        trumps.into_iter()
    }

    /// What a seat has.
    #[must_use]
    pub fn count(&self, seat: Seat) -> u16 {
        self.of_seat(seat).map(|gain| gain.points).sum()
    }

    fn of_seat(&self, seat: Seat) -> impl Iterator<Item = &Gain> {
        self.gains.iter().filter(move |gain| gain.seat == seat)
    }

    /// Whether there is something to count of each seat that this level asks for: tricks with card points of the player's,
    /// at least two in all but the shortest runs, and where both counts are asked for one of the opponent's.
    #[must_use]
    pub fn fits(&self, level: Level) -> bool {
        let is_trick = |gain: &&Gain| !gain.cards.is_empty();
        let won = |seat: Seat| {
            let tricks = self.of_seat(seat).filter(is_trick);
            tricks.filter(|gain| gain.points > 0).count()
        };
        let is_shortest = self.gains.iter().filter(is_trick).count() as u64 <= SHORTEST;
        let wanted = if is_shortest { 1 } else { 2 };
        won(PLAYER) >= wanted && (level == Level::Own || won(PLAYER.other()) > 0)
    }

    /// Where a wrong count of a seat's points drifted.
    #[must_use]
    pub fn drift(&self, seat: Seat, counted: u16) -> Drift {
        drift(self.of_seat(seat), self.count(seat), counted)
    }
}

/// What the player had in a deal of two and where his count of it drifted; nothing in other games, in
/// which more counts than tricks and marriages led.
#[must_use]
pub fn drift_in(session: &Session, counted: u16) -> Option<(u16, Drift)> {
    let two = session.header().setup.rules.game == Game::TwoHanded;
    let gains = two.then(|| gains(session))?;
    let own = || gains.iter().filter(|gain| gain.seat == PLAYER);
    let right = own().map(|gain| gain.points).sum();
    Some((right, drift(own(), right, counted)))
}

/// Where a wrong count drifted, if a number can tell.
fn drift<'a>(gains: impl Iterator<Item = &'a Gain>, right: u16, counted: u16) -> Drift {
    let gains: Vec<&Gain> = gains.collect();
    let missed = right.checked_sub(counted);
    let too_much = counted.checked_sub(right);
    let by = |points: Option<u16>| {
        gains
            .iter()
            .rfind(|gain| Some(gain.points) == points && gain.points > 0)
    };
    match (by(missed), by(too_much)) {
        (Some(gain), _) if gain.cards.is_empty() => Drift::Marriage(gain.trick, gain.points),
        (Some(gain), _) => Drift::Missed(gain.trick, gain.points),
        (_, Some(gain)) if !gain.cards.is_empty() => Drift::Twice(gain.trick, gain.points),
        _ => {
            let mut sum = 0;
            let stopped = gains.iter().find(|gain| {
                sum += gain.points;
                sum == counted
            });
            stopped.map_or(Drift::Unknown, |gain| Drift::RightUpTo(gain.trick))
        }
    }
}

/// What counted in a deal: tricks, and marriages once their side has a trick.
fn gains(session: &Session) -> Vec<Gain> {
    let mut gains: Vec<Gain> = Vec::new();
    let mut waiting: Vec<Gain> = Vec::new();
    let mut trick = 1;
    let mut cards = Vec::new();
    for event in session.events() {
        match *event {
            Event::Played {
                seat,
                card,
                announced,
            } => {
                cards.push(card);
                waiting.extend(announced.map(|points| Gain {
                    seat,
                    trick,
                    points: points.into(),
                    cards: Vec::new(),
                }));
            }
            Event::WentOut {
                seat,
                meld: Some((_, points)),
                ..
            } => waiting.push(Gain {
                seat,
                trick,
                points: points.into(),
                cards: Vec::new(),
            }),
            Event::TrickTaken {
                seat,
                points,
                last_trick_bonus,
            } => {
                gains.push(Gain {
                    seat,
                    trick,
                    points: u16::from(points) + u16::from(last_trick_bonus),
                    cards: std::mem::take(&mut cards),
                });
                trick += 1;
            }
            _ => {}
        }
        let has_trick = |gain: &Gain| gains.iter().any(|other| other.seat == gain.seat);
        let (counting, still): (Vec<Gain>, Vec<Gain>) =
            waiting.into_iter().partition(|gain| has_trick(gain));
        gains.extend(counting);
        waiting = still;
    }
    gains
}

fn gone(session: &Session, suit: Suit) -> CardSet {
    let played = session.moves().iter();
    let played = played.filter_map(|(_, action)| action.card());
    played.filter(|card| card.suit() == suit).collect()
}

/// How the runs of one level went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LevelStats {
    /// Runs answered.
    pub runs: u32,
    /// Those in which everything was right.
    pub right: u32,
    /// By how many points all counts were off together.
    pub off: u32,
}

impl LevelStats {
    /// One run more, off by so many points, everything right or not.
    pub const fn add(&mut self, off: u32, right: bool) {
        self.runs = self.runs.saturating_add(1);
        self.right = self.right.saturating_add(right as u32);
        self.off = self.off.saturating_add(off);
    }

    /// The mean error of a run, in tenths of a point.
    #[must_use]
    pub const fn mean_tenths(&self) -> u32 {
        match self.runs {
            0 => 0,
            runs => self.off.saturating_mul(10).saturating_add(runs / 2) / runs,
        }
    }
}

/// How the runs of all levels went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CountingStats([LevelStats; 3]);

impl CountingStats {
    /// How one level went.
    #[must_use]
    pub const fn of(&self, level: Level) -> LevelStats {
        self.0[level as usize]
    }

    /// How one level went, to be changed.
    pub const fn of_mut(&mut self, level: Level) -> &mut LevelStats {
        &mut self.0[level as usize]
    }

    /// As text for storage: `12,8,31 3,1,9 0,0,0`.
    #[must_use]
    pub fn encode(&self) -> String {
        let one = |level: &LevelStats| {
            let numbers = [level.runs, level.right, level.off].map(|number| number.to_string());
            numbers.join(",")
        };
        self.0.iter().map(one).collect::<Vec<_>>().join(" ")
    }

    /// Whether a text holds stats: of each level three numbers.
    #[must_use]
    pub fn is_valid(text: &str) -> bool {
        let is_level = |saved: &str| {
            let numbers = || saved.split(',').map(str::parse::<u32>);
            numbers().count() == 3 && numbers().all(|number| number.is_ok())
        };
        text.split(' ').all(is_level)
    }

    /// Such a text; what cannot be read counts as nothing.
    #[must_use]
    pub fn decode(text: &str) -> CountingStats {
        let mut stats = CountingStats::default();
        for (level, saved) in stats.0.iter_mut().zip(text.split(' ')) {
            let mut numbers = saved.split(',').map(|number| number.parse().unwrap_or(0));
            let mut next = || numbers.next().unwrap_or(0);
            *level = LevelStats {
                runs: next(),
                right: next(),
                off: next(),
            };
        }
        stats
    }
}

#[cfg(test)]
mod tests;
