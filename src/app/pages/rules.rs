//! The rules in force, or those of a game to choose: told in words, and option by option.

use super::choose::can_be_played;
use super::sheet::{letter, sheet};
use crate::app::components::icon::{button, drawing};
use crate::app::dom::{El, el};
use crate::app::game::{Game, Sheet};
use crate::app::page::Page;
use crate::app::route::Route;
use crate::games::rules::{OptionId, Preset, Rules};
use crate::words::{Group, Words, in_force};

/// The screen: of a preset, or of the running match.
#[must_use]
pub fn rules(named: Option<&str>) -> El {
    let (page, game) = (Page::here(), Game::here());
    let words = page.words();
    let running = game
        .standing
        .with_untracked(|standing| (standing.preset, *standing.rules));
    let named = named.and_then(Preset::from_id);
    let (preset, rules) = named.map_or(running, |preset| (preset, preset.rules()));
    let told = el("section", "")
        .put(el("h2", "sheet__title").text(words.preset(preset)))
        .put(el("p", "lead").text(&words.summary(&rules)))
        .put(el("section", "prose").all(told(words, &rules)));
    let options = Group::ALL
        .into_iter()
        .flat_map(|group| options(words, group, preset, &rules));
    let split = el("div", "split")
        .put(told)
        .put(el("section", "opts").all(options));
    let content = el("main", "sheet")
        .put(split)
        .all(can_be_played(preset).then(|| dock(page, game, preset)));
    sheet(words.rules(), content)
}

fn told(words: Words, rules: &Rules) -> Vec<El> {
    let paragraphs = words.explain(rules).into_iter();
    paragraphs
        .flat_map(|paragraph| {
            let heading = el("h3", "").text(words.group(paragraph.group));
            [heading, el("p", "").text(&paragraph.text)]
        })
        .collect()
}

fn options(words: Words, group: Group, preset: Preset, rules: &Rules) -> Vec<El> {
    let options: Vec<OptionId> = group.options(rules.game).collect();
    let heading = (!options.is_empty()).then(|| el("h3", "opts__head").text(words.group(group)));
    let rows = options
        .into_iter()
        .map(|id| option(words, id, preset, rules));
    heading.into_iter().chain(rows).collect()
}

fn option(words: Words, id: OptionId, preset: Preset, rules: &Rules) -> El {
    let changed = preset.rules().get(id) != rules.get(id);
    let mark = changed.then(|| el("em", "").text(words.rules_changed()));
    let name = el("span", "opt__name")
        .text(words.option_title(id))
        .all(mark);
    let value = el("span", "opt__val").text(&words.value_label(id, rules.get(id)));
    let summary = el("summary", "").put(name).put(value).put(drawing(
        "0 0 24 24",
        "icon opt__chev",
        "#icon-down",
    ));
    let sources = in_force(rules, id).iter().copied().map(letter);
    el("details", "opt")
        .put(summary)
        .put(el("p", "opt__help").text(words.option_help(id)))
        .put(el("p", "opt__sources").all(sources))
}

/// "Play this".
fn dock(page: Page, game: Game, preset: Preset) -> El {
    let play = move || {
        let rules = preset.checked();
        if game.may_leave() {
            game.start_match(preset, rules);
            page.go(&Route::Table);
        } else {
            game.sheet
                .set(Some(Sheet::NewMatch(preset, Box::new(rules))));
        }
    };
    el("div", "dock").put(button("btn btn--primary", page.words().play_this(), play))
}
