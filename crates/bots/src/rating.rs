//! Rates a player's decisions in a finished deal: how close they came to the best ones given what the player knew, and
//! what the same cards bring when the computer plays them.
//!
//! Both consist of parts that take a fraction of a second each, so that a rating can be cancelled at any time.

use super::ismcts::Ismcts;
use super::search_options::SearchOptions;
use super::{Bot, Budget, Decision, Opponent, REWARD_RANGE, Searchable, Thinker, think};
use sechsundsechzig_engine::deal::{Action, Deal, Observation, Seat};
use sechsundsechzig_engine::games::AnyView;
use sechsundsechzig_engine::record::{DealHeader, Session};
use sechsundsechzig_engine::rules::Game;

/// Search iterations of each of the two searches that evaluate a decision.
const WEIGHING: u32 = 4_000;
/// Search iterations of each decision where the computer plays the cards.
const PLAYING: u32 = 400;
/// How many times the computer plays the cards.
pub const PLAYS: u32 = 16;
/// The least cost of a decision that the search does not consider at all, in game points.
const BLUNDER: f32 = 1.0;
/// The seed of the searches.
const SEED: u64 = 66;

/// Game points, in thousandths: won and lost.
///
/// By a decision: how much more it can be expected to bring than the worst one, and how much less than the best. By the
/// computer in the player's place: what each side got.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Points {
    /// What was won.
    pub won: i32,
    /// What was lost.
    pub lost: i32,
}

/// Whether deals of this game are rated: those for two whose results are game points.
#[must_use]
pub const fn is_rated(game: Game) -> bool {
    matches!(game, Game::TwoHanded | Game::AceOfHearts)
}

/// What a decision won and lost, by what its player knew.
///
/// Two searches by different chance: each names the best and the worst decision, and the other one says how far away they
/// are. The best of several uncertain values looks better than it is; taken from another search it does not, so that for who
/// plays perfectly gains and losses by chance even out. Either may therefore be a little below nothing.
#[must_use]
pub fn evaluate(seen: &Observation<AnyView>, made: Action) -> Points {
    let searches = [SEED, SEED + 1].map(|seed| think(seen, &Evaluating(seed)));
    let [first, second] = &searches;
    let [one, other] = [against(first, second, made), against(second, first, made)];
    let mean = |of: fn(&(f32, f32)) -> f32| {
        let points = (of(&one) + of(&other)) / 2.0 * REWARD_RANGE;
        (points * 1000.0) as i32
    };
    let points = Points {
        won: mean(|gap| gap.0),
        lost: mean(|gap| gap.1),
    };
    let is_considered = first.action == made || first.value_of(made).is_some();
    if is_considered {
        points
    } else {
        Points {
            won: 0,
            lost: points.lost.max((BLUNDER * 1000.0) as i32),
        }
    }
}

/// How far a decision is above the worst and below the best of one search, by the values of another one. One that was not
/// considered is taken for the worst.
fn against(search: &Decision, values: &Decision, made: Action) -> (f32, f32) {
    let ends = search.candidates.first().zip(search.candidates.last());
    let known = |(best, worst): (&super::Candidate, &super::Candidate)| {
        let best = values.value_of(best.action)?;
        let worst = values.value_of(worst.action)?;
        let made = values.value_of(made).unwrap_or(worst);
        Some((made - worst, best - made))
    };
    ends.and_then(known).unwrap_or_default()
}

/// A search that looks at all decisions alike.
struct Evaluating(u64);

impl Thinker for Evaluating {
    fn think<D: Searchable>(&self, seen: &Observation<D::View>) -> Decision {
        let options = SearchOptions {
            prior: 0.0,
            even: true,
            plays_for_the_match: false,
            ..SearchOptions::default()
        };
        Ismcts::<D>::new(options, self.0).decide(seen, Budget::Iterations(WEIGHING))
    }
}

/// What the cards of a deal bring the player when the computer holds them, and equally the other side's; the number tells
/// one play from another. Nothing where the deal ends without a result.
#[must_use]
pub fn play_same_cards(header: DealHeader, player: Seat, number: u32) -> Option<Points> {
    let seed = SEED + u64::from(number);
    let mut session = Session::new(header);
    while let Some(seat) = session.deal().turn().seat() {
        let seen = session.observation(seat);
        let decision = think(&seen, &ShortSearch(seed));
        session.play(decision.action).ok()?;
    }
    let result = session.deal().result()?;
    let side = session.header().setup.rules.game.side_of(player);
    let points = |side: usize| i32::from(result.game_points[side]) * 1000;
    Some(Points {
        won: points(side),
        lost: points(1 - side),
    })
}

/// The strongest player with little time.
struct ShortSearch(u64);

impl Thinker for ShortSearch {
    fn think<D: Searchable>(&self, seen: &Observation<D::View>) -> Decision {
        let budget = Budget::Iterations(PLAYING);
        Opponent::Froehlich.decide_within(seen, self.0, budget)
    }
}

/// How well a deal's decisions were made, in percent: each game point given away multiplies it by 0.78, so that one leaves
/// 78 %, two leave 61 %. `None` where next to nothing was at stake, since there was nothing to decide then.
#[must_use]
pub fn accuracy(decisions: impl IntoIterator<Item = Points>) -> Option<u8> {
    /// In thousandths of a game point.
    const NEXT_TO_NOTHING: i32 = 300;
    /// What is given away where the accuracy is 1/e, in thousandths of a game point.
    const SCALE: f64 = 4000.0;
    let (mut lost, mut stake) = (0, 0);
    for points in decisions {
        lost += points.lost;
        stake += points.won + points.lost;
    }
    // By chance a little less than nothing may seem lost.
    let accuracy = || (100.0 * (f64::from(-lost.max(0)) / SCALE).exp()).round() as u8;
    (stake >= NEXT_TO_NOTHING).then(accuracy)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sechsundsechzig_engine::record::compact_notation;
    use sechsundsechzig_engine::rules::Preset;

    const fn points(won: i32, lost: i32) -> Points {
        Points { won, lost }
    }

    #[test]
    fn accuracy_falls_with_every_point_given_away() {
        assert_eq!(accuracy([points(1200, 0), points(300, 0)]), Some(100));
        assert_eq!(accuracy([points(1500, 0), points(0, 1000)]), Some(78));
        assert_eq!(accuracy([points(0, 1500), points(0, 500)]), Some(61));
        assert_eq!(accuracy([points(0, 40_000)]), Some(0));
        // By chance a value may be a little beyond its end.
        assert_eq!(accuracy([points(1500, -100)]), Some(100));
    }

    #[test]
    fn where_next_to_nothing_was_at_stake_there_is_no_accuracy() {
        assert_eq!(accuracy([]), None);
        assert_eq!(accuracy([points(200, 90)]), None);
        assert_eq!(accuracy([points(200, 100)]), Some(98));
    }

    #[test]
    fn what_was_not_considered_counts_as_the_worst() {
        let found = |action: &str, value: f32| super::super::Candidate {
            action: compact_notation::decode(action).unwrap(),
            visits: 1,
            value,
        };
        let search = Decision {
            action: compact_notation::decode("HA").unwrap(),
            value: None,
            candidates: vec![found("HA", 0.6), found("S9", 0.5), found("SK", 0.3)],
        };
        let gaps = |action| {
            let (won, lost) = against(&search, &search, compact_notation::decode(action).unwrap());
            [won, lost].map(|gap| (gap * 10.0).round() as i32)
        };
        assert_eq!(gaps("HA"), [3, 0]);
        assert_eq!(gaps("S9"), [2, 1]);
        assert_eq!(gaps("SK"), [0, 3]);
        assert_eq!(gaps("o"), [0, 3]);
    }

    /// The accuracy of seat 0 in a deal, played by the strongest search or always by its worst candidate.
    fn accuracy_of(friend: bool, number: u32) -> Option<u8> {
        let header = DealHeader::of_seed(Preset::Paderborn, "accuracy", number, Seat(0));
        let mut session = Session::new(header);
        let mut decisions = Vec::new();
        while let Some(seat) = session.deal().turn().seat() {
            let seen = session.observation(seat);
            let decision = think(&seen, &Evaluating(SEED + 2));
            let worst = decision.candidates.last().map(|found| found.action);
            let made = match (friend, seat) {
                (false, Seat(0)) => worst.unwrap_or(decision.action),
                _ => decision.action,
            };
            if seat == Seat(0) && session.deal().legal_actions().len() > 1 {
                decisions.push(evaluate(&seen, made));
            }
            session.play(made).unwrap();
        }
        accuracy(decisions)
    }

    #[test]
    fn who_plays_well_is_accurate_and_who_plays_worst_is_not() {
        let mean = |friend| {
            let all: Vec<u8> = (0..4)
                .filter_map(|number| accuracy_of(friend, number))
                .collect();
            all.iter().map(|share| u32::from(*share)).sum::<u32>() / all.len() as u32
        };
        let [best, worst] = [true, false].map(mean);
        // Nearly all that a deal can cost is given away: two game points leave 61 %, three 47 %.
        assert!(best >= 95 && worst <= 61, "{best} {worst}");
    }

    #[test]
    fn the_same_cards_bring_the_other_side_what_they_cost_this_one() {
        for preset in Preset::ALL
            .iter()
            .filter(|preset| is_rated(preset.rules().game))
        {
            let header = || DealHeader::of_seed(*preset, "luck", 1, Seat(0));
            let [own, other] = [0, 1].map(|seat| play_same_cards(header(), Seat(seat), 0));
            let (own, other) = (own.unwrap(), other.unwrap());
            assert_eq!((own.won, own.lost), (other.lost, other.won), "{preset:?}");
            assert!(own.won + own.lost >= 1000 || own == other);
            assert_eq!(play_same_cards(header(), Seat(0), 0), Some(own));
        }
    }
}
