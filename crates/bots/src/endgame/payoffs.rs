//! What winning costs the loser, of everything an endgame can still change.

use sechsundsechzig_engine::games::sixty_six::two_handed::Table;
use sechsundsechzig_engine::games::sixty_six::{OUT, price};
use sechsundsechzig_engine::rules::{FailedCover, SchneiderCounts, Tie};

/// What a player has made so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct SidePoints {
    pub points: u16,
    pub melds: u16,
    pub has_trick: bool,
}

impl SidePoints {
    /// As it counts towards 66 (2.12, 2.20).
    #[inline]
    pub fn total(self) -> u16 {
        self.points + if self.has_trick { self.melds } else { 0 }
    }
}

/// The prices of a deal whose talon is gone or covered (2.21 to 2.28).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Payoffs {
    melds_save: bool,
    cover: Option<Cover>,
    last_trick_wins: bool,
    ties_go_to_last: bool,
    /// The bonus for the last trick.
    pub last_trick: u16,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Cover {
    by: usize,
    /// What the coverer wins, if that was settled by covering.
    won: Option<i8>,
    /// What a failed cover costs, if that is settled.
    failed: Option<i8>,
}

impl Payoffs {
    pub fn of(table: &Table) -> Payoffs {
        let rules = table.rules;
        Payoffs {
            melds_save: rules.schneider_counts == SchneiderCounts::TricksAndMelds,
            cover: table.covered.map(|covered| Cover {
                by: covered.by.index(),
                won: rules
                    .cover_snapshot
                    .then(|| price(covered.tricks > 0, covered.points) as i8),
                failed: match rules.failed_cover {
                    FailedCover::TwoOrThree if covered.tricks == 0 => Some(3),
                    FailedCover::TwoOrThree => Some(2),
                    FailedCover::AtLeastTwo => None,
                    FailedCover::Three => Some(3),
                },
            }),
            last_trick_wins: rules.last_trick_wins_deal,
            ties_go_to_last: rules.tie == Tie::LastTrickWins,
            last_trick: table.last_trick_bonus(),
        }
    }

    /// Whether it makes no difference which seat is which.
    pub fn are_even(&self) -> bool {
        self.cover.is_none()
    }

    /// 2.24.
    #[inline]
    fn price(&self, loser: SidePoints) -> i8 {
        let counting = if self.melds_save {
            loser.total()
        } else {
            loser.points
        };
        price(loser.has_trick, counting) as i8
    }

    /// 2.27.
    fn failed(&self, cover: Cover, loser: SidePoints) -> i8 {
        cover.failed.unwrap_or_else(|| self.price(loser).max(2))
    }

    /// What this seat wins from that loser, who has no 66.
    #[inline]
    pub fn win(&self, winner: usize, loser: SidePoints) -> i8 {
        match self.cover {
            None => self.price(loser),
            Some(cover) if cover.by == winner => cover.won.unwrap_or_else(|| self.price(loser)),
            Some(cover) if loser.total() < OUT => self.failed(cover, loser),
            Some(_) => self.price(loser),
        }
    }

    /// The most this seat can still win: no price ever rises.
    #[inline]
    pub fn most(&self, winner: usize, loser: SidePoints) -> i8 {
        match self.cover {
            Some(cover) if cover.by != winner => self.failed(cover, loser),
            _ => self.win(winner, loser),
        }
    }

    /// The value of a deal played out, to this seat, which won the last trick.
    pub fn played_out(&self, seat: usize, sides: [SidePoints; 2]) -> i8 {
        let [own, other] = sides;
        let wins = match self.cover {
            Some(cover) => {
                let coverer = if cover.by == seat { own } else { other };
                (cover.by == seat) == (coverer.total() >= OUT)
            }
            None if self.last_trick_wins => true,
            None if own.total() == other.total() && !self.ties_go_to_last => return 0,
            None => own.total() >= other.total(),
        };
        if wins {
            self.win(seat, other)
        } else {
            -self.win(1 - seat, own)
        }
    }
}
