//! Elements put together by hand over Leptos' signals, effects and owners.
//!
//! Leptos' `view!` makes a type of every piece of markup and code for every type: this page's
//! markup took 600 KB of wasm that way, three times what the whole page may weigh. Here an element
//! is an element; what changes is a boxed function, run by one effect, and whatever a part of the
//! page made is given up with it.

use super::startup;
use leptos::prelude::*;
use leptos::reactive::graph::{Subscriber, ToAnySubscriber};
use std::any::Any;
use std::borrow::Cow;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{Document, Element, Event, EventTarget, HtmlElement, Node, ResizeObserver};

/// A text of the program or one put together.
pub type Text = Cow<'static, str>;

/// An element under construction.
#[derive(Clone)]
pub struct El(Element);

fn page() -> Document {
    document()
}

/// Runs work now and again whenever a signal it has read changes, for as long as the part of the
/// page lives that it belongs to.
pub fn effect(work: impl Fn() + 'static) {
    boxed_effect(Box::new(work));
}

fn boxed_effect(work: Box<dyn Fn()>) {
    let effect = RenderEffect::new(move |_: Option<()>| work());
    keep(Box::new(Watching(effect)));
}

/// An effect that takes its name off the lists of all it watches when it goes: left there, it would
/// stay until that changes, and some things never do.
struct Watching(RenderEffect<()>);

impl Drop for Watching {
    fn drop(&mut self) {
        let effect = self.0.to_any_subscriber();
        effect.clear_sources(&effect);
    }
}

/// Keeps something as long as the part of the page lives that it belongs to.
pub fn keep(it: Box<dyn Any>) {
    StoredValue::new_local(it);
}

/// An HTML element with this class, or none.
#[must_use]
pub fn el(tag: &str, class: &str) -> El {
    let element = page().create_element(tag);
    El(made(element)).maybe("class", (!class.is_empty()).then_some(class))
}

/// An SVG element.
#[must_use]
pub fn svg(tag: &str) -> El {
    El(made(page().create_element_ns(
        Some("http://www.w3.org/2000/svg"),
        tag,
    )))
}

/// Every name given here is one of the program's own, so the browser makes the element.
fn made(element: Result<Element, JsValue>) -> Element {
    match element {
        Ok(element) => element,
        Err(_) => wasm_bindgen::throw_str("an element could not be made"),
    }
}

impl El {
    /// An element that is there already.
    #[must_use]
    pub fn from_element(element: Element) -> El {
        El(element)
    }

    /// The browser's element.
    #[must_use]
    pub fn element(&self) -> &Element {
        &self.0
    }

    /// Sets an attribute.
    #[must_use]
    pub fn attr(self, name: &str, value: &str) -> El {
        let _ = self.0.set_attribute(name, value);
        self
    }

    /// Sets an attribute, if there is a value for it.
    #[must_use]
    pub fn maybe(self, name: &str, value: Option<&str>) -> El {
        match value {
            Some(value) => self.attr(name, value),
            None => self,
        }
    }

    /// Keeps an attribute at what the function says; without a value there is none.
    #[must_use]
    pub fn live<T: Into<Text>>(
        self,
        name: &'static str,
        value: impl Fn() -> Option<T> + 'static,
    ) -> El {
        let element = self.0.clone();
        let value: Box<dyn Fn() -> Option<Text>> = Box::new(move || value().map(Into::into));
        live_attribute(element, name, value);
        self
    }

    /// Keeps a property such as `checked` at what the function says.
    #[must_use]
    pub fn checked(self, value: impl Fn() -> bool + 'static) -> El {
        let element = self.0.clone();
        effect(move || {
            let _ = js_sys::Reflect::set(&element, &"checked".into(), &value().into());
        });
        self
    }

    /// Keeps what stands in a field at what the function says.
    #[must_use]
    pub fn value(self, value: impl Fn() -> String + 'static) -> El {
        let element = self.0.clone();
        effect(move || {
            let _ = js_sys::Reflect::set(&element, &"value".into(), &value().into());
        });
        self
    }

    /// Adds a text.
    #[must_use]
    pub fn text(self, text: &str) -> El {
        let _ = self.0.append_child(&page().create_text_node(text));
        self
    }

    /// Adds a text that is kept at what the function says.
    #[must_use]
    pub fn says<T: Into<Text>>(self, text: impl Fn() -> T + 'static) -> El {
        let node = page().create_text_node("");
        let _ = self.0.append_child(&node);
        boxed_text(node.into(), Box::new(move || text().into()));
        self
    }

    /// Adds a child.
    #[must_use]
    pub fn put(self, child: El) -> El {
        let _ = self.0.append_child(&child.0);
        self
    }

    /// Adds a child, which waits for its turn while the page opens.
    #[must_use]
    pub fn part(self, child: impl FnOnce() -> El + 'static) -> El {
        boxed_part(&self.0, Box::new(child));
        self
    }

    /// Adds children.
    #[must_use]
    pub fn all(self, children: impl IntoIterator<Item = El>) -> El {
        children.into_iter().fold(self, El::put)
    }

    /// Adds children that are made anew whenever a signal read in making them changes: for what has
    /// no state of its own. Fields, buttons and all that can have the focus belong in `slot_for`.
    #[must_use]
    pub fn slot(self, content: impl Fn() -> Vec<El> + 'static) -> El {
        boxed_slot(&self.0, Box::new(|| true), Box::new(content));
        self
    }

    /// Adds children that are made anew whenever the key is another, and only then: what is read in
    /// making them is not watched.
    #[must_use]
    pub fn slot_for<K: PartialEq + Clone + 'static>(
        self,
        key: impl Fn() -> K + 'static,
        content: impl Fn(K) -> Vec<El> + 'static,
    ) -> El {
        let shown: Rc<RefCell<Option<K>>> = Rc::default();
        let wanted = shown.clone();
        let changed = move || {
            let now = Some(key());
            let changed = *shown.borrow() != now;
            shown.replace(now);
            changed
        };
        let content = move || {
            let key = wanted.borrow().clone();
            key.map(|key| untrack(|| content(key))).unwrap_or_default()
        };
        boxed_slot(&self.0, Box::new(changed), Box::new(content));
        self
    }

    /// Adds one child for each number, in their order; a child stays as long as its number does.
    #[must_use]
    pub fn each(
        self,
        numbers: impl Fn() -> Vec<u32> + 'static,
        child: impl Fn(u32) -> El + 'static,
    ) -> El {
        boxed_each(&self.0, Box::new(numbers), Box::new(child));
        self
    }

    /// Does something when something happens here.
    #[must_use]
    pub fn on(self, event: &'static str, work: impl Fn(Event) + 'static) -> El {
        listen(&self.0, event, Closure::new(work));
        self
    }

    /// Does something when this is pressed.
    #[must_use]
    pub fn press(self, work: impl Fn() + 'static) -> El {
        self.on("click", move |_| work())
    }

    /// Puts the keyboard's focus here once this stands in the page.
    #[must_use]
    pub fn focused(self) -> El {
        let element = self.0.clone();
        focus_when_laid_out(move || Some(element));
        self
    }
}

/// Somebody listening at an element, until this is given up.
struct Listener {
    at: EventTarget,
    event: &'static str,
    closure: Closure<dyn Fn(Event)>,
}

impl Drop for Listener {
    fn drop(&mut self) {
        let callback = self.closure.as_ref().unchecked_ref();
        let _ = self
            .at
            .remove_event_listener_with_callback(self.event, callback);
    }
}

/// Does something when something happens in the window.
pub fn on_window(event: &'static str, work: impl Fn(Event) + 'static) {
    listen(&window(), event, Closure::new(work));
}

fn listen(at: &EventTarget, event: &'static str, closure: Closure<dyn Fn(Event)>) {
    let _ = at.add_event_listener_with_callback(event, closure.as_ref().unchecked_ref());
    keep(Box::new(Listener {
        at: at.clone(),
        event,
        closure,
    }));
}

/// Whether the keyboard's focus is nowhere: what had it has gone.
#[must_use]
pub fn focus_is_lost() -> bool {
    let active = page().active_element();
    active.is_none_or(|active| active.tag_name() == "BODY")
}

/// Asks the page's first script (`web/boot.js`) for something.
pub fn ask_boot(wish: &str) {
    if let Ok(wish) = Event::new(wish) {
        let _ = window().dispatch_event(&wish);
    }
}

/// Does something once the page has been laid out anew and before it is painted: measuring and
/// focusing cost nothing then, while in an animation frame they make the browser lay it out twice.
pub fn laid_out(work: impl FnOnce() + 'static) {
    after_layout(Box::new(work));
}

/// Puts the keyboard's focus on an element once the page has been laid out anew, unless the focus has moved meanwhile: a
/// hidden window is laid out only when it is shown again.
pub fn focus_when_laid_out(element: impl FnOnce() -> Option<Element> + 'static) {
    let before = page().active_element();
    laid_out(move || {
        if (focus_is_lost() || page().active_element() == before)
            && let Some(element) = element()
        {
            focus(&element);
        }
    });
}

fn after_layout(work: Box<dyn FnOnce()>) {
    let work = Closure::once_into_js(move |_: JsValue, observer: ResizeObserver| {
        observer.disconnect();
        work();
    });
    // What begins to be observed is told its size after the next layout, whatever it is.
    let observer = ResizeObserver::new(work.unchecked_ref());
    if let (Ok(observer), Some(body)) = (observer, page().body()) {
        observer.observe(&body);
    }
}

/// Puts the keyboard's focus on an element.
pub fn focus(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let _ = element.focus();
    }
}

/// Takes the keyboard's focus from what is about to go, if that fits and has it: taken away with the
/// focus on it, it would make the browser find all styles anew in the midst of other changes.
pub fn let_go(selector: &str) {
    let active = page().active_element();
    if let Some(active) = active.filter(|active| active.matches(selector).unwrap_or(false))
        && let Some(active) = active.dyn_ref::<HtmlElement>()
    {
        let _ = active.blur();
    }
}

/// The first element that fits.
#[must_use]
pub fn find(selector: &str) -> Option<Element> {
    page().query_selector(selector).ok().flatten()
}

fn live_attribute(element: Element, name: &'static str, value: Box<dyn Fn() -> Option<Text>>) {
    let before = RefCell::new(None);
    effect(move || {
        let now = value();
        if *before.borrow() != now {
            let _ = match &now {
                Some(value) => element.set_attribute(name, value),
                None => element.remove_attribute(name),
            };
            before.replace(now);
        }
    });
}

fn boxed_text(node: Node, text: Box<dyn Fn() -> Text>) {
    let before = RefCell::new(Text::default());
    effect(move || {
        let now = text();
        if *before.borrow() != now {
            node.set_text_content(Some(&now));
            before.replace(now);
        }
    });
}

fn boxed_part(parent: &Element, child: Box<dyn FnOnce() -> El>) {
    let place = mark(parent);
    let alive = Rc::new(Alive);
    let part = Rc::downgrade(&alive);
    keep(Box::new(alive));
    startup::part(move || {
        // What it belongs to may have been given up before its turn came.
        if let Some(parent) = place.parent_node()
            && part.strong_count() > 0
        {
            let _ = parent.replace_child(&child().0, &place);
        }
    });
}

/// Lives as long as the part of the page it is kept by.
struct Alive;

fn boxed_slot(parent: &Element, changed: Box<dyn Fn() -> bool>, content: Box<dyn Fn() -> Vec<El>>) {
    let end = mark(parent);
    // One for all that is ever shown: an owner remembers each child it has had.
    let owned = Owner::current().unwrap_or_default().child();
    let shown: RefCell<Vec<El>> = RefCell::default();
    effect(move || {
        if !changed() {
            return;
        }
        // While the old children still stand in the page, a dialog among them gives the focus back as
        // it closes, and the new ones can be told where the focus is.
        let fresh = owned.with_cleanup(&content);
        shown.take().into_iter().for_each(|one| one.0.remove());
        if let Some(parent) = end.parent_node() {
            for one in &fresh {
                let _ = parent.insert_before(&one.0, Some(&end));
            }
        }
        shown.replace(fresh);
    });
}

/// A place in an element, behind what stands there.
fn mark(parent: &Element) -> Node {
    let mark: Node = page().create_text_node("").into();
    let _ = parent.append_child(&mark);
    mark
}

/// A child of a list, with what belongs to it.
type Listed = (u32, El, Owner);

fn boxed_each(parent: &Element, numbers: Box<dyn Fn() -> Vec<u32>>, child: Box<dyn Fn(u32) -> El>) {
    let (start, end) = (mark(parent), mark(parent));
    let owner = Owner::current().unwrap_or_default();
    let shown: RefCell<Vec<Listed>> = RefCell::default();
    // Used again for the next children: an owner remembers each child it has had.
    let spare: RefCell<Vec<Owner>> = RefCell::default();
    effect(move || {
        let wanted = numbers();
        let mut before = shown.take();
        before.retain(|(number, one, owned)| {
            let stays = wanted.contains(number);
            if !stays {
                owned.cleanup();
                one.0.remove();
                spare.borrow_mut().push(owned.clone());
            }
            stays
        });
        let mut after = Vec::with_capacity(wanted.len());
        let mut place = start.next_sibling();
        for number in wanted {
            let known = before.iter().position(|(other, ..)| *other == number);
            let listed = match known {
                Some(known) => before.swap_remove(known),
                None => {
                    let free = spare.borrow_mut().pop();
                    let owned = free.unwrap_or_else(|| owner.child());
                    let made = untrack(|| owned.with(|| child(number)));
                    (number, made, owned)
                }
            };
            let node: &Node = &listed.1.0;
            if place
                .as_ref()
                .is_some_and(|place| place.is_same_node(Some(node)))
            {
                place = node.next_sibling();
            } else if let Some(parent) = end.parent_node() {
                let _ = parent.insert_before(node, place.as_ref());
            }
            after.push(listed);
        }
        // A number given twice before and once now leaves one over.
        for (_, one, owned) in before {
            owned.cleanup();
            one.0.remove();
            spare.borrow_mut().push(owned);
        }
        shown.replace(after);
    });
}
