//! Deal links: what is printed is read back, and nothing hostile gets in.

use proptest::prelude::*;
use sechsundsechzig_engine::cards::Suit;
use sechsundsechzig_engine::deal::{Seat, shuffle};
use sechsundsechzig_engine::record::{DealHeader, rules_from_json};
use sechsundsechzig_engine::rules::{LastTrick, Preset};
use sechsundsechzig_engine::share::{DealLink, LONGEST_LINK, LinkError};

#[test]
fn a_link_gives_the_cards_of_its_seed() {
    let link = "#/deal/1/paderborn/oma-1955"
        .parse::<DealLink>()
        .expect("a plain link");
    let header = link.header();
    assert_eq!(
        header.setup.pack,
        shuffle::pack(link.rules.pack, "oma-1955", 0)
    );
    assert_eq!(header.setup.dealer, Seat(0));
}

#[test]
fn a_link_carries_dealer_deal_score_and_changed_options() {
    let text =
        "#/deal/1/bummerl/Gro%C3%9Fmutter?dealer=1&deal=3&start=4,2&ace_points=11&last_trick=none";
    let link = text.parse::<DealLink>().expect("a full link");
    assert_eq!(link.seed, "Großmutter");
    assert_eq!(
        (link.dealer, link.deal, link.start.as_slice()),
        (Seat(1), 3, &[4, 2][..])
    );
    assert_eq!(
        (link.rules.ace_points, link.rules.last_trick),
        (11, LastTrick::None)
    );
    assert_eq!(link.to_string().parse::<DealLink>(), Ok(link));
}

#[test]
fn a_broken_link_is_refused_with_the_reason() {
    let refused = [
        ("", LinkError::Malformed),
        ("#/deal/", LinkError::Malformed),
        ("#/deal/1/paderborn", LinkError::Malformed),
        ("#/deal/1/paderborn/a/b", LinkError::Malformed),
        ("#/deal/2/paderborn/a", LinkError::Version("2".into())),
        ("#/deal/1/skat/a", LinkError::Preset("skat".into())),
        ("#/deal/1/paderborn/", LinkError::Seed),
        ("#/deal/1/paderborn/%00", LinkError::Seed),
        ("#/deal/1/paderborn/%E4", LinkError::Malformed),
        ("#/deal/1/paderborn/%4", LinkError::Malformed),
        (
            "#/deal/1/paderborn/a?dealer=2",
            LinkError::Value("dealer".into()),
        ),
        (
            "#/deal/1/paderborn/a?deal=-1",
            LinkError::Value("deal".into()),
        ),
        (
            "#/deal/1/paderborn/a?start=1",
            LinkError::Value("start".into()),
        ),
        (
            "#/deal/1/paderborn/a?start=1,2,3,4,5,6",
            LinkError::Value("start".into()),
        ),
        (
            "#/deal/1/paderborn/a?pack=25",
            LinkError::Value("pack".into()),
        ),
        (
            "#/deal/1/paderborn/a?score_when=won",
            LinkError::Option("score_when".into()),
        ),
        (
            "#/deal/1/paderborn/a?<script>=1",
            LinkError::Option("<script>".into()),
        ),
        ("#/deal/1/paderborn/a?dealer", LinkError::Malformed),
        (
            "#/deal/1/paderborn/a?trump=H",
            LinkError::Option("trump".into()),
        ),
        (
            "#/deal/1/four-drawn/a?trump=X",
            LinkError::Value("trump".into()),
        ),
        (
            "#/deal/1/four-drawn/a?trump=HH",
            LinkError::Value("trump".into()),
        ),
    ];
    for (text, error) in refused {
        assert_eq!(text.parse::<DealLink>(), Err(error), "{text}");
    }
    let long = format!("#/deal/1/paderborn/{}", "a".repeat(LONGEST_LINK));
    assert_eq!(long.parse::<DealLink>(), Err(LinkError::TooLong));
    let long_seed = format!("#/deal/1/paderborn/{}", "a".repeat(101));
    assert_eq!(long_seed.parse::<DealLink>(), Err(LinkError::Seed));
}

#[test]
fn contradicting_options_are_all_named_at_once() {
    let text = "#/deal/1/paderborn/a?ace_points=13&target=0&rob_min_talon=13&cover_min_talon=20";
    match text.parse::<DealLink>() {
        Err(LinkError::Conflicts(conflicts)) => assert_eq!(conflicts.len(), 4, "{conflicts:?}"),
        other => panic!("{other:?}"),
    }
}

proptest! {
    #[test]
    fn any_text_is_a_link_or_an_error(text in "\\PC{0,200}") {
        let _ = text.parse::<DealLink>();
    }

    #[test]
    fn any_fragment_close_to_a_link_is_a_link_or_an_error(
        tail in "[a-z0-9%?&=,/_-]{0,60}",
        preset in proptest::sample::select(Preset::ALL),
    ) {
        let _ = format!("#/deal/1/{}/{tail}", preset.as_str()).parse::<DealLink>();
    }

    #[test]
    fn any_seed_survives_the_link(
        seed in "\\PC{1,100}",
        deal in any::<u32>(),
        preset in proptest::sample::select(Preset::ALL),
    ) {
        let header = DealHeader::of_seed(preset, &seed, deal, Seat(1));
        let link = DealLink::of_header(&header);
        let text = link.to_string();
        if text.len() <= LONGEST_LINK {
            let read = text.parse::<DealLink>();
            prop_assert_eq!(read.as_ref().map(DealLink::header), Ok(header));
        }
    }
}

#[test]
fn an_option_is_known_by_its_name_in_links_and_records_alike() {
    let changes = serde_json::json!({"ace_points": 12, "cover_before_draw": false, "tie": "carry"});
    let rules = rules_from_json(Preset::Paderborn, changes.as_object().expect("an object"));
    let link =
        "#/deal/1/paderborn/a?ace_points=12&cover_before_draw=false&tie=carry".parse::<DealLink>();
    assert_eq!(
        Ok(rules.expect("consistent rules")),
        link.map(|link| link.rules)
    );
}

#[test]
fn r6_8_a_changed_penneech_pack_brings_its_target_unless_that_is_changed_too() {
    let target = |query: &str| {
        let link = format!("#/deal/1/penneech/a?{query}")
            .parse::<DealLink>()
            .expect("a link");
        assert_eq!(link.to_string().parse::<DealLink>(), Ok(link.clone()));
        link.rules.target
    };
    assert_eq!(
        (target("pack=32"), target("target=61&pack=32"), target("")),
        (91, 61, 61)
    );
}

#[test]
fn links_of_releases_before_the_match_keys_give_the_same_cards_for_ever() {
    // Made by those releases; a link of a new match differs only in that each deal has a seed of its own.
    for (text, first) in [
        (
            "#/deal/1/paderborn/oma-1955?dealer=1&deal=3&start=4,2",
            "HK SJ CQ DQ DA SQ ST CJ",
        ),
        (
            "#/deal/1/four-drawn/kreuz?dealer=2&deal=5",
            "HK CJ DJ C9 CT SJ S9 CQ",
        ),
        (
            "#/deal/1/penneech-32/Gro%C3%9Fmutter?dealer=0",
            "HQ DK DJ H8 CK ST CT D9",
        ),
        (
            "#/deal/1/paderborn/7393d508b6effa13feb36cf972f69e15?dealer=1",
            "ST SQ HQ H9 CA SJ CK HJ",
        ),
    ] {
        let link = text.parse::<DealLink>().expect("a link");
        assert_eq!(link.to_string(), text);
        let setup = link.header().setup;
        let cards: Vec<String> = setup.pack.cards().iter().map(ToString::to_string).collect();
        assert_eq!(cards[..8].join(" "), first, "{text}");
    }
}

#[test]
fn r5_2_a_link_can_name_the_trump_drawn_for_four_deals() {
    let plain = "#/deal/1/four-drawn/kreuz?dealer=2&deal=5"
        .parse::<DealLink>()
        .expect("a link");
    let drawn = plain.header().setup.trump.expect("a drawn trump");
    for suit in Suit::ALL {
        let text = format!("#/deal/1/four-drawn/kreuz?dealer=2&deal=5&trump={suit}");
        let link = text.parse::<DealLink>().expect("a link");
        assert_eq!(link.header().setup.trump, Some(suit));
        assert_eq!(link.header().setup.pack, plain.header().setup.pack);
        assert_eq!(
            link == plain,
            suit == drawn,
            "the trump of the seed need not be named"
        );
        assert_eq!(link.to_string().parse::<DealLink>(), Ok(link));
    }
}
