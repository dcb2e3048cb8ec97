//! A deal with its history.

use super::deal_header::DealHeader;
use super::format::{Record, RecordedMove, RecordedResult, VERSION};
use super::notation::{MoveText, SuitText};
use super::rules_json;
use crate::cards::{Card, CardSet};
use crate::deal::{Action, Deal, Event, Illegal, Observation, Seat, Turn, View};
use crate::games::{AnyDeal, AnyView};

/// A deal under way, with everything that has happened.
#[derive(Clone, PartialEq, Debug)]
pub struct Session {
    header: DealHeader,
    deal: AnyDeal,
    first_hands: [CardSet; 4],
    moves: Vec<(Seat, Action)>,
    events: Vec<Event>,
}

impl Session {
    /// Deals the cards.
    ///
    /// # Panics
    /// May panic if the setup is not one of its game's, as [`Deal::new`] does; one that was
    /// [read from a record](DealHeader::of_record) or a link always is.
    #[must_use]
    pub fn new(header: DealHeader) -> Session {
        let mut events = Vec::new();
        let deal = AnyDeal::new(&header.setup, &mut events);
        let mut first_hands = [CardSet::EMPTY; 4];
        for seat in 0..header.setup.rules.game.players() {
            first_hands[seat as usize] = Deal::hand(&deal, Seat(seat));
        }
        Session {
            header,
            deal,
            first_hands,
            moves: Vec::new(),
            events,
        }
    }

    /// What it started from.
    #[must_use]
    pub const fn header(&self) -> &DealHeader {
        &self.header
    }

    /// The deal as it stands.
    #[must_use]
    pub const fn deal(&self) -> &AnyDeal {
        &self.deal
    }

    /// The cards a seat holds.
    ///
    /// # Panics
    /// May panic if nobody sits there.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> CardSet {
        Deal::hand(&self.deal, seat)
    }

    /// All moves so far.
    #[must_use]
    pub fn moves(&self) -> &[(Seat, Action)] {
        &self.moves
    }

    /// Everything that happened, from the deal on.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Who covered the talon, if anybody did.
    #[must_use]
    pub fn covered_by(&self) -> Option<Seat> {
        self.events.iter().find_map(|event| match event {
            Event::Covered(seat) => Some(*seat),
            _ => None,
        })
    }

    /// Who claimed to be out, if anybody did.
    #[must_use]
    pub fn claimed_by(&self) -> Option<Seat> {
        self.events.iter().find_map(|event| match event {
            Event::WentOut { seat, .. } => Some(*seat),
            _ => None,
        })
    }

    /// What a seat knows now.
    ///
    /// # Panics
    /// May panic if nobody sits there.
    #[must_use]
    pub fn view(&self, seat: Seat) -> AnyView {
        self.deal.view(seat)
    }

    /// Carries out an action of the seat to act and tells what came of it.
    ///
    /// # Errors
    /// The reason it is refused; nothing has changed then.
    pub fn play(&mut self, action: Action) -> Result<&[Event], Illegal> {
        let Turn::Seat(seat) = self.deal.turn() else {
            return Err(Illegal::Over);
        };
        let before = self.events.len();
        self.deal.check(action)?;
        self.deal.play_unchecked(action, &mut self.events);
        self.moves.push((seat, action));
        Ok(&self.events[before..])
    }

    /// The legal moves at this point, sorted by their compact JSON text.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<MoveText> {
        let mut legal: Vec<MoveText> = self
            .deal
            .legal_actions()
            .into_iter()
            .map(MoveText::from)
            .collect();
        legal.sort_by_cached_key(MoveText::to_json);
        legal
    }

    /// A seat's first cards, as far as it has seen them, in the order dealt. None where nobody sits, or who sits
    /// there only looks on (4.1).
    #[must_use]
    pub fn dealt(&self, seat: Seat) -> Vec<Card> {
        let all = self
            .first_hands
            .get(seat.index())
            .copied()
            .unwrap_or_default();
        if all.is_empty() {
            return Vec::new();
        }
        let seen = if self.moves.is_empty() {
            View::hand(&self.view(seat))
        } else {
            all
        };
        self.header
            .setup
            .pack
            .cards()
            .iter()
            .copied()
            .filter(|card| (all & seen).contains(*card))
            .collect()
    }

    /// What a seat drew or robbed, in order.
    #[must_use]
    pub fn drawn(&self, seat: Seat) -> Vec<Card> {
        self.events
            .iter()
            .filter_map(|event| match *event {
                Event::Drew { seat: who, card } if who == seat => card,
                Event::Robbed {
                    seat: who, taken, ..
                } if who == seat => Some(taken),
                _ => None,
            })
            .collect()
    }

    /// Everything a seat has seen.
    ///
    /// # Panics
    /// May panic if nobody sits there.
    #[must_use]
    pub fn observation(&self, seat: Seat) -> Observation<AnyView> {
        Observation {
            view: self.view(seat),
            dealt: self.dealt(seat),
            drawn: self.drawn(seat),
            moves: self.moves.clone(),
        }
    }

    /// The record, without lists of legal moves.
    #[must_use]
    pub fn record(&self) -> Record {
        self.record_of(self.recorded_moves())
    }

    /// The record with the legal moves at each point, which [`Record::replay`] then checks, too.
    #[must_use]
    pub fn record_with_legal_moves(&self) -> Record {
        let mut again = Session::new(self.header.clone());
        let mut moves = self.recorded_moves();
        for (recorded, (_, action)) in moves.iter_mut().zip(&self.moves) {
            recorded.legal = Some(again.legal_moves());
            again.deal.play_unchecked(*action, &mut ());
        }
        self.record_of(moves)
    }

    fn record_of(&self, moves: Vec<RecordedMove>) -> Record {
        let setup = &self.header.setup;
        let start = setup.start.as_slice();
        Record {
            v: VERSION,
            preset: self.header.preset.as_str().to_owned(),
            rules: rules_json::rules_to_json(self.header.preset, &setup.rules),
            seed: self.header.seed.clone(),
            deal: self.header.deal,
            dealer: setup.dealer,
            start: start
                .iter()
                .any(|points| *points > 0)
                .then(|| start.to_vec()),
            trump: setup.trump.map(SuitText),
            pack: setup.pack.cards().to_vec(),
            moves,
            result: self.deal.result().map(RecordedResult::from),
        }
    }

    fn recorded_moves(&self) -> Vec<RecordedMove> {
        let recorded = |&(seat, action): &(Seat, Action)| RecordedMove {
            seat,
            does: action.into(),
            legal: None,
        };
        self.moves.iter().map(recorded).collect()
    }
}
