//! The claim with which the player could have won a deal that he did not win, or could have won more.

use sechsundsechzig_engine::deal::{Action, Deal, DealResult, Reason, Seat};
use sechsundsechzig_engine::record::Session;
use sechsundsechzig_engine::rules::Game;

use super::claim::suffices;
use super::scene::{Scene, SceneStep};
use crate::i18n::ClaimChance;

/// When a side first had enough at a turn at which the player could have claimed 66.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MissedClaim {
    /// The claim.
    pub chance: ClaimChance,
    /// How many game points it would have brought, where the deal was won for fewer.
    pub worth: Option<u16>,
}

/// The first claim that would have won a deal its player did not win, or won for fewer game points; `None` where there is
/// none, where the deal was decided by something else than the count, and in games without such a claim.
#[must_use]
pub fn missed_claim(session: &Session, player: Seat) -> Option<MissedClaim> {
    let game = session.header().setup.rules.game;
    let result = session.deal().result()?;
    let is_own = |seat: Seat| game.side_of(seat) == game.side_of(player);
    let is_counted = matches!(result.reason, Reason::Out | Reason::PlayedOut | Reason::Tie);
    // Where card points add up over the deals, a claim is one of 1000 (3.2).
    if !is_counted || game == Game::FreeTrumps {
        return None;
    }
    let is_won = result.winner.is_some_and(is_own);
    let own_points = |result: DealResult| result.game_points[game.side_of(player)];
    let mut replayed = Session::new(session.header().clone());
    let mut scene = Scene::dealt(&session.header().setup, &replayed.view(player));
    for (seat, action) in session.moves() {
        let claim = Action::Out { meld: None };
        let may_claim = *seat == player && replayed.deal().legal_actions().contains(&claim);
        let worth = (may_claim && is_won).then(|| {
            let mut claimed = replayed.clone();
            claimed.play(claim).ok()?;
            claimed.deal().result().map(own_points)
        });
        let worth = worth.flatten().filter(|worth| *worth > own_points(result));
        if worth.is_some() {
            return Some(missed(&scene, scene.own_side().card_points(), worth));
        }
        let before = scene.own_side().card_points();
        for event in replayed.play(*action).ok()? {
            scene.apply(SceneStep::Event(*event));
        }
        if may_claim && !is_won && suffices(scene.own_side().card_points()) {
            return Some(missed(&scene, before, None));
        }
    }
    None
}

/// The claim that could have been made now, where so many card points were there without a marriage.
fn missed(scene: &Scene, without_marriage: u16, worth: Option<u16>) -> MissedClaim {
    let card_points = scene.own_side().card_points();
    MissedClaim {
        chance: ClaimChance {
            after_trick: scene.seats.iter().map(|seat| seat.tricks).sum(),
            card_points,
            has_marriage: card_points > without_marriage,
        },
        worth,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sechsundsechzig_engine::deal::Event;
    use sechsundsechzig_engine::record::DealHeader;
    use sechsundsechzig_engine::rules::Preset;

    const PLAYER: Seat = Seat(0);

    /// Deals of this game in which nobody claims, or the others do where they can.
    fn deals(preset: Preset, others_claim: bool) -> Vec<Session> {
        let deal = |seed: u32| {
            let header = DealHeader::of_seed(preset, &seed.to_string(), 0, Seat(1));
            let mut session = Session::new(header);
            while let Some(seat) = session.deal().turn().seat() {
                let legal = session.deal().legal_actions();
                let is_claim = |action: &&Action| {
                    matches!(
                        action,
                        Action::Out { .. } | Action::OutWith(_) | Action::Cover
                    )
                };
                let claim = Action::Out { meld: None };
                let mut tried = session.clone();
                let wins = seat != PLAYER
                    && others_claim
                    && tried.play(claim).is_ok()
                    && tried
                        .deal()
                        .result()
                        .is_some_and(|end| end.reason == Reason::Out);
                let plain: Vec<_> = legal.iter().filter(|action| !is_claim(action)).collect();
                let action = match wins {
                    true => claim,
                    false => *plain[session.moves().len() * 7 % plain.len()],
                };
                session.play(action).unwrap();
            }
            session
        };
        (0..150).map(deal).collect()
    }

    /// Claims after that trick, at the first of the player's turns at which the rules let him.
    fn claimed(session: &Session, trick: u8) -> Session {
        let mut again = Session::new(session.header().clone());
        for (seat, action) in session.moves() {
            let tricks = again.events().iter();
            let tricks = tricks.filter(|event| matches!(event, Event::TrickTaken { .. }));
            if *seat == PLAYER && tricks.count() == usize::from(trick) {
                let legal = again.deal().legal_actions();
                let of_move = match action {
                    Action::Play {
                        card, meld: true, ..
                    } => Some(card.suit()),
                    _ => None,
                };
                let claim = Action::Out { meld: of_move };
                if legal.contains(&claim) && (of_move.is_some() || !announces(session, trick)) {
                    again.play(claim).unwrap();
                    return again;
                }
            }
            again.play(*action).unwrap();
        }
        again
    }

    /// Whether the player leads with a marriage after that trick, so that the claim is one with it.
    fn announces(session: &Session, trick: u8) -> bool {
        let mut tricks = 0;
        session.events().iter().any(|event| {
            tricks += u8::from(matches!(event, Event::TrickTaken { .. }));
            let melds = matches!(
                event,
                Event::Played {
                    seat: PLAYER,
                    announced: Some(_),
                    ..
                }
            );
            tricks == trick && melds
        })
    }

    #[test]
    fn a_claim_at_the_trick_that_is_named_would_have_won() {
        let mut with_marriage = 0;
        for preset in [Preset::Paderborn, Preset::Schnapsen, Preset::Four] {
            for others_claim in [false, true] {
                let (mut missed, mut won_for_less) = (0, 0);
                for session in deals(preset, others_claim) {
                    let Some(found) = missed_claim(&session, PLAYER) else {
                        continue;
                    };
                    missed += 1;
                    let claimed = claimed(&session, found.chance.after_trick);
                    let claim = claimed.moves().last().map(|(_, action)| *action);
                    let has_marriage = matches!(claim, Some(Action::Out { meld: Some(_) }));
                    assert_eq!(
                        found.chance.has_marriage, has_marriage,
                        "{preset}: {claim:?}"
                    );
                    with_marriage += usize::from(has_marriage);
                    let won = claimed.deal().result().unwrap();
                    let game = preset.rules().game;
                    assert_eq!(won.reason, Reason::Out, "{preset}: {found:?}");
                    assert_eq!(won.winner.map(|seat| game.side_of(seat)), Some(0));
                    let points = found.chance.card_points;
                    assert_eq!(won.card_points[0] + won.melds[0], points);
                    assert!(points >= 66);
                    let played = session.deal().result().unwrap();
                    match found.worth {
                        None => assert_ne!(played.winner, Some(PLAYER)),
                        Some(worth) => {
                            assert_eq!(won.game_points[0], worth);
                            assert!(worth > played.game_points[0]);
                            won_for_less += 1;
                        }
                    }
                }
                assert!(missed > won_for_less && won_for_less > 0, "{preset}");
            }
        }
        assert!(with_marriage > 0, "no claim needed a marriage");
    }

    #[test]
    fn who_wins_misses_only_points_and_nothing_is_missed_where_the_rules_know_no_claim() {
        for preset in Preset::ALL {
            let game = preset.rules().game;
            let claims = !matches!(game, Game::FreeTrumps | Game::Three | Game::Penneech);
            for session in deals(*preset, false) {
                let won = session.deal().result().unwrap().winner;
                let is_won = won.is_some_and(|seat| game.side_of(seat) == game.side_of(PLAYER));
                let missed = missed_claim(&session, PLAYER);
                assert!(
                    missed.is_none_or(|missed| claims && missed.worth.is_some() == is_won),
                    "{preset}: {missed:?}"
                );
            }
        }
    }
}
