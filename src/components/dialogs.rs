//! The dialogs over the table. What follows from the table, the settings or the language changes inside an open dialog;
//! the dialog itself is made once for each opening.

use super::card_values::CardValues;
use super::claim::Claim;
use super::keyed::Keyed;
use super::last_trick::{LastTrick, OlderTricks};
use super::leave_dialog::LeaveDialog;
use super::menu::Menu;
use crate::app_context::AppContext;
use crate::game::{GameController, TableDialog};
use crate::i18n::Words;
use crate::model::route::Route;
use crate::signal_ext::UpdateIfChanged;
use leptos::prelude::*;
use std::mem::discriminant;

/// The dialog that is open, if any.
#[component]
pub fn Dialogs() -> impl IntoView {
    let game = GameController::use_context();
    let kind = Memo::new(move |_| game.dialog.with(|dialog| dialog.as_ref().map(discriminant)));
    view! {
        <div>
            <Keyed key=kind>
                {game.dialog.get_untracked().map(|dialog| view! { <OpenDialog dialog /> }.into_any())}
            </Keyed>
        </div>
    }
}

#[component]
fn OpenDialog(dialog: TableDialog) -> impl IntoView {
    let (app, game) = (AppContext::use_context(), GameController::use_context());
    let on_close = Callback::new(move |()| game.dialog.set_if_changed(None));
    let on_leave = Callback::new(move |()| leave(app, game));
    // If what had the focus before has gone, the table finds a place for it.
    on_cleanup(move || game.find_focus(0));
    match dialog {
        TableDialog::Menu => view! { <Menu on_close /> }.into_any(),
        TableDialog::CardValues => view! { <CardValues on_close /> }.into_any(),
        TableDialog::LastTrick => view! { <LastTrick on_close /> }.into_any(),
        TableDialog::OlderTricks(tricks) => view! { <OlderTricks tricks on_close /> }.into_any(),
        TableDialog::Claim => view! { <Claim on_close /> }.into_any(),
        TableDialog::LeaveFor(_) => {
            // Another link may be opened while the dialog is open.
            let opened = move || {
                game.dialog.with(|dialog| match dialog {
                    Some(TableDialog::LeaveFor(link)) => Some(link.preset),
                    _ => None,
                })
            };
            view! {
                <LeaveDialog label=Words::play_link on_leave on_close>
                    <p>{move || opened().map(|preset| app.look().words.link_opens(preset))}</p>
                    <p>{move || app.look().words.match_waits()}</p>
                </LeaveDialog>
            }
            .into_any()
        }
        TableDialog::NewMatch => view! {
            <LeaveDialog label=Words::start_anew on_leave on_close>
                <p>{move || app.look().words.new_match_question()}</p>
            </LeaveDialog>
        }
        .into_any(),
    }
}

/// The player leaves the match for what was asked for last, which may be another link than when the dialog was opened.
fn leave(app: AppContext, game: GameController) {
    match game.dialog.get_untracked() {
        Some(TableDialog::LeaveFor(link)) => game.open_link(*link),
        Some(TableDialog::NewMatch) => {
            game.start_again();
            app.go(&Route::Table);
        }
        _ => {}
    }
}
