//! Warum etwas nicht geht.

use super::cards::{rank, suit, the_trump_of_rank};
use sechsundsechzig_engine::cards::Rank;
use sechsundsechzig_engine::deal::Illegal;
use sechsundsechzig_engine::rules::{Follow, Game, MeldUntil, Rules};
use crate::i18n::CardNames;

pub(in crate::i18n) const RULE: &str = "Regel";

pub(in crate::i18n) fn refusal(why: Illegal, rules: &Rules, names: CardNames) -> String {
    let text = match why {
        Illegal::MustFollow(led)
            if rules.game == Game::Penneech && rules.follow == Follow::OrTrump =>
        {
            return join!("Auf ", suit(led, names), " gehört die Farbe oder Trumpf.");
        }
        Illegal::MustFollow(led) => return join!(suit(led, names), " muss bedient werden."),
        Illegal::MustHead(led) => return join!(suit(led, names), " muss überboten werden."),
        Illegal::MustTrump(trump) => {
            return join!("Du musst stechen: ", suit(trump, names), " ist Trumpf.");
        }
        Illegal::MustOvertrump(_) => "Du musst übertrumpfen.",
        Illegal::NoMarriage => {
            return join!(
                "Zum Melden brauchst du ",
                rank(Rank::King, names),
                " und ",
                rank(Rank::Queen, names),
                " einer Farbe."
            );
        }
        Illegal::RobNeedsLowestTrump => {
            let lowest = the_trump_of_rank(rules.pack.lowest_rank(), names);
            return join!("Zum Rauben brauchst du ", lowest, ".");
        }
        Illegal::RobOnlyWhenDrawn => {
            let lowest = the_trump_of_rank(rules.pack.lowest_rank(), names);
            return join!("Rauben kann nur, wer ", lowest, " eben gezogen hat.");
        }
        Illegal::RobTalonTooSmall => return in_talon("Rauben", rules.rob_min_talon),
        Illegal::CoverTalonTooSmall => return in_talon("Decken", rules.cover_min_talon),
        Illegal::MeldTooLate => match rules.meld_until {
            MeldUntil::TwoInTalon => {
                "Zum Melden müssen noch zwei Karten im Talon liegen."
            }
            _ => "Zum Melden ist es zu spät: Der Talon ist aufgebraucht.",
        },
        Illegal::OutNeedsTrick if rules.game == Game::FreeTrumps => {
            "Tausend sagst du nach einem eigenen Stich."
        }
        Illegal::Over => "Das Spiel ist aus.",
        Illegal::SittingOut => "Wer gibt, setzt dieses Spiel aus.",
        Illegal::NotInHand => "Diese Karte hast du nicht.",
        Illegal::NotNow => "Das geht jetzt nicht.",
        Illegal::DrawFirst => "Erst wird gezogen.",
        Illegal::NothingToDraw => "Gezogen wird nach einem Stich, solange der Talon offen ist.",
        Illegal::MeldOnlyOnLead => "Gemeldet wird beim Ausspielen.",
        Illegal::MeldTwice => "Dieses Paar ist schon gemeldet.",
        Illegal::MeldNeedsTrick => "Melden darfst du erst nach einem eigenen Stich.",
        Illegal::MeldWhenCovered => {
            "Nach dem Decken meldet nur, wer gedeckt hat, beim ersten Ausspielen mit voller Hand."
        }
        Illegal::MeldAfterLiftingTwo => {
            "Wer zwei Karten abgehoben hat, darf beim nächsten Ausspielen nicht melden."
        }
        Illegal::MeldNamesTrump => "Wer meldet, nennt dazu einen Trumpf.",
        Illegal::NeverRobbed => "In diesem Spiel wird nicht geraubt.",
        Illegal::RobNeedsTrick => "Rauben darfst du erst nach einem eigenen Stich.",
        Illegal::RobOnlyOnLead => "Rauben kann, wer ausspielt.",
        Illegal::RobTooLate => "Zum Rauben ist es zu spät: Der Talon ist zu.",
        Illegal::RobAfterDrawing => "Erst wird gezogen, dann geraubt.",
        Illegal::NeverCovered => "In diesem Spiel wird nicht gedeckt.",
        Illegal::CoverOnlyOnLead => "Decken kann, wer ausspielt.",
        Illegal::CoverNeedsTrick => "Decken kann, wer eben einen Stich gemacht hat.",
        Illegal::CoverTooLate => "Zum Decken liegt kein offener Talon mehr da.",
        Illegal::CoverAfterDrawing => "Erst wird gezogen, dann gedeckt.",
        Illegal::NeverOut => "In diesem Spiel sagt keiner Aus.",
        Illegal::AlwaysPlayedOut => "Hier wird jedes Spiel zu Ende gespielt.",
        Illegal::AnnouncedBeforeLead => "Gemeldet wird hier vor dem Ausspielen.",
        Illegal::OutNeedsTrick => "Aus sagst du nach einem eigenen Stich.",
        Illegal::OutOnlyOnLead => "Aus sagt, wer ausspielt.",
        Illegal::OutWithoutMeld => "Wer tausend ansagt, meldet dabei nichts.",
        Illegal::OutWithBeatableCard => {
            "Vorweg zählt nur der höchste Trumpf, der noch im Spiel ist."
        }
        Illegal::NoTrumpToName => "Einen Trumpf nennst du jetzt nicht.",
        Illegal::TrumpFirst => "Erst wird Trumpf genannt.",
        Illegal::MustNameTrump => "Vorhand muss Trumpf nennen.",
        Illegal::RedealNeedsBlankHand => {
            "Neue Karten verlangst du nur ohne Ass, König, Dame und Bube."
        }
        Illegal::NothingToDecline => "Hier gibt es nichts auszuschlagen.",
        Illegal::AnswerFirst => "Erst musst du antworten.",
        Illegal::OlderTricks => "Nachsehen darfst du nur den letzten Stich.",
        Illegal::OneCardEach => "Jeder zieht nur eine Karte.",
    };
    text.into()
}

fn in_talon(what: &str, number: u8) -> String {
    let lie = if number == 1 { " muss noch " } else { " müssen noch " };
    let cards = super::labels::cards(number);
    join!("Zum ", what, lie, cards, " im Talon liegen.")
}
