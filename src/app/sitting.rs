//! A match at the table with everything played so far: what is saved, and what a reload restores.

use crate::deal::{Action, Deal, Event, Illegal, PerSide, Seat};
use crate::games::rules::{CheckedRules, Preset};
use crate::record::{Head, Record, Session};
use crate::share::DealLink;
use crate::tally::{RunningMatch, Scored};

/// Where the player sits.
pub const PLAYER: Seat = Seat(0);

/// A finished deal of the match.
#[derive(Clone, PartialEq, Debug)]
pub struct Finished {
    /// Its record.
    pub record: Record,
    /// What it did to the match.
    pub scored: Scored,
    /// Tricks of each side, to tell Schneider from schwarz.
    pub tricks: PerSide<u16>,
}

/// A match at the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Sitting {
    /// The match, the deal under way not yet written up until it is over.
    running: RunningMatch,
    /// The deal under way, or the last one while its result is looked at.
    session: Session,
    /// Every deal that is over, the present one too once it is.
    finished: Vec<Finished>,
}

impl Sitting {
    /// A new match; the first dealer is drawn.
    #[must_use]
    pub fn new(preset: Preset, rules: CheckedRules, seed: &str) -> Sitting {
        Sitting::of_match(RunningMatch::new(preset, rules, seed))
    }

    /// The match that begins with a link's deal.
    #[must_use]
    pub fn of_link(link: DealLink) -> Sitting {
        Sitting::of_match(RunningMatch {
            preset: link.preset,
            rules: link.rules,
            seed: link.seed,
            deal: link.deal,
            dealer: link.dealer,
            points: link.start,
            pending_ties: 0,
            deals_played: 0,
        })
    }

    fn of_match(running: RunningMatch) -> Sitting {
        Sitting {
            session: Session::new(running.head()),
            running,
            finished: Vec::new(),
        }
    }

    /// The match.
    #[must_use]
    pub const fn running(&self) -> &RunningMatch {
        &self.running
    }

    /// The deal under way.
    #[must_use]
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// The deals that are over.
    #[must_use]
    pub fn finished(&self) -> &[Finished] {
        &self.finished
    }

    /// What the present deal did to the match, once it is over.
    #[must_use]
    pub fn scored(&self) -> Option<&Scored> {
        self.session.deal().result()?;
        self.finished.last().map(|finished| &finished.scored)
    }

    /// Whether nothing has been played yet.
    #[must_use]
    pub fn is_fresh(&self) -> bool {
        self.finished.is_empty() && self.session.moves().is_empty()
    }

    /// Whether the match is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.scored().is_some_and(|scored| scored.end.is_some())
    }

    /// The link to the present deal.
    #[must_use]
    pub fn link(&self) -> DealLink {
        let head = self.session.head();
        DealLink {
            preset: head.preset,
            rules: head.setup.rules,
            seed: head.seed.clone(),
            deal: head.deal,
            dealer: head.setup.dealer,
            start: head.setup.start,
        }
    }

    /// Carries out an action of the seat to act; a deal that ends is written up.
    ///
    /// # Errors
    /// The reason it is refused; nothing has changed then.
    pub fn play(&mut self, action: Action) -> Result<Vec<Event>, Illegal> {
        let events = self.session.play(action)?.to_vec();
        self.write_up();
        Ok(events)
    }

    fn write_up(&mut self) {
        if let Some(result) = self.session.deal().result() {
            let record = self.session.record(false);
            let scored = self.running.score(&result);
            self.finished.push(Finished {
                record,
                scored,
                tricks: result.tricks,
            });
        }
    }

    /// Deals the next cards, if the deal is over and the match is not.
    pub fn next_deal(&mut self) {
        if self.scored().is_some() && !self.is_over() {
            self.session = Session::new(self.running.head());
        }
    }

    /// Deals the present deal's cards again, as they were before its first move.
    pub fn deal_again(&mut self) {
        if self.scored().is_none() {
            self.session = Session::new(self.session.head().clone());
        }
    }

    /// The records of all its deals, the last one perhaps under way.
    #[must_use]
    pub fn save(&self) -> Vec<Record> {
        let finished = self.finished.iter().map(|finished| finished.record.clone());
        let under_way = self.scored().is_none().then(|| self.session.record(false));
        finished.chain(under_way).collect()
    }

    /// The match with these records as text, replayed move by move; `None` if they do not make one.
    #[must_use]
    pub fn restore(saved: &str) -> Option<Sitting> {
        let records: Vec<Record> = serde_json::from_str(saved).ok()?;
        let mut records = records.into_iter();
        let mut sitting = Sitting::of_head(records.next()?)?;
        for record in records {
            sitting.next_deal();
            if sitting.scored().is_some() || !sitting.replay(&record) {
                return None;
            }
        }
        Some(sitting)
    }

    fn of_head(record: Record) -> Option<Sitting> {
        let Head {
            preset,
            seed,
            deal,
            setup,
        } = Head::of_record(&record).ok()?;
        let mut sitting = Sitting::of_match(RunningMatch {
            preset,
            rules: setup.rules,
            seed,
            deal,
            dealer: setup.dealer,
            points: setup.start,
            pending_ties: 0,
            deals_played: 0,
        });
        sitting.replay(&record).then_some(sitting)
    }

    /// Plays a record's moves in the deal just dealt; false if it is not that deal's.
    fn replay(&mut self, record: &Record) -> bool {
        let Ok(session) = record.replay() else {
            return false;
        };
        if session.head() != self.session.head() {
            return false;
        }
        self.session = session;
        self.write_up();
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(seed: &str, moves: usize) -> Sitting {
        let preset = Preset::Paderborn;
        let mut sitting = Sitting::new(preset, preset.checked(), seed);
        for turn in 0..moves {
            if sitting.is_over() {
                break;
            }
            if sitting.scored().is_some() {
                sitting.next_deal();
            }
            let legal = sitting.session().deal().legal_actions();
            sitting.play(legal[turn * 7 % legal.len()]).unwrap();
        }
        sitting
    }

    #[test]
    fn a_match_is_restored_as_it_was_after_every_single_move() {
        for moves in 0..160 {
            let sitting = played("restore", moves);
            assert_eq!(
                restored(&sitting.save()).as_ref(),
                Some(&sitting),
                "{moves}"
            );
        }
    }

    fn restored(records: &[Record]) -> Option<Sitting> {
        Sitting::restore(&serde_json::to_string(records).unwrap())
    }

    #[test]
    fn what_was_tampered_with_is_not_restored() {
        let sitting = played("tamper", 60);
        let mut records = sitting.save();
        records.swap(0, 1);
        assert_eq!(restored(&records), None);
        for nonsense in ["", "[]", "null", "[{}]", "{"] {
            assert_eq!(Sitting::restore(nonsense), None);
        }
    }

    #[test]
    fn a_link_gives_the_same_cards_again() {
        let sitting = played("share", 40);
        let again = Sitting::of_link(sitting.link());
        assert_eq!(again.session().head(), sitting.session().head());
    }

    #[test]
    fn a_deal_dealt_again_starts_from_the_same_cards() {
        let mut sitting = played("again", 5);
        let head = sitting.session().head().clone();
        sitting.deal_again();
        assert_eq!(sitting.session().head(), &head);
        assert!(sitting.session().moves().is_empty());
    }
}
