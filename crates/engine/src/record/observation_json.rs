//! What a seat has seen, as the bot protocol says it in JSON.

use super::deal_header::DealHeaderError;
use super::format::{RecordedMove, VERSION};
use super::notation::{MoveText, SuitText};
use super::rules_json::{self, RulesMap};
use super::seat_observation::{RebuildError, Sight};
use super::session::Session;
use crate::cards::Card;
use crate::deal::{Action, Observation, PerSide, Seat, View};
use crate::games::AnyView;
use crate::rules::{Game, Preset};
use serde::{Deserialize, Serialize};

/// What one seat has seen of a deal and nothing else: the `observation` of the bot protocol, and
/// what the worker is sent.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ObservationJson {
    /// The version of the format.
    pub v: u32,
    /// The preset's id.
    pub preset: String,
    /// The options changed from it.
    #[serde(default)]
    pub rules: RulesMap,
    /// Each side's match points before the deal.
    pub start: Vec<u16>,
    /// The deal's number in its match.
    pub deal: u32,
    /// Who dealt.
    pub dealer: Seat,
    /// Whose observation it is.
    pub seat: Seat,
    /// The seat's first cards.
    pub dealt: Vec<Card>,
    /// The card first turned up, or shown.
    pub turned: Option<Card>,
    /// What the seat drew or robbed, in order.
    pub drawn: Vec<Card>,
    /// Penneech: the talon cards turned so far.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turned_up: Option<Vec<Card>>,
    /// The suit that is trump now.
    pub trump: Option<SuitText>,
    /// The seat's hand now.
    pub hand: Vec<Card>,
    /// All moves so far.
    pub moves: Vec<RecordedMove>,
}

impl Session {
    /// What a seat has seen, as JSON.
    #[must_use]
    pub fn observation_record(&self, seat: Seat) -> ObservationJson {
        self.sight(seat).into()
    }
}

impl From<Sight> for ObservationJson {
    fn from(sight: Sight) -> ObservationJson {
        let turns_the_talon = sight.rules.game == Game::Penneech;
        ObservationJson {
            v: VERSION,
            preset: sight.preset.as_str().to_owned(),
            rules: rules_json::changes(sight.preset, &sight.rules),
            start: sight.start.as_slice().to_vec(),
            deal: sight.deal,
            dealer: sight.dealer,
            seat: sight.seat,
            dealt: sight.dealt,
            turned: sight.turned,
            drawn: sight.drawn,
            turned_up: turns_the_talon.then_some(sight.turned_up),
            trump: sight.trump.map(SuitText),
            hand: sight.hand.iter().collect(),
            moves: sight
                .moves
                .into_iter()
                .map(|(seat, action)| RecordedMove {
                    seat,
                    does: action.into(),
                    legal: None,
                })
                .collect(),
        }
    }
}

impl ObservationJson {
    /// The same, typed.
    ///
    /// # Errors
    /// When rules, score or a move are none of this program's.
    pub fn sight(&self) -> Result<Sight, RebuildError> {
        let preset = self.preset.parse::<Preset>().map_err(|_| {
            RebuildError::DealHeader(DealHeaderError::Preset(
                self.preset.chars().take(40).collect(),
            ))
        })?;
        let rules = rules_json::recorded(preset, &self.rules)
            .map_err(|error| RebuildError::DealHeader(DealHeaderError::Rules(error)))?;
        let start = PerSide::from_slice(&self.start)
            .ok_or(RebuildError::DealHeader(DealHeaderError::Start))?;
        let moves = self.moves.iter().enumerate().map(|(place, recorded)| {
            let action = Action::try_from(&recorded.does);
            Ok((
                recorded.seat,
                action.map_err(|_| RebuildError::Contradiction(place))?,
            ))
        });
        Ok(Sight {
            preset,
            rules,
            start,
            deal: self.deal,
            dealer: self.dealer,
            seat: self.seat,
            dealt: self.dealt.clone(),
            turned: self.turned,
            drawn: self.drawn.clone(),
            turned_up: self.turned_up.clone().unwrap_or_default(),
            trump: self.trump.map(|suit| suit.0),
            hand: self.hand.iter().copied().collect(),
            moves: moves.collect::<Result<_, _>>()?,
        })
    }

    /// The seat's observation, rebuilt from what it has seen.
    ///
    /// # Errors
    /// When nothing fits.
    pub fn rebuild(&self) -> Result<Observation<AnyView>, RebuildError> {
        self.sight()?.rebuild()
    }

    /// The same where the legal moves are known too. An observation that does not name all its options
    /// is taken to be an old one, unless the legal moves are those of the preset of today.
    ///
    /// # Errors
    /// When nothing fits.
    pub fn rebuild_with(&self, legal: &[MoveText]) -> Result<Observation<AnyView>, RebuildError> {
        let rebuilt = self.rebuild()?;
        let fits = |seen: &Observation<AnyView>| {
            let found = seen.view.legal_actions();
            let found: Vec<MoveText> = found.into_iter().map(MoveText::from).collect();
            found.len() == legal.len() && found.iter().all(|action| legal.contains(action))
        };
        if !fits(&rebuilt)
            && let Some(rules) = rules_json::as_now(&self.preset, &self.rules)
        {
            let now = ObservationJson {
                rules,
                ..self.clone()
            };
            return Ok(now.rebuild().ok().filter(fits).unwrap_or(rebuilt));
        }
        Ok(rebuilt)
    }
}
