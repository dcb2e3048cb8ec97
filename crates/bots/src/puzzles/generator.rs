//! Making puzzles: positions of deals the computer plays against itself, of which those are kept
//! that have exactly one move to a goal and that not every player finds.

use super::judge::WORLDS;
use super::worlds;
use super::worst_case::{MAX_POINTS, MIN_POINTS, WorstCase};
use super::{Goal, Grade, Puzzle, SOLVER};
use crate::Opponent;
use crate::bot_spec::BotSpec;
use sechsundsechzig_engine::deal::{Action, Deal, Seat, Turn};
use sechsundsechzig_engine::games::AnyDeal;
use sechsundsechzig_engine::games::sixty_six::TwoHanded;
use sechsundsechzig_engine::record::{DealHeader, Session};
use sechsundsechzig_engine::rules::Preset;
use sechsundsechzig_engine::share::Replay;

/// Who plays the deals the positions are taken from, in turn.
const PLAYERS: [BotSpec; 3] = [
    BotSpec::of(Opponent::Froehlich).with_iterations(300),
    BotSpec::of(Opponent::Schilder).with_iterations(100),
    BotSpec::GREEDY,
];

/// Who tries to solve them, each with some seeds: what most of them find is easy.
const SOLVERS: [BotSpec; 5] = [
    BotSpec::GREEDY,
    BotSpec::of(Opponent::Johannes),
    BotSpec::of(Opponent::Kord),
    BotSpec::of(Opponent::Schilder),
    BotSpec::of(Opponent::Froehlich).with_iterations(4_000),
];
const SEEDS: u64 = 3;

/// A proof that takes more positions than this is no use in a test or on a phone.
const POSITIONS: u64 = 20_000;

/// Positions with more talon cards still to be drawn are not asked for.
const MOST_OPEN: u8 = 6;

/// Fewer moves than this make no puzzle, unless the question is whether to cover.
const CHOICES: usize = 3;

/// The best puzzle in a deal of this number, if there is any.
#[must_use]
pub fn of_deal(preset: Preset, seed: &str, number: u32) -> Option<Puzzle> {
    let player = PLAYERS[number as usize % PLAYERS.len()];
    let dealer = Seat((number / 2 % 2) as u8);
    let mut session = Session::new(DealHeader::of_seed(preset, seed, number, dealer));
    let mut found: Option<Puzzle> = None;
    while let Turn::Seat(seat) = session.deal().turn() {
        if let Some(puzzle) = asked(&session, seat)
            && found.as_ref().is_none_or(|best| best.grade <= puzzle.grade)
        {
            found = Some(puzzle);
        }
        let seen = session.observation(seat);
        let action = player.decide(&seen, u64::from(number)).action;
        session.play(action).ok()?;
    }
    found
}

/// The same deal with the seat to act as the solver's.
fn turned(session: &Session, seat: Seat) -> Option<Session> {
    if seat == SOLVER {
        return Some(session.clone());
    }
    let mut header = session.header().clone();
    header.setup.dealer = header.setup.dealer.other();
    let mut turned = Session::new(header);
    for (_, action) in session.moves() {
        turned.play(*action).ok()?;
    }
    Some(turned)
}

/// The puzzle this position is, if it is one.
fn asked(session: &Session, seat: Seat) -> Option<Puzzle> {
    let session = turned(session, seat)?;
    let AnyDeal::TwoHanded(deal) = session.deal() else {
        return None;
    };
    let table = deal.table();
    if table.talon_open() && table.talon > MOST_OPEN {
        return None;
    }
    let (solution, goal) = only_one(deal)?;
    let tries = tries(&session);
    let goal = match goal {
        Goal::Win if solution == Action::Cover || tries.contains(&Action::Cover) => Goal::Cover,
        goal => goal,
    };
    let claims = |action: &Action| matches!(action, Action::Out { .. });
    let legal = deal.legal_actions().into_iter();
    let choices = legal.filter(|action| !claims(action)).count();
    if claims(&solution) || choices < CHOICES && goal != Goal::Cover {
        return None;
    }
    Some(Puzzle {
        grade: graded(&tries, solution)?,
        goal,
        solution,
        replay: Replay::of(&session),
    })
}

/// The only move that is sure of most, and what it is sure of that no other is.
fn only_one(deal: &TwoHanded) -> Option<(Action, Goal)> {
    let view = deal.view(SOLVER);
    let worlds = worlds::all(&view, WORLDS);
    let mut worst_case = WorstCase::new(&view, POSITIONS);
    let mut sure = Vec::new();
    for action in deal.legal_actions() {
        let mut levels = (MIN_POINTS..=MAX_POINTS).rev();
        let most = levels.find(|least| worst_case.action_reaches(&worlds, action, *least));
        sure.push((most, action));
    }
    if worlds.is_empty() || worst_case.gave_up() {
        return None;
    }
    sure.sort_unstable();
    let (best, solution) = sure.pop()?;
    let (second, _) = sure.pop()?;
    let goal = match (best?, second) {
        (best, Some(second)) if best == second => return None,
        (1.., None | Some(..=0)) => Goal::Win,
        (2, _) => Goal::Two,
        (3, _) => Goal::Three,
        (-1, None) => Goal::Escape,
        _ => return None,
    };
    Some((solution, goal))
}

/// What those do who try to solve it.
fn tries(session: &Session) -> Vec<Action> {
    let seen = session.observation(SOLVER);
    let mut tries = Vec::new();
    for solver in SOLVERS {
        tries.extend((0..SEEDS).map(|seed| solver.decide(&seen, seed).action));
    }
    tries
}

/// By how many of them find the move; nothing if all do.
fn graded(tries: &[Action], solution: Action) -> Option<Grade> {
    let found = tries.iter().filter(|action| **action == solution).count();
    match 3 * found {
        few if few <= tries.len() => Some(Grade::Hard),
        some if some <= 2 * tries.len() => Some(Grade::Medium),
        _ if found < tries.len() => Some(Grade::Easy),
        _ => None,
    }
}
