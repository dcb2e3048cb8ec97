//! The counting trainer: a run of tricks is shown, then the counts are asked for.

mod answers;
mod question;
mod run_view;

use crate::app::app_context::AppContext;
use crate::app::components::icon::button;
use crate::app::counting::{Level, Run, Tallies};
use crate::app::dom::{El, el};
use crate::app::live::Live;
use crate::app::match_session::PLAYER;
use crate::app::pages::page_layout::sheet;
use crate::app::random_seed::fresh_seed;
use crate::app::settings::Speed;
use crate::app::storage::browser::StorageKey;
use crate::i18n::{Scene as Told, Words};
pub use answers::drifted;
use answers::{Answers, answers};
use leptos::prelude::*;
use question::question;
use run_view::shown;
use sechsundsechzig_engine::deal::mix;
use sechsundsechzig_engine::rules::Preset;

/// How far a run is.
#[derive(Clone, PartialEq, Debug)]
enum Stage {
    /// Nothing has been shown yet.
    Before,
    /// The tricks are being shown.
    Shows(Run),
    /// The counts are asked for.
    Asks(Run),
    /// They have been told.
    Told(Run, Answers),
}

/// Somebody who learns to count.
#[derive(Clone, Copy)]
struct Trainer {
    level: Live<Level>,
    speed: Live<Speed>,
    stage: Live<Stage>,
    /// Who sits where; no points are told.
    told: Told,
}

/// The screen.
#[must_use]
pub fn counting() -> El {
    let opponent = AppContext::here()
        .settings
        .with_untracked(|now| now.opponent);
    let speed = AppContext::here().settings.with_untracked(|now| now.speed);
    let trainer = Trainer {
        level: Live::new(Level::default()),
        speed: Live::new(speed),
        stage: Live::new(Stage::Before),
        told: Told::new(PLAYER, &[opponent.friend()], Preset::Paderborn.rules()),
    };
    el("div", "").slot_for(
        move || trainer.stage.get(),
        move |stage| {
            vec![match stage {
                Stage::Before => before(trainer),
                Stage::Shows(run) => shown(trainer, run),
                Stage::Asks(run) => question(trainer, run),
                Stage::Told(run, told) => answers(trainer, &run, told),
            }]
        },
    )
}

fn before(trainer: Trainer) -> El {
    let words = AppContext::here().words();
    let content = el("main", "sheet")
        .put(el("h2", "sheet__title").text(words.counting()))
        .put(el("p", "lead").text(words.counting_help()))
        .all(choices(words, trainer))
        .put(el("div", "btn-stack").put(button(
            "btn btn--primary btn--wide",
            words.count_begin(),
            move || trainer.begin(),
        )))
        .all(so_far(words));
    sheet(words.counting(), content)
}

/// What is counted, and how fast the tricks come.
fn choices(words: Words, trainer: Trainer) -> Vec<El> {
    let levels = [words.count_own(), words.count_both(), words.count_trumps()];
    let paces = [
        (Speed::Fast, words.stays_short()),
        (Speed::Normal, words.stays_normal()),
        (Speed::Slow, words.stays_long()),
        (Speed::Wait, words.stays_until_tap()),
    ];
    let levels = Level::ALL.iter().copied().zip(levels);
    vec![
        chosen("level", words.what_to_count(), trainer.level, levels),
        chosen("tempo", words.count_tempo(), trainer.speed, paces),
    ]
}

/// A choice of one.
fn chosen<T: PartialEq + Copy + 'static>(
    id: &'static str,
    title: &str,
    value: Live<T>,
    all: impl IntoIterator<Item = (T, &'static str)>,
) -> El {
    let one = |(at, (one, text)): (usize, (T, &str))| {
        let input = el("input", "")
            .attr("type", "radio")
            .attr("name", id)
            .attr("id", &[id, &at.to_string()].concat())
            .checked(move || value.get() == one)
            .on("change", move |_| value.set(one));
        el("label", "").put(input).put(el("span", "").text(text))
    };
    el("fieldset", "train__choice")
        .put(el("legend", "").text(title))
        .put(el("div", "seg").all(all.into_iter().enumerate().map(one)))
}

/// How the runs went up to now, level by level.
fn so_far(words: Words) -> Option<El> {
    let kept = AppContext::here().load(StorageKey::Counting);
    let tallies = Tallies::read(&kept.unwrap_or_default());
    let name = |level| match level {
        Level::Own => words.count_own(),
        Level::Both => words.count_both(),
        Level::Trumps => words.count_trumps(),
    };
    let line = |level: &Level| {
        let tally = tallies.of(*level);
        let (runs, right, mean) = (tally.runs, tally.right, tally.mean_tenths());
        let told = || el("li", "").text(&words.counting_tally(name(*level), runs, right, mean));
        (runs > 0).then(told)
    };
    let lines: Vec<El> = Level::ALL.iter().filter_map(line).collect();
    (!lines.is_empty()).then(|| {
        el("section", "train__so-far")
            .put(el("h3", "").text(words.counting_so_far()))
            .put(el("ul", "").all(lines))
    })
}

impl Trainer {
    /// Shows a run nobody has seen.
    fn begin(self) {
        let run = (0..100).find_map(|_| {
            let seed = fresh_seed();
            let chance = seed.bytes().fold(0, |sum, byte| mix(sum ^ u64::from(byte)));
            Run::of(&seed, chance)
        });
        if let Some(run) = run {
            self.stage.set(Stage::Shows(run));
        }
    }

    /// The counts have been told: keeps how it went.
    fn answer(self, run: Run, told: Answers) {
        let kept = AppContext::here().load(StorageKey::Counting);
        let mut tallies = Tallies::read(&kept.unwrap_or_default());
        let off = told.off(&run);
        tallies
            .of_mut(self.level.get_untracked())
            .add(off, told.all_right(&run));
        AppContext::here().keep(StorageKey::Counting, &tallies.write());
        self.stage.set(Stage::Told(run, told));
    }
}
