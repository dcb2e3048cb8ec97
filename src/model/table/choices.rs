//! What the player can choose from.

use super::scene::Scene;
use super::turn::{self, HandCard, Moment, OfferedCall};
use sechsundsechzig_engine::cards::Suit;
use sechsundsechzig_engine::games::AnyView;

/// What the player can choose from, as it is shown.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Choices {
    /// The hand.
    pub hand: Vec<HandCard>,
    /// What is trump in it.
    pub trump: Option<Suit>,
    /// The calls, or the answers to a question.
    pub calls: Vec<OfferedCall>,
    /// Whether the game has calls that stand all the time.
    pub has_calls: bool,
}

impl Choices {
    /// What this view can choose from now.
    #[must_use]
    pub fn of(scene: &Scene, view: &AnyView, moment: Moment) -> Choices {
        Choices {
            hand: turn::hand(scene, view, moment),
            trump: scene.trump,
            calls: turn::offered_calls(view, moment),
            has_calls: turn::has_calls(view, moment),
        }
    }
}
