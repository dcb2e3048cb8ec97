//! Where the cards of a trick lie, and what lies beside them.

use super::scene::{Laid, Scene, ShownMarriage};
use sechsundsechzig_engine::cards::{Card, CardSet};
use sechsundsechzig_engine::deal::Seat;

/// Where a seat is at a table of three or four, as its viewer sees it; of three, nobody sits across.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RingPlace {
    /// The viewer himself.
    Front,
    /// On his left.
    Left,
    /// Across from him.
    Across,
    /// On his right.
    Right,
}

impl RingPlace {
    /// The place of a seat.
    #[must_use]
    pub const fn of(seat: Seat, viewer: Seat, players: u8) -> RingPlace {
        match ((seat.0 + players - viewer.0) % players, players) {
            (0, _) => RingPlace::Front,
            (1, _) => RingPlace::Left,
            (2, 4) => RingPlace::Across,
            _ => RingPlace::Right,
        }
    }
}

/// Where a card lies in a trick of two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlaceOfTwo {
    /// Beside the other card of the marriage being shown.
    Led,
    /// Below the middle.
    Below,
    /// Above it.
    Above,
}

impl PlaceOfTwo {
    /// Below lies the viewer's card, or while he sits out that of the second of the two who play.
    #[must_use]
    pub fn of(laid: Laid, scene: &Scene, sits_out: Option<Seat>) -> PlaceOfTwo {
        let below = if sits_out == Some(scene.viewer) {
            scene.viewer.left(2, scene.seats.len() as u8)
        } else {
            scene.viewer
        };
        match scene.shown {
            Some(shown) if shown.suit == laid.card.suit() => PlaceOfTwo::Led,
            _ if laid.seat == below => PlaceOfTwo::Below,
            _ => PlaceOfTwo::Above,
        }
    }
}

/// What lies beside the cards of a trick.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BesideTrick {
    /// Nothing does.
    Nothing,
    /// The place for a card that is still to be laid.
    EmptyPlace,
    /// The card of the marriage being shown that is not led.
    OtherOfMarriage(Card),
    /// The marriage being shown without a card being led.
    Marriage(CardSet),
}

impl BesideTrick {
    /// What lies there; in a ring, only the viewer's own place is kept free.
    #[must_use]
    pub fn of(scene: &Scene, is_ring: bool) -> BesideTrick {
        let trick = &scene.trick;
        let lacks_card = if is_ring {
            trick.iter().all(|laid| laid.seat != scene.viewer)
        } else {
            trick.len() < 2
        };
        match scene.shown {
            Some(shown) => match other_of_marriage(trick, shown) {
                Some(card) => BesideTrick::OtherOfMarriage(card),
                None if is_ring || trick.is_empty() => {
                    BesideTrick::Marriage(CardSet::marriage(shown.suit))
                }
                None => BesideTrick::Nothing,
            },
            None if lacks_card => BesideTrick::EmptyPlace,
            None => BesideTrick::Nothing,
        }
    }
}

/// The card of a shown marriage that is not led, if the other one is.
fn other_of_marriage(trick: &[Laid], shown: ShownMarriage) -> Option<Card> {
    let marriage = CardSet::marriage(shown.suit);
    let led = trick.iter().find(|laid| marriage.contains(laid.card))?;
    marriage.iter().find(|card| *card != led.card)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::match_session::{MatchSession, PLAYER};
    use sechsundsechzig_engine::cards::Suit;
    use sechsundsechzig_engine::rules::Preset;

    /// The table before the first card, with this trick on it.
    fn table(preset: Preset, trick: &[(u8, &str)]) -> Scene {
        let played = MatchSession::new(preset, preset.checked(), "trick");
        let mut scene = Scene::of_session(played.session(), PLAYER);
        scene.trick = trick.iter().map(|(seat, card)| laid(*seat, card)).collect();
        scene
    }

    fn laid(seat: u8, card: &str) -> Laid {
        Laid {
            seat: Seat(seat),
            card: card.parse().unwrap(),
        }
    }

    fn showing(scene: Scene, seat: u8) -> Scene {
        let shown = ShownMarriage {
            seat: Seat(seat),
            suit: Suit::Hearts,
            value: 20,
        };
        Scene {
            shown: Some(shown),
            ..scene
        }
    }

    #[test]
    fn the_seats_go_round_from_the_viewers_left() {
        use RingPlace::{Across, Front, Left, Right};
        let places = |viewer: u8, players: u8| {
            let place = |seat| RingPlace::of(Seat(seat), Seat(viewer), players);
            (0..players).map(place).collect::<Vec<_>>()
        };
        assert_eq!(places(0, 3), [Front, Left, Right]);
        assert_eq!(places(0, 4), [Front, Left, Across, Right]);
        assert_eq!(places(3, 4), [Left, Across, Right, Front]);
    }

    #[test]
    fn the_card_below_is_the_viewers_or_that_of_the_second_player_while_he_sits_out() {
        let two = table(Preset::Paderborn, &[]);
        let place = |seat| PlaceOfTwo::of(laid(seat, "HA"), &two, None);
        assert_eq!([place(0), place(1)], [PlaceOfTwo::Below, PlaceOfTwo::Above]);
        let three = table(Preset::ThreeRotating, &[]);
        let place = |seat| PlaceOfTwo::of(laid(seat, "HA"), &three, Some(PLAYER));
        assert_eq!([place(1), place(2)], [PlaceOfTwo::Above, PlaceOfTwo::Below]);
    }

    #[test]
    fn a_marriage_lies_beside_each_other_whoever_leads_from_it() {
        for leader in [0, 1] {
            let scene = showing(table(Preset::Paderborn, &[(leader, "HQ")]), leader);
            let place = PlaceOfTwo::of(scene.trick[0], &scene, None);
            assert_eq!(place, PlaceOfTwo::Led);
            let king = BesideTrick::OtherOfMarriage("HK".parse().unwrap());
            assert_eq!(BesideTrick::of(&scene, false), king);
        }
    }

    #[test]
    fn a_marriage_announced_without_a_lead_lies_there_whole_where_there_is_room() {
        let marriage = CardSet::marriage(Suit::Hearts);
        let four = showing(table(Preset::Four, &[]), 2);
        assert_eq!(
            BesideTrick::of(&four, true),
            BesideTrick::Marriage(marriage)
        );
        let two = |trick: &[_]| {
            let scene = showing(table(Preset::Paderborn, trick), 0);
            BesideTrick::of(&scene, false)
        };
        assert_eq!(two(&[]), BesideTrick::Marriage(marriage));
        assert_eq!(two(&[(1, "S9"), (0, "SA")]), BesideTrick::Nothing);
    }

    #[test]
    fn a_place_is_kept_free_until_two_cards_lie_there_or_the_viewers_own_in_a_ring() {
        let empty = |preset, trick: &[_], is_ring| {
            BesideTrick::of(&table(preset, trick), is_ring) == BesideTrick::EmptyPlace
        };
        let two = |trick: &[_]| empty(Preset::Paderborn, trick, false);
        assert!(two(&[]) && two(&[(0, "HA")]));
        assert!(!two(&[(0, "HA"), (1, "H9")]));
        let four = |trick: &[_]| empty(Preset::Four, trick, true);
        assert!(four(&[]) && four(&[(1, "HA"), (2, "H9")]));
        assert!(!four(&[(3, "HA"), (0, "H9")]));
    }
}
