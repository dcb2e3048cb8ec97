//! Which card moves from where to where, as data; drawing it is somebody else's business.

use super::scene::{Scene, SceneStep};
use sechsundsechzig_engine::cards::Card;
use sechsundsechzig_engine::deal::{Event, Seat};
use sechsundsechzig_engine::rules::Packets;

/// A place on the table that cards come from and go to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TablePlace {
    /// A card that can be seen: in the hand, in the trick or under the talon.
    Card(Card),
    /// The cards a seat holds; the viewer's own hand if it is his.
    Hand(Seat),
    /// One of the cards of a seat's fan, from 1.
    Fan(Seat, usize),
    /// The face-down talon.
    Talon,
    /// The tricks a seat has won.
    Tricks(Seat),
}

/// How a card moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// Played to the trick.
    Play,
    /// Moved along in the hand.
    Slide,
    /// A trick taken.
    Take,
    /// Drawn from the talon.
    Draw,
    /// Exchanged by robbing.
    Rob,
    /// Turned to its edge, as a card that is turned over.
    Turn,
    /// Laid over the talon, from its edge on.
    Cover,
    /// Dealt.
    Deal,
}

impl Manner {
    /// Milliseconds at normal speed.
    #[must_use]
    pub const fn duration(self) -> u32 {
        match self {
            Manner::Play | Manner::Slide | Manner::Turn => 220,
            Manner::Take => 380,
            Manner::Draw => 300,
            Manner::Rob => 460,
            Manner::Cover => 520,
            Manner::Deal => 160,
        }
    }

    /// Its easing.
    #[must_use]
    pub const fn easing(self) -> &'static str {
        match self {
            Manner::Play | Manner::Slide | Manner::Deal => "cubic-bezier(.2,.8,.3,1)",
            _ => "cubic-bezier(.5,0,.2,1)",
        }
    }
}

/// One card's movement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flight {
    /// Where it is found: before the step if it leaves, after the step if it arrives.
    pub what: TablePlace,
    /// The other end of its way.
    pub other_end: TablePlace,
    /// Whether it leaves the table; otherwise it arrives.
    pub leaves: bool,
    /// How it moves.
    pub manner: Manner,
    /// Whether it flies face down and is turned where it arrives.
    pub face_down: bool,
}

impl Flight {
    const fn arrives(what: TablePlace, from: TablePlace, manner: Manner) -> Flight {
        Flight {
            what,
            other_end: from,
            leaves: false,
            manner,
            face_down: false,
        }
    }

    const fn face_down(self) -> Flight {
        Flight {
            face_down: true,
            ..self
        }
    }
}

/// What moves when this step is carried out on this scene.
#[must_use]
pub fn plan(scene: &Scene, step: SceneStep) -> Vec<Flight> {
    match step {
        SceneStep::Sweep => taken(scene),
        SceneStep::PickUp(hand) => {
            let new = hand.iter().filter(|card| !scene.hand.contains(card));
            let from = TablePlace::Hand(scene.dealer);
            new.map(|card| Flight::arrives(TablePlace::Card(card), from, Manner::Deal))
                .collect()
        }
        SceneStep::Event(event) => match event {
            Event::Played { seat, card, .. } => played(scene, seat, card),
            Event::Drew { seat, card } => drawn(scene, seat, card),
            Event::Robbed { seat, taken, given } => robbed(scene, seat, taken, given),
            Event::Covered(_) => {
                let cover = |bottom| {
                    let trump = TablePlace::Card(bottom);
                    let turns = Flight {
                        leaves: true,
                        ..Flight::arrives(trump, trump, Manner::Turn)
                    };
                    [
                        Flight::arrives(TablePlace::Talon, trump, Manner::Cover),
                        turns,
                    ]
                };
                scene
                    .talon
                    .bottom
                    .map(cover)
                    .into_iter()
                    .flatten()
                    .collect()
            }
            Event::TalonTurned(_, card) => vec![Flight::arrives(
                TablePlace::Card(card),
                TablePlace::Talon,
                Manner::Draw,
            )],
            _ => Vec::new(),
        },
    }
}

/// The trick goes to who has won it.
fn taken(scene: &Scene) -> Vec<Flight> {
    let Some(taker) = scene.taken_by else {
        return Vec::new();
    };
    let leaving = scene.trick.iter().map(|laid| Flight {
        what: TablePlace::Card(laid.card),
        other_end: TablePlace::Tricks(taker),
        leaves: true,
        manner: Manner::Take,
        face_down: false,
    });
    leaving.collect()
}

/// A card comes from a hand, in which the others move up if it is the viewer's.
fn played(scene: &Scene, seat: Seat, card: Card) -> Vec<Flight> {
    let from = in_hand(scene, seat, card);
    let mut flights = vec![Flight::arrives(TablePlace::Card(card), from, Manner::Play)];
    if seat == scene.viewer {
        flights.extend(others_slide(scene, card));
    }
    flights
}

/// A card comes from the talon, face down, or as the last one from under it.
fn drawn(scene: &Scene, seat: Seat, card: Option<Card>) -> Vec<Flight> {
    let what = card.map_or(TablePlace::Hand(seat), |card| in_hand(scene, seat, card));
    let mut flights = vec![match scene.talon.bottom {
        Some(bottom) if scene.talon.count == 1 => {
            Flight::arrives(what, TablePlace::Card(bottom), Manner::Draw)
        }
        _ => Flight::arrives(what, TablePlace::Talon, Manner::Draw).face_down(),
    }];
    if let TablePlace::Card(card) = what {
        flights.extend(others_slide(scene, card));
    }
    flights
}

/// Two cards change places.
fn robbed(scene: &Scene, seat: Seat, taken: Card, given: Card) -> Vec<Flight> {
    let rob = |what, from| Flight::arrives(what, from, Manner::Rob);
    let mut flights = vec![rob(TablePlace::Card(given), in_hand(scene, seat, given))];
    if seat == scene.viewer {
        flights.push(rob(TablePlace::Card(taken), TablePlace::Card(taken)));
        flights.extend(others_slide(scene, given));
    }
    flights
}

/// A card in a hand: the viewer's own can be seen.
fn in_hand(scene: &Scene, seat: Seat, card: Card) -> TablePlace {
    if seat == scene.viewer {
        TablePlace::Card(card)
    } else {
        TablePlace::Hand(seat)
    }
}

/// The cards of the viewer's hand that make room for this one, or close the gap it leaves.
fn others_slide(scene: &Scene, card: Card) -> impl Iterator<Item = Flight> {
    let others = scene
        .hand
        .iter()
        .copied()
        .filter(move |other| *other != card);
    others.map(|other| {
        Flight::arrives(
            TablePlace::Card(other),
            TablePlace::Card(other),
            Manner::Slide,
        )
    })
}

/// What moves when the cards are dealt, packet after packet: at a table of two both hands in turn, the one first that does
/// not deal, then the card that is turned up; at others the viewer's hand.
#[must_use]
pub fn plan_deal(scene: &Scene, packets: Packets) -> Vec<Vec<Flight>> {
    let from = if scene.talon.count > 0 {
        TablePlace::Talon
    } else {
        TablePlace::Hand(scene.dealer)
    };
    let held = scene.hand.len();
    let sizes: Vec<usize> = if packets.hand_size() == held {
        packets.sizes().to_vec()
    } else {
        vec![1; held]
    };
    let own = |cards: &[Card]| -> Vec<Flight> {
        let arrives = |card: &Card| Flight::arrives(TablePlace::Card(*card), from, Manner::Deal);
        cards.iter().map(arrives).map(Flight::face_down).collect()
    };
    let mut dealt = Vec::new();
    let mut at = 0;
    for size in sizes {
        dealt.push(own(&scene.hand[at..at + size]));
        if scene.seats.len() == 2 {
            let other = Seat(1 - scene.viewer.0);
            let back = |place| Flight::arrives(TablePlace::Fan(other, place), from, Manner::Deal);
            let before = dealt.len() - usize::from(scene.dealer == scene.viewer);
            dealt.insert(before, (at + 1..=at + size).map(back).collect());
        }
        at += size;
    }
    let turned = scene.talon.bottom;
    dealt.extend(
        turned.map(|card| vec![Flight::arrives(TablePlace::Card(card), from, Manner::Deal)]),
    );
    dealt
}
