//! Where the keyboard's focus may go, as the components mark it: what they show comes and goes with the deal, so that it is
//! looked for when it is needed.

/// The hand.
pub const HAND: &str = ".hand";
/// The card of the hand that the Tab key leads to.
pub const TAB_CARD: &str = ".hand [tabindex='0']";
/// A card that cannot be played now.
pub const USELESS_CARD: &str = ".hand [aria-disabled=true]";
/// A card that can be played now.
pub const USABLE_CARD: &str = ".hand button:not([aria-disabled=true])";
/// The talon, while it is to be drawn from.
pub const TALON: &str = ".talon__button";
/// A call, the first where one is looked for.
pub const CALL: &str = ".actions .action";
/// The call that has the focus.
pub const FOCUSED_CALL: &str = ".actions .action:focus";
/// A call that cannot be made now.
pub const USELESS_CALL: &str = ".actions .action[aria-disabled]";
/// The claim.
pub const CLAIM: &str = "[data-call=out]";
/// Closing the talon.
pub const COVER: &str = "[data-call=cover]";
/// The exchange of the lowest trump.
pub const ROB: &str = "[data-call=rob]";
/// What takes a call back that waits for its second tap.
pub const BACK: &str = "[data-call=back]";
/// The first button at the end of a deal.
pub const END_BUTTON: &str = ".end__go .btn";
/// What answers a step of a lesson that asks for no card: a card with its value, the talon, a call.
pub const LESSON_ANSWER: &str =
    ".lesson__cards button, .talon__button, .actions .action:not([aria-disabled=true])";
