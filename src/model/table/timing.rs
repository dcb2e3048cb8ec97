//! How long things stay on the table.

use super::animate::{self, Manner};
use super::scene::{Scene, SceneStep};
use crate::model::settings::Speed;
use sechsundsechzig_engine::deal::Event;

/// How long to wait before the next step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hold {
    /// So many milliseconds; a tap moves on at once.
    For(u32),
    /// Until the player taps.
    UntilTap,
}

/// How long a trick stays (at slow, normal and fast).
const TRICK: [u32; 3] = [2000, 1200, 600];

/// How long to wait once this step, which was carried out on the scene before it, shows.
#[must_use]
pub fn hold(before: &Scene, step: SceneStep, speed: Speed) -> Hold {
    let moving = animate::plan(before, step)
        .first()
        .map_or(0, |flight| scaled(flight.manner.duration(), speed));
    match step {
        SceneStep::Event(Event::TrickTaken { .. }) => trick(speed),
        SceneStep::Event(Event::Covered(seat)) if seat != before.viewer => {
            Hold::For(moving + scaled(700, speed))
        }
        SceneStep::Event(Event::WentOut { .. } | Event::Offended(..) | Event::NewDeal(_)) => {
            Hold::For(scaled(1400, speed))
        }
        SceneStep::Event(Event::Robbed { seat, .. }) if seat != before.viewer => {
            Hold::For(moving + scaled(500, speed))
        }
        SceneStep::Event(Event::Played {
            announced: Some(_), ..
        }) => Hold::For(moving + scaled(900, speed)),
        SceneStep::Event(Event::Announced(..)) => Hold::For(scaled(1500, speed)),
        SceneStep::Event(Event::TurnedUp(_)) => Hold::For(scaled(1200, speed)),
        SceneStep::Event(Event::TrumpNamed(seat, _)) if seat != before.viewer => {
            Hold::For(scaled(1100, speed))
        }
        SceneStep::Event(Event::TalonTurned(..)) => Hold::For(scaled(700, speed)),
        SceneStep::Event(Event::Marked(_, 14, _)) => Hold::For(scaled(1800, speed)),
        SceneStep::Event(Event::Marked(..)) => Hold::For(scaled(700, speed)),
        SceneStep::Event(Event::Passed(_)) => Hold::For(scaled(400, speed)),
        SceneStep::Event(Event::Ended(_)) => Hold::For(0),
        _ => Hold::For(moving),
    }
}

/// How long a trick that is complete lies there.
#[must_use]
pub const fn trick(speed: Speed) -> Hold {
    match speed {
        Speed::Wait => Hold::UntilTap,
        Speed::Slow => Hold::For(TRICK[0]),
        Speed::Normal => Hold::For(TRICK[1]),
        Speed::Fast => Hold::For(TRICK[2]),
    }
}

/// Milliseconds at this speed.
#[must_use]
pub const fn scaled(ms: u32, speed: Speed) -> u32 {
    match speed {
        Speed::Slow => ms * 8 / 5,
        Speed::Normal | Speed::Wait => ms,
        Speed::Fast => ms * 3 / 5,
    }
}

/// How long the computer appears to think: 0.4 to 0.7 s, `chance` from 0 to 255.
#[must_use]
pub const fn thinking(chance: u8, speed: Speed) -> u32 {
    scaled(400 + 300 * chance as u32 / 255, speed)
}

/// The gap between two packets dealt.
pub const PACKET: u32 = 130;

/// How long dealing so many packets takes, the last one's turning over included.
#[must_use]
pub const fn dealing(packets: u32, speed: Speed) -> u32 {
    scaled(2 * Manner::Deal.duration() + PACKET * packets, speed)
}
