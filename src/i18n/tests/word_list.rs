//! Good typography, and words that players do not know.

use super::*;

/// What follows a number and stays on its line.
const UNITS: &[&str] = &[
    "%", "Auge", "Punkt", "Karte", "Löcher", "Zeichen", "card", "game", "point", "hole", "char",
];

/// Words that begin a sentence; after a colon, too, it begins with a capital letter.
const SENTENCE: [&[&str]; 2] = [
    &[
        "du", "er", "es", "sie", "wir", "ihr", "wer", "dann", "so", "spiel", "tipp", "tippe",
        "nimm", "lass", "niemand", "keiner", "jeder", "bediene", "ihre",
    ],
    &[
        "you", "it", "they", "we", "then", "if", "this", "that", "there", "nobody", "let", "take",
        "play", "tap", "draw", "choose", "close", "your", "its", "when", "nothing", "every",
    ],
];

/// Words that no player of today says here, German and English; a star stands for any ending.
const NOT_TO_BE_USED: [&[&str]; 2] = [
    &[
        "ständer*",
        "anschrieb",
        "anschreib*",
        "fassung",
        "raum",
        "räume",
        "lampe",
        "gewogen",
        "wiegen",
        "wiegt",
        "räuber*",
        "abheb*",
        "abgehoben",
        "markier*",
        "siebente*",
        "prüfzahl",
        "fingerabdruck",
        "sha",
        "tasten",
        "verdeckt",
        "der andere ",
        "dem andern",
        "den andern",
        "die andern",
        "stichjohann",
        "zweitschrift",
        "glossar",
        "blatt des tages",
        "unterm strich",
        "regel 1.",
        "regel 2.",
        "regel 3.",
        "regel 4.",
        "regel 5.",
        "regel 6.",
        "regel 7.",
    ],
    &[
        "whoever",
        "rob",
        "robs",
        "robbed",
        "robbing",
        "robber",
        "cover*",
        "out!",
        "go out",
        "goes out",
        "went out",
        "going out",
        "lamp",
        "slate*",
        "forehand",
        "course",
        "weigh*",
        "written up",
        "write up",
        "announce*",
        "lift*",
        "anew",
        "fingerprint",
        "sha",
        "keeping",
        "he",
        "him",
        "his",
        "himself",
        "points of yours",
        "say nothing",
        "stichjohann",
        "stands over",
        "court card",
        "whitewash*",
        "choose the trump suit",
        "choose the trumps",
        "on balance",
        "brings",
        "bring you",
        "led first",
        "the other has",
        "rule 1.",
        "rule 2.",
        "rule 3.",
        "rule 4.",
        "rule 5.",
        "rule 6.",
        "rule 7.",
    ],
];

/// What is wrong with the look or the words of a text.
pub(super) fn faults(language: Language, text: &str) -> Vec<String> {
    let at = language as usize;
    let mut found = Vec::new();
    for sign in ['\'', '"'] {
        if text.contains(sign) {
            found.push(format!("straight {sign}"));
        }
    }
    let (open, close) = [("„", "“"), ("“", "”")][at];
    if text.matches(open).count() != text.matches(close).count() {
        found.push("quotation marks of another language".into());
    }
    for (number, unit) in text.split(' ').zip(text.split(' ').skip(1)) {
        let is_unit = UNITS.iter().any(|one| unit.starts_with(one));
        if is_unit && number.ends_with(|sign: char| sign.is_ascii_digit()) {
            found.push(format!("{number} {unit}: write \\u{{a0}} between them"));
        }
    }
    let spaced = text.replace('\u{a0}', " ");
    for plural in [
        " 1 Augen",
        " 1 Punkte",
        " 1 Karten",
        " 1 Stiche",
        " 1 card points",
        " 1 game points",
        " 1 cards",
        " 1 tricks",
    ] {
        let singular = format!(" {spaced} ").contains(&format!("{plural} "));
        if singular {
            found.push(format!("many of one:{plural}"));
        }
    }
    // Who has pegged the last point is said to have pegged out.
    let lower = text.to_lowercase().replace("pegged out!", "");
    for after in text.split(": ").skip(1) {
        let first = after.split(|sign: char| !sign.is_alphabetic()).next();
        if first.is_some_and(|first| SENTENCE[at].contains(&first)) {
            found.push(format!("small letter after a colon: {after}"));
        }
    }
    let words: Vec<&str> = lower.split(|sign: char| !sign.is_alphabetic()).collect();
    for banned in NOT_TO_BE_USED[at] {
        let is_there = match banned.strip_suffix('*') {
            Some(start) => words.iter().any(|word| word.starts_with(start)),
            None if banned.chars().all(char::is_alphabetic) => words.contains(banned),
            // A phrase, or a part of a word with a sign after it.
            None => lower
                .match_indices(banned)
                .any(|(at, _)| !lower[..at].ends_with(char::is_alphabetic)),
        };
        if is_there {
            found.push(format!("the word {banned}"));
        }
    }
    found.extend(disagreements(language, text));
    let before = |word: &str| {
        text.split(word)
            .next()
            .unwrap_or_default()
            .trim_end()
            .to_owned()
    };
    let known = ["card", "game", "peg", "pegs", "Game", "Card"];
    if language == Language::English
        && words.iter().any(|word| ["point", "points"].contains(word))
        && !lower.contains("peg")
        && !known.iter().any(|kind| before("point").ends_with(kind))
    {
        found.push("points of either kind".into());
    }
    found
}

/// Verbs of English sentences about somebody, as they go with "you".
const VERBS: [&str; 24] = [
    "are", "ask", "claim", "close", "deal", "declare", "draw", "exchange", "get", "have", "lead",
    "lose", "make", "pass", "pay", "peg", "play", "score", "show", "take", "think", "turn", "wait",
    "win",
];

/// Who does something with a verb that goes with somebody else: "Du spielt", "Hermen play".
fn disagreements(language: Language, text: &str) -> Vec<String> {
    let one = ["Johannes", "Hermen", "Franz", "Ernestus"];
    let text = text
        .replace("Die Gegner ", "Wir ")
        .replace("Our opponents ", "We ");
    let text = text
        .replace("Platz 2 ", "Hermen ")
        .replace("Player 2 ", "Hermen ");
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut found = Vec::new();
    for pair in words.windows(2) {
        let verb = pair[1].trim_end_matches(['.', ',', ':', '!', '?']);
        if pair[0].ends_with(['.', ',', ':']) || !verb.starts_with(char::is_lowercase) {
            continue;
        }
        let (is_one, is_more) = (
            one.contains(&pair[0]),
            ["Wir", "We", "You"].contains(&pair[0]),
        );
        let is_right = match language {
            Language::German if pair[0] == "Du" => verb.ends_with("st") || verb == "setzt",
            Language::German if is_one => {
                verb == "ist" || !verb.ends_with("st") && !verb.ends_with("en")
            }
            Language::German if is_more => verb.ends_with('n'),
            Language::English if is_one => !VERBS.contains(&verb),
            Language::English if is_more => {
                !verb.ends_with('s') || verb == "as" || verb.ends_with("ss")
            }
            _ => true,
        };
        if !is_right {
            found.push(format!("{} {verb}", pair[0]));
        }
    }
    found
}

pub(super) fn assert_well_worded(language: Language, text: &str, what: &str) {
    let faults = faults(language, text);
    assert!(faults.is_empty(), "{what}: {faults:?} in {text:?}");
}

#[test]
fn faults_of_typography_and_wording_are_found() {
    let german = |text| faults(Language::German, text);
    let english = |text| faults(Language::English, text);
    for text in [
        "Der Talon: du ziehst.",
        "66 Augen",
        "62 %",
        "“Decken“",
        "Das ist ein Ständer.",
        "Nach Regel 2.24",
        "Räuber",
        "Du spielt Pik-Zehn.",
        "Hermen nimmst den Stich.",
        "Johannes spielen aus.",
        "Die Gegner hat gedeckt.",
    ] {
        assert_eq!(german(text).len(), 1, "{text}: {:?}", german(text));
    }
    for text in [
        "It’s off: you draw.",
        "You have 1 card points.",
        "Two points",
        "Whoever leads",
        "Out!",
        "Covering",
        "A court card",
        "A whitewash",
        "You choose the trump suit.",
        "It's yours",
        "the partner’s „card”",
        "Hermen play the ten.",
        "Our opponents wins the deal.",
    ] {
        assert_eq!(english(text).len(), 1, "{text}: {:?}", english(text));
    }
}
