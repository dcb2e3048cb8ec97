//! What the seat to act is asked and what everybody can see, in any game.

use super::AnyView;
use super::penneech;
use super::sixty_six::{four_handed, three_handed, two_handed};
use crate::cards::{Card, Suit};
use crate::deal::{Action, Illegal, Seat, View};
use crate::rules::{Game, Rules};

/// What the seat to act is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Whether to demand a new deal (6.2).
    NewDeal,
    /// To name trumps (3.3, 4.2).
    NameTrump,
    /// Whether to announce a marriage before a lead (4.4, 5.4).
    Announce,
    /// To lead.
    Lead,
    /// To follow.
    Follow,
    /// To draw, or to decide before it.
    Draw,
    /// Whether to rob before the coverer leads.
    RobAnswer,
    /// Nothing: the deal is over.
    Over,
}

impl Stage {
    /// What the seat to act is asked.
    #[must_use]
    pub const fn of(view: &AnyView) -> Stage {
        match view {
            AnyView::TwoHanded(view) => of_two(view.table().phase),
            AnyView::Rotating(view) => of_two(view.table().phase),
            AnyView::Three(view) => match view.table().phase {
                three_handed::Phase::NameTrump => Stage::NameTrump,
                three_handed::Phase::OpeningMeld => Stage::Announce,
                three_handed::Phase::Lead => Stage::Lead,
                three_handed::Phase::Follow => Stage::Follow,
                three_handed::Phase::Over => Stage::Over,
            },
            AnyView::Four(view) => match view.table().phase {
                four_handed::Phase::Announce => Stage::Announce,
                four_handed::Phase::Lead => Stage::Lead,
                four_handed::Phase::Follow => Stage::Follow,
                four_handed::Phase::Over => Stage::Over,
            },
            AnyView::Penneech(view) => match view.table().phase {
                penneech::Phase::NewDeal => Stage::NewDeal,
                penneech::Phase::Lead => Stage::Lead,
                penneech::Phase::Follow => Stage::Follow,
                penneech::Phase::Over => Stage::Over,
            },
        }
    }
}

const fn of_two(phase: two_handed::Phase) -> Stage {
    match phase {
        two_handed::Phase::NameTrump => Stage::NameTrump,
        two_handed::Phase::Lead => Stage::Lead,
        two_handed::Phase::Follow => Stage::Follow,
        two_handed::Phase::Draw => Stage::Draw,
        two_handed::Phase::RobAnswer => Stage::RobAnswer,
        two_handed::Phase::Over => Stage::Over,
    }
}

impl AnyView {
    /// The rules in force.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        match self {
            AnyView::TwoHanded(view) => &view.table().rules,
            AnyView::Rotating(view) => &view.table().rules,
            AnyView::Three(view) => &view.table().round.rules,
            AnyView::Four(view) => &view.table().round.rules,
            AnyView::Penneech(view) => &view.table().rules,
        }
    }

    /// Whether the rules let the seat to act do this.
    ///
    /// # Errors
    /// The reason, with its clause.
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        match self {
            AnyView::TwoHanded(view) => view.check(action),
            AnyView::Rotating(view) => view.check(action),
            AnyView::Three(view) => view.check(action),
            AnyView::Four(view) => view.check(action),
            AnyView::Penneech(view) => view.check(action),
        }
    }

    /// Why doing this would lose the seat to act the deal at the table of a punishing referee (2.30); `None` if it would
    /// not.
    #[must_use]
    pub fn offence(&self, action: Action) -> Option<Illegal> {
        match self {
            AnyView::TwoHanded(view) => view.offence(action),
            AnyView::Rotating(view) => view.player().and_then(|player| player.offence(action)),
            AnyView::Three(view) => view.offence(action),
            AnyView::Four(view) => view.offence(action),
            AnyView::Penneech(view) => view.offence(action),
        }
    }

    /// How many cards a seat holds, as everybody sees.
    #[must_use]
    pub fn held(&self, seat: Seat) -> u8 {
        let place = seat.index();
        match self {
            AnyView::TwoHanded(view) => view.table().held[place & 1],
            AnyView::Rotating(view) => match (seat.0 + 3 - view.dealer().0 % 3) % 3 {
                0 => 0,
                inner => view.table().held[usize::from(inner - 1)],
            },
            AnyView::Three(view) => view.table().round.held[place & 3],
            AnyView::Four(view) => view.table().round.held[place & 3],
            AnyView::Penneech(view) => view.table().held[place & 1],
        }
    }

    /// What a marriage of this suit is worth now, in card points; 0 in Penneech.
    #[must_use]
    pub fn marriage_value(&self, suit: Suit) -> u8 {
        let value = match self {
            AnyView::TwoHanded(view) => view.table().marriage_value(suit),
            AnyView::Rotating(view) => view.table().marriage_value(suit),
            AnyView::Three(view) => view.table().round.marriage_value(suit),
            AnyView::Four(view) => view.table().round.marriage_value(suit),
            AnyView::Penneech(_) => 0,
        };
        u8::try_from(value).unwrap_or(u8::MAX)
    }

    /// What a card scores at the peg board if its trick is won now (6.3); `None` where that is nothing, and in the games
    /// without a peg board.
    #[must_use]
    pub fn pegs(&self, card: Card) -> Option<u8> {
        let AnyView::Penneech(view) = self else {
            return None;
        };
        let worth = view.table().worth(card);
        u8::try_from(worth).ok().filter(|worth| *worth > 0)
    }

    /// Who sits this deal out (4.1), if anybody does.
    #[must_use]
    pub const fn sits_out(&self) -> Option<Seat> {
        match self {
            AnyView::Rotating(view) => Some(view.dealer()),
            _ => None,
        }
    }

    /// Whom the table seems to wait for, as this seat sees it. While another seat is asked a question that would give away
    /// its cards, that is the seat that leads next. `None` once the deal is over.
    #[must_use]
    pub fn awaited(&self) -> Option<Seat> {
        let turn = self.turn().seat()?;
        if turn == self.seat() {
            return Some(turn);
        }
        Some(match (self, Stage::of(self)) {
            (AnyView::Three(view), Stage::Announce) => view.table().forehand(),
            (AnyView::Four(view), Stage::Announce) => view.table().round.trick.leader(),
            (AnyView::Penneech(view), Stage::NewDeal) => view.table().dealer.other(),
            _ => turn,
        })
    }

    /// Whether a suit is named trump with a marriage (3.1).
    #[must_use]
    pub fn marriage_names_trump(&self) -> bool {
        self.rules().game == Game::FreeTrumps
    }

    /// Whether cards are turned up under a talon, so that covering and robbing exist.
    #[must_use]
    pub const fn has_turned_card(&self) -> bool {
        match self {
            AnyView::TwoHanded(view) => view.table().turned.is_some(),
            AnyView::Rotating(_) => true,
            _ => false,
        }
    }
}
