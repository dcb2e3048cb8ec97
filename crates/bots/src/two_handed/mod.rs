//! What the computer adds to 66 for two.

mod blunder_filter;
mod choices;
mod count;
mod forgetting;
mod greedy;
pub(crate) mod match_equity;
mod opponent_model;
mod play_out;
pub(super) mod policy_prior;

use super::search_options::SearchOptions;
use super::searchable::{Rewards, Searchable};
use crate::endgame::Endgame;
pub(super) use count::{cheapest, dearest, marriages};
use forgetting::Forgetting;
use match_equity::OutcomeRewards;
use opponent_model::OpponentModel;
use sechsundsechzig_engine::deal::{
    Action, ActionList, ActionSet, ActionSink, Deal, FastRng, Observation, Reason, Seat, Turn, View,
};
use sechsundsechzig_engine::games::AnyDeal;
use sechsundsechzig_engine::games::sixty_six::two_handed::{Phase, Table};
use sechsundsechzig_engine::games::sixty_six::{OUT, TwoHanded, TwoHandedView};
use sechsundsechzig_engine::rules::Game;

/// With so many cards in the talon or fewer the end is near.
const FEW: u8 = 4;
/// With so many there is one draw left.
const LAST_DRAW: u8 = 2;

/// What helps over a whole search.
#[derive(Clone, Debug)]
pub struct Aid {
    endgame: Endgame,
    worth: OutcomeRewards,
    searcher: Seat,
    model: OpponentModel,
    gaps: Forgetting,
    solves: bool,
    exact_covers: bool,
    exact_cards: u8,
}

impl Searchable for TwoHanded {
    type Aid = Aid;

    const HAS_PRIORS: bool = true;
    const HAS_CFR: bool = true;

    fn within(deal: &AnyDeal) -> Option<&TwoHanded> {
        match deal {
            AnyDeal::TwoHanded(deal) => Some(deal),
            AnyDeal::Rotating(deal) => Some(deal.inner()),
            _ => None,
        }
    }

    fn aid(seen: &Observation<TwoHandedView>, options: &SearchOptions) -> Aid {
        let table = seen.view.table();
        Aid {
            endgame: Endgame::new(table),
            worth: if options.plays_for_the_match {
                OutcomeRewards::of_match(table)
            } else {
                OutcomeRewards::of_points()
            },
            searcher: seen.view.seat(),
            model: if options.infers {
                OpponentModel::of(seen)
            } else {
                OpponentModel::NONE
            },
            gaps: Forgetting::of(seen, options.forgets),
            solves: options.solves,
            exact_covers: options.exact_covers,
            exact_cards: options.exact_cards,
        }
    }

    fn budget_factor(view: &TwoHandedView) -> u32 {
        if forgetting::is_long(view.table()) {
            3
        } else {
            1
        }
    }

    fn tune(options: SearchOptions, view: &TwoHandedView) -> SearchOptions {
        let table = view.table();
        if table.talon_open() && table.talon > FEW {
            return options;
        }
        SearchOptions {
            exact_cards: u8::MAX,
            grows_from: 1,
            ..options
        }
    }

    fn determinize(view: &TwoHandedView, aid: &Aid, rng: &mut FastRng) -> TwoHanded {
        aid.gaps.world(view, rng)
    }

    fn plausibility(&self, aid: &Aid) -> f32 {
        let other = aid.searcher.other();
        let hidden = self.hand(other) - self.table().known[other.index()];
        aid.model.plausibility(hidden)
    }

    fn known(&self, aid: &mut Aid) -> Option<Rewards> {
        if !aid.solves || !all_known(self) {
            return None;
        }
        let balance = aid.endgame.value(self)?;
        Some(aid.worth.rewards(balance))
    }

    fn is_small_enough_for_cfr(view: &TwoHandedView, aid: &Aid) -> bool {
        let table = view.table();
        aid.solves
            && table.rules.game != Game::FreeTrumps
            && (table.covered.is_some() || table.talon <= LAST_DRAW)
    }

    fn known_choices(&self, aid: &mut Aid) -> Option<Vec<(Action, f32)>> {
        if !aid.solves || !aid.gaps.are_none() || !all_known(self) {
            return None;
        }
        Some(choices::of(self, aid))
    }

    #[inline]
    fn candidates(&self) -> ActionList {
        let mut candidates = ActionList::new();
        match true_claim_in(self) {
            Some(right) => candidates.push(right),
            None => self.list_but_claims(&mut candidates),
        }
        candidates
    }

    #[inline]
    fn candidate_set(&self) -> Option<ActionSet> {
        if self.table().rules.game == Game::FreeTrumps {
            return None;
        }
        let mut candidates = ActionSet::EMPTY;
        match true_claim_in(self) {
            Some(right) => candidates.push(right),
            None => self.list_but_claims(&mut candidates),
        }
        Some(candidates)
    }

    fn priors(&self, actions: &[Action], weights: &mut [f32]) {
        policy_prior::priors(self, actions, weights);
    }

    fn claim_is_true(&self, claim: Action) -> bool {
        claim_is_true(self.table(), claim)
    }

    fn play_out(&mut self, aid: &mut Aid, rng: &mut FastRng) -> Rewards {
        while self.turn() != Turn::Over {
            let table = self.table();
            if table.phase == Phase::Lead
                && aid.solves
                && match table.covered {
                    Some(_) => aid.exact_covers,
                    None => table.held[0] <= aid.exact_cards,
                }
                && Endgame::solves(self)
                && let Some(balance) = aid.endgame.value(self)
            {
                return aid.worth.rewards(balance);
            }
            let action = play_out::choose(self, rng);
            self.play_unchecked(action, &mut ());
        }
        self.rewards(aid)
    }

    fn rewards(&self, aid: &Aid) -> Rewards {
        match self.table().balance() {
            Some(balance) if self.table().rules.game != Game::FreeTrumps => {
                aid.worth.rewards(balance)
            }
            _ => written_up(self.table()),
        }
    }

    fn players(&self) -> u8 {
        2
    }

    fn side_of(&self, seat: Seat) -> usize {
        seat.index()
    }

    fn is_blunder(view: &TwoHandedView, action: Action) -> bool {
        blunder_filter::throws_away(view, action)
    }

    fn greedy(view: &TwoHandedView, _: &mut FastRng) -> Action {
        greedy::choose(view)
    }
}

/// Whether each player can tell every card of the other, and both only have to play.
fn all_known(deal: &TwoHanded) -> bool {
    deal.table().talon == 0 && Endgame::solves(deal)
}

/// Where points are simply written up (3.2): a lead of 240 is everything; so is a right claim.
fn written_up(table: &Table) -> Rewards {
    let lead = match table.result().map(|result| (result.reason, result.winner)) {
        Some((Reason::ThousandRight | Reason::ThousandWrong, Some(winner))) => {
            if winner == Seat(0) { 1.0 } else { -1.0 }
        }
        _ => (f32::from(table.total(Seat(0))) - f32::from(table.total(Seat(1)))) / 240.0,
    };
    let first = (0.5 + lead / 2.0).clamp(0.0, 1.0);
    [first, 1.0 - first, 0.5, 0.5]
}

/// The first true claim, beside which nothing else is considered: the price of a deal (2.24 to
/// 2.28) only falls while the other side takes tricks and points, and 66 said now cannot be lost.
#[inline]
fn true_claim(table: &Table, actions: &[Action]) -> Option<Action> {
    let mut actions = actions.iter().copied();
    actions.find(|action| claim_is_true(table, *action))
}

/// The claim that is true in a deal, if there is one; claims are listed only where a marriage could make one true.
#[inline]
fn true_claim_in(deal: &TwoHanded) -> Option<Action> {
    const DEAREST_MARRIAGE: u16 = 40;
    let table = deal.table();
    let far = table.total(table.turn) + DEAREST_MARRIAGE < OUT;
    if far && table.rules.game != Game::FreeTrumps {
        return None;
    }
    true_claim(table, &deal.claims())
}

/// 2.20 and 3.2: whether the seat to act would be right to claim this. Its own points are known
/// to it, so this takes the table only.
fn claim_is_true(table: &Table, claim: Action) -> bool {
    let Action::Out { meld } = claim else {
        return false;
    };
    let seat = table.turn;
    let total = table.total(seat) + meld.map_or(0, |suit| table.marriage_value(suit));
    if table.rules.game == Game::FreeTrumps {
        table.start[seat.index()].saturating_add(total) >= 1000
    } else {
        total >= OUT
    }
}

#[cfg(test)]
mod tests {
    use super::{claim_is_true, true_claim, true_claim_in};
    use crate::{FastRng, Searchable};
    use sechsundsechzig_engine::deal::{
        Action, ActionSet, ActionSink, Deal, PerSide, Seat, Setup, Turn, shuffle,
    };
    use sechsundsechzig_engine::games::sixty_six::TwoHanded;
    use sechsundsechzig_engine::rules::{Game, Preset};

    #[test]
    fn a_claim_of_a_thousand_is_true_with_as_many_points_as_a_link_can_name() {
        let rules = Preset::Thousand.checked();
        let setup = Setup {
            rules,
            dealer: Seat(0),
            pack: shuffle::pack(rules.pack, "written up", 0),
            start: PerSide::from_slice(&[u16::MAX; 2]).expect("two sides"),
            trump: None,
        };
        let mut deal = TwoHanded::new(&setup, &mut ());
        while deal.table().total(deal.table().turn) == 0 {
            let first = deal.legal_actions()[0];
            deal.play_unchecked(first, &mut ());
        }
        assert!(claim_is_true(deal.table(), Action::Out { meld: None }));
    }

    #[test]
    fn a_true_claim_is_considered_alone_and_a_false_one_never_in_lists_and_in_sets() {
        let talon_games = |preset: &&Preset| {
            let game = preset.rules().game;
            matches!(game, Game::TwoHanded | Game::FreeTrumps | Game::AceOfHearts)
        };
        let (mut claims, mut sets) = (0, 0);
        for preset in Preset::ALL.iter().filter(talon_games) {
            let rules = preset.checked();
            for number in 0..40 {
                let setup = Setup {
                    rules,
                    dealer: Seat(0),
                    pack: shuffle::pack(rules.pack, "considered", number),
                    start: PerSide::new(2),
                    trump: None,
                };
                let mut rng = FastRng::new(u64::from(number));
                let mut deal = TwoHanded::new(&setup, &mut ());
                while deal.turn() != Turn::Over {
                    let legal = deal.legal_actions();
                    let candidates = deal.candidates();
                    if let Some(set) = deal.candidate_set() {
                        let mut listed = ActionSet::EMPTY;
                        candidates.iter().for_each(|action| listed.push(*action));
                        assert_eq!(set, listed);
                        sets += 1;
                    }
                    let is_claim = |action: &Action| matches!(action, Action::Out { .. });
                    let right = legal
                        .iter()
                        .find(|action| claim_is_true(deal.table(), **action));
                    assert_eq!(true_claim(deal.table(), &legal).as_ref(), right);
                    assert_eq!(true_claim_in(&deal).as_ref(), right);
                    if let Some(right) = right {
                        assert_eq!(candidates[..], [*right]);
                        claims += 1;
                    } else {
                        assert!(
                            legal
                                .iter()
                                .filter(|action| !is_claim(action))
                                .eq(&candidates)
                        );
                    }
                    // Whatever it is worth, so that claims come late as well.
                    let plain = legal.iter().filter(|action| !is_claim(action));
                    let plain: Vec<_> = plain.collect();
                    deal.play_unchecked(*plain[rng.below(plain.len())], &mut ());
                }
            }
        }
        assert!(claims > 200 && sets > 2_000, "{claims} claims, {sets} sets");
    }
}
