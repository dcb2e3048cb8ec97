//! The host's half of what `cargo xtask determinism` compares: it prints the number that the browsers must come to.

mod digest;

/// How many deals are played: a few, or as many as `DEALS` says.
fn deals() -> u32 {
    std::env::var("DEALS").map_or(19, |number| number.parse().expect("DEALS is a number"))
}

#[test]
fn deals_decisions_and_reviews_are_the_same_each_time() {
    let found = digest::of_deals(deals());
    println!("the digest is {found}");
    assert_eq!(digest::of_deals(3), digest::of_deals(3));
    assert_ne!(digest::of_deals(3), digest::of_deals(2));
}
