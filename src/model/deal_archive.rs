//! The last deals, as they are saved: each with its day, who sat opposite, and its moves.
//!
//! `20778,kord,#/deal/1/… HX.S9.d` is a deal, perhaps with [`DealFlags`] before its link; the newest
//! comes last, with `;` between them, which stands in no link. Once a deal is rated, its [`DealRating`] stands behind the
//! opponent: `kord*87/-250`; `kord*` is one that cannot be rated.

use crate::fnv::hash;
use crate::model::deal_flags::DealFlags;
use sechsundsechzig_bots::Opponent;
use sechsundsechzig_engine::share::{DealLink, Replay};

/// So many deals are saved.
pub const MOST: usize = 100;

/// What stands between two deals.
const BETWEEN: char = ';';

/// So many of the last deals are rated if they are not yet.
const RATED: usize = 20;

/// Before a rating.
const RATING: char = '*';
/// Between accuracy and luck.
const ACCURACY_END: char = '~';
/// The same in releases that punished twice as hard: the accuracy is the square root of theirs.
const HARDER_ACCURACY_END: char = '/';
/// The same in still earlier ones, which measured accuracy otherwise: of their deals the luck alone is read until they are
/// rated anew.
const OTHER_ACCURACY_END: char = ':';

/// What a finished deal says of its player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DealRating {
    /// How accurately he decided, in hundredths, if anything was at stake.
    pub accuracy: Option<u8>,
    /// What the same cards bring the computer, in thousandths of a game point.
    pub luck: i32,
}

impl DealRating {
    fn encode(self) -> String {
        let accuracy = self.accuracy.map(|share| share.to_string());
        let luck = self.luck.to_string();
        [&*accuracy.unwrap_or_default(), "~", &luck].concat()
    }

    fn decode(text: &str) -> Option<DealRating> {
        let (accuracy, end, luck) = [ACCURACY_END, HARDER_ACCURACY_END, OTHER_ACCURACY_END]
            .into_iter()
            .find_map(|end| {
                text.split_once(end)
                    .map(|(before, after)| (before, end, after))
            })?;
        let accuracy = accuracy.parse().ok().filter(|share| *share <= 100);
        Some(DealRating {
            accuracy: match end {
                ACCURACY_END => accuracy,
                HARDER_ACCURACY_END => accuracy.map(milder),
                _ => None,
            },
            luck: luck.parse().ok()?,
        })
    }
}

/// An accuracy in hundredths by half the punishment.
fn milder(accuracy: u8) -> u8 {
    (f64::from(accuracy) * 100.0).sqrt().round() as u8
}

/// A deal that was played to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArchivedDeal {
    /// The day it was played on, counted from 1 January 1970.
    pub day: u32,
    /// Who sat on the player's left.
    pub opponent: Opponent,
    /// What is noted of it.
    pub flags: DealFlags,
    /// The deal.
    pub replay: Replay,
}

impl ArchivedDeal {
    /// As it is saved.
    #[must_use]
    pub fn encode(&self) -> String {
        let flags = self.flags.encode();
        let day = self.day.to_string();
        let replay = self.replay.to_string();
        [&*day, ",", self.opponent.as_str(), ",", &flags, &replay].concat()
    }

    /// The deal of such a text.
    #[must_use]
    pub fn decode(text: &str) -> Option<ArchivedDeal> {
        let mut parts = text.splitn(3, ',');
        let day = parts.next()?.parse().ok()?;
        let opponent = parts.next()?.split(RATING).next()?;
        let opponent = opponent.parse().unwrap_or_default();
        let rest = parts.next()?;
        let (flags, replay) = DealFlags::decode(rest)?;
        Some(ArchivedDeal {
            day,
            opponent,
            flags,
            replay: replay.parse().ok()?,
        })
    }
}

/// What is saved with one deal more; the oldest goes. A deal that is saved already stays saved once: one of a match may be told
/// again when a single deal was played after it.
#[must_use]
pub fn add(archive: &str, deal: &str) -> String {
    let mut deals: Vec<&str> = all(archive).collect();
    if deals
        .iter()
        .all(|archived| played(archived) != played(deal))
    {
        deals.push(deal);
    }
    let from = deals.len().saturating_sub(MOST);
    deals[from..].join(";")
}

/// The number of a deal's own, above those that count back: it stays the same when others are played or it is rated.
#[must_use]
pub fn number(deal: &str) -> usize {
    (hash(&[played(deal)]) as u32 | 1 << 31) as usize
}

/// The text of a deal by its own number, or of the one that was saved so many before the last one.
fn numbered(archive: &str, number: usize) -> Option<&str> {
    let mut deals = all(archive).rev();
    match number < MOST {
        true => deals.nth(number),
        false => deals.find(|deal| self::number(deal) == number),
    }
}

/// The rating of a deal by its own number, or of the one that was saved so many before the last one.
#[must_use]
pub fn rating(archive: &str, number: usize) -> Option<DealRating> {
    DealRating::decode(head(numbered(archive, number)?).split_once(RATING)?.1)
}

/// The texts of the deals that are to be rated, the newest first: of the last ones those that are not, of all those that an
/// earlier release rated.
pub fn unrated(archive: &str) -> impl Iterator<Item = &str> {
    let newest_first = all(archive).rev().enumerate();
    let is_unrated = |back, deal| match head(deal).split_once(RATING) {
        Some((_, rating)) => rating.contains(OTHER_ACCURACY_END),
        None => back < RATED,
    };
    newest_first
        .filter(move |(back, deal)| is_unrated(*back, deal))
        .map(|(_, deal)| deal)
}

/// What is saved once a deal is rated, or cannot be; nothing where the deal is not kept any more.
#[must_use]
pub fn with_rating(archive: &str, deal: &str, rating: Option<DealRating>) -> Option<String> {
    let place = all(archive).position(|other| other == deal)?;
    let mut deals: Vec<&str> = all(archive).collect();
    let (day, rest) = deal.split_once(',')?;
    let (opponent, played) = rest.split_once(',')?;
    let opponent = opponent.split(RATING).next()?;
    let rating = rating.map_or_else(String::new, DealRating::encode);
    let rated = [day, ",", opponent, "*", &rating, ",", played].concat();
    deals[place] = &rated;
    Some(deals.join(";"))
}

/// When and against whom a deal was played, and its rating.
fn head(deal: &str) -> &str {
    let second = deal.match_indices(',').nth(1);
    second.and_then(|(end, _)| deal.get(..end)).unwrap_or(deal)
}

/// A deal's link and moves, without when and against whom: by these it is known again.
fn played(deal: &str) -> &str {
    deal.splitn(3, ',').last().unwrap_or_default()
}

/// The deal of its own number, or the one that was saved so many before the last one.
#[must_use]
pub fn back(archive: &str, number: usize) -> Option<ArchivedDeal> {
    ArchivedDeal::decode(numbered(archive, number)?)
}

/// The first time that the deal of a link was played, of those that are saved.
#[must_use]
pub fn first(archive: &str, link: &DealLink) -> Option<ArchivedDeal> {
    let mut deals = all(archive).filter_map(ArchivedDeal::decode);
    deals.find(|deal| deal.replay.link() == link)
}

/// Each deal's text, the oldest first.
pub fn all(archive: &str) -> impl DoubleEndedIterator<Item = &str> {
    archive.split(BETWEEN).filter(|deal| !deal.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deal(day: u32, practice: bool) -> ArchivedDeal {
        ArchivedDeal {
            day,
            opponent: Opponent::Kord,
            flags: DealFlags {
                practice,
                counted: practice.then_some(68),
            },
            replay: "#/deal/1/paderborn/kept%3B?dealer=1"
                .parse::<Replay>()
                .unwrap(),
        }
    }

    /// One of many deals, each with cards of its own.
    fn of_day(day: u32) -> ArchivedDeal {
        let link = format!("#/deal/1/paderborn/kept-{day}?dealer=1");
        ArchivedDeal {
            replay: link.parse().unwrap(),
            ..deal(day, day.is_multiple_of(2))
        }
    }

    #[test]
    fn a_deal_is_read_as_it_was_kept() {
        for practice in [false, true] {
            let archived = deal(20_778, practice);
            assert_eq!(ArchivedDeal::decode(&archived.encode()), Some(archived));
        }
    }

    #[test]
    fn the_last_hundred_are_kept_the_newest_last() {
        let mut archive = String::new();
        for day in 0..MOST as u32 + 5 {
            archive = add(&archive, &of_day(day).encode());
        }
        assert_eq!(all(&archive).count(), MOST);
        assert_eq!(back(&archive, 0), Some(of_day(104)));
        assert_eq!(back(&archive, 99), Some(of_day(5)));
        assert_eq!(back(&archive, 100), None);
    }

    #[test]
    fn a_deal_is_found_by_its_number_when_others_were_played_and_it_was_rated() {
        let text = of_day(1).encode();
        let archive = add(&of_day(0).encode(), &text);
        let rating = DealRating {
            accuracy: Some(87),
            luck: -250,
        };
        let archive = with_rating(&archive, &text, Some(rating)).unwrap();
        let archive = add(&archive, &of_day(2).encode());
        let number = number(&text);
        assert!(u32::try_from(number).is_ok());
        assert_eq!(back(&archive, number), Some(of_day(1)));
        assert_eq!(super::rating(&archive, number), Some(rating));
        assert_eq!(back(&archive, super::number(&of_day(3).encode())), None);
    }

    #[test]
    fn the_first_time_a_deal_was_played_is_found_by_its_link() {
        let later = ArchivedDeal {
            opponent: Opponent::Froehlich,
            ..deal(3, true)
        };
        let other: Replay = "#/deal/1/paderborn/other?dealer=1".parse().unwrap();
        let between = ArchivedDeal {
            replay: other.clone(),
            ..deal(2, false)
        };
        let texts = [deal(1, false), between.clone(), later].map(|deal| deal.encode());
        let archive = texts
            .iter()
            .fold(String::new(), |archive, text| add(&archive, text));
        assert_eq!(
            first(&archive, deal(1, false).replay.link()),
            Some(deal(1, false))
        );
        assert_eq!(first(&archive, other.link()), Some(between));
        assert_eq!(first("", other.link()), None);
    }

    #[test]
    fn a_deal_told_twice_is_kept_once() {
        let text = deal(1, false).encode();
        let archive = add(&add("", &text), &deal(2, false).encode());
        assert_eq!(archive, text);
    }

    #[test]
    fn a_deal_told_again_after_another_is_kept_once() {
        let [of_match, apart] = [deal(1, false), deal(1, true)].map(|deal| deal.encode());
        let archive = add(&add("", &of_match), &apart);
        assert_eq!(add(&archive, &deal(3, false).encode()), archive);
    }

    #[test]
    fn a_rated_deal_is_the_same_deal_and_kept_once() {
        let rating = DealRating {
            accuracy: Some(87),
            luck: -250,
        };
        let text = deal(1, false).encode();
        let archive = add(&deal(0, true).encode(), &text);
        let archive = with_rating(&archive, &text, Some(rating)).unwrap();
        assert_eq!(back(&archive, 0), Some(deal(1, false)));
        assert_eq!(super::rating(&archive, 0), Some(rating));
        assert_eq!(super::rating(&archive, 1), None);
        assert_eq!(
            add(&archive, &text),
            archive,
            "opened again when it was rated"
        );
        assert_eq!(unrated(&archive).count(), 1);
        let archive = with_rating(&archive, &deal(0, true).encode(), None).unwrap();
        assert_eq!(unrated(&archive).count(), 0);
        assert_eq!(super::rating(&archive, 1), None);
        assert_eq!(back(&archive, 1), Some(deal(0, true)));
        assert_eq!(with_rating(&archive, &text, Some(rating)), None);
    }

    #[test]
    fn the_newest_deals_that_are_not_rated_are_found_first_and_old_ones_never() {
        let mut archive = String::new();
        for day in 0..50 {
            archive = add(&archive, &of_day(day).encode());
        }
        let newest = of_day(49).encode();
        assert_eq!(unrated(&archive).next(), Some(&*newest));
        assert_eq!(unrated(&archive).count(), RATED);
        let archive = with_rating(&archive, &newest, None).unwrap();
        assert_eq!(unrated(&archive).next(), Some(&*of_day(48).encode()));
    }

    #[test]
    fn a_deal_that_an_earlier_release_rated_is_rated_anew() {
        let text = of_day(1).encode();
        let rated_before = text.replacen("kord", "kord*87:-250", 1);
        assert_ne!(rated_before, text);
        assert_eq!(back(&rated_before, 0), Some(of_day(1)));
        let luck_alone = DealRating {
            accuracy: None,
            luck: -250,
        };
        assert_eq!(super::rating(&rated_before, 0), Some(luck_alone));
        assert_eq!(unrated(&rated_before).next(), Some(&*rated_before));
        let rating = DealRating {
            accuracy: Some(61),
            luck: -250,
        };
        let rated = with_rating(&rated_before, &rated_before, Some(rating)).unwrap();
        assert_eq!(super::rating(&rated, 0), Some(rating));
        assert_eq!(unrated(&rated).count(), 0);
        assert_eq!(back(&rated, 0), Some(of_day(1)));

        let mut archive = rated_before.clone();
        for day in 2..50 {
            archive = add(&archive, &of_day(day).encode());
        }
        assert_eq!(unrated(&archive).count(), RATED + 1);
        assert_eq!(unrated(&archive).last(), Some(&*rated_before));
    }

    #[test]
    fn a_rating_is_read_as_it_was_kept_and_rubbish_is_none() {
        for accuracy in [None, Some(0), Some(100)] {
            for luck in [-3000, 0, 1250] {
                let rating = DealRating { accuracy, luck };
                assert_eq!(DealRating::decode(&rating.encode()), Some(rating));
            }
        }
        for rubbish in ["", "~", "/", ":", "87", "87~x", "87/x", "87:x", "x"] {
            assert_eq!(DealRating::decode(rubbish), None, "{rubbish}");
        }
        assert_eq!(
            DealRating::decode("101~5").map(|rating| rating.accuracy),
            Some(None)
        );
    }

    #[test]
    fn an_accuracy_by_the_harder_measure_is_read_as_one_of_today() {
        for (harder, milder) in [("0", 0), ("37", 61), ("61", 78), ("100", 100)] {
            let rating = DealRating::decode(&[harder, "/-250"].concat()).unwrap();
            assert_eq!((rating.accuracy, rating.luck), (Some(milder), -250));
        }
        assert_eq!(
            DealRating::decode("/-250").map(|rating| rating.accuracy),
            Some(None)
        );
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
