//! What a player can do, in every game.

use crate::cards::{Card, Suit};
use arrayvec::ArrayVec;

/// One recorded decision of a player. Which of them exist depends on the game; what each means
/// stands in the clauses named.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Lead a card or follow with one (2.4).
    Play {
        /// The card.
        card: Card,
        /// Whether the marriage it belongs to is announced with it (2.11).
        meld: bool,
        /// The suit named trump with the announcement (3.1).
        trump: Option<Suit>,
    },
    /// Draw from the talon, both players, the trick's winner first (2.6).
    Draw,
    /// Exchange the lowest trump for the turned-up card (2.15, 2.16).
    Rob,
    /// Turn the trump card down and close the talon (2.17).
    Cover,
    /// Say "Aus", perhaps with a marriage (2.20), or claim 1000 (3.2).
    Out {
        /// The marriage announced with it.
        meld: Option<Suit>,
    },
    /// Go out with an unbeatable card that counts at once (5.5).
    OutWith(Card),
    /// Name trumps (3.3, 4.2).
    NameTrump(Suit),
    /// Announce a marriage without playing it (4.4, 5.4).
    Announce(Suit),
    /// Demand a new deal (6.2).
    Redeal,
    /// Decline what is offered.
    Pass,
    /// Look through one's own older tricks: an offence (2.30).
    LookBack,
    /// Lift two talon cards at once: an irregularity (2.29).
    DrawTwo,
}

impl Action {
    /// Playing a card and nothing else.
    #[must_use]
    pub const fn play(card: Card) -> Action {
        Action::Play {
            card,
            meld: false,
            trump: None,
        }
    }

    /// Leading a card with the announcement of its marriage.
    #[must_use]
    pub const fn meld(card: Card) -> Action {
        Action::Play {
            card,
            meld: true,
            trump: None,
        }
    }

    /// A number below 2048 for each action, its parts in bits of their own. Actions legal at the same point rarely share
    /// their lowest byte.
    #[must_use]
    pub const fn code(self) -> u16 {
        const fn suit(suit: Option<Suit>) -> u16 {
            match suit {
                Some(suit) => suit as u16 + 1,
                None => 0,
            }
        }
        match self {
            Action::Play { card, meld, trump } => {
                suit(trump) << 7 | (meld as u16) << 6 | card.index() as u16
            }
            Action::Draw => 1152,
            Action::Rob => 1153,
            Action::Cover => 1154,
            Action::Redeal => 1155,
            Action::Pass => 1156,
            Action::LookBack => 1157,
            Action::DrawTwo => 1158,
            Action::Out { meld } => 1160 | suit(meld),
            Action::NameTrump(trump) => 1168 | trump as u16,
            Action::Announce(of) => 1176 | of as u16,
            Action::OutWith(card) => 1216 | card.index() as u16,
        }
    }

    /// Whether it claims to be out (2.20, 5.5), which ends the deal.
    #[must_use]
    pub const fn is_claim(self) -> bool {
        matches!(self, Action::Out { .. } | Action::OutWith(_))
    }

    /// Whether it reveals no hidden card to the player who makes it, who then acts again: exchanging (2.15), closing (2.17),
    /// and announcing a marriage without a card (4.4, 5.4).
    #[must_use]
    pub const fn reveals_nothing(self) -> bool {
        matches!(self, Action::Rob | Action::Cover | Action::Announce(_))
    }

    /// The card played, if one is.
    #[must_use]
    pub const fn card(self) -> Option<Card> {
        match self {
            Action::Play { card, .. } | Action::OutWith(card) => Some(card),
            _ => None,
        }
    }
}

/// The legal actions at one point; it lives on the stack. The most there can be are free choice
/// of trumps' eight-card announcements times four suits beside the plain leads.
pub type ActionList = ArrayVec<Action, 48>;

#[cfg(test)]
mod tests {
    use super::{Action, Suit};
    use crate::cards::PackSize;

    #[test]
    fn no_two_actions_share_a_code() {
        use Action::{Cover, Draw, DrawTwo, LookBack, Pass, Redeal, Rob};
        let suits = || Suit::ALL.into_iter();
        let mut all = vec![Draw, Rob, Cover, Redeal, Pass, LookBack, DrawTwo];
        for meld in suits().map(Some).chain([None]) {
            all.push(Action::Out { meld });
        }
        all.extend(suits().map(Action::NameTrump));
        all.extend(suits().map(Action::Announce));
        for card in PackSize::FiftyTwo.cards() {
            all.push(Action::OutWith(card));
            for trump in suits().map(Some).chain([None]) {
                for meld in [false, true] {
                    all.push(Action::Play { card, meld, trump });
                }
            }
        }
        let count = all.len();
        let mut codes: Vec<u16> = all.into_iter().map(Action::code).collect();
        codes.sort_unstable();
        codes.dedup();
        assert_eq!(codes.len(), count);
        assert!(codes.iter().all(|code| *code < 2048));
    }
}
