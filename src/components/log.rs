//! The log line: what happened, and what is asked now; beside it the player's own tricks.

use super::help_buttons::LogHelp;
use crate::app_context::AppContext;
use crate::game::GameController;
use crate::i18n::{MatchPoint, Person, Prompt, Words};
use crate::model::match_session::PLAYER;
use crate::model::table::choices::Choices;
use crate::model::table::log_line::{self, LineSize};
use crate::model::table::scene::Scene;
use crate::model::table::standing::Standing;
use crate::model::table::turn::{Ask, Moment};
use leptos::prelude::*;
use sechsundsechzig_engine::cards::CardSet;
use sechsundsechzig_engine::rules::Game;

/// The log line of a match.
#[component]
pub fn Log(
    /// The hand and the calls.
    choices: Memo<Choices>,
) -> impl IntoView {
    let (app, game) = (AppContext::use_context(), GameController::use_context());
    let words = app.words_untracked();
    let line = Memo::new(move |_| line(app, game));
    let beside = Memo::new(move |_| beside(app, game));
    let has_calls = Memo::new(move |_| choices.with(|choices| choices.has_calls));
    // Beside a hand of six is room for what the player has won.
    let class_of_log = match game.text_context().rules.game {
        Game::TwoHanded => "log log--corner",
        _ => "log",
    };
    view! {
        <div class=class_of_log>
            <LogText
                lines=Signal::derive(move || line.with(|(_, lines)| lines.clone()))
                class=Signal::derive(move || line.with(|(lead, lines)| class(*lead, lines, game)))
            />
            {move || beside_line(words, game, beside.get())}
            {move || has_calls.get().then(|| view! { <LogHelp /> }.into_any())}
        </div>
    }
}

/// The text of a log line: what happened, and in bold what is asked.
#[component]
pub fn LogText(
    #[prop(into)] lines: Signal<(String, String)>,
    #[prop(into)] class: Signal<&'static str>,
) -> impl IntoView {
    view! {
        <p class=move || class.get()>
            {move || {
                let (happened, asked) = lines.get();
                let happened = (!happened.is_empty())
                    .then(|| view! { <span>{[&*happened, " "].concat()}</span> }.into_any());
                let asked = (!asked.is_empty()).then(|| view! { <b>{asked}</b> }.into_any());
                view! {
                    {happened}
                    {asked}
                }.into_any()
            }}
        </p>
    }
}

/// What somebody has won, beside a log line.
#[component]
pub fn LogNote(
    who: Person,
    note: String,
    /// What is still to be won, where there is room for it.
    #[prop(default = None)]
    ahead: Option<String>,
    /// Whether it is left out where it stands in the line.
    #[prop(optional)]
    gives_way: bool,
    /// Whether it was he who covered the talon.
    #[prop(optional)]
    has_covered: bool,
) -> impl IntoView {
    let class = match gives_way {
        true => "log__mine log__mine--less",
        false => "log__mine",
    };
    let words = AppContext::use_context().words_untracked();
    let covered = has_covered.then(|| {
        view! { <span class="log__covered">{[" ", words.has_covered()].concat()}</span> }.into_any()
    });
    view! {
        <p class=class>
            <span class="log__who">{words.person(who)}{covered}</span>
            " "
            <br />
            {note}
            {ahead.map(|ahead| view! { <span class="log__ahead">{ahead}</span> }.into_any())}
        </p>
    }
}

fn class(lead: Lead, (happened, asked): &(String, String), game: GameController) -> &'static str {
    let needs_both = matches!(
        game.prompt(),
        Some(Prompt::Follow { duty: Some(_) } | Prompt::ConfirmOut { .. })
    );
    match (LineSize::of(happened, asked, needs_both), lead) {
        (LineSize::Small, Lead::News) => "log__text log__text--small log__text--news",
        (LineSize::Small, Lead::Deal) => "log__text log__text--small",
        (LineSize::Long, Lead::News) => "log__text log__text--long log__text--news",
        (LineSize::Long, Lead::Deal) => "log__text log__text--long",
        (LineSize::Normal, Lead::News) => "log__text log__text--news",
        (LineSize::Normal, Lead::Deal) => "log__text",
    }
}

/// What a line begins with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lead {
    /// What happened in the deal.
    Deal,
    /// What the player should know before it: it is not left out where there is little room.
    News,
}

/// What happened last, and what is asked; a question of two sentences stands alone.
fn line(app: AppContext, game: GameController) -> (Lead, (String, String)) {
    let words = app.words_untracked();
    let context = game.text_context();
    let prompt = game.prompt();
    let asked = match prompt {
        // That it is the player's turn is said in saying what he must do.
        Some(Prompt::Follow { duty: Some(duty) }) => {
            words.refusal(duty, &context.rules, CardSet::EMPTY)
        }
        Some(prompt) => words.prompt(prompt, &context.rules),
        None if game.ask() == Ask::Tap => words.tap_to_go_on().into(),
        None => String::new(),
    };
    if sits_out_at_first(game) {
        return (Lead::News, (words.why_sitting_out().into(), asked));
    }
    if let Some(dealer) = game.scene.with(log_line::shown_by) {
        let turned_up = words.dealers_card(context.person(dealer));
        return (Lead::Deal, (turned_up, asked));
    }
    if let Some(news) = news(words, game) {
        // Beside it there is room only for whose turn it is.
        let asked = log_line::sentences(&asked).map_or(asked, |(first, _)| first);
        return (Lead::News, (news.into(), asked));
    }
    if let Some((first, second)) = log_line::sentences(&asked) {
        let lines = match prompt {
            // Whose turn it is says the second line everywhere.
            Some(Prompt::Lead {
                barred: Some(_), ..
            }) => (second, first),
            _ => (first, second),
        };
        return (Lead::News, lines);
    }
    if game.scene.with(Scene::is_just_dealt)
        && let Some(special) = what_is_special(words, game)
    {
        return (Lead::News, (special.into(), asked));
    }
    // "Dein Stich" says who won it, but not the card points it brought.
    let asks_by_trick = matches!(
        prompt,
        Some(
            Prompt::Draw { .. }
                | Prompt::Lead {
                    own_trick: true,
                    ..
                }
        )
    );
    let omits_trick = asks_by_trick && !context.show_points;
    let last_told = |scene: &_| log_line::last_told(scene, omits_trick);
    let happened = game.scene.with(last_told);
    let happened = happened.map(|event| {
        let later = game.counts_later(&event);
        later.unwrap_or_else(|| words.event(&event, &context))
    });
    (Lead::Deal, (happened.unwrap_or_default(), asked))
}

/// What is said once: that taking back made the deal practice; before the first move, where the match waits and that the page
/// works offline.
fn news(words: Words, game: GameController) -> Option<&'static str> {
    // What is at stake comes first.
    if game.moment.with(Moment::is_asking) {
        return None;
    }
    if game.moment.with(|moment| moment.tells_practice) {
        return Some(words.counts_as_practice());
    }
    if !game.scene.with(Scene::is_just_dealt) {
        return None;
    }
    if game.day_date().is_some() && game.has_left_in_mid_match() {
        return Some(words.match_waits());
    }
    game.tells_offline.get().then(|| words.offline_ready())
}

/// What sets this deal apart from most others.
fn what_is_special(words: Words, game: GameController) -> Option<&'static str> {
    let decides = || game.standing.with(Standing::match_point) == Some(MatchPoint::Both);
    match game.day_date() {
        Some(_) => Some(words.everybody_has_these_cards()),
        None => decides().then(|| words.deal_decides_match()),
    }
}

/// Whether the line tells why the player only watches: until the first trick of such a deal.
fn sits_out_at_first(game: GameController) -> bool {
    game.text_context().sits_out == Some(PLAYER)
        && game.scene.with(|scene| scene.last_trick.is_none())
}

/// What stands beside the line: with a marriage in hand whether it is announced, and a note.
type Beside = (Option<bool>, Remark);

/// What the player has won.
#[derive(Clone, PartialEq)]
enum Remark {
    /// He sits this deal out.
    SitsOut,
    Won(Won),
}

/// What he has won, what he still needs, whether it gives way where it stands in the line, and whether he has covered the
/// talon.
#[derive(Clone, PartialEq)]
struct Won {
    note: String,
    ahead: Option<String>,
    gives_way: bool,
    has_covered: bool,
}

fn beside(app: AppContext, game: GameController) -> Beside {
    let ask = game.ask();
    let announcing =
        matches!(ask, Ask::Lead(Some(_))).then(|| game.moment.with(|moment| moment.announcing));
    let context = game.text_context();
    if context.sits_out == Some(PLAYER) {
        return (announcing, Remark::SitsOut);
    }
    let (words, mine) = (app.words_untracked(), game.scene.with(Scene::own_side));
    let melds = own_melds_ahead(words, game);
    let is_told = melds.is_some() || context.show_points;
    let note = melds.or_else(|| own_card_points(words, game));
    let won = Won {
        note: note
            .unwrap_or_else(|| words.tricks_and_melds(mine.tricks.into(), mine.melds_counting())),
        ahead: (context.show_points)
            .then(|| words.short_of_66(mine.card_points()))
            .flatten(),
        gives_way: !is_told && (announcing.is_some() || matches!(ask, Ask::Confirm(_))),
        has_covered: game.scene.with(|scene| scene.talon.covered_by) == Some(PLAYER),
    };
    (announcing, Remark::Won(won))
}

/// What the marriages of the player's side will count with its first trick.
fn own_melds_ahead(words: Words, game: GameController) -> Option<String> {
    let ahead = game.scene.with(|scene| scene.own_side().melds_ahead());
    (ahead > 0).then(|| words.melds_ahead(ahead))
}

/// The card points of the player's side, where they are shown.
pub fn own_card_points(words: Words, game: GameController) -> Option<String> {
    let context = game.text_context();
    let own = || game.scene.with(Scene::own_side);
    context
        .show_points
        .then(|| words.card_points_count(own().card_points()))
}

fn beside_line(words: Words, game: GameController, (announcing, note): Beside) -> AnyView {
    let choice = announcing.map(|announcing| {
        view! {
            <button
                type="button"
                class="log__choice"
                aria-pressed=if announcing { "false" } else { "true" }
                on:click=move |_| game.toggle_announcing()
            >
                {words.without_announcing()}
            </button>
        }
        .into_any()
    });
    let note = match note {
        Remark::SitsOut => {
            Some(view! { <p class="log__mine">{words.you_sit_out()}</p> }.into_any())
        }
        Remark::Won(Won {
            note,
            ahead,
            gives_way,
            has_covered,
        }) => {
            let who = untrack(|| game.text_context()).side(0);
            Some(view! { <LogNote who note ahead gives_way has_covered /> }.into_any())
        }
    };
    let both = [choice, note].into_iter().flatten();
    both.collect_view().into_any()
}
