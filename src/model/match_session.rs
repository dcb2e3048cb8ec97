//! A match at the table with everything played so far: what is saved, and what a reload restores.

use crate::model::daily;
use crate::model::deal_flags::DealFlags;
use sechsundsechzig_bots::Opponent;
use sechsundsechzig_engine::deal::{Action, Deal, Event, Illegal, PerSide, Seat};
use sechsundsechzig_engine::fairness::{MatchKeys, SaltedSeal, ShuffleWord};
use sechsundsechzig_engine::games::AnyDeal;
use sechsundsechzig_engine::match_score::{RunningMatch, Scored};
use sechsundsechzig_engine::record::{Session, compact_notation};
use sechsundsechzig_engine::rules::{CheckedRules, Preset};
use sechsundsechzig_engine::share::{DealLink, Replay};

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
    pub flags: DealFlags,
}

/// Before a single deal.
const SINGLE_DEAL: char = '~';
/// Before what the match is sealed with.
const SEALED: char = '=';

/// What the deals of a match are sealed with.
#[derive(Clone, PartialEq, Debug)]
enum Seals {
    /// They are not.
    None,
    /// The seal of the deal under way, in a match begun by an earlier release: all its deals follow from
    /// the seed of the first.
    Salted(SaltedSeal),
    /// Each deal is shuffled from a key of its own.
    Keys(MatchKeys),
}

/// The seal of a deal that is over, opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenedSeal {
    /// What the seal is the SHA-256 of.
    pub content: String,
    /// What the seed is the beginning of the SHA-256 of, where the deal was shuffled from a key.
    pub seed_source: Option<String>,
    /// Whether the deal is the one that was sealed.
    pub holds: bool,
}

/// A match at the table.
#[derive(Clone, PartialEq, Debug)]
pub struct MatchSession {
    /// The link to its first deal.
    first: DealLink,
    /// The match, the deal under way not yet recorded until it is over.
    running: RunningMatch,
    /// The deal under way, or the last one while its result is looked at.
    session: Session,
    /// What is noted of the deal under way.
    flags: DealFlags,
    /// Whether this is a single deal, which belongs to no match.
    is_single_deal: bool,
    /// What its deals are sealed with.
    seals: Seals,
    /// Every deal that is over, the present one too once it is.
    finished: Vec<Finished>,
}

impl MatchSession {
    /// A new match all of whose deals follow from one seed, without seals; the first dealer is drawn.
    #[must_use]
    pub fn new(preset: Preset, rules: CheckedRules, seed: &str) -> MatchSession {
        MatchSession::of_match(RunningMatch::new(preset, rules, seed))
    }

    /// A new match each of whose deals has a key of its own; the first dealer is drawn.
    #[must_use]
    pub fn of_keys(preset: Preset, rules: CheckedRules, keys: MatchKeys) -> MatchSession {
        let mut match_session = MatchSession::new(preset, rules, &keys.seed(0));
        match_session.seals = Seals::Keys(keys);
        match_session
    }

    /// The match that begins with a link's deal; each deal after it has a key of its own.
    #[must_use]
    pub fn after_link(link: DealLink, keys: MatchKeys) -> MatchSession {
        let mut match_session = MatchSession::of_link(link);
        match_session.seals = Seals::Keys(keys);
        match_session
    }

    /// The match that begins with a link's deal, all its deals following from the link's seed.
    #[must_use]
    pub fn of_link(link: DealLink) -> MatchSession {
        MatchSession::of_match(RunningMatch {
            preset: link.preset,
            rules: link.rules,
            seed: link.seed,
            trump: link.trump,
            deal: link.deal,
            dealer: link.dealer,
            points: link.start,
            pending_ties: 0,
            deals_played: 0,
        })
    }

    /// A deal that belongs to no match, from where it stood after these moves; as practice, if the
    /// player knows more of it than he could.
    #[must_use]
    pub fn single_deal(replay: &Replay, practice: bool) -> MatchSession {
        let mut match_session = MatchSession::of_link(replay.link().clone());
        match_session.is_single_deal = true;
        match_session.flags.practice = practice;
        for action in replay.moves() {
            if match_session.play(*action).is_err() {
                break;
            }
        }
        match_session
    }

    fn of_match(running: RunningMatch) -> MatchSession {
        let header = running.header();
        MatchSession {
            first: DealLink::of_header(&header),
            session: Session::new(header),
            running,
            flags: DealFlags::default(),
            is_single_deal: false,
            seals: Seals::None,
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
        self.finished.is_empty() && self.is_untouched()
    }

    /// Whether the player has not done anything yet in the present deal.
    #[must_use]
    pub fn is_untouched(&self) -> bool {
        let mut moves = self.session.moves().iter();
        moves.all(|(seat, _)| *seat != PLAYER)
    }

    /// The date, if this is its deal of the day.
    #[must_use]
    pub fn day(&self) -> Option<&str> {
        let date = daily::date_of(&self.first.seed).filter(|_| self.is_single_deal);
        date.filter(|date| daily::link(date) == self.first)
    }

    /// Whom everybody plays against, if this is a deal of the day.
    #[must_use]
    pub fn opponent_of_day(&self) -> Option<Opponent> {
        self.day().and_then(daily::opponent)
    }

    /// Whether leaving it would leave something of the player's unfinished: a match or a single deal
    /// that is begun and not over. One tried again for practice counts for nothing.
    #[must_use]
    pub fn is_under_way(&self) -> bool {
        if self.is_single_deal {
            let counts = self.day().is_some() || !self.flags.practice;
            counts && self.scored().is_none() && !self.is_untouched()
        } else {
            !self.is_fresh() && !self.is_over()
        }
    }

    /// Whether the present deal was played with a hint or an undo.
    #[must_use]
    pub const fn is_practice(&self) -> bool {
        self.flags.practice
    }

    /// What is noted of the present deal.
    #[must_use]
    pub const fn flags(&self) -> DealFlags {
        self.flags
    }

    /// The player says what he has counted, before he goes out.
    pub const fn set_counted(&mut self, counted: Option<u16>) {
        self.flags.counted = counted;
    }

    /// Whether this is a single deal, which belongs to no match.
    #[must_use]
    pub const fn is_single_deal(&self) -> bool {
        self.is_single_deal
    }

    /// The place of the present deal in the match, from 0.
    fn place(&self) -> usize {
        let over = usize::from(self.scored().is_some());
        self.finished.len() - over
    }

    /// The seal of the present deal, 64 hexadecimal digits; single deals and those of the first releases have
    /// none.
    #[must_use]
    pub fn seal(&self) -> Option<String> {
        match &self.seals {
            Seals::None => None,
            Seals::Salted(seal) => Some(seal.fingerprint().to_owned()),
            Seals::Keys(keys) => Some(keys.deal_seal(self.place())),
        }
    }

    /// The present deal's seal, opened; only once the deal is over.
    #[must_use]
    pub fn opened_seal(&self) -> Option<OpenedSeal> {
        self.scored()?;
        let (place, link) = (self.place(), self.link());
        match &self.seals {
            Seals::None => None,
            Seals::Salted(seal) => Some(OpenedSeal {
                content: seal.opened(&link),
                seed_source: None,
                holds: seal.verify(&link),
            }),
            Seals::Keys(keys) => Some(OpenedSeal {
                content: keys.opened(place),
                seed_source: (!keys.is_given(place)).then(|| keys.seed_source(place)),
                holds: keys.verify(place, &link),
            }),
        }
    }

    /// The keys its deals are shuffled from, if they are.
    #[must_use]
    pub const fn keys(&self) -> Option<&MatchKeys> {
        match &self.seals {
            Seals::Keys(keys) => Some(keys),
            Seals::None | Seals::Salted(_) => None,
        }
    }

    /// What is the same from its first card to its last, whatever word it is shuffled with.
    #[must_use]
    pub fn identity(&self) -> String {
        match self.keys() {
            Some(keys) => keys.deal_seal(0),
            None => self.first.seed.clone(),
        }
    }

    /// The player's word for the shuffle; empty if there is none.
    #[must_use]
    pub fn word(&self) -> ShuffleWord {
        let word = self.keys().map(MatchKeys::word);
        word.cloned().unwrap_or_default()
    }

    /// Whether the player may still choose a word: the match is dealt from keys, and he has not done
    /// anything in it.
    #[must_use]
    pub fn takes_word(&self) -> bool {
        self.keys().is_some() && self.is_fresh()
    }

    /// This match before its first deal, shuffled with this word; unchanged if it takes none any more.
    #[must_use]
    pub fn with_word(self, word: ShuffleWord) -> MatchSession {
        let fresh = self.takes_word();
        match self.seals {
            Seals::Keys(keys) if fresh => {
                let keys = keys.with_word(word);
                if keys.is_given(0) {
                    MatchSession::after_link(self.first, keys)
                } else {
                    MatchSession::of_keys(self.running.preset, self.running.rules, keys)
                }
            }
            seals => MatchSession { seals, ..self },
        }
    }

    /// The player takes help: the present deal is practice from now on.
    pub const fn practise(&mut self) {
        self.flags.practice = true;
    }

    /// Whether the match is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.scored().is_some_and(|scored| scored.end.is_some())
    }

    /// The link to the present deal.
    #[must_use]
    pub fn link(&self) -> DealLink {
        DealLink::of_header(self.session.header())
    }

    /// Carries out an action of the seat to act; a deal that ends is recorded.
    ///
    /// # Errors
    /// The reason it is refused; nothing has changed then.
    pub fn play(&mut self, action: Action) -> Result<Vec<Event>, Illegal> {
        let events = self.session.play(action)?.to_vec();
        self.record_result();
        Ok(events)
    }

    fn record_result(&mut self) {
        if let Some(result) = self.session.deal().result() {
            let moves = self.session.moves().to_vec();
            let scored = self.running.score(&result);
            self.finished.push(Finished {
                moves,
                scored,
                tricks: result.tricks,
                flags: self.flags,
            });
        }
    }

    /// Deals the next cards, if the deal is over and the match is not.
    pub fn next_deal(&mut self) {
        if self.scored().is_some() && !self.is_over() {
            if let Seals::Keys(keys) = &self.seals {
                self.running.shuffle_from(keys.seed(self.finished.len()));
            }
            self.session = Session::new(self.running.header());
            self.flags = DealFlags::default();
            if let Seals::Salted(seal) = &self.seals {
                self.seals = Seals::Salted(seal.next(&self.link()));
            }
        }
    }

    /// Deals the present deal's cards again, as they were before its first move. If the player has moved already, that makes
    /// the deal practice, as taking back does.
    pub fn deal_again(&mut self) {
        if self.scored().is_none() {
            let has_moved = self.session.moves().iter().any(|(seat, _)| *seat == PLAYER);
            self.flags.practice |= has_moved;
            self.session = Session::new(self.session.header().clone());
        }
    }

    /// Takes back everything since the player's last decision in the present deal, which makes it
    /// practice; `decides` says of a deal as it stood before a move of his whether there was
    /// anything to decide. False if there is nothing to take back or the deal is over.
    pub fn take_back(&mut self, decides: impl Fn(&AnyDeal) -> bool) -> bool {
        if self.scored().is_some() {
            return false;
        }
        let mut replayed = Session::new(self.session.header().clone());
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
        self.flags.practice = true;
        true
    }

    /// The match as text: the link to its first deal, what it is sealed with, then the moves of each
    /// deal.
    #[must_use]
    pub fn encode(&self) -> String {
        let mut text = self.first.to_string();
        if self.is_single_deal {
            text.insert(0, SINGLE_DEAL);
        }
        let seals = match &self.seals {
            Seals::None => None,
            Seals::Salted(seal) => Some(seal.to_string()),
            Seals::Keys(keys) => Some(keys.encode()),
        };
        if let Some(seals) = seals {
            text.push(' ');
            text.push(SEALED);
            text.push_str(&seals);
        }
        let finished = self.finished.iter();
        let finished = finished.map(|finished| (&*finished.moves, finished.flags));
        let under_way = self.scored().is_none();
        let under_way = under_way.then(|| (self.session.moves(), self.flags));
        for (moves, flags) in finished.chain(under_way) {
            text.push(' ');
            text.push_str(&flags.encode());
            for (place, (_, action)) in moves.iter().enumerate() {
                if place > 0 {
                    text.push('.');
                }
                text.push_str(&compact_notation::encode(*action));
            }
        }
        text
    }

    /// The match of such a text as a report of a failure tells it: with the seeds of its deals instead of
    /// secret, word and seals. Nothing is played for it: playing may be what failed.
    #[must_use]
    pub fn for_report(saved: &str) -> String {
        let parts = || saved.split(' ');
        let first = parts().next().unwrap_or_default();
        let first = first
            .trim_start_matches(SINGLE_DEAL)
            .parse::<DealLink>()
            .ok();
        let deals = parts().skip(1).filter(|part| !part.starts_with(SEALED));
        let seeds = |sealed: &str| {
            let keys = MatchKeys::decode(sealed, first.as_ref()?)?;
            let seeds: Vec<String> = (0..deals.clone().count())
                .map(|place| keys.seed(place))
                .collect();
            Some(["seeds=", &seeds.join(",")].concat())
        };
        let parts_with_seeds = parts().filter_map(|part| match part.strip_prefix(SEALED) {
            Some(sealed) => seeds(sealed),
            None => Some(part.to_owned()),
        });
        parts_with_seeds.collect::<Vec<_>>().join(" ")
    }

    /// The match of such a text, played again move by move; `None` if it does not make one.
    #[must_use]
    pub fn decode(saved: &str) -> Option<MatchSession> {
        let unmarked = saved.strip_prefix(SINGLE_DEAL);
        let mut parts = unmarked.unwrap_or(saved).split(' ').peekable();
        let mut match_session = MatchSession::of_link(parts.next()?.parse::<DealLink>().ok()?);
        match_session.is_single_deal = unmarked.is_some();
        // The seal an earlier release saved is that of the deal under way, so it is set at the end.
        let mut salted = None;
        if let Some(sealed) = parts.next_if(|part| part.starts_with(SEALED)) {
            let sealed = sealed.strip_prefix(SEALED)?;
            match MatchKeys::decode(sealed, &match_session.first) {
                Some(keys) => match_session.seals = Seals::Keys(keys),
                None => salted = Some(sealed.parse::<SaltedSeal>().ok()?),
            }
        }
        for (deal, moves) in parts.enumerate() {
            if deal > 0 {
                let over = match_session.scored().is_some() && !match_session.is_over();
                over.then(|| match_session.next_deal())?;
            }
            let (flags, moves) = DealFlags::decode(moves)?;
            match_session.flags = flags;
            for played in moves.split('.').filter(|played| !played.is_empty()) {
                match_session.play(compact_notation::decode(played)?).ok()?;
            }
        }
        if let Some(seal) = salted {
            match_session.seals = Seals::Salted(seal);
        }
        Some(match_session)
    }
}

#[cfg(test)]
mod tests;
