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
        Preset::Strokes => "Strokes 66",
        Preset::Strokes32 => "Strokes 66 with 32 cards",
        Preset::FreeTrumps => "Free choice of trumps",
        Preset::Thousand => "A thousand",
        Preset::AceOfHearts => "Ace of hearts",
        Preset::ThreeRotating => "66 for three, dealer sits out",
        Preset::Three => "66 for three",
        Preset::ThreeTreatise => "66 for three, old",
        Preset::Four => "66 for four (partners)",
        Preset::FourDrawn => "66 for four, trumps for four deals",
        Preset::Penneech => "Penneech",
        Preset::Penneech32 => "Penneech, 32 cards",
        Preset::Schnapsen => "Schnapsen",
        Preset::Santase => "Santase",
    }
}

pub(in crate::i18n) const fn line(preset: Preset) -> &'static str {
    match preset {
        Preset::Paderborn => "The old house: follow, head, trump.",
        Preset::Scharf => "Without nines: short, and every card counts.",
        Preset::Schnurps => "To nine, ties carried over, double Bummerl.",
        Preset::Treatise => "As in the old treatise, to seven.",
        Preset::Bummerl => "Aces count twelve, marriages from the first lead.",
        Preset::Strokes => "Just follow suit; the last trick breaks ties.",
        Preset::Strokes32 => "Sevens and eights too: a long talon.",
        Preset::FreeTrumps => "Whoever announces names trumps anew.",
        Preset::Thousand => "Written up until somebody claims 1000.",
        Preset::AceOfHearts => "No trumps until the ace of hearts turns up.",
        Preset::ThreeRotating => "Two play, one looks on.",
        Preset::Three => "Each for himself, forehand names trumps.",
        Preset::ThreeTreatise => "Forehand may leave trumps to chance.",
        Preset::Four => "Two against two, your partner opposite.",
        Preset::FourDrawn => "A suit drawn once stays for four deals.",
        Preset::Penneech => "England 1676: every trick has its own trumps.",
        Preset::Penneech32 => "Denser and longer, to 91.",
        Preset::Schnapsen => "Austria: five cards, keenly counted.",
        Preset::Santase => "Bulgaria: to eleven.",
    }
}

pub(in crate::i18n) const SOURCE: &str = "Source";

pub(in crate::i18n) const fn source(source: Source) -> &'static str {
    match source {
        Source::Paderborn => "Paderborn",
        Source::Treatise => "Treatise",
        Source::Penneech => "Penneech",
        Source::Bummerl => "Bummerl",
        Source::Strokes => "Strokes",
        Source::Beyond => "beyond the sources",
    }
}

pub(in crate::i18n) const fn source_title(source: Source) -> &'static str {
    match source {
        Source::Paderborn => "“Das Paderborner Spiel 66”, a leaflet of the Paderborn tourist office",
        Source::Treatise => "“66 (Sechsundsechzig)”, an old treatise with strategy",
        Source::Penneech => "“Penneech” by Ulf Martin, after Charles Cotton and David Parlett",
        Source::Bummerl => "“Sechsundsechzig”, a description with the Bummerl tally",
        Source::Strokes => "“66”, a description with strokes",
        Source::Beyond => "The neighbours, Schnapsen and Santase, and what this program adds",
    }
}

pub(in crate::i18n) const fn advice_title(advice: Advice) -> &'static str {
    match advice {
        Advice::Count => "Count",
        Advice::LeaveSchneider => "Out of Schneider first",
        Advice::OneTrickAgainstForty => "One trick against the forty",
        Advice::PutOffRobbing => "Put off robbing",
        Advice::PutOffTwenty => "The ace first, then the twenty",
        Advice::TakeHigh => "Take high",
        Advice::PlayForTheLast => "Play for the last trick",
    }
}

pub(in crate::i18n) const fn advice(advice: Advice) -> &'static str {
    match advice {
        Advice::Count => "Count your own card points and the other's, and remember what has been played. Only so do you know when to cover or go out.",
        Advice::LeaveSchneider => "If you cannot win, make sure you reach 33. Do not save high trumps then.",
        Advice::OneTrickAgainstForty => "In second hand without king or queen of trumps, the other may hold the 40. Win any one trick, so as not to be schwarz.",
        Advice::PutOffRobbing => "Robbing betrays your card, a ten above all. If the robber is your only trump, it often does not pay.",
        Advice::PutOffTwenty => "If you hold the ace of that suit too, win with it first and announce then.",
        Advice::TakeHigh => "Take with ace or ten even where a low card would do: then the points are safely yours.",
        Advice::PlayForTheLast => "If nobody goes out, the last trick counts ten, and that mostly wins the deal.",
    }
}
