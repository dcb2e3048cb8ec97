//! Where things are in this project.

use std::path::{Path, PathBuf};

/// The project's top folder.
pub fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here)
}

/// Where cargo puts what it builds.
pub fn target() -> PathBuf {
    match std::env::var_os("CARGO_TARGET_DIR") {
        Some(folder) => root().join(folder),
        None => root().join("target"),
    }
}

/// The deployable folder that `cargo xtask dist` makes.
pub fn dist() -> PathBuf {
    root().join("dist")
}

/// Where screenshots go.
pub fn screenshots() -> PathBuf {
    target().join("screenshots")
}
