//! Every text for people, in every language, as pure functions: no browser, no page.
//!
//! [`Words`] is a language together with the pack whose names it uses; it is `Copy` and every
//! text is a method of it. Texts without parameters are declared once in `message_ids.rs` and spelled
//! in each language's `strings.rs`; sentences with cards, people and numbers are functions of the
//! same name in each language. A missing text is a compile error, and one that nothing asks for a warning.
//!
//! A further language is one more folder beside `de` and `en` and one more line in `languages!`
//! below.
//!
//! There is no translation library on purpose: `leptos_i18n` costs 22 to 48 KB of the page's
//! 300 KB. Here a text that is not used is not in the program, sentences are put together by
//! joining strings, and nothing is looked up by name at run time.
//!
//! ```
//! use sechsundsechzig::i18n::{CardNames, Language, Words};
//! use sechsundsechzig_engine::rules::Preset;
//! let words = Words::new(Language::from_tag("de-AT").unwrap_or_default(), CardNames::French);
//! assert_eq!(words.cover(), "Decken");
//! assert_eq!(words.card("HK".parse()?), "Herz-König");
//! assert_eq!(words.for_preset(Preset::Schnapsen).cover(), "Zudrehen");
//! # Ok::<(), sechsundsechzig_engine::cards::ParseCardError>(())
//! ```

/// Joins strings.
macro_rules! join {
    ($($part:expr),+ $(,)?) => { [$(&*$part),+].concat() };
}

/// The languages, and `say!`, which calls the function or takes the text of that path in the one
/// that is asked for.
macro_rules! languages {
    ($d:tt $($(#[$doc:meta])* $name:ident = $module:ident, $tag:literal, $own_name:literal;)+) => {
        $(mod $module;)+

        /// A language.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub enum Language { $($(#[$doc])* $name,)+ }

        impl Language {
            /// All of them.
            pub const ALL: &'static [Language] = &[$(Language::$name,)+];

            /// Its tag, for the page's `lang`.
            #[must_use]
            pub const fn tag(self) -> &'static str {
                match self { $(Language::$name => $tag,)+ }
            }

            /// What it calls itself.
            #[must_use]
            pub const fn own_name(self) -> &'static str {
                match self { $(Language::$name => $own_name,)+ }
            }
        }

        macro_rules! say {
            ($d words:expr, $d($d path:tt)+) => {
                match $d words.language {
                    $($crate::i18n::Language::$name => $crate::i18n::$module::$d($d path)+,)+
                }
            };
        }
    };
}

languages! {
    $
    /// Deutsch.
    #[default]
    German = de, "de", "Deutsch";
    /// English.
    English = en, "en", "English";
}

/// The texts of one language: constants by the name of their key.
macro_rules! texts {
    ($($key:ident: $text:expr,)+) => {
        $(#[allow(non_upper_case_globals)]
        pub(in crate::i18n) const $key: &str = $text;)+

        /// All of them with their names.
        #[cfg(test)]
        #[allow(dead_code, reason = "not every module is read whole")]
        pub(in crate::i18n) const ALL: &[(&str, &str)] = &[$((stringify!($key), $key),)+];
    };
}
use texts;

use sechsundsechzig_engine::rules::Preset;

mod cards;
mod counting;
mod daily;
mod evening;
mod events;
mod explain;
mod hints;
mod key_help;
mod labels;
mod lesson;
mod links;
mod message_ids;
mod options;
mod people;
mod presets;
mod puzzles;
mod refusals;
mod replay;
mod results;
mod review;
mod saved_data;
mod sources;
#[cfg(test)]
mod tests;

pub use cards::CardNames;
pub use events::{ClaimedPoints, Prompt, TextContext};
pub use explain::Paragraph;
pub use labels::{HandCardLabel, TalonLabel, Unavailable};
pub use lesson::{LessonText, Pointer};
pub use links::closest_preset;
pub use options::{Group, Value, clause_of};
pub use people::{MatchOutcome, Person};
pub use presets::Advice;
pub use results::{ClaimChance, Ending, MatchPoint, SideTotals};
pub use sources::{Source, decided, in_force, sources};

impl Language {
    /// The language of a tag such as `de-AT`, if there is one.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Language> {
        let primary = tag.split(['-', '_']).next()?;
        Language::ALL
            .iter()
            .copied()
            .find(|language| language.tag().eq_ignore_ascii_case(primary))
    }

    /// The first of these tags, the most wanted first, that there is a language for; else English.
    pub fn first_of<'a>(tags: impl IntoIterator<Item = &'a str>) -> Language {
        tags.into_iter()
            .find_map(Language::from_tag)
            .unwrap_or(Language::English)
    }
}

/// A language, the pack whose names the cards have in it, and whose game is spoken of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Words {
    /// The language.
    pub language: Language,
    /// How suits and ranks are called.
    pub cards: CardNames,
    /// Whether the reader of German is at a table of Schnapsen, where Austrian words are used.
    pub schnapsen: bool,
}

impl Words {
    /// This language with these card names.
    #[must_use]
    pub const fn new(language: Language, cards: CardNames) -> Words {
        Words {
            language,
            cards,
            schnapsen: false,
        }
    }

    /// These texts in the words of this game: in German, Schnapsen has its own.
    #[must_use]
    pub fn for_preset(self, preset: Preset) -> Words {
        let schnapsen = preset == Preset::Schnapsen && self.language == Language::German;
        let cards = match self.cards {
            CardNames::German => CardNames::German,
            _ if schnapsen => CardNames::Austrian,
            _ => CardNames::French,
        };
        Words {
            cards,
            schnapsen,
            ..self
        }
    }

    /// The words of 66, beside which Austrian ones are understood; nothing where the table's are those already.
    #[must_use]
    pub fn beside_austrian(self) -> Option<Words> {
        self.schnapsen.then(|| self.for_preset(Preset::Paderborn))
    }

    /// A text in the words of the table: in German, Schnapsen has words of its own.
    fn in_terms(self, text: String) -> String {
        if self.schnapsen {
            de::schnapsen::spoken(&text)
        } else {
            text
        }
    }
}

/// A text with its first letter in upper case.
#[must_use]
pub fn capitalised(text: &str) -> String {
    let mut text = String::from(text);
    for (small, large) in [("ä", "Ä"), ("ö", "Ö"), ("ü", "Ü")] {
        if text.starts_with(small) {
            text.replace_range(..small.len(), large);
        }
    }
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    text
}
