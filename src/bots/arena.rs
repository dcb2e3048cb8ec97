//! Bot against bot: every deal once for each arrangement of seats, so that luck of the cards
//! cancels out. Host only, for it measures time; what it counts depends on the seed alone, so
//! that shards run anywhere add up to the same sums.

use super::{Decision, Level, decide};
use crate::cards::Card;
use crate::deal::{
    Action, Deal, DealResult, Event, EventSink, Observation, PerSide, Seat, Setup, Turn, View,
    shuffle,
};
use crate::games::{AnyDeal, AnyView, CheckedRules};
use serde::{Deserialize, Serialize};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// Somebody who can sit at the arena's table.
pub trait Player {
    /// What to do now; the seed differs from deal to deal and seat to seat.
    fn act(&mut self, seen: &Observation<AnyView>, seed: u64) -> Decision;
}

impl Player for Level {
    fn act(&mut self, seen: &Observation<AnyView>, seed: u64) -> Decision {
        decide(*self, seen, seed)
    }
}

impl<F: FnMut(&Observation<AnyView>, u64) -> Decision> Player for F {
    fn act(&mut self, seen: &Observation<AnyView>, seed: u64) -> Decision {
        self(seen, seed)
    }
}

/// Makes the player of one thread.
pub type Seating<'a> = &'a (dyn Fn() -> Box<dyn Player> + Sync);

/// What to play.
pub struct ArenaOptions<'a> {
    /// The rules.
    pub rules: CheckedRules,
    /// The text seed of the deals.
    pub seed: &'a str,
    /// The first deal's number.
    pub first: u32,
    /// How many deals, each of them played once for each arrangement of seats.
    pub deals: u32,
    /// Each side's match points before every deal.
    pub start: PerSide<u16>,
    /// Who is measured, and against whom.
    pub players: [Seating<'a>; 2],
    /// Threads; 0 for as many as there are cores.
    pub threads: usize,
}

/// Sums over deals; all of them whole numbers, so that shards merge exactly.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ArenaReport {
    /// Deals, each in all its arrangements.
    pub deals: u64,
    /// Parts a deal's score is counted in: arrangements times opponents.
    pub parts: u64,
    /// Sum of the deals' scores: points of the first player less those of each other, over all
    /// arrangements.
    pub sum: i64,
    /// Sum of the squares of the deals' scores.
    pub squares: u64,
    /// Deals won by either player, each arrangement counted.
    pub won: [u64; 2],
    /// Decisions with a choice each player made.
    pub decisions: [u64; 2],
    /// Nanoseconds they took.
    pub nanoseconds: [u64; 2],
    /// The longest of them.
    pub longest: [u64; 2],
}

impl ArenaReport {
    /// Points a deal by which the first player is ahead.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.sum as f64 / (self.deals * self.parts).max(1) as f64
    }

    /// Half the width of the 95 % interval round the mean, from the spread over deals.
    #[must_use]
    pub fn half_width(&self) -> f64 {
        if self.deals < 2 {
            return f64::INFINITY;
        }
        let deals = self.deals as f64;
        let mean = self.sum as f64 / deals;
        let variance = (self.squares as f64 / deals - mean * mean) * deals / (deals - 1.0);
        1.96 * (variance.max(0.0) / deals).sqrt() / self.parts as f64
    }

    /// Mean time of a decision of each player.
    #[must_use]
    pub fn decision_time(&self) -> [Duration; 2] {
        [0, 1].map(|player| {
            Duration::from_nanos(self.nanoseconds[player] / self.decisions[player].max(1))
        })
    }

    /// Adds another shard's sums.
    pub fn merge(&mut self, other: &ArenaReport) {
        self.deals += other.deals;
        self.parts = self.parts.max(other.parts);
        self.sum += other.sum;
        self.squares += other.squares;
        for player in 0..2 {
            self.won[player] += other.won[player];
            self.decisions[player] += other.decisions[player];
            self.nanoseconds[player] += other.nanoseconds[player];
            self.longest[player] = self.longest[player].max(other.longest[player]);
        }
    }
}

/// Plays; `progress` is told how many deals are done.
pub fn run(options: &ArenaOptions<'_>, progress: &(dyn Fn(u32) + Sync)) -> ArenaReport {
    let threads = match options.threads {
        0 => std::thread::available_parallelism().map_or(1, usize::from),
        threads => threads,
    };
    let (next, done) = (AtomicU32::new(0), AtomicU32::new(0));
    let total = Mutex::new(ArenaReport::default());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut players = options.players.map(|seating| seating());
                let mut report = ArenaReport::default();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= options.deals {
                        break;
                    }
                    play_pair(options, options.first + number, &mut players, &mut report);
                    progress(done.fetch_add(1, Ordering::Relaxed) + 1);
                }
                if let Ok(mut total) = total.lock() {
                    total.merge(&report);
                }
            });
        }
    });
    total.into_inner().unwrap_or_default()
}

fn play_pair(
    options: &ArenaOptions<'_>,
    number: u32,
    players: &mut [Box<dyn Player>; 2],
    report: &mut ArenaReport,
) {
    let game = options.rules.game;
    let sides = usize::from(game.sides());
    let mut score = 0;
    for measured in 0..sides {
        let result = play_deal(options, number, measured, players, report);
        for other in (0..sides).filter(|other| *other != measured) {
            score += points(&result, measured) - points(&result, other);
        }
        if let Some(winner) = result.winner {
            report.won[usize::from(game.side_of(winner) != measured)] += 1;
        }
    }
    report.deals += 1;
    report.parts = (sides * (sides - 1)) as u64;
    report.sum += score;
    report.squares += score.unsigned_abs().pow(2);
}

/// Match points where the deal gives any, else card points and marriages.
fn points(result: &DealResult, side: usize) -> i64 {
    if result
        .game_points
        .as_slice()
        .iter()
        .any(|points| *points > 0)
    {
        i64::from(result.game_points[side])
    } else if result.winner.is_some() {
        i64::from(result.card_points[side] + result.melds[side])
    } else {
        0
    }
}

fn play_deal(
    options: &ArenaOptions<'_>,
    number: u32,
    measured: usize,
    players: &mut [Box<dyn Player>; 2],
    report: &mut ArenaReport,
) -> DealResult {
    let rules = options.rules;
    let seats = rules.game.players();
    let setup = Setup {
        rules,
        dealer: Seat((number % u32::from(seats)) as u8),
        pack: shuffle::pack(rules.pack, options.seed, number),
        start: options.start,
        trump: (rules.four_trump == crate::games::rules::FourTrump::DrawnForFour)
            .then(|| shuffle::trump_for_four(options.seed, number)),
    };
    let mut deal = AnyDeal::new(&setup, &mut ());
    let mut witness = Witness::new(&deal, seats);
    while let Turn::Seat(seat) = deal.turn() {
        let player = usize::from(rules.game.side_of(seat) != measured);
        let legal = deal.legal_actions();
        let action = if let [only] = legal[..] {
            only
        } else {
            let seen = witness.observation(&deal, seat);
            let seed = u64::from(number) << 8 | u64::from(seat.0);
            let start = Instant::now();
            let decision = players[player].act(&seen, seed);
            let took = start.elapsed().as_nanos() as u64;
            report.decisions[player] += 1;
            report.nanoseconds[player] += took;
            report.longest[player] = report.longest[player].max(took);
            decision.action
        };
        // A player who does something impossible gets the first thing that is possible.
        let action = if deal.check(action).is_ok() {
            action
        } else {
            legal[0]
        };
        witness.moves.push((seat, action));
        deal.play_unchecked(action, &mut witness);
    }
    deal.result().unwrap_or(DealResult {
        winner: None,
        reason: crate::deal::Reason::Redeal,
        clause: crate::deal::Clause(2, 29),
        game_points: PerSide::new(rules.game.sides()),
        card_points: PerSide::new(rules.game.sides()),
        melds: PerSide::new(rules.game.sides()),
        tricks: PerSide::new(rules.game.sides()),
    })
}

/// What each seat remembers.
struct Witness {
    dealt: Vec<Vec<Card>>,
    drawn: Vec<Vec<Card>>,
    moves: Vec<(Seat, Action)>,
}

impl Witness {
    fn new(deal: &AnyDeal, seats: u8) -> Witness {
        Witness {
            dealt: (0..seats)
                .map(|seat| deal.view(Seat(seat)).hand().iter().collect())
                .collect(),
            drawn: vec![Vec::new(); usize::from(seats)],
            moves: Vec::new(),
        }
    }

    fn observation(&self, deal: &AnyDeal, seat: Seat) -> Observation<AnyView> {
        Observation {
            view: deal.view(seat),
            dealt: self.dealt[seat.index()].clone(),
            drawn: self.drawn[seat.index()].clone(),
            moves: self.moves.clone(),
        }
    }
}

impl EventSink for Witness {
    fn push(&mut self, event: Event) {
        match event {
            Event::Drew {
                seat,
                card: Some(card),
            } => self.drawn[seat.index()].push(card),
            Event::Robbed { seat, taken, .. } => self.drawn[seat.index()].push(taken),
            _ => {}
        }
    }
}
