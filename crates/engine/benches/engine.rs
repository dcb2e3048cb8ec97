//! How fast the rules engine is: random play, as a search sees it.
//!
//! `cargo bench --bench engine` prints moves a second on one thread for each two-handed preset, so
//! that the cost of the options can be seen beside `paderborn`, and for the other games.

use sechsundsechzig_engine::deal::{Deal, FastRng, PerSide, Seat, Setup, Turn, shuffle};
use sechsundsechzig_engine::games::AnyDeal;
use sechsundsechzig_engine::games::sixty_six::TwoHanded;
use sechsundsechzig_engine::rules::{Game, Preset};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Packs shuffled before the clock runs.
const PACKS: u32 = 512;

fn setups(preset: Preset) -> Vec<Setup> {
    let rules = preset.checked();
    (0..PACKS)
        .map(|number| Setup {
            rules,
            dealer: Seat((number % u32::from(rules.game.players())) as u8),
            pack: shuffle::pack(rules.pack, preset.as_str(), number),
            start: PerSide::new(rules.game.sides()),
            trump: (preset == Preset::FourDrawn).then(|| shuffle::trump_for_four("", number)),
        })
        .collect()
}

/// Random moves a second over so much time.
fn moves_a_second<D: Deal>(setups: &[Setup], time: Duration) -> f64 {
    let mut rng = FastRng::new(1);
    let dealt: Vec<D> = setups.iter().map(|setup| D::new(setup, &mut ())).collect();
    let start = Instant::now();
    let mut moves = 0u64;
    while start.elapsed() < time {
        for deal in &dealt {
            let mut deal = deal.clone();
            while let Turn::Seat(_) = deal.turn() {
                let legal = deal.legal_actions();
                let chosen = rng.below(legal.len());
                deal.play_unchecked(legal[chosen], &mut ());
                moves += 1;
            }
            black_box(deal.result());
        }
    }
    moves as f64 / start.elapsed().as_secs_f64()
}

fn main() {
    let time = Duration::from_millis(400);
    println!("{:<16} {:>12}  of paderborn", "preset", "moves/s");
    let base = moves_a_second::<TwoHanded>(&setups(Preset::Paderborn), time);
    for preset in Preset::ALL {
        let setups = setups(*preset);
        let two_handed = matches!(
            preset.rules().game,
            Game::TwoHanded | Game::FreeTrumps | Game::AceOfHearts
        );
        let speed = if two_handed {
            moves_a_second::<TwoHanded>(&setups, time)
        } else {
            moves_a_second::<AnyDeal>(&setups, time)
        };
        println!(
            "{:<16} {:>10.1} M  {:>6.2}",
            preset.as_str(),
            speed / 1e6,
            speed / base
        );
    }
}
