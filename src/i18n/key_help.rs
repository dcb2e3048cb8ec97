//! The table of keys.

use super::Words;

impl Words {
    /// Every key and what it does.
    #[must_use]
    pub const fn key_help(self) -> [(&'static str, &'static str); 19] {
        [
            ("← →", self.keys_cards()),
            (self.key_home(), self.keys_first()),
            (self.key_end(), self.keys_last()),
            ("1–9", self.keys_number()),
            (self.key_enter(), self.keys_play()),
            ("D", self.draw()),
            ("A", self.out()),
            ("C", self.keys_cover()),
            ("X", self.rob()),
            ("M", self.keys_announce()),
            ("L", self.last_trick()),
            ("V", self.card_values()),
            ("T", self.keys_trump()),
            ("P", self.keys_points()),
            ("S", self.keys_state()),
            ("H", self.hint()),
            ("U", self.undo()),
            ("Esc", self.keys_escape()),
            ("?", self.keys_help()),
        ]
    }
}
