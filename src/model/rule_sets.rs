//! Rules being put together, and those the player has saved under a name.
//!
//! A rule set is saved as the link to a deal: its name stands where the seed does. So there is one
//! way to write rules down and one to read them, and what cannot be played is not read.

use crate::i18n::sources;
use sechsundsechzig_engine::ParseError;
use sechsundsechzig_engine::cards::PackSize;
use sechsundsechzig_engine::deal::{PerSide, Seat};
use sechsundsechzig_engine::rules::{
    CheckedRules, Game, LastTrick, OptionId, OptionValue, Preset, Rules, RulesConflict,
};
use sechsundsechzig_engine::share::DealLink;
use std::fmt;
use std::str::FromStr;

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 40;
/// So many rule sets are saved at most.
const MOST: usize = 50;

/// Rules being put together from a preset; they may contradict each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Draft {
    /// Where they started from.
    pub preset: Preset,
    /// The rules.
    pub rules: Rules,
}

/// Reads the draft of an address such as `schnurps?target=11`; what is none of the game's options is passed over.
impl FromStr for Draft {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Draft, ParseError> {
        let (preset, query) = text.split_once('?').unwrap_or((text, ""));
        let mut draft = Draft::of(preset.parse()?);
        for (key, value) in query.split('&').filter_map(|pair| pair.split_once('=')) {
            if let Ok(id) = key.parse::<OptionId>()
                && let Some(value) = id.parse(value)
            {
                draft.set(id, value);
            }
        }
        Ok(draft)
    }
}

impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.preset.as_str())?;
        let mut sign = '?';
        for (id, value) in self.preset.changes_to(&self.rules) {
            write!(f, "{sign}{id}={value}")?;
            sign = '&';
        }
        Ok(())
    }
}

impl Draft {
    /// A preset as it stands.
    #[must_use]
    pub const fn of(preset: Preset) -> Draft {
        Draft {
            preset,
            rules: preset.rules(),
        }
    }

    /// Changes an option, if its game has it and it can have that value. In Penneech the target
    /// goes with the pack, unless it was changed on its own (6.8).
    pub fn set(&mut self, id: OptionId, value: OptionValue) {
        if !self.rules.game.options().contains(&id) {
            return;
        }
        let before = self.rules;
        let set = self.rules.set(id, value).is_ok();
        let goes_with_it = set && id == OptionId::Pack && self.rules.game == Game::Penneech;
        if goes_with_it && before.target == marks(before.pack) {
            self.rules.target = marks(self.rules.pack);
        }
    }

    /// Puts an option back to what the preset has.
    pub fn reset(&mut self, id: OptionId) {
        self.set(id, self.preset.rules().get(id));
    }

    /// Whether an option is not as the preset has it.
    #[must_use]
    pub fn is_changed(&self, id: OptionId) -> bool {
        self.rules.get(id) != self.preset.rules().get(id)
    }

    /// The options that are not as the preset has them.
    pub fn changed(&self) -> impl Iterator<Item = OptionId> + '_ {
        let options = self.rules.game.options().iter().copied();
        options.filter(|id| self.is_changed(*id))
    }

    /// The preset, if any of its options is changed.
    #[must_use]
    pub fn changed_from(&self) -> Option<Preset> {
        self.changed().next().map(|_| self.preset)
    }

    /// The rules, if they can be played; else everything that speaks against them.
    ///
    /// # Errors
    /// Every contradiction there is.
    pub fn check(&self) -> Result<CheckedRules, Vec<RulesConflict>> {
        self.rules.check()
    }
}

/// What Penneech is played to with this pack (6.8).
const fn marks(pack: PackSize) -> u16 {
    match pack {
        PackSize::ThirtyTwo => 91,
        _ => 61,
    }
}

/// Whether an option is a number of a whole range.
#[must_use]
pub const fn is_counted(id: OptionId) -> bool {
    matches!(
        id,
        OptionId::Target | OptionId::RobMinTalon | OptionId::CoverMinTalon
    )
}

/// The values offered for an option: all it can have, of a number those that some source wants.
#[must_use]
pub fn choices(rules: &Rules, id: OptionId) -> Vec<OptionValue> {
    let word = |word: &&'static str| OptionValue::Word(word);
    let has_talon_to_cover = !matches!(rules.game, Game::Three | Game::Four);
    let fits = |word: &&&'static str| {
        id != OptionId::LastTrick
            || has_talon_to_cover
            || **word != LastTrick::TenUnlessCovered.as_str()
    };
    match (id, rules.get(id)) {
        (OptionId::Pack, _) => {
            let packs = rules.packs().iter();
            packs
                .map(|pack| OptionValue::Number(*pack as u16))
                .collect()
        }
        (_, OptionValue::Word(_)) => id.words().iter().filter(fits).map(word).collect(),
        (_, OptionValue::Flag(_)) => [true, false].map(OptionValue::Flag).into(),
        (_, OptionValue::Number(_)) => {
            let (low, high) = rules.range(id).unwrap_or_default();
            let numbers = (low..=high).map(OptionValue::Number);
            numbers
                .filter(|number| !sources(rules.game, id, *number).is_empty())
                .collect()
        }
    }
}

/// The option a contradiction is about.
#[must_use]
pub const fn about(conflict: RulesConflict) -> OptionId {
    match conflict {
        RulesConflict::OutOfRange { option, .. } => option,
        RulesConflict::Pack(_) => OptionId::Pack,
        RulesConflict::LastTrickNeedsTalon => OptionId::LastTrick,
        RulesConflict::RobNeverPossible { .. } => OptionId::RobMinTalon,
        RulesConflict::CoverNeverPossible { .. } => OptionId::CoverMinTalon,
    }
}

/// Rules saved under a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleSet {
    /// What the player calls them.
    pub name: String,
    /// Where they started from.
    pub preset: Preset,
    /// The rules.
    pub rules: CheckedRules,
}

impl RuleSet {
    /// These rules as a draft to go on from.
    #[must_use]
    pub fn draft(&self) -> Draft {
        Draft {
            preset: self.preset,
            rules: *self.rules,
        }
    }
}

/// A name as it is saved and shown: without characters that are not seen, with single spaces, not too
/// long; `None` if nothing is left.
#[must_use]
pub fn clean_name(typed: &str) -> Option<String> {
    let unseen = |sign: char| {
        sign.is_control()
            || matches!(sign, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}')
            || matches!(sign, '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
    };
    let spaced = |sign| if unseen(sign) { ' ' } else { sign };
    let seen: String = typed.chars().take(400).map(spaced).collect();
    let words: Vec<&str> = seen.split_whitespace().collect();
    let name: String = words.join(" ").chars().take(LONGEST_NAME).collect();
    let name = name.trim_end();
    (!name.is_empty()).then(|| name.to_owned())
}

/// Puts rules under a name among the saved ones. They take the place of others of that name, and of the same rules
/// under another: that is how a set is changed, and how it is renamed.
pub fn replace_or_insert(sets: &mut Vec<RuleSet>, set: RuleSet) {
    let place = sets
        .iter()
        .position(|other| other.name == set.name || is_same(other, &set.draft()));
    sets.retain(|other| other.name != set.name && !is_same(other, &set.draft()));
    let place = place.unwrap_or(sets.len()).min(sets.len());
    sets.insert(place, set);
    sets.truncate(MOST);
}

fn is_same(set: &RuleSet, draft: &Draft) -> bool {
    set.draft() == *draft
}

/// What these rules are saved as, if they are.
#[must_use]
pub fn saved_as<'a>(sets: &'a [RuleSet], draft: &Draft) -> Option<&'a RuleSet> {
    sets.iter().find(|set| is_same(set, draft))
}

/// The rule sets as text for storage.
#[must_use]
pub fn encode_sets(sets: &[RuleSet]) -> String {
    let write = |set: &RuleSet| {
        let link = DealLink {
            preset: set.preset,
            rules: set.rules,
            seed: set.name.clone(),
            deal: 0,
            dealer: Seat(0),
            start: PerSide::new(set.rules.game.sides()),
            trump: None,
        };
        link.to_string()
    };
    sets.iter().map(write).collect::<Vec<_>>().join(" ")
}

/// The rule sets of such a text; what cannot be read is left out.
#[must_use]
pub fn decode_sets(text: &str) -> Vec<RuleSet> {
    let mut sets = Vec::new();
    for link in text
        .split(' ')
        .filter_map(|link| link.parse::<DealLink>().ok())
    {
        if let Some(name) = clean_name(&link.seed) {
            let (preset, rules) = (link.preset, link.rules);
            replace_or_insert(
                &mut sets,
                RuleSet {
                    name,
                    preset,
                    rules,
                },
            );
        }
    }
    sets
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(name: &str, address: &str) -> RuleSet {
        let draft = address.parse::<Draft>().unwrap();
        RuleSet {
            name: name.into(),
            preset: draft.preset,
            rules: draft.check().unwrap(),
        }
    }

    #[test]
    fn every_value_offered_can_be_set_and_survives_the_address() {
        for &preset in Preset::ALL {
            for &id in preset.rules().game.options() {
                let offered = choices(&preset.rules(), id);
                assert!(
                    offered.contains(&preset.rules().get(id)),
                    "{preset:?} {id:?}"
                );
                for value in offered {
                    let mut draft = Draft::of(preset);
                    draft.set(id, value);
                    assert_eq!(draft.rules.get(id), value, "{preset:?} {id:?}");
                    assert_eq!(draft.to_string().parse::<Draft>().ok(), Some(draft));
                    let conflicts = draft.check().err().unwrap_or_default();
                    let elsewhere = conflicts.iter().find(|conflict| about(**conflict) == id);
                    let counted = is_counted(id);
                    assert!(elsewhere.is_none() || counted, "{preset:?} {id:?} {value}");
                }
            }
        }
    }

    #[test]
    fn a_draft_may_contradict_itself_and_names_every_contradiction() {
        let address = "schnapsen?rob_min_talon=15&cover_min_talon=17&target=0";
        let draft = address.parse::<Draft>().unwrap();
        let conflicts = draft.check().unwrap_err();
        let about: Vec<_> = conflicts.into_iter().map(about).collect();
        let all = [
            OptionId::Target,
            OptionId::RobMinTalon,
            OptionId::CoverMinTalon,
        ];
        assert_eq!(about, all);
        assert_eq!(draft.to_string().parse::<Draft>().ok(), Some(draft));
    }

    #[test]
    fn strange_addresses_change_nothing() {
        assert_eq!("bridge?target=3".parse::<Draft>().ok(), None);
        assert_eq!("2.24".parse::<Draft>().ok(), None);
        let odd = "paderborn?target=many&four_trump=bottom_card&x&=&rob=%00&target=-1";
        assert_eq!(
            odd.parse::<Draft>().ok(),
            Some(Draft::of(Preset::Paderborn))
        );
    }

    #[test]
    fn r6_8_the_target_of_penneech_goes_with_its_pack() {
        let mut draft = Draft::of(Preset::Penneech);
        draft.set(OptionId::Pack, OptionValue::Number(32));
        assert_eq!(draft.rules.target, 91);
        draft.set(OptionId::Target, OptionValue::Number(70));
        draft.reset(OptionId::Pack);
        assert_eq!(draft.rules.target, 70);
        assert_eq!(draft.changed().collect::<Vec<_>>(), [OptionId::Target]);
    }

    #[test]
    fn rule_sets_are_read_as_they_were_written() {
        let sets = vec![
            set("Omas 66: \"streng\"", "paderborn?referee=punish&target=9"),
            set("зимой <b>", "penneech-32?follow=must_follow"),
            set("zu dritt", "three"),
        ];
        let text = encode_sets(&sets);
        assert!(text.bytes().all(|byte| (b' '..127).contains(&byte)));
        assert!(!text.contains(['"', '\\']));
        assert_eq!(decode_sets(&text), sets);
        assert_eq!(decode_sets("nonsense #/deal/1/paderborn/ #/deal/9/x/y"), []);
    }

    #[test]
    fn a_name_or_rules_saved_again_take_the_old_ones_place() {
        let mut sets = vec![set("a", "scharf?target=5"), set("b", "strokes?target=5")];
        replace_or_insert(&mut sets, set("a", "scharf?target=6"));
        assert_eq!(sets[0], set("a", "scharf?target=6"));
        replace_or_insert(&mut sets, set("c", "scharf?target=6"));
        assert_eq!(sets[0].name, "c");
        assert_eq!(sets.len(), 2);
        let draft = "strokes?target=5".parse::<Draft>().unwrap();
        assert_eq!(saved_as(&sets, &draft).unwrap().name, "b");
        assert_eq!(saved_as(&sets, &Draft::of(Preset::Strokes)), None);
        for number in 0..90u16 {
            replace_or_insert(
                &mut sets,
                set(
                    &number.to_string(),
                    &format!("santase?target={}", number + 1),
                ),
            );
        }
        assert_eq!(sets.len(), MOST);
    }

    #[test]
    fn names_are_shown_as_they_are_saved() {
        assert_eq!(
            clean_name("  Omas \n\t 66 \u{202e} "),
            Some("Omas 66".into())
        );
        assert_eq!(clean_name(" \u{200b}\u{feff}\0 "), None);
        let long = clean_name(&"ä ".repeat(500)).unwrap();
        assert!(long.chars().count() <= LONGEST_NAME);
        assert_eq!(clean_name(&long), Some(long.clone()));
    }
}
