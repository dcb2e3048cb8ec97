//! The house at Eckkamp 66, and how the game came to its name.

use crate::app::app_context::AppContext;
use crate::app::components::icon::drawing;
use crate::app::dom::{El, el};
use crate::app::pages::page_layout::sheet;

/// The screen.
#[must_use]
pub fn history() -> El {
    let words = AppContext::here().words();
    let faces = ["johannes", "hermen", "franz", "ernestus"];
    let face = |who: &str| drawing("0 0 120 120", "face story__face", &["#f-", who].concat());
    let paragraph = |text: &'static str| el("p", "").text(text);
    let first = [words.history_friends(), words.history_plot()];
    let then = [
        words.history_johann(),
        words.history_ban(),
        words.history_beer(),
    ];
    let story = el("article", "prose prose--story")
        .put(el("p", "kicker").text(words.history_place()))
        .put(el("h2", "story__title").text(words.history_title()))
        .put(el("div", "story__four").all(faces.iter().map(|who| face(who))))
        .all(first.map(paragraph))
        .put(drawing("0 0 340 170", "face story__house", "#art-house"))
        .all(then.map(paragraph))
        .put(el("p", "kicker").text(words.history_source()));
    sheet(words.history(), el("main", "sheet").put(story))
}
