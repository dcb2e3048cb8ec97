//! A deal somebody sent: to be watched, or to be played with the same cards, which are then compared.

use crate::app_context::AppContext;
use crate::components::icon::Icon;
use crate::components::page_layout::PageLayout;
use crate::i18n::{TextContext, Words};
use crate::lazy_pages::content::ShortText;
use crate::lazy_pages::share::{ShareWays, Shared};
use crate::lazy_pages::table_bridge;
use crate::model::compare::{answer, balance};
use crate::model::table_request::TableRequest;
use crate::storage::browser::StorageKey;
use leptos::prelude::*;
use sechsundsechzig_engine::share::ReplayLink;

/// The page that offers a sent deal.
#[component]
pub fn Challenge(link: ReplayLink, context: TextContext, on_watch: Callback<()>) -> impl IntoView {
    let app = AppContext::use_context();
    let words = app.words_untracked();
    let sent = balance(&link.replay).unwrap_or_default();
    let archive = app.load(StorageKey::Deals);
    let own = archive.and_then(|archive| answer(&archive, &link));
    let own = own.and_then(|own| Some((balance(&own.replay)?, own.flags.practice)));
    let class = match own {
        Some(_) => "btn btn--wide",
        None => "btn btn--primary btn--wide",
    };
    let first = match own {
        Some((own, practice)) => {
            view! { <Comparison words link=link.clone() own practice sent /> }.into_any()
        }
        None => view! {
            <section class="offer-deal">
                <h2 class="sheet__title">{words.beat_this()}</h2>
                <p class="lead">{summary(words, &link, &context, sent)}</p>
                <ShortText name="challenge" />
            </section>
        }
        .into_any(),
    };
    view! {
        <PageLayout title=words.share_title()>
            <main class="sheet">
                {first}
                <div class="btn-stack">
                    <button type="button" class=class on:click=move |_| play(app, &link)>
                        <Icon name="suit" />
                        <span>{words.play_same_cards()}</span>
                    </button>
                    <button type="button" class="btn btn--wide" on:click=move |_| on_watch.run(())>
                        <Icon name="forward" />
                        <span>{words.watch()}</span>
                    </button>
                </div>
            </main>
        </PageLayout>
    }
}

/// "Paderborner 66 gegen Hermen Kord. Zu schlagen: 3 Punkte."
fn summary(words: Words, link: &ReplayLink, context: &TextContext, sent: i32) -> String {
    let others = 1..usize::from(context.rules.game.players());
    let names: Vec<String> = others
        .map(|seat| words.full_name(context.people[seat & 3]))
        .collect();
    let against = match &*link.against {
        "" => String::new(),
        _ => names.join(", "),
    };
    words.sent(words.preset(link.replay.link().preset), &against, sent)
}

/// The player's own result with the cards beside the sender's, and the ways to share it.
#[component]
fn Comparison(
    words: Words,
    link: ReplayLink,
    own: i32,
    practice: bool,
    sent: i32,
) -> impl IntoView {
    let shared = Shared {
        lead: words.share_replay_by_code(),
        fragment: link.to_string(),
        result: words.compared_by_me(own, sent),
    };
    view! {
        <section class="offer-deal">
            <h2 class="sheet__title">{words.made(own, sent)}</h2>
            <p class="lead" role="status">
                {words.compared(own, sent)}
            </p>
            {practice.then(|| view! { <p>{words.practice()}</p> }.into_any())}
            <div class="share">
                <ShareWays shared />
            </div>
        </section>
    }
}

/// Plays the cards as they were dealt; the link is saved, so that the deal's end leads back to it.
fn play(app: AppContext, link: &ReplayLink) {
    app.save(StorageKey::Challenge, &link.to_string());
    table_bridge::send(&TableRequest::PlayFirst(link.replay.up_to(0)));
}
