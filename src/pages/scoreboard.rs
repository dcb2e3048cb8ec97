//! The scoreboard as a page of its own.

use crate::app_context::AppContext;
use crate::components::page_layout::PageLayout;
use crate::components::scoreboard::Scoreboard;
use crate::game::GameController;
use crate::own_rules::OwnRules;
use leptos::prelude::*;

/// The scoreboard as a page of its own.
#[component]
pub fn ScoreboardPage() -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let (preset, rules) = GameController::use_context()
        .standing
        .with_untracked(|standing| (standing.preset, *standing.rules));
    // The scoreboard belongs to the preset, whatever was changed in it.
    let (_, changed) = OwnRules::use_context().title(words, preset, rules);
    let changed = if changed {
        words.with_changed_rules()
    } else {
        ""
    };
    view! {
        <PageLayout title=words.scoreboard() class="page table-ground">
            <main class="scoreboard-page">
                <Scoreboard />
                <p class="scoreboard-page__note">{words.preset(preset)} {" "} {changed}</p>
                <p class="scoreboard-page__note">{words.bummerl_explained()}</p>
                <p class="btn-row">
                    <a class="btn btn--primary" href="#/">{words.back_to_table()}</a>
                    <a class="btn" href="#/statistics">{words.statistics()}</a>
                </p>
            </main>
        </PageLayout>
    }
}
