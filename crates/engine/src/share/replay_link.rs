//! Replay links: `#/replay/1/<preset>/<seed>?dealer=0&…&moves=SK.H9.r.d.DQm&with=kord`.
//!
//! A deal's link with all its moves in compact notation, `m` for the `+` that some messengers turn into a space,
//! and who sat on the sender's left. Links are untrusted input: nothing is decoded that is too long, and
//! only a deal played to its end is accepted, so that a truncated link is noticed.

use super::replay::LONGEST_REPLAY;
use super::{DealLink, LinkError, Replay};
use crate::deal::Deal;
use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// The start of every replay link's fragment.
const PREFIX: &str = "#/replay/";
/// The start of a deal link's fragment.
const DEAL: &str = "#/deal/";
/// Before the moves.
const MOVES: &str = "moves=";
/// Before who sat on the player's left.
const WITH: &str = "with=";
/// The longest name of an opponent, in letters.
const LONGEST_NAME: usize = 16;

/// A deal played to its end, as a link carries it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayLink {
    /// The deal with its moves; the sender sat on seat 0.
    pub replay: Replay,
    /// The key of who sat on the sender's left; empty if the link does not say.
    pub against: String,
}

/// Why a replay link is not read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayLinkError {
    /// The part that names the deal is no deal link.
    Link(LinkError),
    /// The moves do not fit the cards, or do not lead to the deal's end.
    Moves,
}

impl fmt::Display for ReplayLinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayLinkError::Link(error) => error.fmt(f),
            ReplayLinkError::Moves => f.write_str("the moves do not lead to the end of this deal"),
        }
    }
}

impl Error for ReplayLinkError {}

impl From<LinkError> for ReplayLinkError {
    fn from(error: LinkError) -> ReplayLinkError {
        ReplayLinkError::Link(error)
    }
}

/// Reads the fragment of an address, `#` included; the error is the first thing found wrong with it.
impl FromStr for ReplayLink {
    type Err = ReplayLinkError;

    fn from_str(fragment: &str) -> Result<ReplayLink, ReplayLinkError> {
        if fragment.len() > LONGEST_REPLAY {
            return Err(LinkError::TooLong.into());
        }
        let (link, moves, against) = parts(fragment).ok_or(LinkError::Malformed)?;
        let is_name = |name: &str| name.bytes().all(|letter| letter.is_ascii_lowercase());
        if against.len() > LONGEST_NAME || !is_name(against) {
            return Err(LinkError::Malformed.into());
        }
        let link = [DEAL, link].concat();
        link.parse::<DealLink>()?;
        let notation = moves.replace('m', "+");
        let replay = [&*link, " ", &notation]
            .concat()
            .parse::<Replay>()
            .map_err(|_| ReplayLinkError::Moves)?;
        if !is_over(&replay) {
            return Err(ReplayLinkError::Moves);
        }
        Ok(ReplayLink {
            replay,
            against: against.to_owned(),
        })
    }
}

/// Writes the fragment of the address, `#` included.
impl fmt::Display for ReplayLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.replay.to_string();
        let (link, moves) = text.split_once(' ').unwrap_or((&text, ""));
        let deal = link.strip_prefix(DEAL).unwrap_or_default();
        f.write_str(&[PREFIX, deal, "&", MOVES, &moves.replace('+', "m")].concat())?;
        if !self.against.is_empty() {
            f.write_str("&")?;
            f.write_str(WITH)?;
            f.write_str(&self.against)?;
        }
        Ok(())
    }
}

/// The deal, its moves and who sat on the sender's left, of a replay link's fragment.
fn parts(fragment: &str) -> Option<(&str, &str, &str)> {
    let (rest, last) = fragment.strip_prefix(PREFIX)?.rsplit_once('&')?;
    let (link, moves, against) = match last.strip_prefix(WITH) {
        Some(against) => {
            let (link, moves) = rest.rsplit_once('&')?;
            (link, moves, against)
        }
        None => (rest, last, ""),
    };
    Some((link, moves.strip_prefix(MOVES)?, against))
}

fn is_over(replay: &Replay) -> bool {
    let end = replay.after(replay.moves().len());
    end.is_some_and(|session| session.deal().result().is_some())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal::Seat;
    use crate::record::{DealHeader, Session};
    use crate::rules::Preset;

    fn played(preset: Preset, seed: &str) -> ReplayLink {
        let mut session = Session::new(DealHeader::of_seed(preset, seed, 2, Seat(1)));
        while session.deal().turn().seat().is_some() {
            let legal = session.deal().legal_actions();
            let next = legal[session.moves().len() * 5 % legal.len()];
            session.play(next).unwrap();
        }
        ReplayLink {
            replay: Replay::of(&session),
            against: "kord".into(),
        }
    }

    #[test]
    fn a_deal_of_every_game_is_read_as_it_was_sent_and_nothing_in_it_has_to_be_escaped() {
        for preset in Preset::ALL {
            for seed in ["oma-1955", "Größe; 66 %"] {
                let link = played(*preset, seed);
                let text = link.to_string();
                assert_eq!(text.parse::<ReplayLink>(), Ok(link), "{text}");
                let travels =
                    |sign: char| sign.is_ascii_alphanumeric() || "#/?=&-_.~,%".contains(sign);
                assert!(text.chars().all(travels), "{text}");
                assert!(text.ends_with(|sign: char| sign.is_ascii_alphanumeric()));
            }
        }
    }

    #[test]
    fn who_sat_there_need_not_be_told() {
        let mut link = played(Preset::Paderborn, "alone");
        link.against.clear();
        assert_eq!(link.to_string().parse::<ReplayLink>(), Ok(link));
    }

    #[test]
    fn a_link_that_has_lost_its_end_is_not_read() {
        let mut link = played(Preset::Paderborn, "cut");
        link.against.clear();
        let text = link.to_string();
        for length in 0..text.len() {
            assert!(text[..length].parse::<ReplayLink>().is_err(), "{length}");
        }
    }

    #[test]
    fn each_fault_is_named() {
        let good = played(Preset::Paderborn, "named").to_string();
        let too_long = [&*good, &"x".repeat(LONGEST_REPLAY)].concat();
        let malformed = Err(LinkError::Malformed.into());
        assert_eq!(
            too_long.parse::<ReplayLink>(),
            Err(LinkError::TooLong.into())
        );
        assert_eq!("#/replay/1/paderborn/x".parse::<ReplayLink>(), malformed);
        assert_eq!([&*good, "<b>"].concat().parse::<ReplayLink>(), malformed);
        let version = good.replace("replay/1/", "replay/9/");
        let unknown = LinkError::Version("9".into());
        assert_eq!(version.parse::<ReplayLink>(), Err(unknown.into()));
        let other = good.replace("named", "other");
        assert_eq!(other.parse::<ReplayLink>(), Err(ReplayLinkError::Moves));
    }
}
