//! A match is played on after anything, and nothing is recorded twice.

mod practice;
mod restoring;
mod seals;

use super::*;

fn played(seed: &str, moves: usize) -> MatchSession {
    let preset = Preset::Paderborn;
    let mut match_session = MatchSession::new(preset, preset.checked(), seed);
    for turn in 0..moves {
        if match_session.is_over() {
            break;
        }
        if match_session.scored().is_some() {
            match_session.next_deal();
        }
        let legal = match_session.session().deal().legal_actions();
        match_session.play(legal[turn * 7 % legal.len()]).unwrap();
    }
    match_session
}

fn keys(number: u8, word: &str) -> MatchKeys {
    MatchKeys::new([number; 32], word.parse::<ShuffleWord>().unwrap())
}

fn dealt_from_keys(preset: Preset, number: u8, word: &str) -> MatchSession {
    MatchSession::of_keys(preset, preset.checked(), keys(number, word))
}

fn after_link(link: &str, number: u8, word: &str) -> MatchSession {
    let link = link.parse::<DealLink>().unwrap();
    let word = word.parse::<ShuffleWord>().unwrap();
    let keys = MatchKeys::after_link([number; 32], word, &link);
    MatchSession::after_link(link, keys)
}

/// Plays the deal under way to its end.
fn play_deal(match_session: &mut MatchSession) {
    while match_session.scored().is_none() {
        let legal = match_session.session().deal().legal_actions();
        match_session
            .play(legal[match_session.session().moves().len() * 7 % legal.len()])
            .unwrap();
    }
}
