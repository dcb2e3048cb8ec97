//! What a version brought.

pub(in crate::i18n) const ITEMS: &[(&str, &str)] = &[
    ("Puzzles", "72 positions, a different one every day. One move is sure to reach the goal; you are shown why the others fail."),
    ("Review", "After a deal you see what each decision was worth, and you can play on from any of them."),
    ("Watch and challenge", "Watch any of the last hundred deals move by move. Send one to a friend to play the same cards, and compare."),
    ("Fairness proof", "You see the seal of each deal before its first card. After the last one you can check that nobody swapped cards."),
    ("Counting", "When you claim 66, you can enter your count. The review shows where it went wrong, and the counting trainer practises with you."),
    ("Hint and undo", "A hint gives you a move and the reason. Undo takes back your last move. Either makes the deal practice."),
    ("All the rules", "66 for two, three and four, free choice of trumps, Thousand, ace of hearts and Penneech. You can change any rule, save it and send it."),
    ("Sound", "You can turn on sounds for cards, shuffling and calls; some devices vibrate too."),
    ("Your data", "Everything stays on your device. You can save it to a file and load it again."),
];
