//! Good input for each target, made by the program itself: what a search for bad input starts from.

use sechsundsechzig::model::deal_archive::ArchivedDeal;
use sechsundsechzig::model::deal_flags::DealFlags;
use sechsundsechzig::model::match_session::MatchSession;
use sechsundsechzig::model::rule_sets::Draft;
use sechsundsechzig::model::settings::Settings;
use sechsundsechzig::storage::backup_file;
use sechsundsechzig::storage::envelope;
use sechsundsechzig::storage::storage_key::StorageKey;
use sechsundsechzig::worker::protocol::{DecisionRequest, Response, VERSION};
use sechsundsechzig_bots::Opponent;
use sechsundsechzig_engine::deal::{Deal, Seat};
use sechsundsechzig_engine::fairness::{MatchKeys, ShuffleWord};
use sechsundsechzig_engine::match_score::RunningMatch;
use sechsundsechzig_engine::match_score::deal_history::Played;
use sechsundsechzig_engine::record::{DealHeader, Session, compact_notation};
use sechsundsechzig_engine::rules::Preset;
use sechsundsechzig_engine::share::{DealLink, Replay};
use serde::Serialize;

/// Good input for the target of this name, in every game.
#[must_use]
pub fn examples(target: &str) -> Vec<String> {
    let of = |preset: &Preset| of_game(*preset, target);
    Preset::ALL.iter().flat_map(of).collect()
}

fn of_game(preset: Preset, target: &str) -> Vec<String> {
    let whole = played(preset, usize::MAX);
    let half = played(preset, whole.moves().len() / 2);
    match target {
        "link" => vec![
            DealLink::of_header(whole.header()).to_string(),
            Draft::of(preset).to_string(),
            format!(
                "#/deal/1/{}/Gro%C3%9F?dealer=1&deal=3&ace_points=11&last_trick=none",
                preset.as_str()
            ),
        ],
        "replay" => vec![
            Replay::of(&whole).to_string(),
            Replay::of(&half).to_string(),
        ],
        "record" => vec![
            whole.record().to_json(),
            half.record_with_legal_moves().to_json(),
        ],
        "observation" => half
            .deal()
            .turn()
            .seat()
            .map(|seat| json(&half.observation_json(seat)))
            .into_iter()
            .collect(),
        "file" => vec![
            file(preset),
            match_session(preset).encode(),
            dealt_from_keys(preset).encode(),
        ],
        "message" => messages(&half),
        "envelope" => vec![envelope::encode(
            StorageKey::Match.name(),
            &match_session(preset).encode(),
        )],
        "saved_data" => saved_data(preset, whole),
        _ => Vec::new(),
    }
}

/// A deal with so many moves, different ones each time.
fn played(preset: Preset, moves: usize) -> Session {
    let mut session = Session::new(DealHeader::of_seed(preset, "fuzz", 2, Seat(1)));
    while session.deal().turn().seat().is_some() && session.moves().len() < moves {
        let legal = session.deal().legal_actions();
        let next = legal[session.moves().len() * 5 % legal.len()];
        session.play(next).expect("a legal move is allowed");
    }
    session
}

fn match_session(preset: Preset) -> MatchSession {
    begun(MatchSession::new(preset, preset.checked(), "fuzz"))
}

fn dealt_from_keys(preset: Preset) -> MatchSession {
    let word = "fuzz %".parse::<ShuffleWord>().unwrap_or_default();
    let keys = MatchKeys::new([66; 32], word);
    begun(MatchSession::of_keys(preset, preset.checked(), keys))
}

fn begun(mut match_session: MatchSession) -> MatchSession {
    for turn in 0..20 {
        if match_session.scored().is_some() {
            match_session.next_deal();
        }
        let legal = match_session.session().deal().legal_actions();
        if let Some(action) = legal.get(turn % legal.len().max(1)) {
            match_session
                .play(*action)
                .expect("a legal move is allowed");
        }
    }
    match_session
}

fn file(preset: Preset) -> String {
    let on_shelves = [
        (StorageKey::Settings, Settings::default().encode()),
        (StorageKey::Match, match_session(preset).encode()),
        (
            StorageKey::ScoreSheets,
            format!("@0123456789abcdef {}=3/3,0/0,6", preset.as_str()),
        ),
        (StorageKey::PausedMatches, String::new()),
    ];
    let envelopes: Vec<_> = on_shelves
        .into_iter()
        .map(|(shelf, data)| (shelf, envelope::encode(shelf.name(), &data)))
        .collect();
    backup_file::encode(&envelopes)
}

fn messages(half: &Session) -> Vec<String> {
    let Some(seat) = half.deal().turn().seat() else {
        return Vec::new();
    };
    let asked = DecisionRequest {
        version: VERSION,
        id: 7,
        opponent: "kord".into(),
        seed: 66,
        hint: "de+".into(),
        seat_observation: half.seat_observation(seat).into(),
    };
    let first = compact_notation::encode(half.deal().legal_actions()[0]);
    let answered = Response::Review {
        id: 7,
        moves: format!("{first}:1300 S9:-20"),
        chance: 620,
        clairvoyant: first,
        reasons: String::new(),
    };
    vec![json(&asked), json(&answered)]
}

fn saved_data(preset: Preset, whole: Session) -> Vec<String> {
    let deal = ArchivedDeal {
        day: 20_778,
        opponent: Opponent::Kord,
        flags: DealFlags {
            practice: true,
            ..DealFlags::default()
        },
        replay: Replay::of(&whole),
    };
    let mut all = vec![
        match_session(preset).encode(),
        deal.encode(),
        Settings::default().encode(),
        format!("{}=3/3,0/0,6 strokes=1/0,1/2,0", preset.as_str()),
    ];
    if let Some(result) = whole.deal().result() {
        let scored = RunningMatch::new(preset, preset.checked(), "fuzz").score(&result);
        let game = (20_778, preset, 1);
        all.extend(Played::of(game, Seat(0), &whole, &scored).map(|played| played.encode()));
    }
    all
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
