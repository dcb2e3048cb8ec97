//! The end of a deal, explained: who, why, how many points, by which clause.

use super::keeper::{Whose, keeper};
use crate::app::game::Game;
use crate::app::page::Page;
use crate::cards::Suit;
use crate::deal::DealResult;
use crate::words::{Count, Ending, Scene, Words};
use leptos::html;
use leptos::prelude::*;

/// The end of the deal, in the table's place.
pub fn end() -> AnyView {
    let (page, game) = (Page::here(), Game::here());
    let told = move || {
        let (result, covered_by) = game
            .scene
            .with(|scene| (scene.result, scene.talon.covered_by));
        result.map(|result| {
            (
                result,
                page.words
                    .get()
                    .ending(&result, covered_by, &game.told.get()),
            )
        })
    };
    let button = NodeRef::<html::Button>::new();
    Effect::new(move || {
        if let Some(button) = button.get() {
            let _ = button.focus();
        }
    });
    let next = move || {
        if game.match_is_over() {
            page.words.get().next_match()
        } else {
            page.words.get().next_deal()
        }
    };
    view! {
        <main class="end">
            <div class="end__panel">
                {move || told().map(|(result, ending)| explained(&result, ending))}
                <section class="end__tally" aria-label=move || page.words.get().slate()>
                    {[0, 1].map(score_card)}
                </section>
                <div class="end__go">
                    <button
                        type="button"
                        class="btn btn--primary btn--wide"
                        node_ref=button
                        on:click=move |_| game.go_on()
                    >
                        {next}
                    </button>
                    <div class="btn-row">
                        <a class="btn" href="#/tally">
                            {move || page.words.get().slate()}
                        </a>
                        <a class="btn" href="#/share">
                            {move || page.words.get().share()}
                        </a>
                    </div>
                </div>
            </div>
        </main>
    }
    .into_any()
}

fn explained(result: &DealResult, ending: Ending) -> AnyView {
    let (page, game) = (Page::here(), Game::here());
    let words = page.words.get();
    let told = game.told.get();
    let more = match_end(words, &told, game);
    let clause = format!("#/rules/{}", result.clause);
    view! {
        <section class="end__head">
            <h2 class="end__title">{ending.headline}</h2>
            <p class="end__why">{ending.explanation} {more}</p>
        </section>
        {count(words, &ending.counts)}
        <p class="end__clause">
            <a href=clause>{ending.clause}</a>
        </p>
    }
    .into_any()
}

/// What the deal did beyond itself: pending ties, the end of the match.
fn match_end(words: Words, told: &Scene, game: Game) -> String {
    game.with_sitting(|sitting| {
        let mut text = String::new();
        let Some(scored) = sitting.scored() else {
            return text;
        };
        if scored.from_ties > 0 {
            text.push(' ');
            text.push_str(&words.pending_ties_won(scored.from_ties));
        }
        let Some(end) = scored.end else {
            return text;
        };
        let points = sitting.running().points;
        let winner = end.winner.index();
        let (own, others) = (points[winner], points[1 - winner.min(1)]);
        text.push(' ');
        text.push_str(&words.match_won(told.person(end.winner), own, others));
        for (side, bummerl) in end.bummerl.as_slice().iter().enumerate() {
            if *bummerl > 0 {
                text.push(' ');
                text.push_str(&words.bummerl_for(told.side(side), *bummerl as u8));
            }
        }
        text
    })
}

fn count(words: Words, counts: &[Count]) -> AnyView {
    let row = |value: fn(&Count) -> u16| {
        counts
            .iter()
            .map(|count| view! { <td>{value(count)}</td> })
            .collect_view()
    };
    let heads = counts
        .iter()
        .map(|count| view! { <th scope="col">{words.person(count.who)}</th> })
        .collect_view();
    view! {
        <table class="count">
            <caption class="sr">{words.settlement()}</caption>
            <thead>
                <tr>
                    <td></td>
                    {heads}
                </tr>
            </thead>
            <tbody>
                <tr>
                    <th scope="row">{words.tricks()}</th>
                    {row(|count| count.in_tricks)}
                </tr>
                <tr>
                    <th scope="row">{words.melded()}</th>
                    {row(|count| count.melds)}
                </tr>
            </tbody>
            <tfoot>
                <tr>
                    <th scope="row">{words.card_points()}</th>
                    {row(|count| count.total)}
                </tr>
            </tfoot>
        </table>
    }
    .into_any()
}

fn score_card(side: usize) -> AnyView {
    let (page, game) = (Page::here(), Game::here());
    let of = move |list: fn(&crate::app::game::Standing) -> &Vec<u16>| {
        Signal::derive(move || {
            game.standing
                .with(|standing| list(standing).get(side).copied().unwrap_or(0))
        })
    };
    let points = of(|standing| &standing.points);
    let gained = of(|standing| &standing.gained);
    let target = Signal::derive(move || game.standing.with(|standing| standing.rules.target));
    let who = move || game.told.with(|told| told.side(side));
    let label = Signal::derive(move || {
        page.words
            .get()
            .score_card(who(), points.get(), target.get())
    });
    let suit = if side == 0 {
        Suit::Hearts
    } else {
        Suit::Spades
    };
    let plus =
        move || (gained.get() > 0).then(|| view! { <ins class="num">"+" {gained.get()}</ins> });
    view! {
        <div class="end__keeper">
            {keeper(Whose::Still(suit), points, gained, target, label)} <p>
                <span>{move || page.words.get().full_name(who())}</span>
                <b class="num">{move || points.get()} {plus}</b>
            </p>
        </div>
    }
    .into_any()
}
