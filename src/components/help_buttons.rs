//! A hint, taking back, and what the cards are worth. They have a row of their own where a game has no calls that stand all the time, stand
//! at the log in other games where there is room, and in the menu everywhere.

use super::icon::Icon;
use crate::app_context::AppContext;
use crate::game::{GameController, TableDialog};
use crate::i18n::Words;
use crate::model::keymap::Key;
use crate::signal_ext::UpdateIfChanged;
use leptos::prelude::*;

/// A button that helps.
#[derive(Clone, Copy)]
struct HelpButton {
    /// Its icon, and what it is called in the page.
    name: &'static str,
    label: fn(Words) -> &'static str,
    key: Key,
    run: fn(GameController),
    /// Whether it can do something now; where it cannot, it says why.
    is_ready: fn(GameController) -> bool,
    /// Whether it helps only as long as a deal is played.
    in_deal: bool,
}

const HELP_BUTTONS: [HelpButton; 3] = [
    HelpButton {
        name: "hint",
        label: Words::hint,
        key: Key::Hint,
        run: GameController::hint,
        is_ready: |_| true,
        in_deal: true,
    },
    HelpButton {
        name: "undo",
        label: Words::undo,
        key: Key::Undo,
        run: GameController::undo,
        is_ready: GameController::has_undo,
        in_deal: true,
    },
    HelpButton {
        name: "info",
        label: Words::card_values,
        key: Key::Values,
        run: show_card_values,
        is_ready: |_| true,
        in_deal: false,
    },
];

fn show_card_values(game: GameController) {
    game.dialog.set_if_changed(Some(TableDialog::CardValues));
}

/// The help at the table: icons, with their names where there is room.
#[component]
fn HelpButtons(class: &'static str) -> impl IntoView {
    let (words, game) = (
        AppContext::use_context().words_untracked(),
        GameController::use_context(),
    );
    let button = |help: HelpButton| {
        view! {
            <button
                type="button"
                class="log__help"
                aria-label=(help.label)(words)
                aria-disabled=move || (!(help.is_ready)(game)).then_some("true")
                data-help=help.name
                on:click=move |_| (help.run)(game)
            >
                <Icon name=help.name />
                <span data-key=help.key.sign()>{(help.label)(words)}</span>
            </button>
        }
        .into_any()
    };
    view! {
        <div class=class role="group" aria-label=words.help_row()>
            {HELP_BUTTONS.map(button).into_iter().collect_view()}
        </div>
    }
}

/// The help in the calls' row.
#[component]
pub fn RowHelp() -> impl IntoView {
    view! { <HelpButtons class="actions actions--help" /> }
}

/// The help beside the log.
#[component]
pub fn LogHelp() -> impl IntoView {
    view! { <HelpButtons class="log__help-row" /> }
}

/// The help in the menu, which is closed first: after a deal only what helps then, too.
#[component]
pub fn MenuHelp() -> impl IntoView {
    let (app, game) = (AppContext::use_context(), GameController::use_context());
    let button = |help: HelpButton| {
        let run = move |_| {
            game.dialog.set_if_changed(None);
            (help.run)(game);
        };
        view! {
            <button type="button" class="btn" data-help=help.name on:click=run>
                <span>{move || (help.label)(app.look().words)}</span>
            </button>
        }
        .into_any()
    };
    let is_over = game.is_end_shown.get_untracked();
    HELP_BUTTONS
        .into_iter()
        .filter(|help| !(help.in_deal && is_over))
        .map(button)
        .collect_view()
}
