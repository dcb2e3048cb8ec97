//! The built page and a server for it.

use anyhow::{Result, ensure};
use std::path::PathBuf;
use xtask::server::Server;

/// The variable that says where the built page is.
const VARIABLE: &str = "SECHSUNDSECHZIG_DIST";

/// The page lives under a path, as on many a host: nothing may depend on being at the top.
const MOUNT: &str = "/spiele/66/";

/// Serves the built page.
///
/// # Errors
/// When it has not been built.
pub fn serve(port: u16) -> Result<Server> {
    let folder = std::env::var_os(VARIABLE).map_or_else(xtask::workspace::dist, PathBuf::from);
    ensure!(
        folder.join("index.html").is_file(),
        "there is no built page in {}: run `cargo xtask dist` first, or set {VARIABLE}",
        folder.display()
    );
    Server::start(&folder, port, MOUNT)
}
