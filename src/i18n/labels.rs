//! Names of what lies on the table, with its state: what a screen reader says.

use super::{Person, Words};
use sechsundsechzig_engine::cards::{Card, CardSet, Rank, Suit};
use sechsundsechzig_engine::deal::Illegal;
use sechsundsechzig_engine::games::sixty_six::OUT;
use sechsundsechzig_engine::rules::Rules;

/// Why something cannot be done now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unavailable {
    /// The other player is to act, or something still moves.
    NotYourTurn,
    /// The rules forbid it.
    Refused(Illegal),
}

/// A card of the reader's hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HandCardLabel {
    /// The card.
    pub card: Card,
    /// Why it cannot be played now, if so.
    pub why: Option<Unavailable>,
    /// What the marriage it belongs to would bring if it were announced with this card.
    pub brings: Option<u16>,
    /// Whether it is a trump.
    pub trump: bool,
    /// Its place in the hand, from 1.
    pub place: u8,
    /// How many cards the hand has.
    pub of: u8,
}

/// The talon as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TalonLabel {
    /// So many cards, the turned-up one included.
    Open(u8, Card),
    /// So many cards, none of them turned up.
    Unturned(u8),
    /// Covered, with so many cards.
    Covered(u8),
    /// Used up.
    Gone,
}

const fn singular_or_plural(number: u32, one: &'static str, others: &'static str) -> &'static str {
    if number == 1 { one } else { others }
}

impl Words {
    /// A card of the hand: "Herz-König, spielbar, bringt 40, Karte 3 von 6".
    #[must_use]
    pub fn hand_card(self, card: &HandCardLabel, rules: &Rules) -> String {
        let state = match card.why {
            None => join!(", ", say!(self, labels::PLAYABLE)),
            Some(Unavailable::NotYourTurn) => String::new(),
            Some(Unavailable::Refused(why)) => {
                let reason = self.refusal(why, rules, CardSet::EMPTY);
                join!(
                    ", ",
                    say!(self, labels::NOT_PLAYABLE),
                    ": ",
                    reason.trim_end_matches('.')
                )
            }
        };
        let trump = if card.trump {
            join!(", ", self.in_terms(say!(self, labels::TRUMP).into()))
        } else {
            String::new()
        };
        let brings = match card.brings {
            Some(value) => join!(", ", say!(self, labels::brings(value))),
            None => String::new(),
        };
        let place = say!(self, labels::place(card.place, card.of));
        join!(
            self.card_label(card.card),
            trump,
            state,
            brings,
            ", ",
            place
        )
    }

    /// The hand as a group: "Deine Hand, 6 Karten".
    #[must_use]
    pub fn hand(self, cards: u8) -> String {
        say!(self, labels::hand(cards))
    }

    /// A seat: "Hermen Kord: 6 Karten, 1 Stich".
    #[must_use]
    pub fn seat(self, person: Person, cards: u8, tricks: u16) -> String {
        join!(
            self.full_name(person),
            ": ",
            self.cards_count(cards),
            ", ",
            self.tricks_count(tricks)
        )
    }

    /// "6 Karten", "1 Karte".
    #[must_use]
    pub fn cards_count(self, cards: u8) -> String {
        say!(self, labels::cards(cards))
    }

    /// Under a number of deals.
    #[must_use]
    pub const fn deals_label(self, deals: u32) -> &'static str {
        singular_or_plural(deals, self.deal(), self.deals_played())
    }

    /// Under a number of matches won.
    #[must_use]
    pub const fn matches_won_label(self, matches: u32) -> &'static str {
        singular_or_plural(matches, self.one_match_won(), self.matches_won())
    }

    /// Under a number of matches lost.
    #[must_use]
    pub const fn matches_lost_label(self, matches: u32) -> &'static str {
        singular_or_plural(matches, self.one_match_lost(), self.matches_lost())
    }

    /// Leads to all paused matches: "Alle unterbrochenen Partien (8)".
    #[must_use]
    pub fn all_paused(self, matches: usize) -> String {
        join!(
            say!(self, labels::ALL_PAUSED),
            " (",
            matches.to_string(),
            ")"
        )
    }

    /// "kein Stich", "1 Stich", "2 Stiche".
    #[must_use]
    pub fn tricks_count(self, tricks: u16) -> String {
        say!(self, labels::tricks(tricks))
    }

    /// What a side has won for all to see: "2 Stiche + 20" with a marriage that counts.
    #[must_use]
    pub fn tricks_and_melds(self, tricks: u16, melds: u16) -> String {
        let tricks = self.tricks_count(tricks);
        match melds {
            0 => tricks,
            _ => join!(tricks, "\u{a0}+\u{a0}", melds.to_string()),
        }
    }

    /// Card points: "27 Augen".
    #[must_use]
    pub fn card_points_count(self, points: u16) -> String {
        say!(self, labels::card_points(points))
    }

    /// Card points still to be won: "noch 40 bis 66".
    #[must_use]
    pub fn short_of_66(self, points: u16) -> Option<String> {
        let short = OUT.checked_sub(points).filter(|short| *short > 0)?;
        Some(say!(self, labels::short_of_66(short)))
    }

    /// What marriages will count with the first trick: "20 gemeldet".
    #[must_use]
    pub fn melds_ahead(self, points: u16) -> String {
        self.in_terms([&*points.to_string(), say!(self, labels::AHEAD)].concat())
    }

    /// Points towards the match: "1 Punkt", "2 Punkte".
    #[must_use]
    pub fn points_count(self, points: u16) -> String {
        say!(self, labels::points(points))
    }

    /// The talon: "Talon: 8 Karten, aufgedeckt Herz-Zehn".
    #[must_use]
    pub fn talon_label(self, talon: TalonLabel, trump: Option<Suit>) -> String {
        let lies = self.in_terms(say!(self, labels::talon(talon, self.cards)));
        match (talon, trump) {
            (TalonLabel::Open(..), _) => lies,
            (_, Some(suit)) => join!(lies, ". ", self.trumps(suit)),
            (_, None) => join!(lies, ". ", self.no_trump_yet()),
        }
    }

    /// The talon of Penneech: "Talon: 37 Karten, aufgedeckt Karo-Dame. Karo ist Trumpf".
    #[must_use]
    pub fn penneech_talon(self, cards: u8, turned: Card) -> String {
        let lies = say!(self, labels::turned_up(cards, turned, self.cards));
        join!(lies, ". ", self.trumps(turned.suit()))
    }

    /// The score card of one side: "Du: 6 von 7 Punkten".
    #[must_use]
    pub fn score_card(self, person: Person, points: u16, target: u16) -> String {
        say!(
            self,
            labels::score_card(&self.full_name(person), points, target)
        )
    }

    /// The whole score in one line: "Du 6, Hermen Kord 2. Bummerl: Du 1, Hermen Kord 2."
    #[must_use]
    pub fn score_line(self, sides: &[(Person, u16, u16)]) -> String {
        let points = self.listed(sides, |side| side.1);
        let bummerl = self.listed(sides, |side| side.2);
        join!(points, ". ", self.bummerl(), ": ", bummerl, ".")
    }

    /// The peg board: "Steckbrett mit 61 Löchern: Du 38, Hermen Kord 29".
    #[must_use]
    pub fn peg_board(self, holes: u16, sides: &[(Person, u16, u16)]) -> String {
        let marks = self.listed(sides, |side| side.1);
        join!(say!(self, labels::peg_board(holes)), ": ", marks)
    }

    /// Card points as the player may see them: "Augen: Du 27, Hermen Kord 14."
    #[must_use]
    pub fn points_line(self, sides: &[(Person, u16, u16)]) -> String {
        let counts = self.listed(sides, |side| side.1);
        join!(self.points(), ": ", counts, ".")
    }

    fn listed(
        self,
        sides: &[(Person, u16, u16)],
        number: fn(&(Person, u16, u16)) -> u16,
    ) -> String {
        let mut text = String::new();
        for side in sides {
            if !text.is_empty() {
                text.push_str(", ");
            }
            text.push_str(&self.full_name(side.0));
            text.push(' ');
            text.push_str(&number(side).to_string());
        }
        text
    }

    /// Deals that nobody won: "2 unentschieden".
    #[must_use]
    pub fn ties(self, number: u32) -> String {
        say!(self, labels::ties(number))
    }

    /// A record against an opponent: "18 gewonnen, 4 verloren".
    #[must_use]
    pub fn won_and_lost(self, won: u16, lost: u16) -> String {
        say!(self, labels::won_and_lost(won, lost))
    }

    /// Beside the strongest friend beaten: whether in a match or in a deal.
    #[must_use]
    pub fn strongest_beaten(self, in_match: bool) -> &'static str {
        say!(self, labels::strongest_beaten(in_match))
    }

    /// How many cards a game is played with, the lowest one named: "24 Karten, ab der Neun".
    #[must_use]
    pub fn pack(self, cards: usize, lowest: Rank) -> String {
        say!(self, labels::pack(cards, lowest, self.cards))
    }

    /// Things in a row: "deine Partie, deine Statistik und deine Einstellungen".
    #[must_use]
    pub fn list(self, things: &[&str]) -> String {
        match things {
            [] => String::new(),
            [one] => (*one).into(),
            [first @ .., last] => join!(first.join(", "), say!(self, labels::AND), last),
        }
    }

    /// Beside a marriage laid open: "Du meldest", "Hermen meldet".
    #[must_use]
    pub fn announces(self, person: Person) -> String {
        if self.schnapsen {
            super::de::schnapsen::announces(person)
        } else {
            say!(self, labels::announces(person))
        }
    }

    /// Over a peg board: "bis 61".
    #[must_use]
    pub fn up_to(self, target: u16) -> String {
        say!(self, labels::up_to(target))
    }

    /// Where a match has a set number of deals: "Spiel 2 von 5".
    #[must_use]
    pub fn deal_of(self, number: u32, of: u32) -> String {
        let (number, of) = (number.to_string(), of.to_string());
        say!(self, labels::deal_of(&number, &of))
    }

    /// A button that announces this marriage: "Herz 40 melden".
    #[must_use]
    pub fn announce_marriage(self, suit: Suit, worth: u8) -> String {
        let suit = self.suit_label(suit);
        say!(self, labels::announce_marriage(&suit, &worth.to_string()))
    }

    /// The marriage itself: "König und Dame in Herz".
    #[must_use]
    pub fn marriage(self, suit: Suit) -> String {
        let (king, queen) = (self.rank(Rank::King), self.rank(Rank::Queen));
        say!(self, labels::marriage(self.suit(suit), king, queen))
    }

    /// The claim with this marriage and what that is worth: "Aus mit König und Dame in Herz (40)".
    #[must_use]
    pub fn claim_with_marriage(self, suit: Suit, worth: u16) -> String {
        let worth = worth.to_string();
        join!(
            self.claim_with(),
            " ",
            self.marriage(suit),
            " (",
            worth,
            ")"
        )
    }
}
