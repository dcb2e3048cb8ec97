//! Processes that end together.

use anyhow::{Context, Result};
use std::io::Write;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// Processes that end together: when this is dropped and, on Unix, when the test's own process ends, however it ends. That
/// is what lets browsers wait for the next scenario: nothing is dropped when a test program is done.
#[derive(Debug)]
pub struct ProcessGroup {
    /// The first of the group on Unix.
    leader: Option<Child>,
    members: Vec<Child>,
}

impl ProcessGroup {
    /// On Unix a group begins with a process that waits until its input ends, which is when this process is gone at the
    /// latest; then it removes the folder, unless it was told to keep it, and ends them all.
    pub fn start(folder: &Path) -> Result<Self> {
        const END_ALL: &str =
            "read -r word; [ \"$word\" = keep ] || rm -rf -- \"$1\"; kill -KILL 0";
        if !cfg!(unix) {
            return Ok(Self {
                leader: None,
                members: Vec::new(),
            });
        }
        let mut command = Command::new("sh");
        command
            .args(["-c", END_ALL, "sh"])
            .arg(folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        join_group(&mut command, 0)?;
        Ok(Self {
            leader: Some(command.spawn().context("sh could not be started")?),
            members: Vec::new(),
        })
    }

    /// Starts a program as one of them. What it prints goes where the command says.
    pub fn spawn(&mut self, command: &mut Command) -> Result<&mut Child> {
        if let Some(leader) = &self.leader {
            join_group(command, leader.id())?;
        }
        let child = command
            .stdin(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| {
                let name = command.get_program().to_string_lossy();
                format!("{name} could not be started: `cargo xtask setup` installs it")
            })?;
        self.members.push(child);
        self.members.last_mut().context("a process was started")
    }

    /// Whether the one started last has ended.
    pub fn has_last_ended(&mut self) -> bool {
        let last = self.members.last_mut();
        last.is_none_or(|child| !matches!(child.try_wait(), Ok(None)))
    }
}

impl Drop for ProcessGroup {
    fn drop(&mut self) {
        for child in &mut self.members {
            let _ = child.kill();
        }
        if let Some(mut input) = self.leader.as_mut().and_then(|leader| leader.stdin.take()) {
            let _ = input.write_all(b"keep\n");
        }
        for child in self.leader.iter_mut().chain(&mut self.members) {
            let _ = child.wait();
        }
    }
}

#[cfg(unix)]
fn join_group(command: &mut Command, group: u32) -> Result<()> {
    use std::os::unix::process::CommandExt;
    command.process_group(group.try_into()?);
    Ok(())
}

#[cfg(not(unix))]
fn join_group(_: &mut Command, _: u32) -> Result<()> {
    Ok(())
}
