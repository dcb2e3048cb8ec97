//! The log line: what happened, and what is asked now.

use super::{Person, Words, de};
use sechsundsechzig_bots::Opponent;
use sechsundsechzig_engine::cards::CardSet;
use sechsundsechzig_engine::deal::{Event, Illegal, Seat};
use sechsundsechzig_engine::rules::{Game, MatchLength, Rules};

/// Who sits where, by which rules, as the reader sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TextContext {
    /// Who sits on each seat; those beyond the table do not matter.
    pub people: [Person; 4],
    /// Who sits this deal out (4.1), if anybody does.
    pub sits_out: Option<Seat>,
    /// The rules in force.
    pub rules: Rules,
    /// Whether card points may be told.
    pub show_points: bool,
}

impl TextContext {
    /// The reader on this seat, these friends on the others, clockwise from him.
    #[must_use]
    pub fn new(reader: Seat, friends: &[Opponent], rules: Rules) -> TextContext {
        let mut people = [Person::You; 4];
        let players = (friends.len() as u8 + 1).min(4);
        for (friend, step) in friends.iter().zip(1..players) {
            people[reader.left(step, players).index() & 3] = Person::Computer(*friend);
        }
        TextContext {
            people,
            sits_out: None,
            rules,
            show_points: false,
        }
    }

    /// This context with the seat that deals, which sits out among three in turn.
    #[must_use]
    pub fn dealt_by(mut self, dealer: Seat) -> TextContext {
        self.sits_out = (self.rules.game == Game::Rotating).then_some(dealer);
        self
    }

    /// This context with card points told or not; never in Penneech, where other points are pegged.
    #[must_use]
    pub fn telling_points(mut self, tells: bool) -> TextContext {
        self.show_points = tells && self.rules.game != Game::Penneech;
        self
    }

    /// Who sits here.
    #[must_use]
    pub fn person(&self, seat: Seat) -> Person {
        self.people[seat.index() & 3]
    }

    /// Who scores as this side.
    #[must_use]
    pub fn side(&self, side: usize) -> Person {
        if self.rules.game != Game::Four {
            return self.people[side & 3];
        }
        if self.people[side & 1] == Person::You || self.people[(side & 1) + 2] == Person::You {
            Person::We
        } else {
            Person::They
        }
    }

    /// Whether "Aus" means a claim of 1000 (3.2).
    #[must_use]
    pub fn thousand(&self) -> bool {
        is_thousand(&self.rules)
    }
}

pub(super) fn is_thousand(rules: &Rules) -> bool {
    rules.game == Game::FreeTrumps && rules.match_length == MatchLength::Thousand
}

/// The card points that a claim is made with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClaimedPoints {
    /// How many.
    pub points: u16,
    /// Whether the claim is right with them.
    pub suffice: bool,
}

/// What the player is asked, or whom he waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// To lead.
    Lead {
        /// Whether he has just won a trick.
        own_trick: bool,
        /// The least and the best marriage he could announce.
        brings: Option<(u8, u8)>,
        /// Why he cannot announce the marriage that he holds (2.12 to 2.14, 2.29), where that is told.
        barred: Option<Illegal>,
    },
    /// To claim 66 before he leads or draws.
    Claim {
        /// The card points of his side, with a marriage in hand if it takes one.
        points: u16,
        /// Whether it does.
        with_marriage: bool,
    },
    /// To follow.
    Follow {
        /// The duty his other cards would break, if any.
        duty: Option<Illegal>,
    },
    /// To draw, or to do something before.
    Draw {
        /// Whether he may cover first.
        may_cover: bool,
        /// Whether he may rob first.
        may_rob: bool,
    },
    /// To tap a second time for covering.
    ConfirmCover {
        /// With a marriage in hand that covering keeps from being announced later: whether it still can be with the next
        /// lead (2.14).
        marriage: Option<bool>,
    },
    /// To tap a second time for going out.
    ConfirmOut {
        /// The card points of the player's side, where he sees them.
        counted: Option<ClaimedPoints>,
    },
    /// Whether to rob before the coverer leads.
    RobAfterCover,
    /// To name trumps.
    NameTrump {
        /// Whether he may leave it to the bottom card.
        may_decline: bool,
    },
    /// Whether to announce a marriage.
    Announce,
    /// Whether to demand a new deal.
    DemandNewDeal,
    /// Somebody else is thinking.
    Waiting(Person),
}

impl Words {
    /// What happened, in a sentence: "Hermen spielt Pik-Zehn."
    #[must_use]
    pub fn event(self, event: &Event, context: &TextContext) -> String {
        match event {
            Event::Ended(result) => self.result_title(result, context),
            Event::Robbed { seat, taken, given } if self.schnapsen => {
                let who = context.person(*seat);
                de::schnapsen::robbed(who, given.rank(), *taken, self.cards)
            }
            Event::Offended(seat, why) => self.offence(context.person(*seat), *why),
            _ => self.in_terms(say!(self, events::line(event, context, self.cards))),
        }
    }

    /// Of somebody's marriage before his first trick: "Hermens 20 zählen erst mit einem Stich."
    #[must_use]
    pub fn counts_later(self, who: Person, worth: u8) -> String {
        self.in_terms(say!(self, events::counts_later(who, worth)))
    }

    /// Whose the turned-up card is where all cards are dealt: "Die Trumpfkarte gehört Hermen."
    #[must_use]
    pub fn dealers_card(self, dealer: Person) -> String {
        say!(self, events::dealers_card(dealer))
    }

    /// What is asked now: "Du bist dran."
    #[must_use]
    pub fn prompt(self, prompt: Prompt, rules: &Rules) -> String {
        match prompt {
            Prompt::Follow { duty: Some(duty) } => {
                let duty = self.refusal(duty, rules, CardSet::EMPTY);
                join!(self.your_turn(), " ", duty)
            }
            Prompt::Lead {
                barred: Some(why), ..
            } => {
                let lead = say!(self, events::prompt(prompt, self.cards));
                join!(lead, " ", self.refusal(why, rules, CardSet::EMPTY))
            }
            Prompt::ConfirmCover { marriage } => {
                self.in_terms(say!(self, events::confirm_cover(marriage)).into())
            }
            Prompt::ConfirmOut { .. } if is_thousand(rules) => self.thousand_risk().into(),
            Prompt::ConfirmOut { counted: None } => {
                self.in_terms(say!(self, events::CONFIRM_OUT).into())
            }
            Prompt::ConfirmOut {
                counted: Some(claimed),
            } => self.in_terms(say!(self, events::confirm_out_with(claimed))),
            _ => self.in_terms(say!(self, events::prompt(prompt, self.cards))),
        }
    }

    /// Who deals: "Hermen gibt."
    #[must_use]
    pub fn deals(self, dealer: Person) -> String {
        say!(self, events::deals(dealer))
    }

    /// What is said aloud with an event: "Zwanzig!", "Ich decke.", "Aus!"
    #[must_use]
    pub fn utterance(self, event: &Event, context: &TextContext) -> Option<&'static str> {
        let spoken = match *event {
            Event::Played {
                announced: Some(worth),
                ..
            }
            | Event::Announced(_, _, worth) => say!(self, events::marriage(worth)),
            Event::WentOut { .. } if context.thousand() => say!(self, events::I_CLAIM_THOUSAND),
            Event::WentOut { .. } if self.schnapsen => self.out(),
            Event::WentOut { .. } => say!(self, events::I_CLAIM),
            Event::Covered(_) if self.schnapsen => de::schnapsen::I_COVER,
            Event::Covered(_) => say!(self, events::I_COVER),
            Event::Robbed { .. } => say!(self, events::I_ROB),
            Event::Passed(_) => say!(self, events::I_PASS),
            Event::NewDeal(_) if context.rules.game == Game::Penneech => {
                say!(self, events::NEW_CARDS)
            }
            _ => return None,
        };
        Some(spoken)
    }

    /// A line of the move list: "3. Stich: Hermen spielt Pik-Zehn."
    #[must_use]
    pub fn in_trick(self, number: u8, line: &str) -> String {
        say!(self, events::in_trick(number, line))
    }
}
