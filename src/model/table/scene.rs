//! What lies on the table as one player sees it, folded from events.

use sechsundsechzig_engine::cards::{Card, CardSet, Suit};
use sechsundsechzig_engine::deal::{DealResult, Event, Seat, Setup, View};
use sechsundsechzig_engine::games::AnyView;
use sechsundsechzig_engine::record::Session;
use sechsundsechzig_engine::rules::Game;
use sechsundsechzig_engine::sort;

/// A card lying on the table, and who laid it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laid {
    /// Who laid it.
    pub seat: Seat,
    /// The card.
    pub card: Card,
}

/// What everybody can see of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SeatScene {
    /// Cards in hand.
    pub held: u8,
    /// Tricks won.
    pub tricks: u8,
    /// Card points in them, a last-trick ten included.
    pub points: u16,
    /// Worth of the marriages announced.
    pub melds: u16,
}

impl SeatScene {
    /// What its marriages count so far: nothing without a trick (2.12).
    #[must_use]
    pub const fn melds_counting(&self) -> u16 {
        if self.tricks > 0 { self.melds } else { 0 }
    }

    /// What its marriages will count with its first trick (2.12).
    #[must_use]
    pub const fn melds_ahead(&self) -> u16 {
        self.melds - self.melds_counting()
    }

    /// The card points that count.
    #[must_use]
    pub const fn card_points(&self) -> u16 {
        self.points + self.melds_counting()
    }
}

/// A marriage while it is shown to the other player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShownMarriage {
    /// Who announced it.
    pub seat: Seat,
    /// Its suit.
    pub suit: Suit,
    /// Its worth in card points.
    pub value: u8,
}

/// The talon.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TalonScene {
    /// Cards in it, the turned-up one included.
    pub count: u8,
    /// The card lying face up under it.
    pub bottom: Option<Card>,
    /// Who covered it.
    pub covered_by: Option<Seat>,
}

/// The two pegs of a player on the board (6.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pegs {
    /// Where the score is.
    pub front: u16,
    /// Where it was before.
    pub rear: u16,
}

/// One thing that changes what lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SceneStep {
    /// Something happened.
    Event(Event),
    /// The trick that was won is taken off the table.
    Sweep,
    /// The viewer picks up the rest of his hand, all of which is this (4.2).
    PickUp(CardSet),
}

/// The steps that show these events of a deal to a viewer.
#[must_use]
pub fn steps(session: &Session, events: &[Event], viewer: Seat) -> Vec<SceneStep> {
    let game = session.header().setup.rules.game;
    let forehand = session.header().setup.dealer.forehand(game);
    let picks_up = game == Game::Three && viewer == forehand;
    let mut steps = Vec::new();
    for (place, event) in events.iter().enumerate() {
        if event.is_silent(events.get(place + 1), game, viewer) {
            continue;
        }
        steps.push(SceneStep::Event(event.seen_by(viewer)));
        match event {
            Event::TrickTaken { .. } => steps.push(SceneStep::Sweep),
            Event::TrumpNamed(..) | Event::TurnedUp(_) if picks_up => {
                let hand = session.dealt(viewer).into_iter().collect();
                steps.push(SceneStep::PickUp(hand));
            }
            _ => {}
        }
    }
    steps
}

/// What lies on the table as one player sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// Whose eyes it is seen with.
    pub viewer: Seat,
    /// Who dealt.
    pub dealer: Seat,
    /// The viewer's hand, in the order shown.
    pub hand: Vec<Card>,
    /// Every seat, the viewer's too.
    pub seats: Vec<SeatScene>,
    /// The talon.
    pub talon: TalonScene,
    /// Trumps, if there are any yet.
    pub trump: Option<Suit>,
    /// The trick under way, or the one just won, while it lies there.
    pub trick: Vec<Laid>,
    /// Who won the trick that still lies there.
    pub taken_by: Option<Seat>,
    /// The marriage being shown.
    pub shown: Option<ShownMarriage>,
    /// The last complete trick and its winner (2.7).
    pub last_trick: Option<(Vec<Laid>, Seat)>,
    /// Each player's pegs; none but in Penneech.
    pub pegs: Vec<Pegs>,
    /// What happened in this deal, in order.
    pub events: Vec<Event>,
    /// How the deal ended.
    pub result: Option<DealResult>,
}

impl Scene {
    /// The table as it is when the cards have just been dealt.
    #[must_use]
    pub fn dealt(setup: &Setup, view: &AnyView) -> Scene {
        let rules = &setup.rules;
        let seat = |player: u8| SeatScene {
            held: view.held(Seat(player)),
            ..SeatScene::default()
        };
        let start = setup.start.as_slice().iter();
        let pegs = start.map(|&points| Pegs {
            front: points,
            rear: points,
        });
        let seats: Vec<SeatScene> = (0..rules.game.players()).map(seat).collect();
        let held: usize = seats.iter().map(|seat| usize::from(seat.held)).sum();
        let mut scene = Scene {
            viewer: view.seat(),
            dealer: setup.dealer,
            hand: view.hand().iter().collect(),
            seats,
            talon: TalonScene {
                count: (rules.pack.card_count() - held) as u8,
                bottom: None,
                covered_by: None,
            },
            trump: view.trump(),
            trick: Vec::new(),
            taken_by: None,
            shown: None,
            last_trick: None,
            pegs: match rules.game {
                Game::Penneech => pegs.collect(),
                _ => Vec::new(),
            },
            events: Vec::new(),
            result: None,
        };
        scene.sort_hand();
        scene
    }

    /// The table as a deal under way has left it; a trick that is complete has been taken away.
    #[must_use]
    pub fn of_session(session: &Session, viewer: Seat) -> Scene {
        let (mut scene, last) = Scene::before_last_sweep(session, viewer);
        if let Some(sweep) = last {
            scene.apply(sweep);
        }
        scene
    }

    /// The scene as in [`Scene::of_session`], but with a trick won last still lying there, and the step that takes it away.
    #[must_use]
    pub fn before_last_sweep(session: &Session, viewer: Seat) -> (Scene, Option<SceneStep>) {
        let first = Session::new(session.header().clone());
        let mut scene = Scene::dealt(&first.header().setup, &first.view(viewer));
        let mut steps = steps(session, session.events(), viewer);
        let sweep = steps.pop_if(|last| *last == SceneStep::Sweep);
        for step in steps {
            scene.apply(step);
        }
        (scene, sweep)
    }

    /// Writes each side's points as its pegs stand: where pegs keep the score, points are marked the moment they are won (6.5).
    /// Elsewhere they change when the deal is over, and nothing is written.
    pub fn read_pegs_into(&self, points: &mut [u16]) {
        for (points, pegs) in points.iter_mut().zip(&self.pegs) {
            *points = pegs.front;
        }
    }

    /// Whether nothing but turning up a card has happened.
    #[must_use]
    pub fn is_just_dealt(&self) -> bool {
        let deals = |event: &Event| matches!(event, Event::TurnedUp(_));
        self.events.iter().all(deals)
    }

    /// The card that the viewer has drawn last, until he plays one.
    #[must_use]
    pub fn drawn_card(&self) -> Option<Card> {
        let own = |event: &Event| match *event {
            Event::Drew { seat, card } if seat == self.viewer => Some(card),
            Event::Played { seat, .. } if seat == self.viewer => Some(None),
            _ => None,
        };
        self.events.iter().rev().find_map(own).flatten()
    }

    /// The seat at this place; an empty one if there is none.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> SeatScene {
        self.seats.get(seat.index()).copied().unwrap_or_default()
    }

    /// The viewer's partner, at a table of four.
    #[must_use]
    pub fn partner(&self) -> Option<Seat> {
        (self.seats.len() == 4).then(|| self.viewer.left(2, 4))
    }

    /// What the viewer has won, together with his partner if he has one.
    #[must_use]
    pub fn own_side(&self) -> SeatScene {
        let mut mine = self.seat(self.viewer);
        if let Some(partner) = self.partner() {
            let partner = self.seat(partner);
            mine.tricks += partner.tricks;
            mine.points += partner.points;
            mine.melds += partner.melds;
        }
        mine
    }

    /// The marriage announced with this event, if it does not count yet: its side has no trick (2.12).
    #[must_use]
    pub fn announced_ahead(&self, event: &Event) -> Option<u8> {
        let (seat, worth) = match *event {
            Event::Announced(seat, _, worth) => (seat, worth),
            Event::Played {
                seat,
                announced: Some(worth),
                ..
            } => (seat, worth),
            _ => return None,
        };
        let partner = (self.seats.len() == 4).then(|| self.seat(seat.left(2, 4)).tricks);
        let tricks = self.seat(seat).tricks + partner.unwrap_or(0);
        (tricks == 0).then_some(worth)
    }

    /// The card points that are told: those of the viewer's side and, if all are, of each other seat. Nobody counts for the
    /// other side of four, nor for who sits out.
    #[must_use]
    pub fn told_points(&self, sits_out: Option<Seat>, all: bool) -> Vec<(Seat, u16)> {
        let mut told = vec![(self.viewer, self.own_side().card_points())];
        if all && self.partner().is_none() {
            told.extend(
                self.others()
                    .map(|seat| (seat, self.seat(seat).card_points())),
            );
        }
        told.retain(|(seat, _)| Some(*seat) != sits_out);
        told
    }

    /// The other seats, going round from the viewer's left.
    pub fn others(&self) -> impl Iterator<Item = Seat> {
        let players = self.seats.len() as u8;
        let viewer = self.viewer;
        (1..players).map(move |steps| viewer.left(steps, players))
    }

    /// Carries out one step.
    pub fn apply(&mut self, step: SceneStep) {
        match step {
            SceneStep::Sweep => self.sweep(),
            SceneStep::PickUp(hand) => {
                self.hand = hand.iter().collect();
                self.sort_hand();
            }
            SceneStep::Event(event) => {
                self.events.push(event);
                self.happen(event);
            }
        }
    }

    fn happen(&mut self, event: Event) {
        match event {
            Event::TurnedUp(card) => {
                self.talon.bottom = Some(card);
                self.trump = Some(card.suit());
                self.sort_hand();
            }
            Event::TalonTurned(_, card) => {
                self.sweep();
                self.talon.count = self.talon.count.saturating_sub(1);
                self.talon.bottom = Some(card);
                self.trump = Some(card.suit());
                self.sort_hand();
            }
            Event::Marked(seat, points, _) => {
                if let Some(pegs) = self.pegs.get_mut(seat.index()) {
                    pegs.rear = pegs.front;
                    pegs.front = pegs.front.saturating_add(points);
                }
            }
            Event::Announced(seat, suit, value) => self.show(seat, suit, value),
            Event::TrumpNamed(_, suit) => {
                self.trump = Some(suit);
                self.sort_hand();
            }
            Event::Played {
                seat,
                card,
                announced,
            } => self.lay(seat, card, announced),
            Event::TrickTaken {
                seat,
                points,
                last_trick_bonus,
            } => self.take_trick(seat, u16::from(points) + u16::from(last_trick_bonus)),
            Event::Drew { seat, card } => self.draw(seat, card),
            Event::Robbed { seat, taken, given } => {
                self.talon.bottom = Some(given);
                if seat == self.viewer {
                    self.hand.retain(|card| *card != given);
                    self.hand.push(taken);
                    self.sort_hand();
                }
            }
            Event::Covered(seat) => {
                self.sweep();
                self.talon.covered_by = Some(seat);
            }
            Event::WentOut {
                seat,
                meld: Some((suit, value)),
                ..
            } => self.show(seat, suit, value),
            Event::Ended(result) => self.result = Some(result),
            _ => {}
        }
    }

    fn lay(&mut self, seat: Seat, card: Card, announced: Option<u8>) {
        if self.taken_by.is_some() {
            self.sweep();
        }
        self.shown = None;
        self.hand
            .retain(|held| seat != self.viewer || *held != card);
        if let Some(place) = self.seats.get_mut(seat.index()) {
            place.held = place.held.saturating_sub(1);
        }
        self.trick.push(Laid { seat, card });
        if let Some(value) = announced {
            self.show(seat, card.suit(), value);
        }
    }

    fn show(&mut self, seat: Seat, suit: Suit, value: u8) {
        self.shown = Some(ShownMarriage { seat, suit, value });
        if let Some(place) = self.seats.get_mut(seat.index()) {
            place.melds += u16::from(value);
        }
    }

    fn take_trick(&mut self, seat: Seat, points: u16) {
        self.shown = None;
        self.taken_by = Some(seat);
        self.last_trick = Some((self.trick.clone(), seat));
        if let Some(place) = self.seats.get_mut(seat.index()) {
            place.tricks += 1;
            place.points += points;
        }
    }

    fn sweep(&mut self) {
        self.trick.clear();
        self.taken_by = None;
        self.shown = None;
    }

    fn draw(&mut self, seat: Seat, card: Option<Card>) {
        self.sweep();
        self.talon.count = self.talon.count.saturating_sub(1);
        if self.talon.count == 0 {
            self.talon.bottom = None;
        }
        if let Some(place) = self.seats.get_mut(seat.index()) {
            place.held += 1;
        }
        if let Some(card) = card.filter(|_| seat == self.viewer) {
            self.hand.push(card);
            self.sort_hand();
        }
    }

    fn sort_hand(&mut self) {
        let hand = self.hand.iter().copied().collect();
        self.hand = self.sorted(hand);
    }

    /// A hand as it is shown: trumps first, then suits of alternating colour, each from its highest
    /// card down.
    #[must_use]
    pub fn sorted(&self, hand: CardSet) -> Vec<Card> {
        const ROUND: [Suit; 4] = [Suit::Hearts, Suit::Spades, Suit::Diamonds, Suit::Clubs];
        let place = |suit: Suit| ROUND.iter().position(|other| *other == suit).unwrap_or(0);
        let first = self.trump.map_or(0, place);
        let rank = |card: Card| {
            let suit = (place(card.suit()) + 4 - first) % 4;
            (suit, std::cmp::Reverse(card.rank()))
        };
        let mut hand: Vec<Card> = hand.iter().collect();
        sort::sort_by_key(&mut hand, |card| rank(*card));
        hand
    }
}
