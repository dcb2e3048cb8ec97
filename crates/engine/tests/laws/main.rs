//! One kit of laws for every game: over every preset and over random consistent mixes of the
//! options of every family, before both referees.

mod knowledge;
mod table;

use chacha20::ChaCha20Rng;
use knowledge::{a_view_is_all_a_seat_knows, what_the_table_knows_is_true};
use sechsundsechzig_engine::cards::{Card, CardSet};
use sechsundsechzig_engine::deal::shuffle::{self, Purpose, below};
use sechsundsechzig_engine::deal::{
    Action, Deal, DealResult, Event, Illegal, Reason, Seat, Turn, View,
};
use sechsundsechzig_engine::games::AnyDeal;
use sechsundsechzig_engine::rules::{
    CheckedRules, Game, LastTrick, OptionId, OptionValue, Preset, Referee, Rules,
};
use table::{Table, universe};

fn sorted(actions: impl IntoIterator<Item = Action>) -> Vec<Action> {
    let mut actions: Vec<Action> = actions.into_iter().collect();
    actions.sort();
    actions
}

/// Plays a random deal; every law is looked at before every move.
fn play_by_the_laws(rules: CheckedRules, seed: &str, number: u32) -> DealResult {
    let mut table = Table::new(rules, seed, number);
    let mut rng = shuffle::stream(Purpose::Bot, seed, number);
    let universe = universe(rules.pack);
    for _ in 0..400 {
        cards_are_conserved(&table.deal, &table);
        what_the_table_knows_is_true(&table.deal);
        for seat in table.seats() {
            a_view_is_all_a_seat_knows(&table, seat, &universe, &mut rng);
        }
        let Turn::Seat(seat) = table.deal.turn() else {
            break;
        };
        let allowed = legal_is_what_is_not_refused(&table, &universe);
        let offend = !allowed.is_empty() && below(&mut rng, 40) == 0;
        let from = if offend {
            allowed
        } else {
            mostly_quiet(&table, &mut rng)
        };
        let choice = from[below(&mut rng, from.len() as u32) as usize];
        table.play(seat, choice);
    }
    let result = table.deal.result().expect("every deal ends");
    assert_eq!(table.deal.turn(), Turn::Over);
    assert!(table.deal.legal_actions().is_empty());
    let over = |action: &Action| table.deal.check(*action) == Err(Illegal::Over);
    assert!(universe.iter().all(over), "nothing goes on, unpunished");
    assert_eq!(table.events.last(), Some(&Event::Ended(result)));
    the_result_adds_up(&table, &result);
    result
}

/// Every card of this deal, or of one that looks the same, is somewhere and nowhere else.
fn cards_are_conserved(deal: &AnyDeal, table: &Table) {
    let pack = table.setup.rules.pack.cards();
    let mut all = table.played;
    let mut count = all.len();
    for seat in table.seats() {
        let hand = deal.hand(seat);
        count += hand.len();
        all |= hand;
    }
    let talon: &[Card] = match deal {
        AnyDeal::TwoHanded(deal) => deal.talon(),
        AnyDeal::Rotating(deal) => deal.inner().talon(),
        AnyDeal::Penneech(deal) => deal.talon(),
        AnyDeal::Three(_) | AnyDeal::Four(_) => &[],
    };
    count += talon.len();
    all |= talon.iter().copied().collect();
    if let AnyDeal::Penneech(deal) = deal {
        count += deal.table().turned.len();
        all |= deal.table().turned.iter().copied().collect();
    }
    assert_eq!(all, pack, "every card is somewhere");
    assert_eq!(count, pack.len(), "and nowhere else");
}

/// The legal actions, most of the time without those that cut a deal short.
fn mostly_quiet(table: &Table, rng: &mut ChaCha20Rng) -> Vec<Action> {
    let mut legal = table.deal.legal_actions().to_vec();
    let hasty = |action: &Action| {
        matches!(
            action,
            Action::Cover | Action::Out { .. } | Action::OutWith(_)
        )
    };
    if below(rng, 8) > 0 && !legal.iter().all(hasty) {
        legal.retain(|action| !hasty(action));
    }
    legal
}

/// Legality, once by list and once by asking for every action there is. Returns the offences and
/// irregularities a punishing referee lets happen.
fn legal_is_what_is_not_refused(table: &Table, universe: &[Action]) -> Vec<Action> {
    let deal = &table.deal;
    let legal = sorted(deal.legal_actions());
    assert!(!legal.is_empty(), "somebody is asked who cannot answer");
    let mut punished = Vec::new();
    let mut allowed = Vec::new();
    for &action in universe {
        match deal.check(action) {
            Ok(()) if deal.offence(action).is_some() || action == Action::DrawTwo => {
                assert_eq!(table.setup.rules.referee, Referee::Punish);
                assert!(could_be_done(table, action), "{action:?} is no move at all");
                punished.push(action);
            }
            Ok(()) => allowed.push(action),
            Err(reason) => {
                assert_eq!(deal.offence(action), None);
                let mut after = deal.clone();
                assert_eq!(after.play(action, &mut Vec::new()), Err(reason));
                assert_eq!(after, *deal, "a refusal changes nothing");
            }
        }
    }
    assert_eq!(legal, sorted(allowed));
    let answers = matches!(legal.as_slice(), [_, _, ..]);
    let cards = |action: &Action| matches!(action, Action::Play { .. } | Action::Draw);
    assert!(answers || legal.iter().all(cards), "a question is a choice");
    let looks_back = punished.contains(&Action::LookBack);
    let referee = table.setup.rules.referee;
    assert_eq!(
        looks_back,
        referee == Referee::Punish && has_older_tricks(table)
    );
    punished
}

/// Whether the seat to act has in hand what it plays and announces, and names trumps only where an
/// announcement does (2.11, 3.1).
fn could_be_done(table: &Table, action: Action) -> bool {
    let hand = table.deal.turn().seat().map(|seat| table.deal.hand(seat));
    match (action, hand) {
        (Action::Play { card, meld, trump }, Some(hand)) => {
            let marriage = CardSet::marriage(card.suit());
            let free = meld && table.setup.rules.game == Game::FreeTrumps;
            hand.contains(card)
                && (!meld || marriage.contains(card) && hand.is_superset(marriage))
                && (trump.is_none() || free)
        }
        _ => true,
    }
}

/// Whether the seat to act has tricks it may not look at: any of its side but the last one (2.7).
fn has_older_tricks(table: &Table) -> bool {
    let game = table.setup.rules.game;
    let side = table.deal.turn().seat().map(|seat| game.side_of(seat));
    let winners = table.events.iter().filter_map(|event| match event {
        Event::TrickTaken { seat, .. } => Some(game.side_of(*seat)),
        _ => None,
    });
    winners.rev().skip(1).any(|winner| Some(winner) == side)
}

/// Card points are 120, or 124 with an ace at 12, and ten more for the last trick where it counts.
fn the_result_adds_up(table: &Table, result: &DealResult) {
    let rules = &table.setup.rules;
    if rules.game == Game::Penneech {
        let marked = |seat: usize| -> u16 {
            let marks = table.events.iter().filter_map(|event| match event {
                Event::Marked(who, points, _) if who.index() == seat => Some(*points),
                _ => None,
            });
            marks.sum()
        };
        for seat in 0..2 {
            assert_eq!(result.card_points[seat], marked(seat));
            let total = table.setup.start[seat] + marked(seat);
            assert_eq!(
                total >= rules.target,
                result.winner == Some(Seat(seat as u8))
            );
        }
        return;
    }
    let points: u16 = result.card_points.as_slice().iter().sum();
    let taken: u16 = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::TrickTaken {
                points,
                last_trick_bonus,
                ..
            } => Some(u16::from(points + last_trick_bonus)),
            Event::WentOut {
                card: Some(card), ..
            } => Some(rules.card_points(*card)),
            _ => None,
        })
        .sum();
    assert_eq!(points, taken);
    if table.played == rules.pack.cards() {
        let pack = 4 * (u16::from(rules.ace_points) + 10 + 4 + 3 + 2);
        let never_covered = !table.events.iter().any(|e| matches!(e, Event::Covered(_)));
        let bonus = match rules.last_trick {
            LastTrick::Ten => 10,
            LastTrick::TenUnlessCovered if never_covered => 10,
            _ => 0,
        };
        assert_eq!(points, pack + bonus);
    }
    let scored = result.game_points.as_slice().iter().any(|won| *won > 0);
    let written_up = rules.game == Game::FreeTrumps;
    let nobody = matches!(result.reason, Reason::Tie | Reason::Redeal);
    assert_eq!(scored, !nobody && !written_up);
    assert!(!(nobody && result.winner.is_some()));
}

/// Any value of an option, at random.
fn any_value(id: OptionId, rng: &mut ChaCha20Rng) -> OptionValue {
    let words = id.words();
    if !words.is_empty() {
        return OptionValue::Word(words[below(rng, words.len() as u32) as usize]);
    }
    match Preset::Paderborn.rules().get(id) {
        OptionValue::Flag(_) => OptionValue::Flag(below(rng, 2) == 1),
        _ => OptionValue::Number(match id {
            OptionId::Pack => [20, 24, 32, 52][below(rng, 4) as usize],
            OptionId::AcePoints => 11 + below(rng, 2) as u16,
            OptionId::Target => 1 + below(rng, 70) as u16,
            _ => 1 + below(rng, 12) as u16,
        }),
    }
}

/// A consistent mix of the options this preset's family has.
fn any_mix(preset: Preset, rng: &mut ChaCha20Rng) -> CheckedRules {
    loop {
        let mut rules: Rules = preset.rules();
        for id in rules.game.options() {
            if below(rng, 2) == 0 {
                rules
                    .set(*id, any_value(*id, rng))
                    .expect("a value of that option");
            }
        }
        if let Ok(rules) = rules.check() {
            return rules;
        }
    }
}

/// How many deals of each kind a test plays: its usual number, or what `DEALS_OF_A_KIND` says.
fn deals_of_a_kind(usual: u32) -> u32 {
    std::env::var("DEALS_OF_A_KIND").map_or(usual, |number| {
        number.parse().expect("DEALS_OF_A_KIND is a number")
    })
}

/// Plays deals of every preset, by rules made for each deal.
fn play_every_preset(what: &str, usual: u32, rules: impl Fn(Preset, u32) -> CheckedRules) {
    let deals = deals_of_a_kind(usual);
    for preset in Preset::ALL {
        for number in 0..deals {
            play_by_the_laws(rules(*preset, number), preset.as_str(), number);
        }
        println!("{what}: {deals} deals of {}", preset.as_str());
    }
}

#[test]
fn every_preset_keeps_the_laws() {
    play_every_preset("as it is", 40, |preset, _| preset.checked());
}

#[test]
fn every_preset_keeps_the_laws_before_a_punishing_referee() {
    play_every_preset("before a punishing referee", 40, |preset, _| {
        let mut rules = preset.rules();
        rules.referee = Referee::Punish;
        rules.check().expect("consistent rules")
    });
}

#[test]
fn every_consistent_mix_of_options_keeps_the_laws() {
    play_every_preset("options mixed", 60, |preset, number| {
        let mut rng = shuffle::stream(Purpose::Bot, preset.as_str(), number);
        any_mix(preset, &mut rng)
    });
}

#[test]
fn sampled_worlds_differ_in_what_is_hidden() {
    for preset in Preset::ALL {
        let table = Table::new(preset.checked(), preset.as_str(), 7);
        let Turn::Seat(seat) = table.deal.turn() else {
            continue;
        };
        let mut rng = shuffle::stream(Purpose::Bot, preset.as_str(), 0);
        let view = table.deal.view(seat);
        let first = view.sample_world(&mut rng);
        let differs = (0..10).any(|_| view.sample_world(&mut rng) != first);
        assert!(differs, "{preset:?}");
    }
}
