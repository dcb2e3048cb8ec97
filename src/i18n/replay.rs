//! Deals that are watched, and played again after somebody else.

use super::Words;
use super::hints::fill;

impl Words {
    /// Where in a deal one is: "Zug 5 von 30", "Vor dem ersten Zug".
    #[must_use]
    pub fn replay_place(self, at: usize, of: usize) -> String {
        match at {
            0 => say!(self, replay::BEFORE).into(),
            _ => fill(say!(self, replay::PLACE), &[at.to_string(), of.to_string()]),
        }
    }

    /// Points towards the match, won or lost: "3 Punkte", "−1 Punkt".
    #[must_use]
    pub fn balance(self, points: i32) -> String {
        let count = u16::try_from(points.unsigned_abs()).unwrap_or(u16::MAX);
        join!(self.minus(points), self.points_count(count))
    }

    fn minus(self, points: i32) -> &'static str {
        if points < 0 {
            say!(self, replay::MINUS)
        } else {
            ""
        }
    }

    /// What somebody sent: "Paderborner 66 gegen Hermen Kord. Zu schlagen: 3 Punkte."
    #[must_use]
    pub fn sent(self, game: &str, against: &str, points: i32) -> String {
        let (game, points) = (game.to_owned(), self.balance(points));
        match against {
            "" => fill(say!(self, replay::SENT_ALONE), &[game, points]),
            _ => fill(
                say!(self, replay::SENT),
                &[game, against.to_owned(), points],
            ),
        }
    }

    /// Both results of the same cards: "Du: 3 Punkte. Zu schlagen: 1."
    #[must_use]
    pub fn compared(self, own: i32, sent: i32) -> String {
        self.compared_as(self.you(), own, sent)
    }

    /// Both results of the same cards, told to whom they came from: "Ich: 3 Punkte. Zu schlagen: 1."
    #[must_use]
    pub fn compared_by_me(self, own: i32, sent: i32) -> String {
        self.compared_as(say!(self, replay::ME), own, sent)
    }

    fn compared_as(self, who: &str, own: i32, sent: i32) -> String {
        let sent = join!(self.minus(sent), sent.unsigned_abs().to_string());
        fill(
            say!(self, replay::COMPARED),
            &[who.to_owned(), self.balance(own), sent],
        )
    }

    /// What came of such a comparison, in a sentence.
    #[must_use]
    pub const fn made(self, own: i32, sent: i32) -> &'static str {
        if own > sent {
            self.made_more()
        } else if own < sent {
            self.made_less()
        } else {
            self.made_the_same()
        }
    }

    /// How a deal ended, for others: words first, then the link.
    #[must_use]
    pub fn result_to_share(self, ended: &str, address: &str) -> String {
        let ended = ended.trim_end_matches('.').to_owned();
        fill(say!(self, replay::RESULT), &[ended, address.to_owned()])
    }
}
