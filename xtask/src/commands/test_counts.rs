//! How many tests a test program ran, by what it prints.

use anyhow::{Result, ensure};
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

/// The results that test programs print at their ends, added up.
#[derive(Debug, Default, PartialEq)]
pub struct TestCounts {
    pub passed: usize,
    pub failed: usize,
    /// Whether the command exited with success.
    pub is_success: bool,
}

impl TestCounts {
    /// Runs test programs, passes on what they print, and adds up the lines `test result: ok. 3 passed; 0 failed; …`.
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
    fn a_run_without_a_test_is_no_success() {
        let counts = |passed, failed, is_success| TestCounts {
            passed,
            failed,
            is_success,
        };
        assert!(counts(3, 0, true).check().is_ok());
        assert!(counts(0, 0, true).check().is_err());
        assert!(counts(3, 1, false).check().is_err());
        assert!(counts(3, 0, false).check().is_err());
    }
}
