//! Deals sent to others, and the counting trainer.

use super::*;

#[test]
fn two_results_of_the_same_cards_are_compared_in_words() {
    assert_eq!(GERMAN.compared(3, 1), "Du: 3\u{a0}Punkte. Zu schlagen: 1.");
    assert_eq!(
        GERMAN.compared_by_me(-1, -2),
        "Ich: −1\u{a0}Punkt. Zu schlagen: −2."
    );
    assert_eq!(
        ENGLISH.compared(0, 1),
        "You: 0\u{a0}game\u{a0}points. To beat: 1."
    );
    for words in all_words() {
        for (own, sent) in [(3, 1), (-1, 2), (1, 1)] {
            assert_sentence(&words.compared(own, sent), "compared");
            assert_sentence(words.made(own, sent), "made");
        }
        for against in ["", "Hermen Kord"] {
            assert_sentence(&words.sent("Schnapsen", against, -3), "sent");
        }
    }
    assert_ne!(GERMAN.made(1, 0), GERMAN.made(0, 1));
    assert_ne!(GERMAN.made(1, 0), GERMAN.made(1, 1));
}

#[test]
fn a_result_to_share_is_words_first_then_the_link() {
    let text = GERMAN.result_to_share(
        "Paderborner 66: Gewonnen, 2 Punkte.",
        "https://x/#/replay/1",
    );
    assert_eq!(
        text,
        "Paderborner 66: Gewonnen, 2 Punkte. Spiel dieselben Karten: https://x/#/replay/1"
    );
}

#[test]
fn a_count_is_right_or_off_by_so_much_and_the_drift_is_a_sentence() {
    let hermen = Person::Computer(Opponent::Kord);
    assert_eq!(
        GERMAN.count_result(Person::You, 34, 34),
        "Du: 34\u{a0}Augen, richtig."
    );
    assert_eq!(
        GERMAN.count_result(hermen, 1, 21),
        "Hermen: 1\u{a0}Auge, gezählt hast du 21."
    );
    for words in all_words() {
        for text in [
            words.count_result(Person::You, 34, 30),
            words.trick_missed(3, 14),
            words.trick_twice(3, 14),
            words.marriage_missed(2, 20),
            words.right_up_to(2),
            words.counting_stats(words.count_both(), 12, 8, 25),
            words.counting_stats(words.count_own(), 1, 0, 40),
        ] {
            assert_sentence(&text, "the trainer");
        }
        for (at, of) in [(0, 20), (1, 20)] {
            assert_fit(&words.replay_place(at, of), "a place");
        }
        assert_fit(&words.points_of(hermen), "a field");
    }
}

#[test]
fn a_week_of_days_deals_counts_those_won_lost_and_tied() {
    let week = [Some(2), None, Some(0), Some(-3), Some(1), None, Some(0)];
    assert_eq!(
        GERMAN.last_week(&week).replace('\u{a0}', " "),
        "Letzte sieben Tage: 2 gewonnen, 1 verloren, 2 unentschieden"
    );
    assert_eq!(
        ENGLISH.last_week(&week).replace('\u{a0}', " "),
        "Last seven days: 2 won, 1 lost, 2 tied"
    );
}

#[test]
fn a_days_result_names_the_day_the_friend_and_the_days_in_a_row() {
    let result =
        |words: Words, strongest, days| words.days_result("2026-11-03", 2, strongest, days);
    assert_eq!(
        result(GERMAN, Some(("Ernestus", -1)), 5),
        "Spiel des Tages, 3.11.: 2\u{a0}Punkte. Ernestus mit meinen Karten: −1\u{a0}Punkt. 5\u{a0}Tage in Folge."
    );
    assert_eq!(
        result(ENGLISH, Some(("Ernestus", 1)), 2),
        "Deal of the day, 3\u{a0}Nov: 2\u{a0}game\u{a0}points. Ernestus with my cards: 1\u{a0}game\u{a0}point. 2\u{a0}days in a row."
    );
    assert_eq!(
        result(GERMAN, None, 1),
        "Spiel des Tages, 3.11.: 2\u{a0}Punkte."
    );
    let english: Vec<_> = (1..=12)
        .map(|month| ENGLISH.day_and_month(&format!("2026-{month:02}-21")))
        .collect();
    assert_eq!(english[0], "21\u{a0}Jan");
    assert_eq!(english[11], "21\u{a0}Dec");
    assert_eq!(GERMAN.day_and_month("x"), "");
    let day = "2026-03-05T00:00:00.000Z";
    assert_eq!(GERMAN.date(day), "5.3.2026");
    assert_eq!(ENGLISH.date(day), "5\u{a0}Mar\u{a0}2026");
}
