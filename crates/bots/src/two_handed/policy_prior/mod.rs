//! The policy prior: how often a search in such a position ends up choosing each action. A linear model of a few dozen yes-or-no features, learnt from the search's own
//! play (`headless train`).

mod features;
#[cfg(not(target_arch = "wasm32"))]
pub mod training;
mod weights;

use features::SeenPosition;
use sechsundsechzig_engine::deal::Action;
use sechsundsechzig_engine::games::sixty_six::TwoHanded;
use weights::WEIGHTS;

/// What a whole weight is written as.
const UNIT: f32 = 128.0;

/// How much each action suggests itself to the seat to act, next to the others.
pub fn priors(deal: &TwoHanded, actions: &[Action], weights: &mut [f32]) {
    let position = SeenPosition::of(deal);
    let table = &WEIGHTS[position.context()];
    for (action, weight) in actions.iter().zip(weights) {
        let sum: i32 = position
            .features(*action)
            .map(|feature| i32::from(table[feature]))
            .sum();
        *weight = exp(sum as f32 / UNIT);
    }
}

/// The exponential function from operations that round the same on every machine, to about three
/// digits; its argument is kept between -8 and 8.
fn exp(power: f32) -> f32 {
    const HALVINGS: u32 = 6;
    let small = power.clamp(-8.0, 8.0) / (1 << HALVINGS) as f32;
    let mut value = 1.0 + small * (1.0 + small * (0.5 + small * (1.0 / 6.0)));
    for _ in 0..HALVINGS {
        value *= value;
    }
    value
}

#[cfg(test)]
mod tests {
    use super::exp;

    #[test]
    fn the_exponential_is_close_to_the_real_one() {
        for tenth in -80..=80 {
            let power = tenth as f32 / 10.0;
            assert!((exp(power) / power.exp() - 1.0).abs() < 2e-3, "{power}");
        }
    }
}
