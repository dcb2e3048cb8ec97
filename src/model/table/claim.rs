//! The claim to have 66: with what it can be made, and whether it is right.

use super::scene::Scene;
use super::turn::{Call, CallLook, OfferedCall};
use sechsundsechzig_engine::cards::Suit;
use sechsundsechzig_engine::deal::{Action, Event, Seat, View};
use sechsundsechzig_engine::games::AnyView;
use sechsundsechzig_engine::games::sixty_six::OUT;
use sechsundsechzig_engine::rules::MatchLength;

/// Whether a side with so many card points may rightly claim 66.
#[must_use]
pub const fn suffices(card_points: u16) -> bool {
    card_points >= OUT
}

/// What a player answers who is asked how to claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClaimAnswer {
    /// "Aus", with the marriage of this suit announced: it counts towards the 66.
    WithMarriage(Suit),
    /// "Aus" with the card points there are; no marriage is announced.
    WithoutMarriage,
    /// No claim: the deal goes on.
    PlayOn,
}

/// Who has claimed with a marriage, with which, and what it is worth.
#[must_use]
pub fn marriage_claimed_with(events: &[Event]) -> Option<(Seat, Suit, u8)> {
    events.iter().rev().find_map(|event| match *event {
        Event::WentOut {
            seat,
            meld: Some((suit, worth)),
            ..
        } => Some((seat, suit, worth)),
        _ => None,
    })
}

/// The answer that is right with so many card points: a claim without a marriage where they suffice, or else with the first
/// of these that makes them suffice, or else to play on.
#[must_use]
pub fn right_answer(card_points: u16, marriages: &[(Suit, u16)]) -> ClaimAnswer {
    if suffices(card_points) {
        return ClaimAnswer::WithoutMarriage;
    }
    let mut marriages = marriages.iter();
    let found = marriages.find(|(_, worth)| suffices(card_points + worth));
    found.map_or(ClaimAnswer::PlayOn, |(suit, _)| {
        ClaimAnswer::WithMarriage(*suit)
    })
}

/// The marriages that could be announced with "Aus", with their worth.
#[must_use]
pub fn marriages(view: &AnyView) -> Vec<(Suit, u16)> {
    let value = |suit| u16::from(view.marriage_value(suit));
    let suits = view
        .legal_actions()
        .into_iter()
        .filter_map(|action| match action {
            Action::Out { meld } => meld,
            _ => None,
        });
    suits.map(|suit| (suit, value(suit))).collect()
}

/// With how many card points a side that has so many could rightly claim 66 now, and whether it takes a marriage in hand.
#[must_use]
pub fn sufficient(points: u16, view: &AnyView) -> Option<(u16, bool)> {
    // A thousand is more than one deal brings.
    if view.rules().match_length == MatchLength::Thousand {
        return None;
    }
    if suffices(points) {
        let may_claim = view.check(Action::Out { meld: None }).is_ok();
        return may_claim.then_some((points, false));
    }
    let worth = marriages(view).into_iter().map(|(_, worth)| worth).max()?;
    suffices(points + worth).then_some((points + worth, true))
}

/// Fills the claim where the player sees the card points of his side and they are enough, perhaps with a marriage in hand.
pub fn recommend(calls: &mut [OfferedCall], scene: &Scene, view: &AnyView) {
    let points = scene.own_side().card_points();
    let is_enough = sufficient(points, view).is_some();
    let possible = |offered: &&mut OfferedCall| {
        offered.call == Call::Claim && offered.look == CallLook::Possible
    };
    if is_enough && let Some(claim) = calls.iter_mut().find(possible) {
        claim.look = CallLook::Primary;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_marriage_is_announced_with_the_claim_only_where_66_are_not_there_without_it() {
        let marriages = [(Suit::Hearts, 20), (Suit::Clubs, 40)];
        let answer = |card_points| right_answer(card_points, &marriages);
        assert_eq!(answer(66), ClaimAnswer::WithoutMarriage);
        assert_eq!(answer(46), ClaimAnswer::WithMarriage(Suit::Hearts));
        assert_eq!(answer(45), ClaimAnswer::WithMarriage(Suit::Clubs));
        assert_eq!(answer(25), ClaimAnswer::PlayOn);
    }

    #[test]
    fn the_marriage_of_a_claim_is_found_and_none_of_a_claim_without() {
        let claim = |meld| Event::WentOut {
            seat: Seat(1),
            meld,
            card: None,
        };
        let announced = Event::Announced(Seat(1), Suit::Clubs, 40);
        assert_eq!(marriage_claimed_with(&[announced, claim(None)]), None);
        assert_eq!(
            marriage_claimed_with(&[announced, claim(Some((Suit::Hearts, 20)))]),
            Some((Seat(1), Suit::Hearts, 20))
        );
    }
}
