//! The rules in words, with pictures, the treatise's advice, and the sources by their letters.

use super::editor::RulesEditor;
use crate::app_context::AppContext;
use crate::components::card::{CardBack, OpenCard};
use crate::components::icon::Icon;
use crate::i18n::{Advice, Group, Source, Words, capitalised};
use crate::lazy_pages::content::ShortText;
use crate::lazy_pages::elements::SourceLetter;
use crate::model::card_values::card_values;
use crate::model::how_to_play::article;
use crate::model::rule_sets::Draft;
use leptos::prelude::*;
use sechsundsechzig_engine::cards::{Card, Rank, Suit};
use sechsundsechzig_engine::rules::{Game, Rob, Rules};

/// What these rules are called, the game in two lines, and the way to its explanation in pictures.
#[component]
pub fn RulesHead(editor: RulesEditor) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    move || {
        let draft = editor.draft.get();
        let (title, is_changed) = editor.own.title(words, draft.preset, draft.rules);
        let preset = words.preset(draft.preset);
        let changed_from = is_changed.then(|| {
            let note = if title == preset {
                capitalised(words.with_changed_rules())
            } else {
                [preset, " ", words.with_changed_rules()].concat()
            };
            view! { <p class="lead">{note}</p> }.into_any()
        });
        view! {
            <h2 class="sheet__title">{title}</h2>
            {changed_from}
            <p class="lead">{words.summary(&draft.rules)}</p>
            <a class="btn how-link" href=["#/how-to-play/", article(draft.preset)].concat()>
                <Icon name="help" />
                {words.how_to_play()}
            </a>
        }
        .into_any()
    }
}

/// The rules in words, what differs from the preset marked.
#[component]
pub fn RulesText(editor: RulesEditor) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    view! {
        <div class="prose rules-text">
            {move || {
                let draft = editor.draft.get();
                let paragraphs = words
                    .explain(&draft.rules)
                    .into_iter()
                    .map(|paragraph| {
                        view! { <Paragraph draft group=paragraph.group text=paragraph.text /> }.into_any()
                    })
                    .collect_view();
                view! {
                    {paragraphs}
                    <TreatiseAdvice rules=draft.rules />
                }.into_any()
            }}
            <details class="disclosure">
                <summary>{words.curious()}</summary>
                <ShortText name="curious" />
                <h3>{words.sources()}</h3>
                <p>{move || words.source_label(Source::of(editor.draft.get().preset))}</p>
                <ul class="rules-sources">{sources(words)}</ul>
            </details>
        </div>
    }
}

/// A paragraph of the rules under its heading.
#[component]
fn Paragraph(draft: Draft, group: Group, text: String) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let mut unchanged = words.explain(&draft.preset.rules()).into_iter();
    let is_changed = !unchanged.any(|same| (same.group, &same.text) == (group, &text));
    let class = is_changed.then_some("is-changed");
    let note = is_changed.then(|| {
        view! {
            " "
            <span class="no-break">{words.changed_from(draft.preset)}</span>
        }
        .into_any()
    });
    view! {
        <h3 class=class>{words.group(group)}</h3>
        <p class=class>
            {text}
            {note}
        </p>
        {pictures(group, &draft.rules).map(|cards| view! { <div class="rules-cards">{cards}</div> }.into_any())}
    }
}

/// A row of cards that shows what a paragraph speaks of.
fn pictures(group: Group, rules: &Rules) -> Option<Vec<AnyView>> {
    let hearts = |rank| Card::new(Suit::Hearts, rank);
    let penneech = rules.game == Game::Penneech;
    Some(match group {
        Group::Scoring if penneech => values(rules),
        Group::Play if !penneech => values(rules),
        Group::Melding if !penneech => {
            let worth = match rules.game {
                Game::FreeTrumps => "20 · 40 · 60 · 80",
                _ => "20 · 40",
            };
            let spades = |rank| Card::new(Suit::Spades, rank);
            vec![
                view! {
                    <Captioned caption=worth>
                        <span class="rules-pair">
                            <OpenCard card=spades(Rank::King) />
                            <OpenCard card=spades(Rank::Queen) />
                        </span>
                    </Captioned>
                }
                .into_any(),
            ]
        }
        Group::Robbing if rules.rob != Rob::Never => vec![
            card(hearts(rules.pack.lowest_rank()), ""),
            view! {
                <span class="rules-arrow" aria-hidden="true">
                    "⇄"
                </span>
            }
            .into_any(),
            view! {
                <Captioned>
                    <OpenCard card=hearts(Rank::Ace) class="rules-turned" />
                </Captioned>
            }
            .into_any(),
        ],
        Group::Covering => vec![
            view! {
                <Captioned>
                    <span class="rules-pile">
                        <CardBack />
                        <span class="rules-lid">
                            <CardBack />
                        </span>
                    </span>
                </Captioned>
            }
            .into_any(),
        ],
        _ => return None,
    })
}

/// A card with a caption, or none where that is empty.
fn card(card: Card, caption: impl Into<String>) -> AnyView {
    let caption = caption.into();
    view! {
        <Captioned caption>
            <OpenCard card />
        </Captioned>
    }
    .into_any()
}

/// A picture with a caption.
#[component]
fn Captioned(#[prop(optional, into)] caption: String, children: Children) -> impl IntoView {
    let caption = (!caption.is_empty()).then_some(caption);
    view! {
        <figure>
            {children()}
            {caption.map(|caption| view! { <figcaption class="num">{caption}</figcaption> }.into_any())}
        </figure>
    }
}

/// The cards from high to low with what they are worth.
fn values(rules: &Rules) -> Vec<AnyView> {
    let values = card_values(rules, Suit::Hearts).into_iter();
    values.map(|(shown, points)| card(shown, points)).collect()
}

/// Section 9 of the rulebook, as far as it helps with these rules.
#[component]
fn TreatiseAdvice(rules: Rules) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let item = |advice| {
        view! {
            <li>
                <b>{words.advice_title(advice)}</b>
                <br />
                {words.advice_text(advice)}
            </li>
        }
        .into_any()
    };
    let helps = Advice::ALL.into_iter();
    let helps = helps.filter(|advice| advice.applies(&rules));
    let items: Vec<_> = helps.map(item).collect();
    (!items.is_empty()).then(|| {
        view! {
            <h3>
                {words.advice()}
                " "
                <SourceLetter source=Source::Treatise />
            </h3>
            <ul class="rules-advice">{items}</ul>
        }
        .into_any()
    })
}

/// The letters of the sources and what they stand for.
fn sources(words: Words) -> impl IntoView {
    let source = |source| {
        view! {
            <li>
                <SourceLetter source />
                <span>{words.source_title(source)}</span>
            </li>
        }
        .into_any()
    };
    Source::ALL.map(source).collect_view()
}
