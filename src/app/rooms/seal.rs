//! The seal of the present deal: closed while it is played, checked afterwards.

use crate::app::components::icon::icon;
use crate::app::dom::{El, el};
use crate::app::page::Page;
use crate::app::pages::sheet::sheet;
use crate::app::sitting::Sitting;
use crate::app::storage::browser::Shelf;
use crate::share::Seal;
use crate::words::Words;

/// The screen.
#[must_use]
pub fn seal() -> El {
    let words = Page::here().words();
    let kept = Page::here().load(Shelf::Match);
    let sitting = kept.and_then(|kept| Sitting::restore(&kept));
    let sealed = sitting
        .as_ref()
        .and_then(|sitting| Some((sitting, sitting.seal()?)));
    let content = el("div", "sealed").put(el("h2", "sheet__title").text(words.seal_of_deal()));
    let content = match sealed {
        None => content.put(el("p", "").text(words.no_seal())),
        Some((sitting, seal)) => {
            let content = content.put(digits(seal.fingerprint()));
            match sitting.scored() {
                None => content.put(el("p", "lead").text(words.seal_closed())),
                Some(_) => content.all(opened(words, sitting, seal)),
            }
        }
    };
    let explained = el("p", "hint-line").text(words.seal_explained());
    sheet(
        words.seal(),
        el("main", "sheet").put(content.put(explained)),
    )
}

/// Sixty-four digits, by fours.
fn digits(fingerprint: &str) -> El {
    let fours = fingerprint.as_bytes().chunks(4);
    let four = |digits: &[u8]| {
        let text: String = digits.iter().copied().map(char::from).collect();
        el("span", "").text(&text).text(" ")
    };
    el("p", "sealed__digits num").all(fours.map(four))
}

fn opened(words: Words, sitting: &Sitting, seal: &Seal) -> Vec<El> {
    let link = sitting.link();
    let (sign, verdict) = match seal.fits(&link) {
        true => ("check", words.seal_right()),
        false => ("close", words.seal_wrong()),
    };
    let content = seal.content(&link);
    let command = ["printf '%s' '", &content, "' | sha256sum"].concat();
    vec![
        el("div", "note")
            .attr("role", "status")
            .put(icon(sign))
            .put(el("p", "").text(verdict)),
        el("p", "").text(words.seal_content()),
        el("p", "link-line").text(&content),
        el("p", "").text(words.seal_elsewhere()),
        el("p", "link-line").text(&command),
    ]
}
