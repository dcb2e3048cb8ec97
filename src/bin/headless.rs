//! The engine at a terminal.
fn main() {}
