//! A bot of one's own against the greedy bot. A bot sees an observation, in which there is no hidden card, and
//! returns an action; the arena plays every deal twice, with the seats exchanged.
//!
//! `cargo run --release --package sechsundsechzig-bots --example own_bot`

use sechsundsechzig_bots::Decision;
use sechsundsechzig_bots::arena::{self, ArenaOptions, Player};
use sechsundsechzig_bots::bot_spec::BotSpec;
use sechsundsechzig_engine::deal::{Action, Observation, PerSide, View};
use sechsundsechzig_engine::games::AnyView;
use sechsundsechzig_engine::rules::Preset;

const PRESET: Preset = Preset::Paderborn;

/// Announces its marriages, else plays its lowest legal card; it never closes the talon and never claims to be out.
fn own_bot(seen: &Observation<AnyView>, _seed: u64) -> Decision {
    let rules = PRESET.checked();
    let legal = seen.view.legal_actions();
    let price = |action: &Action| match *action {
        Action::Play { meld: true, .. } => 0,
        Action::Play { card, .. } => 1 + rules.card_points(card),
        Action::Draw => 1,
        _ => u16::MAX,
    };
    let action = legal.into_iter().min_by_key(price);
    Decision::of(action.expect("a bot is asked only when it can act"))
}

fn main() {
    let report = arena::run(
        &ArenaOptions {
            preset: PRESET,
            rules: PRESET.checked(),
            seed: "own-bot",
            first: 0,
            deals: 1000,
            start: PerSide::new(2),
            players: [&|| Box::new(own_bot) as Box<dyn Player>, &|| {
                Box::new(BotSpec::GREEDY) as Box<dyn Player>
            }],
            threads: 0,
        },
        &|_| {},
    );
    println!(
        "{:+.3} ± {:.3} game points a deal against the greedy bot",
        report.mean(),
        report.half_width()
    );
}
