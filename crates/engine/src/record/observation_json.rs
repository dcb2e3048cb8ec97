//! What a seat has seen, as the bot protocol says it in JSON.

use super::deal_header::DealHeaderError;
use super::format::{RecordedMove, VERSION};
use super::notation::{MoveText, SuitText};
use super::rules_json::{self, RulesMap};
use super::seat_observation::{RebuildError, SeatObservation};
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
    /// Each side's game points before the deal.
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
    ///
    /// # Panics
    /// May panic if nobody sits there.
    #[must_use]
    pub fn observation_json(&self, seat: Seat) -> ObservationJson {
        self.seat_observation(seat).into()
    }
}

impl From<SeatObservation> for ObservationJson {
    fn from(seat_observation: SeatObservation) -> ObservationJson {
        let turns_the_talon = seat_observation.rules.game == Game::Penneech;
        ObservationJson {
            v: VERSION,
            preset: seat_observation.preset.as_str().to_owned(),
            rules: rules_json::rules_to_json(seat_observation.preset, &seat_observation.rules),
            start: seat_observation.start.as_slice().to_vec(),
            deal: seat_observation.deal,
            dealer: seat_observation.dealer,
            seat: seat_observation.seat,
            dealt: seat_observation.dealt,
            turned: seat_observation.turned,
            drawn: seat_observation.drawn,
            turned_up: turns_the_talon.then_some(seat_observation.turned_up),
            trump: seat_observation.trump.map(SuitText),
            hand: seat_observation.hand.iter().collect(),
            moves: seat_observation
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
    /// What the seat has seen, typed.
    ///
    /// # Errors
    /// When rules, score or a move are none of this program's.
    pub fn seat_observation(&self) -> Result<SeatObservation, RebuildError> {
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
        Ok(SeatObservation {
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
        self.seat_observation()?.rebuild()
    }

    /// The observation rebuilt where the legal moves are known, too. One that does not name all its options
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
