//! What is counted and how fast the tricks come, and the results up to now.

use super::Trainer;
use crate::app_context::AppContext;
use crate::lazy_pages::elements::{RadioGroup, speeds};
use crate::model::counting::{CountingStats, Level};
use crate::storage::browser::StorageKey;
use leptos::prelude::*;

/// What is counted, and how fast the tricks come.
#[component]
pub fn TrainerSettings(trainer: Trainer) -> impl IntoView {
    let words = trainer.app.words_untracked();
    let (level, speed) = (trainer.level, trainer.speed);
    view! {
        <RadioGroup
            class="counting__choice"
            name="level"
            legend=words.what_to_count()
            options=vec![
                (Level::Own, words.count_own()),
                (Level::Both, words.count_both()),
                (Level::Trumps, words.count_trumps()),
            ]
            chosen=level
            on_choose=Callback::new(move |chosen| level.set(chosen))
        />
        <RadioGroup
            class="counting__choice"
            name="tempo"
            legend=words.speed()
            options=speeds(words)
            chosen=speed
            on_choose=Callback::new(move |chosen| speed.set(chosen))
        />
    }
}

/// How the runs went up to now, level by level; nothing before the first.
#[component]
pub fn CountingResults() -> impl IntoView {
    let app = AppContext::use_context();
    let words = app.words_untracked();
    let saved = app.load(StorageKey::Counting);
    let stats = CountingStats::decode(&saved.unwrap_or_default());
    let name = |level| match level {
        Level::Own => words.count_own(),
        Level::Both => words.count_both(),
        Level::Trumps => words.count_trumps(),
    };
    let line = |level: &Level| {
        let record = stats.of(*level);
        let (runs, right, mean) = (record.runs, record.right, record.mean_tenths());
        let text = || words.counting_stats(name(*level), runs, right, mean);
        (runs > 0).then(|| view! { <li>{text()}</li> }.into_any())
    };
    let lines: Vec<_> = Level::ALL.iter().filter_map(line).collect();
    (!lines.is_empty()).then(|| {
        view! {
            <section class="counting__so-far">
                <h3>{words.counting_so_far()}</h3>
                <ul>{lines}</ul>
            </section>
        }
        .into_any()
    })
}
