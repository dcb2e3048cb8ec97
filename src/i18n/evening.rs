//! An evening of matches against the four friends.

use super::hints::fill;
use super::{Person, Words};
use sechsundsechzig_bots::Opponent;

impl Words {
    /// On the button after an evening's match against this friend: "Zum Zwischenstand".
    #[must_use]
    pub const fn evening_on(self, played: Opponent) -> &'static str {
        match played {
            Opponent::Froehlich => self.evening_result(),
            _ => self.evening_standings(),
        }
    }

    /// Over the table, while the match against this friend is played: "Stammtisch: Partie 3 von 4".
    #[must_use]
    pub fn evening_match_number(self, opponent: Opponent) -> String {
        let number = (opponent as usize + 1).to_string();
        fill(say!(self, evening::NUMBER), &[number])
    }

    /// Under the heading, while the match of this number is next or under way: "Du bist bei der dritten."
    #[must_use]
    pub fn evening_round(self, number: usize) -> String {
        let number = say!(self, evening::ORDINALS).get(number.saturating_sub(1));
        let number = number.copied().unwrap_or_default().to_owned();
        fill(say!(self, evening::ROUND), &[number])
    }

    /// How a match ended: "Gewonnen in fünf Spielen, mit Hilfe".
    #[must_use]
    pub fn evening_match(self, is_won: bool, deals: u16, practice: bool) -> String {
        let template = match (is_won, deals) {
            (true, 1) => say!(self, evening::WON_IN_ONE),
            (true, _) => say!(self, evening::WON_IN),
            (false, 1) => say!(self, evening::LOST_IN_ONE),
            (false, _) => say!(self, evening::LOST_IN),
        };
        let word = say!(self, evening::NUMBERS).get(usize::from(deals));
        let number = word.map_or_else(|| deals.to_string(), |word| (*word).to_owned());
        let help = if practice {
            say!(self, evening::WITH_HELP)
        } else {
            ""
        };
        join!(fill(template, &[number]), help)
    }

    /// Since when a match has been under way: so many days ago, this date, so many minutes after midnight.
    #[must_use]
    pub fn evening_since(self, days_ago: u32, date: &str, minutes: u32) -> String {
        let day = match days_ago {
            0 => say!(self, evening::TODAY).to_owned(),
            1 => say!(self, evening::YESTERDAY).to_owned(),
            _ => fill(say!(self, evening::ON_DAY), &[date.to_owned()]),
        };
        let time = say!(self, evening::time(minutes / 60, minutes % 60));
        fill(say!(self, evening::SINCE), &[day, time])
    }

    /// When a friend will be played, this many matches after the next.
    #[must_use]
    pub const fn evening_turn(self, opponent: Opponent, is_next: bool) -> &'static str {
        match opponent {
            _ if is_next => say!(self, evening::IS_NEXT),
            Opponent::Froehlich => say!(self, evening::IS_LAST),
            _ => say!(self, evening::IS_LATER),
        }
    }

    /// On the button that begins the match against this friend, or goes on with it.
    #[must_use]
    pub fn evening_play(self, opponent: Opponent, is_under_way: bool) -> String {
        let template = if is_under_way {
            say!(self, evening::PLAY_ON)
        } else {
            say!(self, evening::PLAY)
        };
        fill(template, &[opponent.first_name().to_owned()])
    }

    /// How long the matches are: "Bis 7".
    #[must_use]
    pub fn evening_length(self, is_short: bool, target: u16) -> String {
        let template = if is_short {
            say!(self, evening::SHORT)
        } else {
            say!(self, evening::FULL)
        };
        fill(template, &[target.to_string()])
    }

    /// Who has won the evening; nobody is the player.
    #[must_use]
    pub fn evening_won(self, winner: Option<Opponent>) -> String {
        match winner {
            None => say!(self, evening::YOU_WIN).to_owned(),
            Some(winner) => {
                let name = self.person(Person::Computer(winner));
                fill(say!(self, evening::WINS), &[name])
            }
        }
    }

    /// What the host says of it.
    #[must_use]
    pub const fn evening_toast(self, winner: Option<Opponent>) -> &'static str {
        match winner {
            None => say!(self, evening::TOAST_TO_YOU),
            Some(Opponent::Froehlich) => say!(self, evening::TOAST_OF_WINNER),
            Some(_) => say!(self, evening::TOAST),
        }
    }

    /// The player's place, from 1, and matches won: "Platz 2 für dich: 3 von 4 Partien gewonnen."
    #[must_use]
    pub fn evening_place(self, place: usize, won: u16) -> String {
        let word = say!(self, evening::PLACES).get(place.saturating_sub(1));
        let word = word.copied().unwrap_or_default().to_owned();
        fill(say!(self, evening::PLACE), &[word, won.to_string()])
    }
}
