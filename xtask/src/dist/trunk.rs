//! Trunk: compiles page and worker and copies what is in `public/`.

use super::{Care, Files};
use crate::{process, workspace};
use anyhow::Result;

/// Builds the page and reads what Trunk made.
pub fn build(care: Care) -> Result<Files> {
    // Trunk sets its output aside and puts it in place at the end: the folder is Trunk's alone.
    let mut trunk = process::command("trunk");
    trunk.args(["build", "--log", "warn"]);
    let folder = match care {
        Care::Release => {
            println!("\n== Building the release page");
            trunk.arg("--release");
            workspace::target().join("trunk-release")
        }
        Care::Draft => {
            println!("\n== Building a draft of the page");
            workspace::target().join("trunk-draft")
        }
    };
    process::run(trunk.arg("--dist").arg(&folder))?;
    super::read(&folder)
}
