//! The Web Worker's entry point.
fn main() {}
