//! What there is to choose: in short, and as a sentence of the rules.

use sechsundsechzig_engine::rules::*;
use crate::i18n::Value;

pub(in crate::i18n) const fn next_dealer(value: NextDealer) -> Value {
    match value {
        NextDealer::Alternate => Value::new("in turn", "The deal alternates."),
        NextDealer::Winner => Value::new("the winner", "The winner of a deal deals the next."),
    }
}

pub(in crate::i18n) const fn packets(value: Packets) -> Value {
    match value {
        Packets::TwoTwoTwo => Value::new("two at a time", "The cards are dealt two at a time."),
        Packets::ThreeThree => Value::new("three at a time", "The cards are dealt three at a time."),
        Packets::ThreeTwo => Value::new("three, then two", "Each player is dealt three cards, then two."),
    }
}

pub(in crate::i18n) const fn trump_card(value: TrumpCard) -> Value {
    match value {
        TrumpCard::Thirteenth => Value::new("after dealing", "After the hands are dealt, the next card is turned up."),
        TrumpCard::Seventh => Value::new("after three cards each", "After three cards each, the next card is turned up; then dealing goes on."),
    }
}

pub(in crate::i18n) const fn strict_play(value: StrictPlay) -> Value {
    match value {
        StrictPlay::FollowHeadTrump => Value::new("follow, head, trump", "You must follow suit, with a higher card if you can. If you have none of the suit, you must play a trump; if you have no trump either, play any card."),
        StrictPlay::FollowTrump => Value::new("follow, trump", "You must follow suit, with any card of the suit. If you have none of the suit, you must play a trump; if you have no trump either, play any card."),
        StrictPlay::Follow => Value::new("follow only", "You must follow suit, with any card of the suit. If you have none of the suit, play any card."),
    }
}

pub(in crate::i18n) const fn meld_from(value: MeldFrom) -> Value {
    match value {
        MeldFrom::OwnTrick => Value::new("after winning a trick", "You may declare a marriage when you lead after winning a trick."),
        MeldFrom::AnyLead => Value::new("whenever you lead", "You may declare a marriage whenever you lead, even to the first trick. If you have no tricks yet, it counts as soon as you win one."),
    }
}

pub(in crate::i18n) const fn meld_until(value: MeldUntil) -> Value {
    match value {
        MeldUntil::LastDraw => Value::new("up to the last draw", "Your last chance is the first lead after the last talon card is drawn."),
        MeldUntil::TwoInTalon => Value::new("while two cards are left", "You may declare while at least two cards are left in the talon."),
        MeldUntil::Always => Value::new("to the end", "You may declare to the end."),
    }
}

pub(in crate::i18n) const fn meld_when_covered(value: MeldWhenCovered) -> Value {
    match value {
        MeldWhenCovered::WithCover => Value::new("only when closing", "Once the talon is closed, only the player who closed it may declare a marriage: with the next lead, and only if both players hold full hands."),
        MeldWhenCovered::Allowed => Value::new("as before", "You may declare even with the talon closed."),
    }
}

pub(in crate::i18n) const fn rob(value: Rob) -> Value {
    match value {
        Rob::AfterOwnTrick => Value::new("after winning a trick", "You may exchange on your turn once you have won a trick, even just after your opponent closes."),
        Rob::OnLead => Value::new("when you lead", "You may exchange when you lead, even to the first trick."),
        Rob::OnLeadAfterTrick => Value::new("after the first trick", "You may exchange when you lead, but not to the first trick."),
        Rob::WhenDrawn => Value::new("when just drawn", "You may exchange only when you have just drawn the lowest trump, before you play again."),
        Rob::Never => Value::new("never", "The turned-up trump cannot be exchanged."),
    }
}

pub(in crate::i18n) const fn cover(value: Cover) -> Value {
    match value {
        Cover::OnLead => Value::new("when you lead", "You may close the talon when you lead, even to the first trick."),
        Cover::JustWon => Value::new("after winning a trick", "You may close the talon when you have just won a trick."),
    }
}

pub(in crate::i18n) const fn last_trick(value: LastTrick) -> Value {
    match value {
        LastTrick::Ten => Value::new("10 card points", "If the deal is played to the last card, the last trick is worth 10 extra card points."),
        LastTrick::TenUnlessCovered => Value::new("10 unless closed", "If the deal is played to the last card, the last trick is worth 10 extra card points unless the talon was closed."),
        LastTrick::None => Value::new("nothing extra", "The last trick is worth nothing extra."),
    }
}

pub(in crate::i18n) const fn tie(value: Tie) -> Value {
    match value {
        Tie::Void => Value::new("no score", "In a tie the deal does not count."),
        Tie::Carry => Value::new("next deal worth more", "In a tie the next deal is worth one more game point."),
        Tie::LastTrickWins => Value::new("last trick", "In a tie the last trick wins."),
    }
}

pub(in crate::i18n) const fn schneider_counts(value: SchneiderCounts) -> Value {
    match value {
        SchneiderCounts::Tricks => Value::new("tricks only", "Only card points in tricks save you from Schneider."),
        SchneiderCounts::TricksAndMelds => Value::new("tricks and marriages", "Marriages save you from Schneider too."),
    }
}

pub(in crate::i18n) const fn false_claim(value: FalseClaim) -> Value {
    match value {
        FalseClaim::TwoOrThree => Value::new("2 or 3 game points", "If you claim 66 wrongly, the other side scores 2 game points, or 3 if they have no tricks yet."),
        FalseClaim::Two => Value::new("2 game points", "If you claim 66 wrongly, the other side scores 2 game points."),
        FalseClaim::Three => Value::new("3 game points", "If you claim 66 wrongly, the other side scores 3 game points."),
    }
}

pub(in crate::i18n) const fn failed_cover(value: FailedCover) -> Value {
    match value {
        FailedCover::TwoOrThree => Value::new("2 or 3 game points", "If you close and fail, your opponent scores 2 game points, or 3 if they had no tricks when you closed."),
        FailedCover::AtLeastTwo => Value::new("at least 2 game points", "If you close and fail, your opponent scores 2 game points, or 3 if you have no tricks."),
        FailedCover::Three => Value::new("3 game points", "If you close and fail, your opponent scores 3 game points."),
    }
}

pub(in crate::i18n) const fn double_draw(value: DoubleDraw) -> Value {
    match value {
        DoubleDraw::Keep => Value::new("kept", "If you draw two cards at once, you keep them and skip your next draw; you may not declare a marriage with your next lead."),
        DoubleDraw::Redeal => Value::new("dealt again", "If a player draws two cards at once, the same dealer deals again."),
    }
}

pub(in crate::i18n) const fn referee(value: Referee) -> Value {
    match value {
        Referee::Prevent => Value::new("prevented", "You cannot break the rules, and you are told why a move is not allowed."),
        Referee::Punish => Value::new("punished", "You can break the rules, as at a real table, but then you lose the deal."),
    }
}

pub(in crate::i18n) const fn match_length(value: MatchLength) -> Value {
    match value {
        MatchLength::FiveDeals => Value::new("after five deals", "After five deals the most card points win; in a tie one more is played."),
        MatchLength::Thousand => Value::new("at 1000", "The card points of all deals add up. When you have just won a trick, you may claim 1000. If you are right, you win the match; if not, you lose it."),
    }
}

pub(in crate::i18n) const fn trump_right(value: TrumpRight) -> Value {
    match value {
        TrumpRight::Must => Value::new("must name trumps", "The player who leads first sees three cards and then names trumps."),
        TrumpRight::MayDecline => Value::new("may decline", "The player who leads first sees three cards and then names trumps or leaves them to the dealer’s bottom card."),
    }
}

pub(in crate::i18n) const fn four_trump(value: FourTrump) -> Value {
    match value {
        FourTrump::BottomCard => Value::new("bottom card", "The dealer shows the bottom card; its suit is trumps."),
        FourTrump::DrawnForFour => Value::new("for four deals", "A card drawn from the pack decides trumps for four deals."),
    }
}

pub(in crate::i18n) const fn score_when(value: ScoreWhen) -> Value {
    match value {
        ScoreWhen::Won => Value::new("when won", "Scoring cards count for the player who wins them."),
        ScoreWhen::Played => Value::new("when played", "Scoring cards count for the player who plays them."),
    }
}

pub(in crate::i18n) const fn scoring_cards(value: ScoringCards) -> Value {
    match value {
        ScoringCards::Trumps => Value::new("trumps only", "Only trumps score: ace 5, king 4, queen 3, jack 2."),
        ScoringCards::AllHonours => Value::new("all aces and face cards", "Aces and face cards of every suit score: ace 5, king 4, queen 3, jack 2."),
    }
}

pub(in crate::i18n) const fn follow(value: Follow) -> Value {
    match value {
        Follow::OrTrump => Value::new("suit or trump", "If you hold the suit led, you must follow suit or play a trump; otherwise play any card."),
        Follow::MustFollow => Value::new("suit only", "If you hold the suit led, you must follow suit; otherwise play any card."),
    }
}

pub(in crate::i18n) const fn cover_before_draw(value: bool) -> Value {
    if value {
        Value::new("yes", "You may close before or after drawing.")
    } else {
        Value::new("no", "You may close only after drawing.")
    }
}

pub(in crate::i18n) const fn rob_before_draw(value: bool) -> Value {
    if value {
        Value::new("yes", "You may exchange before or after drawing.")
    } else {
        Value::new("no", "You may exchange only after drawing.")
    }
}

pub(in crate::i18n) const fn last_trick_wins_deal(value: bool) -> Value {
    if value {
        Value::new("yes", "If nobody closes the talon or claims 66, the last trick wins the deal.")
    } else {
        Value::new("no", "If nobody claims 66, the most card points win.")
    }
}

pub(in crate::i18n) const fn cover_snapshot(value: bool) -> Value {
    if value {
        Value::new("when closed", "If you close and win, your opponent’s count when you closed decides the game points.")
    } else {
        Value::new("at the end", "If you close and win, your opponent’s count at the end decides the game points.")
    }
}

pub(in crate::i18n) const fn shutout_doubles(value: bool) -> Value {
    if value {
        Value::new("double", "A match lost without a single game point costs two Bummerl.")
    } else {
        Value::new("single", "Every lost match costs one Bummerl.")
    }
}

pub(in crate::i18n) const fn opening_melds(value: bool) -> Value {
    if value {
        Value::new("yes", "Before the first lead each player in turn may declare marriages; they count only if that player wins a trick later.")
    } else {
        Value::new("no", "No marriages are declared before the first lead.")
    }
}
