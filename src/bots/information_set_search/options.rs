//! What can be turned on the search.

/// How the search works; the default is what measured best.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchOptions {
    /// Weight of exploration against rewards from 0 to 1.
    pub exploration: f32,
    /// Whether the others answer a hand dealt anew instead of the searcher's real one.
    pub redeal: bool,
    /// Nodes after which the tree stops growing.
    pub most_nodes: usize,
}

impl Default for SearchOptions {
    fn default() -> SearchOptions {
        SearchOptions {
            exploration: 0.2,
            redeal: true,
            most_nodes: 1_000_000,
        }
    }
}
