//! The regulars' table: an evening of matches against the four friends, its table of results and its winner.

use super::elements::IconLabel;
use super::saved_matches::{all_paused, present_match};
use crate::app_context::AppContext;
use crate::components::page_layout::PageLayout;
use crate::components::portrait::Portrait;
use crate::i18n::{Person, Words};
use crate::lazy_pages::table_bridge;
use crate::model::evening::{self, Evening, EveningMatch, Row};
use crate::model::match_session::MatchSession;
use crate::model::paused_matches::PausedMatch;
use crate::model::route::Route;
use crate::model::table_request::TableRequest;
use crate::platform::calendar::{self, MINUTES_A_DAY};
use crate::platform::random_seed::fresh_match;
use crate::platform::tab_lock;
use crate::storage::browser::StorageKey;
use leptos::prelude::*;
use sechsundsechzig_bots::Opponent;
use sechsundsechzig_engine::rules::Preset;

#[component]
pub fn EveningPage() -> impl IntoView {
    let app = AppContext::use_context();
    let words = app.words_untracked();
    let saved = app.load(StorageKey::Evenings).unwrap_or_default();
    let last = evening::last(&saved);
    let is_over = last.as_ref().is_some_and(|last| last.next().is_none());
    let past: Vec<Evening> = evening::all(&saved)
        .rev()
        .skip(usize::from(last.is_some()))
        .filter(|past| past.next().is_none())
        .collect();
    let content = match last {
        Some(evening) if is_over => view! { <Over evening /> }.into_any(),
        Some(evening) => view! { <UnderWay evening /> }.into_any(),
        None => view! { <Before /> }.into_any(),
    };
    let past = (!past.is_empty()).then(|| view! { <Past past /> }.into_any());
    view! {
        <PageLayout title=words.evening()>
            <main class="sheet evening">{content} {past}</main>
        </PageLayout>
    }
}

/// Before the first evening.
#[component]
fn Before() -> impl IntoView {
    let app = AppContext::use_context();
    let words = app.words_untracked();
    let evening = Evening {
        draft: evening::rules(Preset::Paderborn, false),
        day: 0,
        matches: Vec::new(),
    };
    view! {
        <h2 class="sheet__title">{words.evening_title()}</h2>
        <p class="lead">{words.evening_lead()}</p>
        <div class="evening__grid">
            <Friends evening playing=None />
            <NewEvening preset=None is_main=true />
        </div>
    }
}

/// An evening that is not over.
#[component]
fn UnderWay(evening: Evening) -> impl IntoView {
    let app = AppContext::use_context();
    let words = app.words_untracked();
    let found = evening.present().and_then(|one| find(app, one));
    let playing = found
        .as_ref()
        .map(Found::session)
        .map(MatchSession::running);
    let playing = playing.map(|running| running.points.as_slice().to_vec());
    let preset = evening.draft.preset;
    let next = evening.next().unwrap_or_default();
    let round = words.evening_round(evening.rounds() + 1);
    let label = words.evening_play(next, found.is_some());
    let saved = StoredValue::new((evening.clone(), found));
    let play = move |_| {
        saved.with_value(|(evening, found)| match found {
            Some(found) => found.play_on(app, next),
            None => begin(app, evening.clone()),
        });
    };
    let table = evening.clone();
    view! {
        <h2 class="sheet__title">{words.evening_title()}</h2>
        <p class="lead">{round}</p>
        <div class="evening__grid">
            <Friends evening playing />
            <Buttons>
                <button
                    type="button"
                    class="btn btn--primary btn--wide"
                    data-call="play"
                    on:click=play
                >
                    {label}
                </button>
            </Buttons>
            <EveningTable evening=table />
            <details class="evening__other">
                <summary>{words.evening_other()}</summary>
                <p>{words.evening_ends()}</p>
                <NewEvening preset=Some(preset) is_main=false />
            </details>
        </div>
    }
}

/// An evening that is over, and the next one.
#[component]
fn Over(evening: Evening) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let preset = evening.draft.preset;
    let winner = evening.winner().flatten();
    let (list, table) = (evening.clone(), evening.clone());
    let prize = match winner {
        Some(opponent) => view! { <Portrait opponent class="face evening__winner" /> }.into_any(),
        None => view! { <b class="evening__first" aria-hidden="true">"1"</b> }.into_any(),
    };
    view! {
        <section class="scoreboard evening__end">
            <div class="evening__prize"><Wreath /> {prize}</div>
            <div>
                <h2>{words.evening_won(winner)}</h2>
                <p>{placed(words, &evening)}</p>
                <p class="evening__toast">
                    {words.evening_toast(winner)} " "
                    <span>{Opponent::Froehlich.first_name()}</span>
                </p>
            </div>
        </section>
        <div class="evening__grid">
            <Friends evening=list playing=None />
            <EveningTable evening=table />
            <section class="evening__again">
                <h3>{words.evening_again()}</h3>
                <NewEvening preset=Some(preset) is_main=true />
            </section>
        </div>
    }
}

/// The player's place and how many matches were won.
fn placed(words: Words, evening: &Evening) -> String {
    let table = evening.table();
    let own = table.iter().find(|row| row.who.is_none());
    own.map(|own| words.evening_place(own.place, own.won))
        .unwrap_or_default()
}

/// A laurel wreath of chalk, whose leaves are drawn one after the other.
#[component]
fn Wreath() -> impl IntoView {
    const LEAVES: &str = "M60 105C56 112 50 114 45 112 47 106 53 103 60 105ZM60 103C55 96 49 95 44 97 47 103 53 105 60 103Z";
    let twig = |mirror: &'static str| {
        let leaves = (0..7).map(|place| {
            let turn = ["rotate(", &(9 + 22 * place).to_string(), " 60 60)"].concat();
            view! { <path d=LEAVES transform=turn /> }.into_any()
        });
        view! { <g transform=mirror>{leaves.collect_view()}</g> }.into_any()
    };
    view! {
        <svg class="wreath" viewBox="0 0 120 120" aria-hidden="true">
            {twig("translate(0 0)")}
            {twig("translate(120 0) scale(-1 1)")}
        </svg>
    }
}

/// The friends with what came of their matches, or when they will be played.
#[component]
fn Friends(
    evening: Evening,
    /// The points of the match under way.
    playing: Option<Vec<u16>>,
) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let rounds = evening.rounds();
    let row = |(place, opponent): (usize, Opponent)| {
        let one = evening.matches.get(place);
        let result = one.and_then(|one| one.result);
        let is_next = place == rounds;
        let (line, score) = match (result, one, &playing) {
            (Some(result), ..) => {
                let line = words.evening_match(result.is_won, result.deals, result.practice);
                (line, Some(words.score_in_digits(&result.points)))
            }
            (None, Some(one), Some(points)) => {
                (since(words, one), Some(words.score_in_digits(points)))
            }
            _ => (words.evening_turn(opponent, is_next).to_owned(), None),
        };
        let score = match score {
            Some(score) => view! { <strong>{score}</strong> }.into_any(),
            None => view! {
                <strong>
                    <span aria-hidden="true">"–"</span>
                    <span class="visually-hidden">{words.still_open()}</span>
                </strong>
            }
            .into_any(),
        };
        view! {
            <li aria-current=is_next.then_some("step")>
                <Portrait opponent class="face fixtures__face" />
                <div>
                    <b>{opponent.full_name()}</b>
                    <span>{line}</span>
                </div>
                {score}
            </li>
        }
        .into_any()
    };
    let rows = Opponent::ALL.into_iter().enumerate().map(row);
    view! { <ol class="fixtures">{rows.collect_view()}</ol> }
}

/// Since when a match has been under way.
fn since(words: Words, one: &EveningMatch) -> String {
    let day = one.since / MINUTES_A_DAY;
    let days_ago = calendar::today().saturating_sub(day);
    words.evening_since(
        days_ago,
        &words.date(&calendar::date_of(day)),
        one.since % MINUTES_A_DAY,
    )
}

#[component]
fn EveningTable(evening: Evening) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let name = |who: Option<Opponent>| words.person(who.map_or(Person::You, Person::Computer));
    // Nobody has a place before the first result.
    let has_places = evening.rounds() > 0;
    let place_head = if has_places {
        view! { <th scope="col">{words.place_word()}</th> }.into_any()
    } else {
        view! { <td></td> }.into_any()
    };
    let row = |row: Row| {
        let Row {
            who,
            place,
            played,
            won,
            points,
        } = row;
        let numbers = [played, won, points].map(|number| view! { <td>{number.to_string()}</td> });
        let number = has_places.then(|| [&place.to_string(), ". "].concat());
        view! {
            <tr class=who.is_none().then_some("is-you")>
                <th scope="row">{number} {name(who)}</th>
                {numbers.into_iter().collect_view()}
            </tr>
        }
        .into_any()
    };
    let rows = evening.table().into_iter().map(row);
    let heads = [words.matches_word(), words.wins_word(), words.scored_word()];
    let heads = heads.map(|head| view! { <th scope="col">{head}</th> });
    view! {
        <section class="scoreboard evening__table" aria-label=words.evening_table()>
            <h2>{words.evening_table()}</h2>
            <table class="deals">
                <thead>
                    <tr>
                        {place_head}
                        {heads.into_iter().collect_view()}
                    </tr>
                </thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
        </section>
        <p class="page-note">{words.evening_note()}</p>
    }
}

/// Buttons that lead on, where this window plays; else who plays.
#[component]
fn Buttons(children: Children) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    if tab_lock::is_read_only() {
        view! { <p class="evening__ways" role="status">{words.watching()}</p> }.into_any()
    } else {
        view! { <div class="evening__ways">{children()}</div> }.into_any()
    }
}

/// Which game is played all evening, how long its matches are, and the button that begins it.
#[component]
fn NewEvening(
    /// The game of the evening before it.
    preset: Option<Preset>,
    /// Whether this is the main thing on the page.
    is_main: bool,
) -> impl IntoView {
    let app = AppContext::use_context();
    let words = app.words_untracked();
    let table = || {
        let running = present_match(app)?;
        Some(running.running().preset)
    };
    let first = preset
        .or_else(table)
        .filter(|preset| evening::is_offered(*preset));
    let preset = RwSignal::new(first.unwrap_or(Preset::Paderborn));
    let is_short = RwSignal::new(false);
    let length = |short: bool| {
        let label = move || {
            let target = evening::rules(preset.get(), short).rules.target;
            words.evening_length(short, target)
        };
        view! {
            <label>
                <input
                    type="radio"
                    name="length"
                    prop:checked=move || is_short.get() == short
                    on:change=move |_| is_short.set(short)
                />
                <span>{label}</span>
            </label>
        }
        .into_any()
    };
    let start = move |_| {
        let evening = Evening {
            draft: evening::rules(preset.get_untracked(), is_short.get_untracked()),
            day: calendar::today(),
            matches: Vec::new(),
        };
        begin(app, evening);
    };
    let class = if is_main {
        "btn btn--primary btn--wide"
    } else {
        "btn btn--wide"
    };
    view! {
        <div class="evening__new">
            <label class="setting evening__game">
                <b>{words.evening_game()}</b>
                <GameSelect preset />
            </label>
            <fieldset class="setting">
                <legend>{words.evening_lengths()}</legend>
                <div class="segmented">{[false, true].map(length).into_iter().collect_view()}</div>
            </fieldset>
            <Buttons>
                <button type="button" class=class data-call="begin" on:click=start>
                    <IconLabel icon="mug" label=words.evening_begin() />
                </button>
            </Buttons>
        </div>
    }
}

/// The games that can be played all evening, one of them chosen.
#[component]
fn GameSelect(preset: RwSignal<Preset>) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let games = || {
        Preset::ALL
            .iter()
            .copied()
            .filter(|preset| evening::is_offered(*preset))
    };
    let option = |game: Preset| {
        let is_chosen = game == preset.get_untracked();
        view! { <option selected=is_chosen>{words.preset(game)}</option> }.into_any()
    };
    view! {
        <select
            class="field"
            on:change:target=move |event| {
                let chosen = usize::try_from(event.target().selected_index());
                if let Some(chosen) = chosen.ok().and_then(|index| games().nth(index)) {
                    preset.set(chosen);
                }
            }
        >
            {games().map(option).collect_view()}
        </select>
    }
}

/// The evenings that are over, the newest first.
#[component]
fn Past(past: Vec<Evening>) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let row = |evening: &Evening| {
        let game = words.preset(evening.draft.preset);
        let head = [&*words.date(&calendar::date_of(evening.day)), " · ", game].concat();
        let won = words.evening_won(evening.winner().flatten());
        view! {
            <li class="row">
                <span class="row__text">
                    <b>{won}</b>
                    <span>{head}</span>
                    <span>{placed(words, evening)}</span>
                </span>
            </li>
        }
        .into_any()
    };
    view! {
        <section class="evening__past">
            <h3>{words.evenings_past()}</h3>
            <ul class="rows">{past.iter().map(row).collect_view()}</ul>
        </section>
    }
}

/// The evening's match under way: at the table, or among the paused ones.
enum Found {
    AtTable(MatchSession),
    Paused(PausedMatch),
}

/// Finds a match of the evening. It may have been given up.
fn find(app: AppContext, one: &EveningMatch) -> Option<Found> {
    let is_it = |match_session: &MatchSession| {
        match_session.identity() == one.identity && !match_session.is_over()
    };
    if let Some(match_session) = present_match(app).filter(is_it) {
        return Some(Found::AtTable(match_session));
    }
    let mut all = all_paused(app).into_iter();
    let paused = all.find(|paused| is_it(&paused.match_session));
    paused.map(Found::Paused)
}

impl Found {
    const fn session(&self) -> &MatchSession {
        match self {
            Found::AtTable(match_session) => match_session,
            Found::Paused(paused) => &paused.match_session,
        }
    }

    /// Plays it on, against the friend it belongs to.
    fn play_on(&self, app: AppContext, opponent: Opponent) {
        match self {
            Found::AtTable(_) => {
                app.read_settings_again();
                app.seat_guest(opponent);
                app.go(&Route::Table);
            }
            Found::Paused(paused) => take_up(PausedMatch {
                opponent: Some(opponent),
                match_session: paused.match_session.clone(),
            }),
        }
    }
}

/// Begins the evening's next match, once it is saved that it is the evening's.
fn begin(app: AppContext, evening: Evening) {
    let (Some(opponent), Ok(rules)) = (evening.next(), evening.draft.check()) else {
        return;
    };
    let before = present_match(app).into_iter();
    let mut before = before.chain(
        all_paused(app)
            .into_iter()
            .map(|paused| paused.match_session),
    );
    let word = before.find(|match_session| !match_session.is_single_deal());
    let word = word
        .map(|match_session| match_session.word())
        .unwrap_or_default();
    let match_session = fresh_match(evening.draft.preset, rules, word);
    let saved = app.load(StorageKey::Evenings).unwrap_or_default();
    let evening = evening.begin(&match_session, calendar::minutes());
    if app.save(StorageKey::Evenings, &evening::with(&saved, &evening)) {
        take_up(PausedMatch {
            opponent: Some(opponent),
            match_session,
        });
    }
}

/// Has the table play this match.
fn take_up(paused: PausedMatch) {
    table_bridge::send(&TableRequest::TakeUp(paused));
}
