//! One number for what seeds, links and records lead to: the cards, every seat's decisions all through each deal, and what a
//! review finds. The host and every browser must come to the same.

use sechsundsechzig::i18n::{CardNames, Language, Words};
use sechsundsechzig_bots::{self as bots, Opponent, review};
use sechsundsechzig_engine::deal::{Deal, Seat};
use sechsundsechzig_engine::record::{DealHeader, Record, Session};
use sechsundsechzig_engine::rules::Preset;
use sechsundsechzig_engine::share::{DealLink, Replay};
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// Search iterations for the decision that is reviewed.
const REVIEWED: u32 = 300;

/// The digest of so many deals, one preset after the other.
pub fn of_deals(deals: u32) -> String {
    let mut digest = Sha256::new();
    for (number, preset) in (0..deals).zip(Preset::ALL.iter().cycle()) {
        digest.update(of_deal(*preset, number));
        if (number + 1) % 100 == 0 {
            println!("{} deals", number + 1);
        }
    }
    let mut text = String::new();
    for byte in digest.finalize() {
        write!(text, "{byte:02x}").expect("a text takes anything");
    }
    text
}

/// Everything that a deal shows, as text.
fn of_deal(preset: Preset, number: u32) -> String {
    let seed = format!("Großmutter {number}");
    let dealer = Seat((number % u32::from(preset.rules().game.players())) as u8);
    let of_seed = DealHeader::of_seed(preset, &seed, number, dealer);
    let link = DealLink::of_header(&of_seed).to_string();
    let head = link.parse::<DealLink>().expect("a link").header();
    assert_eq!(head, of_seed, "a link leads to what its seed leads to");
    let (session, thoughts) = played_by_the_computer(head);
    let record = session.record_with_legal_moves().to_json();
    let read = Record::from_json(&record).expect("a record");
    let again = read.replay().expect("it can be played again");
    assert_eq!(again.deal(), session.deal(), "a record leads there, too");
    [link, record, thoughts, reviewed(&session)].join("\n")
}

/// A deal with whom would be quick to decide in every seat, and what they thought.
fn played_by_the_computer(head: DealHeader) -> (Session, String) {
    let mut session = Session::new(head);
    let mut thoughts = String::new();
    while let Some(seat) = session.deal().turn().seat() {
        let opponent = match session.moves().len() {
            3 => Some(Opponent::Kord),
            // Near the last draw, where most games for two are solved as they lie.
            15 => Some(Opponent::Froehlich),
            place if place % 2 == 0 => Some(Opponent::Johannes),
            _ => None,
        };
        let seen = session
            .seat_observation(seat)
            .rebuild()
            .expect("what was seen fits");
        let seed = u64::from(session.header().deal);
        let decision = match opponent {
            Some(opponent) => bots::decide(opponent, &seen, seed),
            None => bots::decide_greedily(&seen, seed),
        };
        writeln!(thoughts, "{decision:?}").expect("a text takes anything");
        session.play(decision.action).expect("a legal move");
    }
    (session, thoughts)
}

/// What a review finds about the decision in the middle of a deal, and how it says why.
fn reviewed(session: &Session) -> String {
    let replay = Replay::of(session);
    let before = replay.after(session.moves().len() / 2);
    let before = before.expect("half of the moves are there");
    let seat = before.deal().turn().seat().expect("somebody's turn");
    let seen = before.observation(seat);
    let evaluation = review::evaluate(&seen, before.deal(), REVIEWED);
    let words = Words::new(Language::ALL[0], CardNames::French);
    let best = evaluation.moves.first().expect("a move");
    let why = words.reasons(&bots::hint_reasons::reasons(&seen.view, best.0));
    format!("{evaluation:?}\n{why}")
}
