//! Links that are not read, and what the others open.

pub(in crate::i18n) fn unknown_preset(id: &str) -> String {
    join!("There is no game called “", id, "”.")
}

pub(in crate::i18n) fn did_you_mean(name: &str) -> String {
    join!("Did you mean “", name, "”?")
}

pub(in crate::i18n) fn open_with(name: &str) -> String {
    join!("Open with “", name, "”")
}

pub(in crate::i18n) fn link_opens(name: &str) -> String {
    join!("The link opens a deal of ", name, ".")
}

pub(in crate::i18n) fn unknown_option(option: &str) -> String {
    join!("This game has no rule “", option, "”.")
}

pub(in crate::i18n) fn bad_value(option: &str) -> String {
    join!("There is no such value for “", option, "”.")
}
