//! The tricks of a run, as they would be seen at the table; no points are shown.

use super::{RunStage, Trainer};
use crate::components::page_layout::TitleBar;
use crate::components::table::PlayArea;
use crate::lazy_pages::content::ShortText;
use crate::lazy_pages::position::{PositionLog, PositionTable, position_model, use_pack};
use crate::lazy_pages::replay::player::ReplayPlayer;
use crate::model::counting::Run;
use crate::model::settings::Speed;
use crate::platform::dom::focus_when_shown;
use leptos::prelude::*;

/// The page that shows a run.
#[component]
pub fn RunPage(trainer: Trainer, run: Run) -> impl IntoView {
    let speed = trainer.speed.get_untracked();
    ReplayPlayer::new(run.replay.clone(), trainer.context, speed).map(|replay_player| {
        use_pack(trainer.context.rules.pack);
        let model = position_model(replay_player.position.into(), None);
        if speed != Speed::Wait {
            replay_player.toggle();
        }
        let words = trainer.app.words_untracked();
        view! {
            <PositionTable model>
                <TitleBar title=words.counting() />
                <PlayArea model>
                    <PositionLog
                        model
                        lines=Signal::derive(move || replay_player.lines())
                        class="log log--events"
                    />
                    <RunControls trainer run replay_player />
                </PlayArea>
                <aside class="side" aria-label=words.counting()>
                    <div class="counting__help">
                        <ShortText name="counting" />
                    </div>
                </aside>
            </PositionTable>
        }
        .into_any()
    })
}

/// Stops the run and lets it go on, and leads to the next trick or to the question.
#[component]
fn RunControls(trainer: Trainer, run: Run, replay_player: ReplayPlayer) -> impl IntoView {
    let words = trainer.app.words_untracked();
    if trainer.speed.get_untracked() != Speed::Wait {
        // Where the tricks come by themselves, so does the question, once the last of them has been seen.
        let asked = run.clone();
        Effect::new(move |played_to_its_end: Option<bool>| {
            let is_playing = replay_player.is_playing.get();
            replay_player.at.track();
            let is_at_end = replay_player.is_at_end();
            if played_to_its_end == Some(true) && is_at_end && !is_playing {
                trainer.stage.set(RunStage::Asks(asked.clone()));
            }
            is_at_end && is_playing
        });
    }
    let pause = (trainer.speed.get_untracked() != Speed::Wait).then(|| {
        view! {
            <button type="button" class="action" on:click=move |_| replay_player.toggle()>
                {move || if replay_player.is_playing.get() { words.pause_moves() } else { words.play_moves() }}
            </button>
        }
        .into_any()
    });
    view! {
        <div class="actions counting__calls" role="group" aria-label=words.calls()>
            {pause}
            <button
                type="button"
                class="action action--primary"
                use:focus_when_shown
                on:click=move |_| {
                    if replay_player.is_at_end() {
                        trainer.stage.set(RunStage::Asks(run.clone()));
                    } else {
                        replay_player.step(1);
                    }
                }
            >
                {move || {
                    replay_player.at.track();
                    if replay_player.is_at_end() { words.go_on() } else { words.next_trick() }
                }}
            </button>
        </div>
    }
}
