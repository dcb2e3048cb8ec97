//! What a seat has seen, and its view rebuilt from that alone.

use super::deal_header::{DealHeaderError, is_trump_drawn_before};
use super::session::Session;
use crate::cards::{Card, CardSet, Pack, Suit};
use crate::deal::shuffle::below;
use crate::deal::{Action, Deal, Event, FastRng, Observation, PerSide, Seat, Setup, Turn, View};
use crate::games::{AnyDeal, AnyView};
use crate::rules::{CheckedRules, Game, Preset, Referee};
use std::fmt;

/// What one seat has seen of a deal and nothing else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatObservation {
    /// The preset the rules were changed from.
    pub preset: Preset,
    /// The rules in force.
    pub rules: CheckedRules,
    /// Each side's game points before the deal.
    pub start: PerSide<u16>,
    /// The deal's number in its match.
    pub deal: u32,
    /// Who dealt.
    pub dealer: Seat,
    /// Whose it is.
    pub seat: Seat,
    /// The seat's first cards.
    pub dealt: Vec<Card>,
    /// The card first turned up, or shown.
    pub turned: Option<Card>,
    /// What the seat drew or robbed, in order.
    pub drawn: Vec<Card>,
    /// Penneech: the talon cards turned so far.
    pub turned_up: Vec<Card>,
    /// The suit that is trump now.
    pub trump: Option<Suit>,
    /// The seat's hand now.
    pub hand: CardSet,
    /// All moves so far.
    pub moves: Vec<(Seat, Action)>,
}

/// Why no view can be rebuilt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RebuildError {
    /// The header cannot be played from.
    DealHeader(DealHeaderError),
    /// The cards are not those of this game.
    Cards,
    /// No course of the deal fits from this move on, counted from 0.
    Contradiction(usize),
}

impl fmt::Display for RebuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RebuildError::DealHeader(error) => error.fmt(f),
            RebuildError::Cards => f.write_str("the cards are not those of this game"),
            RebuildError::Contradiction(place) => write!(f, "no deal fits from move {place} on"),
        }
    }
}

impl std::error::Error for RebuildError {}

impl Session {
    /// What a seat has seen.
    ///
    /// # Panics
    /// May panic if nobody sits there.
    #[must_use]
    pub fn seat_observation(&self, seat: Seat) -> SeatObservation {
        let header = self.header();
        let view = self.view(seat);
        let mut turned = None;
        let mut turned_up = Vec::new();
        for event in self.events() {
            match *event {
                Event::TurnedUp(card) => turned = Some(card),
                Event::TalonTurned(_, card) => turned_up.push(card),
                _ => {}
            }
        }
        SeatObservation {
            preset: header.preset,
            rules: header.setup.rules,
            start: header.setup.start,
            deal: header.deal,
            dealer: header.setup.dealer,
            seat,
            dealt: self.dealt(seat),
            turned,
            drawn: self.drawn(seat),
            turned_up,
            trump: view.trump(),
            hand: View::hand(&view),
            moves: self.moves().to_vec(),
        }
    }
}

/// How many worlds are tried for one move before the observation is called contradictory; the
/// rarest event, a certain card drawn from a full talon, needs some dozens.
const TRIES: usize = 200_000;

impl SeatObservation {
    /// The seat's observation, rebuilt from what it has seen.
    ///
    /// Any deal the seat cannot tell from the real one gives the same view; so the moves are played
    /// one by one in worlds sampled from the view so far, until one shows what was seen.
    ///
    /// # Errors
    /// When nothing fits.
    pub fn rebuild(&self) -> Result<Observation<AnyView>, RebuildError> {
        self.rebuild_as::<AnyDeal>()
    }

    /// The observation rebuilt where the game is known: the rules must be those of a `D`.
    ///
    /// # Errors
    /// When nothing fits.
    ///
    /// # Panics
    /// May panic if the rules are those of another game, as [`Deal::new`] does.
    pub fn rebuild_as<D: Deal>(&self) -> Result<Observation<D::View>, RebuildError> {
        let game = self.rules.game;
        if self.dealer.0 >= game.players() || self.seat.0 >= game.players() {
            return Err(RebuildError::DealHeader(DealHeaderError::Dealer));
        }
        if self.start.as_slice().len() != usize::from(game.sides()) {
            return Err(RebuildError::DealHeader(DealHeaderError::Start));
        }
        let setup = self.setup();
        if setup.trump.is_some() != is_trump_drawn_before(&self.rules) {
            return Err(RebuildError::DealHeader(DealHeaderError::Trump));
        }
        let mut rng = FastRng::new(u64::from(self.deal));
        let moves = &self.moves;
        let mut seen = Seen {
            seat_observation: self,
            drawn: 0,
            turned_up: 0,
        };
        let own = moves
            .iter()
            .take_while(|(seat, _)| *seat == self.seat)
            .count();
        let mut view = seen.first_view::<D>(moves, own, &mut rng)?;
        for (place, &(seat, action)) in moves.iter().enumerate().skip(own) {
            let next = moves.get(place + 1).copied();
            view = seen
                .step::<D>(&view, seat, action, next, &mut rng)
                .ok_or(RebuildError::Contradiction(place))?;
        }
        if View::hand(&view) != self.hand {
            return Err(RebuildError::Contradiction(moves.len()));
        }
        Ok(Observation {
            view,
            dealt: self.dealt.clone(),
            drawn: self.drawn.clone(),
            moves: moves.clone(),
        })
    }

    /// What the deal started from, with a sorted pack.
    fn setup(&self) -> Setup {
        Setup {
            rules: self.rules,
            dealer: self.dealer,
            pack: Pack::sorted(self.rules.pack),
            start: self.start,
            trump: self.trump.filter(|_| is_trump_drawn_before(&self.rules)),
        }
    }
}

/// How much of what was seen the rebuilt part has shown.
struct Seen<'a> {
    seat_observation: &'a SeatObservation,
    drawn: usize,
    turned_up: usize,
}

impl Seen<'_> {
    /// The view after the deal and the observer's own first moves. They are played in the world
    /// dealt here, because forehand sees the whole hand only after naming trumps (4.2).
    fn first_view<D: Deal>(
        &mut self,
        moves: &[(Seat, Action)],
        own: usize,
        rng: &mut FastRng,
    ) -> Result<D::View, RebuildError> {
        let mut setup = self.seat_observation.setup();
        let places = Places::of::<D>(&setup, self.seat_observation.seat);
        let first = moves.first().copied();
        for _ in 0..TRIES {
            setup.pack = self.pack(&setup, &places, rng).ok_or(RebuildError::Cards)?;
            let mut events = Vec::new();
            let mut deal = D::new(&setup, &mut events);
            let fits = self.next_fits(&deal, first);
            let played = moves[..own]
                .iter()
                .all(|(_, action)| deal.play(*action, &mut events).is_ok());
            if fits
                && played
                && self.next_fits(&deal, moves.get(own).copied())
                && let Some(shown) = self.shown(&events)
            {
                (self.drawn, self.turned_up) = shown;
                return Ok(deal.view(self.seat_observation.seat));
            }
        }
        Err(RebuildError::Contradiction(0))
    }

    /// The view after one more move.
    fn step<D: Deal>(
        &mut self,
        view: &D::View,
        seat: Seat,
        action: Action,
        next: Option<(Seat, Action)>,
        rng: &mut FastRng,
    ) -> Option<D::View> {
        for _ in 0..TRIES {
            let mut world = view.sample_world(rng);
            let mut events = Vec::new();
            if world.turn() == Turn::Seat(seat)
                && world.play(action, &mut events).is_ok()
                && self.next_fits(&world, next)
                && let Some(shown) = self.shown(&events)
            {
                (self.drawn, self.turned_up) = shown;
                return Some(world.view(self.seat_observation.seat));
            }
        }
        None
    }

    /// Whether the seat to act is the one that acted, and was asked what it answered; at the end,
    /// whether it is the observer.
    fn next_fits(&self, deal: &impl Deal, next: Option<(Seat, Action)>) -> bool {
        match (deal.turn(), next) {
            (Turn::Over, next) => next.is_none(),
            (Turn::Seat(seat), None) => seat == self.seat_observation.seat,
            (Turn::Seat(seat), Some((actor, action))) => seat == actor && answers(deal, action),
        }
    }

    /// Whether events show the seat what it saw next; if so, how much has then been shown.
    fn shown(&self, events: &[Event]) -> Option<(usize, usize)> {
        let (mut drawn, mut turned_up) = (self.drawn, self.turned_up);
        for event in events {
            match *event {
                Event::Drew {
                    seat,
                    card: Some(card),
                }
                | Event::Robbed {
                    seat, taken: card, ..
                } if seat == self.seat_observation.seat => {
                    if self.seat_observation.drawn.get(drawn) != Some(&card) {
                        return None;
                    }
                    drawn += 1;
                }
                Event::TalonTurned(_, card) => {
                    if self.seat_observation.turned_up.get(turned_up) != Some(&card) {
                        return None;
                    }
                    turned_up += 1;
                }
                Event::TurnedUp(card) if self.seat_observation.turned != Some(card) => return None,
                _ => {}
            }
        }
        Some((drawn, turned_up))
    }

    /// A pack that deals what the seat saw, the rest at random.
    fn pack(&self, setup: &Setup, places: &Places, rng: &mut FastRng) -> Option<Pack> {
        let mut cards: Vec<Option<Card>> = vec![None; setup.rules.pack.card_count()];
        let turned_up = &self.seat_observation.turned_up;
        let own = places.own.iter().zip(&self.seat_observation.dealt);
        let turned = places.turned.iter().zip(&self.seat_observation.turned);
        for (place, card) in own.chain(turned).chain(places.talon.iter().zip(turned_up)) {
            cards[*place] = Some(*card);
        }
        let placed: CardSet = cards.iter().flatten().copied().collect();
        let mut rest: Vec<Card> = (setup.rules.pack.cards() - placed).iter().collect();
        for place in &mut cards {
            if place.is_none() && !rest.is_empty() {
                let chosen = below(rng, rest.len() as u32) as usize;
                *place = Some(rest.swap_remove(chosen));
            }
        }
        Pack::new(cards.into_iter().collect::<Option<_>>()?).ok()
    }
}

/// Whether an action answers what the seat to act is asked, whatever its cards.
fn answers(deal: &impl Deal, action: Action) -> bool {
    let legal = deal.legal_actions();
    let like = |other: &Action| std::mem::discriminant(other) == std::mem::discriminant(&action);
    let offends = deal.rules().referee == Referee::Punish
        && match action {
            Action::LookBack | Action::DrawTwo => true,
            Action::Play { .. } => legal.contains(&Action::Draw),
            _ => false,
        };
    legal.iter().any(like) || offends
}

/// Which places of the pack a seat gets to see, found by dealing a sorted one.
struct Places {
    own: Vec<usize>,
    turned: Option<usize>,
    talon: Vec<usize>,
}

impl Places {
    fn of<D: Deal>(setup: &Setup, seat: Seat) -> Places {
        let mut events = Vec::new();
        let deal = D::new(setup, &mut events);
        let cards = setup.pack.cards();
        let players = setup.rules.game.players();
        let dealt: CardSet = (0..players)
            .map(|seat| Deal::hand(&deal, Seat(seat)))
            .fold(CardSet::EMPTY, |all, hand| all | hand);
        let own = Deal::hand(&deal, seat);
        let turned = events.iter().find_map(|event| match event {
            Event::TurnedUp(card) => Some(*card),
            _ => None,
        });
        let places = |wanted: &dyn Fn(Card) -> bool| -> Vec<usize> {
            cards
                .iter()
                .enumerate()
                .filter(|(_, card)| wanted(**card))
                .map(|(place, _)| place)
                .collect()
        };
        // Where no card is turned up at once, a card shown later is the dealer's last (4.2).
        let shown_later = (setup.rules.game == Game::Three).then(|| cards.len() - 1);
        Places {
            own: places(&|card| own.contains(card)),
            turned: turned.map_or(shown_later, |card| {
                cards.iter().position(|other| *other == card)
            }),
            talon: places(&|card| !dealt.contains(card)),
        }
    }
}
