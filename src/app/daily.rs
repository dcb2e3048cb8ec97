//! The deal of the day: the date is its seed, so that everybody gets the same cards, without a network
//! too.

use sechsundsechzig_engine::deal::{PerSide, Seat};
use sechsundsechzig_engine::record::Session;
use sechsundsechzig_engine::rules::Preset;
use sechsundsechzig_engine::share::{DealLink, Replay};

/// The beginning of its seeds; the date follows.
pub const SEED: &str = "blatt-";

/// The date that a seed is that of the day's deal of.
#[must_use]
pub fn date_of(seed: &str) -> Option<&str> {
    seed.strip_prefix(SEED)
}

/// The deal of a date such as `2026-11-21`. The computer deals, so that the player leads.
#[must_use]
pub fn deal(date: &str) -> Replay {
    let preset = Preset::Paderborn;
    let link = DealLink {
        preset,
        rules: preset.checked(),
        seed: [SEED, date].concat(),
        deal: 0,
        dealer: Seat(1),
        start: PerSide::new(preset.rules().game.sides()),
        trump: None,
    };
    Replay::of(&Session::new(link.head()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_has_one_deal_and_another_day_another() {
        let today = deal("2026-11-21");
        assert_eq!(today, deal("2026-11-21"));
        assert_ne!(today, deal("2026-11-22"));
        let printed = today.to_string();
        assert_eq!(printed, "#/deal/1/paderborn/blatt-2026-11-21?dealer=1 ");
        assert_eq!(date_of(&today.link().seed), Some("2026-11-21"));
        assert_eq!(printed.parse::<Replay>().ok(), Some(today));
    }
}
