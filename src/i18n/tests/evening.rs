//! What is told of an evening against the four friends.

use super::beside_the_table::assert_typeset;
use super::*;

const BOTH: [Words; 2] = [
    Words::new(Language::German, CardNames::French),
    Words::new(Language::English, CardNames::French),
];

fn spaced(text: &str) -> String {
    text.replace('\u{a0}', " ")
}

#[test]
fn everything_told_of_an_evening_is_well_worded() {
    for words in BOTH {
        let mut all = Vec::new();
        for number in 0..5 {
            all.push(words.evening_round(number.max(1)));
            all.push(words.evening_place(number + 1, number as u16));
            all.push(words.evening_since(number as u32, "23.11.2026", 300 * number as u32));
        }
        for deals in [1, 2, 12, 13] {
            for (is_won, practice) in [(true, true), (false, false)] {
                all.push(words.evening_match(is_won, deals, practice));
            }
        }
        for opponent in Opponent::ALL {
            all.push(words.evening_on(opponent).to_owned());
            all.push(words.evening_turn(opponent, false).to_owned());
            all.push(words.evening_turn(opponent, true).to_owned());
            all.push(words.evening_play(opponent, true));
            all.push(words.evening_play(opponent, false));
            all.push(words.evening_won(Some(opponent)));
            all.push(words.evening_toast(Some(opponent)).to_owned());
        }
        all.push(words.evening_won(None));
        all.push(words.evening_toast(None).to_owned());
        all.extend([true, false].map(|is_short| words.evening_length(is_short, 7)));
        for text in all {
            assert_typeset(words, &text, "evening");
        }
    }
}

#[test]
fn a_match_of_the_evening_is_told_with_its_deals_its_day_and_its_hour() {
    let [german, english] = BOTH;
    let texts = |words: Words| {
        [
            words.evening_match(true, 1, false),
            words.evening_match(false, 8, true),
            words.evening_since(0, "", 0),
            words.evening_since(1, "", 21 * 60 + 5),
            words.evening_since(3, "d", 12 * 60),
        ]
        .map(|text| spaced(&text))
    };
    assert_eq!(
        texts(german),
        [
            "Gewonnen in einem Spiel",
            "Verloren in acht Spielen, mit Hilfe",
            "Läuft seit heute, 0.00 Uhr",
            "Läuft seit gestern, 21.05 Uhr",
            "Läuft seit dem d, 12.00 Uhr",
        ]
    );
    assert_eq!(
        texts(english),
        [
            "Won in one deal",
            "Lost in eight deals, with help",
            "Started today, 12:00 am",
            "Started yesterday, 9:05 pm",
            "Started d, 12:00 pm",
        ]
    );
}

#[test]
fn an_evening_leads_on_to_its_standings_until_it_is_over() {
    let [german, english] = BOTH;
    let on = |words: Words| Opponent::ALL.map(|played| words.evening_on(played));
    assert_eq!(
        on(german),
        [
            "Zum Zwischenstand",
            "Zum Zwischenstand",
            "Zum Zwischenstand",
            "Ergebnis des Abends"
        ]
    );
    assert_eq!(on(english)[0], "To the standings");
}
