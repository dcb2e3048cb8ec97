//! `headless presets`.

use super::Failure;
use sechsundsechzig_engine::record::value_to_json;
use sechsundsechzig_engine::rules::Preset;
use serde_json::Map;

pub(super) fn run() -> Result<(), Failure> {
    for preset in Preset::ALL {
        let rules = preset.rules();
        let mut options = Map::new();
        for id in rules.game.options() {
            options.insert(id.as_str().to_owned(), value_to_json(rules.get(*id)));
        }
        let line = serde_json::json!({
            "preset": preset.as_str(),
            "game": rules.game.as_str(),
            "players": rules.game.players(),
            "pack": rules.pack.card_count(),
            "rules": options,
        });
        println!("{line}");
    }
    Ok(())
}
