//! How a deal ended and why.

use super::labels;
use super::people::{inside, starts, to, verb};
use sechsundsechzig_engine::deal::{DealResult, Reason};
use sechsundsechzig_engine::rules::{FailedCover, FalseClaim, Game, LastTrick, Tie};
use crate::i18n::{Count, Person, Scene};

pub(in crate::i18n) const AFTER: &str = "By";
pub(in crate::i18n) const WRITTEN_UP: &str = "Written up";

fn points(result: &DealResult) -> u16 {
    result.game_points.as_slice().iter().sum()
}

fn marks(counts: &[Count]) -> String {
    let mut text = String::from("This deal:");
    for (place, count) in counts.iter().enumerate() {
        text.push_str(if place > 0 { ", " } else { " " });
        text.push_str(&join!(
            inside(count.who),
            " ",
            count.in_tricks.to_string()
        ));
    }
    text.push('.');
    text
}

pub(in crate::i18n) fn title(
    result: &DealResult,
    winner: Option<Person>,
    counts: &[Count],
    scene: &Scene,
) -> String {
    if scene.rules.game == Game::Penneech && result.reason == Reason::PlayedOut {
        return marks(counts);
    }
    let Some(winner) = winner else {
        return match result.reason {
            Reason::Redeal => "The cards are dealt anew.".into(),
            _ => "A tie: nobody wins.".into(),
        };
    };
    let call = match result.reason {
        Reason::Out => "Out! ",
        Reason::FalseClaim => "A false claim! ",
        Reason::FailedCover => "The cover failed! ",
        Reason::ThousandRight => "A thousand! ",
        Reason::ThousandWrong => "Not a thousand! ",
        _ => "",
    };
    let what = match (result.reason, points(result)) {
        (Reason::ThousandRight | Reason::ThousandWrong, _) => "the match".into(),
        (_, 0) => "the deal".into(),
        (_, points) => labels::points(points),
    };
    join!(call, starts(winner), verb(winner, " wins ", " win "), what, ".")
}

pub(in crate::i18n) fn headline(
    result: &DealResult,
    winner: Option<Person>,
    counts: &[Count],
    scene: &Scene,
) -> String {
    if winner.is_none()
        && scene.rules.game == Game::Penneech
        && result.reason == Reason::PlayedOut
    {
        return "Counted".into();
    }
    let at_the_table = counts
        .iter()
        .any(|count| matches!(count.who, Person::You | Person::We));
    let outcome = match winner {
        None if result.reason == Reason::Redeal => return "Dealt anew".into(),
        None => return "A tie".into(),
        Some(Person::You | Person::We) => "Won".into(),
        Some(_) if at_the_table && counts.len() < 3 => "Lost".into(),
        Some(winner) => {
            let wins = verb(winner, " wins", " win");
            return match points(result) {
                0 => join!(starts(winner), wins),
                points => join!(starts(winner), wins, " ", labels::points(points)),
            };
        }
    };
    match points(result) {
        0 => outcome,
        points => join!(outcome, ", ", labels::points(points)),
    }
}

pub(in crate::i18n) fn reason(
    result: &DealResult,
    winner: Option<Person>,
    counts: &[Count],
    covered_by: Option<Person>,
    scene: &Scene,
) -> String {
    let of = |who: Person| counts.iter().find(|count| count.who == who);
    let loser = counts.iter().find(|count| Some(count.who) != winner);
    let total = |count: Option<&Count>| count.map_or(0, |count| count.total);
    match (result.reason, winner, loser) {
        (Reason::Out, Some(winner), _) => join!(
            starts(winner),
            " went out with ",
            labels::card_points(total(of(winner))),
            "."
        ),
        (Reason::FalseClaim, Some(winner), Some(loser)) => {
            let mut text = join!(
                starts(loser.who),
                " went out with only ",
                labels::card_points(loser.total),
                "."
            );
            if scene.rules.false_claim == FalseClaim::TwoOrThree && points(result) == 3 {
                text.push_str(&join!(
                    " Three points, as ",
                    inside(winner),
                    " had no trick yet."
                ));
            }
            text
        }
        (Reason::FailedCover, Some(winner), Some(loser)) => {
            let mut text = join!(
                starts(loser.who),
                " covered and did not reach 66: only ",
                labels::card_points(loser.total),
                "."
            );
            if scene.rules.failed_cover == FailedCover::TwoOrThree && points(result) == 3 {
                text.push_str(&join!(
                    " Three points, as ",
                    inside(winner),
                    " had no trick when the talon was covered."
                ));
            }
            text
        }
        (Reason::Offence, _, Some(loser)) => {
            join!(starts(loser.who), " broke a rule and so lost the deal.")
        }
        (Reason::ThousandRight, Some(winner), _) => {
            join!(starts(winner), " claimed a thousand, and it is right.")
        }
        (Reason::ThousandWrong, _, Some(loser)) => {
            join!(starts(loser.who), " claimed a thousand, but it falls short.")
        }
        (Reason::Redeal, ..) => redeal(scene).into(),
        (Reason::Tie, ..) => tie(total(counts.first()), scene),
        _ if scene.rules.game == Game::Penneech => marks(counts),
        _ => played_out(winner, counts, covered_by, scene),
    }
}

const fn redeal(scene: &Scene) -> &'static str {
    match scene.rules.game {
        Game::Penneech => "Whoever holds neither ace nor court card may demand new cards.",
        _ => "Two cards were lifted at once: the same dealer deals anew.",
    }
}

fn tie(total: u16, scene: &Scene) -> String {
    let what = match (scene.rules.game, scene.rules.tie) {
        (Game::Three, _) => return "Two are level in front: nobody scores.".into(),
        (Game::FreeTrumps, _) => "Both write it up.",
        (_, Tie::Carry) => "It stands over: the next deal counts one point more.",
        _ => "The deal does not count.",
    };
    join!("Both have ", labels::card_points(total), ". ", what)
}

fn played_out(
    winner: Option<Person>,
    counts: &[Count],
    covered_by: Option<Person>,
    scene: &Scene,
) -> String {
    if let Some(coverer) = covered_by.filter(|coverer| Some(*coverer) == winner) {
        return join!(starts(coverer), " covered and reached 66.");
    }
    let mut text = String::from("Played out:");
    for (place, count) in counts.iter().enumerate() {
        text.push_str(match place {
            0 => " ",
            _ if place + 1 == counts.len() => " and ",
            _ => ", ",
        });
        let who = join!(inside(count.who), " ", count.total.to_string());
        text.push_str(&who);
    }
    text.push('.');
    let level = counts.iter().all(|count| count.total == counts[0].total);
    if let Some(winner) = winner
        && (scene.rules.last_trick_wins_deal || level)
        && matches!(scene.rules.game, Game::TwoHanded | Game::Rotating | Game::AceOfHearts)
    {
        text.push_str(&join!(
            " The last trick decides, and it went to ",
            to(winner),
            "."
        ));
    } else if scene.rules.last_trick != LastTrick::None && covered_by.is_none() {
        text.push_str(" The ten for the last trick is included.");
    }
    text
}

pub(in crate::i18n) fn price(loser: Person, points: u16, counted: u16) -> Option<String> {
    let has = verb(loser, " has ", " have ");
    match points {
        2 => Some(join!(
            starts(loser),
            has,
            counted.to_string(),
            ", under 33: Schneider, a Johann."
        )),
        3 => Some(join!(
            starts(loser),
            has,
            "no trick: schwarz, a Stichjohann."
        )),
        _ => None,
    }
}

pub(in crate::i18n) fn price_when_covered(loser: Person, points: u16) -> Option<String> {
    let state = match points {
        2 => " had under 33: Schneider.",
        3 => " had no trick yet: schwarz.",
        _ => return None,
    };
    Some(join!("When the talon was covered, ", inside(loser), state))
}

pub(in crate::i18n) fn pays(loser: &Count, price: u16, counted: u16) -> String {
    let why = match price {
        2 => join!(": Schneider with ", counted.to_string()),
        3 => ": schwarz, without a trick".into(),
        _ => String::new(),
    };
    join!(
        starts(loser.who),
        verb(loser.who, " pays ", " pay "),
        price.to_string(),
        why,
        "."
    )
}

pub(in crate::i18n) fn pending_ties_won(ties: u16) -> String {
    join!(
        "And ",
        labels::points(ties),
        if ties == 1 {
            " from the tie before."
        } else {
            " from the ties before."
        }
    )
}

pub(in crate::i18n) fn counted(said: u16, had: u16) -> String {
    if said == had {
        return join!("Counted right: ", said.to_string(), ".");
    }
    join!("You had counted ", said.to_string(), "; it was ", had.to_string(), ".")
}

pub(in crate::i18n) fn match_won(winner: Person, score: Option<(u16, u16)>) -> String {
    let score = score.map(|(own, others)| join!(" ", own.to_string(), " to ", others.to_string()));
    join!(
        "Match! ",
        starts(winner),
        verb(winner, " wins", " win"),
        score.unwrap_or_default(),
        "."
    )
}

pub(in crate::i18n) fn bummerl_for(loser: Person, bummerl: u8) -> String {
    join!(
        starts(loser),
        verb(loser, " gets ", " get "),
        if bummerl == 1 {
            "one Bummerl."
        } else {
            "two Bummerl."
        }
    )
}
