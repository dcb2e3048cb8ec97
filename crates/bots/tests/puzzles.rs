//! The kept puzzles, each proved anew: one move is sure of the goal, and every other is refuted by
//! a line that can be played.

use sechsundsechzig_bots::FastRng;
use sechsundsechzig_bots::puzzles::{
    self, Cause, Continuation, Goal, Grade, Judge, Puzzle, PuzzleReason, PuzzleVerdict, Refutation,
    SOLVER,
};
use sechsundsechzig_bots::solve;
use sechsundsechzig_engine::cards::Card;
use sechsundsechzig_engine::deal::{Action, Deal, Event, Seat};
use sechsundsechzig_engine::games::AnyDeal;
use sechsundsechzig_engine::games::sixty_six::TwoHanded;
use sechsundsechzig_engine::record::{DealHeader, Session};
use sechsundsechzig_engine::rules::Preset;
use sechsundsechzig_engine::share::Replay;
use std::collections::HashSet;

/// The card points that a puzzle's solution makes certain, as its reasons tell, and with which other card.
fn certain(puzzle: &Puzzle) -> Option<(u16, Option<Card>)> {
    puzzle
        .reasons()
        .into_iter()
        .find_map(|reason| match reason {
            PuzzleReason::Certain { total, with, .. } => Some((total, with)),
            _ => None,
        })
}

/// The solver's card points once the solution has been played.
fn after_solution(puzzle: &Puzzle) -> u16 {
    let moves = puzzle.replay.moves().len();
    let mut session = puzzle.replay.after(moves).expect("the position");
    session.play(puzzle.solution).expect("the solution");
    let of_solver = |event: &Event| match event {
        Event::TrickTaken { seat, points, .. } if *seat == SOLVER => u16::from(*points),
        Event::Announced(seat, _, value) if *seat == SOLVER => u16::from(*value),
        Event::Played {
            seat,
            announced: Some(value),
            ..
        } if *seat == SOLVER => u16::from(*value),
        _ => 0,
    };
    session.events().iter().map(of_solver).sum()
}

#[test]
fn what_the_solution_makes_certain_is_counted_and_enough() {
    let of = |number| certain(&puzzles::numbered(number).expect("a puzzle of this number"));
    let ace = "DA".parse().ok();
    assert_eq!(of(1), Some((73, None)));
    assert_eq!(of(4), Some((39, None)));
    assert_eq!(of(8), None, "no single trick saves from Schneider");
    // 19 card points, 12 with the trick, and the ace of trumps in hand.
    assert_eq!(of(puzzles::of_day(20_786)), Some((42, ace)));
    for (number, puzzle) in puzzles::all() {
        let needed = if puzzle.goal == Goal::Escape { 33 } else { 66 };
        let told = certain(&puzzle);
        assert!(
            told.is_none_or(|(total, _)| total >= needed),
            "{number}: {told:?}"
        );
        for reason in puzzle.reasons() {
            if let PuzzleReason::Certain {
                total,
                is_exact: true,
                ..
            } = reason
            {
                assert_eq!(total, after_solution(&puzzle), "{number}");
            }
        }
    }
}

fn judge(puzzle: &Puzzle) -> Judge {
    Judge::of(puzzle).expect("a position that can be judged")
}

fn balance(deal: &TwoHanded) -> Option<i8> {
    let points = deal.result()?.game_points;
    Some(points[SOLVER.index()] as i8 - points[SOLVER.other().index()] as i8)
}

#[test]
fn there_are_at_least_sixty_of_every_grade_and_goal_the_easiest_first_and_no_deal_twice() {
    let all: Vec<Puzzle> = puzzles::all().map(|(_, puzzle)| puzzle).collect();
    assert_eq!(all.len(), puzzles::count(), "every line is a puzzle");
    assert!(all.len() >= 60);
    assert!(all.is_sorted_by_key(|puzzle| puzzle.grade));
    for grade in Grade::ALL {
        let of_grade = all.iter().filter(|puzzle| puzzle.grade == grade).count();
        assert!(of_grade >= 15, "{grade:?}: {of_grade}");
    }
    for goal in Goal::ALL {
        let of_goal = all.iter().filter(|puzzle| puzzle.goal == goal).count();
        assert!(of_goal >= 3, "{goal:?}: {of_goal}");
    }
    let asks = |does: fn(&Puzzle) -> bool| {
        let cover = all.iter().filter(|puzzle| puzzle.goal == Goal::Cover);
        cover.filter(|puzzle| does(puzzle)).count()
    };
    assert!(asks(|puzzle| puzzle.solution == Action::Cover) >= 5);
    assert!(asks(|puzzle| puzzle.solution != Action::Cover) >= 5);
    let pack = |puzzle: &Puzzle| puzzle.replay.link().header().setup.pack;
    let packs: Vec<_> = all.iter().map(pack).collect();
    let twice = |place: usize| packs[..place].contains(&packs[place]);
    assert!(!(0..packs.len()).any(twice));
}

#[test]
fn exactly_one_first_move_is_sure_of_the_goal() {
    for (number, puzzle) in puzzles::all() {
        let mut judge = judge(&puzzle);
        assert_eq!(judge.sure()[..], [puzzle.solution], "{number}");
        let verdict = judge.judge(puzzle.solution);
        let reaches = |verdict| match verdict {
            PuzzleVerdict::Sure(points) => points >= puzzle.goal.least(),
            PuzzleVerdict::Fails(_) => false,
        };
        assert!(reaches(verdict), "{number}");
    }
}

#[test]
fn every_other_move_is_refuted_by_a_line_that_misses_the_goal() {
    for (number, puzzle) in puzzles::all() {
        let mut judge = judge(&puzzle);
        for action in judge.choices() {
            if let PuzzleVerdict::Fails(refutation) = judge.judge(action) {
                assert!(
                    refutes(&puzzle, action, &refutation),
                    "{number}: {refutation:?}"
                );
            }
        }
    }
}

#[test]
fn the_solution_is_followed_by_a_line_that_brings_what_it_is_sure_of() {
    for (number, puzzle) in puzzles::all() {
        let mut judge = judge(&puzzle);
        let PuzzleVerdict::Sure(points) = judge.judge(puzzle.solution) else {
            panic!("{number} is not solved");
        };
        let line = judge.sure_line(puzzle.solution, points);
        assert_eq!(line.moves[0], (SOLVER, puzzle.solution), "{number}");
        let end = end_of(&puzzle, &line);
        assert!(end.result().is_some() && end.result() == line.result);
        assert!(balance(&end) >= Some(points), "{number}: {line:?}");
        let claims = |(seat, action): &(Seat, Action)| {
            *seat != SOLVER && matches!(action, Action::Out { .. })
        };
        assert!(
            !line.moves.iter().any(claims),
            "{number}: a claim that is wrong"
        );
    }
}

/// How the deal ends if a line is played against the hand it names.
fn end_of(puzzle: &Puzzle, line: &Continuation) -> TwoHanded {
    let view = puzzle.deal().expect("a position").view(SOLVER);
    let worlds = view.worlds(5_000).into_iter();
    let mut told = worlds.filter(|world| world.hand(SOLVER.other()) == line.hand);
    let end = told.find_map(|world| played(world, &line.moves));
    end.expect("the line can be played")
}

/// Whether the line can be played against the hand it names, and misses the goal.
fn refutes(puzzle: &Puzzle, action: Action, refutation: &Refutation) -> bool {
    if let Cause::Holding(cards) = refutation.cause {
        assert!(cards.len() <= 2 && refutation.line.hand.is_superset(cards));
    }
    if refutation.cause == Cause::FalseClaim {
        let result = refutation
            .line
            .result
            .as_ref()
            .expect("a claim ends the deal");
        assert_eq!(result.winner, Some(SOLVER.other()), "the claim holds");
    }
    let end = end_of(puzzle, &refutation.line);
    refutation.line.moves[0] == (SOLVER, action)
        && end.result().is_some()
        && end.result() == refutation.line.result
        && balance(&end).is_some_and(|balance| balance < puzzle.goal.least())
}

fn played(mut world: TwoHanded, line: &[(Seat, Action)]) -> Option<TwoHanded> {
    for (seat, action) in line {
        if world.turn().seat() != Some(*seat) {
            return None;
        }
        world.play(*action, &mut ()).ok()?;
    }
    Some(world)
}

#[test]
fn where_nothing_is_hidden_the_plain_solver_agrees() {
    let mut known = 0;
    for (number, puzzle) in puzzles::all() {
        let deal = puzzle.deal().expect("a position");
        if judge(&puzzle).worlds() > 1 {
            continue;
        }
        known += 1;
        let values = solve::values(&AnyDeal::TwoHanded(deal)).into_iter();
        let least = i32::from(puzzle.goal.least());
        let sure: Vec<Action> = values
            .filter(|(_, value)| *value >= least)
            .map(|(action, _)| action)
            .collect();
        assert_eq!(sure, [puzzle.solution], "{number}");
    }
    assert!(known >= 5);
}

/// What is sure in worlds that look alike, found by trying everything and knowing nothing else.
fn sure(worlds: &[TwoHanded]) -> i8 {
    let first = &worlds[0];
    if let Some(balance) = balance(first) {
        return balance;
    }
    if first.turn().seat() == Some(SOLVER) {
        let legal = first.legal_actions().into_iter();
        let after = |action| worlds.iter().map(move |world| done(world, action));
        let each = legal.map(|action| least(after(action).collect()));
        return each.max().expect("a legal move");
    }
    let answers = worlds.iter().flat_map(|world| {
        let legal = world.legal_actions().into_iter();
        legal.map(|action| done(world, action))
    });
    least(answers.collect())
}

fn done(world: &TwoHanded, action: Action) -> TwoHanded {
    let mut world = world.clone();
    world.play_unchecked(action, &mut ());
    world
}

/// The least that is sure in any part of these worlds that looks different.
fn least(mut worlds: Vec<TwoHanded>) -> i8 {
    let mut least = i8::MAX;
    while let Some(first) = worlds.first().cloned() {
        let (alike, other) = worlds
            .into_iter()
            .partition(|world| world.looks_like(&first, SOLVER));
        let alike: Vec<TwoHanded> = alike;
        least = least.min(sure(&alike));
        worlds = other;
    }
    least
}

/// A covered deal played by chance until the solver is to act with so many cards in hand.
fn covered(preset: Preset, number: u32, cards: usize) -> Option<Session> {
    let mut rng = FastRng::new(u64::from(number));
    let dealer = Seat((number % 2) as u8);
    let mut session = Session::new(DealHeader::of_seed(preset, "covered", number, dealer));
    while let Some(seat) = session.deal().turn().seat() {
        let AnyDeal::TwoHanded(deal) = session.deal() else {
            return None;
        };
        if seat == SOLVER && deal.table().covered.is_some() && deal.hand(SOLVER).len() <= cards {
            return Some(session);
        }
        let legal = session.deal().legal_actions();
        let plain = |action: &Action| !matches!(action, Action::Out { .. });
        let plain: Vec<Action> = legal.into_iter().filter(plain).collect();
        session.play(plain[rng.below(plain.len())]).ok()?;
    }
    None
}

#[test]
fn what_is_said_to_be_sure_is_what_trying_everything_finds() {
    let mut decided = HashSet::new();
    for preset in [Preset::Paderborn, Preset::Schnapsen, Preset::Bummerl] {
        let positions = (0..100).filter_map(|number| covered(preset, number, 3));
        for replay in positions.map(|session| Replay::of(&session)) {
            let puzzle = |goal| Puzzle {
                grade: Grade::Easy,
                goal,
                solution: Action::Draw,
                replay: replay.clone(),
            };
            let deal = puzzle(Goal::Win).deal().expect("a position");
            let worlds = deal.view(SOLVER).worlds(100);
            if worlds.is_empty() {
                continue;
            }
            let after = |action| worlds.iter().map(|world| done(world, action)).collect();
            let legal = deal.legal_actions().into_iter();
            let values: Vec<(Action, i8)> =
                legal.map(|action| (action, least(after(action)))).collect();
            for goal in Goal::ALL {
                let reach = values.iter().filter(|(_, value)| *value >= goal.least());
                let expected: Vec<Action> = reach.map(|(action, _)| *action).collect();
                let found = judge(&puzzle(goal)).sure();
                assert_eq!(found[..], expected[..], "{replay:?} {goal:?}");
                if expected.len() == 1 && worlds.len() > 1 {
                    decided.insert(goal);
                }
            }
        }
    }
    assert!(decided.len() >= 4, "{decided:?}");
}

#[test]
fn a_puzzle_is_read_as_it_is_written_and_nothing_else_is() {
    for (number, puzzle) in puzzles::all() {
        assert_eq!(
            puzzle.to_string().parse::<Puzzle>().ok(),
            Some(puzzle),
            "{number}"
        );
    }
    let good = puzzles::numbered(1).expect("a first puzzle").to_string();
    let (_, rest) = good.split_once(' ').expect("a grade");
    for bad in [
        "",
        "1",
        "1 win",
        &["4 ", rest].concat(),
        &["1 ", rest, ".XX"].concat(),
    ] {
        assert_eq!(bad.parse::<Puzzle>().ok(), None, "{bad}");
    }
    assert_eq!(puzzles::numbered(0), None);
    assert_eq!(puzzles::numbered(puzzles::count() + 1), None);
}

#[test]
fn a_day_has_one_puzzle_of_the_first_game_and_all_have_their_turn() {
    let is_its = |puzzle: &Puzzle| puzzle.replay.link().preset == puzzles::GAME_OF_DAY;
    let its = puzzles::all().filter(|(_, puzzle)| is_its(puzzle));
    let its: HashSet<usize> = its.map(|(number, _)| number).collect();
    let days = 20_778..20_778 + its.len() as u32;
    let numbers: HashSet<usize> = days.map(puzzles::of_day).collect();
    assert_eq!(numbers, its);
    assert_ne!(puzzles::of_day(20_778), puzzles::of_day(20_779));
}
