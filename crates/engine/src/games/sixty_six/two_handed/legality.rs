//! What the seat to act may do, decided from what that seat knows.

use super::{Phase, Table};
use crate::cards::{Card, CardSet, Rank, Suit};
use crate::deal::{Action, ActionList, ActionSink, Illegal, Seat};
use crate::games::legality::{Legality, has_older_tricks};
use crate::games::sixty_six::strict_play;
use crate::rules::{Cover, Game, MeldFrom, MeldUntil, MeldWhenCovered, Referee, Rob};
use arrayvec::ArrayVec;

/// What decides legality: the table and the hand of the seat to act. Legality never depends on a
/// card that seat cannot see.
pub(super) struct Knowledge<'a> {
    pub table: &'a Table,
    pub hand: CardSet,
    pub just_drew_lowest_trump: bool,
}

impl Knowledge<'_> {
    fn seat(&self) -> Seat {
        self.table.turn
    }

    pub fn legal_actions(&self) -> ActionList {
        let mut list = ActionList::new();
        self.list_but_claims(&mut list);
        list.extend(self.claims());
        list
    }

    /// Lists the legal actions but for those of [`claims`](Self::claims).
    #[inline]
    pub fn list_but_claims(&self, list: &mut impl ActionSink) {
        match self.table.phase {
            Phase::Lead => self.list_leads(list),
            Phase::Follow => {
                list.push_plays(self.followers());
                self.list_if_ok(list, Action::Rob, self.may_rob());
            }
            Phase::Draw => {
                list.push(Action::Draw);
                self.list_if_ok(list, Action::Rob, self.may_rob());
                self.list_if_ok(list, Action::Cover, self.may_cover());
            }
            Phase::RobAnswer => {
                list.push(Action::Rob);
                list.push(Action::Pass);
            }
            Phase::NameTrump => {
                for suit in Suit::ALL {
                    list.push(Action::NameTrump(suit));
                }
            }
            Phase::Over => {}
        }
    }

    #[inline]
    fn list_if_ok(&self, list: &mut impl ActionSink, action: Action, verdict: Result<(), Illegal>) {
        if verdict.is_ok() {
            list.push(action);
        }
    }

    #[inline]
    fn list_leads(&self, list: &mut impl ActionSink) {
        list.push_plays(self.hand);
        if !self.marriages().is_empty() && self.table.may_announce().is_ok() {
            for suit in self.marriages() {
                for card in CardSet::marriage(suit) {
                    if self.table.rules.game == Game::FreeTrumps {
                        for trump in Suit::ALL {
                            list.push(Action::Play {
                                card,
                                meld: true,
                                trump: Some(trump),
                            });
                        }
                    } else {
                        list.push(Action::meld(card));
                    }
                }
            }
        }
        self.list_if_ok(list, Action::Rob, self.may_rob());
        self.list_if_ok(list, Action::Cover, self.may_cover());
    }

    /// Every legal way to go out, whether or not the claim is true; the plain one first.
    #[inline]
    pub fn claims(&self) -> ArrayVec<Action, 5> {
        let mut claims = ArrayVec::new();
        if self.may_go_out().is_err() {
            return claims;
        }
        claims.push(Action::Out { meld: None });
        if !self.table.claims_a_thousand()
            && !self.marriages().is_empty()
            && self.table.may_announce().is_ok()
        {
            claims.extend(
                self.marriages()
                    .into_iter()
                    .map(|suit| Action::Out { meld: Some(suit) }),
            );
        }
        claims
    }

    /// The suits whose king and queen are both in the hand (2.11).
    #[inline]
    fn marriages(&self) -> ArrayVec<Suit, 4> {
        let kings = self.hand.of_rank(Rank::King).bits();
        let queens = self.hand.of_rank(Rank::Queen).bits();
        CardSet::from_bits(kings & queens << 1)
            .iter()
            .map(Card::suit)
            .collect()
    }

    /// The cards that may be played to the card led.
    #[inline]
    fn followers(&self) -> CardSet {
        match self.table.led {
            Some(led) if !self.table.talon_open() => strict_play::allowed(
                self.hand,
                led,
                led,
                self.table.trump,
                self.table.rules.strict_play,
            ),
            _ => self.hand,
        }
    }

    /// Two can be lifted only if one is left for the other player, and not by or beside a player
    /// who still has to let one draw pass.
    fn may_lift_two(&self) -> bool {
        self.table.talon >= 4 && self.table.lifted_two.is_none()
    }

    /// Whether the seat has tricks it may not look at (2.7).
    fn has_older_tricks(&self) -> bool {
        let own = self.table.tricks[self.seat().index()];
        let won_the_last = self
            .table
            .last_trick
            .is_some_and(|trick| trick.winner == self.seat());
        has_older_tricks(own, won_the_last)
    }

    fn has_marriage_of(&self, card: Card) -> bool {
        CardSet::marriage(card.suit()).contains(card)
            && self.hand.is_superset(CardSet::marriage(card.suit()))
    }

    fn may_play(&self, card: Card, meld: bool, trump: Option<Suit>) -> Result<(), Illegal> {
        if !self.hand.contains(card) {
            return Err(Illegal::NotInHand);
        }
        match self.table.phase {
            Phase::Draw => return Err(Illegal::DrawFirst),
            Phase::Follow if meld => return Err(Illegal::MeldOnlyOnLead),
            Phase::Follow => {
                if let Some(led) = self.table.led
                    && !self.table.talon_open()
                    && let Some(duty) = strict_play::broken_duty(
                        card,
                        self.hand,
                        led,
                        led,
                        self.table.trump,
                        self.table.rules.strict_play,
                    )
                {
                    return Err(duty);
                }
            }
            _ => {}
        }
        if meld {
            if !self.has_marriage_of(card) {
                return Err(Illegal::NoMarriage);
            }
            self.table.may_announce()?;
        }
        let names_trump = meld && self.table.rules.game == Game::FreeTrumps;
        if names_trump != trump.is_some() {
            return Err(if names_trump {
                Illegal::MeldNamesTrump
            } else {
                Illegal::NoTrumpToName
            });
        }
        Ok(())
    }

    /// 2.15 and 2.16; the answer to a cover is a phase of its own.
    #[inline]
    fn may_rob(&self) -> Result<(), Illegal> {
        let table = self.table;
        let Some(lowest) = table.lowest_trump().filter(|_| table.turned.is_some()) else {
            return Err(Illegal::NeverRobbed);
        };
        if table.rules.rob == Rob::Never {
            return Err(Illegal::NeverRobbed);
        }
        if !self.hand.contains(lowest) {
            return Err(Illegal::RobNeedsLowestTrump);
        }
        if !table.talon_open() {
            return Err(Illegal::RobTooLate);
        }
        let on_lead = matches!(table.phase, Phase::Lead | Phase::Draw);
        match table.rules.rob {
            Rob::AfterOwnTrick if table.tricks[table.turn.index()] == 0 => {
                Err(Illegal::RobNeedsTrick)
            }
            Rob::OnLead | Rob::OnLeadAfterTrick if !on_lead => Err(Illegal::RobOnlyOnLead),
            Rob::OnLeadAfterTrick if table.tricks_played() == 0 => Err(Illegal::RobNeedsTrick),
            Rob::WhenDrawn if !self.just_drew_lowest_trump => Err(Illegal::RobOnlyWhenDrawn),
            _ if table.phase == Phase::Draw && !table.rules.rob_before_draw => {
                Err(Illegal::RobAfterDrawing)
            }
            _ if table.talon < table.rules.rob_min_talon => Err(Illegal::RobTalonTooSmall),
            _ => Ok(()),
        }
    }

    /// 2.17, and the limits of section 7.
    #[inline]
    fn may_cover(&self) -> Result<(), Illegal> {
        let table = self.table;
        if table.turned.is_none() {
            return Err(Illegal::NeverCovered);
        }
        if !matches!(table.phase, Phase::Lead | Phase::Draw) {
            return Err(Illegal::CoverOnlyOnLead);
        }
        if !table.talon_open() {
            return Err(Illegal::CoverTooLate);
        }
        if table.rules.cover == Cover::JustWon && !table.has_just_won() {
            return Err(Illegal::CoverNeedsTrick);
        }
        if table.phase == Phase::Draw && !table.rules.cover_before_draw {
            return Err(Illegal::CoverAfterDrawing);
        }
        if table.talon < table.rules.cover_min_talon {
            return Err(Illegal::CoverTalonTooSmall);
        }
        Ok(())
    }

    /// 2.20 and 3.2, whether or not the claim is true.
    #[inline]
    fn may_go_out(&self) -> Result<(), Illegal> {
        if self.table.rules.game == Game::FreeTrumps && !self.table.claims_a_thousand() {
            return Err(Illegal::NeverOut);
        }
        if self.table.has_just_won() {
            Ok(())
        } else {
            Err(Illegal::OutNeedsTrick)
        }
    }

    fn may_claim(&self, meld: Option<Suit>) -> Result<(), Illegal> {
        self.may_go_out()?;
        let Some(suit) = meld else {
            return Ok(());
        };
        if self.table.claims_a_thousand() {
            return Err(Illegal::OutWithoutMeld);
        }
        if !self.hand.is_superset(CardSet::marriage(suit)) {
            return Err(Illegal::NoMarriage);
        }
        self.table.may_announce()
    }
}

impl Legality for Knowledge<'_> {
    fn refused(&self, action: Action) -> Option<Illegal> {
        let verdict = match (self.table.phase, action) {
            (Phase::Over, _) => Err(Illegal::Over),
            (_, Action::LookBack) => Err(Illegal::OlderTricks),
            (_, Action::DrawTwo) => Err(Illegal::OneCardEach),
            (Phase::NameTrump, Action::NameTrump(_)) => Ok(()),
            (Phase::NameTrump, _) => Err(Illegal::TrumpFirst),
            (_, Action::NameTrump(_)) => Err(Illegal::NoTrumpToName),
            (Phase::RobAnswer, Action::Rob | Action::Pass) => Ok(()),
            (Phase::RobAnswer, _) => Err(Illegal::AnswerFirst),
            (_, Action::Pass) => Err(Illegal::NothingToDecline),
            (_, Action::Play { card, meld, trump }) => self.may_play(card, meld, trump),
            (Phase::Draw, Action::Draw) => Ok(()),
            (_, Action::Draw) => Err(Illegal::NothingToDraw),
            (_, Action::Rob) => self.may_rob(),
            (_, Action::Cover) => self.may_cover(),
            (_, Action::Out { meld }) => self.may_claim(meld),
            (_, Action::OutWith(_) | Action::Announce(_) | Action::Redeal) => Err(Illegal::NotNow),
        };
        verdict.err()
    }

    /// Whether the punishing referee lets a refused action happen (2.29, 2.30).
    fn punished(&self, action: Action) -> bool {
        if self.table.rules.referee != Referee::Punish {
            return false;
        }
        match (self.table.phase, action) {
            (_, Action::LookBack) => self.table.phase != Phase::Over && self.has_older_tricks(),
            (Phase::Draw, Action::DrawTwo) => self.may_lift_two(),
            // Leading with five cards, or announcing before drawing.
            (Phase::Draw, Action::Play { card, meld, trump }) => {
                self.hand.contains(card)
                    && (trump.is_none() || (meld && self.table.rules.game == Game::FreeTrumps))
                    && (!meld || self.has_marriage_of(card))
            }
            // Not following, heading or trumping.
            (
                Phase::Follow,
                Action::Play {
                    card,
                    meld: false,
                    trump: None,
                },
            ) => self.hand.contains(card) && !self.table.talon_open(),
            _ => false,
        }
    }

    /// Offences lose the deal; lifting two cards has its own price (2.29).
    fn offence(&self, action: Action) -> Option<Illegal> {
        if action == Action::DrawTwo || !self.punished(action) {
            None
        } else {
            self.refused(action)
        }
    }
}

impl Table {
    /// Whether a player on lead or going out may announce a marriage now (2.12 to 2.14, 2.29), if there is one in
    /// the hand.
    ///
    /// # Errors
    /// Why not, with the clause.
    #[inline]
    pub fn may_announce(&self) -> Result<(), Illegal> {
        if self.rules.meld_from == MeldFrom::OwnTrick && self.tricks_played() == 0 {
            return Err(Illegal::MeldNeedsTrick);
        }
        if self.no_meld_with_next_lead {
            return Err(Illegal::MeldAfterLiftingTwo);
        }
        let early_enough = match self.rules.meld_until {
            MeldUntil::Always => true,
            MeldUntil::TwoInTalon => self.talon >= 2,
            MeldUntil::LastDraw => self.talon >= 1 || self.fresh_from_last_draw,
        };
        if !early_enough {
            return Err(Illegal::MeldTooLate);
        }
        if let Some(covered) = self.covered
            && self.rules.meld_when_covered == MeldWhenCovered::WithCover
        {
            let full = self.rules.packets.hand_size() as u8;
            let first_lead_from_full_hands = covered.by == self.turn
                && !covered.led_since
                && self.held.iter().all(|held| *held >= full);
            if !first_lead_from_full_hands {
                return Err(Illegal::MeldWhenCovered);
            }
        }
        Ok(())
    }
}
