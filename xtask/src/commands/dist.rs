//! `cargo xtask dist`: the deployable folder.

use crate::dist::{self, Care};
use crate::workspace;
use anyhow::Result;

/// Makes the folder and says where it is.
pub fn run() -> Result<()> {
    dist::build(Care::Release)?;
    println!(
        "\nReady for any static host, under any path: {}",
        workspace::dist().display()
    );
    Ok(())
}
