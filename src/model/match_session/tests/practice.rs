//! What is practice, and how far moves can be taken back.

use super::*;

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
        let session = MatchSession::single_deal(&replay, false);
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
fn a_single_deal_tried_again_is_practice_from_where_it_stood_and_restored_so() {
    let long_enough = |match_session: &MatchSession| match_session.session().moves().len() > 7;
    let mut played = (8..).map(|moves| played("apart", moves));
    let replay = Replay::of(played.find(long_enough).unwrap().session());
    let mut match_session = MatchSession::single_deal(&replay.up_to(5), true);
    assert_eq!(match_session.session().moves().len(), 5);
    while match_session.scored().is_none() {
        assert!(match_session.is_single_deal() && match_session.is_practice());
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
fn a_match_saved_before_there_was_practice_still_opens() {
    let saved = played("before", 30).encode();
    assert!(!saved.contains('!'));
    assert_eq!(MatchSession::decode(&saved), Some(played("before", 30)));
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
fn a_deal_dealt_again_starts_from_the_same_cards() {
    let mut match_session = played("again", 5);
    let head = match_session.session().header().clone();
    match_session.deal_again();
    assert_eq!(match_session.session().header(), &head);
    assert!(match_session.session().moves().is_empty());
}

#[test]
fn a_deal_dealt_again_is_practice_once_the_player_has_moved() {
    let mut unplayed = played("again", 0);
    unplayed.deal_again();
    assert!(!unplayed.is_practice());
    let mut begun = played("again", 5);
    assert!(
        begun
            .session()
            .moves()
            .iter()
            .any(|(seat, _)| *seat == PLAYER)
    );
    begun.deal_again();
    assert!(begun.is_practice());
}
