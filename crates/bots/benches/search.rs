//! Search iterations a second from the first lead and how long whole decisions take, natively and in
//! wasm, and how long exact endgames take.
//!
//! `cargo xtask bench search` runs both, wasm in a worker of Chromium.

use sechsundsechzig_bots::ismcts::Ismcts;
use sechsundsechzig_bots::search_options::SearchOptions;
use sechsundsechzig_bots::{Bot, Budget, Opponent, decide_greedily};
use sechsundsechzig_engine::deal::{Deal, Observation, PerSide, Seat, Setup, View, shuffle};
use sechsundsechzig_engine::games::sixty_six::TwoHanded;
use sechsundsechzig_engine::record::{DealHeader, SeatObservation, Session};
use sechsundsechzig_engine::rules::Preset;

const PRESETS: [Preset; 3] = [Preset::Paderborn, Preset::Santase, Preset::Schnapsen];

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    for preset in PRESETS {
        println!("native {}", iterations_a_second(preset, native::seconds));
        println!("native {}", decisions(preset, native::seconds));
    }
    for preset in [Preset::Paderborn, Preset::Strokes, Preset::Schnapsen] {
        native::endgames(preset, 100_000);
    }
}

#[cfg(target_arch = "wasm32")]
fn main() {}

#[cfg(target_arch = "wasm32")]
wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_dedicated_worker);

/// The runner of wasm tests starts this; it proves nothing.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen_test::wasm_bindgen_test]
fn speed_in_wasm() {
    let seconds = || js_sys::Date::now() / 1e3;
    for preset in PRESETS {
        let speed = iterations_a_second(preset, seconds);
        wasm_bindgen_test::console_log!("  wasm {speed}");
        let time = decisions(preset, seconds);
        wasm_bindgen_test::console_log!("  wasm {time}");
    }
}

/// A line that tells the best of twenty searches with the strongest friend's budget by this clock.
fn iterations_a_second(preset: Preset, seconds: impl Fn() -> f64) -> String {
    const ITERATIONS: u32 = Opponent::Froehlich.iterations();
    let mut best = 0.0_f64;
    for number in 0..20 {
        let view = dealt(preset, number).view(Seat(1 - (number % 2) as u8));
        let seen = Observation {
            dealt: view.hand().iter().collect(),
            view,
            drawn: Vec::new(),
            moves: Vec::new(),
        };
        let mut search = Ismcts::<TwoHanded>::new(SearchOptions::default(), 1);
        let begin = seconds();
        std::hint::black_box(search.decide(&seen, Budget::Iterations(ITERATIONS)));
        best = best.max(f64::from(ITERATIONS) / (seconds() - begin));
    }
    format!(
        "{:>12} {best:8.0} search iterations a second from the first lead",
        preset.as_str()
    )
}

/// A line with the time the strongest opponent took for decisions in the first half of deals, called as the page's
/// worker does.
fn decisions(preset: Preset, seconds: impl Fn() -> f64) -> String {
    const DECISIONS: u32 = 60;
    let times: Vec<f64> = (0..DECISIONS)
        .map(|number| {
            let asked = question(preset, number);
            let begin = seconds();
            let seen = asked.rebuild_as::<TwoHanded>();
            let seen = seen.expect("a deal fits what was seen");
            std::hint::black_box(Opponent::Froehlich.decide(&seen, number.into()));
            1e3 * (seconds() - begin)
        })
        .collect();
    format!(
        "{:>12} {DECISIONS} decisions: {:.0} ms on average, {:.0} ms at most",
        preset.as_str(),
        times.iter().sum::<f64>() / f64::from(DECISIONS),
        times.iter().copied().fold(0.0, f64::max),
    )
}

/// What a seat has seen some moves into a deal between greedy bots.
fn question(preset: Preset, number: u32) -> SeatObservation {
    let dealer = Seat((number % 2) as u8);
    let mut session = Session::new(DealHeader::of_seed(preset, "bench", number, dealer));
    let mut asked = None;
    for moves in 0..=number % 12 {
        let Some(seat) = session.deal().turn().seat() else {
            break;
        };
        if session.legal_moves().len() > 1 || moves == 0 {
            asked = Some(session.seat_observation(seat));
        }
        let greedy = decide_greedily(&session.observation(seat), 0);
        if session.play(greedy.action).is_err() {
            break;
        }
    }
    asked.expect("a first lead")
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

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use super::dealt;
    use sechsundsechzig_bots::endgame::Endgame;
    use sechsundsechzig_bots::{FastRng, Searchable};
    use sechsundsechzig_engine::deal::{Deal, Turn};
    use sechsundsechzig_engine::rules::Preset;
    use std::sync::LazyLock;
    use std::time::{Duration, Instant};

    static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);

    /// Since the first time it was asked.
    pub fn seconds() -> f64 {
        BEGIN.elapsed().as_secs_f64()
    }

    /// Solves the endgames of so many deals played by chance until nobody draws any more.
    pub fn endgames(preset: Preset, count: u32) {
        let mut rng = FastRng::new(66);
        let (mut solved, mut total, mut nodes) = (0, Duration::ZERO, 0);
        let (mut shortest, mut longest) = (Duration::MAX, Duration::ZERO);
        for number in 0..count {
            let mut deal = dealt(preset, number);
            while deal.turn() != Turn::Over && !Endgame::solves(&deal) {
                let candidates = deal.candidates();
                deal.play_unchecked(candidates[rng.below(candidates.len())], &mut ());
            }
            if deal.turn() == Turn::Over {
                continue;
            }
            let mut solver = Endgame::new(deal.table());
            // The best of three, so that the longest is not one in which the machine did something
            // else.
            let took = (0..3)
                .map(|_| {
                    solver = Endgame::new(deal.table());
                    let begin = Instant::now();
                    std::hint::black_box(solver.value(&deal));
                    begin.elapsed()
                })
                .min()
                .unwrap_or_default();
            total += took;
            shortest = shortest.min(took);
            longest = longest.max(took);
            solved += 1;
            nodes += solver.nodes();
        }
        println!(
            "{:>12} {solved} endgames: {:?} on average, {shortest:?} at least, {longest:?} at most, {} positions each",
            preset.as_str(),
            total / solved.max(1),
            nodes / u64::from(solved.max(1)),
        );
    }
}
