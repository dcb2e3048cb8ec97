//! `cargo xtask serve`: the release page on this machine.

use crate::server::Server;
use crate::{dist, workspace};
use anyhow::{Context, Result, bail};

/// Browsers refuse 6665 to 6669, which would have been nicer.
const USUAL_PORT: u16 = 6600;

/// Builds the page, serves it until the program is stopped, and says where.
pub fn run(words: &[String]) -> Result<()> {
    let port = port(words)?;
    dist::build(dist::Care::Release)?;
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

fn port(words: &[String]) -> Result<Option<u16>> {
    match words {
        [] => Ok(None),
        [name, number] if name == "--port" => number
            .parse()
            .map(Some)
            .with_context(|| format!("`{number}` is not a port number")),
        _ => bail!("usage: cargo xtask serve [--port N]"),
    }
}
