//! How many tests a test program ran, and why some failed, by what it prints.

use anyhow::{Result, ensure};
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

/// So many lines of what a failed test says are kept.
const LINES_OF_REASON: usize = 5;

/// The results that test programs print at their ends, added up.
#[derive(Debug, Default)]
pub struct TestCounts {
    pub passed: usize,
    pub failed: usize,
    /// Whether the command exited with success.
    pub is_success: bool,
    /// The failed tests, each with the first lines of its panic's message.
    pub reasons: Vec<String>,
    /// So many lines of the message under way are still to be kept.
    lines_to_keep: usize,
}

impl TestCounts {
    /// Runs test programs, passes on what they print, and adds up the lines `test result: ok. 3 passed; 0 failed; …`. What
    /// failed tests say is kept, as it is easily lost among so many lines.
    pub fn of_run(command: &mut Command) -> Result<TestCounts> {
        let mut child = command.stdout(Stdio::piped()).spawn()?;
        let mut counts = TestCounts::default();
        if let Some(stdout) = child.stdout.take() {
            for line in BufReader::new(stdout).lines() {
                let line = line?;
                println!("{line}");
                counts.add(&line);
            }
        }
        counts.is_success = child.wait()?.success();
        Ok(counts)
    }

    /// Fails if a test failed or none ran, for a command whose filter may have become out of date.
    pub fn check(&self) -> Result<()> {
        ensure!(self.failed == 0, "{} tests failed", self.failed);
        ensure!(self.is_success, "the tests did not run to their end");
        ensure!(self.passed > 0, "no test ran: does the filter still fit?");
        Ok(())
    }

    fn add(&mut self, line: &str) {
        self.add_reason(line);
        let Some((_, results)) = line.split_once("test result: ") else {
            return;
        };
        let number_before = |word: &str| -> usize {
            let before = results.split_once(word).map_or("", |(before, _)| before);
            let number = before.trim().rsplit(' ').next().unwrap_or_default();
            number.parse().unwrap_or(0)
        };
        self.passed += number_before("passed");
        self.failed += number_before("failed");
    }

    /// Follows `---- name stdout ----`, `thread … panicked at …:`, the message, and `note: …` or the backtrace.
    fn add_reason(&mut self, line: &str) {
        let name = line
            .strip_prefix("---- ")
            .and_then(|rest| rest.strip_suffix(" stdout ----"));
        if let Some(name) = name {
            self.reasons.push(name.to_owned());
            self.lines_to_keep = 0;
            return;
        }
        let Some(reason) = self.reasons.last_mut() else {
            return;
        };
        if line.contains(" panicked at ") {
            self.lines_to_keep = LINES_OF_REASON;
        } else if line.starts_with("note: ") || line == "stack backtrace:" {
            self.lines_to_keep = 0;
        } else if self.lines_to_keep > 0 && !line.trim().is_empty() {
            self.lines_to_keep -= 1;
            *reason += "\n    ";
            reason.push_str(line.trim());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_added_up() {
        let mut counts = TestCounts::default();
        counts.add("test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out");
        counts.add("test result: FAILED. 10 passed; 2 failed; 0 ignored");
        counts.add("test deals::passed ... ok");
        assert_eq!((counts.passed, counts.failed), (13, 2));
    }

    #[test]
    fn what_failed_tests_say_is_kept() {
        let mut counts = TestCounts::default();
        let printed = "\
---- table::a_card_is_played stdout ----
how it looked: failed.png

thread 'table::a_card_is_played' (7) panicked at src/scenario.rs:99:27:
Firefox: no card

in any hand
stack backtrace:
   0: begin
---- talon::a_card_is_drawn stdout ----

thread 'talon::a_card_is_drawn' (8) panicked at src/talon.rs:1:1:
no talon
note: run with `RUST_BACKTRACE=1`
failures:
    table::a_card_is_played";
        printed.lines().for_each(|line| counts.add(line));
        assert_eq!(
            counts.reasons,
            [
                "table::a_card_is_played\n    Firefox: no card\n    in any hand",
                "talon::a_card_is_drawn\n    no talon"
            ]
        );
    }

    #[test]
    fn a_run_without_a_test_is_no_success() {
        let counts = |passed, failed, is_success| TestCounts {
            passed,
            failed,
            is_success,
            ..TestCounts::default()
        };
        assert!(counts(3, 0, true).check().is_ok());
        assert!(counts(0, 0, true).check().is_err());
        assert!(counts(3, 1, false).check().is_err());
        assert!(counts(3, 0, false).check().is_err());
    }
}
