//! Attributes of `<html>`: style sheets and the scripts beside the program read and write them, too.

use leptos::prelude::document;

/// The value of an attribute, if it is there.
#[must_use]
pub fn get(attribute: &str) -> Option<String> {
    document().document_element()?.get_attribute(attribute)
}

/// Whether an attribute is there.
#[must_use]
pub fn has(attribute: &str) -> bool {
    document()
        .document_element()
        .is_some_and(|root| root.has_attribute(attribute))
}

/// Sets an attribute, or takes it away.
pub fn set(attribute: &str, value: Option<&str>) {
    let Some(root) = document().document_element() else {
        return;
    };
    let _ = match value {
        Some(value) => root.set_attribute(attribute, value),
        None => root.remove_attribute(attribute),
    };
}
