//! Why an action is refused, and by which clause.

use crate::cards::Suit;
use std::fmt;

/// The number of a clause of the rulebook, such as 2.8.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Clause(pub u8, pub u8);

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.0, self.1)
    }
}

macro_rules! illegal {
    ($($(#[$doc:meta])* $name:ident $(($field:ty))? => $chapter:literal . $clause:literal, $text:literal;)+) => {
        /// Why an action is refused.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Illegal { $($(#[$doc])* $name $(($field))?,)+ }

        impl Illegal {
            /// The clause that forbids it.
            #[must_use]
            pub const fn clause(self) -> Clause {
                match self { $(illegal!(@pattern $name $(($field))?) => Clause($chapter, $clause),)+ }
            }

            /// One of each kind, with this suit, for tests of the texts that say them.
            #[must_use]
            pub fn samples(suit: Suit) -> Vec<Illegal> {
                vec![$(illegal!(@sample $name $(($field))?, suit)),+]
            }

            const fn text(self) -> &'static str {
                match self { $(illegal!(@pattern $name $(($field))?) => $text,)+ }
            }
        }
    };
    (@pattern $name:ident) => { Illegal::$name };
    (@pattern $name:ident ($field:ty)) => { Illegal::$name(_) };
    (@sample $name:ident, $suit:ident) => { Illegal::$name };
    (@sample $name:ident ($field:ty), $suit:ident) => { Illegal::$name($suit) };
}

illegal! {
    /// The deal is over.
    Over => 2 . 20, "the deal is over";
    /// The dealer sits out.
    SittingOut => 4 . 1, "the dealer sits out";
    /// The card is not in the hand of the seat to act.
    NotInHand => 2 . 4, "that card is not in the hand";
    /// The action does not exist in this game or at this point.
    NotNow => 2 . 6, "that cannot be done at this point";
    /// The winner of a trick has to draw, cover or go out before the next lead.
    DrawFirst => 2 . 6, "cards must be drawn before the next lead";
    /// There is nothing to draw now.
    NothingToDraw => 2 . 6, "cards are drawn only after a trick, while the talon is open";
    /// The suit led must be followed.
    MustFollow(Suit) => 2 . 8, "the suit led must be followed";
    /// The suit led must be followed, unless a trump is played (Penneech).
    MustFollowOrTrump(Suit) => 6 . 4, "the suit led must be followed, or a trump played";
    /// The trick must be beaten in the suit led.
    MustHead(Suit) => 2 . 8, "a higher card of the suit led must be played";
    /// Void in the suit led, one must trump.
    MustTrump(Suit) => 2 . 8, "without the suit led a trump must be played";
    /// Void in the suit led, one must play a higher trump.
    MustOvertrump(Suit) => 4 . 3, "a higher trump must be played";
    /// Only a leader announces.
    MeldOnlyOnLead => 2 . 11, "a marriage is announced when leading";
    /// Only a king or queen announces, and it needs its partner.
    NoMarriage => 2 . 11, "king and queen of one suit must both be in the hand";
    /// That marriage has been announced before.
    MeldTwice => 4 . 4, "that marriage has been announced already";
    /// One must have just won a trick to announce.
    MeldNeedsTrick => 2 . 12, "a marriage needs a trick of one's own first";
    /// It is too late in the deal to announce.
    MeldTooLate => 2 . 13, "it is too late to announce a marriage";
    /// Not after covering, or not by this player.
    MeldWhenCovered => 2 . 14, "no marriage may be announced now that the talon is covered";
    /// A player who lifted two cards may not announce with the next lead.
    MeldAfterLiftingTwo => 2 . 29, "who lifted two cards may not announce with the next lead";
    /// Free choice of trumps: the announcement names a suit.
    MeldNamesTrump => 3 . 1, "the announcement names a trump suit";
    /// There is no robbing in this game.
    NeverRobbed => 2 . 15, "there is no robbing in this game";
    /// One must hold the lowest trump.
    RobNeedsLowestTrump => 2 . 15, "robbing needs the lowest trump";
    /// One must have won a trick.
    RobNeedsTrick => 2 . 15, "robbing needs a trick of one's own first";
    /// Only the player on lead robs.
    RobOnlyOnLead => 2 . 15, "only the player on lead may rob";
    /// Only who has just drawn the lowest trump robs.
    RobOnlyWhenDrawn => 2 . 15, "only who has just drawn the lowest trump may rob";
    /// The talon is used up or covered.
    RobTooLate => 2 . 16, "there is no robbing once the talon is used up or covered";
    /// Too few cards lie in the talon.
    RobTalonTooSmall => 7 . 1, "too few cards are left in the talon for robbing";
    /// One may rob only after drawing.
    RobAfterDrawing => 7 . 1, "cards must be drawn before robbing";
    /// There is no covering in this game.
    NeverCovered => 3 . 1, "there is no covering in this game";
    /// Only the player on lead covers.
    CoverOnlyOnLead => 2 . 17, "only the player on lead may cover";
    /// One must have just won a trick.
    CoverNeedsTrick => 2 . 17, "only who has just won a trick may cover";
    /// The talon is used up or covered already.
    CoverTooLate => 2 . 17, "there is no open talon to cover";
    /// Too few cards lie in the talon.
    CoverTalonTooSmall => 7 . 1, "too few cards are left in the talon for covering";
    /// One may cover only after drawing.
    CoverAfterDrawing => 7 . 1, "cards must be drawn before covering";
    /// There is no going out in this game.
    NeverOut => 3 . 1, "there is no going out in this game";
    /// Nobody goes out: the deal is played out.
    AlwaysPlayedOut => 4 . 5, "every deal is played out";
    /// Marriages are announced before the lead, not with a card.
    AnnouncedBeforeLead => 5 . 4, "marriages are announced before the lead";
    /// One must have just won a trick.
    OutNeedsTrick => 2 . 20, "only who has just won a trick may go out";
    /// Only the leader goes out.
    OutOnlyOnLead => 5 . 5, "only the leader may go out";
    /// The claim of 1000 names no marriage.
    OutWithoutMeld => 3 . 2, "the claim of 1000 names no marriage";
    /// Only the highest trump still out can be counted before it is answered.
    OutWithBeatableCard => 5 . 5, "only the highest trump still out may be counted";
    /// It is not for this player to name trumps now.
    NoTrumpToName => 3 . 3, "there are no trumps to name now";
    /// Trumps must be named before anything else.
    TrumpFirst => 3 . 3, "trumps must be named first";
    /// Forehand must name trumps.
    MustNameTrump => 4 . 2, "Forehand must name trumps";
    /// A demand for a new deal needs a hand without ace, king, queen and jack.
    RedealNeedsBlankHand => 6 . 2, "a new deal can be demanded only without ace, king, queen and jack";
    /// There is nothing to decline.
    NothingToDecline => 2 . 6, "there is nothing to decline";
    /// The question must be answered first.
    AnswerFirst => 2 . 16, "the question must be answered first";
    /// Older tricks may not be looked through.
    OlderTricks => 2 . 7, "only the last trick may be looked at";
    /// Only one card is drawn at a time.
    OneCardEach => 2 . 6, "each player draws one card";
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.text(), self.clause())
    }
}

impl std::error::Error for Illegal {}

#[cfg(test)]
mod tests {
    use super::{Illegal, Suit};

    #[test]
    fn a_refusal_names_its_clause() {
        let text = Illegal::MustFollow(Suit::Hearts).to_string();
        assert_eq!(text, "the suit led must be followed (2.8)");
    }
}
