//! What all deals add up to, in numbers and pictures, and the last of them by name.

mod charts;
mod last_deals;

use crate::app::app_context::AppContext;
use crate::app::components::icon::drawing;
use crate::app::components::stat_row::facts;
use crate::app::dom::{El, el};
use crate::app::idempotent_log;
use crate::app::opponent::Opponent;
use crate::app::pages::page_layout::sheet;
use crate::app::storage::browser::StorageKey;
use crate::i18n::Words;
use last_deals::last_deals;
use sechsundsechzig_engine::match_score::deal_history::{self, Mark, Played, Sum};
use sechsundsechzig_engine::rules::{Game, Preset};

/// So many deals are in the picture of ups and downs.
const RECENT: usize = 30;

/// The screen.
#[must_use]
pub fn statistics() -> El {
    let words = AppContext::here().words();
    let kept = AppContext::here().load(StorageKey::Chronicle);
    let played: Vec<Played> =
        deal_history::read(idempotent_log::text(&kept.unwrap_or_default())).collect();
    let content = if played.is_empty() {
        el("div", "message").put(el("p", "").text(words.no_deal_yet()))
    } else {
        told(words, &played)
    };
    sheet(words.statistics(), el("main", "sheet").put(content))
}

fn told(words: Words, played: &[Played]) -> El {
    let sum = Sum::of(played);
    let numbers = [
        (sum.deals, words.deals_played()),
        (sum.won, words.deals_won()),
        (sum.streak, words.streak()),
        (sum.false_claims, words.miscounted()),
    ];
    // Written points and Penneech's marks would dwarf match points.
    let comparable: Vec<&Played> = played
        .iter()
        .filter(|one| !one.is(Mark::Practice) && counts_match_points(one.preset))
        .collect();
    let recent = &comparable[comparable.len().saturating_sub(RECENT)..];
    let pictures = (!recent.is_empty()).then(|| {
        [
            charts::ups_and_downs(words, recent),
            charts::points(words, &comparable),
        ]
    });
    el("div", "").put(facts(numbers)).put(
        el("div", "cols")
            .all(pictures.into_iter().flatten())
            .put(opponents(words, played))
            .put(games(words, played))
            .put(counts(words, &sum))
            .put(last_deals()),
    )
}

fn counts_match_points(preset: Preset) -> bool {
    !matches!(preset.rules().game, Game::FreeTrumps | Game::Penneech)
}

fn headed(title: &str, note: &str) -> El {
    let note = (!note.is_empty()).then(|| el("span", "").text(note));
    let caption = el("figcaption", "").put(el("b", "").text(title)).all(note);
    el("figure", "chart").put(caption)
}

/// Won and lost against each of the four.
fn opponents(words: Words, played: &[Played]) -> El {
    let one = |opponent: &Opponent| {
        let number = *opponent as u8;
        let sum = Sum::of(played.iter().filter(|one| one.opponent == number));
        if sum.deals == 0 {
            return None;
        }
        let score = [&*sum.won.to_string(), " : ", &sum.lost.to_string()].concat();
        let said = words.won_and_lost(small(sum.won), small(sum.lost));
        let bar = el("meter", "ob__bar")
            .attr("min", "0")
            .attr("max", &(sum.won + sum.lost).max(1).to_string())
            .attr("value", &sum.won.to_string())
            .attr("aria-label", &said);
        let top = el("span", "ob__top")
            .put(el("b", "").text(opponent.friend().name()))
            .put(el("span", "num").attr("aria-hidden", "true").text(&score));
        let face = drawing("0 0 120 120", "face mini-face", opponent.portrait());
        let text = el("span", "ob").put(top).put(bar);
        Some(el("li", "").put(face).put(text))
    };
    let all = Opponent::ALL.iter().filter_map(one);
    headed(words.against_the_four(), words.won_to_lost()).put(el("ul", "obs").all(all))
}

/// Each game with its deals.
fn games(words: Words, played: &[Played]) -> El {
    let row = |preset: &Preset| {
        let sum = Sum::of(played.iter().filter(|one| one.preset == *preset));
        if sum.deals == 0 {
            return None;
        }
        let numbers = [
            sum.deals.to_string(),
            sum.won.to_string(),
            signed(sum.balance),
        ];
        let name = el("th", "")
            .attr("scope", "row")
            .text(words.preset(*preset));
        let cells = numbers.iter().map(|number| el("td", "num").text(number));
        Some(el("tr", "").put(name).all(cells))
    };
    let heads = [
        words.game_word(),
        words.deals_played(),
        words.deals_won(),
        words.points_word(),
    ];
    let heads = heads.map(|text| el("th", "").attr("scope", "col").text(text));
    let table = el("table", "plain plain--games")
        .put(el("thead", "").put(el("tr", "").all(heads)))
        .put(el("tbody", "").all(Preset::ALL.iter().filter_map(row)));
    headed(words.by_game(), "").put(table)
}

fn counts(words: Words, sum: &Sum) -> El {
    let rows = [
        (words.matches_won(), sum.matches_won),
        (words.matches_lost(), sum.matches_lost),
        (words.big_wins(), sum.big_wins),
        (words.big_losses(), sum.big_losses),
        (words.covers_won(), sum.covers_won),
        (words.covers_failed(), sum.covers_failed),
        (words.false_claims(), sum.false_claims),
        (words.counted_right(), sum.counted_right),
        (words.counted_wrong(), sum.counted_wrong),
        (words.longest_streak(), sum.longest),
        (words.practice_deals(), sum.practice),
    ];
    let row = |(text, number): (&str, u32)| {
        el("div", "")
            .put(el("dt", "").text(text))
            .put(el("dd", "num").text(&number.to_string()))
    };
    headed(words.in_detail(), "").put(el("dl", "counts").all(rows.map(row)))
}

/// A number of deals, as the words take it.
fn small(number: u32) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}

/// "+3", "−2", "0".
fn signed(number: i32) -> String {
    match number {
        0 => "0".into(),
        1.. => ["+", &number.to_string()].concat(),
        _ => ["−", &number.unsigned_abs().to_string()].concat(),
    }
}
