//! What was right, where a count drifted, and how everything added up.

use super::{Trainer, choices, so_far};
use crate::app::app_context::AppContext;
use crate::app::components::card::{class, lying};
use crate::app::components::icon::button;
use crate::app::counting::{Drift, Gain, Run};
use crate::app::dom::{El, el};
use crate::app::match_session::PLAYER;
use crate::app::pages::page_layout::sheet;
use crate::i18n::Words;
use sechsundsechzig_engine::cards::CardSet;
use sechsundsechzig_engine::deal::Seat;

/// The other seat.
const OTHER: Seat = Seat(1);

/// What was told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answers {
    /// The player's count of his own points.
    pub own: u16,
    /// Of the other's, where that was asked.
    pub other: Option<u16>,
    /// The trumps he says have gone, where that was asked.
    pub trumps: Option<CardSet>,
}

impl Answers {
    /// Each seat asked for with its count.
    fn counts(self) -> impl Iterator<Item = (Seat, u16)> {
        let other = self.other.map(|other| (OTHER, other));
        [(PLAYER, self.own)].into_iter().chain(other)
    }

    /// By how many points the counts are off together.
    #[must_use]
    pub fn off(self, run: &Run) -> u32 {
        let off = |(seat, told): (Seat, u16)| u32::from(run.count(seat).abs_diff(told));
        self.counts().map(off).sum()
    }

    /// Whether all that was asked is right.
    #[must_use]
    pub fn all_right(self, run: &Run) -> bool {
        let trumps = self.trumps.is_none_or(|trumps| trumps == run.trumps_gone);
        self.off(run) == 0 && trumps
    }
}

/// The screen.
#[must_use]
pub fn answers(trainer: Trainer, run: &Run, told: Answers) -> El {
    let words = AppContext::here().words();
    let sentences = told.counts().map(|(seat, counted)| {
        let who = trainer.told.person(seat);
        let mut text = words.count_told(who, run.count(seat), counted);
        if counted != run.count(seat) {
            text.push(' ');
            text.push_str(&drifted(words, run.drift(seat, counted)));
        }
        el("p", "").text(text.trim_end())
    });
    let title = match told.all_right(run) {
        true => words.counted_all_right(),
        false => words.run_told(),
    };
    let again = button(
        "btn btn--primary btn--wide",
        words.count_again(),
        move || {
            trainer.begin();
        },
    );
    let content = el("main", "sheet")
        .put(
            el("h2", "sheet__title")
                .attr("tabindex", "-1")
                .text(title)
                .focused(),
        )
        .put(
            el("section", "train__told")
                .attr("role", "status")
                .all(sentences)
                .all(
                    told.trumps
                        .into_iter()
                        .flat_map(|said| trumps(words, run, said)),
                ),
        )
        .put(table(words, trainer, run))
        .put(el("div", "btn-stack").put(again))
        .all(choices(words, trainer))
        .all(so_far(words));
    sheet(words.counting(), content)
}

/// Where a count drifted, in a sentence; nothing if that cannot be told.
#[must_use]
pub fn drifted(words: Words, drift: Drift) -> String {
    match drift {
        Drift::Missed(trick, points) => words.trick_missed(trick, points),
        Drift::Twice(trick, points) => words.trick_twice(trick, points),
        Drift::Marriage(trick, points) => words.marriage_missed(trick, points),
        Drift::RightUpTo(trick) => words.right_up_to(trick),
        Drift::Unknown => String::new(),
    }
}

/// Whether the trumps were right; all of them, those that have gone marked.
fn trumps(words: Words, run: &Run, said: CardSet) -> [El; 2] {
    let right = said == run.trumps_gone;
    let text = match right {
        true => words.trumps_right(),
        false if run.trumps_gone.is_empty() => words.no_trump_gone(),
        false => words.trumps_wrong(),
    };
    let card = |card| match run.trumps_gone.has(card) {
        true => lying(card, "train__trump"),
        false => lying(card, "train__trump").attr("class", &class(card, "train__trump card--dim")),
    };
    [
        el("p", "").text(text),
        el("div", "train__row").all(run.trumps().map(card)),
    ]
}

/// Trick by trick what counted, and both counts after it.
fn table(words: Words, trainer: Trainer, run: &Run) -> El {
    let people = [PLAYER, OTHER].map(|seat| words.person(trainer.told.person(seat)));
    let heads = [words.trick().to_owned(), words.cards_word().to_owned()];
    let heads = heads.into_iter().chain(people);
    let head = |text: String| el("th", "").attr("scope", "col").text(&text);
    let mut sums = [0; 2];
    let row = |gain: &Gain| {
        sums[gain.seat.index() & 1] += gain.points;
        let cell = |seat: Seat| {
            let plus = (gain.seat == seat).then(|| {
                let plus = ["+", &gain.points.to_string()].concat();
                el("ins", "num").text(&plus)
            });
            let sum = sums[seat.index() & 1].to_string();
            el("td", "num").all(plus).put(el("b", "").text(&sum))
        };
        let what = match gain.cards.is_empty() {
            true => el("span", "").text(words.marriage_word()),
            false => {
                let cards = gain.cards.iter().map(|card| lying(*card, ""));
                el("span", "old-trick").all(cards)
            }
        };
        let number = el("th", "num")
            .attr("scope", "row")
            .text(&gain.trick.to_string());
        el("tr", "")
            .put(number)
            .put(el("td", "").put(what))
            .all([PLAYER, OTHER].map(cell))
    };
    el("table", "plain train__table")
        .put(el("caption", "sr").text(words.run_told()))
        .put(el("thead", "").put(el("tr", "").all(heads.map(head))))
        .put(el("tbody", "").all(run.gains.iter().map(row)))
}
