//! The end of a match: who won it, its deals as a chart, the Bummerl, and what can be done next.

use super::card::{self, CardFace};
use super::end::{EndButtons, Laurel, SECONDARY, explained, link_button};
use super::peg_board::PegBoard;
use super::portrait::Portrait;
use super::scoreboard::{bummerl_heading, columns, deals};
use crate::app_context::AppContext;
use crate::game::GameController;
use crate::i18n::{MatchOutcome, TextContext, Words};
use crate::model::match_session::{MatchSession, PLAYER};
use crate::model::table::match_chart::{self, Line};
use crate::model::table::standing::Standing;
use crate::model::table::tricks::cards_taken;
use leptos::prelude::*;
use sechsundsechzig_engine::deal::Seat;
use sechsundsechzig_engine::match_score::MatchEnd;
use sechsundsechzig_engine::rules::Game;

/// How many cards leap at most.
const LEAPING: usize = 12;

/// The end of a match, in the table's place.
#[component]
pub fn MatchEndPanel(end: MatchEnd) -> impl IntoView {
    let game = GameController::use_context();
    let app = AppContext::use_context();
    let words = app.words_untracked();
    let at_evening = game.summary_untracked().played_at_evening;
    let (way_on, other) = match at_evening {
        Some(played) => (words.evening_on(played), None),
        None => {
            let other = link_button(SECONDARY, "#/opponents".to_owned(), words.other_opponent());
            (words.rematch(), Some(other))
        }
    };
    let opponent = match end.winner {
        PLAYER => Seat(1),
        winner => winner,
    };
    let outcome = match end.winner {
        PLAYER if game.summary_untracked().is_first_win => MatchOutcome::LostFirst,
        PLAYER => MatchOutcome::Lost,
        _ => MatchOutcome::Won,
    };
    let class = match end.winner {
        PLAYER => "end end--match end--won",
        _ => "end end--match",
    };
    let deals = game
        .standing
        .with_untracked(|standing| standing.deals.len());
    let last = move || {
        let (headline, why, points) = explained(words, game)?;
        let deal = [words.deal(), " ", &deals.to_string(), ": "].concat();
        let view = view! {
            <details class="end__last">
                <summary>{deal} {headline}</summary>
                <p>{why}</p>
                {points}
            </details>
        };
        Some(view.into_any())
    };
    let first = view! {
        <button type="button" class="btn btn--primary btn--wide" on:click=move |_| game.go_on_from_end()>
            {way_on}
        </button>
    };
    let review = link_button(SECONDARY, "#/review".to_owned(), words.review());
    let statistics = link_button(SECONDARY, "#/statistics".to_owned(), words.statistics());
    let others = [Some(review), other, Some(statistics)]
        .into_iter()
        .flatten()
        .collect();
    view! {
        <main class=class>
            {(end.winner == PLAYER).then(|| leaping_cards(game))}
            <section class="end__head">
                <Portrait opponent=game.opponent_at(opponent) class="face end__face" />
                {(end.winner == PLAYER).then(|| view! { <Laurel /> }.into_any())}
                {move || head(words, game, end)}
                <p class="end__quote">
                    {words.quotation(game.opponent_at(opponent), outcome, deals)}
                </p>
            </section>
            <section class="scoreboard" aria-label=words.scoreboard()>
                {move || game.standing.with(|standing| score(words, standing, game, end))}
            </section>
            {last}
            <EndButtons first=first.into_any() others />
        </main>
    }
}

/// The cards that the player has taken in the last deal leap for joy; where movement is reduced they are not shown.
fn leaping_cards(game: GameController) -> AnyView {
    let taken = game
        .scene
        .with_untracked(|scene| cards_taken(&scene.events, PLAYER));
    let card =
        |card| view! { <span class=card::class(card, "")><CardFace card /></span> }.into_any();
    view! {
        <div class="leap" aria-hidden="true">
            {taken.into_iter().take(LEAPING).map(card).collect_view()}
        </div>
    }
    .into_any()
}

/// Who won, what is special about it, and who gets the Bummerl.
fn head(words: Words, game: GameController, end: MatchEnd) -> AnyView {
    let context = game.text_context();
    let (kind, points) = game
        .standing
        .with(|standing| (standing.rules.game, standing.points.clone()));
    let winner = kind.side_of(end.winner);
    let mut special = Vec::new();
    if kind == Game::Penneech {
        special.push(words.last_hole().to_owned());
    }
    let others = || {
        points
            .iter()
            .enumerate()
            .filter(|(side, _)| *side != winner)
    };
    if points[winner] > 0 && others().all(|(_, points)| *points == 0) {
        let shutout = match end.winner == PLAYER {
            true => words.shutout(),
            false => words.shutout_lost(),
        };
        special.push(shutout.to_owned());
    }
    if game.summary_untracked().is_first_win {
        special.push(words.first_win(context.side(1)));
    }
    let special = (!special.is_empty())
        .then(|| view! { <p class="end__special">{special.join(" ")}</p> }.into_any());
    let bummerl = end.bummerl.as_slice().iter().enumerate();
    let loses = |(side, bummerl): (usize, &u16)| {
        (*bummerl > 0).then(|| words.bummerl_for(context.side(side), *bummerl as u8))
    };
    let why: Vec<String> = bummerl.filter_map(loses).collect();
    let practice = game
        .with_match_untracked(MatchSession::is_practice)
        .then(|| view! { <p class="end__news">{words.practice_match()}</p> }.into_any());
    view! {
        <div>
            <h2 class="end__title">{words.match_won(context.side(winner), &points, winner)}</h2>
            {special}
        </div>
        <p class="end__why">{why.join(" ")}</p>
        {practice}
    }
    .into_any()
}

/// The scoreboard: the chart of the match, its deals, the Bummerl.
fn score(words: Words, standing: &Standing, game: GameController, end: MatchEnd) -> AnyView {
    let context = game.text_context();
    let chart = match standing.rules.game {
        Game::Penneech => {
            let context = Signal::derive(move || game.text_context());
            view! { <PegBoard scene=game.scene.into() context /> }.into_any()
        }
        _ => chart(words, standing, &context),
    };
    view! {
        <h2>{words.this_match()}</h2>
        {chart}
        {deals(words, standing, &context)}
        {bummerl_heading(words)}
        {columns(words, standing, &context, end.bummerl.as_slice())}
    }
    .into_any()
}

/// The deals as lines that rise in steps; the table of the deals says the same to who cannot see it.
fn chart(words: Words, standing: &Standing, context: &TextContext) -> AnyView {
    let target = standing.rules.target;
    let line = |(side, line): (usize, Line)| {
        let class = match side {
            0 => "steps__line steps__line--own",
            1 => "steps__line",
            _ => "steps__line steps__line--third",
        };
        view! {
            <path class=class d=line.path />
            <circle class=class cx=match_chart::RIGHT.to_string() cy=line.end.to_string() r="5" />
            <text x="232" y=(line.name + 5).to_string()>
                {words.person(context.side(side))}
            </text>
        }
        .into_any()
    };
    let number = |(number, x): (usize, i32)| {
        view! {
            <text class="steps__number" x=x.to_string() y="102">
                {number.to_string()}
            </text>
        }
        .into_any()
    };
    let goal = match_chart::goal(&standing.points, target);
    // Three digits have no room left of the line.
    let height = (target < 100).then(|| {
        view! {
            <text class="steps__number" x="12" y=(goal + 5).to_string()>
                {target.to_string()}
            </text>
        }
        .into_any()
    });
    let lines = match_chart::lines(&standing.points, &standing.deals, target).into_iter();
    view! {
        <svg class="steps" viewBox="0 0 320 106" aria-hidden="true">
            <path
                class="steps__goal"
                d=["M24 ", &goal.to_string(), "H222M24 84H222"].concat()
            />
            {height}
            {lines.enumerate().map(line).collect_view()}
            {match_chart::numbers(standing.deals.len()).map(number).collect_view()}
        </svg>
    }
    .into_any()
}
