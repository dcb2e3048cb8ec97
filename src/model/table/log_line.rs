//! What the log line tells, and how large it is written.

use super::scene::Scene;
use sechsundsechzig_engine::deal::{Event, Seat};

/// How large a line is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineSize {
    /// As usual.
    Normal,
    /// In small letters.
    Small,
    /// What happened gives way to what is asked.
    Long,
}

/// So many characters fit into two lines on a narrow phone.
const TWO_LINES: usize = 44;
/// What is asked and is longer than this needs both lines beside a button.
const ONE_LINE: usize = 24;
/// So many fit into two lines of small letters, and so many of what must be done into one.
const SMALL_LINES: usize = 66;
const SMALL_LINE: usize = 32;

impl LineSize {
    /// Where both lines would need three, they are written smaller, longer ones only if both are needed; where that is not
    /// enough, what happened gives way.
    #[must_use]
    pub fn of(happened: &str, asked: &str, needs_both: bool) -> LineSize {
        let [happened, asked] = [happened, asked].map(|text| text.chars().count());
        let most = if needs_both { SMALL_LINE } else { ONE_LINE };
        if asked == 0 || (happened + asked <= TWO_LINES && asked <= ONE_LINE) {
            LineSize::Normal
        } else if asked <= most && happened + asked <= SMALL_LINES {
            LineSize::Small
        } else {
            LineSize::Long
        }
    }
}

/// The two sentences of a question that has as many.
#[must_use]
pub fn sentences(asked: &str) -> Option<(String, String)> {
    let end = asked.find(['.', '?'])? + 1;
    let second = asked[end..].strip_prefix(' ')?;
    Some((asked[..end].to_owned(), second.to_owned()))
}

/// What happened last, as the viewer is told: not that somebody else drew, nor, where it is said otherwise, that he won
/// the trick.
#[must_use]
pub fn last_told(scene: &Scene, omits_own_trick: bool) -> Option<Event> {
    let is_told = |event: &&Event| match event {
        Event::Drew { seat, .. } => *seat == scene.viewer,
        Event::TrickTaken { seat, .. } => !(omits_own_trick && *seat == scene.viewer),
        _ => true,
    };
    scene.events.iter().rev().find(is_told).copied()
}

/// Whether the viewer has made a move in this deal, other than drawing.
#[must_use]
pub fn has_moved(scene: &Scene) -> bool {
    let is_own = |event: &Event| {
        let (Event::Played { seat, .. }
        | Event::Robbed { seat, .. }
        | Event::TrumpNamed(seat, _)
        | Event::Announced(seat, ..)
        | Event::Covered(seat)
        | Event::Passed(seat)) = *event
        else {
            return false;
        };
        seat == scene.viewer
    };
    scene.events.iter().any(is_own)
}

/// Whether a marriage has been told or a card led in this deal.
#[must_use]
pub fn has_begun(scene: &Scene) -> bool {
    let is_move = |event: &Event| matches!(event, Event::Announced(..) | Event::Played { .. });
    scene.events.iter().any(is_move)
}

/// The dealer whose last card lies turned up, though it is in his hand: at four, until a marriage is told or a card led.
#[must_use]
pub fn shown_by(scene: &Scene) -> Option<Seat> {
    let is_turned_up = scene.talon.bottom.is_some() && !has_begun(scene);
    (scene.partner().is_some() && is_turned_up).then_some(scene.dealer)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::match_session::{MatchSession, PLAYER};
    use crate::model::table::turn;
    use sechsundsechzig_engine::deal::Deal;
    use sechsundsechzig_engine::rules::Preset;

    /// The table at each step of a few deals.
    fn tables(preset: Preset) -> Vec<Scene> {
        let mut tables = Vec::new();
        for seed in 0..10 {
            let mut played = MatchSession::new(preset, preset.checked(), &seed.to_string());
            loop {
                tables.push(Scene::of_session(played.session(), PLAYER));
                let legal = played.session().deal().legal_actions();
                if legal.is_empty() {
                    break;
                }
                played.play(legal[tables.len() * 5 % legal.len()]).unwrap();
            }
        }
        tables
    }

    #[test]
    fn what_can_be_taken_back_was_a_move() {
        for preset in Preset::ALL {
            let mut played = MatchSession::new(*preset, preset.checked(), "0");
            let has_moved =
                |played: &MatchSession| has_moved(&Scene::of_session(played.session(), PLAYER));
            assert!(!has_moved(&played), "{}", preset.as_str());
            while let Some(action) = played.session().deal().legal_actions().last() {
                played.play(*action).unwrap();
                if played.clone().take_back(|deal| turn::decides(deal, false)) {
                    assert!(has_moved(&played), "{}", preset.as_str());
                }
            }
        }
    }

    #[test]
    fn a_line_is_written_smaller_where_it_would_need_three() {
        let size = |happened: usize, asked: usize| {
            LineSize::of(&"ä".repeat(happened), &"ß".repeat(asked), false)
        };
        assert_eq!(size(200, 0), LineSize::Normal);
        assert_eq!(size(20, 24), LineSize::Normal);
        assert_eq!(size(21, 24), LineSize::Small);
        assert_eq!(size(42, 24), LineSize::Small);
        assert_eq!(size(43, 24), LineSize::Long);
        assert_eq!(size(0, 25), LineSize::Long);
    }

    #[test]
    fn what_must_be_done_may_be_longer_in_small_letters() {
        let size = |asked: usize| LineSize::of("", &"a".repeat(asked), true);
        assert_eq!(
            [24, 25, 32, 33].map(size),
            [
                LineSize::Normal,
                LineSize::Small,
                LineSize::Small,
                LineSize::Long
            ]
        );
    }

    #[test]
    fn a_question_of_two_sentences_is_cut_after_the_first() {
        let cut = |first: &str, second: &str| Some((first.to_owned(), second.to_owned()));
        assert_eq!(sentences("Sure? It counts."), cut("Sure?", "It counts."));
        assert_eq!(sentences("Tap. Or wait? No."), cut("Tap.", "Or wait? No."));
        assert_eq!(sentences("You lead."), None);
    }

    #[test]
    fn that_somebody_else_drew_is_not_told_but_what_happened_before() {
        let is_others =
            |event: &Event| matches!(event, Event::Drew { seat, .. } if *seat != PLAYER);
        let mut has_drawn = false;
        for scene in tables(Preset::Paderborn) {
            has_drawn |= scene.events.last().is_some_and(is_others);
            assert!(last_told(&scene, false).is_some_and(|event| !is_others(&event)));
        }
        assert!(has_drawn);
    }

    #[test]
    fn where_an_own_trick_is_said_otherwise_the_card_before_it_is_told() {
        let is_own =
            |event: &Event| matches!(event, Event::TrickTaken { seat, .. } if *seat == PLAYER);
        let mut won = tables(Preset::Paderborn);
        won.retain(|scene| scene.events.last().is_some_and(is_own));
        assert!(!won.is_empty());
        for scene in won {
            assert!(last_told(&scene, false).is_some_and(|event| is_own(&event)));
            let before = last_told(&scene, true);
            assert!(matches!(before, Some(Event::Played { .. })), "{before:?}");
        }
    }

    #[test]
    fn the_dealers_card_is_told_of_at_four_alone_until_something_is_played_or_told() {
        let shown = |preset| tables(preset).iter().filter_map(shown_by).count();
        assert_eq!(shown(Preset::Paderborn), 0);
        let four = tables(Preset::Four);
        let told = four.iter().filter_map(shown_by).collect::<Vec<_>>();
        assert!(!told.is_empty() && told.len() < four.len());
    }
}
