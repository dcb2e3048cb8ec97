//! The folder, one per user, that keeps installed tools.

use std::path::PathBuf;

/// The folder of one tool at one version. It need not exist.
pub fn folder(name: &str, version: &str) -> PathBuf {
    root().join(format!("{name}-{version}"))
}

fn root() -> PathBuf {
    let variable = |name: &str| {
        std::env::var_os(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    variable("XDG_CACHE_HOME")
        .or_else(|| variable("LOCALAPPDATA"))
        .or_else(|| variable("HOME").map(|home| home.join(".cache")))
        .or_else(|| variable("USERPROFILE").map(|home| home.join(".cache")))
        .unwrap_or_else(std::env::temp_dir)
        .join("sechsundsechzig-tools")
}
