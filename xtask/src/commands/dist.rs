//! `cargo xtask dist`: the deployable folder.

use crate::dist::{self, Profile};
use crate::workspace;
use anyhow::Result;
use clap::Args;
use std::path::PathBuf;

#[derive(Args)]
pub struct Arguments {
    /// What the page says about you as its host, such as an Impressum and a contact: a file with plain HTML
    #[arg(long, value_name = "FILE")]
    imprint: Option<PathBuf>,
}

/// Makes the folder and says where it is.
pub fn run(arguments: &Arguments) -> Result<()> {
    dist::build_with_imprint(Profile::Release, arguments.imprint.as_deref())?;
    println!(
        "\nReady for any static host, under any path: {}",
        workspace::dist().display()
    );
    Ok(())
}
