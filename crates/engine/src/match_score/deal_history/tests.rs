//! The tags of a deal are what happened, and what is written is read.

use super::*;
use crate::deal::{Action, Event, FastRng};
use crate::match_score::RunningMatch;
use crate::record::DealHeader;

fn line(text: &str) -> Played {
    Played::decode(text).unwrap()
}

#[test]
fn every_deal_of_every_game_is_read_as_it_was_written() {
    for preset in Preset::ALL {
        let mut running = RunningMatch::new(*preset, preset.checked(), "chronicle");
        let mut session = Session::new(running.header());
        while session.deal().turn().seat().is_some() {
            let legal = session.deal().legal_actions();
            session
                .play(legal[session.moves().len() % legal.len()])
                .unwrap();
        }
        let result = session.deal().result().unwrap();
        let scored = running.score(&result);
        let deal = (20_778, *preset, 3);
        for seat in (0..preset.rules().game.players()).map(Seat) {
            let played = Played::of(deal, seat, &session, &scored).map(Played::with_help);
            let sat_out =
                preset.rules().game == Game::Rotating && session.header().setup.dealer == seat;
            let nothing = sat_out || result.reason == Reason::Redeal;
            assert_eq!(played.is_none(), nothing, "{}", preset.as_str());
            if let Some(played) = played {
                assert!(played.is(Tag::Practice) && !played.counts());
                assert_eq!(Played::decode(&played.encode()), Some(played));
            }
        }
    }
}

#[test]
fn won_and_lost_deals_streaks_and_marks_are_counted_and_practice_apart() {
    let lines = "1,paderborn,0,1,c 1,paderborn,0,3,b 2,paderborn,1,-2,fjm 2,paderborn,1,0, \
                 3,paderborn,1,1,wr 3,paderborn,1,3,pb 4,paderborn,1,-3,xl 4,paderborn,1,2,r";
    let deals: Vec<Played> = decode(lines).collect();
    let sum = Sum {
        deals: 7,
        won: 4,
        lost: 2,
        balance: 2,
        matches_won: 1,
        matches_lost: 1,
        big_wins: 1,
        big_losses: 1,
        covers_won: 1,
        covers_failed: 1,
        false_claims: 1,
        counted_right: 2,
        counted_wrong: 1,
        longest: 2,
        streak: 1,
        practice: 1,
    };
    assert_eq!(Sum::of(&deals), sum);
}

#[test]
fn what_is_marked_is_what_happened() {
    let mut seen = Vec::new();
    for preset in Preset::ALL {
        let mut running = RunningMatch::new(*preset, preset.checked(), "marked");
        let mut rng = FastRng::new(66);
        for _ in 0..60 {
            let mut session = Session::new(running.header());
            while session.deal().turn().seat().is_some() {
                let legal = session.deal().legal_actions();
                session.play(legal[rng.below(legal.len())]).unwrap();
            }
            let scored = running.score(&session.deal().result().unwrap());
            for seat in (0..preset.rules().game.players()).map(Seat) {
                let deal = (1, *preset, 0);
                if let Some(played) = Played::of(deal, seat, &session, &scored) {
                    assert_eq!(played.balance, lead(preset.rules().game, seat, &scored));
                    let expected = expected_tags(seat, &session, &scored);
                    assert_eq!(played.tags, expected, "{} {seat:?}", preset.as_str());
                    seen.extend(expected);
                }
            }
            if scored.end.is_some() {
                running = RunningMatch::new(*preset, preset.checked(), "marked again");
            }
        }
    }
    for tag in Tag::ALL[..7].iter().map(|(_, tag)| tag) {
        assert!(seen.contains(tag), "{tag:?}");
    }
}

#[test]
fn among_three_what_the_losers_are_worth_is_what_the_winner_scores() {
    let rules = Preset::Three.rules();
    let mut rng = FastRng::new(24);
    let mut seen = [false; 7];
    for deal in 0..300 {
        let header = DealHeader::of_seed(Preset::Three, &deal.to_string(), 0, Seat(1));
        let mut session = Session::new(header);
        while session.deal().turn().seat().is_some() {
            let legal = session.deal().legal_actions();
            session.play(legal[rng.below(legal.len())]).unwrap();
        }
        let result = session.deal().result().unwrap();
        let Some(winner) = result.winner.filter(|_| result.reason == Reason::PlayedOut) else {
            continue;
        };
        let losers = (0..3).filter(|side| *side != winner.index());
        let worth: u16 = losers.map(|side| price_of(&result, side, &rules)).sum();
        assert_eq!(worth, result.game_points[winner.index()], "{result:?}");
        seen[usize::from(worth)] = true;
    }
    assert!(seen[2] && seen[3] && seen[4], "{seen:?}");
}

/// How far a side is before the best of the others.
fn lead(game: Game, seat: Seat, scored: &Scored) -> i32 {
    let own = game.side_of(seat);
    let points = |side: usize| i32::from(scored.credited[side]);
    let others = (0..usize::from(game.sides())).filter(|side| *side != own);
    points(own) - others.map(points).max().unwrap()
}

/// The tags of a deal by its events and its price, in the order they are written.
fn expected_tags(seat: Seat, session: &Session, scored: &Scored) -> Vec<Tag> {
    let game = session.header().setup.rules.game;
    let ours = |who: Seat| game.side_of(who) == game.side_of(seat);
    let result = session.deal().result().unwrap();
    let won = result.winner.is_some_and(ours);
    let mut tags = Vec::new();
    for event in session.events() {
        match (event, result.reason) {
            (Event::Covered(who), _) if *who == seat => {
                tags.push(if won { Tag::CoverWon } else { Tag::CoverFailed });
            }
            (Event::WentOut { seat: who, .. }, Reason::FalseClaim | Reason::ThousandWrong)
                if *who == seat =>
            {
                tags.push(Tag::FalseClaim);
            }
            _ => {}
        }
    }
    let price = result.game_points.as_slice().iter().max();
    let is_big = match game {
        Game::Three if won => price > Some(&2),
        Game::Three => {
            let own = game.side_of(seat);
            let counted = session.header().setup.rules.against_schneider(&result, own);
            result.tricks[own] == 0 || counted < 33
        }
        _ => price > Some(&1),
    };
    let played_out = matches!(result.reason, Reason::Out | Reason::PlayedOut);
    if played_out && is_big && result.winner.is_some() {
        tags.push(if won { Tag::BigWin } else { Tag::BigLoss });
    }
    if let Some(end) = scored.end {
        let won = ours(end.winner);
        tags.push(if won { Tag::MatchWon } else { Tag::MatchLost });
    }
    tags
}

#[test]
fn a_count_entered_at_a_claim_is_right_or_wrong_by_tricks_and_marriages_together() {
    let mut running = RunningMatch::new(Preset::Paderborn, Preset::Paderborn.checked(), "told");
    let mut melded = false;
    for _ in 0..20 {
        let mut session = Session::new(running.header());
        while session.deal().turn().seat().is_some() {
            let legal = session.deal().legal_actions();
            let announces = |action: &&Action| matches!(action, Action::Play { meld: true, .. });
            let next = legal.iter().find(announces).unwrap_or(&legal[0]);
            session.play(*next).unwrap();
        }
        let result = session.deal().result().unwrap();
        let scored = running.score(&result);
        let melds = Game::TwoHanded.melds_counting(&result, 0);
        melded |= melds > 0;
        let right = result.card_points[0] + melds;
        for (counted, tag) in [(right, Tag::CountedRight), (right + 1, Tag::CountedWrong)] {
            let deal = (1, Preset::Paderborn, 0);
            let played = Played::of(deal, Seat(0), &session, &scored).unwrap();
            let played = played.counted(Seat(0), &session, Some(counted));
            assert!(played.is(tag), "{counted} of {right}");
            assert_eq!(Played::decode(&played.encode()), Some(played));
        }
    }
    assert!(melded, "no deal with a marriage");
}

#[test]
fn the_oldest_deals_go_where_there_are_too_many() {
    let mut lines = vec!["1,paderborn,0,1,"; MAX_DEALS].join(" ");
    lines = add(&lines, &line("9,paderborn,0,-1,"));
    let deals: Vec<Played> = decode(&lines).collect();
    assert_eq!(deals.len(), MAX_DEALS);
    assert_eq!(deals.last(), Some(&line("9,paderborn,0,-1,")));
}

#[test]
fn what_is_no_line_is_passed_over() {
    for text in [
        "",
        "1",
        "1,x,0,1,",
        "1,paderborn,0,1,?",
        "1,paderborn,0,1,,",
    ] {
        assert_eq!(Played::decode(text), None, "{text}");
    }
}

#[test]
fn deals_no_game_can_bring_add_up_without_an_overflow() {
    let line = format!("1,paderborn,0,{},", i32::MAX);
    let lines = [&*line, " ", &line].concat();
    let deals: Vec<Played> = decode(&lines).collect();
    assert_eq!(deals.len(), 2);
    assert_eq!(Sum::of(&deals).balance, i32::MAX);
}
