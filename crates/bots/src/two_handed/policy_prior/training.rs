//! Learns the weights from the search's own play: where a search without a policy prior looked
//! longest, the prior shall be high. The same on every machine, however many cores it has.

use super::features::{CONTEXTS, FEATURES, SeenPosition};
use super::{UNIT, exp};
use crate::ismcts::Ismcts;
use crate::search_options::SearchOptions;
use crate::{Bot, Budget, FastRng};
use sechsundsechzig_engine::deal::{Deal, Observation, PerSide, Seat, Setup, Turn, View, shuffle};
use sechsundsechzig_engine::games::sixty_six::TwoHanded;
use sechsundsechzig_engine::rules::Preset;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

/// The games learnt from.
const PRESETS: [Preset; 6] = [
    Preset::Paderborn,
    Preset::Santase,
    Preset::Schnapsen,
    Preset::Bummerl,
    Preset::Scharf,
    Preset::Treatise,
];

/// How much is learnt, and from what.
#[derive(Clone, Copy, Debug)]
pub struct TrainingPlan {
    /// The deals' number.
    pub deals: u32,
    /// Search iterations for each decision.
    pub iterations: u32,
    /// How often all decisions are gone through.
    pub rounds: u32,
}

/// One decision: its kind, and the features and the share of visits of each action.
struct Sample {
    context: usize,
    actions: Vec<(Vec<usize>, f32)>,
}

/// The weights that follow from these deals, and how surprised they still are by the search, in
/// nats a decision, before and after.
#[must_use]
pub fn learn(lesson: TrainingPlan) -> ([[i16; FEATURES]; CONTEXTS], [f32; 2]) {
    let samples = all_samples(lesson);
    let mut weights = [[0.0_f32; FEATURES]; CONTEXTS];
    let before = surprise(&samples, &weights);
    let mut rng = FastRng::new(66);
    for round in 0..lesson.rounds {
        let rate = 0.2 / (1.0 + round as f32 * 0.5);
        for _ in 0..samples.len() {
            let sample = &samples[rng.below(samples.len())];
            step(&mut weights[sample.context], sample, rate);
        }
    }
    let after = surprise(&samples, &weights);
    let rounded = weights.map(|context| context.map(|weight| (weight * UNIT).round() as i16));
    (rounded, [before, after])
}

fn step(weights: &mut [f32; FEATURES], sample: &Sample, rate: f32) {
    let chances = chances(weights, sample);
    for ((features, share), chance) in sample.actions.iter().zip(chances) {
        for feature in features {
            weights[*feature] += rate * (share - chance);
        }
    }
}

fn chances(weights: &[f32; FEATURES], sample: &Sample) -> Vec<f32> {
    let mut chances: Vec<f32> = sample
        .actions
        .iter()
        .map(|(features, _)| exp(features.iter().map(|feature| weights[*feature]).sum()))
        .collect();
    let sum: f32 = chances.iter().sum();
    chances.iter_mut().for_each(|chance| *chance /= sum);
    chances
}

fn surprise(samples: &[Sample], weights: &[[f32; FEATURES]; CONTEXTS]) -> f32 {
    let of = |sample: &Sample| -> f32 {
        chances(&weights[sample.context], sample)
            .iter()
            .zip(&sample.actions)
            .map(|(chance, (_, share))| -share * chance.max(1e-6).ln())
            .sum()
    };
    samples.iter().map(of).sum::<f32>() / samples.len().max(1) as f32
}

/// In the order of the deals, whoever played them.
fn all_samples(lesson: TrainingPlan) -> Vec<Sample> {
    let next = AtomicU32::new(0);
    let played = Mutex::new(Vec::new());
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= lesson.deals {
                        break;
                    }
                    let samples = play(number, lesson.iterations);
                    if let Ok(mut played) = played.lock() {
                        played.push((number, samples));
                    }
                }
            });
        }
    });
    let mut played = played.into_inner().unwrap_or_default();
    played.sort_by_key(|(number, _)| *number);
    played
        .into_iter()
        .flat_map(|(_, samples)| samples)
        .collect()
}

/// A deal the search plays against itself, straying now and then so that it sees more.
fn play(number: u32, iterations: u32) -> Vec<Sample> {
    const STRAYS: usize = 8;
    let rules = PRESETS[number as usize % PRESETS.len()].checked();
    let mut rng = FastRng::new(u64::from(number));
    let setup = Setup {
        rules,
        dealer: Seat((number / 2 % 2) as u8),
        pack: shuffle::pack(rules.pack, "lesson", number),
        start: PerSide::new(2),
        trump: None,
    };
    let mut deal = TwoHanded::new(&setup, &mut ());
    let options = SearchOptions {
        prior: 0.0,
        ..SearchOptions::default()
    };
    let mut samples = Vec::new();
    while let Turn::Seat(seat) = deal.turn() {
        let view = deal.view(seat);
        let seen = Observation {
            dealt: view.hand().iter().collect(),
            view,
            drawn: Vec::new(),
            moves: Vec::new(),
        };
        let mut search = Ismcts::new(options, u64::from(number));
        let decision = Bot::<TwoHanded>::decide(&mut search, &seen, Budget::Iterations(iterations));
        let visits: u32 = decision.candidates.iter().map(|found| found.visits).sum();
        if visits > 0 {
            let position = SeenPosition::of(&deal);
            samples.push(Sample {
                context: position.context(),
                actions: decision
                    .candidates
                    .iter()
                    .map(|found| {
                        let features = position.features(found.action).collect();
                        (features, found.visits as f32 / visits as f32)
                    })
                    .collect(),
            });
        }
        let action = if visits > 0 && rng.below(STRAYS) == 0 {
            let strayed = &decision.candidates[rng.below(decision.candidates.len())];
            strayed.action
        } else {
            decision.action
        };
        deal.play_unchecked(action, &mut ());
    }
    samples
}
