//! What the player has set: saved in storage, read everywhere.

use crate::model::setting_enum::choice;
use sechsundsechzig_bots::Opponent;

choice! {
    /// Light or dark.
    Theme {
        /// As the device has it.
        Device = "device",
        /// Light.
        Daylight = "daylight",
        /// Dark.
        Lamplight = "lamplight",
    }
}

choice! {
    /// How large the cards are.
    CardSize {
        /// As drawn.
        Normal = "normal",
        /// A sixth larger.
        Large = "large",
        /// A third larger.
        Huge = "huge",
    }
}

choice! {
    /// Which face the cards show.
    Face {
        /// A huge index and one large pip.
        Klar = "klar",
        /// Pips and court figures of the French pack.
        French = "french",
        /// The German pack.
        German = "german",
    }
}

impl Face {
    /// This face, or where it is the German one a French one.
    #[must_use]
    pub const fn without_german(self) -> Face {
        match self {
            Face::German => Face::Klar,
            face => face,
        }
    }
}

choice! {
    /// The colours of the suits.
    SuitColours {
        /// Each its own, as at tournaments.
        Four = "four",
        /// Black and red.
        Two = "two",
        /// Clubs green, diamonds blue.
        Blue = "blue",
    }
}

choice! {
    /// How long things stay on the table.
    Speed {
        /// A trick stays 1.2 s.
        Normal = "normal",
        /// Longer.
        Slow = "slow",
        /// Shorter.
        Fast = "fast",
        /// A trick stays until the player taps.
        Wait = "wait",
    }
}

choice! {
    /// Whose card points are shown.
    Counting {
        /// Nobody's: the player counts.
        Hidden = "hidden",
        /// The player's.
        Own = "own",
        /// Everybody's.
        Both = "both",
    }
}

choice! {
    /// Who draws for the player after a trick he has won.
    DrawMode {
        /// The player, where he might cover or rob first.
        Myself = "myself",
        /// The cards come by themselves.
        Automatic = "automatic",
    }
}

choice! {
    /// How loud cards are.
    Volume {
        /// Not to be heard.
        Off = "off",
        /// Softly.
        Soft = "soft",
        /// As at a table.
        Medium = "medium",
        /// Loudly.
        Loud = "loud",
    }
}

choice! {
    /// The language.
    LanguageSetting {
        /// The browser's.
        Browser = "browser",
        /// German.
        German = "de",
        /// English.
        English = "en",
    }
}

/// All settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Light or dark.
    pub theme: Theme,
    /// Card size.
    pub card_size: CardSize,
    /// The face of the cards.
    pub face: Face,
    /// Colours of the suits.
    pub suits: SuitColours,
    /// High contrast whatever the device says.
    pub contrast: bool,
    /// Mirrored for the left hand.
    pub left_handed: bool,
    /// How long things stay.
    pub speed: Speed,
    /// Whose points are shown.
    pub counting: Counting,
    /// Whether the player is asked at Aus what he has counted, where nobody's points are shown.
    pub asks_count: bool,
    /// Whether a claim takes a second tap.
    pub confirms_claim: bool,
    /// Who draws.
    pub drawing: DrawMode,
    /// Whether keys of one letter act.
    pub keys: bool,
    /// How loud cards are.
    pub volume: Volume,
    /// Whether the device trembles with the table.
    pub vibration: bool,
    /// The language.
    pub language: LanguageSetting,
    /// The opponent.
    pub opponent: Opponent,
    /// Whom the match at the table is played with, if that is not whom the player has chosen. Without `is_guest` another has
    /// been chosen since, and the match is left for a new one.
    pub sits: Option<Opponent>,
    /// Whether that one only plays a match of an evening, for which the seat is his until another match is begun; what the
    /// player has chosen stays as it is.
    pub is_guest: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            theme: Theme::default(),
            card_size: CardSize::default(),
            face: Face::default(),
            suits: SuitColours::default(),
            contrast: false,
            left_handed: false,
            speed: Speed::default(),
            counting: Counting::default(),
            asks_count: false,
            confirms_claim: true,
            drawing: DrawMode::default(),
            keys: true,
            volume: Volume::default(),
            vibration: false,
            language: LanguageSetting::default(),
            opponent: Opponent::Kord,
            sits: None,
            is_guest: false,
        }
    }
}

const ON: &str = "on";

impl Settings {
    /// Whether the player is asked at a claim what he has counted: only where nobody counts for him.
    #[must_use]
    pub fn asks_count_at_claim(self) -> bool {
        self.asks_count && self.counting == Counting::Hidden
    }

    /// The settings as text: names and values.
    #[must_use]
    pub fn encode(&self) -> String {
        let flag = |flag: bool| if flag { ON } else { "off" };
        let pairs = [
            ("theme", self.theme.as_str()),
            ("size", self.card_size.as_str()),
            ("face", self.face.as_str()),
            ("suits", self.suits.as_str()),
            ("contrast", flag(self.contrast)),
            ("left", flag(self.left_handed)),
            ("speed", self.speed.as_str()),
            ("counting", self.counting.as_str()),
            ("count", flag(self.asks_count)),
            ("confirm", flag(self.confirms_claim)),
            ("drawing", self.drawing.as_str()),
            ("keys", flag(self.keys)),
            ("volume", self.volume.as_str()),
            ("vibration", flag(self.vibration)),
            ("language", self.language.as_str()),
            ("opponent", self.opponent.as_str()),
        ];
        let sits = self.sits.map(|sits| ("sits", sits.as_str()));
        let guest = self.is_guest.then_some(("guest", ON));
        let pairs: Vec<String> = (pairs.into_iter().chain(sits).chain(guest))
            .map(|(name, value)| [name, "=", value].concat())
            .collect();
        pairs.join(" ")
    }

    /// Whom the match at the table is played with.
    #[must_use]
    pub fn seated_opponent(&self) -> Opponent {
        self.sits.unwrap_or(self.opponent)
    }

    /// Another opponent is chosen, or the one that sits at the table again.
    pub fn choose_opponent(&mut self, opponent: Opponent) {
        let sits = self.seated_opponent();
        self.opponent = opponent;
        self.sits = (sits != opponent).then_some(sits);
        self.is_guest = false;
    }

    /// This opponent takes the seat for a match of an evening.
    pub fn seat_guest(&mut self, opponent: Opponent) {
        self.sits = (self.opponent != opponent).then_some(opponent);
        self.is_guest = self.sits.is_some();
    }

    /// Who was there for an evening's match gives the seat back to whom the player has chosen.
    pub const fn dismiss_guest(&mut self) {
        if self.is_guest {
            self.sits = None;
            self.is_guest = false;
        }
    }

    /// The settings of such a text, as far as they are known.
    #[must_use]
    pub fn decode(text: &str) -> Settings {
        let mut settings = Settings::default();
        for (name, value) in text.split(' ').filter_map(|pair| pair.split_once('=')) {
            settings.set(name, value);
        }
        settings
    }

    /// Whether a text holds any setting that is known.
    #[must_use]
    pub fn is_known(text: &str) -> bool {
        let mut pairs = text.split(' ').filter_map(|pair| pair.split_once('='));
        pairs.any(|(name, value)| Settings::default().set(name, value))
    }

    /// Sets what is called so; false if there is no such setting.
    fn set(&mut self, name: &str, value: &str) -> bool {
        match name {
            "theme" => self.theme = value.parse().unwrap_or_default(),
            "size" => self.card_size = value.parse().unwrap_or_default(),
            "face" => self.face = value.parse().unwrap_or_default(),
            "suits" => self.suits = value.parse().unwrap_or_default(),
            "contrast" => self.contrast = value == ON,
            "left" => self.left_handed = value == ON,
            "speed" => self.speed = value.parse().unwrap_or_default(),
            "counting" => self.counting = value.parse().unwrap_or_default(),
            "count" => self.asks_count = value == ON,
            "confirm" => self.confirms_claim = value == ON,
            "drawing" => self.drawing = value.parse().unwrap_or_default(),
            "keys" => self.keys = value == ON,
            "volume" => self.volume = value.parse().unwrap_or_default(),
            "vibration" => self.vibration = value == ON,
            "language" => self.language = value.parse().unwrap_or_default(),
            "opponent" => self.opponent = value.parse().unwrap_or_default(),
            "sits" => self.sits = value.parse().ok(),
            "guest" => self.is_guest = value == ON,
            _ => return false,
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_survive_being_written_and_read() {
        let settings = Settings {
            face: Face::German,
            speed: Speed::Wait,
            left_handed: true,
            confirms_claim: false,
            opponent: Opponent::Froehlich,
            sits: Some(Opponent::Johannes),
            is_guest: true,
            ..Settings::default()
        };
        assert_eq!(Settings::decode(&settings.encode()), settings);
        assert_eq!(
            Settings::decode(&Settings::default().encode()),
            Settings::default()
        );
    }

    #[test]
    fn who_sits_at_the_table_is_known_until_he_is_chosen_again() {
        let mut settings = Settings::default();
        let mut choose = |opponent| {
            settings.choose_opponent(opponent);
            (settings.opponent, settings.sits)
        };
        let kord = Some(Opponent::Kord);
        assert_eq!(choose(Opponent::Kord), (Opponent::Kord, None));
        assert_eq!(choose(Opponent::Johannes), (Opponent::Johannes, kord));
        assert_eq!(choose(Opponent::Schilder), (Opponent::Schilder, kord));
        assert_eq!(choose(Opponent::Kord), (Opponent::Kord, None));
    }

    #[test]
    fn a_guest_of_an_evening_leaves_the_choice_alone() {
        let mut settings = Settings::default();
        settings.choose_opponent(Opponent::Johannes);
        settings.seat_guest(Opponent::Schilder);
        let seated = (settings.opponent, settings.seated_opponent());
        assert_eq!(seated, (Opponent::Johannes, Opponent::Schilder));
        settings.seat_guest(Opponent::Johannes);
        assert_eq!((settings.sits, settings.is_guest), (None, false));
        settings.seat_guest(Opponent::Schilder);
        settings.dismiss_guest();
        assert_eq!(settings.seated_opponent(), Opponent::Johannes);
        settings.seat_guest(Opponent::Schilder);
        settings.choose_opponent(Opponent::Kord);
        settings.dismiss_guest();
        let saved = (settings.opponent, settings.sits);
        assert_eq!(saved, (Opponent::Kord, Some(Opponent::Schilder)));
    }

    #[test]
    fn settings_of_another_release_are_read_as_far_as_they_are_known() {
        let settings = Settings::decode("face=holographic speed=fast unheard=7 = nonsense");
        assert_eq!(settings.face, Face::Klar);
        assert_eq!(settings.speed, Speed::Fast);
    }
}
