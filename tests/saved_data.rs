//! What earlier releases kept still opens: a file for each form that was ever written, in `tests/saved_data`, never changed again.

use sechsundsechzig::model::counting::{CountingStats, Level};
use sechsundsechzig::model::daily;
use sechsundsechzig::model::deal_archive::{self, ArchivedDeal, DealRating};
use sechsundsechzig::model::evening;
use sechsundsechzig::model::idempotent_log;
use sechsundsechzig::model::match_session::MatchSession;
use sechsundsechzig::model::paused_matches::{self, PausedMatch};
use sechsundsechzig::model::puzzle_progress;
use sechsundsechzig::model::rule_sets::decode_sets;
use sechsundsechzig::model::score_codec::decode_score_sheets;
use sechsundsechzig::model::settings::{Face, Settings, Speed};
use sechsundsechzig::storage::backup_file;
use sechsundsechzig::storage::storage_key::StorageKey;
use sechsundsechzig_bots::Opponent;
use sechsundsechzig_engine::deal::Deal;
use sechsundsechzig_engine::match_score::deal_history;
use sechsundsechzig_engine::share::ReplayLink;
use std::fs;
use std::path::PathBuf;

/// The files, the oldest form first, each with the kept deals and the practice deals of its match.
const FORMS: [(&str, usize, usize); 11] = [
    ("1-table", 0, 0),
    ("2-practice", 0, 1),
    ("3-rooms", 2, 1),
    ("4-counted", 2, 1),
    ("5-sealed", 2, 1),
    ("6-keys", 2, 1),
    ("7-paused", 2, 1),
    ("8-evenings", 2, 1),
    ("9-rated", 2, 1),
    ("10-accuracy", 2, 1),
    ("11-milder-accuracy", 2, 1),
];

/// The number of a form, by which it is known which came first.
fn number(form: &str) -> u32 {
    let number = form.split('-').next().expect("a number");
    number.parse().expect("a number")
}

fn text(form: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/saved_data");
    fs::read_to_string(folder.join(form).with_extension("json")).expect("a file of that form")
}

#[test]
fn what_every_release_kept_is_read_to_the_last_point() {
    for (form, deals, practice) in FORMS {
        let file = text(form);
        let entries =
            backup_file::decode(&file).unwrap_or_else(|| panic!("{form} is no longer read"));
        for (key, data) in entries {
            match key {
                StorageKey::Settings => settings_are_known(data),
                StorageKey::Match => match_goes_on(data, practice),
                StorageKey::ScoreSheets => {
                    let score_sheets = decode_score_sheets(idempotent_log::text(data));
                    let score_sheet = score_sheets.get("paderborn").unwrap();
                    assert_eq!(
                        (
                            score_sheet.matches,
                            &*score_sheet.won,
                            &*score_sheet.bummerl
                        ),
                        (3, &[2, 1][..], &[0, 3][..])
                    );
                }
                StorageKey::Rules => assert_eq!(decode_sets(data)[0].rules.ace_points, 12),
                StorageKey::PausedMatches => {
                    let all: Vec<_> = paused_matches::all(data).collect();
                    let expected = match number(form) {
                        7.. => 2,
                        _ => usize::from(!data.is_empty()),
                    };
                    assert_eq!(all.len(), expected, "{form}");
                    assert!(
                        all.into_iter()
                            .all(|one| PausedMatch::decode(one).is_some())
                    );
                }
                StorageKey::Deals => {
                    let read = deal_archive::all(data).filter_map(ArchivedDeal::decode);
                    assert_eq!(read.count(), deals, "{form}");
                    // The accuracy of `9-rated` is of another measure, so that deal is rated anew.
                    let has_accuracy = number(form) >= 10;
                    let expected = DealRating {
                        accuracy: has_accuracy.then_some(78),
                        luck: -250,
                    };
                    let rating = deal_archive::rating(data, 1);
                    assert_eq!(rating, (number(form) >= 9).then_some(expected), "{form}");
                    let unrated = deals - usize::from(has_accuracy);
                    assert_eq!(deal_archive::unrated(data).count(), unrated, "{form}");
                }
                StorageKey::DealHistory => {
                    let sum: Vec<_> = deal_history::decode(idempotent_log::text(data)).collect();
                    assert_eq!((sum.len(), sum[0].balance), (2, 2), "{form}");
                }
                StorageKey::Challenge => {
                    let sent = data.parse::<ReplayLink>().expect("a deal that was sent");
                    assert_eq!(sent.against, "froehlich");
                }
                StorageKey::Counting => {
                    let level = CountingStats::decode(data).of(Level::Both);
                    assert_eq!((level.runs, level.right, level.off), (3, 1, 9));
                }
                StorageKey::Daily => {
                    let one = daily::result(data, 20_778).expect("a day's deal");
                    assert_eq!((one.points, one.strongest), (2, Some(-1)));
                    assert_eq!(daily::streak(data, 20_779), 2);
                }
                StorageKey::Evenings => {
                    let two: Vec<_> = evening::all(data).collect();
                    assert_eq!(two[0].winner(), Some(None));
                    assert_eq!(two[1].next(), Some(Opponent::Kord));
                }
                StorageKey::Puzzles => {
                    assert!(
                        puzzle_progress::has(data, "paderborn/128")
                            && puzzle_progress::has(data, "schnapsen/4")
                    );
                }
            }
        }
    }
}

fn settings_are_known(data: &str) {
    let settings = Settings::decode(data);
    assert_eq!((settings.face, settings.speed), (Face::German, Speed::Fast));
    assert_eq!(settings.opponent, Opponent::Froehlich);
    assert!(settings.left_handed && !settings.keys);
}

fn match_goes_on(data: &str, practice: usize) {
    let match_session = MatchSession::decode(data).expect("a match");
    assert_eq!(match_session.finished().len(), 2);
    assert_eq!(match_session.session().moves().len(), 5);
    let helped = match_session
        .finished()
        .iter()
        .filter(|deal| deal.flags.practice);
    assert_eq!(helped.count(), practice);
}

#[test]
fn a_match_kept_with_a_seal_still_has_the_seal_of_the_deal_under_way() {
    let file = text("5-sealed");
    let entries = backup_file::decode(&file).expect("a file");
    let (_, data) = entries
        .into_iter()
        .find(|(key, _)| *key == StorageKey::Match)
        .expect("a match");
    let match_session = MatchSession::decode(data).expect("a match");
    assert!(data.contains(&match_session.seal().expect("a seal")));
    assert_eq!(match_session.encode(), data);
}

/// The cards of every deal of a kept match that is played on to its end with the first legal move.
fn cards_to_the_end(form: &str) -> Vec<String> {
    let file = text(form);
    let entries = backup_file::decode(&file).expect("a file");
    let kept = entries
        .into_iter()
        .find(|(key, _)| *key == StorageKey::Match);
    let mut match_session = MatchSession::decode(kept.expect("a match").1).expect("a match");
    let mut cards = Vec::new();
    loop {
        let pack = &match_session.session().header().setup.pack;
        let first: Vec<String> = pack.cards()[..6].iter().map(ToString::to_string).collect();
        cards.push(first.concat());
        while match_session.scored().is_none() {
            let legal = match_session.session().deal().legal_actions();
            match_session.play(legal[0]).expect("a legal move");
        }
        if match_session.is_over() {
            return cards;
        }
        match_session.next_deal();
    }
}

#[test]
fn a_kept_match_of_every_form_goes_on_with_the_cards_it_would_have_had() {
    // The first six cards of the third deal and of those after it, computed by another program from
    // what `docs/records.md` says.
    let one_seed = [
        "S9HADKSTCQSA",
        "HKSJCQDQDASQ",
        "DJHJHQHTDKCK",
        "HKCKSKCTCADA",
        "DJD9CQHKSKHQ",
        "C9HACJHKDASA",
        "HTHKSKCACJDK",
        "SQCJDQHJSADA",
        "HQCKHKHTS9SA",
        "HQSASKHKCAHJ",
    ];
    let own_seeds = [
        "CADAC9HTSKCQ",
        "S9CKHTSKSJH9",
        "SKC9DQDJHAD9",
        "DAD9CQHJS9SQ",
        "SAHJCAH9STDJ",
        "DTHQCTCJHTD9",
        "CJDJDKSACKDT",
        "C9SKDAHQD9CQ",
        "S9D9HQDTHAHK",
        "HJDAS9SKC9HA",
    ];
    for (form, _, _) in FORMS {
        let expected = match number(form) {
            6.. => own_seeds,
            _ => one_seed,
        };
        let cards = cards_to_the_end(form);
        assert!((3..=10).contains(&cards.len()), "{form}: {cards:?}");
        assert_eq!(cards, expected[..cards.len()], "{form}");
    }
}

/// What was kept of Schnapsen before `rob_before_draw`: the match robs before drawing and goes on so.
#[test]
fn what_was_kept_of_schnapsen_goes_on_robbing_before_drawing() {
    let robs =
        |match_session: &MatchSession| match_session.session().header().setup.rules.rob_before_draw;
    let link = "#/deal/1/schnapsen/raetsel?dealer=1&deal=94";
    let kept = [
        format!("{link} HJ.DQ.r.d.SK+.CQ.d"),
        format!("{link} "),
        format!("~{link} HJ.DQ"),
    ];
    for text in kept {
        let mut match_session = MatchSession::decode(&text).expect("a match");
        assert!(robs(&match_session), "{text}");
        assert_eq!(match_session.encode(), text);
        while match_session.scored().is_none() {
            let legal = match_session.session().deal().legal_actions();
            match_session.play(legal[0]).expect("a legal move");
        }
        match_session.next_deal();
        assert!(robs(&match_session), "{text}");
    }
    let sets = decode_sets("#/deal/1/schnapsen/Omas%20Regeln?dealer=0&target=9");
    assert!(sets[0].rules.rob_before_draw);
    let deals = format!("20770,kord,{link} HJ.DQ.r.d.SK+.CQ.o");
    let read: Vec<_> = deal_archive::all(&deals)
        .filter_map(ArchivedDeal::decode)
        .collect();
    assert_eq!(read.len(), 1);
    assert_eq!(read[0].encode(), deals);
}
