//! The games by name, and the advice of the treatise.

use super::Words;
use sechsundsechzig_engine::rules::{Game, LastTrick, MeldFrom, Preset, Rob, Rules};

/// A piece of the treatise's advice (section 9 of the rulebook).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Advice {
    /// Count above all.
    Count,
    /// Cannot win: first get out of Schneider.
    LeaveSchneider,
    /// Any one trick, so as not to be schwarz against a 40.
    OneTrickAgainstForty,
    /// Put off robbing.
    PutOffRobbing,
    /// Put off announcing 20 while holding the ace of that suit.
    PutOffTwenty,
    /// Take with ace or ten.
    TakeHigh,
    /// Play for the last trick.
    PlayForTheLast,
}

impl Advice {
    /// All of it.
    pub const ALL: [Advice; 7] = [
        Advice::Count,
        Advice::LeaveSchneider,
        Advice::OneTrickAgainstForty,
        Advice::PutOffRobbing,
        Advice::PutOffTwenty,
        Advice::TakeHigh,
        Advice::PlayForTheLast,
    ];

    /// Whether it helps under these rules.
    #[must_use]
    pub const fn applies(self, rules: &Rules) -> bool {
        let two = matches!(rules.game, Game::TwoHanded | Game::Rotating);
        let sixty_six = two || matches!(rules.game, Game::AceOfHearts);
        match self {
            Advice::Count => !matches!(rules.game, Game::Penneech),
            Advice::LeaveSchneider => sixty_six || matches!(rules.game, Game::Three | Game::Four),
            Advice::OneTrickAgainstForty => two,
            Advice::PutOffRobbing => two && !matches!(rules.rob, Rob::Never),
            Advice::PutOffTwenty => sixty_six && matches!(rules.meld_from, MeldFrom::OwnTrick),
            Advice::TakeHigh => !matches!(rules.game, Game::Penneech),
            Advice::PlayForTheLast => {
                !matches!(rules.game, Game::Penneech)
                    && !matches!(rules.last_trick, LastTrick::None)
            }
        }
    }
}

impl Words {
    /// What a preset is called.
    #[must_use]
    pub const fn preset(self, preset: Preset) -> &'static str {
        say!(self, presets::name(preset))
    }

    /// The line under its name in *Choose a game*.
    #[must_use]
    pub const fn preset_line(self, preset: Preset) -> &'static str {
        say!(self, presets::line(preset))
    }

    /// A piece of advice in a few words.
    #[must_use]
    pub fn advice_title(self, advice: Advice) -> String {
        self.in_terms(say!(self, presets::advice_title(advice)).into())
    }

    /// A piece of advice in sentences.
    #[must_use]
    pub fn advice_text(self, advice: Advice) -> String {
        self.in_terms(say!(self, presets::advice(advice)).into())
    }
}
