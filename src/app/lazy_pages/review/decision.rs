//! A decision's row, and what opens under it: all choices with their worth, what the others saw,
//! the chance, the way back.

use super::analysis::Weighing;
use super::{Shown, from_here, tenths};
use crate::app::components::card::{back, lying};
use crate::app::dom::{El, el};
use crate::app::live::Live;
use crate::app::match_session::PLAYER;
use crate::app::review::Sight;
use crate::app::review::{Choice, Verdict, Worth, knack};
use crate::i18n::Words;
use leptos::prelude::untrack;
use sechsundsechzig_engine::cards::Card;
use sechsundsechzig_engine::deal::Seat;

/// The row of the decision with this number among all; the costliest is marked. It stays as it is,
/// open or not, while others are weighed.
#[must_use]
pub fn row(shown: &Shown, weighing: Weighing, number: usize) -> El {
    let words = shown.words;
    let choice = move || {
        weighing
            .choices
            .with(|choices| choices.get(number).cloned())
    };
    let place = move || {
        weighing.choices.with(|choices| {
            let before = choices.iter().take(number);
            before.filter(|choice| choice.is_told()).count()
        })
    };
    let marked = move || {
        let costliest = weighing.choices.with(|choices| knack(choices));
        costliest.is_some_and(|(costliest, _)| costliest == number)
    };
    let done = untrack(choice).map_or_else(String::new, |choice| {
        words.decision(choice.action, choice.led)
    });
    let head = el("summary", "decisions__row")
        .put(el("span", "num").says(move || (place() + 1).to_string()))
        .put(el("span", "").text(&done))
        .put(
            el("em", "")
                .says(move || choice().map_or_else(String::new, |one| verdict(words, &one))),
        );
    // What opens is made when it is opened first: it takes dealing worlds.
    let open = Live::new(false);
    let weighed = move || {
        let is_open = open.get();
        (
            is_open,
            is_open && choice().is_some_and(|choice| choice.worth.is_some()),
        )
    };
    let inside = shown.clone();
    let more = el("div", "decisions__more").slot_for(weighed, move |(is_open, _)| {
        let choice = untrack(choice).filter(|_| is_open);
        choice.map_or_else(Vec::new, |choice| under(&inside, &choice))
    });
    let details = el("details", "")
        .put(head)
        .put(more)
        .on("toggle", move |_| {
            if !open.get_untracked() {
                open.set(true);
            }
        });
    el("li", "")
        .live("aria-current", move || marked().then_some("step"))
        .put(details)
}

fn verdict(words: Words, choice: &Choice) -> String {
    match choice.verdict() {
        None => String::new(),
        Some(Verdict::Forced) => words.verdict_forced().into(),
        Some(Verdict::Best) => words.verdict_best().into(),
        Some(Verdict::Good) => words.verdict_good().into(),
        Some(Verdict::Costs(cost)) => words.costs(tenths(cost)),
        Some(Verdict::Wrong) => words.verdict_wrong().into(),
    }
}

fn under(shown: &Shown, choice: &Choice) -> Vec<El> {
    let words = shown.words;
    let worth = choice.worth.as_ref();
    let weighed = worth.into_iter().flat_map(|worth| weighed(words, worth));
    let sights = sights(shown, choice);
    let again = from_here(words.from_here(), shown.deal.replay.up_to(choice.moves));
    weighed
        .chain(sights)
        .chain([el("div", "btn-row").put(again)])
        .collect()
}

/// Why, how much each was worth, what a clairvoyant would have done, and the chance.
fn weighed(words: Words, worth: &Worth) -> Vec<El> {
    let reasons = (!worth.reasons.is_empty()).then(|| el("p", "").text(&worth.reasons));
    let row = |(action, value): &(_, i32)| {
        let sign = match tenths(*value) {
            0 => "",
            _ if *value < 0 => "−",
            _ => "+",
        };
        let value = [sign, &words.tenths(tenths(*value))].concat();
        el("tr", "")
            .put(
                el("th", "")
                    .attr("scope", "row")
                    .text(&words.advised(*action)),
            )
            .put(el("td", "num").text(&value))
    };
    let several = worth.moves.len() > 1;
    let table = several.then(|| {
        el("table", "plain")
            .put(el("caption", "").text(words.moves_weighed()))
            .put(el("tbody", "").all(worth.moves.iter().map(row)))
    });
    let open = worth
        .clairvoyant
        .map(|action| el("p", "").text(&words.clairvoyant(action)));
    let chance = several.then(|| {
        let percent = (worth.chance + 5) / 10;
        let bar = el("meter", "")
            .attr("min", "0")
            .attr("max", "100")
            .attr("value", &percent.to_string())
            .attr("aria-label", words.chance());
        let said = [words.chance(), ": ", &words.percent(percent)].concat();
        el("div", "chance").put(el("span", "").text(&said)).put(bar)
    });
    reasons
        .into_iter()
        .chain(table)
        .chain(chance)
        .chain(open)
        .collect()
}

/// What each of the others could see then.
fn sights(shown: &Shown, choice: &Choice) -> Vec<El> {
    let Some(session) = shown.deal.replay.after(choice.moves) else {
        return Vec::new();
    };
    let players = shown.told.rules.game.players();
    let others = (0..players).map(Seat).filter(|seat| *seat != PLAYER);
    others
        .filter(|seat| Some(*seat) != shown.told.sits_out)
        .map(|seat| sight(shown, &Sight::of(&session, seat)))
        .collect()
}

fn sight(shown: &Shown, sight: &Sight) -> El {
    let words = shown.words;
    let who = shown.told.person(sight.seat);
    let known = (!sight.known.is_empty()).then(|| cards(words.knew_of_you(), &sight.known));
    let hidden = (sight.unseen > 0).then(|| el("p", "").text(&words.not_seen(who, sight.unseen)));
    el("section", "sight")
        .put(el("h4", "").text(&words.what_saw(who)))
        .put(cards(words.held(), &sight.hand))
        .all(known)
        .all(hidden)
}

fn cards(label: &str, cards: &[Card]) -> El {
    let shown: Vec<El> = match cards {
        [] => vec![back("")],
        cards => cards.iter().map(|card| lying(*card, "")).collect(),
    };
    el("figure", "sight__cards")
        .put(el("figcaption", "").text(label))
        .put(el("div", "").all(shown))
}
