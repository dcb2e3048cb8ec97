//! The project's own commands: what `cargo xtask …` does.
//!
//! - [`pinned_tools`]: what the commands need besides cargo, at which versions, and where it is.
//! - [`process`]: other programs, started with those tools on the search path.
//! - [`tools`]: installs what is missing.
//! - [`dist`]: the deployable folder, from Trunk's output to the last compressed byte.
//! - [`server`]: the static server that `serve` and the end-to-end tests use.
//! - [`corpus`]: the fuzzing corpus.
//! - [`commands`]: one module for each command a person can type.

#![forbid(unsafe_code)]
#![deny(missing_docs)]

pub mod commands;
pub mod corpus;
pub mod dist;
mod parallel;
pub mod pinned_tools;
pub mod process;
pub mod server;
pub mod tools;
pub mod workspace;

/// The variable that says in which file end-to-end tests note how long they took: milliseconds and a name in each line.
pub const TEST_TIMES: &str = "SECHSUNDSECHZIG_TEST_TIMES";
