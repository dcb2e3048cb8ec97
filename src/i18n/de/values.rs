//! Was zur Wahl steht: kurz, und als Satz der Regeln.

use sechsundsechzig_engine::rules::*;
use crate::i18n::Value;

pub(in crate::i18n) const fn next_dealer(value: NextDealer) -> Value {
    match value {
        NextDealer::Alternate => Value::new("abwechselnd", "Gegeben wird abwechselnd."),
        NextDealer::Winner => Value::new("der Gewinner", "Wer das letzte Spiel gewonnen hat, gibt das nächste."),
    }
}

pub(in crate::i18n) const fn packets(value: Packets) -> Value {
    match value {
        Packets::TwoTwoTwo => Value::new("dreimal zwei", "Gegeben wird dreimal zwei."),
        Packets::ThreeThree => Value::new("zweimal drei", "Gegeben wird zweimal drei."),
        Packets::ThreeTwo => Value::new("drei und zwei", "Gegeben werden erst drei, dann zwei."),
    }
}

pub(in crate::i18n) const fn trump_card(value: TrumpCard) -> Value {
    match value {
        TrumpCard::Thirteenth => Value::new("nach dem Geben", "Die nächste Karte nach dem Geben wird aufgedeckt."),
        TrumpCard::Seventh => Value::new("die siebente", "Schon nach den ersten drei Karten für jeden wird die siebente aufgedeckt."),
    }
}

pub(in crate::i18n) const fn strict_play(value: StrictPlay) -> Value {
    match value {
        StrictPlay::FollowHeadTrump => Value::new("überbieten, stechen", "Bedient wird, und zwar höher, wenn es geht; wer die Farbe nicht hat, sticht mit Trumpf."),
        StrictPlay::FollowTrump => Value::new("bedienen, stechen", "Bedient wird mit einer beliebigen Karte der Farbe; wer sie nicht hat, sticht mit Trumpf."),
        StrictPlay::Follow => Value::new("nur bedienen", "Bedient wird mit einer beliebigen Karte der Farbe; wer sie nicht hat, legt, was er will."),
    }
}

pub(in crate::i18n) const fn meld_from(value: MeldFrom) -> Value {
    match value {
        MeldFrom::OwnTrick => Value::new("nach eigenem Stich", "Gemeldet wird beim Ausspielen, gleich nach einem eigenen Stich."),
        MeldFrom::AnyLead => Value::new("bei jedem Ausspielen", "Gemeldet wird bei jedem Ausspielen, auch beim ersten; wer noch keinen Stich hat, dem zählt es mit dem ersten."),
    }
}

pub(in crate::i18n) const fn meld_until(value: MeldUntil) -> Value {
    match value {
        MeldUntil::LastDraw => Value::new("bis zur letzten Karte", "Zuletzt geht es beim ersten Ausspielen, nachdem die letzte Talonkarte gezogen ist."),
        MeldUntil::TwoInTalon => Value::new("solange zwei liegen", "Es geht, solange noch zwei Karten im Talon liegen."),
        MeldUntil::Always => Value::new("bis zuletzt", "Es geht bis zuletzt."),
    }
}

pub(in crate::i18n) const fn meld_when_covered(value: MeldWhenCovered) -> Value {
    match value {
        MeldWhenCovered::WithCover => Value::new("nur mit dem Decken", "Ist gedeckt, meldet nur noch, wer gedeckt hat: beim ersten Ausspielen und nur mit vollen Händen."),
        MeldWhenCovered::Allowed => Value::new("wie sonst", "Decken ändert am Melden nichts."),
    }
}

pub(in crate::i18n) const fn rob(value: Rob) -> Value {
    match value {
        Rob::AfterOwnTrick => Value::new("nach eigenem Stich", "Rauben darf, wer dran ist und schon einen Stich hat; deckt der andere, darf er es noch schnell tun."),
        Rob::OnLead => Value::new("am Ausspielen", "Rauben darf, wer ausspielt, auch vor dem ersten Stich."),
        Rob::OnLeadAfterTrick => Value::new("am Ausspielen, später", "Rauben darf, wer ausspielt, aber nicht vor dem ersten Stich."),
        Rob::WhenDrawn => Value::new("frisch gezogen", "Rauben darf nur, wer die Karte eben gezogen hat, und zwar ehe er wieder spielt."),
        Rob::Never => Value::new("gar nicht", "Geraubt wird nicht."),
    }
}

pub(in crate::i18n) const fn cover(value: Cover) -> Value {
    match value {
        Cover::OnLead => Value::new("am Ausspielen", "Decken darf, wer ausspielt, auch vor dem ersten Stich."),
        Cover::JustWon => Value::new("nach eigenem Stich", "Decken darf, wer eben einen Stich gemacht hat."),
    }
}

pub(in crate::i18n) const fn last_trick(value: LastTrick) -> Value {
    match value {
        LastTrick::Ten => Value::new("zehn", "Der letzte Stich zählt zehn extra, wenn bis zur letzten Karte gespielt wird."),
        LastTrick::TenUnlessCovered => Value::new("zehn, wenn nicht gedeckt", "Der letzte Stich zählt zehn extra, wenn bis zur letzten Karte gespielt wird und nicht gedeckt ist."),
        LastTrick::None => Value::new("nichts", "Der letzte Stich zählt nicht mehr als die andern."),
    }
}

pub(in crate::i18n) const fn tie(value: Tie) -> Value {
    match value {
        Tie::Void => Value::new("gilt nicht", "Haben beide gleich viel, gilt das Spiel nicht."),
        Tie::Carry => Value::new("Ständer", "Haben beide gleich viel, ist es ein Ständer: Wer das nächste Spiel gewinnt, bekommt einen Punkt mehr."),
        Tie::LastTrickWins => Value::new("letzter Stich", "Haben beide gleich viel, gewinnt, wer den letzten Stich hat."),
    }
}

pub(in crate::i18n) const fn schneider_counts(value: SchneiderCounts) -> Value {
    match value {
        SchneiderCounts::Tricks => Value::new("nur Stiche", "Aus dem Schneider kommst du nur mit Augen in Stichen."),
        SchneiderCounts::TricksAndMelds => Value::new("Stiche und Meldungen", "Aus dem Schneider hilft dir auch, was du gemeldet hast."),
    }
}

pub(in crate::i18n) const fn false_claim(value: FalseClaim) -> Value {
    match value {
        FalseClaim::TwoOrThree => Value::new("zwei oder drei", "Falsches Aus bringt dem andern zwei Punkte, und drei, wenn er noch keinen Stich hat."),
        FalseClaim::Two => Value::new("zwei", "Falsches Aus bringt dem andern zwei Punkte."),
        FalseClaim::Three => Value::new("drei", "Falsches Aus bringt dem andern drei Punkte."),
    }
}

pub(in crate::i18n) const fn failed_cover(value: FailedCover) -> Value {
    match value {
        FailedCover::TwoOrThree => Value::new("zwei oder drei", "Wer sich verdeckt, gibt dem andern zwei Punkte, und drei, wenn der beim Decken noch keinen Stich hatte."),
        FailedCover::AtLeastTwo => Value::new("mindestens zwei", "Wer sich verdeckt, gibt dem andern zwei Punkte, und drei, wenn er selbst keinen Stich gemacht hat."),
        FailedCover::Three => Value::new("drei", "Wer sich verdeckt, gibt dem andern drei Punkte."),
    }
}

pub(in crate::i18n) const fn double_draw(value: DoubleDraw) -> Value {
    match value {
        DoubleDraw::Keep => Value::new("behalten", "Wer zwei Karten abhebt, behält sie, meldet beim nächsten Ausspielen nicht und zieht das nächste Mal nicht."),
        DoubleDraw::Redeal => Value::new("neu geben", "Hebt einer zwei Karten ab, gibt derselbe Geber neu."),
    }
}

pub(in crate::i18n) const fn referee(value: Referee) -> Value {
    match value {
        Referee::Prevent => Value::new("verhindert", "Was gegen die Regeln ist, lässt sich nicht spielen, und du erfährst, warum."),
        Referee::Punish => Value::new("bestraft", "Wie am echten Tisch: Du kannst gegen die Regeln verstoßen, und dann ist das Spiel verloren."),
    }
}

pub(in crate::i18n) const fn match_length(value: MatchLength) -> Value {
    match value {
        MatchLength::FiveDeals => Value::new("fünf Spiele", "Nach fünf Spielen gewinnt, wer im Ganzen die meisten Augen hat; bei Gleichstand folgt noch eins."),
        MatchLength::Thousand => Value::new("bis tausend", "Die Augen werden Spiel für Spiel angeschrieben. Wer eben einen Stich gemacht hat, darf tausend ansagen: Stimmt es, hat er die Partie gewonnen, sonst verloren."),
    }
}

pub(in crate::i18n) const fn trump_right(value: TrumpRight) -> Value {
    match value {
        TrumpRight::Must => Value::new("muss nennen", "Vorhand sieht drei Karten an und nennt dann den Trumpf."),
        TrumpRight::MayDecline => Value::new("darf verzichten", "Vorhand sieht drei Karten an und nennt dann den Trumpf oder verzichtet; dann entscheidet die unterste Karte des Gebers."),
    }
}

pub(in crate::i18n) const fn four_trump(value: FourTrump) -> Value {
    match value {
        FourTrump::BottomCard => Value::new("unterste Karte", "Der Geber zeigt die unterste Karte, ihre Farbe ist Trumpf."),
        FourTrump::DrawnForFour => Value::new("für vier Spiele", "Eine gezogene Karte bestimmt den Trumpf für vier Spiele."),
    }
}

pub(in crate::i18n) const fn score_when(value: ScoreWhen) -> Value {
    match value {
        ScoreWhen::Won => Value::new("gewonnen", "Wertkarten zählen für den, der sie gewinnt."),
        ScoreWhen::Played => Value::new("gespielt", "Wertkarten zählen für den, der sie spielt."),
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
        Follow::OrTrump => Value::new("Farbe oder Trumpf", "Wer die ausgespielte Farbe hat, muss sie bedienen oder trumpfen; wer nicht, spielt, was er will."),
        Follow::MustFollow => Value::new("erst bedienen", "Wer die ausgespielte Farbe hat, muss sie bedienen; wer nicht, spielt, was er will."),
    }
}

pub(in crate::i18n) const fn cover_before_draw(value: bool) -> Value {
    match value {
        true => Value::new("ja", "Gedeckt wird vor oder nach dem Ziehen."),
        false => Value::new("nein", "Gedeckt wird erst nach dem Ziehen."),
    }
}

pub(in crate::i18n) const fn rob_before_draw(value: bool) -> Value {
    match value {
        true => Value::new("ja", "Geraubt wird vor oder nach dem Ziehen."),
        false => Value::new("nein", "Geraubt wird erst nach dem Ziehen."),
    }
}

pub(in crate::i18n) const fn last_trick_wins_deal(value: bool) -> Value {
    match value {
        true => Value::new("ja", "Ist nicht gedeckt und sagt keiner Aus, gewinnt der letzte Stich das Spiel."),
        false => Value::new("nein", "Sagt keiner Aus, gewinnt, wer mehr Augen hat."),
    }
}

pub(in crate::i18n) const fn cover_snapshot(value: bool) -> Value {
    match value {
        true => Value::new("ja", "Ein gewonnenes Decken zählt, was der andere beim Decken hatte."),
        false => Value::new("nein", "Ein gewonnenes Decken zählt, was der andere am Ende hat."),
    }
}

pub(in crate::i18n) const fn shutout_doubles(value: bool) -> Value {
    match value {
        true => Value::new("ja", "Eine Partie ohne einen Punkt dagegen zählt zwei Bummerl."),
        false => Value::new("nein", "Jede verlorene Partie zählt ein Bummerl."),
    }
}

pub(in crate::i18n) const fn opening_melds(value: bool) -> Value {
    match value {
        true => Value::new("ja", "Vor dem ersten Ausspielen darf jeder der Reihe nach seine Paare melden; sie zählen, wenn er noch einen Stich macht."),
        false => Value::new("nein", "Vor dem ersten Ausspielen wird nicht gemeldet."),
    }
}
