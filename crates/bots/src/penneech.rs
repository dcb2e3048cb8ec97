//! Search support and rules of thumb for Penneech.

use super::search_options::SearchOptions;
use super::searchable::{Rewards, Searchable, play_out_by};
use sechsundsechzig_engine::cards::{Card, CardSet};
use sechsundsechzig_engine::deal::{Action, ActionList, Deal, FastRng, Observation, Seat, View};
use sechsundsechzig_engine::games::AnyDeal;
use sechsundsechzig_engine::games::penneech::{Penneech, PenneechView, Table, beats, strength};

/// A deal seldom moves the score by more points.
const LARGE: f32 = 40.0;

impl Searchable for Penneech {
    type Aid = ();

    fn within(deal: &AnyDeal) -> Option<&Penneech> {
        match deal {
            AnyDeal::Penneech(deal) => Some(deal),
            _ => None,
        }
    }

    fn aid(_: &Observation<PenneechView>, _: &SearchOptions) {}

    /// There are no claims in Penneech.
    fn candidates(&self) -> ActionList {
        self.legal_actions()
    }

    fn play_out(&mut self, aid: &mut (), rng: &mut FastRng) -> Rewards {
        play_out_by(self, aid, rng, |deal, seat, actions| {
            choose(deal.table(), deal.hand(seat), actions)
        })
    }

    /// Points ahead in this deal; the match itself where the deal decided it.
    fn rewards(&self, (): &()) -> Rewards {
        let Some(result) = self.result() else {
            return [0.5; 4];
        };
        let first = match result.winner {
            Some(Seat(0)) => 1.0,
            Some(_) => 0.0,
            None => {
                let [own, other] = [0, 1].map(|seat| f32::from(result.card_points[seat]));
                (0.5 + (own - other) / (2.0 * LARGE)).clamp(0.05, 0.95)
            }
        };
        [first, 1.0 - first, 0.5, 0.5]
    }

    fn greedy(view: &PenneechView, _: &mut FastRng) -> Action {
        choose(view.table(), view.hand(), &view.legal_actions())
    }
}

/// What the greedy bot does: takes what scores, keeps honours away from the other's trumps, and
/// demands a new deal of a hand without any.
fn choose(table: &Table, hand: CardSet, actions: &ActionList) -> Action {
    if actions.contains(&Action::Redeal) {
        return Action::Redeal;
    }
    let cards: CardSet = actions.iter().filter_map(|action| action.card()).collect();
    let card = match (table.led, table.trump()) {
        (Some(led), Some(trump)) => {
            let taking = cards.iter().filter(|card| beats(*card, led, trump));
            // A trick counts by itself: four are needed, and each more is worth two.
            taking
                .min_by_key(|card| {
                    (
                        card.suit() == trump && table.worth(*card) == 0,
                        strength(*card),
                    )
                })
                .or_else(|| least(table, cards))
        }
        _ => lead(table, hand, cards),
    };
    card.map(Action::play)
        .filter(|action| actions.contains(action))
        .or(actions.first().copied())
        .unwrap_or(Action::Pass)
}

/// Leads a scoring trump nothing out beats, else the strongest plain card.
fn lead(table: &Table, hand: CardSet, cards: CardSet) -> Option<Card> {
    let out = table.rules.pack.cards() - table.seen() - hand;
    let safe = |card: &Card| {
        out.of_suit(card.suit())
            .iter()
            .all(|other| strength(other) < strength(*card))
    };
    let trump = table.trump();
    cards
        .iter()
        .filter(|card| Some(card.suit()) == trump && safe(card))
        .max_by_key(|card| table.worth(*card))
        .or_else(|| {
            cards
                .iter()
                .filter(|card| Some(card.suit()) != trump)
                .max_by_key(|card| strength(*card))
        })
        .or_else(|| least(table, cards))
}

fn least(table: &Table, cards: CardSet) -> Option<Card> {
    cards
        .iter()
        .min_by_key(|card| (table.worth(*card), strength(*card)))
}
