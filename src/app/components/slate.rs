//! The slate: Bummerl as balls, the match deal by deal as strokes.

use super::balls::{ball, strokes};
use crate::app::game::{DealLine, Game};
use crate::app::page::Page;
use crate::words::Words;
use leptos::prelude::*;

/// The slate.
pub fn slate() -> impl IntoView {
    let (page, game) = (Page::here(), Game::here());
    move || {
        let words = page.words.get();
        let standing = game.standing.get();
        let told = game.told.get();
        let sides = 0..standing.points.len();
        let names: Vec<_> = sides.clone().map(|side| told.side(side)).collect();
        let columns = sides
            .clone()
            .map(|side| column(words.full_name(names[side]), standing.bummerl[side]))
            .collect_view();
        let heads = names
            .iter()
            .map(|who| view! { <td>{words.person(*who)}</td> })
            .collect_view();
        let rows = standing
            .deals
            .iter()
            .map(|deal| row(words, deal))
            .collect_view();
        let total = standing
            .points
            .iter()
            .map(|points| view! { <td>{*points}</td> })
            .collect_view();
        view! {
            <section class="slate">
                <h2>{words.bummerl()}</h2>
                <div class="slate__cols">{columns}</div>
                <table class="deals">
                    <caption class="sr">
                        {words.this_match()} ", " {words.deal_by_deal()}
                    </caption>
                    <thead>
                        <tr>
                            <th scope="col">{words.this_match()}</th>
                            {heads}
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                    <tfoot>
                        <tr>
                            <th scope="row">{words.standing()}</th>
                            {total}
                        </tr>
                    </tfoot>
                </table>
            </section>
        }
    }
}

fn column(name: String, bummerl: u32) -> AnyView {
    let many = if bummerl > 12 {
        "slate__balls slate__balls--many"
    } else {
        "slate__balls"
    };
    let number = if bummerl > 30 {
        view! { <b>{bummerl}</b> }.into_any()
    } else {
        view! { <span class="sr">{bummerl}</span> }.into_any()
    };
    let balls = if bummerl > 30 { 1 } else { bummerl };
    view! {
        <div>
            <h3>{name}</h3>
            <p class=many>{number} {(0..balls).map(ball).collect_view()}</p>
        </div>
    }
    .into_any()
}

fn row(words: Words, deal: &DealLine) -> AnyView {
    let most = deal.credited.iter().copied().max().unwrap_or(0);
    let kind = match most {
        0 => "–",
        1 => words.single_win(),
        2 => words.schneider(),
        3 => words.schwarz(),
        _ => words.deal(),
    };
    let cells = deal
        .credited
        .iter()
        .map(|points| view! { <td>{strokes(*points)}</td> })
        .collect_view();
    view! {
        <tr>
            <th scope="row">{kind}</th>
            {cells}
        </tr>
    }
    .into_any()
}
