//! How far a bot's choice depends on the seed of its search, and what that costs.
//!
//! In positions recorded from deals of a preset a bot decides several times, each time with another
//! seed. Where it does not choose the same move each time, every move chosen is valued
//! by play-outs: the same worlds that fit what the player saw, each played to its end by a judge in
//! all seats. A choice costs what the best of the chosen moves is worth more. Which is the best is
//! found in one half of the worlds and its worth taken from the other, both ways round, so that the
//! luck of the play-outs does not count as a cost.
//!
//! A second bot may decide in the same positions: what the choices of the first are worth more than
//! its choices, in the same worlds, tells two searches apart with less work than playing whole deals.

use super::bot_spec::BotSpec;
use super::{FastRng, Opponent, seed_from};
use sechsundsechzig_engine::deal::{Action, Deal, Observation, PerSide, Seat, Turn, View};
use sechsundsechzig_engine::games::AnyView;
use sechsundsechzig_engine::match_score::credited;
use sechsundsechzig_engine::record::{DealHeader, Session};
use sechsundsechzig_engine::rules::Preset;

/// Who plays the deals the positions are recorded from.
const RECORDED: BotSpec = BotSpec::of(Opponent::Froehlich).with_iterations(100);

/// What is measured, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StabilityOptions<'a> {
    /// Who decides.
    pub bot: BotSpec,
    /// Whose choices the first bot's are compared with.
    pub other: Option<BotSpec>,
    /// Who plays the worlds out.
    pub judge: BotSpec,
    /// With how many seeds it decides.
    pub seeds: u32,
    /// How many worlds each move chosen is played out in.
    pub worlds: u32,
    /// What the cards of the positions are drawn from.
    pub seed: &'a str,
    /// With how many cards in the talon, which has to be open; with any, open or not, if not told.
    pub talon: Option<(u8, u8)>,
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
    /// What a choice costs next to the best of those chosen, in points.
    pub cost: Average,
    /// What a choice is worth more than the other bot's, in points.
    pub gain: Average,
}

/// A mean over positions.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Average {
    count: u64,
    sum: f64,
    squares: f64,
}

impl Average {
    fn add(&mut self, one: f64) {
        self.merge(&Average {
            count: 1,
            sum: one,
            squares: one * one,
        });
    }

    fn merge(&mut self, other: &Average) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.sum / self.count.max(1) as f64
    }

    /// Half the width of the 95 % interval round the mean, from the spread over positions.
    #[must_use]
    pub fn half_width(&self) -> f64 {
        if self.count < 2 {
            return f64::INFINITY;
        }
        let count = self.count as f64;
        let variance = (self.squares / count - self.mean().powi(2)) / (count - 1.0);
        1.96 * variance.max(0.0).sqrt()
    }
}

impl Stability {
    fn add(&mut self, choices: &[Action]) {
        self.positions += 1;
        self.agreed += u64::from(choices.iter().all(|choice| *choice == choices[0]));
        for (place, one) in choices.iter().enumerate() {
            for other in &choices[..place] {
                self.pairs += 1;
                self.equal_pairs += u64::from(one == other);
            }
        }
    }

    /// Adds what was found in other positions.
    pub fn merge(&mut self, other: &Stability) {
        self.positions += other.positions;
        self.agreed += other.agreed;
        self.pairs += other.pairs;
        self.equal_pairs += other.equal_pairs;
        self.cost.merge(&other.cost);
        self.gain.merge(&other.gain);
    }
}

/// The presets for two.
pub fn presets() -> impl Iterator<Item = Preset> {
    let all = Preset::ALL.iter().copied();
    all.filter(|preset| preset.rules().game.players() == 2)
}

/// Measures a bot in the position of this number; nothing where the deal has none to decide.
#[must_use]
pub fn measure(options: &StabilityOptions<'_>, preset: Preset, number: u32) -> Option<Stability> {
    let seen = position(preset, options, number)?;
    let choices = |bot: BotSpec| -> Vec<Action> {
        let seeds = 0..u64::from(options.seeds.max(1));
        seeds.map(|seed| bot.decide(&seen, seed).action).collect()
    };
    let own = choices(options.bot);
    let others = options.other.map(choices);
    let worths = Worths::of(options, &seen, own.iter().chain(others.iter().flatten()));
    let mut found = Stability::default();
    found.add(&own);
    found.cost.add(worths.cost(&own));
    if let Some(others) = others {
        found.gain.add(worths.mean(&own) - worths.mean(&others));
    }
    Some(found)
}

/// What a player saw at one decision of a deal, any of those where the search had to choose.
fn position(
    preset: Preset,
    options: &StabilityOptions<'_>,
    number: u32,
) -> Option<Observation<AnyView>> {
    let players = u32::from(preset.rules().game.players());
    let dealer = Seat((number % players) as u8);
    let mut session = Session::new(DealHeader::of_seed(preset, options.seed, number, dealer));
    let mut decisions = Vec::new();
    while let Turn::Seat(seat) = session.deal().turn() {
        let seen = session.observation(seat);
        let decision = RECORDED.decide(&seen, u64::from(number));
        // What is proven does not depend on the seed.
        let is_searched = decision.candidates.iter().any(|found| found.visits > 0);
        let talon_fits = options.talon.is_none_or(|(least, most)| {
            open_talon(&seen.view).is_some_and(|talon| (least..=most).contains(&talon))
        });
        if talon_fits && is_searched && decision.candidates.len() > 1 {
            decisions.push(seen);
        }
        session.play(decision.action).ok()?;
    }
    let mut rng = FastRng::new(u64::from(number));
    let place = (!decisions.is_empty()).then(|| rng.below(decisions.len()))?;
    Some(decisions.swap_remove(place))
}

/// How many cards an open talon has.
fn open_talon(view: &AnyView) -> Option<u8> {
    let table = match view {
        AnyView::TwoHanded(view) => view.table(),
        _ => return None,
    };
    table.covered.is_none().then_some(table.talon)
}

/// What moves are worth in the same worlds; nothing is played out where there is one only.
struct Worths {
    moves: Vec<Action>,
    /// For each half of the worlds the mean worth of each move.
    halves: [Vec<f64>; 2],
}

impl Worths {
    fn of<'a>(
        options: &StabilityOptions<'_>,
        seen: &Observation<AnyView>,
        choices: impl Iterator<Item = &'a Action>,
    ) -> Worths {
        let mut moves: Vec<Action> = choices.copied().collect();
        moves.sort_unstable();
        moves.dedup();
        let mut halves = [vec![0.0; moves.len()], vec![0.0; moves.len()]];
        if moves.len() > 1 {
            let worlds = options.worlds.max(2);
            let mut rng = FastRng::new(seed_from(seen, 0));
            for number in 0..worlds {
                let world = seen.view.sample_world(&mut rng);
                for (place, first) in moves.iter().enumerate() {
                    let points = played_out(options.judge, seen, world.clone(), *first, number);
                    halves[number as usize % 2][place] += 2.0 * points / f64::from(worlds);
                }
            }
        }
        Worths { moves, halves }
    }

    /// The mean worth of these choices in one half of the worlds.
    fn mean_in(&self, half: usize, choices: &[Action]) -> f64 {
        let of = |choice: &Action| {
            let place = self.moves.iter().position(|one| one == choice);
            place.map_or(0.0, |place| self.halves[half][place])
        };
        choices.iter().map(of).sum::<f64>() / choices.len() as f64
    }

    fn mean(&self, choices: &[Action]) -> f64 {
        (self.mean_in(0, choices) + self.mean_in(1, choices)) / 2.0
    }

    /// What a choice costs on average, next to the best of these.
    fn cost(&self, choices: &[Action]) -> f64 {
        let in_half = |half: usize| {
            let worth = |choice: &&Action| self.mean_in(1 - half, &[**choice]);
            let best = choices.iter().max_by(|a, b| worth(a).total_cmp(&worth(b)));
            best.map_or(0.0, |best| {
                self.mean_in(half, &[*best]) - self.mean_in(half, choices)
            })
        };
        (in_half(0) + in_half(1)) / 2.0
    }
}

/// Points of the side to act less those of the others, on average over these, after this first move
/// in this world.
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
            judge.decide(&seen, u64::from(seed)).action
        });
        world.play_unchecked(action, &mut ());
        moves.push((seat, action));
    }
    let Some(result) = world.result() else {
        return 0.0;
    };
    let game = world.rules().game;
    lead(&credited(game, &result), game.side_of(own))
}

/// How far a side is ahead of the others, on average over these.
fn lead(points: &PerSide<u16>, side: usize) -> f64 {
    let points = points.as_slice();
    let all: f64 = points.iter().copied().map(f64::from).sum();
    let own = f64::from(points[side]);
    own - (all - own) / (points.len() - 1) as f64
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
        found.add(&[one, one, one, one]);
        found.add(&[one, one, other, one]);
        found.cost.add(0.0);
        found.cost.add(0.5);
        assert_eq!((found.positions, found.agreed), (2, 1));
        assert_eq!((found.pairs, found.equal_pairs), (12, 9));
        assert_eq!(found.cost.mean(), 0.25);
        assert!(found.cost.half_width() > 0.4);
        let mut twice = found;
        twice.merge(&found);
        assert_eq!((twice.positions, twice.cost.mean()), (4, 0.25));
        assert!(twice.cost.half_width() < found.cost.half_width());
    }

    fn options(name: &str) -> StabilityOptions<'static> {
        let bot = |name: &str| name.parse::<BotSpec>().expect("a bot");
        StabilityOptions {
            bot: bot(name),
            other: Some(bot("random")),
            judge: bot("greedy"),
            seeds: 4,
            worlds: 40,
            seed: "stability",
            talon: None,
        }
    }

    fn of_sixty(options: &StabilityOptions<'_>) -> Stability {
        let mut all = Stability::default();
        for number in 0..60 {
            let found = measure(options, Preset::Paderborn, number);
            all.merge(&found.expect("a deal with something to decide"));
        }
        all
    }

    #[test]
    fn a_bot_by_rules_of_thumb_agrees_with_itself_and_chance_pays_for_disagreeing() {
        let greedy = of_sixty(&options("greedy"));
        assert_eq!((greedy.positions, greedy.agreed), (60, 60));
        assert_eq!(greedy.cost.mean(), 0.0);
        let chance = of_sixty(&options("random"));
        assert!(chance.equal_pairs < chance.pairs / 2);
        assert!(chance.cost.mean() > 0.1, "{}", chance.cost.mean());
    }

    #[test]
    fn choices_by_rules_of_thumb_are_worth_more_than_those_of_chance() {
        let gain = of_sixty(&options("greedy")).gain;
        assert!(gain.mean() - gain.half_width() > 0.1, "{}", gain.mean());
        assert_eq!(of_sixty(&options("random")).gain.mean(), 0.0);
    }

    #[test]
    fn positions_have_as_many_cards_in_the_open_talon_as_asked_for() {
        let options = StabilityOptions {
            talon: Some((4, 8)),
            ..options("greedy")
        };
        let positions = (0..30).filter_map(|number| position(Preset::Schnapsen, &options, number));
        let talons: Vec<Option<u8>> = positions.map(|seen| open_talon(&seen.view)).collect();
        assert!(talons.len() > 20);
        assert!(talons.iter().flatten().all(|talon| (4..=8).contains(talon)));
        assert!(talons.iter().all(Option::is_some) && talons.contains(&Some(4)));
    }

    #[test]
    fn a_side_is_compared_with_the_mean_of_the_others() {
        let mut points = PerSide::new(3);
        (points[0], points[1], points[2]) = (3, 1, 0);
        assert_eq!([0, 1].map(|side| lead(&points, side)), [2.5, -0.5]);
    }

    #[test]
    fn games_for_three_and_four_are_measured_by_sides() {
        for preset in [Preset::Three, Preset::Four] {
            let found = (0..12).filter_map(|number| measure(&options("random"), preset, number));
            let mut all = Stability::default();
            found.for_each(|one| all.merge(&one));
            assert!(
                all.positions > 6 && all.equal_pairs < all.pairs,
                "{preset:?}"
            );
            assert!(all.cost.half_width().is_finite() && all.gain.mean() == 0.0);
        }
    }

    #[test]
    fn every_preset_for_two_has_positions_that_are_the_same_each_time() {
        assert_eq!(presets().count(), 14);
        let options = options("greedy");
        for preset in presets() {
            let once = position(preset, &options, 3).expect("something to decide");
            assert_eq!(position(preset, &options, 3), Some(once), "{preset:?}");
        }
    }
}
