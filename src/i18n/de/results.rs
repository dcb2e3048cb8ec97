//! Wie ein Spiel ausging und warum.

use super::labels;
use super::people::{inside, starts, to, verb};
use sechsundsechzig_engine::deal::{DealResult, Reason};
use sechsundsechzig_engine::rules::{FailedCover, FalseClaim, Game, Tie};
use crate::i18n::{ClaimChance, Person, SideTotals, TextContext, capitalised};

/// Zwischen den Punkten zweier Seiten.
pub(in crate::i18n) const TO: &str = "\u{a0}:\u{a0}";

fn points(result: &DealResult) -> u16 {
    result.game_points.as_slice().iter().sum()
}

/// „Dieses Spiel: Wir 12, die Gegner 7.“
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
    listed("Dieses Spiel", totals, |side| side.in_tricks)
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
            Reason::Redeal => "Es wird neu gegeben.".into(),
            _ => "Unentschieden: Keiner gewinnt.".into(),
        };
    };
    let call = match result.reason {
        Reason::Out => "Aus! ",
        Reason::FalseClaim => "Zu wenig Augen! ",
        Reason::FailedCover => "Decken misslungen! ",
        Reason::ThousandRight => "Tausend! ",
        Reason::ThousandWrong => "Keine tausend! ",
        _ => "",
    };
    let wins = verb(winner, " gewinnst ", " gewinnt ", " gewinnen ");
    let what = match (result.reason, points(result)) {
        (Reason::ThousandRight | Reason::ThousandWrong, _) => "die Partie".into(),
        (_, 0) => "das Spiel".into(),
        (_, points) => labels::points(points),
    };
    join!(call, starts(winner), wins, what, ".")
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
            verb(first.who, " steckst ", " steckt ", " stecken ")
        } else {
            verb(first.who, " schreibst ", " schreibt ", " schreiben ")
        };
        let (more, less) = (scored(first).to_string(), scored(second).to_string());
        return join!(starts(first.who), scores, more, ", ", inside(second.who), " ", less);
    }
    let at_the_table = totals
        .iter()
        .any(|side| matches!(side.who, Person::You | Person::We));
    let outcome = match winner {
        None if result.reason == Reason::Redeal => return "Neu gegeben".into(),
        None => return "Unentschieden".into(),
        Some(Person::You | Person::We) => "Gewonnen".into(),
        Some(_) if at_the_table && totals.len() < 3 => "Verloren".into(),
        Some(winner) => {
            let wins = verb(winner, " gewinnst", " gewinnt", " gewinnen");
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

/// „Du hast“, „Hermen hat“.
fn has(person: Person) -> String {
    join!(starts(person), verb(person, " hast", " hat", " haben"))
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
                has(winner),
                " mit ",
                labels::card_points(total(of(winner))),
                " Aus gesagt."
            ),
        (Reason::FalseClaim, Some(winner), Some(loser)) => {
            let mut text = join!(
                has(loser.who),
                " Aus gesagt, ",
                verb(loser.who, "hattest", "hatte", "hatten"),
                " aber nur ",
                labels::card_points(loser.total),
                "."
            );
            if context.rules.false_claim == FalseClaim::TwoOrThree && points(result) == 3 {
                text.push_str(&join!(
                    " Drei Punkte, weil ",
                    without_trick(winner, "noch keinen Stich"),
                    "."
                ));
            }
            text
        }
        (Reason::FailedCover, Some(winner), Some(loser)) => {
            let mut text = join!(
                has(loser.who),
                " gedeckt, aber nur ",
                labels::card_points(loser.total),
                " erreicht."
            );
            if context.rules.failed_cover == FailedCover::TwoOrThree && points(result) == 3 {
                text.push_str(&join!(
                    " Drei Punkte, weil ",
                    without_trick(winner, "beim Decken noch keinen Stich"),
                    "."
                ));
            }
            text
        }
        (Reason::Offence, _, Some(loser)) => join!(
            starts(loser.who),
            verb(loser.who, " verlierst", " verliert", " verlieren"),
            " das Spiel wegen dieses Regelverstoßes."
        ),
        (Reason::ThousandRight, Some(winner), _) => {
            join!(has(winner), " Tausend angesagt, und es stimmt.")
        }
        (Reason::ThousandWrong, _, Some(loser)) => {
            join!(has(loser.who), " Tausend angesagt, aber es reicht nicht.")
        }
        (Reason::Redeal, ..) => redeal(context).into(),
        (Reason::Tie, ..) => tie(total(totals.first()), context),
        _ if context.rules.game == Game::Penneech => {
            "Gezählt wurden Wertkarten, auch aufgedeckte, und Stiche.".into()
        }
        _ => played_out(winner, totals, covered_by, context),
    }
}

pub(in crate::i18n) const FIRST_CLAIM_WINS: &str = " Wer zuerst Aus sagt, gewinnt.";
pub(in crate::i18n) const HIGHER_TOTAL_WINS: &str = " Dann gewinnt, wer am Ende mehr hat.";

pub(in crate::i18n) fn has_announced(who: Person, suit: &str, worth: u8) -> String {
    join!(has(who), " ", worth.to_string(), " in ", suit, " gemeldet.")
}

pub(in crate::i18n) fn would_have_brought(points: u16) -> String {
    join!(" Das wären ", labels::points(points), " gewesen.")
}

pub(in crate::i18n) fn missed_claim(
    who: Person,
    chance: ClaimChance,
) -> String {
    join!(
        "Nach dem ",
        chance.after_trick.to_string(),
        ".\u{a0}Stich ",
        verb(who, "hattest ", "hatte ", "hatten "),
        inside(who),
        if chance.has_marriage { " mit der Meldung " } else { " " },
        labels::card_points(chance.card_points),
        verb(who, ", hast", ", hat", ", haben"),
        " aber nicht Aus gesagt."
    )
}

/// „du noch keinen Stich hattest“.
fn without_trick(person: Person, what: &str) -> String {
    join!(
        inside(person),
        " ",
        what,
        verb(person, " hattest", " hatte", " hatten")
    )
}

const fn redeal(context: &TextContext) -> &'static str {
    match context.rules.game {
        Game::Penneech => "Wer weder Ass noch Bild hat, darf neue Karten verlangen.",
        _ => "Es wurden zwei Karten auf einmal gezogen: Derselbe Geber gibt noch einmal.",
    }
}

fn tie(total: u16, context: &TextContext) -> String {
    let what = match (context.rules.game, context.rules.tie) {
        (Game::Three, _) => return "Zwei liegen gleichauf vorn: Keiner bekommt Punkte.".into(),
        (Game::FreeTrumps, _) => "Sie zählen für beide.",
        (_, Tie::Carry) => "Das nächste Spiel zählt einen Punkt mehr.",
        _ => "Keiner bekommt einen Punkt.",
    };
    let both = if context.rules.game == Game::Four {
        "Beide Seiten haben "
    } else {
        "Beide haben "
    };
    join!(both, labels::card_points(total), ". ", what)
}

fn played_out(
    winner: Option<Person>,
    totals: &[SideTotals],
    covered_by: Option<Person>,
    context: &TextContext,
) -> String {
    if let Some(coverer) = covered_by.filter(|coverer| Some(*coverer) == winner) {
        return join!(has(coverer), " gedeckt und 66 erreicht.");
    }
    let mut text = listed("Augen am Ende", totals, |side| side.total);
    let level = totals.iter().all(|side| side.total == totals[0].total);
    if let Some(winner) = winner
        && (context.rules.last_trick_wins_deal || level)
        && matches!(context.rules.game, Game::TwoHanded | Game::Rotating | Game::AceOfHearts)
    {
        text.push_str(&join!(
            " Der letzte Stich entscheidet, und der gehört ",
            to(winner),
            "."
        ));
    }
    text
}

/// Was gegen Schneider zählt; zählen Meldungen nicht, steht es dabei.
fn against_schneider(loser: &SideTotals, counted: u16) -> String {
    let without = if counted < loser.total { " ohne Meldungen" } else { "" };
    join!(labels::card_points(counted), without)
}

pub(in crate::i18n) fn price(loser: &SideTotals, points: u16, counted: u16) -> Option<String> {
    match points {
        2 => Some(join!(
            has(loser.who),
            " ",
            against_schneider(loser, counted),
            ", also unter 33: Schneider."
        )),
        3 => Some(join!(
            has(loser.who),
            " keinen Stich: schwarz."
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
        2 if in_tricks => " unter 33\u{a0}Augen ohne Meldungen: Schneider.",
        2 => " unter 33\u{a0}Augen: Schneider.",
        3 => " noch keinen Stich: schwarz.",
        _ => return None,
    };
    Some(join!(
        "Beim Decken ",
        verb(loser, "hattest ", "hatte ", "hatten "),
        inside(loser),
        state
    ))
}

/// Was der Gewinner für einen Verlierer bekommt; abgezogen wird dem nichts.
pub(in crate::i18n) fn scored_against(loser: &SideTotals, price: u16, counted: u16) -> String {
    let whom = match loser.who {
        Person::You => "dich".into(),
        other => inside(other),
    };
    let why = match price {
        2 => join!(": Schneider mit ", against_schneider(loser, counted)),
        3 => ": schwarz, kein Stich".into(),
        _ => String::new(),
    };
    join!("Gegen ", whom, " ", labels::points(price), why, ".")
}

pub(in crate::i18n) fn pending_ties_won(ties: u16) -> String {
    let before = match ties {
        1 => " aus dem Unentschieden davor.",
        _ => " aus den Unentschieden davor.",
    };
    join!("Dazu ", labels::points(ties), before)
}

pub(in crate::i18n) fn counted(said: u16, had: u16) -> String {
    let said_points = labels::card_points(said);
    if said == had {
        return join!("Richtig gezählt: ", said_points, ".");
    }
    join!("Gezählt hattest du ", said_points, ", es waren ", had.to_string(), ".")
}

pub(in crate::i18n) fn match_won(winner: Person) -> String {
    join!(
        starts(winner),
        verb(winner, " gewinnst", " gewinnt", " gewinnen"),
        " die Partie"
    )
}

pub(in crate::i18n) fn first_win(opponent: Person) -> String {
    join!("Dein erster Sieg gegen ", inside(opponent), "!")
}

/// "Dir fehlt noch 1 Punkt zum Sieg."
pub(in crate::i18n) fn match_point(side: Person) -> String {
    join!(capitalised(&to(side)), " fehlt noch 1\u{a0}Punkt zum Sieg.")
}

/// "Hermen hatte noch", vor seinen Karten.
pub(in crate::i18n) fn still_had(who: Person) -> String {
    join!(starts(who), " hatte noch")
}

pub(in crate::i18n) fn bummerl_for(loser: Person, bummerl: u8) -> String {
    join!(
        starts(loser),
        verb(loser, " bekommst ", " bekommt ", " bekommen "),
        if bummerl == 1 {
            "ein Bummerl."
        } else {
            "zwei Bummerl."
        }
    )
}
