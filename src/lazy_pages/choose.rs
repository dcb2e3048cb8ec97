//! Choose a game: the match under way, the player's own rules, and all games by players and difficulty, each a tap away.

use crate::app_context::AppContext;
use crate::components::page_layout::PageLayout;
use crate::components::paused::title;
use crate::components::portrait::Portrait;
use crate::i18n::{TextContext, Words};
use crate::lazy_pages::elements::RadioGroup;
use crate::lazy_pages::review::opponent_names;
use crate::lazy_pages::{saved_matches, table_bridge};
use crate::model::evening;
use crate::model::game_choice;
use crate::model::lesson::Lesson;
use crate::model::match_session::PLAYER;
use crate::model::page_bridge::attribute;
use crate::model::paused_matches::PausedMatch;
use crate::model::route::{PlainPage, Route};
use crate::model::rule_sets::{Draft, RuleSet};
use crate::model::table_request::TableRequest;
use crate::own_rules::OwnRules;
use crate::platform::dom::{find, focus_when_laid_out};
use crate::platform::tab_lock;
use crate::signal_ext::UpdateIfChanged;
use crate::storage::browser::StorageKey;
use crate::toasts::Toast;
use leptos::html::Button;
use leptos::prelude::*;
use sechsundsechzig_bots::Opponent;
use sechsundsechzig_bots::puzzles::Grade;
use sechsundsechzig_engine::rules::Preset;
use web_sys::Element;

#[component]
pub fn ChoosePage() -> impl IntoView {
    let app = AppContext::use_context();
    let words = app.words_untracked();
    let in_force = table_bridge::rules_in_force().unwrap_or(Draft::of(Preset::Paderborn));
    let under_way = table_bridge::rules_under_way();
    let own_rules = OwnRules::new(app);
    let paused = saved_matches::paused_beside_table(app);
    let games = GamesInProgress {
        under_way,
        // Several would push the games out of sight.
        shows_paused: RwSignal::new(paused.len() == 1),
        paused: RwSignal::new(paused),
    };
    let players = RwSignal::new(in_force.rules.game.players());
    let go_on = under_way.map(|draft| {
        let (name, _) = own_rules.title(words, draft.preset, draft.rules);
        let score = table_bridge::read(attribute::SCORE).unwrap_or_default();
        let score = score.replace(' ', "\u{a0}");
        view! { <GoOn name score /> }.into_any()
    });
    // The menu leads here to all of them, for however many players.
    let paused = move || {
        let paused = games.paused.get();
        (!paused.is_empty()).then(|| view! { <PausedGroup paused games own_rules /> }.into_any())
    };
    let groups = move || {
        let players = players.get();
        let own = own_rules.sets.with_untracked(|sets| {
            let fits = sets
                .iter()
                .filter(|set| set.rules.game.players() == players);
            fits.map(|set| own_game(words, set, games)).collect()
        });
        let mut groups = Vec::from_iter(group(words.custom_rules(), own));
        for grade in Grade::ALL {
            let row = |preset| game(words, preset, games);
            let rows = game_choice::games(players, grade).map(row).collect();
            groups.extend(group(words.grade(grade), rows));
        }
        groups
    };
    view! {
        <PageLayout title=words.choose_game()>
            <main class="sheet">
                <h2 class="sheet__title">{words.choose_question()}</h2>
                <div class="choose-top">
                    {go_on}
                    <RadioGroup
                        class="setting"
                        name="players"
                        legend=words.how_many_players()
                        options=vec![
                            (2, words.for_two()),
                            (3, words.for_three()),
                            (4, words.for_four()),
                        ]
                        chosen=players
                        on_choose=Callback::new(move |number| players.set(number))
                    />
                    {move || (players.get() == 2).then(|| view! { <EveningEntry /> }.into_any())}
                </div>
                <div class="games">{move || paused()} {move || groups()}</div>
            </main>
        </PageLayout>
    }
}

/// The match under way and the paused ones.
#[derive(Clone, Copy)]
struct GamesInProgress {
    under_way: Option<Draft>,
    paused: RwSignal<Vec<PausedMatch>>,
    /// Whether the paused ones are all shown.
    shows_paused: RwSignal<bool>,
}

impl GamesInProgress {
    /// The score of the paused match by these rules: "3 : 2".
    fn score_of(self, words: Words, draft: &Draft) -> Option<String> {
        let is_one = |paused: &&PausedMatch| paused.is_by_rules(draft.preset, &draft.rules);
        self.paused.with(|paused| {
            let one = paused.iter().find(is_one)?;
            Some(words.score_in_digits(&one.points()))
        })
    }

    /// Gives up a paused match.
    fn discard(self, app: AppContext, discarded: &PausedMatch) {
        if tab_lock::is_read_only() {
            return app.notify(Toast::ReadOnly);
        }
        table_bridge::send(&TableRequest::Discard(discarded.clone()));
        self.paused
            .update(|paused| paused.retain(|paused| paused != discarded));
        focus_when_laid_out(|| find(".games summary").or_else(|| find(".game .btn")));
    }
}

/// What can be gone on with: a friend's face, what it is, and a link or button.
#[component]
fn Entry(
    opponent: Opponent,
    title: &'static str,
    line: String,
    /// Whether it is the match at the table.
    #[prop(optional)]
    is_under_way: bool,
    children: Children,
) -> impl IntoView {
    view! {
        <section class=if is_under_way { "quick-start" } else { "quick-start quick-start--other" }>
            <Portrait opponent class="quick-start__face" />
            <div>
                <b>{title}</b>
                <span>{line}</span>
            </div>
            {children()}
        </section>
    }
}

/// The match under way.
#[component]
fn GoOn(name: String, score: String) -> impl IntoView {
    let app = AppContext::use_context();
    let words = app.words_untracked();
    let opponent = app.settings.with_untracked(|settings| settings.opponent);
    let line = [&*name, ", ", &score].concat();
    view! {
        <Entry opponent title=words.stay() line is_under_way=true>
            <a class="btn btn--primary" href="#/">
                {words.go_on()}
            </a>
        </Entry>
    }
}

/// The paused matches.
#[component]
fn PausedGroup(
    paused: Vec<PausedMatch>,
    games: GamesInProgress,
    own_rules: OwnRules,
) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let number = paused.len().to_string();
    let rows = paused.into_iter().map(|paused| {
        let name = title(words, own_rules, &paused.match_session);
        view! { <Waiting name paused games /> }.into_any()
    });
    let on_toggle = move |event| {
        let is_open = event_target::<Element>(&event).has_attribute("open");
        games.shows_paused.set_if_changed(is_open);
    };
    view! {
        <details class="game-group" open=games.shows_paused.get_untracked() on:toggle=on_toggle>
            <summary>
                <h3>{[words.paused(), " (", &number, ")"].concat()}</h3>
            </summary>
            <ul>{rows.collect_view()}</ul>
        </details>
    }
}

/// A paused match: it can be taken up, and given up after a question.
#[component]
fn Waiting(name: String, paused: PausedMatch, games: GamesInProgress) -> impl IntoView {
    let app = AppContext::use_context();
    let words = app.words_untracked();
    let against = paused.opponent.map(|opponent| {
        let rules = paused.match_session.running().rules;
        let friends = opponent.and_friends(rules.game.players());
        words.against(&opponent_names(
            words,
            &TextContext::new(PLAYER, &friends, *rules),
        ))
    });
    let score = Some(words.score_in_digits(&paused.points()));
    let line = [against, score.filter(|score| !score.is_empty())];
    let line = Vec::from_iter(line.into_iter().flatten()).join(", ");
    let about = [&*name, ": "].concat();
    let taken_up = paused.clone();
    let take_up = move |_| table_bridge::send(&TableRequest::TakeUp(taken_up.clone()));
    let asks = RwSignal::new(false);
    let (ask, keep) = (NodeRef::<Button>::new(), NodeRef::<Button>::new());
    let set_asks = move |is_asked: bool| {
        asks.set(is_asked);
        let next = if is_asked { keep } else { ask };
        focus_when_laid_out(move || next.get_untracked().map(Into::into));
    };
    view! {
        <li class="game">
            <b>{name}</b>
            <span class="num">{line}</span>
            <p hidden=move || asks.get()>
                <button
                    node_ref=ask
                    type="button"
                    class="game__discard"
                    on:click=move |_| set_asks(true)
                >
                    <span class="visually-hidden">{about.clone()}</span>
                    {words.discard()}
                </button>
            </p>
            <div class="game__question" hidden=move || !asks.get()>
                <p>{words.discard_question()}</p>
                <div class="btn-row">
                    <button
                        type="button"
                        class="btn"
                        data-call="discard"
                        on:click=move |_| games.discard(app, &paused)
                    >
                        {words.discard()}
                    </button>
                    <button
                        node_ref=keep
                        type="button"
                        class="btn btn--primary"
                        on:click=move |_| set_asks(false)
                    >
                        {words.cancel()}
                    </button>
                </div>
            </div>
            <button type="button" class="btn" data-call="take-up" on:click=take_up>
                <span class="visually-hidden">{about}</span>
                {words.go_on()}
            </button>
        </li>
    }
}

/// The way to the evening against the four friends, and how far one is that is under way.
#[component]
fn EveningEntry() -> impl IntoView {
    let app = AppContext::use_context();
    let words = app.words_untracked();
    let evening = app.load(StorageKey::Evenings);
    let evening = evening.and_then(|saved| evening::last(&saved));
    let under_way = evening.and_then(|evening| {
        let is_playing = evening.present().is_some();
        let has_begun = is_playing || evening.rounds() > 0;
        let next = evening.next().filter(|_| has_begun)?;
        Some(words.evening_play(next, is_playing))
    });
    let line = under_way.unwrap_or_else(|| words.evening_line().to_owned());
    view! {
        <Entry opponent=Opponent::Froehlich title=words.evening() line>
            <a class="btn" href="#/evening">
                <span class="visually-hidden">{[words.evening(), ": "].concat()}</span>
                {words.evening_open()}
            </a>
        </Entry>
    }
}

/// Games under their heading, if there are any.
fn group(heading: &'static str, rows: Vec<AnyView>) -> Option<AnyView> {
    (!rows.is_empty()).then(|| {
        view! {
            <section class="game-group">
                <h3>{heading}</h3>
                <ul>{rows}</ul>
            </section>
        }
        .into_any()
    })
}

fn game(words: Words, preset: Preset, games: GamesInProgress) -> AnyView {
    let name = words.preset(preset).to_owned();
    let line = words.preset_line(preset).to_owned();
    view! { <Row draft=Draft::of(preset) name line games /> }.into_any()
}

fn own_game(words: Words, set: &RuleSet, games: GamesInProgress) -> AnyView {
    let draft = set.draft();
    let line = what_is_changed(words, &draft);
    view! { <Row draft name=set.name.clone() line games /> }.into_any()
}

/// A game: what it is, its rules, and the button that starts it.
#[component]
fn Row(draft: Draft, name: String, line: String, games: GamesInProgress) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let running = games.under_way == Some(draft);
    let paused = move || games.score_of(words, &draft).filter(|_| !running);
    let about = [&*name, ": "].concat();
    let rules = Route::Plain(PlainPage::Rules(Some(draft.to_string()))).hash();
    let is_preset = draft == Draft::of(draft.preset);
    let lesson = Lesson::of(draft.preset).filter(|_| is_preset);
    let lesson = lesson.map(|lesson| {
        view! {
            " · "
            <a href=lesson.address()>
                <span class="visually-hidden">{about.clone()}</span>
                {words.lesson_title()}
            </a>
        }
        .into_any()
    });
    let play = move |_| table_bridge::send(&TableRequest::Play(draft));
    let start = if running {
        view! {
            <a class="btn" href="#/">
                <span class="visually-hidden">{about.clone()}</span>
                {words.go_on()}
            </a>
        }
        .into_any()
    } else {
        view! {
            <button type="button" class="btn" data-game=draft.preset.as_str() on:click=play>
                <span class="visually-hidden">{about.clone()}</span>
                {move || if paused().is_some() { words.go_on() } else { words.play_now() }}
            </button>
        }
        .into_any()
    };
    view! {
        <li class="game">
            <b>{name.clone()} {running.then(|| view! { " " <em>{words.running()}</em> }.into_any())}</b>
            {move || {
                paused()
                    .map(|score| {
                        view! {
                            <em class="game__paused">
                                {words.paused()} " " <span class="num">{score}</span>
                            </em>
                        }
                            .into_any()
                    })
            }}
            <span>{line}</span>
            <p>
                {words.cards_count(draft.rules.pack.card_count() as u8)} " · "
                <a href=rules>
                    <span class="visually-hidden">{about}</span>
                    {words.rules()}
                </a>
                {lesson}
            </p>
            {start}
        </li>
    }
}

/// "Paderborner 66: Geraubt wird, Partie bis".
fn what_is_changed(words: Words, draft: &Draft) -> String {
    let titles: Vec<_> = draft
        .changed()
        .map(|id| words.for_preset(draft.preset).option_title(id))
        .collect();
    let preset = words.preset(draft.preset);
    if titles.is_empty() {
        preset.to_owned()
    } else {
        [preset, ": ", &titles.join(", ")].concat()
    }
}
