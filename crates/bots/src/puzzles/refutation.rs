//! How a move fails to make sure of a goal: the cards it fails against, or the guess it leaves, and
//! one way it can go.

use super::SOLVER;
use super::worlds::{self, Alike, World};
use super::worst_case::{LEAST, WorstCase};
use sechsundsechzig_engine::cards::CardSet;
use sechsundsechzig_engine::deal::{Action, Deal, DealResult, Event, Seat};
use sechsundsechzig_engine::sort;

/// With more worlds than this, and cards still to be drawn, only so many are looked at one by one.
const TRIED: usize = 40;

/// Why a move is not sure of the goal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refutation {
    /// What it comes down to.
    pub cause: Cause,
    /// One way it can go, the move itself first.
    pub line: Vec<(Seat, Action)>,
    /// What happens then, seen with open cards.
    pub events: Vec<Event>,
    /// What the other holds at first if it goes this way.
    pub hand: CardSet,
    /// How it ends then; nothing if it could not be followed to its end.
    pub result: Option<DealResult>,
}

/// What a refutation comes down to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// A claim that does not hold.
    FalseClaim,
    /// It fails whatever the other holds.
    Always,
    /// It fails whenever the other holds these cards, one or two.
    Holding(CardSet),
    /// It fails against the hand told.
    Hand,
    /// Against each hand there is an answer, but none that is right against all: the solver has to
    /// guess.
    Guess,
}

/// Refutes an action that is not sure of at least so many game points.
pub(super) fn of(
    worst_case: &mut WorstCase,
    all: &[World],
    action: Action,
    least: i8,
) -> Refutation {
    let (cause, start) = cause(worst_case, all, action, least);
    let (line, end) = follow(worst_case, &start, action, least);
    let origin = all.get(end.origin);
    Refutation {
        cause,
        events: origin.map_or_else(Vec::new, |world| events(world, &line)),
        line,
        hand: origin.map(other_hand).unwrap_or_default(),
        result: end.deal.result(),
    }
}

fn events(world: &World, line: &[(Seat, Action)]) -> Vec<Event> {
    let mut deal = world.deal.clone();
    let mut events = Vec::new();
    for (_, action) in line {
        deal.play_unchecked(*action, &mut events);
    }
    events
}

fn other_hand(world: &World) -> CardSet {
    world.deal.hand(SOLVER.other())
}

/// What it comes down to, with the worlds to show it in.
fn cause(worst_case: &mut WorstCase, all: &[World], action: Action, least: i8) -> (Cause, Alike) {
    let parts = worlds::after(all, SOLVER, action);
    let open = |part: &Alike| part.iter().any(|world| world.deal.table().talon_open());
    let looked_at = if parts.iter().any(open) {
        all.len().min(TRIED)
    } else {
        all.len()
    };
    let tried = all[..looked_at].iter();
    let (kept, lost): (Vec<&World>, Vec<&World>) = tried
        .partition(|world| worst_case.action_reaches(std::slice::from_ref(*world), action, least));
    let Some(first) = lost.first() else {
        return (Cause::Guess, all.to_vec());
    };
    let one = |world: &World| vec![world.clone()];
    if matches!(action, Action::Out { .. }) {
        (Cause::FalseClaim, one(first))
    } else if looked_at < all.len() {
        (Cause::Hand, one(first))
    } else if kept.is_empty() {
        (Cause::Always, one(first))
    } else {
        let (cards, world) = decisive(&kept, &lost);
        match cards {
            Some(cards) => (Cause::Holding(cards), one(world.unwrap_or(first))),
            None => (Cause::Hand, one(first)),
        }
    }
}

/// The fewest cards, two at most, with which the other always refutes; among those that are as
/// few, the cards held most often. With a world to show it.
fn decisive<'a>(kept: &[&World], lost: &[&'a World]) -> (Option<CardSet>, Option<&'a World>) {
    let mut best: Option<((usize, usize), CardSet, &'a World)> = None;
    for world in lost {
        let hand = other_hand(world);
        let pairs = hand
            .iter()
            .flat_map(|one| hand.iter().map(move |two| (one, two)));
        for cards in pairs.map(|(one, two)| CardSet::of(one) | CardSet::of(two)) {
            let has = |world: &&&World| other_hand(world).has_all(cards);
            if kept.iter().any(|world| has(&world)) {
                continue;
            }
            let rank = (cards.len(), usize::MAX - lost.iter().filter(has).count());
            if best.as_ref().is_none_or(|(least, ..)| rank < *least) {
                best = Some((rank, cards, *world));
            }
        }
    }
    match best {
        Some((_, cards, world)) => (Some(cards), Some(world)),
        None => (None, None),
    }
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
    let mut levels = (LEAST..=least).rev();
    let sure = levels.find(|level| worst_case.reaches(worlds, *level));
    sure.unwrap_or(LEAST - 1)
}

/// The part that leaves the solver least; among those a claim, which ends the deal, else the part
/// of most worlds.
fn meanest(
    worst_case: &mut WorstCase,
    parts: impl Iterator<Item = (Action, Alike)>,
    least: i8,
) -> Option<(Action, Alike)> {
    let valued = parts.map(|(action, part)| {
        let plays_on = !matches!(action, Action::Out { .. });
        let key = (
            value(worst_case, &part, least),
            plays_on,
            usize::MAX - part.len(),
        );
        (key, action, part)
    });
    let mut valued: Vec<_> = valued.collect();
    sort::sort_by_key(&mut valued, |(key, ..)| *key);
    let (_, action, part) = valued.into_iter().next()?;
    Some((action, part))
}

/// The solver's move that is sure of most, with the meanest thing that can come of it.
fn best_try(worst_case: &mut WorstCase, worlds: &[World], least: i8) -> Option<(Action, Alike)> {
    let legal = worlds.first()?.deal.legal_actions();
    let tries = legal.into_iter().filter_map(|action| {
        let parts = worlds::after(worlds, SOLVER, action).into_iter();
        let (_, part) = meanest(worst_case, parts.map(|part| (action, part)), least)?;
        let value = value(worst_case, &part, least);
        Some((-value, action, part))
    });
    let mut tries: Vec<_> = tries.collect();
    sort::sort_by_key(&mut tries, |(value, ..)| *value);
    let (_, action, part) = tries.into_iter().next()?;
    Some((action, part))
}
