//! Replay links: whatever they hold, they are a deal played to its end by the rules, or an error.

use proptest::prelude::*;
use sechsundsechzig_engine::deal::{Deal, Seat};
use sechsundsechzig_engine::record::{DealHeader, Session};
use sechsundsechzig_engine::rules::Preset;
use sechsundsechzig_engine::share::{LONGEST_REPLAY, Replay, ReplayLink};

/// A deal of chance, played to its end.
fn played(preset: Preset, seed: &str, choices: &[u8]) -> ReplayLink {
    let mut session = Session::new(DealHeader::of_seed(preset, seed, 0, Seat(1)));
    while session.deal().turn().seat().is_some() {
        let legal = session.deal().legal_actions();
        let choice = choices[session.moves().len() % choices.len()];
        let action = legal[usize::from(choice) % legal.len()];
        session.play(action).expect("a legal action");
    }
    ReplayLink {
        replay: Replay::of(&session),
        against: "kord".into(),
    }
}

/// What is read is a deal that is over, and leads to the same text again.
fn holds(text: &str) -> Result<(), TestCaseError> {
    if let Ok(link) = text.parse::<ReplayLink>() {
        let session = link.replay.after(link.replay.moves().len());
        let result = session.and_then(|session| session.deal().result());
        prop_assert!(result.is_some(), "{}", text);
        prop_assert_eq!(link.to_string().parse::<ReplayLink>(), Ok(link));
    }
    Ok(())
}

proptest! {
    #[test]
    fn any_text_is_a_replay_link_or_an_error(text in "\\PC{0,300}") {
        holds(&text)?;
        holds(&format!("#/replay/1/paderborn/{text}"))?;
    }

    #[test]
    fn any_fragment_close_to_a_replay_link_is_one_or_an_error(
        preset in proptest::sample::select(Preset::ALL),
        moves in "[A-Z0-9a-z.m+]{0,80}",
        rest in "[a-z&=%]{0,20}",
    ) {
        holds(&format!("#/replay/1/{}/oma?dealer=1&moves={moves}{rest}", preset.as_str()))?;
    }

    #[test]
    fn a_link_with_a_sign_changed_is_another_deal_by_the_rules_or_an_error(
        preset in proptest::sample::select(Preset::ALL),
        choices in proptest::collection::vec(any::<u8>(), 1..40),
        place in any::<proptest::sample::Index>(),
        sign in "[A-Z0-9a-z.&=%/?~ä]",
    ) {
        let good = played(preset, "oma", &choices).to_string();
        prop_assert!(good.len() < LONGEST_REPLAY / 2);
        let mut characters: Vec<char> = good.chars().collect();
        let place = place.index(characters.len());
        characters[place] = sign.chars().next().unwrap_or('x');
        holds(&characters.iter().collect::<String>())?;
        characters.remove(place);
        holds(&characters.iter().collect::<String>())?;
    }

    #[test]
    fn any_deal_is_read_as_it_was_sent(
        preset in proptest::sample::select(Preset::ALL),
        seed in "\\PC{1,30}",
        choices in proptest::collection::vec(any::<u8>(), 1..40),
    ) {
        let link = played(preset, &seed, &choices);
        prop_assert_eq!(link.to_string().parse::<ReplayLink>(), Ok(link));
    }
}
