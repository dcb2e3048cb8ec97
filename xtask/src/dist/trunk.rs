//! Trunk: compiles page and worker and copies what is in `public/`.

use super::{Files, Profile};
use crate::{process, tools, workspace};
use anyhow::Result;

/// What Trunk will have cargo build, as `index.html` names it: the programs, and their features and profile in a release.
const PROGRAMS: [(&[&str], &[&str]); 2] = [
    (
        &["--bin=bot_worker", "--bin=all_games_worker"],
        &["--no-default-features", "--profile=release"],
    ),
    (
        &["--bin=sechsundsechzig", "--bin=lazy_pages", "--bin=study"],
        &["--features=app", "--profile=page"],
    ),
];

/// What a build for this machine alone leaves out: optimisation across crates, which takes long and saves a download little.
const NOT_ACROSS_CRATES: [(&str, &str); 4] = [
    ("CARGO_PROFILE_PAGE_CODEGEN_UNITS", "16"),
    ("CARGO_PROFILE_PAGE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
];

fn settings(profile: Profile) -> &'static [(&'static str, &'static str)] {
    match profile {
        Profile::Local => &NOT_ACROSS_CRATES,
        Profile::Release | Profile::Draft => &[],
    }
}

/// A compilation of the release's programs beside other work. It is only a head start: what fails here fails again, and is
/// told, when Trunk builds.
#[derive(Debug)]
pub struct HeadStart(std::thread::JoinHandle<()>);

impl HeadStart {
    /// Begins it.
    ///
    /// # Errors
    /// When the wasm target is missing and cannot be added.
    pub fn begin(profile: Profile) -> Result<Self> {
        tools::ensure_wasm_target()?;
        println!("\n== Compiling the programs meanwhile");
        Ok(Self(std::thread::spawn(move || {
            for (programs, options) in PROGRAMS {
                let mut cargo = process::cargo();
                cargo
                    .args(["build", "--quiet", "--package=sechsundsechzig"])
                    .arg("--target=wasm32-unknown-unknown")
                    .args(programs)
                    .args(options)
                    .envs(settings(profile).iter().copied());
                if let Err(error) = process::run(&mut cargo) {
                    eprintln!("note: {error:#}");
                }
            }
        })))
    }

    /// Waits for its end.
    pub fn wait(self) {
        // A panic there is no reason not to build.
        let _ = self.0.join();
    }
}

/// Builds the page and reads what Trunk made.
pub fn build(profile: Profile) -> Result<Files> {
    // Trunk sets its output aside and puts it in place at the end: the folder is Trunk's alone.
    let mut trunk = process::command("trunk");
    trunk
        .args(["build", "--log", "warn"])
        .envs(settings(profile).iter().copied());
    let folder = match profile {
        Profile::Release | Profile::Local => {
            println!("\n== Building the page");
            trunk.arg("--release");
            workspace::target().join("trunk-release")
        }
        Profile::Draft => {
            println!("\n== Building a draft of the page");
            workspace::target().join("trunk-draft")
        }
    };
    process::run(trunk.arg("--dist").arg(&folder))?;
    super::read(&folder)
}
