//! Keeps the match and the Bummerl, and finds them again.

use super::{Apart, Game, Sheet};
use crate::app::calendar::{date, today};
use crate::app::daily;
use crate::app::dom::ask_boot;
use crate::app::fresh::fresh_match;
use crate::app::kept::{self, KeptDeal};
use crate::app::message::{Message, RESTORED, RESTORED_OVER_NEWER};
use crate::app::notes::Notes;
use crate::app::once;
use crate::app::page::Page;
use crate::app::seat;
use crate::app::sitting::{PLAYER, Sitting};
use crate::app::slates::{read_slates, write_slates};
use crate::app::storage::browser::{self, Shelf, Trouble};
use crate::app::storage::envelope;
use leptos::prelude::window;
use sechsundsechzig_engine::rules::Preset;
use sechsundsechzig_engine::share::{Replay, ShuffleWord};
use sechsundsechzig_engine::tally::Slate;
use sechsundsechzig_engine::tally::chronicle::{self, Played};
use std::collections::BTreeMap;
use wasm_bindgen::JsValue;

/// The match that was kept, if there is one that can be played on.
pub(super) fn sitting(page: Page) -> Option<Sitting> {
    Sitting::restore(&page.load(Shelf::Match)?)
}

/// The Bummerl of each game.
pub(super) fn slates(page: Page) -> BTreeMap<String, Slate> {
    let kept = page.load(Shelf::Slates);
    kept.map(|text| read_slates(once::text(&text)))
        .unwrap_or_default()
}

/// Looks at everything that is not read until it is needed, so that damage is repaired and told
/// at once.
pub(super) fn check_the_rest(page: Page) {
    if seat::watches() {
        return;
    }
    let is_read_later =
        |key: &Shelf| !matches!(key, Shelf::Settings | Shelf::Match | Shelf::Slates);
    let keys = Shelf::ALL.into_iter().filter(is_read_later);
    let mut told: Vec<Trouble> = Vec::new();
    for trouble in keys.filter_map(|key| browser::load(key).1) {
        // What is alike is one sentence.
        match told
            .iter_mut()
            .find_map(|other| Some((other.union(trouble)?, other)))
        {
            Some((both, other)) => *other = both,
            None => told.push(trouble),
        }
    }
    for trouble in told {
        page.tell(Message::Storage(trouble));
    }
}

/// Whether the page was started anew after a failure with the wish to deal the cards again; says
/// so if it was started with what a file brought back. What was wished leaves the address, so that a
/// reload does not repeat it.
pub(super) fn asked_to_deal_again(page: Page) -> bool {
    let window = window();
    let search = window.location().search().unwrap_or_default();
    if search.starts_with("?re") {
        let path = window.location().pathname().unwrap_or_default();
        if let Ok(history) = window.history() {
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&path));
        }
    }
    if search.starts_with(RESTORED_OVER_NEWER) {
        page.tell(Message::RestoredOverNewer);
    } else if search.starts_with(RESTORED) {
        page.tell(Message::Restored);
    }
    search.starts_with("?redeal")
}

/// The first match of a new player.
pub(super) fn first_sitting() -> Sitting {
    let preset = Preset::Paderborn;
    fresh_match(preset, preset.checked(), ShuffleWord::default())
}

impl Game {
    /// Keeps the match as it stands.
    pub fn keep_match(self) {
        let data = self.with_sitting(Sitting::save);
        self.page.keep(Shelf::Match, &data);
    }

    /// Writes a deal that is over up: a match that ended with it on the slate, the deal in the
    /// chronicle and among the last ones. What was written up already is not again; `reopened` says
    /// that it was over when the page was opened.
    pub(super) fn write_up(self, reopened: bool) {
        let over = self.with(|state| {
            state
                .sitting
                .scored()
                .is_some()
                .then(|| state.sitting.save())
        });
        let Some(over) = over else {
            return;
        };
        let sum = envelope::checksum(&over);
        if !self.with_sitting(Sitting::is_apart) {
            self.write_up_match(&sum, reopened);
            self.chronicle(&sum);
        }
        self.keep_deal();
        if !reopened {
            ask_boot("deal-over");
        }
    }

    /// Writes a match that has just ended up on the slate.
    fn write_up_match(self, sum: &str, reopened: bool) {
        let Some(end) = self.with(|state| state.sitting.scored().and_then(|scored| scored.end))
        else {
            return;
        };
        let kept = self.page.load(Shelf::Slates);
        if let Some(kept) = &kept {
            let Some(slates) = once::unless_added(kept, sum).map(read_slates) else {
                return;
            };
            if reopened && !once::has_sum(kept) {
                // The first release wrote the slate before the match, and no sum: it has this one.
                return self.page.keep(Shelf::Slates, &once::added(kept, sum));
            }
            self.change(|state| state.slates = slates);
        }
        let text = self.change(|state| {
            let running = state.sitting.running();
            let side = running.rules.game.side_of(end.winner);
            let slate = state.slates.entry(running.preset.id().to_owned());
            slate.or_default().add(&end, side);
            write_slates(&state.slates)
        });
        self.page.keep(Shelf::Slates, &once::added(&text, sum));
    }

    /// Writes the deal just over into the chronicle.
    fn chronicle(self, sum: &str) {
        let kept = self.page.load(Shelf::Chronicle);
        let kept = kept.unwrap_or_default();
        let Some(lines) = once::unless_added(&kept, sum) else {
            return;
        };
        let opponent = self.page.settings.with_untracked(|now| now.opponent);
        let played = self.with(|state| {
            let sitting = &state.sitting;
            let deal = (today(), sitting.running().preset, opponent as u8);
            let Notes { practice, counted } = sitting.notes();
            let played = Played::of(deal, PLAYER, sitting.session(), sitting.scored()?, practice);
            Some(played?.counted(PLAYER, sitting.session(), counted))
        });
        if let Some(played) = played {
            let lines = chronicle::add(lines, &played);
            self.page.keep(Shelf::Chronicle, &once::added(&lines, sum));
        }
    }

    /// Keeps the deal just over among the last ones.
    fn keep_deal(self) {
        let opponent = self.page.settings.with_untracked(|now| now.opponent);
        let deal = self.with(|state| KeptDeal {
            day: today(),
            opponent,
            notes: state.sitting.notes(),
            replay: Replay::of(state.sitting.session()),
        });
        let kept = self.page.load(Shelf::Deals);
        let kept = kept::add(&kept.unwrap_or_default(), &deal.write());
        self.page.keep(Shelf::Deals, &kept);
    }

    /// A deal beside the match was asked for: plays it, but asks before it leaves what is running.
    pub fn ask_for_apart(self, apart: Apart) {
        let is_here = apart == Apart::Daily && self.link() == *daily::deal(&date()).link();
        if is_here || self.watches() {
            return;
        }
        let is_apart = self.with_sitting(Sitting::is_apart);
        let interrupts = match is_apart {
            true => self.is_apart_under_way(),
            false => !self.may_leave(),
        };
        if interrupts {
            self.sheet.set(Some(Sheet::SetAside(apart)));
        } else {
            self.play_apart(apart);
        }
    }

    /// Plays a deal beside the match, which waits meanwhile.
    pub fn play_apart(self, apart: Apart) {
        self.sheet.set(None);
        match apart {
            Apart::Daily => self.set_aside_for(Sitting::apart(&daily::deal(&date()), false)),
            Apart::Lesson => self.play_lesson(),
        }
    }

    /// Tries a deal apart, as practice or not, from where it stood.
    pub fn try_apart(self, replay: &Replay, practice: bool) {
        self.set_aside_for(Sitting::apart(replay, practice));
    }

    /// The link of the deal somebody sent, if these are its cards.
    #[must_use]
    pub fn challenge(self) -> Option<String> {
        let here = self.link().print();
        let cards = here.strip_prefix("#/deal")?;
        let sent = self.page.load(Shelf::Challenge);
        let same = |sent: &&str| sent.starts_with(cards);
        let is_same = |link: &String| link.strip_prefix("#/replay").filter(same).is_some();
        sent.filter(is_same)
            .filter(|_| self.with_sitting(Sitting::is_apart))
    }

    /// One deal apart; a match under way waits meanwhile.
    fn set_aside_for(self, apart: Sitting) {
        if self.watches() {
            return;
        }
        self.offers_lesson.set(false);
        if !self.with_sitting(Sitting::is_apart) {
            let waiting = self.with_sitting(Sitting::save);
            self.page.keep(Shelf::Waiting, &waiting);
            // It waits here too: the shelf may be full or forbidden.
            self.change(|state| state.waiting = Some(waiting));
        }
        self.change(|state| state.sitting = apart);
        self.keep_match();
        self.seat_opponent(false);
        self.resume();
    }

    /// The match that waits while a deal is played apart.
    pub(super) fn waiting(self) -> Option<Sitting> {
        let here = self.with(|state| state.waiting.clone());
        let kept = || self.page.load(Shelf::Waiting);
        Sitting::restore(&here.or_else(kept).filter(|text| !text.is_empty())?)
    }

    /// The match that waited is back, or left.
    pub(super) fn nothing_waits(self) {
        self.change(|state| state.waiting = None);
        self.page.delete(Shelf::Waiting);
    }

    /// Whether a match waits while a deal is played apart.
    #[must_use]
    pub fn match_waits(self) -> bool {
        self.waiting().is_some()
    }

    /// Back to the match that waits; to a new one by the same rules if none does.
    pub fn back_to_match(self) {
        if self.watches() {
            return;
        }
        let Some(waiting) = self.waiting() else {
            return self.start_again();
        };
        let over = waiting.is_over();
        self.change(|state| state.sitting = waiting);
        if over {
            self.nothing_waits();
            return self.start_again();
        }
        self.keep_match();
        self.nothing_waits();
        self.seat_opponent(false);
        self.resume();
    }
}
