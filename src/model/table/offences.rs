//! What a punishing referee (2.30) lets happen at the table, and what it costs.

use super::scene::Laid;
use super::tricks::tricks;
use sechsundsechzig_engine::deal::{Event, Illegal, Seat};

/// The offence that has ended a deal, and whose it was.
#[must_use]
pub fn committed(events: &[Event]) -> Option<(Seat, Illegal)> {
    events.iter().rev().find_map(|event| match event {
        Event::Offended(seat, why) => Some((*seat, *why)),
        _ => None,
    })
}

/// The tricks of a seat that it must not look through any more: all but the last one played,
/// each with its number in the deal.
#[must_use]
pub fn older_tricks(events: &[Event], owner: Seat) -> Vec<(u8, Vec<Laid>)> {
    let mut all = tricks(events);
    all.pop();
    let numbered = (1..).zip(all);
    numbered
        .filter(|(_, (taker, _))| *taker == owner)
        .map(|(number, (_, trick))| (number, trick))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::match_session::{MatchSession, PLAYER};
    use crate::model::rule_sets::Draft;
    use crate::model::table::scene::Scene;
    use crate::model::table::turn::{self, Moment};
    use sechsundsechzig_engine::deal::{Action, Clause, Deal, Reason, Turn};
    use sechsundsechzig_engine::games::AnyView;

    /// The player's first turn at which he may do this, everything before it being legal.
    fn until(rules: &str, seed: &str, may: impl Fn(&AnyView) -> bool) -> Option<MatchSession> {
        let draft = rules.parse::<Draft>().unwrap();
        let mut match_session = MatchSession::new(draft.preset, draft.check().unwrap(), seed);
        for turn in 0..200 {
            let session = match_session.session();
            if session.deal().turn() == Turn::Seat(PLAYER) && may(&session.view(PLAYER)) {
                return Some(match_session);
            }
            let legal = session.deal().legal_actions();
            let plain = |action: &&Action| !matches!(action, Action::Out { .. } | Action::Cover);
            let legal: Vec<_> = legal.iter().filter(plain).collect();
            let action = **legal.get(turn * 5 % legal.len().max(1))?;
            match_session.play(action).ok()?;
        }
        None
    }

    fn found(rules: &str, may: impl Fn(&AnyView) -> bool) -> MatchSession {
        (0..40)
            .find_map(|seed| until(rules, &seed.to_string(), &may))
            .unwrap()
    }

    fn asked() -> Moment {
        Moment {
            asked: true,
            announcing: true,
            ..Moment::default()
        }
    }

    const STRICT: &str = "paderborn?referee=punish";

    #[test]
    fn r2_30_only_a_punishing_referee_lets_it_happen() {
        for rules in ["paderborn", "three", "four", "penneech", "three-rotating"] {
            assert_eq!(
                (0..6).find_map(|seed| {
                    until(rules, &seed.to_string(), |view| {
                        view.check(Action::LookBack).is_ok() || view.check(Action::DrawTwo).is_ok()
                    })
                }),
                None,
                "{rules}"
            );
        }
    }

    #[test]
    fn r2_30_whoever_looks_through_his_older_tricks_sees_them_and_loses() {
        let mut match_session = found(STRICT, |view| view.check(Action::LookBack).is_ok());
        let seen = Scene::of_session(match_session.session(), PLAYER).events;
        let older = older_tricks(&seen, PLAYER);
        assert!(!older.is_empty());
        assert!(older.iter().all(|(_, trick)| trick.len() == 2));
        match_session.play(Action::LookBack).unwrap();
        let events = Scene::of_session(match_session.session(), PLAYER).events;
        assert_eq!(committed(&events), Some((PLAYER, Illegal::OlderTricks)));
        let result = match_session.session().deal().result().unwrap();
        assert_eq!(
            (result.reason, result.clause),
            (Reason::Offence, Clause(2, 30))
        );
        assert_eq!(result.winner, Some(Seat(1)));
        assert_eq!(
            MatchSession::decode(&match_session.encode()),
            Some(match_session),
            "it is kept"
        );
    }

    #[test]
    fn r2_30_every_card_stays_playable_and_nothing_is_promised_for_it() {
        let before_drawing = found(STRICT, |view| {
            // A marriage in hand, which could be announced too early.
            let mut hand = sechsundsechzig_engine::deal::View::hand(view).iter();
            view.check(Action::Draw).is_ok()
                && hand.any(|card| view.offence(Action::meld(card)).is_some())
        });
        let session = before_drawing.session();
        let view = session.view(PLAYER);
        let hand = turn::hand(&Scene::of_session(session, PLAYER), &view, asked());
        assert_eq!(hand.len(), 5);
        for held in hand {
            assert_eq!(held.why, None, "a first tap plays it");
            assert_eq!((held.meld, held.dim, held.up), (None, false, false));
            let mut match_session = before_drawing.clone();
            match_session
                .play(turn::play(&view, held.card, true))
                .unwrap();
            let events = Scene::of_session(match_session.session(), PLAYER).events;
            assert_eq!(committed(&events), Some((PLAYER, Illegal::DrawFirst)));
        }
    }

    #[test]
    fn r2_29_two_cards_can_be_lifted_and_are_seen() {
        let mut match_session = found(STRICT, |view| view.check(Action::DrawTwo).is_ok());
        let before = Scene::of_session(match_session.session(), PLAYER);
        match_session.play(Action::DrawTwo).unwrap();
        let after = Scene::of_session(match_session.session(), PLAYER);
        assert_eq!(after.hand.len(), before.hand.len() + 2);
        assert_eq!(after.talon.count, before.talon.count - 3);
        let redeal = "paderborn?referee=punish&double_draw=redeal";
        let mut match_session = found(redeal, |view| view.check(Action::DrawTwo).is_ok());
        let dealer = match_session.session().header().setup.dealer;
        match_session.play(Action::DrawTwo).unwrap();
        match_session.next_deal();
        assert_eq!(
            match_session.session().header().setup.dealer,
            dealer,
            "the same deals"
        );
        assert_eq!(match_session.running().points.as_slice(), [0, 0]);
    }
}
