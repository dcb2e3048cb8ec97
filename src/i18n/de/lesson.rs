//! Die Einführungen.

use crate::i18n::lesson::{Lessons, Said};
use crate::i18n::texts;

texts! {
    OF: "von",
    DONE: "Jetzt kannst du mitspielen. Dein erster Gegner ist Johannes, und der verliert fast immer. Den Stand der Partie zeigen am Tisch zwei halb verdeckte Karten: ein Zeichen für jeden Punkt.",
    DONE_SCHNAPSEN: "Du spielst bis 7\u{a0}Punkte. Wer zudreht und keine 66\u{a0}Augen erreicht, gibt dem Gegner 2 oder 3\u{a0}Punkte.",
    DONE_THREE: "Die Partie geht bis 7\u{a0}Punkte. Wer sie gewinnt, lässt den beiden anderen je ein Bummerl.",
    DONE_FOUR: "Ihr spielt als Partner bis 7\u{a0}Punkte. Sagt niemand Aus, bringt der letzte Stich 10\u{a0}Augen dazu.",
    DONE_PENNEECH: "Nach sieben Stichen wird neu gegeben. Punkte steckt man auf dem Brett: Wer zuerst 61 hat, gewinnt sofort die Partie.",
}

pub(in crate::i18n) const LOSES: [&str; 2] = ["", " macht den Stich nicht."];

pub(in crate::i18n) const LESSONS: &Lessons = &Lessons {
    sixty_six: [
        Said {
            title: "So stark sind die Karten",
            text: "Die Zahlen sind Augen, und wer 66 hat, gewinnt. Welche Karte schlägt {K}, {Q} und {J}, aber nicht das {A}? Tippe sie an.",
            wrong: "Die Karte mit 10\u{a0}Augen kommt gleich nach dem {A}. Tippe sie an.",
            answers: &[],
        },
        Said {
            title: "Der Stich",
            text: "Dein Gegner spielt {HK} aus und du legst eine Karte dazu. Den Stich macht die höhere der Farbe oder ein Trumpf, hier {D}. Welche Karte bringt am meisten?",
            wrong: "{HA} macht den Stich und zählt selbst 11\u{a0}Augen: Spiel es.",
            answers: &[],
        },
        Said {
            title: "Ziehen",
            text: "11 und 4 sind 15\u{a0}Augen für dich. Nach jedem Stich zieht jeder eine Karte vom Stapel, dem Talon, der Gewinner zuerst. Tippe auf „Ziehen“.",
            wrong: "Zieh erst eine Karte: Tippe auf „Ziehen“.",
            answers: &[],
        },
        Said {
            title: "Bedienen",
            text: "Sieben Stiche später: Du hast 47\u{a0}Augen, und der Talon ist leer. Nun musst du die Farbe bedienen, wenn möglich höher. Dein Gegner spielt {HQ}: Welche Karte passt?",
            wrong: "Bediene {H}: Spiel {HT}.",
            answers: &[],
        },
        Said {
            title: "Melden",
            text: "Ein neues Spiel, und 21\u{a0}Augen hast du schon. {HK} und {HQ} sind ein Paar: Spielst du eine der beiden aus, zählt es 20\u{a0}Augen, in Trumpf 40. Spiel die niedrigere.",
            wrong: "Melde dein Paar und spiel {HQ}: Wird diese Karte gestochen, kostet sie weniger als {HK}.",
            answers: &[],
        },
        Said {
            title: "Rauben",
            text: "Dein Stich! Jetzt darfst du die Trumpf-Neun gegen die aufgedeckte Karte tauschen. Das ist {DA}: Tippe auf „Rauben“.",
            wrong: "Hol dir erst {DA}, die stärkste Karte im Spiel: Tippe auf „Rauben“.",
            answers: &[],
        },
        Said {
            title: "Decken",
            text: "Du hast 44\u{a0}Augen, {DA} und {DT} bringen 21, und nur eines fehlt noch. Dreh die Trumpfkarte um, dann zieht keiner mehr: Tippe auf „Decken“.",
            wrong: "Solange dein Gegner zieht, kann er noch Trümpfe bekommen: Tippe auf „Decken“.",
            answers: &[],
        },
        Said {
            title: "Trumpf ziehen",
            text: "Nun müsst ihr beide bedienen. Spiel deinen höchsten Trumpf: Dein Gegner muss Trumpf zugeben.",
            wrong: "Fang mit {DA} an: Diese Karte kann niemand stechen.",
            answers: &[],
        },
        Said {
            title: "Mitzählen",
            text: "Das macht 58\u{a0}Augen. Noch 8 fehlen. Welche deiner Karten kann jetzt niemand mehr stechen? Spiel sie.",
            wrong: "Sicher ist dir der Stich mit {DT}: Sie ist jetzt der höchste Trumpf.",
            answers: &[],
        },
        Said {
            title: "Aus sagen",
            text: "58 und 14 sind 72. Das Spiel ist erst gewonnen, wenn du es sagst: Tippe auf „Aus!“. Wer sich verzählt, verliert.",
            wrong: "Du hast 72\u{a0}Augen, das reicht: Tippe auf „Aus!“.",
            answers: &[],
        },
        Said {
            title: "Die Punkte",
            text: "Gewonnen zählt 1\u{a0}Punkt; 2, wenn der Gegner keine 33\u{a0}Augen hat (Schneider), und 3, wenn er keinen Stich hat (schwarz). Deiner hat keinen: Was bekommst du?",
            wrong: "Dein Gegner hat keinen einzigen Stich. Er ist schwarz, und das zählt am meisten.",
            answers: &["1\u{a0}Punkt", "2\u{a0}Punkte", "3\u{a0}Punkte"],
        },
        Said {
            title: "Das Bummerl",
            text: "Wer zuerst 7\u{a0}Punkte hat, gewinnt die Partie, und der Verlierer bekommt ein Bummerl. Du hast 5\u{a0}Punkte, dein Gegner 6, und nun gewinnst du 3. Wer bekommt es?",
            wrong: "5 und 3 sind 8: Du gewinnst die Partie, und das Bummerl geht an den Verlierer.",
            answers: &["Mein Gegner", "Ich"],
        },
    ],
    schnapsen: [
        Said {
            title: "20\u{a0}Karten",
            text: "Jede Farbe hat fünf Karten. Welche schlägt den {K}, aber nicht das {A}? Tippe sie an.",
            wrong: "Die Karte mit 10\u{a0}Augen kommt gleich nach dem {A}. Tippe sie an.",
            answers: &[],
        },
        Said {
            title: "Austauschen",
            text: "Du spielst aus. Das kleinste Atout (Trumpf), {HJ}, darfst du sofort gegen {HA} austauschen: Tippe auf „Austauschen“.",
            wrong: "Hol dir erst {HA}: Tippe auf „Austauschen“.",
            answers: &[],
        },
        Said {
            title: "Ansagen",
            text: "{DK} und {DQ} sind ein Zwanziger, in Atout wären sie ein Vierziger. Spiel die niedrigere.",
            wrong: "Sag den Zwanziger an und spiel {DQ}: Wird diese Karte gestochen, kostet sie am wenigsten.",
            answers: &[],
        },
        Said {
            title: "Zudrehen",
            text: "27\u{a0}Augen und drei starke Karten: Dreh die Atout-Karte um, dann zieht keiner mehr. Tippe auf „Zudrehen“.",
            wrong: "Solange dein Gegner zieht, kann er noch Atouts bekommen: Tippe auf „Zudrehen“.",
            answers: &[],
        },
        Said {
            title: "Farb- und Stichzwang",
            text: "Jetzt muss dein Gegner bedienen, wenn möglich höher. Welche deiner Karten kann niemand stechen? Spiel sie.",
            wrong: "Fang mit {HA} an: Diese Karte kann niemand stechen.",
            answers: &[],
        },
        Said {
            title: "Mitzählen",
            text: "48\u{a0}Augen: Noch 18 fehlen. Spiel die Karte, die am meisten zählt.",
            wrong: "{CA} bringt am meisten: Spiel es.",
            answers: &[],
        },
        Said {
            title: "Genug sagen",
            text: "69\u{a0}Augen: Tippe auf „Genug!“. Ist nicht zugedreht und sagt es niemand, gewinnt der letzte Stich.",
            wrong: "Du hast 69\u{a0}Augen, das reicht: Tippe auf „Genug!“.",
            answers: &[],
        },
    ],
    three: [
        Said {
            title: "Du nennst den Trumpf",
            text: "Zu dritt spielt jeder für sich, ohne Talon. Links vom Geber siehst du erst drei von acht Karten und nennst danach den Trumpf: Nimm die Farbe, von der du zwei hast.",
            wrong: "Zwei deiner drei Karten sind {H}. Je mehr Trümpfe, desto besser: Tippe auf {H}.",
            answers: &[],
        },
        Said {
            title: "Melden",
            text: "Bevor du ausspielst, darf jeder melden, du zuerst. Melde deine 20. Sie zählen, sobald du einen Stich machst.",
            wrong: "Melde dein Paar: Die 20\u{a0}Augen zählen, sobald du einen Stich machst.",
            answers: &[],
        },
        Said {
            title: "Zwang vom ersten Stich an",
            text: "Alle müssen bedienen, wenn möglich höher, und sonst trumpfen. Du spielst aus: Welche Karte kann niemand stechen?",
            wrong: "Fang mit {HA} an: Diese Karte kann niemand stechen.",
            answers: &[],
        },
        Said {
            title: "Übertrumpfen",
            text: "Zwei Stiche später: {CJ} ist ausgespielt und schon mit {HK} gestochen. Du hast kein {C}, also musst du trumpfen, und höher, wenn du kannst.",
            wrong: "Trumpfe höher: Spiel {HT}.",
            answers: &[],
        },
        Said {
            title: "Die Punkte",
            text: "Aus sagt niemand: Nach acht Stichen gewinnen die meisten Augen, und der letzte Stich zählt 10 dazu. Jeder Verlierer bringt dir 1\u{a0}Punkt, unter 33\u{a0}Augen (Schneider) 2. Einer hat 42, einer 25: Was bekommst du?",
            wrong: "Der mit 42\u{a0}Augen bringt dir 1\u{a0}Punkt, der mit 25 ist Schneider und bringt 2: Zähl beide zusammen.",
            answers: &["1\u{a0}Punkt", "2\u{a0}Punkte", "3\u{a0}Punkte"],
        },
    ],
    four: [
        Said {
            title: "So stark sind die Karten",
            text: "Die Zahlen sind Augen. Welche Karte schlägt den {K}, aber nicht das {A}? Tippe sie an.",
            wrong: "Die Karte mit 10\u{a0}Augen kommt gleich nach dem {A}. Tippe sie an.",
            answers: &[],
        },
        Said {
            title: "Zwei gegen zwei",
            text: "Dein Partner sitzt dir gegenüber und macht den Stich mit {SA}. Eure Augen zählen zusammen: Gib ihm so viele, wie du kannst.",
            wrong: "Der Stich gehört deinem Partner. Gib ihm viele Augen: Spiel {ST}.",
            answers: &[],
        },
        Said {
            title: "Melden",
            text: "Bevor ihr ausspielt, darf jeder König und Dame melden. Melde deine 20.",
            wrong: "Melde dein Paar: Die 20\u{a0}Augen zählen sofort.",
            answers: &[],
        },
        Said {
            title: "Trumpfen",
            text: "Bedienen musst du vom ersten Stich an, und ohne {C} musst du trumpfen. Trumpf ist {H}.",
            wrong: "Trumpfe: Spiel {HQ}.",
            answers: &[],
        },
        Said {
            title: "Aus sagen",
            text: "28, 20 und 18: Ihr habt 66\u{a0}Augen. Du spielst aus und darfst es sagen: Tippe auf „Aus!“.",
            wrong: "Eure 66\u{a0}Augen reichen: Tippe auf „Aus!“.",
            answers: &[],
        },
    ],
    penneech: [
        Said {
            title: "Die Sieben in {D}",
            text: "Oben ist das {A}, unten die Zwei. Nur in {D} schlägt eine Karte noch das {A}: {D7}, Penneech. Tippe sie an.",
            wrong: "In {D} ist die Sieben die höchste Karte. Tippe sie an.",
            answers: &[],
        },
        Said {
            title: "Bedienen oder trumpfen",
            text: "Nur Trümpfe zählen, jetzt {C}. Auf {HA} darfst du bedienen oder trumpfen. Nimm den Stich mit deinem höchsten Trumpf: Er bringt 2\u{a0}Punkte.",
            wrong: "{CJ} macht den Stich und zählt auch noch 2\u{a0}Punkte.",
            answers: &[],
        },
        Said {
            title: "Ein neuer Trumpf",
            text: "Nach jedem Stich zeigt die nächste Karte den neuen Trumpf: {D}! Welcher ist der höchste? Spiel ihn.",
            wrong: "Penneech, {D7}, kann jetzt niemand stechen: Spiel sie.",
            answers: &[],
        },
        Said {
            title: "Die Punkte",
            text: "Penneech zählt im Stich 7, aufgedeckt 14. Das {A} zählt 5. Wie viel bringt dir dieser Stich?",
            wrong: "Penneech zählt 7 und das {A} 5: Zähl beide zusammen.",
            answers: &["7\u{a0}Punkte", "12\u{a0}Punkte", "14\u{a0}Punkte"],
        },
    ],
};
