//! Options, sources, presets and the rules told.

use super::*;
use sechsundsechzig_engine::rules::{OptionId, OptionValue, Rob, RulesConflict};
use sechsundsechzig_engine::share::LinkError;

/// Every value an option can be set to, the numbers those of the presets.
pub(super) fn values_of(option: OptionId) -> Vec<OptionValue> {
    let mut values: Vec<OptionValue> = option
        .words()
        .iter()
        .map(|word| OptionValue::Word(word))
        .collect();
    for preset in Preset::ALL {
        let value = preset.rules().get(option);
        if !values.contains(&value) {
            values.push(value);
        }
    }
    if let OptionValue::Flag(flag) = values[0] {
        values = vec![OptionValue::Flag(flag), OptionValue::Flag(!flag)];
    }
    values
}

#[test]
fn every_option_and_value_has_its_words() {
    for &option in OptionId::ALL {
        for words in all_words() {
            assert_fit(&words.option_title(option), option.as_str());
            assert_sentence(&words.option_help(option), option.as_str());
            for value in values_of(option) {
                let what = format!("{} {value}", option.as_str());
                assert_fit(&words.value_label(option, value), &what);
                match (words.value(option, value), value) {
                    (Some(value), _) => {
                        assert_fit(value.label, &what);
                        assert_sentence(value.sentence, &what);
                    }
                    (None, OptionValue::Number(_)) => {}
                    (None, _) => panic!("{what} has no words"),
                }
            }
        }
    }
}

#[test]
fn r7_1_schnapsen_alone_tells_that_some_cover_with_two() {
    for words in all_words() {
        for &preset in Preset::ALL {
            for &option in OptionId::ALL {
                let custom = words.other_custom(preset, option);
                let is_it = (preset, option) == (Preset::Schnapsen, OptionId::CoverMinTalon);
                assert_eq!(custom.is_some(), is_it, "{preset:?} {option:?}");
                if let Some(custom) = custom {
                    assert_sentence(custom, option.as_str());
                }
            }
        }
    }
}

#[test]
fn values_of_an_option_are_told_apart() {
    for &option in OptionId::ALL {
        for words in all_words() {
            let mut labels: Vec<String> = values_of(option)
                .into_iter()
                .map(|value| words.value_label(option, value))
                .collect();
            let count = labels.len();
            labels.sort();
            labels.dedup();
            assert_eq!(labels.len(), count, "{}", option.as_str());
        }
    }
}

#[test]
fn options_of_one_game_have_different_titles() {
    for &preset in Preset::ALL {
        for words in all_words() {
            let options = preset.rules().game.options();
            let mut titles: Vec<_> = options.iter().map(|id| words.option_title(*id)).collect();
            titles.sort_unstable();
            titles.dedup();
            assert_eq!(titles.len(), options.len(), "{preset:?}");
        }
    }
}

#[test]
fn every_option_stands_in_one_group_in_its_clause() {
    for &game in Game::ALL {
        let grouped: usize = Group::ALL
            .iter()
            .map(|group| group.options(game).count())
            .sum();
        assert_eq!(grouped, game.options().len());
    }
    for words in all_words() {
        for group in Group::ALL {
            assert_fit(words.group(group), &format!("{group:?}"));
        }
    }
}

/// The referee is the program's own, and only T speaks of lifting two cards.
#[test]
fn each_value_of_a_preset_names_that_presets_source() {
    for &preset in Preset::ALL {
        let rules = preset.rules();
        for &option in rules.game.options() {
            if matches!(option, OptionId::Referee | OptionId::DoubleDraw) {
                continue;
            }
            let named = in_force(&rules, option);
            assert!(
                named.contains(&Source::of(preset)),
                "{preset:?}: {} = {} is wanted by {named:?} only",
                option.as_str(),
                rules.get(option)
            );
            assert_eq!(named, sources(rules.game, option, rules.get(option)));
        }
    }
}

/// Apart from what the rulebook says of other values a source allows, no source is named without
/// a preset of it that plays so.
#[test]
fn no_source_is_named_that_wants_something_else() {
    let also_allowed = |option, source: Source, value: OptionValue| {
        let word = OptionValue::Word;
        let allowed = [
            // T allows both cards, and in some places the last trick breaks ties.
            (OptionId::TrumpCard, Source::Treatise, word("seventh")),
            (OptionId::Tie, Source::Treatise, word("last_trick_wins")),
            (OptionId::DoubleDraw, Source::Treatise, word("redeal")),
            (OptionId::Referee, Source::Paderborn, word("punish")),
            // Parlett's, as N reports them.
            (OptionId::ScoreWhen, Source::Penneech, word("played")),
            (
                OptionId::ScoringCards,
                Source::Penneech,
                word("all_honours"),
            ),
            (OptionId::Follow, Source::Penneech, word("must_follow")),
            // Nobody robs where nothing is turned up.
            (OptionId::Rob, Source::Beyond, word("never")),
            // P's marriages before the first lead are an agreement.
            (
                OptionId::OpeningMelds,
                Source::Paderborn,
                OptionValue::Flag(false),
            ),
        ];
        allowed.contains(&(option, source, value))
    };
    for &game in Game::ALL {
        for &option in game.options() {
            for value in values_of(option) {
                for &source in sources(game, option, value) {
                    let played = Preset::ALL.iter().any(|preset| {
                        Source::of(*preset) == source
                            && preset.rules().game.options().contains(&option)
                            && preset.rules().get(option) == value
                    });
                    assert!(
                        played || also_allowed(option, source, value),
                        "{source:?} is named for {} = {value}",
                        option.as_str()
                    );
                }
            }
        }
    }
}

#[test]
fn presets_sources_and_advice_have_their_words() {
    for words in all_words() {
        for &preset in Preset::ALL {
            assert_fit(words.preset(preset), preset.as_str());
            assert_sentence(words.preset_line(preset), preset.as_str());
            assert_sentence(&words.summary(&preset.rules()), preset.as_str());
            assert_sentence(&words.changed_from(preset), preset.as_str());
            assert_fit(&words.reset_to(preset), preset.as_str());
            assert_fit(&words.open_with(preset), preset.as_str());
        }
        for source in Source::ALL {
            assert_fit(words.source(source), source.letter());
            assert_fit(words.source_title(source), source.letter());
            assert_fit(&words.source_label(source), source.letter());
        }
        for advice in Advice::ALL {
            assert_fit(&words.advice_title(advice), "advice");
            assert_sentence(&words.advice_text(advice), "advice");
        }
    }
    assert_eq!(
        GERMAN.source_label(Source::Treatise),
        "Quelle: alte Anleitung"
    );
    let count = |preset: Preset| {
        let rules = preset.rules();
        Advice::ALL
            .iter()
            .filter(|advice| advice.applies(&rules))
            .count()
    };
    assert_eq!(count(Preset::Treatise), Advice::ALL.len());
    assert_eq!(count(Preset::Penneech), 0);
}

#[test]
fn the_rules_in_force_are_told_for_every_mix() {
    for &preset in Preset::ALL {
        let rules = preset.rules();
        for &option in rules.game.options() {
            for value in values_of(option) {
                let mut rules = rules;
                if rules.set(option, value).is_err() || rules.check().is_err() {
                    continue;
                }
                for words in all_words() {
                    let paragraphs = words.explain(&rules);
                    assert!(paragraphs.len() >= 5, "{preset:?}");
                    for paragraph in paragraphs {
                        let what = format!("{preset:?} {value} {:?}", paragraph.group);
                        assert_sentence(&paragraph.text, &what);
                    }
                }
            }
        }
    }
}

/// An option that changes the game changes what is told; a number with no effect on the telling
/// is no option of the game.
#[test]
fn every_value_of_a_preset_matters_to_the_telling() {
    for &preset in Preset::ALL {
        let rules = preset.rules();
        for &option in rules.game.options() {
            // Told only beside the others or with a punishing referee.
            if matches!(
                option,
                OptionId::DoubleDraw | OptionId::CoverSnapshot | OptionId::Tie
            ) {
                continue;
            }
            if option == OptionId::RobBeforeDraw && rules.rob == Rob::WhenDrawn {
                continue;
            }
            for value in values_of(option) {
                let mut changed = rules;
                changed.set(option, value).expect("a value of the option");
                if changed == rules {
                    continue;
                }
                assert!(
                    GERMAN.explain(&rules) != GERMAN.explain(&changed),
                    "{preset:?}: {option} = {value} is not told: add it to src/i18n/explain.rs"
                );
            }
        }
    }
}

#[test]
fn robbing_is_told_with_the_robbing_card_of_the_pack() {
    let rules_text = |preset: Preset, words: Words| {
        let paragraphs = words.explain(&preset.rules());
        paragraphs
            .into_iter()
            .find(|paragraph| paragraph.group == Group::Robbing)
            .map(|paragraph| paragraph.text)
            .unwrap_or_default()
    };
    assert!(rules_text(Preset::Paderborn, GERMAN).starts_with("Die Trumpf-Neun darf"));
    assert!(rules_text(Preset::Scharf, GERMAN).starts_with("Der Trumpf-Bube darf"));
    assert!(rules_text(Preset::Strokes32, ENGLISH).starts_with("The seven of trumps may"));
    assert_eq!(rules_text(Preset::FreeTrumps, GERMAN), "");
    let german_pack = Words::new(Language::German, CardNames::German);
    assert!(rules_text(Preset::Schnurps, german_pack).starts_with("Der Trumpf-Unter darf"));
    let mut rules = Preset::Paderborn.rules();
    rules.rob = Rob::Never;
    assert_eq!(
        GERMAN.explain(&rules)[4].text,
        "Geraubt wird nicht.",
        "the fifth paragraph is about robbing"
    );
}

#[test]
fn every_conflict_is_told() {
    let conflicts = [
        RulesConflict::OutOfRange {
            option: OptionId::Target,
            low: 1,
            high: 99,
        },
        RulesConflict::Pack(sechsundsechzig_engine::cards::PackSize::FiftyTwo),
        RulesConflict::LastTrickNeedsTalon,
        RulesConflict::RobNeverPossible {
            asked: 20,
            most: 12,
        },
        RulesConflict::CoverNeverPossible {
            asked: 20,
            most: 12,
        },
    ];
    for words in all_words() {
        for conflict in conflicts {
            assert_sentence(&words.conflict(conflict), &conflict.to_string());
        }
        let error = LinkError::Conflicts(conflicts.to_vec());
        assert_sentence(&words.link_error(&error), "conflicts");
        let sentence = words.conflict(RulesConflict::LastTrickNeedsTalon);
        for value in ["ten", "none"] {
            let label = words.value_label(OptionId::LastTrick, OptionValue::Word(value));
            assert!(
                sentence.contains(&label),
                "{label:?} is not in {sentence:?}"
            );
        }
    }
}

#[test]
fn bad_links_are_told_in_a_friendly_way() {
    let errors = [
        LinkError::TooLong,
        LinkError::Malformed,
        LinkError::Version("9".into()),
        LinkError::Preset("qqqqqq".into()),
        LinkError::Seed,
        LinkError::Value("dealer".into()),
        LinkError::Value("rob".into()),
        LinkError::Option("rob".into()),
    ];
    for words in all_words() {
        for error in &errors {
            assert_sentence(&words.link_error(error), &error.to_string());
        }
    }
    assert_eq!(
        GERMAN.link_error(&LinkError::Preset("paderbron".into())),
        "Ein Spiel „paderbron“ gibt es nicht. Meintest du „Paderborner 66“?"
    );
    assert_eq!(closest_preset("fuor"), Some(Preset::Four));
    assert_eq!(closest_preset("strokes-31"), Some(Preset::Strokes32));
    assert_eq!(closest_preset("whist"), None);
}

#[test]
fn small_sentences_beside_the_table() {
    let hermen = Person::Computer(Opponent::Kord);
    assert_eq!(
        GERMAN.you_still_have(card("HQ")),
        "Du hast noch die Herz-Dame."
    );
    assert_eq!(GERMAN.announces(hermen), "Hermen meldet");
    assert_eq!(GERMAN.marriage(Suit::Hearts), "König und Dame in Herz");
    assert_eq!(ENGLISH.marriage(Suit::Hearts), "king and queen of hearts");
    assert_eq!(
        GERMAN.in_trick(3, "Hermen spielt Pik-Zehn."),
        "3. Stich: Hermen spielt Pik-Zehn."
    );
    assert_eq!(
        GERMAN.reset_to(Preset::Paderborn),
        "Auf „Paderborner 66“ zurücksetzen"
    );
    assert_eq!(capitalised("überbieten"), "Überbieten");
    for words in all_words() {
        for (key, what) in words.key_help() {
            assert_fit(key, what);
            assert_fit(what, key);
        }
    }
}
