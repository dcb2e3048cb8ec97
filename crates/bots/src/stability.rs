//! How far a bot's choice depends on the seed of its search, and what that costs.
//!
//! In positions recorded from deals of every preset for two a bot decides several times, each time
//! with another seed. Where it does not choose the same move each time, every move chosen is valued
//! by play-outs: the same worlds that fit what the player saw, each played to its end by a judge in
//! all seats. A choice costs what the best of the chosen moves is worth more. Which is the best is
//! found in one half of the worlds and its worth taken from the other, both ways round, so that the
//! luck of the play-outs does not count as a cost.

use super::arena::points_of;
use super::bot_spec::{self, BotSpec};
use super::{FastRng, seed_from};
use sechsundsechzig_engine::deal::{Action, Deal, Observation, Seat, Turn, View};
use sechsundsechzig_engine::games::AnyView;
use sechsundsechzig_engine::record::{DealHeader, Session};
use sechsundsechzig_engine::rules::{Game, Preset};

/// Who plays the deals the positions are recorded from.
const RECORDED: &str = "froehlich:100";

/// What is measured, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Measure<'a> {
    /// Who decides.
    pub bot: BotSpec,
    /// Who plays the worlds out.
    pub judge: BotSpec,
    /// With how many seeds it decides.
    pub seeds: u32,
    /// How many worlds each move chosen is played out in.
    pub worlds: u32,
    /// What the cards of the positions are drawn from.
    pub seed: &'a str,
}

/// What was found in some positions of one preset.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Stability {
    /// How many positions there were.
    pub positions: u64,
    /// In how many of them the bot chose the same move with every seed.
    pub agreed: u64,
    /// Pairs of seeds over all positions.
    pub pairs: u64,
    /// Pairs that chose the same move.
    pub equal_pairs: u64,
    /// The sum over positions of what a choice costs on average, in points.
    cost: f64,
    /// The sum of the squares.
    squares: f64,
}

impl Stability {
    fn add(&mut self, choices: &[Action], cost: f64) {
        self.positions += 1;
        self.agreed += u64::from(choices.iter().all(|choice| *choice == choices[0]));
        for (place, one) in choices.iter().enumerate() {
            for other in &choices[..place] {
                self.pairs += 1;
                self.equal_pairs += u64::from(one == other);
            }
        }
        self.cost += cost;
        self.squares += cost * cost;
    }

    /// Adds what was found in other positions.
    pub fn merge(&mut self, other: &Stability) {
        self.positions += other.positions;
        self.agreed += other.agreed;
        self.pairs += other.pairs;
        self.equal_pairs += other.equal_pairs;
        self.cost += other.cost;
        self.squares += other.squares;
    }

    /// What a decision costs on average, in points.
    #[must_use]
    pub fn cost(&self) -> f64 {
        self.cost / self.positions.max(1) as f64
    }

    /// Half the width of the 95 % interval round the cost, from the spread over positions.
    #[must_use]
    pub fn half_width(&self) -> f64 {
        if self.positions < 2 {
            return f64::INFINITY;
        }
        let positions = self.positions as f64;
        let variance = (self.squares / positions - self.cost().powi(2)) / (positions - 1.0);
        1.96 * variance.max(0.0).sqrt()
    }
}

/// The presets for two.
pub fn presets() -> impl Iterator<Item = Preset> {
    let all = Preset::ALL.iter().copied();
    all.filter(|preset| preset.rules().game.players() == 2)
}

/// Whether a deal of this preset brings game points; the others are counted in points written up.
#[must_use]
pub fn is_for_game_points(preset: Preset) -> bool {
    !matches!(preset.rules().game, Game::FreeTrumps | Game::Penneech)
}

/// Measures a bot in the position of this number; nothing where the deal has none to decide.
#[must_use]
pub fn measure(measure: &Measure<'_>, preset: Preset, number: u32) -> Option<Stability> {
    let seen = position(preset, measure.seed, number)?;
    let choices: Vec<Action> = (0..measure.seeds.max(1))
        .map(|seed| bot_spec::decide(measure.bot, &seen, u64::from(seed)).action)
        .collect();
    let mut found = Stability::default();
    found.add(&choices, cost(measure, &seen, &choices));
    Some(found)
}

/// What a player saw at one decision of a deal, any of those where the search had to choose.
fn position(preset: Preset, seed: &str, number: u32) -> Option<Observation<AnyView>> {
    let player = BotSpec::from_name(RECORDED)?;
    let dealer = Seat((number % 2) as u8);
    let mut session = Session::new(DealHeader::of_seed(preset, seed, number, dealer));
    let mut decisions = Vec::new();
    while let Turn::Seat(seat) = session.deal().turn() {
        let seen = session.observation(seat);
        let decision = bot_spec::decide(player, &seen, u64::from(number));
        // What is proven does not depend on the seed.
        let is_searched = decision.candidates.iter().any(|found| found.visits > 0);
        if is_searched && decision.candidates.len() > 1 {
            decisions.push(seen);
        }
        session.play(decision.action).ok()?;
    }
    let mut rng = FastRng::new(u64::from(number));
    let place = (!decisions.is_empty()).then(|| rng.below(decisions.len()))?;
    Some(decisions.swap_remove(place))
}

/// What a choice costs on average, next to the best of the moves chosen.
fn cost(measure: &Measure<'_>, seen: &Observation<AnyView>, choices: &[Action]) -> f64 {
    let mut moves = choices.to_vec();
    moves.sort_unstable();
    moves.dedup();
    if moves.len() < 2 {
        return 0.0;
    }
    // For each half of the worlds the worth of each move.
    let mut worth = [vec![0.0; moves.len()], vec![0.0; moves.len()]];
    let mut rng = FastRng::new(seed_from(seen, 0));
    for number in 0..measure.worlds.max(2) {
        let world = seen.view.sample_world(&mut rng);
        for (place, first) in moves.iter().enumerate() {
            worth[number as usize % 2][place] +=
                played_out(measure.judge, seen, world.clone(), *first, number);
        }
    }
    let half = f64::from(measure.worlds.max(2)) / 2.0;
    let best = |worth: &[f64]| {
        let places = (0..moves.len()).max_by(|a, b| worth[*a].total_cmp(&worth[*b]));
        places.unwrap_or_default()
    };
    let costs = [0, 1].map(|judged| {
        let best = worth[judged][best(&worth[1 - judged])];
        let of_choice = |choice: &Action| {
            let place = moves.iter().position(|one| one == choice);
            best - worth[judged][place.unwrap_or_default()]
        };
        choices.iter().map(of_choice).sum::<f64>() / (choices.len() as f64 * half)
    });
    costs.iter().sum::<f64>() / 2.0
}

/// Points of the player to act less those of the other, after this first move in this world.
fn played_out(
    judge: BotSpec,
    seen: &Observation<AnyView>,
    mut world: <AnyView as View>::Deal,
    first: Action,
    seed: u32,
) -> f64 {
    let own = seen.view.seat();
    let mut moves = seen.moves.clone();
    let mut next = Some(first);
    while let Turn::Seat(seat) = world.turn() {
        let action = next.take().unwrap_or_else(|| {
            let seen = Observation {
                view: world.view(seat),
                dealt: world.hand(seat).iter().collect(),
                drawn: Vec::new(),
                moves: moves.clone(),
            };
            bot_spec::decide(judge, &seen, u64::from(seed)).action
        });
        world.play_unchecked(action, &mut ());
        moves.push((seat, action));
    }
    let Some(result) = world.result() else {
        return 0.0;
    };
    let points = points_of(&result, world.rules().game);
    f64::from(points[own.index()]) - f64::from(points[own.other().index()])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn action(card: &str) -> Action {
        Action::play(card.parse().expect("a card"))
    }

    #[test]
    fn agreement_is_counted_by_positions_and_by_pairs() {
        let [one, other] = ["HA", "S9"].map(action);
        let mut found = Stability::default();
        found.add(&[one, one, one, one], 0.0);
        found.add(&[one, one, other, one], 0.5);
        assert_eq!((found.positions, found.agreed), (2, 1));
        assert_eq!((found.pairs, found.equal_pairs), (12, 9));
        assert_eq!(found.cost(), 0.25);
        assert!(found.half_width() > 0.4);
        let mut twice = found;
        twice.merge(&found);
        assert_eq!((twice.positions, twice.cost()), (4, 0.25));
        assert!(twice.half_width() < found.half_width());
    }

    #[test]
    fn a_bot_by_rules_of_thumb_agrees_with_itself_and_chance_pays_for_disagreeing() {
        let bot = |name: &str| BotSpec::from_name(name).expect("a bot");
        let of = |name: &str| {
            let how = Measure {
                bot: bot(name),
                judge: bot("greedy"),
                seeds: 4,
                worlds: 40,
                seed: "stability",
            };
            let mut all = Stability::default();
            for number in 0..60 {
                let found = measure(&how, Preset::Paderborn, number);
                all.merge(&found.expect("a deal with something to decide"));
            }
            all
        };
        let careful = of("greedy");
        assert_eq!((careful.positions, careful.agreed), (60, 60));
        assert_eq!(careful.cost(), 0.0);
        let chance = of("random");
        assert!(chance.equal_pairs < chance.pairs / 2);
        assert!(chance.cost() > 0.1, "{}", chance.cost());
    }

    #[test]
    fn every_preset_for_two_has_positions_that_are_the_same_each_time() {
        assert_eq!(presets().count(), 14);
        for preset in presets() {
            let once = position(preset, "stability", 3).expect("something to decide");
            assert_eq!(position(preset, "stability", 3), Some(once), "{preset:?}");
        }
    }
}
