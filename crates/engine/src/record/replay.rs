//! Playing a record again.

use super::deal_header::{DealHeader, DealHeaderError};
use super::format::{Record, RecordedResult};
use super::notation::MoveError;
use super::rules_json;
use super::session::Session;
use crate::deal::{Action, Deal, Illegal, Seat, Turn};
use std::fmt;

/// Where and why a record cannot be replayed.
#[derive(Clone, PartialEq, Debug)]
pub enum ReplayError {
    /// Its header cannot be played from.
    DealHeader(DealHeaderError),
    /// A move is not one of the format; moves are counted from 0.
    Notation(usize, MoveError),
    /// It is another seat's turn.
    Turn(usize, Seat),
    /// A move was not allowed.
    Illegal(usize, Illegal),
    /// The list of legal moves is another.
    Legal(usize, String),
    /// There are moves after the end.
    AfterTheEnd(usize),
    /// The result is another; the one found by replaying, as JSON.
    Result(String),
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::DealHeader(error) => error.fmt(f),
            ReplayError::Notation(place, error) => write!(f, "move {place}: {error}"),
            ReplayError::Turn(place, seat) => write!(f, "move {place}: it is {seat:?}'s turn"),
            ReplayError::Illegal(place, reason) => write!(f, "move {place}: {reason}"),
            ReplayError::Legal(place, found) => {
                write!(f, "move {place}: the legal moves are {found}")
            }
            ReplayError::AfterTheEnd(place) => {
                write!(f, "move {place}: the deal is over before it")
            }
            ReplayError::Result(found) => write!(f, "the result is {found}"),
        }
    }
}

impl std::error::Error for ReplayError {}

impl Record {
    /// Plays the record again, checking every move, every list of legal moves and the result.
    ///
    /// A record that does not name all its options is taken to be an old one, unless its lists of
    /// legal moves are those of the preset of today.
    ///
    /// # Errors
    /// The first thing that is wrong, with its place.
    pub fn replay(&self) -> Result<Session, ReplayError> {
        let replayed = self.replay_as_it_says();
        if matches!(replayed, Err(ReplayError::Legal(..)))
            && let Some(rules) = rules_json::as_now(&self.preset, &self.rules)
        {
            let record = Record {
                rules,
                ..self.clone()
            };
            return record.replay_as_it_says().or(replayed);
        }
        replayed
    }

    fn replay_as_it_says(&self) -> Result<Session, ReplayError> {
        let header = DealHeader::of_record(self).map_err(ReplayError::DealHeader)?;
        let mut session = Session::new(header);
        for (place, recorded) in self.moves.iter().enumerate() {
            let action = Action::try_from(&recorded.does)
                .map_err(|error| ReplayError::Notation(place, error))?;
            match session.deal().turn() {
                Turn::Over => return Err(ReplayError::AfterTheEnd(place)),
                Turn::Seat(seat) if seat != recorded.seat => {
                    return Err(ReplayError::Turn(place, seat));
                }
                Turn::Seat(_) => {}
            }
            if let Some(listed) = &recorded.legal {
                let legal = session.legal_moves();
                if *listed != legal {
                    let found = serde_json::to_string(&legal).unwrap_or_default();
                    return Err(ReplayError::Legal(place, found));
                }
            }
            session
                .play(action)
                .map_err(|reason| ReplayError::Illegal(place, reason))?;
        }
        if let Some(recorded) = &self.result {
            let found = session.deal().result().map(RecordedResult::from);
            if found.as_ref() != Some(recorded) {
                return Err(ReplayError::Result(
                    serde_json::to_string(&found).unwrap_or_default(),
                ));
            }
        }
        Ok(session)
    }
}
