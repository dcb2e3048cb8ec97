//! Section 1: cards.

use crate::scene::{cards, rules, set, text, two};
use sechsundsechzig_engine::cards::{Card, Pack, PackSize, Rank, Suit};
use sechsundsechzig_engine::deal::{Action, Deal, PerSide, Seat, Setup, shuffle};
use sechsundsechzig_engine::games::AnyDeal;

/// The card that takes this one's place when each suit's name is passed on to the next.
fn renamed(card: Card) -> Card {
    Card::new(next_suit(card.suit()), card.rank())
}

fn next_suit(suit: Suit) -> Suit {
    Suit::from_index(suit as u8 + 1)
}

fn deal(pack: Pack) -> AnyDeal {
    let setup = Setup {
        rules: rules("paderborn", ""),
        dealer: Seat(0),
        pack,
        start: PerSide::new(2),
        trump: None,
    };
    AnyDeal::new(&setup, &mut ())
}

#[test]
fn r1_1_all_four_suits_are_equal() {
    for number in 0..50 {
        let pack = shuffle::pack(PackSize::TwentyFour, "equal suits", number);
        let others = pack.cards().iter().map(|card| renamed(*card)).collect();
        let mut one = deal(pack);
        let mut other = deal(Pack::new(others).expect("a pack"));
        while let Some(&choice) = one.legal_actions().first() {
            let same = match choice {
                Action::Play { card, meld, trump } => Action::Play {
                    card: renamed(card),
                    meld,
                    trump,
                },
                without_a_suit => without_a_suit,
            };
            one.play_unchecked(choice, &mut ());
            assert_eq!(other.play(same, &mut ()), Ok(()));
        }
        assert_eq!(one.result(), other.result());
    }
}

#[test]
fn r1_2_the_ten_stands_between_ace_and_king() {
    let down = "HA HT HK HQ HJ H9 H8 H7";
    assert!(cards(down).is_sorted_by(|high, low| high > low));
}

#[test]
fn r1_3_ace_eleven_or_twelve_ten_ten_king_four_queen_three_jack_two() {
    let points = |changes: &str| -> Vec<u16> {
        let rules = rules("strokes-32", changes);
        let all = cards("CA CT CK CQ CJ C9 C8 C7");
        all.into_iter()
            .map(|card| rules.card_points(card))
            .collect()
    };
    assert_eq!(points(""), [11, 10, 4, 3, 2, 0, 0, 0]);
    assert_eq!(points("ace_points=12"), [12, 10, 4, 3, 2, 0, 0, 0]);
    assert_eq!(rules("bummerl", "").ace_points, 12);
    for (preset, together) in [("scharf", 120), ("paderborn", 120), ("bummerl", 124)] {
        let rules = rules(preset, "");
        assert_eq!(rules.points_in(rules.pack.cards()), together, "{preset}");
    }
}

#[test]
fn r1_4_packs_have_20_24_or_32_cards_from_jack_nine_or_seven_up() {
    for (preset, lowest) in [("schnurps", "J"), ("paderborn", "9"), ("strokes-32", "7")] {
        let pack = rules(preset, "").pack;
        let all = "A K Q J T 9 8 7".split(' ').map(|rank| format!("S{rank}"));
        let mut spades = cards(&all.collect::<Vec<_>>().join(" "));
        spades.retain(|card| pack.cards().contains(*card));
        assert_eq!(text(pack.cards()).split(' ').count(), pack.card_count());
        assert_eq!(spades.len() * 4, pack.card_count());
        let low = spades.iter().min().expect("spades");
        assert_eq!(low.to_string(), format!("S{lowest}"));
    }
}

#[test]
fn r1_5_the_lowest_trump_robs_whatever_the_pack() {
    for (changes, lowest) in [("pack=20", "HJ"), ("pack=24", "H9"), ("pack=32", "H7")] {
        let rules = rules("treatise", changes);
        let forehand = format!("{lowest} SA ST SK SQ CA");
        let mut game = two(rules, &forehand, "SJ CK CQ CJ DJ DQ", "HA", "");
        assert!(game.may("rob"), "{lowest}");
        game.run("rob");
        assert_eq!(game.hand(0), text(set("CA SQ SK ST SA HA")));
        assert_eq!(
            rules.pack.lowest_of(Suit::Hearts).rank(),
            cards(lowest)[0].rank()
        );
    }
    assert_eq!(PackSize::Twenty.lowest_rank(), Rank::Jack);
}
