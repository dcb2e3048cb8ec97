//! Golden play-throughs, one for each preset in `tests/golden`: at every step what happened, what
//! each seat sees and what the seat to act may do.
//! `UPDATE_GOLDEN=1 cargo test --test playthroughs` writes them anew.

use rand_core::Rng;
use sechsundsechzig_engine::cards::CardSet;
use sechsundsechzig_engine::deal::{Deal, Seat, Turn, View, shuffle};
use sechsundsechzig_engine::record::{DealHeader, MoveText, RecordedResult, Session};
use sechsundsechzig_engine::rules::Preset;
use std::fmt::Write;
use std::path::PathBuf;

fn listed(cards: CardSet) -> String {
    let cards: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
    cards.join(" ")
}

fn describe(session: &Session, players: u8, text: &mut String) -> std::fmt::Result {
    for seat in (0..players).map(Seat) {
        let view = session.view(seat);
        let trump = view.trump().map_or("-".to_owned(), |suit| suit.to_string());
        writeln!(
            text,
            "  seat {} sees {} | trump {trump}",
            seat.0,
            listed(View::hand(&view))
        )?;
    }
    if let Turn::Seat(seat) = session.deal().turn() {
        let legal: Vec<String> = session
            .legal_moves()
            .iter()
            .map(MoveText::to_json)
            .collect();
        writeln!(text, "  seat {} may {}", seat.0, legal.join(" "))?;
    }
    Ok(())
}

fn play_through(preset: Preset) -> Result<String, std::fmt::Error> {
    let mut text = String::new();
    let mut session = Session::new(DealHeader::of_seed(preset, "play-through", 0, Seat(0)));
    let players = session.header().setup.rules.game.players();
    let mut rng = shuffle::stream(shuffle::Purpose::Bot, preset.as_str(), 0);
    for event in session.events() {
        writeln!(text, "{event:?}")?;
    }
    describe(&session, players, &mut text)?;
    while session.deal().turn() != Turn::Over {
        let legal = session.deal().legal_actions();
        // Claims and covers would end most deals early, so they are chosen only now and then.
        let quiet: Vec<_> = legal
            .iter()
            .filter(|action| action.card().is_some())
            .copied()
            .collect();
        let from = if quiet.is_empty() || rng.next_u32().is_multiple_of(8) {
            legal.to_vec()
        } else {
            quiet
        };
        let action = from[rng.next_u32() as usize % from.len()];
        writeln!(text, "{}", MoveText::from(action).to_json())?;
        for event in session.play(action).expect("a legal action is carried out") {
            writeln!(text, "{event:?}")?;
        }
        describe(&session, players, &mut text)?;
    }
    let result = session.deal().result().map(RecordedResult::from);
    writeln!(
        text,
        "{}",
        serde_json::to_string(&result).expect("a result is JSON")
    )?;
    Ok(text)
}

#[test]
fn every_preset_plays_through_as_it_always_did() {
    for preset in Preset::ALL {
        let mut file = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
        file.extend(["tests", "golden", &format!("{}.txt", preset.as_str())]);
        let found = play_through(*preset).expect("writing to a string");
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(&file, &found).expect("the golden file can be written");
        }
        let golden = std::fs::read_to_string(&file).expect("the golden file is there");
        for (number, (found, golden)) in found.lines().zip(golden.lines()).enumerate() {
            assert_eq!(found, golden, "{} line {}", preset.as_str(), number + 1);
        }
        assert_eq!(
            found.lines().count(),
            golden.lines().count(),
            "{}",
            preset.as_str()
        );
    }
}
