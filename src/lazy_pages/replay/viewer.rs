//! The page on which a deal is watched: the table, and under it the way through the moves.

use super::controls::ReplayControls;
use super::player::ReplayPlayer;
use crate::app_context::AppContext;
use crate::components::page_layout::TitleBar;
use crate::components::table::PlayArea;
use crate::lazy_pages::position::{PositionLog, PositionTable, position_model, use_pack};
use crate::model::table::position::{Perspective, Stop};
use crate::platform::dom::laid_out;
use leptos::html::Ol;
use leptos::prelude::*;
use sechsundsechzig_engine::deal::Seat;
use web_sys::{Element, HtmlOListElement};

#[component]
pub fn Viewer(replay_player: ReplayPlayer) -> impl IntoView {
    use_pack(replay_player.context.rules.pack);
    let app = AppContext::use_context();
    app.set_preset(replay_player.preset());
    let words = app.words_untracked();
    let model = position_model(replay_player.position.into(), None);
    view! {
        <PositionTable model>
            <TitleBar title=words.watch()>
                <PerspectiveSelect replay_player />
            </TitleBar>
            <PlayArea model>
                <PositionLog
                    model
                    lines=Signal::derive(move || replay_player.lines())
                    class="log log--events"
                />
                <ReplayControls replay_player />
            </PlayArea>
            <MomentList replay_player />
            <div class="replay__over">
                {move || {
                    replay_player
                        .ending()
                        .map(|ending| {
                            view! {
                                <section class="replay__end" aria-label=words.end_title()>
                                    <h2>{ending.headline}</h2>
                                    <p>{ending.explanation}</p>
                                </section>
                            }.into_any()
                        })
                }}
            </div>
        </PositionTable>
    }
}

/// Through whose eyes the deal is seen: every seat's, and with all cards open.
#[component]
fn PerspectiveSelect(replay_player: ReplayPlayer) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let players = replay_player.context.rules.game.players();
    let seats = (0..players).map(|seat| Perspective::Seat(Seat(seat)));
    let all: Vec<Perspective> = seats.chain([Perspective::Open]).collect();
    let name = |perspective: &Perspective| match perspective {
        Perspective::Seat(seat) => words.full_name(replay_player.context.person(*seat)),
        Perspective::Open => words.open_cards().to_owned(),
    };
    let options = all
        .iter()
        .map(|perspective| view! { <option>{name(perspective)}</option> }.into_any());
    let options = options.collect_view();
    view! {
        <label class="bar__view">
            <span aria-hidden="true">{words.whose_view()}</span>
            <select
                class="bar__select"
                aria-label=words.whose_view()
                on:change:target=move |event| {
                    let chosen = usize::try_from(event.target().selected_index());
                    if let Some(perspective) = chosen.ok().and_then(|index| all.get(index)) {
                        replay_player.set_perspective(*perspective);
                    }
                }
            >
                {options}
            </select>
        </label>
    }
}

/// The moves of the deal, each line a way to its moment.
#[component]
fn MomentList(replay_player: ReplayPlayer) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let list = NodeRef::<Ol>::new();
    Effect::new(move || {
        replay_player.at.track();
        if let Some(list) = list.get() {
            laid_out(move || scroll_to_current(&list));
        }
    });
    let line = move |(number, stop): (usize, &Stop)| {
        let text = replay_player.sentences(stop).join(" ");
        view! {
            <li>
                <button
                    type="button"
                    aria-current=move || (replay_player.at.get() == number).then_some("step")
                    on:click=move |_| replay_player.seek(number)
                >
                    {text}
                </button>
            </li>
        }
        .into_any()
    };
    view! {
        <aside class="side" aria-label=words.move_list()>
            <section class="move-list move-list--whole">
                <h2>{words.move_list()}</h2>
                <ol node_ref=list>
                    {move || {
                        replay_player
                            .stops
                            .with(|stops| stops.iter().enumerate().map(line).collect_view())
                    }}
                </ol>
            </section>
        </aside>
    }
}

/// Scrolls the list until the line of the moment shown stands in its middle.
fn scroll_to_current(list: &HtmlOListElement) {
    let current = list.query_selector("[aria-current]").ok().flatten();
    let Some(line) = current.as_ref().map(Element::get_bounding_client_rect) else {
        return;
    };
    let frame = list.get_bounding_client_rect();
    let by = line.top() - frame.top() - frame.height() / 2.0;
    list.set_scroll_top(list.scroll_top() + by as i32);
}
