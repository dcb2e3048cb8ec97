//! Rates finished deals in a worker of its own while the page idles.
//!
//! What is asked when, [`Schedule`] decides. The worker ends when nothing is left to rate, and at once when somebody waits for
//! another one.

use super::worker_driver::{Work, WorkerDriver};
use crate::model::deal_archive::{self, DealRating};
use crate::model::match_session::PLAYER;
use crate::model::page_bridge::event;
use crate::model::rating_schedule::{RatingTask, Schedule};
use crate::platform::{tab_lock, worker_urls};
use crate::storage::browser::{self, StorageKey};
use crate::worker::protocol::{Asked, RatingRequest, VERSION};
use crate::worker::supervisor::Answer;
use leptos::prelude::*;
use sechsundsechzig_engine::deal::Action;
use std::time::Duration;
use wasm_bindgen::prelude::*;
use web_sys::IdleRequestOptions;

/// Where a browser does not tell when it idles, it is given so much time.
const INSTEAD_OF_IDLE: Duration = Duration::from_millis(500);
/// So many milliseconds are waited for an idle page: a window that draws no frames never idles.
const LONGEST_WAIT: u32 = 1000;

/// The rating of finished deals. It ends with the page.
#[derive(Clone, Copy)]
struct RateDeals {
    schedule: StoredValue<Schedule, LocalStorage>,
    driver: WorkerDriver,
    /// The number of the last question.
    question: StoredValue<u32>,
}

/// Rates what there is to rate, now and after each deal.
pub fn begin() {
    let rating = RateDeals {
        schedule: StoredValue::new_local(Schedule::default()),
        driver: WorkerDriver::new(),
        question: StoredValue::new(0),
    };
    let on = |name: &'static str, change: fn(&mut Schedule) -> RatingTask| {
        // The listeners stay as long as the program.
        let _ = window_event_listener_untyped(name, move |_| rating.change(change));
    };
    on(event::RATE, Schedule::wake);
    on(event::WORKER_ASKED, Schedule::suspend);
    on(event::WORKER_FREE, Schedule::release);
    rating.change(Schedule::wake);
}

impl RateDeals {
    fn change(self, change: impl FnOnce(&mut Schedule) -> RatingTask) {
        let step = self.schedule.try_update_value(change);
        match step {
            Some(RatingTask::AwaitIdle) => when_idle(move || self.on_idle()),
            Some(RatingTask::Ask) => {
                self.question
                    .update_value(|number| *number = number.wrapping_add(1));
                self.driver.ask_next(self);
            }
            Some(RatingTask::Save(deal, rating)) => {
                save_rating(&deal, rating);
                self.change(Schedule::wake);
            }
            Some(RatingTask::Stop) => self.driver.stop(),
            Some(RatingTask::Nothing) | None => {}
        }
    }

    fn on_idle(self) {
        // Where another window plays, it rates.
        let archive = if tab_lock::is_read_only() {
            None
        } else {
            browser::read(StorageKey::Deals)
        };
        self.change(|schedule| schedule.idle(&archive.unwrap_or_default()));
    }
}

impl Work for RateDeals {
    const WORKER: &'static str = worker_urls::FOR_ALL;
    const IS_WAITED_FOR: bool = false;

    fn next(self) -> Option<(Asked, Vec<Action>)> {
        let part = self.schedule.try_with_value(Schedule::question)??;
        let request = RatingRequest {
            version: VERSION,
            id: self.question.get_value(),
            deal: part.deal,
            seat: PLAYER.0,
            part: part.number,
        };
        Some((Asked::Rating(request), Vec::new()))
    }

    fn answered(self, _: u32, answer: Answer) {
        if let Answer::Rating(points) = answer {
            self.change(|schedule| schedule.answered(points));
        }
    }

    fn failed(self, id: Option<u32>) {
        self.change(|schedule| schedule.failed(id.is_none()));
    }
}

/// Saves what a deal says of its player; where storage does not take it, nobody is told: nothing of the deal is lost.
fn save_rating(deal: &str, rating: Option<DealRating>) {
    let archive = browser::read(StorageKey::Deals).unwrap_or_default();
    if let Some(archive) = deal_archive::with_rating(&archive, deal, rating) {
        let _ = browser::save(StorageKey::Deals, &archive);
    }
}

/// Does something when the page has nothing else to do, or has not had for [`LONGEST_WAIT`].
fn when_idle(work: impl FnOnce() + 'static) {
    let idle = js_sys::Reflect::get(&window(), &"requestIdleCallback".into());
    match idle
        .ok()
        .and_then(|idle| idle.dyn_into::<js_sys::Function>().ok())
    {
        Some(idle) => {
            let options = IdleRequestOptions::new();
            options.set_timeout(LONGEST_WAIT);
            let _ = idle.call2(&JsValue::UNDEFINED, &Closure::once_into_js(work), &options);
        }
        None => set_timeout(work, INSTEAD_OF_IDLE),
    }
}
