//! The reasons a move can have, as plain data.

use sechsundsechzig_engine::cards::{Card, Suit};

/// What a reason speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// A number of points, tricks or cards.
    Number(u16),
    /// A card.
    Card(Card),
    /// A suit.
    Suit(Suit),
}

impl From<u16> for Part {
    fn from(number: u16) -> Part {
        Part::Number(number)
    }
}

impl From<Card> for Part {
    fn from(card: Card) -> Part {
        Part::Card(card)
    }
}

impl From<Suit> for Part {
    fn from(suit: Suit) -> Part {
        Part::Suit(suit)
    }
}

macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident $(($($field:ident: $type:ident),+))?;)+) => {
        /// Why a move is advised. Each is true in the position it is said of, and nothing in it is
        /// hidden from the player.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum HintReason { $($(#[$doc])* $name $(($($type),+))?,)+ }

        impl HintReason {
            /// What it speaks of, in order.
            #[must_use]
            pub fn parts(self) -> Vec<Part> {
                match self {
                    $(HintReason::$name $(($($field),+))? => vec![$($(Part::from($field)),+)?],)+
                }
            }

            /// One of each kind with this number and this card, for tests of the texts that say them.
            #[must_use]
            pub fn samples(number: u16, card: Card) -> Vec<HintReason> {
                vec![$(HintReason::$name $(($(reasons!(@sample $type, number, card)),+))?,)+]
            }
        }
    };
    (@sample u16, $number:ident, $card:ident) => { $number };
    (@sample Card, $number:ident, $card:ident) => { $card };
    (@sample Suit, $number:ident, $card:ident) => { $card.suit() };
}

reasons! {
    /// The match may end with the deal, and to win it counts more than points.
    WinsMatch;
    /// The rules allow nothing else.
    OnlyMove;
    /// All else would be a claim of so many points, 66 or a thousand, which does not hold.
    OnlyHonest(claimed: u16);
    /// So many points, which is enough to go out.
    Out(total: u16);
    /// With the marriage of this suit and its worth the points come to this sum, which is enough to go out.
    OutWithMarriage(suit: Suit, worth: u16, total: u16);
    /// So many points written up, which is enough to claim a thousand.
    Thousand(total: u16);
    /// Going out now wins so many game points, more than one.
    Pays(points: u16);
    /// One trump is neither played, nor in hand, nor under the talon.
    OneTrumpOut(card: Card);
    /// The other cannot hold a trump.
    NoTrumpOut;
    /// Covering: with a marriage of this worth, or 0, and so many tricks nobody can take it comes to
    /// at least this.
    CoverCounts(marriage: u16, tricks: u16, total: u16);
    /// Covering: without a marriage, this card takes its trick for certain, which comes to at least so many points.
    CoverWith(card: Card, total: u16);
    /// Covering: without a marriage, these two cards take their tricks for certain, which comes to at least so many.
    CoverWithTwo(first: Card, second: Card, total: u16);
    /// Covering wins so many game points with tricks nobody can take, unless the other holds
    /// this card.
    CoverUnless(card: Card, points: u16);
    /// Covering is sure of so many points, so many short of enough.
    CoverNeeds(total: u16, missing: u16);
    /// Covering now would win no more than so many game points.
    CoverPays(points: u16);
    /// The other has fewer than 33 points that count against Schneider.
    OtherIsSchneider;
    /// The other has no trick.
    OtherIsSchwarz;
    /// Covering now would be sure of no more than this.
    NotEnoughToCover(total: u16);
    /// Robbing makes the marriage of trumps.
    RobsMarriage;
    /// The card robbed has so many points more than the one given for it.
    RobsPoints(taken: Card, given: Card, more: u16);
    /// The card robbed is worth no more, but higher.
    RobsHigher;
    /// Robbing would show that one holds this card.
    RobbingBetrays(card: Card);
    /// The robbing card is the only trump in hand.
    RobberIsOnlyTrump;
    /// The marriage brings so much, which makes so much.
    Announces(worth: u16, total: u16);
    /// The marriage brings so much once there is a trick.
    AnnouncesAhead(worth: u16);
    /// A later lead may announce no more.
    LastAnnouncement;
    /// The marriage of the suit of this ace can still be announced after its trick.
    AceBeforeTwenty(suit: Suit);
    /// The marriage of this suit, which can be announced later, stays together.
    KeepsMarriage(suit: Suit);
    /// This king or queen stays in hand: its partner may still be drawn, and announced for so much.
    WaitsFor(kept: Card, partner: Card, worth: u16);
    /// This ten stays in hand: the other may hold this ace of its suit.
    KeepsTen(ten: Card, ace: Card);
    /// Nothing the other may hold beats it.
    Unbeatable;
    /// The other can hold no higher trump: so many points are certain.
    HighestTrump(points: u16);
    /// The other can hold no trump and nothing higher of this suit.
    NothingHigher(suit: Suit);
    /// The other must follow this suit and has nothing higher.
    MustFollow(suit: Suit);
    /// The other has nothing of this suit and must trump.
    ForcesTrump(suit: Suit);
    /// Nothing but a trump can beat it.
    OnlyTrumps;
    /// Nothing but a trump can beat it: this card, the only higher one, has been played.
    HigherGone(card: Card);
    /// One card alone that another may hold is of the same suit and higher.
    OneHigher(card: Card);
    /// Two cards alone that another may hold are of the same suit and higher.
    TwoHigher(first: Card, second: Card);
    /// So many of the cards that can still come beat it.
    BeatenBy(cards: u16, of: u16);
    /// The other holds so many trumps, and this one draws one of them.
    DrawsTrumps(trumps: u16);
    /// This is the other's only trump, and it is drawn.
    DrawsTrump(card: Card);
    /// This card, which nobody can beat, is left for the last trick, which counts ten.
    KeepsForLast(card: Card);
    /// It is worth no points.
    CountsNothing;
    /// No card that may be played is worth less.
    Cheapest;
    /// It is worth no points, and this ace or ten stays in hand.
    CostsNothing(kept: Card);
    /// Losing the trick with it loses only so many points, and this ace or ten stays in hand.
    CostsOnly(points: u16, kept: Card);
    /// It gives the trick of the other so many points, and no card that may be played is worth less.
    Gives(points: u16);
    /// Losing the trick with it loses so many points; with another card it would be up to so many.
    AtStake(points: u16, most: u16);
    /// If it takes the trick, that brings so many points or more.
    BringsAtLeast(points: u16);
    /// The trick makes so many points, enough to go out.
    Reaches(total: u16);
    /// The trick brings 33, while the other has as many already.
    LeavesSchneider;
    /// It is the first trick, while the other has 33 already.
    LeavesSchwarz;
    /// The other may hold the marriage of trumps, and this is the first trick.
    AgainstForty;
    /// An ace or ten worth so many points takes where a lower card of the suit would.
    TakesHigh(points: u16);
    /// The ten takes its trick while the other may hold this ace of its suit.
    BringsHome(ace: Card);
    /// This ace or ten of the suit would take it, too, and stays in hand.
    KeepsHigher(card: Card);
    /// The lowest trump that takes this card.
    SmallestTrump(led: Card);
    /// The trick brings so many points.
    Takes(points: u16);
    /// It takes this ace or ten in a trick of so many points.
    Captures(led: Card, points: u16);
    /// The trick makes so many points, so many short of enough.
    ComesTo(total: u16, missing: u16);
    /// No card that may be played takes the trick.
    CannotTake;
    /// No card that may be played beats this one.
    CannotBeat(card: Card);
    /// With this card instead the other would have so many points, enough to go out.
    KeepsFromOut(card: Card, total: u16);
    /// The trick brings the other just so many points.
    LetsGo(points: u16);
    /// The trick brings the other just so many points, and this trump, ace or ten, which would take it, stays in hand.
    LetsGoFor(points: u16, kept: Card);
    /// Taking the trick would cost this card or a dearer one.
    WouldCost(card: Card);
    /// Solved: nothing else wins.
    OnlyWayToWin;
    /// Solved: it wins so many game points whatever the other plays.
    Wins(points: u16);
    /// Solved: nobody wins, and nothing else does better.
    Even;
    /// Solved: nothing loses less than this.
    LosesOnly(points: u16);
    /// No suit of the hand is longer; so many cards.
    LongestSuit(suit: Suit, cards: u16);
    /// This is the highest card in hand of the suit that becomes trump.
    HighestOfSuit(card: Card);
    /// No card of this suit has come to the hand yet.
    NoneOfSuit(suit: Suit);
    /// No suit of the hand is longer than so many cards.
    NoLongSuit(cards: u16);
    /// An announcement would show the marriage.
    HidesMarriage;
    /// Something else was worth about as much in the deals that were searched.
    AsGood;
    /// Playing this card, and nothing else, was worth about as much.
    AsGoodAs(card: Card);
    /// The side's points are enough to go out.
    SideIsOut;
    /// The marriage brings so much.
    Brings(worth: u16);
    /// The last card to a trick that is the partner's: so many points.
    PartnersTrick(points: u16);
    /// Penneech: it marks so many points with this trick.
    Marks(points: u16);
    /// It takes the trick.
    TakesTrick;
    /// It beats this card, so far the best of a trick that others still play to.
    HighestSoFar(card: Card);
    /// Penneech: neither ace nor king, queen or jack in hand.
    NoHonours;
}
