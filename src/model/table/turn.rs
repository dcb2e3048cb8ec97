//! What can be asked and done at a turn, from the scene, the player's view and the page's own state. Pure: components only
//! draw it.

use super::scene::Scene;
use crate::i18n::Unavailable;
use sechsundsechzig_engine::cards::{Card, CardSet, Suit};
use sechsundsechzig_engine::deal::{Action, ActionList, Deal, Illegal, View};
use sechsundsechzig_engine::games::{AnyDeal, AnyView, Stage};
use sechsundsechzig_engine::rules::{Game, MatchLength, MeldWhenCovered, Referee};

/// How a card lies in the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HandCard {
    /// The card.
    pub card: Card,
    /// Why it cannot be played now, if so.
    pub why: Option<Unavailable>,
    /// What playing it announces.
    pub meld: Option<u8>,
    /// Whether it is drawn dimmed: another card must be played.
    pub dim: bool,
    /// Whether it is drawn lifted.
    pub up: bool,
}

/// What the button of a call says and does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Call {
    /// "Aus!"
    Claim,
    /// Cover.
    Cover,
    /// Rob.
    Rob,
    /// Decline what is offered.
    Pass,
    /// Leave trumps to the bottom card.
    LeaveTrump,
    /// Keep the cards instead of asking for new ones.
    KeepCards,
    /// Name this suit trump, alone or with the marriage being announced.
    Trump(Suit),
    /// Think better of announcing.
    Back,
    /// Announce the marriage of this suit, worth so much.
    Announce(Suit, u8),
    /// Claim with this card.
    ClaimWith(Card),
    /// Demand a new deal.
    NewDeal,
    /// Skip the rest of a deal one sits out.
    Skip,
}

/// How the button of a call looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CallLook {
    /// Filled.
    Primary,
    /// Possible.
    Possible,
    /// Waits for the second tap.
    Armed,
    /// Not now: says why.
    Off(Unavailable),
}

/// One of the calls that stand in a row: at most three, or a suit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OfferedCall {
    /// What it does.
    pub call: Call,
    /// How it looks.
    pub look: CallLook,
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
    /// To lead; the least and the most that a marriage could bring.
    Lead(Option<(u8, u8)>),
    /// To follow.
    Follow,
    /// To draw, or cover, rob or go out before it.
    Draw,
    /// Whether to rob before the coverer leads.
    RobAnswer,
    /// To tap a call again that can lose the deal.
    Confirm(Call),
    /// To name trumps; perhaps he may leave it to the bottom card.
    NameTrump(bool),
    /// Whether to announce a marriage before a lead.
    Announce,
    /// Whether to demand a new deal.
    NewDeal,
}

/// The page's own part in what can be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Moment {
    /// Whether the player may act now: it is his turn and nothing moves any more.
    pub asked: bool,
    /// Whether the page waits for a tap before it goes on.
    pub tap: bool,
    /// The call that waits for its second tap.
    pub armed: Option<Call>,
    /// Whether playing a king or queen announces its marriage.
    pub announcing: bool,
    /// The card whose marriage is being announced while a suit is named with it.
    pub naming: Option<Card>,
    /// Whether taking back has just made the deal practice.
    pub tells_practice: bool,
}

impl Moment {
    /// Whether a call waits for its second tap, or for the suit that is named with it.
    #[must_use]
    pub const fn is_asking(&self) -> bool {
        self.armed.is_some() || self.naming.is_some()
    }
}

/// Why this seat cannot do that now.
fn why(view: &AnyView, moment: Moment, action: Action) -> Option<Unavailable> {
    if moment.asked {
        view.check(action).err().map(Unavailable::Refused)
    } else {
        Some(Unavailable::NotYourTurn)
    }
}

/// Announcing with this card, a suit named with it where that is the rule.
const fn announcing(card: Card, trump: Option<Suit>) -> Action {
    Action::Play {
        card,
        meld: true,
        trump,
    }
}

/// What announcing with this card brings now, if it can be announced.
#[must_use]
pub fn announcement(view: &AnyView, card: Card) -> Option<u8> {
    let allowed = marriage_with(view, card)?;
    allowed.ok().map(|()| view.marriage_value(card.suit()))
}

/// Whether the marriage that this card belongs to can be announced, where both its cards are held.
fn marriage_with(view: &AnyView, card: Card) -> Option<Result<(), Illegal>> {
    let marriage = CardSet::marriage(card.suit());
    let both = marriage.contains(card) && view.hand().is_superset(marriage);
    let trump = names_trump(view).then_some(card.suit());
    both.then(|| view.check(announcing(card, trump)))
}

/// Whether a marriage that is held can be announced now; nothing if none is held.
fn held_marriage(view: &AnyView) -> Option<Result<(), Illegal>> {
    let mut held = view.hand().iter();
    held.find_map(|card| marriage_with(view, card))
}

/// Why a marriage that is held cannot be announced with this lead: before the first trick (2.12), too late (2.13), when the
/// talon is closed (2.14), or after two cards were lifted (2.29).
#[must_use]
pub fn barred_marriage(view: &AnyView) -> Option<Illegal> {
    held_marriage(view)?.err().filter(|why| {
        matches!(
            why,
            Illegal::MeldNeedsTrick
                | Illegal::MeldTooLate
                | Illegal::MeldWhenCovered
                | Illegal::MeldAfterLiftingTwo
        )
    })
}

/// Whether a marriage that covering bars (2.14) can still be announced at once; nothing if none is held or covering bars
/// none.
#[must_use]
pub fn marriage_barred_by_covering(view: &AnyView) -> Option<bool> {
    if view.rules().meld_when_covered != MeldWhenCovered::WithCover {
        return None;
    }
    held_marriage(view).map(|allowed| allowed.is_ok())
}

fn names_trump(view: &AnyView) -> bool {
    view.marriage_names_trump()
}

/// Whether a suit has to be named before this card can be announced with.
#[must_use]
pub fn asks_for_suit(view: &AnyView, card: Card) -> bool {
    names_trump(view) && announcement(view, card).is_some()
}

/// Naming this suit trump: with the marriage being announced, or alone.
#[must_use]
pub const fn name_trump(moment: Moment, suit: Suit) -> Action {
    match moment.naming {
        Some(card) => announcing(card, Some(suit)),
        None => Action::NameTrump(suit),
    }
}

/// The hand.
#[must_use]
pub fn hand(scene: &Scene, view: &AnyView, moment: Moment) -> Vec<HandCard> {
    let strict = moment.asked && Stage::of(view) == Stage::Follow;
    let reasons: Vec<_> = scene
        .hand
        .iter()
        .map(|&card| (card, why(view, moment, Action::play(card))))
        .collect();
    let restricted = strict && reasons.iter().any(|(_, why)| why.is_some());
    reasons
        .into_iter()
        .map(|(card, why)| {
            let lawful = moment.asked && view.offence(Action::play(card)).is_none();
            let announced = announcement(view, card).filter(|_| lawful && moment.announcing);
            let worth = view.pegs(card).filter(|_| why.is_none());
            let meld = announced.or(worth).filter(|_| moment.asked);
            HandCard {
                card,
                why,
                meld,
                dim: restricted && why.is_some(),
                up: announced.is_some_and(|_| moment.asked) || (restricted && why.is_none()),
            }
        })
        .collect()
}

/// The duty that the player's other cards would break, if it is one for all of them.
#[must_use]
pub fn duty(scene: &Scene, view: &AnyView) -> Option<Illegal> {
    let refused = |card: &Card| view.check(Action::play(*card)).err();
    let mut refused = scene.hand.iter().filter_map(refused);
    let first = refused
        .next()
        .filter(|_| Stage::of(view) == Stage::Follow)?;
    refused.all(|other| other == first).then_some(first)
}

/// The cards of the hand that may be played now.
#[must_use]
pub fn playable(view: &AnyView) -> CardSet {
    let may = |card: &Card| view.check(Action::play(*card)).is_ok();
    view.hand().iter().filter(may).collect()
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

/// What can be called: the answers to a question, else the calls of the game.
#[must_use]
pub fn offered_calls(view: &AnyView, moment: Moment) -> Vec<OfferedCall> {
    if moment.asked
        && let Some(answers) = answers(view, moment)
    {
        return answers;
    }
    let calls = calls(view, moment);
    match moment.armed {
        Some(armed) if moment.asked => confirmation(calls, armed),
        _ => calls,
    }
}

/// The second tap of a call after the way back, which lies over the first two places: a finger that taps twice by
/// accident only goes on playing.
fn confirmation(calls: Vec<OfferedCall>, armed: Call) -> Vec<OfferedCall> {
    let confirm = OfferedCall {
        call: armed,
        look: CallLook::Armed,
    };
    if calls.iter().any(|offered| offered.call == armed) {
        vec![possible(Call::Back), confirm]
    } else {
        calls
    }
}

const fn possible(call: Call) -> OfferedCall {
    OfferedCall {
        call,
        look: CallLook::Possible,
    }
}

fn suits() -> Vec<OfferedCall> {
    Suit::ALL.map(|suit| possible(Call::Trump(suit))).into()
}

/// What a call does at once; covering and "Aus" are asked about first, skipping is no action.
#[must_use]
pub const fn action(call: Call, moment: Moment) -> Option<Action> {
    Some(match call {
        Call::Claim => Action::Out { meld: None },
        Call::Cover => Action::Cover,
        Call::Rob => Action::Rob,
        Call::Pass | Call::LeaveTrump | Call::KeepCards => Action::Pass,
        Call::Trump(suit) => name_trump(moment, suit),
        Call::Announce(suit, _) => Action::Announce(suit),
        Call::ClaimWith(card) => Action::OutWith(card),
        Call::NewDeal => Action::Redeal,
        Call::Back | Call::Skip => return None,
    })
}

/// The answers to what is asked, if it is a question.
fn answers(view: &AnyView, moment: Moment) -> Option<Vec<OfferedCall>> {
    if moment.naming.is_some() {
        let mut calls = suits();
        calls.push(possible(Call::Back));
        return Some(calls);
    }
    let may_pass = view.check(Action::Pass).is_ok();
    let mut calls = match Stage::of(view) {
        Stage::NameTrump => suits(),
        Stage::Announce => {
            let announced = |action| match action {
                Action::Announce(suit) => {
                    let value = view.marriage_value(suit);
                    Some(possible(Call::Announce(suit, value)))
                }
                _ => None,
            };
            view.legal_actions()
                .into_iter()
                .filter_map(announced)
                .collect()
        }
        Stage::NewDeal => vec![possible(Call::NewDeal)],
        _ => return None,
    };
    if may_pass {
        let pass = match Stage::of(view) {
            Stage::NameTrump => Call::LeaveTrump,
            Stage::NewDeal => Call::KeepCards,
            _ => Call::Pass,
        };
        calls.push(possible(pass));
    }
    Some(calls)
}

/// The calls the game has, with the reason where one cannot be made.
fn calls(view: &AnyView, moment: Moment) -> Vec<OfferedCall> {
    let offered = |call, action| OfferedCall {
        call,
        look: why(view, moment, action).map_or(CallLook::Possible, CallLook::Off),
    };
    let out = || offered(Call::Claim, Action::Out { meld: None });
    if view.sits_out() == Some(view.seat()) {
        return vec![possible(Call::Skip)];
    }
    if view.has_turned_card() {
        let answering = moment.asked && Stage::of(view) == Stage::RobAnswer;
        return vec![
            out(),
            if answering {
                offered(Call::Pass, Action::Pass)
            } else {
                offered(Call::Cover, Action::Cover)
            },
            offered(Call::Rob, Action::Rob),
        ];
    }
    let rules = view.rules();
    match rules.game {
        Game::AceOfHearts => vec![out()],
        Game::FreeTrumps if rules.match_length == MatchLength::Thousand => vec![out()],
        Game::Four => {
            let mut calls = vec![out()];
            let legal = view.legal_actions().into_iter();
            let unbeatable = legal.filter_map(|action| match action {
                Action::OutWith(card) if moment.asked => Some(possible(Call::ClaimWith(card))),
                _ => None,
            });
            calls.extend(unbeatable);
            calls
        }
        _ => Vec::new(),
    }
}

/// Whether the game has calls beside the answers to questions.
#[must_use]
pub fn has_calls(view: &AnyView, moment: Moment) -> bool {
    !calls(view, moment).is_empty()
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
        let mine = view.awaited() == Some(scene.viewer);
        return if mine { Ask::Nothing } else { Ask::Wait };
    }
    if let Some(call) = moment.armed {
        return Ask::Confirm(call);
    }
    if moment.naming.is_some() {
        return Ask::NameTrump(false);
    }
    match Stage::of(view) {
        Stage::Lead => {
            let brings = || {
                scene
                    .hand
                    .iter()
                    .filter_map(|&card| announcement(view, card))
            };
            Ask::Lead(brings().min().zip(brings().max()))
        }
        Stage::Follow => Ask::Follow,
        Stage::Draw => Ask::Draw,
        Stage::RobAnswer => Ask::RobAnswer,
        Stage::NameTrump => Ask::NameTrump(view.check(Action::Pass).is_ok()),
        Stage::Announce => Ask::Announce,
        Stage::NewDeal => Ask::NewDeal,
        Stage::Over => Ask::Nothing,
    }
}

/// Whether the page draws for the player: he wants that, or nothing before it could matter.
/// Before a punishing referee one can forget to draw (2.30), or lift two cards (2.29).
#[must_use]
pub fn draws_by_itself(deal: &AnyDeal, draws_manually: bool) -> bool {
    let legal = deal.legal_actions();
    let may_err = deal.rules().referee == Referee::Punish;
    let choice = draws_manually && (may_err || drawing_is_a_choice(&legal));
    legal.contains(&Action::Draw) && !choice
}

/// Whether the player has anything to decide in this deal as it stands.
#[must_use]
pub fn decides(deal: &AnyDeal, draws_manually: bool) -> bool {
    let choice = deal.legal_actions().len() > 1 || deal.rules().referee == Referee::Punish;
    choice && !draws_by_itself(deal, draws_manually)
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
