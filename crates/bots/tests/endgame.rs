//! The exact solver against a naive one that tries everything the rules allow, except claims a
//! player knows to be false.

use rand_core::Rng;
use sechsundsechzig_bots::Searchable;
use sechsundsechzig_bots::endgame::Endgame;
use sechsundsechzig_engine::deal::{Deal, PerSide, Reason, Seat, Setup, Turn, shuffle};
use sechsundsechzig_engine::games::sixty_six::TwoHanded;
use sechsundsechzig_engine::rules::{OptionId, OptionValue, Preset, Rules};

const SOLVED: [Preset; 10] = [
    Preset::Paderborn,
    Preset::Scharf,
    Preset::Schnurps,
    Preset::Treatise,
    Preset::Bummerl,
    Preset::Strokes,
    Preset::Strokes32,
    Preset::AceOfHearts,
    Preset::Schnapsen,
    Preset::Santase,
];

fn dealt(rules: Rules, seed: &str, number: u32) -> Option<TwoHanded> {
    let rules = rules.check().ok()?;
    let setup = Setup {
        rules,
        dealer: Seat((number % 2) as u8),
        pack: shuffle::pack(rules.pack, seed, number),
        start: PerSide::new(2),
        trump: None,
    };
    Some(TwoHanded::new(&setup, &mut ()))
}

/// Seat 0's game points less seat 1's, by trying every line to its end.
fn naive(deal: &TwoHanded) -> i8 {
    let Turn::Seat(seat) = deal.turn() else {
        let points = deal.result().map(|result| result.game_points);
        return points.map_or(0, |points| points[0] as i8 - points[1] as i8);
    };
    let values = deal.legal_actions().into_iter().filter_map(|action| {
        let mut after = deal.clone();
        after.play_unchecked(action, &mut ());
        let reason = after.result().map(|result| result.reason);
        (reason != Some(Reason::FalseClaim)).then(|| naive(&after))
    });
    if seat == Seat(0) {
        values.max().unwrap_or(0)
    } else {
        values.min().unwrap_or(0)
    }
}

/// Plays by chance until nobody draws any more and the hands are no longer than that.
fn endgame(mut deal: TwoHanded, rng: &mut impl Rng, longest: usize) -> Option<TwoHanded> {
    while deal.turn() != Turn::Over {
        let hands = [0, 1].map(|seat| deal.hand(Seat(seat)).len());
        if Endgame::solves(&deal) && hands[0].max(hands[1]) <= longest {
            return Some(deal);
        }
        let candidates = deal.candidates();
        let action = candidates[rng.next_u32() as usize % candidates.len()];
        deal.play_unchecked(action, &mut ());
    }
    None
}

fn assert_same(deal: &TwoHanded, solver: &mut Endgame) {
    assert_eq!(solver.value(deal), Some(naive(deal)), "{deal:?}");
    let sign = if deal.turn() == Turn::Seat(Seat(0)) {
        1
    } else {
        -1
    };
    for (action, value) in solver.values(deal) {
        let mut after = deal.clone();
        after.play_unchecked(action, &mut ());
        assert_eq!(sign * value, naive(&after), "{action:?} {deal:?}");
    }
}

#[test]
fn it_agrees_with_trying_everything_in_all_presets() {
    let mut solved = 0;
    for preset in SOLVED {
        let mut rng = shuffle::stream(shuffle::Purpose::Bot, preset.as_str(), 1);
        let mut solver = None;
        for number in 0..330 {
            let longest = if number % 60 == 0 {
                5
            } else {
                3 + number as usize % 2
            };
            let Some(deal) = dealt(preset.rules(), "endgame", number)
                .and_then(|deal| endgame(deal, &mut rng, longest))
            else {
                continue;
            };
            let solver = solver.get_or_insert_with(|| Endgame::new(deal.table()));
            assert_same(&deal, solver);
            solved += 1;
        }
    }
    assert!(solved > 2_000, "{solved}");
}

#[test]
fn it_agrees_with_trying_everything_under_any_mix_of_options() {
    let mut rng = shuffle::stream(shuffle::Purpose::Bot, "mixes", 1);
    let mut solved = 0;
    for number in 0..600 {
        let mut rules = SOLVED[number as usize % SOLVED.len()].rules();
        for _ in 0..4 {
            let options = rules.game.options();
            let id = options[rng.next_u32() as usize % options.len()];
            let values: Vec<OptionValue> = match rules.get(id) {
                // A referee who punishes allows more than the solver thinks about.
                _ if id == OptionId::Referee => Vec::new(),
                OptionValue::Word(_) => id.words().iter().copied().map(OptionValue::Word).collect(),
                OptionValue::Flag(flag) => vec![OptionValue::Flag(!flag)],
                OptionValue::Number(_) if id == OptionId::Pack => {
                    [20, 24, 32].map(OptionValue::Number).to_vec()
                }
                OptionValue::Number(_) => Vec::new(),
            };
            if !values.is_empty() {
                let value = values[rng.next_u32() as usize % values.len()];
                assert_eq!(rules.set(id, value), Ok(()));
            }
        }
        let Some(deal) = dealt(rules, "mixes", number).and_then(|deal| endgame(deal, &mut rng, 4))
        else {
            continue;
        };
        assert_same(&deal, &mut Endgame::new(deal.table()));
        solved += 1;
    }
    assert!(solved > 300, "{solved}");
}
