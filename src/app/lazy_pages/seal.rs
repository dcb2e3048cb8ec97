//! The fairness proof: the seal of the present deal, closed while it is played and checked afterwards;
//! the seal of the whole match; and the player's word for the shuffle.

use crate::app::app_context::AppContext;
use crate::app::components::icon::icon;
use crate::app::dom::{El, el, find, focus};
use crate::app::lazy_pages;
use crate::app::live::Live;
use crate::app::match_session::{MatchSession, OpenedSeal};
use crate::app::page_bridge::event;
use crate::app::pages::page_layout::sheet;
use crate::app::storage::browser::StorageKey;
use crate::i18n::Words;
use sechsundsechzig_engine::share::{MatchKeys, ShuffleWord, WordError};
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

/// The screen.
#[must_use]
pub fn seal() -> El {
    let words = AppContext::here().words();
    let kept = AppContext::here().load(StorageKey::Match);
    let sitting = kept.and_then(|kept| MatchSession::restore(&kept));
    let content = el("div", "sealed").put(el("h2", "sheet__title").text(words.seal_of_deal()));
    let seal = sitting.as_ref().and_then(MatchSession::seal);
    let content = match (&sitting, seal) {
        (Some(sitting), Some(seal)) => {
            let content = content.put(digits(&seal));
            match sitting.opened_seal() {
                None => content.put(el("p", "lead").text(words.seal_closed())),
                Some(opened) => content.all(checked(words, sitting, &opened)),
            }
        }
        _ => content.put(el("p", "").text(words.no_seal())),
    };
    let content = content
        .put(el("p", "hint-line").text(words.seal_explained()))
        .all(
            sitting
                .iter()
                .flat_map(|sitting| whole_match(words, sitting)),
        );
    sheet(words.fairness(), el("main", "sheet").put(content))
}

/// Sixty-four digits, by fours.
fn digits(fingerprint: &str) -> El {
    let fours = fingerprint.as_bytes().chunks(4);
    let four = |digits: &[u8]| {
        let text: String = digits.iter().copied().map(char::from).collect();
        el("span", "").text(&text).text(" ")
    };
    el("p", "sealed__digits num").all(fours.map(four))
}

/// The opened seal of a deal that is over, and how to check it on another computer.
fn checked(words: Words, sitting: &MatchSession, opened: &OpenedSeal) -> Vec<El> {
    let (sign, verdict) = match opened.holds {
        true => ("check", words.seal_right()),
        false => ("close", words.seal_wrong()),
    };
    let mut parts = vec![
        el("div", "note")
            .attr("role", "status")
            .put(icon(sign))
            .put(el("p", "").text(verdict)),
        el("p", "").text(words.seal_content()),
        line(&opened.content),
        el("p", "").text(words.seal_elsewhere()),
        line(&sha256_command(&opened.content)),
    ];
    if let Some(source) = &opened.seed_source {
        let command = [&sha256_command(source), " | cut -c1-32"].concat();
        parts.push(el("p", "").text(words.seed_from_key()));
        parts.push(line(&command));
        parts.push(line(&sitting.link().print()));
    }
    parts
}

fn line(text: &str) -> El {
    el("p", "link-line").text(text)
}

/// The shell command that prints the SHA-256 of a text.
fn sha256_command(text: &str) -> String {
    [
        "printf '%s' '",
        &text.replace('\'', r"'\''"),
        "' | sha256sum",
    ]
    .concat()
}

/// The seal of the match and the word; nothing where the deals are not shuffled from keys.
fn whole_match(words: Words, sitting: &MatchSession) -> Vec<El> {
    let Some(keys) = sitting.keys() else {
        return Vec::new();
    };
    let mut parts = vec![
        el("h2", "sheet__title").text(words.match_seal()),
        digits(keys.match_seal()).attr("data-seal", "match"),
        el("p", "hint-line").text(words.match_seal_explained()),
        el("details", "")
            .put(el("summary", "").text(words.match_seal_check()))
            .put(el("p", "sealed__list").text(&sha256_command(&keys.list_of_seals()))),
        el("h2", "sheet__title").text(words.shuffle_word()),
    ];
    match sitting.takes_word() {
        true => parts.push(word_form(words, keys)),
        false => parts.extend(word_in_force(words, keys)),
    }
    parts
}

/// The word of a match that has begun.
fn word_in_force(words: Words, keys: &MatchKeys) -> Vec<El> {
    let word = keys.word();
    let in_force = match word.is_empty() {
        true => el("p", "").text(words.no_shuffle_word()),
        false => el("p", "")
            .text(words.shuffle_word_in_force())
            .text(" ")
            .put(el("b", "sealed__word").text(word.as_str())),
    };
    let later = el("p", "hint-line").text(words.shuffle_word_later());
    vec![in_force, later]
}

/// The field for the word, before a match begins.
fn word_form(words: Words, keys: &MatchKeys) -> El {
    let refused = Live::new(None);
    let why = move || refused.get().map(|error| refusal(words, error));
    let field = el("input", "field")
        .attr("type", "text")
        .attr("id", FIELD)
        .attr("autocomplete", "off")
        .attr("aria-describedby", REFUSAL)
        .live("aria-invalid", move || {
            refused.get().map(|_: WordError| "true")
        })
        .attr("value", keys.word().as_str());
    let form = el("form", "own__form")
        .put(
            el("label", "sr")
                .attr("for", FIELD)
                .text(words.shuffle_word()),
        )
        .put(el("p", "opt__help").text(words.shuffle_word_help()))
        .put(field)
        .put(
            el("p", "opt__help")
                .attr("id", REFUSAL)
                .attr("role", "alert")
                .says(move || why().unwrap_or_default()),
        )
        .put(
            el("button", "btn")
                .attr("type", "submit")
                .text(words.deal_with_word()),
        )
        .on("submit", move |event| {
            event.prevent_default();
            submit(refused);
        });
    el("div", "own").put(form)
}

/// Where the word is typed, and where it is said why it was refused.
const FIELD: &str = "shuffle-word";
const REFUSAL: &str = "shuffle-word-refused";

fn refusal(words: Words, error: WordError) -> &'static str {
    match error {
        WordError::TooLong => words.shuffle_word_too_long(),
        WordError::Invisible => words.shuffle_word_invisible(),
    }
}

/// Asks the table to shuffle with the word in the field.
fn submit(refused: Live<Option<WordError>>) {
    let field = find(&["#", FIELD].concat()).and_then(|field| field.dyn_into().ok());
    let (Some(field), Some(table)) = (field, lazy_pages::here()) else {
        return;
    };
    let field: HtmlInputElement = field;
    match ShuffleWord::parse(&field.value()) {
        Ok(word) => {
            refused.set(None);
            lazy_pages::tell(&table, event::WORD, word.as_str());
        }
        Err(error) => {
            refused.set(Some(error));
            focus(&field);
        }
    }
}
