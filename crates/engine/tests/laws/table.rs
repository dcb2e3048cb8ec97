//! A deal under way and its moves.

use sechsundsechzig_engine::cards::{CardSet, PackSize, Suit};
use sechsundsechzig_engine::deal::shuffle::{self, Purpose, below};
use sechsundsechzig_engine::deal::{Action, Deal, Event, PerSide, Seat, Setup};
use sechsundsechzig_engine::games::AnyDeal;
use sechsundsechzig_engine::rules::{CheckedRules, FourTrump, Game};

/// A deal under way with what an onlooker writes down of it.
pub struct Table {
    pub setup: Setup,
    pub deal: AnyDeal,
    pub events: Vec<Event>,
    pub moves: Vec<(Seat, Action)>,
    pub played: CardSet,
}

impl Table {
    pub fn new(rules: CheckedRules, seed: &str, number: u32) -> Table {
        let players = rules.game.players();
        let mut start = PerSide::new(rules.game.sides());
        let mut rng = shuffle::stream(Purpose::FirstDealer, seed, number);
        for side in 0..usize::from(rules.game.sides()) {
            start[side] = below(&mut rng, u32::from(rules.target)) as u16;
        }
        let drawn = rules.game == Game::Four && rules.four_trump == FourTrump::DrawnForFour;
        let setup = Setup {
            rules,
            dealer: Seat((number % u32::from(players)) as u8),
            pack: shuffle::pack(rules.pack, seed, number),
            start,
            trump: drawn.then(|| shuffle::trump_for_four(seed, number)),
        };
        let mut events = Vec::new();
        let deal = AnyDeal::new(&setup, &mut events);
        Table {
            setup,
            deal,
            events,
            moves: Vec::new(),
            played: CardSet::EMPTY,
        }
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.setup.rules.game.players()).map(Seat)
    }

    pub fn play(&mut self, seat: Seat, action: Action) {
        let offence = self.deal.offence(action).is_some();
        self.deal
            .play(action, &mut self.events)
            .expect("an allowed action is carried out");
        self.moves.push((seat, action));
        if let Some(card) = action.card()
            && matches!(action, Action::Play { .. })
            && !offence
        {
            assert!(!self.played.contains(card), "{card} was played twice");
            self.played.insert(card);
        }
    }
}

/// Everything anybody could ever want to do.
pub fn universe(pack: PackSize) -> Vec<Action> {
    let mut all = vec![
        Action::Draw,
        Action::DrawTwo,
        Action::Rob,
        Action::Cover,
        Action::Redeal,
        Action::Pass,
        Action::LookBack,
        Action::Out { meld: None },
    ];
    for suit in Suit::ALL {
        all.extend([
            Action::Out { meld: Some(suit) },
            Action::NameTrump(suit),
            Action::Announce(suit),
        ]);
    }
    for card in pack.cards() {
        all.push(Action::OutWith(card));
        for meld in [false, true] {
            let trumps = Suit::ALL.into_iter().map(Some).chain([None]);
            all.extend(trumps.map(|trump| Action::Play { card, meld, trump }));
        }
    }
    all
}
