//! The player's rating: from every deal for two, by Glicko's rule against friends whose strength stands still.
//!
//! Steps between the friends are those measured in `docs/opponent.md`: half a game point a deal is about 120.

use sechsundsechzig_bots::Opponent;
use sechsundsechzig_engine::match_score::deal_history::{Played, Tag};

/// How strong each of the friends is, the weakest first.
const FRIENDS: [f64; 4] = [1000.0, 1120.0, 1240.0, 1340.0];
/// How accurately they decide on average (`docs/opponent.md`), in percent.
const ACCURACIES: [u32; 4] = [63, 75, 95, 96];
/// Where everybody begins, and how little is known of them.
const BEGINNING: Rating = Rating {
    points: 1120.0,
    deviation: 250.0,
};
/// As certain as it gets, so that a rating can go on changing with its player.
const LEAST_DEVIATION: f64 = 25.0;

/// A rating with its standard error.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    points: f64,
    deviation: f64,
}

impl Rating {
    /// The rating, without its fraction.
    #[must_use]
    pub const fn points(self) -> i32 {
        self.points as i32
    }

    /// The standard error, without its fraction.
    #[must_use]
    pub const fn deviation(self) -> i32 {
        self.deviation as i32
    }

    /// The rating after another deal against somebody this strong, whose result counts 1, 0 or a half.
    fn after(self, strength: f64, result: f64) -> Rating {
        let q = std::f64::consts::LN_10 / 400.0;
        let expected = 1.0 / (1.0 + (q * (strength - self.points)).exp());
        let information = q * q * expected * (1.0 - expected);
        let precision = 1.0 / (self.deviation * self.deviation) + information;
        Rating {
            points: self.points + q / precision * (result - expected),
            deviation: (1.0 / precision).sqrt().max(LEAST_DEVIATION),
        }
    }
}

/// How strong a friend is.
#[must_use]
pub const fn strength(opponent: Opponent) -> i32 {
    FRIENDS[opponent as usize] as i32
}

/// How accurate a friend usually is, in percent.
#[must_use]
pub const fn usual_accuracy(opponent: Opponent) -> u32 {
    ACCURACIES[opponent as usize]
}

/// The rating after each of these deals that counts: those for two without help.
pub fn history<'a>(deals: impl IntoIterator<Item = &'a Played>) -> Vec<Rating> {
    let mut rating = BEGINNING;
    let counts = deals.into_iter().filter(|deal| counts(deal));
    let rated = counts.filter_map(|deal| {
        let strength = FRIENDS.get(usize::from(deal.opponent))?;
        let result = f64::from(deal.balance.signum() + 1) / 2.0;
        rating = rating.after(*strength, result);
        Some(rating)
    });
    rated.collect()
}

/// The strongest friend beaten in a match for two without help or, where no match was won, in a deal; and whether in a match.
pub fn strongest_beaten(deals: &[Played]) -> Option<(Opponent, bool)> {
    let strongest = |beats: fn(&Played) -> bool| {
        let beaten = |friend: &&Opponent| {
            let mut deals = deals.iter().filter(|deal| counts(deal));
            deals.any(|deal| deal.opponent == **friend as u8 && beats(deal))
        };
        Opponent::ALL.iter().rev().find(beaten).copied()
    };
    let in_match = strongest(|deal| deal.is(Tag::MatchWon));
    let in_match = in_match.map(|friend| (friend, true));
    in_match.or_else(|| strongest(|deal| deal.balance > 0).map(|friend| (friend, false)))
}

/// Whether a deal was played against one opponent alone.
#[must_use]
pub fn is_for_two(deal: &Played) -> bool {
    deal.preset.rules().game.players() == 2
}

/// Whether a deal counts towards the rating.
#[must_use]
pub fn counts(deal: &Played) -> bool {
    deal.counts() && is_for_two(deal)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sechsundsechzig_engine::match_score::deal_history;

    fn deals(text: &str) -> Vec<Played> {
        deal_history::decode(text).collect()
    }

    fn rated(text: &str) -> Option<Rating> {
        history(&deals(text)).last().copied()
    }

    /// So many deals won and lost in turn against the opponent of this number.
    fn even(opponent: u8, number: usize) -> String {
        let deal = |place: usize| {
            let balance = [2, -1][place % 2];
            format!("20778,paderborn,{opponent},{balance},")
        };
        (0..number).map(deal).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn who_wins_as_often_as_a_friend_is_as_strong_as_that_friend() {
        for opponent in Opponent::ALL {
            let rating = rated(&even(opponent as u8, 400)).unwrap();
            let away = (rating.points() - strength(opponent)).abs();
            assert!(away <= rating.deviation(), "{opponent:?}: {rating:?}");
        }
    }

    #[test]
    fn a_win_raises_the_rating_more_the_stronger_the_friend_and_every_deal_makes_it_surer() {
        let win = |opponent| rated(&format!("20778,paderborn,{opponent},1,")).unwrap();
        assert!(win(0).points() > BEGINNING.points());
        assert!(win(3).points() > win(0).points());
        let loss = rated("20778,paderborn,3,-3,").unwrap();
        assert!(loss.points() < BEGINNING.points());
        let history = history(&deals(&even(1, 300)));
        assert_eq!(history.len(), 300);
        assert!(
            history
                .windows(2)
                .all(|two| two[0].deviation >= two[1].deviation)
        );
        assert_eq!(history[299].deviation(), 25);
    }

    #[test]
    fn who_wins_everything_is_not_said_to_be_infinitely_strong() {
        let wins = vec!["20778,paderborn,0,1,"; 10_000].join(" ");
        let rating = rated(&wins).unwrap();
        assert!((1400..2400).contains(&rating.points()), "{rating:?}");
    }

    #[test]
    fn practice_and_tables_of_more_than_two_do_not_count() {
        assert_eq!(
            rated("20778,paderborn,1,2,p 20778,three,1,2, 20778,four,1,2,"),
            None
        );
    }

    #[test]
    fn the_strongest_friend_beaten_is_told_of_matches_before_deals() {
        let beaten = |text| strongest_beaten(&deals(text));
        assert_eq!(beaten("20778,paderborn,3,-1, 20778,four,2,2,w"), None);
        assert_eq!(
            beaten("20778,paderborn,0,1, 20778,paderborn,2,2, 20778,paderborn,3,3,wp"),
            Some((Opponent::Schilder, false))
        );
        assert_eq!(
            beaten("20778,paderborn,0,1,w 20778,paderborn,1,1,w 20778,paderborn,2,2,"),
            Some((Opponent::Kord, true))
        );
    }
}
