//! `cargo xtask serve`: the release page on this machine.

use crate::server::Server;
use crate::{dist, workspace};
use anyhow::Result;
use clap::Args;

/// Browsers refuse 6665 to 6669, which would have been nicer.
const USUAL_PORT: u16 = 6600;

#[derive(Args)]
pub struct Arguments {
    /// The port; 6600, or a free one if that is taken, unless told
    #[arg(long, value_name = "N")]
    port: Option<u16>,
}

/// Builds the page, serves it until the program is stopped, and says where.
pub fn run(arguments: &Arguments) -> Result<()> {
    let port = arguments.port;
    dist::build(dist::Profile::Release)?;
    let server = match Server::start(&workspace::dist(), port.unwrap_or(USUAL_PORT), "/") {
        // The usual port may be taken; one that was asked for is not exchanged.
        Err(_) if port.is_none() => Server::start(&workspace::dist(), 0, "/")?,
        started => started?,
    };
    println!(
        "\nSechsundsechzig is at {}  (Ctrl+C ends it)",
        server.address()
    );
    server.wait();
    Ok(())
}
