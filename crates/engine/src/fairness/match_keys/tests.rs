//! What the seals prove, and what an opened one does not tell.

use super::*;

const GIVEN: &str = "#/deal/1/paderborn/oma-1955?dealer=1";

/// 00 01 02 … 1f.
fn secret() -> [u8; 32] {
    std::array::from_fn(|place| place as u8)
}

fn word(typed: &str) -> ShuffleWord {
    typed.parse::<ShuffleWord>().unwrap()
}

fn keys() -> MatchKeys {
    MatchKeys::new(secret(), word("Gänseblümchen"))
}

fn given() -> DealLink {
    GIVEN.parse::<DealLink>().unwrap()
}

fn link_of(keys: &MatchKeys, place: usize) -> DealLink {
    DealLink {
        seed: keys.seed(place),
        deal: place as u32,
        ..given()
    }
}

#[test]
fn keys_seals_and_seeds_are_what_any_sha256_tool_computes() {
    // S=000102…1f; printf '%s' "sechsundsechzig/deal-key $S 0" | sha256sum, and so on.
    let keys = keys();
    let computed = [
        (
            0,
            "7a922e36d301bb3d324889e0064090567020120efe78067f77f5f4cd5d0b8f87",
            "b380c6f340c15113f5df36aba5fba44c1504065df8b3c46d5946c9c8a9b704d6",
            "89acedc27c90b5d6e21b64f0f2865c78",
            "7393d508b6effa13feb36cf972f69e15",
        ),
        (
            1,
            "93349bf711fc65aaea1edf7551bb3969d208bb4d5944e964aafdcfcad0cce4b6",
            "1e7ad375862ec45aac0101ab8562c78e5bf8d147dd52995bc9c1df7f2d115f74",
            "45d91343a4f5d673586fe54aca3e1d0a",
            "8b2b13b84a688dafceed460077239d00",
        ),
        (
            63,
            "37466db673e73fe3fb184b4e6e75f745af3456750227c9caa1ce63f7cf2892fc",
            "fc41f4dfa09e3db3ceff5b9cab9dab265ae62839e4e4f7633ca2614c56d7905b",
            "b9349a90ba17b4d46b5625baab0aa776",
            "236ad4e55a743d841c9912e4c3fdc663",
        ),
    ];
    for (place, key, seal, seed, without_word) in computed {
        assert_eq!(keys.opened(place), key);
        assert_eq!(keys.deal_seal(place), seal);
        assert_eq!(
            keys.seed_source(place),
            [key, " ", "Gänseblümchen"].concat()
        );
        assert_eq!(keys.seed(place), seed);
        assert_eq!(keys.with_word(word("")).seed(place), without_word);
    }
    assert_eq!(
        keys.match_seal(),
        "87e24e87dd1fcf2d94212eb54a5eb8771c0b65f12d53f19d34d874be5173c29b"
    );
}

#[test]
fn the_first_deal_of_a_link_is_sealed_with_the_link_before_its_key() {
    let keys = MatchKeys::after_link(secret(), word("w"), &given());
    assert_eq!(
        keys.opened(0),
        "#/deal/1/paderborn/oma-1955?dealer=1 \
         7a922e36d301bb3d324889e0064090567020120efe78067f77f5f4cd5d0b8f87"
    );
    assert_eq!(
        keys.deal_seal(0),
        "d434fff4a617fec3a9c9e37bba0f3fe55a731fbebe59595a5e7e2b7494b4b821"
    );
    assert_eq!(
        keys.match_seal(),
        "366a92ac8207320acc0986f12ef16efef4a29fb42c79665e866ee12c893a8d39"
    );
    assert_eq!(keys.opened(1), self::keys().opened(1));
    assert!(keys.verify(0, &given()) && keys.verify(1, &link_of(&keys, 1)));
    assert!(!keys.verify(0, &link_of(&keys, 0)));
}

#[test]
fn the_seals_come_before_the_word_and_the_word_changes_every_seed() {
    let (keys, other) = (keys(), keys().with_word(word("gänseblümchen")));
    assert_eq!(keys.match_seal(), other.match_seal());
    assert_eq!(keys.list_of_seals(), other.list_of_seals());
    for place in 0..SEALED_DEALS + 2 {
        assert_ne!(keys.seed(place), other.seed(place));
    }
    assert!(!keys.verify(3, &link_of(&other, 3)), "another word's cards");
}

#[test]
fn a_deal_is_proven_by_its_own_key_and_by_no_other() {
    let keys = keys();
    for place in [0, 1, 7, SEALED_DEALS, SEALED_DEALS + 9] {
        assert!(keys.verify(place, &link_of(&keys, place)));
        assert!(!keys.verify(place + 1, &link_of(&keys, place)));
        let other_number = DealLink {
            deal: place as u32 + 1,
            ..link_of(&keys, place)
        };
        assert!(
            !keys.verify(place, &other_number),
            "the number shuffles, too"
        );
        assert_ne!(sha256_hex(&keys.opened(place)), keys.deal_seal(place + 1));
    }
    let seals: std::collections::BTreeSet<_> = (0..500).map(|n| keys.deal_seal(n)).collect();
    let seeds: std::collections::BTreeSet<_> = (0..500).map(|n| keys.seed(n)).collect();
    assert_eq!((seals.len(), seeds.len()), (500, 500));
}

#[test]
fn a_match_begun_with_the_last_number_a_deal_can_have_is_proven_like_any_other() {
    let first = DealLink {
        deal: u32::MAX,
        ..given()
    };
    let keys = MatchKeys::after_link(secret(), word(""), &first);
    assert!(keys.verify(0, &first));
    for place in [1, 2] {
        let later = DealLink {
            seed: keys.seed(place),
            ..first.clone()
        };
        assert!(keys.verify(place, &later));
    }
}

#[test]
fn what_opening_a_deal_reveals_is_no_input_of_another_deals_key_or_seed() {
    let keys = keys();
    let opened = 3;
    let revealed = [
        keys.opened(opened),
        keys.seed_source(opened),
        keys.seed(opened),
        keys.deal_seal(opened),
        keys.list_of_seals(),
        keys.match_seal().to_owned(),
    ];
    let secret = hex(&secret());
    for other in (0..20).filter(|other| *other != opened) {
        let number = other.to_string();
        // All that goes into the other deal: the tag, the secret, its place, and the word that all share.
        let input = [KEY_TAG, " ", &*secret, " ", &*number].concat();
        assert_eq!(keys.key(other), sha256_hex(&input));
        for known in &revealed {
            assert!(!known.contains(&secret) && !input.contains(&**known));
            assert!(!keys.seed_source(other).contains(&**known));
            // Nor does the derivation, started from what is known, lead to it.
            for guess in [
                [KEY_TAG, " ", known, " ", &number].concat(),
                [known, " ", &*number].concat(),
                known.clone(),
            ] {
                let guess = sha256_hex(&guess);
                assert_ne!(guess, keys.key(other));
                assert_ne!(guess[..SEED_DIGITS], keys.seed(other));
            }
        }
    }
}

#[test]
fn keys_are_restored_as_they_were_saved_and_rubbish_is_none() {
    for word in ["", "two words", "a.b=c 'x' \u{1F0A1} ; \" \\ %41"] {
        let own = MatchKeys::new(secret(), self::word(word));
        let after_link = MatchKeys::after_link(secret(), self::word(word), &given());
        for keys in [own, after_link] {
            let text = keys.encode();
            assert!(
                text.bytes()
                    .all(|byte| byte.is_ascii_graphic() && !b"\"\\;".contains(&byte)),
                "{text}"
            );
            assert_eq!(MatchKeys::decode(&text, &given()), Some(keys));
        }
    }
    let good = keys().encode();
    let long = "x".repeat(65);
    for bad in [
        "",
        "own",
        "own...",
        &good.replace("own", "old"),
        &good.replace("000102", "0001"),
        &good.replace("000102", "00010G"),
        &good.replacen(".87e2", ".87", 1),
        &good.replace("G%C3", "G%C"),
        &[&*good, &long].concat(),
        &[&*good, "%0A"].concat(),
    ] {
        assert_eq!(MatchKeys::decode(bad, &given()), None, "{bad}");
    }
}

#[test]
fn a_seal_that_was_changed_proves_nothing() {
    let changed = keys().encode().replacen(".87e2", ".97e2", 1);
    let keys = MatchKeys::decode(&changed, &given()).unwrap();
    assert!(!keys.verify(0, &link_of(&keys, 0)));
}

#[test]
fn the_secret_is_not_printed_for_debugging() {
    let printed = format!("{:?}", keys());
    assert!(!printed.contains(&hex(&secret())), "{printed}");
}
