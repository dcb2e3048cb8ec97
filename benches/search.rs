//! Search iterations a second from the first lead, and how long exact endgames take.

use sechsundsechzig::bots::endgame::Endgame;
use sechsundsechzig::bots::information_set_search::{InformationSetSearch, SearchOptions};
use sechsundsechzig::bots::{Bot, Budget, FastRng, Searchable};
use sechsundsechzig::deal::{Deal, Observation, PerSide, Seat, Setup, Turn, View, shuffle};
use sechsundsechzig::games::rules::Preset;
use sechsundsechzig::games::sixty_six::TwoHanded;
use std::time::{Duration, Instant};

fn main() {
    for preset in [Preset::Paderborn, Preset::Santase, Preset::Schnapsen] {
        println!(
            "{:>12} {:8.0} search iterations a second from the first lead",
            preset.id(),
            iterations_a_second(preset)
        );
    }
    for preset in [Preset::Paderborn, Preset::Strokes, Preset::Schnapsen] {
        endgames(preset, 20_000);
    }
}

fn dealt(preset: Preset, number: u32) -> TwoHanded {
    let rules = preset.checked();
    let setup = Setup {
        rules,
        dealer: Seat((number % 2) as u8),
        pack: shuffle::pack(rules.pack, "bench", number),
        start: PerSide::new(2),
        trump: None,
    };
    TwoHanded::new(&setup, &mut ())
}

fn iterations_a_second(preset: Preset) -> f64 {
    const ITERATIONS: u32 = 100_000;
    let mut best = 0.0_f64;
    for number in 0..5 {
        let view = dealt(preset, number).view(Seat(1 - (number % 2) as u8));
        let seen = Observation {
            dealt: view.hand().iter().collect(),
            view,
            drawn: Vec::new(),
            moves: Vec::new(),
        };
        let mut search = InformationSetSearch::<TwoHanded>::new(SearchOptions::default(), 1);
        let begin = Instant::now();
        std::hint::black_box(search.decide(&seen, Budget::Iterations(ITERATIONS)));
        best = best.max(f64::from(ITERATIONS) / begin.elapsed().as_secs_f64());
    }
    best
}

fn endgames(preset: Preset, count: u32) {
    let mut rng = FastRng::new(66);
    let (mut solved, mut total, mut longest, mut nodes) = (0, Duration::ZERO, Duration::ZERO, 0);
    for number in 0..count {
        let mut deal = dealt(preset, number);
        while deal.turn() != Turn::Over && !Endgame::solves(&deal) {
            let considered = deal.considered();
            deal.play_unchecked(considered[rng.below(considered.len())], &mut ());
        }
        if deal.turn() == Turn::Over {
            continue;
        }
        let mut solver = Endgame::new(deal.table());
        let begin = Instant::now();
        std::hint::black_box(solver.value(&deal));
        let took = begin.elapsed();
        total += took;
        longest = longest.max(took);
        solved += 1;
        nodes += solver.nodes();
    }
    println!(
        "{:>12} {solved} endgames: {:?} on average, {longest:?} at most, {} positions each",
        preset.id(),
        total / solved.max(1),
        nodes / u64::from(solved.max(1)),
    );
}
