//! The one live region: every sentence is a paragraph of its own, so that repeats are spoken too.

use crate::app_context::AppContext;
use leptos::html::Div;
use leptos::prelude::*;

/// The live region.
///
/// It adds its paragraphs itself: `<For>` keeps the owner of every item as long as the list is there, and this list is there
/// as long as the page.
#[component]
pub fn LiveRegion() -> impl IntoView {
    let announcements = AppContext::use_context().announcements;
    let region = NodeRef::<Div>::new();
    Effect::new(move |next: Option<Option<u32>>| {
        let region = region.get()?;
        announcements.with(|sentences| {
            for (number, sentence) in sentences {
                if next.flatten().is_none_or(|next| *number >= next) {
                    let paragraph = document().create_element("p").ok()?;
                    paragraph.set_text_content(Some(sentence));
                    region.append_child(&paragraph).ok()?;
                }
            }
            let kept = sentences.iter().filter(|(_, text)| !text.is_empty());
            for _ in kept.count()..region.child_element_count() as usize {
                region.first_element_child()?.remove();
            }
            sentences.last().map(|(number, _)| number + 1)
        })
    });
    view! { <div class="sr" id="voice" aria-live="polite" node_ref=region></div> }
}
