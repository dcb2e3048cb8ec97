//! Golden vectors of shuffling, algorithm version 1, asserted on the host and in the browser. They were computed by a
//! separate program from the description in `docs/records.md`.

use sechsundsechzig_engine::cards::{Card, PackSize, Suit};
use sechsundsechzig_engine::deal::shuffle::{self, FirstDealerDraw};

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace()
        .map(|card| card.parse().expect("a card of the vector"))
        .collect()
}

/// The packs of some seeds.
pub fn packs() {
    let vectors = [
        (
            PackSize::TwentyFour,
            "oma-1955",
            0,
            "DA DK CK HK DQ DJ SA HT CT SQ CJ HA SK HQ C9 CQ S9 HJ CA D9 H9 ST SJ DT",
        ),
        (
            PackSize::TwentyFour,
            "oma-1955",
            1,
            "HA H9 CJ SQ DT HT DQ SA SJ CQ HK CT S9 DJ CA ST CK HQ SK DK D9 C9 HJ DA",
        ),
        (
            PackSize::Twenty,
            "Üssenpohl 🂡",
            7,
            "SA CA HA CK HT DQ CJ SK HJ HK CQ ST DK HQ CT DJ DA SJ SQ DT",
        ),
        (
            PackSize::ThirtyTwo,
            "66",
            u32::MAX,
            "CJ SA CK SQ H9 D8 SJ HA C9 DQ HT ST HK DJ DA HJ C7 SK H7 DK S8 S9 H8 CQ S7 CA D7 C8 D9 HQ DT CT",
        ),
        (
            PackSize::FiftyTwo,
            "penneech",
            2,
            "S8 S2 DA H2 D8 HK DK D6 C9 HJ S3 S6 S5 CK S4 SK H9 D5 CA D4 SJ C8 C6 SA C3 H3 H7 S7 DT H8 HA H5 C7 \
             H4 D3 DQ CQ HT C2 CT CJ D9 C4 HQ H6 D7 DJ D2 C5 S9 SQ ST",
        ),
    ];
    for (size, seed, deal, expected) in vectors {
        assert_eq!(
            shuffle::pack(size, seed, deal).cards(),
            cards(expected),
            "{seed} {deal}"
        );
    }
}

/// The cards that decide who deals first, and the trumps of the game for four.
pub fn draws() {
    let mut draw = FirstDealerDraw::new(PackSize::TwentyFour, "oma-1955");
    assert_eq!(draw.round(2), cards("HK DJ"));
    assert_eq!(draw.round(2), cards("SA HJ"));
    assert_eq!(draw.round(2), cards("CJ HT"));
    for deal in 4..8 {
        assert_eq!(shuffle::trump_for_four("kreuz", deal), Suit::Spades);
    }
}
