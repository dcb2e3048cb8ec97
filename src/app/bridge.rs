//! Elements built by hand inside views, and views inside them, while the page is converted to `view!`.

use super::dom::{El, el, keep};
use leptos::prelude::*;
use leptos::tachys::html::attribute::Attribute;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::renderer::types;
use leptos::tachys::view::add_attr::AddAnyAttr;
use leptos::tachys::view::{Mountable, Position, PositionState, Render, RenderHtml};

impl El {
    /// The element of a view that consists of one.
    #[must_use]
    pub fn of(view: impl IntoView + 'static) -> El {
        let state = view.into_any().build();
        let element = state.elements().into_iter().next();
        keep(Box::new(state));
        element.map_or_else(|| el("span", ""), El::from_element)
    }

    /// Adds a view.
    #[must_use]
    pub fn view(self, view: impl IntoView + 'static) -> El {
        let mut state = view.into_any().build();
        state.mount(self.element(), None);
        keep(Box::new(state));
        self
    }
}

/// The one element a view consists of, for a parent built by hand.
#[must_use]
pub fn element_of(view: impl IntoView + 'static) -> El {
    let place = el("div", "").view(view);
    match place.element().first_element_child() {
        Some(element) => El::from_element(element),
        None => place,
    }
}

impl Render for El {
    type State = Mounted;

    fn build(self) -> Mounted {
        Mounted(self)
    }

    fn rebuild(self, state: &mut Mounted) {
        let _ = state.0.element().replace_with_with_node_1(self.element());
        state.0 = self;
    }
}

/// An element built by hand in its place.
pub struct Mounted(El);

impl Mountable for Mounted {
    fn unmount(&mut self) {
        self.0.element().remove();
    }

    fn mount(&mut self, parent: &types::Element, marker: Option<&types::Node>) {
        let _ = parent.insert_before(self.0.element(), marker);
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        match self.0.element().parent_element() {
            Some(parent) => {
                child.mount(&parent, Some(self.0.element()));
                true
            }
            None => false,
        }
    }

    fn elements(&self) -> Vec<types::Element> {
        vec![self.0.element().clone()]
    }
}

impl AddAnyAttr for El {
    type Output<A: Attribute> = El;

    fn add_any_attr<A: Attribute>(self, _: A) -> El {
        self
    }
}

impl RenderHtml for El {
    type AsyncOutput = El;
    type Owned = El;

    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> El {
        self
    }

    fn to_html_with_buf(
        self,
        _: &mut String,
        _: &mut Position,
        _: bool,
        _: bool,
        _: Vec<leptos::tachys::html::attribute::any_attribute::AnyAttribute>,
    ) {
    }

    fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, _: &PositionState) -> Mounted {
        Mounted(self)
    }

    fn into_owned(self) -> El {
        self
    }
}
