//! What the last deals say of their player: accuracy, luck and skill, over time and by opponent.

use super::Figure;
use super::charts::{AccuracyChart, LuckAndSkill, mean};
use crate::app_context::AppContext;
use crate::i18n::Words;
use crate::lazy_pages::elements::TableHead;
use crate::model::deal_archive;
use crate::model::rating;
use crate::model::rating_schedule::skill;
use crate::storage::browser::StorageKey;
use leptos::prelude::*;
use sechsundsechzig_bots::Opponent;

/// From so many rated deals on accuracy has a chart and stands beside the friends': fewer say little.
const ENOUGH_TO_COMPARE: usize = 5;

#[derive(Clone, Copy)]
struct Rated {
    opponent: Opponent,
    accuracy: Option<u8>,
    /// In thousandths of a point, as skill.
    luck: i32,
    skill: i32,
}

/// The rated ones among the last deals, once there are any.
#[component]
pub fn RatedDeals() -> impl IntoView {
    let app = AppContext::use_context();
    let words = app.words_untracked();
    let archive = app.load(StorageKey::Deals).unwrap_or_default();
    let rated = (0..deal_archive::MOST).rev().filter_map(|back| {
        let rating = deal_archive::rating(&archive, back)?;
        let deal = deal_archive::back(&archive, back)?;
        Some(Rated {
            opponent: deal.opponent,
            accuracy: rating.accuracy,
            luck: rating.luck,
            skill: skill(&deal, rating)?,
        })
    });
    let rated: Vec<Rated> = rated.collect();
    let waiting = deal_archive::unrated(&archive).count();
    (!rated.is_empty()).then(|| {
        let figures = [
            accuracy(words, &rated, waiting),
            luck_and_skill(words, &rated),
        ];
        figures.into_any()
    })
}

/// A table with a row for each opponent that was played.
fn by_opponent(
    words: Words,
    rated: &[Rated],
    columns: &[&'static str],
    cells: impl Fn(&[Rated]) -> Option<Vec<String>>,
) -> AnyView {
    let row = |opponent: &Opponent| {
        let against = rated.iter().filter(|deal| deal.opponent == *opponent);
        let cells = cells(&against.copied().collect::<Vec<_>>())?;
        let cell = |text: String| view! { <td class="num">{text}</td> }.into_any();
        let row = view! {
            <tr>
                <th scope="row">{opponent.full_name()}</th>
                {cells.into_iter().map(cell).collect_view()}
            </tr>
        };
        Some(row.into_any())
    };
    let rows: Vec<AnyView> = Opponent::ALL.iter().filter_map(row).collect();
    let columns = [&[words.opponents(), words.deals_played()], columns].concat();
    view! {
        <table class="plain plain--games">
            <TableHead columns />
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}

/// How near the decisions came to the best; so many deals are still to be rated.
fn accuracy(words: Words, rated: &[Rated], waiting: usize) -> AnyView {
    let shares =
        |rated: &[Rated]| -> Vec<u8> { rated.iter().filter_map(|deal| deal.accuracy).collect() };
    let percent = move |shares: &[u8]| words.percent(mean(shares).unsigned_abs());
    let accuracies = shares(rated);
    let value = percent(&accuracies);
    let note = match waiting {
        0 => String::new(),
        _ => words.deals_to_rate(waiting),
    };
    let cells = move |rated: &[Rated]| {
        let shares = shares(rated);
        (!shares.is_empty()).then(|| vec![shares.len().to_string(), percent(&shares)])
    };
    let table = by_opponent(words, rated, &[words.accuracy()], cells);
    let chart = (accuracies.len() >= ENOUGH_TO_COMPARE).then(|| {
        view! {
            <p class="hint-line">{words.accuracy_course()}</p>
            <AccuracyChart shares=accuracies.clone() />
        }
        .into_any()
    });
    let friends = Opponent::ALL.map(|friend| {
        [
            friend.first_name(),
            " ",
            &words.percent(rating::usual_accuracy(friend)),
        ]
        .concat()
    });
    let compared = (accuracies.len() >= ENOUGH_TO_COMPARE).then(|| {
        let friends = words.list(&friends.each_ref().map(String::as_str));
        [" ", words.accuracy_compared(), " ", &friends, "."].concat()
    });
    let figure = (!accuracies.is_empty()).then(|| {
        view! {
            <Figure title=words.accuracy() value note>
                <p class="rating__why">{words.accuracy_explained()} {compared}</p>
                {table}
                {chart}
            </Figure>
        }
    });
    figure.into_any()
}

/// What the cards brought, and what the player made of them.
fn luck_and_skill(words: Words, rated: &[Rated]) -> AnyView {
    let [luck, skill] = [|deal: &Rated| deal.luck, |deal: &Rated| deal.skill]
        .map(|of| rated.iter().map(of).collect::<Vec<i32>>());
    let value = words.divided(average(&luck), average(&skill));
    let cells = move |rated: &[Rated]| {
        let of = |part: fn(&Rated) -> i32| {
            let points: Vec<i32> = rated.iter().map(part).collect();
            words.signed_tenths(average(&points))
        };
        (!rated.is_empty()).then(|| {
            let number = rated.len().to_string();
            vec![number, of(|deal| deal.luck), of(|deal| deal.skill)]
        })
    };
    let table = by_opponent(words, rated, &[words.luck(), words.skill()], cells);
    let chart = (rated.len() > 1).then(|| {
        view! {
            <p class="hint-line">{words.luck_course()}</p>
            <LuckAndSkill luck skill />
        }
        .into_any()
    });
    view! {
        <Figure title=words.luck_and_skill() value>
            <p class="rating__why">{words.luck_explained()}</p>
            {table}
            {chart}
        </Figure>
    }
    .into_any()
}

fn average(points: &[i32]) -> i32 {
    let number = i32::try_from(points.len()).unwrap_or(i32::MAX).max(1);
    points.iter().sum::<i32>() / number
}
