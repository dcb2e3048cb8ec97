//! What a seat has seen, in a few texts: what the page sends its worker. Cards stand two characters
//! each, one after the other; options as `key=value`; moves as seat and compact notation.

use crate::fnv::Fnv;
use sechsundsechzig_engine::cards::{Card, Suit};
use sechsundsechzig_engine::deal::{PerSide, Seat};
use sechsundsechzig_engine::record::{SeatObservation, compact_notation};
use sechsundsechzig_engine::rules::{OptionId, Preset};
use serde::{Deserialize, Serialize};

/// What a seat has seen and nothing else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ObservationMessage {
    /// The preset's id.
    pub preset: String,
    /// The options changed from it.
    pub rules: Vec<String>,
    /// Each side's game points before the deal.
    pub start: Vec<u16>,
    /// The deal's number.
    pub deal: u32,
    /// Who dealt.
    pub dealer: u8,
    /// Whose it is.
    pub seat: u8,
    /// The seat's first cards.
    pub dealt: String,
    /// The card first turned up, if any.
    pub turned: String,
    /// What the seat drew or robbed.
    pub drawn: String,
    /// Penneech: the talon cards turned so far.
    pub turned_up: String,
    /// The suit that is trump now, if any.
    pub trump: String,
    /// The seat's hand.
    pub hand: String,
    /// All moves so far.
    pub moves: Vec<String>,
}

impl From<SeatObservation> for ObservationMessage {
    fn from(seat_observation: SeatObservation) -> ObservationMessage {
        let changes = seat_observation.preset.changes_to(&seat_observation.rules);
        ObservationMessage {
            preset: seat_observation.preset.as_str().to_owned(),
            rules: changes
                .iter()
                .map(|(id, value)| [id.as_str(), "=", &value.to_string()].concat())
                .collect(),
            start: seat_observation.start.as_slice().to_vec(),
            deal: seat_observation.deal,
            dealer: seat_observation.dealer.0,
            seat: seat_observation.seat.0,
            dealt: text(seat_observation.dealt),
            turned: text(seat_observation.turned),
            drawn: text(seat_observation.drawn),
            turned_up: text(seat_observation.turned_up),
            trump: seat_observation
                .trump
                .map_or_else(String::new, |suit| suit.to_string()),
            hand: text(seat_observation.hand),
            moves: seat_observation
                .moves
                .into_iter()
                .map(|(seat, action)| {
                    [seat.0.to_string(), compact_notation::encode(action)].concat()
                })
                .collect(),
        }
    }
}

impl ObservationMessage {
    /// A seed for the search, from what the seat has seen and nothing else: it does not tell
    /// anything of the hidden cards, and the same observation has the same seed again.
    #[must_use]
    pub fn seed(&self) -> u32 {
        let mut hash = Fingerprint::default();
        self.add_to(&mut hash);
        let hash = hash.finish();
        (hash >> 32) as u32 ^ hash as u32
    }

    /// Adds all of it to a hash.
    pub(super) fn add_to(&self, hash: &mut Fingerprint) {
        let ObservationMessage {
            preset,
            rules,
            start,
            deal,
            dealer,
            seat,
            dealt,
            turned,
            drawn,
            turned_up,
            trump,
            hand,
            moves,
        } = self;
        hash.text(preset);
        hash.texts(rules);
        for points in start {
            hash.number((*points).into());
        }
        for number in [*deal, (*dealer).into(), (*seat).into()] {
            hash.number(number);
        }
        for cards in [dealt, turned, drawn, turned_up, trump, hand] {
            hash.text(cards);
        }
        hash.texts(moves);
    }

    /// What is seen, typed; `None` where preset, rules, cards or moves cannot be read.
    #[must_use]
    pub fn read(&self) -> Option<SeatObservation> {
        let preset = self.preset.parse::<Preset>().ok()?;
        let mut changes = Vec::new();
        for change in &self.rules {
            let (key, value) = change.split_once('=')?;
            let id = key.parse::<OptionId>().ok()?;
            changes.push((id, id.parse(value)?));
        }
        let moves = self.moves.iter().map(|made| {
            let seat = made.chars().next()?.to_digit(10)?;
            Some((Seat(seat as u8), compact_notation::decode(made.get(1..)?)?))
        });
        Some(SeatObservation {
            preset,
            rules: preset.with(&changes).ok()?.check().ok()?,
            start: PerSide::from_slice(&self.start)?,
            deal: self.deal,
            dealer: Seat(self.dealer),
            seat: Seat(self.seat),
            dealt: cards(&self.dealt)?,
            turned: at_most_one(cards(&self.turned)?)?,
            drawn: cards(&self.drawn)?,
            turned_up: cards(&self.turned_up)?,
            trump: at_most_one(suits(&self.trump)?)?,
            hand: cards(&self.hand)?.into_iter().collect(),
            moves: moves.collect::<Option<_>>()?,
        })
    }
}

/// A hash of texts and numbers, each of which ends for certain.
#[derive(Default)]
pub(super) struct Fingerprint(Fnv);

impl Fingerprint {
    /// Adds a text and its end.
    pub(super) fn text(&mut self, text: &str) {
        self.0.bytes(text.as_bytes());
        // No text contains this byte.
        self.0.bytes(&[0xff]);
    }

    /// Adds a number.
    pub(super) fn number(&mut self, number: u32) {
        self.0.bytes(&number.to_le_bytes());
    }

    fn texts(&mut self, texts: &[String]) {
        for text in texts {
            self.text(text);
        }
        self.number(texts.len() as u32);
    }

    /// The hash.
    pub(super) const fn finish(&self) -> u64 {
        self.0.finish()
    }
}

fn text(cards: impl IntoIterator<Item = Card>) -> String {
    cards
        .into_iter()
        .flat_map(|card| [card.suit().letter(), card.rank().letter()])
        .collect()
}

fn cards(text: &str) -> Option<Vec<Card>> {
    let places = (0..text.len()).step_by(2);
    places
        .map(|place| text.get(place..place + 2)?.parse().ok())
        .collect()
}

fn suits(text: &str) -> Option<Vec<Suit>> {
    text.chars().map(Suit::from_letter).collect()
}

/// The only one, or that there is none; `None` if there are more.
fn at_most_one<T: Copy>(found: Vec<T>) -> Option<Option<T>> {
    (found.len() < 2).then(|| found.first().copied())
}

#[cfg(test)]
mod tests {
    use super::*;
    use sechsundsechzig_engine::deal::Deal;
    use sechsundsechzig_engine::record::{DealHeader, Session};

    #[test]
    fn every_preset_is_read_as_it_was_written_all_through_a_deal() {
        for preset in Preset::ALL {
            let mut session = Session::new(DealHeader::of_seed(*preset, "observation", 0, Seat(0)));
            while let Some(seat) = session.deal().turn().seat() {
                let seat_observation = session.seat_observation(seat);
                assert_eq!(
                    ObservationMessage::from(seat_observation.clone()).read(),
                    Some(seat_observation)
                );
                let legal = session.deal().legal_actions();
                session.play(legal[0]).unwrap();
            }
        }
    }

    #[test]
    fn nonsense_is_not_read() {
        let session = Session::new(DealHeader::of_seed(
            Preset::Paderborn,
            "observation",
            0,
            Seat(0),
        ));
        let good = ObservationMessage::from(session.seat_observation(Seat(1)));
        let spoilt = |spoil: fn(&mut ObservationMessage)| {
            let mut text = good.clone();
            spoil(&mut text);
            text.read()
        };
        assert_eq!(spoilt(|text| text.preset.push('x')), None);
        assert_eq!(spoilt(|text| text.rules.push("fly=1".into())), None);
        assert_eq!(spoilt(|text| text.dealt.push('H')), None);
        assert_eq!(spoilt(|text| text.dealt.push_str("ÄÖ")), None);
        assert_eq!(spoilt(|text| text.moves.push("ÄHK".into())), None);
        assert_eq!(spoilt(|text| text.moves.push(String::new())), None);
        assert_eq!(spoilt(|text| text.start = vec![0; 9]), None);
        assert_eq!(spoilt(|text| text.trump = "X".into()), None);
        assert_eq!(spoilt(|text| text.trump.push('H')), None);
        assert_eq!(spoilt(|text| text.turned.push_str("HA")), None);
    }
}
