//! `cargo xtask dist`: the deployable folder.

use crate::{dist, workspace};
use anyhow::Result;

/// Makes the folder and says where it is.
pub fn run() -> Result<()> {
    dist::build()?;
    println!(
        "\nReady for any static host, under any path: {}",
        workspace::dist().display()
    );
    Ok(())
}
