//! What the table shows and what can be done there, from the scene, the player's view and the
//! page's own state. Pure: components only draw it.

use super::scene::Scene;
use crate::cards::{Card, CardSet, Suit};
use crate::deal::{Action, ActionList, Illegal, View};
use crate::games::AnyView;
use crate::games::sixty_six::two_handed::{Phase, TwoHandedView};

/// Why something cannot be done now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// The other player is to act, or something still moves.
    NotYourTurn,
    /// The rules forbid it.
    Refused(Illegal),
}

/// How a card lies in the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HandCard {
    /// The card.
    pub card: Card,
    /// Why it cannot be played now, if so.
    pub why: Option<Why>,
    /// What playing it announces.
    pub meld: Option<u8>,
    /// Whether it is drawn dimmed: another card must be played.
    pub dim: bool,
    /// Whether it is drawn lifted.
    pub up: bool,
}

/// What a slot's button says and does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Call {
    /// "Aus!"
    Out,
    /// Cover.
    Cover,
    /// Rob.
    Rob,
    /// Decline to rob.
    Pass,
}

/// How a slot's button looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// Filled.
    Primary,
    /// Possible.
    Possible,
    /// Waits for the second tap.
    Armed,
    /// Not now: says why.
    Off(Why),
}

/// One of the three action slots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slot {
    /// What it does.
    pub call: Call,
    /// How it looks.
    pub look: Look,
}

/// What the player is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// Nothing: cards move, or the deal is over.
    Nothing,
    /// To tap when he has seen the trick.
    Tap,
    /// To wait for the other player.
    Wait,
    /// To lead; a marriage could bring so much.
    Lead(Option<u8>),
    /// To follow.
    Follow,
    /// To draw, or cover, rob or go out before it.
    Draw,
    /// Whether to rob before the coverer leads.
    RobAnswer,
    /// To tap "cover" again.
    CoverAgain,
}

/// The page's own part in what can be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Moment {
    /// Whether the player may act now: it is his turn and nothing moves any more.
    pub asked: bool,
    /// Whether the page waits for a tap before it goes on.
    pub tap: bool,
    /// Whether covering waits for its second tap.
    pub cover_armed: bool,
    /// Whether playing a king or queen announces its marriage.
    pub announcing: bool,
}

/// The view, if it is one of a talon game for two.
#[must_use]
pub const fn two(view: &AnyView) -> Option<&TwoHandedView> {
    match view {
        AnyView::TwoHanded(view) => Some(view),
        _ => None,
    }
}

fn phase(view: &AnyView) -> Phase {
    two(view).map_or(Phase::Over, |two| two.table().phase)
}

/// Why the rules refuse this to the seat to act.
#[must_use]
pub fn refusal(view: &AnyView, action: Action) -> Option<Illegal> {
    match two(view) {
        Some(two) => two.check(action).err(),
        None if view.legal_actions().contains(&action) => None,
        None => Some(Illegal::NotNow),
    }
}

/// Why this seat cannot do that now.
fn why(view: &AnyView, moment: Moment, action: Action) -> Option<Why> {
    if moment.asked {
        refusal(view, action).map(Why::Refused)
    } else {
        Some(Why::NotYourTurn)
    }
}

/// What announcing with this card brings now, if it can be announced.
#[must_use]
pub fn announcement(view: &AnyView, card: Card) -> Option<u8> {
    let table = two(view)?.table();
    let marriage = CardSet::marriage(card.suit());
    let both = marriage.has(card) && view.hand().has_all(marriage);
    let legal = both && refusal(view, Action::meld(card)).is_none();
    legal.then(|| u8::try_from(table.marriage_value(card.suit())).unwrap_or(u8::MAX))
}

/// The hand.
#[must_use]
pub fn hand(scene: &Scene, view: &AnyView, moment: Moment) -> Vec<HandCard> {
    let strict = moment.asked && phase(view) == Phase::Follow;
    let reasons: Vec<_> = scene
        .hand
        .iter()
        .map(|&card| (card, why(view, moment, Action::play(card))))
        .collect();
    let restricted = strict && reasons.iter().any(|(_, why)| why.is_some());
    reasons
        .into_iter()
        .map(|(card, why)| {
            let meld = announcement(view, card).filter(|_| moment.asked && moment.announcing);
            HandCard {
                card,
                why,
                meld,
                dim: restricted && why.is_some(),
                up: meld.is_some() || (restricted && why.is_none()),
            }
        })
        .collect()
}

/// What playing this card does now.
#[must_use]
pub fn play(view: &AnyView, card: Card, announcing: bool) -> Action {
    if announcing && announcement(view, card).is_some() {
        Action::meld(card)
    } else {
        Action::play(card)
    }
}

/// The three action slots.
#[must_use]
pub fn slots(view: &AnyView, moment: Moment) -> [Slot; 3] {
    let slot = |call, action, possible| Slot {
        call,
        look: why(view, moment, action).map_or(possible, Look::Off),
    };
    let answering = moment.asked && phase(view) == Phase::RobAnswer;
    let cover = if moment.cover_armed {
        Look::Armed
    } else {
        Look::Possible
    };
    [
        slot(Call::Out, Action::Out { meld: None }, Look::Primary),
        if answering {
            slot(Call::Pass, Action::Pass, Look::Possible)
        } else {
            slot(Call::Cover, Action::Cover, cover)
        },
        slot(Call::Rob, Action::Rob, Look::Possible),
    ]
}

/// The marriages that could be announced with "Aus", with their worth.
#[must_use]
pub fn out_with(view: &AnyView) -> Vec<(Suit, u16)> {
    let value = |suit| two(view).map_or(0, |two| two.table().marriage_value(suit));
    let suits = view
        .legal_actions()
        .into_iter()
        .filter_map(|action| match action {
            Action::Out { meld } => meld,
            _ => None,
        });
    suits.map(|suit| (suit, value(suit))).collect()
}

/// What the player is asked.
#[must_use]
pub fn ask(scene: &Scene, view: &AnyView, moment: Moment) -> Ask {
    if moment.tap {
        return Ask::Tap;
    }
    if scene.result.is_some() {
        return Ask::Nothing;
    }
    if !moment.asked {
        let mine = view.turn().seat() == Some(scene.viewer);
        return if mine { Ask::Nothing } else { Ask::Wait };
    }
    if moment.cover_armed {
        return Ask::CoverAgain;
    }
    match phase(view) {
        Phase::Lead => {
            let best = scene
                .hand
                .iter()
                .filter_map(|&card| announcement(view, card));
            Ask::Lead(best.max())
        }
        Phase::Follow => Ask::Follow,
        Phase::Draw => Ask::Draw,
        Phase::RobAnswer => Ask::RobAnswer,
        Phase::NameTrump | Phase::Over => Ask::Nothing,
    }
}

/// Whether something before drawing could matter: covering with one card fewer, robbing while one
/// still can, or going out with a marriage that cannot be announced later.
#[must_use]
pub fn drawing_is_a_choice(legal: &ActionList) -> bool {
    legal.iter().any(|action| {
        matches!(
            action,
            Action::Cover | Action::Rob | Action::Out { meld: Some(_) } | Action::DrawTwo
        )
    })
}
