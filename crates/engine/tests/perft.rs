//! Counts of move sequences, kept in `tests/golden/perft.txt`: a line names preset, changed rules,
//! seed and dealer, then the number of sequences of one move, two moves and so on.
//! `UPDATE_GOLDEN=1 cargo test --test perft` writes the file anew.

use sechsundsechzig_engine::deal::{Deal, PerSide, Seat};
use sechsundsechzig_engine::games::AnyDeal;
use sechsundsechzig_engine::record::{DealHeader, rules_from_json};
use sechsundsechzig_engine::rules::Preset;
use std::fmt::Write;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/perft.txt");
const DEPTH: usize = 6;

fn count(deal: &AnyDeal, counts: &mut [u64]) {
    let Some((here, deeper)) = counts.split_first_mut() else {
        return;
    };
    for action in deal.legal_actions() {
        *here += 1;
        if !deeper.is_empty() {
            let mut next = deal.clone();
            next.play(action, &mut ())
                .expect("a legal action is carried out");
            count(&next, deeper);
        }
    }
}

fn line(preset: Preset, changes: &str, seed: &str, dealer: Seat) -> String {
    let json: serde_json::Value = serde_json::from_str(changes).expect("JSON");
    let rules = rules_from_json(preset, json.as_object().expect("an object")).expect("consistent");
    let start = PerSide::new(rules.game.sides());
    let header = DealHeader::of_rules(preset, rules, seed, 0, dealer, start);
    let deal = AnyDeal::new(&header.setup, &mut ());
    let mut counts = vec![0; DEPTH];
    count(&deal, &mut counts);
    let mut line = format!("{} {changes} {seed} {}:", preset.as_str(), dealer.0);
    for count in counts {
        let _ = write!(line, " {count}");
    }
    line
}

#[test]
fn every_preset_has_as_many_move_sequences_as_it_always_had() {
    let mut found = String::new();
    for preset in Preset::ALL {
        for (seed, dealer) in [("grandmother", 0), ("1652", 1)] {
            found += &line(*preset, "{}", seed, Seat(dealer));
            found.push('\n');
        }
    }
    for changes in [
        r#"{"strict_play":"follow"}"#,
        r#"{"meld_from":"any_lead","rob":"on_lead"}"#,
        r#"{"cover_before_draw":false}"#,
        r#"{"rob_before_draw":false}"#,
        r#"{"packets":"3-2","pack":32}"#,
    ] {
        found += &line(Preset::Paderborn, changes, "grandmother", Seat(0));
        found.push('\n');
    }
    // As they were played before there was the option.
    for preset in [Preset::Schnapsen, Preset::Santase] {
        for (seed, dealer) in [("grandmother", 0), ("1652", 1)] {
            let changes = r#"{"rob_before_draw":true}"#;
            found += &line(preset, changes, seed, Seat(dealer));
            found.push('\n');
        }
    }
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(FILE, &found).expect("the golden file can be written");
    }
    let golden = std::fs::read_to_string(FILE).expect("the golden file is there");
    for (found, golden) in found.lines().zip(golden.lines()) {
        assert_eq!(found, golden);
    }
    assert_eq!(found.lines().count(), golden.lines().count());
}
