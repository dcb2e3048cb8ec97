//! Why something cannot be done, and what can be done instead.

use super::cards::{one_of_suit, rank, suit, trump_of_rank};
use super::people::starts;
use super::strings::skip_deal;
use sechsundsechzig_engine::cards::Rank;
use sechsundsechzig_engine::deal::Illegal;
use sechsundsechzig_engine::rules::{Game, MeldUntil, Rules};
use crate::i18n::{CardNames, Person};

pub(in crate::i18n) const RULE: &str = "rule";
pub(in crate::i18n) const AS_YOU_CANNOT_FOLLOW: &str = ", as you cannot follow suit";
pub(in crate::i18n) const YOU_MAY_PLAY: &str = ": You may play ";

pub(in crate::i18n) fn refusal(why: Illegal, rules: &Rules, names: CardNames) -> String {
    let lowest = || trump_of_rank(rules.pack.lowest_rank(), names);
    let text = match why {
        Illegal::MustFollowOrTrump(led) => {
            return join!("Follow suit with ", one_of_suit(led, names), " or play a trump.");
        }
        Illegal::MustFollow(led) => {
            return join!("Follow suit with ", one_of_suit(led, names), ".");
        }
        Illegal::MustHead(led) => return join!("Head the trick with ", one_of_suit(led, names), "."),
        Illegal::MustTrump(trump) => {
            return join!("Play a trump (", one_of_suit(trump, names), ").");
        }
        Illegal::MustOvertrump(trump) => {
            return join!("Play a higher trump (", one_of_suit(trump, names), ").");
        }
        Illegal::NoMarriage => {
            return join!(
                "To declare a marriage, you need the ",
                rank(Rank::King, names),
                " and ",
                rank(Rank::Queen, names),
                " of one suit: Play without declaring."
            );
        }
        Illegal::RobNeedsLowestTrump => {
            return join!("To exchange, you need the ", lowest(), ": Play on.");
        }
        Illegal::RobOnlyWhenDrawn => {
            return join!("You may exchange only right after drawing the ", lowest(), ": Play on.");
        }
        Illegal::RobTalonTooSmall => return in_talon("exchange", rules.rob_min_talon),
        Illegal::CoverTalonTooSmall => return in_talon("close", rules.cover_min_talon),
        Illegal::MeldTooLate if rules.meld_until == MeldUntil::TwoInTalon => {
            return in_talon("declare", 2);
        }
        Illegal::MeldTooLate => "The talon is used up: Play without declaring.",
        Illegal::OutNeedsTrick if rules.game == Game::FreeTrumps => {
            "You may claim 1000 only right after winning a trick: Play a card."
        }
        Illegal::Over => "The deal is over: Go on to the next one.",
        Illegal::SittingOut => {
            return join!("You dealt, so you sit out: Watch, or choose “", skip_deal, "”.");
        }
        Illegal::NotInHand => "That card is not in your hand: Play another.",
        Illegal::NotNow => "That cannot be done now: Play a card or use one of the buttons.",
        Illegal::DrawFirst => "Draw first: Take a card from the talon.",
        Illegal::NothingToDraw => "There is nothing to draw now: Play a card first.",
        Illegal::MeldOnlyOnLead => "You may declare only when you lead: Play a card.",
        Illegal::MeldTwice => "That marriage has been declared already: Just play the card.",
        Illegal::MeldNeedsTrick => "Win a trick first, then you may declare.",
        Illegal::MeldWhenCovered => "The talon is closed: Play without declaring.",
        Illegal::MeldAfterLiftingTwo => {
            "You drew two cards: Lead without declaring this time."
        }
        Illegal::MeldNamesTrump => "A marriage names trumps: Choose a suit.",
        Illegal::NeverRobbed => "There is no exchanging in this game: Play a card.",
        Illegal::RobNeedsTrick => "Win a trick first, then you may exchange.",
        Illegal::RobOnlyOnLead => "You may exchange only when it is your lead: Play a card.",
        Illegal::RobTooLate | Illegal::CoverTooLate => "The talon is closed or used up: Play a card.",
        Illegal::RobAfterDrawing => "Draw a card first, then you may exchange.",
        Illegal::NeverCovered => "There is no closing in this game: Play a card.",
        Illegal::CoverOnlyOnLead => "You may close the talon only when it is your lead: Play a card.",
        Illegal::CoverNeedsTrick => "Win a trick first, then you may close the talon.",
        Illegal::CoverAfterDrawing => "Draw a card first, then you may close the talon.",
        Illegal::NeverOut => "Nobody claims 66 in this game: Play a card.",
        Illegal::AlwaysPlayedOut => "Every deal is played to the end here: Play a card.",
        Illegal::AnnouncedBeforeLead => "You may declare only before your side leads: Play without declaring.",
        Illegal::OutNeedsTrick => "You may claim 66 only right after winning a trick: Play a card.",
        Illegal::OutOnlyOnLead => "You may claim 66 only when it is your lead: Play a card.",
        Illegal::OutWithoutMeld => "A claim of 1000 names no marriage: Claim 1000 on its own.",
        Illegal::OutWithBeatableCard => "You may show only the highest trump still in play: Play a card.",
        Illegal::NoTrumpToName => "Trumps cannot be named now: Play a card.",
        Illegal::TrumpFirst => "Name trumps first: Choose a suit.",
        Illegal::MustNameTrump => "You must name trumps: Choose a suit.",
        Illegal::RedealNeedsBlankHand => {
            "You may ask for new cards only with no #1, #2, #3 or #4: Play these."
        }
        Illegal::NothingToDecline => "You cannot pass now: Play a card.",
        Illegal::AnswerFirst => "You have a question to answer: Answer it first, then play goes on.",
        Illegal::OlderTricks => "You may look only at the last trick.",
        Illegal::OneCardEach => "Each player draws one card: Leave the second one.",
    };
    text.into()
}

fn in_talon(what: &str, number: u8) -> String {
    let cards = super::labels::cards(number);
    join!("You may ", what, " only with at least ", cards, " in the talon: Play a card.")
}

pub(in crate::i18n) fn offence(who: Person, why: Illegal, names: CardNames) -> String {
    let did = match why {
        Illegal::MustFollow(led) | Illegal::MustFollowOrTrump(led) => join!("did not follow suit (", suit(led, names), ")."),
        Illegal::MustHead(led) => join!("did not head the trick (", suit(led, names), ")."),
        Illegal::MustTrump(_) => "did not play a trump.".into(),
        Illegal::MustOvertrump(_) => "did not play a higher trump.".into(),
        Illegal::DrawFirst => "did not draw.".into(),
        Illegal::OneCardEach => "drew two cards.".into(),
        Illegal::OlderTricks => "looked at earlier tricks.".into(),
        _ => "broke a rule.".into(),
    };
    join!(starts(who), " ", did)
}

pub(in crate::i18n) fn you_still_have(the_card: &str) -> String {
    join!("You still have ", the_card, ".")
}
