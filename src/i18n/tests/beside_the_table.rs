//! The texts beside the table, in every grammatical case they can meet.

use super::rulebook::values_of;
use super::word_list::assert_well_worded;
use super::*;
use sechsundsechzig_bots::puzzles::Goal;
use sechsundsechzig_engine::cards::CardSet;
use sechsundsechzig_engine::rules::{Game, OptionId};

const PEOPLE: [Person; 3] = [
    Person::Computer(Opponent::Johannes),
    Person::Computer(Opponent::Froehlich),
    Person::Place(2),
];

/// Fit to be shown, in words that players know, with the characters of good typesetting.
pub(super) fn assert_typeset(words: Words, text: &str, what: &str) {
    assert_fit(text, what);
    assert_well_worded(words.language, text, what);
    assert!(!text.contains('#'), "{what}: a blank in {text:?}");
    for fault in [" %", " …", "...", ": .", "!.", "?.", "!,"] {
        assert!(!text.contains(fault), "{what}: {fault:?} in {text:?}");
    }
}

/// Everything the functions of the pages beside the table can say of these numbers, with its name.
fn texts_with_numbers(words: Words) -> Vec<(&'static str, String)> {
    let mut all = Vec::new();
    for number in [0, 1, 2, 12] {
        let few = number as u16;
        for who in PEOPLE {
            all.push(("not_seen", words.not_seen(who, number)));
            all.push(("count_result", words.count_result(who, 20, few)));
            all.push(("sure", words.sure(number.min(3) as i8, who, true)));
        }
        all.push(("costs", words.costs(Game::TwoHanded, few.into())));
        all.push(("worth_more", words.worth_more(Game::TwoHanded, few.into())));
        all.push((
            "cards_decided",
            words.cards_decided(Game::TwoHanded, few.into()),
        ));
        all.push(("key_decision", words.key_decision(number + 1)));
        all.push(("costliest_in_points", words.costliest_in_points(number + 1)));
        all.push(("reviewed", words.reviewed(number, 12)));
        all.push(("chart", words.chart(Game::TwoHanded, number, None)));
        all.push((
            "chart",
            words.chart(Game::TwoHanded, 12, Some((number + 1, few.into()))),
        ));
        all.push(("sum_of_deals", words.sum_of_deals(number, 1 - few as i32)));
        all.push(("deals_to_rate", words.deals_to_rate(number + 1)));
        all.push(("percent", words.percent(few.into())));
        all.push(("trick_missed", words.trick_missed(number + 1, few)));
        all.push(("trick_twice", words.trick_twice(number + 1, few)));
        all.push(("marriage_missed", words.marriage_missed(number + 1, 20)));
        all.push(("right_up_to", words.right_up_to(number + 1)));
        for level in [words.count_own(), words.count_both(), words.count_trumps()] {
            let tally = words.counting_stats(level, number as u32, 0, few.into());
            all.push(("counting_stats", tally));
        }
        all.push(("puzzles_solved", words.puzzles_solved(number, 72)));
        all.push(("puzzle_number", words.puzzle_number(number + 1)));
        all.push(("replay_place", words.replay_place(number, 12)));
        for sign in [1, -1] {
            let points = sign * i32::from(few);
            all.push(("balance", words.balance(points)));
            all.push(("compared", words.compared(points, -points)));
            all.push(("sent", words.sent("Schnapsen", "Hermen Kord", points)));
        }
    }
    all
}

/// The data that may be damaged, one, two and all of them.
fn lists(words: Words) -> [String; 3] {
    let all = [
        words.your_settings(),
        words.your_match(),
        words.your_bummerl(),
        words.your_rules(),
        words.your_paused_matches(),
        words.your_deals(),
        words.your_statistics(),
        words.your_challenge(),
        words.your_counting(),
        words.your_puzzles(),
    ];
    [1, 2, all.len()].map(|number| words.list(&all[..number]))
}

#[test]
fn texts_without_parameters_are_well_worded() {
    for words in all_words() {
        for (key, text) in message_ids::ALL {
            assert_typeset(words, text(words), key);
        }
        for &preset in Preset::ALL {
            assert_typeset(words, words.preset(preset), preset.as_str());
            assert_typeset(words, words.preset_line(preset), preset.as_str());
        }
        for source in Source::ALL {
            assert_typeset(words, &words.source_label(source), source.letter());
            assert_typeset(words, words.source_title(source), source.letter());
        }
        for advice in Advice::ALL {
            assert_typeset(words, &words.advice_title(advice), "advice");
            assert_typeset(words, &words.advice_text(advice), "advice");
        }
    }
}

#[test]
fn numbers_are_told_well_in_every_case() {
    for words in all_words() {
        for (what, text) in texts_with_numbers(words) {
            assert_typeset(words, &text, what);
        }
    }
    let hermen = Person::Computer(Opponent::Kord);
    assert_eq!(
        GERMAN.not_seen(hermen, 1),
        "Hermen wusste von einer Karte nicht, wo sie lag."
    );
    assert_eq!(
        GERMAN.not_seen(hermen, 2),
        "Hermen wusste von 2\u{a0}Karten nicht, wo sie lagen."
    );
    assert_eq!(
        ENGLISH.not_seen(hermen, 1),
        "Hermen could not tell where one of the cards was."
    );
    assert_eq!(
        [(1, 1), (1, -2), (30, 0)].map(|(deals, sum)| GERMAN.sum_of_deals(deals, sum)),
        [
            "Das letzte Spiel: +1\u{a0}Punkt",
            "Das letzte Spiel: −2\u{a0}Punkte",
            "Die letzten 30\u{a0}Spiele: 0\u{a0}Punkte"
        ]
    );
    assert_eq!(
        [1, 3].map(|deals| GERMAN.deals_to_rate(deals)),
        [
            "Ein Spiel wird noch ausgewertet.",
            "3\u{a0}Spiele werden noch ausgewertet."
        ]
    );
    assert_eq!(GERMAN.percent(62), "62\u{a0}%");
    assert_eq!(ENGLISH.percent(62), "62%");
    assert_eq!(
        GERMAN.worth_more(Game::TwoHanded, 13),
        "Das wäre 1,3\u{a0}Punkte mehr wert gewesen."
    );
    assert_eq!(
        GERMAN.worth_more(Game::FreeTrumps, 316),
        "Das wäre 31,6\u{a0}Augen mehr wert gewesen."
    );
    assert_eq!(GERMAN.costs(Game::TwoHanded, 10), "kostet 1\u{a0}Punkt");
    assert_eq!(
        GERMAN.chart_edges(Game::TwoHanded, 15),
        ["1,5\u{a0}Punkte für dich", "1,5\u{a0}Punkte gegen dich"]
    );
    assert_eq!(
        ENGLISH.costs(Game::TwoHanded, 10),
        "costs 1\u{a0}game\u{a0}point"
    );
    assert_eq!(
        [0, 3, 20].map(|tenths| ENGLISH.costs(Game::TwoHanded, tenths)),
        [
            "costs 0\u{a0}game\u{a0}points",
            "costs 0.3\u{a0}game\u{a0}points",
            "costs 2\u{a0}game\u{a0}points"
        ]
    );
}

#[test]
fn a_move_advised_ends_once_as_a_sentence() {
    let rules = Preset::Paderborn.rules();
    let moves = [
        Action::play(card("SA")),
        Action::meld(card("CQ")),
        Action::Out { meld: None },
        Action::Cover,
        Action::Rob,
        Action::Draw,
        Action::NameTrump(Suit::Spades),
    ];
    for words in all_words() {
        for action in moves {
            let texts = [
                words.your_move(action, None, &rules),
                words.better_move(action, &rules),
                words.advised_sentence(action, &rules),
                words.with_open_cards(action, &rules),
                words.as_good(&[words.move_name(action, &rules)]),
            ];
            for text in texts {
                assert_sentence(&text, "a move advised");
                assert_typeset(words, &text, "a move advised");
            }
            assert_typeset(words, &words.decision(action, None, &rules), "a decision");
        }
    }
    assert_eq!(
        GERMAN.with_open_cards(Action::play(card("SA")), &rules),
        "Mit offenen Karten: Spiel das Pik-Ass."
    );
    let names = [Action::play(card("DJ")), Action::meld(card("CQ"))]
        .map(|one| GERMAN.move_name(one, &rules));
    assert_eq!(
        GERMAN.as_good(&names),
        "Ebenso gut: Karo-Bube und Kreuz-Dame mit Meldung."
    );
    assert_eq!(
        GERMAN.your_move(Action::play(card("DJ")), None, &rules),
        "Dein Zug: Karo-Bube ausgespielt."
    );
    assert_eq!(
        GERMAN.better_move(Action::Out { meld: None }, &rules),
        "Besser: Aus sagen."
    );
    assert_eq!(
        ENGLISH.your_move(Action::NameTrump(Suit::Spades), None, &rules),
        "Your move: Spades as trumps."
    );
    assert_eq!(
        ENGLISH.decision(Action::play(card("HT")), Some(card("SK")), &rules),
        "Ten of hearts on king of spades"
    );
}

#[test]
fn what_is_damaged_is_told_with_what_was_kept_and_what_to_do() {
    for words in all_words() {
        for what in lists(words) {
            let texts = [
                words.storage_restored(&what),
                words.storage_recovered(&what),
                words.storage_lost(&what),
                words.storage_restored_unsaved(&what),
                words.storage_lost_unsaved(&what),
                words.storage_newer(&what),
            ];
            for text in texts {
                assert_sentence(&text, "storage");
                assert_typeset(words, &text, "storage");
                assert!(text.contains(&what), "{text}");
            }
        }
    }
}

#[test]
fn a_text_that_names_a_button_has_the_button_s_label() {
    let rules = Preset::ThreeRotating.rules();
    for words in all_words() {
        let named = [
            (words.storage_lost_unsaved("x"), words.backup()),
            (words.storage_restored_unsaved("x"), words.backup()),
            (words.points_help().into(), words.points_none()),
            (words.draw_help().into(), words.draw_myself()),
            (words.deal_is_scored().into(), words.review()),
            (
                words.refusal(Illegal::SittingOut, &rules, CardSet::EMPTY),
                words.skip_deal(),
            ),
        ];
        for (text, label) in named {
            assert!(text.contains(label), "{label:?} is not in {text:?}");
        }
    }
    for text in [
        ENGLISH.storage_lost_unsaved("x"),
        ENGLISH.storage_restored_unsaved("x"),
    ] {
        assert!(text.contains(ENGLISH.export()) && text.contains(ENGLISH.import()));
    }
}

/// All that is said of an option and its values.
fn option_texts(words: Words, option: OptionId) -> Vec<String> {
    let mut all = vec![words.option_title(option), words.option_help(option)];
    for value in values_of(option) {
        all.push(words.value_label(option, value));
        all.extend(words.value_sentence(option, value));
    }
    all
}

#[test]
fn options_and_values_are_typeset_in_every_game() {
    for &preset in Preset::ALL {
        for &option in preset.rules().game.options() {
            for words in all_words() {
                let what = format!("{} of {}", option.as_str(), preset.as_str());
                for text in option_texts(words.for_preset(preset), option) {
                    assert_typeset(words, &text, &what);
                }
            }
        }
    }
}

/// In Austria nobody covers, robs or melds; where a word stands first, the other is beside it.
#[test]
fn schnapsen_has_austrian_words_for_its_options_in_german() {
    let words = GERMAN.for_preset(Preset::Schnapsen);
    let rules = Preset::Schnapsen.rules();
    let options = rules.game.options().iter();
    let mut groups: Vec<Vec<String>> = options.map(|id| option_texts(words, *id)).collect();
    groups.push(Advice::ALL.map(|advice| words.advice_text(advice)).into());
    groups.push(Goal::ALL.map(|goal| words.question(goal)).to_vec());
    groups.push(vec![
        words.announces(Person::You),
        words.decision(Action::meld(card("HK")), None, &rules),
    ]);
    for texts in groups {
        for text in texts {
            let rest = text
                .replace("(decken)", "")
                .replace("(rauben)", "")
                .replace("(melden)", "")
                .replace("Trumpfzwang", "")
                .to_lowercase()
                .replace("aufdeck", "")
                .replace("aufgedeckt", "");
            for word in [
                "deck",
                "raub",
                "meld",
                "trumpf",
                "falsches aus",
                "keiner aus",
            ] {
                assert!(!rest.contains(word), "{word} in {text}");
            }
        }
    }
    let mut paragraphs = words.explain(&rules).into_iter();
    assert!(paragraphs.any(|one| one.text.contains("Das höchste Atout macht den Stich,")));
    assert_eq!(words.option_title(OptionId::Cover), "Zudrehen");
    let other = GERMAN.for_preset(Preset::Santase);
    assert_eq!(other.option_title(OptionId::Cover), "Decken");
}

#[test]
fn links_and_resets_name_games_as_players_know_them() {
    for words in all_words() {
        for &preset in Preset::ALL {
            for text in [
                words.changed_from(preset),
                words.reset_to(preset),
                words.open_with(preset),
            ] {
                assert_typeset(words, &text, preset.as_str());
                assert!(text.contains(words.preset(preset)), "{text}");
            }
        }
    }
}

#[test]
fn labels_that_share_a_row_fit_on_a_narrow_phone() {
    // A row is 320 pixels less the margins of the page. A choice breaks between words; a letter is about
    // 10 pixels wide, padding and border take 14 more.
    const ROW: usize = 288;
    let longest_word = |label: &str| label.split(' ').map(|word| word.chars().count()).max();
    let longest_word = |label| longest_word(label).unwrap_or_default();
    for words in all_words() {
        let rows = [
            vec![
                words.theme_device(),
                words.theme_light(),
                words.theme_dark(),
            ],
            vec![words.size_normal(), words.size_large(), words.size_huge()],
            vec![words.face_plain(), words.face_french(), words.face_german()],
            vec![
                words.colours_four(),
                words.colours_two(),
                words.colours_blue_green(),
            ],
            vec![
                words.speed_fast(),
                words.speed_normal(),
                words.speed_slow(),
                words.speed_tap(),
            ],
            vec![words.draw_myself(), words.draw_automatically()],
            vec![words.points_none(), words.points_mine(), words.points_all()],
            vec![
                words.sound_off(),
                words.sound_soft(),
                words.sound_medium(),
                words.sound_loud(),
            ],
            vec![words.count_own(), words.count_both(), words.count_trumps()],
            vec![words.rules_options(), words.rules_in_words()],
            vec![words.share_with_moves(), words.share_deal_only()],
        ];
        for row in rows {
            let width: usize = row.iter().map(|label| longest_word(label) * 10 + 14).sum();
            assert!(width <= ROW, "{width} pixels: {row:?}");
        }
        // A button with an icon before its label.
        for label in [words.export(), words.daily_puzzle()] {
            let width = label.chars().count() * 11 + 80;
            assert!(width <= ROW, "{width} pixels: {label:?}");
        }
    }
}
