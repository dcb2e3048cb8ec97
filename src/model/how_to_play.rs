//! Which article of *How to play* explains a game: the file `public/content/<language>/how-to-play.html` has one for each
//! name.

use sechsundsechzig_engine::rules::Preset;

/// The article about a preset's game.
#[must_use]
pub const fn article(preset: Preset) -> &'static str {
    match preset {
        Preset::Paderborn
        | Preset::Scharf
        | Preset::Schnurps
        | Preset::Treatise
        | Preset::Bummerl
        | Preset::Strokes
        | Preset::Strokes32 => "two",
        Preset::Schnapsen => "schnapsen",
        Preset::Santase => "santase",
        Preset::ThreeRotating | Preset::Three | Preset::ThreeTreatise => "three",
        Preset::Four | Preset::FourDrawn => "four",
        Preset::Penneech | Preset::Penneech32 => "penneech",
        Preset::FreeTrumps | Preset::Thousand | Preset::AceOfHearts => "rare",
    }
}
