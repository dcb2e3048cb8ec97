//! Each deal is sealed before its first card, and what one tells says nothing about another.

use super::*;

/// The deals of a match, as far as it goes: link, seal and opened seal of each.
fn deals(mut match_session: MatchSession, most: usize) -> Vec<(DealLink, String, OpenedSeal)> {
    let mut deals = Vec::new();
    loop {
        let (link, seal) = (match_session.link(), match_session.seal().unwrap());
        assert_eq!(match_session.opened_seal(), None, "open before its time");
        play_deal(&mut match_session);
        assert_eq!(
            match_session.seal().as_deref(),
            Some(&*seal),
            "it stays as it was"
        );
        deals.push((link, seal, match_session.opened_seal().unwrap()));
        if match_session.is_over() || deals.len() == most {
            return deals;
        }
        match_session.next_deal();
    }
}

#[test]
fn each_deal_of_a_match_has_a_seal_a_seed_and_a_key_of_its_own() {
    for match_session in [
        dealt_from_keys(Preset::Paderborn, 1, "Wort"),
        after_link("#/deal/1/paderborn/oma-1955?dealer=1", 1, "Wort"),
    ] {
        let deals = deals(match_session, 5);
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
        assert_ne!(from_first.header().setup.pack, next.0.header().setup.pack);
    }
}

#[test]
fn the_players_word_changes_the_cards_and_not_the_seal() {
    let match_session = dealt_from_keys(Preset::Paderborn, 3, "");
    let word = "Gänseblümchen".parse::<ShuffleWord>().unwrap();
    let with_word = match_session.clone().with_word(word.clone());
    assert_eq!(with_word.seal(), match_session.seal());
    assert_ne!(with_word.link().seed, match_session.link().seed);
    assert_ne!(
        with_word.session().header().setup.pack,
        match_session.session().header().setup.pack
    );
    assert_eq!(with_word.word(), word);
    let saved = with_word.encode();
    assert_eq!(MatchSession::decode(&saved), Some(with_word));
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
    let mut match_session = dealt_from_keys(Preset::Paderborn, 5, "Wort");
    let word = "later".parse::<ShuffleWord>().unwrap();
    assert!(match_session.takes_word());
    play_deal(&mut match_session);
    assert!(!match_session.takes_word());
    assert_eq!(match_session.clone().with_word(word.clone()), match_session);
    let without_keys = played("no keys", 0);
    assert!(!without_keys.takes_word());
    assert_eq!(without_keys.clone().with_word(word), without_keys);
}

#[test]
fn r5_2_a_trump_drawn_for_four_deals_holds_though_each_has_a_seed_of_its_own() {
    let mut groups = Vec::new();
    for number in 0..12 {
        let match_session = dealt_from_keys(Preset::FourDrawn, number, "");
        let deals = deals(match_session, 9);
        for four in deals.chunks(4) {
            let trump = four[0].0.header().setup.trump;
            groups.push(four.len());
            for (link, _, opened) in four {
                assert_eq!(link.header().setup.trump, trump);
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
    let match_session = played("sealed", 0);
    let seal = SaltedSeal::of(&match_session.link(), "eckkamp");
    let saved = [&*match_session.encode(), " =", &seal.to_string()]
        .concat()
        .replace("  ", " ");
    let (link, rest) = saved.split_once(' ').unwrap();
    let restored = MatchSession::decode(&[link, " ", rest].concat()).unwrap();
    (restored, seal)
}

#[test]
fn a_match_an_earlier_release_sealed_goes_on_with_the_same_cards() {
    let (mut match_session, seal) = salted();
    assert_eq!(match_session.seal().as_deref(), Some(seal.fingerprint()));
    let mut plain = played("sealed", 0);
    while !match_session.is_over() {
        assert_eq!(match_session.session().header(), plain.session().header());
        play_deal(&mut match_session);
        play_deal(&mut plain);
        assert!(match_session.opened_seal().unwrap().holds);
        assert_eq!(
            MatchSession::decode(&match_session.encode()).as_ref(),
            Some(&match_session)
        );
        match_session.next_deal();
        plain.next_deal();
    }
    assert!(match_session.finished().len() > 2);
}

#[test]
fn a_seal_that_was_changed_does_not_hold_any_more() {
    let (mut match_session, _) = salted();
    play_deal(&mut match_session);
    let tampered = match_session.encode().replace("eckkamp", "gartenzaun");
    let restored = MatchSession::decode(&tampered).unwrap();
    assert!(!restored.opened_seal().unwrap().holds);

    let mut match_session = dealt_from_keys(Preset::Paderborn, 7, "");
    play_deal(&mut match_session);
    let seal = match_session.keys().unwrap().match_seal().to_owned();
    let tampered = match_session.encode().replace(&seal, &"0".repeat(64));
    let restored = MatchSession::decode(&tampered).unwrap();
    assert!(!restored.opened_seal().unwrap().holds);
}

#[test]
fn the_secret_stands_in_no_link() {
    let match_session = dealt_from_keys(Preset::Paderborn, 8, "Wort");
    let secret = "08".repeat(32);
    assert!(
        match_session.encode().contains(&secret),
        "or a reload would lose it"
    );
    for (link, seal, opened) in deals(match_session, 4) {
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
fn a_report_of_a_failure_tells_the_seeds_and_neither_secret_nor_word() {
    let mut match_session = dealt_from_keys(Preset::Paderborn, 9, "Gartenzaun");
    play_deal(&mut match_session);
    match_session.next_deal();
    let legal = match_session.session().deal().legal_actions();
    match_session.play(legal[0]).unwrap();
    let report = MatchSession::for_report(&match_session.encode());
    for public in [&match_session.first.seed, &match_session.link().seed] {
        assert!(report.contains(&**public), "{report}");
    }
    let keys = match_session.keys().unwrap();
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
    assert_eq!(moves(&report), moves(&match_session.encode()));

    let (salted, _) = salted();
    assert!(!MatchSession::for_report(&salted.encode()).contains("eckkamp"));
    assert_eq!(MatchSession::for_report(""), "");
    assert_eq!(MatchSession::for_report("rubbish =own.x y"), "rubbish y");
}
