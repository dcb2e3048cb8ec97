//! Refusals, log lines and results as whole sentences.

use super::*;
use sechsundsechzig_bots::advice::HintReason;
use sechsundsechzig_bots::puzzles::{Cause, Goal};
use sechsundsechzig_engine::cards::CardSet;
use sechsundsechzig_engine::deal::Mark;

const ILLEGAL: &[Illegal] = &[
    Illegal::Over,
    Illegal::SittingOut,
    Illegal::NotInHand,
    Illegal::NotNow,
    Illegal::DrawFirst,
    Illegal::NothingToDraw,
    Illegal::MustFollow(Suit::Hearts),
    Illegal::MustHead(Suit::Spades),
    Illegal::MustTrump(Suit::Clubs),
    Illegal::MustOvertrump(Suit::Diamonds),
    Illegal::MeldOnlyOnLead,
    Illegal::NoMarriage,
    Illegal::MeldTwice,
    Illegal::MeldNeedsTrick,
    Illegal::MeldTooLate,
    Illegal::MeldWhenCovered,
    Illegal::MeldAfterLiftingTwo,
    Illegal::MeldNamesTrump,
    Illegal::NeverRobbed,
    Illegal::RobNeedsLowestTrump,
    Illegal::RobNeedsTrick,
    Illegal::RobOnlyOnLead,
    Illegal::RobOnlyWhenDrawn,
    Illegal::RobTooLate,
    Illegal::RobTalonTooSmall,
    Illegal::NeverCovered,
    Illegal::CoverOnlyOnLead,
    Illegal::CoverNeedsTrick,
    Illegal::CoverTooLate,
    Illegal::CoverTalonTooSmall,
    Illegal::CoverAfterDrawing,
    Illegal::RobAfterDrawing,
    Illegal::NeverOut,
    Illegal::AlwaysPlayedOut,
    Illegal::AnnouncedBeforeLead,
    Illegal::OutNeedsTrick,
    Illegal::OutOnlyOnLead,
    Illegal::OutWithoutMeld,
    Illegal::OutWithBeatableCard,
    Illegal::NoTrumpToName,
    Illegal::TrumpFirst,
    Illegal::MustNameTrump,
    Illegal::RedealNeedsBlankHand,
    Illegal::NothingToDecline,
    Illegal::AnswerFirst,
    Illegal::OlderTricks,
    Illegal::OneCardEach,
];

#[test]
fn every_refusal_is_a_sentence_under_every_preset() {
    for &preset in Preset::ALL {
        for words in all_words() {
            for &why in ILLEGAL {
                let what = format!("{why:?} under {preset:?}");
                assert_sentence(&words.refusal(why, &preset.rules()), &what);
                assert_sentence(&words.refusal_with_clause(why, &preset.rules()), &what);
            }
        }
    }
}

#[test]
fn refusals_name_what_is_missing() {
    let rules = Preset::Paderborn.rules();
    let say = |why| GERMAN.refusal(why, &rules);
    assert_eq!(
        say(Illegal::MustFollow(Suit::Hearts)),
        "Herz muss bedient werden."
    );
    assert_eq!(
        say(Illegal::RobNeedsLowestTrump),
        "Zum Rauben brauchst du die Trumpf-Neun."
    );
    let sharp = Preset::Scharf.rules();
    assert_eq!(
        GERMAN.refusal(Illegal::RobNeedsLowestTrump, &sharp),
        "Zum Rauben brauchst du den Trumpf-Buben."
    );
    assert_eq!(
        ENGLISH.refusal(Illegal::RobNeedsLowestTrump, &sharp),
        "To rob you need the jack of trumps."
    );
    assert_eq!(
        GERMAN.refusal(Illegal::CoverTalonTooSmall, &Preset::Schnapsen.rules()),
        "Zum Decken müssen noch 3 Karten im Talon liegen."
    );
}

#[test]
fn the_duty_is_quoted_by_the_clause_in_force() {
    let clause = |preset: Preset| {
        refusals::clause_in_force(Illegal::MustFollow(Suit::Hearts), &preset.rules())
    };
    assert_eq!(clause(Preset::Paderborn), Clause(2, 8));
    assert_eq!(clause(Preset::Schnurps), Clause(2, 9));
    assert_eq!(clause(Preset::Strokes), Clause(2, 10));
    assert_eq!(clause(Preset::Three), Clause(4, 3));
    assert_eq!(clause(Preset::Penneech), Clause(6, 4));
    assert_eq!(
        GERMAN.refusal_with_clause(Illegal::MustFollow(Suit::Hearts), &Preset::Schnurps.rules()),
        "Herz muss bedient werden (Regel 2.9)."
    );
}

fn events() -> Vec<Event> {
    let seat = Seat(1);
    let ten = card("ST");
    let mut events = vec![
        Event::TurnedUp(ten),
        Event::TrumpNamed(seat, Suit::Hearts),
        Event::Played {
            seat,
            card: ten,
            announced: None,
        },
        Event::TrickTaken {
            seat,
            points: 21,
            last_trick_bonus: 0,
        },
        Event::TrickTaken {
            seat,
            points: 21,
            last_trick_bonus: 10,
        },
        Event::Drew {
            seat,
            card: Some(ten),
        },
        Event::Drew { seat, card: None },
        Event::Robbed {
            seat,
            taken: ten,
            given: card("S9"),
        },
        Event::Covered(seat),
        Event::WentOut {
            seat,
            meld: None,
            card: None,
        },
        Event::WentOut {
            seat,
            meld: Some((Suit::Hearts, 20)),
            card: None,
        },
        Event::WentOut {
            seat,
            meld: None,
            card: Some(card("HA")),
        },
        Event::Passed(seat),
        Event::TalonTurned(seat, ten),
        Event::NewDeal(seat),
        Event::LiftedTwo(seat),
        Event::Marked(seat, 1, Mark::Tricks),
        Event::Marked(seat, 2, Mark::Offence),
        Event::Marked(seat, 7, Mark::Scored(card("D7"))),
        Event::Marked(seat, 14, Mark::TurnedUp(card("D7"))),
    ];
    for worth in [20, 40, 60, 80] {
        events.push(Event::Announced(seat, Suit::Spades, worth));
        events.push(Event::Played {
            seat,
            card: card("SK"),
            announced: Some(worth),
        });
    }
    events.extend(ILLEGAL.iter().map(|why| Event::Offended(seat, *why)));
    events
}

#[test]
fn every_event_is_a_sentence_for_you_and_for_the_others() {
    for &preset in Preset::ALL {
        let mut scene = Scene::new(
            Seat(0),
            &[Friend::Johannes, Friend::Franz, Friend::Ernestus],
            preset.rules(),
        );
        for person in [
            Person::You,
            Person::Friend(Friend::Johannes),
            Person::Place(2),
        ] {
            for show_points in [false, true] {
                scene.people[1] = person;
                scene.show_points = show_points;
                for event in events() {
                    for words in all_words() {
                        assert_sentence(&words.event(&event, &scene), &format!("{event:?}"));
                        if let Some(spoken) = words.utterance(&event, &scene) {
                            assert_sentence(spoken, &format!("{event:?}"));
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn the_log_speaks_as_people_do() {
    let german = |event: Event| GERMAN.event(&event, &scene());
    let english = |event: Event| ENGLISH.event(&event, &scene());
    let (you, hermen) = (Seat(0), Seat(1));
    let played = Event::Played {
        seat: hermen,
        card: card("ST"),
        announced: None,
    };
    assert_eq!(german(played), "Hermen spielt Pik-Zehn.");
    assert_eq!(english(played), "Hermen plays the ten of spades.");
    let announced = Event::Played {
        seat: you,
        card: card("HQ"),
        announced: Some(40),
    };
    assert_eq!(german(announced), "Du meldest 40, Herz-Dame.");
    assert_eq!(english(announced), "You announce 40, queen of hearts.");
    let robbed = Event::Robbed {
        seat: hermen,
        taken: card("HT"),
        given: card("HJ"),
    };
    assert_eq!(german(robbed), "Hermen raubt die Herz-Zehn mit dem Buben.");
    let taken = Event::TrickTaken {
        seat: you,
        points: 21,
        last_trick_bonus: 0,
    };
    assert_eq!(german(taken), "Du nimmst den Stich.");
    let out = Event::WentOut {
        seat: hermen,
        meld: Some((Suit::Clubs, 20)),
        card: None,
    };
    assert_eq!(german(out), "Hermen meldet 20 und sagt Aus.");
    assert_eq!(english(out), "Hermen announces 20 and goes out.");
    let turned = Event::TalonTurned(you, card("DQ"));
    assert_eq!(
        german(turned),
        "Du schlägst die Karo-Dame auf: Karo ist Trumpf."
    );
    let counted = Scene {
        show_points: true,
        ..scene()
    };
    assert_eq!(
        GERMAN.event(&taken, &counted),
        "Du nimmst den Stich, 21 Augen."
    );
}

#[test]
fn points_stay_hidden_unless_they_may_be_shown() {
    let taken = Event::TrickTaken {
        seat: Seat(1),
        points: 21,
        last_trick_bonus: 0,
    };
    for words in all_words() {
        assert!(!words.event(&taken, &scene()).contains("21"));
    }
}

#[test]
fn prompts_ask_in_sentences() {
    let duty = Illegal::MustFollow(Suit::Diamonds);
    let prompts = [
        Prompt::Lead {
            own_trick: false,
            brings: None,
        },
        Prompt::Lead {
            own_trick: true,
            brings: Some(40),
        },
        Prompt::Follow { duty: None },
        Prompt::Follow { duty: Some(duty) },
        Prompt::Draw { may_cover: true },
        Prompt::Draw { may_cover: false },
        Prompt::ConfirmCover,
        Prompt::RobAfterCover,
        Prompt::NameTrump { may_decline: true },
        Prompt::NameTrump { may_decline: false },
        Prompt::Announce,
        Prompt::DemandNewDeal,
        Prompt::Waiting(Person::Friend(Friend::Hermen)),
    ];
    let rules = Preset::Paderborn.rules();
    for prompt in prompts {
        for words in all_words() {
            assert_sentence(&words.prompt(prompt, &rules), &format!("{prompt:?}"));
        }
    }
    assert_eq!(
        GERMAN.prompt(prompts[1], &rules),
        "Dein Stich, du spielst aus. König oder Dame bringt 40."
    );
    assert_eq!(
        GERMAN.announcement(
            &[Event::Played {
                seat: Seat(1),
                card: card("DK"),
                announced: None
            }],
            &scene(),
            Some(prompts[3]),
        ),
        "Hermen spielt Karo-König. Du bist dran. Karo muss bedient werden."
    );
}

#[test]
fn every_reason_of_a_hint_is_a_sentence_with_all_its_parts() {
    for words in all_words() {
        for ground in HintReason::samples() {
            let text = words.ground(ground);
            assert_sentence(&text, &format!("{ground:?}"));
            assert!(!text.contains('#'), "{text}");
        }
    }
}

#[test]
fn hints_speak_as_people_do() {
    let ten = card("HT");
    assert_eq!(
        GERMAN.advised(Action::play(card("SA"))),
        "Spiel das Pik-Ass"
    );
    assert_eq!(
        GERMAN.advised(Action::meld(card("CQ"))),
        "Melde und spiel die Kreuz-Dame"
    );
    assert_eq!(
        ENGLISH.advised(Action::play(card("SA"))),
        "Play the ace of spades"
    );
    assert_eq!(
        GERMAN.ground(HintReason::OneTrumpOut(ten)),
        "Von den Trümpfen ist nur noch Herz-Zehn draußen."
    );
    assert_eq!(
        GERMAN.ground(HintReason::CoverCounts(20, 2, 71)),
        "Wenn du jetzt deckst, hast du mit 20 und 2 hohen Stichen wenigstens 71 Augen."
    );
    assert_eq!(
        ENGLISH.ground(HintReason::OutWithMarriage(Suit::Hearts, 20, 67)),
        "With 20 in hearts you have 67 card points: that is enough."
    );
    assert_eq!(
        GERMAN
            .ground(HintReason::Wins(1))
            .matches("einen Punkt")
            .count(),
        1
    );
}

#[test]
fn puzzles_ask_and_answer_in_sentences() {
    let hermen = Person::Friend(Friend::Hermen);
    let hand: CardSet = ["ST", "HA", "DK"].into_iter().map(card).collect();
    let causes = [
        Cause::FalseClaim,
        Cause::Always,
        Cause::Holding(CardSet::of(card("ST"))),
        Cause::Hand,
        Cause::Guess,
    ];
    for words in all_words() {
        for goal in Goal::ALL {
            let question = words.question(goal);
            assert!(question.ends_with('?'), "{question}");
            assert_fit(words.goal(goal), "a goal");
        }
        for hidden in [true, false] {
            for points in -1..=3 {
                assert_sentence(&words.sure(points, hermen, hidden), "what is sure");
            }
            for cause in causes {
                assert_sentence(&words.fails(cause, hermen, hand, hidden), "a cause");
            }
        }
    }
    assert_eq!(
        GERMAN.sure(2, hermen, true),
        "So gewinnst du sicher 2 Punkte, was Hermen auch hat und spielt. \
         Von keinem andern Zug lässt sich das sagen."
    );
    assert_eq!(
        GERMAN.fails(Cause::Hand, hermen, hand, true),
        "Hat Hermen etwa die Pik-Zehn, das Herz-Ass und den Karo-König, \
         reicht es nicht."
    );
    assert_eq!(
        ENGLISH.fails(Cause::Holding(CardSet::of(card("ST"))), hermen, hand, true),
        "If Hermen has the ten of spades, it is not enough."
    );
}
