//! A match from its first deal to its end (2.31, 2.32, 3.2, 4.1, 4.5, 5.6, 6.7).

use super::first_dealer::{FirstDealer, draw_for_first_deal};
use crate::cards::Suit;
use crate::deal::{DealResult, PerSide, Reason, Seat, Side};
use crate::record::{DealHeader, drawn_trump};
use crate::rules::{CheckedRules, Game, MatchLength, NextDealer, Preset, Tie};

/// How many deals decide a match of [`MatchLength::FiveDeals`], if no tie has to be played on (3.2).
pub const FIVE_DEALS: u32 = 5;

/// A match under way. Everything it holds follows from its seed and the results so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RunningMatch {
    /// The preset it started from.
    pub preset: Preset,
    /// The rules in force.
    pub rules: CheckedRules,
    /// The text the next pack is shuffled from.
    pub seed: String,
    /// The trump drawn for four deals, where it is another than this seed draws (5.2).
    pub trump: Option<Suit>,
    /// The number of the deal under way or next to come, from 0. A match begun from a link may start at
    /// any number; the last one, `u32::MAX`, is followed by itself.
    pub deal: u32,
    /// Who deals it.
    pub dealer: Seat,
    /// Points of each side: strokes, in 3.2 card points and marriages, in Penneech marks.
    pub points: PerSide<u16>,
    /// Ties waiting for the next decided deal (2.23, `carry`).
    pub pending_ties: u16,
    /// Deals that were played to a result.
    pub deals_played: u32,
}

/// What a deal did to the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scored {
    /// Points each side was credited, pending ties included.
    pub credited: PerSide<u16>,
    /// How many of them were pending ties.
    pub from_ties: u16,
    /// The end of the match, if this was it.
    pub end: Option<MatchEnd>,
}

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchEnd {
    /// Who won it: a seat, in the game for four the lowest seat of the side. Either way its number is the side's.
    pub winner: Seat,
    /// The Bummerl each side gets (2.32).
    pub bummerl: PerSide<u16>,
}

impl RunningMatch {
    /// A new match; the first dealer is drawn (2.1).
    #[must_use]
    pub fn new(preset: Preset, rules: CheckedRules, seed: &str) -> RunningMatch {
        let FirstDealer { dealer, .. } = draw_for_first_deal(&rules, seed);
        RunningMatch {
            preset,
            rules,
            seed: seed.to_owned(),
            trump: None,
            deal: 0,
            dealer,
            points: PerSide::new(rules.game.sides()),
            pending_ties: 0,
            deals_played: 0,
        }
    }

    /// What the deal under way, or next to come, starts from.
    #[must_use]
    pub fn header(&self) -> DealHeader {
        DealHeader::of_rules(
            self.preset,
            self.rules,
            &self.seed,
            self.deal,
            self.dealer,
            self.points,
        )
        .with_trump(self.trump)
    }

    /// Shuffles the next deal from a seed of its own. A trump drawn for four deals stays in force
    /// until they are over (5.2).
    pub fn shuffle_from(&mut self, seed: String) {
        let in_force = self.trump.or_else(|| self.trump_of_seed());
        self.seed = seed;
        let kept = in_force.filter(|_| !self.trump_is_drawn_anew());
        self.trump = kept.filter(|_| kept != self.trump_of_seed());
    }

    /// Whether the next deal is the first of four (5.2).
    const fn trump_is_drawn_anew(&self) -> bool {
        self.deal.is_multiple_of(4)
    }

    /// The trump the present seed draws for the four deals the next one belongs to (5.2).
    fn trump_of_seed(&self) -> Option<Suit> {
        drawn_trump(&self.rules, &self.seed, self.deal)
    }

    /// Scores a finished deal of this match and moves on to the next one.
    ///
    /// # Panics
    /// May panic if the result is one of a table of another size.
    pub fn score(&mut self, result: &DealResult) -> Scored {
        let mut credited = credited(self.rules.game, result);
        let mut from_ties = 0;
        if let Some(winner) = result.winner {
            from_ties = std::mem::take(&mut self.pending_ties);
            credited[self.rules.game.side_of(winner)] += from_ties;
        }
        if result.reason == Reason::Tie && self.rules.tie == Tie::Carry {
            self.pending_ties += 1;
        }
        for (side, points) in credited.as_slice().iter().enumerate() {
            self.points[side] = self.points[side].saturating_add(*points);
        }
        if result.reason != Reason::Redeal {
            self.deals_played += 1;
        }
        let end = self.winner_after(result).map(|side| self.end_for(side));
        self.dealer = self.next_dealer(result);
        self.deal = self.deal.saturating_add(1);
        if self.trump_is_drawn_anew() {
            self.trump = None;
        }
        Scored {
            credited,
            from_ties,
            end,
        }
    }

    /// The side that has won the match by this deal, if any.
    fn winner_after(&self, result: &DealResult) -> Option<Side> {
        let game = self.rules.game;
        let winner = result.winner.map(|seat| game.side_of(seat));
        match game {
            Game::FreeTrumps if self.rules.match_length == MatchLength::Thousand => {
                let claimed =
                    matches!(result.reason, Reason::ThousandRight | Reason::ThousandWrong);
                winner.filter(|_| claimed)
            }
            Game::FreeTrumps => {
                let enough = self.deals_played >= FIVE_DEALS && result.reason != Reason::Redeal;
                enough.then(|| self.sole_leader()).flatten()
            }
            _ => {
                let reached = |side: &Side| self.points[*side] >= self.rules.target;
                winner
                    .filter(reached)
                    .or_else(|| self.sole_leader().filter(reached))
            }
        }
    }

    /// The side with the most points, unless two share them.
    fn sole_leader(&self) -> Option<Side> {
        let points = self.points.as_slice();
        let most = points.iter().max()?;
        let mut leaders = points.iter().enumerate().filter(|(_, own)| *own == most);
        match (leaders.next(), leaders.next()) {
            (Some((side, _)), None) => Some(side),
            _ => None,
        }
    }

    /// 2.32 and 4.1: every loser gets a Bummerl, two where a shutout doubles and nobody but the
    /// winner has a point.
    fn end_for(&self, winner: Side) -> MatchEnd {
        let sides = usize::from(self.rules.game.sides());
        let shutout = (0..sides).all(|side| side == winner || self.points[side] == 0);
        let price = if self.rules.shutout_doubles && shutout {
            2
        } else {
            1
        };
        let mut bummerl = PerSide::new(sides as u8);
        for side in (0..sides).filter(|side| *side != winner) {
            bummerl[side] = price;
        }
        MatchEnd {
            winner: Seat(winner as u8),
            bummerl,
        }
    }

    /// 2.2, 2.29, 4.1, 5.2, 6.1 and 6.2.
    fn next_dealer(&self, result: &DealResult) -> Seat {
        if result.reason == Reason::Redeal {
            return self.dealer;
        }
        match self.rules.next_dealer {
            NextDealer::Winner => result.winner.unwrap_or(self.dealer),
            NextDealer::Alternate => self.dealer.left(1, self.rules.game.players()),
        }
    }
}

/// What a deal writes up for each side: in Penneech its card points (section 7), with free trumps card points and marriages
/// (section 3), else its game points.
///
/// # Panics
/// May panic if the result is one of a table of another size.
#[must_use]
pub fn credited(game: Game, result: &DealResult) -> PerSide<u16> {
    match game {
        Game::Penneech => result.card_points,
        Game::FreeTrumps => {
            let mut credited = PerSide::new(game.sides());
            for side in 0..usize::from(game.sides()) {
                let melds = if result.tricks[side] > 0 {
                    result.melds[side]
                } else {
                    0
                };
                // Who lost by an offence writes nothing up (2.30).
                let forfeited = result.reason == Reason::Offence
                    && result.winner.map(Seat::index) != Some(side);
                if !forfeited && result.reason != Reason::Redeal {
                    credited[side] = result.card_points[side] + melds;
                }
            }
            credited
        }
        _ => result.game_points,
    }
}
