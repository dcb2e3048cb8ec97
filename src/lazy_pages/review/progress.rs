//! How far the analysis is.

use super::analysis::{Analysis, Progress};
use crate::i18n::Words;
use leptos::prelude::*;

/// How far the analysis is; stops it and goes on, or tries again.
#[component]
pub fn AnalysisProgress(words: Words, analysis: Analysis) -> impl IntoView {
    let is_stopped = move || analysis.progress.get() == Progress::Stopped;
    view! {
        <div class="evaluation" role="status">
            // Running or stopped, it is the same button, which keeps the focus.
            <Show when=move || {
                matches!(analysis.progress.get(), Progress::Running | Progress::Stopped)
            }>
                <p>
                    {move || {
                        let (done, all) = analysis.done();
                        words.reviewed(done, all)
                    }}
                </p>
                <progress
                    max=move || analysis.done().1.to_string()
                    value=move || analysis.done().0.to_string()
                    aria-label=words.worth_of_decisions()
                />
                <div class="btn-row">
                    <button
                        type="button"
                        class="btn"
                        on:click=move |_| if untrack(is_stopped) { analysis.go_on() } else { analysis.stop() }
                    >
                        {move || if is_stopped() { words.go_on_evaluating() } else { words.stop_evaluating() }}
                    </button>
                </div>
            </Show>
            <Show when=move || analysis.progress.get() == Progress::Unable>
                <p>{words.no_evaluation()}</p>
                <div class="btn-row">
                    <button type="button" class="btn" on:click=move |_| analysis.try_again()>
                        {words.try_again()}
                    </button>
                </div>
            </Show>
        </div>
    }
}
