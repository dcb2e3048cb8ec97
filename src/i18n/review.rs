//! The review of a deal, what each decision was worth, and what all deals add up to.

use super::hints::fill;
use super::{Person, Words, capitalised};
use sechsundsechzig_engine::cards::Card;
use sechsundsechzig_engine::deal::Action;
use sechsundsechzig_engine::rules::{Game, Rules};

impl Words {
    /// What was done, in a row of a list: "Herz-Zehn auf Pik-König", "Decken".
    #[must_use]
    pub fn decision(self, action: Action, led: Option<Card>, rules: &Rules) -> String {
        match action {
            Action::Play { card, meld, .. } => {
                let parts = [
                    self.card(card),
                    led.map_or_else(String::new, |led| self.card(led)),
                ];
                let template = match (meld, led) {
                    (true, _) => say!(self, review::LED_WITH_MARRIAGE),
                    (false, None) => say!(self, review::LED),
                    (false, Some(_)) => say!(self, review::FOLLOWED),
                };
                capitalised(&self.in_terms(fill(template, &parts)))
            }
            Action::NameTrump(suit) => {
                let suit = self.suit(suit).into();
                capitalised(&self.in_terms(fill(say!(self, review::TRUMPS_NAMED), &[suit])))
            }
            _ => capitalised(&self.advised(action, rules)),
        }
    }

    /// A move among others: "Pik-Ass", "Decken".
    #[must_use]
    pub fn move_name(self, action: Action, rules: &Rules) -> String {
        match action {
            Action::Play { trump: Some(_), .. } => capitalised(&self.advised(action, rules)),
            Action::Play { card, meld, .. } => {
                let card = capitalised(&self.card(card));
                match meld {
                    true => self.in_terms(fill(say!(self, review::WITH_MARRIAGE), &[card])),
                    false => card,
                }
            }
            _ => self.decision(action, None, rules),
        }
    }

    /// Which moves are worth as much as the best: "Ebenso gut: Pik-Bube und Karo-Neun."
    #[must_use]
    pub fn as_good(self, moves: &[String]) -> String {
        let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
        fill(say!(self, review::AS_GOOD), &[self.list(&moves)])
    }

    /// That the cards decided a deal in which the player began so far behind: "Es lag an den Karten: Schon vor deinem ersten Zug
    /// lagst du im Schnitt 1,3 Punkte zurück."
    #[must_use]
    pub fn cards_decided(self, game: Game, tenths: u32) -> String {
        let points = self.points_in_tenths(game, tenths);
        fill(say!(self, review::CARDS_DECIDED), &[points])
    }

    /// What was done, as a sentence: "Dein Zug: Karo-Bube ausgespielt."
    #[must_use]
    pub fn your_move(self, action: Action, led: Option<Card>, rules: &Rules) -> String {
        let done = ended(self.decision(action, led, rules));
        fill(say!(self, review::YOUR_MOVE), &[done])
    }

    /// What would have been better, as a sentence: "Besser: Aus sagen."
    #[must_use]
    pub fn better_move(self, action: Action, rules: &Rules) -> String {
        let advised = capitalised(&self.advised_sentence(action, rules));
        fill(say!(self, review::BETTER_MOVE), &[advised])
    }

    /// Why none of the moves is advised where all are worth the same.
    #[must_use]
    pub fn all_moves_alike(self) -> &'static str {
        say!(self, review::ALL_MOVES_ALIKE)
    }

    /// Tenths of a point, as numbers are written: "1,3", "1".
    #[must_use]
    pub fn tenths(self, tenths: u32) -> String {
        match tenths % 10 {
            0 => (tenths / 10).to_string(),
            _ => self.with_decimal(tenths),
        }
    }

    /// Tenths of a point with their decimal, so that a column of them is of one form: "1,3", "1,0".
    fn with_decimal(self, tenths: u32) -> String {
        let [whole, rest] = [tenths / 10, tenths % 10].map(|number| number.to_string());
        join!(whole, say!(self, review::DECIMAL), rest)
    }

    /// Tenths of a point with the unit in which this game is reckoned: "1,3 Punkte", "1 Punkt", "31,6 Augen".
    fn points_in_tenths(self, game: Game, tenths: u32) -> String {
        let unit = match (game, tenths) {
            (Game::Penneech, 10) => say!(self, review::ONE_PEG),
            (Game::Penneech, _) => say!(self, review::PEGS),
            (Game::FreeTrumps, 10) => return self.card_points_count(1),
            (Game::FreeTrumps, _) => say!(self, review::CARD_POINTS),
            (_, 10) => return self.points_count(1),
            _ => say!(self, review::POINTS),
        };
        fill(unit, &[self.tenths(tenths)])
    }

    /// Thousandths of a point as tenths with a sign: "+0,3", "−1", "0".
    #[must_use]
    pub fn signed_tenths(self, thousandths: i32) -> String {
        signed(thousandths, |tenths| self.tenths(tenths))
    }

    /// The same where such numbers stand in a column: "+0,3", "−1,0", "0,0".
    #[must_use]
    pub fn signed_tenths_aligned(self, thousandths: i32) -> String {
        signed(thousandths, |tenths| self.with_decimal(tenths))
    }

    /// What a deal says of its player: "Genauigkeit 87 % · Glück: +0,3". What the cards were worth is in thousandths of
    /// a point.
    #[must_use]
    pub fn deal_rating(self, accuracy: Option<u8>, luck: i32) -> String {
        let accuracy = accuracy
            .map(|share| join!(self.accuracy(), "\u{a0}", self.percent(share.into()), " · "));
        join!(
            accuracy.unwrap_or_default(),
            self.worth_of_cards(),
            "\u{a0}",
            self.signed_tenths(luck)
        )
    }

    /// What deals say of chance and of their player: "Glück +0,3 · Können −1,2", in thousandths of a point.
    #[must_use]
    pub fn divided(self, luck: i32, skill: i32) -> String {
        let [luck, skill] = [luck, skill].map(|points| self.signed_tenths(points));
        join!(
            self.luck(),
            "\u{a0}",
            luck,
            " · ",
            self.skill(),
            "\u{a0}",
            skill
        )
    }

    /// What a decision cost: "kostet 1,3 Punkte".
    #[must_use]
    pub fn costs(self, game: Game, tenths: u32) -> String {
        fill(
            say!(self, review::COSTS),
            &[self.points_in_tenths(game, tenths)],
        )
    }

    /// What the upper and the lower edge of the chart stand for: "1,5 Punkte für dich", "1,5 Punkte gegen dich".
    #[must_use]
    pub fn chart_edges(self, game: Game, tenths: u32) -> [String; 2] {
        let points = self.points_in_tenths(game, tenths);
        [self.good_for_you(), self.bad_for_you()].map(|whom| join!(points, " ", whom))
    }

    /// By how much the better move was: "Das wäre 1,3 Punkte mehr wert gewesen."
    #[must_use]
    pub fn worth_more(self, game: Game, tenths: u32) -> String {
        fill(
            say!(self, review::WORTH_MORE),
            &[self.points_in_tenths(game, tenths)],
        )
    }

    /// Heads the costliest decision of a deal that was not won: "Wendepunkt: dein 7. Zug".
    #[must_use]
    pub fn key_decision(self, number: usize) -> String {
        fill(say!(self, review::KEY_DECISION), &[number.to_string()])
    }

    /// Heads the same where the deal was won all the same: "Am teuersten: dein 7. Zug"
    #[must_use]
    pub fn costliest_decision(self, number: usize) -> String {
        fill(
            say!(self, review::COSTLIEST_DECISION),
            &[number.to_string()],
        )
    }

    /// Heads a wrong decision after which the deal went well: "Riskant, ging gut: dein 7. Zug".
    #[must_use]
    pub fn risky_decision(self, number: usize) -> String {
        fill(say!(self, review::RISKY_DECISION), &[number.to_string()])
    }

    /// Heads the costliest decision of a deal that might have decided the match, where points are not all that counts:
    /// "Nach Punkten am teuersten: dein 7. Zug"
    #[must_use]
    pub fn costliest_in_points(self, number: usize) -> String {
        fill(
            say!(self, review::COSTLIEST_IN_POINTS),
            &[number.to_string()],
        )
    }

    /// Heads the costliest decision of a deal in which chance cost more: "Dein teuerster Zug war der 7."
    #[must_use]
    pub fn costliest_beside_luck(self, number: usize) -> String {
        fill(
            say!(self, review::COSTLIEST_BESIDE_LUCK),
            &[number.to_string()],
        )
    }

    /// That chance cost most, after this move: "Am meisten ausgemacht hat das Pech nach deinem 5. Zug."
    #[must_use]
    pub fn bad_luck(self, number: usize) -> String {
        fill(say!(self, review::BAD_LUCK), &[number.to_string()])
    }

    /// How far a review is: "3 von 9 Zügen ausgewertet".
    #[must_use]
    pub fn reviewed(self, done: usize, all: usize) -> String {
        fill(
            say!(self, review::REVIEWED),
            &[done.to_string(), all.to_string()],
        )
    }

    /// Against whom: "Gegen Hermen Kord".
    #[must_use]
    pub fn against(self, names: &str) -> String {
        fill(say!(self, review::AGAINST), &[names.to_owned()])
    }

    /// The chart in a sentence: "Züge: 7. Der teuerste war der 4. und kostete 1,3 Punkte."
    #[must_use]
    pub fn chart(self, game: Game, decisions: usize, costliest: Option<(usize, u32)>) -> String {
        let all = fill(say!(self, review::DECISIONS), &[decisions.to_string()]);
        match costliest {
            None => all,
            Some((number, tenths)) => {
                let parts = [number.to_string(), self.points_in_tenths(game, tenths)];
                join!(all, " ", fill(say!(self, review::COSTLIEST), &parts))
            }
        }
    }

    /// Whose knowledge a list shows: "Was wusste Hermen?"
    #[must_use]
    pub fn what_saw(self, who: Person) -> String {
        fill(say!(self, review::WHAT_SAW), &[self.person(who)])
    }

    /// How many cards somebody could not see: "Hermen wusste von 11 Karten nicht, wo sie lagen."
    #[must_use]
    pub fn not_seen(self, who: Person, cards: usize) -> String {
        let template = match cards {
            1 => say!(self, review::ONE_NOT_SEEN),
            _ => say!(self, review::NOT_SEEN),
        };
        fill(template, &[cards.to_string(), self.person(who)])
    }

    /// A move advised, as a sentence: "Spiel das Pik-Ass.", "Aus!"
    #[must_use]
    pub fn advised_sentence(self, action: Action, rules: &Rules) -> String {
        ended(self.advised(action, rules))
    }

    /// The best move if all cards lay open: "Mit offenen Karten: Spiel das Pik-Ass."
    #[must_use]
    pub fn with_open_cards(self, action: Action, rules: &Rules) -> String {
        fill(
            say!(self, review::WITH_OPEN_CARDS),
            &[self.advised_sentence(action, rules)],
        )
    }

    /// How many deals are still to be rated, of the last ones: "3 Spiele werden noch ausgewertet."
    #[must_use]
    pub fn deals_to_rate(self, deals: usize) -> String {
        let template = match deals {
            1 => say!(self, review::DEAL_TO_RATE),
            _ => say!(self, review::DEALS_TO_RATE),
        };
        fill(template, &[deals.to_string()])
    }

    /// Points added up: "Die letzten 30 Spiele: +14 Punkte".
    #[must_use]
    pub fn sum_of_deals(self, deals: usize, sum: i32) -> String {
        let template = match deals {
            1 => say!(self, review::SUM_OF_DEAL),
            _ => say!(self, review::SUM_OF_DEALS),
        };
        let sign = match sum {
            0 => "",
            1.. => "+",
            _ => "−",
        };
        let sum = self.points_count(sum.unsigned_abs() as u16);
        fill(template, &[deals.to_string(), join!(sign, sum)])
    }

    /// A chance: "62 %".
    #[must_use]
    pub fn percent(self, percent: u32) -> String {
        fill(say!(self, review::PERCENT), &[percent.to_string()])
    }
}

/// A text with a full stop, unless it has its own end.
pub(super) fn ended(mut text: String) -> String {
    if !text.ends_with(['.', '!', '?']) {
        text.push('.');
    }
    text
}

/// Thousandths rounded to tenths and written so, with their sign.
fn signed(thousandths: i32, write: impl Fn(u32) -> String) -> String {
    let tenths = (thousandths.unsigned_abs() + 50) / 100;
    let sign = match (tenths, thousandths) {
        (0, _) => "",
        (_, 0..) => "+",
        _ => "−",
    };
    join!(sign, write(tenths))
}
