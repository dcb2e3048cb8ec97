//! What the opponent's moves say about the opponent's hand: a player who did not announce, rob or take where
//! that was possible probably did not hold the cards for it.
//!
//! Only moves while the talon was open are weighed. Later the duty to follow proves which cards a player lacks, and
//! the table keeps track of that.

use sechsundsechzig_engine::cards::{Card, CardSet, Rank};
use sechsundsechzig_engine::deal::{Action, Observation, Seat, View};
use sechsundsechzig_engine::games::sixty_six::TwoHandedView;
use sechsundsechzig_engine::games::sixty_six::strict_play::beats;
use sechsundsechzig_engine::games::sixty_six::two_handed::Table;
use sechsundsechzig_engine::rules::{Game, MeldFrom, MeldUntil, Rob};

/// How much less likely a hand gets by a card that should have been played, robbed or announced.
mod weight {
    pub const KEPT_A_MARRIAGE: f32 = 0.1;
    pub const KEPT_THE_LOWEST_TRUMP: f32 = 0.2;
    pub const LET_A_FAT_CARD_GO: f32 = 0.25;
    pub const DID_NOT_TRUMP_A_FAT_CARD: f32 = 0.4;
    pub const DID_NOT_TAKE_WITH_A_FAT_CARD: f32 = 0.6;
    pub const THREW_A_DEARER_CARD: f32 = 0.7;
}

/// How likely it is that the opponent holds each hidden card and each hidden pair of king and queen, relative to chance
/// alone.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct OpponentModel {
    card: [f32; 64],
    pair: [f32; 4],
}

/// Something the opponent did not do, and how many cards the opponent had drawn by then.
struct Fact {
    draws: u32,
    about: About,
    weight: f32,
}

enum About {
    Cards(CardSet),
    Pairs,
}

impl OpponentModel {
    /// No inference: every card is as likely as chance makes it.
    pub const NONE: OpponentModel = OpponentModel {
        card: [1.0; 64],
        pair: [1.0; 4],
    };

    /// The likelihoods after all moves so far.
    pub fn of(seen: &Observation<TwoHandedView>) -> OpponentModel {
        let table = seen.view.table();
        let other = seen.view.seat().other();
        let hidden = u32::from(table.held[other.index()])
            .saturating_sub(table.known[other.index()].len() as u32);
        if hidden == 0 || !matches!(table.rules.game, Game::TwoHanded | Game::Rotating) {
            return OpponentModel::NONE;
        }
        let (facts, draws) = History::new(table, other).read(&seen.moves);
        let mut model = OpponentModel::NONE;
        for fact in facts {
            // A hidden card was there already unless it is one of those drawn since.
            let since = (draws - fact.draws).min(hidden);
            let there = (hidden - since) as f32 / hidden as f32;
            match fact.about {
                About::Cards(cards) => {
                    for card in cards {
                        model.card[card.index()] *= 1.0 - there * (1.0 - fact.weight);
                    }
                }
                About::Pairs => {
                    for pair in &mut model.pair {
                        *pair *= 1.0 - there * there * (1.0 - fact.weight);
                    }
                }
            }
        }
        model
    }

    /// The likelihood of these hidden cards, at most 1.
    pub fn plausibility(&self, hidden: CardSet) -> f32 {
        let mut plausible: f32 = hidden.iter().map(|card| self.card[card.index()]).product();
        for suit in super::count::marriages(hidden) {
            plausible *= self.pair[suit as usize];
        }
        plausible
    }
}

/// The deal so far, as far as it is needed to tell what the other player could have done.
struct History<'a> {
    table: &'a Table,
    other: Seat,
    led: Option<Card>,
    tricks: [u32; 2],
    talon: usize,
    draws: u32,
    facts: Vec<Fact>,
}

impl<'a> History<'a> {
    fn new(table: &'a Table, other: Seat) -> History<'a> {
        History {
            table,
            other,
            led: None,
            tricks: [0; 2],
            talon: table
                .rules
                .pack
                .card_count()
                .saturating_sub(2 * table.rules.packets.hand_size()),
            draws: 0,
            facts: Vec::new(),
        }
    }

    fn read(mut self, moves: &[(Seat, Action)]) -> (Vec<Fact>, u32) {
        for &(seat, action) in moves {
            if self.talon == 0 || action == Action::Cover {
                break;
            }
            if seat == self.other {
                self.could_have_robbed(action);
            }
            match action {
                Action::Play { card, meld, .. } => self.played(seat, card, meld),
                Action::Draw => {
                    self.talon = self.talon.saturating_sub(2);
                    self.draws += 1;
                }
                _ => {}
            }
        }
        (self.facts, self.draws)
    }

    fn played(&mut self, seat: Seat, card: Card, meld: bool) {
        let Some(led) = self.led.take() else {
            if seat == self.other && !meld {
                self.led_without_a_marriage(card);
            }
            self.led = Some(card);
            return;
        };
        if seat == self.other {
            self.followed(led, card);
        }
        let taken = beats(card, led, self.table.trump);
        let winner = if taken { seat } else { seat.other() };
        self.tricks[winner.index()] += 1;
    }

    fn note(&mut self, about: About, weight: f32) {
        self.facts.push(Fact {
            draws: self.draws,
            about,
            weight,
        });
    }

    /// 2.12 and 2.13, while the talon is open.
    fn led_without_a_marriage(&mut self, card: Card) {
        let rules = &self.table.rules;
        let early = rules.meld_from == MeldFrom::OwnTrick && self.tricks == [0, 0];
        let late = rules.meld_until == MeldUntil::TwoInTalon && self.talon < 2;
        if early || late {
            return;
        }
        self.note(About::Pairs, weight::KEPT_A_MARRIAGE);
        let couple = CardSet::marriage(card.suit());
        if couple.contains(card) {
            self.note(
                About::Cards(couple - CardSet::of(card)),
                weight::KEPT_A_MARRIAGE,
            );
        }
    }

    /// 2.15.
    fn could_have_robbed(&mut self, action: Action) {
        let rules = &self.table.rules;
        let leads = self.led.is_none();
        let may = match rules.rob {
            Rob::AfterOwnTrick => self.tricks[self.other.index()] > 0,
            Rob::OnLead => leads,
            Rob::OnLeadAfterTrick => leads && self.tricks != [0, 0],
            Rob::WhenDrawn | Rob::Never => false,
        };
        let too_early = action == Action::Draw && !rules.rob_before_draw;
        if !may
            || too_early
            || action == Action::Rob
            || self.talon < usize::from(rules.rob_min_talon)
        {
            return;
        }
        if let Some(lowest) = self.table.lowest_trump() {
            self.note(
                About::Cards(CardSet::of(lowest)),
                weight::KEPT_THE_LOWEST_TRUMP,
            );
        }
    }

    fn followed(&mut self, led: Card, card: Card) {
        let rules = &self.table.rules;
        let trump = self.table.trump;
        let pack = rules.pack.cards();
        let fat = |card: &Card| rules.card_points(*card) >= 10;
        let trumps = trump.map_or(CardSet::EMPTY, |suit| pack.of_suit(suit));
        let higher = pack.above(led);
        let taken = beats(card, led, trump);
        if fat(&led) {
            if !taken {
                self.note(About::Cards(higher), weight::LET_A_FAT_CARD_GO);
                self.note(
                    About::Cards(trumps - higher),
                    weight::DID_NOT_TRUMP_A_FAT_CARD,
                );
            } else if card.suit() != led.suit() {
                self.note(About::Cards(higher), weight::LET_A_FAT_CARD_GO);
            }
        } else if !taken && Some(led.suit()) != trump {
            let takers: CardSet = higher.iter().filter(fat).collect();
            self.note(About::Cards(takers), weight::DID_NOT_TAKE_WITH_A_FAT_CARD);
        }
        if !taken {
            let cheaper: CardSet = (pack - trumps)
                .iter()
                .filter(|kept| rules.card_points(*kept) < rules.card_points(card))
                .filter(|kept| !matches!(kept.rank(), Rank::King | Rank::Queen))
                .collect();
            self.note(About::Cards(cheaper), weight::THREW_A_DEARER_CARD);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{History, OpponentModel};
    use sechsundsechzig_engine::cards::{Card, CardSet, Suit};
    use sechsundsechzig_engine::deal::{
        Action, Deal, Observation, PerSide, Seat, Setup, View, shuffle,
    };
    use sechsundsechzig_engine::games::sixty_six::TwoHanded;
    use sechsundsechzig_engine::rules::{CheckedRules, Preset};

    fn deal() -> TwoHanded {
        deal_by(Preset::Paderborn.checked())
    }

    fn deal_by(rules: CheckedRules) -> TwoHanded {
        let setup = Setup {
            rules,
            dealer: Seat(1),
            pack: shuffle::pack(rules.pack, "doubts", 0),
            start: PerSide::new(2),
            trump: None,
        };
        TwoHanded::new(&setup, &mut ())
    }

    fn model_after(moves: &[(Seat, Action)]) -> OpponentModel {
        let view = deal().view(Seat(0));
        OpponentModel::of(&Observation {
            dealt: view.hand().iter().collect(),
            view,
            drawn: Vec::new(),
            moves: moves.to_vec(),
        })
    }

    fn card(text: &str) -> Card {
        text.parse().expect("a card")
    }

    fn plain_suits() -> Vec<Suit> {
        let trump = deal().table().trump;
        Suit::ALL
            .into_iter()
            .filter(|suit| Some(*suit) != trump)
            .collect()
    }

    #[test]
    fn without_moves_every_hand_is_as_likely_as_chance_makes_it() {
        assert_eq!(model_after(&[]), OpponentModel::NONE);
    }

    #[test]
    fn who_lets_a_ten_go_has_hardly_its_ace_and_seldom_a_trump() {
        let [led, thrown] = plain_suits()[..2] else {
            panic!("three plain suits");
        };
        let ten = card(&format!("{}T", led.letter()));
        let ace = card(&format!("{}A", led.letter()));
        let nine = card(&format!("{}9", thrown.letter()));
        let model = model_after(&[(Seat(0), Action::play(ten)), (Seat(1), Action::play(nine))]);
        let trump = deal().table().trump.expect("trumps");
        let trumps = CardSet::of(card(&format!("{}9", trump.letter())));
        assert!(model.plausibility(CardSet::of(ace)) < model.plausibility(trumps));
        assert!(model.plausibility(trumps) < 1.0);
    }

    #[test]
    fn who_leads_a_king_unannounced_after_his_trick_hardly_has_its_queen() {
        let suit = plain_suits()[0];
        let deal = deal();
        let history = History::new(deal.table(), Seat(1));
        let of = |rank: char| Action::play(card(&format!("{}{rank}", suit.letter())));
        let (facts, draws) = history.read(&[
            (Seat(0), of('J')),
            (Seat(1), of('A')),
            (Seat(1), Action::Draw),
            (Seat(1), of('K')),
        ]);
        assert_eq!(draws, 1);
        let queen = card(&format!("{}Q", suit.letter()));
        assert!(facts.iter().any(|fact| {
            matches!(fact.about, super::About::Cards(cards) if cards == CardSet::of(queen))
        }));
    }

    #[test]
    fn who_draws_without_robbing_has_not_the_lowest_trump_unless_drawing_comes_first() {
        let is_inferred = |rob_before_draw: bool| {
            let mut rules = Preset::Schnapsen.rules();
            rules.rob_before_draw = rob_before_draw;
            let deal = deal_by(rules.check().expect("consistent rules"));
            let lowest = deal.table().lowest_trump().expect("trumps");
            let (facts, _) = History::new(deal.table(), Seat(1)).read(&[
                (Seat(0), Action::play(card("HJ"))),
                (Seat(1), Action::play(card("HA"))),
                (Seat(1), Action::Draw),
            ]);
            facts.iter().any(|fact| {
                matches!(fact.about, super::About::Cards(cards) if cards == CardSet::of(lowest))
            })
        };
        assert!(is_inferred(true) && !is_inferred(false));
    }
}
