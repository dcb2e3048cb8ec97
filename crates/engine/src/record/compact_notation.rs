//! Compact notation of moves, for saved matches and links: `HK` plays the king of hearts, `HK+` also announces its
//! marriage.
//!
//! The record format says the same in JSON; reading and writing that would cost the page a tenth
//! of its size.

use crate::cards::{Card, Suit};
use crate::deal::Action;

/// A move in compact notation: letters, digits and `+` only.
#[must_use]
pub fn encode(action: Action) -> String {
    let with = |sign: &str, suit: Option<Suit>| match suit {
        Some(suit) => [sign, &suit.to_string()].concat(),
        None => sign.to_owned(),
    };
    match action {
        Action::Play { card, meld, trump } => {
            let card = card.to_string();
            if meld {
                with(&[&*card, "+"].concat(), trump)
            } else {
                card
            }
        }
        Action::Draw => "d".into(),
        Action::Rob => "r".into(),
        Action::Cover => "c".into(),
        Action::Out { meld } => with("o", meld),
        Action::OutWith(card) => ["w", &card.to_string()].concat(),
        Action::NameTrump(suit) => with("t", Some(suit)),
        Action::Announce(suit) => with("a", Some(suit)),
        Action::Redeal => "n".into(),
        Action::Pass => "p".into(),
        Action::LookBack => "b".into(),
        Action::DrawTwo => "z".into(),
    }
}

/// The move of a text in compact notation; `None` if it is none.
#[must_use]
pub fn decode(notation: &str) -> Option<Action> {
    let first = notation.chars().next()?;
    let rest = notation.get(first.len_utf8()..)?;
    let action = match (first, rest) {
        ('d', "") => Action::Draw,
        ('r', "") => Action::Rob,
        ('c', "") => Action::Cover,
        ('n', "") => Action::Redeal,
        ('p', "") => Action::Pass,
        ('b', "") => Action::LookBack,
        ('z', "") => Action::DrawTwo,
        ('o', "") => Action::Out { meld: None },
        ('o', meld) => Action::Out {
            meld: Some(meld.parse().ok()?),
        },
        ('w', card) => Action::OutWith(card.parse().ok()?),
        ('t', named) => Action::NameTrump(named.parse().ok()?),
        ('a', announced) => Action::Announce(announced.parse().ok()?),
        _ => return played(notation),
    };
    Some(action)
}

fn played(notation: &str) -> Option<Action> {
    let Some((card, trump)) = notation.split_once('+') else {
        return notation.parse::<Card>().ok().map(Action::play);
    };
    let trump = match trump {
        "" => None,
        suit => Some(suit.parse().ok()?),
    };
    Some(Action::Play {
        card: card.parse().ok()?,
        meld: true,
        trump,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::PackSize;

    fn all() -> Vec<Action> {
        let mut all = vec![
            Action::Draw,
            Action::Rob,
            Action::Cover,
            Action::Out { meld: None },
            Action::Redeal,
            Action::Pass,
            Action::LookBack,
            Action::DrawTwo,
        ];
        for suit in Suit::ALL {
            all.push(Action::Out { meld: Some(suit) });
            all.push(Action::NameTrump(suit));
            all.push(Action::Announce(suit));
        }
        for card in PackSize::FiftyTwo.cards() {
            all.extend([
                Action::play(card),
                Action::meld(card),
                Action::OutWith(card),
            ]);
            all.push(Action::Play {
                card,
                meld: true,
                trump: Some(Suit::Spades),
            });
        }
        all
    }

    #[test]
    fn every_move_is_read_as_it_was_written_and_no_two_are_written_alike() {
        let mut written: Vec<String> = all().into_iter().map(encode).collect();
        for (notation, action) in written.iter().zip(all()) {
            assert_eq!(decode(notation), Some(action), "{notation}");
            let plain = |sign: char| sign.is_ascii_alphanumeric() || sign == '+';
            assert!(notation.chars().all(plain), "{notation}");
        }
        written.sort();
        written.dedup();
        assert_eq!(written.len(), all().len());
    }

    #[test]
    fn nonsense_is_no_move() {
        for notation in ["", "x", "HX", "HK++", "HK+HH", "oo", "d ", "ä", "w", "HK+ä"] {
            assert_eq!(decode(notation), None, "{notation}");
        }
    }
}
