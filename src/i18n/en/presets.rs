//! The games, their sources and good advice.

use sechsundsechzig_engine::rules::Preset;
use crate::i18n::{Advice, Source};

pub(in crate::i18n) const fn name(preset: Preset) -> &'static str {
    match preset {
        Preset::Paderborn => "Paderborn 66",
        Preset::Scharf => "Sharp 66",
        Preset::Schnurps => "Schnurps",
        Preset::Treatise => "Old 66",
        Preset::Bummerl => "Bummerl 66",
        Preset::Strokes => "Tally 66",
        Preset::Strokes32 => "Tally 66 with 32\u{a0}cards",
        Preset::FreeTrumps => "Free choice of trumps",
        Preset::Thousand => "Thousand",
        Preset::AceOfHearts => "Ace of hearts",
        Preset::ThreeRotating => "66 for three, dealer sits out",
        Preset::Three => "66 for three",
        Preset::ThreeTreatise => "Old 66 for three",
        Preset::Four => "66 for four",
        Preset::FourDrawn => "66 for four, trumps for four deals",
        Preset::Penneech => "Penneech",
        Preset::Penneech32 => "Penneech with 32\u{a0}cards",
        Preset::Schnapsen => "Schnapsen",
        Preset::Santase => "Santase",
    }
}

pub(in crate::i18n) const fn line(preset: Preset) -> &'static str {
    match preset {
        Preset::Paderborn => "As played in Paderborn, to seven.",
        Preset::Scharf => "Without the nines: short, and every card counts.",
        Preset::Schnurps => "To nine; a tie makes the next deal worth more.",
        Preset::Treatise => "From an old rule book, to seven.",
        Preset::Bummerl => "Aces count twelve, marriages from the first lead.",
        Preset::Strokes => "Just follow suit; the last trick breaks ties.",
        Preset::Strokes32 => "Sevens and eights too: a long talon.",
        Preset::FreeTrumps => "Declare a marriage and name new trumps.",
        Preset::Thousand => "Card points add up until someone claims 1000.",
        Preset::AceOfHearts => "No trumps until someone gets the ace of hearts.",
        Preset::ThreeRotating => "Two play, one watches.",
        Preset::Three => "Each for themselves; the first to lead names trumps.",
        Preset::ThreeTreatise => "You may leave trumps to chance.",
        Preset::Four => "Two against two, your partner opposite.",
        Preset::FourDrawn => "A drawn card sets trumps for four deals.",
        Preset::Penneech => "England, 1676: new trumps for every trick.",
        Preset::Penneech32 => "Fewer cards, but a longer match: to 91.",
        Preset::Schnapsen => "Austrian, with five-card hands.",
        Preset::Santase => "As played in Bulgaria, to eleven.",
    }
}

pub(in crate::i18n) const SOURCE: &str = "Source";

pub(in crate::i18n) const fn source(source: Source) -> &'static str {
    match source {
        Source::Paderborn => "Paderborn",
        Source::Treatise => "old rule book",
        Source::Penneech => "Penneech",
        Source::Bummerl => "Bummerl rules",
        Source::Strokes => "Tally rules",
        Source::Beyond => "addition",
    }
}

pub(in crate::i18n) const fn source_title(source: Source) -> &'static str {
    match source {
        Source::Paderborn => "“Das Paderborner Spiel 66”, a leaflet from the Paderborn tourist office",
        Source::Treatise => "“66 (Sechsundsechzig)”, an old rule book with strategy",
        Source::Penneech => "“Penneech” by Ulf Martin, after Charles Cotton and David Parlett",
        Source::Bummerl => "“Sechsundsechzig”, rules with the Bummerl count",
        Source::Strokes => "“66”, rules scored with tally marks",
        Source::Beyond => "Related games (Schnapsen, Santase) and what this program adds",
    }
}

pub(in crate::i18n) const fn advice_title(advice: Advice) -> &'static str {
    match advice {
        Advice::Count => "Count",
        Advice::LeaveSchneider => "Get out of Schneider first",
        Advice::OneTrickAgainstForty => "One trick against the 40",
        Advice::PutOffRobbing => "Put off the exchange",
        Advice::PutOffTwenty => "The ace first, then the 20",
        Advice::TakeHigh => "Win with high cards",
        Advice::PlayForTheLast => "Play for the last trick",
    }
}

pub(in crate::i18n) const fn advice(advice: Advice) -> &'static str {
    match advice {
        Advice::Count => "Keep count of everybody’s card points, and remember what has been played. Then you always know where you stand.",
        Advice::LeaveSchneider => "If you can no longer win, make sure you reach 33. Spend high trumps on it.",
        Advice::OneTrickAgainstForty => "If your opponent leads and you hold neither king nor queen of trumps, you may face a 40. Win any one trick, so that you are not schwarz.",
        Advice::PutOffRobbing => "Exchanging shows your opponent your new card, which hurts most if it is a ten. With no other trump, it is often not worth it.",
        Advice::PutOffTwenty => "If you hold a marriage and the ace of its suit, win a trick with the ace first and declare afterwards.",
        Advice::TakeHigh => "Win a trick with an ace or ten even if a low card would do: The card points are then safely yours.",
        Advice::PlayForTheLast => "In a deal played to the last card, the last trick is usually worth 10\u{a0}card points, and that often decides it.",
    }
}
