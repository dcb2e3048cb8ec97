//! Every option of the rulebook as plain data, the presets of its section 8, and the check that
//! refuses contradictions.

mod checked;
mod option;
mod preset;
mod values;

pub use checked::{CheckedRules, RulesConflict};
pub use option::{LEGACY_VALUES, OptionError, OptionId, OptionValue};
pub use preset::Preset;
pub use values::*;

use crate::cards::PackSize;

/// The rules of one game: which game it is, and every option of the rulebook. Options a game
/// does not have keep the value of its preset and mean nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    /// Which game.
    pub game: Game,
    /// 1.4, 6.8: the pack; which of them a game can be played with, [`packs`](Rules::packs) says.
    pub pack: PackSize,
    /// 1.3: card points of an ace, 11 or 12.
    pub ace_points: u8,
    /// 2.2: who deals next.
    pub next_dealer: NextDealer,
    /// 2.3: how the cards are dealt.
    pub packets: Packets,
    /// 2.3: which card is turned up.
    pub trump_card: TrumpCard,
    /// 2.8 to 2.10, 4.3: the duty once the talon is used up or covered.
    pub strict_play: StrictPlay,
    /// 2.12: from when a marriage may be announced.
    pub meld_from: MeldFrom,
    /// 2.13: until when.
    pub meld_until: MeldUntil,
    /// 2.14: announcing once the talon is covered.
    pub meld_when_covered: MeldWhenCovered,
    /// 2.15: who may rob.
    pub rob: Rob,
    /// 7: how many talon cards, the turned-up one included, must lie there for robbing; 1 to 22.
    pub rob_min_talon: u8,
    /// 2.17: who may cover.
    pub cover: Cover,
    /// 7: how many talon cards, the turned-up one included, must lie there for covering; 1 to 22.
    pub cover_min_talon: u8,
    /// 7: whether the winner of a trick may cover before drawing.
    pub cover_before_draw: bool,
    /// 7: whether the winner of a trick may rob before drawing.
    pub rob_before_draw: bool,
    /// 2.22: what the last trick counts extra.
    pub last_trick: LastTrick,
    /// 7.1: whether the last trick wins a deal played out uncovered.
    pub last_trick_wins_deal: bool,
    /// 2.23: equal counts.
    pub tie: Tie,
    /// 2.25: what counts against Schneider.
    pub schneider_counts: SchneiderCounts,
    /// 2.26: the price of a false claim.
    pub false_claim: FalseClaim,
    /// 2.27: the price of a failed cover.
    pub failed_cover: FailedCover,
    /// 2.28: whether a won cover is priced on the opponent's state when it was made.
    pub cover_snapshot: bool,
    /// 2.29: lifting two cards at once.
    pub double_draw: DoubleDraw,
    /// 2.30: whether illegal moves are prevented or punished.
    pub referee: Referee,
    /// 2.31, 6.8: the points that win the match: game points, 1 to 99; in Penneech marks, 1 to 999.
    pub target: u16,
    /// 2.32: whether a match won without a point against counts two Bummerl.
    pub shutout_doubles: bool,
    /// 3.2: how free choice of trumps is decided.
    pub match_length: MatchLength,
    /// 4.2: whether forehand must name trumps.
    pub trump_right: TrumpRight,
    /// 4.4: whether marriages may be announced before the first lead.
    pub opening_melds: bool,
    /// 5.2: what fixes trumps for four.
    pub four_trump: FourTrump,
    /// 6.8: when a scoring card scores.
    pub score_when: ScoreWhen,
    /// 6.8: which cards score.
    pub scoring_cards: ScoringCards,
    /// 6.8: the duty to follow in Penneech.
    pub follow: Follow,
}
