//! Log lines, prompts, hints and puzzles as whole sentences.

use super::word_list::assert_well_worded;
use super::*;
use sechsundsechzig_bots::hint_reasons::HintReason;
use sechsundsechzig_bots::puzzles::{self, Cause, Goal, Puzzle};
use sechsundsechzig_engine::cards::CardSet;
use sechsundsechzig_engine::deal::Mark;

#[test]
fn at_four_the_log_says_whose_the_turned_up_card_is() {
    let hermen = Person::Computer(Opponent::Kord);
    assert_eq!(
        GERMAN.dealers_card(hermen),
        "Die Trumpfkarte gehört Hermen."
    );
    assert_eq!(
        GERMAN.dealers_card(Person::You),
        "Die Trumpfkarte gehört dir."
    );
    assert_eq!(
        ENGLISH.dealers_card(Person::You),
        "The turned-up trump belongs to you."
    );
}

pub(super) fn claim_with(points: u16, suffice: bool) -> Prompt {
    let counted = Some(ClaimedPoints { points, suffice });
    Prompt::ConfirmOut { counted }
}

pub(super) fn events(seat: Seat) -> Vec<Event> {
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
    let refused = Illegal::samples(Suit::Hearts).into_iter();
    events.extend(refused.map(|why| Event::Offended(seat, why)));
    events
}

#[test]
fn every_event_is_a_sentence_for_you_and_for_the_others() {
    for &preset in Preset::ALL {
        let mut context = TextContext::new(
            Seat(0),
            &[Opponent::Johannes, Opponent::Schilder, Opponent::Froehlich],
            preset.rules(),
        );
        for person in [
            Person::You,
            Person::Computer(Opponent::Johannes),
            Person::Place(2),
        ] {
            for show_points in [false, true] {
                context.people[1] = person;
                context.show_points = show_points;
                for event in events(Seat(1)) {
                    for words in all_words() {
                        assert_sentence(&words.event(&event, &context), &format!("{event:?}"));
                        if let Some(spoken) = words.utterance(&event, &context) {
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
    let german = |event: Event| GERMAN.event(&event, &context());
    let english = |event: Event| ENGLISH.event(&event, &context());
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
    assert_eq!(german(announced), "Du meldest 40 und spielst Herz-Dame.");
    assert_eq!(
        english(announced),
        "You declare 40 and play the queen of hearts."
    );
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
    let last = Event::TrickTaken {
        seat: hermen,
        points: 14,
        last_trick_bonus: 10,
    };
    assert_eq!(
        german(last),
        "Hermen nimmt den letzten Stich und zehn Augen extra."
    );
    assert_eq!(
        english(last),
        "Hermen takes the last trick and ten extra card points."
    );
    let out = Event::WentOut {
        seat: hermen,
        meld: Some((Suit::Clubs, 20)),
        card: None,
    };
    assert_eq!(german(out), "Hermen meldet 20 und sagt Aus.");
    assert_eq!(english(out), "Hermen declares 20 and claims 66.");
    let turned = Event::TalonTurned(you, card("DQ"));
    assert_eq!(
        german(turned),
        "Du deckst die Karo-Dame auf: Karo ist Trumpf."
    );
    let counted = TextContext {
        show_points: true,
        ..context()
    };
    assert_eq!(
        GERMAN.event(&taken, &counted),
        "Du nimmst den Stich, 21\u{a0}Augen."
    );
    assert_eq!(
        [GERMAN, ENGLISH].map(|words| words.event(&last, &counted)),
        [
            "Hermen nimmt den letzten Stich, 14\u{a0}Augen und zehn extra.",
            "Hermen takes the last trick: 14\u{a0}card points and ten extra."
        ]
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
        assert!(!words.event(&taken, &context()).contains("21"));
    }
}

#[test]
fn prompts_ask_in_sentences() {
    let duty = Illegal::MustFollow(Suit::Diamonds);
    let prompts = [
        Prompt::Lead {
            own_trick: false,
            brings: None,
            barred: None,
        },
        Prompt::Lead {
            own_trick: false,
            brings: None,
            barred: Some(Illegal::MeldNeedsTrick),
        },
        Prompt::Lead {
            own_trick: true,
            brings: None,
            barred: Some(Illegal::MeldWhenCovered),
        },
        Prompt::Lead {
            own_trick: true,
            brings: Some((40, 40)),
            barred: None,
        },
        Prompt::Lead {
            own_trick: true,
            brings: Some((20, 40)),
            barred: None,
        },
        Prompt::Claim {
            points: 71,
            with_marriage: true,
        },
        Prompt::Claim {
            points: 71,
            with_marriage: false,
        },
        Prompt::Follow { duty: None },
        Prompt::Follow { duty: Some(duty) },
        Prompt::ConfirmCover { marriage: None },
        Prompt::ConfirmCover {
            marriage: Some(true),
        },
        Prompt::ConfirmCover {
            marriage: Some(false),
        },
        Prompt::ConfirmOut { counted: None },
        claim_with(52, false),
        claim_with(68, true),
        Prompt::RobAfterCover,
        Prompt::NameTrump { may_decline: true },
        Prompt::NameTrump { may_decline: false },
        Prompt::Announce,
        Prompt::DemandNewDeal,
        Prompt::Waiting(Person::Computer(Opponent::Kord)),
    ];
    let rules = Preset::Paderborn.rules();
    for prompt in prompts.into_iter().chain(draw_prompts()) {
        for words in all_words() {
            assert_sentence(&words.prompt(prompt, &rules), &format!("{prompt:?}"));
        }
    }
    assert_eq!(
        GERMAN.prompt(prompts[1], &rules),
        "Du spielst aus. Mach erst einen Stich, dann kannst du melden."
    );
    assert_eq!(
        GERMAN.prompt(prompts[3], &rules),
        "Dein Stich, du spielst aus. König und Dame bringen 40."
    );
    assert_eq!(
        GERMAN.prompt(prompts[4], &rules),
        "Dein Stich, du spielst aus. König und Dame bringen 20 oder 40."
    );
    assert_eq!(
        GERMAN.prompt(prompts[5], &rules),
        "Mit dem Paar hast du 71: Sag Aus!"
    );
    assert_eq!(GERMAN.prompt(prompts[6], &rules), "71\u{a0}Augen: Sag Aus!");
    let with_marriage = Prompt::ConfirmCover {
        marriage: Some(false),
    };
    assert_eq!(
        GERMAN.prompt(with_marriage, &rules),
        "Decken? Ohne\u{a0}66 verlierst du, und melden kannst du nicht mehr."
    );
    assert_eq!(
        GERMAN.prompt(claim_with(66, true), &rules),
        "Aus sagen mit 66\u{a0}Augen?"
    );
    assert_eq!(
        GERMAN.prompt(claim_with(65, false), &rules),
        "Aus sagen mit nur 65\u{a0}Augen? Damit ist das Spiel verloren."
    );
}

#[test]
fn every_reason_of_a_hint_is_a_sentence_with_all_its_parts() {
    for words in all_words() {
        for reason in HintReason::samples(20, card("HT")) {
            let text = words.reason(reason);
            assert_sentence(&text, &format!("{reason:?}"));
            assert!(!text.contains('#'), "{text}");
        }
    }
}

#[test]
fn hints_speak_as_people_do() {
    let ten = card("HT");
    let rules = Preset::Paderborn.rules();
    assert_eq!(
        GERMAN.advised(Action::play(card("SA")), &rules),
        "Spiel das Pik-Ass"
    );
    assert_eq!(
        GERMAN.advised(Action::meld(card("CQ")), &rules),
        "Melde und spiel die Kreuz-Dame"
    );
    assert_eq!(
        ENGLISH.advised(Action::play(card("SA")), &rules),
        "Play the ace of spades"
    );
    assert_eq!(
        GERMAN.reason(HintReason::OneTrumpOut(ten)),
        "Mehr als einen Trumpf kann dein Gegner nicht haben: die Herz-Zehn."
    );
    assert_eq!(
        GERMAN.reason(HintReason::CoverCounts(20, 2, 71)),
        "Wenn du jetzt deckst, hast du mit den gemeldeten 20 und 2 sicheren Stichen \
         mindestens 71\u{a0}Augen."
    );
    assert_eq!(
        ENGLISH.reason(HintReason::OutWithMarriage(Suit::Hearts, 20, 67)),
        "With the 20 in hearts you have 67\u{a0}card points: That is enough."
    );
    assert_eq!(
        GERMAN
            .reason(HintReason::Wins(1))
            .matches("einen Punkt")
            .count(),
        1
    );
}

/// Where a button is called otherwise than in 66 for two, a hint calls it so, too.
#[test]
fn a_hint_names_a_button_as_it_is_labelled() {
    for words in all_words() {
        let advised = |action, preset: Preset| words.advised(action, &preset.rules());
        let claim = Action::Out { meld: None };
        assert_eq!(advised(claim, Preset::Thousand), words.claim_thousand());
        let decline = |preset| advised(Action::Pass, preset);
        assert_eq!(decline(Preset::ThreeTreatise), words.leave_bottom_card());
        assert_eq!(decline(Preset::Three), words.pass());
        assert_eq!(decline(Preset::Four), words.pass());
    }
    let rules = Preset::Paderborn.rules();
    assert_eq!(
        ENGLISH.advised(Action::Announce(Suit::Hearts), &rules),
        "Declare the king and queen of hearts"
    );
    let out = Action::Out {
        meld: Some(Suit::Hearts),
    };
    assert_eq!(
        ENGLISH.advised(out, &rules),
        "Claim 66 with the king and queen of hearts"
    );
}

#[test]
fn a_card_that_a_reason_names_stands_in_the_right_case() {
    let king = card("HK");
    assert_eq!(
        GERMAN.reason(HintReason::OneHigher(king)),
        "In der Farbe gibt es nur noch eine Karte, die deine schlägt: den Herz-König."
    );
    assert_eq!(
        GERMAN.reason(HintReason::HighestOfSuit(king)),
        "In dieser Farbe hast du als höchste Karte den Herz-König."
    );
}

/// Some reasons name ranks, which other packs call otherwise.
#[test]
fn reasons_name_ranks_as_the_pack_calls_them() {
    let bavarian = Words::new(Language::German, CardNames::German);
    assert_eq!(
        bavarian.reason(HintReason::NoHonours),
        "Du hast weder Daus noch König, Ober oder Unter."
    );
    assert_eq!(
        GERMAN.reason(HintReason::AceBeforeTwenty(Suit::Hearts)),
        "Die 20 in Herz laufen dir nicht weg: Macht das Ass den Stich, kannst du danach melden."
    );
    assert_eq!(
        austrian().reason(HintReason::AceBeforeTwenty(Suit::Hearts)),
        "Der Zwanziger in Herz läuft dir nicht weg: Macht das Ass den Stich, kannst du danach \
         ansagen."
    );
    let redeal = Illegal::RedealNeedsBlankHand;
    assert_eq!(
        bavarian.refusal(redeal, &Preset::Penneech.rules(), CardSet::EMPTY),
        "Neue Karten gibt es nur ohne Daus, König, Ober und Unter: Spiel mit deinen Karten."
    );
}

#[test]
fn puzzles_ask_and_answer_in_sentences() {
    let hermen = Person::Computer(Opponent::Kord);
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
        "So gewinnst du sicher 2\u{a0}Punkte, egal, was Hermen hat und spielt. \
         Kein anderer Zug ist so sicher."
    );
    assert_eq!(
        GERMAN.fails(Cause::Hand, hermen, hand, true),
        "Hat Hermen zum Beispiel die Pik-Zehn, das Herz-Ass und den Karo-König, \
         reicht es nicht."
    );
    assert_eq!(
        ENGLISH.fails(Cause::Holding(CardSet::of(card("ST"))), hermen, hand, true),
        "If Hermen has the ten of spades, that is not enough."
    );
}

fn puzzle(number: usize) -> Puzzle {
    puzzles::numbered(number).expect("a puzzle of this number")
}

/// 19 card points, 12 with the trick, and the ace of trumps in hand: the puzzle of 29 November 2026.
#[test]
fn a_trick_that_is_too_little_is_told_with_the_trump_that_makes_it_enough() {
    let puzzle = puzzle(puzzles::of_day(20_786));
    assert_eq!(puzzle.goal, Goal::Escape);
    assert_eq!(
        ENGLISH.reasons_in_puzzle(&puzzle),
        [
            "After the trick, the ace of diamonds is a sure trick, too, and takes you to at least \
             42\u{a0}card points: That is enough."
        ]
    );
    assert_eq!(
        GERMAN.reasons_in_puzzle(&puzzle),
        [
            "Nach dem Stich bringst du auch das Karo-Ass sicher durch und hast mindestens \
             42\u{a0}Augen: Das reicht."
        ]
    );
}

#[test]
fn a_trick_that_is_enough_for_a_puzzle_is_told_with_its_sum() {
    let win = ENGLISH.reasons_in_puzzle(&puzzle(1));
    assert_eq!(
        win.last().map(String::as_str),
        Some("With the trick you have at least 73\u{a0}card points: That is enough.")
    );
    let escape = GERMAN.reasons_in_puzzle(&puzzle(4));
    assert_eq!(
        escape.last().map(String::as_str),
        Some("Mit dem Stich hast du mindestens 39\u{a0}Augen: Das reicht.")
    );
}

/// 24 card points, and 7 with the trick: what saves from Schneider is no single trick.
#[test]
fn a_puzzle_whose_proof_is_too_long_to_tell_has_no_reason_that_falls_short() {
    for words in all_words() {
        let reasons = words.reasons_in_puzzle(&puzzle(8));
        assert!(reasons.is_empty(), "{reasons:?}");
    }
}

#[test]
fn no_reason_for_the_solution_of_a_puzzle_falls_short_of_its_goal() {
    for (number, puzzle) in puzzles::all() {
        let needed = match puzzle.goal {
            Goal::Escape => 33,
            _ => 66,
        };
        for text in ENGLISH.reasons_in_puzzle(&puzzle) {
            for short in [
                "You win ",
                "You then have",
                "You need",
                "you can be sure of",
                "You are sure of",
                "are then safe",
                "secures",
                "unless",
            ] {
                assert!(!text.contains(short), "{number}: {text}");
            }
            let least = text.split_once("at least ");
            let least =
                least.and_then(|(_, rest)| rest.split('\u{a0}').next()?.parse::<u16>().ok());
            assert!(
                least.is_none_or(|least| least >= needed),
                "{number}: {text}"
            );
        }
        for words in all_words() {
            for text in words.reasons_in_puzzle(&puzzle) {
                assert_sentence(&text, "a reason in a puzzle");
                assert!(!text.contains('#'), "{text}");
                assert_well_worded(words.language, &text, "a reason in a puzzle");
            }
        }
    }
}

/// The line that refutes closing in the second puzzle ends with 51 card points, though 60 are certain.
#[test]
fn a_puzzle_says_that_closing_is_not_enough_without_a_count_that_its_line_may_miss() {
    let puzzle = puzzle(2);
    assert_eq!(
        GERMAN.reasons_in_puzzle(&puzzle),
        ["Zum Decken reicht es nicht: 66\u{a0}Augen sind dir dann nicht sicher."]
    );
    assert_eq!(
        ENGLISH.reasons_in_puzzle(&puzzle),
        ["You do not have enough to close: You could not be sure of 66\u{a0}card points."]
    );
    assert_eq!(
        austrian().reasons_in_puzzle(&puzzle),
        ["Zum Zudrehen reicht es nicht: 66\u{a0}Augen sind dir dann nicht sicher."]
    );
}
