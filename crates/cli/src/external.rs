//! A foreign program at the table, speaking the bot protocol over its standard streams.

use super::protocol::{Answer, Message};
use sechsundsechzig_bots::arena::{Player, PlayerQuestion};
use sechsundsechzig_engine::deal::Action;
use sechsundsechzig_engine::record::Record;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// The longest line that is read from a program, in bytes.
const LONGEST_LINE: usize = 65_536;

/// A foreign program.
pub(super) struct External {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    asked: u64,
}

impl External {
    /// Starts a program through the shell.
    pub fn start(command: &str) -> Result<External, String> {
        let mut child = Command::new("sh")
            .args(["-c", command])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("`{command}` cannot be started: {error}"))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(format!("`{command}` has no standard streams"));
        };
        Ok(External {
            child,
            input,
            output: BufReader::new(output),
            asked: 0,
        })
    }

    fn send(&mut self, message: &Message) -> Result<(), String> {
        let line = serde_json::to_string(message).map_err(|error| error.to_string())?;
        writeln!(self.input, "{line}")
            .and_then(|()| self.input.flush())
            .map_err(|error| format!("the program does not listen: {error}"))
    }

    fn receive(&mut self) -> Result<String, String> {
        let mut line = Vec::new();
        loop {
            let buffer = self.output.fill_buf().map_err(|error| error.to_string())?;
            if buffer.is_empty() {
                return Err("the program has ended".to_owned());
            }
            let end = buffer.iter().position(|byte| *byte == b'\n');
            let taken = end.map_or(buffer.len(), |place| place + 1);
            line.extend_from_slice(&buffer[..taken]);
            self.output.consume(taken);
            if line.len() > LONGEST_LINE {
                return Err("the answer is too long".to_owned());
            }
            if end.is_some() {
                return String::from_utf8(line).map_err(|_| "the answer is not UTF-8".to_owned());
            }
        }
    }
}

impl Player for External {
    fn act(&mut self, question: &PlayerQuestion<'_>) -> Result<Action, String> {
        self.asked += 1;
        self.send(&Message::Act {
            id: self.asked,
            observation: question.observation_json(),
            legal: question.legal_moves(),
        })?;
        let line = self.receive()?;
        let answer: Answer = serde_json::from_str(&line)
            .map_err(|error| format!("no answer in `{}`: {error}", line.trim_end()))?;
        if answer.id != self.asked {
            return Err(format!(
                "the answer is to question {}, not {}",
                answer.id, self.asked
            ));
        }
        Action::try_from(&answer.does).map_err(|error| error.to_string())
    }

    fn end(&mut self, record: &dyn Fn() -> Record) {
        // A program that is gone forfeits at its next move; there is nothing to report here.
        let _ = self.send(&Message::End { record: record() });
    }
}

impl Drop for External {
    fn drop(&mut self) {
        // It may have ended by itself already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
