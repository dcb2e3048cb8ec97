//! Warum etwas nicht geht, und was stattdessen geht.

use super::cards::{rank, suit, the_trump_of_rank};
use super::people::{starts, verb};
use super::strings::skip_deal;
use sechsundsechzig_engine::cards::Rank;
use sechsundsechzig_engine::deal::Illegal;
use sechsundsechzig_engine::rules::{Game, MeldUntil, Rules};
use crate::i18n::{CardNames, Person};

pub(in crate::i18n) const RULE: &str = "Regel";
pub(in crate::i18n) const AS_YOU_CANNOT_FOLLOW: &str = ", da du nicht bedienen kannst";
pub(in crate::i18n) const YOU_MAY_PLAY: &str = ": Spielen darfst du ";

pub(in crate::i18n) fn refusal(why: Illegal, rules: &Rules, names: CardNames) -> String {
    let lowest = || the_trump_of_rank(rules.pack.lowest_rank(), names);
    let text = match why {
        Illegal::MustFollowOrTrump(led) => {
            return join!("Bediene ", suit(led, names), " oder trumpfe.");
        }
        Illegal::MustFollow(led) => return join!("Bediene ", suit(led, names), "."),
        Illegal::MustHead(led) => return join!("Du musst mit ", suit(led, names), " überstechen."),
        Illegal::MustTrump(trump) => return join!("Trumpfe mit ", suit(trump, names), "."),
        Illegal::MustOvertrump(trump) => {
            return join!("Übertrumpfe mit ", suit(trump, names), ".");
        }
        Illegal::NoMarriage => {
            return join!(
                "Zum Melden brauchst du ",
                rank(Rank::King, names),
                " und ",
                rank(Rank::Queen, names),
                " einer Farbe: Spiel ohne Meldung."
            );
        }
        Illegal::RobNeedsLowestTrump => return join!("Zum Rauben brauchst du ", lowest(), ": Spiel weiter."),
        Illegal::RobOnlyWhenDrawn => {
            return join!("Rauben kannst du nur, wenn du eben ", lowest(), " gezogen hast: Spiel weiter.");
        }
        Illegal::RobTalonTooSmall => return in_talon("Rauben", rules.rob_min_talon),
        Illegal::CoverTalonTooSmall => return in_talon("Decken", rules.cover_min_talon),
        Illegal::MeldTooLate if rules.meld_until == MeldUntil::TwoInTalon => {
            return in_talon("Melden", 2);
        }
        Illegal::MeldTooLate => "Der Talon ist aufgebraucht: Spiel ohne Meldung.",
        Illegal::OutNeedsTrick if rules.game == Game::FreeTrumps => {
            "Tausend ansagen darfst du nur direkt nach einem eigenen Stich: Spiel eine Karte."
        }
        Illegal::Over => "Das Spiel ist zu Ende: Weiter mit dem nächsten.",
        Illegal::SittingOut => {
            return join!("Du gibst und setzt dieses Spiel aus: Sieh zu oder wähle „", skip_deal, "“.");
        }
        Illegal::NotInHand => "Diese Karte hast du nicht: Spiel eine aus deiner Hand.",
        Illegal::NotNow => "Das geht jetzt nicht: Spiel eine Karte oder nimm einen der Knöpfe.",
        Illegal::DrawFirst => "Zieh zuerst: Nimm eine Karte vom Talon.",
        Illegal::NothingToDraw => "Gezogen wird nach einem Stich, solange der Talon nicht gedeckt ist: Spiel eine Karte.",
        Illegal::MeldOnlyOnLead => "Melden kannst du nur, wenn du ausspielst: Spiel ohne Meldung.",
        Illegal::MeldTwice => "Dieses Paar ist schon gemeldet: Spiel ohne Meldung.",
        Illegal::MeldNeedsTrick => "Mach erst einen Stich, dann kannst du melden.",
        Illegal::MeldWhenCovered => "Der Talon ist gedeckt: Spiel ohne Meldung.",
        Illegal::MeldAfterLiftingTwo => {
            "Du hast zwei Karten gezogen: Spiel diesmal ohne Meldung aus."
        }
        Illegal::MeldNamesTrump => "Mit der Meldung nennst du den Trumpf: Such eine Farbe aus.",
        Illegal::NeverRobbed => "In dieser Spielart wird nicht geraubt: Spiel eine Karte.",
        Illegal::RobNeedsTrick => "Mach erst einen Stich, dann kannst du rauben.",
        Illegal::RobOnlyOnLead => "Rauben kannst du nur, wenn du ausspielst: Spiel eine Karte.",
        Illegal::RobTooLate | Illegal::CoverTooLate => "Der Talon ist gedeckt oder aufgebraucht: Spiel eine Karte.",
        Illegal::RobAfterDrawing => "Vor dem Ziehen darfst du nicht rauben: Zieh erst eine Karte.",
        Illegal::NeverCovered => "In dieser Spielart wird nicht gedeckt: Spiel eine Karte.",
        Illegal::CoverOnlyOnLead => "Decken kannst du nur, wenn du ausspielst: Spiel eine Karte.",
        Illegal::CoverNeedsTrick => "Mach erst einen Stich, dann kannst du decken.",
        Illegal::CoverAfterDrawing => "Vor dem Ziehen darfst du nicht decken: Zieh erst eine Karte.",
        Illegal::NeverOut => "In dieser Spielart sagt niemand Aus: Spiel eine Karte.",
        Illegal::AlwaysPlayedOut => "Hier wird jedes Spiel zu Ende gespielt: Spiel eine Karte.",
        Illegal::AnnouncedBeforeLead => "Melden kannst du hier nur, bevor deine Seite ausspielt: Spiel ohne Meldung.",
        Illegal::OutNeedsTrick => "Aus sagen darfst du nur direkt nach einem eigenen Stich: Spiel eine Karte.",
        Illegal::OutOnlyOnLead => "Aus sagen darfst du nur, wenn du ausspielst: Spiel eine Karte.",
        Illegal::OutWithoutMeld => "Zur Ansage von Tausend gehört keine Meldung: Sag nur Tausend an.",
        Illegal::OutWithBeatableCard => {
            "Vorzeigen kannst du nur den höchsten Trumpf, der noch im Spiel ist: Spiel eine Karte."
        }
        Illegal::NoTrumpToName => "Trumpf nennen geht jetzt nicht: Spiel eine Karte.",
        Illegal::TrumpFirst => "Nenn erst den Trumpf: Such eine Farbe aus.",
        Illegal::MustNameTrump => "Du musst einen Trumpf nennen: Such eine Farbe aus.",
        Illegal::RedealNeedsBlankHand => {
            "Neue Karten gibt es nur ohne #1, #2, #3 und #4: Spiel mit deinen Karten."
        }
        Illegal::NothingToDecline => "Verzichten geht jetzt nicht: Spiel eine Karte.",
        Illegal::AnswerFirst => "Du bist noch etwas gefragt: Antworte erst, dann geht es weiter.",
        Illegal::OlderTricks => "Ansehen darfst du nur den letzten Stich.",
        Illegal::OneCardEach => "Jeder zieht nur eine Karte: Lass die zweite liegen.",
    };
    text.into()
}

fn in_talon(what: &str, number: u8) -> String {
    let lie = if number == 1 { "müsste" } else { "müssten" };
    let cards = super::labels::cards(number);
    join!("Zum ", what, " ", lie, " im Talon noch mindestens ", cards, " liegen: Spiel eine Karte.")
}

pub(in crate::i18n) fn offence(who: Person, why: Illegal, names: CardNames) -> String {
    let did = match why {
        Illegal::MustFollow(led) | Illegal::MustFollowOrTrump(led) => join!(suit(led, names), " nicht bedient."),
        Illegal::MustHead(led) => join!("in ", suit(led, names), " nicht überstochen."),
        Illegal::MustTrump(_) => "nicht getrumpft.".into(),
        Illegal::MustOvertrump(_) => "nicht übertrumpft.".into(),
        Illegal::DrawFirst => "nicht gezogen.".into(),
        Illegal::OneCardEach => "zwei Karten gezogen.".into(),
        Illegal::OlderTricks => "alte Stiche angesehen.".into(),
        _ => "gegen die Regeln gespielt.".into(),
    };
    join!(starts(who), verb(who, " hast ", " hat ", " haben "), did)
}

pub(in crate::i18n) fn you_still_have(the_card: &str) -> String {
    join!("Du hast noch ", the_card, ".")
}
