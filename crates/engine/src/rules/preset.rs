//! The presets of section 8.

use super::*;
use crate::named::named;

named! {
    /// A rule set of the rulebook's section 8.
    Preset {
        /// Paderborner 66, the default.
        Paderborn = "paderborn",
        /// Scharfes 66.
        Scharf = "scharf",
        /// Schnurps.
        Schnurps = "schnurps",
        /// Altes 66.
        Treatise = "treatise",
        /// Bummerl-66.
        Bummerl = "bummerl",
        /// Striche-66.
        Strokes = "strokes",
        /// Striche-66 with 32 cards.
        Strokes32 = "strokes-32",
        /// Free choice of trumps, five deals.
        FreeTrumps = "free-trumps",
        /// Free choice of trumps, to a thousand.
        Thousand = "thousand",
        /// Ace of hearts.
        AceOfHearts = "ace-of-hearts",
        /// 66 for three, the dealer sitting out.
        ThreeRotating = "three-rotating",
        /// 66 for three.
        Three = "three",
        /// 66 for three, after the treatise.
        ThreeTreatise = "three-treatise",
        /// 66 for four.
        Four = "four",
        /// 66 for four, trumps drawn for four deals.
        FourDrawn = "four-drawn",
        /// Penneech.
        Penneech = "penneech",
        /// Penneech with 32 cards.
        Penneech32 = "penneech-32",
        /// Schnapsen.
        Schnapsen = "schnapsen",
        /// Santase.
        Santase = "santase",
    }
}

impl Preset {
    /// Its rules.
    #[must_use]
    pub const fn rules(self) -> Rules {
        match self {
            Preset::Paderborn => PADERBORN,
            Preset::Scharf => Rules {
                pack: PackSize::Twenty,
                ..PADERBORN
            },
            Preset::Schnurps => SCHNURPS,
            Preset::Treatise => Rules {
                pack: PackSize::TwentyFour,
                target: 7,
                ..SCHNURPS
            },
            Preset::Bummerl => BUMMERL,
            Preset::Strokes => STROKES,
            Preset::Strokes32 => Rules {
                pack: PackSize::ThirtyTwo,
                ..STROKES
            },
            Preset::FreeTrumps => FREE_TRUMPS,
            Preset::Thousand => Rules {
                match_length: MatchLength::Thousand,
                ..FREE_TRUMPS
            },
            Preset::AceOfHearts => Rules {
                game: Game::AceOfHearts,
                ..SCHNURPS
            },
            Preset::ThreeRotating => Rules {
                game: Game::Rotating,
                ..PADERBORN
            },
            Preset::Three => THREE,
            Preset::ThreeTreatise => THREE_TREATISE,
            Preset::Four => FOUR,
            Preset::FourDrawn => Rules {
                four_trump: FourTrump::DrawnForFour,
                ..FOUR
            },
            Preset::Penneech => PENNEECH,
            Preset::Penneech32 => Rules {
                pack: PackSize::ThirtyTwo,
                target: 91,
                ..PENNEECH
            },
            Preset::Schnapsen => SCHNAPSEN,
            Preset::Santase => SANTASE,
        }
    }
}

const PADERBORN: Rules = Rules {
    game: Game::TwoHanded,
    pack: PackSize::TwentyFour,
    ace_points: 11,
    next_dealer: NextDealer::Alternate,
    packets: Packets::TwoTwoTwo,
    trump_card: TrumpCard::Thirteenth,
    strict_play: StrictPlay::FollowHeadTrump,
    meld_from: MeldFrom::OwnTrick,
    meld_until: MeldUntil::LastDraw,
    meld_when_covered: MeldWhenCovered::WithCover,
    rob: Rob::AfterOwnTrick,
    rob_min_talon: 1,
    cover: Cover::OnLead,
    cover_min_talon: 1,
    cover_before_draw: true,
    rob_before_draw: true,
    last_trick: LastTrick::TenUnlessCovered,
    last_trick_wins_deal: false,
    tie: Tie::Void,
    schneider_counts: SchneiderCounts::Tricks,
    false_claim: FalseClaim::TwoOrThree,
    failed_cover: FailedCover::TwoOrThree,
    cover_snapshot: false,
    double_draw: DoubleDraw::Keep,
    referee: Referee::Prevent,
    target: 7,
    shutout_doubles: false,
    match_length: MatchLength::FiveDeals,
    trump_right: TrumpRight::Must,
    opening_melds: false,
    four_trump: FourTrump::BottomCard,
    score_when: ScoreWhen::Won,
    scoring_cards: ScoringCards::Trumps,
    follow: Follow::OrTrump,
};

const SCHNURPS: Rules = Rules {
    pack: PackSize::Twenty,
    packets: Packets::ThreeThree,
    next_dealer: NextDealer::Winner,
    strict_play: StrictPlay::FollowTrump,
    meld_until: MeldUntil::TwoInTalon,
    meld_when_covered: MeldWhenCovered::Allowed,
    rob: Rob::OnLead,
    cover: Cover::JustWon,
    last_trick: LastTrick::Ten,
    tie: Tie::Carry,
    schneider_counts: SchneiderCounts::TricksAndMelds,
    false_claim: FalseClaim::Two,
    target: 9,
    shutout_doubles: true,
    ..PADERBORN
};

const FREE_TRUMPS: Rules = Rules {
    game: Game::FreeTrumps,
    // Card points are written up: an equal deal is like any other (3.2).
    tie: Tie::Void,
    ..SCHNURPS
};

const BUMMERL: Rules = Rules {
    packets: Packets::ThreeThree,
    ace_points: 12,
    meld_from: MeldFrom::AnyLead,
    meld_until: MeldUntil::Always,
    meld_when_covered: MeldWhenCovered::Allowed,
    last_trick: LastTrick::Ten,
    false_claim: FalseClaim::Three,
    failed_cover: FailedCover::Three,
    ..PADERBORN
};

const STROKES: Rules = Rules {
    packets: Packets::ThreeThree,
    trump_card: TrumpCard::Seventh,
    strict_play: StrictPlay::Follow,
    meld_from: MeldFrom::AnyLead,
    meld_until: MeldUntil::Always,
    meld_when_covered: MeldWhenCovered::Allowed,
    rob: Rob::WhenDrawn,
    cover: Cover::JustWon,
    last_trick: LastTrick::None,
    tie: Tie::LastTrickWins,
    false_claim: FalseClaim::Two,
    failed_cover: FailedCover::AtLeastTwo,
    ..PADERBORN
};

const THREE: Rules = Rules {
    game: Game::Three,
    opening_melds: true,
    last_trick: LastTrick::Ten,
    ..PADERBORN
};

const THREE_TREATISE: Rules = Rules {
    game: Game::Three,
    trump_right: TrumpRight::MayDecline,
    strict_play: StrictPlay::FollowTrump,
    last_trick: LastTrick::Ten,
    schneider_counts: SchneiderCounts::TricksAndMelds,
    shutout_doubles: true,
    ..PADERBORN
};

const FOUR: Rules = Rules {
    game: Game::Four,
    strict_play: StrictPlay::FollowTrump,
    last_trick: LastTrick::Ten,
    tie: Tie::Carry,
    schneider_counts: SchneiderCounts::TricksAndMelds,
    false_claim: FalseClaim::Two,
    shutout_doubles: true,
    ..PADERBORN
};

const PENNEECH: Rules = Rules {
    game: Game::Penneech,
    pack: PackSize::FiftyTwo,
    target: 61,
    ..PADERBORN
};

const SCHNAPSEN: Rules = Rules {
    pack: PackSize::Twenty,
    packets: Packets::ThreeTwo,
    trump_card: TrumpCard::Seventh,
    meld_from: MeldFrom::AnyLead,
    meld_until: MeldUntil::Always,
    meld_when_covered: MeldWhenCovered::Allowed,
    rob: Rob::OnLead,
    rob_min_talon: 3,
    cover_min_talon: 3,
    cover_before_draw: false,
    rob_before_draw: false,
    last_trick: LastTrick::None,
    last_trick_wins_deal: true,
    schneider_counts: SchneiderCounts::TricksAndMelds,
    cover_snapshot: true,
    shutout_doubles: true,
    ..PADERBORN
};

const SANTASE: Rules = Rules {
    packets: Packets::ThreeThree,
    next_dealer: NextDealer::Winner,
    meld_until: MeldUntil::Always,
    meld_when_covered: MeldWhenCovered::Allowed,
    rob: Rob::OnLeadAfterTrick,
    rob_min_talon: 3,
    cover: Cover::JustWon,
    cover_min_talon: 3,
    cover_before_draw: false,
    rob_before_draw: false,
    schneider_counts: SchneiderCounts::TricksAndMelds,
    failed_cover: FailedCover::Three,
    false_claim: FalseClaim::Three,
    target: 11,
    ..PADERBORN
};
