//! What happens.

use super::cards::{card, rank, suit, the_card, are_trumps};
use super::labels;
use super::people::{starts, to, verb};
use super::refusals::refusal;
use sechsundsechzig_engine::cards::Rank;
use sechsundsechzig_engine::deal::{Event, Mark, Seat};
use sechsundsechzig_engine::rules::Game;
use crate::i18n::{CardNames, Person, Prompt, Scene, capitalised};

pub(in crate::i18n) const I_COVER: &str = "I cover.";
pub(in crate::i18n) const I_ROB: &str = "I'll have that.";
pub(in crate::i18n) const I_PASS: &str = "Not me.";
pub(in crate::i18n) const NEW_CARDS: &str = "New cards, please.";
pub(in crate::i18n) const PENNEECH: &str = "Penneech!";

pub(in crate::i18n) const fn marriage(worth: u8) -> &'static str {
    match worth {
        20 => "Twenty!",
        40 => "Forty!",
        60 => "Sixty!",
        _ => "Eighty!",
    }
}

pub(in crate::i18n) fn line(event: &Event, scene: &Scene, names: CardNames) -> String {
    let does = |seat: Seat, he: &str, you: &str| {
        let person = scene.person(seat);
        join!(starts(person), " ", verb(person, he, you), " ")
    };
    match *event {
        Event::TurnedUp(turned) => join!(
            capitalised(&the_card(turned, names)),
            " is turned up: ",
            are_trumps(turned.suit(), names),
            "."
        ),
        Event::TrumpNamed(seat, named) => join!(
            does(seat, "makes", "make"),
            suit(named, names),
            " trumps."
        ),
        Event::Played {
            seat,
            card: played,
            announced: None,
        } => join!(does(seat, "plays", "play"), the_card(played, names), "."),
        Event::Played {
            seat,
            card: played,
            announced: Some(worth),
        } => join!(
            does(seat, "announces", "announce"),
            worth.to_string(),
            ", ",
            card(played, names),
            "."
        ),
        Event::TrickTaken {
            seat,
            points,
            last_trick_bonus,
        } => taken(
            scene.person(seat),
            scene.show_points.then_some(points),
            last_trick_bonus,
        ),
        Event::Drew {
            seat,
            card: Some(drawn),
        } => join!(does(seat, "draws", "draw"), the_card(drawn, names), "."),
        Event::Drew { seat, card: None } => join!(does(seat, "draws", "draw"), "a card."),
        Event::Robbed { seat, taken, given } => join!(
            does(seat, "robs", "rob"),
            the_card(taken, names),
            " with the ",
            rank(given.rank(), names),
            "."
        ),
        Event::Covered(seat) => ended(does(seat, "covers", "cover")),
        Event::WentOut { seat, meld, card } => {
            let (goes, go) = if scene.thousand() {
                ("claims a thousand.", "claim a thousand.")
            } else {
                ("goes out.", "go out.")
            };
            let goes = verb(scene.person(seat), goes, go);
            match (meld, card) {
                (Some((_, worth)), _) => join!(
                    does(seat, "announces", "announce"),
                    worth.to_string(),
                    " and ",
                    goes
                ),
                (None, Some(shown)) => join!(
                    does(seat, "shows", "show"),
                    the_card(shown, names),
                    " and ",
                    goes
                ),
                (None, None) => join!(starts(scene.person(seat)), " ", goes),
            }
        }
        Event::Announced(seat, suit_of, worth) => join!(
            does(seat, "announces", "announce"),
            worth.to_string(),
            " in ",
            suit(suit_of, names),
            "."
        ),
        Event::Passed(seat) => ended(does(seat, "declines", "decline")),
        Event::TalonTurned(seat, turned) => join!(
            does(seat, "turns up", "turn up"),
            the_card(turned, names),
            ": ",
            are_trumps(turned.suit(), names),
            "."
        ),
        Event::Marked(seat, points, mark) => marked(scene.person(seat), points, mark, names),
        Event::NewDeal(seat) if scene.rules.game == Game::Penneech => {
            join!(does(seat, "demands", "demand"), "new cards.")
        }
        Event::NewDeal(_) => "The cards are thrown in and dealt anew.".into(),
        Event::LiftedTwo(seat) => join!(does(seat, "lifts", "lift"), "two cards at once."),
        Event::Offended(seat, why) => join!(
            does(seat, "breaks", "break"),
            "a rule: ",
            refusal(why, &scene.rules, names)
        ),
        Event::Ended(_) => String::new(),
    }
}

fn ended(mut text: String) -> String {
    text.truncate(text.trim_end().len());
    text.push('.');
    text
}

fn taken(person: Person, points: Option<u8>, bonus: u8) -> String {
    let takes = verb(person, " takes ", " take ");
    let what = if bonus > 0 {
        "the last trick, ten extra"
    } else {
        "the trick"
    };
    let counted = match points {
        Some(points) => join!(", ", labels::card_points(points.into())),
        None => String::new(),
    };
    join!(starts(person), takes, what, counted, ".")
}

fn marked(person: Person, points: u16, mark: Mark, names: CardNames) -> String {
    let marks = join!(
        starts(person),
        verb(person, " marks ", " mark "),
        points.to_string()
    );
    match mark {
        Mark::TurnedUp(turned) if points == 14 => {
            join!(
                "Penneech! ",
                marks,
                " for ",
                the_card(turned, names),
                "."
            )
        }
        Mark::TurnedUp(scoring) | Mark::Scored(scoring) => {
            join!(marks, " for ", the_card(scoring, names), ".")
        }
        Mark::Tricks => join!(marks, " for tricks."),
        Mark::Offence => join!(marks, " for the broken rule."),
    }
}

pub(in crate::i18n) fn trick_of(winner: Person) -> String {
    match winner {
        Person::You => "Your trick.".into(),
        other => join!("The trick went to ", to(other), "."),
    }
}

pub(in crate::i18n) fn deals(dealer: Person) -> String {
    join!(starts(dealer), verb(dealer, " deals.", " deal."))
}

pub(in crate::i18n) fn prompt(prompt: Prompt, names: CardNames) -> String {
    let text = match prompt {
        Prompt::Lead { own_trick, brings } => {
            let lead = if own_trick {
                "Your trick, you lead."
            } else {
                "You lead."
            };
            return match brings {
                Some(worth) => join!(
                    lead,
                    " ",
                    capitalised(rank(Rank::King, names)),
                    " or ",
                    rank(Rank::Queen, names),
                    " brings ",
                    worth.to_string(),
                    "."
                ),
                None => lead.into(),
            };
        }
        Prompt::Waiting(Person::You) | Prompt::Follow { .. } => super::strings::your_turn,
        Prompt::Waiting(person) => {
            return join!(starts(person), verb(person, " is thinking.", " are thinking."));
        }
        Prompt::Draw { may_cover: true } => "Your trick: draw, or cover first?",
        Prompt::Draw { may_cover: false } => "Your trick, you draw.",
        Prompt::ConfirmCover => "Close the talon for good? Tap Cover once more.",
        Prompt::RobAfterCover => "Do you want to rob first?",
        Prompt::NameTrump { may_decline: false } => "You name trumps.",
        Prompt::NameTrump { may_decline: true } => "Which suit becomes trumps?",
        Prompt::Announce => "Do you want to announce?",
        Prompt::DemandNewDeal => "No ace, no court card: do you want new cards?",
    };
    text.into()
}
