//! A match is played on after anything, and nothing is written up twice.

use super::*;

fn played(seed: &str, moves: usize) -> MatchSession {
    let preset = Preset::Paderborn;
    let mut match_session = MatchSession::new(preset, preset.checked(), seed);
    for turn in 0..moves {
        if match_session.is_over() {
            break;
        }
        if match_session.scored().is_some() {
            match_session.next_deal();
        }
        let legal = match_session.session().deal().legal_actions();
        match_session.play(legal[turn * 7 % legal.len()]).unwrap();
    }
    match_session
}

#[test]
fn a_match_is_restored_as_it_was_after_every_single_move() {
    for moves in 0..160 {
        let match_session = played("restore", moves);
        assert_eq!(
            MatchSession::decode(&match_session.encode()).as_ref(),
            Some(&match_session),
            "{moves}"
        );
    }
}

#[test]
fn what_was_counted_is_kept_with_its_deal() {
    let mut match_session = played("counted", 0);
    match_session.count(Some(68));
    while match_session.finished().len() < 2 {
        if match_session.scored().is_some() {
            assert_eq!(match_session.flags().counted, Some(68));
            match_session.next_deal();
            assert_eq!(match_session.flags().counted, None);
        }
        let legal = match_session.session().deal().legal_actions();
        match_session.play(legal[0]).unwrap();
        assert_eq!(
            MatchSession::decode(&match_session.encode()),
            Some(match_session.clone())
        );
    }
    assert_eq!(match_session.finished()[0].flags.counted, Some(68));
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
fn play_deal(match_session: &mut MatchSession) {
    while match_session.scored().is_none() {
        let legal = match_session.session().deal().legal_actions();
        match_session
            .play(legal[match_session.session().moves().len() * 7 % legal.len()])
            .unwrap();
    }
}

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
fn a_match_with_keys_is_restored_as_it_was_after_every_single_move() {
    for match_session in [
        dealt_from_keys(Preset::Paderborn, 6, "zwei Worte"),
        dealt_from_keys(Preset::FourDrawn, 6, ""),
        after_link(
            "#/deal/1/paderborn/oma-1955?dealer=1&deal=3&start=2,1",
            6,
            "'\"\\",
        ),
    ] {
        let mut match_session = match_session;
        for turn in 0..80 {
            if match_session.is_over() {
                break;
            }
            match_session.next_deal();
            assert_eq!(
                MatchSession::decode(&match_session.encode()).as_ref(),
                Some(&match_session)
            );
            let legal = match_session.session().deal().legal_actions();
            match_session.play(legal[turn * 7 % legal.len()]).unwrap();
        }
    }
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
fn the_mark_of_practice_is_restored_with_the_deals_it_belongs_to() {
    let mut match_session = played("practice", 3);
    match_session.practise();
    while match_session.finished().len() < 2 {
        if match_session.scored().is_some() {
            assert!(match_session.is_practice());
            match_session.next_deal();
        }
        let legal = match_session.session().deal().legal_actions();
        match_session.play(legal[0]).unwrap();
        assert_eq!(
            MatchSession::decode(&match_session.encode()),
            Some(match_session.clone())
        );
    }
    let marks: Vec<bool> = match_session
        .finished()
        .iter()
        .map(|deal| deal.flags.practice)
        .collect();
    assert_eq!(marks, [true, false]);
}

#[test]
fn only_the_days_own_deal_is_the_deal_of_a_day() {
    let day = |link: &str| {
        let replay = link.parse().unwrap();
        let session = MatchSession::apart(&replay, false);
        session.day().map(str::to_owned)
    };
    let own = daily::link("2027-01-01").to_string();
    assert_eq!(day(&own), Some("2027-01-01".into()));
    for other in [
        "#/deal/1/schnapsen/blatt-2027-01-01?dealer=1",
        "#/deal/1/paderborn/blatt-2027-01-01?dealer=0",
        "#/deal/1/paderborn/blatt-2027-01-01?dealer=1&deal=3",
        "#/deal/1/paderborn/oma-1955?dealer=1",
    ] {
        assert_eq!(day(other), None, "{other}");
    }
}

#[test]
fn a_deal_tried_apart_is_practice_from_where_it_stood_and_restored_so() {
    let long_enough = |match_session: &MatchSession| match_session.session().moves().len() > 7;
    let mut played = (8..).map(|moves| played("apart", moves));
    let replay = Replay::of(played.find(long_enough).unwrap().session());
    let mut match_session = MatchSession::apart(&replay.up_to(5), true);
    assert_eq!(match_session.session().moves().len(), 5);
    while match_session.scored().is_none() {
        assert!(match_session.is_apart() && match_session.is_practice());
        assert_eq!(
            MatchSession::decode(&match_session.encode()),
            Some(match_session.clone())
        );
        let legal = match_session.session().deal().legal_actions();
        match_session.play(legal[0]).unwrap();
    }
    assert_eq!(
        MatchSession::decode(&match_session.encode()),
        Some(match_session)
    );
}

#[test]
fn a_match_kept_before_there_was_practice_still_opens() {
    let kept = played("before", 30).encode();
    assert!(!kept.contains('!'));
    assert_eq!(MatchSession::decode(&kept), Some(played("before", 30)));
}

#[test]
fn taking_back_leads_to_the_players_last_decision_and_no_further() {
    for moves in 0..60 {
        let mut match_session = played("back", moves);
        if match_session.scored().is_some() {
            continue;
        }
        let before = match_session.clone();
        let decided = |(seat, _): &(Seat, Action)| *seat == PLAYER;
        let last = before.session().moves().iter().rposition(decided);
        assert_eq!(match_session.take_back(|_| true), last.is_some());
        match last {
            Some(last) => {
                assert_eq!(
                    match_session.session().moves(),
                    &before.session().moves()[..last]
                );
                assert_eq!(match_session.session().deal().turn().seat(), Some(PLAYER));
                assert!(match_session.is_practice());
            }
            None => assert_eq!(match_session, before),
        }
    }
}

#[test]
fn moves_without_a_choice_are_taken_back_together_with_the_decision_before_them() {
    let mut match_session = played("choice", 0);
    let mut decisions = Vec::new();
    while decisions.len() < 2 {
        let deal = match_session.session().deal();
        if deal.turn().seat() == Some(PLAYER) && !deal.legal_actions().contains(&Action::Draw) {
            decisions.push(match_session.session().moves().len());
        }
        let legal = deal.legal_actions();
        match_session.play(legal[0]).unwrap();
    }
    let draws = |deal: &AnyDeal| !deal.legal_actions().contains(&Action::Draw);
    for before in decisions.into_iter().rev() {
        assert!(match_session.take_back(draws));
        assert_eq!(match_session.session().moves().len(), before);
    }
    assert!(!match_session.take_back(draws));
}

#[test]
fn a_deal_that_is_scored_is_not_taken_back() {
    let mut match_session = played("over", 0);
    while match_session.scored().is_none() {
        let legal = match_session.session().deal().legal_actions();
        match_session.play(legal[0]).unwrap();
    }
    let before = match_session.clone();
    assert!(!match_session.take_back(|_| true));
    assert_eq!(match_session, before);
}

#[test]
fn what_was_tampered_with_is_not_restored() {
    let match_session = played("tamper", 60);
    let saved = match_session.encode();
    assert_eq!(
        MatchSession::decode(&saved.replace("tamper", "temper")),
        None
    );
    assert_eq!(
        MatchSession::decode(&saved.replacen(' ', " .", 1)),
        Some(match_session)
    );
    for nonsense in [
        "",
        "[]",
        "#/deal/1/paderborn/",
        "#/deal/1/paderborn/x HX",
        " ",
    ] {
        assert_eq!(MatchSession::decode(nonsense), None);
    }
}

#[test]
fn what_is_kept_needs_no_escaping() {
    let rules = Preset::Paderborn.checked();
    let seed = "Oma \"1955\" \\ ü \u{1F0A1}; .";
    let text = MatchSession::new(Preset::Paderborn, rules, seed).encode();
    assert!(
        text.bytes().all(|byte| (b' '..127).contains(&byte)),
        "{text}"
    );
    assert!(!text.contains(['"', '\\']), "{text}");
}

#[test]
fn a_link_gives_the_same_cards_again() {
    let match_session = played("share", 40);
    let again = MatchSession::of_link(match_session.link());
    assert_eq!(again.session().header(), match_session.session().header());
}

#[test]
fn a_match_in_which_only_others_have_played_is_fresh() {
    let mut match_session = MatchSession::of_link(
        "#/deal/1/paderborn/others?dealer=0"
            .parse::<DealLink>()
            .unwrap(),
    );
    assert!(match_session.is_fresh());
    for fresh in [true, false] {
        let legal = match_session.session().deal().legal_actions();
        let card = legal.iter().find(|action| action.card().is_some());
        match_session.play(*card.unwrap()).unwrap();
        assert_eq!(match_session.is_fresh(), fresh);
    }
}

#[test]
fn a_deal_dealt_again_starts_from_the_same_cards() {
    let mut match_session = played("again", 5);
    let head = match_session.session().header().clone();
    match_session.deal_again();
    assert_eq!(match_session.session().header(), &head);
    assert!(match_session.session().moves().is_empty());
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
