//! Refusals and offences: what, why, and the next step.

use super::*;
use sechsundsechzig_engine::cards::CardSet;

/// The next step stands after the reason, or is what has to come first.
#[test]
fn every_refusal_says_why_and_what_comes_next() {
    let nine: CardSet = [card("H9")].into_iter().collect();
    for words in all_words() {
        for preset in Preset::ALL {
            // What looking at older tricks costs is said beside it.
            let refused = Illegal::samples(Suit::Hearts)
                .into_iter()
                .filter(|why| *why != Illegal::OlderTricks);
            for why in refused {
                let text = words.refusal(why, &preset.rules(), nine);
                assert!(
                    [": ", " erst ", " first, then"]
                        .iter()
                        .any(|sign| text.contains(sign)),
                    "{why:?}: {text}"
                );
            }
        }
    }
}

#[test]
fn refusals_say_what_to_do_instead() {
    let none = CardSet::EMPTY;
    let hand = |cards: &[&str]| -> CardSet { cards.iter().map(|text| card(text)).collect() };
    let rules = Preset::Paderborn.rules();
    let german = |why, cards: &[&str]| GERMAN.refusal(why, &rules, hand(cards));
    let english = |why, cards: &[&str]| ENGLISH.refusal(why, &rules, hand(cards));
    let follow = Illegal::MustFollow(Suit::Hearts);
    assert_eq!(german(follow, &[]), "Bediene Herz.");
    assert_eq!(
        german(follow, &["H9"]),
        "Bediene Herz: Spielen darfst du die Neun."
    );
    assert_eq!(
        german(follow, &["HA", "HJ", "HK"]),
        "Bediene Herz: Spielen darfst du den Buben, den König und das Ass."
    );
    assert_eq!(
        english(follow, &["H9"]),
        "Follow suit with a heart: You may play the nine."
    );
    assert_eq!(
        german(Illegal::MustHead(Suit::Spades), &["SA"]),
        "Du musst mit Pik überstechen: Spielen darfst du das Ass."
    );
    assert_eq!(
        english(Illegal::MustTrump(Suit::Clubs), &["C9", "CK"]),
        "Play a trump (a club), as you cannot follow suit: You may play the nine and the king."
    );
    let penneech = Preset::Penneech.rules();
    assert_eq!(
        GERMAN.refusal(
            Illegal::MustFollowOrTrump(Suit::Hearts),
            &penneech,
            hand(&["H9", "SK"])
        ),
        "Bediene Herz oder trumpfe: Spielen darfst du den Pik-König und die Herz-Neun."
    );
    assert_eq!(
        german(Illegal::RobNeedsLowestTrump, &[]),
        "Zum Rauben brauchst du die Trumpf-Neun: Spiel weiter."
    );
    let sharp = Preset::Scharf.rules();
    assert_eq!(
        GERMAN.refusal(Illegal::RobNeedsLowestTrump, &sharp, none),
        "Zum Rauben brauchst du den Trumpf-Buben: Spiel weiter."
    );
    assert_eq!(
        ENGLISH.refusal(Illegal::RobNeedsLowestTrump, &sharp, none),
        "To exchange, you need the jack of trumps: Play on."
    );
    let schnapsen = Preset::Schnapsen.rules();
    assert_eq!(
        austrian().refusal(Illegal::CoverTalonTooSmall, &schnapsen, none),
        "Zum Zudrehen müssten im Talon noch mindestens 3\u{a0}Karten liegen: Spiel eine Karte."
    );
    assert_eq!(
        austrian().refusal(Illegal::MustFollow(Suit::Clubs), &schnapsen, none),
        "Bediene Treff."
    );
}

#[test]
fn an_offence_is_told_of_whom_it_is() {
    let hermen = Person::Computer(Opponent::Kord);
    let follow = Illegal::MustFollow(Suit::Hearts);
    assert_eq!(
        GERMAN.offence(Person::You, follow),
        "Du hast Herz nicht bedient."
    );
    assert_eq!(
        GERMAN.offence(hermen, Illegal::DrawFirst),
        "Hermen hat nicht gezogen."
    );
    assert_eq!(
        ENGLISH.offence(hermen, Illegal::OlderTricks),
        "Hermen looked at earlier tricks."
    );
}
