//! The end of a deal or a match, and what it tells beside its result.

use super::GameController;
use crate::model::daily;
use crate::model::match_session::{MatchSession, PLAYER};
use crate::model::rating;
use crate::signal_ext::UpdateIfChanged;
use crate::storage::browser::StorageKey;
use leptos::prelude::*;
use sechsundsechzig_bots::Opponent;
use sechsundsechzig_engine::match_score::deal_history::{Played, Tag};

/// What the end of a deal or a match tells beside its result: read from storage once, when it comes.
#[derive(Clone, Default)]
pub struct Summary {
    /// Whether a match is paused while this single deal was played.
    pub has_paused_match: bool,
    /// The link of the deal somebody sent, if these were its cards.
    pub challenge: Option<String>,
    /// If it was the deal of the day.
    pub day: Option<DaySummary>,
    /// Whether the match was the first one won against this opponent. Tables of more than two do not count.
    pub is_first_win: bool,
    /// Who was played, if the match was one of an evening.
    pub played_at_evening: Option<Opponent>,
}

/// What the end of a day's deal tells of the days before.
#[derive(Clone, Default)]
pub struct DaySummary {
    pub date: String,
    /// On how many days in a row up to this one the day's deal was played.
    pub days: u32,
    /// What it brought on the last seven days, this one last; nothing where it was not played.
    pub week: [Option<i32>; 7],
}

impl GameController {
    /// What the end shown tells beside its result. It is there before the end is shown.
    #[must_use]
    pub fn summary_untracked(self) -> Summary {
        self.with(|state| state.summary.clone())
    }

    /// Shows the end of the deal.
    pub(super) fn end(self) {
        let standing =
            self.with_match_untracked(|match_session| self.score_sheets.standing(match_session));
        self.standing.set(standing);
        self.read_out_ending();
        self.summarize();
        self.is_end_shown.set_if_changed(true);
        self.save_match();
    }

    /// How the deal ended, in a few words; nothing before.
    #[must_use]
    pub fn headline_untracked(self) -> String {
        let context = untrack(|| self.text_context());
        self.scene.with_untracked(|scene| {
            let ending = |result| {
                let words = self.app.words_untracked();
                let ending = words.ending(&result, scene.talon.covered_by, &context);
                [
                    words.preset(self.link_untracked().preset),
                    ": ",
                    &ending.headline,
                ]
                .concat()
            };
            scene.result.map_or_else(String::new, ending)
        })
    }

    /// Says how the deal ended and why.
    fn read_out_ending(self) {
        let context = self.text_context();
        let ending = self.scene.with_untracked(|scene| {
            let words = self.app.words_untracked();
            let result = scene.result?;
            Some(words.ending(&result, scene.talon.covered_by, &context))
        });
        if let Some(ending) = ending {
            self.app
                .read_out([&*ending.headline, ". ", &ending.explanation].concat());
        }
        if let Some(end) = self.match_end_untracked() {
            let winner = context.rules.game.side_of(end.winner);
            let standing = self.standing.read_untracked();
            let words = self.app.words_untracked();
            self.app
                .read_out(words.match_won(context.side(winner), &standing.points, winner));
        }
    }

    /// Finds out what the end that has come tells beside its result.
    fn summarize(self) {
        let load = |key| self.app.load(key).unwrap_or_default();
        let mut summary = Summary::default();
        if self.with_match_untracked(MatchSession::is_single_deal) {
            summary.has_paused_match = self.has_left_match_untracked();
            summary.challenge = self.challenge(load(StorageKey::Challenge));
            summary.day = self.with_match_untracked(|match_session| {
                let date = match_session.day()?.to_owned();
                let day = daily::day_of(&date)?;
                let saved = load(StorageKey::Daily);
                Some(DaySummary {
                    date,
                    days: daily::streak(&saved, day),
                    week: daily::week(&saved, day),
                })
            });
        } else if let Some(end) = self.match_end_untracked() {
            let opponent = untrack(|| self.opponent_opposite());
            summary.played_at_evening = untrack(|| self.evening_match());
            summary.is_first_win = end.winner == PLAYER && self.is_first_win(opponent);
        }
        self.change(|state| state.summary = summary);
    }

    /// This link of a deal somebody sent, if these are its cards.
    fn challenge(self, sent: String) -> Option<String> {
        let here = self.link_untracked().to_string();
        let cards = here.strip_prefix("#/deal")?;
        let is_same = sent
            .strip_prefix("#/replay")
            .is_some_and(|sent| sent.starts_with(cards));
        is_same.then_some(sent)
    }

    /// Whether the match just won is the first against this opponent.
    fn is_first_win(self, opponent: Opponent) -> bool {
        let played = self.app.played_deals();
        let is_win = |deal: &&Played| {
            rating::counts(deal) && deal.opponent == opponent as u8 && deal.is(Tag::MatchWon)
        };
        let won = played.iter().filter(is_win);
        self.scene.with_untracked(|scene| scene.seats.len() == 2) && won.count() == 1
    }
}
