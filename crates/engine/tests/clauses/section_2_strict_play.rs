//! Section 2, playing once the talon is used up or covered.

use crate::scene::{Game, rules, set, text, two};
use sechsundsechzig_engine::cards::Suit;
use sechsundsechzig_engine::deal::Illegal;

/// Covered before the first lead; forehand then leads this card.
fn covered(strict: &str, led: &str, dealer: &str) -> Game {
    let changes = format!("strict_play={strict} cover=on_lead");
    let mut game = two(
        rules("paderborn", &changes),
        "CQ CJ SK S9 HT HQ",
        dealer,
        "HJ",
        "",
    );
    game.run("cover").run(led);
    game
}

#[test]
fn r2_8_follow_head_trump_follows_with_a_higher_card_if_there_is_one() {
    let game = covered("follow_head_trump", "CQ", "C9 CK CT DA HA HK");
    assert_eq!(game.playable(), text(set("CK CT")));
    assert_eq!(game.refusal("C9"), Illegal::MustHead(Suit::Clubs));
    assert_eq!(game.refusal("DA"), Illegal::MustFollow(Suit::Clubs));
    assert_eq!(game.refusal("HA"), Illegal::MustFollow(Suit::Clubs));
}

#[test]
fn r2_8_without_a_higher_card_any_of_the_suit_then_a_trump_then_anything() {
    let lower = covered("follow_head_trump", "SK", "SQ SJ CT DA HA HK");
    assert_eq!(lower.playable(), text(set("SQ SJ")));
    let void = covered("follow_head_trump", "SK", "C9 CK CT DA HA HK");
    assert_eq!(void.playable(), text(set("HA HK")));
    assert_eq!(void.refusal("DA"), Illegal::MustTrump(Suit::Hearts));
    let without_trump = covered("follow_head_trump", "SK", "C9 CK CT DA DT DK");
    assert_eq!(without_trump.playable(), text(set("C9 CK CT DA DT DK")));
    let trumps_led = covered("follow_head_trump", "HT", "C9 CK CT DA HA HK");
    assert_eq!(trumps_led.playable(), text(set("HA")));
}

#[test]
fn r2_9_follow_trump_follows_with_any_card_and_takes_with_a_trump_when_void() {
    let follows = covered("follow_trump", "CQ", "C9 CK CT DA HA HK");
    assert_eq!(follows.playable(), text(set("C9 CK CT")));
    let void = covered("follow_trump", "SK", "C9 CK CT DA HA HK");
    assert_eq!(void.playable(), text(set("HA HK")));
    let without_trump = covered("follow_trump", "SK", "C9 CK CT DA DT DK");
    assert_eq!(without_trump.playable(), text(set("C9 CK CT DA DT DK")));
}

#[test]
fn r2_10_follow_follows_and_else_plays_anything() {
    let follows = covered("follow", "CQ", "C9 CK CT DA HA HK");
    assert_eq!(follows.playable(), text(set("C9 CK CT")));
    let void = covered("follow", "SK", "C9 CK CT DA HA HK");
    assert_eq!(void.playable(), text(set("C9 CK CT DA HA HK")));
}

#[test]
fn r2_8_the_duty_holds_once_the_talon_is_used_up() {
    let mut game = two(
        rules("scharf", ""),
        "HA HT HK HQ SA ST",
        "CA CT CK CQ DA DT",
        "HJ",
        "SK DK SQ DQ SJ DJ CJ",
    );
    game.run("HA CQ draw HT CK draw HQ CT draw SK CA");
    assert_eq!(game.hand(1), text(set("DA DT DK DQ DJ")));
    game.run("draw");
    assert_eq!(game.hand(1), text(set("HJ DA DT DK DQ DJ")));
    game.run("SA");
    assert_eq!(
        game.playable(),
        text(set("HJ")),
        "void in spades he must trump"
    );
}
