//! Das Übungsspiel.

use crate::i18n::texts;

texts! {
    LEAD: "Wer zuerst 66\u{a0}Augen hat und Aus sagt, gewinnt. Ass 11, Zehn 10, König 4, Dame 3, Bube 2, Neun 0. Den Stich macht der höhere Trumpf, hier Kreuz, sonst die höhere Karte der ausgespielten Farbe. Du spielst aus.",
    ROB: "Dein Stich: vier Augen für den König. Solange Karten im Talon liegen, muss keiner bedienen. Nach einem Stich darfst du die Trumpf-Neun gegen die aufgedeckte Karte tauschen, das Ass: Tippe auf „#1“.",
    DRAW: "Nach jedem Stich zieht jeder eine Karte, der Gewinner zuerst.",
    MARRIAGE: "Karo-König und Karo-Dame sind ein Paar. Wenn du ausspielst, kannst du es melden und eine von beiden spielen: Das bringt 20\u{a0}Augen, in Trumpf 40.",
    TAKE: "Das Karo-Ass hat den Stich gemacht. Nun kommt der Pik-Bube. Dein Pik-Ass ist höher: Nimm ihn.",
    COVER: "Zähl mit: 4 und 13\u{a0}Augen, dazu 20 gemeldet, das sind 37. Trumpf-Ass, Trumpf-Zehn und Pik-Zehn bringen mindestens 31. Das reicht: Mach den Talon zu. Tippe auf „#2“, dann auf „#3“.",
    FOLLOW: "Nun zieht keiner mehr, und ihr müsst die Farbe bedienen, möglichst höher; wer sie nicht hat, muss trumpfen. Erst die Trümpfe: das Ass.",
    COUNT: "Dein Gegner musste Trumpf zugeben: 15\u{a0}Augen mehr, das sind 52. Jetzt die Trumpf-Zehn.",
    LAST: "64: Noch zwei fehlen. Dein Gegner hat nichts Höheres als deine Pik-Zehn.",
    OUT: "77\u{a0}Augen, das reicht: Tippe auf „#4“. Hast du dich einmal verzählt, bekommt dein Gegner zwei oder drei Punkte.",
}
