//! Random play keeps the invariants of every game.

use rand_core::Rng;
use sechsundsechzig::cards::CardSet;
use sechsundsechzig::deal::{Deal, PerSide, Seat, Setup, Turn, View, shuffle};
use sechsundsechzig::games::AnyDeal;
use sechsundsechzig::games::rules::Preset;

const TWO_HANDED: [Preset; 12] = [
    Preset::Paderborn,
    Preset::Scharf,
    Preset::Schnurps,
    Preset::Treatise,
    Preset::Bummerl,
    Preset::Strokes,
    Preset::Strokes32,
    Preset::FreeTrumps,
    Preset::Thousand,
    Preset::AceOfHearts,
    Preset::Schnapsen,
    Preset::Santase,
];

#[test]
fn random_deals_of_every_preset_end_with_all_laws_kept() {
    for preset in TWO_HANDED {
        let rules = preset.checked();
        for number in 0..200 {
            let mut rng = shuffle::stream(shuffle::Purpose::Bot, preset.id(), number);
            let setup = Setup {
                rules,
                dealer: Seat((number % 2) as u8),
                pack: shuffle::pack(rules.pack, preset.id(), number),
                start: PerSide::new(2),
                trump: None,
            };
            let mut deal = AnyDeal::new(&setup, &mut ());
            while let Turn::Seat(seat) = deal.turn() {
                let view = deal.view(seat);
                let world = view.sample_world(&mut rng);
                assert_eq!(world.view(seat), view, "resampling law");
                let legal = deal.legal_actions();
                assert_eq!(legal, view.legal_actions());
                assert!(!legal.is_empty(), "{preset:?} {deal:?}");
                for action in &legal {
                    assert_eq!(deal.check(*action), Ok(()), "{action:?}");
                }
                let AnyDeal::TwoHanded(inner) = &deal else {
                    panic!("a deal for two")
                };
                let all = inner.hand(Seat(0))
                    | inner.hand(Seat(1))
                    | inner.table().played()
                    | inner.talon().iter().copied().collect::<CardSet>();
                assert_eq!(all, rules.pack.cards(), "cards conserved");
                let choice = legal[(rng.next_u32() as usize) % legal.len()];
                deal.play_unchecked(choice, &mut ());
            }
            assert!(deal.result().is_some());
        }
    }
}
