//! The last deals, as they are kept: each with its day, who sat opposite, and its moves.
//!
//! `20778,kord, #/deal/1/… HX.S9.d` is a deal, perhaps with [`DealFlags`] before its link; the newest
//! comes last, with `;` between them, which stands in no link.

use super::deal_flags::DealFlags;
use sechsundsechzig_bots::Opponent;
use sechsundsechzig_engine::share::Replay;

/// So many deals are kept.
pub const MOST: usize = 100;

/// What stands between two deals.
const BETWEEN: char = ';';

/// A deal that was played to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArchivedDeal {
    /// The day it was played on, counted from 1 January 1970.
    pub day: u32,
    /// Who sat on the player's left.
    pub opponent: Opponent,
    /// What is noted of it.
    pub notes: DealFlags,
    /// The deal.
    pub replay: Replay,
}

impl ArchivedDeal {
    /// As it is kept.
    #[must_use]
    pub fn encode(&self) -> String {
        let notes = self.notes.encode();
        let day = self.day.to_string();
        let replay = self.replay.to_string();
        [&*day, ",", self.opponent.as_str(), ",", &notes, &replay].concat()
    }

    /// The deal of such a text.
    #[must_use]
    pub fn decode(text: &str) -> Option<ArchivedDeal> {
        let mut parts = text.splitn(3, ',');
        let day = parts.next()?.parse().ok()?;
        let opponent = parts.next()?.parse().unwrap_or_default();
        let rest = parts.next()?;
        let (notes, replay) = DealFlags::decode(rest)?;
        Some(ArchivedDeal {
            day,
            opponent,
            notes,
            replay: replay.parse().ok()?,
        })
    }
}

/// What is kept with one deal more; the oldest goes. A deal that was kept last stays kept once.
#[must_use]
pub fn add(kept: &str, deal: &str) -> String {
    let mut deals: Vec<&str> = all(kept).collect();
    if deals.last().map(|last| played(last)) != Some(played(deal)) {
        deals.push(deal);
    }
    let from = deals.len().saturating_sub(MOST);
    deals[from..].join(";")
}

/// A deal's link and moves, without when and against whom: by these it is known again.
fn played(deal: &str) -> &str {
    deal.splitn(3, ',').last().unwrap_or_default()
}

/// The deal that was kept so many before the last one.
#[must_use]
pub fn back(kept: &str, number: usize) -> Option<ArchivedDeal> {
    let deals: Vec<&str> = all(kept).collect();
    let place = deals.len().checked_sub(number + 1)?;
    ArchivedDeal::decode(deals[place])
}

/// Each deal's text, the oldest first.
pub fn all(kept: &str) -> impl Iterator<Item = &str> {
    kept.split(BETWEEN).filter(|deal| !deal.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deal(day: u32, practice: bool) -> ArchivedDeal {
        ArchivedDeal {
            day,
            opponent: Opponent::Kord,
            notes: DealFlags {
                practice,
                counted: practice.then_some(68),
            },
            replay: "#/deal/1/paderborn/kept%3B?dealer=1"
                .parse::<Replay>()
                .unwrap(),
        }
    }

    #[test]
    fn a_deal_is_read_as_it_was_kept() {
        for practice in [false, true] {
            let kept = deal(20_778, practice);
            assert_eq!(ArchivedDeal::decode(&kept.encode()), Some(kept));
        }
    }

    #[test]
    fn the_last_hundred_are_kept_the_newest_last() {
        let mut kept = String::new();
        // Two that are alike never follow each other here.
        for day in 0..MOST as u32 + 5 {
            kept = add(&kept, &deal(day, day % 2 == 0).encode());
        }
        assert_eq!(all(&kept).count(), MOST);
        assert_eq!(back(&kept, 0), Some(deal(104, true)));
        assert_eq!(back(&kept, 99), Some(deal(5, false)));
        assert_eq!(back(&kept, 100), None);
    }

    #[test]
    fn a_deal_told_twice_is_kept_once() {
        let text = deal(1, false).encode();
        let kept = add(&add("", &text), &deal(2, false).encode());
        assert_eq!(kept, text);
    }

    #[test]
    fn what_is_no_deal_is_passed_over() {
        for text in [
            "",
            "x",
            "1,kord",
            "x,kord,#/deal/1/paderborn/x",
            "1,kord,#/",
        ] {
            assert_eq!(ArchivedDeal::decode(text), None, "{text}");
        }
        assert_eq!(back("rubbish", 0), None);
    }
}
