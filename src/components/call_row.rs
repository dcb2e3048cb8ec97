//! The calls: always there, saying why when they cannot be made. A question's answers take their
//! place while it is asked.

use super::help_buttons::RowHelp;
use super::icon::Sprite;
use super::table::{TableChoice, TableModel};
use crate::app_context::AppContext;
use crate::i18n::Words;
use crate::model::keymap::Key;
use crate::model::table::choices::Choices;
use crate::model::table::symbol::{suit_class, suit_symbol};
use crate::model::table::turn::{Call, CallLook, OfferedCall};
use leptos::prelude::*;

/// The calls of a match. In a game where only questions have some, the help buttons stand under them and stay in their place.
#[component]
pub fn CallRow(model: TableModel) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let has_row = Memo::new(move |_| model.choices.with(|choices| !choices.calls.is_empty()));
    let has_help = Memo::new(move |_| model.choices.with(|choices| !choices.has_calls));
    let calls = move || {
        view! {
            <div
                class=move || model.choices.with(row_class)
                role="group"
                aria-label=words.calls()
            >
                <CallButtons model />
            </div>
        }
        .into_any()
    };
    view! {
        <div class="acts">
            {move || has_row.get().then(calls)} {move || has_help.get().then(|| view! { <RowHelp /> }.into_any())}
        </div>
    }
}

/// The class of a row of these calls.
#[must_use]
pub fn row_class(choices: &Choices) -> &'static str {
    let has = |fits: fn(&Call) -> bool| choices.calls.iter().any(|offered| fits(&offered.call));
    if has(|call| matches!(call, Call::Trump(_))) {
        "actions actions--suits"
    } else if is_armed(choices) {
        "actions actions--armed"
    } else if has(|call| matches!(call, Call::Announce(..) | Call::NewDeal | Call::Skip)) {
        "actions actions--ask"
    } else {
        "actions"
    }
}

/// Whether a call waits for its second tap.
fn is_armed(choices: &Choices) -> bool {
    choices
        .calls
        .iter()
        .any(|offered| offered.look == CallLook::Armed)
}

/// Calls of one kind stay the same button, so that it keeps the focus.
const fn kind(call: Call) -> Call {
    match call {
        Call::Pass => Call::Cover,
        call => call,
    }
}

/// A button for every call.
#[component]
pub fn CallButtons(model: TableModel) -> impl IntoView {
    let kinds = Memo::new(move |_| -> Vec<Call> {
        let kind = |offered: &OfferedCall| kind(offered.call);
        model
            .choices
            .with(|choices| choices.calls.iter().map(kind).collect())
    });
    move || {
        let kinds = kinds.get().into_iter().enumerate();
        kinds
            .map(|(place, kind)| view! { <CallButton model place kind /> }.into_any())
            .collect_view()
    }
}

/// The call in this place.
#[component]
fn CallButton(model: TableModel, place: usize, kind: Call) -> impl IntoView {
    let app = AppContext::use_context();
    let (words, face) = (app.words_untracked(), app.face_untracked());
    let offered = move || {
        let gone = OfferedCall {
            call: kind,
            look: CallLook::Possible,
        };
        let offered = |choices: &Choices| choices.calls.get(place).copied();
        model.choices.with(offered).unwrap_or(gone)
    };
    let sign = match kind {
        Call::Trump(suit) => Some(view! {
            <Sprite
                view_box="0 0 100 100"
                class=suit_class(suit, face)
                symbol=suit_symbol(suit, face)
            />
        }),
        _ => None,
    };
    let is_hinted = move || {
        let hinted = model.marks.with(|marks| marks.hinted_call);
        hinted == Some(place)
    };
    let thousand = move || model.context.with(|context| context.thousand());
    // What an Austrian word means stands with it: in a match until somebody has a trick.
    let gloss = move || {
        let is_new = !model.is_in_match() || model.scene.with(|scene| scene.last_trick.is_none());
        let explained = words.beside_austrian().filter(|_| is_new)?;
        let meaning = text(explained, offered(), thousand());
        (meaning != text(words, offered(), thousand())).then_some(meaning)
    };
    view! {
        <button
            type="button"
            class=move || {
                let hint = if is_hinted() { " action--hint" } else { "" };
                [&*class(offered()), hint].concat()
            }
            aria-disabled=move || matches!(offered().look, CallLook::Off(_)).then_some("true")
            data-call=move || name(offered().call)
            data-meaning=gloss
            on:click=move |_| model.choose(TableChoice::Call(place))
        >
            {sign}
            {move || match (kind, model.choices.with(is_armed)) {
                (Call::Back, true) => words.stay().into(),
                _ => text(words, offered(), thousand()),
            }}
            {model.is_in_match().then(|| {
                    view! { <kbd aria-hidden="true">{move || key(offered().call)}</kbd> }.into_any()
                })}
        </button>
    }
}

/// The class of a call's button.
fn class(offered: OfferedCall) -> String {
    let kind = match offered.call {
        Call::Trump(_) => " action--suit",
        _ => "",
    };
    let look = match offered.look {
        CallLook::Primary => " action--primary",
        CallLook::Armed => " action--armed",
        CallLook::Possible | CallLook::Off(_) => "",
    };
    ["action", kind, look].concat()
}

/// What a call is named in the page.
const fn name(call: Call) -> &'static str {
    match call {
        Call::Claim => "out",
        Call::Cover => "cover",
        Call::Rob => "rob",
        Call::Pass | Call::LeaveTrump | Call::KeepCards => "pass",
        Call::Trump(_) => "trump",
        Call::Back => "back",
        Call::Announce(..) => "announce",
        Call::ClaimWith(_) => "out-with",
        Call::NewDeal => "new-deal",
        Call::Skip => "skip",
    }
}

/// The key that makes a call, shown where there is room.
fn key(call: Call) -> &'static str {
    match call {
        Call::Claim | Call::NewDeal => Key::Claim.sign(),
        Call::Cover | Call::Pass | Call::LeaveTrump | Call::KeepCards => Key::Cover.sign(),
        Call::Back => "Esc",
        Call::Rob | Call::ClaimWith(_) | Call::Skip => Key::Rob.sign(),
        Call::Announce(..) => Key::Meld.sign(),
        Call::Trump(_) => "",
    }
}

/// What a call's button says; where "Aus" means a claim of 1000 it says so.
fn text(words: Words, offered: OfferedCall, thousand: bool) -> String {
    let text = match (offered.call, offered.look) {
        (Call::Claim, _) if thousand => words.claim_thousand(),
        (Call::Claim | Call::ClaimWith(_), CallLook::Armed) => words.out_confirm(),
        (Call::Claim, _) => words.out(),
        (Call::Cover, CallLook::Armed) => words.cover_confirm(),
        (Call::Cover, _) => words.cover(),
        (Call::Rob, _) => words.rob(),
        (Call::Pass, _) => words.pass(),
        (Call::LeaveTrump, _) => words.leave_bottom_card(),
        (Call::KeepCards, _) => words.keep_cards(),
        (Call::Trump(suit), _) => return words.suit_label(suit),
        (Call::Back, _) => words.cancel(),
        (Call::Announce(suit, worth), _) => return words.announce_marriage(suit, worth),
        (Call::ClaimWith(_), _) => words.out_with_card(),
        (Call::NewDeal, _) => words.new_cards(),
        (Call::Skip, _) => words.skip_deal(),
    };
    text.into()
}
