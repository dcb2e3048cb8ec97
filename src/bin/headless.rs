//! The engine at a terminal; see [`sechsundsechzig::headless`].

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    sechsundsechzig::headless::main()
}

#[cfg(target_arch = "wasm32")]
fn main() {}
