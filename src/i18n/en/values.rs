//! What there is to choose: in short, and as a sentence of the rules.

use sechsundsechzig_engine::rules::*;
use crate::i18n::Value;

pub(in crate::i18n) const fn next_dealer(value: NextDealer) -> Value {
    match value {
        NextDealer::Alternate => Value::new("by turns", "The deal alternates."),
        NextDealer::Winner => Value::new("the winner", "Whoever won the last deal deals the next."),
    }
}

pub(in crate::i18n) const fn packets(value: Packets) -> Value {
    match value {
        Packets::TwoTwoTwo => Value::new("two, three times", "The cards are dealt two at a time, three times."),
        Packets::ThreeThree => Value::new("three, twice", "The cards are dealt three at a time, twice."),
        Packets::ThreeTwo => Value::new("three, then two", "The cards are dealt three, then two."),
    }
}

pub(in crate::i18n) const fn trump_card(value: TrumpCard) -> Value {
    match value {
        TrumpCard::Thirteenth => Value::new("after the hands", "The next card after the hands is turned up."),
        TrumpCard::Seventh => Value::new("the seventh", "The seventh card is turned up, after the first three for each."),
    }
}

pub(in crate::i18n) const fn strict_play(value: StrictPlay) -> Value {
    match value {
        StrictPlay::FollowHeadTrump => Value::new("follow, head, trump", "Follow suit, with a higher card if you can; without the suit, play a trump."),
        StrictPlay::FollowTrump => Value::new("follow, trump", "Follow suit with any card of it; without the suit, play a trump."),
        StrictPlay::Follow => Value::new("follow only", "Follow suit with any card of it; without the suit, play anything."),
    }
}

pub(in crate::i18n) const fn meld_from(value: MeldFrom) -> Value {
    match value {
        MeldFrom::OwnTrick => Value::new("after a trick", "They are announced when leading, having just won a trick."),
        MeldFrom::AnyLead => Value::new("at any lead", "They are announced at any lead, the first included; without a trick they count once you have won one."),
    }
}

pub(in crate::i18n) const fn meld_until(value: MeldUntil) -> Value {
    match value {
        MeldUntil::LastDraw => Value::new("to the last draw", "The last chance is the first lead after the last talon card was drawn."),
        MeldUntil::TwoInTalon => Value::new("while two lie there", "It can be done while at least two cards lie in the talon."),
        MeldUntil::Always => Value::new("to the end", "It can be done to the end."),
    }
}

pub(in crate::i18n) const fn meld_when_covered(value: MeldWhenCovered) -> Value {
    match value {
        MeldWhenCovered::WithCover => Value::new("only with the cover", "Once covered, only the coverer announces: with the first lead and from full hands."),
        MeldWhenCovered::Allowed => Value::new("as usual", "Covering changes nothing about it."),
    }
}

pub(in crate::i18n) const fn rob(value: Rob) -> Value {
    match value {
        Rob::AfterOwnTrick => Value::new("after a trick", "Whoever is to act and has a trick may rob, even just after the other has covered."),
        Rob::OnLead => Value::new("on lead", "Whoever is on lead may rob, before the first trick too."),
        Rob::OnLeadAfterTrick => Value::new("on lead, later", "Whoever is on lead may rob, but not before the first trick."),
        Rob::WhenDrawn => Value::new("just drawn", "Only a player who has just drawn the card may rob, before playing again."),
        Rob::Never => Value::new("never", "There is no robbing."),
    }
}

pub(in crate::i18n) const fn cover(value: Cover) -> Value {
    match value {
        Cover::OnLead => Value::new("on lead", "Whoever is on lead may cover, before the first trick too."),
        Cover::JustWon => Value::new("after a trick", "Whoever has just won a trick may cover."),
    }
}

pub(in crate::i18n) const fn last_trick(value: LastTrick) -> Value {
    match value {
        LastTrick::Ten => Value::new("ten", "The last trick counts ten extra if the last card is played."),
        LastTrick::TenUnlessCovered => Value::new("ten unless covered", "The last trick counts ten extra if the last card is played and nobody covered."),
        LastTrick::None => Value::new("nothing", "The last trick counts no more than the others."),
    }
}

pub(in crate::i18n) const fn tie(value: Tie) -> Value {
    match value {
        Tie::Void => Value::new("void", "If both have the same, the deal does not count."),
        Tie::Carry => Value::new("carried over", "If both have the same, it stands over: whoever wins the next deal scores one more."),
        Tie::LastTrickWins => Value::new("last trick", "If both have the same, the last trick wins."),
    }
}

pub(in crate::i18n) const fn schneider_counts(value: SchneiderCounts) -> Value {
    match value {
        SchneiderCounts::Tricks => Value::new("tricks only", "Only card points in tricks get you out of Schneider."),
        SchneiderCounts::TricksAndMelds => Value::new("tricks and marriages", "Marriages help you out of Schneider too."),
    }
}

pub(in crate::i18n) const fn false_claim(value: FalseClaim) -> Value {
    match value {
        FalseClaim::TwoOrThree => Value::new("two or three", "A false claim gives the other two points, three if he has no trick yet."),
        FalseClaim::Two => Value::new("two", "A false claim gives the other two points."),
        FalseClaim::Three => Value::new("three", "A false claim gives the other three points."),
    }
}

pub(in crate::i18n) const fn failed_cover(value: FailedCover) -> Value {
    match value {
        FailedCover::TwoOrThree => Value::new("two or three", "A failed cover gives the other two points, three if he had no trick when the talon was covered."),
        FailedCover::AtLeastTwo => Value::new("at least two", "A failed cover gives the other two points, three if the coverer took no trick."),
        FailedCover::Three => Value::new("three", "A failed cover gives the other three points."),
    }
}

pub(in crate::i18n) const fn double_draw(value: DoubleDraw) -> Value {
    match value {
        DoubleDraw::Keep => Value::new("kept", "Whoever lifts two cards keeps them, announces nothing with the next lead and draws none the next time."),
        DoubleDraw::Redeal => Value::new("dealt anew", "If somebody lifts two cards, the same dealer deals anew."),
    }
}

pub(in crate::i18n) const fn referee(value: Referee) -> Value {
    match value {
        Referee::Prevent => Value::new("prevents", "What is against the rules cannot be played, and you are told why."),
        Referee::Punish => Value::new("punishes", "As at a real table: you can break the rules, and then the deal is lost."),
    }
}

pub(in crate::i18n) const fn match_length(value: MatchLength) -> Value {
    match value {
        MatchLength::FiveDeals => Value::new("five deals", "After five deals the most points in all win; if level, one more is played."),
        MatchLength::Thousand => Value::new("to a thousand", "Points are written up deal by deal. Whoever has just won a trick may claim a thousand: if right, the match is won, if wrong, lost."),
    }
}

pub(in crate::i18n) const fn trump_right(value: TrumpRight) -> Value {
    match value {
        TrumpRight::Must => Value::new("must name", "Forehand looks at three cards and then names trumps."),
        TrumpRight::MayDecline => Value::new("may decline", "Forehand looks at three cards and then names trumps or declines; then the dealer's bottom card decides."),
    }
}

pub(in crate::i18n) const fn four_trump(value: FourTrump) -> Value {
    match value {
        FourTrump::BottomCard => Value::new("bottom card", "The dealer shows the bottom card; its suit is trumps."),
        FourTrump::DrawnForFour => Value::new("for four deals", "A card drawn from the pack fixes trumps for four deals."),
    }
}

pub(in crate::i18n) const fn score_when(value: ScoreWhen) -> Value {
    match value {
        ScoreWhen::Won => Value::new("when won", "Scoring cards count for whoever wins them."),
        ScoreWhen::Played => Value::new("when played", "Scoring cards count for whoever plays them."),
    }
}

pub(in crate::i18n) const fn scoring_cards(value: ScoringCards) -> Value {
    match value {
        ScoringCards::Trumps => Value::new("trumps only", "Only trumps score: ace 5, king 4, queen 3, jack 2."),
        ScoringCards::AllHonours => Value::new("all aces and courts", "Aces and court cards of every suit score: ace 5, king 4, queen 3, jack 2."),
    }
}

pub(in crate::i18n) const fn follow(value: Follow) -> Value {
    match value {
        Follow::OrTrump => Value::new("suit or trump", "Whoever holds the suit led follows it or trumps; whoever does not plays anything."),
        Follow::MustFollow => Value::new("follow first", "Whoever holds the suit led must follow it; whoever does not plays anything."),
    }
}

pub(in crate::i18n) const fn cover_before_draw(value: bool) -> Value {
    match value {
        true => Value::new("yes", "One may cover before or after drawing."),
        false => Value::new("no", "One covers only after drawing."),
    }
}

pub(in crate::i18n) const fn rob_before_draw(value: bool) -> Value {
    match value {
        true => Value::new("yes", "You may exchange before or after drawing."),
        false => Value::new("no", "You may exchange only after drawing."),
    }
}

pub(in crate::i18n) const fn last_trick_wins_deal(value: bool) -> Value {
    match value {
        true => Value::new("yes", "If nobody covers or goes out, the last trick wins the deal."),
        false => Value::new("no", "If nobody goes out, more card points win."),
    }
}

pub(in crate::i18n) const fn cover_snapshot(value: bool) -> Value {
    match value {
        true => Value::new("yes", "A won cover is paid by what the other had when it was made."),
        false => Value::new("no", "A won cover is paid by what the other has at the end."),
    }
}

pub(in crate::i18n) const fn shutout_doubles(value: bool) -> Value {
    match value {
        true => Value::new("yes", "A match without a point against counts two Bummerl."),
        false => Value::new("no", "Every lost match counts one Bummerl."),
    }
}

pub(in crate::i18n) const fn opening_melds(value: bool) -> Value {
    match value {
        true => Value::new("yes", "Before the first lead each in turn may announce marriages; they count if he wins a trick in the end."),
        false => Value::new("no", "No marriages are announced before the first lead."),
    }
}
