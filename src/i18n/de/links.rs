//! Links, die nicht gelesen werden, und solche, die etwas öffnen.

pub(in crate::i18n) fn unknown_preset(id: &str) -> String {
    join!("Ein Spiel „", id, "“ gibt es nicht.")
}

pub(in crate::i18n) fn did_you_mean(name: &str) -> String {
    join!("Meintest du „", name, "“?")
}

pub(in crate::i18n) fn open_with(name: &str) -> String {
    join!("Mit „", name, "“ öffnen")
}

pub(in crate::i18n) fn link_opens(name: &str) -> String {
    join!("Der Link öffnet „", name, "“.")
}

pub(in crate::i18n) fn unknown_option(option: &str) -> String {
    join!("Die Regel „", option, "“ gibt es in diesem Spiel nicht.")
}

pub(in crate::i18n) fn bad_value(option: &str) -> String {
    join!("Diesen Wert gibt es für „", option, "“ nicht.")
}
