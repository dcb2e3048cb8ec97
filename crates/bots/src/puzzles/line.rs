//! One way a puzzle can go from a move on, with the best tries and the meanest answers.

use super::SOLVER;
use super::worlds::{self, Alike, World};
use super::worst_case::{MIN_POINTS, WorstCase};
use sechsundsechzig_engine::cards::CardSet;
use sechsundsechzig_engine::deal::{Action, Deal, DealResult, Event, Seat};
use sechsundsechzig_engine::sort;

/// One way it can go, to the end of one deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Continuation {
    /// The moves, the one in question first.
    pub moves: Vec<(Seat, Action)>,
    /// What happens, seen with open cards.
    pub events: Vec<Event>,
    /// What the other holds at first.
    pub hand: CardSet,
    /// How it ends; nothing if it could not be followed to its end.
    pub result: Option<DealResult>,
}

/// How it can go from an action on in some of all worlds, where the solver wants at least so many game points.
pub(super) fn of(
    worst_case: &mut WorstCase,
    all: &[World],
    start: &[World],
    action: Action,
    least: i8,
) -> Continuation {
    let (moves, end) = follow(worst_case, start, action, least);
    let origin = all.get(end.origin);
    Continuation {
        events: origin.map_or_else(Vec::new, |world| events(world, &moves)),
        moves,
        hand: origin.map(other_hand).unwrap_or_default(),
        result: end.deal.result(),
    }
}

fn events(world: &World, moves: &[(Seat, Action)]) -> Vec<Event> {
    let mut deal = world.deal.clone();
    let mut events = Vec::new();
    for (_, action) in moves {
        deal.play_unchecked(*action, &mut events);
    }
    events
}

/// What the opponent holds in a world.
pub(super) fn other_hand(world: &World) -> CardSet {
    world.deal.hand(SOLVER.other())
}

/// Plays on with the best tries and the meanest answers, to the end of one world.
fn follow(
    worst_case: &mut WorstCase,
    start: &[World],
    action: Action,
    least: i8,
) -> (Vec<(Seat, Action)>, World) {
    let mut line = vec![(SOLVER, action)];
    let first = worlds::after(start, SOLVER, action);
    let mut now = start.to_vec();
    let mut next = meanest(
        worst_case,
        first.into_iter().map(|part| (action, part)),
        least,
    );
    while let Some((_, part)) = next.take() {
        now = part;
        next = if now.iter().any(|world| world.deal.result().is_some()) {
            None
        } else if worlds::acts(&now, SOLVER) {
            best_try(worst_case, &now, least)
        } else {
            let answers = worlds::answers(&now, SOLVER);
            meanest(worst_case, answers.into_iter(), least)
        };
        if let Some((action, _)) = &next {
            let turn = now.first().and_then(|world| world.deal.turn().seat());
            line.push((turn.unwrap_or(SOLVER), *action));
        }
    }
    (line, now.swap_remove(0))
}

/// How much less than `least` is sure in worlds that look alike: the most of what is.
fn value(worst_case: &mut WorstCase, worlds: &[World], least: i8) -> i8 {
    let mut levels = (MIN_POINTS..=least).rev();
    let sure = levels.find(|level| worst_case.reaches(worlds, *level));
    sure.unwrap_or(MIN_POINTS - 1)
}

/// The part that leaves the solver least; among those a claim, which ends the deal, else the part
/// of most worlds. Where the solver gets what he wants whatever happens, nobody claims against him: it would be wrong.
fn meanest(
    worst_case: &mut WorstCase,
    parts: impl Iterator<Item = (Action, Alike)>,
    least: i8,
) -> Option<(Action, Alike)> {
    let valued = parts.map(|(action, part)| {
        let claims = matches!(action, Action::Out { .. });
        let value = value(worst_case, &part, least);
        let comes_later = claims == (value >= least);
        let key = (value, comes_later, usize::MAX - part.len());
        (key, action, part)
    });
    let mut valued: Vec<_> = valued.collect();
    sort::sort_by_key(&mut valued, |(key, ..)| *key);
    let (_, action, part) = valued.into_iter().next()?;
    Some((action, part))
}

/// The solver's move that is sure of most, with the meanest thing that can come of it. Of moves that are sure of `least`, it is
/// a claim, if there is one.
fn best_try(worst_case: &mut WorstCase, worlds: &[World], least: i8) -> Option<(Action, Alike)> {
    let legal = worlds.first()?.deal.legal_actions();
    let meant = |worst_case: &mut WorstCase, action| {
        let parts = worlds::after(worlds, SOLVER, action).into_iter();
        meanest(worst_case, parts.map(|part| (action, part)), least)
    };
    let (claims, others): (Vec<Action>, Vec<Action>) = legal
        .iter()
        .partition(|action| matches!(action, Action::Out { .. }));
    let mut claims_first = claims.into_iter().chain(others);
    let sure = claims_first.find(|action| worst_case.action_reaches(worlds, *action, least));
    if let Some(action) = sure {
        return meant(worst_case, action);
    }
    let tries = legal.into_iter().filter_map(|action| {
        let (_, part) = meant(worst_case, action)?;
        let value = value(worst_case, &part, least);
        Some((-value, action, part))
    });
    let mut tries: Vec<_> = tries.collect();
    sort::sort_by_key(&mut tries, |(value, ..)| *value);
    let (_, action, part) = tries.into_iter().next()?;
    Some((action, part))
}
