//! The rooms beside the table, by their addresses.
//!
//! They are a program of their own (`bin/rooms.rs`), which is fetched when the first of them is
//! entered, so that who only wants to play need not wait for it.

/// A room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Room {
    /// The rules in force, those of a preset, perhaps changed, or a clause of them.
    Rules(Option<String>),
    /// The house at Eckkamp 66.
    History,
    /// What all deals add up to.
    Statistics,
    /// The present deal as a link.
    Share,
    /// The fairness proof: the seal of the present deal and the word for the shuffle.
    Seal,
    /// How to install the page.
    Install,
    /// Everything kept: as a file, from a file, deleted.
    Keeping,
    /// What others wrote, and under which licences.
    Licences,
    /// What this release brought.
    News,
    /// The review of the deal kept so many before the last one.
    Review(usize),
    /// A deal with all its moves, to be watched: by its link, or kept so many before the last one.
    Replay(String),
    /// The counting trainer.
    Counting,
    /// All puzzles, the one of this number, or the one of the day.
    Puzzles(Option<String>),
}

impl Room {
    /// The room of an address' first part and of what follows it.
    #[must_use]
    pub fn parse(name: &str, rest: Option<&str>) -> Option<Room> {
        Some(match (name, rest) {
            ("rules", named) => Room::Rules(named.map(str::to_owned)),
            ("history", None) => Room::History,
            ("statistics", None) => Room::Statistics,
            ("share", None) => Room::Share,
            ("seal", None) => Room::Seal,
            ("install", None) => Room::Install,
            ("keeping", None) => Room::Keeping,
            ("licences", None) => Room::Licences,
            ("news", None) => Room::News,
            ("review", None) => Room::Review(0),
            ("review", Some(back)) => Room::Review(back.parse().ok()?),
            ("counting", None) => Room::Counting,
            ("puzzles", which) => Room::Puzzles(which.map(str::to_owned)),
            ("replay", Some(which)) => Room::Replay(which.to_owned()),
            _ => return None,
        })
    }

    /// The address' part that leads here.
    #[must_use]
    pub fn path(&self) -> String {
        match self {
            Room::Rules(None) => "rules".into(),
            Room::Rules(Some(named)) => ["rules/", named].concat(),
            Room::History => "history".into(),
            Room::Statistics => "statistics".into(),
            Room::Share => "share".into(),
            Room::Seal => "seal".into(),
            Room::Install => "install".into(),
            Room::Keeping => "keeping".into(),
            Room::Licences => "licences".into(),
            Room::News => "news".into(),
            Room::Review(0) => "review".into(),
            Room::Review(back) => ["review/", &back.to_string()].concat(),
            Room::Counting => "counting".into(),
            Room::Puzzles(None) => "puzzles".into(),
            Room::Puzzles(Some(which)) => ["puzzles/", which].concat(),
            Room::Replay(which) => ["replay/", which].concat(),
        }
    }
}

/// What table and rooms say to each other, at the element `#room`.
pub mod event {
    /// At the window: a room wants to be made.
    pub const ENTER: &str = "room";
    /// The rooms' program could not be had.
    pub const MISSING: &str = "missing";
    /// A sentence for the live region, in [`TOLD`].
    pub const SAY: &str = "say";
    /// A message to be shown, its key in [`TOLD`].
    pub const TELL: &str = "tell";
    /// A match by these rules is asked for, their address in [`TOLD`].
    pub const PLAY: &str = "play";
    /// The match is to be shuffled with the word in [`TOLD`].
    pub const WORD: &str = "word";
    /// A deal is to be played from where it stood, its replay in [`TOLD`].
    pub const AGAIN: &str = "again";
    /// A deal is to be played that somebody sent, its replay in [`TOLD`]: no practice, nobody knows
    /// its cards.
    pub const FIRST: &str = "first";

    /// Attribute: what the last event is about.
    pub const TOLD: &str = "data-told";
    /// Attribute: the room has been made.
    pub const MADE: &str = "data-made";
    /// Attribute: the rules of the match.
    pub const RULES: &str = "data-rules";
    /// Attribute: the link to the present deal.
    pub const LINK: &str = "data-link";
    /// Attribute: how it ended, once it has.
    pub const RESULT: &str = "data-result";
    /// Attribute: the match is not over.
    pub const RUNNING: &str = "data-running";
}
