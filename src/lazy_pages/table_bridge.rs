//! What the table's program says of what is being played, and what a page asks of it, by the element that stands there for
//! the page.

use crate::model::page_bridge::{attribute, event};
use crate::model::rule_sets::Draft;
use crate::model::table_request::TableRequest;
use crate::platform::dom::find;
use web_sys::{Element, Event};

/// The element of the table's program that stands for the page.
pub fn container() -> Option<Element> {
    find("#lazy-page")
}

/// What the table says in an attribute.
pub fn read(attribute: &str) -> Option<String> {
    container()?.get_attribute(attribute)
}

/// The rules of the match at the table.
pub fn rules_in_force() -> Option<Draft> {
    read(attribute::RULES)?.parse().ok()
}

/// The rules of the match at the table, if one is under way.
pub fn rules_under_way() -> Option<Draft> {
    read(attribute::RUNNING).and_then(|_| rules_in_force())
}

/// Asks something of the table.
pub fn send(request: &TableRequest) {
    let Some(container) = container() else {
        return;
    };
    let _ = container.set_attribute(attribute::REQUEST, &request.encode());
    if let Ok(event) = Event::new(event::REQUEST) {
        let _ = container.dispatch_event(&event);
    }
}
