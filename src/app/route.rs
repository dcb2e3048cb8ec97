//! What the part of the address after `#` means.

use super::room::Room;

/// A screen of the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// The table.
    Table,
    /// A deal's link: everything after `#/`, not yet understood.
    Deal(String),
    /// Choose a game.
    Choose,
    /// Choose an opponent.
    Opponents,
    /// Settings.
    Settings,
    /// The slate.
    Tally,
    /// Keys and help.
    Help,
    /// The deal of the day.
    Daily,
    /// The teaching hand.
    Lesson,
    /// A new match by the same rules.
    NewMatch,
    /// A room beside the table.
    Room(Room),
    /// No such screen.
    Unknown(String),
}

/// Longer addresses are not looked at.
const LONGEST: usize = 4000;

impl Route {
    /// The screen that an address' part from `#` on asks for.
    #[must_use]
    pub fn parse(hash: &str) -> Route {
        let path = hash.trim_start_matches('#').trim_start_matches('/');
        if path.len() > LONGEST {
            return Route::Unknown(String::new());
        }
        let (head, rest) = path
            .split_once('/')
            .map_or((path, None), |(head, rest)| (head, Some(rest)));
        let screen = head.split('?').next().unwrap_or_default();
        match (screen, rest) {
            ("" | "table", None) => Route::Table,
            ("deal", _) => Route::Deal(path.to_owned()),
            ("choose", None) => Route::Choose,
            ("opponents", None) => Route::Opponents,
            ("settings", None) => Route::Settings,
            ("tally", None) => Route::Tally,
            ("help", None) => Route::Help,
            ("daily", None) => Route::Daily,
            ("lesson", None) => Route::Lesson,
            ("new", None) => Route::NewMatch,
            _ => Room::parse(screen, rest)
                .map_or_else(|| Route::Unknown(path.to_owned()), Route::Room),
        }
    }

    /// The address' part that leads here.
    #[must_use]
    pub fn hash(&self) -> String {
        let path = match self {
            Route::Table => "",
            Route::Choose => "choose",
            Route::Opponents => "opponents",
            Route::Settings => "settings",
            Route::Tally => "tally",
            Route::Help => "help",
            Route::Daily => "daily",
            Route::Lesson => "lesson",
            Route::NewMatch => "new",
            Route::Room(room) => return ["#/", &room.path()].concat(),
            Route::Deal(path) | Route::Unknown(path) => path,
        };
        ["#/", path].concat()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_hash_at_all_is_the_table() {
        for hash in ["", "#", "#/", "#/table"] {
            assert_eq!(Route::parse(hash), Route::Table, "{hash}");
        }
    }

    #[test]
    fn every_screen_has_an_address_that_leads_back_to_it() {
        let screens = [
            Route::Table,
            Route::Choose,
            Route::Opponents,
            Route::Room(Room::History),
            Route::Room(Room::Statistics),
            Route::Room(Room::Keeping),
            Route::Room(Room::Licences),
            Route::Room(Room::Review(0)),
            Route::Room(Room::Review(17)),
            Route::Room(Room::Counting),
            Route::Room(Room::Replay("17".into())),
            Route::Room(Room::Replay("1/paderborn/x?dealer=1&moves=SK".into())),
            Route::Room(Room::Puzzles(None)),
            Route::Room(Room::Puzzles(Some("17".into()))),
            Route::Room(Room::Puzzles(Some("daily".into()))),
            Route::Room(Room::Rules(None)),
            Route::Room(Room::Rules(Some("scharf".into()))),
            Route::Room(Room::Rules(Some("scharf?target=9".into()))),
            Route::Room(Room::Rules(Some("2.24".into()))),
            Route::Settings,
            Route::Tally,
            Route::Help,
            Route::Room(Room::Share),
            Route::Room(Room::Seal),
            Route::Room(Room::Install),
            Route::Daily,
            Route::Lesson,
            Route::NewMatch,
            Route::Deal("deal/1/paderborn/oma-1955?dealer=1".into()),
        ];
        for screen in screens {
            assert_eq!(Route::parse(&screen.hash()), screen);
        }
    }

    #[test]
    fn an_address_nobody_knows_is_no_screen() {
        assert_eq!(Route::parse("#/cheat"), Route::Unknown("cheat".into()));
        assert!(matches!(
            Route::parse(&"x".repeat(100_000)),
            Route::Unknown(_)
        ));
    }
}
