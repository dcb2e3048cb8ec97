//! The counting trainer: a run of tricks is shown, then the counts are asked for.

mod answers;
mod question;
mod run_view;
mod settings;

use crate::app_context::AppContext;
use crate::components::card::OpenCard;
use crate::components::page_layout::PageLayout;
use crate::i18n::TextContext;
use crate::lazy_pages::content::ShortText;
use crate::model::card_values::card_values;
use crate::model::counting::{CountingStats, Level, PRESET, Run};
use crate::model::match_session::PLAYER;
use crate::model::settings::Speed;
use crate::platform::random_seed::fresh_seed;
use crate::storage::browser::StorageKey;
pub use answers::drifted;
use answers::{AnswerPage, Answers};
use leptos::prelude::*;
use question::QuestionPage;
use run_view::RunPage;
use sechsundsechzig_engine::cards::Suit;
use sechsundsechzig_engine::deal::mix;
use settings::{CountingResults, TrainerSettings};

/// How far a run is.
#[derive(Clone, PartialEq, Debug)]
enum RunStage {
    /// Nothing has been shown yet.
    Before,
    /// The tricks are being shown.
    Shows(Run),
    /// The counts are asked for.
    Asks(Run),
    /// They have been given.
    Answered(Run, Answers),
}

#[derive(Clone, Copy)]
struct Trainer {
    app: AppContext,
    level: RwSignal<Level>,
    speed: RwSignal<Speed>,
    stage: RwSignal<RunStage>,
    /// Who sits where; no points are shown.
    context: TextContext,
}

#[component]
pub fn CountingPage() -> impl IntoView {
    let app = AppContext::use_context();
    app.set_preset(PRESET);
    let (opponent, speed) = app.settings.with_untracked(|now| (now.opponent, now.speed));
    let trainer = Trainer {
        app,
        level: RwSignal::new(Level::default()),
        speed: RwSignal::new(speed),
        stage: RwSignal::new(RunStage::Before),
        context: TextContext::new(PLAYER, &[opponent], PRESET.rules()),
    };
    view! {
        <div>
            {move || match trainer.stage.get() {
                RunStage::Before => view! { <StartPage trainer /> }.into_any(),
                RunStage::Shows(run) => view! { <RunPage trainer run /> }.into_any(),
                RunStage::Asks(run) => view! { <QuestionPage trainer run /> }.into_any(),
                RunStage::Answered(run, answers) => {
                    view! { <AnswerPage trainer run answers /> }.into_any()
                }
            }}
        </div>
    }
}

/// The page before the first run.
#[component]
fn StartPage(trainer: Trainer) -> impl IntoView {
    let words = trainer.app.words_untracked();
    // What the cards are worth, where there is room for it.
    let card = |(card, points)| {
        view! {
            <span>
                <OpenCard card />
                <b class="num">{points}</b>
            </span>
        }
        .into_any()
    };
    let cards = card_values(&PRESET.rules(), Suit::Hearts)
        .into_iter()
        .map(card);
    view! {
        <PageLayout title=words.counting()>
            <main class="sheet">
                <div class="halves">
                    <section>
                        <h2 class="sheet__title">{words.counting_title()}</h2>
                        <ShortText name="counting" />
                        <figure class="trainer-cards" aria-hidden="true">
                            {cards.collect_view()}
                        </figure>
                    </section>
                    <section class="halves__do">
                        <TrainerSettings trainer />
                        <div class="btn-stack">
                            <button
                                type="button"
                                class="btn btn--primary btn--wide"
                                on:click=move |_| trainer.begin()
                            >
                                {words.count_begin()}
                            </button>
                        </div>
                    </section>
                    <CountingResults />
                </div>
            </main>
        </PageLayout>
    }
}

impl Trainer {
    /// Shows a new run in which there is something to count of what is asked for.
    fn begin(self) {
        let level = self.level.get_untracked();
        let run = (0..100).find_map(|_| {
            let seed = fresh_seed();
            let chance = seed.bytes().fold(0, |sum, byte| mix(sum ^ u64::from(byte)));
            Run::of(&seed, chance).filter(|run| run.fits(level))
        });
        if let Some(run) = run {
            self.stage.set(RunStage::Shows(run));
        }
    }

    /// The counts have been given: saves how it went.
    fn answer(self, run: Run, answers: Answers) {
        let saved = self.app.load(StorageKey::Counting);
        let mut stats = CountingStats::decode(&saved.unwrap_or_default());
        stats
            .of_mut(self.level.get_untracked())
            .add(answers.off(&run), answers.all_right(&run));
        self.app.save(StorageKey::Counting, &stats.encode());
        self.stage.set(RunStage::Answered(run, answers));
    }
}
