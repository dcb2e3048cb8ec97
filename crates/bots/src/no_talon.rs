//! Search support and rules of thumb for 66 without a talon, for three and for four.

use super::search_options::SearchOptions;
use super::searchable::{Rewards, Searchable, play_out_by};
use sechsundsechzig_engine::cards::{Card, CardSet, Rank, Suit};
use sechsundsechzig_engine::deal::{Action, ActionList, Deal, FastRng, Observation, Seat, View};
use sechsundsechzig_engine::games::AnyDeal;
use sechsundsechzig_engine::games::sixty_six::no_talon::Round;
use sechsundsechzig_engine::games::sixty_six::{
    FourHanded, FourHandedView, ThreeHanded, ThreeHandedView,
};

impl Searchable for ThreeHanded {
    type Aid = ();

    fn within(deal: &AnyDeal) -> Option<&ThreeHanded> {
        match deal {
            AnyDeal::Three(deal) => Some(deal),
            _ => None,
        }
    }

    fn aid(_: &Observation<ThreeHandedView>, _: &SearchOptions) {}

    fn play_out(&mut self, aid: &mut (), rng: &mut FastRng) -> Rewards {
        play_out_by(self, aid, rng, |deal, seat, actions| {
            choose(&deal.table().round, deal.hand(seat), actions, &|other| {
                other == seat
            })
        })
    }

    fn greedy(view: &ThreeHandedView, rng: &mut FastRng) -> Action {
        let actions = view.sample_world(rng).candidates();
        let own = view.seat();
        choose(&view.table().round, view.hand(), &actions, &|other| {
            other == own
        })
    }
}

impl Searchable for FourHanded {
    type Aid = ();

    fn within(deal: &AnyDeal) -> Option<&FourHanded> {
        match deal {
            AnyDeal::Four(deal) => Some(deal),
            _ => None,
        }
    }

    fn aid(_: &Observation<FourHandedView>, _: &SearchOptions) {}

    fn play_out(&mut self, aid: &mut (), rng: &mut FastRng) -> Rewards {
        play_out_by(self, aid, rng, |deal, seat, actions| {
            choose(&deal.table().round, deal.hand(seat), actions, &|other| {
                partners(other, seat)
            })
        })
    }

    fn greedy(view: &FourHandedView, rng: &mut FastRng) -> Action {
        let actions = view.sample_world(rng).candidates();
        let own = view.seat();
        choose(&view.table().round, view.hand(), &actions, &|other| {
            partners(other, own)
        })
    }
}

const fn partners(a: Seat, b: Seat) -> bool {
    a.0 & 1 == b.0 & 1
}

/// What the greedy bot does: announces marriages, leads cards that nobody beats, takes tricks with
/// cards of many points, and gives points to the own side and none to the other.
fn choose(
    round: &Round,
    hand: CardSet,
    actions: &ActionList,
    ours: &dyn Fn(Seat) -> bool,
) -> Action {
    let worth = |suit: Suit| round.marriage_value(suit);
    let announced = actions.iter().copied().max_by_key(|action| match action {
        Action::Out { .. } | Action::OutWith(_) => 100,
        Action::Announce(suit) => worth(*suit),
        Action::Play {
            card, meld: true, ..
        } => worth(card.suit()) + u16::from(card.rank() == Rank::Queen),
        Action::NameTrump(suit) => strength(hand, *suit),
        _ => 0,
    });
    let names_or_announces =
        |action: &Action| !matches!(action, Action::Pass | Action::Play { meld: false, .. });
    if let Some(action) = announced.filter(names_or_announces) {
        return action;
    }
    let cards: CardSet = actions.iter().filter_map(|action| action.card()).collect();
    let card = match round.trick.best(round.trump) {
        None => lead(round, hand, cards),
        Some((winner, best)) => follow(round, cards, best, ours(winner)),
    };
    card.map(Action::play)
        .filter(|action| actions.contains(action))
        .or(actions.first().copied())
        .unwrap_or(Action::Pass)
}

/// How much a suit recommends itself as trumps.
fn strength(hand: CardSet, suit: Suit) -> u16 {
    let cards = hand.of_suit(suit);
    let high = cards.iter().filter(|card| card.rank() >= Rank::Ten).count();
    1 + 4 * cards.len() as u16 + 2 * high as u16
}

fn lead(round: &Round, hand: CardSet, cards: CardSet) -> Option<Card> {
    let out = round.rules.pack.cards() - round.all_played() - hand;
    let trumps_out = round.trump.map_or(CardSet::EMPTY, |suit| out.of_suit(suit));
    let safe: CardSet = cards
        .iter()
        .filter(|card| out.above(*card).is_empty())
        .filter(|card| Some(card.suit()) == round.trump || trumps_out.len() < 4)
        .collect();
    dearest(round, safe).or_else(|| cheapest(round, cards))
}

fn follow(round: &Round, cards: CardSet, best: Card, ours: bool) -> Option<Card> {
    use sechsundsechzig_engine::games::sixty_six::strict_play::beats;
    let last = round.trick.cards().count() + 1 == usize::from(round.players);
    if ours && last {
        return dearest(round, cards);
    }
    let taking: CardSet = cards
        .iter()
        .filter(|card| beats(*card, best, round.trump))
        .collect();
    let trumps = round
        .trump
        .map_or(CardSet::EMPTY, |suit| taking.of_suit(suit));
    let taken = if last {
        dearest(round, taking - trumps)
    } else {
        dearest(round, (taking - trumps).of_rank(Rank::Ace))
    };
    taken
        .or_else(|| cheapest(round, trumps))
        .or_else(|| cheapest(round, cards))
}

fn cheapest(round: &Round, cards: CardSet) -> Option<Card> {
    let plain = |card: &Card| Some(card.suit()) == round.trump;
    cards
        .iter()
        .min_by_key(|card| (round.rules.card_points(*card), plain(card), card.rank()))
}

fn dearest(round: &Round, cards: CardSet) -> Option<Card> {
    cards
        .iter()
        .max_by_key(|card| (round.rules.card_points(*card), card.rank()))
}
