//! The texts of the table are sentences, well set, in words that players know.

use super::table_texts::{GAMES, cards_and_suits, labels, lessons, reasons, sentences};
use super::word_list::assert_well_worded;
use super::*;
use sechsundsechzig_engine::cards::CardSet;

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
            let left = words.talon_label(TalonLabel::Open(1, held), Some(Suit::Hearts));
            assert_eq!(left, format!("Talon: nur noch {subject}"));
            assert_eq!(words.the_card(held), *taken);
            let robbed = Event::Robbed {
                seat: Seat(0),
                taken: card("SA"),
                given: held,
            };
            let sentence = words.event(&robbed, &context());
            assert!(sentence.ends_with(&format!(" {with}.")), "{sentence}");
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
    let rules = Preset::Schnapsen.rules();
    assert_eq!(
        words.refusal(Illegal::TrumpFirst, &rules, CardSet::EMPTY),
        "Nenn erst das Atout: Such eine Farbe aus."
    );
    assert_eq!(words.the_card(card("HJ")), "den Herz-Buben");
    assert_eq!(words.the_card(card("HT")), "den Herz-Zehner");
    let (you, hermen) = (Seat(0), Seat(1));
    let robbed = Event::Robbed {
        seat: you,
        taken: card("HT"),
        given: card("HJ"),
    };
    let lead = |least| Prompt::Lead {
        own_trick: false,
        brings: Some((least, 40)),
        barred: None,
    };
    let claim = Prompt::Claim {
        points: 71,
        with_marriage: true,
    };
    assert_eq!(
        [
            words.event(&Event::Covered(hermen), &context()),
            words.event(&Event::Covered(you), &context()),
            words.event(&robbed, &context()),
            words.prompt(lead(40), &rules),
            words.prompt(lead(20), &rules),
            words.prompt(claim, &rules),
        ],
        [
            "Hermen dreht zu.",
            "Du drehst zu.",
            "Du tauschst den Buben gegen den Herz-Zehner aus.",
            "Du spielst aus. König und Dame bringen 40.",
            "Du spielst aus. König und Dame bringen 20 oder 40.",
            "Mit dem Paar hast du 71: Sag Genug!"
        ]
    );
    let austrian_for_two = sentences(words, Preset::Schnapsen)
        .into_iter()
        .filter(|(what, _)| {
            // Of other games than Schnapsen.
            let others = [
                "TrumpNamed",
                "TalonTurned",
                "MustFollowOrTrump",
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
