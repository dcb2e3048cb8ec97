//! What a game adds to [`Deal`] so that the computer can play it.

use super::REWARD_RANGE;
use super::search_options::SearchOptions;
use sechsundsechzig_engine::deal::{
    Action, ActionList, ActionSet, Deal, DealResult, FastRng, Observation, Reason, Seat, Side,
    Turn, View,
};
use sechsundsechzig_engine::games::AnyDeal;

/// A value for each side, from 0 (the worst) to 1 (the best).
pub type Rewards = [f32; 4];

/// A game the computer plays. Everything has a default that works for any deal; a game overrides
/// what it can do better or faster.
pub trait Searchable: Deal {
    /// What is kept over a whole search: solvers, tables. `()` for games without any.
    type Aid;

    /// Whether [`priors`](Self::priors) knows anything.
    const HAS_PRIORS: bool = false;

    /// Whether [`is_small_enough_for_cfr`](Self::is_small_enough_for_cfr) knows of any.
    const HAS_CFR: bool = false;

    /// The deal of this game in a deal of any, if it is one.
    fn within(deal: &AnyDeal) -> Option<&Self>;

    /// The aid for a search from what was seen.
    fn aid(seen: &Observation<Self::View>, options: &SearchOptions) -> Self::Aid;

    /// The factor by which the budget of a weaker player is multiplied; 1 for an ordinary deal.
    fn budget_factor(_: &Self::View) -> u32 {
        1
    }

    /// The options that suit a position.
    fn tune(options: SearchOptions, _: &Self::View) -> SearchOptions {
        options
    }

    /// A world (determinization) that fits what the searcher has seen and not forgotten.
    fn determinize(view: &Self::View, _: &Self::Aid, rng: &mut FastRng) -> Self {
        view.sample_world(rng)
    }

    /// How likely this world is next to what chance alone would say, at most 1: what the others
    /// did tells something about their hands.
    fn plausibility(&self, _: &Self::Aid) -> f32 {
        1.0
    }

    /// A world as likely to be looked at as it is to be the real one; after so many implausible
    /// ones, any.
    fn likely_world(view: &Self::View, aid: &Self::Aid, rng: &mut FastRng) -> Self {
        const TRIES: u32 = 12;
        let mut world = Self::determinize(view, aid, rng);
        for _ in 0..TRIES {
            let plausible = world.plausibility(aid);
            if plausible >= 1.0 || rng.fraction() < plausible {
                break;
            }
            world = Self::determinize(view, aid, rng);
        }
        world
    }

    /// What the position is worth if that is known, because nothing is hidden from anybody any
    /// more and it can be solved.
    fn known(&self, _: &mut Self::Aid) -> Option<Rewards> {
        None
    }

    /// Whether a player of this view, one of two, knows so much that the rest is better solved as a
    /// game of incomplete information than searched.
    fn is_small_enough_for_cfr(_: &Self::View, _: &Self::Aid) -> bool {
        false
    }

    /// What each considered action is worth to the seat to act where that is known, from 0 to 1,
    /// best first.
    fn known_choices(&self, _: &mut Self::Aid) -> Option<Vec<(Action, f32)>> {
        None
    }

    /// The actions worth thinking about, in no particular order: no offence, no false claim, and a
    /// true claim alone, for going out never gets cheaper for the other side by waiting.
    fn candidates(&self) -> ActionList {
        let legal = self.legal_actions();
        if let Some(right) = legal
            .iter()
            .find(|action| action.is_claim() && self.claim_is_true(**action))
        {
            return std::iter::once(*right).collect();
        }
        legal
            .into_iter()
            .filter(|action| !action.is_claim())
            .collect()
    }

    /// The [considered](Self::candidates) actions as a set, which is sooner made than a list; none in
    /// games whose actions [`ActionSet`] does not know.
    fn candidate_set(&self) -> Option<ActionSet> {
        None
    }

    /// How much each of the considered actions suggests itself to the seat to act, next to the
    /// others: what the search looks at first.
    fn priors(&self, _: &[Action], weights: &mut [f32]) {
        weights.fill(1.0);
    }

    /// Whether this claim would win. A seat always knows that of its own claims, so it may be
    /// asked of any world it thinks possible.
    fn claim_is_true(&self, claim: Action) -> bool {
        let mut tried = self.clone();
        tried.play_unchecked(claim, &mut ());
        tried.result().is_some_and(|result| {
            matches!(
                result.reason,
                Reason::Out | Reason::ThousandRight | Reason::FailedCover
            )
        })
    }

    /// Plays the deal to its end by fast, partly random rules of thumb, and returns its rewards.
    fn play_out(&mut self, aid: &mut Self::Aid, rng: &mut FastRng) -> Rewards {
        loop {
            let candidates = self.candidates();
            if candidates.is_empty() {
                return self.rewards(aid);
            }
            self.play_unchecked(candidates[rng.below(candidates.len())], &mut ());
        }
    }

    /// What the finished deal is worth to each side; even shares while it is not finished.
    fn rewards(&self, _: &Self::Aid) -> Rewards {
        self.result().map_or([0.5; 4], |result| rewards_of(&result))
    }

    /// How many seats make decisions.
    fn players(&self) -> u8 {
        self.rules().game.players()
    }

    /// Which side a seat is on.
    fn side_of(&self, seat: Seat) -> Side {
        self.rules().game.side_of(seat)
    }

    /// Whether the action is a blunder that even the weakest opponent avoids.
    fn is_blunder(_: &Self::View, _: Action) -> bool {
        false
    }

    /// What the greedy bot does, by rules of thumb.
    fn greedy(view: &Self::View, rng: &mut FastRng) -> Action {
        let world = view.sample_world(rng);
        let candidates = world.candidates();
        candidates[rng.below(candidates.len())]
    }
}

/// Of eight moves of a play-out, how many follow the rules of thumb; the others are random.
const SENSIBLE: u64 = 6;

/// Plays the deal to its end, most moves by a rule of thumb that chooses for this seat among these
/// actions, and returns its rewards.
pub(super) fn play_out_by<D: Searchable>(
    deal: &mut D,
    aid: &D::Aid,
    rng: &mut FastRng,
    rule: impl Fn(&D, Seat, &ActionList) -> Action,
) -> Rewards {
    while let Turn::Seat(seat) = deal.turn() {
        let actions = deal.candidates();
        let action = if rng.word() % 8 < SENSIBLE {
            rule(deal, seat, &actions)
        } else {
            actions[rng.below(actions.len())]
        };
        deal.play_unchecked(action, &mut ());
    }
    deal.rewards(aid)
}

/// From the worst reward to the best one, in card points and marriages.
const CARD_POINT_RANGE: f32 = 240.0;

/// Game points against the best of the others; where a deal gives none, card points.
fn rewards_of(result: &DealResult) -> Rewards {
    let game = result.game_points.as_slice();
    let sides = game.len();
    let by_match_points = game.iter().any(|points| *points > 0);
    let of = |side: usize| -> f32 {
        if by_match_points {
            f32::from(result.game_points[side])
        } else {
            f32::from(result.card_points[side] + result.melds[side])
        }
    };
    let scale = if by_match_points {
        REWARD_RANGE
    } else {
        CARD_POINT_RANGE
    };
    let mut rewards = [0.5; 4];
    for (side, reward) in rewards.iter_mut().enumerate().take(sides) {
        let best_other = (0..sides)
            .filter(|other| *other != side)
            .map(of)
            .fold(0.0, f32::max);
        *reward = (0.5 + (of(side) - best_other) / scale).clamp(0.0, 1.0);
    }
    rewards
}
