//! Deals laid by hand and played by short scripts.
//!
//! At the tables for two seat 1 deals and seat 0 is forehand; elsewhere seat 0 deals.
//!
//! A script is a row of moves, each of the seat to act: `HA` plays a card, `HK!` announces its
//! marriage with it, `HK!S` also names spades trumps; `draw`, `rob`, `cover`, `out`, `out:H` (with
//! the marriage of hearts), `with:HA` (counting that card), `trump:H`, `say:H` (announces hearts),
//! `pass`, `redeal`, `look` (back), `two` (cards lifted).

use sechsundsechzig_engine::cards::{Card, CardSet, Pack, Suit};
use sechsundsechzig_engine::deal::{
    Action, Deal, DealResult, Event, Illegal, PerSide, Seat, Setup, Turn, View,
};
use sechsundsechzig_engine::games::{AnyDeal, AnyView};
use sechsundsechzig_engine::rules::{CheckedRules, OptionId, Packets, Preset, TrumpCard};
use std::fmt::Write;

/// The cards of a text such as `HA CT S9`.
pub fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace()
        .map(|word| word.parse().unwrap_or_else(|_| panic!("{word} is no card")))
        .collect()
}

pub fn set(text: &str) -> CardSet {
    cards(text).into_iter().collect()
}

/// A preset's rules with some options changed: `rob=never cover=just_won`.
pub fn rules(preset: &str, changes: &str) -> CheckedRules {
    let mut rules = preset.parse::<Preset>().expect("a preset").rules();
    for change in changes.split_whitespace() {
        let (key, value) = change.split_once('=').expect("option=value");
        let id = key.parse::<OptionId>().expect("an option");
        assert!(
            rules.game.options().contains(&id),
            "the family of {preset} has {key}"
        );
        let value = id.parse(value).expect("a value");
        rules.set(id, value).expect("a value of that option");
    }
    rules.check().expect("consistent rules")
}

/// A deal under way.
pub struct Game {
    pub deal: AnyDeal,
    pub events: Vec<Event>,
}

/// A deal for two. Cards not named lie where room is left, in their order.
pub fn two(rules: CheckedRules, forehand: &str, dealer: &str, turned: &str, talon: &str) -> Game {
    two_at(rules, forehand, dealer, turned, talon, [0, 0])
}

/// A deal for two, with points from earlier deals.
pub fn two_at(
    rules: CheckedRules,
    forehand: &str,
    dealer: &str,
    turned: &str,
    talon: &str,
    start: [u16; 2],
) -> Game {
    let hand = rules.packets.hand_size();
    assert_eq!(cards(forehand).len(), hand, "Forehand has a full hand");
    assert_eq!(cards(dealer).len(), hand, "the dealer has a full hand");
    let mut pack: Vec<Option<Card>> = vec![None; rules.pack.card_count()];
    if let Some(card) = cards(turned).first() {
        let place = match rules.trump_card {
            TrumpCard::Thirteenth => 2 * hand,
            TrumpCard::Seventh => 6,
        };
        pack[place] = Some(*card);
    }
    let packets: &[usize] = match rules.packets {
        Packets::TwoTwoTwo => &[2, 2, 2],
        Packets::ThreeThree => &[3, 3],
        Packets::ThreeTwo => &[3, 2],
    };
    deal_round(&mut pack, &[cards(forehand), cards(dealer)], packets);
    for card in cards(talon) {
        put_next(&mut pack, card);
    }
    start_deal(rules, Seat(1), pack, &start, None)
}

/// A deal for three, dealt by seat 0; hands from forehand, seat 1, on. The first three cards of
/// each hand are its first packet, the last three its last.
pub fn three(rules: CheckedRules, hands: [&str; 3]) -> Game {
    let mut pack = vec![None; 24];
    deal_round(&mut pack, &hands.map(cards), &[3, 2, 3]);
    start_deal(rules, Seat(0), pack, &[0; 3], None)
}

/// A deal for four, dealt by seat 0; hands by seat, seats 0 to 3. Seat 2 leads first.
pub fn four(rules: CheckedRules, hands: [&str; 4], trump: Option<Suit>) -> Game {
    let mut pack = vec![None; 24];
    let order = [2, 1, 3, 0].map(|seat| cards(hands[seat]));
    deal_round(&mut pack, &order, &[3, 3]);
    start_deal(rules, Seat(0), pack, &[0; 2], trump)
}

/// A deal of Penneech, dealt by seat 1, with points from earlier deals.
pub fn penneech(
    rules: CheckedRules,
    forehand: &str,
    dealer: &str,
    talon: &str,
    start: [u16; 2],
) -> Game {
    let mut pack = vec![None; rules.pack.card_count()];
    deal_round(&mut pack, &[cards(forehand), cards(dealer)], &[1; 7]);
    for card in cards(talon) {
        put_next(&mut pack, card);
    }
    start_deal(rules, Seat(1), pack, &start, None)
}

fn deal_round(pack: &mut [Option<Card>], hands: &[Vec<Card>], packets: &[usize]) {
    let mut hands: Vec<_> = hands.iter().map(|hand| hand.iter()).collect();
    for &size in packets {
        for hand in &mut hands {
            for card in hand.by_ref().take(size) {
                put_next(pack, *card);
            }
        }
    }
}

fn put_next(pack: &mut [Option<Card>], card: Card) {
    let free = pack.iter_mut().find(|place| place.is_none());
    *free.expect("room in the pack") = Some(card);
}

fn start_deal(
    rules: CheckedRules,
    dealer: Seat,
    mut pack: Vec<Option<Card>>,
    start: &[u16],
    trump: Option<Suit>,
) -> Game {
    let placed: CardSet = pack.iter().flatten().copied().collect();
    for card in rules.pack.cards() - placed {
        put_next(&mut pack, card);
    }
    let setup = Setup {
        rules,
        dealer,
        pack: Pack::new(pack.into_iter().flatten().collect()).expect("a pack"),
        start: PerSide::from_slice(start).expect("at most four sides"),
        trump,
    };
    let mut events = Vec::new();
    let deal = AnyDeal::new(&setup, &mut events);
    Game { deal, events }
}

fn suit(letter: &str) -> Suit {
    let letter = letter.chars().next().expect("a suit");
    Suit::from_letter(letter).expect("a suit")
}

pub fn action(word: &str) -> Action {
    match word.split_once(':') {
        Some(("out", marriage)) => {
            let meld = Some(suit(marriage));
            return Action::Out { meld };
        }
        Some(("with", card)) => return Action::OutWith(cards(card)[0]),
        Some(("trump", name)) => return Action::NameTrump(suit(name)),
        Some(("say", name)) => return Action::Announce(suit(name)),
        _ => {}
    }
    match word {
        "draw" => Action::Draw,
        "rob" => Action::Rob,
        "cover" => Action::Cover,
        "out" => Action::Out { meld: None },
        "pass" => Action::Pass,
        "redeal" => Action::Redeal,
        "look" => Action::LookBack,
        "two" => Action::DrawTwo,
        played => match played.split_once('!') {
            None => Action::play(cards(played)[0]),
            Some((card, "")) => Action::meld(cards(card)[0]),
            Some((card, trump)) => Action::Play {
                card: cards(card)[0],
                meld: true,
                trump: Some(suit(trump)),
            },
        },
    }
}

impl Game {
    /// Plays a script; every move must be allowed.
    pub fn run(&mut self, script: &str) -> &mut Game {
        for word in script.split_whitespace() {
            let turn = self.deal.turn();
            if let Err(why) = self.deal.play(action(word), &mut self.events) {
                panic!("{word} of {turn:?} is refused: {why}");
            }
        }
        self
    }

    /// The seat to act.
    pub fn turn(&self) -> u8 {
        let seat = self.deal.turn().seat().expect("the deal is not over");
        seat.0
    }

    pub fn is_over(&self) -> bool {
        self.deal.turn() == Turn::Over
    }

    /// Whether a move is among the legal ones.
    pub fn may(&self, word: &str) -> bool {
        self.deal.legal_actions().contains(&action(word))
    }

    /// Why a move is refused.
    pub fn refusal(&self, word: &str) -> Illegal {
        let verdict = self.deal.check(action(word));
        verdict.expect_err("the move is refused")
    }

    /// The rule a move breaks before a punishing referee, who lets it happen.
    pub fn offence(&self, word: &str) -> Option<Illegal> {
        assert!(!self.may(word), "an offence is not a legal move");
        self.deal.offence(action(word))
    }

    /// The cards that may be played, as text in the order of the pack.
    pub fn playable(&self) -> String {
        let legal = self.deal.legal_actions();
        let plain = legal.iter().filter_map(|legal| match legal {
            Action::Play {
                card, meld: false, ..
            } => Some(*card),
            _ => None,
        });
        text(plain.collect())
    }

    /// A seat's hand, as text in the order of the pack.
    pub fn hand(&self, seat: u8) -> String {
        text(self.deal.hand(Seat(seat)))
    }

    pub fn view(&self, seat: u8) -> AnyView {
        self.deal.view(Seat(seat))
    }

    /// What a seat has seen of its own hand.
    pub fn seen_by(&self, seat: u8) -> String {
        text(View::hand(&self.view(seat)))
    }

    pub fn result(&self) -> DealResult {
        self.deal.result().expect("the deal is over")
    }

    /// Winner, reason and game points.
    pub fn ended(&self) -> (Option<u8>, &'static str, Vec<u16>) {
        let result = self.result();
        (
            result.winner.map(|seat| seat.0),
            result.reason.as_str(),
            result.game_points.as_slice().to_vec(),
        )
    }

    /// Card points of each side.
    pub fn points(&self) -> Vec<u16> {
        self.result().card_points.as_slice().to_vec()
    }

    /// The table of a deal for two.
    pub fn table(&self) -> &sechsundsechzig_engine::games::sixty_six::two_handed::Table {
        match &self.deal {
            AnyDeal::TwoHanded(deal) => deal.table(),
            other => panic!("not a deal for two: {other:?}"),
        }
    }

    pub fn trump(&self) -> Option<Suit> {
        self.view(0).trump()
    }
}

/// Cards as text, in the order of the pack.
pub fn text(set: CardSet) -> String {
    let mut text = String::new();
    for card in set {
        let space = if text.is_empty() { "" } else { " " };
        write!(text, "{space}{card}").expect("a string takes it");
    }
    text
}
