//! The tools besides cargo at their pinned versions, and where they are; [`tools`](crate::tools) installs them.
//!
//! Everything that is built or downloaded goes into one folder per user, so that a second clone finds it ready. A tool's
//! folder carries its version: another version is another folder, and nothing is ever half replaced.

mod cache;

use std::ffi::OsString;
use std::path::PathBuf;

/// A program from the crate registry at one version.
#[derive(Clone, Copy, Debug)]
pub struct CargoTool {
    /// The crate's name.
    pub name: &'static str,
    /// The one version that the project works with.
    pub version: &'static str,
    /// The program that proves that it is installed.
    pub program: &'static str,
    /// Further words for `cargo install`.
    pub arguments: &'static [&'static str],
}

impl CargoTool {
    /// The folder that its programs are in.
    pub fn folder(&self) -> PathBuf {
        self.home().join("bin")
    }

    /// The folder that it is installed into.
    pub(crate) fn home(&self) -> PathBuf {
        cache::folder(self.name, self.version)
    }
}

/// A package from the npm registry at one version.
#[derive(Clone, Copy, Debug)]
pub struct NpmPackage {
    /// The package's name.
    pub name: &'static str,
    /// The one version that the project works with.
    pub version: &'static str,
}

impl NpmPackage {
    /// The folder of the package itself.
    pub fn folder(&self) -> PathBuf {
        self.home().join("node_modules").join(self.name)
    }

    /// The folder that its programs are in.
    pub fn programs(&self) -> PathBuf {
        self.home().join("node_modules").join(".bin")
    }

    /// The folder that it is installed into.
    pub(crate) fn home(&self) -> PathBuf {
        cache::folder(self.name, self.version)
    }
}

/// Builds the page from `index.html`.
pub const TRUNK: CargoTool = CargoTool {
    name: "trunk",
    version: "0.21.14",
    program: "trunk",
    arguments: &["--locked", "--no-default-features"],
};

/// Writes the JavaScript between the page and its wasm; must be of the same version as the crate.
pub const WASM_BINDGEN: CargoTool = CargoTool {
    name: "wasm-bindgen-cli",
    version: "0.2.130",
    program: "wasm-bindgen",
    arguments: &[],
};

/// Drives Firefox in the end-to-end tests.
pub const GECKODRIVER: CargoTool = CargoTool {
    name: "geckodriver",
    version: "0.37.1",
    program: "geckodriver",
    arguments: &["--locked"],
};

/// Changes the rules in one place after the other, to see whether a test notices.
pub const CARGO_MUTANTS: CargoTool = CargoTool {
    name: "cargo-mutants",
    version: "27.1.0",
    program: "cargo-mutants",
    arguments: &["--locked"],
};

/// Checks the dependencies' licences, sources and known faults.
pub const CARGO_DENY: CargoTool = CargoTool {
    name: "cargo-deny",
    version: "0.20.2",
    program: "cargo-deny",
    arguments: &["--locked"],
};

/// Brings `wasm-opt`, which makes wasm smaller and faster.
pub const BINARYEN: NpmPackage = NpmPackage {
    name: "binaryen",
    version: "132.0.0",
};

/// Shrinks the JavaScript that wasm-bindgen writes.
pub const ESBUILD: NpmPackage = NpmPackage {
    name: "esbuild",
    version: "0.28.2",
};

/// Checks pages for barriers in the end-to-end tests.
pub const AXE_CORE: NpmPackage = NpmPackage {
    name: "axe-core",
    version: "4.14.1",
};

/// The fonts that browsers draw with in the end-to-end tests.
pub const DEJAVU: NpmPackage = NpmPackage {
    name: "dejavu-fonts-ttf",
    version: "2.37.3",
};

/// The typeface of names and headings.
pub const VOLLKORN: NpmPackage = NpmPackage {
    name: "@fontsource-variable/vollkorn",
    version: "5.3.0",
};

/// The typeface of everything else.
pub const SOURCE_SANS: NpmPackage = NpmPackage {
    name: "@fontsource-variable/source-sans-3",
    version: "5.3.0",
};

/// Cuts typefaces to the letters in use.
pub const SUBSET_FONT: NpmPackage = NpmPackage {
    name: "subset-font",
    version: "2.9.0",
};

/// Measures the page as on a phone.
pub const LIGHTHOUSE: NpmPackage = NpmPackage {
    name: "lighthouse",
    version: "13.5.0",
};

/// The search path with the project's tools before everything else.
pub fn search_path() -> OsString {
    let own = [TRUNK, WASM_BINDGEN, GECKODRIVER, CARGO_MUTANTS, CARGO_DENY]
        .iter()
        .map(CargoTool::folder)
        .chain([BINARYEN, ESBUILD].iter().map(NpmPackage::programs))
        .collect::<Vec<PathBuf>>();
    let inherited = std::env::var_os("PATH").unwrap_or_default();
    let all = own.into_iter().chain(std::env::split_paths(&inherited));
    std::env::join_paths(all).unwrap_or(inherited)
}
