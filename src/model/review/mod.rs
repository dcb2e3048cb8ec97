//! A finished deal as the player's decisions, and what each was worth.

pub mod chart;
mod seat_knowledge;
#[cfg(test)]
mod tests;

pub use seat_knowledge::SeatKnowledge;

use crate::model::deal_archive::ArchivedDeal;
use crate::model::match_session::PLAYER;
use crate::model::table::turn;
use sechsundsechzig_engine::cards::Card;
use sechsundsechzig_engine::deal::{Action, Deal, DealResult, Event};
use sechsundsechzig_engine::games::AnyDeal;
use sechsundsechzig_engine::match_score::credited;
use sechsundsechzig_engine::record::Session;
use sechsundsechzig_engine::rules::Game;

/// Below this a cost is chance: the search's own doubt.
const NOTHING: i32 = 100;
/// Up to this a decision is as good as the best.
const LITTLE: i32 = 200;

/// One of the player's decisions.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewedDecision {
    /// How many moves had been made before.
    pub moves: usize,
    /// What he did.
    pub action: Action,
    /// The card he followed to, if he followed.
    pub led: Option<Card>,
    /// Whether nothing else was possible but claims that the player knew to be wrong.
    pub forced: bool,
    /// Whether he could have claimed, and won, but did something else.
    pub leaves_claim: bool,
    /// What it brought, in thousandths of a point, where it was a claim, which ends the deal.
    pub claimed: Option<i32>,
    /// What the worker found, once it has.
    pub evaluation: Option<Evaluation>,
}

/// What a decision was worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Evaluation {
    /// The moves worth considering, the best first, with thousandths of a point.
    pub moves: Vec<(Action, i32)>,
    /// The chance to win the deal, in thousandths.
    pub chance: u32,
    /// What somebody would have done who sees all the cards.
    pub clairvoyant: Option<Action>,
    /// Why the best move is the best.
    pub reasons: String,
}

impl Evaluation {
    /// An evaluation in which all values are whole tenths of a point, as they are shown, so that differences are those that
    /// one sees.
    #[must_use]
    pub fn in_tenths(mut self) -> Evaluation {
        for (_, value) in &mut self.moves {
            *value = (value.abs() + 50) / 100 * 100 * value.signum();
        }
        self
    }

    /// Gives a move this value if it is worth less so far. The reasons are dropped if another one is the best then.
    fn raise(&mut self, action: Action, value: i32) {
        let best = |moves: &[(Action, i32)]| moves.first().map(|(action, _)| *action);
        let before = best(&self.moves);
        if let Some((_, old)) = self.moves.iter_mut().find(|(one, _)| *one == action) {
            *old = value.max(*old);
        }
        self.moves
            .sort_by_key(|(_, value)| std::cmp::Reverse(*value));
        if best(&self.moves) != before {
            self.reasons.clear();
        }
    }

    /// Whether all the moves were worth the same, where there were several.
    #[must_use]
    pub fn is_indifferent(&self) -> bool {
        let values = self.moves.iter().map(|(_, value)| *value);
        let spread = values.clone().max().zip(values.min());
        self.moves.len() > 1 && spread.is_some_and(|(most, least)| most - least < NOTHING)
    }
}

/// How good a decision was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Nothing else was possible but claims that the player knew to be wrong.
    Forced,
    /// As good as it gets.
    Best,
    /// Nearly.
    Good,
    /// It cost so many thousandths of a point.
    Costs(i32),
    /// Nobody honest who counts would have considered it.
    Wrong,
}

/// A game point, in thousandths of a point, or what weighs as much in a game that counts otherwise.
const fn game_point(game: Game) -> i32 {
    match game {
        Game::Penneech => 5_000,
        Game::FreeTrumps => 20_000,
        _ => 1_000,
    }
}

/// How bad a decision was, in the steps that chess writes behind a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Severity {
    /// `?!`
    Inaccuracy,
    /// `?`
    Mistake,
    /// `??`
    Blunder,
}

impl Severity {
    /// How bad it is to lose so many thousandths of a point: from a whole game point on, or what weighs as much, a blunder, from
    /// half of it a mistake.
    #[must_use]
    pub const fn of(cost: i32, game: Game) -> Severity {
        let whole = game_point(game);
        if cost >= whole {
            Severity::Blunder
        } else if cost >= whole / 2 {
            Severity::Mistake
        } else {
            Severity::Inaccuracy
        }
    }
}

impl ReviewedDecision {
    /// How good it was, once it has been evaluated.
    #[must_use]
    pub fn verdict(&self) -> Option<Verdict> {
        if self.forced {
            return Some(Verdict::Forced);
        }
        let evaluation = self.evaluation.as_ref()?;
        let (_, most) = *evaluation.moves.first()?;
        let Some(own) = self.value() else {
            return Some(Verdict::Wrong);
        };
        let cost = most - own;
        Some(if cost < NOTHING {
            Verdict::Best
        } else if cost < LITTLE {
            Verdict::Good
        } else {
            Verdict::Costs(cost)
        })
    }

    /// What the best move was worth, in thousandths of a point.
    #[must_use]
    pub fn best_value(&self) -> Option<i32> {
        let moves = &self.evaluation.as_ref()?.moves;
        moves.first().map(|(_, value)| *value)
    }

    /// What the move made was worth, in thousandths of a point.
    #[must_use]
    pub fn value(&self) -> Option<i32> {
        let evaluation = self.evaluation.as_ref()?;
        let own = evaluation
            .moves
            .iter()
            .find(|(action, _)| *action == self.action);
        own.map(|(_, value)| *value).or(self.claimed)
    }

    /// The better move, if one was better by something that counts.
    #[must_use]
    pub fn better(&self) -> Option<Action> {
        match self.verdict()? {
            Verdict::Costs(_) | Verdict::Wrong => {
                let evaluation = self.evaluation.as_ref()?;
                evaluation.moves.first().map(|(action, _)| *action)
            }
            _ => None,
        }
    }

    /// Whether it has a row in the list: drawing has one only where it was wrong.
    #[must_use]
    pub fn is_listed(&self) -> bool {
        self.action != Action::Draw || self.better().is_some()
    }
}

/// The player's decisions of a deal.
#[must_use]
pub fn decisions(deal: &ArchivedDeal) -> Vec<ReviewedDecision> {
    let moves = deal.replay.moves();
    let Some(mut session) = deal.replay.after(0) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for (number, action) in moves.iter().enumerate() {
        if session.deal().turn().seat() == Some(PLAYER) {
            found.push(decision(&session, number, *action));
        }
        if session.play(*action).is_err() {
            break;
        }
        if action.is_claim() {
            let game = session.header().setup.rules.game;
            let result = session.deal().result();
            if let (Some(result), Some(decision)) = (result, found.last_mut()) {
                decision.claimed = Some(balance(&result, game));
            }
        }
    }
    found.retain(|decision: &ReviewedDecision| {
        !(decision.forced && decision.action.card().is_none())
    });
    found
}

fn decision(session: &Session, moves: usize, action: Action) -> ReviewedDecision {
    let legal = session.deal().legal_actions();
    let mut alternatives = legal.clone();
    alternatives.retain(|other| !is_wrong_claim(session.deal(), *other));
    let draws = action == Action::Draw && !turn::drawing_is_a_choice(&alternatives);
    ReviewedDecision {
        moves,
        action,
        led: led(session),
        forced: legal.len() == 1 || alternatives[..] == [action] || draws,
        leaves_claim: !action.is_claim() && alternatives.iter().any(|other| other.is_claim()),
        claimed: None,
        evaluation: None,
    }
}

/// Whether this is a claim that does not win. Who makes it can tell: it goes by the points of his own side.
fn is_wrong_claim(deal: &AnyDeal, action: Action) -> bool {
    let Some(seat) = deal.turn().seat().filter(|_| action.is_claim()) else {
        return false;
    };
    let mut claimed = deal.clone();
    claimed.play_unchecked(action, &mut ());
    let game = deal.rules().game;
    let winner = claimed.result().and_then(|result| result.winner);
    winner.is_none_or(|winner| game.side_of(winner) != game.side_of(seat))
}

/// The card that was led to the trick on the table.
fn led(session: &Session) -> Option<Card> {
    let mut led = None;
    for event in session.events() {
        match event {
            Event::Played { card, .. } => led = led.or(Some(*card)),
            Event::TrickTaken { .. } => led = None,
            _ => {}
        }
    }
    led
}

/// Gives the only move there was beside a wrong claim what the deal was worth after the decision before: where no other move
/// is considered, the worker does not find out what it is worth and says 0.
pub fn value_only_moves(decisions: &mut [ReviewedDecision]) {
    let mut now = None;
    for decision in decisions {
        if let (Some(now), Some(evaluation)) = (now, decision.evaluation.as_mut())
            && let [(action, value)] = evaluation.moves.as_mut_slice()
            && !action.is_claim()
        {
            *value = now;
        }
        now = decision.value().or(now);
    }
}

/// Gives a move after which the player decides again, knowing no more than before, the worth of what he can do then, if that
/// is more: beyond such a move the search has tried worse ones, too, and underrates it. A move is never lowered, so that one
/// that a hint advised costs nothing.
pub fn look_beyond_free_moves(decisions: &mut [ReviewedDecision]) {
    for place in (1..decisions.len()).rev() {
        let (before, after) = decisions.split_at_mut(place);
        let (Some(free), Some(next)) = (before.last_mut(), after.first()) else {
            continue;
        };
        let follows = free.action.reveals_nothing() && next.moves == free.moves + 1;
        let worth = next.evaluation.as_ref().and_then(|next| next.moves.first());
        if let (true, Some((_, worth)), Some(evaluation)) =
            (follows, worth, free.evaluation.as_mut())
        {
            evaluation.raise(free.action, *worth);
        }
    }
}

/// What the deal was worth to the player around a decision, in thousandths of a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DecisionValue {
    /// With the best move.
    pub before: i32,
    /// With the move made: less where the decision has a cost.
    pub after: i32,
}

/// What the deal was worth around each decision. Where nothing was evaluated it is worth what it was; a wrong move has no
/// value of its own, so that what the next decision could bring tells what it left.
#[must_use]
pub fn decision_values(decisions: &[ReviewedDecision]) -> Vec<DecisionValue> {
    let best = ReviewedDecision::best_value;
    let mut now = 0;
    let worth = |(place, decision): (usize, &ReviewedDecision)| {
        let after = match decision.verdict() {
            Some(Verdict::Wrong) => decisions[place + 1..].iter().find_map(best),
            _ => decision.value(),
        };
        let before = best(decision).filter(|_| decision.better().is_some());
        let before = before.or(after).unwrap_or(now);
        now = after.unwrap_or(before).min(before);
        DecisionValue { before, after: now }
    };
    decisions.iter().enumerate().map(worth).collect()
}

/// What the player could expect before his first move, in thousandths of a point, where that was so little that the cards
/// decided a deal he lost without a mistake.
#[must_use]
pub fn behind_from_the_start(decisions: &[ReviewedDecision], game: Game) -> Option<i32> {
    let value = decisions.first()?.best_value()?;
    // Among three the others together have more from the start.
    let is_behind = game.sides() == 2 && value <= -game_point(game) * 3 / 10;
    is_behind.then_some(value)
}

/// The decision after which a lost deal went wrong by no fault of the player's: what he did not know cost him a point or more
/// then, and more than any decision.
#[must_use]
pub fn bad_luck(decisions: &[ReviewedDecision], brought: i32) -> Option<usize> {
    let values = decisions.iter().zip(decision_values(decisions)).enumerate();
    // Of a forced move nothing is known but what was before it.
    let known: Vec<(usize, DecisionValue)> = values
        .filter(|(_, (decision, _))| decision.evaluation.is_some())
        .map(|(place, (_, value))| (place, value))
        .collect();
    let next = known.iter().skip(1).map(|(_, value)| value.before);
    let losses = known.iter().zip(next.chain([brought]));
    let losses = losses.map(|((place, value), next)| (*place, value.after - next));
    let (place, loss) = losses.max_by_key(|(_, loss)| *loss)?;
    let cost = costliest(decisions).map_or(0, |(_, cost)| cost);
    (brought < 0 && loss >= 1000 && loss > cost).then_some(place)
}

/// What the deal brought the player more than the others, in thousandths of a point as it is recorded in this game.
#[must_use]
pub fn balance(result: &DealResult, game: Game) -> i32 {
    credited(game, result).balance(game.side_of(PLAYER)) * 1000
}

/// Whether the player won the deal and it brought as much as the best move would have, or more: then the decision was a risk
/// that went well.
#[must_use]
pub fn went_well(decision: &ReviewedDecision, result: &DealResult, game: Game) -> bool {
    let evaluation = decision.evaluation.as_ref();
    let best = evaluation.and_then(|evaluation| evaluation.moves.first());
    result
        .winner
        .is_some_and(|winner| game.side_of(winner) == game.side_of(PLAYER))
        && best.is_some_and(|(_, value)| balance(result, game) >= *value)
}

/// The costliest decision's place, with its cost in thousandths; a wrong one is the costliest of all. Of several wrong ones it
/// is the one after which the deal was worth less, and the last of those that lost nothing.
#[must_use]
pub fn costliest(decisions: &[ReviewedDecision]) -> Option<(usize, i32)> {
    let cost = |decision: &ReviewedDecision| match decision.verdict() {
        Some(Verdict::Wrong) => Some(i32::MAX),
        Some(Verdict::Costs(cost)) => Some(cost),
        _ => None,
    };
    let found = decisions.iter().zip(decision_values(decisions)).enumerate();
    found
        .filter_map(|(place, (decision, worth))| Some((place, cost(decision)?, worth)))
        .max_by_key(|(_, cost, worth)| (*cost, worth.before - worth.after))
        .map(|(place, cost, _)| (place, cost))
}
