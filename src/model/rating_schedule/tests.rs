//! Whatever happens, every deal is rated once, the newest first, and only while nobody waits for a worker.

use super::*;
use crate::model::deal_flags::DealFlags;
use crate::model::review::ReviewedDecision;
use sechsundsechzig_bots::Opponent;
use sechsundsechzig_engine::deal::{Action, Deal, FastRng, Seat};
use sechsundsechzig_engine::record::{DealHeader, Session};
use sechsundsechzig_engine::rules::Preset;
use sechsundsechzig_engine::share::Replay;

const PART: Points = Points {
    won: 900,
    lost: 100,
};

/// A deal that was played to its end.
fn deal(preset: Preset, number: u32, practice: bool) -> String {
    deal_of(preset, number, practice, |_| true)
}

/// A deal that was played to its end with such moves.
fn deal_of(preset: Preset, number: u32, practice: bool, fits: fn(&Action) -> bool) -> String {
    let mut session = Session::new(DealHeader::of_seed(preset, "rating", number, Seat(0)));
    while session.deal().turn().seat().is_some() {
        let mut legal = session.deal().legal_actions();
        legal.retain(|action| fits(action));
        let next = legal[session.moves().len() * 5 % legal.len()];
        session.play(next).unwrap();
    }
    let deal = ArchivedDeal {
        day: 20_780,
        opponent: Opponent::Kord,
        flags: DealFlags {
            practice,
            counted: None,
        },
        replay: Replay::of(&session),
    };
    deal.encode()
}

fn archive(numbers: std::ops::Range<u32>) -> String {
    numbers.fold(String::new(), |saved, number| {
        deal_archive::add(&saved, &deal(Preset::Paderborn, number, false))
    })
}

/// The page with its archive: does what the schedule says.
#[derive(Default)]
struct Page {
    schedule: Schedule,
    archive: String,
    is_full: bool,
    awaits_idle: bool,
    asked: Option<DealPart>,
    /// Parts that were asked for, also those given up.
    questions: usize,
    /// Deals in the order in which they were rated.
    rated: Vec<String>,
    stopped: usize,
}

impl Page {
    fn with(archive: String) -> Page {
        let mut page = Page {
            archive,
            ..Page::default()
        };
        let step = page.schedule.wake();
        page.carry_out(step);
        page
    }

    fn carry_out(&mut self, step: RatingTask) {
        match step {
            RatingTask::Nothing => {}
            RatingTask::AwaitIdle => {
                assert!(!self.awaits_idle, "idle time is asked for once");
                self.awaits_idle = true;
            }
            RatingTask::Ask => {
                assert_eq!(self.asked, None);
                self.asked = self.schedule.question();
                assert_ne!(self.asked, None);
                self.questions += 1;
            }
            RatingTask::Save(deal, rating) => {
                let saved = deal_archive::with_rating(&self.archive, &deal, rating);
                if let Some(saved) = saved.filter(|_| !self.is_full) {
                    self.archive = saved;
                }
                self.rated.push(deal);
                let step = self.schedule.wake();
                self.carry_out(step);
            }
            RatingTask::Stop => {
                self.asked = None;
                self.stopped += 1;
            }
        }
    }

    fn idle(&mut self) {
        self.awaits_idle = false;
        let step = self.schedule.idle(&self.archive);
        self.carry_out(step);
    }

    fn answer(&mut self) {
        self.asked = None;
        let step = self.schedule.answered(PART);
        self.carry_out(step);
    }

    /// Lets the page idle until nothing is left to do.
    fn rest(&mut self) {
        while self.awaits_idle || self.asked.is_some() {
            match self.asked {
                Some(_) => self.answer(),
                None => self.idle(),
            }
        }
    }
}

#[test]
fn every_deal_is_rated_once_the_newest_first() {
    let mut page = Page::with(archive(0..3));
    page.rest();
    let newest_first = [2, 1, 0].map(|number| deal(Preset::Paderborn, number, false));
    assert_eq!(page.rated, newest_first);
    assert_eq!(page.stopped, 1);
    let ratings = [0, 1, 2].map(|back| deal_archive::rating(&page.archive, back));
    // A tenth of a point is given away in each of four, four and two decisions.
    let expected = [90, 90, 95].map(|accuracy| {
        Some(DealRating {
            accuracy: Some(accuracy),
            luck: 800,
        })
    });
    assert_eq!(ratings, expected);
    let questions = page.questions;
    let step = page.schedule.wake();
    page.carry_out(step);
    page.rest();
    assert_eq!((page.questions, page.rated.len()), (questions, 3));
    assert!(
        page.schedule.tried.is_empty(),
        "it would grow with every deal"
    );
}

#[test]
fn practice_and_other_games_are_marked_and_not_asked_about() {
    let deals = [
        deal(Preset::Paderborn, 1, true),
        deal(Preset::Penneech, 2, false),
        deal(Preset::FreeTrumps, 3, false),
        deal(Preset::Four, 4, false),
        "rubbish,x,y".to_owned(),
    ];
    let mut page = Page::with(deals.join(";"));
    page.rest();
    assert_eq!((page.questions, page.rated.len()), (0, 5));
    assert_eq!(deal_archive::unrated(&page.archive).count(), 0);
    assert_eq!(deal_archive::rating(&page.archive, 1), None);
}

#[test]
fn nothing_is_asked_while_somebody_waits_and_the_same_part_is_asked_afterwards() {
    let mut page = Page::with(archive(0..1));
    page.idle();
    page.answer();
    page.idle();
    let part = page.asked.clone();
    let step = page.schedule.suspend();
    assert_eq!(step, RatingTask::Stop);
    page.carry_out(step);
    // A late answer, idle time and another deal change nothing.
    for step in [
        page.schedule.answered(PART),
        page.schedule.idle(&page.archive),
        page.schedule.wake(),
    ] {
        assert_eq!(step, RatingTask::Nothing);
    }
    let step = page.schedule.release();
    page.carry_out(step);
    assert_eq!(page.asked, None, "not before the page idles");
    page.idle();
    assert_eq!(page.asked, part);
    page.rest();
    assert_eq!(page.rated.len(), 1);
}

#[test]
fn a_new_deal_comes_after_the_one_that_is_being_rated() {
    let mut page = Page::with(archive(0..1));
    page.idle();
    page.archive = archive(0..2);
    let step = page.schedule.wake();
    page.carry_out(step);
    page.rest();
    let order = [0, 1].map(|number| deal(Preset::Paderborn, number, false));
    assert_eq!(page.rated, order);
}

#[test]
fn what_is_deleted_meanwhile_is_rated_no_more() {
    let mut page = Page::with(archive(0..1));
    page.idle();
    page.answer();
    page.archive = String::new();
    page.rest();
    assert_eq!((page.rated.len(), page.stopped), (0, 1));
}

#[test]
fn a_deal_without_an_answer_waits_for_the_next_visit_and_the_others_do_not() {
    let mut page = Page::with(archive(0..2));
    page.idle();
    page.asked = None;
    let step = page.schedule.failed(false);
    page.carry_out(step);
    page.rest();
    assert_eq!(page.rated, [deal(Preset::Paderborn, 0, false)]);
    let mut again = Page::with(page.archive);
    again.rest();
    assert_eq!(again.rated, [deal(Preset::Paderborn, 1, false)]);
}

#[test]
fn without_a_worker_everything_waits_until_the_next_deal() {
    let mut page = Page::with(archive(0..2));
    page.idle();
    let step = page.schedule.failed(true);
    page.carry_out(step);
    let step = page.schedule.release();
    page.carry_out(step);
    assert!(!page.awaits_idle && page.asked.is_none());
    let step = page.schedule.wake();
    page.carry_out(step);
    page.rest();
    assert_eq!(page.rated, [deal(Preset::Paderborn, 0, false)]);
}

#[test]
fn where_nothing_can_be_saved_no_deal_is_rated_again_and_again() {
    let mut page = Page::with(archive(0..2));
    page.is_full = true;
    page.rest();
    assert_eq!(page.rated.len(), 2);
}

#[test]
fn whatever_happens_in_whatever_order_each_deal_is_rated_once() {
    for seed in 0..300 {
        let mut rng = FastRng::new(seed);
        let mut page = Page::with(archive(0..2));
        let mut held = false;
        for _ in 0..rng.below(120) {
            let step = match rng.below(6) {
                0 => {
                    held = true;
                    page.asked = None;
                    page.schedule.suspend()
                }
                1 => {
                    held = false;
                    page.schedule.release()
                }
                2 => page.schedule.wake(),
                3 if page.awaits_idle => {
                    page.idle();
                    RatingTask::Nothing
                }
                _ if page.asked.is_some() => {
                    page.answer();
                    RatingTask::Nothing
                }
                _ => RatingTask::Nothing,
            };
            page.carry_out(step);
            assert!(
                !(held && page.asked.is_some()),
                "asked while somebody waits"
            );
        }
        let step = page.schedule.release();
        page.carry_out(step);
        page.rest();
        page.rated.sort();
        page.rated.dedup();
        assert_eq!(page.rated.len(), 2, "seed {seed}");
        assert_eq!(deal_archive::unrated(&page.archive).count(), 0);
    }
}

#[test]
fn luck_and_skill_add_up_to_the_result() {
    let text = deal(Preset::Paderborn, 0, false);
    let deal = ArchivedDeal::decode(&text).unwrap();
    let session = deal.replay.after(deal.replay.moves().len()).unwrap();
    let points = session.deal().result().unwrap().game_points;
    let rating = DealRating {
        accuracy: None,
        luck: -250,
    };
    let result = (i32::from(points[0]) - i32::from(points[1])) * 1000;
    assert_eq!(skill(&deal, rating).unwrap() + rating.luck, result);
}

#[test]
fn a_claim_that_is_left_again_and_again_counts_once() {
    let mut seen = 0;
    for number in 0..400 {
        let text = deal_of(Preset::Paderborn, number, false, |action| {
            !action.is_claim() && *action != Action::Cover
        });
        let all = decisions(&ArchivedDeal::decode(&text).unwrap());
        let left = all.iter().filter(|decision| decision.leaves_claim).count();
        let under_way = RatingUnderWay::of(&text).unwrap();
        let rated = under_way.parts[..under_way.decisions].iter();
        let left_and_rated = rated.filter(|moves| {
            let is_it = |decision: &&ReviewedDecision| decision.moves as u32 == **moves;
            all.iter().find(is_it).unwrap().leaves_claim
        });
        assert_eq!(left_and_rated.count(), left.min(1), "deal {number}");
        seen += usize::from(left > 1);
    }
    assert!(seen > 0, "no deal is played on twice");
}
