//! What a run adds up to, and what a wrong count tells.

use super::*;
use crate::model::table::scene::Scene;

fn runs() -> impl Iterator<Item = Run> {
    (0..200).filter_map(|chance| Run::of(&format!("run-{chance}"), chance))
}

fn gain(trick: usize, points: u16, marriage: bool) -> Gain {
    let cards = if marriage {
        Vec::new()
    } else {
        vec!["HA".parse().unwrap(), "HT".parse().unwrap()]
    };
    Gain {
        seat: PLAYER,
        trick,
        points,
        cards,
    }
}

fn drifted(gains: &[Gain], counted: u16) -> Drift {
    let right = gains.iter().map(|gain| gain.points).sum();
    drift(gains.iter(), right, counted)
}

#[test]
fn a_runs_counts_are_those_of_the_table() {
    assert!(runs().count() > 150, "most deals are long enough");
    for run in runs() {
        let session = run.replay.after(run.replay.moves().len()).unwrap();
        assert!(session.deal().result().is_none());
        let scene = Scene::of_session(&session, PLAYER);
        for seat in [Seat(0), Seat(1)] {
            let here = scene.seat(seat);
            assert_eq!(run.count(seat), here.points + here.melds_counting());
        }
    }
}

#[test]
fn runs_are_of_every_length_and_some_have_a_marriage() {
    let mut lengths: Vec<usize> = runs()
        .map(|run| {
            run.gains
                .iter()
                .filter(|gain| !gain.cards.is_empty())
                .count()
        })
        .collect();
    lengths.sort_unstable();
    lengths.dedup();
    assert_eq!(lengths, [3, 4, 5, 6]);
    assert!(runs().any(|run| run.gains.iter().any(|gain| gain.cards.is_empty())));
}

/// How many tricks a seat has in a run.
fn tricks(run: &Run, seat: Seat) -> usize {
    let of_seat = run.gains.iter().filter(|gain| gain.seat == seat);
    of_seat.filter(|gain| !gain.cards.is_empty()).count()
}

#[test]
fn in_a_run_that_fits_a_level_there_is_something_to_count_for_each_seat_asked_for() {
    for level in Level::ALL {
        let fitting: Vec<Run> = runs().filter(|run| run.fits(*level)).collect();
        assert!(fitting.len() > 50, "a hundred tries find one");
        for run in fitting {
            let [own, other] = [Seat(0), Seat(1)].map(|seat| tricks(&run, seat));
            assert!(own >= 2 || own == 1 && own + other == 3, "{own} {other}");
            assert!(run.count(PLAYER) > 0);
            assert!(*level == Level::Own || other > 0 && run.count(Seat(1)) > 0);
        }
    }
}

#[test]
fn a_run_without_a_trick_for_who_is_asked_for_does_not_fit() {
    let run = runs().next().unwrap();
    let of = |seats: &[u8]| {
        let gains = seats.iter().map(|seat| Gain {
            seat: Seat(*seat),
            ..gain(1, 21, false)
        });
        Run {
            gains: gains.collect(),
            ..run.clone()
        }
    };
    for level in Level::ALL {
        assert!(!of(&[1, 1, 1]).fits(*level));
        assert!(of(&[1, 0, 1]).fits(*level));
        assert!(!of(&[1, 0, 1, 1]).fits(*level));
        assert!(of(&[1, 0, 1, 0]).fits(*level));
        assert_eq!(of(&[0, 0, 0]).fits(*level), *level == Level::Own);
    }
}

#[test]
fn trumps_that_have_gone_lie_in_the_tricks() {
    for run in runs() {
        let in_tricks: CardSet = run
            .gains
            .iter()
            .flat_map(|gain| gain.cards.clone())
            .collect();
        assert_eq!(in_tricks & run.trumps_gone, run.trumps_gone);
    }
}

#[test]
fn a_wrong_count_tells_what_was_passed_over_or_counted_twice() {
    let gains = [
        gain(1, 13, false),
        gain(2, 20, true),
        gain(2, 4, false),
        gain(4, 21, false),
    ];
    assert_eq!(drifted(&gains, 58 - 4), Drift::Missed(2, 4));
    assert_eq!(drifted(&gains, 58 - 20), Drift::Marriage(2, 20));
    assert_eq!(drifted(&gains, 58 + 21), Drift::Twice(4, 21));
    assert_eq!(drifted(&gains, 13), Drift::RightUpTo(1));
    assert_eq!(drifted(&gains, 57), Drift::Unknown);
    assert_eq!(drifted(&[], 3), Drift::Unknown);
}

#[test]
fn stats_are_read_as_they_were_saved_and_nonsense_counts_as_nothing() {
    let mut stats = CountingStats::default();
    stats.of_mut(Level::Own).add(0, true);
    stats.of_mut(Level::Own).add(5, false);
    stats.of_mut(Level::Trumps).add(3, false);
    assert_eq!(stats.encode(), "2,1,5 0,0,0 1,0,3");
    assert_eq!(CountingStats::decode(&stats.encode()), stats);
    assert_eq!(stats.of(Level::Own).mean_tenths(), 25);
    assert_eq!(stats.of(Level::Both).mean_tenths(), 0);
    assert_eq!(CountingStats::decode("x,-1"), CountingStats::default());
    let huge = CountingStats::decode("9,9,4294967295");
    assert!(huge.of(Level::Own).mean_tenths() > 0);
}

#[test]
fn the_count_of_a_whole_deal_of_two_is_that_of_its_result() {
    for preset in [Preset::Paderborn, Preset::Bummerl, Preset::Schnapsen] {
        for number in 0..40 {
            let head = DealHeader::of_seed(preset, "whole", number, Seat(1));
            let mut session = Session::new(head);
            let mut rng = FastRng::new(number.into());
            while let Turn::Seat(seat) = session.deal().turn() {
                let AnyView::TwoHanded(view) = session.view(seat) else {
                    panic!("a game of two");
                };
                session.play(TwoHanded::greedy(&view, &mut rng)).unwrap();
            }
            let result = session.deal().result().unwrap();
            let melds = if result.tricks[0] > 0 {
                result.melds[0]
            } else {
                0
            };
            let right = result.card_points[0] + melds;
            assert_eq!(drift_in(&session, 0).map(|(right, _)| right), Some(right));
        }
    }
    let company = Session::new(DealHeader::of_seed(Preset::Four, "whole", 0, Seat(1)));
    assert_eq!(drift_in(&company, 0), None);
}
