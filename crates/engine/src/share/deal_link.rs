//! Deal links: `#/deal/1/<preset>/<seed>?dealer=0&deal=3&ace_points=12`.
//!
//! The number is the version of the shuffling algorithm and the rules edition: a link gives the
//! same cards for ever.

use super::percent;
use crate::cards::Suit;
use crate::deal::{PerSide, Seat, shuffle};
use crate::record::{DealHeader, drawn_trump};
use crate::rules::{CheckedRules, LEGACY_VALUES, OptionError, OptionId, Preset, RulesConflict};
use std::fmt;
use std::str::FromStr;

/// The longest link that is read, in bytes.
pub const LONGEST_LINK: usize = 2_000;
/// The longest seed, in characters.
pub const LONGEST_SEED: usize = 100;

/// The start of every deal link's fragment.
const PREFIX: &str = "#/deal/";

/// A deal as a link names it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealLink {
    /// The preset.
    pub preset: Preset,
    /// The rules, options changed by the link included.
    pub rules: CheckedRules,
    /// The seed text.
    pub seed: String,
    /// The deal's number in its match.
    pub deal: u32,
    /// Who deals.
    pub dealer: Seat,
    /// Each side's points before the deal.
    pub start: PerSide<u16>,
    /// The trump drawn for four deals (5.2), where it is another than the seed draws: the deals of a
    /// match have seeds of their own, but share that trump.
    pub trump: Option<Suit>,
}

/// Why a link is not read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkError {
    /// It is longer than [`LONGEST_LINK`].
    TooLong,
    /// It does not look like a deal link.
    Malformed,
    /// It is of a version this program does not know.
    Version(String),
    /// There is no such preset.
    Preset(String),
    /// The seed is empty, too long, or has control characters.
    Seed,
    /// The number, dealer or score is none of this game.
    Value(String),
    /// There is no such option in this game.
    Option(String),
    /// The options contradict each other.
    Conflicts(Vec<RulesConflict>),
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LinkError::TooLong => write!(f, "the link is longer than {LONGEST_LINK} bytes"),
            LinkError::Malformed => f.write_str("this is not a deal link"),
            LinkError::Version(version) => write!(f, "version {version} of deal links is unknown"),
            LinkError::Preset(id) => write!(f, "there is no preset `{id}`"),
            LinkError::Seed => write!(f, "a seed has 1 to {LONGEST_SEED} characters"),
            LinkError::Value(key) => write!(f, "`{key}` has no such value"),
            LinkError::Option(key) => write!(f, "this game has no option `{key}`"),
            LinkError::Conflicts(conflicts) => {
                write!(f, "the options contradict each other ({})", conflicts.len())
            }
        }
    }
}

impl std::error::Error for LinkError {}

/// Whether a text can be a seed.
#[must_use]
pub fn is_seed(text: &str) -> bool {
    let length = text.chars().take(LONGEST_SEED + 1).count();
    (1..=LONGEST_SEED).contains(&length) && !text.chars().any(char::is_control)
}

/// The start of something unknown, short enough to be shown.
fn shown(text: &str) -> String {
    text.chars().take(40).collect()
}

/// Reads the fragment of an address, `#` included; the error is the first thing found wrong with it.
impl FromStr for DealLink {
    type Err = LinkError;

    fn from_str(fragment: &str) -> Result<DealLink, LinkError> {
        if fragment.len() > LONGEST_LINK {
            return Err(LinkError::TooLong);
        }
        let rest = fragment.strip_prefix(PREFIX).ok_or(LinkError::Malformed)?;
        let (path, query) = rest.split_once('?').unwrap_or((rest, ""));
        let mut parts = path.split('/');
        let (Some(version), Some(preset), Some(seed), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(LinkError::Malformed);
        };
        if version != shuffle::VERSION.to_string() {
            return Err(LinkError::Version(shown(version)));
        }
        let preset = preset
            .parse()
            .map_err(|_| LinkError::Preset(shown(preset)))?;
        let seed = percent::decode(seed).ok_or(LinkError::Malformed)?;
        if !is_seed(&seed) {
            return Err(LinkError::Seed);
        }
        DealLink::with_query(preset, seed, query)
    }
}

/// Writes the fragment of the address, `#` included.
impl fmt::Display for DealLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut seed = String::new();
        percent::encode(&self.seed, &mut seed);
        write!(f, "{PREFIX}{}/{}/{seed}", shuffle::VERSION, self.preset)?;
        write!(f, "?dealer={}", self.dealer.0)?;
        if self.deal > 0 {
            write!(f, "&deal={}", self.deal)?;
        }
        if self.start.as_slice().iter().any(|points| *points > 0) {
            let points: Vec<String> = self.start.as_slice().iter().map(u16::to_string).collect();
            write!(f, "&start={}", points.join(","))?;
        }
        if let Some(trump) = self.trump {
            write!(f, "&trump={trump}")?;
        }
        let mut changes = self.preset.changes_to(&self.rules);
        changes.retain(|(id, _)| !LEGACY_VALUES.iter().any(|(older, _)| older == id));
        let since = LEGACY_VALUES
            .iter()
            .map(|(id, _)| (*id, self.rules.get(*id)));
        changes.extend(since.filter(|now| !LEGACY_VALUES.contains(now)));
        for (id, value) in changes {
            write!(f, "&{id}={value}")?;
        }
        Ok(())
    }
}

/// Each side's points, as "3,2".
fn parse_points(text: &str, sides: u8) -> Option<PerSide<u16>> {
    let points = text.split(',').take(5).map(|points| points.parse().ok());
    let points: Vec<u16> = points.collect::<Option<_>>()?;
    let fits = points.len() == usize::from(sides);
    fits.then(|| PerSide::from_slice(&points)).flatten()
}

impl DealLink {
    fn with_query(preset: Preset, seed: String, query: &str) -> Result<DealLink, LinkError> {
        let rules = preset.rules();
        let mut changes = LEGACY_VALUES.to_vec();
        let mut dealer = Seat(0);
        let mut deal = 0;
        let mut trump = None;
        let mut start = PerSide::new(rules.game.sides());
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            let (key, value) = pair.split_once('=').ok_or(LinkError::Malformed)?;
            let value = percent::decode(value).ok_or(LinkError::Malformed)?;
            let wrong = || LinkError::Value(shown(key));
            match key {
                "dealer" => {
                    let number: u8 = value.parse().map_err(|_| wrong())?;
                    if number >= rules.game.players() {
                        return Err(wrong());
                    }
                    dealer = Seat(number);
                }
                "deal" => deal = value.parse().map_err(|_| wrong())?,
                "start" => start = parse_points(&value, rules.game.sides()).ok_or_else(wrong)?,
                "trump" => trump = Some(value.parse().map_err(|_| wrong())?),
                _ => {
                    let id = key
                        .parse::<OptionId>()
                        .ok()
                        .filter(|id| rules.game.options().contains(id))
                        .ok_or_else(|| LinkError::Option(shown(key)))?;
                    changes.push((id, id.parse(&value).ok_or_else(wrong)?));
                }
            }
        }
        let rules = preset
            .with(&changes)
            .map_err(|OptionError::Value(id)| LinkError::Value(id.to_string()))?
            .check()
            .map_err(LinkError::Conflicts)?;
        let drawn = drawn_trump(&rules, &seed, deal);
        if trump.is_some() && drawn.is_none() {
            return Err(LinkError::Option("trump".to_owned()));
        }
        Ok(DealLink {
            preset,
            rules,
            seed,
            deal,
            dealer,
            start,
            trump: trump.filter(|trump| Some(*trump) != drawn),
        })
    }

    /// The link to the deal a header describes.
    #[must_use]
    pub fn of_header(header: &DealHeader) -> DealLink {
        let drawn = drawn_trump(&header.setup.rules, &header.seed, header.deal);
        DealLink {
            preset: header.preset,
            rules: header.setup.rules,
            seed: header.seed.clone(),
            deal: header.deal,
            dealer: header.setup.dealer,
            start: header.setup.start,
            trump: header.setup.trump.filter(|trump| Some(*trump) != drawn),
        }
    }

    /// What the deal starts from.
    #[must_use]
    pub fn header(&self) -> DealHeader {
        DealHeader::of_rules(
            self.preset,
            self.rules,
            &self.seed,
            self.deal,
            self.dealer,
            self.start,
        )
        .with_trump(self.trump)
    }
}
