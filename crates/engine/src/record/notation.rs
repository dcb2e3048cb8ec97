//! Moves as the record format writes them.

use crate::cards::{Card, Suit};
use crate::deal::Action;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;

/// A move in the words of the record format. Its fields stand in the order the format wants.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveText {
    /// What is done.
    #[serde(rename = "do")]
    pub does: Cow<'static, str>,
    /// The card played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<Card>,
    /// The suit of the marriage announced with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub meld: Option<SuitText>,
    /// The suit named trump with the announcement.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trump: Option<SuitText>,
    /// The card counted when going out (5.5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub with: Option<Card>,
    /// The suit named or announced.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub suit: Option<SuitText>,
}

/// A suit by its letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SuitText(pub Suit);

impl Serialize for SuitText {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.0.letter())
    }
}

impl<'de> Deserialize<'de> for SuitText {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<SuitText, D::Error> {
        let letter = char::deserialize(deserializer)?;
        Suit::from_letter(letter)
            .map(SuitText)
            .ok_or_else(|| serde::de::Error::custom("a suit is one of C, S, H, D"))
    }
}

/// The text is not a move of the record format.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveError(MoveText);

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not a move with these fields", self.0.does)
    }
}

impl std::error::Error for MoveError {}

impl From<Action> for MoveText {
    fn from(action: Action) -> MoveText {
        let word = |does: &'static str| MoveText {
            does: Cow::Borrowed(does),
            card: None,
            meld: None,
            trump: None,
            with: None,
            suit: None,
        };
        match action {
            Action::Play { card, meld, trump } => MoveText {
                card: Some(card),
                meld: meld.then(|| SuitText(card.suit())),
                trump: trump.map(SuitText),
                ..word("play")
            },
            Action::Draw => word("draw"),
            Action::Rob => word("rob"),
            Action::Cover => word("cover"),
            Action::Out { meld } => MoveText {
                meld: meld.map(SuitText),
                ..word("out")
            },
            Action::OutWith(card) => MoveText {
                with: Some(card),
                ..word("out")
            },
            Action::NameTrump(suit) => MoveText {
                suit: Some(SuitText(suit)),
                ..word("trump")
            },
            Action::Announce(suit) => MoveText {
                suit: Some(SuitText(suit)),
                ..word("announce")
            },
            Action::Redeal => word("redeal"),
            Action::Pass => word("pass"),
            Action::LookBack => word("look_back"),
            Action::DrawTwo => word("draw_two"),
        }
    }
}

impl TryFrom<&MoveText> for Action {
    type Error = MoveError;

    fn try_from(text: &MoveText) -> Result<Action, MoveError> {
        let action = match (&*text.does, text) {
            (
                "play",
                MoveText {
                    card: Some(card),
                    meld,
                    trump,
                    ..
                },
            ) => Action::Play {
                card: *card,
                meld: meld.is_some(),
                trump: trump.map(|suit| suit.0),
            },
            ("draw", _) => Action::Draw,
            ("rob", _) => Action::Rob,
            ("cover", _) => Action::Cover,
            (
                "out",
                MoveText {
                    with: Some(card), ..
                },
            ) => Action::OutWith(*card),
            ("out", MoveText { meld, .. }) => Action::Out {
                meld: meld.map(|suit| suit.0),
            },
            (
                "trump",
                MoveText {
                    suit: Some(suit), ..
                },
            ) => Action::NameTrump(suit.0),
            (
                "announce",
                MoveText {
                    suit: Some(suit), ..
                },
            ) => Action::Announce(suit.0),
            ("redeal", _) => Action::Redeal,
            ("pass", _) => Action::Pass,
            ("look_back", _) => Action::LookBack,
            ("draw_two", _) => Action::DrawTwo,
            _ => return Err(MoveError(text.clone())),
        };
        // A field the move does not have, or a marriage of another suit, is no notation of it.
        if MoveText::from(action) == *text {
            Ok(action)
        } else {
            Err(MoveError(text.clone()))
        }
    }
}

impl MoveText {
    /// Its compact JSON text, by which lists of legal moves are sorted.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}
