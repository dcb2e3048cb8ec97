//! Reviews a decision: the value of each move given what the player knew, and the move of a search that sees all
//! cards.

use super::ismcts::{Ismcts, win_or_loss};
use super::open_search::OpenSearch;
use super::rating::is_rated;
use super::search_options::SearchOptions;
use super::two_handed::match_equity;
use super::{Bot, Budget, Decision, REWARD_RANGE, Searchable, Thinker, think};
use sechsundsechzig_engine::deal::{Action, Deal, Observation, PerSide};
use sechsundsechzig_engine::games::{AnyDeal, AnyView};
use sechsundsechzig_engine::match_score::credited;
use sechsundsechzig_engine::rules::{Game, Rules};

/// Search iterations for a decision, of each of the two searches that it takes.
pub const ITERATIONS: u32 = 12_000;
/// The search with open cards takes fewer iterations by this factor: its tree is smaller.
const WITH_OPEN_CARDS: u32 = 3;
/// The seed of every search of a review.
const SEED: u64 = 66;

/// The values of the moves at a decision, given what the player knew.
#[derive(Clone, PartialEq, Debug)]
pub struct DecisionValues {
    /// The moves worth considering, the best first, each with the points it can be expected to
    /// bring the player's side less the other's: game points, card points in free trumps, marks in Penneech.
    pub moves: Vec<(Action, f32)>,
    /// The chance to win the deal, before the move, from 0 to 1.
    pub chance: f32,
    /// The move of a search that sees all cards.
    pub clairvoyant: Action,
}

/// Reviews a decision, from what the player saw and the deal as it really was.
///
/// Where there was only one move to consider, the result has that move alone, with what it brings if it ends the deal, else 0.
#[must_use]
pub fn evaluate(seen: &Observation<AnyView>, deal: &AnyDeal, iterations: u32) -> DecisionValues {
    let budget = Budget::Iterations(iterations);
    let by_points = think(seen, &Reviewing::of_points(budget));
    let with_open_cards = OpenSearch {
        deal,
        options: Reviewing::of_points(budget).0,
        seed: SEED,
        budget: Budget::Iterations(iterations / WITH_OPEN_CARDS),
    };
    let clairvoyant = think(seen, &with_open_cards);
    if by_points.candidates.is_empty() {
        return DecisionValues {
            moves: vec![(by_points.action, worth_at_once(deal, by_points.action))],
            chance: 0.5,
            clairvoyant: clairvoyant.action,
        };
    }
    let by_wins = think(seen, &Reviewing::of_winning(budget));
    let chance = by_wins.value.unwrap_or(0.5);
    let is_proven = by_wins.candidates.iter().all(|found| found.visits == 0);
    let scale = scale(deal.rules().game);
    let worth = |value: f32| (value - 0.5) * scale;
    DecisionValues {
        moves: by_points
            .candidates
            .iter()
            .map(|found| (found.action, worth(found.value)))
            .collect(),
        chance: if is_proven {
            win_or_loss(chance)
        } else {
            chance
        },
        clairvoyant: clairvoyant.action,
    }
}

/// The points a move brings the player's side less the other's, if it ends the deal, else 0.
fn worth_at_once(deal: &AnyDeal, action: Action) -> f32 {
    let mut after = deal.clone();
    let played = after.play(action, &mut ());
    let (Some(seat), Ok(()), Some(result)) = (deal.turn().seat(), played, after.result()) else {
        return 0.0;
    };
    let game = deal.rules().game;
    credited(game, &result).balance(game.side_of(seat)) as f32
}

/// The decision that a review calls the best, from what the player sees.
#[must_use]
pub fn best(seen: &Observation<AnyView>) -> Decision {
    think(seen, &Reviewing::of_points(Budget::Iterations(ITERATIONS)))
}

/// The decision that wins the match most often, by the same search; how many points it brings does not matter.
#[must_use]
pub fn best_for_match(seen: &Observation<AnyView>) -> Decision {
    let mut reviewing = Reviewing::of_points(Budget::Iterations(ITERATIONS));
    reviewing.0.plays_for_the_match = true;
    think(seen, &reviewing)
}

/// Whether a match by these rules may end with its next deal when the seats have so many points. A review counts points
/// there, too.
#[must_use]
pub fn may_end_match(rules: &Rules, start: &PerSide<u16>) -> bool {
    is_rated(rules.game) && match_equity::may_end(rules, start)
}

/// From the worst to the best reward, in points.
const fn scale(game: Game) -> f32 {
    match game {
        Game::FreeTrumps => 480.0,
        Game::Penneech => 80.0,
        _ => REWARD_RANGE,
    }
}

/// A search that looks at all moves alike: what one costs is told next to the best.
struct Reviewing(SearchOptions, Budget);

impl Reviewing {
    fn of_points(budget: Budget) -> Reviewing {
        let options = SearchOptions {
            prior: 0.0,
            even: true,
            plays_for_the_match: false,
            ..SearchOptions::default()
        };
        Reviewing(options, budget)
    }

    fn of_winning(budget: Budget) -> Reviewing {
        let mut reviewing = Reviewing::of_points(budget);
        reviewing.0.counts_wins = true;
        reviewing
    }
}

impl Thinker for Reviewing {
    fn think<D: Searchable>(&self, seen: &Observation<D::View>) -> Decision {
        let mut search = Ismcts::<D>::new(self.0, SEED);
        search.decide(seen, self.1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sechsundsechzig_engine::deal::Seat;
    use sechsundsechzig_engine::record::{DealHeader, Session};
    use sechsundsechzig_engine::rules::Preset;

    #[test]
    fn every_decision_of_every_game_can_be_evaluated() {
        for preset in Preset::ALL {
            let mut session = Session::new(DealHeader::of_seed(*preset, "review", 0, Seat(0)));
            for turn in 0..3 {
                let Some(seat) = session.deal().turn().seat() else {
                    break;
                };
                let evaluation = evaluate(&session.observation(seat), session.deal(), 60);
                let legal = session.deal().legal_actions();
                assert!(legal.contains(&evaluation.clairvoyant));
                assert!(
                    evaluation
                        .moves
                        .iter()
                        .all(|(action, _)| legal.contains(action))
                );
                assert!((0.0..=1.0).contains(&evaluation.chance));
                session.play(legal[turn % legal.len()]).unwrap();
            }
        }
    }

    #[test]
    fn a_claim_of_a_thousand_is_worth_what_the_deal_writes_up() {
        let claim = Action::Out { meld: None };
        let mut start = PerSide::new(2);
        start[0] = 995;
        let rules = Preset::Thousand.checked();
        let mut session = Session::new(DealHeader::of_rules(
            Preset::Thousand,
            rules,
            "claim",
            0,
            Seat(1),
            start,
        ));
        let written_up = loop {
            let legal = session.deal().legal_actions();
            let mut after = session.deal().clone();
            let is_right = session.deal().turn().seat() == Some(Seat(0))
                && after.play(claim, &mut ()).is_ok()
                && after.result().unwrap().winner == Some(Seat(0));
            if is_right {
                break after.result().unwrap().card_points.balance(0);
            }
            let next = legal
                .iter()
                .find(|action| !matches!(action, Action::Out { .. }));
            session.play(*next.unwrap()).unwrap();
        };
        assert_ne!(written_up, 0);
        assert_eq!(worth_at_once(session.deal(), claim), written_up as f32);
    }

    #[test]
    fn a_claim_that_is_sure_to_win_is_worth_what_it_brings() {
        let claim = Action::Out { meld: None };
        let mut sure = 0;
        for number in 0..8 {
            let mut session = Session::new(DealHeader::of_seed(
                Preset::Paderborn,
                "claim",
                number,
                Seat(0),
            ));
            while let Some(seat) = session.deal().turn().seat() {
                let points = worth_at_once(session.deal(), claim);
                if points > 0.0 {
                    let moves = evaluate(&session.observation(seat), session.deal(), 60).moves;
                    assert_eq!(moves, [(claim, points)]);
                    sure += 1;
                }
                let legal = session.deal().legal_actions();
                let next = legal
                    .iter()
                    .find(|action| !matches!(action, Action::Out { .. }));
                session.play(*next.unwrap()).unwrap();
            }
        }
        assert!(sure > 0);
    }
}
