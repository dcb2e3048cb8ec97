//! Every text of the table in every form it can take, each with what it is.

use super::sentences::{claim_with, events};
use super::*;
use sechsundsechzig_bots::hint_reasons::HintReason;
use sechsundsechzig_engine::cards::{CardSet, PackSize};
use sechsundsechzig_engine::deal::Mark;

type Key = (&'static str, fn(Words) -> &'static str);

/// The texts without parameters up to the last one of the table.
fn keys_of_the_table() -> &'static [Key] {
    let last = |(key, _): &(&str, _)| *key == "deal_is_scored";
    let place = message_ids::ALL.iter().position(last);
    &message_ids::ALL[..=place.expect("the last text of the table")]
}

/// Presets that are told in different words.
pub(super) const GAMES: [Preset; 8] = [
    Preset::Paderborn,
    Preset::Schnurps,
    Preset::Bummerl,
    Preset::Thousand,
    Preset::Three,
    Preset::Four,
    Preset::Penneech,
    Preset::Schnapsen,
];

const FRIENDS: [Opponent; 3] = [Opponent::Johannes, Opponent::Kord, Opponent::Froehlich];

fn everybody() -> Vec<Person> {
    let mut all = vec![Person::Computer(Opponent::Kord)];
    all.extend([Person::You, Person::We, Person::They, Person::Place(2)]);
    all
}

/// Cards that may be played: none, one, two, three of a suit, and of two suits.
fn hands() -> Vec<CardSet> {
    ["", "HJ", "SA SQ", "CT CK CJ", "D9 HK"]
        .map(|hand| hand.split_whitespace().map(card).collect())
        .into()
}

/// Every sentence of the table in these words, by these rules, told of everybody.
pub(super) fn sentences(words: Words, preset: Preset) -> Vec<(String, String)> {
    let rules = preset.rules();
    let mut all = Vec::new();
    let mut add = |what: String, text: String| all.push((what, text));
    for why in Illegal::samples(Suit::Hearts) {
        for hand in hands() {
            add(
                format!("{why:?} {hand:?}"),
                words.refusal(why, &rules, hand),
            );
        }
        for who in everybody() {
            add(format!("{why:?} of {who:?}"), words.offence(who, why));
        }
    }
    let friends = &FRIENDS[..usize::from(rules.game.players()) - 1];
    let mut context = TextContext::new(Seat(0), friends, rules);
    for who in everybody() {
        let sits = !matches!(who, Person::We | Person::They);
        for show_points in [false, true].into_iter().filter(|_| sits) {
            context.show_points = show_points;
            context.people[1] = who;
            for event in events(Seat(1)) {
                add(format!("{event:?}"), words.event(&event, &context));
                let said = words.utterance(&event, &context);
                all_said(&mut add, &event, said);
            }
        }
        add("who deals".into(), words.deals(who));
        for number in 1..=2 {
            add("Bummerl".into(), words.bummerl_for(who, number));
        }
        add("the first win".into(), words.first_win(who));
        context.people[1] = who;
        for point in [MatchPoint::Both, MatchPoint::Side(1)] {
            add(format!("{point:?}"), words.match_point(point, &context));
        }
        for prompt in prompts(who) {
            add(format!("{prompt:?}"), words.prompt(prompt, &rules));
        }
    }
    add(
        "a marriage ahead".into(),
        words.counts_later(Person::You, 40),
    );
    for opponent in Opponent::ALL {
        let who = Person::Computer(opponent);
        add("his marriage ahead".into(), words.counts_later(who, 40));
    }
    for number in 0..=2 {
        add("counted".into(), words.counted(66, 65 + number));
        add("ties".into(), words.pending_ties_won(number));
    }
    all.extend(endings(words, preset));
    all
}

fn all_said(add: &mut impl FnMut(String, String), event: &Event, said: Option<&str>) {
    if let Some(said) = said {
        add(format!("said at {event:?}"), said.to_owned());
    }
}

fn prompts(who: Person) -> Vec<Prompt> {
    let mut all = vec![
        Prompt::ConfirmCover { marriage: None },
        Prompt::ConfirmCover {
            marriage: Some(true),
        },
        Prompt::ConfirmCover {
            marriage: Some(false),
        },
        Prompt::ConfirmOut { counted: None },
        claim_with(52, false),
        claim_with(68, true),
        Prompt::RobAfterCover,
        Prompt::NameTrump { may_decline: true },
        Prompt::Announce,
        Prompt::DemandNewDeal,
        Prompt::Waiting(who),
        Prompt::Follow { duty: None },
    ];
    all.extend(draw_prompts());
    let bars = [
        Illegal::MeldNeedsTrick,
        Illegal::MeldTooLate,
        Illegal::MeldWhenCovered,
        Illegal::MeldAfterLiftingTwo,
    ];
    all.extend(bars.map(|why| Prompt::Lead {
        own_trick: why != Illegal::MeldNeedsTrick,
        brings: None,
        barred: Some(why),
    }));
    for own_trick in [false, true] {
        for brings in [None, Some((20, 20)), Some((40, 40)), Some((20, 40))] {
            all.push(Prompt::Lead {
                own_trick,
                brings,
                barred: None,
            });
        }
    }
    all.extend([false, true].map(|with_marriage| Prompt::Claim {
        points: 105,
        with_marriage,
    }));
    for suit in Suit::ALL {
        for duty in [Illegal::MustFollow(suit), Illegal::MustFollowOrTrump(suit)] {
            all.push(Prompt::Follow { duty: Some(duty) });
        }
    }
    all
}

/// Reasons that count one of something.
const CAN_BE_ONE: [&str; 14] = [
    "AceBeforeTwenty",
    "CoverUnless",
    "DrawsTrump",
    "DrawsTrumps",
    "KeepsForLast",
    "KeepsHigher",
    "KeepsMarriage",
    "LosesOnly",
    "Marks",
    "OneHigher",
    "OneTrumpOut",
    "RobsPoints",
    "Takes",
    "Wins",
];

/// Every reason of a hint, with every number and kind of card.
pub(super) fn reasons(words: Words) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for (number, held) in [(0, "CA"), (1, "SK"), (2, "HQ"), (20, "DJ"), (40, "CT")] {
        for reason in HintReason::samples(number, card(held)) {
            let what = format!("{reason:?}");
            let kind = what.split('(').next().unwrap_or_default();
            // What is counted there is never one.
            if number != 1 || !what.contains('(') || CAN_BE_ONE.contains(&kind) {
                all.push((what, words.reason(reason)));
            }
        }
    }
    for (marriage, tricks) in [(0, 1), (0, 2), (20, 0), (20, 1), (40, 2)] {
        let reason = HintReason::CoverCounts(marriage, tricks, 66);
        all.push((format!("{reason:?}"), words.reason(reason)));
    }
    for reason in [
        HintReason::BeatenBy(1, 9),
        HintReason::CoverNeeds(65, 1),
        HintReason::CoverPays(1),
        HintReason::NoLongSuit(1),
        HintReason::ComesTo(65, 1),
        HintReason::HighestTrump(0),
        HintReason::LetsGoFor(0, card("CA")),
    ] {
        all.push((format!("{reason:?}"), words.reason(reason)));
    }
    all
}

/// What happens with every card, and what every suit obliges to.
pub(super) fn cards_and_suits(words: Words) -> Vec<(String, String)> {
    let rules = Preset::Paderborn.rules();
    let mut context = TextContext::new(Seat(0), &FRIENDS[..1], rules);
    let seat = Seat(1);
    let mut all = Vec::new();
    for who in [Person::You, Person::Computer(Opponent::Kord)] {
        context.people[1] = who;
        let mut events = Vec::new();
        for held in PackSize::FiftyTwo.cards() {
            let given = card("S9");
            events.extend([
                Event::TurnedUp(held),
                Event::TalonTurned(seat, held),
                Event::Played {
                    seat,
                    card: held,
                    announced: None,
                },
                Event::Drew {
                    seat,
                    card: Some(held),
                },
                Event::Robbed {
                    seat,
                    taken: held,
                    given,
                },
                Event::Robbed {
                    seat,
                    taken: given,
                    given: held,
                },
                Event::Marked(seat, 5, Mark::Scored(held)),
                Event::WentOut {
                    seat,
                    meld: None,
                    card: Some(held),
                },
            ]);
        }
        for suit in Suit::ALL {
            events.extend([
                Event::TrumpNamed(seat, suit),
                Event::Announced(seat, suit, 40),
            ]);
            for why in [
                Illegal::MustFollow(suit),
                Illegal::MustFollowOrTrump(suit),
                Illegal::MustHead(suit),
                Illegal::MustTrump(suit),
                Illegal::MustOvertrump(suit),
            ] {
                let what = format!("{why:?}");
                all.push((what.clone(), words.offence(who, why)));
                for hand in hands() {
                    all.push((what.clone(), words.refusal(why, &rules, hand)));
                }
            }
        }
        for event in events {
            all.push((format!("{event:?}"), words.event(&event, &context)));
        }
    }
    all
}

/// Every way a deal can end.
fn endings(words: Words, preset: Preset) -> Vec<(String, String)> {
    let rules = preset.rules();
    let friends = &FRIENDS[..usize::from(rules.game.players()) - 1];
    let context = TextContext::new(Seat(0), friends, rules);
    let sides = usize::from(rules.game.sides());
    let mut all = Vec::new();
    for reason in Reason::ALL {
        for winner in [None, Some(Seat(0)), Some(Seat(1))] {
            for (points, clause) in [(0, 24), (1, 24), (2, 24), (3, 24), (2, 28), (3, 28)] {
                for covered_by in [None, Some(Seat(0)), Some(Seat(1))] {
                    let mut game_points = PerSide::new(sides as u8);
                    if let Some(winner) = winner {
                        game_points[winner.index()] = points;
                    }
                    let result = DealResult {
                        winner,
                        reason,
                        clause: Clause(2, clause),
                        game_points,
                        card_points: PerSide::from_slice(&[66, 1, 33][..sides]).expect("few"),
                        melds: PerSide::new(sides as u8),
                        tricks: PerSide::from_slice(&[3, 1, 0][..sides]).expect("few"),
                    };
                    let ending = words.ending(&result, covered_by, &context);
                    let what = format!("{preset:?} {reason:?} {winner:?} {points} {covered_by:?}");
                    all.push((what.clone(), ending.explanation));
                    all.push((what, words.result_title(&result, &context)));
                }
            }
        }
    }
    all
}

/// Names and states, which are no sentences.
pub(super) fn labels(words: Words, preset: Preset) -> Vec<(String, String)> {
    let rules = preset.rules();
    let mut all = Vec::new();
    for (key, text) in keys_of_the_table() {
        all.push(((*key).into(), text(words).to_owned()));
    }
    for held in PackSize::FiftyTwo.cards() {
        all.push(("a card".into(), words.card_label(held)));
        all.push(("a card".into(), words.the_card(held)));
        all.push(("trumps".into(), words.trumps(held.suit())));
        for action in [
            Action::play(held),
            Action::meld(held),
            Action::OutWith(held),
        ] {
            all.push((format!("{action:?}"), words.advised(action, &rules)));
        }
        for talon in [
            TalonLabel::Open(1, held),
            TalonLabel::Open(2, held),
            TalonLabel::Covered(1),
            TalonLabel::Gone,
        ] {
            let trump = Some(held.suit());
            all.push((format!("{talon:?}"), words.talon_label(talon, trump)));
        }
        let context = HandCardLabel {
            card: held,
            why: Some(Unavailable::Refused(Illegal::MustTrump(held.suit()))),
            brings: Some(20),
            trump: true,
            place: 1,
            of: 6,
        };
        all.push((
            "a card of the hand".into(),
            words.hand_card(&context, &rules),
        ));
    }
    for number in 0..=2 {
        all.push(("tricks".into(), words.tricks_count(number)));
        all.push((
            "tricks and marriages".into(),
            words.tricks_and_melds(number, 60),
        ));
        all.push(("card points".into(), words.card_points_count(number)));
        all.push(("points".into(), words.points_count(number)));
        all.push(("marriages ahead".into(), words.melds_ahead(20 * number)));
        all.push(("cards".into(), words.cards_count(number as u8)));
        all.push(("the hand".into(), words.hand(number as u8)));
        for who in everybody() {
            all.push(("a seat".into(), words.seat(who, number as u8, number)));
            all.push(("a score".into(), words.score_card(who, 1, number)));
            let won = words.match_won(who, &[number, 1], 0);
            all.push(("the match".into(), won));
            all.push(("scores".into(), words.score_line(&[(who, number, number)])));
            all.push(("card points".into(), words.points_line(&[(who, number, 0)])));
        }
    }
    let pack = words.pack(rules.pack.card_count(), rules.pack.lowest_rank());
    all.push(("the pack".into(), pack));
    all
}

/// All that the lessons say in sentences.
pub(super) fn lessons(words: Words) -> Vec<(String, String)> {
    let presets = [
        Preset::Paderborn,
        Preset::Schnapsen,
        Preset::Three,
        Preset::Four,
        Preset::Penneech,
    ];
    let mut all = Vec::new();
    for preset in presets {
        let words = words.for_preset(preset);
        let steps = [Pointer::Finger, Pointer::Mouse]
            .into_iter()
            .flat_map(|pointer| {
                let steps = (0..).map(move |step| words.lesson(preset, step, pointer));
                steps.take_while(|said| !said.title.is_empty())
            });
        for said in steps {
            let what = format!("the lesson of {}: {}", preset.as_str(), said.title);
            let LessonText {
                text, wrong, right, ..
            } = said;
            all.extend([text, wrong, right].map(|text| (what.clone(), text)));
        }
        let what = format!("the end of the lesson of {}", preset.as_str());
        all.push((what, words.lesson_done(preset).into()));
    }
    all.push(("others move".into(), words.lesson_watch().into()));
    all.push(("a lost trick".into(), words.loses_the_trick(card("H9"))));
    all
}
