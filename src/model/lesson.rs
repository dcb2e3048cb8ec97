//! The lessons as data: prepared deals, and what the pupil is to do at which moment of them. What is said stands in
//! `i18n/*/lesson.rs`, a text for each step.

use sechsundsechzig_engine::cards::{Card, Rank, Suit};
use sechsundsechzig_engine::deal::{Action, Deal, Event};
use sechsundsechzig_engine::record::Session;
use sechsundsechzig_engine::rules::Preset;
use sechsundsechzig_engine::share::Replay;

/// What the pupil is to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// To tap this one of the cards that are shown with their values.
    Tap(Card),
    /// To make the next move of the deal.
    Move,
    /// To choose this one of the answers, counted from 0.
    Answer(usize),
}

/// A step of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LessonStep {
    /// Which of the lesson's deals lies on the table.
    pub deal: usize,
    /// The moves that are not shown: the step begins when so many have been made, unless more have.
    pub from: usize,
    /// How many moves have been made when the pupil is asked.
    pub before: usize,
    /// What the pupil is to do.
    pub task: Task,
}

/// The lesson of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// Its name in an address.
    pub name: &'static str,
    /// The game.
    pub preset: Preset,
    /// The deals with all their moves.
    pub deals: &'static [&'static str],
    /// The steps.
    pub steps: &'static [LessonStep],
}

const fn tap(rank: Rank, suit: Suit) -> LessonStep {
    LessonStep {
        deal: 0,
        from: 0,
        before: 0,
        task: Task::Tap(Card::new(suit, rank)),
    }
}

const fn play(deal: usize, from: usize, before: usize) -> LessonStep {
    LessonStep {
        deal,
        from,
        before,
        task: Task::Move,
    }
}

const fn answer(deal: usize, before: usize, right: usize) -> LessonStep {
    LessonStep {
        deal,
        from: 0,
        before,
        task: Task::Answer(right),
    }
}

/// All lessons.
pub const LESSONS: [Lesson; 5] = [
    Lesson {
        name: "66",
        preset: Preset::Paderborn,
        deals: &[
            "#/deal/1/paderborn/einfuehrung-296?dealer=0 \
             HK.HA.d.CT.CJ.d.S9.C9.d.SJ.SQ.d.CQ.CA.d.ST.SA.d.CK.D9.H9.HJ.HQ.HT",
            "#/deal/1/paderborn/einfuehrung-5504?dealer=0 HT.HA.d.HQ+.C9.r.d.c.DA.DQ.DT.DK.o",
        ],
        steps: &[
            tap(Rank::Ten, Suit::Hearts),
            play(0, 0, 1),
            play(0, 0, 2),
            play(0, 18, 19),
            play(0, 22, 23),
            play(1, 3, 3),
            play(1, 0, 5),
            play(1, 0, 7),
            play(1, 0, 8),
            play(1, 0, 10),
            play(1, 0, 12),
            answer(1, 13, 2),
            answer(1, 13, 0),
        ],
    },
    Lesson {
        name: "schnapsen",
        preset: Preset::Schnapsen,
        deals: &[
            "#/deal/1/schnapsen/einfuehrung-65224?dealer=1&rob_before_draw=false \
             r.DQ+.CK.d.c.HA.HT.CA.CT.o",
        ],
        steps: &[
            tap(Rank::Ten, Suit::Hearts),
            play(0, 0, 0),
            play(0, 0, 1),
            play(0, 0, 4),
            play(0, 0, 5),
            play(0, 0, 7),
            play(0, 0, 9),
        ],
    },
    Lesson {
        name: "three",
        preset: Preset::Three,
        deals: &["#/deal/1/three/einfuehrung-60608?dealer=2 \
             tH.aS.HA.H9.HJ.CT.CA.CK.CJ.HK.HT.SK.ST.SA.SJ.SQ.CQ.HQ.D9.S9.DA.DT.DJ.DQ.C9.DK"],
        steps: &[
            play(0, 0, 0),
            play(0, 0, 1),
            play(0, 0, 2),
            play(0, 8, 10),
            LessonStep {
                from: 26,
                ..answer(0, 26, 2)
            },
        ],
    },
    Lesson {
        name: "four",
        preset: Preset::Four,
        deals: &["#/deal/1/four/einfuehrung-14708?dealer=3 SQ.SA.SK.ST.aD.CJ.CT.HQ.CQ.o"],
        steps: &[
            tap(Rank::Ten, Suit::Hearts),
            play(0, 0, 3),
            play(0, 0, 4),
            play(0, 0, 7),
            play(0, 0, 9),
        ],
    },
    Lesson {
        name: "penneech",
        preset: Preset::Penneech,
        deals: &["#/deal/1/penneech/einfuehrung-13345?dealer=0 HA.CJ.D7.DA"],
        steps: &[
            tap(Rank::Seven, Suit::Diamonds),
            play(0, 0, 1),
            play(0, 0, 2),
            answer(0, 4, 1),
        ],
    },
];

impl Lesson {
    /// The lesson of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Lesson> {
        LESSONS.into_iter().find(|lesson| lesson.name == name)
    }

    /// The lesson of this game, if it has one of its own.
    #[must_use]
    pub fn of(preset: Preset) -> Option<Lesson> {
        LESSONS.into_iter().find(|lesson| lesson.preset == preset)
    }

    /// The address it is opened by.
    #[must_use]
    pub fn address(self) -> String {
        ["#/lesson/", self.name].concat()
    }

    /// One of its deals.
    fn deal(self, deal: usize) -> Option<Replay> {
        self.deals.get(deal)?.parse().ok()
    }

    /// A deal after so many of its moves.
    #[must_use]
    pub fn after(self, deal: usize, moves: usize) -> Option<Session> {
        self.deal(deal)?.after(moves)
    }

    /// The calls that have been explained by this step, as the page names them: the others are not shown yet.
    #[must_use]
    pub fn calls_taught(self, step: usize) -> String {
        let by_now = self.steps.iter().take(step + 1);
        let calls = by_now.filter_map(|step| match self.next(step.deal, step.before)? {
            Action::Rob => Some("rob"),
            Action::Cover => Some("cover"),
            Action::Out { .. } => Some("out"),
            _ => None,
        });
        calls.collect::<Vec<_>>().join(" ")
    }

    /// The move that comes after so many others.
    #[must_use]
    pub fn next(self, deal: usize, moves: usize) -> Option<Action> {
        self.deal(deal)?.moves().get(moves).copied()
    }
}

/// Whether a move that was tried loses a trick that the right one wins.
#[must_use]
pub fn loses_the_trick(session: &Session, tried: Action, right: Action) -> bool {
    let wins = |action| {
        let mut session = session.clone();
        let seat = session.deal().turn().seat();
        let before = session.events().len();
        session.play(action).ok()?;
        let taker = session.events()[before..]
            .iter()
            .find_map(|event| match event {
                Event::TrickTaken { seat, .. } => Some(*seat),
                _ => None,
            });
        Some(taker? == seat?)
    };
    wins(tried) == Some(false) && wins(right) == Some(true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::{CardNames, Language, Pointer, Words};
    use crate::model::card_values::card_values;
    use crate::model::match_session::PLAYER;
    use crate::model::table::turn;
    use sechsundsechzig_engine::deal::{Illegal, Reason, Seat};
    use sechsundsechzig_engine::record::compact_notation::decode;

    fn lesson(name: &str) -> Lesson {
        Lesson::named(name).unwrap()
    }

    /// The deal when the pupil is asked.
    fn asked(lesson: Lesson, step: usize) -> Session {
        let step = lesson.steps[step];
        lesson.after(step.deal, step.before).unwrap()
    }

    #[test]
    fn every_step_is_the_pupils_and_can_be_done() {
        for lesson in LESSONS {
            let rules = lesson.preset.rules();
            for (number, step) in lesson.steps.iter().enumerate() {
                let what = format!("{}, step {number}", lesson.name);
                let session = lesson.after(step.deal, step.before).expect(&what);
                assert_eq!(*session.header().setup.rules, rules, "{what}");
                match step.task {
                    Task::Tap(card) => {
                        let values = card_values(&rules, card.suit());
                        assert!(values.iter().any(|(one, _)| *one == card), "{what}");
                    }
                    Task::Move => {
                        let action = lesson.next(step.deal, step.before).expect(&what);
                        assert_eq!(session.deal().turn().seat(), Some(PLAYER), "{what}");
                        assert_eq!(session.deal().check(action), Ok(()), "{what}");
                    }
                    Task::Answer(right) => {
                        for language in Language::ALL {
                            let words = Words::new(*language, CardNames::French);
                            let answers =
                                words.lesson(lesson.preset, number, Pointer::Finger).answers;
                            assert!(right < answers.len(), "{what}");
                            assert!(answers.iter().all(|text| !text.is_empty()), "{what}");
                        }
                    }
                }
            }
        }
    }

    /// Between two steps only drawing is done for the pupil, where it has been taught.
    #[test]
    fn the_pupil_makes_every_move_of_his_that_is_shown() {
        for lesson in LESSONS {
            let mut shown = (0, 0);
            for step in lesson.steps {
                let (deal, moves) = shown;
                let from = if step.deal == deal { moves } else { 0 };
                for before in from.max(step.from)..step.before {
                    let session = lesson.after(step.deal, before).unwrap();
                    let own = session.deal().turn().seat() == Some(PLAYER);
                    let next = lesson.next(step.deal, before).unwrap();
                    assert!(!own || next == Action::Draw, "{}: {next:?}", lesson.name);
                }
                let is_move = usize::from(step.task == Task::Move);
                shown = (step.deal, step.before + is_move);
            }
        }
    }

    #[test]
    fn the_lesson_of_66_shows_all_that_a_player_can_do() {
        let lesson = lesson("66");
        let done: Vec<Action> = lesson
            .steps
            .iter()
            .filter(|step| step.task == Task::Move)
            .map(|step| lesson.next(step.deal, step.before).unwrap())
            .collect();
        let marriage = decode("HQ+").unwrap();
        let claim = Action::Out { meld: None };
        let wanted = [Action::Draw, marriage, Action::Rob, Action::Cover, claim];
        let places = wanted.map(|action| done.iter().position(|one| *one == action));
        assert!(places.is_sorted(), "{places:?}");
        assert!(places.iter().all(Option::is_some), "{places:?}");
        let result = lesson.after(1, 13).unwrap().deal().result().unwrap();
        assert_eq!(result.winner, Some(PLAYER));
        assert_eq!(result.reason, Reason::Out);
        assert_eq!(result.game_points.as_slice(), [3, 0]);
    }

    #[test]
    fn a_call_is_shown_from_the_step_that_explains_it() {
        let taught = |name: &str| {
            let lesson = lesson(name);
            let steps = 0..lesson.steps.len();
            Vec::from_iter(steps.map(|step| lesson.calls_taught(step)))
        };
        let sixty_six = taught("66");
        assert_eq!(sixty_six[5], "");
        assert_eq!(sixty_six[6], "rob");
        assert_eq!(sixty_six[7..10], ["rob cover"; 3]);
        assert_eq!(sixty_six[10], "rob cover out");
        assert_eq!(taught("three"), [""; 5]);
        assert_eq!(taught("four"), ["", "", "", "", "out"]);
    }

    #[test]
    fn following_is_taught_where_others_may_not_be_played() {
        for (name, step, why, playable) in [
            ("66", 3, Illegal::MustTrump(Suit::Diamonds), 4),
            ("66", 4, Illegal::MustFollow(Suit::Hearts), 1),
            ("three", 3, Illegal::MustOvertrump(Suit::Hearts), 1),
            ("four", 3, Illegal::MustTrump(Suit::Hearts), 1),
        ] {
            let session = asked(lesson(name), step);
            let view = session.view(PLAYER);
            assert_eq!(turn::playable(&view).len(), playable, "{name}");
            let others = session.hand(PLAYER).iter();
            let refused = others.filter_map(|card| view_refusal(&session, card));
            let refused: Vec<Illegal> = refused.collect();
            assert!(refused.contains(&why), "{name}: {refused:?}");
        }
    }

    fn view_refusal(session: &Session, card: Card) -> Option<Illegal> {
        session.deal().check(Action::play(card)).err()
    }

    #[test]
    fn what_the_texts_count_is_what_the_deals_bring() {
        let own = |session: &Session, seats: &[Seat]| {
            let points = session.events().iter().map(|event| match event {
                Event::TrickTaken { seat, points, .. } if seats.contains(seat) => {
                    u16::from(*points)
                }
                Event::Announced(seat, _, value) if seats.contains(seat) => u16::from(*value),
                Event::Played {
                    seat,
                    announced: Some(value),
                    ..
                } if seats.contains(seat) => u16::from(*value),
                _ => 0,
            });
            points.sum::<u16>()
        };
        for (name, step, points) in [
            ("66", 2, 15),
            ("66", 7, 44),
            ("66", 9, 58),
            ("66", 10, 72),
            ("schnapsen", 3, 27),
            ("schnapsen", 5, 48),
            ("schnapsen", 6, 69),
        ] {
            let session = asked(lesson(name), step);
            assert_eq!(own(&session, &[PLAYER]), points, "{name}, step {step}");
            let counted = points.to_string();
            for language in Language::ALL {
                let words = Words::new(*language, CardNames::French);
                let text = words
                    .lesson(lesson(name).preset, step, Pointer::Finger)
                    .text;
                assert!(text.contains(&counted), "{name}, step {step}: {text}");
            }
        }
        let three = asked(lesson("three"), 4);
        let points = [PLAYER, Seat(1), Seat(2)].map(|seat| own(&three, &[seat]));
        // The last trick brings the third player 10 more.
        assert_eq!(points, [83, 25, 42 - 10]);
        let result = three.deal().result().unwrap();
        assert_eq!(result.game_points.as_slice(), [3, 0, 0]);
        let side = asked(lesson("four"), 4);
        assert_eq!(own(&side, &[PLAYER, Seat(2)]), 66);
    }

    #[test]
    fn the_pupil_is_told_how_many_tricks_are_passed_over() {
        let tricks = |session: &Session| {
            let events = session.events().iter();
            events
                .filter(|event| matches!(event, Event::TrickTaken { .. }))
                .count()
        };
        for (name, step, passed, told) in [
            ("66", 3, 5, ["Fünf", "Five"]),
            ("66", 4, 1, ["Einen", "One"]),
            ("three", 3, 2, ["Zwei", "Two"]),
            ("three", 4, 5, ["acht", "eight"]),
        ] {
            let lesson = lesson(name);
            let [before, now] = [step - 1, step].map(|step| lesson.steps[step]);
            let left = lesson.after(before.deal, before.before + 1).unwrap();
            let goes_on = lesson.after(now.deal, now.from).unwrap();
            assert_eq!(tricks(&goes_on) - tricks(&left), passed, "{name}");
            for (language, told) in Language::ALL.iter().zip(told) {
                let words = Words::new(*language, CardNames::French);
                let text = words.lesson(lesson.preset, step, Pointer::Finger).text;
                assert!(text.contains(told), "{name}, step {step}: {text}");
            }
        }
    }

    /// At 200 words a minute and four seconds for what is done in each step; two seconds over the minute are let pass. The
    /// lesson of 66 is short enough even if every reason is read; in the others a tap passes over them.
    #[test]
    fn the_lesson_of_66_takes_less_than_three_minutes_and_the_others_one() {
        for lesson in LESSONS {
            let is_first = lesson.name == "66";
            let most = if is_first { 178 } else { 62 };
            for language in Language::ALL {
                let words = Words::new(*language, CardNames::French).for_preset(lesson.preset);
                let texts = (0..lesson.steps.len())
                    .map(|step| words.lesson(lesson.preset, step, Pointer::Finger));
                let count = |text: &str| text.split_whitespace().count();
                let read = texts.map(|said| match is_first {
                    true => count(&said.text) + count(&said.right),
                    false => count(&said.text),
                });
                let read: usize = read.sum();
                let seconds = read * 60 / 200 + lesson.steps.len() * 4;
                assert!(seconds <= most, "{} {language:?}: {seconds} s", lesson.name);
            }
        }
    }

    #[test]
    fn why_a_step_was_right_is_said_in_a_short_sentence() {
        for lesson in LESSONS {
            for language in Language::ALL {
                let words = Words::new(*language, CardNames::French).for_preset(lesson.preset);
                for step in 0..lesson.steps.len() {
                    let right = words.lesson(lesson.preset, step, Pointer::Finger).right;
                    let read = right.split_whitespace().count();
                    let what = format!("{}, step {step}: {right}", lesson.name);
                    assert!((5..=14).contains(&read), "{what}");
                    assert!(right.ends_with('.'), "{what}");
                }
            }
        }
    }

    /// What is asked describes the card to be played; its name comes with the answer to a wrong try.
    #[test]
    fn the_pupil_finds_the_card_himself() {
        for lesson in LESSONS {
            for (number, step) in lesson.steps.iter().enumerate() {
                let action = lesson.next(step.deal, step.before);
                let Some(Action::Play { card, meld, .. }) = action else {
                    continue;
                };
                if step.task != Task::Move || meld {
                    continue;
                }
                for language in Language::ALL {
                    let words = Words::new(*language, CardNames::French);
                    let said = words.lesson(lesson.preset, number, Pointer::Finger);
                    let (what, name) =
                        (format!("{}, step {number}", lesson.name), words.card(card));
                    assert!(!said.text.contains(&name), "{what}: {}", said.text);
                    assert!(!said.hint.contains(&name), "{what}: {}", said.hint);
                    assert!(said.wrong.contains(&name), "{what}: {}", said.wrong);
                }
            }
        }
    }

    /// Where several cards, suits or answers are possible and the text does not name what to call, a first wrong try is answered with
    /// a question.
    #[test]
    fn a_first_wrong_try_leads_on_where_something_is_to_be_found() {
        for lesson in LESSONS {
            for (number, step) in lesson.steps.iter().enumerate() {
                let is_found = match step.task {
                    Task::Tap(_) | Task::Answer(_) => true,
                    Task::Move => match lesson.next(step.deal, step.before) {
                        Some(Action::Play { meld: false, .. }) => {
                            turn::playable(&asked(lesson, number).view(PLAYER)).len() > 1
                        }
                        next => matches!(next, Some(Action::NameTrump(_))),
                    },
                };
                for language in Language::ALL {
                    let words = Words::new(*language, CardNames::French);
                    let hint = words.lesson(lesson.preset, number, Pointer::Finger).hint;
                    let what = format!("{}, step {number}: {hint}", lesson.name);
                    assert_eq!(hint.ends_with('?'), is_found, "{what}");
                    assert_eq!(hint.is_empty(), !is_found, "{what}");
                }
            }
        }
    }

    #[test]
    fn a_card_that_loses_the_trick_is_told_from_one_that_wins_it() {
        let session = asked(lesson("66"), 1);
        let right = decode("HA").unwrap();
        assert!(loses_the_trick(&session, decode("H9").unwrap(), right));
        assert!(!loses_the_trick(&session, decode("D9").unwrap(), right));
    }
}
