//! Schnapsen and Santase before there was `rob_before_draw`: whatever was written then keeps robbing
//! before drawing, and whatever is written now says which way it is played.

use sechsundsechzig_engine::cards::Card;
use sechsundsechzig_engine::deal::{Action, Deal, Illegal, Seat, View};
use sechsundsechzig_engine::record::{
    DealHeader, DealHeaderError, MoveText, ObservationJson, Record, ReplayError, Session,
};
use sechsundsechzig_engine::rules::{CheckedRules, Preset};
use sechsundsechzig_engine::share::{DealLink, LinkError, Replay, ReplayLink};
use serde_json::{Value, json};

/// As earlier releases wrote them; in each of them somebody robs before drawing.
const DEALS: [&str; 2] = [
    "#/deal/1/schnapsen/raetsel?dealer=1&deal=94 HJ.DQ.r.d.SK+.CQ.d.c",
    "#/deal/1/santase/raetsel?dealer=0&deal=173 CJ.SJ.d.HQ.CQ.d.S9.HK.d.CK.CT.r.d.c",
];

/// Both presets with their rules of then.
fn presets() -> [(Preset, CheckedRules); 2] {
    [Preset::Schnapsen, Preset::Santase].map(|preset| {
        let mut rules = preset.rules();
        assert!(!rules.rob_before_draw);
        rules.rob_before_draw = true;
        (preset, rules.check().expect("consistent rules"))
    })
}

/// The first deal as far as the exchange, with such rules and such a third move.
fn record(rules: &Value, third: &Value) -> Record {
    let text = json!({
        "v": 1, "preset": "schnapsen", "rules": rules, "seed": "raetsel", "deal": 94, "dealer": 1,
        "pack": ["SQ", "DK", "HJ", "DQ", "DT", "CA", "SK", "SJ", "HQ", "HK", "CT", "CK", "CQ", "SA", "DJ",
            "CJ", "DA", "ST", "HA", "HT"],
        "moves": [
            {"seat": 0, "do": "play", "card": "HJ"},
            {"seat": 1, "do": "play", "card": "DQ"},
            third,
        ],
    });
    Record::from_json(&text.to_string()).expect("a record")
}

fn rob() -> Value {
    json!({"seat": 0, "do": "rob"})
}

/// The moment of [`record`] as seat 0 has seen it.
fn observation(rules: &Value) -> ObservationJson {
    let text = json!({
        "v": 1, "preset": "schnapsen", "rules": rules, "start": [0, 0], "deal": 94, "dealer": 1, "seat": 0,
        "dealt": ["SQ", "DK", "HJ", "SJ", "HQ"], "turned": "SK", "drawn": [], "trump": "S",
        "hand": ["SJ", "SQ", "HQ", "DK"],
        "moves": [
            {"seat": 0, "do": "play", "card": "HJ"},
            {"seat": 1, "do": "play", "card": "DQ"},
        ],
    });
    serde_json::from_value(text).expect("an observation")
}

#[test]
fn links_and_kept_deals_of_then_keep_robbing_before_drawing_to_the_letter() {
    for (text, (preset, rules)) in DEALS.into_iter().zip(presets()) {
        let replay = text.parse::<Replay>().expect("a deal");
        assert_eq!((replay.link().preset, replay.link().rules), (preset, rules));
        assert_eq!(replay.to_string(), text);
    }
    let sent = "#/replay/1/schnapsen/raetsel?dealer=1&deal=94&moves=HJ.DQ.r.d.SKm.CQ.o&with=kord";
    let link = sent.parse::<ReplayLink>().expect("a deal that was sent");
    assert!(link.replay.link().rules.rob_before_draw);
    assert_eq!(link.to_string(), sent);
    let changed = "#/deal/1/santase/a?dealer=0&target=7";
    let link = changed.parse::<DealLink>().expect("a link");
    assert!(link.rules.rob_before_draw);
    assert_eq!(link.to_string(), changed);
}

#[test]
fn links_of_today_say_which_way_it_is_played() {
    for (preset, then) in presets() {
        let header = DealHeader::of_seed(preset, "oma", 0, Seat(0));
        let link = DealLink::of_header(&header);
        assert_eq!(
            link.to_string(),
            format!(
                "#/deal/1/{}/oma?dealer=0&rob_before_draw=false",
                preset.as_str()
            )
        );
        assert_eq!(link.to_string().parse::<DealLink>(), Ok(link.clone()));
        let told = format!("{}&rob_before_draw=true", link);
        let read = told.parse::<DealLink>().map(|link| link.rules);
        assert_eq!(read, Ok(then), "the last word counts");
        let wrong = link.to_string().replace("=false", "=maybe");
        let value = LinkError::Value("rob_before_draw".into());
        assert_eq!(wrong.parse::<DealLink>(), Err(value));
        let robbed = DEALS[0].replace(" ", "&rob_before_draw=false ");
        assert_eq!(
            robbed.parse::<Replay>().ok(),
            None,
            "it may not be robbed there"
        );
    }
    let other = DealHeader::of_seed(Preset::Paderborn, "oma", 0, Seat(0));
    let plain = "#/deal/1/paderborn/oma?dealer=0";
    assert_eq!(DealLink::of_header(&other).to_string(), plain);
}

#[test]
fn records_of_then_keep_robbing_before_drawing_by_preset_by_changes_and_by_all_options() {
    let mut all = json!({});
    for id in Preset::Schnapsen.rules().game.options() {
        let value = Preset::Schnapsen.rules().get(*id);
        all[id.as_str()] = sechsundsechzig_engine::record::value_to_json(value);
    }
    let named = all.as_object_mut().expect("options");
    assert_eq!(named.remove("rob_before_draw"), Some(json!(false)));
    for rules in [json!({}), json!({"target": 9}), all] {
        let session = record(&rules, &rob()).replay().expect("it was legal then");
        assert!(session.header().setup.rules.rob_before_draw, "{rules}");
        let again = session.record_with_legal_moves();
        assert_eq!(again.rules["rob_before_draw"], json!(true));
        assert_eq!(again.replay(), Ok(session), "{rules}");
        // Not robbing does not make it a deal of today.
        let drawn = record(&rules, &json!({"seat": 0, "do": "draw"}));
        let session = drawn.replay().expect("a record");
        assert!(session.header().setup.rules.rob_before_draw, "{rules}");
    }
}

#[test]
fn records_of_today_say_which_way_it_is_played() {
    for (preset, then) in presets() {
        let now = DealHeader::of_seed(preset, "oma", 0, Seat(0));
        let record = Session::new(now.clone()).record();
        assert_eq!(Value::from(record.rules), json!({"rob_before_draw": false}));
        let mut header = now;
        header.setup.rules = then;
        let session = Session::new(header);
        let record = session.record();
        assert_eq!(
            Value::from(record.rules.clone()),
            json!({"rob_before_draw": true})
        );
        assert_eq!(record.replay(), Ok(session), "also before the first move");
    }
    let refused = record(&json!({"rob_before_draw": false}), &rob()).replay();
    let too_early = ReplayError::Illegal(2, Illegal::RobAfterDrawing);
    assert_eq!(refused, Err(too_early));
    for (value, told) in [
        (json!("maybe"), "`rob_before_draw` has no such value"),
        (json!(1), "`rob_before_draw` has no such value"),
    ] {
        let wrong = record(&json!({"rob_before_draw": value}), &rob()).replay();
        assert_eq!(wrong.expect_err("no such value").to_string(), told);
    }
    let mut elsewhere = record(&json!({"rob_before_draw": true}), &rob());
    elsewhere.preset = "penneech".into();
    let refused = DealHeader::of_record(&elsewhere);
    assert!(matches!(refused, Err(DealHeaderError::Rules(_))));
}

#[test]
fn a_record_nobody_has_played_yet_goes_by_the_preset_of_today() {
    let mut header = record(&json!({}), &rob());
    header.moves.clear();
    let rules = DealHeader::of_record(&header).map(|header| header.setup.rules);
    assert_eq!(rules, Ok(Preset::Schnapsen.checked()));
}

#[test]
fn lists_of_legal_moves_tell_by_which_rules_a_record_was_played() {
    let listed = |legal: Value| json!({"seat": 0, "do": "draw", "legal": legal});
    let by = |third: Value| {
        let session = record(&json!({}), &third).replay();
        session.map(|session| session.header().setup.rules.rob_before_draw)
    };
    let [draw, out, rob] = ["draw", "out", "rob"].map(|what| json!({"do": what}));
    assert_eq!(by(listed(json!([draw, out, rob]))), Ok(true));
    assert_eq!(by(listed(json!([draw, out]))), Ok(false));
    let found = r#"[{"do":"draw"},{"do":"out"},{"do":"rob"}]"#.to_owned();
    assert_eq!(by(listed(json!([draw]))), Err(ReplayError::Legal(2, found)));
}

#[test]
fn an_observation_without_the_option_robs_before_drawing_unless_its_legal_moves_say_otherwise() {
    let moves = |seen: &sechsundsechzig_engine::deal::Observation<_>| {
        let view: &sechsundsechzig_engine::games::AnyView = &seen.view;
        let mut moves: Vec<Action> = view.legal_actions().into_iter().collect();
        moves.sort_unstable();
        moves
    };
    let mut now = vec![Action::Draw, Action::Out { meld: None }];
    let mut then = vec![Action::Draw, Action::Out { meld: None }, Action::Rob];
    now.sort_unstable();
    then.sort_unstable();
    let texts =
        |moves: &[Action]| -> Vec<MoveText> { moves.iter().copied().map(MoveText::from).collect() };

    let old = observation(&json!({}));
    let rebuilt = old.rebuild().expect("what was seen fits");
    assert_eq!(moves(&rebuilt), then);
    for legal in [&then, &now] {
        let rebuilt = old.rebuild_with(&texts(legal)).expect("it fits");
        assert_eq!(moves(&rebuilt), *legal);
    }
    let nonsense = old.rebuild_with(&[]).expect("what was seen fits");
    assert_eq!(moves(&nonsense), then, "the rules count, not the list");

    let said = observation(&json!({"rob_before_draw": false}));
    let rebuilt = said.rebuild_with(&texts(&then)).expect("it fits");
    assert_eq!(moves(&rebuilt), now);

    let header = DealHeader::of_seed(Preset::Schnapsen, "raetsel", 94, Seat(1));
    let mut session = Session::new(header);
    for card in ["HJ", "DQ"] {
        let card: Card = card.parse().expect("a card");
        session.play(Action::play(card)).expect("a legal move");
    }
    assert_eq!(session.observation_json(Seat(0)), said);
    assert_eq!(
        session.deal().check(Action::Rob),
        Err(Illegal::RobAfterDrawing)
    );
}
