//! Was zur Wahl steht: kurz, und als Satz der Regeln.

use sechsundsechzig_engine::rules::*;
use crate::i18n::Value;

pub(in crate::i18n) const fn next_dealer(value: NextDealer) -> Value {
    match value {
        NextDealer::Alternate => Value::new("abwechselnd", "Gegeben wird abwechselnd."),
        NextDealer::Winner => Value::new("der Gewinner", "Wer ein Spiel gewinnt, gibt das nächste."),
    }
}

pub(in crate::i18n) const fn packets(value: Packets) -> Value {
    match value {
        Packets::TwoTwoTwo => Value::new("dreimal zwei", "Ausgeteilt werden dreimal zwei Karten."),
        Packets::ThreeThree => Value::new("zweimal drei", "Ausgeteilt werden zweimal drei Karten."),
        Packets::ThreeTwo => Value::new("erst drei, dann zwei", "Ausgeteilt werden erst drei, dann zwei Karten."),
    }
}

pub(in crate::i18n) const fn trump_card(value: TrumpCard) -> Value {
    match value {
        TrumpCard::Thirteenth => Value::new("nach dem Geben", "Nach dem Geben wird die nächste Karte aufgedeckt."),
        TrumpCard::Seventh => Value::new("nach drei Karten", "Hat jeder drei Karten, wird die nächste aufgedeckt und dann weiter ausgeteilt."),
    }
}

pub(in crate::i18n) const fn strict_play(value: StrictPlay) -> Value {
    match value {
        StrictPlay::FollowHeadTrump => Value::new("Farb-, Stich- und Trumpfzwang", "Du musst bedienen, wenn möglich höher. Ohne die Farbe musst du trumpfen, ohne Trumpf ist jede Karte erlaubt."),
        StrictPlay::FollowTrump => Value::new("Farb- und Trumpfzwang", "Du musst bedienen, egal wie hoch. Ohne die Farbe musst du trumpfen, ohne Trumpf ist jede Karte erlaubt."),
        StrictPlay::Follow => Value::new("nur Farbzwang", "Du musst bedienen, egal wie hoch. Ohne die Farbe ist jede Karte erlaubt."),
    }
}

pub(in crate::i18n) const fn meld_from(value: MeldFrom) -> Value {
    match value {
        MeldFrom::OwnTrick => Value::new("nach eigenem Stich", "Melden darfst du beim Ausspielen, wenn du den Stich davor gemacht hast."),
        MeldFrom::AnyLead => Value::new("bei jedem Ausspielen", "Melden darfst du bei jedem Ausspielen, auch beim ersten. Hast du noch keinen Stich, zählt die Meldung ab deinem ersten."),
    }
}

pub(in crate::i18n) const fn meld_until(value: MeldUntil) -> Value {
    match value {
        MeldUntil::LastDraw => Value::new("bis zur letzten Talonkarte", "Zuletzt darfst du beim ersten Ausspielen nach der letzten Talonkarte melden."),
        MeldUntil::TwoInTalon => Value::new("solange zwei Karten liegen", "Melden darfst du, solange noch mindestens zwei Karten im Talon liegen."),
        MeldUntil::Always => Value::new("bis zuletzt", "Melden darfst du bis zuletzt."),
    }
}

pub(in crate::i18n) const fn meld_when_covered(value: MeldWhenCovered) -> Value {
    match value {
        MeldWhenCovered::WithCover => Value::new("nur beim Decken", "Ist gedeckt, darf nur noch melden, wer gedeckt hat: beim nächsten Ausspielen und nur mit voller Hand."),
        MeldWhenCovered::Allowed => Value::new("wie sonst", "Ist gedeckt, darfst du melden wie sonst."),
    }
}

pub(in crate::i18n) const fn rob(value: Rob) -> Value {
    match value {
        Rob::AfterOwnTrick => Value::new("nach eigenem Stich", "Rauben darfst du, wenn du dran bist und schon einen Stich hast, auch noch gleich nach dem Decken des Gegners."),
        Rob::OnLead => Value::new("beim Ausspielen", "Rauben darfst du, wenn du ausspielst, auch vor dem ersten Stich."),
        Rob::OnLeadAfterTrick => Value::new("nach dem ersten Stich", "Rauben darfst du, wenn du ausspielst, aber nicht vor dem ersten Stich."),
        Rob::WhenDrawn => Value::new("frisch gezogen", "Rauben darfst du nur mit einer eben gezogenen Karte, bevor du wieder spielst."),
        Rob::Never => Value::new("gar nicht", "Geraubt wird nicht."),
    }
}

pub(in crate::i18n) const fn cover(value: Cover) -> Value {
    match value {
        Cover::OnLead => Value::new("beim Ausspielen", "Decken darfst du, wenn du ausspielst, auch vor dem ersten Stich."),
        Cover::JustWon => Value::new("nach eigenem Stich", "Decken darfst du, wenn du eben einen Stich gemacht hast."),
    }
}

pub(in crate::i18n) const fn last_trick(value: LastTrick) -> Value {
    match value {
        LastTrick::Ten => Value::new("zehn Augen", "Geht das Spiel bis zur letzten Karte, zählt der letzte Stich zehn Augen extra."),
        LastTrick::TenUnlessCovered => Value::new("zehn Augen, wenn nicht gedeckt", "Geht das Spiel bis zur letzten Karte und ist nicht gedeckt, zählt der letzte Stich zehn Augen extra."),
        LastTrick::None => Value::new("nichts extra", "Der letzte Stich zählt nichts extra."),
    }
}

pub(in crate::i18n) const fn tie(value: Tie) -> Value {
    match value {
        Tie::Void => Value::new("zählt nicht", "Bei Gleichstand zählt das Spiel nicht."),
        Tie::Carry => Value::new("nächstes zählt mehr", "Bei Gleichstand zählt das nächste Spiel einen Punkt mehr."),
        Tie::LastTrickWins => Value::new("letzter Stich", "Bei Gleichstand gewinnt der letzte Stich."),
    }
}

pub(in crate::i18n) const fn schneider_counts(value: SchneiderCounts) -> Value {
    match value {
        SchneiderCounts::Tricks => Value::new("nur Stiche", "Aus dem Schneider kommst du nur mit Augen in Stichen."),
        SchneiderCounts::TricksAndMelds => Value::new("Stiche und Meldungen", "Auch Meldungen bringen dich aus dem Schneider."),
    }
}

pub(in crate::i18n) const fn false_claim(value: FalseClaim) -> Value {
    match value {
        FalseClaim::TwoOrThree => Value::new("zwei oder drei Punkte", "Ein falsches Aus bringt dem Gegner zwei Punkte; drei, wenn er noch keinen Stich hat."),
        FalseClaim::Two => Value::new("zwei Punkte", "Ein falsches Aus bringt dem Gegner zwei Punkte."),
        FalseClaim::Three => Value::new("drei Punkte", "Ein falsches Aus bringt dem Gegner drei Punkte."),
    }
}

pub(in crate::i18n) const fn failed_cover(value: FailedCover) -> Value {
    match value {
        FailedCover::TwoOrThree => Value::new("zwei oder drei Punkte", "Wer deckt und 66 verfehlt, gibt dem Gegner zwei Punkte; drei, wenn dieser beim Decken noch keinen Stich hatte."),
        FailedCover::AtLeastTwo => Value::new("mindestens zwei Punkte", "Wer deckt und 66 verfehlt, gibt dem Gegner zwei Punkte, ohne eigenen Stich drei."),
        FailedCover::Three => Value::new("drei Punkte", "Wer deckt und 66 verfehlt, gibt dem Gegner drei Punkte."),
    }
}

pub(in crate::i18n) const fn double_draw(value: DoubleDraw) -> Value {
    match value {
        DoubleDraw::Keep => Value::new("behalten", "Ziehst du zwei Karten auf einmal, behältst du sie, darfst beim nächsten Ausspielen nicht melden und ziehst das nächste Mal nicht."),
        DoubleDraw::Redeal => Value::new("neu geben", "Zieht jemand zwei Karten auf einmal, gibt derselbe Geber neu."),
    }
}

pub(in crate::i18n) const fn referee(value: Referee) -> Value {
    match value {
        Referee::Prevent => Value::new("verhindert", "Unerlaubtes lässt sich nicht spielen, und du erfährst, warum."),
        Referee::Punish => Value::new("bestraft", "Wie am echten Tisch: Du kannst gegen die Regeln verstoßen, hast das Spiel dann aber verloren."),
    }
}

pub(in crate::i18n) const fn match_length(value: MatchLength) -> Value {
    match value {
        MatchLength::FiveDeals => Value::new("nach fünf Spielen", "Nach fünf Spielen gewinnt, wer insgesamt mehr Augen hat; bei Gleichstand folgt noch eins."),
        MatchLength::Thousand => Value::new("bis tausend", "Die Augen aller Spiele zählen zusammen. Hast du eben einen Stich gemacht, darfst du Tausend ansagen: Stimmt es, gewinnst du die Partie, sonst verlierst du sie."),
    }
}

pub(in crate::i18n) const fn trump_right(value: TrumpRight) -> Value {
    match value {
        TrumpRight::Must => Value::new("muss nennen", "Vorhand sieht sich erst drei Karten an und nennt dann den Trumpf."),
        TrumpRight::MayDecline => Value::new("darf verzichten", "Vorhand sieht sich erst drei Karten an und nennt dann den Trumpf oder überlässt ihn der untersten Karte des Gebers."),
    }
}

pub(in crate::i18n) const fn four_trump(value: FourTrump) -> Value {
    match value {
        FourTrump::BottomCard => Value::new("unterste Karte", "Der Geber zeigt seine unterste Karte: Ihre Farbe ist Trumpf."),
        FourTrump::DrawnForFour => Value::new("für vier Spiele", "Eine gezogene Karte bestimmt den Trumpf für vier Spiele."),
    }
}

pub(in crate::i18n) const fn score_when(value: ScoreWhen) -> Value {
    match value {
        ScoreWhen::Won => Value::new("für den Stich", "Wertkarten, also Karten, die Punkte bringen, zählen für den Spieler, der sie gewinnt."),
        ScoreWhen::Played => Value::new("beim Spielen", "Wertkarten, also Karten, die Punkte bringen, zählen für den Spieler, der sie spielt."),
    }
}

pub(in crate::i18n) const fn scoring_cards(value: ScoringCards) -> Value {
    match value {
        ScoringCards::Trumps => Value::new("nur Trümpfe", "Nur Trümpfe zählen: Ass 5, König 4, Dame 3, Bube 2."),
        ScoringCards::AllHonours => Value::new("alle Asse und Bilder", "Asse und Bilder aller Farben zählen: Ass 5, König 4, Dame 3, Bube 2."),
    }
}

pub(in crate::i18n) const fn follow(value: Follow) -> Value {
    match value {
        Follow::OrTrump => Value::new("Farbe oder Trumpf", "Hast du die ausgespielte Farbe, musst du bedienen oder trumpfen; sonst ist jede Karte erlaubt."),
        Follow::MustFollow => Value::new("nur Farbe", "Hast du die ausgespielte Farbe, musst du bedienen; sonst ist jede Karte erlaubt."),
    }
}

pub(in crate::i18n) const fn cover_before_draw(value: bool) -> Value {
    if value {
        Value::new("ja", "Decken darfst du vor oder nach dem Ziehen.")
    } else {
        Value::new("nein", "Decken darfst du erst nach dem Ziehen.")
    }
}

pub(in crate::i18n) const fn rob_before_draw(value: bool) -> Value {
    if value {
        Value::new("ja", "Rauben darfst du vor oder nach dem Ziehen.")
    } else {
        Value::new("nein", "Rauben darfst du erst nach dem Ziehen.")
    }
}

pub(in crate::i18n) const fn last_trick_wins_deal(value: bool) -> Value {
    if value {
        Value::new("ja", "Ist nicht gedeckt und sagt keiner Aus, gewinnt der letzte Stich das Spiel.")
    } else {
        Value::new("nein", "Sagt keiner Aus, gewinnt, wer mehr Augen hat.")
    }
}

pub(in crate::i18n) const fn cover_snapshot(value: bool) -> Value {
    if value {
        Value::new("beim Decken", "Hast du gedeckt und gewinnst, zählt der Stand des Gegners beim Decken.")
    } else {
        Value::new("am Ende", "Hast du gedeckt und gewinnst, zählt der Stand des Gegners am Ende.")
    }
}

pub(in crate::i18n) const fn shutout_doubles(value: bool) -> Value {
    if value {
        Value::new("doppelt", "Wer eine Partie zu null verliert, bekommt zwei Bummerl.")
    } else {
        Value::new("einfach", "Jede verlorene Partie kostet ein Bummerl.")
    }
}

pub(in crate::i18n) const fn opening_melds(value: bool) -> Value {
    if value {
        Value::new("ja", "Vor dem ersten Ausspielen dürfen alle der Reihe nach melden; das zählt aber nur mit einem eigenen Stich.")
    } else {
        Value::new("nein", "Vor dem ersten Ausspielen wird nicht gemeldet.")
    }
}
