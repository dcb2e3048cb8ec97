//! All data: exported to a file, imported from one, deleted.

use super::content::ShortText;
use super::elements::IconLabel;
use crate::app_context::AppContext;
use crate::components::note::Note;
use crate::components::page_layout::PageLayout;
use crate::i18n::Words;
use crate::model::route::StartRequest;
use crate::platform::dom::{find, focus};
use crate::platform::{root, tab_lock};
use crate::storage::backup::ImportError;
use crate::storage::backup_file::{self, FILE_NAME, LONGEST_FILE};
use crate::storage::browser;
use crate::toasts::Toast;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::prelude::*;
use web_sys::{Blob, Event, FileReader, HtmlAnchorElement, HtmlInputElement, Url};

/// What stands under the buttons.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Status {
    Nothing,
    /// The file is none of ours.
    BadFile,
    /// It was not taken.
    Refused(ImportError),
    /// Whether really everything is to go.
    Question,
}

#[component]
pub fn BackupPage() -> impl IntoView {
    let app = AppContext::use_context();
    let words = app.words_untracked();
    let status = RwSignal::new(Status::Nothing);
    let retention = retention(words).map(|text| {
        view! {
            <Note about="retention">
                <p>{text}</p>
            </Note>
        }
        .into_any()
    });
    view! {
        <PageLayout title=words.backup()>
            <main class="sheet">
              <div class="halves">
                <section>
                    <h2 class="sheet__title">{words.backup_title()}</h2>
                    <ShortText name="backup" />
                    {retention}
                </section>
                <section class="halves__do">
                <div class="btn-stack">
                    <button
                        type="button"
                        class="btn btn--primary"
                        data-call="export"
                        on:click=|_| save()
                    >
                        <IconLabel icon="save" label=words.export() />
                    </button>
                    <input
                        class="file__field"
                        type="file"
                        id="file"
                        accept=".json,application/json"
                        on:change=move |event| read(app, &event, status)
                    />
                    <label class="btn file" for="file">
                        <IconLabel icon="open" label=words.import() />
                    </label>
                    <button
                        type="button"
                        class="btn btn--quiet"
                        data-call="delete"
                        on:click=move |_| status.set(Status::Question)
                    >
                        {words.delete_all()}
                    </button>
                </div>
                <div class="backup__result" role="status">
                    {move || match status.get() {
                        Status::Nothing => ().into_any(),
                        Status::BadFile => refused("bad-file"),
                        Status::Refused(error) => refusal(words, error),
                        Status::Question => view! { <DeleteQuestion status /> }.into_any(),
                    }}
                </div>
                </section>
                <p class="links">
                    <a href="#/about">{words.about()}</a>
                </p>
              </div>
            </main>
        </PageLayout>
    }
}

/// How long the browser keeps the data, as far as it is known (`web/retention.js`).
fn retention(words: Words) -> Option<&'static str> {
    match root::get("data-persisted").as_deref() {
        Some("yes") => Some(words.persisted()),
        _ if root::has("data-deletes") => Some(words.deletes_unvisited()),
        Some(_) => Some(words.not_persisted()),
        None => None,
    }
}

/// Why a file was not taken, as the text of this name says.
fn refused(name: &'static str) -> AnyView {
    view! {
        <Note>
            <ShortText name />
        </Note>
    }
    .into_any()
}

/// Asks whether really everything is to go.
#[component]
fn DeleteQuestion(status: RwSignal<Status>) -> impl IntoView {
    let app = AppContext::use_context();
    let words = app.words_untracked();
    let delete = move |_| {
        if !is_read_only(app) {
            browser::delete_all();
            begin_again("./");
        }
    };
    let stay = move |_| {
        status.set(Status::Nothing);
        if let Some(asked) = find("[data-call=delete]") {
            focus(&asked);
        }
    };
    view! {
        <p>{words.delete_question()}</p>
        <div class="btn-row">
            <button type="button" class="btn" data-call="really" on:click=delete>
                {words.delete_all()}
            </button>
            <button type="button" class="btn btn--primary" on:click=stay>
                {words.cancel()}
            </button>
        </div>
    }
}

fn refusal(words: Words, error: ImportError) -> AnyView {
    refused(match error {
        ImportError::Blocked => {
            return view! { <p>{words.storage_blocked()}</p> }.into_any();
        }
        ImportError::NewerData => "import-newer",
        ImportError::RolledBack => "import-rolled-back",
        ImportError::NotRolledBack => "import-not-rolled-back",
    })
}

/// Hands all data to the player as a file.
fn save() {
    let parts = js_sys::Array::of1(&browser::export().into());
    let address = Blob::new_with_str_sequence(&parts)
        .and_then(|blob| Url::create_object_url_with_blob(&blob));
    let Ok(address) = address else {
        return;
    };
    let link = document().create_element("a").ok();
    if let Some(link) = link.and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok()) {
        let _ = link.set_attribute("href", &address);
        let _ = link.set_attribute("download", FILE_NAME);
        link.click();
    }
    // The browser still reads from the address when the click is over.
    set_timeout(
        move || drop(Url::revoke_object_url(&address)),
        Duration::from_secs(60),
    );
}

/// Reads the chosen file; one that is not ours changes nothing.
fn read(app: AppContext, event: &Event, status: RwSignal<Status>) {
    let field = event
        .target()
        .and_then(|field| field.dyn_into::<HtmlInputElement>().ok());
    let file = field.as_ref().and_then(|field| field.files()?.get(0));
    let Some(file) = file else {
        return;
    };
    if let Some(field) = field {
        // So that the same file can be chosen again.
        field.set_value("");
    }
    status.set(Status::Nothing);
    let Ok(reader) = FileReader::new() else {
        return;
    };
    if file.size() > LONGEST_FILE as f64 {
        return status.set(Status::BadFile);
    }
    let done = reader.clone();
    let on_end = Closure::once_into_js(move || {
        let text = done.result().ok().and_then(|text| text.as_string());
        let taken = text.as_deref().and_then(backup_file::decode);
        match taken {
            None => status.set(Status::BadFile),
            Some(_) if is_read_only(app) => {}
            Some(taken) => match browser::import(&taken) {
                Err(error) => status.set(Status::Refused(error)),
                Ok(imported) => {
                    let request = if imported.newer_quarantined {
                        StartRequest::RestoredOverNewer
                    } else {
                        StartRequest::Restored
                    };
                    begin_again(request.address());
                }
            },
        }
    });
    reader.set_onloadend(Some(on_end.unchecked_ref()));
    if reader.read_as_text(&file).is_err() {
        status.set(Status::BadFile);
    }
}

/// Whether another window plays, so that nothing may be written here; the player is told so then.
fn is_read_only(app: AppContext) -> bool {
    let is_read_only = tab_lock::is_read_only();
    if is_read_only {
        app.notify(Toast::ReadOnly);
    }
    is_read_only
}

/// The page starts anew with what is saved now; nothing of the old one may be written any more.
fn begin_again(address: &str) {
    tab_lock::leave();
    let _ = window().location().replace(address);
}
