//! The matches paused while another one is played, and deals that were left in the middle.
//!
//! `kord,#/deal/1/… =… CA.d` is a match against Hermen Kord; several stand with `;` between them, which stands in no
//! match, the one left last at the end. Earlier releases saved a single one, without its opponent.

use crate::model::match_session::{MatchSession, PLAYER};
use crate::model::table::scene::Scene;
use sechsundsechzig_bots::Opponent;
use sechsundsechzig_engine::rules::{Preset, Rules};

/// What stands between two matches.
const BETWEEN: char = ';';

/// A paused match.
#[derive(Clone, PartialEq, Debug)]
pub struct PausedMatch {
    /// Against whom it is played, if that is known.
    pub opponent: Option<Opponent>,
    /// The match.
    pub match_session: MatchSession,
}

impl PausedMatch {
    /// The match of such a text.
    #[must_use]
    pub fn decode(text: &str) -> Option<PausedMatch> {
        let (opponent, text) = split(text);
        Some(PausedMatch {
            opponent: opponent.and_then(|key| key.parse().ok()),
            match_session: MatchSession::decode(text)?,
        })
    }

    /// As it is saved.
    #[must_use]
    pub fn encode(&self) -> String {
        let opponent = self.opponent.map(Opponent::as_str);
        let comma = opponent.map(|_| ",");
        let text = self.match_session.encode();
        [opponent.unwrap_or(""), comma.unwrap_or(""), &text].concat()
    }

    /// Whether it is a match, not a single deal, by these rules.
    #[must_use]
    pub fn is_by_rules(&self, preset: Preset, rules: &Rules) -> bool {
        let running = self.match_session.running();
        !self.match_session.is_single_deal() && running.preset == preset && *running.rules == *rules
    }

    /// The points as they stand in the deal; a single deal has none.
    #[must_use]
    pub fn points(&self) -> Vec<u16> {
        if self.match_session.is_single_deal() {
            return Vec::new();
        }
        let mut points = self.match_session.running().points.as_slice().to_vec();
        Scene::of_session(self.match_session.session(), PLAYER).read_pegs_into(&mut points);
        points
    }

    /// Whether something of the player's is in it, and it is not over.
    #[must_use]
    pub fn is_under_way(&self) -> bool {
        self.match_session.is_under_way()
    }
}

/// Each match's text, the one left first before all others.
pub fn all(saved: &str) -> impl DoubleEndedIterator<Item = &str> {
    saved.split(BETWEEN).filter(|text| !text.is_empty())
}

/// The matches that can be taken up while this one is played, the one left last first.
#[must_use]
pub fn beside(saved: &str, present: &MatchSession) -> Vec<PausedMatch> {
    let texts = without(saved, present);
    let read = all(&texts).rev().filter_map(PausedMatch::decode);
    read.filter(PausedMatch::is_under_way).collect()
}

/// This match as it is saved, whatever has been played in it since.
#[must_use]
pub fn find(saved: &str, match_session: &MatchSession) -> Option<PausedMatch> {
    let present = match_session.encode();
    let mut newest_first = all(saved).rev();
    let text = newest_first.find(|text| identity(text) == identity(&present))?;
    PausedMatch::decode(text)
}

/// All but this match, in whatever state it is saved there.
#[must_use]
pub fn without(saved: &str, match_session: &MatchSession) -> String {
    let present = match_session.encode();
    let others: Vec<&str> = all(saved)
        .filter(|text| identity(text) != identity(&present))
        .collect();
    others.join(";")
}

/// The saved matches and one more, as the one left last.
#[must_use]
pub fn with(saved: &str, paused: &PausedMatch) -> String {
    let others = without(saved, &paused.match_session);
    let text = paused.encode();
    if others.is_empty() {
        text
    } else {
        [&*others, ";", &text].concat()
    }
}

/// What is left of them when another match begins: those in which the player has done something, each at the beginning of
/// its next deal if one is over, so that no deal is ever recorded twice. What cannot be read stays as it is.
#[must_use]
pub fn under_way(saved: &str) -> String {
    let one = |text: &str| match PausedMatch::decode(text) {
        None => Some(text.to_owned()),
        Some(mut paused) => paused.is_under_way().then(|| {
            paused.match_session.next_deal();
            paused.encode()
        }),
    };
    all(saved).filter_map(one).collect::<Vec<_>>().join(";")
}

/// The opponent's key, if there is one, and the match.
fn split(text: &str) -> (Option<&str>, &str) {
    match text.split_once(',') {
        Some((opponent, rest)) if !opponent.contains('/') => (Some(opponent), rest),
        _ => (None, text),
    }
}

/// What is the same in a match from its first card to its last: the link to its first deal and its keys.
fn identity(text: &str) -> (&str, Option<&str>) {
    let mut parts = split(text).1.split(' ');
    let first = parts.next().unwrap_or_default();
    (first, parts.next().filter(|part| part.starts_with('=')))
}

#[cfg(test)]
mod tests {
    use super::*;
    use sechsundsechzig_engine::deal::Deal;
    use sechsundsechzig_engine::fairness::{MatchKeys, ShuffleWord};
    use sechsundsechzig_engine::rules::Preset;
    use sechsundsechzig_engine::share::Replay;

    fn match_session(preset: Preset, secret: char) -> MatchSession {
        let keys = MatchKeys::new([secret as u8; 32], ShuffleWord::default());
        MatchSession::of_keys(preset, preset.checked(), keys)
    }

    fn paused(preset: Preset, secret: char, moves: usize) -> PausedMatch {
        let mut match_session = match_session(preset, secret);
        for _ in 0..moves {
            play(&mut match_session);
        }
        PausedMatch {
            opponent: Some(Opponent::Schilder),
            match_session,
        }
    }

    fn play(match_session: &mut MatchSession) {
        let legal = match_session.session().deal().legal_actions();
        match_session.play(legal[0]).unwrap();
    }

    fn play_the_deal(match_session: &mut MatchSession) {
        while match_session.scored().is_none() {
            play(match_session);
        }
    }

    fn games(saved: &str) -> Vec<Preset> {
        let read = |text| PausedMatch::decode(text).unwrap();
        let preset = |text| read(text).match_session.running().preset;
        all(saved).map(preset).collect()
    }

    #[test]
    fn a_match_of_every_game_waits_and_is_taken_up_as_it_was_left() {
        let mut saved = String::new();
        for preset in Preset::ALL {
            saved = with(&saved, &paused(*preset, 'a', 3));
        }
        assert_eq!(games(&saved), Preset::ALL);
        for text in all(&saved) {
            let read = PausedMatch::decode(text).unwrap();
            let preset = read.match_session.running().preset;
            assert_eq!(read, paused(preset, 'a', 3), "{}", preset);
        }
    }

    #[test]
    fn a_match_waits_once_in_the_state_it_was_left_in_last() {
        let early = with("", &paused(Preset::Scharf, 'a', 2));
        let other = with(&early, &paused(Preset::Schnapsen, 'b', 2));
        let late = with(&other, &paused(Preset::Scharf, 'a', 4));
        assert_eq!(games(&late), [Preset::Schnapsen, Preset::Scharf]);
        let last = all(&late)
            .next_back()
            .and_then(PausedMatch::decode)
            .unwrap();
        assert_eq!(last, paused(Preset::Scharf, 'a', 4));
        // Another match of the same game waits beside it.
        let two = with(&late, &paused(Preset::Scharf, 'c', 4));
        assert_eq!(all(&two).count(), 3);
        assert_eq!(without(&two, &match_session(Preset::Scharf, 'a')), {
            let two = with("", &paused(Preset::Schnapsen, 'b', 2));
            with(&two, &paused(Preset::Scharf, 'c', 4))
        });
    }

    #[test]
    fn an_offered_match_is_found_as_it_was_left_last() {
        let offered = match_session(Preset::Scharf, 'a');
        let saved = with("", &paused(Preset::Scharf, 'a', 4));
        let saved = with(&saved, &paused(Preset::Scharf, 'b', 2));
        assert_eq!(find(&saved, &offered), Some(paused(Preset::Scharf, 'a', 4)));
        assert_eq!(find(&saved, &match_session(Preset::Scharf, 'c')), None);
    }

    #[test]
    fn what_an_earlier_release_saved_is_a_match_of_nobody_in_particular() {
        let one = paused(Preset::Paderborn, 'a', 5);
        let saved = one.match_session.encode();
        let read = PausedMatch::decode(&saved).unwrap();
        assert_eq!(
            (read.opponent, &read.match_session),
            (None, &one.match_session)
        );
        assert_eq!(read.encode(), saved);
        // Its own text takes its place.
        assert_eq!(with(&saved, &one), one.encode());
    }

    #[test]
    fn nobody_waits_for_a_match_that_is_over_or_not_begun() {
        let fresh = paused(Preset::Paderborn, 'a', 0);
        let mut over = paused(Preset::Paderborn, 'b', 0);
        while !over.match_session.is_over() {
            over.match_session.next_deal();
            play_the_deal(&mut over.match_session);
        }
        let begun = paused(Preset::Paderborn, 'c', 6);
        let saved = with(&with(&with("", &fresh), &begun), &over);
        assert_eq!(under_way(&saved), begun.encode());
        let unknown = [&saved, ";x,#/deal/9/later"].concat();
        assert_eq!(under_way(&unknown), begun.encode() + ";x,#/deal/9/later");
    }

    #[test]
    fn a_match_waits_with_its_next_deal_dealt_so_that_none_is_written_up_twice() {
        let mut paused = paused(Preset::Paderborn, 'd', 0);
        play_the_deal(&mut paused.match_session);
        let saved = under_way(&with("", &paused));
        let read = PausedMatch::decode(&saved).unwrap();
        assert!(read.match_session.scored().is_none());
        paused.match_session.next_deal();
        assert_eq!(read, paused);
    }

    #[test]
    fn a_deal_left_in_the_middle_waits_too() {
        let link = "#/deal/1/paderborn/blatt-2026-11-21?dealer=1"
            .parse::<Replay>()
            .unwrap();
        let mut match_session = MatchSession::single_deal(&link, false);
        assert!(!match_session.is_under_way());
        play(&mut match_session);
        assert!(match_session.is_under_way());
        let practice = MatchSession::single_deal(&link, true);
        let opponent = None;
        let saved = with(
            "",
            &PausedMatch {
                opponent,
                match_session,
            },
        );
        assert_eq!(all(&under_way(&saved)).count(), 1);
        assert_eq!(without(&saved, &practice), "");
    }
}
