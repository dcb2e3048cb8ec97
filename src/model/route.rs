//! What the part of the address after `#` means.

/// One of the pages: the table or one beside it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// The table.
    Table,
    /// A deal's link: everything after `#/`, not yet understood.
    Deal(String),
    /// The scoreboard.
    Scoreboard,
    /// The deal of the day.
    Daily,
    /// A new match by the same rules.
    NewMatch,
    /// A page beside the table without a table of its own.
    Plain(PlainPage),
    /// A page that plays on a table of its own.
    Study(StudyPage),
}

/// A page beside the table without a table of its own: the program `bin/lazy_pages.rs` has these.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlainPage {
    /// Choose a game.
    Choose,
    /// Settings.
    Settings,
    /// Choose an opponent.
    Opponents,
    /// How the game is operated: touch, mouse and keys.
    Controls,
    /// The rules in force, those of a preset, perhaps changed, or a clause of them.
    Rules(Option<String>),
    /// How to play: the game on the table, the article of this name, or the glossary from this term on.
    HowToPlay(Option<String>),
    /// An evening of matches against the four friends.
    Evening,
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
    /// All data: exported to a file, imported from one, deleted.
    Backup,
    /// What others wrote, and under which licences.
    Licences,
    /// The page about the page: version, what is new, who made it, privacy, contact.
    About,
    /// No page has this address.
    BadLink(String),
}

/// A page that plays on a table of its own: the program `bin/study.rs` has these.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StudyPage {
    /// The review of the archived deal of this number, or the one so many before the last one.
    Review(usize),
    /// A deal with all its moves, to be watched: by its link, or archived, as for [`StudyPage::Review`].
    Replay(String),
    /// The counting trainer.
    Counting,
    /// The lesson of the game on the table, or the one of this name.
    Lesson(Option<String>),
    /// All puzzles, the one of this number, or the one of the day.
    Puzzles(Option<String>),
}

impl PlainPage {
    /// The page of an address' first part and of what follows it.
    #[must_use]
    fn from_path(name: &str, rest: Option<&str>) -> Option<PlainPage> {
        Some(match (name, rest) {
            ("choose", None) => PlainPage::Choose,
            ("settings", None) => PlainPage::Settings,
            ("opponents", None) => PlainPage::Opponents,
            ("help", None) => PlainPage::Controls,
            ("rules", named) => PlainPage::Rules(named.map(str::to_owned)),
            ("how-to-play", named) => PlainPage::HowToPlay(named.map(str::to_owned)),
            ("evening", None) => PlainPage::Evening,
            ("history", None) => PlainPage::History,
            ("statistics", None) => PlainPage::Statistics,
            ("share", None) => PlainPage::Share,
            ("seal", None) => PlainPage::Seal,
            ("install", None) => PlainPage::Install,
            ("backup" | "keeping", None) => PlainPage::Backup,
            ("licences", None) => PlainPage::Licences,
            ("about" | "news", None) => PlainPage::About,
            _ => return None,
        })
    }

    /// The address' part that leads here.
    fn path(&self) -> String {
        match self {
            PlainPage::Choose => "choose".into(),
            PlainPage::Settings => "settings".into(),
            PlainPage::Opponents => "opponents".into(),
            PlainPage::Controls => "help".into(),
            PlainPage::Rules(None) => "rules".into(),
            PlainPage::Rules(Some(named)) => ["rules/", named].concat(),
            PlainPage::HowToPlay(None) => "how-to-play".into(),
            PlainPage::HowToPlay(Some(named)) => ["how-to-play/", named].concat(),
            PlainPage::Evening => "evening".into(),
            PlainPage::History => "history".into(),
            PlainPage::Statistics => "statistics".into(),
            PlainPage::Share => "share".into(),
            PlainPage::Seal => "seal".into(),
            PlainPage::Install => "install".into(),
            PlainPage::Backup => "backup".into(),
            PlainPage::Licences => "licences".into(),
            PlainPage::About => "about".into(),
            PlainPage::BadLink(path) => path.clone(),
        }
    }
}

impl StudyPage {
    /// The page of an address' first part and of what follows it.
    #[must_use]
    fn from_path(name: &str, rest: Option<&str>) -> Option<StudyPage> {
        Some(match (name, rest) {
            ("review", None) => StudyPage::Review(0),
            ("review", Some(back)) => StudyPage::Review(back.parse().ok()?),
            ("counting", None) => StudyPage::Counting,
            ("lesson", named) => StudyPage::Lesson(named.map(str::to_owned)),
            ("puzzles", which) => StudyPage::Puzzles(which.map(str::to_owned)),
            ("replay", Some(which)) => StudyPage::Replay(which.to_owned()),
            _ => return None,
        })
    }

    /// The address' part that leads here.
    fn path(&self) -> String {
        match self {
            StudyPage::Review(0) => "review".into(),
            StudyPage::Review(back) => ["review/", &back.to_string()].concat(),
            StudyPage::Counting => "counting".into(),
            StudyPage::Lesson(None) => "lesson".into(),
            StudyPage::Lesson(Some(named)) => ["lesson/", named].concat(),
            StudyPage::Puzzles(None) => "puzzles".into(),
            StudyPage::Puzzles(Some(which)) => ["puzzles/", which].concat(),
            StudyPage::Replay(which) => ["replay/", which].concat(),
        }
    }
}

/// What the page was started anew for, which its address says before `#`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StartRequest {
    /// To go on after a failure.
    Resume,
    /// To go on after a failure, with this deal from its beginning.
    DealAgain,
    /// A file was brought back.
    Restored,
    /// A file was brought back, for which what a newer release wrote was set aside.
    RestoredOverNewer,
}

impl StartRequest {
    const ALL: [Self; 4] = [
        Self::Resume,
        Self::DealAgain,
        Self::Restored,
        Self::RestoredOverNewer,
    ];

    /// The address that leads to the table with this request.
    #[must_use]
    pub const fn address(self) -> &'static str {
        match self {
            Self::Resume => "?resume#/",
            Self::DealAgain => "?redeal#/",
            Self::Restored => "?restored#/",
            Self::RestoredOverNewer => "?restored-over-newer#/",
        }
    }

    /// The request of an address, by its part from `?` to `#`. Others that link to the page may add queries of their own.
    #[must_use]
    pub fn from_query(query: &str) -> Option<Self> {
        let mut requests = Self::ALL.into_iter();
        requests.find(|request| request.address().strip_suffix("#/") == Some(query))
    }
}

/// Longer addresses are not looked at.
const LONGEST: usize = 4000;

impl Route {
    /// The page that an address' part from `#` on asks for.
    #[must_use]
    pub fn from_hash(hash: &str) -> Route {
        let path = hash.trim_start_matches('#').trim_start_matches('/');
        if path.len() > LONGEST {
            return Route::Plain(PlainPage::BadLink(String::new()));
        }
        let (head, rest) = path
            .split_once('/')
            .map_or((path, None), |(head, rest)| (head, Some(rest)));
        let name = head.split('?').next().unwrap_or_default();
        match (name, rest) {
            ("" | "table", None) => Route::Table,
            ("deal", _) => Route::Deal(path.to_owned()),
            ("scoreboard" | "tally", None) => Route::Scoreboard,
            ("daily", None) => Route::Daily,
            ("new", None) => Route::NewMatch,
            _ => {
                let plain = || PlainPage::from_path(name, rest).map(Route::Plain);
                let study = || StudyPage::from_path(name, rest).map(Route::Study);
                let bad_link = || Route::Plain(PlainPage::BadLink(path.to_owned()));
                plain().or_else(study).unwrap_or_else(bad_link)
            }
        }
    }

    /// Whether the page is one beside the table, whose program is fetched when it is opened.
    #[must_use]
    pub const fn is_lazy(&self) -> bool {
        matches!(self, Route::Plain(_) | Route::Study(_))
    }

    /// The address' part that leads here.
    #[must_use]
    pub fn hash(&self) -> String {
        let path = match self {
            Route::Table => "",
            Route::Scoreboard => "scoreboard",
            Route::Daily => "daily",
            Route::NewMatch => "new",
            Route::Plain(page) => return ["#/", &page.path()].concat(),
            Route::Study(page) => return ["#/", &page.path()].concat(),
            Route::Deal(path) => path,
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
            assert_eq!(Route::from_hash(hash), Route::Table, "{hash}");
        }
    }

    #[test]
    fn only_a_query_of_our_own_is_a_request() {
        for request in StartRequest::ALL {
            let (query, hash) = request.address().split_at(request.address().len() - 2);
            assert_eq!(StartRequest::from_query(query), Some(request));
            assert_eq!(Route::from_hash(hash), Route::Table);
        }
        for query in ["", "?", "?ref=friend", "?re", "?restored=1", "?redealt"] {
            assert_eq!(StartRequest::from_query(query), None, "{query}");
        }
    }

    #[test]
    fn every_page_has_an_address_that_leads_back_to_it() {
        let routes = [
            Route::Table,
            Route::Plain(PlainPage::Choose),
            Route::Plain(PlainPage::Opponents),
            Route::Plain(PlainPage::HowToPlay(None)),
            Route::Plain(PlainPage::HowToPlay(Some("schnapsen".into()))),
            Route::Plain(PlainPage::About),
            Route::Plain(PlainPage::Evening),
            Route::Plain(PlainPage::History),
            Route::Plain(PlainPage::Statistics),
            Route::Plain(PlainPage::Backup),
            Route::Plain(PlainPage::Licences),
            Route::Study(StudyPage::Review(0)),
            Route::Study(StudyPage::Review(17)),
            Route::Study(StudyPage::Review(u32::MAX as usize)),
            Route::Study(StudyPage::Counting),
            Route::Study(StudyPage::Replay("17".into())),
            Route::Study(StudyPage::Replay("1/paderborn/x?dealer=1&moves=SK".into())),
            Route::Study(StudyPage::Puzzles(None)),
            Route::Study(StudyPage::Puzzles(Some("17".into()))),
            Route::Study(StudyPage::Puzzles(Some("daily".into()))),
            Route::Plain(PlainPage::Rules(None)),
            Route::Plain(PlainPage::Rules(Some("scharf".into()))),
            Route::Plain(PlainPage::Rules(Some("scharf?target=9".into()))),
            Route::Plain(PlainPage::Rules(Some("2.24".into()))),
            Route::Plain(PlainPage::Settings),
            Route::Scoreboard,
            Route::Plain(PlainPage::Controls),
            Route::Plain(PlainPage::Share),
            Route::Plain(PlainPage::Seal),
            Route::Plain(PlainPage::Install),
            Route::Daily,
            Route::Study(StudyPage::Lesson(None)),
            Route::Study(StudyPage::Lesson(Some("schnapsen".into()))),
            Route::NewMatch,
            Route::Deal("deal/1/paderborn/oma-1955?dealer=1".into()),
        ];
        for route in routes {
            assert_eq!(Route::from_hash(&route.hash()), route);
        }
    }

    #[test]
    fn an_address_nobody_knows_is_a_bad_link() {
        assert_eq!(
            Route::from_hash("#/cheat"),
            Route::Plain(PlainPage::BadLink("cheat".into()))
        );
        assert!(matches!(
            Route::from_hash(&"x".repeat(100_000)),
            Route::Plain(PlainPage::BadLink(_))
        ));
    }
}
