//! The texts that lie in files of their own, in `public/content`: both languages say the same, every term is explained,
//! every card is one, and the words are those that players use.

#![cfg(not(target_arch = "wasm32"))]

use roxmltree::{Document, Node};
use sechsundsechzig::model::how_to_play::article;
use sechsundsechzig::model::route::{PlainPage, Route};
use sechsundsechzig::storage::storage_key::StorageKey;
use sechsundsechzig_engine::cards::{Card, PackSize};
use sechsundsechzig_engine::rules::Preset;
use std::collections::BTreeSet;

/// A text in both languages.
type Both = [(&'static str, &'static str); 2];

macro_rules! both {
    ($name:literal) => {
        [
            (
                "de",
                include_str!(concat!("../public/content/de/", $name, ".html")),
            ),
            (
                "en",
                include_str!(concat!("../public/content/en/", $name, ".html")),
            ),
        ]
    };
}

const HOW_TO_PLAY: Both = both!("how-to-play");
const ABOUT: Both = both!("about");
const TEXTS: [Both; 5] = [
    HOW_TO_PLAY,
    ABOUT,
    both!("history"),
    both!("install"),
    both!("short-texts"),
];
const OTHERS: [(&str, &str); 2] = [
    ("en", include_str!("../public/content/licences.html")),
    ("", include_str!("../public/content/imprint.html")),
];

/// What was written by hand, with its language.
fn written() -> impl Iterator<Item = (&'static str, &'static str)> {
    TEXTS.into_iter().flatten()
}

fn with_attribute<'a>(document: &'a Document, name: &'a str) -> impl Iterator<Item = &'a str> {
    document
        .descendants()
        .filter_map(move |node| node.attribute(name))
}

fn texts<'a>(node: Node<'a, 'a>) -> impl Iterator<Item = &'a str> {
    node.descendants()
        .filter(Node::is_text)
        .filter_map(|text| text.text())
        .filter(|text| !text.trim().is_empty())
}

/// The text of a node, its elements joined.
fn text(node: Node) -> String {
    let pieces = node.descendants().filter(Node::is_text);
    pieces.filter_map(|piece| piece.text()).collect()
}

/// Paragraphs, headings, captions: what is read as one.
fn blocks<'a>(document: &'a Document) -> impl Iterator<Item = Node<'a, 'a>> {
    const BLOCKS: [&str; 9] = [
        "p",
        "h2",
        "h3",
        "dt",
        "dd",
        "li",
        "summary",
        "figcaption",
        "span",
    ];
    document
        .descendants()
        .filter(|node| BLOCKS.contains(&node.tag_name().name()) && texts(*node).next().is_some())
}

#[test]
fn every_file_can_be_read_and_says_its_language() {
    for (language, html) in written().chain(OTHERS) {
        let document = Document::parse(html).unwrap_or_else(|error| panic!("{language}: {error}"));
        let root = document.root_element();
        assert!(root.has_attribute("data-content"), "{language}");
        assert_eq!(root.attribute("lang").unwrap_or_default(), language);
        // Elements without content would swallow what follows them in HTML.
        assert!(
            !html
                .replace("<br/>", "")
                .replace(".css\"/>", "")
                .contains("/>"),
            "{language}: only void elements may end at once"
        );
        for forbidden in ["<script", "<style", " style=", " onclick="] {
            assert!(!html.contains(forbidden), "{language}: {forbidden}");
        }
    }
}

/// Everything that both languages have in common: the parts in their order, the cards, the links.
fn skeleton(html: &str) -> Vec<String> {
    const TELLING: [&str; 7] = [
        "data-article",
        "data-text",
        "data-part",
        "data-show",
        "data-with",
        "data-without",
        "class",
    ];
    let document = Document::parse(html).expect("XML");
    let elements = document.descendants().filter(Node::is_element);
    let told = elements.flat_map(|node| {
        let name = node.tag_name().name().to_owned();
        TELLING
            .iter()
            .filter_map(move |key| Some(format!("{name} {key}={}", node.attribute(*key)?)))
    });
    told.collect()
}

#[test]
fn both_languages_have_the_same_parts_and_pictures() {
    for [(_, german), (_, english)] in TEXTS {
        assert_eq!(skeleton(german), skeleton(english));
    }
}

#[test]
fn both_languages_explain_the_same_terms_in_the_order_of_the_alphabet() {
    let entries = HOW_TO_PLAY.map(|(language, html)| {
        let document = Document::parse(html).expect("XML");
        let titles: Vec<String> = document
            .descendants()
            .filter(|node| node.has_attribute("data-entry"))
            .map(|entry| {
                let title = text(entry.first_element_child().expect("a title"));
                title.to_lowercase().replace('ü', "u").replace('ä', "a")
            })
            .collect();
        assert!(titles.is_sorted(), "{language}: {titles:?}");
        let names = with_attribute(&document, "data-entry").map(str::to_owned);
        let sorted: BTreeSet<String> = names.collect();
        assert_eq!(sorted.len(), titles.len(), "{language}: an entry twice");
        sorted
    });
    let [german, english] = entries;
    assert_eq!(german, english);
}

#[test]
fn every_term_that_can_be_tapped_is_explained_and_most_explanations_can_be_tapped() {
    for (language, html) in HOW_TO_PLAY {
        let document = Document::parse(html).expect("XML");
        let entries: BTreeSet<&str> = with_attribute(&document, "data-entry").collect();
        let terms: BTreeSet<&str> = with_attribute(&document, "data-term").collect();
        let unexplained: Vec<_> = terms.difference(&entries).collect();
        assert!(unexplained.is_empty(), "{language}: {unexplained:?}");
        let untapped: Vec<_> = entries.difference(&terms).copied().collect();
        assert_eq!(untapped, ["deal", "pack"], "{language}");
    }
}

/// Those beside the table are explained for all games; the rare ones are played as another article says.
#[test]
fn the_words_over_an_article_are_those_of_its_game() {
    const ALL_GAMES: [&str; 3] = ["trick", "forehand", "counting"];
    for (language, html) in HOW_TO_PLAY {
        let document = Document::parse(html).expect("XML");
        for article in document
            .descendants()
            .filter(|node| node.has_tag_name("article"))
        {
            let name = article.attribute("data-article").unwrap_or_default();
            let terms = |is_over: bool| {
                let terms = article
                    .descendants()
                    .filter(|node| node.has_attribute("data-term"));
                let over = terms.filter(move |node| {
                    let class = node.parent().and_then(|parent| parent.attribute("class"));
                    (class == Some("how__words")) == is_over
                });
                over.filter_map(|node| node.attribute("data-term"))
            };
            let said: BTreeSet<&str> = terms(false).chain(ALL_GAMES).collect();
            assert!(terms(true).count() >= 6, "{language}: {name}");
            let strange: Vec<&str> = terms(true).filter(|term| !said.contains(term)).collect();
            assert!(
                strange.is_empty() || name == "rare",
                "{language}: {name}: {strange:?}"
            );
        }
    }
}

#[test]
fn every_picture_shows_cards_of_the_pack() {
    let pack = PackSize::ThirtyTwo.cards();
    for (language, html) in HOW_TO_PLAY {
        let document = Document::parse(html).expect("XML");
        for shown in with_attribute(&document, "data-show").filter(|shown| *shown != "back") {
            let card: Card = shown
                .parse()
                .unwrap_or_else(|_| panic!("{language}: no card is called {shown}"));
            // The lower ones have no drawing in the German pack, and theirs is not loaded for every game.
            assert!(pack.contains(card), "{language}: {shown}");
        }
    }
}

/// As on the table: the turned-up card, which can be seen, is not among those that are counted.
#[test]
fn the_talon_in_a_picture_has_as_many_cards_as_at_the_table() {
    for (language, html) in HOW_TO_PLAY {
        let document = Document::parse(html).expect("XML");
        for preset in [Preset::Paderborn, Preset::Schnapsen, Preset::Santase] {
            let rules = preset.rules();
            let left = rules.pack.cards().len() - 2 * rules.packets.hand_size() - 1;
            let article = document
                .descendants()
                .find(|node| node.attribute("data-article") == Some(article(preset)))
                .expect("an article");
            let count = article
                .descendants()
                .find(|node| node.attribute("class") == Some("pile__count"))
                .expect("a talon");
            assert_eq!(text(count), left.to_string(), "{language}: {preset:?}");
        }
    }
}

#[test]
fn every_game_has_its_article_and_every_article_a_link() {
    for (language, html) in HOW_TO_PLAY {
        let document = Document::parse(html).expect("XML");
        let articles: BTreeSet<&str> = with_attribute(&document, "data-article").collect();
        for preset in Preset::ALL {
            let wanted = article(*preset);
            assert!(articles.contains(wanted), "{language}: {preset:?}");
        }
        for article in articles {
            let link = format!("#/how-to-play/{article}");
            assert!(
                with_attribute(&document, "href").any(|href| href == link),
                "{language}: no link to {article}"
            );
        }
    }
}

#[test]
fn every_link_leads_to_a_page() {
    for (language, html) in written() {
        let document = Document::parse(html).expect("XML");
        for href in with_attribute(&document, "href").filter(|href| href.starts_with("#/")) {
            let route = Route::from_hash(href);
            assert!(
                !matches!(route, Route::Plain(PlainPage::BadLink(_))),
                "{language}: {href} leads nowhere"
            );
            if let Route::Plain(PlainPage::HowToPlay(Some(named))) = route {
                assert!(
                    HOW_TO_PLAY[0]
                        .1
                        .contains(&format!("data-article=\"{named}\"")),
                    "{language}: {href} leads nowhere"
                );
            }
        }
    }
}

#[test]
fn the_number_of_pictures_in_a_title_is_the_number_of_pictures() {
    let numbers = [
        ("sechs ", 6),
        ("sieben ", 7),
        ("zehn ", 10),
        ("six ", 6),
        ("seven ", 7),
        ("ten ", 10),
    ];
    for (language, html) in HOW_TO_PLAY {
        let document = Document::parse(html).expect("XML");
        let articles = document
            .descendants()
            .filter(|node| node.has_tag_name("article"));
        for article in articles {
            let title = text(article.first_element_child().expect("a title"));
            let pictures = article.descendants().filter(|node| {
                let class = node.attribute("class").unwrap_or_default();
                class.split(' ').any(|class| class == "pic")
            });
            let number = numbers.iter().find(|(word, _)| title.contains(word));
            if let Some((_, number)) = number {
                assert_eq!(pictures.count(), *number, "{language}: {title}");
            }
        }
    }
}

#[test]
fn about_names_everything_that_is_stored() {
    for (language, html) in ABOUT {
        for key in StorageKey::ALL {
            assert!(
                html.contains(&format!("<code>{}</code>", key.name())),
                "{language}: {}",
                key.name()
            );
        }
    }
}

/// Words of the review that players do not use, each with the language it is not to be used in.
const NOT_USED: [(&str, &[&str]); 2] = [
    (
        "de",
        &[
            "Fassung",
            "überbieten",
            "Anschreiben",
            "Prüfzahl",
            "Räuber",
            "der andere ",
            "des anderen",
            "wer dran ist",
            "Aussagen",
            "Trumpfblatt",
        ],
    ),
    (
        "en",
        &[
            "cover",
            "rob ",
            "robbing",
            "announce",
            "go out",
            "goes out",
            "whoever",
            "fingerprint",
            " slate",
            "whosoever",
            " he ",
            " his ",
            " him ",
            "meld",
            "ordinary",
        ],
    ),
];

#[test]
fn the_words_are_those_of_players() {
    for (language, html) in HOW_TO_PLAY.into_iter().chain(ABOUT) {
        let document = Document::parse(html).expect("XML");
        let (_, not_used) = NOT_USED
            .iter()
            .find(|(of, _)| *of == language)
            .expect("a language");
        for block in blocks(&document) {
            let block = format!(" {} ", text(block));
            for word in *not_used {
                assert!(!block.contains(word), "{language}: {word:?} in {block:?}");
            }
        }
    }
}

#[test]
fn schnapsen_speaks_austrian_to_readers_of_german() {
    let (_, german) = HOW_TO_PLAY[0];
    let document = Document::parse(german).expect("XML");
    let schnapsen = document
        .descendants()
        .find(|node| node.attribute("data-article") == Some("schnapsen"));
    let told = text(schnapsen.expect("an article"));
    for word in [
        "Atout",
        "Zudrehen",
        "Zwanziger",
        "Vierziger",
        "austauschen",
        "Genug",
        "Treff",
        "Bummerl",
    ] {
        assert!(told.contains(word), "{word}");
    }
}

/// A browser may break the line after a button, even before a full stop.
#[test]
fn the_sign_after_a_term_stays_beside_it() {
    for (language, html) in HOW_TO_PLAY {
        let document = Document::parse(html).expect("XML");
        let terms = document.descendants();
        for term in terms.filter(|node| node.has_attribute("data-term")) {
            let after = term.next_sibling().and_then(|next| next.text());
            let is_kept = term.parent().is_some_and(|one| one.has_tag_name("span"));
            assert!(
                is_kept
                    || !after
                        .is_some_and(|after| after.starts_with(['.', ',', ';', ':', '!', '?'])),
                "{language}: {}",
                text(term)
            );
        }
    }
}

#[test]
fn the_typography_is_that_of_the_language() {
    const UNITS: [&str; 12] = [
        "Auge",
        "Punkt",
        "Karte",
        "Stich",
        "card point",
        "game point",
        "point",
        "card",
        "trick",
        "%",
        "px",
        "KB",
    ];
    for (language, html) in written() {
        let document = Document::parse(html).expect("XML");
        for block in blocks(&document) {
            let text = text(block);
            for (at, _) in text.match_indices(' ') {
                let (before, after) = (&text[..at], &text[at + 1..]);
                let is_number = before.ends_with(|sign: char| sign.is_ascii_digit());
                assert!(
                    !(is_number && UNITS.iter().any(|unit| after.starts_with(unit))),
                    "{language}: a line may break after {before:?}"
                );
            }
            for fault in ["\"", "'", "  ", " .", " ,", "..", "...", " - "] {
                assert!(!text.contains(fault), "{language}: {fault:?} in {text:?}");
            }
            let quotes = match language {
                "de" => ['”', '‚'],
                _ => ['„', '‟'],
            };
            assert!(!text.contains(quotes), "{language}: quotation in {text:?}");
            let is_sentence = matches!(block.tag_name().name(), "p" | "dd")
                && !block.has_attribute("class")
                && block.descendants().all(|node| !node.has_tag_name("a"))
                && text.contains(' ')
                && block
                    .ancestors()
                    .all(|node| node.attribute("class") != Some("terms terms--plain"));
            if is_sentence {
                assert!(
                    text.trim_end().ends_with(['.', '!', '?', '“', '”']),
                    "{language}: no sentence: {text:?}"
                );
            }
        }
    }
}
