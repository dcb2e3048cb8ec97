//! The last deals by name, each to be watched, reviewed and played again.

use super::Figure;
use crate::app_context::AppContext;
use crate::i18n::{SideTotals, Words};
use crate::lazy_pages::practice_button::PracticeButton;
use crate::lazy_pages::review::{opponent_names, who_played};
use crate::model::daily;
use crate::model::deal_archive::{self, ArchivedDeal};
use crate::model::route::{Route, StudyPage};
use crate::platform::calendar;
use crate::storage::browser::StorageKey;
use leptos::prelude::*;
use sechsundsechzig_engine::deal::Deal;
use sechsundsechzig_engine::rules::Game;

/// All deals that are saved, the newest first; nothing where none is.
#[component]
pub fn LastDeals() -> impl IntoView {
    let app = AppContext::use_context();
    let words = app.words_untracked();
    let saved = app.load(StorageKey::Deals).unwrap_or_default();
    let rows: Vec<_> = deal_archive::all(&saved)
        .rev()
        .filter_map(|text| Some((deal_archive::number(text), ArchivedDeal::decode(text)?)))
        .map(|(number, deal)| view! { <DealRow number deal /> }.into_any())
        .collect();
    (!rows.is_empty()).then(|| {
        view! {
            <Figure title=words.last_deals() note=words.last_deals_help()>
                <ul class="rows rows--deals">{rows}</ul>
            </Figure>
        }
        .into_any()
    })
}

/// A deal, and what can be done with it.
#[component]
fn DealRow(
    /// Its number in the archive, so that its links stay right when another window ends a deal.
    number: usize,
    deal: ArchivedDeal,
) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let to = |app: StudyPage| Route::Study(app).hash();
    view! {
        <li>
            <details>
                <summary class="row">
                    <span class="row__text">
                        <b>{words.preset(deal.replay.link().preset)}</b>
                        <span>{line(words, &deal)}</span>
                    </span>
                </summary>
                <div class="btn-row">
                    <a class="btn" href=to(StudyPage::Replay(number.to_string()))>
                        {words.watch()}
                    </a>
                    <a class="btn" href=to(StudyPage::Review(number))>
                        {words.review()}
                    </a>
                    <PracticeButton class="btn" label=words.play_again() replay=deal.replay.up_to(0) />
                </div>
            </details>
        </li>
    }
}

/// "21.11.2026 · Gegen Hermen Kord · Verloren, 2 Punkte · Augen 31 : 70".
fn line(words: Words, deal: &ArchivedDeal) -> String {
    let mut text = words.date(&calendar::date_of(deal.day));
    if let Some(session) = deal.replay.after(deal.replay.moves().len()) {
        let context = who_played(deal, &session);
        let result = session.deal().result();
        let ending = result.map(|result| words.ending(&result, session.covered_by(), &context));
        let against = words.against(&opponent_names(words, &context));
        let totals = ending
            .as_ref()
            .map(|ending| card_points(words, &ending.totals));
        let totals = totals.filter(|_| context.rules.game != Game::Penneech);
        for sentence in [Some(against), ending.map(|ending| ending.headline), totals] {
            text.extend(sentence.iter().flat_map(|sentence| [" · ", sentence]));
        }
    }
    // What the totals leave out.
    let is_daily = daily::date_of(&deal.replay.link().seed).is_some();
    let kinds = [
        (is_daily, words.daily_deal()),
        (deal.flags.practice, words.practice()),
    ];
    for (_, kind) in kinds.into_iter().filter(|(is, _)| *is) {
        text.push_str(" · ");
        text.push_str(kind);
    }
    text
}

/// What every side had, the player first: "Augen 31 : 70".
fn card_points(words: Words, totals: &[SideTotals]) -> String {
    let totals: Vec<u16> = totals.iter().map(|side| side.total).collect();
    [words.card_points(), " ", &words.score_in_digits(&totals)].concat()
}
