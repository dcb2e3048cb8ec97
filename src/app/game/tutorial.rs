//! The teaching hand at the table: what is said, what is shown, and the way back to its path.

use super::{Bubble, Game, Hint};
use crate::app::lesson;
use crate::app::settings::Counting;
use crate::app::signal::UpdateIfChanged;
use leptos::prelude::{Update, untrack};
use sechsundsechzig_bots::Opponent;
use sechsundsechzig_engine::deal::Action;

impl Game {
    /// The teaching hand, from its beginning; a match under way waits meanwhile.
    pub fn play_lesson(self) {
        if let Some(beginning) = lesson::beginning() {
            self.try_apart(&beginning, true);
        }
    }

    /// An easy start: the lesson, and then the weakest friend, the player's own card points being shown.
    pub fn begin_easily(self) {
        self.page.settings.update(|settings| {
            settings.counting = Counting::Own;
            settings.opponent = Opponent::Johannes;
        });
        self.play_lesson();
    }

    /// The player needs no lesson, and is not asked again.
    pub fn needs_no_lesson(self) {
        self.offers_lesson.set_if_changed(false);
        self.save_match();
    }

    /// The next move of the teaching hand and how many went before, while one is played.
    pub(super) fn lesson(self) -> Option<(usize, Action)> {
        self.with_match(|match_session| {
            let apart = match_session.is_apart() && match_session.is_practice();
            apart
                .then(|| lesson::next(match_session.session()))
                .flatten()
        })
    }

    /// Says what the teaching hand has to say here, and shows the move.
    pub(super) fn guide(self) {
        let Some((before, action)) = self.lesson() else {
            return;
        };
        let words = self.page.words();
        let (title, text) = (
            words.advised(action, &self.text_context().rules),
            words.lesson(before),
        );
        self.page.announce([&*title, ". ", &text].concat());
        self.hinted.set_if_changed(Some(action));
        self.bubble.set_if_changed(Some(Bubble {
            about: untrack(|| self.place_of(action)),
            text,
            hint: Some(Hint { title, note: "" }),
        }));
    }

    /// Whether the teaching hand wants something else; it says so then.
    pub(super) fn is_led_back(self, action: Action) -> bool {
        let astray = self.lesson().is_some_and(|(_, wanted)| wanted != action);
        if astray {
            self.guide();
        }
        astray
    }
}
