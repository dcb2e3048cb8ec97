//! The rules, option by option.

use sechsundsechzig_engine::rules::{OptionId, RulesConflict};

pub(in crate::i18n) const fn title(option: OptionId) -> &'static str {
    match option {
        OptionId::Pack => "Pack",
        OptionId::AcePoints => "Ace counts",
        OptionId::NextDealer => "Next dealer",
        OptionId::Packets => "Packets",
        OptionId::TrumpCard => "Trump card",
        OptionId::StrictPlay => "Talon closed",
        OptionId::MeldFrom => "Marriages from",
        OptionId::MeldUntil => "Marriages until",
        OptionId::MeldWhenCovered => "Marriages once covered",
        OptionId::Rob => "Robbing",
        OptionId::RobMinTalon => "Robbing needs",
        OptionId::Cover => "Covering",
        OptionId::CoverMinTalon => "Covering needs",
        OptionId::CoverBeforeDraw => "Covering before drawing",
        OptionId::RobBeforeDraw => "Exchanging before drawing",
        OptionId::LastTrick => "Last trick",
        OptionId::LastTrickWinsDeal => "Last trick wins",
        OptionId::Tie => "Equal counts",
        OptionId::SchneiderCounts => "Schneider",
        OptionId::FalseClaim => "False claim",
        OptionId::FailedCover => "Failed cover",
        OptionId::CoverSnapshot => "State at covering",
        OptionId::DoubleDraw => "Two cards lifted",
        OptionId::Referee => "Referee",
        OptionId::Target => "Match to",
        OptionId::ShutoutDoubles => "Shutout",
        OptionId::MatchLength => "Decided by",
        OptionId::TrumpRight => "Forehand and trumps",
        OptionId::OpeningMelds => "Marriages before play",
        OptionId::FourTrump => "Trumps for four",
        OptionId::ScoreWhen => "Scoring cards count",
        OptionId::ScoringCards => "Scoring cards",
        OptionId::Follow => "Following suit",
    }
}

pub(in crate::i18n) const fn help(option: OptionId) -> &'static str {
    match option {
        OptionId::Pack => "How many cards are used.",
        OptionId::AcePoints => "How many card points an ace brings.",
        OptionId::NextDealer => "Who deals the next deal.",
        OptionId::Packets => "The packets the hands are dealt in.",
        OptionId::TrumpCard => "Which card is turned up.",
        OptionId::StrictPlay => "The duty once the talon is covered or used up; for three, from the start.",
        OptionId::MeldFrom => "From when marriages may be announced.",
        OptionId::MeldUntil => "Until when marriages may be announced.",
        OptionId::MeldWhenCovered => "Whether marriages may be announced after covering.",
        OptionId::Rob => "Who may exchange the lowest trump for the trump card.",
        OptionId::RobMinTalon => "How many cards must still lie in the talon for it.",
        OptionId::Cover => "Who may close the talon.",
        OptionId::CoverMinTalon => "How many cards must still lie in the talon for it.",
        OptionId::CoverBeforeDraw => "Whether one may cover before drawing.",
        OptionId::RobBeforeDraw => "Whether you may exchange the lowest trump before drawing.",
        OptionId::LastTrick => "What it counts extra.",
        OptionId::LastTrickWinsDeal => "Whether it decides a deal played out.",
        OptionId::Tie => "What 65 all means.",
        OptionId::SchneiderCounts => "What counts towards getting out of Schneider.",
        OptionId::FalseClaim => "What going out wrongly costs.",
        OptionId::FailedCover => "What it costs to cover and not reach 66.",
        OptionId::CoverSnapshot => "Whether a won cover is paid by how things stood when it was made.",
        OptionId::DoubleDraw => "What happens if somebody draws two at once; only where the referee punishes.",
        OptionId::Referee => "Whether offences are prevented or punished.",
        OptionId::Target => "How many points win the match.",
        OptionId::ShutoutDoubles => "Whether a match without a point against counts double.",
        OptionId::MatchLength => "How free choice of trumps is decided.",
        OptionId::TrumpRight => "Whether forehand must name trumps.",
        OptionId::OpeningMelds => "Whether marriages may be announced before the first lead.",
        OptionId::FourTrump => "What fixes trumps.",
        OptionId::ScoreWhen => "For whom a scoring card counts.",
        OptionId::ScoringCards => "Which cards score.",
        OptionId::Follow => "Whether one may trump while holding the suit.",
    }
}

pub(in crate::i18n) const TWO_CARDS_WILL_DO: &str = "Some cover with two.";

pub(in crate::i18n) fn conflict(conflict: RulesConflict) -> String {
    match conflict {
        RulesConflict::OutOfRange(option, low, high) => join!(
            "“",
            title(option),
            "” goes only from ",
            low.to_string(),
            " to ",
            high.to_string(),
            "."
        ),
        RulesConflict::Pack(size) => join!(
            "This game cannot be played with ",
            size.len().to_string(),
            " cards."
        ),
        RulesConflict::LastTrickNeedsTalon => {
            "Without a talon nobody covers: the last trick counts ten or nothing here.".into()
        }
        RulesConflict::RobNeverPossible(asked, most) => never_possible("Robbing", asked, most),
        RulesConflict::CoverNeverPossible(asked, most) => never_possible("Covering", asked, most),
    }
}

fn never_possible(what: &str, asked: u8, most: u8) -> String {
    join!(
        what,
        " asks for ",
        asked.to_string(),
        " cards in the talon, but there are then never more than ",
        most.to_string(),
        "."
    )
}
