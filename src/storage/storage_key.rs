//! What is saved, and all of it as one file.

use crate::model::counting::CountingStats;
use crate::model::daily;
use crate::model::deal_archive::{self, ArchivedDeal};
use crate::model::evening;
use crate::model::idempotent_log;
use crate::model::match_session::MatchSession;
use crate::model::paused_matches::{self, PausedMatch};
use crate::model::puzzle_progress;
use crate::model::rule_sets::decode_sets;
use crate::model::score_codec::decode_score_sheets;
use crate::model::settings::Settings;
use sechsundsechzig_engine::match_score::deal_history;
use sechsundsechzig_engine::share::ReplayLink;

/// What is saved, each under its own name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StorageKey {
    /// What the player has set.
    Settings,
    /// The match under way.
    Match,
    /// The Bummerl of each game.
    ScoreSheets,
    /// The player's own rules.
    Rules,
    /// The paused matches; empty if there are none.
    PausedMatches,
    /// The last deals.
    Deals,
    /// Every deal in a line.
    DealHistory,
    /// The link of the deal sent by somebody that is being played after him.
    Challenge,
    /// How the runs of the counting trainer went.
    Counting,
    /// The puzzles that are solved.
    Puzzles,
    /// What the deals of the day brought.
    Daily,
    /// The evenings against all four friends.
    Evenings,
}

impl StorageKey {
    /// All of them.
    pub const ALL: [StorageKey; 12] = [
        StorageKey::Settings,
        StorageKey::Match,
        StorageKey::ScoreSheets,
        StorageKey::Rules,
        StorageKey::PausedMatches,
        StorageKey::Deals,
        StorageKey::DealHistory,
        StorageKey::Challenge,
        StorageKey::Counting,
        StorageKey::Puzzles,
        StorageKey::Daily,
        StorageKey::Evenings,
    ];

    /// The name it has in the browser's storage.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            StorageKey::Settings => "sechsundsechzig/settings",
            StorageKey::Match => "sechsundsechzig/match",
            StorageKey::ScoreSheets => "sechsundsechzig/slates",
            StorageKey::Rules => "sechsundsechzig/rules",
            StorageKey::PausedMatches => "sechsundsechzig/waiting",
            StorageKey::Deals => "sechsundsechzig/deals",
            StorageKey::DealHistory => "sechsundsechzig/chronicle",
            StorageKey::Challenge => "sechsundsechzig/challenge",
            StorageKey::Counting => "sechsundsechzig/counting",
            StorageKey::Puzzles => "sechsundsechzig/puzzles",
            StorageKey::Daily => "sechsundsechzig/daily",
            StorageKey::Evenings => "sechsundsechzig/evenings",
        }
    }

    /// The name of the copy of what was saved here before.
    #[must_use]
    pub fn copy_name(self) -> String {
        [self.name(), "/last"].concat()
    }

    /// The last part of its name, by which messages between the page's programs call it.
    #[must_use]
    pub fn id(self) -> &'static str {
        let name = self.name();
        name.split_once('/').map_or(name, |(_, id)| id)
    }

    /// Whether data can be used here: what is read piece by piece needs one piece that can be read,
    /// since the others may be of another release.
    #[must_use]
    pub fn is_valid(self, data: &str) -> bool {
        match self {
            StorageKey::Settings => Settings::is_known(data),
            StorageKey::Match => MatchSession::decode(data).is_some(),
            StorageKey::PausedMatches => {
                data.is_empty()
                    || paused_matches::all(data).any(|one| PausedMatch::decode(one).is_some())
            }
            StorageKey::ScoreSheets => !decode_score_sheets(idempotent_log::text(data)).is_empty(),
            StorageKey::Rules => {
                let is_link = |text: &str| text.starts_with("#/deal/");
                data.is_empty() || (data.split(' ').all(is_link) && !decode_sets(data).is_empty())
            }
            StorageKey::Deals => {
                deal_archive::all(data).any(|deal| ArchivedDeal::decode(deal).is_some())
            }
            StorageKey::DealHistory => deal_history::decode(idempotent_log::text(data))
                .next()
                .is_some(),
            StorageKey::Challenge => data.is_empty() || data.parse::<ReplayLink>().is_ok(),
            StorageKey::Counting => CountingStats::is_valid(data),
            StorageKey::Puzzles => puzzle_progress::is_valid(data),
            StorageKey::Daily => daily::results(data).next().is_some(),
            StorageKey::Evenings => evening::is_valid(data),
        }
    }
}
