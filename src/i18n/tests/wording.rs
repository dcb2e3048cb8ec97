//! Every text of the table in every form it can take.

use super::sentences::events;
use super::word_list::assert_well_worded;
use super::*;
use sechsundsechzig_bots::advice::HintReason;
use sechsundsechzig_engine::cards::{CardSet, PackSize};
use sechsundsechzig_engine::deal::Mark;

type Key = (&'static str, fn(Words) -> &'static str);

/// The texts without blanks up to the last one of the table.
fn keys_of_the_table() -> &'static [Key] {
    let last = |(key, _): &(&str, _)| *key == "deal_is_written_up";
    let place = message_ids::ALL.iter().position(last);
    &message_ids::ALL[..=place.expect("the last text of the table")]
}

/// Presets that are told in different words.
const GAMES: [Preset; 8] = [
    Preset::Paderborn,
    Preset::Schnurps,
    Preset::Bummerl,
    Preset::Thousand,
    Preset::Three,
    Preset::Four,
    Preset::Penneech,
    Preset::Schnapsen,
];

const FRIENDS: [Opponent; 3] = [Opponent::Johannes, Opponent::Kord, Opponent::Froehlich];

fn everybody() -> Vec<Person> {
    let mut all = vec![Person::Computer(Opponent::Kord)];
    all.extend([Person::You, Person::We, Person::They, Person::Place(2)]);
    all
}

/// Cards that may be played: none, one, two, three of a suit, and of two suits.
fn hands() -> Vec<CardSet> {
    ["", "HJ", "SA SQ", "CT CK CJ", "D9 HK"]
        .map(|hand| hand.split_whitespace().map(card).collect())
        .into()
}

/// Every sentence of the table in these words, by these rules, told of everybody.
fn sentences(words: Words, preset: Preset) -> Vec<(String, String)> {
    let rules = preset.rules();
    let mut all = Vec::new();
    let mut add = |what: String, text: String| all.push((what, text));
    for why in Illegal::samples(Suit::Hearts) {
        for hand in hands() {
            add(
                format!("{why:?} {hand:?}"),
                words.refusal(why, &rules, hand),
            );
        }
        for who in everybody() {
            add(format!("{why:?} of {who:?}"), words.offence(who, why));
        }
    }
    let friends = &FRIENDS[..usize::from(rules.game.players()) - 1];
    let mut scene = TextContext::new(Seat(0), friends, rules);
    for who in everybody() {
        let sits = !matches!(who, Person::We | Person::They);
        for show_points in [false, true].into_iter().filter(|_| sits) {
            scene.show_points = show_points;
            scene.people[1] = who;
            for event in events(Seat(1)) {
                add(format!("{event:?}"), words.event(&event, &scene));
                let said = words.utterance(&event, &scene);
                all_said(&mut add, &event, said);
            }
        }
        add("who deals".into(), words.deals(who));
        add(
            "a trick".into(),
            words.trick_told(&[(who, card("HK"))], who),
        );
        for number in 1..=2 {
            add("Bummerl".into(), words.bummerl_for(who, number));
        }
        add("the first win".into(), words.first_win(who));
        for prompt in prompts(who) {
            add(format!("{prompt:?}"), words.prompt(prompt, &rules));
        }
    }
    for number in 0..=2 {
        add("counted".into(), words.counted(66, 65 + number));
        add("ties".into(), words.pending_ties_won(number));
    }
    all.extend(endings(words, preset));
    all
}

fn all_said(add: &mut impl FnMut(String, String), event: &Event, said: Option<&str>) {
    if let Some(said) = said {
        add(format!("said at {event:?}"), said.to_owned());
    }
}

fn prompts(who: Person) -> Vec<Prompt> {
    let mut all = vec![
        Prompt::Draw { may_cover: true },
        Prompt::Draw { may_cover: false },
        Prompt::ConfirmCover,
        Prompt::ConfirmOut,
        Prompt::RobAfterCover,
        Prompt::NameTrump { may_decline: true },
        Prompt::Announce,
        Prompt::DemandNewDeal,
        Prompt::Waiting(who),
        Prompt::Follow { duty: None },
    ];
    for own_trick in [false, true] {
        for brings in [None, Some(20), Some(40)] {
            all.push(Prompt::Lead { own_trick, brings });
        }
    }
    for suit in Suit::ALL {
        let duty = Some(Illegal::MustFollow(suit));
        all.push(Prompt::Follow { duty });
    }
    all
}

/// Reasons that count one of something.
const CAN_BE_ONE: [&str; 12] = [
    "AceBeforeTwenty",
    "CoverUnless",
    "DrawsTrumps",
    "KeepsForLast",
    "KeepsMarriage",
    "LosesOnly",
    "Marks",
    "OneHigher",
    "OneTrumpOut",
    "RobsPoints",
    "Takes",
    "Wins",
];

/// Every reason of a hint, with every number and kind of card.
fn reasons(words: Words) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for (number, held) in [(0, "CA"), (1, "SK"), (2, "HQ"), (20, "DJ"), (40, "CT")] {
        for reason in HintReason::samples(number, card(held)) {
            let what = format!("{reason:?}");
            let kind = what.split('(').next().unwrap_or_default();
            // What is counted there is never one.
            if number != 1 || !what.contains('(') || CAN_BE_ONE.contains(&kind) {
                all.push((what, words.ground(reason)));
            }
        }
    }
    for (marriage, tricks) in [(0, 1), (0, 2), (20, 0), (20, 1), (40, 2)] {
        let reason = HintReason::CoverCounts(marriage, tricks, 66);
        all.push((format!("{reason:?}"), words.ground(reason)));
    }
    for reason in [
        HintReason::BeatenBy(1, 9),
        HintReason::CoverNeeds(65, 1),
        HintReason::CoverPays(1),
        HintReason::NoLongSuit(1),
    ] {
        all.push((format!("{reason:?}"), words.ground(reason)));
    }
    all
}

/// What happens with every card, and what every suit obliges to.
fn cards_and_suits(words: Words) -> Vec<(String, String)> {
    let rules = Preset::Paderborn.rules();
    let mut scene = TextContext::new(Seat(0), &FRIENDS[..1], rules);
    let seat = Seat(1);
    let mut all = Vec::new();
    for who in [Person::You, Person::Computer(Opponent::Kord)] {
        scene.people[1] = who;
        let mut events = Vec::new();
        for held in PackSize::FiftyTwo.cards() {
            let given = card("S9");
            events.extend([
                Event::TurnedUp(held),
                Event::TalonTurned(seat, held),
                Event::Played {
                    seat,
                    card: held,
                    announced: None,
                },
                Event::Drew {
                    seat,
                    card: Some(held),
                },
                Event::Robbed {
                    seat,
                    taken: held,
                    given,
                },
                Event::Robbed {
                    seat,
                    taken: given,
                    given: held,
                },
                Event::Marked(seat, 5, Mark::Scored(held)),
                Event::WentOut {
                    seat,
                    meld: None,
                    card: Some(held),
                },
            ]);
        }
        for suit in Suit::ALL {
            events.extend([
                Event::TrumpNamed(seat, suit),
                Event::Announced(seat, suit, 40),
            ]);
            for why in [
                Illegal::MustFollow(suit),
                Illegal::MustHead(suit),
                Illegal::MustTrump(suit),
                Illegal::MustOvertrump(suit),
            ] {
                let what = format!("{why:?}");
                all.push((what.clone(), words.offence(who, why)));
                for hand in hands() {
                    all.push((what.clone(), words.refusal(why, &rules, hand)));
                }
            }
        }
        for event in events {
            all.push((format!("{event:?}"), words.event(&event, &scene)));
        }
    }
    all
}

/// Every way a deal can end.
fn endings(words: Words, preset: Preset) -> Vec<(String, String)> {
    let rules = preset.rules();
    let friends = &FRIENDS[..usize::from(rules.game.players()) - 1];
    let scene = TextContext::new(Seat(0), friends, rules);
    let sides = usize::from(rules.game.sides());
    let mut all = Vec::new();
    for reason in Reason::ALL {
        for winner in [None, Some(Seat(0)), Some(Seat(1))] {
            for (points, clause) in [(0, 24), (1, 24), (2, 24), (3, 24), (2, 28), (3, 28)] {
                for covered_by in [None, Some(Seat(0)), Some(Seat(1))] {
                    let mut game_points = PerSide::new(sides as u8);
                    if let Some(winner) = winner {
                        game_points[winner.index()] = points;
                    }
                    let result = DealResult {
                        winner,
                        reason,
                        clause: Clause(2, clause),
                        game_points,
                        card_points: PerSide::from_slice(&[66, 1, 33][..sides]).expect("few"),
                        melds: PerSide::new(sides as u8),
                        tricks: PerSide::from_slice(&[3, 1, 0][..sides]).expect("few"),
                    };
                    let ending = words.ending(&result, covered_by, &scene);
                    let what = format!("{preset:?} {reason:?} {winner:?} {points} {covered_by:?}");
                    all.push((what.clone(), ending.explanation));
                    all.push((what, words.result_title(&result, &scene)));
                }
            }
        }
    }
    all
}

/// Names and states, which are no sentences.
fn labels(words: Words, preset: Preset) -> Vec<(String, String)> {
    let rules = preset.rules();
    let mut all = Vec::new();
    for (key, text) in keys_of_the_table() {
        all.push(((*key).into(), text(words).to_owned()));
    }
    for held in PackSize::FiftyTwo.cards() {
        all.push(("a card".into(), words.card_label(held)));
        all.push(("a card".into(), words.the_card(held)));
        all.push(("trumps".into(), words.trumps(held.suit())));
        for action in [
            Action::play(held),
            Action::meld(held),
            Action::OutWith(held),
        ] {
            all.push((format!("{action:?}"), words.advised(action, &rules)));
        }
        for talon in [
            Talon::Open(1, held),
            Talon::Open(2, held),
            Talon::Covered(1),
            Talon::Gone,
        ] {
            let trump = Some(held.suit());
            all.push((format!("{talon:?}"), words.talon_label(talon, trump)));
        }
        let context = HandCard {
            card: held,
            playable: Playable::No(Illegal::MustTrump(held.suit())),
            brings: Some(20),
            trump: true,
            place: 1,
            of: 6,
        };
        all.push((
            "a card of the hand".into(),
            words.hand_card(&context, &rules),
        ));
    }
    for number in 0..=2 {
        all.push(("tricks".into(), words.tricks_count(number)));
        all.push(("card points".into(), words.card_points_count(number)));
        all.push(("points".into(), words.points_count(number)));
        all.push(("cards".into(), words.cards_count(number as u8)));
        all.push(("the hand".into(), words.hand(number as u8)));
        for who in everybody() {
            all.push(("a seat".into(), words.seat(who, number as u8, number)));
            all.push(("a score".into(), words.score_card(who, 1, number)));
            let won = words.match_won(who, &[number, 1], 0);
            all.push(("the match".into(), won));
            all.push(("scores".into(), words.score_line(&[(who, number, number)])));
            all.push(("card points".into(), words.points_line(&[(who, number, 0)])));
            all.push(("so far".into(), words.written_up(&[(who, number, 0)])));
        }
    }
    let pack = words.pack(rules.pack.len(), rules.pack.lowest_rank());
    all.push(("the pack".into(), pack));
    all
}

/// All that the lessons say in sentences.
fn lessons(words: Words) -> Vec<(String, String)> {
    let presets = [
        Preset::Paderborn,
        Preset::Schnapsen,
        Preset::Four,
        Preset::Penneech,
    ];
    let mut all = Vec::new();
    for preset in presets {
        let words = words.at_table_of(preset);
        let steps = (0..).map(|step| words.lesson(preset, step));
        for said in steps.take_while(|said| !said.title.is_empty()) {
            let what = format!("the lesson of {}: {}", preset.as_str(), said.title);
            all.extend([(what.clone(), said.text), (what, said.wrong)]);
        }
        let what = format!("the end of the lesson of {}", preset.as_str());
        all.push((what, words.lesson_done(preset).into()));
    }
    all.push(("a lost trick".into(), words.loses_the_trick(card("H9"))));
    all
}

#[test]
fn every_text_of_the_table_is_fit_in_every_case() {
    for words in all_words() {
        for preset in GAMES {
            for (what, text) in sentences(words, preset) {
                assert_sentence(&text, &what);
            }
        }
        for (what, text) in reasons(words).into_iter().chain(cards_and_suits(words)) {
            assert_sentence(&text, &what);
        }
        for (what, text) in labels(words, Preset::Paderborn) {
            assert_fit(&text, &what);
        }
        for (what, text) in lessons(words) {
            assert_sentence(&text, &what);
        }
        for friend in Opponent::ALL {
            assert_sentence(&words.character(friend), friend.full_name());
        }
    }
}

#[test]
fn the_table_has_good_typography_and_no_unknown_words() {
    for words in all_words() {
        let language = words.language;
        for preset in GAMES {
            for (what, text) in sentences(words, preset) {
                assert_well_worded(language, &text, &what);
            }
        }
        for (what, text) in reasons(words).into_iter().chain(cards_and_suits(words)) {
            assert_well_worded(language, &text, &what);
        }
        for (what, text) in labels(words, Preset::Paderborn) {
            assert_well_worded(language, &text, &what);
        }
        for (what, text) in lessons(words) {
            assert_well_worded(language, &text, &what);
        }
    }
    for (language, context) in [
        (Language::German, [de::explain::ALL, de::hints::ALL]),
        (Language::English, [en::explain::ALL, en::hints::ALL]),
    ] {
        for (key, text) in context.into_iter().flatten() {
            assert_well_worded(language, text, key);
        }
    }
}

/// Every rank as the subject, as what is taken, and after "mit".
#[test]
fn every_rank_has_its_articles_in_german() {
    let french = [
        ("A", "das Herz-Ass", "das Herz-Ass", "mit dem Ass"),
        ("T", "die Herz-Zehn", "die Herz-Zehn", "mit der Zehn"),
        ("K", "der Herz-König", "den Herz-König", "mit dem König"),
        ("Q", "die Herz-Dame", "die Herz-Dame", "mit der Dame"),
        ("J", "der Herz-Bube", "den Herz-Buben", "mit dem Buben"),
        ("9", "die Herz-Neun", "die Herz-Neun", "mit der Neun"),
        ("8", "die Herz-Acht", "die Herz-Acht", "mit der Acht"),
        ("7", "die Herz-Sieben", "die Herz-Sieben", "mit der Sieben"),
    ];
    let german = [
        ("A", "das Herz-Daus", "das Herz-Daus", "mit dem Daus"),
        ("Q", "der Herz-Ober", "den Herz-Ober", "mit dem Ober"),
        ("J", "der Herz-Unter", "den Herz-Unter", "mit dem Unter"),
    ];
    let packs = [
        (CardNames::French, french.as_slice()),
        (CardNames::German, german.as_slice()),
    ];
    for (names, ranks) in packs {
        let words = Words::new(Language::German, names);
        for (rank, subject, taken, with) in ranks {
            let held = card(&format!("H{rank}"));
            let left = words.talon_label(Talon::Open(1, held), Some(Suit::Hearts));
            assert_eq!(left, format!("Talon: nur noch {subject}"));
            assert_eq!(words.the_card(held), *taken);
            let robbed = Event::Robbed {
                seat: Seat(0),
                taken: card("SA"),
                given: held,
            };
            let context = words.event(&robbed, &scene());
            assert!(context.ends_with(&format!(" {with}.")), "{context}");
        }
    }
}

/// Words of 66 that have others in Austria.
const OF_66: &[&str] = &[
    "trumpf", "trümpfe", "deck", "gedeckt", "raub", "geraubt", "meld", "gemeld",
];

#[test]
fn schnapsen_is_spoken_in_austrian() {
    let words = austrian();
    assert_eq!(
        [
            words.out(),
            words.cover(),
            words.cover_confirm(),
            words.rob()
        ],
        ["Genug!", "Zudrehen", "Ja, zudrehen", "Austauschen"]
    );
    assert_eq!(words.trumps(Suit::Clubs), "Treff ist Atout");
    assert_eq!(words.the_card(card("HJ")), "den Herz-Buben");
    assert_eq!(words.the_card(card("HT")), "den Herz-Zehner");
    let (you, hermen) = (Seat(0), Seat(1));
    let robbed = Event::Robbed {
        seat: you,
        taken: card("HT"),
        given: card("HJ"),
    };
    let lead = Prompt::Lead {
        own_trick: false,
        brings: Some(40),
    };
    assert_eq!(
        [
            words.event(&Event::Covered(hermen), &scene()),
            words.event(&Event::Covered(you), &scene()),
            words.event(&robbed, &scene()),
            words.prompt(lead, &Preset::Schnapsen.rules()),
        ],
        [
            "Hermen dreht zu.",
            "Du drehst zu.",
            "Du tauschst den Buben gegen den Herz-Zehner aus.",
            "Du spielst aus. Mit König oder Dame sagst du 40 an."
        ]
    );
    let austrian_for_two = sentences(words, Preset::Schnapsen)
        .into_iter()
        .filter(|(what, _)| {
            // Of other games than Schnapsen.
            let others = [
                "TrumpNamed",
                "TalonTurned",
                "MustOvertrump",
                "NameTrump",
                "Announce",
                "Some(60)",
                "Some(80)",
            ];
            !others.iter().any(|other| what.contains(other))
        });
    for (what, text) in austrian_for_two {
        let lower = text
            .to_lowercase()
            .replace("atout (trumpf)", "")
            .replace("trumpfzwang", "");
        let found = lower
            .split(|sign: char| !sign.is_alphabetic())
            .find(|word| OF_66.iter().any(|start| word.starts_with(start)));
        assert_eq!(found, None, "{what}: {text}");
        assert!(!format!("{text} ").contains(" Aus "), "{what}: {text}");
        assert!(!text.contains("Kreuz"), "{what}: {text}");
    }
}
