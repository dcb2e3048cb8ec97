//! What a finished deal for three is worth (4.5).

use super::{PLAYERS, Table};
use crate::deal::{Clause, DealResult, PerSide, Reason, Seat};
use crate::games::sixty_six::price;
use crate::rules::SchneiderCounts;

/// How a deal came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Ending {
    /// The last card was played.
    PlayedOut,
    /// This seat broke a rule before a punishing referee.
    Offence(Seat),
}

fn seats() -> impl Iterator<Item = Seat> {
    (0..PLAYERS).map(Seat)
}

impl Table {
    pub(super) fn result(&self) -> Option<DealResult> {
        let mut result = DealResult {
            winner: None,
            reason: Reason::Tie,
            clause: Clause(4, 5),
            game_points: PerSide::new(PLAYERS),
            card_points: PerSide::new(PLAYERS),
            melds: PerSide::new(PLAYERS),
            tricks: PerSide::new(PLAYERS),
        };
        for seat in seats() {
            let place = seat.index();
            result.card_points[place] = self.round.points[place];
            result.melds[place] = self.round.melds[place];
            result.tricks[place] = u16::from(self.round.tricks[place]);
        }
        match self.ending? {
            Ending::PlayedOut => {
                if let Some(winner) = self.sole_leader() {
                    result.winner = Some(winner);
                    result.reason = Reason::PlayedOut;
                    result.game_points[winner.index()] = seats()
                        .filter(|seat| *seat != winner)
                        .map(|loser| self.price_of(loser))
                        .sum();
                }
            }
            // 2.30 speaks of one opponent; here each of the two scores, and nobody has won.
            Ending::Offence(offender) => {
                result.reason = Reason::Offence;
                result.clause = Clause(2, 30);
                for seat in seats().filter(|seat| *seat != offender) {
                    result.game_points[seat.index()] = self.price_of(offender);
                }
            }
        }
        Some(result)
    }

    /// Who has more points than either of the others.
    fn sole_leader(&self) -> Option<Seat> {
        seats().find(|seat| {
            seats().all(|other| other == *seat || self.total(other) < self.total(*seat))
        })
    }

    /// What a loser pays (4.5, 2.24, 2.25).
    fn price_of(&self, loser: Seat) -> u16 {
        let points = match self.round.rules.schneider_counts {
            SchneiderCounts::Tricks => self.round.points[loser.index()],
            SchneiderCounts::TricksAndMelds => self.total(loser),
        };
        price(self.round.tricks[loser.index()] > 0, points)
    }
}
