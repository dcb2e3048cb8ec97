//! Section 8, presets and families of options.

use sechsundsechzig_engine::rules::{
    CheckedRules, Game, OptionError, OptionId, OptionValue, Preset, RulesConflict,
};

/// Every preset's options where they differ from `paderborn`'s, as the rulebook's table says.
const TABLE: [(&str, &str); 19] = [
    ("paderborn", ""),
    ("scharf", "pack=20"),
    (
        "schnurps",
        "pack=20 next_dealer=winner packets=3-3 strict_play=follow_trump meld_until=two_in_talon meld_when_covered=allowed rob=on_lead cover=just_won last_trick=ten tie=carry schneider_counts=tricks_and_melds false_claim=two target=9 shutout_doubles=true",
    ),
    (
        "treatise",
        "next_dealer=winner packets=3-3 strict_play=follow_trump meld_until=two_in_talon meld_when_covered=allowed rob=on_lead cover=just_won last_trick=ten tie=carry schneider_counts=tricks_and_melds false_claim=two shutout_doubles=true",
    ),
    (
        "bummerl",
        "ace_points=12 packets=3-3 meld_from=any_lead meld_until=always meld_when_covered=allowed last_trick=ten false_claim=three failed_cover=three",
    ),
    (
        "strokes",
        "packets=3-3 trump_card=seventh strict_play=follow meld_from=any_lead meld_until=always meld_when_covered=allowed rob=when_drawn cover=just_won last_trick=none tie=last_trick_wins false_claim=two failed_cover=at_least_two",
    ),
    (
        "strokes-32",
        "pack=32 packets=3-3 trump_card=seventh strict_play=follow meld_from=any_lead meld_until=always meld_when_covered=allowed rob=when_drawn cover=just_won last_trick=none tie=last_trick_wins false_claim=two failed_cover=at_least_two",
    ),
    (
        "free-trumps",
        "pack=20 next_dealer=winner packets=3-3 strict_play=follow_trump meld_until=two_in_talon last_trick=ten shutout_doubles=true",
    ),
    (
        "thousand",
        "pack=20 next_dealer=winner packets=3-3 strict_play=follow_trump meld_until=two_in_talon last_trick=ten shutout_doubles=true match=thousand",
    ),
    (
        "ace-of-hearts",
        "pack=20 next_dealer=winner packets=3-3 strict_play=follow_trump meld_until=two_in_talon last_trick=ten tie=carry schneider_counts=tricks_and_melds false_claim=two target=9 shutout_doubles=true",
    ),
    ("three-rotating", ""),
    ("three", "last_trick=ten opening_melds=true"),
    (
        "three-treatise",
        "strict_play=follow_trump last_trick=ten trump_right=may_decline schneider_counts=tricks_and_melds shutout_doubles=true",
    ),
    (
        "four",
        "last_trick=ten tie=carry schneider_counts=tricks_and_melds false_claim=two shutout_doubles=true",
    ),
    (
        "four-drawn",
        "last_trick=ten tie=carry schneider_counts=tricks_and_melds false_claim=two shutout_doubles=true four_trump=drawn_for_four",
    ),
    ("penneech", "pack=52 target=61"),
    ("penneech-32", "pack=32 target=91"),
    (
        "schnapsen",
        "pack=20 packets=3-2 trump_card=seventh meld_from=any_lead meld_until=always meld_when_covered=allowed rob=on_lead rob_min_talon=3 cover_min_talon=3 cover_before_draw=false rob_before_draw=false last_trick=none last_trick_wins_deal=true schneider_counts=tricks_and_melds cover_snapshot=true shutout_doubles=true",
    ),
    (
        "santase",
        "next_dealer=winner packets=3-3 meld_until=always meld_when_covered=allowed rob=on_lead_after_trick rob_min_talon=3 cover=just_won cover_min_talon=3 cover_before_draw=false rob_before_draw=false schneider_counts=tricks_and_melds false_claim=three failed_cover=three target=11",
    ),
];

#[test]
fn r8_every_preset_has_the_options_of_the_table_and_else_paderborns() {
    assert_eq!(Preset::ALL.len(), TABLE.len());
    let paderborn = Preset::Paderborn.rules();
    for (preset, (id, row)) in Preset::ALL.iter().zip(TABLE) {
        assert_eq!(preset.as_str(), id);
        let rules = preset.rules();
        let differing: Vec<String> = rules
            .game
            .options()
            .iter()
            .filter(|option| rules.get(**option) != paderborn.get(**option))
            .map(|option| format!("{}={}", option.as_str(), rules.get(*option)))
            .collect();
        let mut wanted: Vec<&str> = row.split_whitespace().collect();
        let mut found: Vec<&str> = differing.iter().map(String::as_str).collect();
        wanted.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, wanted, "{id}");
        assert!(rules.check().is_ok(), "{id}");
    }
}

#[test]
fn r8_paderborn_is_the_default_of_every_option() {
    let values = "pack=24 ace_points=11 next_dealer=alternate packets=2-2-2 trump_card=thirteenth strict_play=follow_head_trump meld_from=own_trick meld_until=last_draw meld_when_covered=with_cover rob=after_own_trick rob_min_talon=1 cover=on_lead cover_min_talon=1 cover_before_draw=true rob_before_draw=true last_trick=ten_unless_covered last_trick_wins_deal=false tie=void schneider_counts=tricks false_claim=two_or_three failed_cover=two_or_three cover_snapshot=false double_draw=keep referee=prevent target=7 shutout_doubles=false";
    let rules = Preset::Paderborn.rules();
    let listed: Vec<String> = rules
        .game
        .options()
        .iter()
        .map(|option| format!("{}={}", option.as_str(), rules.get(*option)))
        .collect();
    assert_eq!(listed.join(" "), values);
}

#[test]
fn r8_each_family_has_its_options_and_no_others() {
    let talon = "pack ace_points next_dealer packets trump_card strict_play meld_from meld_until meld_when_covered rob rob_min_talon cover cover_min_talon cover_before_draw rob_before_draw last_trick last_trick_wins_deal tie schneider_counts false_claim failed_cover cover_snapshot double_draw referee target shutout_doubles";
    let without = "pack ace_points next_dealer packets strict_play meld_from meld_until last_trick double_draw referee shutout_doubles";
    let rotating = talon.replace("next_dealer ", "");
    let families = [
        (Game::TwoHanded, talon.to_owned()),
        (Game::Rotating, rotating),
        (Game::FreeTrumps, format!("{without} match")),
        (Game::AceOfHearts, format!("{without} tie schneider_counts false_claim target")),
        (Game::Three, "ace_points trump_right opening_melds strict_play schneider_counts last_trick referee target shutout_doubles".to_owned()),
        (Game::Four, "ace_points four_trump tie schneider_counts false_claim last_trick referee target shutout_doubles".to_owned()),
        (Game::Penneech, "pack target score_when scoring_cards follow referee".to_owned()),
    ];
    for (game, options) in families {
        let mut wanted: Vec<&str> = options.split(' ').collect();
        let mut found: Vec<&str> = game
            .options()
            .iter()
            .map(|option| option.as_str())
            .collect();
        wanted.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, wanted, "{game:?}");
    }
}

/// A preset with one number changed.
fn with(preset: Preset, option: OptionId, value: u16) -> Result<CheckedRules, Vec<RulesConflict>> {
    let mut rules = preset.rules();
    let value = OptionValue::Number(value);
    rules.set(option, value).expect("a number");
    rules.check()
}

#[test]
fn r8_values_outside_the_rulebook_are_refused() {
    for (preset, option, value) in [
        (Preset::Paderborn, OptionId::Pack, 52),
        (Preset::Penneech, OptionId::Pack, 24),
        (Preset::Three, OptionId::AcePoints, 13),
        (Preset::Four, OptionId::AcePoints, 10),
        (Preset::Three, OptionId::Pack, 20),
        (Preset::Four, OptionId::Pack, 32),
        (Preset::Penneech, OptionId::Target, 0),
        (Preset::Penneech, OptionId::Target, 1_000),
        (Preset::Paderborn, OptionId::Target, 100),
        (Preset::Paderborn, OptionId::RobMinTalon, 0),
        (Preset::Paderborn, OptionId::CoverMinTalon, 0),
    ] {
        let conflicts = with(preset, option, value).expect_err("a value outside");
        let [conflict] = conflicts.as_slice() else {
            panic!("{preset:?} {option:?} {value}: {conflicts:?}")
        };
        let told = conflict.to_string();
        assert!(told.contains(&format!("`{}`", option.as_str())), "{told}");
    }
    for (preset, option, value) in [
        (Preset::Penneech, OptionId::Target, 999),
        (Preset::Paderborn, OptionId::Target, 99),
        (Preset::Paderborn, OptionId::RobMinTalon, 12),
        (Preset::Paderborn, OptionId::CoverMinTalon, 12),
    ] {
        let rules = with(preset, option, value);
        assert!(rules.is_ok(), "{preset:?} {option:?} {value}");
    }
    for preset in [Preset::Three, Preset::Four] {
        let mut rules = preset.rules();
        let value = OptionValue::Word("ten_unless_covered");
        rules.set(OptionId::LastTrick, value).expect("a word");
        assert_eq!(rules.check(), Err(vec![RulesConflict::LastTrickNeedsTalon]));
    }
}

#[test]
fn r8_a_word_that_is_none_of_an_options_is_refused_and_its_words_are_told() {
    let mut rules = Preset::Paderborn.rules();
    let refused = |unknown: Result<(), OptionError>| unknown.expect_err("no such value");
    let why = refused(rules.set(OptionId::Tie, OptionValue::Word("shared")));
    let told = "`tie` has no such value; it is one of void, carry, last_trick_wins";
    assert_eq!(why.to_string(), told);
    let why = refused(rules.set(OptionId::Target, OptionValue::Flag(true)));
    assert_eq!(why.to_string(), "`target` has no such value");
}

#[test]
fn r8_what_a_rule_set_changes_is_what_differs_and_in_penneech_the_target_of_another_pack() {
    let number = OptionValue::Number;
    for (preset, changes) in [
        (Preset::Paderborn, vec![(OptionId::Pack, number(20))]),
        (Preset::Penneech, vec![(OptionId::Target, number(99))]),
        (
            Preset::Penneech,
            vec![(OptionId::Pack, number(32)), (OptionId::Target, number(91))],
        ),
        (
            Preset::Penneech,
            vec![(OptionId::Follow, OptionValue::Word("must_follow"))],
        ),
    ] {
        let rules = preset.with(&changes).expect("values of these options");
        assert_eq!(preset.changes_to(&rules), changes, "{}", preset.as_str());
    }
}
