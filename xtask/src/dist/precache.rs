//! The service worker: its list of files with their checksums, and a version that follows their content.

use super::{Files, fingerprint};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};

/// Folders that nobody needs for playing without a network.
const LEFT_OUT: [&str; 1] = ["screenshots/"];

/// The service worker for these files.
pub fn service_worker(files: &Files) -> String {
    let entries: Vec<String> = files
        .iter()
        .filter(|(name, _)| is_kept(name))
        .map(|(name, bytes)| {
            let checksum = BASE64_STANDARD.encode(Sha256::digest(bytes));
            // A host may redirect index.html to the folder's own address; a redirected answer cannot start a page.
            let address = if name == "index.html" { "./" } else { name };
            format!("  [\"{address}\", \"sha256-{checksum}\"],\n")
        })
        .collect();
    let template = include_str!("../../../web/service-worker.js");
    let version = fingerprint::fingerprint(format!("{template}{}", entries.concat()).as_bytes());
    template
        .replace("VERSION_OF_THE_RELEASE", &version)
        .replace("  // FILES OF THE RELEASE\n", &entries.concat())
}

/// Whether a file is in the list of what to keep for playing offline.
pub fn is_kept(name: &str) -> bool {
    !LEFT_OUT.iter().any(|folder| name.starts_with(folder)) && name != "_headers" && name != "sw.js"
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(wasm: &[u8]) -> Files {
        Files::from([
            ("index.html".into(), b"<html>".to_vec()),
            ("assets/page.wasm".into(), wasm.to_vec()),
            ("screenshots/wide.png".into(), b"png".to_vec()),
        ])
    }

    #[test]
    fn the_list_names_what_playing_needs() {
        let worker = service_worker(&files(b"one"));
        assert!(worker.contains("[\"./\", \"sha256-"));
        assert!(worker.contains("[\"assets/page.wasm\", \"sha256-"));
        assert!(!worker.contains("screenshots"));
    }

    #[test]
    fn another_content_is_another_version() {
        assert_eq!(
            service_worker(&files(b"one")),
            service_worker(&files(b"one"))
        );
        assert_ne!(
            service_worker(&files(b"one")),
            service_worker(&files(b"two"))
        );
    }
}
