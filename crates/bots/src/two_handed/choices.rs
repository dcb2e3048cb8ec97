//! Choosing where every card is known: by the exact value, and among equals by what a fallible
//! opponent is most likely to answer wrongly.

use super::Aid;
use crate::searchable::{Rewards, Searchable};
use sechsundsechzig_engine::deal::{Action, Deal, Turn};
use sechsundsechzig_engine::games::sixty_six::TwoHanded;
use sechsundsechzig_engine::sort;

/// How much the mean over the other's answers weighs beside the exact value: too little to
/// outweigh the smallest difference in game points.
const TEMPTATION: f32 = 0.01;

/// What each considered action is worth to the seat to act, best first.
pub(super) fn of(deal: &TwoHanded, aid: &mut Aid) -> Vec<(Action, f32)> {
    let Turn::Seat(seat) = deal.turn() else {
        return Vec::new();
    };
    let mut choices: Vec<(Action, f32, f32)> = deal
        .candidates()
        .into_iter()
        .map(|action| {
            let mut after = deal.clone();
            after.play_unchecked(action, &mut ());
            let exact = value(&after, aid)[seat.index()];
            (
                action,
                exact,
                exact + TEMPTATION * over_answers(&after, aid)[seat.index()],
            )
        })
        .collect();
    sort::sort_by_key(&mut choices, |(action, _, found)| (-found, *action));
    choices
        .into_iter()
        .map(|(action, exact, _)| (action, exact))
        .collect()
}

fn value(deal: &TwoHanded, aid: &mut Aid) -> Rewards {
    match aid.endgame.value(deal) {
        Some(balance) => aid.worth.rewards(balance),
        None => deal.rewards(aid),
    }
}

/// The mean value if the other answers by chance.
fn over_answers(deal: &TwoHanded, aid: &mut Aid) -> Rewards {
    let answers = deal.candidates();
    let mut mean = [0.0; 4];
    for action in &answers {
        let mut after = deal.clone();
        after.play_unchecked(*action, &mut ());
        let rewards = value(&after, aid);
        for (mean, reward) in mean.iter_mut().zip(rewards) {
            *mean += reward / answers.len() as f32;
        }
    }
    mean
}
