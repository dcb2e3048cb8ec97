//! Every key, every kind of damage, with and without a copy, three visits in a row.

use super::envelope::{encode, encode_version_1};
use super::key_value_store::KeyValueStore;
use super::key_value_store::memory::MemoryStore;
use super::recovery::{Access, Loaded, delete, load, save};
use super::storage_key::StorageKey;
use super::trouble::{Finding, Trouble};

/// What is saved under a key after so many saves.
fn value(key: StorageKey, number: usize) -> String {
    let deal = format!("#/deal/1/paderborn/nummer-{number}?dealer=1");
    match key {
        StorageKey::Settings => format!("theme=daylight unheard={number}"),
        StorageKey::Match | StorageKey::Rules => deal,
        StorageKey::PausedMatches => format!("kord,~{deal};schilder,{deal}"),
        StorageKey::ScoreSheets => {
            format!("@0123456789abcdef paderborn={number}/{number},0/0,{number}")
        }
        StorageKey::Deals => format!("{number},kord*87/-250,{deal} ;"),
        StorageKey::DealHistory => format!("@0123456789abcdef {number},paderborn,1,2,cw"),
        StorageKey::Challenge => {
            let moves = "CT.C9.d.SJ.CJ.d.CQ.CK.d.CA.SQ.d.SK.SA.d.H9.S9.d.HJ.HK.ST.DQ.HQ.HA.D9.DT.HT.DJ.DK.DA";
            let name = &"abcdefgh"[..number];
            format!("#/replay/1/paderborn/herausforderung?dealer=0&moves={moves}&with={name}")
        }
        StorageKey::Counting => format!("{number},8,31 3,1,9 0,0,0"),
        StorageKey::Puzzles => format!("paderborn/{number};schnapsen/4"),
        StorageKey::Daily => format!("20778:{number}:-1 !20779:-2:"),
        StorageKey::Evenings => {
            format!("paderborn 20780 29924500,johannes,a{number},+7:2:5 29924530,kord,b")
        }
    }
}

/// What it does to a text that was saved under a key.
type Damage = fn(StorageKey, &str) -> String;

fn with_byte(text: &str, place: usize, change: fn(u8) -> u8) -> String {
    let mut bytes = text.as_bytes().to_vec();
    bytes[place] = change(bytes[place]);
    String::from_utf8(bytes).unwrap()
}

const KINDS: [(&str, Damage); 15] = [
    ("cut at the end", |_, text| text[..text.len() - 9].into()),
    ("cut at the front", |_, text| text[9..].into()),
    ("a flipped bit in the version", |_, text| {
        with_byte(text, 5, |byte| byte ^ 4)
    }),
    ("a flipped bit in the checksum", |_, text| {
        with_byte(text, 16, |byte| byte ^ 1)
    }),
    ("a flipped bit in the data", |_, text| {
        with_byte(text, text.len() - 4, |byte| byte ^ 1)
    }),
    ("data of the wrong shape", |key, _| {
        encode(key.name(), "nonsense!")
    }),
    ("data of the wrong shape, by an earlier release", |_, _| {
        encode_version_1("nonsense!")
    }),
    ("another JSON value", |_, _| "{\"v\":2,\"data\":[1]}".into()),
    ("a wrong checksum", |_, text| {
        text.replacen("\"sum\":\"", "\"sum\":\"0123456789abcdef\",\"", 1)
    }),
    // Read from the browser, a lone surrogate is this sign.
    ("a lone surrogate", |_, text| {
        text.replacen("\"data\":\"", "\"data\":\"\u{fffd}", 1)
    }),
    ("another key's text", |key, _| {
        let other = match key {
            StorageKey::Match => StorageKey::PausedMatches,
            StorageKey::PausedMatches => StorageKey::Rules,
            _ => StorageKey::Match,
        };
        encode(other.name(), &value(other, 3))
    }),
    ("another key's text, by an earlier release", |key, _| {
        let other = match key {
            StorageKey::Counting => StorageKey::Puzzles,
            _ => StorageKey::Counting,
        };
        encode_version_1(&value(other, 3))
    }),
    ("nothing in it", |_, _| String::new()),
    ("a huge text", |_, _| "x".repeat(1_000_000)),
    ("a number", |_, _| "66".into()),
];

/// How a key is stored: saved twice, the main text then damaged.
fn saved(key: StorageKey, has_copy: bool, damage: Damage) -> (MemoryStore, String) {
    let store = MemoryStore::default();
    save(&store, key, &value(key, 1)).unwrap();
    save(&store, key, &value(key, 2)).unwrap();
    if !has_copy {
        store.uproot(&key.copy_name());
    }
    let text = store.get(key.name()).unwrap().unwrap();
    let damaged = damage(key, &text);
    assert_ne!(damaged, text);
    store.plant(key.name(), &damaged);
    (store, damaged)
}

fn is_quarantined(store: &MemoryStore, key: StorageKey, text: &str) -> bool {
    let begin = [key.name(), "/aside-"].concat();
    let mut texts = store.snapshot().into_iter();
    texts.any(|(name, aside)| name.starts_with(&begin) && aside == text)
}

fn visit(store: &MemoryStore, key: StorageKey) -> Loaded {
    load(store, key, Access::ReadWrite)
}

fn every_case(mut check: impl FnMut(StorageKey, bool, Damage, &str)) {
    for key in StorageKey::ALL {
        for (kind, damage) in KINDS {
            for has_copy in [true, false] {
                let case = format!("{key:?}, {kind}, copy: {has_copy}");
                check(key, has_copy, damage, &case);
            }
        }
    }
}

#[test]
fn what_was_saved_is_there_at_the_third_visit_or_was_reported_lost_at_the_first() {
    every_case(|key, has_copy, damage, case| {
        for plays in [true, false] {
            let (store, damaged) = saved(key, has_copy, damage);
            let (data, finding) = if has_copy {
                (Some(value(key, 1)), Finding::Restored)
            } else {
                (None, Finding::Lost)
            };
            let mut expected = (data, Some(Trouble::found(finding, key)));
            for number in 3..6 {
                assert_eq!(visit(&store, key), expected, "{case}, visit {number}");
                assert!(is_quarantined(&store, key, &damaged), "{case}");
                expected.1 = None;
                if plays {
                    assert_eq!(save(&store, key, &value(key, number)), Ok(()), "{case}");
                    expected.0 = Some(value(key, number));
                }
            }
        }
    });
}

#[test]
fn where_nothing_can_be_written_the_damaged_text_stays_and_nothing_is_said_to_be_saved() {
    every_case(|key, has_copy, damage, case| {
        let (store, damaged) = saved(key, has_copy, damage);
        let before = store.snapshot();
        store.fail(1, usize::MAX);
        let (data, finding) = if has_copy {
            (Some(value(key, 1)), Finding::RestoredUnsaved)
        } else {
            (None, Finding::LostUnsaved)
        };
        let trouble = Trouble::found(finding, key);
        for _ in 0..3 {
            let expected = (data.clone(), Some(trouble));
            assert_eq!(visit(&store, key), expected, "{case}");
            assert_eq!(save(&store, key, &value(key, 3)), Err(trouble), "{case}");
        }
        assert_eq!(store.snapshot(), before, "{case}");
        // There is room again: everything goes on.
        store.heal();
        assert_eq!(save(&store, key, &value(key, 3)), Ok(()), "{case}");
        assert!(is_quarantined(&store, key, &damaged), "{case}");
        assert_eq!(visit(&store, key), (Some(value(key, 3)), None), "{case}");
    });
}

#[test]
fn whichever_write_fails_neither_the_damaged_text_nor_the_copy_is_gone() {
    every_case(|key, has_copy, damage, case| {
        for number in 1..5 {
            let (store, damaged) = saved(key, has_copy, damage);
            store.fail(number, number);
            let (data, trouble) = visit(&store, key);
            assert!(trouble.is_some(), "{case}");
            assert_eq!(data, has_copy.then(|| value(key, 1)), "{case}");
            let is_there = store.get(key.name()) == Ok(Some(damaged.clone()));
            assert!(is_there || is_quarantined(&store, key, &damaged), "{case}");
            store.heal();
            assert_eq!(visit(&store, key).0, data, "{case}");
            assert!(is_quarantined(&store, key, &damaged), "{case}");
            assert_eq!(visit(&store, key), (data, None), "{case}");
        }
    });
}

#[test]
fn a_damaged_text_and_a_damaged_copy_are_both_set_aside() {
    every_case(|key, _, damage, case| {
        let (store, damaged) = saved(key, true, damage);
        store.plant(&key.copy_name(), "a damaged copy");
        let lost = Some(Trouble::found(Finding::Lost, key));
        assert_eq!(visit(&store, key), (None, lost), "{case}");
        for text in [&damaged, "a damaged copy"] {
            assert!(is_quarantined(&store, key, text), "{case}");
        }
        assert_eq!(visit(&store, key), (None, None), "{case}");
    });
}

#[test]
fn who_only_watches_sees_the_copy_and_changes_nothing() {
    every_case(|key, has_copy, damage, case| {
        let (store, _) = saved(key, has_copy, damage);
        let before = store.snapshot();
        let loaded = load(&store, key, Access::ReadOnly);
        assert_eq!(loaded, (has_copy.then(|| value(key, 1)), None), "{case}");
        assert_eq!(store.snapshot(), before, "{case}");
    });
}

#[test]
fn a_text_that_is_gone_comes_back_from_its_copy() {
    for key in StorageKey::ALL {
        let (store, _) = saved(key, true, |_, _| String::new());
        store.uproot(key.name());
        let recovered = Some(Trouble::found(Finding::Recovered, key));
        assert_eq!(visit(&store, key), (Some(value(key, 1)), recovered));
        assert_eq!(visit(&store, key), (Some(value(key, 1)), None));
        store.uproot(key.name());
        store.plant(&key.copy_name(), "a damaged copy");
        let lost = Some(Trouble::found(Finding::Lost, key));
        assert_eq!(visit(&store, key), (None, lost));
        assert!(is_quarantined(&store, key, "a damaged copy"));
        assert_eq!(visit(&store, key), (None, None));
    }
}

#[test]
fn what_is_deleted_does_not_come_back() {
    for key in StorageKey::ALL {
        let store = MemoryStore::default();
        save(&store, key, &value(key, 1)).unwrap();
        save(&store, key, &value(key, 2)).unwrap();
        assert_eq!(delete(&store, key), Ok(()));
        assert_eq!(visit(&store, key), (None, None));
        assert_eq!(store.snapshot().len(), 0);
        assert_eq!(delete(&store, key), Ok(()));
    }
}

#[test]
fn what_an_earlier_release_saved_opens_and_goes_on() {
    for key in StorageKey::ALL {
        let store = MemoryStore::default();
        store.plant(key.name(), &encode_version_1(&value(key, 2)));
        store.plant(&key.copy_name(), &encode_version_1(&value(key, 1)));
        for number in 2..5 {
            assert_eq!(visit(&store, key), (Some(value(key, number)), None));
            save(&store, key, &value(key, number + 1)).unwrap();
        }
        store.plant(key.name(), "damaged");
        let restored = Some(Trouble::found(Finding::Restored, key));
        assert_eq!(visit(&store, key), (Some(value(key, 4)), restored));
    }
}

#[test]
fn what_a_newer_release_wrote_is_told_and_stays_at_every_visit() {
    const NEWER: &str = r#"{"v":9,"sum":"0123456789abcdef","data":"unheard of"}"#;
    for key in StorageKey::ALL {
        // Beside a good copy, alone, and as the copy of a text that is damaged or gone.
        for (main, copy) in [
            (Some(NEWER), Some("")),
            (Some(NEWER), None),
            (Some("damaged"), Some(NEWER)),
            (None, Some(NEWER)),
        ] {
            let store = MemoryStore::default();
            save(&store, key, &value(key, 1)).unwrap();
            if let Ok(Some(good)) = store.get(key.name())
                && copy == Some("")
            {
                store.plant(&key.copy_name(), &good);
            }
            match main {
                Some(text) => store.plant(key.name(), text),
                None => store.uproot(key.name()),
            }
            if copy == Some(NEWER) {
                store.plant(&key.copy_name(), NEWER);
            }
            let before = store.snapshot();
            let newer = Trouble::found(Finding::Newer, key);
            for number in 1..4 {
                assert_eq!(visit(&store, key), (None, Some(newer)));
                assert_eq!(save(&store, key, &value(key, number)), Err(newer));
                assert_eq!(delete(&store, key), Err(newer));
                assert_eq!(store.snapshot(), before, "{key:?}");
            }
        }
    }
}

#[test]
fn a_newer_releases_copy_of_a_good_text_is_set_aside_before_another_takes_its_place() {
    const NEWER: &str = r#"{"v":9,"sum":"","data":"x"}"#;
    for key in StorageKey::ALL {
        let store = MemoryStore::default();
        save(&store, key, &value(key, 1)).unwrap();
        store.plant(&key.copy_name(), NEWER);
        assert_eq!(visit(&store, key), (Some(value(key, 1)), None));
        save(&store, key, &value(key, 2)).unwrap();
        assert!(is_quarantined(&store, key, NEWER));
        store.plant(&key.copy_name(), r#"{"v":8,"sum":"","data":"x"}"#);
        store.leave_room(0);
        let _ = save(&store, key, &value(key, 3));
        let copy = store.get(&key.copy_name()).unwrap().unwrap();
        assert!(copy.starts_with(r#"{"v":8"#), "{copy}");
    }
}

#[test]
fn names_for_what_is_set_aside_do_not_run_out() {
    let key = StorageKey::Match;
    let (store, damaged) = saved(key, true, |_, _| "damaged".into());
    for number in 1..200 {
        store.plant(
            &format!("{}/aside-{number}", key.name()),
            &number.to_string(),
        );
    }
    let restored = Some(Trouble::found(Finding::Restored, key));
    assert_eq!(visit(&store, key), (Some(value(key, 1)), restored));
    assert!(is_quarantined(&store, key, &damaged));
}
