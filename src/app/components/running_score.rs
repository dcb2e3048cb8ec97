//! The written score of free choice of trumps (3.2): card points deal by deal.

use crate::app::app_context::AppContext;
use crate::app::dom::{El, el};
use crate::app::game::{Game, Standing};
use sechsundsechzig_engine::rules::MatchLength;

/// How many deals a match without a thousand has.
const FIVE_DEALS: u32 = 5;

/// What is written up, the other player first.
#[must_use]
pub fn written() -> El {
    let (page, game) = (AppContext::here(), Game::here());
    el("section", "written")
        .attr("aria-label", page.words().written_score())
        .slot(move || {
            let standing = game.standing.get();
            let mut rows = vec![row(page, game, &standing, 1), row(page, game, &standing, 0)];
            let words = page.words();
            let goal = match standing.rules.match_length {
                MatchLength::Thousand => words.up_to(1000),
                MatchLength::FiveDeals => {
                    let number = standing.deals.len() as u32 + 1;
                    words.deal_of(number.min(FIVE_DEALS.max(number)), FIVE_DEALS)
                }
            };
            rows.push(el("p", "written__goal").text(&goal));
            rows
        })
}

fn row(page: AppContext, game: Game, standing: &Standing, side: usize) -> El {
    let points = standing.points.get(side).copied().unwrap_or(0);
    let who = page.words().person(game.told().side(side));
    el("p", "written__row")
        .put(el("span", "").text(&who))
        .text(" ")
        .put(el("b", "num").text(&points.to_string()))
}
