//! The review of a deal: what each of the player's decisions was worth, the costliest by name, what
//! the others could see, and the way back to any of them.

mod analysis;
mod board;
mod chart;
mod costliest;
mod decision;
mod progress;

use super::no_deal_yet::NoDealYet;
use crate::app_context::AppContext;
use crate::components::list::List;
use crate::components::page_layout::PageLayout;
use crate::i18n::{Ending, TextContext, Words};
use crate::lazy_pages::counting::drifted;
use crate::lazy_pages::position::use_pack;
use crate::model::counting::drift_in;
use crate::model::deal_archive::{self, ArchivedDeal};
use crate::model::match_session::PLAYER;
use crate::model::page_bridge::event;
use crate::model::review::{ReviewedDecision, bad_luck, balance, costliest, went_well};
use crate::signal_ext::UpdateIfChanged;
use crate::storage::browser::{self, StorageKey};
use analysis::Analysis;
use board::ReviewBoard;
use chart::DecisionChart;
use costliest::CostliestDecision;
use decision::DecisionRow;
use leptos::prelude::*;
use progress::AnalysisProgress;
use sechsundsechzig_bots::review;
use sechsundsechzig_engine::deal::{Deal, DealResult, Seat};
use sechsundsechzig_engine::record::Session;
use sechsundsechzig_engine::share::Replay;

/// What every part of a review needs.
#[derive(Clone, Copy)]
struct ReviewedDeal {
    words: Words,
    replay: StoredValue<Replay>,
    context: TextContext,
    result: Option<DealResult>,
    /// Whether the deal might have decided the match.
    may_end_match: bool,
}

impl ReviewedDeal {
    /// Whether the deal ended as well for the player as if he had decided best.
    fn went_well(self, decision: &ReviewedDecision) -> bool {
        let game = self.context.rules.game;
        self.result
            .is_some_and(|result| went_well(decision, &result, game))
    }

    /// Whether the player's side won the deal.
    fn is_won(self) -> bool {
        let game = self.context.rules.game;
        let winner = self.result.and_then(|result| result.winner);
        winner.is_some_and(|winner| game.side_of(winner) == game.side_of(PLAYER))
    }

    /// What the deal brought the player, in thousandths of a point.
    fn brought(self) -> Option<i32> {
        let result = self.result.as_ref();
        result.map(|result| balance(result, self.context.rules.game))
    }

    /// The decision after which chance cost the player most, where game points tell and nobody else plays on his side.
    fn unlucky(self, decisions: &[ReviewedDecision]) -> Option<usize> {
        let game = self.context.rules.game;
        let tells = game.counts_game_points() && game.players() == 2;
        let brought = self.brought().filter(|_| tells)?;
        bad_luck(decisions, brought)
    }

    /// The deal's first moves.
    fn up_to(self, moves: usize) -> Replay {
        self.replay.with_value(|replay| replay.up_to(moves))
    }
}

/// The review of the archived deal of this number, or so many deals before the last one.
#[component]
pub fn ReviewPage(back: usize) -> impl IntoView {
    let app = AppContext::use_context();
    let archive = app.load(StorageKey::Deals);
    let deal = archive.and_then(|archive| deal_archive::back(&archive, back));
    let over = deal.and_then(|deal| {
        let session = deal.replay.after(deal.replay.moves().len())?;
        Some((deal, session))
    });
    let content = match over {
        Some((deal, session)) => {
            let rating = rating(app, deal.clone(), back);
            app.set_preset(deal.replay.link().preset);
            use_pack(session.header().setup.rules.pack);
            view! { <DealReview deal session rating /> }.into_any()
        }
        None => view! { <NoDealYet about="no-review" /> }.into_any(),
    };
    view! {
        <PageLayout title=app.words_untracked().review()>
            <main class="sheet">{content}</main>
        </PageLayout>
    }
}

/// What a deal says of its player, once that is known; it may be found out while the review is looked at.
fn rating(app: AppContext, deal: ArchivedDeal, back: usize) -> RwSignal<Option<String>> {
    let words = app.words_untracked();
    let find = move || {
        let saved = browser::read(StorageKey::Deals)?;
        // A deal that has ended since stands in its place.
        deal_archive::back(&saved, back).filter(|saved| *saved == deal)?;
        let rating = deal_archive::rating(&saved, back)?;
        Some(words.deal_rating(rating.accuracy, rating.luck))
    };
    let sentence = RwSignal::new(find());
    if sentence.with_untracked(Option::is_none) {
        let listener =
            window_event_listener_untyped(event::SAVED, move |_| sentence.set_if_changed(find()));
        on_cleanup(move || listener.remove());
    }
    sentence
}

/// What a deal says of its player; what that means opens below.
fn rated(words: Words, rating: String) -> AnyView {
    view! {
        <details class="disclosure">
            <summary>{rating}</summary>
            <p class="note">{words.accuracy_explained()}</p>
            <p class="note">{words.worth_of_cards_explained()}</p>
        </details>
    }
    .into_any()
}

/// The review of a deal that is over.
#[component]
fn DealReview(
    deal: ArchivedDeal,
    session: Session,
    /// What it says of its player, once that is known.
    rating: RwSignal<Option<String>>,
) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let context = who_played(&deal, &session);
    let (headline, counts) = ending(words, &session, &context);
    let lead = [
        &*words.against(&opponent_names(words, &context)),
        &*counts,
        ".",
    ]
    .concat();
    let counted = counted(words, &deal, &session);
    let setup = &session.header().setup;
    let analysis = Analysis::begin(words, &deal);
    let deal = ReviewedDeal {
        words,
        replay: StoredValue::new(deal.replay),
        context,
        result: session.deal().result(),
        may_end_match: review::may_end_match(&setup.rules, &setup.start),
    };
    let opened = RwSignal::new(None);
    let shown = Memo::new(move |_| {
        let worst = analysis.decisions.with(|decisions| costliest(decisions));
        let worst = worst.map(|(number, _)| number);
        let first = || rows(analysis).first().map(|number| *number as usize);
        opened.get().or(worst).or_else(first)
    });
    let row = Callback::new(move |number: u32| {
        view! { <DecisionRow deal analysis number=number as usize opened shown /> }.into_any()
    });
    view! {
        <div class="review-grid">
            <section class="review">
                <h2 class="sheet__title">{headline}</h2>
                <p class="lead">{lead}</p>
                <div class="review__rating" role="status">
                    {move || rating.get().map(|rating| rated(words, rating))}
                </div>
                {counted.map(|counted| view! { <p>{counted}</p> }.into_any())}
                {move || {
                    let (decisions, costliest) = charted(analysis);
                    let is_whole = !analysis.is_under_way();
                    let game = deal.context.rules.game;
                    let brought = deal.brought();
                    let numbers = rows(analysis);
                    view! { <DecisionChart decisions numbers costliest is_whole brought game opened shown /> }
                        .into_any()
                }}
                {deal
                    .may_end_match
                    .then(|| view! { <p class="note">{words.might_end_match()}</p> }.into_any())}
                <AnalysisProgress words analysis />
            </section>
            <section class="costliest" hidden=move || !analysis.has_a_result()>
                {move || {
                    analysis
                        .has_a_result()
                        .then(|| {
                            let decisions = listed(&analysis.decisions.get());
                            let unlucky = deal.unlucky(&decisions).filter(|_| analysis.is_done());
                            view! { <CostliestDecision deal decisions unlucky /> }.into_any()
                        })
                }}
            </section>
            <ReviewBoard deal analysis opened shown />
            <ol class="decisions">
                <List keys=Signal::derive(move || rows(analysis)) item=row />
            </ol>
        </div>
    }
}

/// Who sat at the table of an archived deal.
#[must_use]
pub fn who_played(deal: &ArchivedDeal, session: &Session) -> TextContext {
    let setup = &session.header().setup;
    let rules = *setup.rules;
    let friends = deal.opponent.and_friends(rules.game.players());
    TextContext::new(PLAYER, &friends, rules).dealt_by(setup.dealer)
}

/// The names of all who play against the player.
#[must_use]
pub fn opponent_names(words: Words, context: &TextContext) -> String {
    let game = context.rules.game;
    let is_opponent = |seat: &Seat| game.side_of(*seat) != game.side_of(PLAYER);
    let names: Vec<String> = (0..game.players())
        .map(Seat)
        .filter(is_opponent)
        .map(|seat| words.full_name(context.person(seat)))
        .collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    words.list(&names)
}

/// Whether the count given with "Aus!" was right, and where it drifted.
fn counted(words: Words, deal: &ArchivedDeal, session: &Session) -> Option<String> {
    let counted = deal.flags.counted?;
    let (right, drift) = drift_in(session, counted)?;
    let mut text = words.counted(counted, right);
    if counted != right {
        text.push(' ');
        text.push_str(&drifted(words, drift));
    }
    Some(text.trim_end().to_owned())
}

/// How the deal ended, and both counts.
fn ending(words: Words, session: &Session, context: &TextContext) -> (String, String) {
    let Some(result) = session.deal().result() else {
        return (words.review().to_owned(), String::new());
    };
    let Ending {
        headline, totals, ..
    } = words.ending(&result, session.covered_by(), context);
    let totals: Vec<u16> = totals.iter().map(|side| side.total).collect();
    (headline, [", ", &words.score_in_digits(&totals)].concat())
}

/// The decisions that have a row.
fn listed(decisions: &[ReviewedDecision]) -> Vec<ReviewedDecision> {
    let listed = decisions.iter().filter(|decision| decision.is_listed());
    listed.cloned().collect()
}

/// The numbers of the decisions that have a row.
fn rows(analysis: Analysis) -> Vec<u32> {
    analysis.decisions.with(|decisions| {
        let listed = decisions.iter().enumerate();
        let listed = listed.filter(|(_, decision)| decision.is_listed());
        listed.map(|(number, _)| number as u32).collect()
    })
}

/// Thousandths of a point as tenths, half of one upwards.
const fn tenths(thousandths: i32) -> u32 {
    (thousandths.unsigned_abs() + 50) / 100
}

/// What the chart shows: the decisions, and once the analysis has ended the costliest of them.
fn charted(analysis: Analysis) -> (Vec<ReviewedDecision>, Option<(usize, Option<u32>)>) {
    let decisions = listed(&analysis.decisions.get());
    let costliest = costliest(&decisions).filter(|_| !analysis.is_under_way());
    let costliest = costliest.map(|(place, cost)| (place, (cost < i32::MAX).then(|| tenths(cost))));
    (decisions, costliest)
}
