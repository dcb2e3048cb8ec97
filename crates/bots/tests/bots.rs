//! The computer's players are honest, see nothing hidden, and decide the same again.

use sechsundsechzig_bots::arena::{self, ArenaOptions, Clairvoyant, Player, Seating};
use sechsundsechzig_bots::bot_spec::BotSpec;
use sechsundsechzig_bots::{Opponent, decide_greedily};
use sechsundsechzig_engine::deal::{
    Action, Deal, Observation, PerSide, Reason, Seat, Setup, Turn, View, shuffle,
};
use sechsundsechzig_engine::games::{AnyDeal, AnyView};
use sechsundsechzig_engine::rules::Preset;

/// Quick enough for a test.
const QUICK: [BotSpec; 4] = [
    BotSpec::RANDOM,
    BotSpec::GREEDY,
    BotSpec::of(Opponent::Johannes),
    BotSpec::of(Opponent::Kord),
];

fn deal(preset: Preset, number: u32) -> AnyDeal {
    let rules = preset.checked();
    let setup = Setup {
        rules,
        dealer: Seat((number % u32::from(rules.game.players())) as u8),
        pack: shuffle::pack(rules.pack, preset.as_str(), number),
        start: PerSide::new(rules.game.sides()),
        trump: (preset == Preset::FourDrawn)
            .then(|| shuffle::trump_for_four(preset.as_str(), number)),
    };
    AnyDeal::new(&setup, &mut ())
}

fn seen(view: AnyView, moves: &[(Seat, Action)]) -> Observation<AnyView> {
    Observation {
        dealt: view.hand().iter().collect(),
        view,
        drawn: Vec::new(),
        moves: moves.to_vec(),
    }
}

#[test]
fn no_bot_offends_or_claims_falsely_in_any_preset() {
    for &preset in Preset::ALL {
        for (number, bot) in (0..).zip(QUICK.into_iter().cycle().take(12)) {
            let mut deal = deal(preset, number);
            let mut moves = Vec::new();
            while let Turn::Seat(seat) = deal.turn() {
                let action = bot.decide(&seen(deal.view(seat), &moves), 66).action;
                assert!(deal.legal_actions().contains(&action), "{preset:?} {bot:?}");
                assert_eq!(deal.offence(action), None);
                moves.push((seat, action));
                deal.play_unchecked(action, &mut ());
            }
            let reason = deal.result().map(|result| result.reason);
            assert!(
                !matches!(reason, Some(Reason::FalseClaim | Reason::ThousandWrong)),
                "{preset:?} {bot:?}"
            );
        }
    }
}

/// What plays on where the opponent's worker fails.
#[test]
fn the_greedy_bot_plays_every_preset_to_its_end_without_an_offence_or_a_false_claim() {
    for &preset in Preset::ALL {
        for number in 0..20 {
            let mut deal = deal(preset, number);
            let mut moves = Vec::new();
            while let Turn::Seat(seat) = deal.turn() {
                let action = decide_greedily(&seen(deal.view(seat), &moves), 66).action;
                assert!(deal.legal_actions().contains(&action), "{preset:?}");
                assert_eq!(deal.offence(action), None);
                moves.push((seat, action));
                deal.play_unchecked(action, &mut ());
            }
            let reason = deal.result().map(|result| result.reason);
            assert!(
                !matches!(reason, Some(Reason::FalseClaim | Reason::ThousandWrong)),
                "{preset:?}"
            );
        }
    }
}

#[test]
fn the_greedy_bot_wins_more_than_who_plays_the_first_legal_card() {
    for &preset in Preset::ALL {
        let game = preset.checked().game;
        let (mut greedy, mut first_legal) = (0, 0);
        for number in 0..60 {
            let mut deal = deal(preset, number);
            let mut moves = Vec::new();
            let sides = usize::from(game.sides());
            let side = (number / 4) as usize % sides;
            while let Turn::Seat(seat) = deal.turn() {
                let action = if game.side_of(seat) == side {
                    decide_greedily(&seen(deal.view(seat), &moves), 66).action
                } else {
                    deal.legal_actions()[0]
                };
                moves.push((seat, action));
                deal.play_unchecked(action, &mut ());
            }
            let result = deal.result().expect("the deal is over");
            let points = |of: usize| match result.game_points.as_slice().iter().sum::<u16>() {
                0 => u32::from(result.card_points[of] + result.melds[of]),
                _ => 100 * u32::from(result.game_points[of]),
            };
            let others = (0..sides).filter(|other| *other != side);
            greedy += points(side) * (sides as u32 - 1);
            first_legal += others.map(points).sum::<u32>();
        }
        assert!(
            greedy > first_legal,
            "{preset:?}: {greedy} against {first_legal}"
        );
    }
}

#[test]
fn worlds_that_look_the_same_get_the_same_decision() {
    for &preset in Preset::ALL {
        let mut rng = shuffle::stream(shuffle::Purpose::Bot, preset.as_str(), 0);
        let mut deal = deal(preset, 1);
        let mut moves = Vec::new();
        while let Turn::Seat(seat) = deal.turn() {
            let other_world = deal.view(seat).sample_world(&mut rng);
            let real = BotSpec::of(Opponent::Kord).decide(&seen(deal.view(seat), &moves), 7);
            let in_other_world =
                BotSpec::of(Opponent::Kord).decide(&seen(other_world.view(seat), &moves), 7);
            assert_eq!(real, in_other_world);
            moves.push((seat, real.action));
            deal.play_unchecked(real.action, &mut ());
        }
    }
}

#[test]
fn the_same_observation_and_seed_give_the_same_decision_again() {
    let deal = deal(Preset::Paderborn, 3);
    let Turn::Seat(seat) = deal.turn() else {
        return;
    };
    let seen = seen(deal.view(seat), &[]);
    for bot in QUICK {
        assert_eq!(bot.decide(&seen, 1), bot.decide(&seen, 1));
    }
}

#[test]
fn who_sees_all_cards_wins_more_than_who_does_not() {
    let seer = || -> Box<dyn Player> { Box::new(Clairvoyant { iterations: 200 }) };
    let player = BotSpec::of(Opponent::Froehlich).with_iterations(200);
    let player = move || -> Box<dyn Player> { Box::new(player) };
    let preset = Preset::Schnapsen;
    let report = arena::run(
        &ArenaOptions {
            preset,
            rules: preset.checked(),
            seed: "clairvoyant",
            first: 0,
            deals: 60,
            start: PerSide::new(2),
            players: [&seer, &player],
            threads: 1,
        },
        &|_| {},
    );
    assert!(
        report.mean() - report.half_width() > 0.2,
        "{}",
        report.mean()
    );
}

#[test]
fn shards_of_the_arena_add_up_to_the_whole() {
    fn seat(bot: BotSpec) -> impl Fn() -> Box<dyn Player> + Sync {
        move || Box::new(bot)
    }
    let (greedy, random) = (seat(BotSpec::GREEDY), seat(BotSpec::RANDOM));
    let players: [Seating<'_>; 2] = [&greedy, &random];
    let run = |first, deals, threads| {
        let mut report = arena::run(
            &ArenaOptions {
                preset: Preset::Paderborn,
                rules: Preset::Paderborn.checked(),
                seed: "shards",
                first,
                deals,
                start: PerSide::new(2),
                players,
                threads,
            },
            &|_| {},
        );
        // Time is not part of what must agree.
        report.nanoseconds = [0; 2];
        report.longest = [0; 2];
        report
    };
    let whole = run(0, 60, 2);
    let mut merged = run(0, 25, 1);
    merged.merge(&run(25, 35, 3));
    assert_eq!(whole, merged);
    assert!(whole.mean() > 0.0, "the greedy bot beats chance");
}

#[test]
fn the_greedy_bot_beats_chance_in_every_game() {
    fn seat(bot: BotSpec) -> impl Fn() -> Box<dyn Player> + Sync {
        move || Box::new(bot)
    }
    let (greedy, random) = (seat(BotSpec::GREEDY), seat(BotSpec::RANDOM));
    for &preset in Preset::ALL {
        let rules = preset.checked();
        let report = arena::run(
            &ArenaOptions {
                preset,
                rules,
                seed: "beginner",
                first: 0,
                deals: 120,
                start: PerSide::new(rules.game.sides()),
                players: [&greedy, &random],
                threads: 1,
            },
            &|_| {},
        );
        let ahead = report.mean() - report.half_width();
        assert!(
            ahead > 0.0,
            "{preset:?}: {} ± {}",
            report.mean(),
            report.half_width()
        );
    }
}
