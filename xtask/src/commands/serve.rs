//! `cargo xtask serve`: the page on this machine.

use crate::dist::{self, Profile};
use crate::server::Server;
use anyhow::Result;
use clap::Args;

/// Browsers refuse 6665 to 6669, which would have been nicer.
const USUAL_PORT: u16 = 6600;

#[derive(Args)]
pub struct Arguments {
    /// The port; 6600, or a free one if that is taken, unless told
    #[arg(long, value_name = "N")]
    port: Option<u16>,
    /// Build the release as it is deployed: smaller and compressed, which takes a minute longer
    #[arg(long)]
    release: bool,
}

/// Builds the page, serves it until the program is stopped, and says where.
pub fn run(arguments: &Arguments) -> Result<()> {
    let port = arguments.port;
    let profile = if arguments.release {
        Profile::Release
    } else {
        Profile::Local
    };
    dist::build(profile)?;
    let server = match Server::start(&profile.folder(), port.unwrap_or(USUAL_PORT), "/") {
        // The usual port may be taken; one that was asked for is not exchanged.
        Err(_) if port.is_none() => Server::start(&profile.folder(), 0, "/")?,
        started => started?,
    };
    println!(
        "\nSechsundsechzig is at {}  (Ctrl+C ends it)",
        server.address()
    );
    server.wait();
    Ok(())
}
