//! A match at the table with everything played so far: what is saved, and what a reload restores.

use crate::app::notes::Notes;
use crate::deal::{Action, Deal, Event, Illegal, PerSide, Seat};
use crate::games::AnyDeal;
use crate::games::rules::{CheckedRules, Preset};
use crate::record::{Session, signs};
use crate::share::{DealLink, Replay, Seal};
use crate::tally::{RunningMatch, Scored};

/// Where the player sits.
pub const PLAYER: Seat = Seat(0);

/// A finished deal of the match.
#[derive(Clone, PartialEq, Debug)]
pub struct Finished {
    /// What was played.
    pub moves: Vec<(Seat, Action)>,
    /// What it did to the match.
    pub scored: Scored,
    /// Tricks of each side, to tell Schneider from schwarz.
    pub tricks: PerSide<u16>,
    /// What is noted of it.
    pub notes: Notes,
}

/// Before a match that is played apart.
const APART: char = '~';
/// Before the seal of the deal under way.
const SEALED: char = '=';

/// A match at the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Sitting {
    /// The link to its first deal.
    first: DealLink,
    /// The match, the deal under way not yet written up until it is over.
    running: RunningMatch,
    /// The deal under way, or the last one while its result is looked at.
    session: Session,
    /// What is noted of the deal under way.
    notes: Notes,
    /// Whether this is one deal, tried apart from any match.
    apart: bool,
    /// The seal of the deal under way, if it has one.
    seal: Option<Seal>,
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

    /// A deal played apart from any match, from where it stood after these moves; as practice, if the
    /// player knows more of it than he could.
    #[must_use]
    pub fn apart(replay: &Replay, practice: bool) -> Sitting {
        let mut sitting = Sitting::of_link(replay.link().clone());
        sitting.apart = true;
        sitting.notes.practice = practice;
        for action in replay.moves() {
            if sitting.play(*action).is_err() {
                break;
            }
        }
        sitting
    }

    /// The same match, its deals sealed with this salt.
    #[must_use]
    pub fn sealed(mut self, salt: &str) -> Sitting {
        self.seal = Some(Seal::of(&self.link(), salt));
        self
    }

    fn of_match(running: RunningMatch) -> Sitting {
        let head = running.head();
        Sitting {
            first: DealLink::of_head(&head),
            session: Session::new(head),
            running,
            notes: Notes::default(),
            apart: false,
            seal: None,
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

    /// Whether the player has not done anything yet, so that nothing of his would be lost.
    #[must_use]
    pub fn is_fresh(&self) -> bool {
        let mut moves = self.session.moves().iter();
        self.finished.is_empty() && moves.all(|(seat, _)| *seat != PLAYER)
    }

    /// Whether the present deal was played with a hint or an undo.
    #[must_use]
    pub const fn is_practice(&self) -> bool {
        self.notes.practice
    }

    /// What is noted of the present deal.
    #[must_use]
    pub const fn notes(&self) -> Notes {
        self.notes
    }

    /// The player says what he has counted, before he goes out.
    pub const fn count(&mut self, counted: Option<u16>) {
        self.notes.counted = counted;
    }

    /// Whether this is one deal, tried apart from any match.
    #[must_use]
    pub const fn is_apart(&self) -> bool {
        self.apart
    }

    /// The seal of the present deal; deals apart and those of old releases have none.
    #[must_use]
    pub const fn seal(&self) -> Option<&Seal> {
        self.seal.as_ref()
    }

    /// The player takes help: the present deal is practice from now on.
    pub const fn practise(&mut self) {
        self.notes.practice = true;
    }

    /// Whether the match is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.scored().is_some_and(|scored| scored.end.is_some())
    }

    /// The link to the present deal.
    #[must_use]
    pub fn link(&self) -> DealLink {
        DealLink::of_head(self.session.head())
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
            let moves = self.session.moves().to_vec();
            let scored = self.running.score(&result);
            self.finished.push(Finished {
                moves,
                scored,
                tricks: result.tricks,
                notes: self.notes,
            });
        }
    }

    /// Deals the next cards, if the deal is over and the match is not.
    pub fn next_deal(&mut self) {
        if self.scored().is_some() && !self.is_over() {
            self.session = Session::new(self.running.head());
            self.notes = Notes::default();
            self.seal = self.seal.take().map(|seal| seal.next(&self.link()));
        }
    }

    /// Deals the present deal's cards again, as they were before its first move.
    pub fn deal_again(&mut self) {
        if self.scored().is_none() {
            self.session = Session::new(self.session.head().clone());
        }
    }

    /// Takes back everything since the player's last decision in the present deal, which makes it
    /// practice; `decides` says of a deal as it stood before a move of his whether there was
    /// anything to decide. False if there is nothing to take back or the deal is over.
    pub fn take_back(&mut self, decides: impl Fn(&AnyDeal) -> bool) -> bool {
        if self.scored().is_some() {
            return false;
        }
        let mut replayed = Session::new(self.session.head().clone());
        let mut before = None;
        for (seat, action) in self.session.moves() {
            if *seat == PLAYER && decides(replayed.deal()) {
                before = Some(replayed.clone());
            }
            if replayed.play(*action).is_err() {
                return false;
            }
        }
        let Some(before) = before else {
            return false;
        };
        self.session = before;
        self.notes.practice = true;
        true
    }

    /// The match as text: the link to its first deal, perhaps the present deal's seal, then the moves
    /// of each deal.
    #[must_use]
    pub fn save(&self) -> String {
        let mut text = self.first.print();
        if self.apart {
            text.insert(0, APART);
        }
        if let Some(seal) = &self.seal {
            text.push(' ');
            text.push(SEALED);
            text.push_str(&seal.print());
        }
        let finished = self.finished.iter();
        let finished = finished.map(|finished| (&*finished.moves, finished.notes));
        let under_way = self.scored().is_none();
        let under_way = under_way.then(|| (self.session.moves(), self.notes));
        for (moves, notes) in finished.chain(under_way) {
            text.push(' ');
            text.push_str(&notes.write());
            for (place, (_, action)) in moves.iter().enumerate() {
                if place > 0 {
                    text.push('.');
                }
                text.push_str(&signs::write(*action));
            }
        }
        text
    }

    /// The match of such a text, played again move by move; `None` if it does not make one.
    #[must_use]
    pub fn restore(saved: &str) -> Option<Sitting> {
        let unmarked = saved.strip_prefix(APART);
        let mut parts = unmarked.unwrap_or(saved).split(' ').peekable();
        let mut sitting = Sitting::of_link(DealLink::parse(parts.next()?).ok()?);
        sitting.apart = unmarked.is_some();
        let seal = match parts.next_if(|part| part.starts_with(SEALED)) {
            Some(kept) => Some(Seal::parse(kept.strip_prefix(SEALED)?)?),
            None => None,
        };
        for (deal, moves) in parts.enumerate() {
            if deal > 0 {
                let over = sitting.scored().is_some() && !sitting.is_over();
                over.then(|| sitting.next_deal())?;
            }
            let (notes, moves) = Notes::read(moves)?;
            sitting.notes = notes;
            for played in moves.split('.').filter(|played| !played.is_empty()) {
                sitting.play(signs::read(played)?).ok()?;
            }
        }
        sitting.seal = seal;
        Some(sitting)
    }
}

#[cfg(test)]
mod tests;
