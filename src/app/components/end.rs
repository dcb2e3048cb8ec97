//! The end of a deal, explained: who, why, how many points, by which clause.

use super::icon::{button, icon, link};
use super::peg_board::board;
use super::score_card::keeper_at_end;
use crate::app::app_context::AppContext;
use crate::app::dom::{El, el};
use crate::app::game::Game;
use crate::app::match_session::{MatchSession, PLAYER};
use crate::app::table::offences;
use crate::app::table::scene::Scene as TableScene;
use crate::i18n::{Count, Scene, Words};
use sechsundsechzig_engine::rules::Game as Kind;

/// The end of the deal, in the table's place.
#[must_use]
pub fn end() -> El {
    let (page, game) = (AppContext::here(), Game::here());
    let words = page.words();
    let kind = game.standing.with_untracked(|standing| standing.rules.game);
    let sides = game
        .standing
        .with_untracked(|standing| standing.points.len());
    let class = if sides > 2 {
        "end__tally end__tally--three"
    } else {
        "end__tally"
    };
    let tally = el("section", class).attr("aria-label", words.slate());
    let tally = match kind {
        Kind::Penneech => tally
            .attr("class", "end__tally end__tally--board")
            .put(board()),
        kind => tally.all((0..sides).map(|side| score_card(kind, side))),
    };
    let panel = match sides {
        3.. => "end__panel end__panel--three",
        _ => "end__panel",
    };
    let panel = el("div", panel)
        .slot_for(
            move || (game.told(), game.scene.get()),
            move |(told, scene)| explained(page, game, told, &scene),
        )
        .put(tally)
        .put(go(words, game));
    el("main", "end").put(panel)
}

fn go(words: Words, game: Game) -> El {
    let next = if game.with_sitting(MatchSession::is_apart) {
        match game.match_waits() {
            true => words.back_to_match(),
            false => words.next_match(),
        }
    } else if game.match_is_over() {
        words.next_match()
    } else {
        words.next_deal()
    };
    let next = button("btn btn--primary btn--wide", next, move || game.go_on()).focused();
    // Of cards somebody sent nothing is chalked up.
    let result = match game.challenge() {
        Some(sent) => link("btn", words.compare(), &sent),
        None => link("btn", words.slate(), "#/tally"),
    };
    let row = el("div", "btn-row")
        .put(link("btn", words.review(), "#/review"))
        .put(result)
        .put(link("btn", words.share(), "#/share"));
    el("div", "end__go").put(next).put(row)
}

fn explained(page: AppContext, game: Game, told: Scene, scene: &TableScene) -> Vec<El> {
    let words = page.words();
    let Some(result) = scene.result else {
        return Vec::new();
    };
    let ending = words.ending(&result, scene.talon.covered_by, &told);
    let clause = ["#/rules/", &result.clause.to_string()].concat();
    let offence = offences::committed(&scene.course)
        .map(|why| [&*words.refusal_with_clause(why, &told.rules), " "].concat());
    let practice = game.with_sitting(MatchSession::is_practice);
    let sealed = game.with_sitting(|sitting| sitting.seal().is_some());
    let why = el("p", "end__why")
        .text(&offence.unwrap_or_default())
        .text(&ending.explanation)
        .text(&more(words, &told, game))
        .text(&counted(words, &told, &ending.counts, game));
    vec![
        el("section", "end__head")
            .put(el("h2", "end__title").text(&ending.headline))
            .put(why),
        count(words, told.rules.game, &ending.counts),
        el("p", "end__clause")
            .put(link("", &ending.clause, &clause))
            .all(sealed.then(|| {
                link("seal", "", "#/seal")
                    .put(icon("seal"))
                    .put(el("span", "").text(words.check_seal()))
            }))
            .all(practice.then(|| el("b", "end__practice").text(words.practice()))),
    ]
}

/// What the deal did beyond itself: pending ties, the end of the match.
fn more(words: Words, told: &Scene, game: Game) -> String {
    game.with_sitting(|sitting| {
        let mut text = String::new();
        let mut say = |sentence: &str| {
            text.push(' ');
            text.push_str(sentence);
        };
        let Some(scored) = sitting.scored() else {
            return text;
        };
        if scored.from_ties > 0 {
            say(&words.pending_ties_won(scored.from_ties));
        }
        if let Some(end) = scored.end {
            let points = sitting.running().points;
            let winner = told.rules.game.side_of(end.winner);
            let sides = points.as_slice().iter().enumerate();
            let others = sides.filter(|(side, _)| *side != winner);
            let others = others.map(|(_, points)| *points).max().unwrap_or(0);
            say(&words.match_won(told.side(winner), points[winner], others));
            for (side, bummerl) in end.bummerl.as_slice().iter().enumerate() {
                if *bummerl > 0 {
                    say(&words.bummerl_for(told.side(side), *bummerl as u8));
                }
            }
        }
        text
    })
}

/// Whether what the player said he had counted was right.
fn counted(words: Words, told: &Scene, counts: &[Count], game: Game) -> String {
    let said = game.with_sitting(|sitting| sitting.notes().counted);
    let own = counts.get(told.rules.game.side_of(PLAYER));
    match (said, own) {
        (Some(said), Some(own)) => [" ", &*words.counted(said, own.total)].concat(),
        _ => String::new(),
    }
}

fn count(words: Words, kind: Kind, counts: &[Count]) -> El {
    let row = |name: &str, value: fn(&Count) -> u16| {
        let cells = counts
            .iter()
            .map(|count| el("td", "").text(&value(count).to_string()));
        el("tr", "")
            .put(el("th", "").attr("scope", "row").text(name))
            .all(cells)
    };
    let head = |count: &Count| {
        el("th", "")
            .attr("scope", "col")
            .text(&words.person(count.who))
    };
    let heads = el("tr", "").put(el("td", "")).all(counts.iter().map(head));
    if kind == Kind::Penneech {
        return el("table", "count")
            .put(el("caption", "sr").text(words.settlement()))
            .put(el("thead", "").put(heads))
            .put(el("tbody", "").put(row(words.tricks(), |count| count.tricks)))
            .put(el("tfoot", "").put(row(words.marked_points(), |count| count.in_tricks)));
    }
    let body = el("tbody", "")
        .put(row(words.tricks(), |count| count.in_tricks))
        .put(row(words.melded(), |count| count.melds));
    let class = match counts.len() {
        3 => "count count--three",
        _ => "count",
    };
    el("table", class)
        .put(el("caption", "sr").text(words.settlement()))
        .put(el("thead", "").put(heads))
        .put(body)
        .put(el("tfoot", "").put(row(words.card_points(), |count| count.total)))
}

fn score_card(kind: Kind, side: usize) -> El {
    let (page, game) = (AppContext::here(), Game::here());
    let words = page.words();
    let number = move || {
        let of = |list: &[u16]| list.get(side).copied().unwrap_or(0);
        let (points, gained) = game
            .standing
            .with(|standing| (of(&standing.points), of(&standing.gained)));
        let plus = el("ins", "num").text(&["+", &gained.to_string()].concat());
        let points = el("b", "num").text(&points.to_string());
        vec![points.all((gained > 0).then_some(plus))]
    };
    let who = move || words.column(&game.told(), side);
    let text = el("p", "").put(el("span", "").says(who)).slot(number);
    // Written points have no numeral card that could keep them.
    let keeper = (kind != Kind::FreeTrumps).then(|| keeper_at_end(side));
    el("div", "end__keeper").all(keeper).put(text)
}
