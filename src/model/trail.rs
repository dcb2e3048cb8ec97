//! Where a page's way back leads: to the page of ours it was opened from, else to the table.

use super::route::Route;

/// The pages opened one from another since the table was left, the present one last.
#[derive(Default)]
pub struct Trail {
    pages: Vec<String>,
    /// The address before the present one.
    before: Option<String>,
}

impl Trail {
    /// A page was opened: where its way back leads, and whether that is what was shown just before.
    ///
    /// A page that is on the trail already was gone back to. Pages of one kind (the articles of how to play, the puzzles)
    /// count as one.
    pub fn arrive(&mut self, route: &Route) -> (String, bool) {
        let table = Route::Table.hash();
        let now = match route {
            Route::Scoreboard | Route::Plain(_) | Route::Study(_) => route.hash(),
            Route::Table | Route::Deal(_) | Route::Daily | Route::NewMatch => table.clone(),
        };
        let same = |page: &String| kind(page) == kind(&now);
        if now == table {
            self.pages.clear();
        } else if let Some(place) = self.pages.iter().position(same) {
            self.pages.truncate(place);
        }
        let back = self.pages.last().unwrap_or(&table).clone();
        let is_step = self.before.replace(now.clone()).as_ref() == Some(&back);
        if now != table {
            self.pages.push(now);
        }
        (back, is_step)
    }
}

/// What pages of one kind have in common: the first part of their addresses.
fn kind(hash: &str) -> &str {
    let path = hash.strip_prefix("#/").unwrap_or(hash);
    path.split(['/', '?']).next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Where the way back leads after these pages, and whether it is a step of the browser's history.
    fn back(pages: &[&str]) -> (String, bool) {
        let mut trail = Trail::default();
        let mut back = (String::new(), false);
        for page in pages {
            back = trail.arrive(&Route::from_hash(page));
        }
        back
    }

    #[test]
    fn a_page_leads_back_to_the_page_it_was_opened_from() {
        let choose_then_rules = ["#/", "#/choose", "#/how-to-play/two"];
        assert_eq!(back(&choose_then_rules), ("#/choose".into(), true));
        assert_eq!(back(&["#/", "#/settings"]), ("#/".into(), true));
        assert_eq!(back(&["#/settings"]), ("#/".into(), false));
    }

    #[test]
    fn articles_of_one_page_are_no_way_back_from_it() {
        let articles = ["#/choose", "#/how-to-play/two", "#/how-to-play/four"];
        assert_eq!(back(&articles), ("#/choose".into(), false));
    }

    #[test]
    fn ways_back_never_lead_round_in_circles() {
        let there_and_back = ["#/", "#/choose", "#/how-to-play", "#/choose"];
        assert_eq!(back(&there_and_back), ("#/".into(), false));
        let over_the_table = ["#/choose", "#/how-to-play", "#/", "#/how-to-play"];
        assert_eq!(back(&over_the_table), ("#/".into(), true));
    }
}
