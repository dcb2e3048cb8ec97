//! A saved match is restored as it was, and one that was tampered with is not.

use super::*;

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
fn what_was_counted_is_saved_with_its_deal() {
    let mut match_session = played("counted", 0);
    match_session.set_counted(Some(68));
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
fn what_is_saved_needs_no_escaping() {
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
