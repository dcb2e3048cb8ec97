//! What is noted of a deal beside its moves: `!` for practice, `?68?` for what the player had
//! counted when he said Aus.

/// The most that is taken for a count; no deal has so many card points.
pub const MOST_COUNTED: u16 = 999;

const PRACTICE: char = '!';
const COUNTED: char = '?';

/// What is noted of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DealFlags {
    /// Whether it was played with help.
    pub practice: bool,
    /// What the player had counted when he said Aus, if he told.
    pub counted: Option<u16>,
}

impl DealFlags {
    /// The flags as they stand before a deal.
    #[must_use]
    pub fn encode(self) -> String {
        let mut text = String::new();
        if self.practice {
            text.push(PRACTICE);
        }
        if let Some(counted) = self.counted {
            text.push(COUNTED);
            text.push_str(&counted.to_string());
            text.push(COUNTED);
        }
        text
    }

    /// The flags before a deal, and the deal; `None` if what stands there is none.
    #[must_use]
    pub fn decode(text: &str) -> Option<(DealFlags, &str)> {
        let mut flags = DealFlags::default();
        let mut rest = text;
        if let Some(unmarked) = rest.strip_prefix(PRACTICE) {
            flags.practice = true;
            rest = unmarked;
        }
        if let Some(unmarked) = rest.strip_prefix(COUNTED) {
            let (counted, deal) = unmarked.split_once(COUNTED)?;
            let counted = counted.parse().ok()?;
            flags.counted = (counted <= MOST_COUNTED).then_some(counted);
            rest = deal;
        }
        Some((flags, rest))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_are_read_as_they_were_written_and_the_deal_stays_whole() {
        for practice in [false, true] {
            for counted in [None, Some(0), Some(68), Some(MOST_COUNTED)] {
                let flags = DealFlags { practice, counted };
                let text = [&*flags.encode(), "HX.S9.d"].concat();
                assert_eq!(DealFlags::decode(&text), Some((flags, "HX.S9.d")));
            }
        }
    }

    #[test]
    fn rubbish_is_no_flag() {
        for text in ["?", "?68", "?many?HX", "?-1?HX", "!?99999999?HX"] {
            assert_eq!(DealFlags::decode(text), None, "{text}");
        }
        let nothing = DealFlags::default();
        assert_eq!(DealFlags::decode("?1000?HX"), Some((nothing, "HX")));
    }
}
