//! A match is played on after anything, and nothing is written up twice.

use super::*;

fn played(seed: &str, moves: usize) -> Sitting {
    let preset = Preset::Paderborn;
    let mut sitting = Sitting::new(preset, preset.checked(), seed);
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
            Sitting::restore(&sitting.save()).as_ref(),
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
        assert_eq!(Sitting::restore(&sitting.save()), Some(sitting.clone()));
    }
    assert_eq!(sitting.finished()[0].notes.counted, Some(68));
}

#[test]
fn each_deal_of_a_sealed_match_has_its_own_seal_which_is_kept() {
    let preset = Preset::Paderborn;
    let mut sitting = Sitting::new(preset, preset.checked(), "sealed").sealed("eckkamp");
    let mut seals = vec![sitting.seal().cloned().unwrap()];
    while seals.len() < 3 {
        let deals = sitting.finished().len();
        while sitting.finished().len() == deals {
            let seal = sitting.seal().unwrap();
            assert!(seal.fits(&sitting.link()));
            assert_eq!(Some(seal), seals.last(), "it stays as it was");
            assert_eq!(Sitting::restore(&sitting.save()).as_ref(), Some(&sitting));
            let legal = sitting.session().deal().legal_actions();
            sitting.play(legal[0]).unwrap();
        }
        sitting.next_deal();
        seals.push(sitting.seal().cloned().unwrap());
    }
    seals.dedup();
    assert_eq!(seals.len(), 3);
}

#[test]
fn a_seal_that_was_changed_does_not_fit_any_more() {
    let preset = Preset::Paderborn;
    let sitting = Sitting::new(preset, preset.checked(), "sealed").sealed("eckkamp");
    let tampered = sitting.save().replace("eckkamp", "gartenzaun");
    let restored = Sitting::restore(&tampered).unwrap();
    assert!(!restored.seal().unwrap().fits(&restored.link()));
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
        assert_eq!(Sitting::restore(&sitting.save()), Some(sitting.clone()));
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
    let long_enough = |sitting: &Sitting| sitting.session().moves().len() > 7;
    let mut played = (8..).map(|moves| played("apart", moves));
    let replay = Replay::of(played.find(long_enough).unwrap().session());
    let mut sitting = Sitting::apart(&replay.up_to(5), true);
    assert_eq!(sitting.session().moves().len(), 5);
    while sitting.scored().is_none() {
        assert!(sitting.is_apart() && sitting.is_practice());
        assert_eq!(Sitting::restore(&sitting.save()), Some(sitting.clone()));
        let legal = sitting.session().deal().legal_actions();
        sitting.play(legal[0]).unwrap();
    }
    assert_eq!(Sitting::restore(&sitting.save()), Some(sitting));
}

#[test]
fn a_match_kept_before_there_was_practice_still_opens() {
    let kept = played("before", 30).save();
    assert!(!kept.contains('!'));
    assert_eq!(Sitting::restore(&kept), Some(played("before", 30)));
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
    assert_eq!(Sitting::restore(&saved.replace("tamper", "temper")), None);
    assert_eq!(
        Sitting::restore(&saved.replacen(' ', " .", 1)),
        Some(sitting)
    );
    for nonsense in [
        "",
        "[]",
        "#/deal/1/paderborn/",
        "#/deal/1/paderborn/x HX",
        " ",
    ] {
        assert_eq!(Sitting::restore(nonsense), None);
    }
}

#[test]
fn what_is_kept_needs_no_escaping() {
    let rules = Preset::Paderborn.checked();
    let seed = "Oma \"1955\" \\ ü \u{1F0A1}; .";
    let text = Sitting::new(Preset::Paderborn, rules, seed).save();
    assert!(
        text.bytes().all(|byte| (b' '..127).contains(&byte)),
        "{text}"
    );
    assert!(!text.contains(['"', '\\']), "{text}");
}

#[test]
fn a_link_gives_the_same_cards_again() {
    let sitting = played("share", 40);
    let again = Sitting::of_link(sitting.link());
    assert_eq!(again.session().head(), sitting.session().head());
}

#[test]
fn a_match_in_which_only_others_have_played_is_fresh() {
    let mut sitting =
        Sitting::of_link(DealLink::parse("#/deal/1/paderborn/others?dealer=0").unwrap());
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
