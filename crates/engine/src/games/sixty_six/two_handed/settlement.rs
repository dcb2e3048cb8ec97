//! What a finished deal is worth (2.19 to 2.30).

use super::{Covered, Table};
use crate::deal::{Clause, DealResult, PerSide, Reason, Seat};
use crate::games::sixty_six::verdict::Verdict;
use crate::games::sixty_six::{LAST_TRICK_BONUS, OUT, price};
use crate::rules::{FailedCover, Game, LastTrick, SchneiderCounts, Tie};

/// How a deal came to its end; the result follows from it and the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Ending {
    /// This seat said "Aus", or claimed a thousand.
    Claim(Seat),
    /// The last card was played.
    PlayedOut,
    /// This seat broke a rule before a punishing referee.
    Offence(Seat),
    /// Thrown in.
    Redeal,
}

impl Table {
    fn verdict(&self, ending: Ending) -> Verdict {
        match ending {
            Ending::Claim(seat) if self.claims_a_thousand() => self.thousand(seat),
            Ending::Claim(seat) => self.claim(seat),
            Ending::PlayedOut => self.played_out(),
            Ending::Offence(seat) => self.offence(seat),
            Ending::Redeal => Verdict::nobody(Reason::Redeal, Clause(2, 29)),
        }
    }

    /// Seat 0's game points less seat 1's, once the deal is over: what a search asks for most.
    #[must_use]
    pub fn balance(&self) -> Option<i8> {
        Some(self.verdict(self.ending?).balance())
    }

    /// The result, once the deal is over.
    #[must_use]
    pub fn result(&self) -> Option<DealResult> {
        let verdict = self.verdict(self.ending?);
        let mut game_points = PerSide::new(2);
        if let Some(winner) = verdict.winner
            && self.rules.game != Game::FreeTrumps
        {
            game_points[winner.index()] = verdict.points;
        }
        let mut result = DealResult {
            winner: verdict.winner,
            reason: verdict.reason,
            clause: verdict.clause,
            game_points,
            card_points: PerSide::new(2),
            melds: PerSide::new(2),
            tricks: PerSide::new(2),
        };
        for side in 0..2 {
            result.card_points[side] = self.points[side];
            result.melds[side] = self.melds[side];
            result.tricks[side] = u16::from(self.tricks[side]);
        }
        Some(result)
    }

    /// Card points that the last trick counts extra (2.22), as the talon lies now.
    #[must_use]
    pub fn last_trick_bonus(&self) -> u16 {
        match self.rules.last_trick {
            LastTrick::Ten => LAST_TRICK_BONUS,
            LastTrick::TenUnlessCovered if self.covered.is_none() => LAST_TRICK_BONUS,
            LastTrick::TenUnlessCovered | LastTrick::None => 0,
        }
    }

    /// 2.25.
    pub(super) fn counting_against_schneider(&self, seat: Seat) -> u16 {
        match self.rules.schneider_counts {
            SchneiderCounts::Tricks => self.points[seat.index()],
            SchneiderCounts::TricksAndMelds => self.total(seat),
        }
    }

    /// 2.24: what beating this loser is worth.
    #[must_use]
    pub fn price_of(&self, loser: Seat) -> u16 {
        price(
            self.tricks[loser.index()] > 0,
            self.counting_against_schneider(loser),
        )
    }

    /// 2.24 and, for a won cover, 2.28.
    fn win(&self, winner: Seat, reason: Reason) -> Verdict {
        match self.covered {
            Some(Covered {
                by, tricks, points, ..
            }) if by == winner && self.rules.cover_snapshot => {
                Verdict::won(winner, reason, price(tricks > 0, points), Clause(2, 28))
            }
            _ => Verdict::won(winner, reason, self.price_of(winner.other()), Clause(2, 24)),
        }
    }

    /// 2.27.
    fn failed_cover(&self, covered: Covered) -> Verdict {
        let points = match self.rules.failed_cover {
            FailedCover::TwoOrThree if covered.tricks == 0 => 3,
            FailedCover::TwoOrThree => 2,
            FailedCover::AtLeastTwo => self.price_of(covered.by).max(2),
            FailedCover::Three => 3,
        };
        Verdict::won(
            covered.by.other(),
            Reason::FailedCover,
            points,
            Clause(2, 27),
        )
    }

    /// 2.19 and 2.20.
    fn claim(&self, seat: Seat) -> Verdict {
        if self.total(seat) < OUT {
            return self.false_claim(seat);
        }
        match self.covered {
            Some(covered) if covered.by != seat && self.total(covered.by) < OUT => {
                self.failed_cover(covered)
            }
            _ => self.win(seat, Reason::Out),
        }
    }

    /// 2.26.
    fn false_claim(&self, seat: Seat) -> Verdict {
        let winner = seat.other();
        let has_trick = self.tricks[winner.index()] > 0;
        Verdict::false_claim(winner, self.rules.false_claim, has_trick)
    }

    /// 3.2.
    fn thousand(&self, seat: Seat) -> Verdict {
        if self.start[seat.index()].saturating_add(self.total(seat)) >= 1000 {
            Verdict::won(seat, Reason::ThousandRight, 0, Clause(3, 2))
        } else {
            Verdict::won(seat.other(), Reason::ThousandWrong, 0, Clause(3, 2))
        }
    }

    /// 2.21 and 2.23.
    fn played_out(&self) -> Verdict {
        if let Some(covered) = self.covered {
            return if self.total(covered.by) >= OUT {
                self.win(covered.by, Reason::PlayedOut)
            } else {
                self.failed_cover(covered)
            };
        }
        let last = self.last_trick.map_or(self.dealer, |trick| trick.winner);
        if self.rules.last_trick_wins_deal {
            return self.win(last, Reason::PlayedOut);
        }
        let [a, b] = [Seat(0), Seat(1)];
        match self.total(a).cmp(&self.total(b)) {
            std::cmp::Ordering::Greater => self.win(a, Reason::PlayedOut),
            std::cmp::Ordering::Less => self.win(b, Reason::PlayedOut),
            std::cmp::Ordering::Equal if self.rules.game == Game::FreeTrumps => {
                Verdict::nobody(Reason::Tie, Clause(3, 2))
            }
            std::cmp::Ordering::Equal => match self.rules.tie {
                Tie::LastTrickWins => self.win(last, Reason::PlayedOut),
                Tie::Void | Tie::Carry => Verdict::nobody(Reason::Tie, Clause(2, 23)),
            },
        }
    }

    /// 2.30.
    fn offence(&self, seat: Seat) -> Verdict {
        Verdict::won(
            seat.other(),
            Reason::Offence,
            self.price_of(seat),
            Clause(2, 30),
        )
    }
}
