//! What every part of the page shares: settings, words, route, toasts, what is read out.

use crate::i18n::{CardNames, Language, Words};
use crate::model::idempotent_log;
use crate::model::page_bridge::{attribute, event};
use crate::model::route::Route;
use crate::model::settings::{
    CardSize, Face, LanguageSetting, Settings, Speed, SuitColours, Theme, Volume,
};
use crate::model::table::sound::Sound;
use crate::platform::dom::dispatch_window_event;
use crate::platform::{live_region, root};
use crate::signal_ext::UpdateIfChanged;
use crate::storage::browser::{self, StorageKey, Trouble};
use crate::toasts::{Toast, Toasts};
use leptos::prelude::*;
use leptos::reactive::graph::{AnySource, ToAnySource};
use sechsundsechzig_bots::Opponent;
use sechsundsechzig_engine::match_score::deal_history::{self, Played};
use sechsundsechzig_engine::rules::Preset;
use std::cell::Cell;

/// What every part of the page shares.
#[derive(Clone, Copy)]
pub struct AppContext {
    /// What the player has set.
    pub settings: RwSignal<Settings>,
    /// The settings as they are saved.
    saved: StoredValue<Settings>,
    /// The page shown.
    pub route: RwSignal<Route>,
    /// Short messages at the edge of the page.
    pub toasts: Toasts,
    /// Whether the pack in use has the low cards, which the German one lacks (6.1).
    pub low_cards: RwSignal<bool>,
    /// The game that is spoken of: in German, Schnapsen has words of its own.
    pub preset: RwSignal<Preset>,
    /// The first language of the browser that there are texts in.
    browser: Language,
    /// How a lazily loaded page has the table announce something; the table does it itself.
    announce: Option<fn(Announcement)>,
}

/// What the whole page is made anew for: its language and the face of its cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// The texts.
    pub words: Words,
    /// The face the cards show: the German pack does not have the low ones (6.1).
    pub face: Face,
}

/// What a lazily loaded page has the table announce, which has the live region and the place of the toasts.
pub enum Announcement {
    /// Is read out.
    Sentence(String),
    /// Is shown and read out.
    Toast(Toast),
}

impl AppContext {
    /// The page with what was saved.
    #[must_use]
    pub fn new(route: Route) -> AppContext {
        AppContext::with(route, None)
    }

    /// The context of one visit of a lazily loaded page: settings as they are now, no toasts of its own.
    #[must_use]
    pub fn visited(route: Route, announce: fn(Announcement)) -> AppContext {
        AppContext::with(route, Some(announce))
    }

    fn with(route: Route, announce: Option<fn(Announcement)>) -> AppContext {
        let (saved, trouble) = browser::load(StorageKey::Settings);
        let settings = RwSignal::new(Settings::decode(&saved.unwrap_or_default()));
        let app = AppContext {
            settings,
            saved: StoredValue::new(settings.get_untracked()),
            route: RwSignal::new(route),
            toasts: Toasts::new(),
            low_cards: RwSignal::new(false),
            preset: RwSignal::new(Preset::Paderborn),
            browser: browser_language(),
            announce,
        };
        if let Some(trouble) = trouble {
            app.notify(Toast::Storage(trouble));
        }
        let read_out_in = Cell::new(app.words_untracked().language);
        Effect::new(move |_| {
            let now = settings.get();
            let words = app.words_untracked();
            apply_theme(&now, words);
            if read_out_in.replace(words.language) != words.language {
                // What was read out in the other language is of no use any more.
                live_region::clear();
            }
            let before = app.saved.get_value();
            if before != now {
                app.saved.set_value(now);
                if (before.volume, before.vibration) != (now.volume, now.vibration) {
                    app.play_sound(Sound::Knock);
                }
                app.save(StorageKey::Settings, &now.encode());
                if announce.is_some() {
                    dispatch_window_event(event::SETTINGS);
                }
            }
        });
        app
    }

    /// Takes over what another window, or a lazily loaded page, has set since.
    pub fn read_settings_again(self) {
        if let Some(saved) = self.load(StorageKey::Settings) {
            let settings = Settings::decode(&saved);
            if self.settings.get_untracked() != settings {
                self.saved.set_value(settings);
                self.settings.set(settings);
            }
        }
    }

    /// The signals that cards, calls and dialogs read.
    #[must_use]
    pub fn sources(self) -> [AnySource; 3] {
        [
            self.settings.to_any_source(),
            self.low_cards.to_any_source(),
            self.preset.to_any_source(),
        ]
    }

    /// Says whether the pack in use has the low cards.
    pub fn set_low_cards(self, low_cards: bool) {
        self.low_cards.set_if_changed(low_cards);
    }

    /// Says which game is spoken of.
    pub fn set_preset(self, preset: Preset) {
        self.preset.set_if_changed(preset);
    }

    /// The page's shared parts, from any of its components.
    #[must_use]
    pub fn use_context() -> AppContext {
        expect_context()
    }

    /// Language and cards in use.
    #[must_use]
    pub fn look(self) -> Look {
        let low_cards = self.low_cards.get();
        let preset = self.preset.get();
        self.settings.with(|settings| {
            let face = match settings.face {
                Face::German if low_cards => Face::Klar,
                face => face,
            };
            Look {
                words: words(settings.language, face, self.browser).for_preset(preset),
                face,
            }
        })
    }

    /// The texts in use. Whatever is shown is made anew in another language, so that nobody has to
    /// watch them.
    #[must_use]
    pub fn words_untracked(self) -> Words {
        untrack(|| self.look()).words
    }

    /// The face that the cards show. In another one, too, whatever is shown is made anew.
    #[must_use]
    pub fn face_untracked(self) -> Face {
        untrack(|| self.look()).face
    }

    /// Seats this opponent, in the match at the table.
    pub fn seat_opponent(self, opponent: Opponent) {
        self.settings.update_if_changed(|settings| {
            settings.opponent = opponent;
            settings.sits = None;
            settings.is_guest = false;
        });
    }

    /// Seats this opponent for a match of an evening.
    pub fn seat_guest(self, opponent: Opponent) {
        self.settings
            .update_if_changed(|settings| settings.seat_guest(opponent));
    }

    /// Shows a toast, once, and reads it out.
    pub fn notify(self, toast: Toast) {
        if let Some(announce) = self.announce {
            announce(Announcement::Toast(toast));
        } else if let Some(toast) = self.toasts.add(toast) {
            self.read_out(toast.text(self.words_untracked()).into());
            if toast.passes() {
                self.toasts.let_pass();
            }
        }
    }

    /// Reads a sentence out in the live region; repeats are read out again.
    pub fn read_out(self, sentence: String) {
        if sentence.is_empty() {
            return;
        }
        match self.announce {
            Some(announce) => announce(Announcement::Sentence(sentence)),
            None => live_region::read_out(&sentence),
        }
    }

    /// Plays a sound or vibrates, if the player wants that; `web/boot.js` does it.
    pub fn play_sound(self, sound: Sound) {
        let wanted = |now: &Settings| now.vibration || now.volume != Volume::Off;
        if self.settings.with_untracked(wanted) {
            root::set(attribute::SOUND, Some(sound.key()));
            dispatch_window_event(event::PLAY_SOUND);
        }
    }

    /// Loads what is saved under a key; trouble becomes a toast.
    pub fn load(self, key: StorageKey) -> Option<String> {
        let (data, trouble) = browser::load(key);
        if let Some(trouble) = trouble {
            self.notify(Toast::Storage(trouble));
        }
        data
    }

    /// The deals that were finished, the oldest first.
    #[must_use]
    pub fn played_deals(self) -> Vec<Played> {
        let saved = self.load(StorageKey::DealHistory).unwrap_or_default();
        deal_history::decode(idempotent_log::text(&saved)).collect()
    }

    /// Saves a text under a key; trouble becomes a toast. False where storage refused it; a window that is read-only writes nothing
    /// and gets true.
    pub fn save(self, key: StorageKey, data: &str) -> bool {
        self.report(browser::save(key, data))
    }

    /// Deletes what is saved under a key; trouble becomes a toast.
    pub fn delete(self, key: StorageKey) -> bool {
        self.report(browser::delete(key))
    }

    fn report(self, done: Result<(), Trouble>) -> bool {
        if let Err(trouble) = done {
            self.notify(Toast::Storage(trouble));
        }
        done.is_ok()
    }

    /// Goes to one of the pages.
    pub fn go(self, route: &Route) {
        if let Some(window) = web_sys::window() {
            let _ = window.location().set_hash(&route.hash());
        }
    }
}

/// The words of these settings.
fn words(chosen: LanguageSetting, face: Face, browser: Language) -> Words {
    let language = match chosen {
        LanguageSetting::German => Language::German,
        LanguageSetting::English => Language::English,
        LanguageSetting::Browser => browser,
    };
    let cards = match face {
        Face::German => CardNames::German,
        _ => CardNames::French,
    };
    Words::new(language, cards)
}

fn browser_language() -> Language {
    let wanted: Vec<String> = web_sys::window()
        .map(|window| window.navigator().languages())
        .map(|languages| languages.iter().filter_map(|tag| tag.as_string()).collect())
        .unwrap_or_default();
    Language::first_of(wanted.iter().map(String::as_str))
}

/// Sets the attributes on `<html>` that the style sheets read.
fn apply_theme(settings: &Settings, words: Words) {
    let Settings {
        theme,
        suits,
        volume,
        card_size,
        speed,
        ..
    } = *settings;
    root::set("lang", Some(words.language.tag()));
    root::set(
        "data-theme",
        (theme != Theme::Device).then_some(theme.as_str()),
    );
    root::set("data-contrast", settings.contrast.then_some("more"));
    root::set(
        "data-suits",
        (suits != SuitColours::Four).then_some(suits.as_str()),
    );
    root::set(
        "data-volume",
        (volume != Volume::Off).then_some(volume.as_str()),
    );
    root::set("data-buzz", settings.vibration.then_some(""));
    root::set("data-keys", (!settings.keys).then_some("off"));
    root::set("data-hand", settings.left_handed.then_some("left"));
    root::set(
        "data-cards",
        (card_size != CardSize::Normal).then_some(card_size.as_str()),
    );
    let is_other_speed = matches!(speed, Speed::Slow | Speed::Fast);
    root::set("data-speed", is_other_speed.then_some(speed.as_str()));
}
