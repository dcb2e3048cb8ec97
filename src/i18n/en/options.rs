//! The rules, option by option.

use sechsundsechzig_engine::rules::{LastTrick, OptionId, RulesConflict};

pub(in crate::i18n) const fn title(option: OptionId) -> &'static str {
    match option {
        OptionId::Pack => "Number of cards",
        OptionId::AcePoints => "Value of the ace",
        OptionId::NextDealer => "Next dealer",
        OptionId::Packets => "Dealing",
        OptionId::TrumpCard => "Turned-up trump",
        OptionId::StrictPlay => "Following suit",
        OptionId::MeldFrom => "Marriages",
        OptionId::MeldUntil => "Marriages allowed",
        OptionId::MeldWhenCovered => "Marriages after closing",
        OptionId::Rob => "Exchanging",
        OptionId::RobMinTalon => "Exchanging needs",
        OptionId::Cover => "Closing",
        OptionId::CoverMinTalon => "Closing needs",
        OptionId::CoverBeforeDraw => "Closing before drawing",
        OptionId::RobBeforeDraw => "Exchanging before drawing",
        OptionId::LastTrick => "Last trick",
        OptionId::LastTrickWinsDeal => "Last trick wins",
        OptionId::Tie => "Tie",
        OptionId::SchneiderCounts => "Schneider",
        OptionId::FalseClaim => "False claim",
        OptionId::FailedCover => "Closing and failing",
        OptionId::CoverSnapshot => "Score after closing",
        OptionId::DoubleDraw => "Two cards drawn",
        OptionId::Referee => "Offences",
        OptionId::Target => "Match to",
        OptionId::ShutoutDoubles => "Shutout",
        OptionId::MatchLength => "End of the match",
        OptionId::TrumpRight => "Naming trumps",
        OptionId::OpeningMelds => "Marriages before play",
        OptionId::FourTrump => "Trumps for four",
        OptionId::ScoreWhen => "Scoring cards count",
        OptionId::ScoringCards => "Scoring cards",
        OptionId::Follow => "Following suit",
    }
}

pub(in crate::i18n) const fn help(option: OptionId) -> &'static str {
    match option {
        OptionId::Pack => "How many cards you play with.",
        OptionId::AcePoints => "How many card points an ace is worth.",
        OptionId::NextDealer => "Who deals next.",
        OptionId::Packets => "How many cards are dealt at a time.",
        OptionId::TrumpCard => "When the trump is turned up.",
        OptionId::StrictPlay => "What you must play once the talon is closed or used up; without a talon, from the start.",
        OptionId::MeldFrom => "When you may declare the king and queen of a suit.",
        OptionId::MeldUntil => "How long you may declare marriages.",
        OptionId::MeldWhenCovered => "Who may declare marriages once the talon is closed.",
        OptionId::Rob => "When you may exchange the lowest trump for the turned-up trump.",
        OptionId::RobMinTalon => "How many cards must be left in the talon.",
        OptionId::Cover => "When you may close the talon.",
        OptionId::CoverMinTalon => "How many cards must be left in the talon.",
        OptionId::CoverBeforeDraw => "Whether you may close before drawing.",
        OptionId::RobBeforeDraw => "Whether you may exchange before drawing.",
        OptionId::LastTrick => "How much extra the last trick is worth.",
        OptionId::LastTrickWinsDeal => "Whether the last trick wins the deal if nobody claims 66.",
        OptionId::Tie => "What happens if both have equal card points at the end.",
        OptionId::SchneiderCounts => "Which card points save you from Schneider.",
        OptionId::FalseClaim => "What it costs to claim 66 without having it.",
        OptionId::FailedCover => "What it costs to close the talon and not reach 66.",
        OptionId::CoverSnapshot => "When your opponent’s count is taken if you close and win.",
        OptionId::DoubleDraw => "What happens if a player draws two cards at once; only if offences are punished.",
        OptionId::Referee => "Whether offences are prevented or punished.",
        OptionId::Target => "The score that wins the match.",
        OptionId::ShutoutDoubles => "How many Bummerl a match lost without a game point costs.",
        OptionId::MatchLength => "When the match is decided.",
        OptionId::TrumpRight => "Whether the player who leads first must name trumps.",
        OptionId::OpeningMelds => "Whether marriages may be declared before the first lead.",
        OptionId::FourTrump => "What decides trumps.",
        OptionId::ScoreWhen => "Who scores for a scoring card.",
        OptionId::ScoringCards => "Which cards score.",
        OptionId::Follow => "Whether you may trump while holding the suit.",
    }
}

pub(in crate::i18n) const TWO_CARDS_WILL_DO: &str = "Some players play it with two.";

pub(in crate::i18n) fn conflict(conflict: RulesConflict) -> String {
    match conflict {
        RulesConflict::OutOfRange { option, low, high } => join!(
            "“",
            title(option),
            "” must be between ",
            low.to_string(),
            " and ",
            high.to_string(),
            "."
        ),
        RulesConflict::Pack(size) => join!(
            "This game cannot be played with ",
            size.card_count().to_string(),
            "\u{a0}cards. Choose another number."
        ),
        RulesConflict::LastTrickNeedsTalon => {
            let label = |value| super::values::last_trick(value).label;
            join!(
                "Without a talon nobody can close it. For the last trick, choose “",
                label(LastTrick::Ten),
                "” or “",
                label(LastTrick::None),
                "”."
            )
        }
        RulesConflict::RobNeverPossible { asked, most } => never_possible("Exchanging", asked, most),
        RulesConflict::CoverNeverPossible { asked, most } => never_possible("Closing", asked, most),
    }
}

fn never_possible(what: &str, asked: u8, most: u8) -> String {
    join!(
        what,
        " would need ",
        asked.to_string(),
        "\u{a0}cards in the talon, but there are at most ",
        most.to_string(),
        " by then. Choose a smaller number."
    )
}

pub(in crate::i18n) fn changed_from(name: &str) -> String {
    join!("Changed from ", name, ".")
}

pub(in crate::i18n) fn reset_to(name: &str) -> String {
    join!("Reset to ", name)
}
