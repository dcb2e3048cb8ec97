//! Was geschieht.

use super::cards::{card, dative, nominative, rank, suit, the_card, trumps};
use super::labels;
use super::people::{starts, to, verb};
use sechsundsechzig_engine::cards::Rank;
use sechsundsechzig_engine::deal::{Event, Mark, Seat};
use sechsundsechzig_engine::rules::Game;
use crate::i18n::{CardNames, ClaimedPoints, Person, Prompt, TextContext};

pub(in crate::i18n) const I_CLAIM: &str = super::strings::out;
pub(in crate::i18n) const I_CLAIM_THOUSAND: &str = super::strings::claim_thousand;
pub(in crate::i18n) const I_COVER: &str = "Ich decke.";
pub(in crate::i18n) const I_ROB: &str = "Die nehm ich.";
pub(in crate::i18n) const I_PASS: &str = "Ich nicht.";
pub(in crate::i18n) const NEW_CARDS: &str = "Neue Karten, bitte.";
pub(in crate::i18n) const CONFIRM_OUT: &str = "Aus sagen? Ohne 66\u{a0}Augen verlierst du.";

pub(in crate::i18n) const fn confirm_cover(marriage: Option<bool>) -> &'static str {
    match marriage {
        None => "Decken? Nach dem Decken zieht keiner mehr; ohne\u{a0}66 verlierst du.",
        Some(true) => "Decken? Ohne\u{a0}66 verlierst du, und melden kannst du nur noch sofort.",
        Some(false) => "Decken? Ohne\u{a0}66 verlierst du, und melden kannst du nicht mehr.",
    }
}

pub(in crate::i18n) const fn marriage(worth: u8) -> &'static str {
    match worth {
        20 => "Zwanzig!",
        40 => "Vierzig!",
        60 => "Sechzig!",
        _ => "Achtzig!",
    }
}

pub(in crate::i18n) fn line(event: &Event, context: &TextContext, names: CardNames) -> String {
    let does = |seat: Seat, you: &str, he: &str| {
        let person = context.person(seat);
        join!(starts(person), " ", verb(person, you, he, he), " ")
    };
    match *event {
        Event::TurnedUp(turned) => join!(
            "Aufgedeckt ist ",
            nominative(turned, names),
            ": ",
            trumps(turned.suit(), names),
            "."
        ),
        Event::TrumpNamed(seat, named) => join!(
            does(seat, "machst", "macht"),
            suit(named, names),
            " zum Trumpf."
        ),
        Event::Played {
            seat,
            card: played,
            announced: None,
        } => join!(does(seat, "spielst", "spielt"), card(played, names), "."),
        Event::Played {
            seat,
            card: played,
            announced: Some(worth),
        } => join!(
            does(seat, "meldest", "meldet"),
            worth.to_string(),
            verb(context.person(seat), " und spielst ", " und spielt ", " und spielen "),
            card(played, names),
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
        } => join!(does(seat, "ziehst", "zieht"), the_card(drawn, names), "."),
        Event::Drew { seat, card: None } => join!(does(seat, "ziehst", "zieht"), "eine Karte."),
        Event::Robbed { seat, taken, given } => join!(
            does(seat, "raubst", "raubt"),
            the_card(taken, names),
            " mit ",
            dative(given.rank(), names),
            "."
        ),
        Event::Covered(seat) => join!(does(seat, "deckst", "deckt"), "den Talon."),
        Event::WentOut { seat, meld, card } => {
            let says = if context.thousand() { "Tausend an" } else { "Aus" };
            let mut text = match (meld, card) {
                (Some((_, worth)), _) => join!(
                    does(seat, "meldest", "meldet"),
                    worth.to_string(),
                    " und "
                ),
                (None, Some(shown)) => join!(
                    does(seat, "zeigst", "zeigt"),
                    the_card(shown, names),
                    " und "
                ),
                (None, None) => return join!(does(seat, "sagst", "sagt"), says, "."),
            };
            text.push_str(verb(context.person(seat), "sagst ", "sagt ", "sagen "));
            text.push_str(says);
            ended(text)
        }
        Event::Announced(seat, suit_of, worth) => join!(
            does(seat, "meldest", "meldet"),
            worth.to_string(),
            " in ",
            suit(suit_of, names),
            "."
        ),
        Event::Passed(seat) => ended(does(seat, "verzichtest", "verzichtet")),
        Event::TalonTurned(seat, turned) => join!(
            does(seat, "deckst", "deckt"),
            the_card(turned, names),
            " auf: ",
            trumps(turned.suit(), names),
            "."
        ),
        Event::Marked(seat, points, mark) => marked(context.person(seat), points, mark, names),
        Event::NewDeal(seat) if context.rules.game == Game::Penneech => {
            join!(does(seat, "verlangst", "verlangt"), "neue Karten.")
        }
        Event::NewDeal(_) => "Es wird neu gegeben.".into(),
        Event::LiftedTwo(seat) => {
            join!(does(seat, "ziehst", "zieht"), "zwei Karten auf einmal.")
        }
        Event::Offended(..) | Event::Ended(_) => String::new(),
    }
}

fn ended(mut text: String) -> String {
    text.truncate(text.trim_end().len());
    text.push('.');
    text
}

fn taken(person: Person, points: Option<u8>, bonus: u8) -> String {
    let takes = verb(person, " nimmst ", " nimmt ", " nehmen ");
    let points = points.map(|points| labels::card_points(points.into()));
    let what = match (points, bonus) {
        (None, 0) => "den Stich".into(),
        (Some(points), 0) => join!("den Stich, ", points),
        (None, _) => "den letzten Stich und zehn Augen extra".into(),
        (Some(points), _) => join!("den letzten Stich, ", points, " und zehn extra"),
    };
    join!(starts(person), takes, what, ".")
}

fn marked(person: Person, points: u16, mark: Mark, names: CardNames) -> String {
    let marks = join!(
        starts(person),
        verb(person, " steckst ", " steckt ", " stecken "),
        points.to_string()
    );
    match mark {
        Mark::TurnedUp(turned) if points == 14 => {
            join!(
                "Penneech! ",
                marks,
                " für ",
                the_card(turned, names),
                "."
            )
        }
        Mark::TurnedUp(scoring) | Mark::Scored(scoring) => {
            join!(marks, " für ", the_card(scoring, names), ".")
        }
        Mark::Tricks => join!(marks, " für die Stiche."),
        Mark::Offence => join!(marks, " für den Regelverstoß."),
    }
}

pub(in crate::i18n) fn deals(dealer: Person) -> String {
    join!(starts(dealer), verb(dealer, " gibst.", " gibt.", " geben."))
}

pub(in crate::i18n) fn prompt(prompt: Prompt, names: CardNames) -> String {
    let text = match prompt {
        Prompt::Lead { own_trick, brings, .. } => {
            let lead = if own_trick {
                "Dein Stich, du spielst aus."
            } else {
                "Du spielst aus."
            };
            return match brings {
                Some((least, best)) => {
                    let queen = rank(Rank::Queen, names);
                    let least = if least < best {
                        join!(least.to_string(), " oder ")
                    } else {
                        String::new()
                    };
                    join!(lead, " König und ", queen, " bringen ", least, best.to_string(), ".")
                }
                None => lead.into(),
            };
        }
        Prompt::Claim { points, with_marriage: true } => {
            return join!("Mit dem Paar hast du ", points.to_string(), ": Sag Aus!");
        }
        Prompt::Claim { points, .. } => return join!(labels::card_points(points), ": Sag Aus!"),
        Prompt::Waiting(person) => {
            return join!(
                starts(person),
                verb(person, " bist dran.", " überlegt.", " überlegen.")
            );
        }
        Prompt::Follow { .. } => super::strings::your_turn,
        Prompt::Draw { may_cover: true, may_rob: true } => "Dein Stich: Ziehen, decken oder rauben?",
        Prompt::Draw { may_cover: true, .. } => "Dein Stich: Ziehen oder vorher decken?",
        Prompt::Draw { may_rob: true, .. } => "Dein Stich: Ziehen oder vorher rauben?",
        Prompt::Draw { .. } | Prompt::ConfirmCover { .. } | Prompt::ConfirmOut { .. } => "Dein Stich, du ziehst.",
        Prompt::RobAfterCover => "Willst du noch rauben?",
        Prompt::NameTrump { .. } => "Welche Farbe wird Trumpf?",
        Prompt::Announce => "Willst du melden?",
        Prompt::DemandNewDeal => "Kein Ass, kein Bild: Willst du neue Karten?",
    };
    text.into()
}

/// Ob wirklich mit so vielen Augen, die zu sehen sind.
pub(in crate::i18n) fn confirm_out_with(claimed: ClaimedPoints) -> String {
    let (only, result) = if claimed.suffice { ("", "") } else { ("nur ", " Damit ist das Spiel verloren.") };
    join!("Aus sagen mit ", only, labels::card_points(claimed.points), "?", result)
}

/// Eine Meldung, die noch nicht zählt.
pub(in crate::i18n) fn counts_later(who: Person, worth: u8) -> String {
    let whose = match who {
        Person::Computer(opponent) => {
            let name = opponent.first_name();
            let ending = if name.ends_with(['s', 'z']) { "’" } else { "s" };
            join!(name, ending)
        }
        _ => "Die".into(),
    };
    join!(whose, " ", worth.to_string(), " zählen erst mit einem Stich.")
}

/// Wessen die aufgedeckte Karte ist, wo alle Karten ausgeteilt sind.
pub(in crate::i18n) fn dealers_card(dealer: Person) -> String {
    join!("Die Trumpfkarte gehört ", to(dealer), ".")
}

pub(in crate::i18n) fn in_trick(number: u8, line: &str) -> String {
    join!(number.to_string(), ". Stich: ", line)
}
