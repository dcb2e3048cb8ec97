//! Python's `http.server`, as a host that knows no compression, sends no headers about caches and reads no `_headers`.

use crate::site::link_at_mount;
use crate::{POLL_INTERVAL, Result, TIMEOUT};
use anyhow::{Context, bail};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Instant;
use tempfile::TempDir;

/// A running server; it ends when it is dropped.
#[derive(Debug)]
pub struct PythonHost {
    child: Child,
    _root: TempDir,
}

impl PythonHost {
    /// Serves folders under paths such as `/spiele/66/`.
    ///
    /// # Errors
    /// When there is no Python, or the port is taken.
    pub async fn start(sites: &[(&str, &Path)], port: u16) -> Result<Self> {
        let root = tempfile::Builder::new().prefix("66-host-").tempdir()?;
        for (mount, folder) in sites {
            link_at_mount(root.path(), mount, folder)?;
        }
        let child = Command::new("python3")
            .args(["-m", "http.server", "--bind", "127.0.0.1"])
            .arg(port.to_string())
            .arg("--directory")
            .arg(root.path())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .context(
                "this test needs Python as a host: install it with `apt-get install python3`",
            )?;
        let mut host = Self { child, _root: root };
        let begun = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            if let Some(status) = host.child.try_wait()? {
                bail!("Python's server ended: {status}");
            }
            if begun.elapsed() > TIMEOUT {
                bail!("Python's server does not answer");
            }
            tokio::time::sleep(POLL_INTERVAL).await;
        }
        Ok(host)
    }
}

impl Drop for PythonHost {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
