//! Deals that all look the same to one player, and how they part.

use sechsundsechzig_engine::deal::{Action, Deal, Seat, Turn};
use sechsundsechzig_engine::games::sixty_six::{TwoHanded, TwoHandedView};
use sechsundsechzig_engine::sort;

/// One of the deals a player thinks possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct World {
    /// The deal as it stands now.
    pub deal: TwoHanded,
    /// Which of the worlds of the puzzle it began as.
    pub origin: usize,
}

/// Worlds that look the same to the player; never none.
pub(super) type Alike = Vec<World>;

/// Everything that fits a view; nothing if that is more than so many worlds.
pub(super) fn all(view: &TwoHandedView, most: usize) -> Alike {
    let worlds = view.worlds(most).into_iter().enumerate();
    worlds
        .map(|(origin, deal)| World { deal, origin })
        .collect()
}

/// The worlds after an action of the player, the same in all of them, grouped by what the player then sees: a card
/// drawn tells them apart.
pub(super) fn after(worlds: &[World], seat: Seat, action: Action) -> Vec<Alike> {
    let mut parts = Vec::new();
    for world in worlds {
        part(&mut parts, seat, played(world, action));
    }
    parts
}

/// The worlds after each legal action of the opponent in any of them, grouped likewise, with the action.
pub(super) fn answers(worlds: &[World], seat: Seat) -> Vec<(Action, Alike)> {
    let mut answers: Vec<(Action, Vec<Alike>)> = Vec::new();
    for world in worlds {
        for action in world.deal.legal_actions() {
            let place = answers.iter().position(|(done, _)| *done == action);
            let place = place.unwrap_or_else(|| {
                answers.push((action, Vec::new()));
                answers.len() - 1
            });
            part(&mut answers[place].1, seat, played(world, action));
        }
    }
    sort::sort_by_key(&mut answers, |(action, _)| *action);
    let each =
        |(action, parts): (Action, Vec<Alike>)| parts.into_iter().map(move |part| (action, part));
    answers.into_iter().flat_map(each).collect()
}

/// Whether this seat is to act in them.
pub(super) fn acts(worlds: &[World], seat: Seat) -> bool {
    let turn = worlds.first().map(|world| world.deal.turn());
    turn == Some(Turn::Seat(seat))
}

fn played(world: &World, action: Action) -> World {
    let mut world = world.clone();
    world.deal.play_unchecked(action, &mut ());
    world
}

fn part(parts: &mut Vec<Alike>, seat: Seat, world: World) {
    let alike = |part: &&mut Alike| {
        let first = part.first();
        first.is_some_and(|first| first.deal.looks_like(&world.deal, seat))
    };
    match parts.iter_mut().find(alike) {
        Some(part) => part.push(world),
        None => parts.push(vec![world]),
    }
}
