//! Which part of which finished deal is rated next, and when: a state machine without a browser.
//!
//! It is told what happens and returns what is to be done about it ([`RatingTask`]). Nothing is asked but while the page idles and
//! nobody waits for a worker; when somebody does, the part being worked at is given up and asked again later. What is known
//! of a deal is saved once it is complete: a page that is closed meanwhile begins with that deal again.

use crate::model::deal_archive::{self, ArchivedDeal, DealRating};
use crate::model::match_session::PLAYER;
use crate::model::review::decisions;
use sechsundsechzig_bots::rating::{PLAYS, Points, accuracy, is_rated};

/// What is to be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RatingTask {
    /// Nothing, until something happens.
    Nothing,
    /// Call [`Schedule::idle`] when the page idles.
    AwaitIdle,
    /// Ask for [`Schedule::question`].
    Ask,
    /// Save what this deal says, or that it says nothing; then call [`Schedule::wake`].
    Save(String, Option<DealRating>),
    /// End the worker.
    Stop,
}

/// A part of what a deal says of its player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealPart {
    /// The deal with its moves.
    pub deal: String,
    /// Which part, as the worker numbers them.
    pub number: u32,
}

/// The deal that is being rated.
#[derive(Clone, Debug)]
struct RatingUnderWay {
    /// As it is saved.
    deal: String,
    /// The deal with its moves.
    replay: String,
    /// The parts: decisions first, then plays of the same cards.
    parts: Vec<u32>,
    decisions: usize,
    points: Vec<Points>,
}

/// What is to be rated and what hinders it.
#[derive(Clone, Debug, Default)]
pub struct Schedule {
    /// Whether somebody waits for a worker.
    is_held: bool,
    /// Whether the page is to say when it idles.
    awaits_idle: bool,
    /// Whether a part is being worked at.
    is_asked: bool,
    /// Whether the worker did not come back.
    is_gone: bool,
    rating: Option<RatingUnderWay>,
    /// Deals that could not be rated, or not saved, since the page was opened.
    tried: Vec<String>,
}

impl Schedule {
    /// There may be deals to rate: a new one, or those left by an earlier visit.
    pub fn wake(&mut self) -> RatingTask {
        self.is_gone = false;
        self.go_on()
    }

    fn go_on(&mut self) -> RatingTask {
        if self.is_held || self.is_gone || self.awaits_idle || self.is_asked {
            return RatingTask::Nothing;
        }
        self.awaits_idle = true;
        RatingTask::AwaitIdle
    }

    /// Somebody waits for a worker.
    pub fn suspend(&mut self) -> RatingTask {
        self.is_held = true;
        if std::mem::take(&mut self.is_asked) {
            RatingTask::Stop
        } else {
            RatingTask::Nothing
        }
    }

    /// Nobody waits any more.
    pub fn release(&mut self) -> RatingTask {
        self.is_held = false;
        self.go_on()
    }

    /// The page idles, and this is the archive of deals.
    pub fn idle(&mut self, archive: &str) -> RatingTask {
        self.awaits_idle = false;
        if self.is_held || self.is_asked {
            return RatingTask::Nothing;
        }
        let is_unrated = |text: &str| deal_archive::unrated(archive).any(|deal| deal == text);
        self.tried.retain(|deal| is_unrated(deal));
        // What was saved may have been deleted or replaced.
        if !self
            .rating
            .as_ref()
            .is_some_and(|rating| is_unrated(&rating.deal))
        {
            let mut waiting = deal_archive::unrated(archive);
            let Some(deal) = waiting.find(|deal| self.tried.iter().all(|tried| tried != deal))
            else {
                self.rating = None;
                return RatingTask::Stop;
            };
            self.rating = RatingUnderWay::of(deal);
            if self.rating.is_none() {
                return self.finish(deal.to_owned(), None);
            }
        }
        self.is_asked = true;
        RatingTask::Ask
    }

    /// The part that is to be asked for.
    #[must_use]
    pub fn question(&self) -> Option<DealPart> {
        let rating = self.rating.as_ref().filter(|_| self.is_asked)?;
        Some(DealPart {
            deal: rating.replay.clone(),
            number: *rating.parts.get(rating.points.len())?,
        })
    }

    /// The part that was asked for.
    pub fn answered(&mut self, points: Points) -> RatingTask {
        if !std::mem::take(&mut self.is_asked) {
            return RatingTask::Nothing;
        }
        let Some(rating) = &mut self.rating else {
            return RatingTask::Nothing;
        };
        rating.points.push(points);
        if rating.points.len() < rating.parts.len() {
            return self.go_on();
        }
        let (deal, result) = (rating.deal.clone(), rating.result());
        self.finish(deal, Some(result))
    }

    /// The part that was asked for gets no answer. Its deal waits until the page is opened again; if the worker does not come
    /// back, the others wait for the next deal.
    pub fn failed(&mut self, is_gone: bool) -> RatingTask {
        self.is_asked = false;
        self.is_gone = is_gone;
        self.tried
            .extend(self.rating.take().map(|rating| rating.deal));
        if is_gone {
            RatingTask::Stop
        } else {
            self.go_on()
        }
    }

    fn finish(&mut self, deal: String, result: Option<DealRating>) -> RatingTask {
        self.rating = None;
        // It is not tried again where it cannot be saved.
        self.tried.push(deal.clone());
        RatingTask::Save(deal, result)
    }
}

impl RatingUnderWay {
    /// What is to be asked about a deal; nothing if it is not rated: practice, other games.
    fn of(text: &str) -> Option<RatingUnderWay> {
        let deal = ArchivedDeal::decode(text)?;
        if deal.flags.practice || !is_rated(deal.replay.link().rules.game) {
            return None;
        }
        let moves = deal.replay.moves().len() as u32;
        let all = decisions(&deal);
        // Whoever has 66 and plays on makes the same mistake with every further move: it counts once.
        let first_left = all.iter().position(|decision| decision.leaves_claim);
        let rated = &all[..first_left.map_or(all.len(), |place| place + 1)];
        let free = rated.iter().filter(|decision| !decision.forced);
        let mut parts: Vec<u32> = free.map(|decision| decision.moves as u32).collect();
        let decisions = parts.len();
        parts.extend((0..PLAYS).map(|play| moves + play));
        Some(RatingUnderWay {
            deal: text.to_owned(),
            replay: deal.replay.to_string(),
            parts,
            decisions,
            points: Vec::new(),
        })
    }

    fn result(&self) -> DealRating {
        let (decisions, plays) = self.points.split_at(self.decisions);
        let balance: i32 = plays.iter().map(|points| points.won - points.lost).sum();
        DealRating {
            accuracy: accuracy(decisions.iter().copied()),
            luck: balance / PLAYS as i32,
        }
    }
}

/// The player's result of a deal less what the same cards bring the computer, in thousandths of a game point: what was not
/// luck.
#[must_use]
pub fn skill(deal: &ArchivedDeal, rating: DealRating) -> Option<i32> {
    use sechsundsechzig_engine::deal::Deal;
    let session = deal.replay.after(deal.replay.moves().len())?;
    let result = session.deal().result()?;
    let side = session.header().setup.rules.game.side_of(PLAYER);
    Some(result.balance(side) * 1000 - rating.luck)
}

#[cfg(test)]
mod tests;
