//! What a seat has seen, as JSON, and its view rebuilt from that alone.

use super::format::{RecordedMove, VERSION};
use super::head::{HeadError, trump_of};
use super::notation::SuitText;
use super::rules_json::{self, RulesMap};
use super::session::Session;
use crate::cards::{Card, CardSet, Pack, Suit};
use crate::deal::shuffle::below;
use crate::deal::{Action, Deal, Event, Observation, PerSide, Seat, Setup, Turn, View, shuffle};
use crate::games::rules::{Game, Preset, Referee};
use crate::games::{AnyDeal, AnyView};
use serde::{Deserialize, Serialize};
use std::fmt;

/// What one seat has seen of a deal and nothing else: the `observation` of the bot protocol, and
/// what the worker is sent.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ObservationRecord {
    /// The version of the format.
    pub v: u32,
    /// The preset's id.
    pub preset: String,
    /// The options changed from it.
    #[serde(default)]
    pub rules: RulesMap,
    /// Each side's match points before the deal.
    pub start: Vec<u16>,
    /// The deal's number in its match.
    pub deal: u32,
    /// Who dealt.
    pub dealer: Seat,
    /// Whose observation it is.
    pub seat: Seat,
    /// The seat's first cards.
    pub dealt: Vec<Card>,
    /// The card first turned up, or shown.
    pub turned: Option<Card>,
    /// What the seat drew or robbed, in order.
    pub drawn: Vec<Card>,
    /// Penneech: the talon cards turned so far.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turned_up: Option<Vec<Card>>,
    /// The suit that is trump now.
    pub trump: Option<SuitText>,
    /// The seat's hand now.
    pub hand: Vec<Card>,
    /// All moves so far.
    pub moves: Vec<RecordedMove>,
}

/// Why no view can be rebuilt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RebuildError {
    /// The head cannot be played from.
    Head(HeadError),
    /// The cards are not those of this game.
    Cards,
    /// No course of the deal fits from this move on, counted from 0.
    Contradiction(usize),
}

impl fmt::Display for RebuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RebuildError::Head(error) => error.fmt(f),
            RebuildError::Cards => f.write_str("the cards are not those of this game"),
            RebuildError::Contradiction(place) => write!(f, "no deal fits from move {place} on"),
        }
    }
}

impl std::error::Error for RebuildError {}

impl Session {
    /// What a seat has seen, as JSON.
    #[must_use]
    pub fn observation_record(&self, seat: Seat) -> ObservationRecord {
        let head = self.head();
        let view = self.view(seat);
        let mut turned = None;
        let mut turned_up = None;
        for event in self.events() {
            match *event {
                Event::TurnedUp(card) => turned = Some(card),
                Event::TalonTurned(_, card) => turned_up.get_or_insert_with(Vec::new).push(card),
                _ => {}
            }
        }
        if head.setup.rules.game == Game::Penneech {
            turned_up.get_or_insert_with(Vec::new);
        }
        ObservationRecord {
            v: VERSION,
            preset: head.preset.id().to_owned(),
            rules: rules_json::changes(head.preset, &head.setup.rules),
            start: head.setup.start.as_slice().to_vec(),
            deal: head.deal,
            dealer: head.setup.dealer,
            seat,
            dealt: self.dealt(seat),
            turned,
            drawn: self.drawn(seat),
            turned_up,
            trump: view.trump().map(SuitText),
            hand: View::hand(&view).iter().collect(),
            moves: self
                .moves()
                .iter()
                .map(|&(seat, action)| RecordedMove {
                    seat,
                    does: action.into(),
                    legal: None,
                })
                .collect(),
        }
    }
}

/// How many worlds are tried for one move before the observation is called contradictory; the
/// rarest event, a certain card drawn from a full talon, needs some dozens.
const TRIES: usize = 200_000;

impl ObservationRecord {
    /// The seat's observation, rebuilt from what it has seen.
    ///
    /// Any deal the seat cannot tell from the real one gives the same view; so the moves are played
    /// one by one in worlds sampled from the view so far, until one shows what was seen.
    ///
    /// # Errors
    /// When nothing fits.
    pub fn rebuild(&self) -> Result<Observation<AnyView>, RebuildError> {
        let moves: Vec<(Seat, Action)> = self
            .moves
            .iter()
            .enumerate()
            .map(|(place, recorded)| {
                let action = Action::try_from(&recorded.does);
                Ok((
                    recorded.seat,
                    action.map_err(|_| RebuildError::Contradiction(place))?,
                ))
            })
            .collect::<Result<_, _>>()?;
        let mut rng = shuffle::stream(shuffle::Purpose::Bot, "rebuild", self.deal);
        let mut seen = Seen {
            record: self,
            drawn: 0,
            turned_up: 0,
        };
        let own = moves
            .iter()
            .take_while(|(seat, _)| *seat == self.seat)
            .count();
        let mut view = seen.first_view(&moves, own, &mut rng)?;
        for (place, &(seat, action)) in moves.iter().enumerate().skip(own) {
            let next = moves.get(place + 1).copied();
            view = seen
                .step(&view, seat, action, next, &mut rng)
                .ok_or(RebuildError::Contradiction(place))?;
        }
        let hand: CardSet = self.hand.iter().copied().collect();
        if View::hand(&view) != hand {
            return Err(RebuildError::Contradiction(moves.len()));
        }
        Ok(Observation {
            view,
            dealt: self.dealt.clone(),
            drawn: self.drawn.clone(),
            moves,
        })
    }
}

/// How much of what was seen the rebuilt part has shown.
struct Seen<'a> {
    record: &'a ObservationRecord,
    drawn: usize,
    turned_up: usize,
}

impl Seen<'_> {
    /// The view after the deal and the observer's own first moves. They are played in the world
    /// that was dealt for him, because Vorhand sees the rest of his hand only after naming trumps
    /// (4.2).
    fn first_view(
        &mut self,
        moves: &[(Seat, Action)],
        own: usize,
        rng: &mut rand_chacha::ChaCha20Rng,
    ) -> Result<AnyView, RebuildError> {
        let mut setup = self.setup()?;
        let places = Places::of(&setup, self.record.seat);
        let first = moves.first().copied();
        for _ in 0..TRIES {
            setup.pack = self.pack(&setup, &places, rng).ok_or(RebuildError::Cards)?;
            let mut events = Vec::new();
            let mut deal = AnyDeal::new(&setup, &mut events);
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
                return Ok(deal.view(self.record.seat));
            }
        }
        Err(RebuildError::Contradiction(0))
    }

    /// The view after one more move.
    fn step(
        &mut self,
        view: &AnyView,
        seat: Seat,
        action: Action,
        next: Option<(Seat, Action)>,
        rng: &mut rand_chacha::ChaCha20Rng,
    ) -> Option<AnyView> {
        for _ in 0..TRIES {
            let mut world = view.sample_world(rng);
            let mut events = Vec::new();
            if world.turn() == Turn::Seat(seat)
                && world.play(action, &mut events).is_ok()
                && self.next_fits(&world, next)
                && let Some(shown) = self.shown(&events)
            {
                (self.drawn, self.turned_up) = shown;
                return Some(world.view(self.record.seat));
            }
        }
        None
    }

    /// Whether the seat to act is the one that acted, and was asked what it answered; at the end,
    /// whether it is the observer.
    fn next_fits(&self, deal: &AnyDeal, next: Option<(Seat, Action)>) -> bool {
        match (deal.turn(), next) {
            (Turn::Over, next) => next.is_none(),
            (Turn::Seat(seat), None) => seat == self.record.seat,
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
                } if seat == self.record.seat => {
                    if self.record.drawn.get(drawn) != Some(&card) {
                        return None;
                    }
                    drawn += 1;
                }
                Event::TalonTurned(_, card) => {
                    if self.record.turned_up.as_ref()?.get(turned_up) != Some(&card) {
                        return None;
                    }
                    turned_up += 1;
                }
                Event::TurnedUp(card) if self.record.turned != Some(card) => return None,
                _ => {}
            }
        }
        Some((drawn, turned_up))
    }

    fn setup(&self) -> Result<Setup, RebuildError> {
        let record = self.record;
        let unknown =
            || RebuildError::Head(HeadError::Preset(record.preset.chars().take(40).collect()));
        let preset = Preset::from_id(&record.preset).ok_or_else(unknown)?;
        let rules = rules_json::changed(preset, &record.rules)
            .map_err(|error| RebuildError::Head(HeadError::Rules(error)))?;
        let players = rules.game.players();
        if record.dealer.0 >= players || record.seat.0 >= players {
            return Err(RebuildError::Head(HeadError::Dealer));
        }
        let start = PerSide::from_slice(&record.start)
            .filter(|start| start.as_slice().len() == usize::from(rules.game.sides()))
            .ok_or(RebuildError::Head(HeadError::Start))?;
        let drawn_for_four = trump_of(&rules, "", 0).is_some();
        let trump: Option<Suit> = record.trump.map(|suit| suit.0).filter(|_| drawn_for_four);
        if trump.is_some() != drawn_for_four {
            return Err(RebuildError::Head(HeadError::Trump));
        }
        Ok(Setup {
            rules,
            dealer: record.dealer,
            pack: Pack::sorted(rules.pack),
            start,
            trump,
        })
    }

    /// A pack that deals what the seat saw, the rest at random.
    fn pack(
        &self,
        setup: &Setup,
        places: &Places,
        rng: &mut rand_chacha::ChaCha20Rng,
    ) -> Option<Pack> {
        let mut cards: Vec<Option<Card>> = vec![None; setup.rules.pack.len()];
        let turned_up = self.record.turned_up.iter().flatten();
        let own = places.own.iter().zip(&self.record.dealt);
        let turned = places.turned.iter().zip(&self.record.turned);
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
fn answers(deal: &AnyDeal, action: Action) -> bool {
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
    fn of(setup: &Setup, seat: Seat) -> Places {
        let mut events = Vec::new();
        let deal = AnyDeal::new(setup, &mut events);
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
            own: places(&|card| own.has(card)),
            turned: turned.map_or(shown_later, |card| {
                cards.iter().position(|other| *other == card)
            }),
            talon: places(&|card| !dealt.has(card)),
        }
    }
}
