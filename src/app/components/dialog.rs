//! What lies over the table: a dialog with its own focus, closed by Escape or a tap beside it.

use super::card::lying;
use super::icon::{button, icon_button};
use super::menu::menu;
use crate::app::app_context::{AppContext, Look};
use crate::app::deal_flags::MOST_COUNTED;
use crate::app::dom::{El, dismiss, el, find, keep};
use crate::app::game::{Game, Sheet};
use crate::app::route::Route;
use crate::app::table::scene::Laid;
use crate::i18n::{Scene, Words};
use leptos::prelude::*;
use sechsundsechzig_engine::cards::Suit;
use sechsundsechzig_engine::deal::{Illegal, Seat};
use std::mem::discriminant;
use wasm_bindgen::JsCast;
use web_sys::{EventTarget, HtmlDialogElement, HtmlInputElement};

/// The field for the count.
const COUNT: &str = "own-count";

/// The dialog that is open, if any. It is made once for each opening and stays until it is closed,
/// whatever else changes: what follows from the table or the language changes in place.
#[must_use]
pub fn sheets() -> El {
    let game = Game::here();
    let kind = move || game.sheet.with(|sheet| sheet.as_ref().map(discriminant));
    el("div", "").slot_for(kind, move |_| {
        let sheet = game.sheet.get_untracked();
        sheet.map(dialog_for).into_iter().collect()
    })
}

fn dialog_for(sheet: Sheet) -> El {
    let (page, game) = (AppContext::here(), Game::here());
    match sheet {
        Sheet::Menu => menu(dialog("menu")),
        Sheet::LastTrick => last_trick(page, game, dialog("dialog")),
        Sheet::OlderTricks(tricks) => older_tricks(page, game, dialog("dialog"), tricks),
        Sheet::Out(_) => out(page, game, dialog("dialog")),
        Sheet::LeaveFor(_) => {
            let question = [Words::leave_match_title, Words::leave_match, Words::leave];
            ask(page, dialog("dialog"), question, move || {
                if let Some(Sheet::LeaveFor(link)) = game.sheet.get_untracked() {
                    game.open_link(*link);
                }
            })
        }
        Sheet::SetAside(apart) => {
            let question = match game.is_apart_under_way() {
                true => [Words::leave_deal_title, Words::leave_deal, Words::leave],
                false => [
                    Words::leave_match_title,
                    Words::match_waits,
                    Words::play_it_now,
                ],
            };
            ask(page, dialog("dialog"), question, move || {
                game.play_apart(apart);
            })
        }
        Sheet::NewMatch(..) => {
            let question = [
                Words::leave_match_title,
                Words::new_match_question,
                Words::start_anew,
            ];
            ask(page, dialog("dialog"), question, move || {
                if let Some(Sheet::NewMatch(preset, rules)) = game.sheet.get_untracked() {
                    game.start_match(preset, *rules);
                    page.go(&Route::Table);
                }
            })
        }
    }
}

fn dialog(class: &str) -> El {
    let game = Game::here();
    let dialog = el("dialog", class);
    let element: HtmlDialogElement = dialog.element().clone().unchecked_into();
    let itself: EventTarget = element.clone().into();
    keep(Box::new(Open(element.clone())));
    queue_microtask(move || {
        // One that has been given up by now is not in the page any more.
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

/// An open dialog. Closed before it is taken out of the page, it gives the focus back to what had it
/// before; if that has gone, the table finds a place for it.
struct Open(HtmlDialogElement);

impl Drop for Open {
    fn drop(&mut self) {
        self.0.close();
        Game::here().find_focus(0);
    }
}

fn close(page: AppContext) -> El {
    icon_button("close", "", dismiss)
        .attr("class", "icon-btn dialog__close")
        .live("aria-label", move || Some(page.look().words.close()))
}

fn last_trick(page: AppContext, game: Game, dialog: El) -> El {
    let trick = move || {
        let trick = game.scene.with(|scene| scene.last_trick.clone());
        (page.look(), trick, game.told())
    };
    let shown = move |(look, trick, told): (Look, Option<(Vec<Laid>, Seat)>, Scene)| {
        let words = look.words;
        vec![match trick {
            None => el("p", "").text(&words.tricks_count(0)),
            Some((laid, taker)) => {
                let figures = laid.into_iter().map(|one| figure(words, &told, one, taker));
                el("div", "dialog__cards").all(figures)
            }
        }]
    };
    let back = move |may| {
        let back = || {
            button("btn btn--wide", "", move || game.look_back())
                .says(move || page.look().words.look_back())
                .attr("data-call", "look-back")
        };
        let row = || el("div", "btn-stack").put(back());
        Vec::from_iter(bool::then(may, row))
    };
    dialog
        .put(close(page))
        .put(el("h2", "").says(move || page.look().words.last_trick()))
        .slot_for(trick, shown)
        .slot_for(move || game.may_look_back(), back)
}

/// The player's older tricks. Only who may not see them any more looks at them, so that what it
/// costs is told with them.
fn older_tricks(page: AppContext, game: Game, dialog: El, tricks: Vec<(u8, Vec<Laid>)>) -> El {
    let costs = move || {
        let words = page.look().words;
        let reason = words.refusal_with_clause(Illegal::OlderTricks, &game.told().rules);
        [&*reason, " ", words.offence_costs()].concat()
    };
    let trick = |(number, laid): &(u8, Vec<Laid>)| {
        let cards = laid.iter().map(|one| lying(one.card, ""));
        let number = [&*number.to_string(), "."].concat();
        el("figure", "")
            .put(el("span", "old-trick").all(cards))
            .put(el("figcaption", "num").text(&number))
    };
    dialog
        .put(close(page))
        .put(el("h2", "").says(move || page.look().words.your_old_tricks()))
        .put(el("p", "").attr("role", "alert").says(costs))
        .put(el("div", "old-tricks").slot_for(
            move || page.look(),
            move |_| tricks.iter().map(trick).collect(),
        ))
}

fn figure(words: Words, told: &Scene, laid: Laid, taker: Seat) -> El {
    let who = words.person(told.person(laid.seat));
    let (class, mark) = if laid.seat == taker {
        ("is-taker", [" · ", words.trick()].concat())
    } else {
        ("", String::new())
    };
    let caption = el("figcaption", class).text(&who).text(&mark);
    el("figure", "").put(lying(laid.card, "")).put(caption)
}

fn out(page: AppContext, game: Game, dialog: El) -> El {
    let with = move || {
        game.sheet.with(|sheet| match sheet {
            Some(Sheet::Out(with)) => with.clone(),
            _ => Vec::new(),
        })
    };
    let thousand = move || game.told().thousand();
    let title = move || match thousand() {
        true => page.look().words.claim_thousand(),
        false => page.look().words.out(),
    };
    let alone = move || {
        let words = page.look().words;
        match thousand() {
            true => words.claim_thousand(),
            false if with().is_empty() => words.out(),
            false => words.without_announcing(),
        }
    };
    let suits = move || with().iter().map(|(suit, _)| *suit as u32).collect();
    let choice = move |number: u32| {
        let suit = Suit::from_index(number as u8);
        let text = move || {
            let with = with();
            let value = with.iter().find(|(other, _)| *other == suit);
            let value = value.map_or(0, |(_, value)| *value).to_string();
            [&*value, ": ", &page.look().words.marriage(suit)].concat()
        };
        button("btn btn--wide", "", move || {
            game.go_out(Some(suit), counted());
        })
        .says(text)
        .attr("data-call", "out-with")
    };
    let without = button("btn btn--wide", "", move || game.go_out(None, counted()))
        .says(alone)
        .attr("data-call", "out-without");
    let risk =
        untrack(thousand).then(|| el("p", "").says(move || page.look().words.thousand_risk()));
    dialog
        .put(close(page))
        .put(el("h2", "").says(title))
        .all(risk)
        .all(game.asks_count().then(|| count(page)))
        .put(el("div", "btn-stack").each(suits, choice).put(without))
}

/// Where the player may say what he has counted.
fn count(page: AppContext) -> El {
    let field = el("input", "stepper__field num")
        .attr("id", COUNT)
        .attr("type", "number")
        .attr("inputmode", "numeric")
        .attr("min", "0")
        .attr("max", &MOST_COUNTED.to_string())
        .attr("autocomplete", "off");
    let label = el("label", "")
        .attr("for", COUNT)
        .says(move || page.look().words.your_count());
    el("div", "count-field").put(label).put(field)
}

/// What he has said there.
fn counted() -> Option<u16> {
    let field: HtmlInputElement = find(&["#", COUNT].concat())?.dyn_into().ok()?;
    let counted = field.value().trim().parse().ok()?;
    (counted <= MOST_COUNTED).then_some(counted)
}

/// A question in mid-match, with staying as the first answer.
fn ask(
    page: AppContext,
    dialog: El,
    [title, question, agree]: [fn(Words) -> &'static str; 3],
    then: impl Fn() + 'static,
) -> El {
    let stay = button("btn btn--primary", "", dismiss)
        .says(move || page.look().words.stay())
        .attr("autofocus", "");
    let agree = button("btn", "", then)
        .says(move || agree(page.look().words))
        .attr("data-call", "leave");
    dialog
        .put(el("h2", "").says(move || title(page.look().words)))
        .put(el("p", "").says(move || question(page.look().words)))
        .put(el("div", "btn-row").put(agree).put(stay))
}
