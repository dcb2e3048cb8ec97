//! Was eine Fassung gebracht hat.

pub(in crate::i18n) const ITEMS: &[(&str, &str)] = &[
    ("Rätsel.", "Zweiundsiebzig Stellungen, jeden Tag eine andere. Ein Zug erreicht sein Ziel gewiss; warum die anderen nicht, wird gezeigt."),
    ("Rückschau.", "Nach dem Spiel siehst du, was jede Entscheidung wert war, und kannst von jeder aus noch einmal spielen."),
    ("Zusehen und herausfordern.", "Jedes der letzten hundert Spiele läuft Zug für Zug noch einmal ab. Schick es jemandem: Er spielt dieselben Karten, und ihr vergleicht."),
    ("Versiegelte Spiele.", "Vor der ersten Karte steht eine Prüfzahl da. Nach der letzten prüfst du mit einem Tippen, dass niemand etwas vertauscht hat."),
    ("Zählen üben.", "Bei Aus kannst du aufschreiben, wie viel du gezählt hast. Die Rückschau zeigt, wo es auseinanderlief, und der Zähltrainer übt mit dir."),
    ("Tipp und zurück.", "Ein Tipp nennt einen Zug und den Grund in Worten. Zurück nimmt deinen letzten Zug. Beides macht das Spiel zur Übung."),
    ("Alle Regeln.", "66 zu zweit, zu dritt und zu viert, freie Trumpfwahl, Tausend, Herz-Ass und Penneech. Jede Regel lässt sich ändern, unter einem Namen behalten und verschicken."),
    ("Klang.", "Karten, Mischen und Klopfen sind zu hören, wenn du es einschaltest; auf manchen Geräten auch zu spüren."),
    ("Deine Daten.", "Alles bleibt auf deinem Gerät. Du kannst es als Datei sichern und wieder einlesen."),
];
