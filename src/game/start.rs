//! How the game starts: with the match that was saved, or with a new one.

use super::opponent::OpponentClient;
use super::paused::PausedStore;
use super::playback::Playback;
use super::score_sheets::ScoreSheets;
use super::{GameController, State, Summary, persistence};
use crate::app_context::AppContext;
use crate::model::match_session::{MatchSession, PLAYER};
use crate::model::route::{Route, StudyPage};
use crate::model::settings::Counting;
use crate::model::table::scene::Scene;
use crate::model::table::turn::{Ask, Moment};
use crate::platform::address;
use crate::platform::dom::{find, focus, focus_is_lost};
use crate::platform::focus_target;
use crate::platform::frame::after_frame;
use crate::platform::hand_focus::focus_is_lost_or_on;
use crate::platform::startup;
use crate::signal_ext::UpdateIfChanged;
use crate::storage::browser::StorageKey;
use leptos::prelude::*;
use sechsundsechzig_bots::Opponent;

impl GameController {
    /// Takes up the game that was saved, or a new one, in parts of the page's start: those asked for later find it as context.
    pub fn open(app: AppContext) {
        let score_sheets = ScoreSheets::load(app);
        startup::schedule(move || {
            let saved = persistence::match_session(app);
            let resumed = saved.is_some();
            let mut match_session = saved.unwrap_or_else(persistence::first_match);
            startup::schedule(move || persistence::check_the_rest(app));
            if let Some(request) = address::take_start_request() {
                persistence::carry_out(request, app, &mut match_session);
            }
            let game = GameController::at(app, match_session, score_sheets);
            provide_context(game);
            startup::schedule(move || game.register_effects());
            startup::schedule(move || game.ensure_worker(false));
            startup::schedule(move || game.start_or_resume(resumed));
        });
    }

    /// Registers the effects that disarm calls, close tooltips, move the focus, and follow which window plays.
    fn register_effects(self) {
        Effect::new(move |_| {
            // What is opened over the table, or instead of it, takes an armed call back.
            let is_left = self.app.route.with(|route| !matches!(route, Route::Table));
            if self.dialog.with(Option::is_some) || is_left {
                untrack(|| self.cancel_armed());
            }
        });
        // What was said of the table is not said any more when the player comes back to it.
        Effect::new(move |has_begun: Option<bool>| {
            self.app.route.track();
            self.tooltip.set_if_changed(None);
            // Who is new may come to the table only now, and not by a way that has chosen how to start.
            let offers = has_begun == Some(false) && !self.with(|state| state.has_chosen_start);
            if offers && self.is_at_table() && self.left_without_an_answer() {
                self.offer_lesson(true);
            }
            let in_lesson = |route: &Route| matches!(route, Route::Study(StudyPage::Lesson(_)));
            has_begun.unwrap_or_default()
                || self.is_at_table()
                || self.app.route.with_untracked(in_lesson)
        });
        // Where the focus rests on a card that cannot be played, it goes to what can be used.
        let usable = Memo::new(move |_| match self.ask() {
            Ask::Draw => Some(focus_target::TALON),
            Ask::Lead(_) | Ask::Follow => Some(focus_target::USABLE_CARD),
            _ => None,
        });
        Effect::new(move |_| {
            let Some(usable) = usable.get() else { return };
            after_frame(move || {
                let may_move = focus_is_lost_or_on(focus_target::USELESS_CARD)
                    && (usable == focus_target::TALON || !focus_is_lost());
                if may_move && let Some(target) = find(usable) {
                    focus(&target);
                }
            });
        });
        self.observe_tab_lock();
    }

    /// Goes on with the deal that was saved, or begins the first.
    fn start_or_resume(self, resumed: bool) {
        self.offer_lesson(!resumed || self.left_without_an_answer());
        if resumed {
            if !self.is_read_only() {
                self.record_result(true);
            }
            self.resume();
        } else {
            self.begin_deal();
        }
    }

    /// Offers a newcomer the lesson, at the table and in the window that plays.
    pub(super) fn offer_lesson(self, is_new: bool) {
        self.offers_lesson
            .set_if_changed(is_new && self.is_at_table() && !self.is_read_only());
    }

    /// Whether the table is shown. A deal somebody sent is laid out there, too.
    fn is_at_table(self) -> bool {
        let shows = |route: &Route| matches!(route, Route::Table | Route::Deal(_));
        self.app.route.with_untracked(shows)
    }

    /// Whether a newcomer left the first deal without having chosen how to start: choosing saves the settings.
    pub(super) fn left_without_an_answer(self) -> bool {
        let is_saved = |key| self.app.load(key).is_some();
        self.with_match_untracked(MatchSession::is_fresh)
            && ![StorageKey::Settings, StorageKey::DealHistory]
                .into_iter()
                .any(is_saved)
    }

    /// The newcomer takes the lesson, and starts easily after it: against the weakest opponent, their own card points being shown.
    pub fn accept_lesson_offer(self) {
        self.app.settings.update(|settings| {
            settings.counting = Counting::Own;
            settings.opponent = Opponent::Johannes;
        });
        self.close_lesson_offer();
    }

    /// The player has begun otherwise: how to start is not asked any more on this visit.
    pub(super) fn withdraw_lesson_offer(self) {
        self.change(|state| state.has_chosen_start = true);
        self.offers_lesson.set_if_changed(false);
    }

    /// The player has chosen how to start, and is not asked again.
    pub fn close_lesson_offer(self) {
        self.withdraw_lesson_offer();
        let settings = self.app.settings.get_untracked();
        self.app.save(StorageKey::Settings, &settings.encode());
        self.save_match();
    }

    fn at(
        app: AppContext,
        match_session: MatchSession,
        score_sheets: ScoreSheets,
    ) -> GameController {
        let view = RwSignal::new(match_session.session().view(PLAYER));
        let scene = RwSignal::new(Scene::dealt(
            &match_session.session().header().setup,
            &view.get_untracked(),
        ));
        let moment = RwSignal::new(Moment {
            announcing: true,
            ..Moment::default()
        });
        let standing = RwSignal::new(score_sheets.standing(&match_session));
        GameController {
            state: StoredValue::new_local(State {
                match_session,
                playback: Playback::default(),
                summary: Summary::default(),
                opponent: OpponentClient::default(),
                warned_of_practice: [false; 2],
                has_chosen_start: false,
                is_offline_news: false,
            }),
            paused_store: PausedStore::new(app),
            score_sheets,
            app,
            scene,
            view,
            moment,
            standing,
            tooltip: RwSignal::new(None),
            hinted: RwSignal::new(None),
            dialog: RwSignal::new(None),
            is_end_shown: RwSignal::new(false),
            revision: RwSignal::new(0),
            tells_offline: RwSignal::new(false),
            spoken: RwSignal::new(None),
            offers_lesson: RwSignal::new(false),
            focused_card: RwSignal::new(None),
        }
    }
}
