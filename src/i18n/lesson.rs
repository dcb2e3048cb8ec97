//! What the lessons say.

use super::Words;
use sechsundsechzig_engine::cards::{Card, Rank, Suit};
use sechsundsechzig_engine::rules::Preset;

/// What a step of a lesson says. Cards, suits and ranks stand in braces, by their letters: `{HK}`, `{H}`, `{K}`; `{tap}` is
/// what a [`Pointer`] does.
pub(super) struct Said {
    /// What it is about.
    pub title: &'static str,
    /// What is explained, and what is to be done.
    pub text: &'static str,
    /// What leads on after a first wrong try, where what is right can still be found; empty where it has been told.
    pub hint: &'static str,
    /// What is said when something else was tried.
    pub wrong: &'static str,
    /// What is said when it is done: what was right about it.
    pub right: &'static str,
    /// The answers to choose from, if it asks a question.
    pub answers: &'static [&'static str],
}

/// The texts of all lessons in one language.
pub(super) struct Lessons {
    pub sixty_six: [Said; 13],
    pub schnapsen: [Said; 7],
    pub three: [Said; 5],
    pub four: [Said; 5],
    pub penneech: [Said; 4],
}

impl Lessons {
    /// The steps of a game's lesson.
    pub(super) const fn of(&self, preset: Preset) -> &[Said] {
        match preset {
            Preset::Schnapsen => &self.schnapsen,
            Preset::Three => &self.three,
            Preset::Four => &self.four,
            Preset::Penneech => &self.penneech,
            _ => &self.sixty_six,
        }
    }
}

/// What the player points with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pointer {
    /// A finger on the screen.
    Finger,
    /// A mouse, or something like it.
    Mouse,
}

/// A step of a lesson in words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LessonText {
    /// What it is about.
    pub title: String,
    /// What is explained, and what is to be done.
    pub text: String,
    /// What leads on after a first wrong try, where what is right can still be found; empty where it has been told.
    pub hint: String,
    /// What is said when something else was tried.
    pub wrong: String,
    /// What is said when it is done: what was right about it.
    pub right: String,
    /// The answers to choose from, if it asks a question.
    pub answers: &'static [&'static str],
}

impl Words {
    /// What a step of a game's lesson says; nothing beyond its last step.
    #[must_use]
    pub fn lesson(self, preset: Preset, step: usize, pointer: Pointer) -> LessonText {
        let said = say!(self, lesson::LESSONS).of(preset).get(step);
        said.map_or_else(LessonText::default, |said| LessonText {
            title: self.spelled_out(said.title, pointer),
            text: self.spelled_out(said.text, pointer),
            hint: self.spelled_out(said.hint, pointer),
            wrong: self.spelled_out(said.wrong, pointer),
            right: self.spelled_out(said.right, pointer),
            answers: said.answers,
        })
    }

    /// What is said while others move.
    #[must_use]
    pub const fn lesson_watch(self) -> &'static str {
        say!(self, lesson::WATCH)
    }

    /// What is said at the end of a game's lesson.
    #[must_use]
    pub const fn lesson_done(self, preset: Preset) -> &'static str {
        match preset {
            Preset::Schnapsen => say!(self, lesson::DONE_SCHNAPSEN),
            Preset::Three => say!(self, lesson::DONE_THREE),
            Preset::Four => say!(self, lesson::DONE_FOUR),
            Preset::Penneech => say!(self, lesson::DONE_PENNEECH),
            _ => say!(self, lesson::DONE),
        }
    }

    /// "3 von 13".
    #[must_use]
    pub fn lesson_step(self, step: usize, of: usize) -> String {
        join!(
            step.to_string(),
            "\u{a0}",
            say!(self, lesson::OF),
            "\u{a0}",
            of.to_string()
        )
    }

    /// "Herz-Neun macht den Stich nicht."
    #[must_use]
    pub fn loses_the_trick(self, card: Card) -> String {
        let [before, after] = say!(self, lesson::LOSES);
        join!(before, self.card(card), after)
    }

    /// A text with what stands for its braces.
    fn spelled_out(self, text: &str, pointer: Pointer) -> String {
        let mut pieces = text.split('{');
        let mut filled = String::from(pieces.next().unwrap_or_default());
        for piece in pieces {
            let (name, rest) = piece.split_once('}').unwrap_or((piece, ""));
            match (name, pointer) {
                ("tap", Pointer::Finger) => filled.push_str(say!(self, lesson::TAP)),
                ("tap", Pointer::Mouse) => filled.push_str(say!(self, lesson::CLICK)),
                _ => filled.push_str(&self.named(name)),
            }
            filled.push_str(rest);
        }
        filled
    }

    /// The name of a card, a suit or a rank.
    fn named(self, letters: &str) -> String {
        if let Ok(card) = letters.parse::<Card>() {
            return self.card(card);
        }
        if let Ok(suit) = letters.parse::<Suit>() {
            return self.suit(suit).to_owned();
        }
        let rank = letters.parse::<Rank>().ok();
        rank.map_or_else(String::new, |rank| self.rank(rank).to_owned())
    }
}
