//! The terminal program, called as its users call it.

use sechsundsechzig_bots::puzzles::{Judge, Puzzle};
use std::io::Write;
use std::process::{Command, Output, Stdio};

const HEADLESS: &str = env!("CARGO_BIN_EXE_headless");

fn run(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(HEADLESS)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that does not read its input may be gone before it is written.
    let _ = child
        .stdin
        .take()
        .expect("a pipe")
        .write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}

fn lines(output: &Output) -> Vec<serde_json::Value> {
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8_lossy(&output.stdout)
        .lines()
        .map(|line| serde_json::from_str(line).expect("a line of JSON"))
        .collect()
}

#[test]
fn presets_lists_all_nineteen_with_every_option_of_their_family() {
    let presets = lines(&run(&["presets"], ""));
    assert_eq!(presets.len(), 19);
    assert_eq!(presets[0]["preset"], "paderborn");
    assert_eq!(presets[0]["rules"]["cover"], "on_lead");
    assert_eq!(
        presets[0]["rules"].as_object().map(|rules| rules.len()),
        Some(26)
    );
}

#[test]
fn what_play_writes_check_accepts_for_every_preset_and_damage_is_found() {
    for preset in lines(&run(&["presets"], "")) {
        let id = preset["preset"].as_str().expect("an id");
        let played = run(
            &[
                "play", "--preset", id, "--deals", "6", "--legal", "--seed", "Oma",
            ],
            "",
        );
        let text = String::from_utf8(played.stdout.clone()).expect("UTF-8");
        assert_eq!(lines(&played).len(), 6);
        assert!(run(&["check", "-"], &text).status.success(), "{id}");
        let damaged = text.replacen("\"reason\":\"", "\"reason\":\"un", 1);
        assert_eq!(
            run(&["check", "-"], &damaged).status.code(),
            Some(1),
            "{id}"
        );
    }
}

#[test]
fn the_same_seed_plays_the_same_deals_again() {
    let call = [
        "play",
        "--preset",
        "bummerl",
        "--deals",
        "20",
        "--bots",
        "greedy,random",
    ];
    assert_eq!(run(&call, "").stdout, run(&call, "").stdout);
}

#[test]
fn wrong_usage_is_told_from_failure_by_the_exit_code() {
    for call in [
        &["fly"][..],
        &[],
        &["play"],
        &["play", "--preset", "skat"],
        &["play", "--preset", "paderborn", "--rules", "{\"fly\":1}"],
        &[
            "play",
            "--preset",
            "paderborn",
            "--rules",
            "{\"rob_min_talon\":20}",
        ],
        &["play", "--preset", "paderborn", "--bots", "deepblue"],
        &["arena", "--preset", "paderborn", "--bots", "greedy"],
        &[
            "arena",
            "--preset",
            "paderborn",
            "--bots",
            "greedy,external",
        ],
        &["perft"],
        &["check"],
    ] {
        let output = run(call, "");
        assert_eq!(output.status.code(), Some(2), "{call:?}");
        assert!(
            output.stdout.is_empty() && !output.stderr.is_empty(),
            "{call:?}"
        );
    }
    assert_eq!(
        run(&["perft", "--depth", "1"], "no record").status.code(),
        Some(1)
    );
    assert_eq!(run(&["check", "/nowhere"], "").status.code(), Some(1));
}

/// A record of a deal that has just come to its strict part.
fn unfinished() -> String {
    let call = [
        "play",
        "--preset",
        "paderborn",
        "--deals",
        "200",
        "--bots",
        "greedy",
    ];
    for mut record in lines(&run(&call, "")) {
        let moves = record["moves"].as_array_mut().expect("moves");
        let draws: Vec<usize> = (0..moves.len())
            .filter(|place| moves[*place]["do"] == "draw")
            .collect();
        if draws.len() == 6 {
            moves.truncate(draws[5] + 1);
            record.as_object_mut().expect("an object").remove("result");
            return record.to_string();
        }
    }
    panic!("no deal of two hundred came to its strict part");
}

#[test]
fn solve_values_every_legal_move() {
    let record = unfinished();
    let solved = &lines(&run(&["solve"], &record))[0];
    let perft = &lines(&run(&["perft", "--depth", "1"], &record))[0];
    assert_eq!(perft["counts"].as_array().map(Vec::len), Some(1));
    let values = solved["values"].as_array().expect("values");
    assert!(values.iter().any(|valued| valued["move"]["do"] == "play"));
    assert!(
        values
            .iter()
            .all(|valued| (-3..=3).contains(&valued["value"].as_i64().expect("a number")))
    );
}

#[test]
fn a_foreign_program_can_sit_at_the_table() {
    let foreign = format!("{HEADLESS} bot --level greedy");
    let call = [
        "arena",
        "--preset",
        "schnapsen",
        "--bots",
        "external,random",
        "--deals",
        "10",
        "--external",
        &foreign,
        "--json",
    ];
    let report = &lines(&run(&call, ""))[0];
    assert_eq!(report["deals"], 10);
    assert_eq!(report["forfeits"], serde_json::json!([0, 0]));
    assert!(
        report["sum"].as_i64().expect("a number") > 0,
        "greedy beats chance"
    );
}

#[test]
fn a_search_that_sees_all_cards_can_sit_at_the_arena_s_table_only() {
    let bots = "clairvoyant:50,random";
    let call = [
        "arena",
        "--preset=schnapsen",
        "--deals=5",
        "--json",
        "--bots",
        bots,
    ];
    let report = &lines(&run(&call, ""))[0];
    assert!(report["sum"].as_i64().expect("a number") > 0);
    for wrong in ["clairvoyant:", "clairvoyant:all", "clairvoyants"] {
        let call = [
            "arena",
            "--preset=schnapsen",
            "--bots",
            &format!("{wrong},random"),
        ];
        assert_eq!(run(&call, "").status.code(), Some(2), "{wrong}");
    }
    let call = ["play", "--preset", "schnapsen", "--bots", "clairvoyant"];
    assert_eq!(run(&call, "").status.code(), Some(2));
}

#[test]
fn a_foreign_program_without_a_legal_answer_loses_every_deal_by_three() {
    let call = [
        "arena",
        "--preset",
        "paderborn",
        "--bots",
        "greedy,external",
        "--deals",
        "4",
        "--external",
        "cat",
        "--json",
    ];
    let report = &lines(&run(&call, ""))[0];
    assert_eq!(report["forfeits"], serde_json::json!([0, 8]));
    assert_eq!(report["sum"], 24);
}

#[test]
fn shards_merge_to_the_whole_and_repeated_deals_are_refused() {
    let shard = |first: &str, deals: &str| {
        let call = [
            "arena",
            "--preset",
            "santase",
            "--bots",
            "greedy,random",
            "--first",
            first,
            "--deals",
            deals,
            "--json",
        ];
        String::from_utf8(run(&call, "").stdout).expect("UTF-8")
    };
    let folder =
        std::env::temp_dir().join(format!("sechsundsechzig-shards-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = |name: &str, text: &str| {
        let path = folder.join(name);
        std::fs::write(&path, text).expect("a file");
        path.to_string_lossy().into_owned()
    };
    let (one, two) = (file("one", &shard("0", "7")), file("two", &shard("7", "5")));
    let merged = lines(&run(&["arena", "--merge", &one, &two, "--json"], "")).remove(0);
    let whole: serde_json::Value = serde_json::from_str(shard("0", "12").trim()).expect("JSON");
    for key in ["deals", "sum", "squares", "won", "scores"] {
        assert_eq!(merged[key], whole[key], "{key}");
    }
    assert_eq!(
        run(&["arena", "--merge", &one, &one], "").status.code(),
        Some(1)
    );
    std::fs::remove_dir_all(&folder).expect("the folder goes");
}

/// The head of a deal of Schnapsen in which forehand can rob once he has won the first trick.
const SCHNAPSEN: &str = r#""preset":"schnapsen","deal":94,"dealer":1,"pack":["SQ","DK","HJ","DQ","DT","CA","SK","SJ","HQ","HK","CT","CK","CQ","SA","DJ","CJ","DA","ST","HA","HT"]"#;
const FIRST_TRICK: &str =
    r#"{"seat":0,"do":"play","card":"HJ"},{"seat":1,"do":"play","card":"DQ"}"#;

#[test]
fn a_record_from_before_robbing_before_drawing_was_an_option_is_still_right() {
    let check = |rules: &str| {
        let moves = format!(r#"{FIRST_TRICK},{{"seat":0,"do":"rob"}}"#);
        let record = format!(r#"{{"v":1,{SCHNAPSEN},"rules":{{{rules}}},"moves":[{moves}]}}"#);
        let output = run(&["check", "-"], &record);
        let told = String::from_utf8(output.stdout).expect("UTF-8");
        (output.status.code(), told)
    };
    assert_eq!(check(""), (Some(0), String::new()));
    let told = "-:1: move 2: cards must be drawn before robbing (7.1)\n";
    assert_eq!(
        check(r#""rob_before_draw":false"#),
        (Some(1), told.to_owned())
    );
}

#[test]
fn perft_counts_a_preset_by_its_rules_of_today() {
    let counts = |rules: &str| {
        let head = format!(r#"{{"v":1,{SCHNAPSEN},"rules":{{{rules}}}}}"#);
        lines(&run(&["perft", "--depth", "4"], &head)).remove(0)
    };
    assert_eq!(counts(""), counts(r#""rob_before_draw":false"#));
    assert_ne!(counts(""), counts(r#""rob_before_draw":true"#));
}

#[test]
fn the_bot_goes_by_the_legal_moves_where_the_observation_does_not_name_the_option() {
    let answer = |legal: &str| {
        let question = format!(
            r#"{{"type":"act","id":7,"observation":{{"v":1,"preset":"schnapsen","rules":{{}},"start":[0,0],"deal":94,"dealer":1,"seat":0,"dealt":["SQ","DK","HJ","SJ","HQ"],"turned":"SK","drawn":[],"trump":"S","hand":["SQ","DK","SJ","HQ"],"moves":[{FIRST_TRICK}]}},"legal":[{legal}]}}"#
        );
        let output = run(&["bot", "--level", "greedy"], &question);
        lines(&output)[0]["move"]["do"].clone()
    };
    let now = r#"{"do":"draw"},{"do":"out"}"#;
    assert_eq!(answer(now), "draw");
    assert_eq!(answer(&format!(r#"{now},{{"do":"rob"}}"#)), "rob");
}

#[test]
fn puzzles_are_made_with_one_move_that_is_sure_of_the_goal() {
    let made = run(&["puzzles", "--preset", "paderborn", "--deals", "4"], "");
    assert!(made.status.success());
    let lines = String::from_utf8(made.stdout).expect("UTF-8");
    assert!(!lines.is_empty());
    for line in lines.lines() {
        let puzzle = line.parse::<Puzzle>().expect("a puzzle");
        let mut judge = Judge::of(&puzzle).expect("a position that can be judged");
        assert_eq!(judge.sure()[..], [puzzle.solution], "{line}");
    }
}

#[test]
fn the_last_of_repeated_options_counts_and_values_may_begin_with_a_hyphen() {
    let call = |words: &[&str]| {
        lines(&run(
            &[&["play", "--preset", "paderborn"], words].concat(),
            "",
        ))
    };
    let repeated = call(&[
        "--seed", "Oma", "--bots", "random", "--seed", "-x", "--bots", "greedy",
    ]);
    assert_eq!(repeated, call(&["--bots=greedy", "--seed=-x"]));
}

#[test]
fn stability_tells_a_line_a_preset_the_same_each_time() {
    let call = |words: &[&str]| {
        let usual = [
            "stability",
            "--positions",
            "28",
            "--judge",
            "greedy",
            "--worlds",
            "4",
        ];
        let output = run(&[&usual, words].concat(), "");
        assert_eq!(output.status.code(), Some(0));
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    let greedy = call(&["--bot", "greedy"]);
    assert_eq!(greedy, call(&["--bot", "greedy"]));
    assert_eq!(greedy.lines().count(), 15, "14 presets and their sum");
    let lines = greedy.lines();
    assert!(
        lines
            .clone()
            .all(|line| line.contains("100.0 % of pairs equal"))
    );
    let chance = call(&["--bot", "random", "--preset", "santase"]);
    assert_eq!(chance.lines().count(), 1);
    assert!(!chance.contains("100.0 % of pairs equal"), "{chance}");
    let compared = call(&[
        "--preset=santase",
        "--bot=greedy",
        "--against=random",
        "--talon=4-8",
    ]);
    assert_ne!(
        compared,
        call(&["--preset=santase", "--bot=greedy", "--against=random"])
    );
    assert!(compared.contains(" more than the other's"), "{compared}");
    for wrong in [
        "--preset=bridge",
        "--talon=8-4",
        "--talon=few",
        "--against=deepblue",
    ] {
        assert_eq!(
            run(&["stability", wrong], "").status.code(),
            Some(2),
            "{wrong}"
        );
    }
}

#[test]
fn every_command_has_a_help() {
    for command in [
        "presets",
        "play",
        "check",
        "arena",
        "ladder",
        "bot",
        "perft",
        "solve",
        "stability",
        "puzzles",
        "train",
    ] {
        let output = run(&[command, "--help"], "");
        assert!(
            output.status.success() && !output.stdout.is_empty(),
            "{command}"
        );
    }
}
