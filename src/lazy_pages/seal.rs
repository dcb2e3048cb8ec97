//! The fairness proof: the seal of the present deal, closed while it is played and checked afterwards;
//! the seal of the whole match; and the player's word for the shuffle.

use super::content::ShortText;
use super::elements::LabelledField;
use crate::app_context::AppContext;
use crate::components::note::Note;
use crate::components::page_layout::PageLayout;
use crate::i18n::Words;
use crate::lazy_pages::{saved_matches, table_bridge};
use crate::model::match_session::{MatchSession, OpenedSeal};
use crate::model::table_request::TableRequest;
use crate::platform::dom::focus;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use sechsundsechzig_engine::fairness::{MatchKeys, ShuffleWord, WordError};

/// The page with the fairness proof.
#[component]
pub fn SealPage() -> impl IntoView {
    let app = AppContext::use_context();
    let words = app.words_untracked();
    let match_session = saved_matches::present_match(app);
    let of_deal = match_session.as_ref().and_then(deal_seal);
    let (explanation, of_deal) = of_deal.unwrap_or_else(|| {
        let explanation = view! { <ShortText name="no-seal" /> };
        (explanation.into_any(), ().into_any())
    });
    let of_match = match_session.as_ref().and_then(|match_session| {
        let keys = match_session.keys()?.clone();
        let word = keys.word().as_str().to_owned();
        let word = view! { <Word word can_be_chosen=match_session.takes_word() /> };
        Some((word.into_any(), view! { <MatchSeal keys /> }.into_any()))
    });
    let (word, of_match) = of_match.unzip();
    view! {
        <PageLayout title=words.fairness()>
            <main class="sheet">
                <div class="sealed halves">
                    <section>
                        <h2 class="sheet__title">{words.seal_of_deal()}</h2>
                        {explanation}
                    </section>
                    {word}
                    <details class="disclosure" hidden=match_session.is_none_or(|one| one.seal().is_none())>
                        <summary>{words.curious()}</summary>
                        {of_deal}
                        {of_match}
                    </details>
                </div>
            </main>
        </PageLayout>
    }
}

/// What there is to say of the present deal's seal, closed or opened once the deal is over, and its digits for the curious.
fn deal_seal(match_session: &MatchSession) -> Option<(AnyView, AnyView)> {
    let words = AppContext::use_context().words_untracked();
    let fingerprint = match_session.seal()?;
    let opened = match_session.opened_seal();
    let explanation = match &opened {
        None => view! { <ShortText name="seal-closed" /> }.into_any(),
        Some(opened) => {
            let (icon, verdict) = if opened.holds {
                ("check", view! { <p>{words.seal_right()}</p> }.into_any())
            } else {
                (
                    "close",
                    view! { <ShortText name="seal-wrong" /> }.into_any(),
                )
            };
            view! {
                <Note icon role="status">
                    {verdict}
                </Note>
            }
            .into_any()
        }
    };
    let link = || match_session.link().to_string();
    let opened = opened.map(|opened| view! { <Opened opened link=link() /> });
    let digits = view! {
        <h3>{words.seal_of_deal()}</h3>
        <Digits fingerprint />
        {opened}
    };
    let explanation = view! {
        {explanation}
        <ShortText name="seal" />
    };
    Some((explanation.into_any(), digits.into_any()))
}

/// Sixty-four digits, by fours.
#[component]
fn Digits(
    fingerprint: String,
    /// What it is the seal of (`data-seal`), if not of the deal.
    #[prop(optional)]
    of: Option<&'static str>,
) -> impl IntoView {
    let four = |digits: &[u8]| {
        let text: String = digits.iter().copied().map(char::from).collect();
        view! {
            <span>{text}</span>
            " "
        }
        .into_any()
    };
    let fours = fingerprint.as_bytes().chunks(4).map(four).collect_view();
    view! {
        <p class="sealed__digits num" data-seal=of>
            {fours}
        </p>
    }
}

/// What the seal of a deal that is over was made of, and how to check it on another computer.
#[component]
fn Opened(
    opened: OpenedSeal,
    /// The link to the deal.
    link: String,
) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let source = opened.seed_source.map(|source| {
        view! {
            <p>{words.seed_from_key()}</p>
            <Line text=[&sha256_command(&source), " | cut -c1-32"].concat() />
            <Line text=link />
        }
        .into_any()
    });
    let command = sha256_command(&opened.content);
    view! {
        <p>{words.seal_content()}</p>
        <Line text=opened.content />
        <p>{words.seal_elsewhere()}</p>
        <Line text=command />
        {source}
    }
}

/// A text to be copied.
#[component]
fn Line(text: String) -> impl IntoView {
    view! { <p class="link-line">{text}</p> }
}

/// The shell command that prints the SHA-256 of a text.
fn sha256_command(text: &str) -> String {
    [
        "printf '%s' '",
        &text.replace('\'', r"'\''"),
        "' | sha256sum",
    ]
    .concat()
}

/// The seal of a match whose deals are shuffled from keys.
#[component]
fn MatchSeal(keys: MatchKeys) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let fingerprint = keys.match_seal().to_owned();
    let command = sha256_command(&keys.list_of_seals());
    view! {
        <h3>{words.match_seal()}</h3>
        <Digits fingerprint of="match" />
        <ShortText name="match-seal" />
        <p class="sealed__list">{command}</p>
    }
}

/// The player's word for the shuffle, which can be chosen before the match begins.
#[component]
fn Word(word: String, can_be_chosen: bool) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let word = if can_be_chosen {
        view! { <WordForm word /> }.into_any()
    } else {
        view! { <WordInForce word /> }.into_any()
    };
    view! {
        <section class="halves__do">
            <h2 class="sheet__title">{words.shuffle_word()}</h2>
            {word}
        </section>
    }
}

/// The word of a match that has begun.
#[component]
fn WordInForce(word: String) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let in_force = if word.is_empty() {
        view! { <p>{words.no_shuffle_word()}</p> }.into_any()
    } else {
        view! {
            <p>
                {words.shuffle_word_in_force()}
                " "
                <b class="sealed__word">{word}</b>
            </p>
        }
        .into_any()
    };
    view! {
        <div class="sealed__in-force">{in_force} <ShortText name="word-later" /></div>
    }
}

/// The id of what says why the word was refused.
const REFUSAL: &str = "shuffle-word-refused";

/// The field for the word, before a match begins.
#[component]
fn WordForm(word: String) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let refused = RwSignal::new(None::<WordError>);
    let field = NodeRef::<leptos::html::Input>::new();
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let Some(field) = field.get_untracked() else {
            return;
        };
        match field.value().parse::<ShuffleWord>() {
            Ok(word) => {
                refused.set(None);
                table_bridge::send(&TableRequest::Shuffle(word));
            }
            Err(error) => {
                refused.set(Some(error));
                focus(&field);
            }
        }
    };
    view! {
        <div class="own">
            <form class="own__form" on:submit=submit>
                <LabelledField
                    id="shuffle-word"
                    label=words.shuffle_word()
                    label_class="visually-hidden"
                    value=word
                    described_by=REFUSAL
                    is_invalid=Signal::derive(move || refused.get().is_some())
                    field
                >
                    <ShortText name="shuffle-word" />
                </LabelledField>
                <p class="option__help" id=REFUSAL role="alert">
                    {move || refused.get().map_or("", |error| refusal(words, error))}
                </p>
                <button class="btn" type="submit">
                    {words.deal_with_word()}
                </button>
            </form>
        </div>
    }
}

fn refusal(words: Words, error: WordError) -> &'static str {
    match error {
        WordError::TooLong => words.shuffle_word_too_long(),
        WordError::Invisible => words.shuffle_word_invisible(),
    }
}
