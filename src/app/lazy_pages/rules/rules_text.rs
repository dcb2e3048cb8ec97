//! The rules in words, with pictures, the treatise's advice, and the sources by their letters.

use crate::app::components::card::{back, lying};
use crate::app::dom::{El, el};
use crate::app::pages::page_layout::letter;
use crate::app::rule_sets::Draft;
use crate::app::rules_editor::RulesEditor;
use crate::i18n::{Advice, Group, Source, Words};
use sechsundsechzig_engine::cards::{Card, PackSize, Rank, Suit};
use sechsundsechzig_engine::rules::{Game, Rob, Rules};

/// What these rules are called, and the game in two lines.
#[must_use]
pub fn head(words: Words, workshop: RulesEditor) -> Vec<El> {
    let draft = workshop.draft.get();
    let (title, changed) = workshop.title(words, draft.preset, draft.rules);
    let preset = words.preset(draft.preset);
    let summary = words.summary(&draft.rules);
    let of = [preset, " ", words.with_changed_rules(), ". "].concat();
    let lead = el("p", "lead")
        .text(if changed && title != preset { &of } else { "" })
        .text(&summary);
    vec![el("h2", "sheet__title").text(&title), lead]
}

/// The rules in words, what differs from the preset marked.
#[must_use]
pub fn prose(words: Words, workshop: RulesEditor) -> El {
    let told = move || {
        let draft = workshop.draft.get();
        let mut all = paragraphs(words, &draft);
        all.extend(advice(words, &draft.rules));
        all.extend(legend(words));
        all
    };
    el("div", "prose rules-text").slot(told)
}

fn paragraphs(words: Words, draft: &Draft) -> Vec<El> {
    let mut all = Vec::new();
    for paragraph in words.explain(&draft.rules) {
        let changed = draft.changed().any(|id| Group::of(id) == paragraph.group);
        let class = if changed { "is-changed" } else { "" };
        let text = el("p", class).text(&paragraph.text);
        let text = if changed {
            let note = words.changed_from(Source::of(draft.preset));
            text.text(" ").put(el("span", "nb").text(&note))
        } else {
            text
        };
        all.push(el("h3", class).text(words.group(paragraph.group)));
        all.push(text);
        all.extend(picture(paragraph.group, &draft.rules));
    }
    all
}

/// A row of cards that shows what a paragraph speaks of.
fn picture(group: Group, rules: &Rules) -> Option<El> {
    let hearts = |rank| Card::new(Suit::Hearts, rank);
    let penneech = rules.game == Game::Penneech;
    let shown = match group {
        Group::Scoring if penneech => vec![
            captioned(lying(Card::new(Suit::Diamonds, Rank::Seven), ""), "7 · 14"),
            captioned(lying(hearts(Rank::Ace), ""), "5"),
            captioned(lying(hearts(Rank::King), ""), "4"),
            captioned(lying(hearts(Rank::Queen), ""), "3"),
            captioned(lying(hearts(Rank::Jack), ""), "2"),
        ],
        Group::Play if !penneech => ranks(rules.pack)
            .iter()
            .map(|rank| {
                let points = match rank {
                    Rank::Ace => rules.ace_points,
                    Rank::Ten => 10,
                    Rank::King => 4,
                    Rank::Queen => 3,
                    Rank::Jack => 2,
                    _ => 0,
                };
                captioned(lying(hearts(*rank), ""), &points.to_string())
            })
            .collect(),
        Group::Melding if !penneech => {
            let spades = |rank| Card::new(Suit::Spades, rank);
            let pair = [
                lying(spades(Rank::King), ""),
                lying(spades(Rank::Queen), ""),
            ];
            let pair = el("span", "rules-pair").all(pair);
            let worth = match rules.game {
                Game::FreeTrumps => "20 · 40 · 60 · 80",
                _ => "20 · 40",
            };
            vec![captioned(pair, worth)]
        }
        Group::Robbing if rules.rob != Rob::Never => vec![
            captioned(lying(hearts(rules.pack.lowest_rank()), ""), ""),
            el("span", "rules-arrow")
                .attr("aria-hidden", "true")
                .text("⇄"),
            captioned(lying(hearts(Rank::Ace), "rules-turned"), ""),
        ],
        Group::Covering => {
            let lid = el("span", "rules-lid").put(back(""));
            let pile = el("span", "rules-pile").put(back("")).put(lid);
            vec![captioned(pile, "")]
        }
        _ => return None,
    };
    Some(el("div", "rules-cards").all(shown))
}

fn captioned(shown: El, caption: &str) -> El {
    let caption = (!caption.is_empty()).then(|| el("figcaption", "num").text(caption));
    el("figure", "").put(shown).all(caption)
}

/// The ranks of a pack, highest first.
const fn ranks(pack: PackSize) -> &'static [Rank] {
    use Rank::{Ace, Eight, Jack, King, Nine, Queen, Seven, Ten};
    match pack {
        PackSize::Twenty => &[Ace, Ten, King, Queen, Jack],
        PackSize::TwentyFour => &[Ace, Ten, King, Queen, Jack, Nine],
        PackSize::ThirtyTwo | PackSize::FiftyTwo => {
            &[Ace, Ten, King, Queen, Jack, Nine, Eight, Seven]
        }
    }
}

/// Section 9 of the rulebook, as far as it helps here.
fn advice(words: Words, rules: &Rules) -> Vec<El> {
    let helps = Advice::ALL
        .into_iter()
        .filter(|advice| advice.applies(rules));
    let told: Vec<El> = helps
        .map(|advice| {
            let title = el("b", "").text(words.advice_title(advice)).text(". ");
            el("li", "").put(title).text(words.advice_text(advice))
        })
        .collect();
    if told.is_empty() {
        return Vec::new();
    }
    let head = el("h3", "").text(words.advice()).text(" ");
    vec![
        head.put(letter(Source::Treatise)),
        el("ul", "rules-advice").all(told),
    ]
}

/// The letters and what they stand for.
fn legend(words: Words) -> Vec<El> {
    let one = |source: Source| {
        el("li", "")
            .put(letter(source))
            .put(el("span", "").text(words.source_title(source)))
    };
    vec![
        el("h3", "").text(words.sources()),
        el("ul", "rules-sources").all(Source::ALL.map(one)),
    ]
}
