//! The review of a deal: what each of the player's decisions was worth, the costliest by name, what
//! the others could see, and the way back to any of them.

mod analysis;
mod chart;
mod decision;

use crate::app::app_context::AppContext;
use crate::app::components::card::lying;
use crate::app::components::icon::{button, icon};
use crate::app::counting::drift_in;
use crate::app::deal_archive::{self, ArchivedDeal};
use crate::app::dom::{El, el};
use crate::app::lazy_pages;
use crate::app::lazy_pages::counting::drifted;
use crate::app::lazy_pages::position::prepare_for;
use crate::app::match_session::PLAYER;
use crate::app::page_bridge::event;
use crate::app::pages::page_layout::sheet;
use crate::app::review::{Choice, knack};
use crate::app::storage::browser::StorageKey;
use crate::i18n::{Ending, Scene, Words};
use analysis::{Progress, Weighing};
use leptos::prelude::untrack;
use sechsundsechzig_engine::deal::{Action, Deal};
use sechsundsechzig_engine::record::Session;
use sechsundsechzig_engine::rules::Game;
use sechsundsechzig_engine::share::Replay;

/// What every part of a review needs.
#[derive(Clone)]
struct Shown {
    words: Words,
    deal: ArchivedDeal,
    told: Scene,
}

/// The screen: of the deal that was kept so many before the last one.
#[must_use]
pub fn review(back: usize) -> El {
    let page = AppContext::here();
    let words = page.words();
    let kept = page.load(StorageKey::Deals);
    let deal = kept.and_then(|kept| deal_archive::back(&kept, back));
    let over = deal.and_then(|deal| {
        let session = deal.replay.after(deal.replay.moves().len())?;
        Some((deal, session))
    });
    let content = match over {
        Some((deal, session)) => {
            prepare_for(session.head().setup.rules.pack);
            grid(page.words(), deal, &session)
        }
        None => el("div", "message").put(el("p", "").text(words.no_deal_yet())),
    };
    sheet(words.review(), el("main", "sheet").put(content))
}

fn grid(words: Words, deal: ArchivedDeal, session: &Session) -> El {
    let told = who_played(&deal, session);
    let (headline, counts) = ending(words, session, &told);
    let lead = [&*words.against(&others(words, &told)), &*counts, "."].concat();
    let shown = Shown { words, deal, told };
    let weighing = Weighing::begin(words, &shown.deal);
    let drawn = shown.clone();
    let rev = el("section", "rev")
        .put(el("h2", "sheet__title").text(&headline))
        .put(el("p", "lead").text(&lead))
        .all(counted(words, &shown.deal, session))
        .slot(move || figure(&drawn, weighing))
        .put(progress(words, weighing));
    let named = shown.clone();
    let list = shown.clone();
    el("div", "revgrid")
        .put(rev)
        .put(
            el("section", "knack")
                .live("hidden", move || (!weighing.has_a_result()).then_some(""))
                .slot_for(
                    move || {
                        let has_a_result = weighing.has_a_result();
                        has_a_result.then(|| self::told(&weighing.choices.get()))
                    },
                    move |choices| {
                        let choices = choices.as_deref();
                        choices.map_or_else(Vec::new, |choices| costliest(&named, choices))
                    },
                ),
        )
        .put(el("ol", "decisions").each(
            move || rows(weighing),
            move |number| decision::row(&list, weighing, number as usize),
        ))
}

/// Who sat at the table of a deal that is kept.
#[must_use]
pub fn who_played(deal: &ArchivedDeal, session: &Session) -> Scene {
    let rules = *session.head().setup.rules;
    let round = deal.opponent.and_friends(rules.game.players());
    let friends: Vec<_> = round.into_iter().map(|one| one.friend()).collect();
    let mut told = Scene::new(PLAYER, &friends, rules);
    told.sits_out = (rules.game == Game::Rotating).then_some(session.head().setup.dealer);
    told
}

/// The names of all but the player.
#[must_use]
pub fn others(words: Words, told: &Scene) -> String {
    let players = usize::from(told.rules.game.players());
    let names: Vec<String> = told.people[1..players.min(4)]
        .iter()
        .map(|person| words.full_name(*person))
        .collect();
    names.join(", ")
}

/// Whether the count told at Aus was right, and where it drifted.
fn counted(words: Words, deal: &ArchivedDeal, session: &Session) -> Option<El> {
    let counted = deal.notes.counted?;
    let (right, drift) = drift_in(session, counted)?;
    let mut text = words.counted(counted, right);
    if counted != right {
        text.push(' ');
        text.push_str(&drifted(words, drift));
    }
    Some(el("p", "").text(text.trim_end()))
}

/// How the deal ended, and both counts.
fn ending(words: Words, session: &Session, told: &Scene) -> (String, String) {
    let Some(result) = session.deal().result() else {
        return (words.review().to_owned(), String::new());
    };
    let Ending {
        headline, counts, ..
    } = words.ending(&result, session.covered_by(), told);
    let totals: Vec<String> = counts.iter().map(|count| count.total.to_string()).collect();
    (headline, [", ", &totals.join(" : ")].concat())
}

/// The decisions that have a row.
fn told(choices: &[Choice]) -> Vec<Choice> {
    let told = choices.iter().filter(|choice| choice.is_told());
    told.cloned().collect()
}

/// Thousandths of a point as tenths, half of one upwards.
const fn tenths(thousandths: i32) -> u32 {
    (thousandths.unsigned_abs() + 50) / 100
}

fn figure(shown: &Shown, weighing: Weighing) -> Vec<El> {
    let choices = told(&weighing.choices.get());
    let marked = match weighing.is_under_way() {
        true => None,
        false => knack(&choices).filter(|(_, cost)| *cost < i32::MAX),
    };
    let marked = marked.map(|(place, cost)| (place, tenths(cost)));
    vec![chart::chart(shown.words, &choices, marked)]
}

/// How far it is; stops and goes on.
fn progress(words: Words, weighing: Weighing) -> El {
    // Running or stopped, it is the same button, which keeps the focus.
    let shown = move || match weighing.progress.get() {
        Progress::Running | Progress::Stopped => Progress::Running,
        ended => ended,
    };
    let under_way = move || {
        let is_stopped = move || weighing.progress.get() == Progress::Stopped;
        let bar = el("progress", "")
            .live("max", move || Some(weighing.done().1.to_string()))
            .live("value", move || Some(weighing.done().0.to_string()))
            .attr("aria-label", words.worth_of_decisions());
        let next = button("btn", "", move || match untrack(is_stopped) {
            true => weighing.go_on(),
            false => weighing.stop(),
        })
        .says(move || match is_stopped() {
            true => words.weigh_on(),
            false => words.stop_weighing(),
        });
        let told = move || {
            let (done, all) = weighing.done();
            words.weighed(done, all)
        };
        vec![el("p", "").says(told), bar, el("div", "btn-row").put(next)]
    };
    el("div", "weighing")
        .attr("role", "status")
        .slot_for(shown, move |shown| match shown {
            Progress::Done => Vec::new(),
            Progress::Unable => {
                let again = button("btn", words.try_again(), move || weighing.try_again());
                vec![
                    el("p", "").text(words.no_weighing()),
                    el("div", "btn-row").put(again),
                ]
            }
            _ => under_way(),
        })
}

/// The costliest decision, with what would have been better, or that there is none.
fn costliest(shown: &Shown, choices: &[Choice]) -> Vec<El> {
    let words = shown.words;
    let Some((place, cost)) = knack(choices) else {
        let again = from_here(words.from_beginning(), shown.deal.replay.up_to(0));
        return vec![
            el("p", "").text(words.faultless()),
            el("div", "btn-row").put(again),
        ];
    };
    let choice = &choices[place];
    let better = choice.better();
    let card = |action: Option<Action>, caption: &str| {
        let card = action.and_then(Action::card)?;
        let caption = el("figcaption", "").text(caption);
        Some(el("figure", "").put(lying(card, "")).put(caption))
    };
    let played = card(Some(choice.action), words.was_played());
    let cards = played.zip(card(better, words.was_better()));
    let advised = better.map_or_else(String::new, |better| words.advised(better));
    let reasons = choice.worth.as_ref().map(|worth| worth.reasons.clone());
    let text = [&*advised, ". ", &*reasons.unwrap_or_default()].concat();
    let text = el("p", "").text(&text);
    let text = match cost {
        i32::MAX => text,
        cost => text
            .text(" ")
            .put(el("b", "").text(&words.worth_more(tenths(cost)))),
    };
    let shown_cards = match cards {
        Some((played, better)) => el("div", "knack__cards").put(played).put(better).put(text),
        None => {
            let was = words.decision(choice.action, choice.led);
            let was = el("p", "").text(words.was_played()).text(": ").text(&was);
            el("div", "knack__words").put(was).put(text)
        }
    };
    let again = from_here(words.from_here(), shown.deal.replay.up_to(choice.moves));
    vec![
        el("h3", "").text(&words.knack(place + 1)),
        shown_cards,
        el("div", "btn-row").put(again.attr("data-call", "again")),
    ]
}

/// The main button that has the table play from a position on.
fn from_here(label: &str, replay: Replay) -> El {
    play_from("btn btn--primary", label, replay)
}

/// A button that has the table play from a position on, as practice.
#[must_use]
pub fn play_from(class: &str, label: &str, replay: Replay) -> El {
    let again = move || {
        if let Some(place) = lazy_pages::here() {
            lazy_pages::tell(&place, event::AGAIN, &replay.print());
        }
    };
    button(class, "", again)
        .put(icon("again"))
        .put(el("span", "").text(label))
}

/// The numbers of the decisions that have a row.
fn rows(weighing: Weighing) -> Vec<u32> {
    weighing.choices.with(|choices| {
        let told = (0..).zip(choices).filter(|(_, choice)| choice.is_told());
        told.map(|(number, _)| number).collect()
    })
}
