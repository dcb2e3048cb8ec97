//! Covered deals, in which averaging over the possible hands errs: for each hand the solver answers
//! as somebody who sees it, and so it promises that a guess put off will be guessed right. The
//! search has to choose for all hands alike, and knows better.

use sechsundsechzig::bots::endgame::Endgame;
use sechsundsechzig::bots::information_set_search::{InformationSetSearch, SearchOptions};
use sechsundsechzig::bots::{Bot, Budget, FastRng, Searchable};
use sechsundsechzig::cards::Card;
use sechsundsechzig::deal::{Action, Deal, Observation, PerSide, Seat, Setup, Turn, View, shuffle};
use sechsundsechzig::games::rules::Preset;
use sechsundsechzig::games::sixty_six::TwoHanded;

/// A deal of `paderborn` with a covered talon, what averaging likes best in it, and what is better.
struct Position {
    number: u32,
    moves: &'static str,
    tempting: &'static str,
    sound: &'static str,
}

const POSITIONS: [Position; 4] = [
    Position {
        number: 45,
        moves: "CJ CK . HJ HT . SK+ SA . HK+ DT # DA H9 DQ C9",
        tempting: "DJ",
        sound: "SQ",
    },
    Position {
        number: 55,
        moves: "CA DT . H9 DA . ! CK+ HK . DQ S9 . # SA SQ",
        tempting: "CQ",
        sound: "CT",
    },
    Position {
        number: 705,
        moves: "SA CJ ! . DA HJ . # ST CQ SK H9 HA HQ",
        tempting: "SJ",
        sound: "DK",
    },
    Position {
        number: 778,
        moves: "H9 HJ ! . DJ DQ . HQ+ DT . SQ+ ST . #",
        tempting: "SA",
        sound: "HK",
    },
];

/// A card, with `+` if it announces; `.` draws, `!` robs, `#` covers.
fn action(text: &str) -> Action {
    let card = |text: &str| -> Card { text.parse().expect("a card") };
    match text {
        "." => Action::Draw,
        "!" => Action::Rob,
        "#" => Action::Cover,
        _ => match text.strip_suffix('+') {
            Some(text) => Action::meld(card(text)),
            None => Action::play(card(text)),
        },
    }
}

impl Position {
    fn deal(&self) -> TwoHanded {
        let rules = Preset::Paderborn.checked();
        let setup = Setup {
            rules,
            dealer: Seat((self.number % 2) as u8),
            pack: shuffle::pack(rules.pack, "scan", self.number),
            start: PerSide::new(2),
            trump: None,
        };
        let mut deal = TwoHanded::new(&setup, &mut ());
        for text in self.moves.split(' ') {
            deal.check(action(text)).expect("a legal move");
            deal.play_unchecked(action(text), &mut ());
        }
        deal
    }

    fn choices(&self) -> [Action; 2] {
        [action(self.tempting), action(self.sound)]
    }
}

fn seat_to_act(deal: &TwoHanded) -> Seat {
    deal.turn().seat().expect("somebody's turn")
}

fn searched(deal: &TwoHanded, iterations: u32) -> Action {
    let view = deal.view(seat_to_act(deal));
    let seen = Observation {
        dealt: view.hand().iter().collect(),
        view,
        drawn: Vec::new(),
        moves: Vec::new(),
    };
    let options = SearchOptions {
        plays_for_the_match: false,
        ..SearchOptions::default()
    };
    let mut search = InformationSetSearch::<TwoHanded>::new(options, 3);
    search.decide(&seen, Budget::Iterations(iterations)).action
}

/// The worlds the seat to act thinks possible, each after this action of its own.
fn worlds_after(deal: &TwoHanded, action: Action) -> impl Iterator<Item = TwoHanded> {
    const WORLDS: usize = 250;
    let view = deal.view(seat_to_act(deal));
    let mut rng = FastRng::new(7);
    (0..WORLDS).map(move |_| {
        let mut world = view.sample_world(&mut rng);
        world.play_unchecked(action, &mut ());
        world
    })
}

/// What the action is worth to who does it: the mean of the exact values with open cards.
fn promised(deal: &TwoHanded, action: Action) -> f32 {
    let mut solver = Endgame::new(deal.table());
    let of = |world: TwoHanded| solver.value(&world).map_or(0.0, f32::from);
    let sign = if seat_to_act(deal) == Seat(0) {
        1.0
    } else {
        -1.0
    };
    mean(worlds_after(deal, action).map(of)) * sign
}

/// What comes of the action if both play on without seeing through the cards.
fn brought(deal: &TwoHanded, action: Action) -> f32 {
    let seat = seat_to_act(deal).index();
    let of = |mut world: TwoHanded| {
        while world.turn() != Turn::Over {
            let action = match world.considered()[..] {
                [only] => only,
                _ => searched(&world, 100),
            };
            world.play_unchecked(action, &mut ());
        }
        let points = world.result().expect("an end").game_points;
        f32::from(points[seat]) - f32::from(points[1 - seat])
    };
    mean(worlds_after(deal, action).map(of))
}

fn mean(values: impl Iterator<Item = f32>) -> f32 {
    let values: Vec<f32> = values.collect();
    values.iter().sum::<f32>() / values.len() as f32
}

#[test]
fn averaging_promises_more_of_a_move_that_brings_less() {
    for position in POSITIONS {
        let (deal, number) = (position.deal(), position.number);
        let [tempting, sound] = position.choices();
        assert!(deal.table().covered.is_some());
        let promised = [tempting, sound].map(|action| promised(&deal, action));
        assert!(promised[0] > promised[1], "{number}: {promised:?}");
        let brought = [tempting, sound].map(|action| brought(&deal, action));
        assert!(brought[0] + 0.1 < brought[1], "{number}: {brought:?}");
        assert!(brought[0] + 0.2 < promised[0], "{number}: {brought:?}");
    }
}

#[test]
fn the_search_prefers_the_move_that_brings_more() {
    for position in POSITIONS {
        let [_, sound] = position.choices();
        assert_eq!(searched(&position.deal(), 10_000), sound);
    }
}
