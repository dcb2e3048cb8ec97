//! What a page beside the table asks of it: the two are programs of their own, so that a request travels as text.

use crate::model::paused_matches::PausedMatch;
use crate::model::rule_sets::Draft;
use sechsundsechzig_engine::fairness::ShuffleWord;
use sechsundsechzig_engine::share::Replay;

/// A request.
#[derive(Clone, PartialEq, Debug)]
pub enum TableRequest {
    /// To say a sentence in the live region.
    ReadOut(String),
    /// To show the toast of this key.
    Notify(String),
    /// To play a match by these rules.
    Play(Draft),
    /// To play on, or to begin, a match that is paused.
    TakeUp(PausedMatch),
    /// To give up a paused match.
    Discard(PausedMatch),
    /// To shuffle the match with this word.
    Shuffle(ShuffleWord),
    /// To play a deal from where it stood, as practice.
    PlayAgain(Replay),
    /// To play a deal that somebody sent: no practice, nobody knows its cards.
    PlayFirst(Replay),
}

impl TableRequest {
    /// Its name, a space, and what it is about.
    #[must_use]
    pub fn encode(&self) -> String {
        let (name, about) = match self {
            TableRequest::ReadOut(sentence) => ("read_out", sentence.clone()),
            TableRequest::Notify(key) => ("notify", key.clone()),
            TableRequest::Play(draft) => ("play", draft.to_string()),
            TableRequest::TakeUp(paused) => ("take-up", paused.encode()),
            TableRequest::Discard(paused) => ("discard", paused.encode()),
            TableRequest::Shuffle(word) => ("shuffle", word.as_str().to_owned()),
            TableRequest::PlayAgain(replay) => ("again", replay.to_string()),
            TableRequest::PlayFirst(replay) => ("first", replay.to_string()),
        };
        [name, " ", &about].concat()
    }

    /// The request of such a text.
    #[must_use]
    pub fn decode(text: &str) -> Option<TableRequest> {
        let (name, about) = text.split_once(' ')?;
        Some(match name {
            "read_out" => TableRequest::ReadOut(about.to_owned()),
            "notify" => TableRequest::Notify(about.to_owned()),
            "play" => TableRequest::Play(about.parse().ok()?),
            "take-up" => TableRequest::TakeUp(PausedMatch::decode(about)?),
            "discard" => TableRequest::Discard(PausedMatch::decode(about)?),
            "shuffle" => TableRequest::Shuffle(about.parse().ok()?),
            "again" => TableRequest::PlayAgain(about.parse().ok()?),
            "first" => TableRequest::PlayFirst(about.parse().ok()?),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::match_session::MatchSession;
    use sechsundsechzig_engine::rules::Preset;

    #[test]
    fn every_request_arrives_as_it_was_sent() {
        let preset = Preset::Schnapsen;
        let match_session = MatchSession::new(preset, preset.checked(), "oma-1955");
        let paused = PausedMatch {
            opponent: None,
            match_session,
        };
        let replay: Replay = "#/deal/1/paderborn/oma-1955?dealer=0".parse().unwrap();
        let requests = [
            TableRequest::ReadOut("Kopiert: zwei Wörter".into()),
            TableRequest::Notify("saved".into()),
            TableRequest::Play(Draft::of(preset)),
            TableRequest::TakeUp(paused.clone()),
            TableRequest::Discard(paused),
            TableRequest::Shuffle("grüß dich".parse().unwrap()),
            TableRequest::PlayAgain(replay.clone()),
            TableRequest::PlayFirst(replay),
        ];
        for request in requests {
            assert_eq!(TableRequest::decode(&request.encode()), Some(request));
        }
    }

    #[test]
    fn what_is_no_request_is_refused() {
        for text in [
            "",
            "play",
            "play chess",
            "dance on",
            "take-up x",
            "again now",
        ] {
            assert_eq!(TableRequest::decode(text), None, "{text}");
        }
    }
}
