//! Why something cannot be done.

use super::cards::{one_of_suit, rank, suit, trump_of_rank, are_trumps};
use sechsundsechzig_engine::cards::Rank;
use sechsundsechzig_engine::deal::Illegal;
use sechsundsechzig_engine::rules::{Follow, Game, MeldUntil, Rules};
use crate::i18n::{CardNames, capitalised};

pub(in crate::i18n) const RULE: &str = "rule";

pub(in crate::i18n) fn refusal(why: Illegal, rules: &Rules, names: CardNames) -> String {
    let text = match why {
        Illegal::MustFollow(led)
            if rules.game == Game::Penneech && rules.follow == Follow::OrTrump =>
        {
            return join!(capitalised(suit(led, names)), " or trumps must be played.");
        }
        Illegal::MustFollow(led) => {
            return join!(capitalised(suit(led, names)), " must be followed.");
        }
        Illegal::MustHead(led) => {
            return join!("A higher ", one_of_suit(led, names), " must be played.");
        }
        Illegal::MustTrump(trump) => {
            return join!("You must trump: ", are_trumps(trump, names), ".");
        }
        Illegal::MustOvertrump(_) => "You must overtrump.",
        Illegal::NoMarriage => {
            return join!(
                "A marriage needs ",
                rank(Rank::King, names),
                " and ",
                rank(Rank::Queen, names),
                " of one suit."
            );
        }
        Illegal::RobNeedsLowestTrump => {
            let lowest = trump_of_rank(rules.pack.lowest_rank(), names);
            return join!("To rob you need the ", lowest, ".");
        }
        Illegal::RobOnlyWhenDrawn => {
            let lowest = trump_of_rank(rules.pack.lowest_rank(), names);
            return join!("Only a player who has just drawn the ", lowest, " may rob.");
        }
        Illegal::RobTalonTooSmall => return in_talon("Robbing", rules.rob_min_talon),
        Illegal::CoverTalonTooSmall => return in_talon("Covering", rules.cover_min_talon),
        Illegal::MeldTooLate => match rules.meld_until {
            MeldUntil::TwoInTalon => {
                "A marriage needs at least two cards in the talon."
            }
            _ => "It is too late for a marriage: the talon is used up.",
        },
        Illegal::OutNeedsTrick if rules.game == Game::FreeTrumps => {
            "Claim a thousand when you have just won a trick."
        }
        Illegal::Over => "The deal is over.",
        Illegal::SittingOut => "The dealer sits this one out.",
        Illegal::NotInHand => "You do not hold that card.",
        Illegal::NotNow => "That cannot be done now.",
        Illegal::DrawFirst => "Draw first.",
        Illegal::NothingToDraw => "Cards are drawn after a trick, while the talon is open.",
        Illegal::MeldOnlyOnLead => "A marriage is announced when leading.",
        Illegal::MeldTwice => "That marriage has been announced already.",
        Illegal::MeldNeedsTrick => "To announce a marriage you need a trick first.",
        Illegal::MeldWhenCovered => {
            "After covering only the coverer may announce, with the first lead and full hands."
        }
        Illegal::MeldAfterLiftingTwo => {
            "Whoever lifted two cards may not announce with the next lead."
        }
        Illegal::MeldNamesTrump => "Whoever announces also names trumps.",
        Illegal::NeverRobbed => "There is no robbing in this game.",
        Illegal::RobNeedsTrick => "To rob you need a trick first.",
        Illegal::RobOnlyOnLead => "Only the player on lead may rob.",
        Illegal::RobTooLate => "It is too late to rob: the talon is closed.",
        Illegal::RobAfterDrawing => "Draw first, then exchange.",
        Illegal::NeverCovered => "There is no covering in this game.",
        Illegal::CoverOnlyOnLead => "Only the player on lead may cover.",
        Illegal::CoverNeedsTrick => "Only a player who has just won a trick may cover.",
        Illegal::CoverTooLate => "There is no open talon left to cover.",
        Illegal::CoverAfterDrawing => "Draw first, then cover.",
        Illegal::NeverOut => "Nobody goes out in this game.",
        Illegal::AlwaysPlayedOut => "Here every deal is played out.",
        Illegal::AnnouncedBeforeLead => "Marriages are announced before the lead.",
        Illegal::OutNeedsTrick => "Go out when you have just won a trick.",
        Illegal::OutOnlyOnLead => "Only the leader may go out.",
        Illegal::OutWithoutMeld => "Claiming a thousand announces no marriage.",
        Illegal::OutWithBeatableCard => {
            "Only the highest trump still out counts before it is answered."
        }
        Illegal::NoTrumpToName => "There are no trumps to name now.",
        Illegal::TrumpFirst => "Name trumps first.",
        Illegal::MustNameTrump => "Forehand must name trumps.",
        Illegal::RedealNeedsBlankHand => {
            "A new deal needs a hand without ace, king, queen and jack."
        }
        Illegal::NothingToDecline => "There is nothing to decline.",
        Illegal::AnswerFirst => "Answer first.",
        Illegal::OlderTricks => "Only the last trick may be looked at.",
        Illegal::OneCardEach => "Each player draws one card only.",
    };
    text.into()
}

fn in_talon(what: &str, number: u8) -> String {
    let cards = super::labels::cards(number);
    join!(what, " needs at least ", cards, " in the talon.")
}
