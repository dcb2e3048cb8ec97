//! Texts are there, whole and as spoken.

use super::*;
use sechsundsechzig_bots::Opponent;
use sechsundsechzig_engine::cards::{Card, Rank, Suit};
use sechsundsechzig_engine::deal::{
    Action, Clause, Deal, DealResult, Event, Illegal, PerSide, Reason, Seat, Setup,
};
use sechsundsechzig_engine::games::AnyDeal;
use sechsundsechzig_engine::rules::{Game, Preset, Rules};
use std::collections::BTreeSet;

mod beside_the_table;
mod content;
mod evening;
mod refusals;
mod replay;
mod results;
mod rulebook;
mod sentences;
mod table_texts;
mod word_list;
mod wording;

/// The question before the player draws, with everything that may be done first or not.
fn draw_prompts() -> impl Iterator<Item = Prompt> {
    let prompt = |(may_cover, may_rob)| Prompt::Draw { may_cover, may_rob };
    [(true, true), (true, false), (false, true), (false, false)]
        .into_iter()
        .map(prompt)
}

const GERMAN: Words = Words::new(Language::German, CardNames::French);
const ENGLISH: Words = Words::new(Language::English, CardNames::French);

/// German as in Austria.
fn austrian() -> Words {
    GERMAN.for_preset(Preset::Schnapsen)
}

/// Both languages with both packs' names, and German as in Austria.
fn all_words() -> impl Iterator<Item = Words> {
    Language::ALL.iter().flat_map(|&language| {
        [Preset::Paderborn, Preset::Schnapsen]
            .into_iter()
            .flat_map(move |preset| {
                [CardNames::French, CardNames::German]
                    .map(|names| Words::new(language, names).for_preset(preset))
            })
    })
}

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

fn context() -> TextContext {
    TextContext::new(Seat(0), &[Opponent::Kord], Preset::Paderborn.rules())
}

/// A text is fit to be shown: there, closed, without doubled spaces or blanks left over.
fn assert_fit(text: &str, what: &str) {
    assert!(!text.trim().is_empty(), "{what} is empty");
    assert_eq!(text.trim(), text, "{what} has spaces at an end");
    for fault in [
        "  ",
        " .",
        " ,",
        "..",
        "{",
        "}",
        concat!("TO", "DO"),
        " :",
        "( ",
    ] {
        assert!(!text.contains(fault), "{what}: {fault:?} in {text:?}");
    }
}

fn assert_sentence(text: &str, what: &str) {
    assert_fit(text, what);
    assert!(
        text.ends_with(['.', '?', '!']),
        "{what} does not end as a sentence: {text:?}"
    );
    let first = text.chars().next().expect("a letter");
    assert!(!first.is_lowercase(), "{what} begins small: {text:?}");
}

#[test]
fn every_plain_text_is_fit_to_be_shown() {
    for (key, text) in message_ids::ALL {
        for words in all_words() {
            assert_fit(text(words), key);
        }
    }
}

#[test]
fn texts_that_are_alike_in_both_languages_are_meant_to_be() {
    let alike = [
        "talon",
        "bummerl",
        "schneider",
        "schwarz",
        "penneech",
        "size_normal",
        "speed_normal",
        "vibration",
        "app",
    ];
    for (key, text) in message_ids::ALL {
        if text(GERMAN) == text(ENGLISH) {
            assert!(alike.contains(key), "{key} is not translated");
        }
    }
}

#[test]
fn english_has_no_german_letters_and_german_no_english_words() {
    for (key, text) in message_ids::ALL {
        let english = text(ENGLISH)
            .replace("Fröhlich", "")
            .replace("Üssenpohl", "");
        assert!(
            !english.contains(['ä', 'ö', 'ü', 'Ä', 'Ö', 'Ü', 'ß', '„']),
            "{key}: {english}"
        );
        let german = text(GERMAN).to_lowercase();
        for word in german.split(|letter: char| !letter.is_alphabetic()) {
            assert!(
                !["the", "your", "trick", "card", "you", "with"].contains(&word),
                "{key}: {german}"
            );
        }
    }
}

#[test]
fn languages_are_known_by_their_tags() {
    assert_eq!(Language::from_tag("de-AT"), Some(Language::German));
    assert_eq!(Language::from_tag("EN_gb"), Some(Language::English));
    assert_eq!(Language::from_tag("fr"), None);
    assert_eq!(Language::first_of(["fr-FR", "de"]), Language::German);
    assert_eq!(Language::first_of([]), Language::English);
}

#[test]
fn cards_are_called_as_they_are_spoken() {
    let bavarian = Words::new(Language::German, CardNames::German);
    let english_german = Words::new(Language::English, CardNames::German);
    assert_eq!(GERMAN.card(card("HK")), "Herz-König");
    assert_eq!(GERMAN.card(card("ST")), "Pik-Zehn");
    assert_eq!(bavarian.card(card("CA")), "Eichel-Daus");
    assert_eq!(bavarian.card(card("DQ")), "Schellen-Ober");
    assert_eq!(bavarian.card(card("SJ")), "Laub-Unter");
    assert_eq!(ENGLISH.card_label(card("HK")), "King of hearts");
    assert_eq!(english_german.card(card("CA")), "ace of acorns");
    assert_eq!(GERMAN.the_card(card("CJ")), "den Kreuz-Buben");
    assert_eq!(GERMAN.the_card(card("HA")), "das Herz-Ass");
    assert_eq!(GERMAN.the_card(card("HQ")), "die Herz-Dame");
    assert_eq!(bavarian.the_card(card("HQ")), "den Herz-Ober");
    assert_eq!(ENGLISH.trumps(Suit::Clubs), "Clubs are trumps");
}

#[test]
fn no_two_cards_share_a_name() {
    for words in all_words() {
        let mut names: Vec<String> = sechsundsechzig_engine::cards::PackSize::FiftyTwo
            .cards()
            .iter()
            .map(|card| words.card(card))
            .collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), 52);
    }
}

#[test]
fn a_card_of_the_hand_says_its_state() {
    let rules = Preset::Paderborn.rules();
    let king = HandCardLabel {
        card: card("HK"),
        why: None,
        brings: Some(40),
        trump: false,
        place: 3,
        of: 6,
    };
    assert_eq!(
        GERMAN.hand_card(&king, &rules),
        "Herz-König, spielbar, bringt 40, Karte 3 von 6"
    );
    assert_eq!(
        ENGLISH.hand_card(&king, &rules),
        "King of hearts, playable, declares 40, card 3 of 6"
    );
    let trump = HandCardLabel {
        trump: true,
        ..king
    };
    assert_eq!(
        [GERMAN, ENGLISH, austrian()].map(|words| words.hand_card(&trump, &rules)),
        [
            "Herz-König, Trumpf, spielbar, bringt 40, Karte 3 von 6",
            "King of hearts, trump, playable, declares 40, card 3 of 6",
            "Herz-König, Atout, spielbar, bringt 40, Karte 3 von 6"
        ]
    );
    let barred = HandCardLabel {
        card: card("HA"),
        why: Some(Unavailable::Refused(Illegal::MustFollow(Suit::Clubs))),
        brings: None,
        place: 1,
        ..king
    };
    assert_eq!(
        GERMAN.hand_card(&barred, &rules),
        "Herz-Ass, nicht spielbar: Bediene Kreuz, Karte 1 von 6"
    );
}

#[test]
fn numbers_agree_with_what_they_count() {
    assert_eq!(GERMAN.tricks_count(0), "kein Stich");
    assert_eq!(GERMAN.tricks_count(1), "1\u{a0}Stich");
    assert_eq!(GERMAN.tricks_count(2), "2\u{a0}Stiche");
    assert_eq!(GERMAN.points_count(1), "1\u{a0}Punkt");
    assert_eq!(GERMAN.points_count(2), "2\u{a0}Punkte");
    assert_eq!(GERMAN.card_points_count(1), "1\u{a0}Auge");
    assert_eq!(GERMAN.cards_count(1), "1\u{a0}Karte");
    assert_eq!(ENGLISH.tricks_count(1), "1\u{a0}trick");
    assert_eq!(ENGLISH.tricks_count(2), "2\u{a0}tricks");
    assert_eq!(ENGLISH.points_count(1), "1\u{a0}game\u{a0}point");
    assert_eq!(ENGLISH.points_count(2), "2\u{a0}game\u{a0}points");
    assert_eq!(ENGLISH.card_points_count(21), "21\u{a0}card points");
    assert_eq!(
        GERMAN.score_card(Person::You, 6, 7),
        "Du: 6 von 7\u{a0}Punkten"
    );
    assert_eq!(
        ENGLISH.score_card(Person::You, 0, 1),
        "You: 0 of 1\u{a0}game\u{a0}point"
    );
    let sides = [
        (Person::You, 6, 1),
        (Person::Computer(Opponent::Kord), 2, 2),
    ];
    assert_eq!(
        GERMAN.score_line(&sides),
        "Du 6, Hermen Kord 2. Bummerl: Du 1, Hermen Kord 2."
    );
}

#[test]
fn the_talon_says_what_is_left_of_it() {
    let heart = Some(Suit::Hearts);
    let label = |talon, trump| GERMAN.talon_label(talon, trump);
    assert_eq!(
        label(TalonLabel::Open(8, card("HT")), heart),
        "Talon: 8\u{a0}Karten, aufgedeckt Herz-Zehn"
    );
    assert_eq!(
        label(TalonLabel::Open(1, card("HT")), heart),
        "Talon: nur noch die Herz-Zehn"
    );
    assert_eq!(
        label(TalonLabel::Open(1, card("HK")), heart),
        "Talon: nur noch der Herz-König"
    );
    assert_eq!(
        austrian().talon_label(TalonLabel::Covered(4), Some(Suit::Clubs)),
        "Talon zugedreht, 4\u{a0}Karten. Treff ist Atout"
    );
    assert_eq!(
        label(TalonLabel::Covered(6), heart),
        "Talon gedeckt, 6\u{a0}Karten. Herz ist Trumpf"
    );
    assert_eq!(
        label(TalonLabel::Unturned(8), None),
        "Talon: 8\u{a0}Karten. Noch kein Trumpf"
    );
}

#[test]
fn what_an_opponent_had_left_and_whose_marriage_counts_later_is_said_with_his_name() {
    let kord = Person::Computer(Opponent::Kord);
    assert_eq!(GERMAN.still_had(kord), "Hermen hatte noch");
    assert_eq!(ENGLISH.still_had(kord), "Hermen still had");
    let later =
        |words: Words| Opponent::ALL.map(|friend| words.counts_later(Person::Computer(friend), 20));
    assert_eq!(
        later(GERMAN),
        ["Johannes’", "Hermens", "Franz’", "Ernestus’"].map(|whose| [
            whose,
            " 20 zählen erst mit einem Stich."
        ]
        .concat())
    );
    assert_eq!(
        later(austrian())[1],
        "Hermens Zwanziger zählt erst mit einem Stich."
    );
    assert_eq!(later(ENGLISH)[1], "Hermen’s 20 needs a trick to count.");
}

#[test]
fn values_in_a_column_have_a_decimal() {
    let aligned = |value| GERMAN.signed_tenths_aligned(value);
    assert_eq!(
        [aligned(1000), aligned(-1300), aligned(40)],
        ["+1,0", "−1,3", "0,0"]
    );
    assert_eq!(GERMAN.signed_tenths(1000), "+1");
}

#[test]
fn every_friend_has_a_name_and_a_character() {
    for friend in Opponent::ALL {
        for words in all_words() {
            assert_sentence(&words.character(friend), friend.full_name());
            let ends = [MatchOutcome::Won, MatchOutcome::Lost]
                .map(|outcome| [4, 5].map(|deals| words.quotation(friend, outcome, deals)));
            let first = words.quotation(friend, MatchOutcome::LostFirst, 4);
            let deals = [1, 2, 3, 4].map(|number| words.deal_quotation(friend, number));
            let all: Vec<_> = ends
                .as_flattened()
                .iter()
                .chain([&first])
                .chain(&deals)
                .collect();
            let different: BTreeSet<_> = all.iter().collect();
            assert_eq!(all.len(), different.len(), "{all:?}");
            for said in all {
                assert!(
                    said.starts_with(['„', '“']) && said.ends_with(['“', '”']),
                    "{said}"
                );
            }
            assert_fit(&words.strength(friend), friend.full_name());
        }
        assert!(friend.full_name().starts_with(friend.first_name()));
        let own_name = friend.as_str().replace("oe", "ö");
        assert!(friend.full_name().to_lowercase().contains(&own_name));
        assert_fit(friend.home(), friend.full_name());
    }
}
