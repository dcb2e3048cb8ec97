//! The end of deals and matches.

use super::*;

fn result(reason: Reason, winner: Option<Seat>, points: u16, clause: Clause) -> DealResult {
    let mut game_points = PerSide::new(2);
    if let Some(winner) = winner {
        game_points[winner.index()] = points;
    }
    DealResult {
        winner,
        reason,
        clause,
        game_points,
        card_points: PerSide::from_slice(&[48, 27]).expect("two"),
        melds: PerSide::from_slice(&[20, 0]).expect("two"),
        tricks: PerSide::from_slice(&[4, 2]).expect("two"),
    }
}

#[test]
fn the_end_of_a_deal_says_who_why_and_how_much() {
    let schneider = result(Reason::Out, Some(Seat(0)), 2, Clause(2, 24));
    let ending = GERMAN.ending(&schneider, None, &context());
    assert_eq!(ending.headline, "Gewonnen, 2\u{a0}Punkte");
    let in_english = ENGLISH.ending(&schneider, None, &context()).headline;
    assert_eq!(in_english, "You win 2\u{a0}game\u{a0}points");
    assert_eq!(
        ending.explanation,
        "Du hast mit 68\u{a0}Augen Aus gesagt. \
         Hermen hat 27\u{a0}Augen, also unter 33: Schneider."
    );
    assert_eq!(ending.totals[0].total, 68);
    assert_eq!(
        GERMAN.result_title(&schneider, &context()),
        "Aus! Du gewinnst 2\u{a0}Punkte."
    );
    assert_eq!(
        ENGLISH.result_title(
            &result(Reason::PlayedOut, Some(Seat(1)), 1, Clause(2, 24)),
            &context()
        ),
        "Hermen wins 1\u{a0}game\u{a0}point."
    );
}

/// The loser's marriage, which the table of counts adds, does not save from Schneider there (2.25).
#[test]
fn schneider_despite_a_marriage_is_told_with_the_card_points_in_tricks() {
    let mut schneider = result(Reason::Out, Some(Seat(0)), 2, Clause(2, 24));
    schneider.melds = PerSide::from_slice(&[20, 20]).expect("two");
    let explanation =
        |words: Words, result: &DealResult| words.ending(result, None, &context()).explanation;
    assert!(
        explanation(GERMAN, &schneider)
            .ends_with("Hermen hat 27\u{a0}Augen ohne Meldungen, also unter 33: Schneider."),
    );
    assert!(explanation(ENGLISH, &schneider).ends_with(
        "Hermen has only 27\u{a0}card points without marriages, fewer than 33: Schneider."
    ),);
    schneider.clause = Clause(2, 28);
    assert!(
        explanation(GERMAN, &schneider).ends_with("unter 33\u{a0}Augen ohne Meldungen: Schneider.")
    );
    assert!(
        explanation(ENGLISH, &schneider)
            .ends_with("fewer than 33\u{a0}card points without marriages: Schneider.")
    );
    let context = TextContext::new(
        Seat(0),
        &[Opponent::Johannes, Opponent::Schilder],
        Preset::Three.rules(),
    );
    let three = DealResult {
        game_points: PerSide::from_slice(&[5, 0, 0]).expect("three"),
        card_points: PerSide::from_slice(&[80, 0, 20]).expect("three"),
        melds: PerSide::from_slice(&[0, 0, 20]).expect("three"),
        tricks: PerSide::from_slice(&[6, 0, 2]).expect("three"),
        reason: Reason::PlayedOut,
        clause: Clause(4, 5),
        ..schneider
    };
    let explanation = |words: Words| words.ending(&three, None, &context).explanation;
    assert!(
        explanation(GERMAN)
            .ends_with("Gegen Franz 2\u{a0}Punkte: Schneider mit 20\u{a0}Augen ohne Meldungen.")
    );
    assert!(explanation(ENGLISH).ends_with(
        "2\u{a0}game\u{a0}points against Franz: Schneider with 20\u{a0}card points without marriages."
    ));
}

#[test]
fn three_points_for_a_failed_cover_are_explained() {
    let failed = result(Reason::FailedCover, Some(Seat(0)), 3, Clause(2, 27));
    let ending = GERMAN.ending(&failed, Some(Seat(1)), &context());
    assert_eq!(
        ending.explanation,
        "Hermen hat gedeckt, aber nur 27\u{a0}Augen erreicht. \
         Drei Punkte, weil du beim Decken noch keinen Stich hattest."
    );
}

#[test]
fn points_against_each_of_three_are_told_one_by_one() {
    let context = TextContext::new(
        Seat(0),
        &[Opponent::Johannes, Opponent::Schilder],
        Preset::Three.rules(),
    );
    let result = DealResult {
        winner: Some(Seat(0)),
        reason: Reason::PlayedOut,
        clause: Clause(4, 5),
        game_points: PerSide::from_slice(&[5, 0, 0]).expect("three"),
        card_points: PerSide::from_slice(&[105, 0, 25]).expect("three"),
        melds: PerSide::from_slice(&[0, 0, 0]).expect("three"),
        tricks: PerSide::from_slice(&[6, 0, 2]).expect("three"),
    };
    let ending = GERMAN.ending(&result, None, &context);
    assert!(
        ending.explanation.ends_with(
            "Gegen Johannes 3\u{a0}Punkte: schwarz, kein Stich. \
                 Gegen Franz 2\u{a0}Punkte: Schneider mit 25\u{a0}Augen."
        ),
        "{}",
        ending.explanation
    );
}

#[test]
fn every_ending_reads_well_in_every_game() {
    for &preset in Preset::ALL {
        let rules: Rules = preset.rules();
        let friends = [Opponent::Johannes, Opponent::Schilder, Opponent::Froehlich];
        let players = usize::from(rules.game.players());
        let context = TextContext::new(Seat(0), &friends[..players - 1], rules);
        let sides = usize::from(rules.game.sides());
        for reason in Reason::ALL {
            for winner in [None, Some(Seat(0)), Some(Seat(1))] {
                for points in 0..=3 {
                    let mut game_points = PerSide::new(sides as u8);
                    if let Some(winner) = winner {
                        game_points[winner.index()] = points;
                    }
                    let result = DealResult {
                        winner,
                        reason,
                        clause: Clause(2, 24),
                        game_points,
                        card_points: PerSide::from_slice(&[66, 31, 33][..sides]).expect("few"),
                        melds: PerSide::new(sides as u8),
                        tricks: PerSide::from_slice(&[3, 1, 0][..sides]).expect("few"),
                    };
                    for words in all_words() {
                        let what = format!("{preset:?} {reason:?} {winner:?} {points}");
                        let ending = words.ending(&result, None, &context);
                        assert_sentence(&ending.explanation, &what);
                        assert_fit(&ending.headline, &what);
                        assert_sentence(&words.result_title(&result, &context), &what);
                        assert_eq!(ending.totals.len(), sides);
                    }
                }
            }
        }
    }
}

#[test]
fn the_end_in_penneech_is_headed_by_what_both_pegged_the_more_first() {
    let context = TextContext::new(Seat(0), &[Opponent::Kord], Preset::Penneech.rules());
    let headlines = |own: u16, other: u16| {
        let mut pegged = result(Reason::PlayedOut, None, 0, Clause(6, 9));
        pegged.card_points = PerSide::from_slice(&[own, other]).expect("two");
        [GERMAN, ENGLISH].map(|words| words.ending(&pegged, None, &context).headline)
    };
    assert_eq!(
        headlines(3, 21),
        ["Hermen steckt 21, du 3", "Hermen pegs 21, you 3"]
    );
    assert_eq!(
        headlines(21, 3),
        ["Du steckst 21, Hermen 3", "You peg 21, Hermen 3"]
    );
    assert_eq!(
        headlines(12, 12),
        ["Du steckst 12, Hermen 12", "You peg 12, Hermen 12"]
    );
}

#[test]
fn where_card_points_add_up_the_end_is_headed_by_what_both_write() {
    let context = TextContext::new(Seat(0), &[Opponent::Kord], Preset::Thousand.rules());
    let headlines = |own: u16, other: u16| {
        let mut written = result(Reason::PlayedOut, Some(Seat(1)), 0, Clause(3, 2));
        written.card_points = PerSide::from_slice(&[own, other]).expect("two");
        written.melds = PerSide::from_slice(&[20, 0]).expect("two");
        [GERMAN, ENGLISH].map(|words| words.ending(&written, None, &context).headline)
    };
    assert_eq!(
        headlines(20, 90),
        ["Hermen schreibt 90, du 40", "Hermen scores 90, you 40"]
    );
    assert_eq!(
        headlines(70, 40),
        ["Du schreibst 90, Hermen 40", "You score 90, Hermen 40"]
    );
}

#[test]
fn partners_win_together() {
    let context = TextContext::new(
        Seat(0),
        &[Opponent::Johannes, Opponent::Froehlich, Opponent::Kord],
        Preset::Four.rules(),
    );
    assert_eq!(context.side(0), Person::We);
    assert_eq!(context.side(1), Person::They);
    let won = result(Reason::PlayedOut, Some(Seat(0)), 1, Clause(5, 6));
    assert_eq!(
        GERMAN.result_title(&won, &context),
        "Wir gewinnen 1\u{a0}Punkt."
    );
    let lost = result(Reason::FalseClaim, Some(Seat(1)), 2, Clause(2, 26));
    assert_eq!(
        GERMAN.result_title(&lost, &context),
        "Zu wenig Augen! Die Gegner gewinnen 2\u{a0}Punkte."
    );
    assert_eq!(
        GERMAN.ending(&lost, None, &context).headline,
        "Verloren, 2\u{a0}Punkte"
    );
    assert_eq!(
        ENGLISH.ending(&lost, None, &context).headline,
        "Our opponents win 2\u{a0}game\u{a0}points"
    );
}

#[test]
fn matches_and_ties_are_counted_in_words() {
    assert_eq!(GERMAN.counted(66, 66), "Richtig gezählt: 66\u{a0}Augen.");
    assert_eq!(
        GERMAN.counted(68, 71),
        "Gezählt hattest du 68\u{a0}Augen, es waren 71."
    );
    assert_eq!(
        ENGLISH.counted(68, 71),
        "You counted 68\u{a0}card points; you had 71."
    );
    assert_eq!(
        GERMAN.pending_ties_won(1),
        "Dazu 1\u{a0}Punkt aus dem Unentschieden davor."
    );
    assert_eq!(
        GERMAN.pending_ties_won(2),
        "Dazu 2\u{a0}Punkte aus den Unentschieden davor."
    );
    assert_eq!(
        [1, 2].map(|ties| ENGLISH.pending_ties_won(ties)),
        [
            "Plus 1\u{a0}game\u{a0}point from the tied deal.",
            "Plus 2\u{a0}game\u{a0}points from the tied deals."
        ]
    );
    let hermen = Person::Computer(Opponent::Kord);
    assert_eq!(GERMAN.score_in_digits(&[7, 4]), "7\u{a0}:\u{a0}4");
    assert_eq!(ENGLISH.score_in_digits(&[7, 4]), "7–4");
    assert_eq!(
        GERMAN.match_won(Person::You, &[7, 4], 0),
        "Du gewinnst die Partie 7\u{a0}:\u{a0}4"
    );
    assert_eq!(
        ENGLISH.match_won(hermen, &[4, 7, 2], 1),
        "Hermen wins the match 7–4–2"
    );
    // Who claims 1000 wrongly loses, however far ahead.
    assert_eq!(
        GERMAN.match_won(hermen, &[14, 0], 1),
        "Hermen gewinnt die Partie"
    );
    assert_eq!(GERMAN.first_win(hermen), "Dein erster Sieg gegen Hermen!");
    assert_eq!(
        GERMAN.bummerl_for(hermen, 2),
        "Hermen bekommt zwei Bummerl."
    );
    assert_eq!(ENGLISH.bummerl_for(Person::You, 1), "You get a Bummerl.");
}

/// A whole deal of the real engine, told in both languages.
#[test]
fn a_deal_is_told_from_the_first_card_to_the_last() {
    let setup = Setup {
        rules: Preset::Paderborn.checked(),
        dealer: Seat(1),
        pack: sechsundsechzig_engine::cards::Pack::sorted(
            sechsundsechzig_engine::cards::PackSize::TwentyFour,
        ),
        start: PerSide::new(2),
        trump: None,
    };
    let mut events: Vec<Event> = Vec::new();
    let mut deal = AnyDeal::new(&setup, &mut events);
    while let Some(action) = deal
        .legal_actions()
        .into_iter()
        .find(|action| matches!(action, Action::Play { .. } | Action::Draw))
    {
        deal.play(action, &mut events).expect("legal");
    }
    assert!(matches!(events.last(), Some(Event::Ended(_))));
    let context = context();
    assert_eq!(context.rules.game, Game::TwoHanded);
    for words in all_words() {
        for event in &events {
            assert_sentence(&words.event(event, &context), &format!("{event:?}"));
        }
    }
    assert_eq!(GERMAN.rank(Rank::Ace), "Ass");
}

const fn chance(has_marriage: bool) -> ClaimChance {
    ClaimChance {
        after_trick: 9,
        card_points: 68,
        has_marriage,
    }
}

#[test]
fn a_claim_that_would_have_won_is_told_with_what_decided_instead() {
    let told = |words: Words, reason, covered_by| {
        let lost = result(reason, Some(Seat(1)), 1, Clause(2, 21));
        let preset = match words.schnapsen {
            true => Preset::Schnapsen,
            false => Preset::Paderborn,
        };
        let context = TextContext::new(Seat(0), &[Opponent::Kord], preset.rules());
        words.missed_claim(Person::You, chance(false), &lost, covered_by, &context)
    };
    let plain = told(GERMAN, Reason::PlayedOut, None);
    assert_eq!(
        plain,
        "Nach dem 9.\u{a0}Stich hattest du 68\u{a0}Augen, hast aber nicht Aus gesagt. \
         Dann gewinnt, wer am Ende mehr hat."
    );
    assert!(told(GERMAN, Reason::Out, None).ends_with(" Wer zuerst Aus sagt, gewinnt."));
    let covered = told(GERMAN, Reason::PlayedOut, Some(Seat(1)));
    assert!(covered.ends_with("nicht Aus gesagt."), "{covered}");
    // There the last trick decides, which is told before.
    let schnapsen = told(austrian(), Reason::PlayedOut, None);
    assert!(schnapsen.ends_with("nicht Genug gesagt."), "{schnapsen}");
    let context = TextContext::new(Seat(0), &[Opponent::Kord], Preset::Paderborn.rules());
    let tied = result(Reason::PlayedOut, None, 0, Clause(2, 22));
    let tie = GERMAN.missed_claim(Person::You, chance(false), &tied, None, &context);
    assert!(tie.ends_with("nicht Aus gesagt."), "{tie}");
    assert_eq!(
        told(ENGLISH, Reason::PlayedOut, None),
        "After trick 9 you had 68\u{a0}card points but did not claim 66. \
         So the higher total won."
    );
}

#[test]
fn the_marriage_somebody_has_claimed_with_is_told() {
    let told = |words: Words, who| words.has_announced(who, Suit::Hearts, 20);
    let hermen = Person::Computer(Opponent::Kord);
    assert_eq!(told(GERMAN, hermen), "Hermen hat 20 in Herz gemeldet.");
    assert_eq!(told(austrian(), hermen), "Hermen hat 20 in Herz angesagt.");
    assert_eq!(told(ENGLISH, hermen), "Hermen declared 20 in hearts.");
}

#[test]
fn a_claim_that_would_have_won_more_is_told_with_its_price() {
    let told = |words: Words| words.missed_points(Person::You, chance(false), 3);
    assert_eq!(
        told(GERMAN),
        "Nach dem 9.\u{a0}Stich hattest du 68\u{a0}Augen, hast aber nicht Aus gesagt. \
         Das wären 3\u{a0}Punkte gewesen."
    );
    assert!(told(austrian()).contains("nicht Genug gesagt."));
    let with_marriage = |words: Words| words.missed_points(Person::You, chance(true), 3);
    assert!(with_marriage(GERMAN).contains(" hattest du mit der Meldung 68\u{a0}Augen, "));
    assert!(with_marriage(austrian()).contains(" hattest du mit der Ansage 68\u{a0}Augen, "));
    assert!(with_marriage(ENGLISH).contains("68\u{a0}card points with the marriage but "));
    assert!(told(ENGLISH).ends_with(" That would have won 3\u{a0}game\u{a0}points."));
}
