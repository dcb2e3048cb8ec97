//! Section 4, Sixty-six for three.

use crate::scene::{Game, rules, set, text, three};
use crate::section_4_sitting_out::{hand, sorted};
use sechsundsechzig_engine::cards::Suit;
use sechsundsechzig_engine::deal::{Event, Illegal};
use sechsundsechzig_engine::games::AnyDeal;

/// Forehand is seat 1; the dealer, seat 0, has the last hand, its last card the bottom one.
fn standard(preset: &str, changes: &str) -> Game {
    three(
        rules(preset, changes),
        [
            "HA HT S9 HK HQ CA C9 D9",
            "SA ST SK SQ CK CQ CJ H9",
            "CT DA DT DK DQ DJ SJ HJ",
        ],
    )
}

#[test]
fn r4_2_eight_cards_each_in_packets_of_three_two_and_three() {
    let deal = sorted("three", 0);
    assert_eq!(hand(&deal, 1), "C9 CJ CQ SK ST HK HT HA");
    assert_eq!(hand(&deal, 2), "CK CT CA SA H9 D9 DJ DQ");
    assert_eq!(hand(&deal, 0), "S9 SJ SQ HJ HQ DK DT DA");
}

#[test]
fn r4_2_vorhand_left_of_the_dealer_sees_three_cards_and_names_trumps() {
    let mut game = standard("three", "");
    assert_eq!(game.turn(), 1);
    assert_eq!(game.seen_by(1), text(set("HA HT S9")));
    for suit in ["C", "S", "H", "D"] {
        assert!(game.may(&format!("trump:{suit}")));
    }
    assert_eq!(game.refusal("HA"), Illegal::TrumpFirst);
    game.run("trump:D");
    assert_eq!(game.trump(), Some(Suit::Diamonds));
    assert_eq!(game.seen_by(1), text(set("HA HT S9 HK HQ CA C9 D9")));
}

#[test]
fn r4_2_paderborns_vorhand_must_name_trumps() {
    let game = standard("three", "");
    assert_eq!(game.refusal("pass"), Illegal::MustNameTrump);
}

#[test]
fn r4_2_the_treatises_vorhand_may_leave_it_to_the_bottom_card() {
    let mut game = standard("three-treatise", "");
    assert!(game.may("pass"));
    game.run("pass");
    let bottom = set("HJ").highest().expect("a card");
    assert!(game.events.contains(&Event::TurnedUp(bottom)));
    assert_eq!(game.trump(), Some(Suit::Hearts));
    assert!(game.hand(0).contains("HJ"), "it is the dealer's");
    let AnyDeal::Three(deal) = &game.deal else {
        panic!("a deal for three")
    };
    assert!(
        deal.table().round.known[0].contains(bottom),
        "and everybody knows"
    );
}

#[test]
fn r4_3_the_duty_holds_from_the_first_trick() {
    let mut game = standard("three-treatise", "");
    game.run("trump:H CA");
    assert_eq!(game.playable(), text(set("CK CQ CJ")));
    assert_eq!(game.refusal("SA"), Illegal::MustFollow(Suit::Clubs));
}

/// Forehand leads this card; the second seat holds these cards, the dealer the rest.
fn led(preset: &str, script: &str, second: &str, dealer: &str) -> Game {
    let taken = set(second) | set(dealer);
    let mut forehand =
        set("C9 CJ CQ CK CT CA S9 SJ SQ SK ST SA H9 HJ HQ HK HT HA D9 DJ DQ DK DT DA");
    forehand -= taken;
    let mut game = three(
        rules(preset, "opening_melds=false"),
        [&text(forehand), second, dealer],
    );
    game.run("trump:H").run(script);
    game
}

#[test]
fn r4_3_paderborn_heads_the_best_card_of_the_trick_so_far() {
    let second = "CT SA SK SQ SJ DT DK DQ";
    let dealer = "C9 CK CA ST HA HK DA DJ";
    let game = led("three", "CQ CT", second, dealer);
    assert_eq!(
        game.playable(),
        text(set("CA")),
        "the king does not beat the ten"
    );
    let game = led("three-treatise", "CQ CT", second, dealer);
    assert_eq!(game.playable(), text(set("C9 CK CA")));
}

#[test]
fn r4_3_on_a_trick_already_trumped_any_card_of_the_suit_will_do() {
    let second = "H9 SA SK SQ SJ DT DK DQ";
    let dealer = "C9 CK CA ST HA HK DA DJ";
    let game = led("three", "CQ H9", second, dealer);
    assert_eq!(game.playable(), text(set("C9 CK CA")));
}

#[test]
fn r4_3_void_one_must_trump_and_overtrump_if_able_under_both_values() {
    let second = "HQ SA SK SQ SJ DT DK DQ";
    let dealer = "HA HJ H9 S9 ST DA DJ D9";
    for preset in ["three", "three-treatise"] {
        let game = led(preset, "CQ HQ", second, dealer);
        assert_eq!(game.playable(), text(set("HA")), "{preset}");
        assert_eq!(game.refusal("H9"), Illegal::MustOvertrump(Suit::Hearts));
        assert_eq!(game.refusal("DA"), Illegal::MustTrump(Suit::Hearts));
    }
}

#[test]
fn r4_3_who_cannot_overtrump_must_trump_still() {
    let second = "HT HQ SA SK SQ DT DK DQ";
    let dealer = "HJ H9 S9 ST SJ DA DJ D9";
    let game = led("three", "CQ HQ", second, dealer);
    assert_eq!(game.playable(), text(set("HJ H9")));
}

#[test]
fn r4_3_who_does_not_overtrump_is_known_to_hold_no_higher_trump() {
    let second = "HT HQ SA SK SQ DT DK DQ";
    let dealer = "HJ H9 S9 ST SJ DA DJ D9";
    let mut game = led("three", "CQ HQ", second, dealer);
    game.run("HJ");
    let AnyDeal::Three(deal) = &game.deal else {
        panic!("a deal for three")
    };
    let lacking = deal.table().round.lacking[0];
    assert_eq!(text(lacking), text(set("C9 CJ CQ CK CT CA HK HT HA")));
}

#[test]
fn r4_4_marriages_are_announced_when_leading_after_an_own_trick() {
    let mut game = standard("three-treatise", "");
    game.run("trump:H");
    assert_eq!(game.refusal("HK!"), Illegal::MeldNeedsTrick);
    game.run("HA H9 HJ");
    assert!(game.may("HK!"));
    assert_eq!(game.refusal("say:H"), Illegal::NotNow);
    game.run("HK!");
    let AnyDeal::Three(deal) = &game.deal else {
        panic!("a deal for three")
    };
    assert_eq!(deal.table().round.melds[..3], [0, 40, 0]);
    assert_eq!(game.refusal("SK!"), Illegal::MeldOnlyOnLead);
}

#[test]
fn r4_4_opening_melds_are_asked_in_turn_from_vorhand_one_by_one() {
    let mut game = standard("three", "");
    game.run("trump:S");
    assert_eq!(game.turn(), 1, "Forehand holds the marriage of hearts");
    assert_eq!(game.refusal("HA"), Illegal::AnswerFirst);
    assert_eq!(game.refusal("say:C"), Illegal::NoMarriage);
    game.run("say:H");
    assert_eq!(game.turn(), 2, "he has no other");
    game.run("say:S");
    assert_eq!(game.turn(), 2, "there is the marriage of clubs too");
    assert_eq!(game.refusal("say:S"), Illegal::MeldTwice);
    game.run("pass");
    assert_eq!(game.turn(), 0);
    game.run("say:D");
    assert_eq!(game.turn(), 1, "Forehand leads");
    assert!(game.may("HA"));
    let AnyDeal::Three(deal) = &game.deal else {
        panic!("a deal for three")
    };
    assert_eq!(deal.table().round.melds[..3], [20, 20, 40]);
    let said = game.events.iter().filter_map(|event| match event {
        Event::Announced(seat, suit, worth) => Some((seat.0, *suit, *worth)),
        _ => None,
    });
    let [hearts, spades] = [(1, Suit::Hearts, 20), (2, Suit::Spades, 40)];
    assert!(said.eq([hearts, spades, (0, Suit::Diamonds, 20)]));
}

#[test]
fn r4_4_a_marriage_counts_once() {
    let mut game = standard("three", "");
    game.run("trump:S say:H pass pass CA CJ CT");
    assert_eq!(game.turn(), 1);
    assert_eq!(game.refusal("HK!"), Illegal::MeldTwice);
}

#[test]
fn r4_4_off_in_the_treatise_and_who_holds_none_is_not_asked() {
    let mut game = standard("three-treatise", "");
    game.run("trump:S");
    assert!(game.may("HA"));
    let mut game = three(
        rules("three", ""),
        [
            "HA HT S9 HK HJ CA C9 D9",
            "SA ST SK SQ CK CJ HQ H9",
            "CT DA DT DK CQ DJ SJ DQ",
        ],
    );
    game.run("trump:S");
    assert_eq!(game.turn(), 2);
    game.run("pass");
    assert_eq!(game.turn(), 0);
}

#[test]
fn r4_4_opening_melds_count_only_with_a_trick_in_the_end() {
    // The dealer announces diamonds and never gets a trick.
    let mut game = three(
        rules("three", ""),
        [
            "HA HT HK HQ HJ H9 CA CT",
            "SA ST SK SJ S9 CK CJ C9",
            "DK DQ DJ D9 DT DA CQ SQ",
        ],
    );
    game.run("trump:H pass say:D");
    game.run("HA S9 D9 HT SJ DJ HK CJ DQ HQ C9 DK HJ SK DT H9 ST DA CA CK CQ CT SA SQ");
    let result = game.result();
    assert_eq!(result.card_points.as_slice(), [0, 130, 0]);
    assert_eq!(result.melds.as_slice(), [20, 0, 0]);
    assert_eq!(game.ended(), (Some(1), "played_out", vec![0, 6, 0]));
}

#[test]
fn r4_4_a_hundred_announced_without_a_trick_are_worth_nothing() {
    let mut game = three(
        rules("three", ""),
        [
            "CA CT SA ST HJ H9 DJ D9",
            "HA HT DA DT CJ C9 SJ S9",
            "CK CQ SK SQ HK HQ DK DQ",
        ],
    );
    game.run("trump:C say:C say:S say:H say:D CA CJ CQ CT C9 CK SA SJ SQ ST S9 SK");
    game.run("HJ HA HQ HT HK H9 DA DQ DJ DT DK D9");
    assert_eq!(game.points(), [0, 60, 60 + 10]);
    assert_eq!(game.result().melds.as_slice(), [100, 0, 0]);
    assert_eq!(game.ended(), (Some(2), "played_out", vec![0, 0, 1 + 3]));
}

#[test]
fn r4_5_the_deal_is_played_out_and_nobody_goes_out() {
    let mut game = standard("three-treatise", "");
    game.run("trump:H HA H9 HJ");
    assert_eq!(game.refusal("out"), Illegal::AlwaysPlayedOut);
}

#[test]
fn r4_5_ten_for_the_last_trick_and_each_loser_pays_the_winner() {
    let mut game = three(
        rules("three", "opening_melds=false"),
        [
            "HA HT HK HQ HJ H9 C9 D9",
            "SA ST SK SJ S9 CA CK CJ",
            "DA DT DK DQ DJ CT CQ SQ",
        ],
    );
    game.run("trump:H HA S9 SQ HT SJ DJ HK CJ CQ HQ CK DQ HJ SK DK H9 ST CT");
    game.run("C9 CA DT");
    assert_eq!(game.turn(), 2);
    game.run("SA DA D9");
    assert_eq!(game.points(), [0, 120 - 43, 21 + 22 + 10]);
    assert_eq!(game.ended(), (Some(1), "played_out", vec![0, 4, 0]));
    assert_eq!(game.result().tricks.as_slice(), [0, 6, 2]);
}

#[test]
fn r4_5_schneider_pays_two() {
    let mut game = three(
        rules("three", "opening_melds=false last_trick=none"),
        [
            "HA HT HK HQ HJ H9 C9 D9",
            "SA ST SK SJ S9 CA CK CJ",
            "DA DT DK DQ DJ CT CQ SQ",
        ],
    );
    game.run("trump:H HA S9 SQ HT SJ DJ HK CJ CQ HQ CK DQ HJ SK DK H9 ST CT");
    game.run("D9 CA DA");
    assert_eq!(game.turn(), 0);
    game.run("DT C9 SA");
    assert_eq!(game.points()[0], 22 + 21);
    assert_eq!(game.ended().2, [0, 1 + 3, 0]);
    let mut game = three(
        rules("three", "opening_melds=false last_trick=none"),
        [
            "HA HT HK HQ HJ H9 CA D9",
            "SA ST SK SJ S9 C9 CK CJ",
            "DA DT DK DQ DJ CT CQ SQ",
        ],
    );
    game.run("trump:H HA S9 SQ HT SJ DJ HK CJ CQ HQ CK DQ HJ SK DK H9 ST DT CA C9 CT");
    game.run("D9 SA DA");
    assert_eq!(game.points(), [22, 98, 0]);
    assert_eq!(game.ended().2, [0, 2 + 3, 0]);
}

#[test]
fn r4_5_equal_for_first_nobody_scores() {
    let mut game = standard("three", "opening_melds=false");
    game.run("trump:C CA CK CT D9 CJ DK CQ DA C9 SK SJ S9");
    game.run("ST HJ HQ SA DQ HT H9 DT HA HK SQ DJ");
    let points = game.points();
    let most = *points.iter().max().expect("three");
    assert_eq!(
        points.iter().filter(|own| **own == most).count(),
        2,
        "{points:?}"
    );
    assert_eq!(game.ended(), (None, "tie", vec![0, 0, 0]));
}

#[test]
fn r4_5_marriages_decide_between_equal_tricks() {
    let mut game = standard("three", "");
    game.run("trump:C say:H pass pass");
    game.run("CA CK CT D9 CJ DK CQ DA C9 SK SJ S9");
    game.run("ST HJ HQ SA DQ HT H9 DT HA HK SQ DJ");
    assert_eq!(game.points(), [0, 65, 65]);
    assert_eq!(game.ended(), (Some(1), "played_out", vec![0, 3 + 1, 0]));
}

#[test]
fn r2_30_for_three_an_offence_pays_each_of_the_others_and_nobody_has_won() {
    let mut game = standard("three-treatise", "referee=punish");
    game.run("trump:H CA");
    assert_eq!(game.offence("SA"), Some(Illegal::MustFollow(Suit::Clubs)));
    game.run("SA");
    assert_eq!(game.ended(), (None, "offence", vec![3, 3, 0]));
}
