//! What the browser has written of what a page keeps: it does so in its own time.

use super::Page;
use crate::Result;
use anyhow::ensure;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant, SystemTime};

/// Where Chromium and Firefox put what pages keep.
const FOLDERS: [&str; 2] = ["Default/Local Storage/leveldb", "storage/default"];
/// Browsers write once in a while to spare the disk, some only once a minute.
const WRITE_TIMEOUT: Duration = Duration::from_secs(180);
/// Short, so that the writing has hardly begun when it is noticed.
const WRITE_POLL_INTERVAL: Duration = Duration::from_millis(1);

/// How it looked on the disk at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OnDisk(Vec<(u64, SystemTime)>);

impl Page {
    /// How what is kept looks on the disk.
    #[must_use]
    pub fn on_disk(&self) -> OnDisk {
        let mut found = Vec::new();
        for folder in FOLDERS {
            look_into(&self.session.profile().join(folder), &mut found);
        }
        OnDisk(found)
    }

    /// Waits until the journal says that everything kept so far is on the disk.
    ///
    /// # Errors
    /// When it never does.
    pub async fn wait_until_durable(&self) -> Result {
        self.wait_until(
            "all that is kept is durable",
            "Number(document.documentElement.dataset.journal) \
                >= parseInt(localStorage['sechsundsechzig/sequence'])",
        )
        .await
    }

    /// Waits until the browser writes.
    ///
    /// # Errors
    /// When it never does.
    pub async fn wait_until_written(&self, before: &OnDisk) -> Result {
        let begun = Instant::now();
        while self.on_disk() == *before {
            ensure!(
                begun.elapsed() < WRITE_TIMEOUT,
                "the browser does not write"
            );
            tokio::time::sleep(WRITE_POLL_INTERVAL).await;
        }
        Ok(())
    }
}

/// Files come and go while they are looked at; what has gone is not there.
fn look_into(folder: &Path, found: &mut Vec<(u64, SystemTime)>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.filter_map(std::result::Result::ok) {
        match entry.metadata() {
            Ok(about) if about.is_dir() => look_into(&entry.path(), found),
            Ok(about) => found.extend(about.modified().map(|when| (about.len(), when))),
            Err(_) => {}
        }
    }
}
