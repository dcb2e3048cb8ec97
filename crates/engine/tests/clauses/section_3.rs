//! Section 3, the two odd variants of the treatise.

use crate::scene::{Game, rules, two, two_at};
use sechsundsechzig_engine::cards::Suit;
use sechsundsechzig_engine::deal::{
    Clause, Deal, DealResult, Illegal, PerSide, Reason, Seat, Setup, shuffle,
};
use sechsundsechzig_engine::games::AnyDeal;
use sechsundsechzig_engine::match_score::RunningMatch;
use sechsundsechzig_engine::rules::Preset;

/// Forehand holds the marriages of hearts and spades, the dealer those of clubs and diamonds.
fn free(preset: &str, changes: &str) -> Game {
    two(
        rules(preset, changes),
        "HA HK HQ SA SK SQ",
        "CK CQ CJ DA DK DQ",
        "",
        "HT CA ST CT HJ DT SJ DJ",
    )
}

#[test]
fn r3_1_no_card_is_turned_up_and_all_undealt_cards_are_talon() {
    let game = free("free-trumps", "");
    assert_eq!(game.table().talon, 8);
    assert_eq!((game.table().turned, game.trump()), (None, None));
    assert!(game.events.is_empty());
}

#[test]
fn r3_1_there_is_no_robbing_no_covering_and_no_going_out() {
    let mut game = free("free-trumps", "");
    game.run("HA CJ");
    assert_eq!(game.refusal("rob"), Illegal::NeverRobbed);
    assert_eq!(game.refusal("cover"), Illegal::NeverCovered);
    assert_eq!(game.refusal("out"), Illegal::NeverOut);
}

#[test]
fn r3_1_there_is_no_trump_until_the_first_marriage() {
    let mut game = free("free-trumps", "");
    game.run("SQ DA");
    assert_eq!(game.turn(), 0, "another suit never wins");
    game.run("draw HK!D");
    assert_eq!(game.trump(), Some(Suit::Diamonds));
    game.run("DQ");
    assert_eq!(game.turn(), 1, "from that lead on diamonds are trumps");
}

#[test]
fn r3_1_who_announces_names_any_suit_the_present_one_too() {
    let mut game = free("free-trumps", "");
    assert_eq!(game.refusal("HK!S"), Illegal::MeldNeedsTrick);
    game.run("HA CJ draw");
    for suit in ["C", "S", "H", "D"] {
        assert!(game.may(&format!("HK!{suit}")), "{suit}");
    }
    assert_eq!(game.refusal("HK!"), Illegal::MeldNamesTrump);
    game.run("HK!H CQ draw");
    assert!(game.may("SK!H"), "the present trump");
}

#[test]
fn r3_1_the_marriages_of_the_deal_count_20_40_60_and_80_whoever_announces() {
    let mut game = free("free-trumps", "");
    game.run("HA CJ draw HK!C DQ");
    assert_eq!(game.table().melds, [20, 0]);
    let mut game = two(
        rules("free-trumps", "meld_until=always"),
        "HA HK HQ SA SK SQ",
        "CK CQ CA DA DK DQ",
        "",
        "HT CJ ST CT HJ DT SJ DJ",
    );
    game.run("SA CA draw HK!D DA draw");
    assert_eq!(game.table().melds, [20, 0]);
    game.run("CK!C HQ draw");
    assert_eq!(game.table().melds, [20, 40]);
    game.run("DK!H HA draw");
    assert_eq!(game.table().melds, [20, 40 + 60]);
    game.run("SK!S");
    assert_eq!(game.table().melds, [20 + 80, 40 + 60]);
}

#[test]
fn r3_1_two_in_talon_is_included() {
    let mut game = free("free-trumps", "");
    game.run("HA CJ draw HT CQ draw SA CT draw");
    assert_eq!(game.table().talon, 2);
    assert!(game.may("HK!S"));
    game.run("ST CK draw");
    assert_eq!(game.refusal("HK!S"), Illegal::MeldTooLate);
}

#[test]
fn r3_1_each_deal_is_played_out_with_ten_for_the_last_trick() {
    let mut game = free("free-trumps", "");
    game.run("HA CJ draw HT CQ draw SA CT draw ST CK draw");
    game.run("SK DA SQ DK SJ DQ HK DT HQ DJ HJ CA");
    assert_eq!(game.points(), [120 + 10, 0]);
    assert_eq!(game.ended(), (Some(0), "played_out", vec![0, 0]));
}

fn written(points: [u16; 2], melds: [u16; 2]) -> DealResult {
    DealResult {
        winner: (points[0] + melds[0] != points[1] + melds[1])
            .then_some(Seat(u8::from(points[1] + melds[1] > points[0] + melds[0]))),
        reason: Reason::PlayedOut,
        clause: Clause(3, 2),
        game_points: PerSide::new(2),
        card_points: PerSide::from_slice(&points).expect("two"),
        melds: PerSide::from_slice(&melds).expect("two"),
        tricks: PerSide::from_slice(&[5, 5]).expect("two"),
    }
}

fn new_match(preset: &str) -> RunningMatch {
    let id = preset.parse::<Preset>().expect("a preset");
    RunningMatch::new(id, rules(preset, ""), "a match")
}

#[test]
fn r3_2_five_deals_are_added_up_and_the_most_points_win() {
    let mut running = new_match("free-trumps");
    for _ in 0..4 {
        assert!(running.score(&written([70, 60], [0, 20])).end.is_none());
    }
    assert_eq!(running.points.as_slice(), [280, 320]);
    let end = running
        .score(&written([90, 40], [0, 20]))
        .end
        .expect("five deals");
    assert_eq!(
        (end.winner, running.points.as_slice()),
        (Seat(1), &[370, 380][..])
    );
}

#[test]
fn r3_2_an_equal_deal_is_written_up_and_leaves_no_tie_behind() {
    let rules = rules("free-trumps", "");
    let played = |number| {
        let setup = Setup {
            rules,
            dealer: Seat(1),
            pack: shuffle::pack(rules.pack, "equal", number),
            start: PerSide::new(2),
            trump: None,
        };
        let mut deal = AnyDeal::new(&setup, &mut ());
        while let Some(&first) = deal.legal_actions().first() {
            deal.play_unchecked(first, &mut ());
        }
        deal.result().expect("the deal is over")
    };
    let equal = (0..1_000).map(played).find(|end| end.winner.is_none());
    let equal = equal.expect("one of a thousand is equal");
    assert_eq!((equal.reason, equal.clause), (Reason::Tie, Clause(3, 2)));
    let mut running = new_match("free-trumps");
    let both = running.score(&equal).credited;
    assert_eq!(both[0], both[1]);
    let scored = running.score(&written([70, 60], [0, 0]));
    assert_eq!(
        (scored.credited.as_slice(), scored.from_ties),
        (&[70, 60][..], 0)
    );
}

#[test]
fn r3_2_equal_points_after_five_deals_ask_for_another() {
    let mut running = new_match("free-trumps");
    for _ in 0..5 {
        assert!(running.score(&written([65, 65], [0, 0])).end.is_none());
    }
    let end = running.score(&written([60, 70], [0, 0])).end;
    assert_eq!(end.map(|end| end.winner), Some(Seat(1)));
}

fn thousand(start: [u16; 2]) -> Game {
    two_at(
        rules("thousand", ""),
        "HA HK HQ SA SK SQ",
        "CK CQ CJ DA DK DQ",
        "",
        "HT CA ST CT HJ DT SJ DJ",
        start,
    )
}

#[test]
fn r3_2_a_right_claim_of_1000_wins_the_match_in_mid_deal() {
    let mut game = thousand([987, 0]);
    assert_eq!(game.refusal("out"), Illegal::OutNeedsTrick);
    game.run("HA CJ out");
    assert_eq!(game.ended(), (Some(0), "thousand_right", vec![0, 0]));
    let end = new_match("thousand").score(&game.result()).end;
    assert_eq!(end.map(|end| end.winner), Some(Seat(0)));
}

#[test]
fn r3_2_a_wrong_claim_loses_it_whatever_the_other_has() {
    let mut game = thousand([986, 0]);
    game.run("HA CJ out");
    assert_eq!(game.ended(), (Some(1), "thousand_wrong", vec![0, 0]));
    let end = new_match("thousand").score(&game.result()).end;
    assert_eq!(end.map(|end| end.winner), Some(Seat(1)));
}

#[test]
fn r3_2_marriages_of_the_running_deal_count_towards_the_claim() {
    let mut game = thousand([987 - 20 - 7, 0]);
    game.run("HA CJ draw HK!H CQ out");
    assert_eq!(game.ended().1, "thousand_right");
}

#[test]
fn r3_2_as_many_points_as_a_link_can_name_are_enough_for_the_claim() {
    let mut game = thousand([u16::MAX, 0]);
    game.run("HA CJ out");
    assert_eq!(game.ended().1, "thousand_right");
}

#[test]
fn r3_2_the_claim_names_no_marriage() {
    let mut game = thousand([900, 0]);
    game.run("HA CJ");
    assert_eq!(game.refusal("out:H"), Illegal::OutWithoutMeld);
}

#[test]
fn r3_2_who_does_not_claim_has_not_won() {
    let mut running = new_match("thousand");
    for _ in 0..20 {
        let scored = running.score(&written([100, 30], [0, 0]));
        assert!(scored.end.is_none());
    }
    assert_eq!(running.points.as_slice(), [2000, 600]);
}

/// The ace of hearts is dealt to the dealer, drawn by forehand, or lies deeper.
fn ace(forehand: &str, dealer: &str, talon: &str) -> Game {
    two(rules("ace-of-hearts", ""), forehand, dealer, "", talon)
}

#[test]
fn r3_3_who_is_dealt_the_ace_names_any_suit_before_the_first_lead() {
    let mut game = ace("SA SK SQ CA CK CT", "HA HK DA DK DQ DJ", "");
    assert_eq!(game.turn(), 1);
    for suit in ["C", "S", "H", "D"] {
        assert!(game.may(&format!("trump:{suit}")));
    }
    assert_eq!(game.refusal("HA"), Illegal::TrumpFirst);
    game.run("trump:D");
    assert_eq!((game.trump(), game.turn()), (Some(Suit::Diamonds), 0));
}

#[test]
fn r3_3_who_draws_the_ace_names_trumps_at_once_before_the_winner_leads() {
    let mut game = ace("SA SK SQ CA CK CT", "HT HK DA DK DQ DJ", "CJ HA");
    assert_eq!((game.trump(), game.turn()), (None, 0));
    game.run("SK DA");
    assert_eq!(game.turn(), 0, "there are no trumps yet");
    game.run("draw");
    assert_eq!(game.turn(), 1, "the loser drew it");
    game.run("trump:H");
    assert_eq!(game.turn(), 0, "the winner leads");
    game.run("SA HK");
    assert_eq!(game.turn(), 1, "hearts are trumps");
}

#[test]
fn r3_3_earlier_marriages_keep_their_20_and_later_ones_in_trumps_count_40() {
    let mut game = ace("SA SK SQ CA CK CQ", "HT HK DA DT DQ DJ", "CJ ST SJ HA");
    game.run("CA DJ draw SK! DQ");
    assert_eq!(game.table().melds, [20, 0]);
    game.run("draw trump:C");
    assert_eq!(game.turn(), 0);
    game.run("CK!");
    assert_eq!(game.table().melds, [20 + 40, 0]);
}

#[test]
fn r3_3_no_robbing_and_no_covering_but_going_out_at_66() {
    let mut game = ace("HA SK SQ SA ST CT", "HT HK DA DK DQ DJ", "");
    game.run("trump:S");
    assert_eq!(game.refusal("cover"), Illegal::NeverCovered);
    game.run("SA DA");
    assert_eq!(game.refusal("rob"), Illegal::NeverRobbed);
    game.run("draw ST HT out:S");
    assert_eq!(game.points(), [22 + 20, 0]);
    assert_eq!(game.ended(), (Some(0), "out", vec![3, 0]), "40 in trumps");
}
