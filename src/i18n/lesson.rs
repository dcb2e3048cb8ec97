//! What is said at each of the player's moves of the teaching hand.

use super::Words;
use super::hints::fill;

impl Words {
    /// What is said before the move that so many others went before; nothing where it says itself.
    /// The buttons it speaks of have the names they show.
    #[must_use]
    pub fn lesson(self, moves_before: usize) -> String {
        let text = match moves_before {
            0 => say!(self, lesson::LEAD),
            2 => say!(self, lesson::ROB),
            3 => say!(self, lesson::DRAW),
            4 => say!(self, lesson::MARRIAGE),
            8 => say!(self, lesson::TAKE),
            9 => say!(self, lesson::COVER),
            10 => say!(self, lesson::FOLLOW),
            12 => say!(self, lesson::COUNT),
            14 => say!(self, lesson::LAST),
            16 => say!(self, lesson::OUT),
            _ => "",
        };
        let buttons = [self.rob(), self.cover(), self.cover_confirm(), self.out()];
        fill(text, &buttons.map(String::from))
    }
}
