//! The calls: always there, saying why when they cannot be made. A question's answers take their
//! place while it is asked.

use super::card::face;
use super::help_buttons;
use super::icon::{button, drawing};
use crate::app::app_context::AppContext;
use crate::app::dom::{El, el};
use crate::app::game::{Choices, Game};
use crate::app::table::model::{Call, Look, Slot};
use crate::app::table::symbol::{suit_class, suit_symbol};
use crate::i18n::Words;
use sechsundsechzig_engine::cards::Suit;

/// The slots.
#[must_use]
pub fn actions() -> El {
    let game = Game::here();
    let kinds = move || -> Vec<Call> {
        let kind = |slot: &Slot| kind(slot.call);
        game.choices
            .with(|choices| choices.slots.iter().map(kind).collect())
    };
    let class = move || Some(row(&kinds()));
    let words = AppContext::here().words();
    let label = move || {
        Some(match game.choices.with(|choices| choices.slots.len()) {
            0 => words.help_row(),
            _ => words.calls(),
        })
    };
    el("div", "")
        .live("class", class)
        .attr("role", "group")
        .live("aria-label", label)
        .slot_for(kinds, |kinds| match kinds.len() {
            0 => help_buttons::in_row(),
            _ => kinds.into_iter().enumerate().map(slot).collect(),
        })
}

/// The class of a row of these calls.
#[must_use]
pub fn row(calls: &[Call]) -> &'static str {
    let has = |fits: fn(&Call) -> bool| calls.iter().any(fits);
    if has(|call| matches!(call, Call::Trump(_))) {
        "actions actions--suits"
    } else if has(|call| matches!(call, Call::Announce(..) | Call::NewDeal | Call::Skip)) {
        "actions actions--ask"
    } else if calls.is_empty() {
        "actions actions--help"
    } else {
        "actions"
    }
}

/// Slots of one kind stay the same button, so that it keeps the keyboard's focus.
const fn kind(call: Call) -> Call {
    match call {
        Call::Pass => Call::Cover,
        call => call,
    }
}

fn slot((place, kind): (usize, Call)) -> El {
    let (page, game) = (AppContext::here(), Game::here());
    let words = page.words();
    let slot = move || {
        let gone = Slot {
            call: kind,
            look: Look::Possible,
        };
        let slot = |choices: &Choices| choices.slots.get(place).copied();
        game.choices.with(slot).unwrap_or(gone)
    };
    let off = move || matches!(slot().look, Look::Off(_)).then_some("true");
    let sign = match kind {
        Call::Trump(suit) => Some(suit_sign(suit)),
        _ => None,
    };
    button("", "", move || game.press(place))
        .live("class", move || {
            let hinted = game.hinted.get();
            let hinted = hinted.is_some_and(|action| game.makes(slot().call, action));
            let ring = if hinted { " action--hint" } else { "" };
            Some([&*class(slot()), ring].concat())
        })
        .live("aria-disabled", off)
        .live("data-call", move || Some(name(slot().call)))
        .all(sign)
        .says(move || text(words, slot(), game.told().thousand()))
        .put(
            el("kbd", "")
                .attr("aria-hidden", "true")
                .says(move || key(slot().call)),
        )
}

/// The sign of a suit to be named.
#[must_use]
pub fn suit_sign(suit: Suit) -> El {
    let face = face();
    drawing(
        "0 0 100 100",
        suit_class(suit, face),
        suit_symbol(suit, face),
    )
}

/// The class of a slot's button.
#[must_use]
pub fn class(slot: Slot) -> String {
    let kind = match slot.call {
        Call::Out => " action--out",
        Call::Trump(_) => " action--suit",
        _ => "",
    };
    let look = match slot.look {
        Look::Primary => " action--primary",
        Look::Armed => " action--armed",
        Look::Possible | Look::Off(_) => "",
    };
    ["action", kind, look].concat()
}

/// What a call is named in the page.
#[must_use]
pub const fn name(call: Call) -> &'static str {
    match call {
        Call::Out => "out",
        Call::Cover => "cover",
        Call::Rob => "rob",
        Call::Pass | Call::LeaveTrump => "pass",
        Call::Trump(_) => "trump",
        Call::Back => "back",
        Call::Announce(..) => "announce",
        Call::OutWith(_) => "out-with",
        Call::NewDeal => "new-deal",
        Call::Skip => "skip",
    }
}

/// The key that makes a call, shown where there is room.
const fn key(call: Call) -> &'static str {
    match call {
        Call::Out | Call::NewDeal => "A",
        Call::Cover | Call::Pass | Call::LeaveTrump | Call::Back => "C",
        Call::Rob | Call::OutWith(_) | Call::Skip => "X",
        Call::Announce(..) => "M",
        Call::Trump(_) => "",
    }
}

/// What a slot's button says; where "Aus" means a claim of 1000 it says so.
#[must_use]
pub fn text(words: Words, slot: Slot, thousand: bool) -> String {
    let text = match (slot.call, slot.look) {
        (Call::Out, _) if thousand => words.claim_thousand(),
        (Call::Out, _) => words.out(),
        (Call::Cover, Look::Armed) => words.cover_confirm(),
        (Call::Cover, _) => words.cover(),
        (Call::Rob, _) => words.rob(),
        (Call::Pass, _) => words.pass(),
        (Call::LeaveTrump, _) => words.leave_bottom_card(),
        (Call::Trump(suit), _) => return words.suit_label(suit),
        (Call::Back, _) => words.cancel(),
        (Call::Announce(suit, worth), _) => return words.announce_marriage(suit, worth),
        (Call::OutWith(_), _) => words.out_with_card(),
        (Call::NewDeal, _) => words.new_cards(),
        (Call::Skip, _) => words.skip_deal(),
    };
    text.into()
}
