//! The program between us and a browser.

use crate::Browser;
use anyhow::{Context, Result, bail};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;
use xtask::{process, tools};

const PATIENCE: Duration = Duration::from_secs(60);

/// A running driver; it ends when it is dropped.
#[derive(Debug)]
pub struct Driver {
    child: Child,
    port: u16,
}

impl Driver {
    /// Starts the browser's driver on a port that it chooses. Chromium's takes one for each family of addresses and
    /// gives up if another program has the second: then it is started again.
    pub fn start(browser: Browser) -> Result<Self> {
        const TRIES: usize = 3;
        for _ in 1..TRIES {
            if let Ok(driver) = Self::try_to_start(browser) {
                return Ok(driver);
            }
        }
        Self::try_to_start(browser)
    }

    fn try_to_start(browser: Browser) -> Result<Self> {
        let mut command = match browser {
            Browser::Chromium => process::command(tools::Browsers::find()?.chromedriver),
            Browser::Firefox => process::command("geckodriver"),
        };
        command.args(match browser {
            Browser::Chromium => ["--port=0", "--log-level=SEVERE"].as_slice(),
            Browser::Firefox => ["--port=0", "--log=info"].as_slice(),
        });
        let mut child = spawn(&mut command)?;
        let stdout = child.stdout.take().context("the driver says nothing")?;
        let (sender, receiver) = mpsc::channel();
        std::thread::spawn(move || {
            for line in BufReader::new(stdout).lines().map_while(Result::ok) {
                if let Some(port) = announced_port(&line) {
                    let _ = sender.send(port);
                }
            }
        });
        match receiver.recv_timeout(PATIENCE) {
            Ok(port) => Ok(Self { child, port }),
            Err(_) => {
                let _ = child.kill();
                bail!("{browser}'s driver did not start")
            }
        }
    }

    /// Where it listens.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn spawn(command: &mut Command) -> Result<Child> {
    command
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .with_context(|| {
            let name = command.get_program().to_string_lossy().into_owned();
            format!("{name} could not be started: `cargo xtask setup` installs it")
        })
}

/// "… was started successfully on port 4444." or "… Listening on 127.0.0.1:4444".
fn announced_port(line: &str) -> Option<u16> {
    let (_, rest) = line
        .split_once("successfully on port ")
        .or_else(|| line.split_once("Listening on 127.0.0.1:"))?;
    rest.trim_end_matches('.').trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::announced_port;

    #[test]
    fn both_drivers_are_understood() {
        let chromedriver = "ChromeDriver was started successfully on port 40123.";
        assert_eq!(announced_port(chromedriver), Some(40123));
        let geckodriver = "1763\tgeckodriver\tINFO\tListening on 127.0.0.1:41234";
        assert_eq!(announced_port(geckodriver), Some(41234));
        assert_eq!(
            announced_port("Starting ChromeDriver 1.2.3 on port 0"),
            None
        );
    }
}
