//! One target under libFuzzer: its name stands in the variable `TARGET`, a folder for good examples in
//! `EXAMPLES`.

#![no_main]

use fuzz::allocation::Counting;
use fuzz::{Target, examples, run, target};
use std::path::PathBuf;
use std::sync::LazyLock;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

static CHOSEN: LazyLock<Target> = LazyLock::new(|| {
    let name = std::env::var("TARGET").unwrap_or_default();
    target(&name).expect("TARGET names a target")
});

libfuzzer_sys::fuzz_target!(
    init: write_examples(),
    |input: &[u8]| run(*CHOSEN, input)
);

fn write_examples() {
    let name = std::env::var("TARGET").unwrap_or_default();
    let folder = PathBuf::from(std::env::var_os("EXAMPLES").expect("EXAMPLES is a folder"));
    for (number, example) in examples(&name).into_iter().enumerate() {
        std::fs::write(folder.join(format!("example-{number}")), example).expect("an example");
    }
}
