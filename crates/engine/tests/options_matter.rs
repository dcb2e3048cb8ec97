//! A sweep over the options of every family: every value of every option is played, and every two
//! values of one option lead somewhere else in the end.

use chacha20::ChaCha20Rng;
use sechsundsechzig_engine::deal::shuffle::{self, Purpose, below};
use sechsundsechzig_engine::deal::{Action, Clause, Deal, DealResult, PerSide, Reason, Seat};
use sechsundsechzig_engine::games::AnyDeal;
use sechsundsechzig_engine::match_score::RunningMatch;
use sechsundsechzig_engine::rules::{
    CheckedRules, Game, LastTrick, OptionId, OptionValue, Preset, Rules,
};
use std::hash::{DefaultHasher, Hash, Hasher};

/// One preset of each family.
const FAMILIES: [Preset; 7] = [
    Preset::Treatise,
    Preset::ThreeRotating,
    Preset::FreeTrumps,
    Preset::AceOfHearts,
    Preset::Three,
    Preset::Four,
    Preset::Penneech,
];

/// Deals after which two values that never made a difference are taken to be the same.
const DEALS: u32 = 3000;

/// Values of an option that must differ from each other; the numbers are telling ones.
fn values(preset: Preset, id: OptionId) -> Vec<OptionValue> {
    let numbers = |numbers: &[u16]| numbers.iter().copied().map(OptionValue::Number).collect();
    match preset.rules().get(id) {
        OptionValue::Word(_) => id.words().iter().copied().map(OptionValue::Word).collect(),
        OptionValue::Flag(_) => [false, true].map(OptionValue::Flag).to_vec(),
        OptionValue::Number(_) => match id {
            OptionId::Pack => {
                let packs = preset.rules().packs();
                let sizes = packs.iter().map(|pack| pack.card_count() as u16);
                sizes.map(OptionValue::Number).collect()
            }
            OptionId::AcePoints => numbers(&[11, 12]),
            OptionId::Target => numbers(&[3, 5]),
            _ => numbers(&[1, 5]),
        },
    }
}

/// The rules to compare values in: where an option needs another to show.
fn ground(preset: Preset, id: OptionId) -> Rules {
    let mut rules = preset.rules();
    let mut set = |id: OptionId, value: &str| {
        let value = id.parse(value).expect("a value");
        rules.set(id, value).expect("a value of that option");
    };
    match id {
        OptionId::DoubleDraw => set(OptionId::Referee, "punish"),
        OptionId::ShutoutDoubles => set(OptionId::Target, "1"),
        OptionId::MeldWhenCovered => set(OptionId::MeldUntil, "always"),
        _ => {}
    }
    rules
}

/// A match under way and all it has shown so far, as one number.
struct Course {
    running: RunningMatch,
    rng: ChaCha20Rng,
    shown: DefaultHasher,
}

impl Course {
    fn new(preset: Preset, rules: CheckedRules) -> Course {
        Course {
            running: RunningMatch::new(preset, rules, "what matters"),
            rng: shuffle::stream(Purpose::Bot, "what matters", 0),
            shown: DefaultHasher::new(),
        }
    }

    /// Plays one deal at random and writes it up.
    fn go_on(&mut self) -> u64 {
        let mut deal = AnyDeal::new(&self.running.header().setup, &mut ());
        while let Some(action) = self.choose(&deal) {
            deal.play_unchecked(action, &mut ());
        }
        let result = deal.result().expect("every deal ends");
        result.hash(&mut self.shown);
        let scored = self.running.score(&result);
        (self.running.dealer, self.running.pending_ties).hash(&mut self.shown);
        self.running.points.hash(&mut self.shown);
        if let Some(end) = scored.end {
            (end.winner, end.bummerl).hash(&mut self.shown);
            let RunningMatch { preset, rules, .. } = self.running;
            let seed = format!("after deal {}", self.running.deal);
            self.running = RunningMatch::new(preset, rules, &seed);
        }
        self.shown.finish()
    }

    /// A random action: true claims often; covers, offences and false claims rarely.
    fn choose(&mut self, deal: &AnyDeal) -> Option<Action> {
        let mut legal: Vec<Action> = deal.legal_actions().into_iter().collect();
        legal.sort_unstable();
        legal.hash(&mut self.shown);
        let rarely = below(&mut self.rng, 24) == 0;
        let offences = [Action::LookBack, Action::DrawTwo];
        if let Some(offence) = offences.into_iter().find(|one| deal.check(*one).is_ok())
            && rarely
        {
            return Some(offence);
        }
        let wins = |action: &Action| {
            let mut after = deal.clone();
            after.play_unchecked(*action, &mut ());
            let out = |result: DealResult| result.reason == Reason::Out;
            after.result().is_some_and(out)
        };
        let true_claim = legal
            .iter()
            .copied()
            .find(|one| one.is_claim() && wins(one));
        if true_claim.is_some() && below(&mut self.rng, 2) == 0 {
            return true_claim;
        }
        let hasty = |action: &Action| action.is_claim() || *action == Action::Cover;
        if !rarely && legal.iter().any(|action| !hasty(action)) {
            legal.retain(|action| !hasty(action));
        }
        let place = below(&mut self.rng, legal.len().max(1) as u32) as usize;
        legal.get(place).copied()
    }
}

/// Whether two rule sets ever lead somewhere else.
fn differ(preset: Preset, one: CheckedRules, other: CheckedRules) -> bool {
    let (mut one, mut other) = (Course::new(preset, one), Course::new(preset, other));
    (0..DEALS).any(|_| one.go_on() != other.go_on())
}

/// Where nobody can cover, "ten unless covered" is ten.
fn the_same_by_nature(one: &CheckedRules, other: &CheckedRules) -> bool {
    let nobody_covers = matches!(one.game, Game::FreeTrumps | Game::AceOfHearts);
    let ten = |rules: &CheckedRules| rules.last_trick != LastTrick::None;
    nobody_covers && one.last_trick != other.last_trick && ten(one) && ten(other)
}

#[test]
fn every_value_of_every_option_matters() {
    for preset in FAMILIES {
        for &id in preset.rules().game.options() {
            // Nobody ends with nothing where points are written up; see the next test.
            if preset == Preset::FreeTrumps && id == OptionId::ShutoutDoubles {
                continue;
            }
            let rules: Vec<CheckedRules> = values(preset, id)
                .into_iter()
                .filter_map(|value| {
                    let mut rules = ground(preset, id);
                    rules.set(id, value).expect("a value of that option");
                    rules.check().ok()
                })
                .collect();
            assert!(rules.len() > 1, "{preset:?} {id:?}");
            for (place, one) in rules.iter().enumerate() {
                for other in &rules[..place] {
                    let (a, b) = (one.get(id), other.get(id));
                    if the_same_by_nature(one, other) {
                        continue;
                    }
                    assert!(
                        differ(preset, *one, *other),
                        "{preset:?} {id:?}: {a} or {b}"
                    );
                }
            }
        }
    }
}

#[test]
fn r2_32_a_shutout_can_double_where_points_are_written_up() {
    for (doubles, price) in [(true, 2), (false, 1)] {
        let mut rules = Preset::FreeTrumps.rules();
        rules.shutout_doubles = doubles;
        let rules = rules.check().expect("consistent rules");
        let mut running = RunningMatch::new(Preset::FreeTrumps, rules, "a shutout");
        let mut end = None;
        for _ in 0..5 {
            let mut points = PerSide::new(2);
            points[0] = 130;
            let mut tricks = PerSide::new(2);
            tricks[0] = 10;
            end = running
                .score(&DealResult {
                    winner: Some(Seat(0)),
                    reason: Reason::PlayedOut,
                    clause: Clause(3, 2),
                    game_points: PerSide::new(2),
                    card_points: points,
                    melds: PerSide::new(2),
                    tricks,
                })
                .end;
        }
        let end = end.expect("five deals");
        assert_eq!(end.bummerl.as_slice(), [0, price]);
    }
}
