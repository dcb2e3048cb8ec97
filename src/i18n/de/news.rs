//! Was eine Version gebracht hat.

pub(in crate::i18n) const ITEMS: &[(&str, &str)] = &[
    ("Rätsel", "72 Stellungen, jeden Tag eine andere. Ein Zug erreicht sicher das Ziel; warum die anderen scheitern, wird gezeigt."),
    ("Rückschau", "Nach dem Spiel siehst du, was jede Entscheidung wert war, und kannst ab jeder noch einmal spielen."),
    ("Ansehen und herausfordern", "Sieh dir jedes der letzten hundert Spiele Zug für Zug an. Schick eins weiter: Dieselben Karten, und ihr vergleicht."),
    ("Fairness-Nachweis", "Vor der ersten Karte siehst du das Siegel des Spiels. Nach der letzten prüfst du, dass niemand Karten getauscht hat."),
    ("Zählen üben", "Beim Aus kannst du eingeben, was du gezählt hast. Die Rückschau zeigt, ab wo es nicht mehr stimmte, und der Zähltrainer übt mit dir."),
    ("Tipp und Zug zurück", "Ein Tipp nennt einen Zug und den Grund. Du kannst auch deinen letzten Zug zurücknehmen. Beides macht das Spiel zur Übung."),
    ("Alle Regeln", "66 zu zweit, zu dritt und zu viert, freie Trumpfwahl, Tausend, Herz-Ass und Penneech. Du kannst jede Regel ändern, speichern und verschicken."),
    ("Ton", "Karten, Mischen und Ansagen sind zu hören, wenn du es einschaltest, auf manchen Geräten auch zu spüren."),
    ("Deine Daten", "Alles bleibt auf deinem Gerät. Du kannst es als Datei sichern und wieder laden."),
];
