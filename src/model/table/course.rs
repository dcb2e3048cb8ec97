//! What the list of moves beside the table tells of a deal's course.

use sechsundsechzig_engine::deal::Event;

/// What is told, each with the number of the trick that it begins, if it does.
#[must_use]
pub fn told(course: &[Event]) -> Vec<(Event, Option<u8>)> {
    // The trick that the next card leads to, if it leads.
    let (mut trick, mut leads) = (1, true);
    let mut told = Vec::new();
    for event in course {
        let mut begins = None;
        match event {
            Event::Drew { .. } | Event::Ended(_) => continue,
            Event::Played { .. } if leads => {
                leads = false;
                begins = Some(trick);
            }
            Event::TrickTaken { .. } => (trick, leads) = (trick + 1, true),
            _ => {}
        }
        told.push((*event, begins));
    }
    told
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
    fn only_the_card_led_bears_the_number_of_its_trick_and_drawing_is_not_told() {
        let course = [played(1), played(0), taken(0), drew(0), drew(1), played(0)];
        let told = told(&course);
        assert_eq!(
            told.iter().map(|(event, _)| *event).collect::<Vec<_>>(),
            [played(1), played(0), taken(0), played(0)]
        );
        let tricks: Vec<_> = told.iter().map(|(_, trick)| *trick).collect();
        assert_eq!(tricks, [Some(1), None, None, Some(2)]);
    }
}
