//! What a seat and the table know: all of it true, nothing hidden, and enough to deal the rest anew.

use crate::table::Table;
use crate::{cards_are_conserved, sorted};
use chacha20::ChaCha20Rng;
use sechsundsechzig_engine::cards::{Card, CardSet, Pack, Rank, Suit};
use sechsundsechzig_engine::deal::shuffle::below;
use sechsundsechzig_engine::deal::{Action, Deal, Event, Illegal, Seat, Setup, Turn, View};
use sechsundsechzig_engine::games::sixty_six::no_talon::Round;
use sechsundsechzig_engine::games::sixty_six::two_handed::Phase;
use sechsundsechzig_engine::games::{AnyDeal, AnyView};
use sechsundsechzig_engine::rules::Game;

/// What everybody knows of the hidden hands is so.
pub fn what_the_table_knows_is_true(deal: &AnyDeal) {
    let holds = |seat: usize, known: CardSet, lacking: CardSet, hand: CardSet| {
        assert!(
            hand.is_superset(known),
            "seat {seat} is known to hold {known:?}"
        );
        assert!((hand & lacking).is_empty(), "seat {seat} lacks {lacking:?}");
    };
    match deal {
        AnyDeal::TwoHanded(deal) => {
            for seat in 0..2 {
                let (known, lacking) = (deal.table().known[seat], deal.table().lacking[seat]);
                holds(seat, known, lacking, deal.hand(Seat(seat as u8)));
            }
            let table = deal.table();
            if table.rules.game == Game::AceOfHearts && table.trump.is_none() {
                let ace = Card::new(Suit::Hearts, Rank::Ace);
                let held = (deal.hand(Seat(0)) | deal.hand(Seat(1))).contains(ace);
                let asked = matches!(table.phase, Phase::NameTrump | Phase::Over);
                assert!(asked || !held, "who holds it is asked at once");
            }
        }
        AnyDeal::Rotating(deal) => {
            let inner = deal.inner();
            for seat in 0..2 {
                let (known, lacking) = (inner.table().known[seat], inner.table().lacking[seat]);
                holds(seat, known, lacking, inner.hand(Seat(seat as u8)));
            }
        }
        AnyDeal::Three(deal) => the_round_is_true(&deal.table().round, deal),
        AnyDeal::Four(deal) => the_round_is_true(&deal.table().round, deal),
        AnyDeal::Penneech(deal) => {
            for seat in 0..2 {
                let lacking = deal.table().lacking[seat];
                holds(seat, CardSet::EMPTY, lacking, deal.hand(Seat(seat as u8)));
            }
        }
    }
}

fn the_round_is_true(round: &Round, deal: &impl Deal) {
    for seat in 0..usize::from(round.players) {
        let hand = deal.hand(Seat(seat as u8));
        assert!(hand.is_superset(round.known[seat]));
        assert!((hand & round.lacking[seat]).is_empty());
        assert!(round.facts[seat].fit(hand | round.played[seat]));
        assert_eq!(usize::from(round.held[seat]), hand.len());
    }
}

pub fn a_view_is_all_a_seat_knows(
    table: &Table,
    seat: Seat,
    universe: &[Action],
    rng: &mut ChaCha20Rng,
) {
    let deal = &table.deal;
    let view = deal.view(seat);
    assert_eq!(View::seat(&view), seat);
    assert_eq!(view.turn(), deal.turn());
    assert!(deal.hand(seat).is_superset(View::hand(&view)));
    let acting = deal.turn() == Turn::Seat(seat);
    if acting {
        assert_eq!(sorted(view.legal_actions()), sorted(deal.legal_actions()));
    } else {
        assert!(view.legal_actions().is_empty());
    }
    let world = view.sample_world(rng);
    assert_eq!(world.view(seat), view, "a sampled world looks the same");
    what_the_table_knows_is_true(&world);
    cards_are_conserved(&world, table);
    assert_eq!(world.turn(), deal.turn());
    for other in table.seats() {
        let held = |deal: &AnyDeal| deal.hand(other).len();
        assert_eq!(held(&world), held(deal), "hands keep their sizes");
        let seen = |deal: &AnyDeal| View::hand(&deal.view(other)).len();
        assert_eq!(seen(&world), seen(deal), "and what is seen of them");
    }
    if acting && below(rng, 4) == 0 {
        for &action in universe {
            let verdict = (deal.check(action), deal.offence(action));
            assert_eq!((world.check(action), world.offence(action)), verdict);
            assert_eq!(
                verdict_of(&view, action),
                verdict,
                "the seat finds the same from its view"
            );
        }
    }
    if let (AnyDeal::TwoHanded(deal), AnyDeal::TwoHanded(world)) = (deal, &world) {
        for seat in table.seats() {
            let alike = deal.view(seat) == world.view(seat);
            assert_eq!(deal.looks_like(world, seat), alike);
        }
    }
    if deal.turn() != Turn::Over {
        the_sampled_world_could_have_come_about(table, &world, &view);
    }
}

/// Why an action is refused to a seat, and what it would cost.
fn verdict_of(view: &AnyView, action: Action) -> (Result<(), Illegal>, Option<Illegal>) {
    match view {
        AnyView::TwoHanded(view) => (view.check(action), view.offence(action)),
        AnyView::Rotating(view) => {
            let player = view.player().expect("the dealer is asked nothing");
            (view.check(action), player.offence(action))
        }
        AnyView::Three(view) => (view.check(action), view.offence(action)),
        AnyView::Four(view) => (view.check(action), view.offence(action)),
        AnyView::Penneech(view) => (view.check(action), view.offence(action)),
    }
}

/// A world sampled from a view is one in which the same moves lead to the same view: the whole
/// deal is replayed in it. (With a talon to draw from, who drew what when would have to be
/// invented; there the next laws must do.)
fn the_sampled_world_could_have_come_about(table: &Table, world: &AnyDeal, view: &AnyView) {
    let players = table.setup.rules.game.players();
    let mut first = [CardSet::EMPTY; 4];
    for seat in table.seats() {
        first[seat.index()] = world.hand(seat);
    }
    let replayed = table.events.iter().filter_map(|event| match event {
        Event::Played { seat, card, .. } => Some((*seat, *card)),
        _ => None,
    });
    for (seat, card) in replayed {
        first[seat.index()].insert(card);
    }
    let dealer = table.setup.dealer;
    let left = |steps| dealer.left(steps, players);
    let shown = table.events.iter().find_map(|event| match event {
        Event::TurnedUp(card) => Some(*card),
        _ => None,
    });
    let mut cards = Vec::new();
    match world {
        AnyDeal::TwoHanded(_) | AnyDeal::Rotating(_) => return,
        AnyDeal::Three(deal) => {
            let before_naming = View::hand(&deal.view(left(1)));
            let order = [left(1), left(2), dealer];
            deal_out(&mut cards, &first, &order, &[3, 2, 3], before_naming, shown);
        }
        AnyDeal::Four(_) => {
            let order = [left(2), left(1), left(3), dealer];
            deal_out(&mut cards, &first, &order, &[3, 3], CardSet::EMPTY, shown);
        }
        AnyDeal::Penneech(deal) => {
            let order = [left(1), dealer];
            deal_out(&mut cards, &first, &order, &[1; 7], CardSet::EMPTY, None);
            cards.extend(deal.table().turned.iter());
            cards.extend(deal.talon());
        }
    }
    let setup = Setup {
        pack: Pack::new(cards).expect("a pack"),
        ..table.setup.clone()
    };
    let mut again = AnyDeal::new(&setup, &mut ());
    for (seat, action) in &table.moves {
        assert_eq!(again.turn(), Turn::Seat(*seat), "the same seat is asked");
        assert_eq!(again.play(*action, &mut ()), Ok(()), "and may do the same");
    }
    assert_eq!(again.view(View::seat(view)), *view);
}

/// Lays the hands in dealing order: `early` cards first, `last` at the very end.
fn deal_out(
    cards: &mut Vec<Card>,
    hands: &[CardSet; 4],
    order: &[Seat],
    packets: &[usize],
    early: CardSet,
    last: Option<Card>,
) {
    let mut hands: Vec<Vec<Card>> = hands.iter().map(|hand| hand.iter().collect()).collect();
    for hand in &mut hands {
        hand.sort_by_key(|card| (last == Some(*card), !early.contains(*card)));
    }
    for &packet in packets {
        for seat in order {
            cards.extend(hands[seat.index()].drain(..packet));
        }
    }
}
