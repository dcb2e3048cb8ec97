//! Any game, chosen at run time: here and in `any_view.rs` alone.

use super::penneech::{Penneech, PenneechView};
use super::sixty_six::{
    FourHanded, FourHandedView, Rotating, RotatingView, ThreeHanded, ThreeHandedView, TwoHanded,
    TwoHandedView,
};
use crate::cards::{CardSet, Suit};
use crate::deal::{
    Action, ActionList, Deal, DealResult, EventSink, Illegal, Seat, Setup, Turn, View,
};
use crate::rules::{CheckedRules, Game};
use rand_core::Rng;

macro_rules! any {
    ($($game:ident($deal:ty, $view:ty) for $($of:ident)|+;)+) => {
        /// A deal of any game.
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        pub enum AnyDeal { $(
            #[doc = concat!("A [`", stringify!($deal), "`].")]
            $game($deal),
        )+ }

        /// A view of any game.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum AnyView { $(
            #[doc = concat!("A [`", stringify!($view), "`].")]
            $game($view),
        )+ }

        impl Deal for AnyDeal {
            type View = AnyView;

            fn new(setup: &Setup, events: &mut impl EventSink) -> AnyDeal {
                match setup.rules.game {
                    $($(Game::$of)|+ => AnyDeal::$game(<$deal>::new(setup, events)),)+
                }
            }

            fn rules(&self) -> &CheckedRules {
                match self { $(AnyDeal::$game(deal) => deal.rules(),)+ }
            }

            fn turn(&self) -> Turn {
                match self { $(AnyDeal::$game(deal) => deal.turn(),)+ }
            }

            fn legal_actions(&self) -> ActionList {
                match self { $(AnyDeal::$game(deal) => deal.legal_actions(),)+ }
            }

            fn check(&self, action: Action) -> Result<(), Illegal> {
                match self { $(AnyDeal::$game(deal) => deal.check(action),)+ }
            }

            fn offence(&self, action: Action) -> Option<Illegal> {
                match self { $(AnyDeal::$game(deal) => deal.offence(action),)+ }
            }

            fn play_unchecked(&mut self, action: Action, events: &mut impl EventSink) {
                match self { $(AnyDeal::$game(deal) => deal.play_unchecked(action, events),)+ }
            }

            fn hand(&self, seat: Seat) -> CardSet {
                match self { $(AnyDeal::$game(deal) => Deal::hand(deal, seat),)+ }
            }

            fn view(&self, seat: Seat) -> AnyView {
                match self { $(AnyDeal::$game(deal) => AnyView::$game(deal.view(seat)),)+ }
            }

            fn result(&self) -> Option<DealResult> {
                match self { $(AnyDeal::$game(deal) => deal.result(),)+ }
            }
        }

        impl View for AnyView {
            type Deal = AnyDeal;

            fn seat(&self) -> Seat {
                match self { $(AnyView::$game(view) => view.seat(),)+ }
            }

            fn hand(&self) -> CardSet {
                match self { $(AnyView::$game(view) => View::hand(view),)+ }
            }

            fn trump(&self) -> Option<Suit> {
                match self { $(AnyView::$game(view) => view.trump(),)+ }
            }

            fn turn(&self) -> Turn {
                match self { $(AnyView::$game(view) => view.turn(),)+ }
            }

            fn legal_actions(&self) -> ActionList {
                match self { $(AnyView::$game(view) => view.legal_actions(),)+ }
            }

            fn sample_world(&self, rng: &mut impl Rng) -> AnyDeal {
                match self { $(AnyView::$game(view) => AnyDeal::$game(view.sample_world(rng)),)+ }
            }
        }
    };
}

any! {
    TwoHanded(TwoHanded, TwoHandedView) for TwoHanded | FreeTrumps | AceOfHearts;
    Rotating(Rotating, RotatingView) for Rotating;
    Three(ThreeHanded, ThreeHandedView) for Three;
    Four(FourHanded, FourHandedView) for Four;
    Penneech(Penneech, PenneechView) for Penneech;
}
