//! Reasons of a hint: each is given where it is true, and nowhere else.

mod always;
mod closing;
mod hints;
mod marriages;
mod other_games;
mod refuted;
#[allow(dead_code, reason = "shared with the clauses, which use all of it")]
#[path = "../../../engine/tests/clauses/scene.rs"]
mod scene;

use scene::{Game, action, cards, rules, two, two_at};
use sechsundsechzig_bots::hint_reasons::{HintReason, advised, reasons, reasons_over};
use sechsundsechzig_bots::{Candidate, Decision, solve};
use sechsundsechzig_engine::cards::{Card, Suit};

/// Everything that can be said for a move of the seat to act.
fn why(game: &Game, word: &str) -> Vec<HintReason> {
    reasons(&game.view(game.turn()), action(word))
}

fn holds(game: &Game, word: &str, reason: HintReason) {
    let found = why(game, word);
    assert!(
        found.contains(&reason),
        "{word}: no {reason:?} in {found:?}"
    );
}

/// No reason of this kind, whatever it speaks of.
fn lacks(game: &Game, word: &str, kind: &str) {
    let found = why(game, word);
    let is_it = |reason: &HintReason| format!("{reason:?}").split('(').next() == Some(kind);
    assert!(!found.iter().any(is_it), "{word}: {kind} in {found:?}");
}

fn card(text: &str) -> Card {
    cards(text)[0]
}

/// Paderborn; cards not named are dealt as they come.
fn paderborn(forehand: &str, dealer: &str, turned: &str, talon: &str) -> Game {
    two(rules("paderborn", ""), forehand, dealer, turned, talon)
}

#[test]
fn a_card_that_must_be_played_is_the_only_move() {
    let mut game = paderborn("HA HT HK HQ C9 S9", "HJ CA CT SA ST DA", "DQ", "");
    lacks(&game, "HA", "OnlyMove");
    game.run("cover HA");
    assert_eq!(why(&game, "HJ"), [HintReason::OnlyMove]);
}

#[test]
fn drawing_is_the_only_honest_move_where_all_else_is_a_false_claim() {
    let mut game = two(
        rules("schnapsen", ""),
        "HA HT CK CJ SJ",
        "HJ HQ CA ST SK",
        "DQ",
        "",
    );
    game.run("HA HJ");
    holds(&game, "draw", HintReason::OnlyHonest(66));
    let mut game = paderborn("HA HT CK CJ SJ S9", "HJ HQ CA ST SK C9", "DQ", "");
    game.run("HA HJ");
    lacks(&game, "draw", "OnlyHonest"); // One could cover.
}

/// Forehand has 58 of four tricks and the dealer none.
fn far_ahead() -> Game {
    let mut game = paderborn("HA CA SA HT CT H9", "HK CK SK HQ CQ SQ", "DT", "C9 HJ");
    game.run("HA HK draw CA CK draw SA SK draw HT HQ");
    game
}

#[test]
fn a_lead_is_compared_with_the_others() {
    let game = paderborn("HA CJ SJ S9 DJ HJ", "CK SA CA DK DQ HK", "D9", "");
    // Four clubs and four trumps; the nine lies under the talon.
    holds(&game, "CJ", HintReason::BeatenBy(8, 17));
    holds(&game, "CJ", HintReason::AtStake(2, 11));
    lacks(&game, "S9", "AtStake"); // Nothing is.
}

#[test]
fn a_trick_that_is_let_go_although_it_counts_names_what_taking_it_would_cost() {
    let mut game = paderborn("CT C9 DQ DK S9 SJ", "CA CK HA SK SQ H9", "DJ", "");
    game.run("CT");
    holds(&game, "CK", HintReason::WouldCost(card("CA")));
    lacks(&game, "CA", "WouldCost");
}

#[test]
fn the_only_card_that_is_higher_in_the_suit_is_named() {
    let game = paderborn("HT HQ CK C9 S9 SJ", "HA SA CA DK DQ HK", "D9", "");
    holds(&game, "HT", HintReason::OneHigher(card("HA")));
    lacks(&game, "HQ", "OneHigher"); // The king and the ace.
}

#[test]
fn with_every_trump_in_hand_the_other_can_have_none() {
    let game = paderborn("DA DT DK DQ DJ HA", "S9 SJ SQ SK ST SA", "D9", "");
    holds(&game, "cover", HintReason::NoTrumpOut);
    lacks(&game, "cover", "OneTrumpOut");
    let game = paderborn("DA DT DK DQ SA HA", "S9 SJ SQ SK ST DJ", "D9", "");
    lacks(&game, "cover", "NoTrumpOut");
}

#[test]
fn what_nobody_can_beat_is_called_so() {
    let mut game = paderborn("DA DT DK DQ HA HJ", "S9 SJ SQ SK ST SA", "D9", "");
    lacks(&game, "HA", "NothingHigher"); // The jack of trumps is out.
    holds(&game, "HA", HintReason::OnlyTrumps);
    holds(&game, "DA", HintReason::HighestTrump(11));
    lacks(&game, "DA", "OnlyTrumps");
    game.run("cover");
    holds(&game, "DK", HintReason::HighestTrump(4));
    lacks(&game, "HJ", "OnlyTrumps");
    lacks(&game, "HJ", "HighestTrump");
    let game = paderborn("DA DT DK DQ DJ HA", "S9 SJ SQ SK ST SA", "D9", "");
    holds(&game, "HA", HintReason::NothingHigher(Suit::Hearts));
    lacks(&game, "HA", "OnlyTrumps");
}

/// The talon is used up, forehand leads from DA DT CK CQ HQ SK against DK DQ DJ HK HT CT.
fn each_knows_all() -> Game {
    let mut game = two(
        rules("scharf", ""),
        "DA DT HJ SJ CJ CK",
        "HA SA CA DK DQ HK",
        "DJ",
        "HT ST CT HQ SQ CQ SK",
    );
    game.run("HJ HA draw SA SJ draw CA CJ draw SQ ST draw");
    game
}

#[test]
fn trumps_are_drawn_where_it_is_known_how_many_there_are() {
    let game = each_knows_all();
    holds(&game, "DA", HintReason::DrawsTrumps(3));
    lacks(&game, "CK", "DrawsTrumps");
    lacks(&game, "DA", "DrawsTrump");
    let mut covered = paderborn("DA DT DK DQ HA HJ", "S9 SJ SQ SK ST SA", "D9", "");
    covered.run("cover");
    lacks(&covered, "DA", "DrawsTrumps"); // The jack may lie in the talon.
}

#[test]
fn what_is_worked_out_to_the_end_agrees_with_every_line_there_is() {
    let game = each_knows_all();
    let values = solve::values(&game.deal);
    let best = values.iter().map(|(_, value)| *value).max().unwrap();
    let winning = values.iter().filter(|(_, value)| *value > 0).count();
    let mut said = 0;
    for (action, value) in values {
        for reason in reasons(&game.view(0), action) {
            match reason {
                HintReason::OnlyWayToWin => assert!(value > 0 && winning == 1),
                HintReason::Wins(points) => assert_eq!(value, i32::from(points)),
                HintReason::Even => assert_eq!((value, best), (0, 0)),
                HintReason::LosesOnly(points) => {
                    assert_eq!((value, best), (-i32::from(points), value))
                }
                _ => continue,
            }
            said += 1;
        }
    }
    assert!(said > 0);
}

#[test]
fn a_cheap_lead_is_called_so() {
    let game = paderborn("CA CK CQ H9 HJ S9", "SA HK SK SQ SJ HQ", "D9", "");
    lacks(&game, "HJ", "Cheapest");
    let game = paderborn("CJ CK CQ H9 HJ S9", "SA HK SK SQ SJ HQ", "D9", "");
    holds(&game, "H9", HintReason::CountsNothing);
    let game = two(
        rules("schnapsen", ""),
        "CQ HK CK CJ SJ",
        "HJ HQ CA ST SK",
        "DQ",
        "",
    );
    holds(&game, "CJ", HintReason::Cheapest);
    lacks(&game, "HK", "Cheapest");
}

#[test]
fn a_trick_that_is_enough_is_counted() {
    let mut game = far_ahead();
    game.run("draw H9 HJ draw CQ");
    holds(&game, "CT", HintReason::Reaches(71));
    holds(&game, "CT", HintReason::Takes(13));
    lacks(&game, "C9", "Reaches");
}

#[test]
fn a_trick_saves_from_schwarz_and_then_from_schneider() {
    let mut game = paderborn("H9 SJ CJ DA C9 ST", "HA SA CA HT SK CK", "DQ", "");
    game.run("H9 HA draw SA");
    lacks(&game, "DA", "LeavesSchwarz"); // The other has 11 so far.
    game.run("SJ draw CA CJ draw HT");
    holds(&game, "DA", HintReason::LeavesSchwarz);
    game.run("DA draw C9 CK draw SK");
    holds(&game, "ST", HintReason::LeavesSchneider);
    lacks(&game, "ST", "LeavesSchwarz");
}

#[test]
fn any_trick_helps_against_a_possible_forty() {
    let mut game = paderborn("S9 DK DQ C9 H9 HJ", "SA HA CA SK SQ CJ", "DJ", "");
    game.run("S9");
    holds(&game, "SA", HintReason::AgainstForty);
    lacks(&game, "CJ", "AgainstForty");
    let mut game = paderborn("S9 DT DQ C9 H9 HJ", "SA DK CA SK SQ CJ", "DJ", "");
    game.run("S9");
    lacks(&game, "SA", "AgainstForty"); // The king of trumps is at home.
}

#[test]
fn a_dear_trick_is_named_before_a_possible_forty() {
    let mut game = paderborn("ST DK DQ C9 H9 HJ", "SA HA CA SK SQ CJ", "DJ", "");
    game.run("ST");
    holds(&game, "SA", HintReason::Captures(card("ST"), 21));
    lacks(&game, "SA", "AgainstForty");
}

#[test]
fn an_ace_takes_where_a_jack_would() {
    let mut game = paderborn("H9 DK DQ C9 S9 SJ", "HA HJ CA SK SQ CJ", "DJ", "");
    game.run("H9");
    holds(&game, "HA", HintReason::TakesHigh(11));
    lacks(&game, "HJ", "TakesHigh");
    holds(&game, "HJ", HintReason::Takes(2));
}

#[test]
fn a_king_takes_where_the_ace_can_be_kept() {
    let mut game = paderborn("H9 DT DQ C9 S9 SJ", "HA HK CA DK SQ CJ", "DJ", "");
    game.run("H9");
    holds(&game, "HK", HintReason::Takes(4));
    holds(&game, "HK", HintReason::KeepsHigher(card("HA")));
    lacks(&game, "HA", "KeepsHigher");
    lacks(&game, "SQ", "KeepsHigher");
}

#[test]
fn the_smallest_trump_that_takes_is_enough() {
    let mut game = paderborn("CT DK DQ C9 S9 SJ", "D9 DT HA SK SQ HJ", "DJ", "");
    game.run("CT");
    holds(&game, "D9", HintReason::SmallestTrump(card("CT")));
    holds(&game, "D9", HintReason::Takes(10));
    lacks(&game, "D9", "Captures"); // The ten is named already.
    lacks(&game, "DT", "SmallestTrump");
    holds(&game, "DT", HintReason::Captures(card("CT"), 20));
}

#[test]
fn an_only_trump_is_not_called_the_smallest() {
    let mut game = paderborn("CT DK DQ C9 S9 SJ", "DA HT HA SK SQ HJ", "DJ", "");
    game.run("CT");
    lacks(&game, "DA", "SmallestTrump");
    holds(&game, "DA", HintReason::Captures(card("CT"), 21));
}

#[test]
fn a_trick_that_cannot_or_need_not_be_taken_is_left() {
    let mut game = paderborn("CA C9 DQ DK S9 SJ", "CJ CK HA SK SQ H9", "DJ", "");
    game.run("CA");
    holds(&game, "H9", HintReason::CannotBeat(card("CA")));
    holds(&game, "H9", HintReason::Gives(0));
    lacks(&game, "CK", "Gives"); // Others give less.
    lacks(&game, "H9", "LetsGo");
    let mut game = paderborn("CA C9 DQ DK S9 SJ", "CJ CK HA SK SQ H9", "DJ", "");
    game.run("C9");
    holds(&game, "H9", HintReason::LetsGo(0));
    lacks(&game, "H9", "LetsGoFor"); // The jack that would take it is no loss.
    lacks(&game, "H9", "CannotBeat");
    lacks(&game, "HA", "LetsGo"); // Eleven are no trifle.
}

#[test]
fn a_trick_that_only_a_dear_card_would_take_is_left_for_that_card() {
    let mut game = paderborn("CT CQ DQ DK S9 SJ", "CA C9 HA SK SQ H9", "DJ", "");
    game.run("CQ");
    holds(&game, "H9", HintReason::LetsGoFor(3, card("CA")));
    lacks(&game, "CA", "LetsGoFor");
    lacks(&game, "HA", "LetsGoFor"); // Fourteen are no trifle.
}

#[test]
fn a_ten_is_kept_while_its_ace_may_be_with_the_other() {
    let mut game = paderborn("HT CK C9 S9 SJ DJ", "HA SA CA DK DQ HK", "D9", "");
    holds(&game, "C9", HintReason::KeepsTen(card("HT"), card("HA")));
    lacks(&game, "C9", "CostsNothing"); // The ten is named already.
    lacks(&game, "HT", "KeepsTen");
    let other = paderborn("HT HA C9 S9 SJ DJ", "CK SA CA DK DQ HK", "D9", "");
    lacks(&other, "C9", "KeepsTen");
    game.run("SJ SA draw HA");
    lacks(&game, "C9", "KeepsTen"); // There the ace lies.
    lacks(&game, "C9", "CostsNothing"); // That is said of a lead.
}

#[test]
fn what_speaks_for_a_cheap_lead_is_said_before_what_speaks_against_a_ten() {
    let game = paderborn("HT CA C9 S9 SJ DJ", "HA SA CK DK DQ HK", "D9", "");
    let wanted = [
        HintReason::CostsNothing(card("CA")),
        HintReason::KeepsTen(card("HT"), card("HA")),
    ];
    assert_eq!(why(&game, "S9")[..2], wanted);
}

#[test]
fn a_cheap_lead_names_the_dear_card_it_saves() {
    let game = paderborn("HA C9 CJ S9 SJ DJ", "CK SA CA DK DQ HK", "D9", "");
    holds(&game, "C9", HintReason::CostsNothing(card("HA")));
    lacks(&game, "CJ", "CostsNothing");
    lacks(&game, "HA", "CostsNothing");
    let game = paderborn("HA CJ CQ SQ SJ DJ", "CK SA CA DK DQ HK", "D9", "");
    holds(&game, "CJ", HintReason::CostsOnly(2, card("HA")));
    lacks(&game, "CQ", "CostsOnly");
}

#[test]
fn a_card_above_which_all_is_gone_falls_only_to_trumps() {
    let mut game = paderborn("CA CT HJ H9 S9 SJ", "C9 HA SK ST HQ HK", "D9", "CK DJ");
    lacks(&game, "CT", "HigherGone");
    holds(&game, "CA", HintReason::OnlyTrumps);
    game.run("CA C9 draw");
    holds(&game, "CT", HintReason::HigherGone(card("CA")));
    lacks(&game, "CT", "OnlyTrumps");
    lacks(&game, "CK", "HigherGone"); // The ten is at home.
}

#[test]
fn what_speaks_for_both_of_two_moves_is_no_reason_for_one_over_the_other() {
    let mut game = paderborn("CA CT HJ H9 S9 SA", "C9 HA SK ST HQ HK", "D9", "CK DJ");
    game.run("CA C9 draw");
    let over = |word: &str, other: &str| {
        reasons_over(&game.view(game.turn()), action(word), action(other))
    };
    // Only trumps beat the ace, and the ten, as its ace is gone.
    holds(&game, "SA", HintReason::OnlyTrumps);
    let gone = HintReason::HigherGone(card("CA"));
    assert!(!over("CT", "SA").contains(&gone));
    assert!(over("CT", "H9").contains(&gone));
    assert_eq!(over("CT", "CT"), []);
}

#[test]
fn two_higher_cards_are_named() {
    let game = paderborn("HK HQ CK C9 S9 SJ", "HA SA CA DK DQ HT", "D9", "");
    holds(&game, "HK", HintReason::TwoHigher(card("HA"), card("HT")));
    lacks(&game, "C9", "TwoHigher"); // Four are.
}

#[test]
fn a_suit_the_other_lacks_costs_a_trump_and_one_he_has_must_be_followed() {
    let mut game = each_knows_all();
    holds(&game, "SK", HintReason::ForcesTrump(Suit::Spades));
    lacks(&game, "HQ", "ForcesTrump");
    game.run("SK DJ");
    holds(&game, "HT", HintReason::MustFollow(Suit::Hearts));
    lacks(&game, "HT", "ForcesTrump");
    lacks(&game, "DK", "MustFollow");
}

#[test]
fn the_only_trump_is_drawn_by_name() {
    let mut game = each_knows_all();
    game.run("SK DJ DQ DT");
    holds(&game, "DA", HintReason::DrawsTrump(card("DK")));
    lacks(&game, "DA", "DrawsTrumps");
}

#[test]
fn a_ten_is_brought_home_before_its_ace_comes() {
    let mut game = paderborn("CT C9 DQ DK S9 SJ", "H9 HJ HA SK SQ DT", "DJ", "");
    game.run("C9 H9 draw");
    lacks(&game, "CT", "BringsHome"); // It is led.
    let mut game = paderborn("C9 SJ DQ DK S9 CQ", "CT HJ HA SK SQ CK", "DJ", "");
    game.run("C9");
    holds(&game, "CT", HintReason::BringsHome(card("CA")));
    lacks(&game, "CK", "BringsHome");
    let mut game = paderborn("C9 SJ DQ DK S9 CQ", "CT HJ CA SK SQ CK", "DJ", "");
    game.run("C9");
    holds(&game, "CT", HintReason::TakesHigh(10));
    lacks(&game, "CT", "BringsHome"); // The ace is in hand, too.
}

#[test]
fn a_trick_that_is_nearly_enough_says_what_is_missing() {
    let mut game = far_ahead(); // 58 so far.
    game.run("draw H9 HJ draw CQ");
    lacks(&game, "CT", "ComesTo"); // It is enough.
    let mut game = paderborn("HA CA SA HT CT H9", "HK CK SK HQ CQ S9", "DT", "C9 HJ");
    game.run("HA HK draw CA CK draw SA SK draw H9 HQ draw CQ");
    // 45 in three tricks.
    holds(&game, "CT", HintReason::ComesTo(58, 8));
    lacks(&game, "C9", "ComesTo");
}

#[test]
fn the_card_that_would_put_the_other_out_is_named() {
    let mut game = paderborn("HA CA SA HT CT H9", "HK CK SK HQ CQ ST", "DT", "C9 HJ");
    game.run("HA HK draw CA CK draw SA SK draw HT HQ draw H9");
    holds(&game, "CQ", HintReason::KeepsFromOut(card("ST"), 68));
    lacks(&game, "ST", "KeepsFromOut");
    lacks(&game, "HJ", "KeepsFromOut"); // It takes the trick, and nothing goes to the other.
}

#[test]
fn closing_names_the_cards_it_counts_on() {
    let mut game = paderborn("HA CA SA DA DT H9", "HK CK SK HQ CQ SQ", "D9", "C9 CJ");
    game.run("HA HK draw CA CK draw SA SK draw");
    let both = HintReason::CoverWithTwo(card("DA"), card("DT"), 66);
    holds(&game, "cover", both);
    lacks(&game, "cover", "CoverWith");
    game.run("DA SQ draw");
    holds(&game, "cover", HintReason::CoverWith(card("DT"), 69));
    lacks(&game, "cover", "CoverWithTwo");
}

#[test]
fn the_longest_suit_is_named_trump() {
    let game = two(
        rules("ace-of-hearts", ""),
        "HA HT HK CQ SJ DJ",
        "HQ CA ST SK CT DA",
        "",
        "",
    );
    holds(&game, "trump:H", HintReason::LongestSuit(Suit::Hearts, 3));
    lacks(&game, "trump:C", "LongestSuit");
    holds(&game, "trump:C", HintReason::HighestOfSuit(card("CQ")));
}

#[test]
fn of_cards_that_are_as_good_the_cheapest_is_advised() {
    let game = paderborn("DT HT SQ CK C9 S9", "HJ CA CT SA ST DA", "D9", "");
    let view = game.view(game.turn());
    let found = |word, visits, value| Candidate {
        action: action(word),
        visits,
        value,
    };
    let advised = |others: &[Candidate]| {
        let candidates = [&[found("DT", 100, 0.6)], others].concat();
        let decision = Decision {
            candidates,
            ..Decision::of(action("DT"))
        };
        advised(&view, decision).action
    };
    assert_eq!(
        advised(&[found("HT", 90, 0.599), found("CK", 90, 0.598)]),
        action("CK")
    );
    assert_eq!(advised(&[found("HT", 90, 0.599)]), action("HT"));
    // Worse, hardly tried, or no card to play.
    let no_better = [
        found("CK", 90, 0.58),
        found("C9", 9, 0.6),
        found("cover", 90, 0.6),
    ];
    assert_eq!(advised(&no_better), action("DT"));
}
