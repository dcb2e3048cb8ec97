//! Which source wants what.

use super::Words;
use Source::{
    Beyond as X, Bummerl as B, Paderborn as P, Penneech as N, Strokes as S, Treatise as T,
};
use sechsundsechzig_engine::rules::*;

/// Where a rule comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    /// P: 66 as Paderborn plays it.
    Paderborn,
    /// T: the old treatise.
    Treatise,
    /// N: Penneech.
    Penneech,
    /// B: 66 with the Bummerl tally.
    Bummerl,
    /// S: 66 with strokes.
    Strokes,
    /// Beyond the sources: the neighbours, and the program's own.
    Beyond,
}

impl Source {
    /// All of them.
    pub const ALL: [Source; 6] = [P, T, N, B, S, X];

    /// Its letter; `+` for what goes beyond the sources.
    #[must_use]
    pub const fn letter(self) -> &'static str {
        match self {
            P => "P",
            T => "T",
            N => "N",
            B => "B",
            S => "S",
            X => "+",
        }
    }

    /// The source of a preset.
    #[must_use]
    pub const fn of(preset: Preset) -> Source {
        match preset {
            Preset::Paderborn | Preset::Scharf | Preset::ThreeRotating | Preset::Three => P,
            Preset::Schnurps
            | Preset::Treatise
            | Preset::FreeTrumps
            | Preset::Thousand
            | Preset::AceOfHearts
            | Preset::ThreeTreatise
            | Preset::Four
            | Preset::FourDrawn => T,
            Preset::Bummerl => B,
            Preset::Strokes | Preset::Strokes32 => S,
            Preset::Penneech | Preset::Penneech32 => N,
            Preset::Schnapsen | Preset::Santase => X,
        }
    }
}

/// The sources that want an option of a game to have this value.
#[must_use]
pub fn sources(game: Game, option: OptionId, value: OptionValue) -> &'static [Source] {
    let mut rules = Rules {
        game,
        ..Preset::Paderborn.rules()
    };
    if rules.set(option, value).is_err() {
        return &[];
    }
    in_force(&rules, option)
}

/// The sources that want an option to be as it is in these rules.
#[must_use]
pub const fn in_force(rules: &Rules, option: OptionId) -> &'static [Source] {
    match option {
        OptionId::Pack => match rules.pack {
            sechsundsechzig_engine::cards::PackSize::Twenty => &[P, T, X],
            sechsundsechzig_engine::cards::PackSize::TwentyFour => &[P, T, B, S, X],
            sechsundsechzig_engine::cards::PackSize::ThirtyTwo
                if matches!(rules.game, Game::Penneech) =>
            {
                &[N]
            }
            sechsundsechzig_engine::cards::PackSize::ThirtyTwo => &[S],
            sechsundsechzig_engine::cards::PackSize::FiftyTwo => &[N],
        },
        OptionId::AcePoints => match rules.ace_points {
            11 => &[P, T, S, X],
            12 => &[B],
            _ => &[],
        },
        OptionId::Target if matches!(rules.game, Game::Penneech) => match rules.target {
            61 | 91 => &[N],
            _ => &[],
        },
        OptionId::Target => match rules.target {
            7 => &[P, T, B, S, X],
            9 => &[T],
            11 => &[X],
            _ => &[],
        },
        OptionId::RobMinTalon => min_talon(rules.rob_min_talon),
        OptionId::CoverMinTalon => min_talon(rules.cover_min_talon),
        OptionId::NextDealer => match rules.next_dealer {
            NextDealer::Alternate => &[P, B, S, X],
            NextDealer::Winner => &[T, X],
        },
        OptionId::Packets => match rules.packets {
            Packets::TwoTwoTwo => &[P],
            Packets::ThreeThree => &[T, B, S, X],
            Packets::ThreeTwo => &[X],
        },
        OptionId::TrumpCard => match rules.trump_card {
            TrumpCard::Thirteenth => &[P, T, B, X],
            TrumpCard::Seventh => &[T, S, X],
        },
        OptionId::StrictPlay => match rules.strict_play {
            StrictPlay::FollowHeadTrump => &[P, B, X],
            StrictPlay::FollowTrump => &[T],
            StrictPlay::Follow => &[S],
        },
        OptionId::MeldFrom => match rules.meld_from {
            MeldFrom::OwnTrick => &[P, T, X],
            MeldFrom::AnyLead => &[B, S, X],
        },
        OptionId::MeldUntil => match rules.meld_until {
            MeldUntil::LastDraw => &[P],
            MeldUntil::TwoInTalon => &[T],
            MeldUntil::Always => &[B, S, X],
        },
        OptionId::MeldWhenCovered => match rules.meld_when_covered {
            MeldWhenCovered::WithCover => &[P],
            MeldWhenCovered::Allowed => &[T, B, S, X],
        },
        OptionId::Rob => match rules.rob {
            Rob::AfterOwnTrick => &[P, B],
            Rob::OnLead => &[T, X],
            Rob::OnLeadAfterTrick | Rob::Never => &[X],
            Rob::WhenDrawn => &[S],
        },
        OptionId::Cover => match rules.cover {
            Cover::OnLead => &[P, B, X],
            Cover::JustWon => &[T, S, X],
        },
        OptionId::CoverBeforeDraw => {
            if rules.cover_before_draw {
                &[P, T, B, S]
            } else {
                &[X]
            }
        }
        OptionId::RobBeforeDraw => {
            if rules.rob_before_draw {
                &[P, T, B, S]
            } else {
                &[X]
            }
        }
        OptionId::LastTrick => match rules.last_trick {
            // For three, Paderborn's ten is always counted (4.5).
            LastTrick::Ten => match rules.game {
                Game::Three => &[P, T],
                _ => &[T, B],
            },
            LastTrick::TenUnlessCovered => &[P, X],
            LastTrick::None => &[S, X],
        },
        OptionId::LastTrickWinsDeal => {
            if rules.last_trick_wins_deal {
                &[X]
            } else {
                &[P, T, B, S, X]
            }
        }
        OptionId::Tie => match rules.tie {
            Tie::Void => &[P, B, X],
            Tie::Carry => &[T],
            Tie::LastTrickWins => &[T, S],
        },
        OptionId::SchneiderCounts => match rules.schneider_counts {
            SchneiderCounts::Tricks => &[P, B, S],
            SchneiderCounts::TricksAndMelds => &[T, X],
        },
        OptionId::FalseClaim => match rules.false_claim {
            FalseClaim::TwoOrThree => &[P, X],
            FalseClaim::Two => &[T, S],
            FalseClaim::Three => &[B, X],
        },
        OptionId::FailedCover => match rules.failed_cover {
            FailedCover::TwoOrThree => &[P, T, X],
            FailedCover::AtLeastTwo => &[S],
            FailedCover::Three => &[B, X],
        },
        OptionId::CoverSnapshot => {
            if rules.cover_snapshot {
                &[X]
            } else {
                &[P, T, B, S, X]
            }
        }
        OptionId::DoubleDraw => &[T],
        OptionId::Referee => match rules.referee {
            Referee::Prevent => &[X],
            Referee::Punish => &[P],
        },
        OptionId::ShutoutDoubles => {
            if rules.shutout_doubles {
                &[T, X]
            } else {
                &[P, B, S, X]
            }
        }
        OptionId::MatchLength => &[T],
        OptionId::TrumpRight => match rules.trump_right {
            TrumpRight::Must => &[P],
            TrumpRight::MayDecline => &[T],
        },
        OptionId::OpeningMelds => {
            if rules.opening_melds {
                &[P]
            } else {
                &[P, T]
            }
        }
        OptionId::FourTrump => &[T],
        OptionId::ScoreWhen | OptionId::ScoringCards | OptionId::Follow => &[N],
    }
}

const fn min_talon(cards: u8) -> &'static [Source] {
    match cards {
        1 => &[P, T, B, S],
        3 => &[X],
        _ => &[],
    }
}

/// The sources that say nothing about an option, so that the rulebook decided for them.
#[must_use]
pub const fn decided(option: OptionId) -> &'static [Source] {
    match option {
        OptionId::NextDealer => &[P, B, S],
        OptionId::MeldFrom
        | OptionId::MeldUntil
        | OptionId::MeldWhenCovered
        | OptionId::Rob
        | OptionId::Cover
        | OptionId::Tie => &[B],
        OptionId::FailedCover => &[P],
        _ => &[],
    }
}

impl Words {
    /// A source in a word: "Paderborn".
    #[must_use]
    pub const fn source(self, source: Source) -> &'static str {
        say!(self, presets::source(source))
    }

    /// The label of a source's letter: "Quelle: Paderborn".
    #[must_use]
    pub fn source_label(self, source: Source) -> String {
        join!(say!(self, presets::SOURCE), ": ", self.source(source))
    }

    /// What the source is: a title and where it is from.
    #[must_use]
    pub const fn source_title(self, source: Source) -> &'static str {
        say!(self, presets::source_title(source))
    }
}
