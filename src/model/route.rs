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
    /// A page beside the table.
    LazyPage(LazyPage),
}

/// A page beside the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LazyPage {
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
    /// Everything kept: as a file, from a file, deleted.
    Backup,
    /// What others wrote, and under which licences.
    Licences,
    /// The page about the page: version, what is new, who made it, privacy, contact.
    About,
    /// The review of the deal kept so many before the last one.
    Review(usize),
    /// A deal with all its moves, to be watched: by its link, or kept so many before the last one.
    Replay(String),
    /// The counting trainer.
    Counting,
    /// The lesson of the game on the table, or the one of this name.
    Lesson(Option<String>),
    /// All puzzles, the one of this number, or the one of the day.
    Puzzles(Option<String>),
    /// No page has this address.
    BadLink(String),
}

impl LazyPage {
    /// The page of an address' first part and of what follows it.
    #[must_use]
    pub fn from_path(name: &str, rest: Option<&str>) -> Option<LazyPage> {
        Some(match (name, rest) {
            ("choose", None) => LazyPage::Choose,
            ("settings", None) => LazyPage::Settings,
            ("opponents", None) => LazyPage::Opponents,
            ("help", None) => LazyPage::Controls,
            ("rules", named) => LazyPage::Rules(named.map(str::to_owned)),
            ("how-to-play", named) => LazyPage::HowToPlay(named.map(str::to_owned)),
            ("evening", None) => LazyPage::Evening,
            ("history", None) => LazyPage::History,
            ("statistics", None) => LazyPage::Statistics,
            ("share", None) => LazyPage::Share,
            ("seal", None) => LazyPage::Seal,
            ("install", None) => LazyPage::Install,
            ("backup" | "keeping", None) => LazyPage::Backup,
            ("licences", None) => LazyPage::Licences,
            ("about" | "news", None) => LazyPage::About,
            ("review", None) => LazyPage::Review(0),
            ("review", Some(back)) => LazyPage::Review(back.parse().ok()?),
            ("counting", None) => LazyPage::Counting,
            ("lesson", named) => LazyPage::Lesson(named.map(str::to_owned)),
            ("puzzles", which) => LazyPage::Puzzles(which.map(str::to_owned)),
            ("replay", Some(which)) => LazyPage::Replay(which.to_owned()),
            _ => return None,
        })
    }

    /// Whether the page plays on a table of its own: those are a program by themselves.
    #[must_use]
    pub const fn is_study(&self) -> bool {
        matches!(
            self,
            LazyPage::Review(_)
                | LazyPage::Replay(_)
                | LazyPage::Counting
                | LazyPage::Lesson(_)
                | LazyPage::Puzzles(_)
        )
    }

    /// The address' part that leads here.
    #[must_use]
    pub fn path(&self) -> String {
        match self {
            LazyPage::Choose => "choose".into(),
            LazyPage::Settings => "settings".into(),
            LazyPage::Opponents => "opponents".into(),
            LazyPage::Controls => "help".into(),
            LazyPage::Rules(None) => "rules".into(),
            LazyPage::Rules(Some(named)) => ["rules/", named].concat(),
            LazyPage::HowToPlay(None) => "how-to-play".into(),
            LazyPage::HowToPlay(Some(named)) => ["how-to-play/", named].concat(),
            LazyPage::Evening => "evening".into(),
            LazyPage::History => "history".into(),
            LazyPage::Statistics => "statistics".into(),
            LazyPage::Share => "share".into(),
            LazyPage::Seal => "seal".into(),
            LazyPage::Install => "install".into(),
            LazyPage::Backup => "backup".into(),
            LazyPage::Licences => "licences".into(),
            LazyPage::About => "about".into(),
            LazyPage::Review(0) => "review".into(),
            LazyPage::Review(back) => ["review/", &back.to_string()].concat(),
            LazyPage::Counting => "counting".into(),
            LazyPage::Lesson(None) => "lesson".into(),
            LazyPage::Lesson(Some(named)) => ["lesson/", named].concat(),
            LazyPage::Puzzles(None) => "puzzles".into(),
            LazyPage::Puzzles(Some(which)) => ["puzzles/", which].concat(),
            LazyPage::Replay(which) => ["replay/", which].concat(),
            LazyPage::BadLink(path) => path.clone(),
        }
    }
}

/// What the page was started anew for, which its address says before `#`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StartRequest {
    /// To go on after a failure.
    Resume,
    /// The same, with this deal from its beginning.
    DealAgain,
    /// A file was brought back.
    Restored,
    /// The same; what a newer release wrote was set aside for it.
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
            return Route::LazyPage(LazyPage::BadLink(String::new()));
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
                let page = LazyPage::from_path(name, rest);
                Route::LazyPage(page.unwrap_or_else(|| LazyPage::BadLink(path.to_owned())))
            }
        }
    }

    /// The address' part that leads here.
    #[must_use]
    pub fn hash(&self) -> String {
        let path = match self {
            Route::Table => "",
            Route::Scoreboard => "scoreboard",
            Route::Daily => "daily",
            Route::NewMatch => "new",
            Route::LazyPage(page) => return ["#/", &page.path()].concat(),
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
            Route::LazyPage(LazyPage::Choose),
            Route::LazyPage(LazyPage::Opponents),
            Route::LazyPage(LazyPage::HowToPlay(None)),
            Route::LazyPage(LazyPage::HowToPlay(Some("schnapsen".into()))),
            Route::LazyPage(LazyPage::About),
            Route::LazyPage(LazyPage::Evening),
            Route::LazyPage(LazyPage::History),
            Route::LazyPage(LazyPage::Statistics),
            Route::LazyPage(LazyPage::Backup),
            Route::LazyPage(LazyPage::Licences),
            Route::LazyPage(LazyPage::Review(0)),
            Route::LazyPage(LazyPage::Review(17)),
            Route::LazyPage(LazyPage::Counting),
            Route::LazyPage(LazyPage::Replay("17".into())),
            Route::LazyPage(LazyPage::Replay("1/paderborn/x?dealer=1&moves=SK".into())),
            Route::LazyPage(LazyPage::Puzzles(None)),
            Route::LazyPage(LazyPage::Puzzles(Some("17".into()))),
            Route::LazyPage(LazyPage::Puzzles(Some("daily".into()))),
            Route::LazyPage(LazyPage::Rules(None)),
            Route::LazyPage(LazyPage::Rules(Some("scharf".into()))),
            Route::LazyPage(LazyPage::Rules(Some("scharf?target=9".into()))),
            Route::LazyPage(LazyPage::Rules(Some("2.24".into()))),
            Route::LazyPage(LazyPage::Settings),
            Route::Scoreboard,
            Route::LazyPage(LazyPage::Controls),
            Route::LazyPage(LazyPage::Share),
            Route::LazyPage(LazyPage::Seal),
            Route::LazyPage(LazyPage::Install),
            Route::Daily,
            Route::LazyPage(LazyPage::Lesson(None)),
            Route::LazyPage(LazyPage::Lesson(Some("schnapsen".into()))),
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
            Route::LazyPage(LazyPage::BadLink("cheat".into()))
        );
        assert!(matches!(
            Route::from_hash(&"x".repeat(100_000)),
            Route::LazyPage(LazyPage::BadLink(_))
        ));
    }
}
