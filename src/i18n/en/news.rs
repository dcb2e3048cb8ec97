//! What a release brought.

pub(in crate::i18n) const ITEMS: &[(&str, &str)] = &[
    ("Puzzles.", "Seventy-two positions, another one every day. One move is sure of its goal; why the others are not is shown."),
    ("Review.", "After a deal you see what each decision was worth, and may play on from any of them once more."),
    ("Watch and challenge.", "Each of the last hundred deals can be watched move by move. Send one to a friend: the same cards, and the results compared."),
    ("Sealed deals.", "A fingerprint stands there before the first card. After the last one, a tap checks that nothing was swapped."),
    ("Counting.", "At Out you may write down what you have counted. The review shows where it drifted, and the counting trainer practises with you."),
    ("Hint and undo.", "A hint names a move and the reason in words. Undo takes back your last move. Either makes the deal practice."),
    ("All the rules.", "66 for two, three and four, free choice of trumps, a thousand, ace of hearts and Penneech. Every rule can be changed, kept under a name and sent."),
    ("Sound.", "Cards, shuffling and knocking can be heard once you turn them on; on some devices felt, too."),
    ("Your data.", "Everything stays on your device. You can save it as a file and bring it back."),
];
