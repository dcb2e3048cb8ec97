//! The game as the page plays it: what lies on the table is folded from events, one step after
//! the other, at the player's pace.

mod explanations;
mod focus;
mod hints;
mod input;
mod matches;
mod offences;
mod opponent;
mod paused;
mod persistence;
mod playback;
mod prompt;
mod read_only;
mod records;
mod score_sheets;
mod single_deal;
mod start;
mod summary;

use crate::app_context::AppContext;
use crate::i18n::TextContext;
use crate::model::match_session::{MatchSession, PLAYER};
use crate::model::settings::{Counting, Settings};
use crate::model::table::choices::Choices;
use crate::model::table::claim;
use crate::model::table::scene::{Laid, Scene};
use crate::model::table::standing::Standing;
use crate::model::table::turn::{self, Ask, Moment};
use leptos::prelude::*;
use leptos::reactive::graph::{AnySource, ToAnySource};
use sechsundsechzig_bots::Opponent;
use sechsundsechzig_engine::cards::Card;
use sechsundsechzig_engine::deal::{Action, Seat};
use sechsundsechzig_engine::games::AnyView as SeatView;
use sechsundsechzig_engine::match_score::MatchEnd;
use sechsundsechzig_engine::share::DealLink;

use opponent::OpponentClient;
use paused::PausedStore;
use playback::Playback;
use score_sheets::ScoreSheets;

pub use summary::{DaySummary, Summary};

/// What a tooltip points at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TooltipTarget {
    /// A card of the hand.
    Card(Card),
    /// The call at this place of its row.
    Call(usize),
    /// The talon.
    Talon,
    /// The score card of a side.
    ScoreCard(usize),
    /// The deal: it points at nothing.
    Deal,
}

/// What a tooltip says: why something cannot be done, or a hint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TooltipContent {
    /// What it points at.
    pub target: TooltipTarget,
    /// What it says.
    pub text: String,
    /// What makes it a hint.
    pub hint: Option<HintHeading>,
}

/// The head and the foot of a hint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HintHeading {
    /// The move.
    pub title: String,
    /// What it makes of the deal, the first time.
    pub note: &'static str,
}

/// What lies over the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableDialog {
    /// The menu.
    Menu,
    /// What the cards are worth.
    CardValues,
    /// The last trick.
    LastTrick,
    /// The player's older tricks, which he must not look at (2.7).
    OlderTricks(Vec<(u8, Vec<Laid>)>),
    /// "Aus", with a marriage or without.
    Claim,
    /// A link was opened in mid-match.
    LeaveFor(Box<DealLink>),
    /// A new match was asked for in mid-match.
    NewMatch,
}

/// What the game holds beside its signals; reading it tracks nothing.
struct State {
    match_session: MatchSession,
    playback: Playback,
    summary: Summary,
    opponent: OpponentClient,
    /// Whether it has been said on this visit what help makes of a deal, and of a deal of the day.
    warned_of_practice: [bool; 2],
    /// Whether the player has begun to play on this visit, or answered how to start.
    has_chosen_start: bool,
    /// Whether the next deal of a match has to tell that the page works offline now.
    is_offline_news: bool,
}

/// The game as the page plays it.
#[derive(Clone, Copy)]
pub struct GameController {
    state: StoredValue<State, LocalStorage>,
    paused_store: PausedStore,
    score_sheets: ScoreSheets,
    app: AppContext,
    /// What lies on the table.
    pub scene: RwSignal<Scene>,
    /// What the player knows.
    pub view: RwSignal<SeatView>,
    /// What can be done just now.
    pub moment: RwSignal<Moment>,
    /// Rules, points and score sheet of the match.
    pub standing: RwSignal<Standing>,
    /// Why something cannot be done.
    pub tooltip: RwSignal<Option<TooltipContent>>,
    /// The move a hint named, until something is done.
    pub hinted: RwSignal<Option<Action>>,
    /// What lies over the table.
    pub dialog: RwSignal<Option<TableDialog>>,
    /// Whether the deal is over and its end is shown.
    pub is_end_shown: RwSignal<bool>,
    /// Grows whenever the table is made anew: with each deal, when one is taken back, after a reload, for another window.
    pub revision: RwSignal<u32>,
    /// Whether this deal tells in its first trick that the page works offline now.
    pub tells_offline: RwSignal<bool>,
    /// What somebody has just said aloud, of the player's own only the claim.
    pub spoken: RwSignal<Option<(Seat, &'static str)>>,
    /// Whether a newcomer is offered the lesson.
    pub offers_lesson: RwSignal<bool>,
    /// The card of the hand that the Tab key leads to.
    pub focused_card: RwSignal<Option<Card>>,
}

impl GameController {
    /// The signals that are read by what is made anew with each deal.
    fn sources(self) -> [AnySource; 12] {
        [
            self.scene.to_any_source(),
            self.view.to_any_source(),
            self.moment.to_any_source(),
            self.standing.to_any_source(),
            self.tooltip.to_any_source(),
            self.hinted.to_any_source(),
            self.is_end_shown.to_any_source(),
            self.revision.to_any_source(),
            self.tells_offline.to_any_source(),
            self.spoken.to_any_source(),
            self.offers_lesson.to_any_source(),
            self.focused_card.to_any_source(),
        ]
    }

    /// What the player can choose from, as it is shown.
    #[must_use]
    pub fn choices(self) -> Choices {
        let moment = self.moment.get();
        let settings = self.app.settings;
        let counts = settings.with(|settings| settings.counting != Counting::Hidden);
        self.scene.with(|scene| {
            self.view.with(|view| {
                let mut choices = Choices::of(scene, view, moment);
                if counts {
                    claim::recommend(&mut choices.calls, scene, view);
                }
                choices
            })
        })
    }

    /// What the player is asked.
    #[must_use]
    pub fn ask(self) -> Ask {
        let moment = self.moment.get();
        self.scene
            .with(|scene| self.view.with(|view| turn::ask(scene, view, moment)))
    }

    /// Who sits where, for the words.
    #[must_use]
    pub fn text_context(self) -> TextContext {
        let settings = self.app.settings.get();
        let rules = self.standing.with(|standing| *standing.rules);
        let friends = self.opponent_opposite().and_friends(rules.game.players());
        let dealer = self.scene.with(|scene| scene.dealer);
        TextContext::new(PLAYER, &friends, rules)
            .dealt_by(dealer)
            .telling_points(settings.counting != Counting::Hidden)
    }

    /// The opponent, the first of several: the friend whom the player has chosen, or whose day it is.
    pub(super) fn opponent_opposite(self) -> Opponent {
        let of_day = self.with_match_untracked(MatchSession::opponent_of_day);
        of_day.unwrap_or_else(|| self.app.settings.with(Settings::seated_opponent))
    }

    /// Which of the friends sits on this seat.
    #[must_use]
    pub fn opponent_at(self, seat: Seat) -> Opponent {
        let opponent = self.opponent_opposite();
        let players = self.standing.with(|standing| standing.rules.game.players());
        let round = opponent.and_friends(players);
        let step = (seat.0 + players - PLAYER.0) % players;
        let place = usize::from(step).saturating_sub(1);
        round.get(place).copied().unwrap_or(opponent)
    }

    /// The game, from any component of the page.
    #[must_use]
    pub fn use_context() -> GameController {
        expect_context()
    }

    /// Reads the state.
    fn with<T>(self, read: impl FnOnce(&State) -> T) -> T {
        self.state.with_value(read)
    }

    fn change<T>(self, write: impl FnOnce(&mut State) -> T) -> T {
        write(&mut self.state.write_value())
    }

    /// The link to the present deal.
    #[must_use]
    pub fn link_untracked(self) -> DealLink {
        self.with(|state| state.match_session.link())
    }

    /// Whether the player is in the middle of a deal that counts; between two deals a match may wait unasked.
    #[must_use]
    pub fn is_in_deal_untracked(self) -> bool {
        self.with_match_untracked(|match_session| {
            match_session.is_under_way() && match_session.scored().is_none()
        })
    }

    /// Whether the match is over.
    #[must_use]
    pub fn match_is_over_untracked(self) -> bool {
        self.with(|state| state.match_session.is_over())
    }

    /// How the match ended, once it has; a single deal ends none.
    #[must_use]
    pub fn match_end_untracked(self) -> Option<MatchEnd> {
        self.with_match_untracked(|match_session| {
            let scored = match_session
                .scored()
                .filter(|_| !match_session.is_single_deal());
            scored.and_then(|scored| scored.end)
        })
    }

    /// Reads the match.
    pub fn with_match_untracked<T>(self, read: impl FnOnce(&MatchSession) -> T) -> T {
        self.with(|state| read(&state.match_session))
    }
}
