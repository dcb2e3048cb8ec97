//! What the list of moves beside the table tells of a deal.

use sechsundsechzig_engine::deal::Event;

/// An entry of the list: a trick, or what is done between two.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveListEntry {
    /// The number of the trick, from 1.
    pub trick: Option<u8>,
    /// What is told, in its order.
    pub events: Vec<Event>,
}

/// What is told of a deal; drawing and the end are not.
#[must_use]
pub fn entries(events: &[Event]) -> Vec<MoveListEntry> {
    let (mut tricks, mut is_in_trick) = (0, false);
    let mut entries: Vec<MoveListEntry> = Vec::new();
    for event in events {
        if matches!(event, Event::Drew { .. } | Event::Ended(_)) {
            continue;
        }
        match entries.last_mut() {
            Some(entry) if is_in_trick => entry.events.push(*event),
            _ => {
                is_in_trick = matches!(event, Event::Played { .. });
                tricks += u8::from(is_in_trick);
                entries.push(MoveListEntry {
                    trick: is_in_trick.then_some(tricks),
                    events: vec![*event],
                });
            }
        }
        is_in_trick &= !matches!(event, Event::TrickTaken { .. });
    }
    entries
}

#[cfg(test)]
mod tests {
    use super::*;
    use sechsundsechzig_engine::cards::Card;
    use sechsundsechzig_engine::deal::Seat;

    fn played(seat: u8) -> Event {
        Event::Played {
            seat: Seat(seat),
            card: Card::from_index(0).unwrap(),
            announced: None,
        }
    }

    fn taken(seat: u8) -> Event {
        Event::TrickTaken {
            seat: Seat(seat),
            points: 0,
            last_trick_bonus: 0,
        }
    }

    fn drew(seat: u8) -> Event {
        Event::Drew {
            seat: Seat(seat),
            card: None,
        }
    }

    #[test]
    fn a_trick_is_one_entry_and_so_is_what_is_done_before_the_next_but_drawing_is_not_told() {
        let robbed = Event::Robbed {
            seat: Seat(0),
            given: Card::from_index(0).unwrap(),
            taken: Card::from_index(1).unwrap(),
        };
        let events = [
            played(1),
            played(0),
            taken(0),
            drew(0),
            drew(1),
            robbed,
            played(0),
        ];
        let entry = |trick, events: &[Event]| MoveListEntry {
            trick,
            events: events.to_vec(),
        };
        assert_eq!(
            entries(&events),
            [
                entry(Some(1), &[played(1), played(0), taken(0)]),
                entry(None, &[robbed]),
                entry(Some(2), &[played(0)]),
            ]
        );
    }
}
