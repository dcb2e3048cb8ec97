//! Das Übungsspiel.

use crate::i18n::texts;

texts! {
    LEAD: "Wer zuerst 66 Augen hat und Aus sagt, gewinnt. Kreuz ist Trumpf, und du spielst aus. Solange Karten im Talon liegen, muss niemand bedienen.",
    ROB: "Dein Stich: vier Augen für den König. Und du hast die Trumpf-Neun. Wer einen Stich hat, darf mit ihr die offene Trumpfkarte rauben: das Ass!",
    DRAW: "Nach jedem Stich zieht jeder eine Karte, der Gewinner zuerst.",
    MARRIAGE: "Karo-König und Karo-Dame sind ein Paar. Wer am Ausspielen ist, meldet es und spielt eine davon: das bringt 20, in Trumpf 40.",
    TAKE: "Mit dem Karo-Ass hat er gestochen. Nun spielt er den Pik-Buben. Dein Pik-Ass ist höher: Nimm ihn.",
    COVER: "Zähl mit: 4 und 13, dazu 20 gemeldet, das sind 37. Trumpf-Ass, Trumpf-Zehn und Pik-Zehn bringen wenigstens 31. Also zu mit dem Talon! Tipp zweimal auf Decken.",
    FOLLOW: "Nun zieht keiner mehr, und jeder muss bedienen, stechen, wenn er kann. Erst die Trümpfe: das Ass.",
    COUNT: "Er musste Trumpf zugeben: 15 Augen mehr, das sind 52. Jetzt die Trumpf-Zehn.",
    LAST: "64. Noch zwei fehlen. Gegen deine Pik-Zehn hat er nichts Höheres.",
    OUT: "77: Das reicht. Sag Aus! Wer es sagt und sich verzählt hat, verliert doppelt.",
}
