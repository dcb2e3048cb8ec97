//! What can be turned on the search.

/// How the search works; the default is what measured best.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchOptions {
    /// Weight of exploration against rewards from 0 to 1.
    pub exploration: f32,
    /// How many of sixteen iterations deal the searcher's hand anew, as another has to imagine it.
    pub redealt: u32,
    /// Nodes after which the tree stops growing.
    pub most_nodes: usize,
}

impl Default for SearchOptions {
    fn default() -> SearchOptions {
        SearchOptions {
            exploration: 0.2,
            redealt: 4,
            most_nodes: 1_000_000,
        }
    }
}
