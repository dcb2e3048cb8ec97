//! The claim to have 66: with what it can be made, and whether it is right.

use super::scene::Scene;
use super::turn::{Call, Slot, SlotLook};
use sechsundsechzig_engine::cards::Suit;
use sechsundsechzig_engine::deal::{Action, View};
use sechsundsechzig_engine::games::AnyView;
use sechsundsechzig_engine::games::sixty_six::OUT;
use sechsundsechzig_engine::rules::MatchLength;

/// Whether a side with so many card points may rightly claim 66.
#[must_use]
pub const fn suffices(card_points: u16) -> bool {
    card_points >= OUT
}

/// The first claim that is right with so many card points: without a marriage, or else with one of these.
#[must_use]
pub fn sufficient(card_points: u16, marriages: &[(Suit, u16)]) -> Option<Option<Suit>> {
    if suffices(card_points) {
        return Some(None);
    }
    let mut marriages = marriages.iter();
    let found = marriages.find(|(_, worth)| suffices(card_points + worth))?;
    Some(Some(found.0))
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

/// Fills the claim where the player sees the card points of his side and they are enough.
pub fn recommend(slots: &mut [Slot], scene: &Scene, view: &AnyView) {
    // A thousand is more than one deal brings.
    let is_enough = view.rules().match_length != MatchLength::Thousand
        && suffices(scene.own_side().card_points());
    let possible = |slot: &&mut Slot| slot.call == Call::Out && slot.look == SlotLook::Possible;
    if is_enough && let Some(claim) = slots.iter_mut().find(possible) {
        claim.look = SlotLook::Primary;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_marriage_is_announced_with_the_claim_only_where_66_are_not_there_without_it() {
        let marriages = [(Suit::Hearts, 20), (Suit::Clubs, 40)];
        assert_eq!(sufficient(66, &marriages), Some(None));
        assert_eq!(sufficient(46, &marriages), Some(Some(Suit::Hearts)));
        assert_eq!(sufficient(45, &marriages), Some(Some(Suit::Clubs)));
        assert_eq!(sufficient(25, &marriages), None);
    }
}
