//! What is counted and how fast the tricks come, and the results up to now.

use super::Trainer;
use crate::app_context::AppContext;
use crate::lazy_pages::elements::RadioGroup;
use crate::model::counting::{CountingStats, Level};
use crate::model::settings::Speed;
use crate::storage::browser::StorageKey;
use leptos::prelude::*;

/// The paces in the order in which they are offered.
const SPEEDS: [Speed; 4] = [Speed::Fast, Speed::Normal, Speed::Slow, Speed::Wait];

/// What is counted, and how fast the tricks come.
#[component]
pub fn TrainerSettings(trainer: Trainer) -> impl IntoView {
    let words = trainer.page.words();
    let (level, speed) = (trainer.level, trainer.speed);
    view! {
        <RadioGroup
            class="counting__choice"
            name="level"
            legend=words.what_to_count()
            options=vec![words.count_own(), words.count_both(), words.count_trumps()]
            chosen=Signal::derive(move || Level::ALL.iter().position(|one| *one == level.get()))
            on_choose=Callback::new(move |at: usize| {
                if let Some(one) = Level::ALL.get(at) {
                    level.set(*one);
                }
            })
        />
        <RadioGroup
            class="counting__choice"
            name="tempo"
            legend=words.speed()
            options=vec![
                words.speed_fast(),
                words.speed_normal(),
                words.speed_slow(),
                words.speed_tap(),
            ]
            chosen=Signal::derive(move || SPEEDS.iter().position(|one| *one == speed.get()))
            on_choose=Callback::new(move |at: usize| {
                if let Some(one) = SPEEDS.get(at) {
                    speed.set(*one);
                }
            })
        />
    }
}

/// How the runs went up to now, level by level; nothing before the first.
#[component]
pub fn Results() -> impl IntoView {
    let page = AppContext::use_context();
    let words = page.words();
    let saved = page.load(StorageKey::Counting);
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
