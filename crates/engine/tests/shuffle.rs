//! Algorithm version 1 of the shuffle, pinned for ever.

mod vectors;

use sechsundsechzig_engine::cards::{Pack, PackSize};
use sechsundsechzig_engine::deal::shuffle;

#[test]
fn version_1_deals_these_packs_for_ever() {
    vectors::packs();
}

#[test]
fn version_1_draws_these_cards_for_the_first_deal_and_for_trumps() {
    vectors::draws();
}

#[test]
fn every_shuffled_pack_is_a_whole_pack() {
    for size in PackSize::ALL {
        for deal in 0..100 {
            let pack = shuffle::pack(size, "whole", deal);
            assert_eq!(Pack::new(pack.cards().to_vec()).as_ref(), Ok(&pack));
        }
    }
}

#[test]
fn every_card_comes_to_every_place_about_equally_often() {
    let deals = 24_000;
    let mut seen = [[0u32; 24]; 64];
    for deal in 0..deals {
        let pack = shuffle::pack(PackSize::TwentyFour, "even", deal);
        for (place, card) in pack.cards().iter().enumerate() {
            seen[card.index()][place] += 1;
        }
    }
    for card in PackSize::TwentyFour.cards() {
        for count in seen[card.index()] {
            // 1000 expected, standard deviation about 31; six of them never happen by chance.
            assert!((814..=1186).contains(&count), "{card} {count}");
        }
    }
}
