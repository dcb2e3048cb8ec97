//! A match is played on after anything, and nothing is written up twice.

use super::*;

fn played(seed: &str, moves: usize) -> MatchSession {
    let preset = Preset::Paderborn;
    let mut sitting = MatchSession::new(preset, preset.checked(), seed);
    for turn in 0..moves {
        if sitting.is_over() {
            break;
        }
        if sitting.scored().is_some() {
            sitting.next_deal();
        }
        let legal = sitting.session().deal().legal_actions();
        sitting.play(legal[turn * 7 % legal.len()]).unwrap();
    }
    sitting
}

#[test]
fn a_match_is_restored_as_it_was_after_every_single_move() {
    for moves in 0..160 {
        let sitting = played("restore", moves);
        assert_eq!(
            MatchSession::restore(&sitting.save()).as_ref(),
            Some(&sitting),
            "{moves}"
        );
    }
}

#[test]
fn what_was_counted_is_kept_with_its_deal() {
    let mut sitting = played("counted", 0);
    sitting.count(Some(68));
    while sitting.finished().len() < 2 {
        if sitting.scored().is_some() {
            assert_eq!(sitting.notes().counted, Some(68));
            sitting.next_deal();
            assert_eq!(sitting.notes().counted, None);
        }
        let legal = sitting.session().deal().legal_actions();
        sitting.play(legal[0]).unwrap();
        assert_eq!(
            MatchSession::restore(&sitting.save()),
            Some(sitting.clone())
        );
    }
    assert_eq!(sitting.finished()[0].notes.counted, Some(68));
}

fn keys(number: u8, word: &str) -> MatchKeys {
    MatchKeys::new([number; 32], word.parse::<ShuffleWord>().unwrap())
}

fn dealt_from_keys(preset: Preset, number: u8, word: &str) -> MatchSession {
    MatchSession::of_keys(preset, preset.checked(), keys(number, word))
}

fn after_link(link: &str, number: u8, word: &str) -> MatchSession {
    let link = link.parse::<DealLink>().unwrap();
    let word = word.parse::<ShuffleWord>().unwrap();
    let keys = MatchKeys::after_link([number; 32], word, &link);
    MatchSession::after_link(link, keys)
}

/// Plays the deal under way to its end.
fn play_deal(sitting: &mut MatchSession) {
    while sitting.scored().is_none() {
        let legal = sitting.session().deal().legal_actions();
        sitting
            .play(legal[sitting.session().moves().len() * 7 % legal.len()])
            .unwrap();
    }
}

/// The deals of a match, as far as it goes: link, seal and opened seal of each.
fn deals(mut sitting: MatchSession, most: usize) -> Vec<(DealLink, String, OpenedSeal)> {
    let mut deals = Vec::new();
    loop {
        let (link, seal) = (sitting.link(), sitting.seal().unwrap());
        assert_eq!(sitting.opened_seal(), None, "open before its time");
        play_deal(&mut sitting);
        assert_eq!(
            sitting.seal().as_deref(),
            Some(&*seal),
            "it stays as it was"
        );
        deals.push((link, seal, sitting.opened_seal().unwrap()));
        if sitting.is_over() || deals.len() == most {
            return deals;
        }
        sitting.next_deal();
    }
}

#[test]
fn each_deal_of_a_match_has_a_seal_a_seed_and_a_key_of_its_own() {
    for sitting in [
        dealt_from_keys(Preset::Paderborn, 1, "Wort"),
        after_link("#/deal/1/paderborn/oma-1955?dealer=1", 1, "Wort"),
    ] {
        let deals = deals(sitting, 5);
        assert!(deals.len() > 2);
        for (place, (link, seal, opened)) in deals.iter().enumerate() {
            assert!(opened.holds);
            for (other, (other_link, other_seal, other_opened)) in deals.iter().enumerate() {
                if other != place {
                    assert_ne!(seal, other_seal);
                    assert_ne!(link.seed, other_link.seed);
                    assert_ne!(opened.content, other_opened.content);
                }
            }
        }
    }
}

#[test]
fn an_opened_deal_does_not_tell_the_cards_of_the_next() {
    let deals = deals(dealt_from_keys(Preset::Paderborn, 2, ""), 3);
    for (first, next) in deals.iter().zip(&deals[1..]) {
        let from_first = DealLink {
            seed: first.0.seed.clone(),
            ..next.0.clone()
        };
        assert_ne!(from_first.head().setup.pack, next.0.head().setup.pack);
    }
}

#[test]
fn the_players_word_changes_the_cards_and_not_the_seal() {
    let sitting = dealt_from_keys(Preset::Paderborn, 3, "");
    let word = "Gänseblümchen".parse::<ShuffleWord>().unwrap();
    let with_word = sitting.clone().with_word(word.clone());
    assert_eq!(with_word.seal(), sitting.seal());
    assert_ne!(with_word.link().seed, sitting.link().seed);
    assert_ne!(
        with_word.session().head().setup.pack,
        sitting.session().head().setup.pack
    );
    assert_eq!(with_word.word(), word);
    let saved = with_word.save();
    assert_eq!(MatchSession::restore(&saved), Some(with_word));
}

#[test]
fn the_word_of_a_match_begun_from_a_link_goes_into_the_deals_after_it() {
    let link = "#/deal/1/paderborn/oma-1955?dealer=1";
    let without = deals(after_link(link, 4, ""), 2);
    let with = deals(
        after_link(link, 4, "").with_word("Wort".parse::<ShuffleWord>().unwrap()),
        2,
    );
    assert_eq!(without[0], with[0]);
    assert_ne!(without[1].0.seed, with[1].0.seed);
    assert_eq!(without[1].1, with[1].1);
}

#[test]
fn a_match_that_has_begun_takes_no_other_word() {
    let mut sitting = dealt_from_keys(Preset::Paderborn, 5, "Wort");
    let word = "later".parse::<ShuffleWord>().unwrap();
    assert!(sitting.takes_word());
    play_deal(&mut sitting);
    assert!(!sitting.takes_word());
    assert_eq!(sitting.clone().with_word(word.clone()), sitting);
    let without_keys = played("no keys", 0);
    assert!(!without_keys.takes_word());
    assert_eq!(without_keys.clone().with_word(word), without_keys);
}

#[test]
fn a_match_with_keys_is_restored_as_it_was_after_every_single_move() {
    for sitting in [
        dealt_from_keys(Preset::Paderborn, 6, "zwei Worte"),
        dealt_from_keys(Preset::FourDrawn, 6, ""),
        after_link(
            "#/deal/1/paderborn/oma-1955?dealer=1&deal=3&start=2,1",
            6,
            "'\"\\",
        ),
    ] {
        let mut sitting = sitting;
        for turn in 0..80 {
            if sitting.is_over() {
                break;
            }
            sitting.next_deal();
            assert_eq!(
                MatchSession::restore(&sitting.save()).as_ref(),
                Some(&sitting)
            );
            let legal = sitting.session().deal().legal_actions();
            sitting.play(legal[turn * 7 % legal.len()]).unwrap();
        }
    }
}

#[test]
fn r5_2_a_trump_drawn_for_four_deals_holds_though_each_has_a_seed_of_its_own() {
    let mut groups = Vec::new();
    for number in 0..12 {
        let sitting = dealt_from_keys(Preset::FourDrawn, number, "");
        let deals = deals(sitting, 9);
        for four in deals.chunks(4) {
            let trump = four[0].0.head().setup.trump;
            groups.push(four.len());
            for (link, _, opened) in four {
                assert_eq!(link.head().setup.trump, trump);
                assert_eq!(link.to_string().parse::<DealLink>().as_ref(), Ok(link));
                assert!(opened.holds);
            }
        }
    }
    assert!(
        groups.iter().filter(|four| **four > 1).count() > 12,
        "{groups:?}"
    );
}

/// A match as the release before the keys saved it, sealed with one salt.
fn salted() -> (MatchSession, SaltedSeal) {
    let sitting = played("sealed", 0);
    let seal = SaltedSeal::of(&sitting.link(), "eckkamp");
    let saved = [&*sitting.save(), " =", &seal.to_string()]
        .concat()
        .replace("  ", " ");
    let (link, rest) = saved.split_once(' ').unwrap();
    let restored = MatchSession::restore(&[link, " ", rest].concat()).unwrap();
    (restored, seal)
}

#[test]
fn a_match_an_earlier_release_sealed_goes_on_with_the_same_cards() {
    let (mut sitting, seal) = salted();
    assert_eq!(sitting.seal().as_deref(), Some(seal.fingerprint()));
    let mut plain = played("sealed", 0);
    while !sitting.is_over() {
        assert_eq!(sitting.session().head(), plain.session().head());
        play_deal(&mut sitting);
        play_deal(&mut plain);
        assert!(sitting.opened_seal().unwrap().holds);
        assert_eq!(
            MatchSession::restore(&sitting.save()).as_ref(),
            Some(&sitting)
        );
        sitting.next_deal();
        plain.next_deal();
    }
    assert!(sitting.finished().len() > 2);
}

#[test]
fn a_seal_that_was_changed_does_not_hold_any_more() {
    let (mut sitting, _) = salted();
    play_deal(&mut sitting);
    let tampered = sitting.save().replace("eckkamp", "gartenzaun");
    let restored = MatchSession::restore(&tampered).unwrap();
    assert!(!restored.opened_seal().unwrap().holds);

    let mut sitting = dealt_from_keys(Preset::Paderborn, 7, "");
    play_deal(&mut sitting);
    let seal = sitting.keys().unwrap().match_seal().to_owned();
    let tampered = sitting.save().replace(&seal, &"0".repeat(64));
    let restored = MatchSession::restore(&tampered).unwrap();
    assert!(!restored.opened_seal().unwrap().holds);
}

#[test]
fn the_secret_stands_in_no_link() {
    let sitting = dealt_from_keys(Preset::Paderborn, 8, "Wort");
    let secret = "08".repeat(32);
    assert!(
        sitting.save().contains(&secret),
        "or a reload would lose it"
    );
    for (link, seal, opened) in deals(sitting, 4) {
        for text in [
            link.to_string(),
            seal,
            opened.content,
            opened.seed_source.unwrap(),
        ] {
            assert!(!text.contains(&secret), "{text}");
        }
    }
}

#[test]
fn the_mark_of_practice_is_restored_with_the_deals_it_belongs_to() {
    let mut sitting = played("practice", 3);
    sitting.practise();
    while sitting.finished().len() < 2 {
        if sitting.scored().is_some() {
            assert!(sitting.is_practice());
            sitting.next_deal();
        }
        let legal = sitting.session().deal().legal_actions();
        sitting.play(legal[0]).unwrap();
        assert_eq!(
            MatchSession::restore(&sitting.save()),
            Some(sitting.clone())
        );
    }
    let marks: Vec<bool> = sitting
        .finished()
        .iter()
        .map(|deal| deal.notes.practice)
        .collect();
    assert_eq!(marks, [true, false]);
}

#[test]
fn a_deal_tried_apart_is_practice_from_where_it_stood_and_restored_so() {
    let long_enough = |sitting: &MatchSession| sitting.session().moves().len() > 7;
    let mut played = (8..).map(|moves| played("apart", moves));
    let replay = Replay::of(played.find(long_enough).unwrap().session());
    let mut sitting = MatchSession::apart(&replay.up_to(5), true);
    assert_eq!(sitting.session().moves().len(), 5);
    while sitting.scored().is_none() {
        assert!(sitting.is_apart() && sitting.is_practice());
        assert_eq!(
            MatchSession::restore(&sitting.save()),
            Some(sitting.clone())
        );
        let legal = sitting.session().deal().legal_actions();
        sitting.play(legal[0]).unwrap();
    }
    assert_eq!(MatchSession::restore(&sitting.save()), Some(sitting));
}

#[test]
fn a_match_kept_before_there_was_practice_still_opens() {
    let kept = played("before", 30).save();
    assert!(!kept.contains('!'));
    assert_eq!(MatchSession::restore(&kept), Some(played("before", 30)));
}

#[test]
fn taking_back_leads_to_the_players_last_decision_and_no_further() {
    for moves in 0..60 {
        let mut sitting = played("back", moves);
        if sitting.scored().is_some() {
            continue;
        }
        let before = sitting.clone();
        let decided = |(seat, _): &(Seat, Action)| *seat == PLAYER;
        let last = before.session().moves().iter().rposition(decided);
        assert_eq!(sitting.take_back(|_| true), last.is_some());
        match last {
            Some(last) => {
                assert_eq!(sitting.session().moves(), &before.session().moves()[..last]);
                assert_eq!(sitting.session().deal().turn().seat(), Some(PLAYER));
                assert!(sitting.is_practice());
            }
            None => assert_eq!(sitting, before),
        }
    }
}

#[test]
fn moves_without_a_choice_are_taken_back_together_with_the_decision_before_them() {
    let mut sitting = played("choice", 0);
    let mut decisions = Vec::new();
    while decisions.len() < 2 {
        let deal = sitting.session().deal();
        if deal.turn().seat() == Some(PLAYER) && !deal.legal_actions().contains(&Action::Draw) {
            decisions.push(sitting.session().moves().len());
        }
        let legal = deal.legal_actions();
        sitting.play(legal[0]).unwrap();
    }
    let draws = |deal: &AnyDeal| !deal.legal_actions().contains(&Action::Draw);
    for before in decisions.into_iter().rev() {
        assert!(sitting.take_back(draws));
        assert_eq!(sitting.session().moves().len(), before);
    }
    assert!(!sitting.take_back(draws));
}

#[test]
fn a_deal_that_is_written_up_is_not_taken_back() {
    let mut sitting = played("over", 0);
    while sitting.scored().is_none() {
        let legal = sitting.session().deal().legal_actions();
        sitting.play(legal[0]).unwrap();
    }
    let before = sitting.clone();
    assert!(!sitting.take_back(|_| true));
    assert_eq!(sitting, before);
}

#[test]
fn what_was_tampered_with_is_not_restored() {
    let sitting = played("tamper", 60);
    let saved = sitting.save();
    assert_eq!(
        MatchSession::restore(&saved.replace("tamper", "temper")),
        None
    );
    assert_eq!(
        MatchSession::restore(&saved.replacen(' ', " .", 1)),
        Some(sitting)
    );
    for nonsense in [
        "",
        "[]",
        "#/deal/1/paderborn/",
        "#/deal/1/paderborn/x HX",
        " ",
    ] {
        assert_eq!(MatchSession::restore(nonsense), None);
    }
}

#[test]
fn what_is_kept_needs_no_escaping() {
    let rules = Preset::Paderborn.checked();
    let seed = "Oma \"1955\" \\ ü \u{1F0A1}; .";
    let text = MatchSession::new(Preset::Paderborn, rules, seed).save();
    assert!(
        text.bytes().all(|byte| (b' '..127).contains(&byte)),
        "{text}"
    );
    assert!(!text.contains(['"', '\\']), "{text}");
}

#[test]
fn a_link_gives_the_same_cards_again() {
    let sitting = played("share", 40);
    let again = MatchSession::of_link(sitting.link());
    assert_eq!(again.session().head(), sitting.session().head());
}

#[test]
fn a_match_in_which_only_others_have_played_is_fresh() {
    let mut sitting = MatchSession::of_link(
        "#/deal/1/paderborn/others?dealer=0"
            .parse::<DealLink>()
            .unwrap(),
    );
    assert!(sitting.is_fresh());
    for fresh in [true, false] {
        let legal = sitting.session().deal().legal_actions();
        let card = legal.iter().find(|action| action.card().is_some());
        sitting.play(*card.unwrap()).unwrap();
        assert_eq!(sitting.is_fresh(), fresh);
    }
}

#[test]
fn a_deal_dealt_again_starts_from_the_same_cards() {
    let mut sitting = played("again", 5);
    let head = sitting.session().head().clone();
    sitting.deal_again();
    assert_eq!(sitting.session().head(), &head);
    assert!(sitting.session().moves().is_empty());
}

#[test]
fn a_report_of_a_failure_tells_the_seeds_and_neither_secret_nor_word() {
    let mut sitting = dealt_from_keys(Preset::Paderborn, 9, "Gartenzaun");
    play_deal(&mut sitting);
    sitting.next_deal();
    let legal = sitting.session().deal().legal_actions();
    sitting.play(legal[0]).unwrap();
    let report = MatchSession::for_report(&sitting.save());
    for told in [&sitting.first.seed, &sitting.link().seed] {
        assert!(report.contains(&**told), "{report}");
    }
    let keys = sitting.keys().unwrap();
    for secret in [
        &*"09".repeat(32),
        "Gartenzaun",
        keys.match_seal(),
        &keys.seed(2),
    ] {
        assert!(!report.contains(secret), "{report}");
    }
    let moves = |text: &str| {
        text.split(' ')
            .skip(2)
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(moves(&report), moves(&sitting.save()));

    let (salted, _) = salted();
    assert!(!MatchSession::for_report(&salted.save()).contains("eckkamp"));
    assert_eq!(MatchSession::for_report(""), "");
    assert_eq!(MatchSession::for_report("rubbish =own.x y"), "rubbish y");
}
