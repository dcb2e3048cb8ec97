//! The rulebook, clause by clause: every numbered clause has at least one test named after it.
//! Packs are laid by hand, so that each test shows the cards it is about.

mod scene;

mod section_1;
mod section_2_cover;
mod section_2_dealing;
mod section_2_marriages;
mod section_2_match;
mod section_2_open_talon;
mod section_2_out;
mod section_2_referee;
mod section_2_rob;
mod section_2_scoring;
mod section_2_strict_play;
mod section_3;
mod section_4;
mod section_4_sitting_out;
mod section_5;
mod section_6;
mod section_6_marks;
mod section_7;
mod section_8;

/// The numbers of the rulebook's clauses: how many each section has.
const CLAUSES: [(u8, u8); 7] = [(1, 5), (2, 33), (3, 3), (4, 5), (5, 6), (6, 9), (7, 2)];

#[test]
fn every_clause_has_a_test_named_after_it() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/clauses");
    let sources: String = std::fs::read_dir(folder)
        .expect("the folder of the tests")
        .map(|file| std::fs::read_to_string(file.expect("a file").path()).expect("a text"))
        .collect();
    let untested: Vec<String> = CLAUSES
        .iter()
        .flat_map(|(section, last)| (1..=*last).map(move |clause| format!("r{section}_{clause}_")))
        .filter(|name| !sources.contains(&format!("#[test]\nfn {name}")))
        .collect();
    assert_eq!(untested, Vec::<String>::new());
}
