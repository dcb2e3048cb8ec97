//! The values of the options that are words.

use crate::named::named;

named! {
    /// Which game is played; a family of options goes with each.
    Game {
        /// Section 2: two players, a talon with a turned-up card.
        TwoHanded = "two_handed",
        /// 4.1: the same for three, the dealer sitting out.
        Rotating = "rotating",
        /// 3.1: free choice of trumps.
        FreeTrumps = "free_trumps",
        /// 3.3: whoever has the ace of hearts names trumps.
        AceOfHearts = "ace_of_hearts",
        /// 4.2 to 4.5: true three-handed.
        Three = "three",
        /// Section 5: partnerships.
        Four = "four",
        /// Section 6.
        Penneech = "penneech",
    }
    /// 2.2: who deals the next deal.
    NextDealer {
        /// The other player.
        Alternate = "alternate",
        /// The winner of the last deal.
        Winner = "winner",
    }
    /// 2.3: the packets the hands are dealt in.
    Packets {
        /// Three times two.
        TwoTwoTwo = "2-2-2",
        /// Twice three.
        ThreeThree = "3-3",
        /// Three, then two: hands of five.
        ThreeTwo = "3-2",
    }
    /// 2.3: which card of the pack is turned up.
    TrumpCard {
        /// The first after the hands.
        Thirteenth = "thirteenth",
        /// The seventh of the pack.
        Seventh = "seventh",
    }
    /// 2.8 to 2.10: the duty once the talon is used up or covered; always, for three and four.
    StrictPlay {
        /// Follow with a higher card if possible, else trump.
        FollowHeadTrump = "follow_head_trump",
        /// Follow with any card, else trump.
        FollowTrump = "follow_trump",
        /// Follow.
        Follow = "follow",
    }
    /// 2.12: from when a marriage may be announced.
    MeldFrom {
        /// By a player who has just won a trick.
        OwnTrick = "own_trick",
        /// By anyone on lead.
        AnyLead = "any_lead",
    }
    /// 2.13: until when a marriage may be announced.
    MeldUntil {
        /// The lead to the first trick after the turned-up card was taken.
        LastDraw = "last_draw",
        /// While two talon cards lie there.
        TwoInTalon = "two_in_talon",
        /// To the end.
        Always = "always",
    }
    /// 2.14: announcing once the talon is covered.
    MeldWhenCovered {
        /// Only by the player who covered, with the very first lead, from full hands.
        WithCover = "with_cover",
        /// As without covering.
        Allowed = "allowed",
    }
    /// 2.15: who may rob.
    Rob {
        /// The player to act, after winning a trick.
        AfterOwnTrick = "after_own_trick",
        /// The player on lead.
        OnLead = "on_lead",
        /// The player on lead, but not with the first lead.
        OnLeadAfterTrick = "on_lead_after_trick",
        /// A player who has just drawn the lowest trump.
        WhenDrawn = "when_drawn",
        /// Nobody.
        Never = "never",
    }
    /// 2.17: who may cover.
    Cover {
        /// The player on lead.
        OnLead = "on_lead",
        /// Only a player who has just won a trick.
        JustWon = "just_won",
    }
    /// 2.22: what the last trick counts extra.
    LastTrick {
        /// Ten.
        Ten = "ten",
        /// Ten, unless the talon was covered.
        TenUnlessCovered = "ten_unless_covered",
        /// Nothing.
        None = "none",
    }
    /// 2.23: what an equal count means.
    Tie {
        /// Not scored.
        Void = "void",
        /// The next decided deal scores one more.
        Carry = "carry",
        /// The last trick decides.
        LastTrickWins = "last_trick_wins",
    }
    /// 2.25: what counts against Schneider.
    SchneiderCounts {
        /// Card points in tricks only.
        Tricks = "tricks",
        /// Marriages too.
        TricksAndMelds = "tricks_and_melds",
    }
    /// 2.26: what a false claim costs.
    FalseClaim {
        /// Two, or three if the opponent had no trick.
        TwoOrThree = "two_or_three",
        /// Two.
        Two = "two",
        /// Three.
        Three = "three",
    }
    /// 2.27: what a failed cover costs.
    FailedCover {
        /// Two, or three if the opponent had no trick when the talon was covered.
        TwoOrThree = "two_or_three",
        /// Two, or more by 2.24.
        AtLeastTwo = "at_least_two",
        /// Three.
        Three = "three",
    }
    /// 2.29: lifting two talon cards at once.
    DoubleDraw {
        /// Both are kept.
        Keep = "keep",
        /// The deal is thrown in.
        Redeal = "redeal",
    }
    /// 2.30: what happens to illegal moves.
    Referee {
        /// They cannot be made.
        Prevent = "prevent",
        /// They lose the deal.
        Punish = "punish",
    }
    /// 3.2: how free choice of trumps is decided.
    MatchLength {
        /// Most points in five deals.
        FiveDeals = "five_deals",
        /// First to claim a thousand.
        Thousand = "thousand",
    }
    /// 4.2: forehand and the naming of trumps.
    TrumpRight {
        /// Forehand must name them.
        Must = "must",
        /// Forehand may leave it to the dealer's bottom card.
        MayDecline = "may_decline",
    }
    /// 5.2: what fixes trumps for four.
    FourTrump {
        /// The dealer's bottom card.
        BottomCard = "bottom_card",
        /// A card drawn for four deals.
        DrawnForFour = "drawn_for_four",
    }
    /// 6.8: when a scoring card scores.
    ScoreWhen {
        /// When it is won.
        Won = "won",
        /// When it is played.
        Played = "played",
    }
    /// 6.8: which cards score.
    ScoringCards {
        /// Trumps only.
        Trumps = "trumps",
        /// Aces and court cards of every suit.
        AllHonours = "all_honours",
    }
    /// 6.8: the duty to follow in Penneech.
    Follow {
        /// Follow or trump.
        OrTrump = "or_trump",
        /// Follow; trump only when void.
        MustFollow = "must_follow",
    }
}

impl Packets {
    /// The sizes of the packets, in dealing order.
    #[must_use]
    pub const fn sizes(self) -> &'static [usize] {
        match self {
            Packets::TwoTwoTwo => &[2, 2, 2],
            Packets::ThreeThree => &[3, 3],
            Packets::ThreeTwo => &[3, 2],
        }
    }

    /// How many cards a hand has.
    #[must_use]
    pub const fn hand_size(self) -> usize {
        match self {
            Packets::ThreeTwo => 5,
            _ => 6,
        }
    }
}

impl Game {
    /// How many sit at the table.
    #[must_use]
    pub const fn players(self) -> u8 {
        match self {
            Game::Rotating | Game::Three => 3,
            Game::Four => 4,
            _ => 2,
        }
    }

    /// Whether a deal brings game points; in the other games it brings what its card points and marriages add up to
    /// (sections 3 and 7).
    #[must_use]
    pub const fn counts_game_points(self) -> bool {
        !matches!(self, Game::FreeTrumps | Game::Penneech)
    }

    /// How many sides score: partners score together.
    #[must_use]
    pub const fn sides(self) -> u8 {
        match self {
            Game::Rotating | Game::Three => 3,
            _ => 2,
        }
    }
}
