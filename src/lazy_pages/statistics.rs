//! What all deals add up to, in numbers and charts, and the last of them by name.

mod charts;
mod last_deals;
mod rated_deals;

use super::elements::{DefinitionRow, TableHead};
use super::no_deal_yet::NoDealYet;
use crate::app_context::AppContext;
use crate::components::page_layout::PageLayout;
use crate::components::portrait::Portrait;
use crate::components::stat_row::StatRow;
use crate::i18n::Words;
use crate::model::rating::{self, Rating};
use crate::storage::browser::StorageKey;
use charts::{PointsOfDeals, RatingChart, UpsAndDowns, rating_text};
use last_deals::LastDeals;
use leptos::prelude::*;
use rated_deals::RatedDeals;
use sechsundsechzig_bots::Opponent;
use sechsundsechzig_engine::match_score::deal_history::{Played, Sum};
use sechsundsechzig_engine::rules::Preset;

/// So many deals are in the chart of ups and downs.
const RECENT: usize = 30;

/// With fewer deals charts and a rating would tell nothing.
const MANY: u32 = 5;

/// The balances of deals in the charts that are shown before there are any.
const EXAMPLE: [i32; 12] = [1, -1, 2, 1, -2, 1, 1, -1, 3, -1, 1, 2];

#[component]
pub fn StatisticsPage() -> impl IntoView {
    let app = AppContext::use_context();
    let words = app.words_untracked();
    let played = app.played_deals();
    let sum = Sum::of(&played);
    // The deal of the day is among the last deals alone.
    let has_deals = || {
        app.load(StorageKey::Deals)
            .is_some_and(|saved| !saved.is_empty())
    };
    let content = if sum.deals == 0 {
        if played.is_empty() && !has_deals() {
            view! {
                <NoDealYet about="no-statistics">
                    <UpsAndDowns balances=EXAMPLE.to_vec() />
                    <PointsOfDeals balances=EXAMPLE.to_vec() />
                </NoDealYet>
            }
            .into_any()
        } else {
            view! { <NoneCounts /> }.into_any()
        }
    } else {
        view! { <AllDeals played sum /> }.into_any()
    };
    view! {
        <PageLayout title=words.statistics()>
            <main class="sheet">{content}</main>
        </PageLayout>
    }
}

/// Where every deal was practice or one of the day: there are no numbers yet, but deals to look at.
#[component]
fn NoneCounts() -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    view! {
        <div class="columns columns--few">
            <div class="message empty">
                <h2 class="sheet__title">{words.no_deal_counts()}</h2>
                <p>{words.left_out()}</p>
                <a class="btn btn--primary" href="#/">
                    {words.play_now()}
                </a>
            </div>
            <LastDeals />
        </div>
    }
}

/// The numbers and charts of these deals.
#[component]
fn AllDeals(played: Vec<Played>, sum: Sum) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let stats = vec![
        (sum.deals, words.deals_label(sum.deals)),
        (sum.won, words.deals_won()),
        (sum.matches_won, words.matches_won_label(sum.matches_won)),
        (sum.matches_lost, words.matches_lost_label(sum.matches_lost)),
    ];
    // Written points and Penneech's marks would dwarf game points.
    let balances: Vec<i32> = played
        .iter()
        .filter(|one| one.counts() && one.preset.rules().game.counts_game_points())
        .map(|one| one.balance)
        .collect();
    let has_many = sum.deals >= MANY;
    let charts = (has_many && balances.len() > 1).then(|| {
        let recent = balances[balances.len().saturating_sub(RECENT)..].to_vec();
        view! {
            <UpsAndDowns balances=recent />
            <PointsOfDeals balances />
        }
        .into_any()
    });
    let best = rating::strongest_beaten(&played).map(|(opponent, in_match)| {
        view! {
            <div class="beaten">
                <Portrait opponent class="face mini-face" />
                <p>
                    <b>{opponent.full_name()}</b>
                    <span>{words.strongest_beaten(in_match)}</span>
                </p>
            </div>
        }
        .into_any()
    });
    let rating = has_many.then(|| rating_figure(words, &played));
    let opponents = opponents(&played);
    let games = games(&played);
    // Those of one game are counted above.
    let games = (has_many || games.len() > 1).then(|| {
        view! {
            <Figure title=words.by_game()>
                <table class="plain plain--games">
                    <TableHead columns=vec![
                        words.game_word(),
                        words.deals_played(),
                        words.deals_won(),
                        words.points_word(),
                    ] />
                    <tbody>{games}</tbody>
                </table>
            </Figure>
        }
        .into_any()
    });
    // In the column that holds less.
    let details = move || details(words, sum);
    let more = (!has_many)
        .then(|| view! { <p class="page-note">{words.more_with_five_deals()}</p> }.into_any());
    view! {
        <div>
            <StatRow stats />
            {best} {more}
            <div class=if has_many { "columns" } else { "columns columns--few" }>
                <div>
                    {(!opponents.is_empty())
                        .then(|| {
                            view! {
                                <Figure title=words.by_opponent() note=words.won_to_lost()>
                                    <ul class="opponent-balances">{opponents}</ul>
                                </Figure>
                            }
                                .into_any()
                        })}
                    {rating} {charts} {games} {(!has_many).then(details).flatten()}
                </div>
                <div>
                    <RatedDeals />
                    {has_many.then(details).flatten()}
                </div>
                <LastDeals />
            </div>
        </div>
    }
}

/// How many deals the chart of the rating shows.
const RATED: usize = 100;

/// The rating: over time, and against each of the friends.
fn rating_figure(words: Words, played: &[Played]) -> Option<AnyView> {
    let history = rating::history(played);
    let now = history.last().copied()?;
    let row = |opponent: &Opponent| {
        let against = played.iter().filter(|one| one.opponent == *opponent as u8);
        let own = rating::history(against);
        let own = own.last()?;
        let row = view! {
            <tr>
                <th scope="row">{opponent.full_name()}</th>
                <td class="num">{rating::strength(*opponent).to_string()}</td>
                <td class="num">{rating_text(Some(own))}</td>
            </tr>
        };
        Some(row.into_any())
    };
    let rows: Vec<AnyView> = Opponent::ALL.iter().filter_map(row).collect();
    let recent: Vec<Rating> = history[history.len().saturating_sub(RATED)..].to_vec();
    let figure = view! {
        <Figure title=words.rating() value=rating_text(Some(&now))>
            <p class="rating__why">{words.rating_explained()}</p>
            {(recent.len() > 1).then(|| view! { <RatingChart ratings=recent /> }.into_any())}
            <table class="plain plain--games">
                <TableHead columns=vec![words.opponents(), words.rating(), words.you()] />
                <tbody>{rows}</tbody>
            </table>
        </Figure>
    };
    Some(figure.into_any())
}

#[component]
fn Figure(
    title: &'static str,
    /// The number it comes down to, if there is one.
    #[prop(optional, into)]
    value: String,
    /// What is said beside the title, if anything.
    #[prop(optional, into)]
    note: String,
    children: Children,
) -> impl IntoView {
    view! {
        <figure class="chart">
            <figcaption>
                <b>{title}</b>
                {(!value.is_empty())
                    .then(|| view! { <span class="chart__value num">{value}</span> }.into_any())}
                {(!note.is_empty()).then(|| view! { <span>{note}</span> }.into_any())}
            </figcaption>
            {children()}
        </figure>
    }
}

/// Won and lost against each of the opponents that was played; in games for three and four nobody is played alone.
fn opponents(played: &[Played]) -> Vec<AnyView> {
    let row = |opponent: &Opponent| {
        let number = *opponent as u8;
        let against = |one: &&Played| rating::is_for_two(one) && one.opponent == number;
        let sum = Sum::of(played.iter().filter(against));
        (sum.deals > 0).then(|| view! { <OpponentRow opponent=*opponent sum /> }.into_any())
    };
    Opponent::ALL.iter().filter_map(row).collect()
}

/// Won and lost against an opponent.
#[component]
fn OpponentRow(opponent: Opponent, sum: Sum) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let Sum {
        deals, won, lost, ..
    } = sum;
    let ties = match deals - won - lost {
        0 => String::new(),
        tied => [", ", &*words.ties(tied)].concat(),
    };
    view! {
        <li>
            <Portrait opponent class="face mini-face" />
            <span class="opponent-balance">
                <span class="opponent-balance__top">
                    <b>{opponent.full_name()}</b>
                    <span class="num" aria-hidden="true">
                        {words.score_in_digits(&[small(won), small(lost)])}
                        {ties.clone()}
                    </span>
                </span>
                <meter
                    class="opponent-balance__bar"
                    min="0"
                    max=(won + lost).max(1).to_string()
                    value=won.to_string()
                    aria-label=[words.won_and_lost(small(won), small(lost)), ties].concat()
                ></meter>
            </span>
        </li>
    }
}

/// A row for each game that was played.
fn games(played: &[Played]) -> Vec<AnyView> {
    let words = AppContext::use_context().words_untracked();
    let row = |preset: &Preset| {
        let sum = Sum::of(played.iter().filter(|one| one.preset == *preset));
        (sum.deals > 0).then(|| {
            view! {
                <tr>
                    <th scope="row">{words.preset(*preset)}</th>
                    <td class="num">{sum.deals.to_string()}</td>
                    <td class="num">{sum.won.to_string()}</td>
                    <td class="num">{signed(sum.balance)}</td>
                </tr>
            }
            .into_any()
        })
    };
    Preset::ALL.iter().filter_map(row).collect()
}

/// Everything else that is counted; with few deals only what has happened, if anything.
fn details(words: Words, sum: Sum) -> Option<AnyView> {
    // Left out for players who are never asked.
    let told_count = |number| (sum.counted_right + sum.counted_wrong > 0).then_some(number);
    let rows = [
        (words.big_wins(), Some(sum.big_wins)),
        (words.big_losses(), Some(sum.big_losses)),
        (words.closings_won(), Some(sum.covers_won)),
        (words.closings_failed(), Some(sum.covers_failed)),
        (words.false_claims(), Some(sum.false_claims)),
        (words.counted_right(), told_count(sum.counted_right)),
        (words.counted_wrong(), told_count(sum.counted_wrong)),
        (words.streak(), Some(sum.streak)),
        (words.longest_streak(), Some(sum.longest)),
        (words.practice_deals(), Some(sum.practice)),
    ];
    let known = |(term, number): (&'static str, Option<u32>)| Some((term, number?));
    let told = |(_, number): &(&'static str, u32)| *number > 0 || sum.deals >= MANY;
    let row = |(term, number): (&'static str, u32)| {
        view! { <DefinitionRow term definition=number.to_string() class="num" /> }.into_any()
    };
    let rows: Vec<AnyView> = rows
        .into_iter()
        .filter_map(known)
        .filter(told)
        .map(row)
        .collect();
    (!rows.is_empty()).then(|| {
        view! {
            <Figure title=words.in_detail()>
                <dl class="counts">{rows}</dl>
            </Figure>
        }
        .into_any()
    })
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
