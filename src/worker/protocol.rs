//! What page and worker say to each other.

use super::wire::{Fingerprint, ObservationMessage};
use crate::i18n::{CardNames, Language, Words};
use sechsundsechzig_bots::rating::{self, Points};
use sechsundsechzig_bots::review::{ITERATIONS, evaluate};
use sechsundsechzig_bots::{self as bots, Opponent, hint, hint_reasons};
use sechsundsechzig_engine::deal::{Action, Deal, Seat};
use sechsundsechzig_engine::games::sixty_six::TwoHanded;
use sechsundsechzig_engine::record::{SeatObservation, Session, compact_notation};
use sechsundsechzig_engine::rules::{Game, Preset};
use sechsundsechzig_engine::share::Replay;
use serde::{Deserialize, Serialize};

/// The version of these messages; both ends must speak the same.
pub const VERSION: u32 = 4;

/// The page asks for an opponent's decision, or for a hint to the player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct DecisionRequest {
    /// The version of the messages.
    pub version: u32,
    /// Which question this is.
    pub id: u32,
    /// Who plays: an opponent's key.
    pub opponent: String,
    /// A seed for the search's own chance: [`ObservationMessage::seed`], so that nothing the seat has not
    /// seen goes into it.
    pub seed: u32,
    /// Where a hint is asked for, the language it is put in, as [`encode_language`] writes it; else nothing.
    pub hint: String,
    /// Everything the seat has seen.
    pub seat_observation: ObservationMessage,
}

impl DecisionRequest {
    /// Asks what a seat is to do. All that depends on the deal is what the seat has seen: two deals
    /// that look the same to it give the same request.
    #[must_use]
    pub fn new(
        session: &Session,
        seat: Seat,
        opponent: Opponent,
        id: u32,
        hint: String,
    ) -> DecisionRequest {
        let seat_observation = ObservationMessage::from(session.seat_observation(seat));
        DecisionRequest {
            version: VERSION,
            id,
            opponent: opponent.as_str().into(),
            seed: seat_observation.seed(),
            hint,
            seat_observation,
        }
    }
}

/// The page asks what a decision of a finished deal was worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ReviewRequest {
    /// The version of the messages.
    pub version: u32,
    /// Which question this is.
    pub id: u32,
    /// The language of the reasons, as [`encode_language`] writes it.
    pub language: String,
    /// The deal with all its moves, as a [`Replay`] prints it.
    pub deal: String,
    /// How many moves had been made before the decision.
    pub moves: u32,
}

/// The page asks for a part of what a finished deal says of its player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RatingRequest {
    /// The version of the messages.
    pub version: u32,
    /// Which question this is.
    pub id: u32,
    /// The deal with all its moves, as a [`Replay`] prints it.
    pub deal: String,
    /// The player's seat.
    pub seat: u8,
    /// What the decision before this move won and lost; from the number of moves on, what the same cards bring the
    /// computer, each time played by another chance.
    pub part: u32,
}

/// Anything that can be asked.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum Asked {
    /// For a decision or a hint.
    Decision(Box<DecisionRequest>),
    /// For what a decision was worth.
    Review(ReviewRequest),
    /// For a part of what a deal says of its player.
    Rating(RatingRequest),
}

impl Asked {
    /// Which question it is.
    #[must_use]
    pub const fn id(&self) -> u32 {
        match self {
            Asked::Decision(request) => request.id,
            Asked::Review(request) => request.id,
            Asked::Rating(request) => request.id,
        }
    }

    /// What tells it from other questions, whatever its number.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        let mut hash = Fingerprint::default();
        match self {
            Asked::Decision(request) => {
                hash.text(&request.opponent);
                hash.text(&request.hint);
                request.seat_observation.add_to(&mut hash);
            }
            Asked::Review(request) => {
                hash.text(&request.deal);
                hash.number(request.moves);
            }
            Asked::Rating(request) => {
                hash.text(&request.deal);
                hash.number(request.part);
                hash.number(request.seat.into());
            }
        }
        hash.finish()
    }
}

/// The worker answers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Response {
    /// It runs and can be asked.
    Ready {
        /// The version of the messages.
        version: u32,
    },
    /// What it decided.
    Decision {
        /// The question.
        id: u32,
        /// The move, in compact notation.
        decided: String,
    },
    /// What it advises.
    Hint {
        /// The question.
        id: u32,
        /// The move, in compact notation.
        advised: String,
        /// The move, as a heading.
        title: String,
        /// The reasons, in sentences.
        reasons: String,
    },
    /// What a decision was worth.
    Review {
        /// The question.
        id: u32,
        /// The moves worth considering, the best first: compact notation, a colon, thousandths of a point;
        /// with a single one there was nothing to decide.
        moves: String,
        /// The chance to win the deal before the decision, in thousandths.
        chance: u32,
        /// The move, in compact notation, of somebody who sees all the cards.
        clairvoyant: String,
        /// The best move's reasons, in sentences.
        reasons: String,
    },
    /// A part of what a deal says of its player.
    Rating {
        /// The question.
        id: u32,
        /// What was won and lost: two numbers of thousandths of a game point with a colon between them.
        points: String,
    },
    /// It could not decide.
    Failed {
        /// The question.
        id: u32,
        /// Why, for the console.
        why: String,
    },
}

impl Response {
    /// The question it answers, if it answers one.
    #[must_use]
    pub const fn id(&self) -> Option<u32> {
        match self {
            Response::Ready { .. } => None,
            Response::Decision { id, .. }
            | Response::Hint { id, .. }
            | Response::Review { id, .. }
            | Response::Rating { id, .. }
            | Response::Failed { id, .. } => Some(*id),
        }
    }
}

/// Reads the moves of a review, `HX:1300 S9:-20`; `None` if they are none.
#[must_use]
pub fn read_move_values(text: &str) -> Option<Vec<(Action, i32)>> {
    let read = |one: &str| {
        let (action, value) = one.split_once(':')?;
        Some((compact_notation::decode(action)?, value.parse().ok()?))
    };
    text.split(' ').map(read).collect()
}

/// Reads what was won and lost, `1300:-20`; `None` if it is more than a deal can bring.
#[must_use]
pub fn read_points(text: &str) -> Option<Points> {
    /// The most there is between two results.
    const MOST: i32 = 12_000;
    let (won, lost) = text.split_once(':')?;
    let read = |number: &str| {
        let number: i32 = number.parse().ok()?;
        (number.abs() <= MOST).then_some(number)
    };
    Some(Points {
        won: read(won)?,
        lost: read(lost)?,
    })
}

/// A worker's whole work.
pub type WorkerFn = fn(&Asked) -> Response;

/// Decides in the talon games for two: what most visitors play, and all they need to load. It
/// gives no hints.
#[must_use]
pub fn of_two(asked: &Asked) -> Response {
    let request = match asked {
        Asked::Decision(request) => request,
        Asked::Review(_) | Asked::Rating(_) => {
            return failed(asked.id(), "no deals are reviewed here");
        }
    };
    let decision = read(request).and_then(|(seat_observation, opponent, seed)| {
        if !is_for_two(seat_observation.rules.game) {
            return Err("this game is not known here");
        }
        if !request.hint.is_empty() {
            return Err("no hints are given here");
        }
        let seen = seat_observation
            .rebuild_as::<TwoHanded>()
            .map_err(|_| NO_DEAL_FITS)?;
        Ok(opponent.decide(&seen, seed))
    });
    match decision {
        Ok(decision) => decided(request.id, decision.action),
        Err(why) => failed(request.id, why),
    }
}

/// Decides in every game, gives hints, and says afterwards what a decision was worth and how well a deal was played.
#[must_use]
pub fn of_any_game(asked: &Asked) -> Response {
    let response = match asked {
        Asked::Decision(request) => return decide(request),
        Asked::Review(request) => review(request),
        Asked::Rating(request) => rate(request),
    };
    response.unwrap_or_else(|why| failed(asked.id(), why))
}

fn rate(request: &RatingRequest) -> Result<Response, &'static str> {
    if request.version != VERSION {
        return Err("another version is spoken here");
    }
    let replay = request.deal.parse::<Replay>().map_err(|_| NO_DEAL)?;
    let player = Seat(request.seat);
    if !rating::is_rated(replay.link().rules.game) || request.seat > 1 {
        return Err("this is not rated");
    }
    let part = request.part as usize;
    let points = match replay.moves().get(part) {
        Some(made) => {
            let session = replay.after(part).ok_or(NO_DEAL)?;
            if session.deal().turn().seat() != Some(player) {
                return Err("this is another seat's decision");
            }
            rating::evaluate(&session.observation(player), *made)
        }
        None => rating::play_same_cards(replay.link().header(), player, request.part)
            .ok_or("the deal has no result")?,
    };
    Ok(Response::Rating {
        id: request.id,
        points: [&*points.won.to_string(), ":", &points.lost.to_string()].concat(),
    })
}

const NO_DEAL: &str = "this is no deal";

fn review(request: &ReviewRequest) -> Result<Response, &'static str> {
    if request.version != VERSION {
        return Err("another version is spoken here");
    }
    let words = decode_language(&request.language).ok_or("there is no such language")?;
    let replay = request.deal.parse::<Replay>().map_err(|_| NO_DEAL)?;
    let before = request.moves as usize;
    let session = replay.after(before).ok_or(NO_DEAL)?;
    let seat = session.deal().turn().seat().ok_or("the deal is over")?;
    let seen = session.observation(seat);
    let evaluation = evaluate(&seen, session.deal(), ITERATIONS);
    let moves: Vec<String> = evaluation
        .moves
        .iter()
        .map(|(action, points)| {
            let thousandths = (points * 1000.0) as i32;
            [
                &*compact_notation::encode(*action),
                ":",
                &thousandths.to_string(),
            ]
            .concat()
        })
        .collect();
    let best = evaluation.moves.first().ok_or("there is nothing to do")?;
    let best = match replay.moves().get(before) {
        Some(played) if *played != best.0 => {
            hint_reasons::reasons_over(&seen.view, best.0, *played)
        }
        _ => hint_reasons::reasons(&seen.view, best.0),
    };
    Ok(Response::Review {
        id: request.id,
        moves: moves.join(" "),
        chance: (evaluation.chance * 1000.0) as u32,
        clairvoyant: compact_notation::encode(evaluation.clairvoyant),
        reasons: words.reasons(best.get(..best.len().min(MOST_REASONS)).unwrap_or_default()),
    })
}

/// So many reasons a review gives for the best move.
const MOST_REASONS: usize = 2;

fn decide(request: &DecisionRequest) -> Response {
    let found = read(request).and_then(|(seat_observation, opponent, seed)| {
        let seen = seat_observation.rebuild().map_err(|_| NO_DEAL_FITS)?;
        Ok((seen, opponent, seed, seat_observation.rules))
    });
    let (seen, opponent, seed, rules) = match found {
        Ok(found) => found,
        Err(why) => return failed(request.id, why),
    };
    match decode_language(&request.hint) {
        Some(words) => {
            let hint = hint::hint(&seen);
            Response::Hint {
                id: request.id,
                advised: compact_notation::encode(hint.action),
                title: words.advised(hint.action, &rules),
                reasons: words.reasons(&hint.reasons),
            }
        }
        None => decided(request.id, bots::decide(opponent, &seen, seed).action),
    }
}

const NO_DEAL_FITS: &str = "no deal fits what was seen";

fn decided(id: u32, action: Action) -> Response {
    Response::Decision {
        id,
        decided: compact_notation::encode(action),
    }
}

fn failed(id: u32, why: &str) -> Response {
    Response::Failed {
        id,
        why: why.into(),
    }
}

/// What is asked, typed.
fn read(request: &DecisionRequest) -> Result<(SeatObservation, Opponent, u64), &'static str> {
    if request.version != VERSION {
        return Err("another version is spoken here");
    }
    let opponent = request
        .opponent
        .parse::<Opponent>()
        .map_err(|_| "there is no such opponent")?;
    let seat_observation = request
        .seat_observation
        .read()
        .ok_or("what was seen is nonsense")?;
    Ok((seat_observation, opponent, request.seed.into()))
}

/// After a language's tag: the cards have their German names.
const GERMAN_CARDS: char = '+';

/// After these: the game is Schnapsen, which has words of its own.
const SCHNAPSEN: char = '!';

/// A language and its names of the cards, in a few letters.
///
/// The reasons get their words in the worker: the page has no room for them.
#[must_use]
pub fn encode_language(words: Words) -> String {
    let mut text = String::from(words.language.tag());
    if words.cards == CardNames::German {
        text.push(GERMAN_CARDS);
    }
    if words.schnapsen {
        text.push(SCHNAPSEN);
    }
    text
}

/// The words of such a text; `None` if there are none in that language.
fn decode_language(text: &str) -> Option<Words> {
    let preset = if text.ends_with(SCHNAPSEN) {
        Preset::Schnapsen
    } else {
        Preset::Paderborn
    };
    let text = text.trim_end_matches(SCHNAPSEN);
    let tag = text.strip_suffix(GERMAN_CARDS);
    let cards = match tag {
        Some(_) => CardNames::German,
        None => CardNames::French,
    };
    let language = Language::from_tag(tag.unwrap_or(text))?;
    Some(Words::new(language, cards).for_preset(preset))
}

/// Whether the worker for two knows this game.
#[must_use]
pub const fn is_for_two(game: Game) -> bool {
    matches!(game, Game::TwoHanded | Game::FreeTrumps | Game::AceOfHearts)
}

#[cfg(test)]
mod tests;
