//! What lies over the table: a dialog with its own focus, closed by Escape or a tap beside it.

use super::card::lying;
use super::icon::{button, icon_button};
use super::menu::menu;
use crate::app::dom::{El, dismiss, el, find};
use crate::app::game::{Game, Sheet};
use crate::app::notes::MOST_COUNTED;
use crate::app::page::Page;
use crate::app::route::Route;
use crate::app::table::scene::Laid;
use crate::cards::Suit;
use crate::deal::{Illegal, Seat};
use crate::words::Words;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{EventTarget, HtmlDialogElement, HtmlInputElement};

/// The field for the count.
const COUNT: &str = "own-count";

/// Where the sheet is that is open, if any.
#[must_use]
pub fn sheets() -> El {
    let (page, game) = (Page::here(), Game::here());
    el("div", "").slot(move || {
        let sheet = game.sheet.get();
        sheet
            .map(|sheet| sheet_for(page, game, sheet))
            .into_iter()
            .collect()
    })
}

fn sheet_for(page: Page, game: Game, sheet: Sheet) -> El {
    let words = page.words();
    match sheet {
        Sheet::Menu => dialog("menu", menu()),
        Sheet::LastTrick => dialog("dialog", last_trick(page, game)),
        Sheet::OlderTricks(tricks) => dialog("dialog", older_tricks(page, game, tricks)),
        Sheet::Out(with) => dialog("dialog", out(page, game, with)),
        Sheet::LeaveFor(link) => {
            let question = [
                words.leave_match_title(),
                words.leave_match(),
                words.leave(),
            ];
            let leave = move || game.open_link((*link).clone());
            dialog("dialog", ask(page, question, leave))
        }
        Sheet::NewMatch(preset, rules) => {
            let question = [
                words.leave_match_title(),
                words.new_match_question(),
                words.start_anew(),
            ];
            let start = move || {
                game.start_match(preset, *rules);
                page.go(&Route::Table);
            };
            dialog("dialog", ask(page, question, start))
        }
    }
}

fn dialog(class: &str, content: Vec<El>) -> El {
    let game = Game::here();
    let dialog = el("dialog", class).all(content);
    let element: HtmlDialogElement = dialog.element().clone().unchecked_into();
    let itself: EventTarget = element.clone().into();
    request_animation_frame(move || {
        let _ = element.show_modal();
    });
    dialog
        .on("close", move |_| game.sheet.set(None))
        .on("click", move |event| {
            if event.target().as_ref() == Some(&itself) {
                dismiss();
            }
        })
}

fn close(page: Page) -> El {
    icon_button("close", page.words().close(), dismiss).attr("class", "icon-btn dialog__close")
}

fn last_trick(page: Page, game: Game) -> Vec<El> {
    let words = page.words();
    let trick = game.scene.with_untracked(|scene| scene.last_trick.clone());
    let shown = match trick {
        None => el("p", "").text(&words.tricks_count(0)),
        Some((laid, taker)) => {
            let figures = laid.into_iter().map(|one| figure(page, game, one, taker));
            el("div", "dialog__cards").all(figures)
        }
    };
    let back = game.may_look_back().then(|| {
        let back = button("btn btn--wide", words.look_back(), move || game.look_back());
        el("div", "btn-stack").put(back.attr("data-call", "look-back"))
    });
    let content = [close(page), el("h2", "").text(words.last_trick()), shown];
    content.into_iter().chain(back).collect()
}

/// The player's older tricks. Only who may not see them any more looks at them, so that what it
/// costs is told with them.
fn older_tricks(page: Page, game: Game, tricks: Vec<(u8, Vec<Laid>)>) -> Vec<El> {
    let words = page.words();
    let rules = game.told().rules;
    let reason = words.refusal_with_clause(Illegal::OlderTricks, &rules);
    let costs = [&*reason, " ", words.offence_costs()].concat();
    let trick = |(number, laid): (u8, Vec<Laid>)| {
        let cards = laid.into_iter().map(|one| lying(one.card, ""));
        let number = [&*number.to_string(), "."].concat();
        el("figure", "")
            .put(el("span", "old-trick").all(cards))
            .put(el("figcaption", "num").text(&number))
    };
    vec![
        close(page),
        el("h2", "").text(words.your_old_tricks()),
        el("p", "").attr("role", "alert").text(&costs),
        el("div", "old-tricks").all(tricks.into_iter().map(trick)),
    ]
}

fn figure(page: Page, game: Game, laid: Laid, taker: Seat) -> El {
    let words = page.words();
    let who = words.person(game.told().person(laid.seat));
    let (class, mark) = if laid.seat == taker {
        ("is-taker", [" · ", words.trick()].concat())
    } else {
        ("", String::new())
    };
    let caption = el("figcaption", class).text(&who).text(&mark);
    el("figure", "").put(lying(laid.card, "")).put(caption)
}

fn out(page: Page, game: Game, with: Vec<(Suit, u16)>) -> Vec<El> {
    let words = page.words();
    let choice = |(suit, value): (Suit, u16)| {
        let text = [&*value.to_string(), ": ", &words.marriage(suit)].concat();
        button("btn btn--wide", &text, move || {
            game.go_out(Some(suit), counted())
        })
        .attr("data-call", "out-with")
    };
    let thousand = game.told().thousand();
    let (title, alone) = match thousand {
        true => (words.claim_thousand(), words.claim_thousand()),
        false if with.is_empty() => (words.out(), words.out()),
        false => (words.out(), words.without_announcing()),
    };
    let without = button("btn btn--wide", alone, move || game.go_out(None, counted()))
        .attr("data-call", "out-without");
    let risk = thousand.then(|| el("p", "").text(words.thousand_risk()));
    let choices = el("div", "btn-stack")
        .all(with.into_iter().map(choice))
        .put(without);
    let head = [close(page), el("h2", "").text(title)];
    let count = game.asks_count().then(|| count(words));
    let content = head.into_iter().chain(risk).chain(count);
    content.chain([choices]).collect()
}

/// Where the player may say what he has counted.
fn count(words: Words) -> El {
    let field = el("input", "stepper__field num")
        .attr("id", COUNT)
        .attr("type", "number")
        .attr("inputmode", "numeric")
        .attr("min", "0")
        .attr("max", &MOST_COUNTED.to_string())
        .attr("autocomplete", "off");
    let label = el("label", "").attr("for", COUNT).text(words.your_count());
    el("div", "count-field").put(label).put(field)
}

/// What he has said there.
fn counted() -> Option<u16> {
    let field: HtmlInputElement = find(&["#", COUNT].concat())?.dyn_into().ok()?;
    let counted = field.value().trim().parse().ok()?;
    (counted <= MOST_COUNTED).then_some(counted)
}

/// A question in mid-match, with staying as the first answer.
fn ask(page: Page, [title, question, agree]: [&str; 3], then: impl Fn() + 'static) -> Vec<El> {
    let stay = button("btn btn--primary", page.words().stay(), dismiss).attr("autofocus", "");
    let agree = button("btn", agree, then).attr("data-call", "leave");
    vec![
        el("h2", "").text(title),
        el("p", "").text(question),
        el("div", "btn-row").put(agree).put(stay),
    ]
}
