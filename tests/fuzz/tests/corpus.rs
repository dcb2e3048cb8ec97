//! The inputs that reach all there is to reach, and good examples, read once more each.

use fuzz::allocation::Counting;
use fuzz::{TARGETS, examples, run};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn no_input_kept_makes_a_reader_fail() {
    for (name, target) in TARGETS {
        let inputs = xtask::corpus::read(name).expect("a corpus");
        assert!(inputs.len() > 10, "{name}: {} inputs", inputs.len());
        for input in inputs {
            eprintln!("{name}: {}", input.escape_ascii());
            run(target, &input);
        }
    }
}

#[test]
fn every_target_reads_good_examples() {
    for (name, target) in TARGETS {
        let examples = examples(name);
        assert!(examples.len() > 10, "{name}");
        for example in examples {
            run(target, example.as_bytes());
        }
    }
}
