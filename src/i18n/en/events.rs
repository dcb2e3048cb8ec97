//! What happens.

use super::cards::{rank, suit, the_card, trumps};
use super::labels;
use super::people::{starts, to, verb};
use sechsundsechzig_engine::cards::Rank;
use sechsundsechzig_engine::deal::{Event, Mark, Seat};
use sechsundsechzig_engine::rules::Game;
use crate::i18n::{CardNames, ClaimedPoints, Person, Prompt, TextContext, capitalised};

pub(in crate::i18n) const I_CLAIM: &str = "Sixty-six!";
pub(in crate::i18n) const I_CLAIM_THOUSAND: &str = "A thousand!";
pub(in crate::i18n) const I_COVER: &str = "I close.";
pub(in crate::i18n) const I_ROB: &str = "I exchange.";
pub(in crate::i18n) const I_PASS: &str = "Pass.";
pub(in crate::i18n) const NEW_CARDS: &str = "New cards, please.";
pub(in crate::i18n) const CONFIRM_OUT: &str = "Claim 66? If you don’t have 66, you lose the deal.";

pub(in crate::i18n) const fn confirm_cover(marriage: Option<bool>) -> &'static str {
    match marriage {
        None => "Close? Nobody draws after that; without\u{a0}66 you lose.",
        Some(true) => "Close? Without\u{a0}66 you lose, and you can declare only at once.",
        Some(false) => "Close? Without\u{a0}66 you lose, and you can no longer declare.",
    }
}

pub(in crate::i18n) const fn marriage(worth: u8) -> &'static str {
    match worth {
        20 => "Twenty!",
        40 => "Forty!",
        60 => "Sixty!",
        _ => "Eighty!",
    }
}

pub(in crate::i18n) fn line(event: &Event, context: &TextContext, names: CardNames) -> String {
    let does = |seat: Seat, he: &str, you: &str| {
        let person = context.person(seat);
        join!(starts(person), " ", verb(person, he, you), " ")
    };
    match *event {
        Event::TurnedUp(turned) => join!(
            capitalised(&the_card(turned, names)),
            " is turned up: ",
            trumps(turned.suit(), names),
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
            does(seat, "declares", "declare"),
            worth.to_string(),
            verb(context.person(seat), " and plays ", " and play "),
            the_card(played, names),
            "."
        ),
        Event::TrickTaken {
            seat,
            points,
            last_trick_bonus,
        } => taken(
            context.person(seat),
            context.show_points.then_some(points),
            last_trick_bonus,
        ),
        Event::Drew {
            seat,
            card: Some(drawn),
        } => join!(does(seat, "draws", "draw"), the_card(drawn, names), "."),
        Event::Drew { seat, card: None } => join!(does(seat, "draws", "draw"), "a card."),
        Event::Robbed { seat, taken, given } => join!(
            does(seat, "exchanges", "exchange"),
            "the ",
            rank(given.rank(), names),
            " for ",
            the_card(taken, names),
            "."
        ),
        Event::Covered(seat) => join!(does(seat, "closes", "close"), "the talon."),
        Event::WentOut { seat, meld, card } => {
            let (claims, claim) = if context.thousand() {
                ("claims 1000.", "claim 1000.")
            } else {
                ("claims 66.", "claim 66.")
            };
            let claims = verb(context.person(seat), claims, claim);
            match (meld, card) {
                (Some((_, worth)), _) => join!(
                    does(seat, "declares", "declare"),
                    worth.to_string(),
                    " and ",
                    claims
                ),
                (None, Some(shown)) => join!(
                    does(seat, "shows", "show"),
                    the_card(shown, names),
                    " and ",
                    claims
                ),
                (None, None) => join!(starts(context.person(seat)), " ", claims),
            }
        }
        Event::Announced(seat, suit_of, worth) => join!(
            does(seat, "declares", "declare"),
            worth.to_string(),
            " in ",
            suit(suit_of, names),
            "."
        ),
        Event::Passed(seat) => ended(does(seat, "passes", "pass")),
        Event::TalonTurned(seat, turned) => join!(
            does(seat, "turns up", "turn up"),
            the_card(turned, names),
            ": ",
            trumps(turned.suit(), names),
            "."
        ),
        Event::Marked(seat, points, mark) => marked(context.person(seat), points, mark, names),
        Event::NewDeal(seat) if context.rules.game == Game::Penneech => {
            join!(does(seat, "asks", "ask"), "for new cards.")
        }
        Event::NewDeal(_) => "The cards are dealt again.".into(),
        Event::LiftedTwo(seat) => join!(does(seat, "draws", "draw"), "two cards at once."),
        Event::Offended(..) | Event::Ended(_) => String::new(),
    }
}

fn ended(mut text: String) -> String {
    text.truncate(text.trim_end().len());
    text.push('.');
    text
}

fn taken(person: Person, points: Option<u8>, bonus: u8) -> String {
    let takes = verb(person, " takes ", " take ");
    let points = points.map(|points| labels::card_points(points.into()));
    let what = match (points, bonus) {
        (None, 0) => "the trick".into(),
        (Some(points), 0) => join!("the trick, ", points),
        (None, _) => "the last trick and ten extra card points".into(),
        (Some(points), _) => join!("the last trick: ", points, " and ten extra"),
    };
    join!(starts(person), takes, what, ".")
}

fn marked(person: Person, points: u16, mark: Mark, names: CardNames) -> String {
    let marks = join!(
        starts(person),
        verb(person, " pegs ", " peg "),
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
        Mark::Tricks => join!(marks, " for the tricks."),
        Mark::Offence => join!(marks, " for the offence."),
    }
}

pub(in crate::i18n) fn deals(dealer: Person) -> String {
    join!(starts(dealer), verb(dealer, " deals.", " deal."))
}

pub(in crate::i18n) fn prompt(prompt: Prompt, names: CardNames) -> String {
    let text = match prompt {
        Prompt::Lead { own_trick, brings, .. } => {
            let lead = if own_trick {
                "Your trick. You lead."
            } else {
                "Your lead."
            };
            return match brings {
                Some((least, best)) => {
                    let queen = rank(Rank::Queen, names);
                    let least = if least < best {
                        join!(least.to_string(), " or ")
                    } else {
                        String::new()
                    };
                    join!(lead, " King or ", queen, " declares ", least, best.to_string(), ".")
                }
                None => lead.into(),
            };
        }
        Prompt::Claim { points, with_marriage: true } => {
            return join!("Your marriage makes it ", points.to_string(), ": Claim 66!");
        }
        Prompt::Claim { points, .. } => return join!("You have ", points.to_string(), ": Claim 66!"),
        Prompt::Waiting(Person::You) | Prompt::Follow { .. } => super::strings::your_turn,
        Prompt::Waiting(person) => {
            return join!(starts(person), verb(person, " is thinking.", " are thinking."));
        }
        Prompt::Draw { may_cover: true, may_rob: true } => "Your trick: Draw, close or exchange?",
        Prompt::Draw { may_cover: true, .. } => "Your trick: Draw, or close the talon first?",
        Prompt::Draw { may_rob: true, .. } => "Your trick: Draw, or exchange first?",
        Prompt::Draw { .. } | Prompt::ConfirmCover { .. } | Prompt::ConfirmOut { .. } => "Your trick: Draw a card.",
        Prompt::RobAfterCover => "Talon closed: Do you still want to exchange?",
        Prompt::NameTrump { .. } => "Which suit will you make trumps?",
        Prompt::Announce => "Do you want to declare a marriage?",
        Prompt::DemandNewDeal => "No ace, no face card: Do you want new cards?",
    };
    text.into()
}

/// Whether really with so many card points, which can be seen.
pub(in crate::i18n) fn confirm_out_with(claimed: ClaimedPoints) -> String {
    let (only, result) = if claimed.suffice { ("", "") } else { ("only ", " That loses the deal.") };
    join!("Claim 66 with ", only, labels::card_points(claimed.points), "?", result)
}

/// A marriage that does not count yet.
pub(in crate::i18n) fn counts_later(who: Person, worth: u8) -> String {
    let whose = match who {
        Person::Computer(opponent) => join!(opponent.first_name(), "’s"),
        _ => "The".into(),
    };
    join!(whose, " ", worth.to_string(), " needs a trick to count.")
}

/// Whose the turned-up card is where all cards are dealt.
pub(in crate::i18n) fn dealers_card(dealer: Person) -> String {
    join!("The turned-up trump belongs to ", to(dealer), ".")
}

pub(in crate::i18n) fn in_trick(number: u8, line: &str) -> String {
    join!("Trick ", number.to_string(), ": ", line)
}
