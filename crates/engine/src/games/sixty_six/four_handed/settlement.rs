//! What a finished deal for four is worth (5.5, 5.6).

use super::{Table, side_of};
use crate::cards::Card;
use crate::deal::{Clause, DealResult, PerSide, Reason, Seat, Side};
use crate::games::sixty_six::verdict::Verdict;
use crate::games::sixty_six::{OUT, price};
use crate::rules::{SchneiderCounts, Tie};
use std::cmp::Ordering;

/// How a deal came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Ending {
    /// This seat said "Aus", perhaps counting an unbeatable card.
    Claim(Seat, Option<Card>),
    /// The last card was played.
    PlayedOut,
    /// This seat broke a rule before a punishing referee.
    Offence(Seat),
}

impl Table {
    /// Points of a card its leader counted before it was answered (5.5).
    pub(super) fn counted_going_out(&self, side: Side) -> u16 {
        match self.ending {
            Some(Ending::Claim(seat, Some(card))) if side_of(seat) == side => {
                self.round.rules.card_points(card)
            }
            _ => 0,
        }
    }

    pub(super) fn result(&self) -> Option<DealResult> {
        let verdict = match self.ending? {
            Ending::Claim(seat, _) if self.total(side_of(seat)) >= OUT => {
                self.win(side_of(seat), Reason::Out, Clause(2, 24))
            }
            Ending::Claim(seat, _) => self.false_claim(side_of(seat)),
            Ending::PlayedOut => self.played_out(),
            Ending::Offence(seat) => self.win(other(side_of(seat)), Reason::Offence, Clause(2, 30)),
        };
        let mut result = DealResult {
            winner: verdict.winner,
            reason: verdict.reason,
            clause: verdict.clause,
            game_points: PerSide::new(2),
            card_points: PerSide::new(2),
            melds: PerSide::new(2),
            tricks: PerSide::new(2),
        };
        if let Some(winner) = verdict.winner {
            result.game_points[side_of(winner)] = verdict.points;
        }
        for side in [0, 1] {
            result.card_points[side] = self.points(side);
            result.melds[side] = self.melds(side);
            result.tricks[side] = u16::from(self.tricks(side));
        }
        Some(result)
    }

    /// 2.24, both partners' tricks taken together.
    fn win(&self, winner: Side, reason: Reason, clause: Clause) -> Verdict {
        let loser = other(winner);
        let points = match self.round.rules.schneider_counts {
            SchneiderCounts::Tricks => self.points(loser),
            SchneiderCounts::TricksAndMelds => self.total(loser),
        };
        let worth = price(self.tricks(loser) > 0, points);
        Verdict::won(lowest_seat(winner), reason, worth, clause)
    }

    /// 2.26.
    fn false_claim(&self, claimant: Side) -> Verdict {
        let winner = other(claimant);
        let has_trick = self.tricks(winner) > 0;
        Verdict::false_claim(lowest_seat(winner), self.round.rules.false_claim, has_trick)
    }

    /// 5.6, 2.23.
    fn played_out(&self) -> Verdict {
        let last = self.round.last_winner.map_or(0, side_of);
        match (self.total(0).cmp(&self.total(1)), self.round.rules.tie) {
            (Ordering::Greater, _) => self.win(0, Reason::PlayedOut, Clause(2, 24)),
            (Ordering::Less, _) => self.win(1, Reason::PlayedOut, Clause(2, 24)),
            (Ordering::Equal, Tie::LastTrickWins) => {
                self.win(last, Reason::PlayedOut, Clause(2, 24))
            }
            (Ordering::Equal, Tie::Void | Tie::Carry) => {
                Verdict::nobody(Reason::Tie, Clause(2, 23))
            }
        }
    }
}

const fn other(side: Side) -> Side {
    1 - side
}

const fn lowest_seat(side: Side) -> Seat {
    Seat(side as u8)
}
