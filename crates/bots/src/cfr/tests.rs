//! The solver against one that knows no chance: regret over every world at once, nothing sampled,
//! nothing learnt from the search, valued by the rules alone.

use super::decide;
use crate::search_options::SearchOptions;
use crate::{Decision, FastRng, Searchable};
use sechsundsechzig_engine::deal::{
    Action, Deal, Observation, PerSide, Seat, Setup, Turn, shuffle,
};
use sechsundsechzig_engine::games::sixty_six::TwoHanded;
use sechsundsechzig_engine::rules::Preset;
use std::collections::HashMap;

/// The seat to act, its hand, and what happened since the root.
type Key = (Seat, u64, Vec<Action>);

/// What was learnt of a set's actions: regrets, and how often each was chosen.
#[derive(Default)]
struct Learnt {
    regrets: Vec<f64>,
    chosen: Vec<f64>,
}

/// Counterfactual regret minimisation as it stands in the book.
#[derive(Default)]
struct Plain(HashMap<Key, Learnt>);

impl Plain {
    /// What this world brings the first seat, and what both learn from it; `reach` is how likely
    /// each makes it and `weight` how likely it is.
    fn learn(&mut self, deal: &TwoHanded, path: &[Action], reach: [f64; 2], weight: f64) -> f64 {
        let Turn::Seat(seat) = deal.turn() else {
            return points(deal);
        };
        let own = seat.index();
        let actions = deal.candidates();
        let key = (seat, deal.hand(seat).bits(), path.to_vec());
        let shares = normal(self.set(&key, actions.len()).regrets.clone());
        let mut values = Vec::new();
        for (action, share) in actions.iter().zip(&shares) {
            let mut after = deal.clone();
            after.play_unchecked(*action, &mut ());
            let mut reach = reach;
            reach[own] *= share;
            values.push(self.learn(&after, &[path, &[*action]].concat(), reach, weight));
        }
        let mean: f64 = values
            .iter()
            .zip(&shares)
            .map(|(value, share)| value * share)
            .sum();
        let sign = if own == 0 { 1.0 } else { -1.0 };
        let set = self.set(&key, actions.len());
        for (at, value) in values.iter().enumerate() {
            set.regrets[at] += weight * reach[1 - own] * sign * (value - mean);
            set.chosen[at] += weight * reach[own] * shares[at];
        }
        mean
    }

    /// What this world brings the first seat if both do as they did on average.
    fn value(&mut self, deal: &TwoHanded, path: &[Action]) -> f64 {
        let Turn::Seat(seat) = deal.turn() else {
            return points(deal);
        };
        let actions = deal.candidates();
        let key = (seat, deal.hand(seat).bits(), path.to_vec());
        let shares = normal(self.set(&key, actions.len()).chosen.clone());
        let mut mean = 0.0;
        for (action, share) in actions.iter().zip(&shares) {
            let mut after = deal.clone();
            after.play_unchecked(*action, &mut ());
            mean += share * self.value(&after, &[path, &[*action]].concat());
        }
        mean
    }

    fn set(&mut self, key: &Key, actions: usize) -> &mut Learnt {
        let set = self.0.entry(key.clone()).or_default();
        set.regrets.resize(actions, 0.0);
        set.chosen.resize(actions, 0.0);
        set
    }
}

/// The positive ones as shares of their sum.
fn normal(mut numbers: Vec<f64>) -> Vec<f64> {
    numbers
        .iter_mut()
        .for_each(|number| *number = number.max(0.0));
    let sum: f64 = numbers.iter().sum();
    let even = 1.0 / numbers.len() as f64;
    let share = |number: &f64| if sum > 0.0 { number / sum } else { even };
    numbers.iter().map(share).collect()
}

fn points(deal: &TwoHanded) -> f64 {
    deal.table().balance().map_or(0.0, f64::from)
}

/// A deal covered with four cards in the talon, played by chance until two are left in each hand and
/// there is a choice for who leads.
fn position(number: u32) -> Option<TwoHanded> {
    let rules = Preset::Paderborn.checked();
    let setup = Setup {
        rules,
        dealer: Seat(0),
        pack: shuffle::pack(rules.pack, "unknowns", number),
        start: PerSide::new(2),
        trump: None,
    };
    let mut rng = FastRng::new(u64::from(number));
    let mut deal = TwoHanded::new(&setup, &mut ());
    while deal.turn() != Turn::Over && deal.table().held != [2; 2] {
        let mut candidates = deal.candidates();
        if deal.table().talon == 4 && candidates.contains(&Action::Cover) {
            candidates = std::iter::once(Action::Cover).collect();
        } else {
            candidates.retain(|action| *action != Action::Cover);
        }
        let action = candidates[rng.below(candidates.len())];
        deal.play_unchecked(action, &mut ());
    }
    (deal.turn() != Turn::Over && deal.candidates().len() > 1).then_some(deal)
}

fn solved(deal: &TwoHanded) -> Decision {
    let view = deal.view(deal.table().turn);
    let seen = Observation {
        view: view.clone(),
        dealt: Vec::new(),
        drawn: Vec::new(),
        moves: Vec::new(),
    };
    let options = SearchOptions {
        plays_for_the_match: false,
        ..SearchOptions::default()
    };
    let aid = TwoHanded::aid(&seen, &options);
    decide::<TwoHanded>(&view, &deal.candidates(), aid, FastRng::new(1), 4_000)
}

/// Whether it makes a difference what is done, or what is done makes one.
fn matters(values: &[(Action, f64)]) -> bool {
    values
        .iter()
        .any(|(_, value)| (value - value.round()).abs() > 0.01)
}

/// What each action of the seat to act brings it by plain regret over every world, if there are not
/// too many.
fn plainly(deal: &TwoHanded) -> Option<Vec<(Action, f64)>> {
    const ROUNDS: usize = 100;
    const MOST: usize = 15;
    let seat = deal.table().turn;
    let mut plain = Plain::default();
    let worlds = deal.view(seat).worlds(MOST);
    let resampled: Vec<(TwoHanded, f64)> = worlds
        .iter()
        .flat_map(|world| {
            let resampled = world.view(seat.other()).worlds(usize::MAX);
            let weight = 1.0 / resampled.len() as f64;
            resampled.into_iter().map(move |world| (world, weight))
        })
        .collect();
    if worlds.is_empty() || resampled.len() > MOST * MOST {
        return None;
    }
    for _ in 0..ROUNDS {
        for (world, weight) in &resampled {
            plain.learn(world, &[], [1.0; 2], *weight);
        }
    }
    let sign = if seat == Seat(0) { 1.0 } else { -1.0 };
    let of = |action: &Action| {
        let mut sum = 0.0;
        for world in &worlds {
            let mut after = world.clone();
            after.play_unchecked(*action, &mut ());
            sum += plain.value(&after, &[*action]);
        }
        (*action, sign * sum / worlds.len() as f64)
    };
    Some(deal.candidates().iter().map(of).collect())
}

#[test]
fn with_two_cards_a_hand_it_finds_what_plain_regret_over_every_world_finds() {
    const TOLERANCE: f64 = 0.12;
    let mut compared = 0;
    for deal in (0..60).filter_map(position) {
        let Some(plain) = plainly(&deal).filter(|values| matters(values)) else {
            continue;
        };
        let decision = solved(&deal);
        let best = plain.iter().map(|(_, value)| *value).fold(-9.0, f64::max);
        let chosen = plain.iter().find(|(action, _)| *action == decision.action);
        assert!(chosen.is_some_and(|(_, value)| value + TOLERANCE > best));
        let value = 6.0 * (f64::from(decision.value.unwrap_or(0.0)) - 0.5);
        assert!(
            (value - best).abs() < TOLERANCE,
            "{value} instead of {best}"
        );
        compared += 1;
    }
    assert!(compared > 5, "{compared} positions");
}
