//! The header of a record: everything a deal starts from.

use super::format::Record;
use super::rules_json::{self, RulesError};
use crate::cards::{Pack, PackError, Suit};
use crate::deal::{PerSide, Seat, Setup, shuffle};
use crate::rules::{CheckedRules, FourTrump, Game, Preset};
use std::fmt;

/// Everything a deal starts from, with where it came from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealHeader {
    /// The preset the rules were changed from.
    pub preset: Preset,
    /// The text the pack was shuffled from.
    pub seed: String,
    /// The deal's number in its match.
    pub deal: u32,
    /// Rules, dealer, pack, points before the deal and trump.
    pub setup: Setup,
}

/// Why the header of a record cannot be played from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DealHeaderError {
    /// The record is of a version this program does not know.
    Version(u32),
    /// There is no such preset.
    Preset(String),
    /// The rules cannot be used.
    Rules(RulesError),
    /// The pack is none.
    Pack(PackError),
    /// The pack is not the size the rules want.
    PackSize,
    /// There is no such seat.
    Dealer,
    /// There must be one value a side.
    Start,
    /// A trump suit is given where the rules fix it otherwise, or missing where they need it.
    Trump,
}

impl fmt::Display for DealHeaderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DealHeaderError::Version(version) => {
                write!(f, "version {version} of the format is unknown")
            }
            DealHeaderError::Preset(id) => write!(f, "there is no preset `{id}`"),
            DealHeaderError::Rules(error) => error.fmt(f),
            DealHeaderError::Pack(error) => error.fmt(f),
            DealHeaderError::PackSize => f.write_str("the pack is not the size these rules want"),
            DealHeaderError::Dealer => f.write_str("there is no such dealer"),
            DealHeaderError::Start => f.write_str("`start` needs one number for each side"),
            DealHeaderError::Trump => {
                f.write_str("`trump` stands with `drawn_for_four` and only there")
            }
        }
    }
}

impl std::error::Error for DealHeaderError {}

/// The trump a seed draws for four deals (5.2); `None` where trump is fixed otherwise.
#[must_use]
pub fn drawn_trump(rules: &CheckedRules, seed: &str, deal: u32) -> Option<Suit> {
    is_trump_drawn_before(rules).then(|| shuffle::trump_for_four(seed, deal))
}

/// Whether an earlier draw fixes the suit in force (5.2).
pub(super) fn is_trump_drawn_before(rules: &CheckedRules) -> bool {
    rules.game == Game::Four && rules.four_trump == FourTrump::DrawnForFour
}

impl DealHeader {
    /// The deal of this number and seed under a preset's own rules, nobody having a point yet. The dealer has to be
    /// a seat of the game's table; that is not checked.
    #[must_use]
    pub fn of_seed(preset: Preset, seed: &str, deal: u32, dealer: Seat) -> DealHeader {
        let rules = preset.checked();
        DealHeader::of_rules(
            preset,
            rules,
            seed,
            deal,
            dealer,
            PerSide::new(rules.game.sides()),
        )
    }

    /// The deal of this number and seed under changed rules. The dealer has to be a seat of the game's table and
    /// `start` to have a value for each of its sides; neither is checked.
    #[must_use]
    pub fn of_rules(
        preset: Preset,
        rules: CheckedRules,
        seed: &str,
        deal: u32,
        dealer: Seat,
        start: PerSide<u16>,
    ) -> DealHeader {
        let pack = shuffle::pack(rules.pack, seed, deal);
        let trump = drawn_trump(&rules, seed, deal);
        let setup = Setup {
            rules,
            dealer,
            pack,
            start,
            trump,
        };
        DealHeader {
            preset,
            seed: seed.to_owned(),
            deal,
            setup,
        }
    }

    /// The same deal with this trump, if there is one, instead of the one its seed draws (5.2).
    #[must_use]
    pub(crate) fn with_trump(mut self, trump: Option<Suit>) -> DealHeader {
        self.setup.trump = trump.or(self.setup.trump);
        self
    }

    /// The header of a record. One without a move has not been played by any rules yet, so that its
    /// preset is the preset of today.
    ///
    /// # Errors
    /// When something in it cannot be played from.
    pub fn of_record(record: &Record) -> Result<DealHeader, DealHeaderError> {
        if record.v != super::VERSION {
            return Err(DealHeaderError::Version(record.v));
        }
        let preset = record
            .preset
            .parse::<Preset>()
            .map_err(|_| DealHeaderError::Preset(record.preset.chars().take(40).collect()))?;
        let rules = if record.moves.is_empty() {
            rules_json::rules_from_json(preset, &record.rules)
        } else {
            rules_json::recorded(preset, &record.rules)
        };
        let rules = rules.map_err(DealHeaderError::Rules)?;
        let pack = Pack::new(record.pack.clone()).map_err(DealHeaderError::Pack)?;
        if pack.size() != rules.pack {
            return Err(DealHeaderError::PackSize);
        }
        if record.dealer.0 >= rules.game.players() {
            return Err(DealHeaderError::Dealer);
        }
        let sides = rules.game.sides();
        let start = match &record.start {
            None => PerSide::new(sides),
            Some(start) if start.len() == usize::from(sides) => {
                PerSide::from_slice(start).ok_or(DealHeaderError::Start)?
            }
            Some(_) => return Err(DealHeaderError::Start),
        };
        let trump = record.trump.map(|suit| suit.0);
        if trump.is_some() != is_trump_drawn_before(&rules) {
            return Err(DealHeaderError::Trump);
        }
        let setup = Setup {
            rules,
            dealer: record.dealer,
            pack,
            start,
            trump,
        };
        Ok(DealHeader {
            preset,
            seed: record.seed.clone(),
            deal: record.deal,
            setup,
        })
    }
}
