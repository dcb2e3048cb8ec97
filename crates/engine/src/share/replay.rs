//! A deal with its moves: the deal's link and the moves in [compact notation](compact_notation), `#/deal/1/… HT.S9.d`.

use super::DealLink;
use crate::ParseError;
use crate::deal::Action;
use crate::record::{Session, compact_notation};
use std::fmt;
use std::str::FromStr;

/// The longest text that is read, in bytes; the longest deal of any game takes half of it.
pub const LONGEST_REPLAY: usize = 4_000;

/// A deal with its moves, each of which was legal when it was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replay {
    link: DealLink,
    moves: Vec<Action>,
}

/// Reads a deal and its moves; the error if it makes no deal, or not a legal one.
impl FromStr for Replay {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Replay, ParseError> {
        if text.len() > LONGEST_REPLAY {
            return Err(ParseError);
        }
        let (link, moves) = text.split_once(' ').unwrap_or((text, ""));
        let played = moves.split('.').filter(|played| !played.is_empty());
        let moves: Option<_> = played.map(compact_notation::decode).collect();
        let replay = Replay {
            link: link.parse().map_err(|_| ParseError)?,
            moves: moves.ok_or(ParseError)?,
        };
        match replay.after(replay.moves.len()) {
            Some(_) => Ok(replay),
            None => Err(ParseError),
        }
    }
}

impl fmt::Display for Replay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves: Vec<String> = self
            .moves
            .iter()
            .map(|played| compact_notation::encode(*played))
            .collect();
        write!(f, "{} {}", self.link, moves.join("."))
    }
}

impl Replay {
    /// A deal as far as it was played.
    #[must_use]
    pub fn of(session: &Session) -> Replay {
        Replay {
            link: DealLink::of_header(session.header()),
            moves: session.moves().iter().map(|(_, action)| *action).collect(),
        }
    }

    /// The deal without its moves.
    #[must_use]
    pub const fn link(&self) -> &DealLink {
        &self.link
    }

    /// The moves.
    #[must_use]
    pub fn moves(&self) -> &[Action] {
        &self.moves
    }

    /// The same deal with its first moves only.
    #[must_use]
    pub fn up_to(&self, moves: usize) -> Replay {
        Replay {
            link: self.link.clone(),
            moves: self.moves.iter().copied().take(moves).collect(),
        }
    }

    /// The same moves by the preset's own rules of today; `None` if one is not allowed by them.
    #[must_use]
    pub fn by_its_preset(mut self) -> Option<Replay> {
        self.link.rules = self.link.preset.checked();
        self.after(self.moves.len()).map(|_| self)
    }

    /// The deal after its first moves; `None` if there are not so many.
    #[must_use]
    pub fn after(&self, moves: usize) -> Option<Session> {
        let mut session = Session::new(self.link.header());
        for played in self.moves.get(..moves)? {
            session.play(*played).ok()?;
        }
        Some(session)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal::{Deal, Seat};
    use crate::record::DealHeader;
    use crate::rules::Preset;

    fn played(preset: Preset) -> Session {
        let mut session = Session::new(DealHeader::of_seed(preset, "oma; 1955", 2, Seat(1)));
        while session.deal().turn().seat().is_some() {
            let legal = session.deal().legal_actions();
            let next = legal[session.moves().len() * 5 % legal.len()];
            session.play(next).unwrap();
        }
        session
    }

    #[test]
    fn a_deal_of_every_game_is_read_as_it_was_written() {
        for preset in Preset::ALL {
            let session = played(*preset);
            let replay = Replay::of(&session);
            let text = replay.to_string();
            assert!(text.len() < LONGEST_REPLAY / 2, "{text}");
            assert!(!text.contains(';'), "{text}");
            assert_eq!(text.parse::<Replay>().ok(), Some(replay.clone()));
            let moves = replay.moves().len();
            assert_eq!(replay.after(moves), Some(session));
            assert_eq!(replay.after(moves + 1), None);
        }
    }

    #[test]
    fn a_deal_cut_short_is_the_same_deal_up_to_there() {
        let replay = Replay::of(&played(Preset::Paderborn));
        let short = replay.up_to(4);
        assert_eq!(short.moves().len(), 4);
        assert_eq!(short.after(4), replay.after(4));
        assert_eq!(short.to_string().parse::<Replay>().ok(), Some(short));
    }

    #[test]
    fn a_deal_by_its_preset_has_no_option_changed_and_only_moves_that_are_legal_so() {
        let schnapsen = "#/deal/1/schnapsen/raetsel?dealer=1&deal=94 HJ.DQ.d.r";
        let replay = schnapsen
            .parse::<Replay>()
            .ok()
            .and_then(Replay::by_its_preset);
        let rules = replay.map(|replay| replay.link.rules);
        assert_eq!(rules, Some(Preset::Schnapsen.checked()));
        let robbed_before = schnapsen.replace("d.r", "r.d");
        let replay = robbed_before
            .parse::<Replay>()
            .expect("legal before there was the option");
        assert_eq!(replay.by_its_preset(), None);
    }

    #[test]
    fn what_makes_no_deal_is_not_read() {
        let good = Replay::of(&played(Preset::Paderborn)).to_string();
        let (link, moves) = good.split_once(' ').unwrap();
        for bad in [
            "",
            " ",
            "#/deal/1/paderborn/ HX",
            &[link, " XX"].concat(),
            &[link, " d.d.d.d"].concat(),
            &[link, " ", moves, ".", moves].concat(),
            &[&*good, &"x".repeat(LONGEST_REPLAY)].concat(),
        ] {
            assert_eq!(bad.parse::<Replay>().ok(), None, "{bad}");
        }
    }
}
