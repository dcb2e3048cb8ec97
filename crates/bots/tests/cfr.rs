//! Positions with few hidden cards, in which averaging over the possible hands errs: for each hand the solver of open
//! cards answers as somebody who sees it, and so it promises that a guess put off will be guessed
//! right. Who chooses for all hands alike knows better.

use sechsundsechzig_bots::endgame::Endgame;
use sechsundsechzig_bots::ismcts::Ismcts;
use sechsundsechzig_bots::search_options::SearchOptions;
use sechsundsechzig_bots::{Bot, Budget, Decision, FastRng, Searchable};
use sechsundsechzig_engine::cards::Card;
use sechsundsechzig_engine::deal::{
    Action, Deal, Observation, PerSide, Seat, Setup, Turn, View, shuffle,
};
use sechsundsechzig_engine::games::sixty_six::{TwoHanded, TwoHandedView};
use sechsundsechzig_engine::rules::Preset;

/// A deal of `paderborn` with a covered talon or one draw left, what averaging likes best in it, and
/// what is better, one move or two that are as good.
struct Position {
    number: u32,
    moves: &'static str,
    tempting: &'static str,
    sound: &'static [&'static str],
}

const POSITIONS: [Position; 8] = [
    Position {
        number: 45,
        moves: "CJ CK . HJ HT . SK+ SA . HK+ DT # DA H9 DQ C9",
        tempting: "DJ",
        sound: &["SQ"],
    },
    Position {
        number: 55,
        moves: "CA DT . H9 DA . ! CK+ HK . DQ S9 . # SA SQ",
        tempting: "CQ",
        sound: &["CT"],
    },
    Position {
        number: 705,
        moves: "SA CJ ! . DA HJ . # ST CQ SK H9 HA HQ",
        tempting: "SJ",
        sound: &["DK", "HK"],
    },
    Position {
        number: 778,
        moves: "H9 HJ ! . DJ DQ . HQ+ DT . SQ+ ST . #",
        tempting: "SA",
        sound: &["HK"],
    },
    Position {
        number: 19,
        moves: "DJ HJ ! . SJ ST . CK DT . CJ CT . HK+ HT .",
        tempting: "#",
        sound: &["CQ"],
    },
    Position {
        number: 143,
        moves: "SJ DQ . SQ H9 . HK HT . HQ CT . S9 SK . HA",
        tempting: "CK",
        sound: &["D9"],
    },
    Position {
        number: 152,
        moves: "H9 HQ . DQ DK . ST SA . S9 SJ . CT CA .",
        tempting: "DT",
        sound: &["CJ"],
    },
    Position {
        number: 205,
        moves: "SK SA . SJ ST ! . D9 DT . SQ HJ . DQ DK .",
        tempting: "HT",
        sound: &["C9"],
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

    fn tempting(&self) -> Action {
        action(self.tempting)
    }

    fn sound(&self) -> impl Iterator<Item = Action> {
        self.sound.iter().copied().map(action)
    }
}

fn seat_to_act(deal: &TwoHanded) -> Seat {
    deal.turn().seat().expect("somebody's turn")
}

fn seen(deal: &TwoHanded) -> Observation<TwoHandedView> {
    let view = deal.view(seat_to_act(deal));
    Observation {
        dealt: view.hand().iter().collect(),
        view,
        drawn: Vec::new(),
        moves: Vec::new(),
    }
}

fn solved(deal: &TwoHanded, iterations: u32) -> Decision {
    let options = SearchOptions {
        plays_for_the_match: false,
        ..SearchOptions::default()
    };
    let mut search = Ismcts::<TwoHanded>::new(options, 3);
    search.decide(&seen(deal), Budget::Iterations(iterations))
}

/// The worlds the seat to act thinks possible, each after this action of its own.
fn worlds_after(deal: &TwoHanded, action: Action) -> impl Iterator<Item = TwoHanded> {
    const WORLDS: usize = 150;
    let view = deal.view(seat_to_act(deal));
    let mut rng = FastRng::new(7);
    (0..WORLDS).map(move |_| {
        let mut world = view.sample_world(&mut rng);
        world.play_unchecked(action, &mut ());
        world
    })
}

/// Seat 0's game points less seat 1's if both play best and see every card, the talon's as well,
/// as far as it lies between these two.
fn open(deal: &TwoHanded, solver: &mut Endgame, mut least: i8, mut most: i8) -> i8 {
    if let Some(balance) = solver.value(deal) {
        return balance;
    }
    let first = seat_to_act(deal) == Seat(0);
    for action in deal.candidates() {
        let mut after = deal.clone();
        after.play_unchecked(action, &mut ());
        let balance = open(&after, solver, least, most);
        if first {
            least = least.max(balance);
        } else {
            most = most.min(balance);
        }
        if least >= most {
            break;
        }
    }
    if first { least } else { most }
}

/// What the action is worth to who does it: the mean of the exact values with open cards.
fn promised(deal: &TwoHanded, action: Action) -> f32 {
    let mut solver = Endgame::new(deal.table());
    let of = |world: TwoHanded| f32::from(open(&world, &mut solver, -3, 3));
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
            let action = match world.candidates()[..] {
                [only] => only,
                _ => solved(&world, 100).action,
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
        let table = deal.table();
        assert!(table.covered.is_some() || table.talon == 2);
        let [tempting, sound] = [position.tempting(), action(position.sound[0])]
            .map(|action| (promised(&deal, action), brought(&deal, action)));
        assert!(tempting.0 > sound.0, "{number}: {tempting:?}, {sound:?}");
        assert!(
            tempting.1 + 0.1 < sound.1,
            "{number}: {tempting:?}, {sound:?}"
        );
        assert!(tempting.1 + 0.2 < tempting.0, "{number}: {tempting:?}");
    }
}

#[test]
fn solved_for_all_hands_alike_the_move_that_brings_more_is_preferred() {
    for position in POSITIONS {
        let decision = solved(&position.deal(), 10_000);
        let mut sound = position.sound();
        assert!(
            sound.any(|action| action == decision.action),
            "{}: {decision:?}",
            position.number
        );
    }
}

#[test]
fn positions_that_look_the_same_are_solved_the_same() {
    let mut rng = FastRng::new(4);
    for position in POSITIONS {
        let deal = position.deal();
        let decision = solved(&deal, 500);
        let other_world = deal.view(seat_to_act(&deal)).sample_world(&mut rng);
        assert_ne!(other_world, deal);
        assert_eq!(solved(&other_world, 500), decision);
        assert_eq!(solved(&deal, 500), decision);
    }
}
