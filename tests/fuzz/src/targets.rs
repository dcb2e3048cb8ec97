//! The readers, and what each must do with whatever it reads.

use super::Target;
use sechsundsechzig::model::deal_archive::{self, ArchivedDeal};
use sechsundsechzig::model::evening::{self, Evening};
use sechsundsechzig::model::idempotent_log;
use sechsundsechzig::model::match_session::MatchSession;
use sechsundsechzig::model::route::Route;
use sechsundsechzig::model::rule_sets::{Draft, decode_sets, encode_sets};
use sechsundsechzig::model::score_codec::{decode_score_sheets, encode_score_sheets};
use sechsundsechzig::model::settings::Settings;
use sechsundsechzig::storage::backup_file;
use sechsundsechzig::storage::envelope;
use sechsundsechzig::storage::storage_key::StorageKey;
use sechsundsechzig::worker::protocol::{DecisionRequest, Response, read_move_values, read_points};
use sechsundsechzig::worker::wire::ObservationMessage;
use sechsundsechzig_engine::match_score::deal_history::{self, Played};
use sechsundsechzig_engine::record::{ObservationJson, Record, compact_notation};
use sechsundsechzig_engine::share::{DealLink, LONGEST_LINK, Replay};

/// All of them, by name.
pub const TARGETS: [(&str, Target); 8] = [
    ("link", link),
    ("replay", replay),
    ("record", record),
    ("observation", observation),
    ("file", file),
    ("message", message),
    ("envelope", envelope),
    ("saved_data", saved_data),
];

/// An address: of a deal, of a room, of rules being put together.
fn link(text: &str) {
    if let Ok(link) = text.parse::<DealLink>() {
        assert_eq!(link.to_string().parse::<DealLink>(), Ok(link.clone()));
        assert!(link.header().setup.pack.size() == link.rules.pack);
    }
    if let Ok(draft) = text.parse::<Draft>() {
        assert_eq!(draft.to_string().parse::<Draft>().ok(), Some(draft));
    }
    let route = Route::from_hash(text);
    assert_eq!(Route::from_hash(&route.hash()).hash(), route.hash());
}

/// A deal with its moves.
fn replay(text: &str) {
    if let Ok(replay) = text.parse::<Replay>() {
        let printed = replay.to_string();
        // Options spelt out at greater length than they were given may go beyond the bound.
        if printed.len() <= LONGEST_LINK {
            assert_eq!(printed.parse::<Replay>().ok(), Some(replay));
        }
    }
}

/// A deal record, as bots and people write it.
fn record(text: &str) {
    let Ok(record) = Record::from_json(text) else {
        return;
    };
    if let Ok(session) = record.replay() {
        let again = Record::from_json(&session.record().to_json());
        let again = again.expect("what was written is read");
        let again = again.replay().expect("and played again");
        assert_eq!(again.moves(), session.moves());
    }
}

/// What a bot is told of a deal.
fn observation(text: &str) {
    if let Ok(told) = serde_json::from_str::<ObservationJson>(text) {
        let _ = told.seat_observation();
    }
}

/// A file with everything kept; and one in which all is well but the match itself.
fn file(text: &str) {
    let is_sealable = |byte: u8| matches!(byte, b' '..=b'~') && !b"\"\\".contains(&byte);
    if text.bytes().all(is_sealable) {
        let file = backup_file::encode(&[(
            StorageKey::Match,
            envelope::encode(StorageKey::Match.name(), text),
        )]);
        let is_taken = backup_file::decode(&file).is_some();
        assert_eq!(is_taken, MatchSession::decode(text).is_some());
    }
    if let Some(found) = backup_file::decode(text) {
        let envelopes: Vec<_> = found
            .iter()
            .map(|(shelf, data)| (*shelf, envelope::encode(shelf.name(), data)))
            .collect();
        assert_eq!(
            backup_file::decode(&backup_file::encode(&envelopes)),
            Some(found)
        );
    }
}

/// What page and worker say to each other.
fn message(text: &str) {
    if let Ok(request) = serde_json::from_str::<DecisionRequest>(text)
        && let Some(seat_observation) = request.seat_observation.read()
    {
        let written = ObservationMessage::from(seat_observation.clone());
        assert_eq!(written.read(), Some(seat_observation));
    }
    match serde_json::from_str::<Response>(text) {
        Ok(Response::Decision { decided, .. }) => read_signs(&decided),
        Ok(Response::Hint { advised, .. }) => read_signs(&advised),
        Ok(Response::Review {
            moves, clairvoyant, ..
        }) => {
            let _ = read_move_values(&moves);
            read_signs(&clairvoyant);
        }
        Ok(Response::Rating { points, .. }) => {
            let _ = read_points(&points);
        }
        Ok(Response::Ready { .. } | Response::Failed { .. }) | Err(_) => {}
    }
}

fn read_signs(text: &str) {
    if let Some(action) = compact_notation::decode(text) {
        assert_eq!(
            compact_notation::decode(&compact_notation::encode(action)),
            Some(action)
        );
    }
}

/// What lies on a shelf, as it is wrapped.
fn envelope(text: &str) {
    let name = StorageKey::Match.name();
    if let Ok(data) = envelope::decode(name, text) {
        assert_eq!(
            envelope::decode(name, &envelope::encode(name, data)),
            Ok(data)
        );
    }
}

/// What was in a good envelope, on each of the shelves.
fn saved_data(text: &str) {
    let data = idempotent_log::text(text);
    if let Some(match_session) = MatchSession::decode(data) {
        assert_eq!(
            MatchSession::decode(&match_session.encode()),
            Some(match_session)
        );
    }
    let settings = Settings::decode(data);
    assert_eq!(Settings::decode(&settings.encode()), settings);
    let score_sheets = decode_score_sheets(data);
    assert_eq!(
        decode_score_sheets(&encode_score_sheets(&score_sheets)),
        score_sheets
    );
    let sets = decode_sets(data);
    assert_eq!(decode_sets(&encode_sets(&sets)), sets);
    for deal in deal_archive::all(data).filter_map(ArchivedDeal::decode) {
        assert_eq!(ArchivedDeal::decode(&deal.encode()), Some(deal));
    }
    for evening in evening::all(data) {
        assert_eq!(Evening::decode(&evening.encode()), Some(evening));
    }
    for played in deal_history::decode(data) {
        let line = played.encode();
        let again = Played::decode(&line).map(|played| played.encode());
        assert_eq!(again, Some(line));
    }
}
