// Suit symbols in a box 100 x 100, coloured by currentColor; veins and seams are cut out in paper.
import { C, put } from './base.mjs';
const cut = (d, w = 5) => `<path d="${d}" fill="none" stroke="${C.paper}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
const solid = (d) => `<path d="${d}" fill="currentColor"/>`;

// Outlines that more than one drawing needs.
const CUP = 'M46 2H54L55.5 12C76 13 90 21 92 34C93 40 89 43 84 43H16C11 43 7 40 8 34C10 21 24 13 45 12Z';
const NUT = 'M18 49H82C84 70 70 87 54.5 93L50 99.5 45.5 93C30 87 16 70 18 49Z';
const LINDEN = 'M50 2C57 18 92 32 92 60C92 76 76 84 60 77C56 76 54 79 55 84C56 91 60 94 66 94L64 100C52 101 46 94 46 84C46 78 44 76 40 77C24 84 8 76 8 60C8 32 43 18 50 2Z';

// bell: the round hawking bell with seam and slit
const bell = solid('M50 2A11 11 0 0 1 57 21.5A39 37 0 0 1 88 50H12A39 37 0 0 1 43 21.5A11 11 0 0 1 50 2Z')
    + solid('M8 54.5H92V63H87A37.5 36 0 0 1 13 63H8Z')
    + cut('M50 74V87', 6) + `<circle cx="50" cy="73" r="7" fill="${C.paper}"/><circle cx="50" cy="11.5" r="4.5" fill="${C.paper}"/>`;

export const SUIT_ART = {
  S: solid('M50 3C60 24 95 42 95 66A20.5 20.5 0 0 1 57 76.5C58 86 62 92 71 97H29C38 92 42 86 43 76.5A20.5 20.5 0 0 1 5 66C5 42 40 24 50 3Z'),
  H: solid('M50 96C38 76 4 56 4 30A23.5 23.5 0 0 1 50 25A23.5 23.5 0 0 1 96 30C96 56 62 76 50 96Z'),
  D: solid('M50 1C59 21 73 37 90 50C73 63 59 79 50 99C41 79 27 63 10 50C27 37 41 21 50 1Z'),
  C: solid('M50 3A22.5 22.5 0 0 1 66.5 41A22.5 22.5 0 1 1 56 70C56 84 61 92 71 97H29C39 92 44 84 44 70A22.5 22.5 0 1 1 33.5 41A22.5 22.5 0 0 1 50 3Z'),
  // acorn: cup with a lattice, nut with a light
  E: solid(CUP) + solid(NUT) + cut('M22 41 42 17M44 41 64 17M66 41 79 25M78 41 58 17M56 41 36 17M34 41 21 25', 3.6) + cut('M30 58C31 69 37 77 44 82'),
  // leaf: linden leaf with its veins
  L: solid(LINDEN)
    + cut('M50 24V72M50 46 69 36M50 46 31 36M50 64 74 55M50 64 26 55', 4.5),
  B: bell + cut('M25 41C28 35 33 31 39 29'),
};

// For corners, where a pip is 12 px high: the same outlines with fewer and wider cuts.
export const SMALL_ART = {
  E: solid(CUP) + solid(NUT) + cut('M32 33 42 22M48 35 60 22M66 35 75 25', 6) + cut('M31 59C32 69 37 76 44 81', 6),
  L: solid(LINDEN) + cut('M50 30V72M50 56 70 45M50 56 30 45', 7),
  B: bell,
};
// The core of an ace: the pip without its foot.
export const CORE_ART = {
  S: solid('M50 3C60 24 95 42 95 66A20.5 20.5 0 0 1 57 76.5Q50 68 43 76.5A20.5 20.5 0 0 1 5 66C5 42 40 24 50 3Z'),
  H: SUIT_ART.H, D: SUIT_ART.D,
  C: solid('M50 3A22.5 22.5 0 0 1 66.5 41A22.5 22.5 0 1 1 56 70Q50 64 44 70A22.5 22.5 0 1 1 33.5 41A22.5 22.5 0 0 1 50 3Z'),
};
// Pip within pip within pip.
export const nested = (suit, x, y, size) => { const dy = { S: -0.02, H: -0.015, D: 0, C: -0.035 }[suit] * size;
  return put('s' + suit, x, y, size) + put('c' + suit, x, y + dy, size * 0.74, size * 0.74, ` color="var(--ace,${C.gold})"`) + put('c' + suit, x, y + dy * 1.6, size * 0.56); };
export const small = (suit) => (SMALL_ART[suit] ? 't' : 's') + suit;

// Colour of each suit: a CSS variable with the plain deck's ink as fallback. Robes of the courts have their own variable,
// because a two-colour deck still wants four differently dressed families.
export const SUITS = {
  S: { name: 'spades', colour: `var(--spades,${C.ink})`, robe: `var(--spades-robe,${C.blue})` },
  H: { name: 'hearts', colour: `var(--hearts,${C.red})`, robe: `var(--hearts-robe,${C.red})` },
  D: { name: 'diamonds', colour: `var(--diamonds,${C.red})`, robe: `var(--diamonds-robe,${C.amber})` },
  C: { name: 'clubs', colour: `var(--clubs,${C.ink})`, robe: `var(--clubs-robe,${C.green})` },
  E: { name: 'acorns', colour: `var(--acorns,${C.ink})`, robe: `var(--acorns-robe,${C.blue})` },
  L: { name: 'leaves', colour: `var(--leaves,${C.green})`, robe: `var(--leaves-robe,${C.green})` },
  B: { name: 'bells', colour: `var(--bells,${C.amber})`, robe: `var(--bells-robe,${C.amber})` },
};
export const FRENCH = ['C', 'S', 'H', 'D'], GERMAN = ['E', 'L', 'H', 'B'];

const symbols = (set, prefix, suits) => suits.filter((k) => set[k]).map((k) => `<symbol id="${prefix}${k}" viewBox="0 0 100 100" overflow="visible">${set[k]}</symbol>`);
export const suitSymbols = (suits) => [...symbols(SUIT_ART, 's', suits), ...symbols(SMALL_ART, 't', suits), ...symbols(CORE_ART, 'c', suits)].join('\n');
// The second colour of a court: another suit's robe, so that caps and jewels follow the scheme too.
const PARTNER = { S: 'H', H: 'C', D: 'S', C: 'H', E: 'H', L: 'B', B: 'L' };  // and of the German hearts: E
export const ACCENT = Object.fromEntries(Object.entries(PARTNER).map(([suit, other]) => [suit, SUITS[other].robe]));
