//! How a deal ended and why.

use super::labels;
use super::people::{inside, starts, to, verb};
use sechsundsechzig_engine::deal::{DealResult, Reason};
use sechsundsechzig_engine::rules::{FailedCover, FalseClaim, Game, Tie};
use crate::i18n::{ClaimChance, Person, SideTotals, TextContext};

/// Between the points of two sides.
pub(in crate::i18n) const TO: &str = "–";

fn points(result: &DealResult) -> u16 {
    result.game_points.as_slice().iter().sum()
}

/// "This deal: You 12, Hermen 7."
fn listed(heading: &str, totals: &[SideTotals], number: fn(&SideTotals) -> u16) -> String {
    let mut text = String::from(heading);
    for (place, side) in totals.iter().enumerate() {
        let (before, who) = match place {
            0 => (": ", starts(side.who)),
            _ => (", ", inside(side.who)),
        };
        text.push_str(&join!(before, who, " ", number(side).to_string()));
    }
    text.push('.');
    text
}

fn marks(totals: &[SideTotals]) -> String {
    listed("This deal", totals, |side| side.in_tricks)
}

pub(in crate::i18n) fn title(
    result: &DealResult,
    winner: Option<Person>,
    totals: &[SideTotals],
    context: &TextContext,
) -> String {
    if context.rules.game == Game::Penneech && result.reason == Reason::PlayedOut {
        return marks(totals);
    }
    if context.rules.game == Game::FreeTrumps && result.reason == Reason::PlayedOut {
        return join!(headline(result, winner, totals, context), ".");
    }
    let Some(winner) = winner else {
        return match result.reason {
            Reason::Redeal => "The cards are dealt again.".into(),
            _ => "A tie: Nobody wins.".into(),
        };
    };
    let call = match result.reason {
        Reason::Out => "66! ",
        Reason::FalseClaim => "Not 66! ",
        Reason::FailedCover => "Closing failed! ",
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
    totals: &[SideTotals],
    context: &TextContext,
) -> String {
    // Where only card points add up, a deal has no winner.
    let game = context.rules.game;
    if let (Game::Penneech | Game::FreeTrumps, Reason::PlayedOut, [own, other]) = (game, result.reason, totals) {
        let is_pegged = game == Game::Penneech;
        let scored = |side: &SideTotals| if is_pegged { side.in_tricks } else { side.total };
        let (first, second) = if scored(other) > scored(own) { (other, own) } else { (own, other) };
        let scores = if is_pegged {
            verb(first.who, " pegs ", " peg ")
        } else {
            verb(first.who, " scores ", " score ")
        };
        let (more, less) = (scored(first).to_string(), scored(second).to_string());
        return join!(starts(first.who), scores, more, ", ", inside(second.who), " ", less);
    }
    let Some(winner) = winner else {
        return match result.reason {
            Reason::Redeal => "New deal".into(),
            _ => "A tie".into(),
        };
    };
    let wins = verb(winner, " wins", " win");
    match points(result) {
        0 => join!(starts(winner), wins),
        points => join!(starts(winner), wins, " ", labels::points(points)),
    }
}

pub(in crate::i18n) const FIRST_CLAIM_WINS: &str = " The first claim wins.";
pub(in crate::i18n) const HIGHER_TOTAL_WINS: &str = " So the higher total won.";

pub(in crate::i18n) fn has_announced(who: Person, suit: &str, worth: u8) -> String {
    join!(starts(who), " declared ", worth.to_string(), " in ", suit, ".")
}

pub(in crate::i18n) fn would_have_brought(points: u16) -> String {
    join!(" That would have won ", labels::points(points), ".")
}

pub(in crate::i18n) fn missed_claim(
    who: Person,
    chance: ClaimChance,
) -> String {
    join!(
        "After trick ",
        chance.after_trick.to_string(),
        " ",
        inside(who),
        " had ",
        labels::card_points(chance.card_points),
        if chance.has_marriage { " with the marriage" } else { "" },
        " but did not claim 66."
    )
}

pub(in crate::i18n) fn reason(
    result: &DealResult,
    winner: Option<Person>,
    totals: &[SideTotals],
    covered_by: Option<Person>,
    context: &TextContext,
) -> String {
    let of = |who: Person| totals.iter().find(|side| side.who == who);
    let loser = totals.iter().find(|side| Some(side.who) != winner);
    let total = |side: Option<&SideTotals>| side.map_or(0, |side| side.total);
    match (result.reason, winner, loser) {
        (Reason::Out, Some(winner), _) => join!(
            starts(winner),
            " claimed 66 with ",
            labels::card_points(total(of(winner))),
            "."
        ),
        (Reason::FalseClaim, Some(winner), Some(loser)) => {
            let mut text = join!(
                starts(loser.who),
                " claimed 66 but had only ",
                labels::card_points(loser.total),
                "."
            );
            if context.rules.false_claim == FalseClaim::TwoOrThree && points(result) == 3 {
                text.push_str(&join!(
                    " That is three game points, because ",
                    inside(winner),
                    " had no tricks yet."
                ));
            }
            text
        }
        (Reason::FailedCover, Some(winner), Some(loser)) => {
            let mut text = join!(
                starts(loser.who),
                " closed the talon but reached only ",
                labels::card_points(loser.total),
                "."
            );
            if context.rules.failed_cover == FailedCover::TwoOrThree && points(result) == 3 {
                text.push_str(&join!(
                    " That is three game points, because ",
                    inside(winner),
                    " had no tricks when the talon was closed."
                ));
            }
            text
        }
        (Reason::Offence, _, Some(loser)) => {
            join!(
                starts(loser.who),
                verb(loser.who, " loses", " lose"),
                " the deal for this offence."
            )
        }
        (Reason::ThousandRight, Some(winner), _) => {
            join!(starts(winner), " claimed 1000 and had it.")
        }
        (Reason::ThousandWrong, _, Some(loser)) => {
            join!(starts(loser.who), " claimed 1000 but did not have it.")
        }
        (Reason::Redeal, ..) => redeal(context).into(),
        (Reason::Tie, ..) => tie(total(totals.first()), context),
        _ if context.rules.game == Game::Penneech => {
            "That includes trumps, turned-up cards and extra tricks.".into()
        }
        _ => played_out(winner, totals, covered_by, context),
    }
}

const fn redeal(context: &TextContext) -> &'static str {
    match context.rules.game {
        Game::Penneech => "A player with no ace and no face card may ask for new cards.",
        _ => "Two cards were drawn at once: The same dealer deals again.",
    }
}

fn tie(total: u16, context: &TextContext) -> String {
    let what = match (context.rules.game, context.rules.tie) {
        (Game::Three, _) => return "Two players tie for the most card points: Nobody scores.".into(),
        (Game::FreeTrumps, _) => "Both score them.",
        (_, Tie::Carry) => "A tie: The next deal is worth one more game point.",
        _ => "Nobody scores.",
    };
    let both = if context.rules.game == Game::Four { "Both sides have " } else { "Both have " };
    join!(both, labels::card_points(total), ". ", what)
}

fn played_out(
    winner: Option<Person>,
    totals: &[SideTotals],
    covered_by: Option<Person>,
    context: &TextContext,
) -> String {
    if let Some(coverer) = covered_by.filter(|coverer| Some(*coverer) == winner) {
        return join!(starts(coverer), " closed the talon and reached 66.");
    }
    let mut text = listed("Card points at the end", totals, |side| side.total);
    let level = totals.iter().all(|side| side.total == totals[0].total);
    if let Some(winner) = winner
        && (context.rules.last_trick_wins_deal || level)
        && matches!(context.rules.game, Game::TwoHanded | Game::Rotating | Game::AceOfHearts)
    {
        text.push_str(&join!(
            " The last trick decides, and it went to ",
            to(winner),
            "."
        ));
    }
    text
}

/// What counts against Schneider; where marriages do not, it says so.
fn against_schneider(loser: &SideTotals, counted: u16) -> String {
    let without = if counted < loser.total { " without marriages" } else { "" };
    join!(labels::card_points(counted), without)
}

pub(in crate::i18n) fn price(loser: &SideTotals, points: u16, counted: u16) -> Option<String> {
    let has = verb(loser.who, " has ", " have ");
    match points {
        2 => Some(join!(
            starts(loser.who),
            has,
            if counted < loser.total { "only " } else { "" },
            against_schneider(loser, counted),
            ", fewer than 33: Schneider."
        )),
        3 => Some(join!(
            starts(loser.who),
            has,
            "no tricks: schwarz."
        )),
        _ => None,
    }
}

pub(in crate::i18n) fn price_when_covered(
    loser: Person,
    points: u16,
    in_tricks: bool,
) -> Option<String> {
    let state = match points {
        2 if in_tricks => " had fewer than 33\u{a0}card points without marriages: Schneider.",
        2 => " had fewer than 33\u{a0}card points: Schneider.",
        3 => " had no tricks yet: schwarz.",
        _ => return None,
    };
    Some(join!("When the talon was closed, ", inside(loser), state))
}

/// What the winner scores for a loser, who is debited nothing.
pub(in crate::i18n) fn scored_against(loser: &SideTotals, price: u16, counted: u16) -> String {
    let why = match price {
        2 => join!(": Schneider with ", against_schneider(loser, counted)),
        3 => ": schwarz, no tricks".into(),
        _ => String::new(),
    };
    join!(
        labels::points(price),
        " against ",
        inside(loser.who),
        why,
        "."
    )
}

pub(in crate::i18n) fn pending_ties_won(ties: u16) -> String {
    let before = match ties {
        1 => " from the tied deal.",
        _ => " from the tied deals.",
    };
    join!("Plus ", labels::points(ties), before)
}

pub(in crate::i18n) fn counted(said: u16, had: u16) -> String {
    let said_points = labels::card_points(said);
    if said == had {
        return join!("Counted right: ", said_points, ".");
    }
    join!("You counted ", said_points, "; you had ", had.to_string(), ".")
}

pub(in crate::i18n) fn match_won(winner: Person) -> String {
    join!(
        starts(winner),
        verb(winner, " wins the match", " win the match")
    )
}

pub(in crate::i18n) fn first_win(opponent: Person) -> String {
    join!("Your first win against ", inside(opponent), "!")
}

/// "You are 1 game point short of winning."
pub(in crate::i18n) fn match_point(side: Person) -> String {
    join!(starts(side), verb(side, " is ", " are "), "1\u{a0}game point short of winning.")
}

/// "Hermen still had", before his cards.
pub(in crate::i18n) fn still_had(who: Person) -> String {
    join!(starts(who), " still had")
}

pub(in crate::i18n) fn bummerl_for(loser: Person, bummerl: u8) -> String {
    join!(
        starts(loser),
        verb(loser, " gets ", " get "),
        if bummerl == 1 {
            "a Bummerl."
        } else {
            "two Bummerl."
        }
    )
}
