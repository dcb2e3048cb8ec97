//! The scoreboard: Bummerl as balls, the match deal by deal as strokes.

use super::chalk_marks::{ChalkBall, ChalkStrokes};
use super::running_score::goal;
use crate::app_context::AppContext;
use crate::game::GameController;
use crate::i18n::{TextContext, Words};
use crate::model::match_session::MatchSession;
use crate::model::table::standing::Standing;
use leptos::prelude::*;
use sechsundsechzig_engine::rules::Game;

/// The scoreboard.
#[component]
pub fn Scoreboard() -> impl IntoView {
    let game = GameController::use_context();
    let words = AppContext::use_context().words_untracked();
    // A single deal counts in no match.
    let this_match = move || {
        let score = score_so_far(game);
        let is_in_match = !game.with_match_untracked(MatchSession::is_single_deal);
        is_in_match.then(|| deals(words, &score, &game.text_context()))
    };
    view! {
        <section class="scoreboard">
            {bummerl_heading(words)}
            {move || game.standing.with(|standing| columns(words, standing, &game.text_context(), &[]))}
            {move || this_match()}
        </section>
    }
}

/// The heading over the Bummerl, which leads to what they are.
pub fn bummerl_heading(words: Words) -> AnyView {
    view! {
        <h2>
            <a href="#/how-to-play/bummerl">{words.bummerl()}</a>
        </h2>
    }
    .into_any()
}

/// Each side's points as they stand in the middle of a deal, for who needs no more of the score: one copy in the program, and
/// none of the whole standing.
#[inline(never)]
pub fn points_so_far(game: GameController) -> Vec<u16> {
    let mut points = game.standing.with(|standing| standing.points.clone());
    game.scene.with(|scene| scene.read_pegs_into(&mut points));
    points
}

/// The score as it stands in the middle of a deal.
pub fn score_so_far(game: GameController) -> Standing {
    let standing = game.standing.get();
    game.scene.with(|scene| standing.in_deal(scene))
}

/// Each side's Bummerl, those just added with a ring round them.
pub fn columns(words: Words, standing: &Standing, context: &TextContext, new: &[u16]) -> AnyView {
    let column = |(side, bummerl): (usize, &u32)| {
        view! {
            <div>
                <h3>{words.column(context, side)}</h3>
                {balls(*bummerl, new.get(side).copied())}
            </div>
        }
        .into_any()
    };
    let class = match standing.points.len() {
        3 => "scoreboard__cols scoreboard__cols--three",
        _ => "scoreboard__cols",
    };
    let columns = standing.bummerl.iter().enumerate().map(column);
    view! { <div class=class>{columns.collect_view()}</div> }.into_any()
}

/// A ball for each Bummerl; one ball and a number where there are too many. At the end of a match, which says how many
/// are new, there is less room.
fn balls(bummerl: u32, new: Option<u16>) -> AnyView {
    let most = if new.is_some() { 5 } else { 30 };
    let new = new.map_or(0, u32::from);
    let class = match bummerl {
        13.. => "scoreboard__marks scoreboard__marks--many",
        _ => "scoreboard__marks",
    };
    let number = bummerl.to_string();
    let (number, balls) = if bummerl > most {
        (view! { <b>{number}</b> }.into_any(), new.max(1))
    } else {
        (
            view! { <span class="visually-hidden">{number}</span> }.into_any(),
            bummerl,
        )
    };
    let ball = |number| {
        let is_new = number + new >= balls;
        view! { <ChalkBall number is_new /> }.into_any()
    };
    view! { <p class=class>{number} {(0..balls).map(ball).collect_view()}</p> }.into_any()
}

/// The match, deal by deal.
pub fn deals(words: Words, standing: &Standing, context: &TextContext) -> AnyView {
    let heads = (0..standing.points.len())
        .map(|side| view! { <td>{words.person(context.side(side))}</td> }.into_any());
    let counts_game_points = standing.rules.game.counts_game_points();
    let cell = |points: &u16| {
        if counts_game_points {
            view! { <ChalkStrokes points=*points /> }.into_any()
        } else {
            view! { <td class="num">{points.to_string()}</td> }.into_any()
        }
    };
    let row = |(number, credited): (usize, &Vec<u16>)| {
        let head = [words.deal(), " ", &(number + 1).to_string()].concat();
        view! {
            <tr>
                <th scope="row">{head}</th>
                {credited.iter().map(cell).collect_view()}
            </tr>
        }
        .into_any()
    };
    let rows = standing.deals.iter().enumerate().map(row);
    let this_match = match standing.rules.game {
        Game::FreeTrumps => goal(words, standing),
        _ => words.this_match().to_owned(),
    };
    let totals = standing
        .points
        .iter()
        .map(|points| view! { <td>{points.to_string()}</td> }.into_any());
    view! {
        <table class="deals">
            <caption class="visually-hidden">
                {[words.this_match(), ", ", words.deal_by_deal()].concat()}
            </caption>
            <thead>
                <tr>
                    <th scope="col">{this_match}</th>
                    {heads.collect_view()}
                </tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
            <tfoot>
                <tr>
                    <th scope="row">{words.standing()}</th>
                    {totals.collect_view()}
                </tr>
            </tfoot>
        </table>
    }
    .into_any()
}
