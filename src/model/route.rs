//! What the part of the address after `#` means.

use crate::model::page_bridge::LazyPage;

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
