//! The end of a deal, explained: who, why, how many points.

use super::card::OpenCard;
use super::icon::Sprite;
use super::match_end::MatchEndPanel;
use super::peg_board::PegBoard;
use super::portrait::Portrait;
use super::score_card::ScoreCardAtEnd;
use super::side_panel::SidePanel;
use crate::app_context::AppContext;
use crate::game::{DaySummary, GameController, Summary};
use crate::i18n::{SideTotals, TextContext, Words};
use crate::model::daily;
use crate::model::match_session::{MatchSession, PLAYER};
use crate::model::table::claim;
use crate::model::table::extra_points::extra_points;
use crate::model::table::missed_claim::missed_claim;
use crate::model::table::offences;
use crate::model::table::standing::Standing;
use crate::platform::calendar;
use crate::platform::dom::{find, focus_when_laid_out};
use crate::platform::focus_target;
use crate::storage::browser::StorageKey;
use leptos::prelude::*;
use sechsundsechzig_bots::Opponent;
use sechsundsechzig_engine::deal::{DealResult, Event, Reason, Seat};
use sechsundsechzig_engine::rules::Game;

/// The end of the deal, or of the match with it, in the table's place.
#[component]
pub fn End() -> impl IntoView {
    match GameController::use_context().match_end_untracked() {
        Some(end) => view! { <MatchEndPanel end /> }.into_any(),
        None => view! { <DealEnd /> }.into_any(),
    }
}

/// From so many game points on a deal is celebrated like a match.
const CELEBRATED: u16 = 3;

/// The end of the deal.
#[component]
fn DealEnd() -> impl IntoView {
    let (app, game) = (AppContext::use_context(), GameController::use_context());
    let words = app.words_untracked();
    let (kind, sides, is_won, is_big) = game.standing.with_untracked(|standing| {
        let kind = standing.rules.game;
        let is_won = standing.has_won_deal(kind.side_of(PLAYER));
        let gained = standing.gained.get(kind.side_of(PLAYER));
        let is_big = kind.counts_game_points() && gained >= Some(&CELEBRATED);
        (kind, standing.points.len(), is_won, is_big)
    });
    let class = match (kind, sides) {
        (Game::Penneech, _) => "end__scores end__scores--board",
        (_, 3..) => "end__scores end__scores--three",
        _ => "end__scores",
    };
    let context = Signal::derive(move || game.text_context());
    let scores = match kind {
        Game::Penneech => view! { <PegBoard scene=game.scene.into() context /> }.into_any(),
        _ => (0..sides)
            .map(|side| view! { <SideScore kind side /> }.into_any())
            .collect_view()
            .into_any(),
    };
    let strongest = strongest_points(app, game);
    let panel = match sides {
        3.. => "end__panel end__panel--three",
        _ => "end__panel",
    };
    view! {
        <main class="end" class:end--won=is_won class:end--big=is_big>
            <div class=panel>
                {move || explanation(words, game, is_won, strongest)} <section class=class aria-label=words.scoreboard()>
                    {scores}
                </section> <DealEndButtons is_won />
            </div>
        </main>
        <SidePanel />
    }
}

/// What can be done after the deal.
#[component]
fn DealEndButtons(is_won: bool) -> impl IntoView {
    let game = GameController::use_context();
    let words = AppContext::use_context().words_untracked();
    let Summary {
        has_paused_match,
        challenge,
        day,
        ..
    } = game.summary_untracked();
    let label = match game.with_match_untracked(MatchSession::is_single_deal) {
        true if has_paused_match => words.back_to_match(),
        true => words.next_match(),
        false => words.next_deal(),
    };
    let go_on = move |class| {
        view! {
            <button type="button" class=class on:click=move |_| game.go_on()>
                {label}
            </button>
        }
        .into_any()
    };
    let share = "#/share".to_owned();
    let about_review = match is_won {
        true => words.review(),
        false => words.what_decided(),
    };
    let is_redealt = game.scene.with_untracked(|scene| {
        let is_redeal = |result: DealResult| result.reason == Reason::Redeal;
        scene.result.is_some_and(is_redeal)
    });
    // Where the cards are dealt anew there was nothing to decide.
    let review = (!is_redealt).then(|| link_button(SECONDARY, "#/review".to_owned(), about_review));
    // A deal somebody sent counts on no scoreboard: the comparison stands in its place. A day's result is meant to be sent,
    // so that comes first.
    let (first, others) = match (challenge, day) {
        (None, Some(_)) => (
            link_button(PRIMARY, share, words.compare_and_share()),
            vec![review, Some(go_on(SECONDARY))],
        ),
        (sent, _) => {
            let (result, href) = match sent {
                Some(sent) => (words.compare(), sent),
                None => (words.scoreboard(), "#/scoreboard".to_owned()),
            };
            let result = link_button(SECONDARY, href, result);
            let share = link_button(SECONDARY, share, words.share());
            (go_on(PRIMARY), vec![review, Some(result), Some(share)])
        }
    };
    let others = others.into_iter().flatten().collect();
    view! { <EndButtons first others /> }
}

/// The classes of the first button and of the others.
const PRIMARY: &str = "btn btn--primary btn--wide";
pub const SECONDARY: &str = "btn";

/// Buttons and links in the order in which they stand; the first has the focus.
#[component]
pub fn EndButtons(first: AnyView, others: Vec<AnyView>) -> impl IntoView {
    focus_when_laid_out(|| find(focus_target::END_BUTTON));
    view! {
        <div class="end__go">
            {first}
            <div class="btn-row">{others}</div>
        </div>
    }
}

/// A link that looks like a button: a function, as a component would be compiled anew at each of its many places.
#[inline(never)]
pub fn link_button(class: &'static str, href: String, label: &'static str) -> AnyView {
    view! {
        <a class=class href=href>
            {label}
        </a>
    }
    .into_any()
}

/// Who has won, why, and the points in detail.
fn explanation(
    words: Words,
    game: GameController,
    is_won: bool,
    strongest: Option<i32>,
) -> Option<AnyView> {
    let (headline, why, points) = explained(words, game)?;
    let has_beaten_one = is_won && game.scene.with(|scene| scene.seats.len() == 2);
    let view = view! {
        <section class="end__head">
            {is_won.then(|| view! { <Laurel /> }.into_any())}
            {day(words, game)}
            <h2 class="end__title">{headline}</h2>
            <p class="end__why">{why}</p>
            {left_over(words, game)}
            {strongest.map(|points| compared(words, points))}
            {match_point(words, game)}
            {has_beaten_one.then(|| beaten(words, game))}
        </section>
        {points}
    };
    Some(view.into_any())
}

/// What the only opponent still had in hand.
fn left_over(words: Words, game: GameController) -> Option<AnyView> {
    let context = game.text_context();
    let opponent = Seat(1);
    let hand = game.with_match_untracked(|match_session| match_session.session().hand(opponent));
    if context.rules.game.players() > 2 || hand.is_empty() {
        return None;
    }
    let card = |card| view! { <OpenCard card /> }.into_any();
    let view = view! {
        <p class="end__left">
            {words.still_had(context.person(opponent))} {hand.iter().map(card).collect_view()}
        </p>
    };
    Some(view.into_any())
}

/// Who wins the match with the next game point.
fn match_point(words: Words, game: GameController) -> Option<AnyView> {
    let point = game.standing.with(Standing::match_point)?;
    let said = words.match_point(point, &game.text_context());
    Some(view! { <p class="end__news">{said}</p> }.into_any())
}

/// What the beaten opponent says, where there is room for it.
fn beaten(words: Words, game: GameController) -> AnyView {
    let opponent = game.opponent_at(Seat(1));
    let is_won = |deal: &&Vec<u16>| deal.get(PLAYER.index()).is_some_and(|points| *points > 0);
    // Another one each time, and in the next match.
    let number = game.standing.with(|standing| {
        let matches: u32 = standing.bummerl.iter().sum();
        standing.deals.iter().filter(is_won).count() + matches as usize
    });
    view! {
        <div class="end__beaten">
            <Portrait opponent class="face end__face" />
            <p>{words.deal_quotation(opponent, number)}</p>
        </div>
    }
    .into_any()
}

/// The wreath of who has won.
#[component]
pub fn Laurel() -> impl IntoView {
    view! { <Sprite view_box="0 0 120 120" class="laurel" symbol="#laurel" /> }
}

/// Whose day's deal it was, how many in a row have been played, and how the last seven days went.
fn day(words: Words, game: GameController) -> Option<AnyView> {
    let DaySummary { date, days, week } = game.summary_untracked().day?;
    let mut text = words.deal_of_day(&date);
    let streak = words.days_in_a_row(days);
    if !streak.is_empty() {
        text = [&*text, " · ", &streak].concat();
    }
    let told = words.last_week(&week);
    let mark = |points: Option<i32>| {
        let class = points.map(|points| match points.signum() {
            0 => "tied",
            1 => "won",
            _ => "lost",
        });
        view! { <i class=class></i> }.into_any()
    };
    let view = view! {
        <p class="end__special">
            {text}
            <span class="week" role="img" aria-label=told>
                {week.map(mark).into_iter().collect_view()}
            </span>
            <span class="week week--key" aria-hidden="true">
                <i class="won"></i>
                {words.week_won()}
                <i class="lost"></i>
                {words.week_lost()}
            </span>
        </p>
    };
    Some(view.into_any())
}

/// The points that the strongest friend has made with the day's cards, once they are known. They become known on another
/// page.
fn strongest_points(app: AppContext, game: GameController) -> Option<i32> {
    let day = daily::day_of(&game.summary_untracked().day?.date)?;
    daily::result(&app.load(StorageKey::Daily)?, day)?.strongest
}

/// What the strongest friend has made of the day's cards.
fn compared(words: Words, points: i32) -> AnyView {
    let who = words.with_your_cards(Opponent::Froehlich.first_name());
    let text = [&*who, ": ", &words.balance(points)].concat();
    view! { <p class="end__compared">{text}</p> }.into_any()
}

/// The deal's headline with the mark of practice, the reason, and the points in detail.
pub fn explained(words: Words, game: GameController) -> Option<(AnyView, String, AnyView)> {
    let context = game.text_context();
    let scene = game.scene.get();
    let result = scene.result?;
    let ending = words.ending(&result, scene.talon.covered_by, &context);
    let offence = offences::committed(&scene.events)
        .map(|(seat, why)| [&*words.offence(context.person(seat), why), " "].concat());
    let why = [
        &*offence.unwrap_or_default(),
        &marriage_claimed_with(words, &context, &scene.events),
        &ending.explanation,
        &missed(words, &context, &result, scene.talon.covered_by, game),
        &from_ties(words, game),
        &counted(words, &context, &ending.totals, game),
    ]
    .concat();
    let seal = || {
        view! {
            <a class="seal" href="#/seal">
                {words.check_seal()}
            </a>
        }
        .into_any()
    };
    let is_sealed = game.with_match_untracked(|match_session| match_session.seal().is_some());
    let day = game.summary_untracked().day;
    let is_todays = day.is_some_and(|day| day.date == calendar::date());
    let view = view! {
        {totals(words, context.rules.game, &ending.totals, &scene.events)}
        <p class="end__clause">
            <a href="#/how-to-play/score">{words.how_scored()}</a>
            {is_sealed.then(seal)}
            {is_todays.then(|| words.next_daily_deal())}
        </p>
    };
    let practice = game
        .with_match_untracked(MatchSession::is_practice)
        .then(|| view! { <b class="end__practice">{words.practice()}</b> }.into_any());
    let headline = view! { {ending.headline} " " {practice} };
    Some((headline.into_any(), why, view.into_any()))
}

/// With which marriage somebody else has claimed: on the table both are over in a moment.
fn marriage_claimed_with(words: Words, context: &TextContext, events: &[Event]) -> String {
    let (seat, suit, worth) = match claim::marriage_claimed_with(events) {
        Some(claim) if claim.0 != PLAYER => claim,
        _ => return String::new(),
    };
    [
        &*words.has_announced(context.person(seat), suit, worth),
        " ",
    ]
    .concat()
}

/// The claim with which the player would have won, or won more.
fn missed(
    words: Words,
    context: &TextContext,
    result: &DealResult,
    covered_by: Option<Seat>,
    game: GameController,
) -> String {
    let missed =
        game.with_match_untracked(|match_session| missed_claim(match_session.session(), PLAYER));
    let who = context.side(context.rules.game.side_of(PLAYER));
    missed.map_or_else(String::new, |missed| {
        let told = match missed.worth {
            Some(worth) => words.missed_points(who, missed.chance, worth),
            None => words.missed_claim(who, missed.chance, result, covered_by, context),
        };
        [" ", &told].concat()
    })
}

/// What pending ties added.
fn from_ties(words: Words, game: GameController) -> String {
    let ties = game.with_match_untracked(|match_session| {
        match_session.scored().map_or(0, |scored| scored.from_ties)
    });
    match ties {
        0 => String::new(),
        _ => [" ", &words.pending_ties_won(ties)].concat(),
    }
}

/// Whether what the player said he had counted was right.
fn counted(
    words: Words,
    context: &TextContext,
    totals: &[SideTotals],
    game: GameController,
) -> String {
    let claimed = game.with_match_untracked(|match_session| match_session.flags().counted);
    let own = totals.get(context.rules.game.side_of(PLAYER));
    match (claimed, own) {
        (Some(claimed), Some(own)) => [" ", &*words.counted(claimed, own.total)].concat(),
        _ => String::new(),
    }
}

/// What each side has counted, or marked.
fn totals(words: Words, kind: Game, totals: &[SideTotals], events: &[Event]) -> AnyView {
    let row = |name: &'static str, value: &dyn Fn(&SideTotals) -> u16| {
        let cells = totals
            .iter()
            .map(|side| view! { <td>{value(side).to_string()}</td> }.into_any());
        view! {
            <tr>
                <th scope="row">{name}</th>
                {cells.collect_view()}
            </tr>
        }
        .into_any()
    };
    let class = match (kind, totals.len()) {
        (Game::Penneech, _) => "count",
        (_, 3) => "count count--three",
        _ => "count",
    };
    let extra = |side: &SideTotals| extra_points(events, kind, side.index);
    let (body, foot) = match kind {
        Game::Penneech => (
            vec![
                row(words.tricks(), &|side| side.tricks),
                row(words.marked_for_tricks(), &extra),
            ],
            row(words.marked_points(), &|side| side.in_tricks),
        ),
        _ => {
            let mut rows = vec![row(words.in_tricks(), &|side| side.in_tricks - extra(side))];
            if totals.iter().any(|side| extra(side) > 0) {
                rows.push(row(words.last_trick(), &extra));
            }
            rows.push(row(words.melded(), &|side| side.melds));
            (rows, row(words.card_points(), &|side| side.total))
        }
    };
    let head =
        |side: &SideTotals| view! { <th scope="col">{words.person(side.who)}</th> }.into_any();
    view! {
        <table class=class>
            <caption class="visually-hidden">{words.settlement()}</caption>
            <thead>
                <tr>
                    <td></td>
                    {totals.iter().map(head).collect_view()}
                </tr>
            </thead>
            <tbody>{body}</tbody>
            <tfoot>{foot}</tfoot>
        </table>
    }
    .into_any()
}

/// A side's points in the match, as cards lie for them where they do.
#[component]
fn SideScore(kind: Game, side: usize) -> impl IntoView {
    let game = GameController::use_context();
    let words = AppContext::use_context().words_untracked();
    let points = move || {
        let of = |list: &[u16]| list.get(side).copied().unwrap_or(0);
        let (points, gained) = game
            .standing
            .with(|standing| (of(&standing.points), of(&standing.gained)));
        let plus =
            || view! { <ins class="num">{["+", &gained.to_string()].concat()}</ins> }.into_any();
        view! { <b class="num">{points.to_string()} {(gained > 0).then(plus)}</b> }.into_any()
    };
    // Written points have no numeral card that could keep them.
    let card = (kind != Game::FreeTrumps).then(|| {
        let context = Signal::derive(move || game.text_context());
        view! { <ScoreCardAtEnd standing=game.standing context side /> }.into_any()
    });
    view! {
        <div class="end__score-card">
            {card} <p>
                <span>{move || words.person(game.text_context().side(side))}</span>
                {move || points()}
            </p>
        </div>
    }
}
