//! The program between us and a browser.

use crate::desktop::Desktop;
use crate::process_group::ProcessGroup;
use crate::{Browser, Conditions, POLL_INTERVAL, TIMEOUT, fonts};
use anyhow::{Context, Result, bail, ensure};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::Stdio;
use std::sync::mpsc;
use std::time::Instant;
use xtask::{process, tools};

/// A running driver; it ends when it is dropped.
#[derive(Debug)]
pub struct Driver {
    /// Held for its end alone.
    _program: Program,
    port: u16,
}

/// What ends with a driver.
#[derive(Debug)]
#[expect(dead_code, reason = "dropping them is their use")]
enum Program {
    Alone(ProcessGroup),
    WithDesktop(Desktop),
}

impl Driver {
    /// Starts the browser's driver on a free port. The profile's folder is removed when this process ends. Chromium's driver
    /// takes the same port in both families of addresses and gives up if another program has the second, and WebKit's may
    /// find its port taken: then it is started again.
    pub fn start(browser: Browser, profile: &Path, conditions: &Conditions) -> Result<Self> {
        const TRIES: usize = 3;
        for _ in 1..TRIES {
            if let Ok(driver) = Self::try_to_start(browser, profile, conditions) {
                return Ok(driver);
            }
        }
        Self::try_to_start(browser, profile, conditions)
    }

    fn try_to_start(browser: Browser, profile: &Path, conditions: &Conditions) -> Result<Self> {
        let mut command = match browser {
            Browser::Chromium => process::command(tools::Browsers::find()?.chromedriver),
            Browser::Firefox => process::command("geckodriver"),
            Browser::WebKit => return Self::start_on_desktop(conditions),
        };
        fonts::use_test_fonts(&mut command)?;
        command.arg("--port=0").arg(match browser {
            Browser::Chromium => "--log-level=SEVERE",
            Browser::Firefox | Browser::WebKit => "--log=info",
        });
        let mut program = ProcessGroup::start(profile)?;
        let child = program.spawn(command.stdout(Stdio::piped()))?;
        let stdout = child.stdout.take().context("the driver says nothing")?;
        let (sender, receiver) = mpsc::channel();
        std::thread::spawn(move || {
            for line in BufReader::new(stdout).lines().map_while(Result::ok) {
                if let Some(port) = announced_port(&line) {
                    let _ = sender.send(port);
                }
            }
        });
        match receiver.recv_timeout(TIMEOUT) {
            Ok(port) => Ok(Self {
                _program: Program::Alone(program),
                port,
            }),
            Err(_) => bail!("{browser}'s driver did not start"),
        }
    }

    /// WebKit's driver neither chooses a port nor says when it listens.
    fn start_on_desktop(conditions: &Conditions) -> Result<Self> {
        let port = TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port();
        let mut desktop = Desktop::start(conditions)?;
        desktop.start_driver(port, conditions)?;
        let begun = Instant::now();
        while !is_ready(port) {
            ensure!(
                begun.elapsed() < TIMEOUT && !desktop.has_ended(),
                "WebKit's driver did not start"
            );
            std::thread::sleep(POLL_INTERVAL);
        }
        Ok(Self {
            _program: Program::WithDesktop(desktop),
            port,
        })
    }

    /// Where it listens.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

/// Whether a driver on this port says that it takes a session.
fn is_ready(port: u16) -> bool {
    let ask = || -> std::io::Result<String> {
        let mut stream = TcpStream::connect(("127.0.0.1", port))?;
        stream.set_read_timeout(Some(TIMEOUT))?;
        stream
            .write_all(b"GET /status HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer)
    };
    ask().is_ok_and(|answer| answer.contains("\"ready\":true"))
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
