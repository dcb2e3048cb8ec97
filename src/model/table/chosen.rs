//! What choosing a card or a call comes to, at every table.

use super::claim;
use super::turn::{self, Call, CallLook, HandCard, Moment, OfferedCall};
use crate::i18n::Unavailable;
use crate::model::settings::Settings;
use sechsundsechzig_engine::cards::{Card, Suit};
use sechsundsechzig_engine::deal::Action;
use sechsundsechzig_engine::games::AnyView;

/// What choosing a card or a call comes to.
#[derive(PartialEq, Eq, Debug)]
pub enum Chosen {
    /// This is done.
    Act(Action),
    /// It cannot be done.
    Refused(Unavailable),
    /// A suit is to be named with the marriage this card belongs to (3.1).
    NameSuit(Card),
    /// A claim has to be told more about; the marriages that could be announced with it.
    Claim(Vec<(Suit, u16)>),
    /// The call waits for its second tap.
    Confirm(Call),
    /// What was begun is given up.
    Back,
    /// The rest of the deal is skipped.
    Skip,
}

/// What choosing this card comes to; nothing if it is not in the hand.
#[must_use]
pub fn chosen_card(
    hand: &[HandCard],
    view: &AnyView,
    moment: Moment,
    card: Card,
) -> Option<Chosen> {
    let held = hand.iter().find(|held| held.card == card)?;
    Some(match held.why {
        Some(why) => Chosen::Refused(why),
        None if moment.announcing && turn::asks_for_suit(view, card) => Chosen::NameSuit(card),
        None => Chosen::Act(turn::play(view, card, moment.announcing)),
    })
}

/// What choosing an offered call comes to. By the settings of who plays a match what can lose the deal takes a second
/// tap; without them nothing does.
#[must_use]
pub fn chosen_call(
    offered: OfferedCall,
    view: &AnyView,
    moment: Moment,
    settings: Option<Settings>,
) -> Option<Chosen> {
    let OfferedCall { call, look } = offered;
    let is_first_tap = look != CallLook::Armed;
    let takes_two = settings.is_some_and(|settings| match call {
        Call::Cover => true,
        Call::Claim | Call::ClaimWith(_) => settings.confirms_claim,
        _ => false,
    });
    let asks_count = settings.is_some_and(|settings| settings.asks_count_at_claim());
    let with = claim::marriages(view);
    Some(match (call, look) {
        (_, CallLook::Off(why)) => Chosen::Refused(why),
        (Call::Claim, _) if is_first_tap && (asks_count || !with.is_empty()) => Chosen::Claim(with),
        _ if is_first_tap && takes_two => Chosen::Confirm(call),
        (Call::Back, _) => Chosen::Back,
        (Call::Skip, _) => Chosen::Skip,
        _ => Chosen::Act(turn::action(call, moment)?),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::match_session::{MatchSession, PLAYER};
    use crate::model::settings::Counting;
    use crate::model::table::scene::Scene;
    use sechsundsechzig_engine::deal::{Deal, Turn, View};
    use sechsundsechzig_engine::rules::Preset;

    const ASKED: Moment = Moment {
        asked: true,
        tap: false,
        armed: None,
        announcing: true,
        naming: None,
        tells_practice: false,
    };

    /// The first of the player's decisions, in deals where the first legal move is played, of which this is true.
    fn find(preset: Preset, fits: impl Fn(&AnyView) -> bool) -> (Vec<HandCard>, AnyView) {
        for seed in 0..100 {
            let rules = preset.checked();
            let mut played = MatchSession::new(preset, rules, &seed.to_string());
            while let Some(action) = played.session().deal().legal_actions().first().copied() {
                let session = played.session();
                let view = session.view(PLAYER);
                if view.turn() == Turn::Seat(PLAYER) && fits(&view) {
                    let scene = Scene::of_session(session, PLAYER);
                    return (turn::hand(&scene, &view, ASKED), view);
                }
                played.play(action).unwrap();
            }
        }
        panic!("no such decision in {preset:?}");
    }

    fn held(view: &AnyView, fits: impl Fn(Card) -> bool) -> Option<Card> {
        view.hand().iter().find(|card| fits(*card))
    }

    fn offered(view: &AnyView, call: Call, look: CallLook) -> OfferedCall {
        let mut calls = turn::offered_calls(view, ASKED).into_iter();
        let offered = calls.find(|offered| offered.call == call).unwrap();
        OfferedCall { look, ..offered }
    }

    #[test]
    fn a_king_or_queen_is_announced_unless_the_player_keeps_it_to_himself() {
        let announces =
            |view: &AnyView| held(view, |card| turn::announcement(view, card).is_some());
        let (hand, view) = find(Preset::Paderborn, |view| announces(view).is_some());
        let card = announces(&view).unwrap();
        let quiet = Moment {
            announcing: false,
            ..ASKED
        };
        let chosen = |moment| chosen_card(&hand, &view, moment, card);
        assert_eq!(chosen(ASKED), Some(Chosen::Act(Action::meld(card))));
        assert_eq!(chosen(quiet), Some(Chosen::Act(Action::play(card))));
    }

    #[test]
    fn where_a_marriage_makes_trumps_the_suit_is_asked_for() {
        let asks = |view: &AnyView| held(view, |card| turn::asks_for_suit(view, card));
        let (hand, view) = find(Preset::FreeTrumps, |view| asks(view).is_some());
        let card = asks(&view).unwrap();
        assert_eq!(
            chosen_card(&hand, &view, ASKED, card),
            Some(Chosen::NameSuit(card))
        );
    }

    #[test]
    fn what_cannot_be_done_says_why_and_a_card_that_has_left_the_hand_nothing() {
        let (mut hand, view) = find(Preset::Paderborn, |_| true);
        let (gone, refused) = (hand.remove(0).card, &mut hand[0]);
        refused.why = Some(Unavailable::NotYourTurn);
        let card = refused.card;
        let why = Some(Chosen::Refused(Unavailable::NotYourTurn));
        assert_eq!(chosen_card(&hand, &view, ASKED, card), why);
        assert_eq!(chosen_card(&hand, &view, ASKED, gone), None);
        let off = offered(&view, Call::Cover, CallLook::Off(Unavailable::NotYourTurn));
        assert_eq!(chosen_call(off, &view, ASKED, None), why);
    }

    #[test]
    fn what_can_lose_the_deal_takes_a_second_tap_in_a_match_alone() {
        let fits = |view: &AnyView| {
            let may = |action| view.legal_actions().contains(&action);
            may(Action::Cover)
                && may(Action::Out { meld: None })
                && claim::marriages(view).is_empty()
        };
        let (_, view) = find(Preset::Paderborn, fits);
        let trusting = Settings {
            confirms_claim: false,
            ..Settings::default()
        };
        let (careful, trusting) = (Some(Settings::default()), Some(trusting));
        let claim = Action::Out { meld: None };
        for (call, action, settings, takes_two) in [
            (Call::Cover, Action::Cover, careful, true),
            (Call::Cover, Action::Cover, trusting, true),
            (Call::Cover, Action::Cover, None, false),
            (Call::Claim, claim, careful, true),
            (Call::Claim, claim, trusting, false),
            (Call::Claim, claim, None, false),
        ] {
            let chosen =
                |look| chosen_call(offered(&view, call, look), &view, ASKED, settings).unwrap();
            let first = if takes_two {
                Chosen::Confirm(call)
            } else {
                Chosen::Act(action)
            };
            assert_eq!(chosen(CallLook::Possible), first, "{call:?}");
            assert_eq!(chosen(CallLook::Armed), Chosen::Act(action), "{call:?}");
        }
    }

    #[test]
    fn a_claim_asks_for_its_marriage_everywhere_and_for_the_count_in_a_match() {
        let claim = |view: &AnyView, settings| {
            let out = offered(view, Call::Claim, CallLook::Possible);
            chosen_call(out, view, ASKED, settings).unwrap()
        };
        let (_, view) = find(Preset::Paderborn, |view| !claim::marriages(view).is_empty());
        let with = Chosen::Claim(claim::marriages(&view));
        assert_eq!(claim(&view, None), with);
        assert_eq!(claim(&view, Some(Settings::default())), with);
        let out = Action::Out { meld: None };
        let plain = |view: &AnyView| {
            view.legal_actions().contains(&out) && claim::marriages(view).is_empty()
        };
        let (_, view) = find(Preset::Paderborn, plain);
        let counting = Settings {
            asks_count: true,
            counting: Counting::Hidden,
            ..Settings::default()
        };
        assert_eq!(claim(&view, Some(counting)), Chosen::Claim(Vec::new()));
        assert_eq!(claim(&view, None), Chosen::Act(out));
    }
}
