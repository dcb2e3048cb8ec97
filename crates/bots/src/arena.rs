//! Bot against bot: every deal once for each arrangement of seats, so that luck of the cards
//! cancels out. Host only, for it measures time; what it counts depends on the seed alone, so
//! that shards run anywhere add up to the same sums.

use super::bot_spec::BotSpec;
use super::open_search::OpenSearch;
use super::search_options::SearchOptions;
use super::{Budget, Decision, Opponent, decide, think};
use sechsundsechzig_engine::deal::{Action, Deal, DealResult, Observation, PerSide, Seat, Turn};
use sechsundsechzig_engine::games::AnyView;
use sechsundsechzig_engine::match_score::credited;
use sechsundsechzig_engine::record::{DealHeader, MoveText, ObservationJson, Record, Session};
use sechsundsechzig_engine::rules::{CheckedRules, Game, Preset};
use serde::{Deserialize, Serialize};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// What a player is asked: nothing in it tells more than the seat to act has seen.
pub struct PlayerQuestion<'a> {
    session: &'a Session,
    seat: Seat,
    /// A seed for the answer; it differs from deal to deal and seat to seat.
    pub seed: u64,
}

impl PlayerQuestion<'_> {
    /// What the seat has seen.
    #[must_use]
    pub fn observation(&self) -> Observation<AnyView> {
        self.session.observation(self.seat)
    }

    /// What the seat has seen, as JSON.
    #[must_use]
    pub fn observation_json(&self) -> ObservationJson {
        self.session.observation_json(self.seat)
    }

    /// The legal moves, sorted by their compact JSON text.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<MoveText> {
        self.session.legal_moves()
    }
}

/// Somebody who can sit at the arena's table.
pub trait Player {
    /// What to do now.
    ///
    /// # Errors
    /// Why there is no answer; it loses the deal.
    fn act(&mut self, question: &PlayerQuestion<'_>) -> Result<Action, String>;

    /// Called when a deal is over; `record` makes its record.
    fn end(&mut self, _record: &dyn Fn() -> Record) {}
}

impl Player for BotSpec {
    fn act(&mut self, question: &PlayerQuestion<'_>) -> Result<Action, String> {
        Ok(self.decide(&question.observation(), question.seed).action)
    }
}

impl Player for Opponent {
    fn act(&mut self, question: &PlayerQuestion<'_>) -> Result<Action, String> {
        Ok(decide(*self, &question.observation(), question.seed).action)
    }
}

/// No player but a measure of what is hidden: it searches the deal as it lies, all cards open to
/// both sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clairvoyant {
    /// Search iterations a decision.
    pub iterations: u32,
}

impl Player for Clairvoyant {
    fn act(&mut self, question: &PlayerQuestion<'_>) -> Result<Action, String> {
        let seen = question.observation();
        let search = OpenSearch {
            deal: question.session.deal(),
            options: SearchOptions::default(),
            seed: question.seed,
            budget: Budget::Iterations(self.iterations),
        };
        Ok(think(&seen, &search).action)
    }
}

impl<F: FnMut(&Observation<AnyView>, u64) -> Decision> Player for F {
    fn act(&mut self, question: &PlayerQuestion<'_>) -> Result<Action, String> {
        Ok(self(&question.observation(), question.seed).action)
    }
}

/// Makes a player; called once for each thread.
pub type Seating<'a> = &'a (dyn Fn() -> Box<dyn Player> + Sync);

/// What to play.
pub struct ArenaOptions<'a> {
    /// The preset the rules were changed from.
    pub preset: Preset,
    /// The rules.
    pub rules: CheckedRules,
    /// The text seed of the deals.
    pub seed: &'a str,
    /// The first deal's number.
    pub first: u32,
    /// How many deals, each of them played once for each arrangement of seats.
    pub deals: u32,
    /// Each side's game points before every deal.
    pub start: PerSide<u16>,
    /// Who is measured, and against whom.
    pub players: [Seating<'a>; 2],
    /// Threads; 0 for as many as there are cores.
    pub threads: usize,
}

/// Sums over deals; all of them whole numbers, so that shards merge exactly.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
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
    /// Nanoseconds those decisions took.
    pub nanoseconds: [u64; 2],
    /// Nanoseconds the longest of them took.
    pub longest: [u64; 2],
    /// Deals each player lost by giving no legal answer.
    pub forfeits: [u64; 2],
    /// The first reason given for one.
    pub first_forfeit: Option<String>,
    /// Game points of every deal, where the game gives any: its number, the measured side, and the
    /// points of the first player and of the other.
    pub scores: Vec<(u32, u8, u16, u16)>,
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
            self.forfeits[player] += other.forfeits[player];
        }
        if self.first_forfeit.is_none() {
            self.first_forfeit.clone_from(&other.first_forfeit);
        }
        self.scores.extend_from_slice(&other.scores);
        self.scores.sort_unstable();
    }

    /// Matches each player wins if the deals of each arrangement are strung together in the order
    /// of their numbers, the first to `target` winning; unfinished ones are left out.
    #[must_use]
    pub fn matches(&self, target: u16) -> [u64; 2] {
        let mut won = [0; 2];
        for measured in 0..4 {
            let mut points = [0; 2];
            for (_, _, first, other) in self.scores.iter().filter(|score| score.1 == measured) {
                points[0] += first;
                points[1] += other;
                if let Some(winner) = points.iter().position(|points| *points >= target) {
                    won[winner] += 1;
                    points = [0; 2];
                }
            }
        }
        won
    }
}

/// Plays all deals, spread over threads. `progress` is called after each with how many are done, from any thread.
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
                    play_arrangements(options, options.first + number, &mut players, &mut report);
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

/// Plays a deal once with each side in the first player's hands.
fn play_arrangements(
    options: &ArenaOptions<'_>,
    number: u32,
    players: &mut [Box<dyn Player>; 2],
    report: &mut ArenaReport,
) {
    let game = options.rules.game;
    let sides = usize::from(game.sides());
    let mut score = 0;
    for measured in 0..sides {
        let played = play_deal(options, number, measured, players, report);
        let points = |side: usize| i64::from(played.points[side]);
        for other in (0..sides).filter(|other| *other != measured) {
            score += points(measured) - points(other);
        }
        if let Some(winner) = played.winner {
            report.won[usize::from(winner != measured)] += 1;
        }
        if sides == 2 && game.counts_game_points() {
            let own = played.points[measured];
            let others = played.points[1 - measured];
            report.scores.push((number, measured as u8, own, others));
        }
    }
    report.deals += 1;
    report.parts = (sides * (sides - 1)) as u64;
    report.sum += score;
    report.squares += score.unsigned_abs().pow(2);
}

/// What a deal brought.
struct DealScore {
    /// The side that won it.
    winner: Option<usize>,
    /// What each side scored.
    points: PerSide<u16>,
}

impl DealScore {
    fn of(result: &DealResult, game: Game) -> DealScore {
        DealScore {
            winner: result.winner.map(|seat| game.side_of(seat)),
            points: credited(game, result),
        }
    }

    /// Every other side scores three.
    fn forfeited_by(side: usize, game: Game) -> DealScore {
        let mut points = PerSide::new(game.sides());
        for other in (0..usize::from(game.sides())).filter(|other| *other != side) {
            points[other] = 3;
        }
        DealScore {
            winner: (game.sides() == 2).then_some(1 - side.min(1)),
            points,
        }
    }
}

fn play_deal(
    options: &ArenaOptions<'_>,
    number: u32,
    measured: usize,
    players: &mut [Box<dyn Player>; 2],
    report: &mut ArenaReport,
) -> DealScore {
    let game = options.rules.game;
    let dealer = Seat((number % u32::from(game.players())) as u8);
    let (preset, rules) = (options.preset, options.rules);
    let header = DealHeader::of_rules(preset, rules, options.seed, number, dealer, options.start);
    let mut session = Session::new(header);
    let mut forfeit = None;
    while let Turn::Seat(seat) = session.deal().turn() {
        let player = usize::from(game.side_of(seat) != measured);
        let legal = session.deal().legal_actions();
        let answer = if let [only] = legal[..] {
            Ok(only)
        } else {
            let seed = u64::from(number) << 8 | u64::from(seat.0);
            let question = PlayerQuestion {
                session: &session,
                seat,
                seed,
            };
            let start = Instant::now();
            let answer = players[player].act(&question);
            let took = start.elapsed().as_nanos() as u64;
            report.decisions[player] += 1;
            report.nanoseconds[player] += took;
            report.longest[player] = report.longest[player].max(took);
            answer
        };
        let done = answer.and_then(|action| {
            session
                .play(action)
                .map(drop)
                .map_err(|illegal| illegal.to_string())
        });
        if let Err(reason) = done {
            report.forfeits[player] += 1;
            report.first_forfeit.get_or_insert(reason);
            forfeit = Some(game.side_of(seat));
            break;
        }
    }
    for player in players {
        player.end(&|| session.record());
    }
    match (forfeit, session.deal().result()) {
        (Some(side), _) => DealScore::forfeited_by(side, game),
        (None, Some(result)) => DealScore::of(&result, game),
        (None, None) => DealScore {
            winner: None,
            points: PerSide::new(game.sides()),
        },
    }
}
