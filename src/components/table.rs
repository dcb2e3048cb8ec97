//! What the table's components are drawn from and what they report, the play area and its middle.

use super::deferred::Deferred;
use super::hand::Hand;
use super::peg_board::{PegBoard, TurnedUpTalon};
use super::running_score::RunningScore;
use super::score_card::{CornerScoreCard, ScoreCards};
use super::seats::{SeatBesideTrick, Seats};
use super::talon::Talon;
use super::trick::Trick;
use super::trump_tile::Trumps;
use super::won_tricks::{OthersTricks, WonTricks};
use crate::app_context::AppContext;
use crate::i18n::{Person, TextContext};
use crate::model::table::choices::Choices;
use crate::model::table::scene::Scene;
use crate::model::table::standing::Standing;
use leptos::prelude::*;
use sechsundsechzig_engine::cards::{Card, CardSet};
use sechsundsechzig_engine::deal::Seat;
use sechsundsechzig_engine::rules::Game;

/// What is chosen on a table.
#[derive(Clone, Copy)]
pub enum TableChoice {
    /// A card of the hand.
    Card(Card),
    /// The call in this place.
    Call(usize),
    /// A card is drawn.
    Draw,
    /// Two cards are lifted (2.29).
    LiftTwo,
    /// The score card of this side was tapped.
    ScoreCard(usize),
    /// The table itself was tapped.
    Table,
}

/// What is marked on a table: whose turn it is, what was said, what a hint named, what can be done.
#[derive(Clone, PartialEq, Default)]
pub struct TableMarks {
    /// Whose turn is marked.
    pub turn: Option<Seat>,
    /// Every seat's hand where all cards are open.
    pub open_hands: Option<[CardSet; 4]>,
    /// What somebody has just said aloud, of the player's own only the claim.
    pub spoken: Option<(Seat, &'static str)>,
    /// Whether the card points of the others are shown.
    pub shows_points: bool,
    /// The card a hint named.
    pub hinted_card: Option<Card>,
    /// The card that was drawn last, until one is played.
    pub drawn_card: Option<Card>,
    /// The place of the call a hint named.
    pub hinted_call: Option<usize>,
    /// Whether the player is asked to draw.
    pub can_draw: bool,
    /// Whether the hand can slip and lift two cards (2.29).
    pub can_lift_two: bool,
}

/// What a table is drawn from, and what it reports.
#[derive(Clone, Copy)]
pub struct TableModel {
    /// What lies on the table.
    pub scene: Signal<Scene>,
    /// Who sits where, and the rules.
    pub context: Signal<TextContext>,
    /// The hand and the calls.
    pub choices: Memo<Choices>,
    /// What is marked on it.
    pub marks: Memo<TableMarks>,
    /// Whether the rules put a card face up under the talon.
    pub has_turned_card: bool,
    /// The card of the hand that the Tab key leads to.
    pub focused_card: RwSignal<Option<Card>>,
    /// Draws a seat's hand where all cards are open; a match never opens them.
    pub open_hand: Option<fn(TableModel, Seat) -> AnyView>,
    /// Something was chosen on it; without it the table is only shown.
    pub on_choice: Option<Callback<TableChoice>>,
    /// The score of the match that is played here; a position that is only shown belongs to none.
    pub standing: Option<RwSignal<Standing>>,
}

impl TableModel {
    /// Whether a match is played here.
    #[must_use]
    pub const fn is_in_match(self) -> bool {
        self.standing.is_some()
    }

    /// Reports a choice.
    pub fn choose(self, choice: TableChoice) {
        if let Some(on_choice) = self.on_choice {
            on_choice.run(choice);
        }
    }
}

/// Who sits at the table, what lies there, then log line and calls (the children), the hand, and what lies over all that.
#[component]
pub fn PlayArea(
    model: TableModel,
    /// Whether a lesson is offered in the place of log line and calls.
    #[prop(optional)]
    offer: Option<RwSignal<bool>>,
    children: Children,
    /// What lies over all the rest.
    #[prop(optional, into)]
    overlay: ViewFnOnce,
) -> impl IntoView {
    view! {
        <main class="play" data-offer=move || offer?.get().then_some("")>
            <Deferred>
                <Seats model />
            </Deferred>
            <Deferred>
                <Felt model />
            </Deferred>
            {children()}
            <Deferred>
                <Hand model />
            </Deferred>
            {overlay.run()}
        </main>
    }
}

/// The class of the felt.
const fn felt_class(game: Game, has_turned_card: bool) -> &'static str {
    match game {
        Game::Three | Game::Four => "felt felt--ring",
        Game::Penneech => "felt felt--penneech",
        Game::FreeTrumps => "felt felt--tile felt--written",
        _ if has_turned_card => "felt felt--turned-up",
        _ => "felt felt--tile",
    }
}

/// The middle of the table, laid as its game wants it: talon, trick, score.
#[component]
pub fn Felt(model: TableModel) -> impl IntoView {
    let game = model.context.with_untracked(|context| context.rules.game);
    let content = match game {
        Game::Three => view! { <FeltOfThree model /> }.into_any(),
        Game::Four => view! { <FeltOfFour model /> }.into_any(),
        _ => view! { <FeltOfTwo model game /> }.into_any(),
    };
    view! {
        <section
            class=felt_class(game, model.has_turned_card)
            aria-label=AppContext::use_context().words_untracked().table()
            on:click=move |_| {
                model.choose(TableChoice::Table);
            }
        >
            {content}
        </section>
    }
}

/// Two players: talon, trick and the score.
#[component]
fn FeltOfTwo(model: TableModel, game: Game) -> impl IntoView {
    let talon = move || match game {
        Game::Penneech => view! { <TurnedUpTalon model /> }.into_any(),
        _ => view! { <Talon model /> }.into_any(),
    };
    let context = model.context;
    let score = move || match (game, model.standing) {
        (Game::Penneech, _) => view! { <PegBoard scene=model.scene context /> }.into_any(),
        (_, None) => ().into_any(),
        (Game::FreeTrumps, Some(standing)) => {
            view! { <RunningScore standing context /> }.into_any()
        }
        (_, Some(standing)) => view! { <ScoreCards model standing /> }.into_any(),
    };
    view! {
        <Deferred>{talon()}</Deferred>
        <Deferred>
            <Trick model />
        </Deferred>
        <Deferred>{score()}</Deferred>
        {(game == Game::TwoHanded && model.is_in_match()).then(|| won_tricks(model.scene))}
    }
}

/// What each of two has won, face down beside him.
fn won_tricks(scene: Signal<Scene>) -> AnyView {
    let of_seat = |seat| view! { <WonTricks scene seat=Seat(seat) /> }.into_any();
    [1, 0].map(of_seat).into_iter().collect_view().into_any()
}

/// The score card of a side in a corner, where a match is played.
#[component]
fn ScoreCardIn(model: TableModel, side: usize, corner: &'static str) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    model.standing.map(|standing| {
        // Among four a side's card lies beside nobody in particular, among three the player's own below another's.
        let label = match model.context.with_untracked(|context| context.side(side)) {
            Person::We => words.our_score(),
            Person::They => words.their_score(),
            Person::You => words.you(),
            _ => words.score(),
        };
        view! {
            <span class=corner data-label=label>
                <CornerScoreCard model standing side />
            </span>
        }
    })
}

/// Three players: the trick in the middle, everybody's score card in his corner.
#[component]
fn FeltOfThree(model: TableModel) -> impl IntoView {
    let trumps = view! {
        <span class="at-bl">
            <Trumps model />
        </span>
    };
    view! {
        <ScoreCardIn model side=1 corner="at-tl" />
        <ScoreCardIn model side=2 corner="at-tr" />
        <Trick model />
        {trumps}
        <ScoreCardIn model side=0 corner="at-br" />
    }
}

/// Four players: two sit beside the trick, unless their cards are open.
#[component]
fn FeltOfFour(model: TableModel) -> impl IntoView {
    let beside = Memo::new(move |_| {
        let closed = model.marks.with(|marks| marks.open_hands.is_none());
        closed.then(|| model.scene.with(|scene| scene.viewer.0))
    });
    let seat = move |steps, corner| {
        move || {
            let viewer = Seat(beside.get()?);
            let at = viewer.left(steps, 4);
            Some(view! { <SeatBesideTrick model at corner /> })
        }
    };
    view! {
        <span class="at-tl">
            <Trumps model />
        </span>
        <ScoreCardIn model side=1 corner="at-tr" />
        {seat(1, "at-l")}
        <Trick model />
        {seat(3, "at-r")}
        {model.is_in_match().then(|| view! { <OthersTricks scene=model.scene /> }.into_any())}
        <ScoreCardIn model side=0 corner="at-br" />
    }
}
