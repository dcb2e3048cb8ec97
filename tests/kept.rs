//! What earlier releases kept still opens: a file for each form that was ever written, in `tests/kept`, never changed again.

use sechsundsechzig::app::kept::{self, KeptDeal};
use sechsundsechzig::app::once;
use sechsundsechzig::app::opponent::Opponent;
use sechsundsechzig::app::rule_sets::read_sets;
use sechsundsechzig::app::settings::{Face, Settings, Speed};
use sechsundsechzig::app::sitting::Sitting;
use sechsundsechzig::app::slates::read_slates;
use sechsundsechzig::app::storage::shelf::{Shelf, unbundle};
use sechsundsechzig::tally::chronicle;
use std::fs;
use std::path::PathBuf;

/// The files, the oldest form first, each with the kept deals and the practice deals of its match.
const FORMS: [(&str, usize, usize); 4] = [
    ("1-table", 0, 0),
    ("2-practice", 0, 1),
    ("3-rooms", 2, 1),
    ("4-counted", 2, 1),
];

fn text(form: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/kept");
    fs::read_to_string(folder.join(form).with_extension("json")).expect("a file of that form")
}

#[test]
fn what_every_release_kept_is_read_to_the_last_point() {
    for (form, deals, practice) in FORMS {
        let file = text(form);
        let shelves = unbundle(&file).unwrap_or_else(|| panic!("{form} is no longer read"));
        for (shelf, data) in shelves {
            match shelf {
                Shelf::Settings => settings_are_known(data),
                Shelf::Match => match_goes_on(data, practice),
                Shelf::Slates => {
                    let slate = &read_slates(once::text(data))["paderborn"];
                    assert_eq!(
                        (slate.matches, &*slate.won, &*slate.bummerl),
                        (3, &[2, 1][..], &[0, 3][..])
                    );
                }
                Shelf::Rules => assert_eq!(read_sets(data)[0].rules.ace_points, 12),
                Shelf::Waiting => {
                    assert!(data.is_empty() || Sitting::restore(data).is_some())
                }
                Shelf::Deals => {
                    let read = kept::all(data).filter_map(KeptDeal::read);
                    assert_eq!(read.count(), deals, "{form}");
                }
                Shelf::Chronicle => {
                    let sum: Vec<_> = chronicle::read(once::text(data)).collect();
                    assert_eq!((sum.len(), sum[0].balance), (2, 2), "{form}");
                }
                // Added since; a file that has them comes with the next form.
                _ => panic!("{form} has a shelf it did not have"),
            }
        }
    }
}

fn settings_are_known(data: &str) {
    let settings = Settings::restore(data);
    assert_eq!((settings.face, settings.speed), (Face::German, Speed::Fast));
    assert_eq!(settings.opponent, Opponent::Froehlich);
    assert!(settings.left_handed && !settings.keys);
}

fn match_goes_on(data: &str, practice: usize) {
    let sitting = Sitting::restore(data).expect("a match");
    assert_eq!(sitting.finished().len(), 2);
    assert_eq!(sitting.session().moves().len(), 5);
    let helped = sitting.finished().iter().filter(|deal| deal.notes.practice);
    assert_eq!(helped.count(), practice);
}
