// Klar: one large pip, and what goes with its rank. The pip of a court wears its headgear, Ober stands over a
// sword, Unter under a halberd. All of it is the suit's colour, gold, paper and ink.
import { C, fill, flat, line, dot, ring, both, put } from './base.mjs';
import { nested } from './suits.mjs';

const X = 168, Y = 256;
const pip = (suit, y, size, x = X) => put('s' + suit, x, y, size);

// Headgear. Origin: the middle of the pip's brow; 100 wide.
const crown = both(fill('M-6-16L-20-44-32-30-56-66-48 0Z', C.gold) + ring(-56, -67, 7, C.gold)) + fill('M-22-14L0-76 22-14Z', C.gold) + ring(0, -76, 8, C.gold)
  + fill('M-48 12Q0-6 48 12L50-10Q0-28-50-10Z', C.gold) + flat('M0-16L8-7 0 2-8-7Z', 'currentColor') + both(dot(-27, -3, 5, 'currentColor'));
const tiara = both(fill('M-30-6C-62-10-58-46-38-44C-26-42-22-28-24-8Z', C.gold) + ring(-42, -50, 6.5, C.paper)) + fill('M-26-10C-34-40-16-58 0-66C16-58 34-40 26-10Z', C.gold) + ring(0, -70, 8, C.paper)
  + flat('M0-50L10-34 0-18-10-34Z', 'currentColor') + fill('M-47 12Q0-6 47 12L48-6Q0-24-48-6Z', C.gold) + both(dot(-27, -3, 4.5, C.paper) + dot(-9, -8, 4.5, C.paper));
const rose = fill('M-2 14C4 34 22 38 34 30C30 14 14 8-2 14Z', C.gold) + fill('M-10 12C-20 28-36 28-44 18C-36 6-22 4-10 12Z', C.gold)
  + fill('M-5-23C8-29 21-19 20-8C29 3 21 18 10 18C3 28-16 26-17 16C-29 10-26-8-18-10C-18-21-11-26-5-23Z', 'currentColor') + line('M-6-3C-7-12 8-12 8-3C8 6-4 9-12 4M-16 10C-3 18 11 13 15 3M10-13C16-10 17-5 17-1', C.paper, 3.2);
const hat = fill('M14-22C8-62 30-98 60-92C54-84 58-77 51-71C57-63 51-55 44-54C46-44 38-34 28-26Z', 'currentColor') + line('M23-34C24-58 36-78 50-86', C.paper, 3.4)
  + fill('M-38-4C-40-34-22-58 6-66C6-48 30-40 34-8Z', C.gold) + line('M-36-16Q0-28 33-18', 'currentColor', 7) + fill('M-60 0C-44-10-22-14 4-12C30-12 48-20 58-34C66-8 56 12 40 16Q0-4-40 16C-52 14-58 8-60 0Z', C.gold);

const bow = both(fill('M0 0C-6-26-44-34-50-18C-54-6-54 6-50 18C-44 30-8 22 0 0Z', C.gold) + line('M-12-2Q-26-10-38-8M-12 4Q-26 10-38 8') + fill('M-2 6C-6 20-16 30-30 38L-14 42-8 54C0 42 6 24 6 8Z', C.gold)) + ring(0, 0, 11, C.gold);

// One weapon each, large: the Ober's sword lies under his pip, the Unter's halberd over his. Upright here, 130 long.
const sword = fill('M0-64L15-44V24H-15V-44Z', 'currentColor') + line('M0-38V14', C.paper, 4) + fill('M-30 20H30V34H-30Z', C.gold) + fill('M-6 34H6V48H-6Z', C.gold) + ring(0, 55, 10, C.gold);
const halberd = fill('M-6-30H6V62H-6Z', C.gold) + fill('M0-66L9-46V-38C20-42 28-48 30-60C46-36 46-10 30 14C28 2 20-4 9-8V8H-9V-12L-26-2V-44L-9-34V-46Z', 'currentColor') + line('M0-46V-6', C.paper, 4);

// Drawn once, used by every suit.
export const emblemParts = { crown, tiara, hat, rose, bow, sword: `<g transform="rotate(-78)">${sword}</g>`, halberd: `<g transform="rotate(-78) scale(.95)">${halberd}</g>` };
const part = (name, x, y) => `<use href="#${name}" x="${x}" y="${y}"/>`;

const BROW = { C: 216, E: 220, B: 222, H: 218 };  // where headgear sits; pointed pips: 222
export const emblem = (suit, rank) => {
  const brow = BROW[suit] ?? 222, low = pip(suit, Y + 8, 116) + (suit === 'H' ? dot(X, 228, 13, 'currentColor', '') : '');  // no cleft under a hat
  switch (rank) {
    case 'A': return nested(suit, 164, 252, 142);
    case 'D': return pip(suit, 128, 88, 164) + pip(suit, 270, 96, 164) + `<use href="#bow" transform="translate(164 190) scale(.9)"/>`;
    case 'K': return low + part('crown', X, brow);
    case 'Q': return low + part('tiara', X, brow) + part('rose', X - 52, 296);
    case 'J': return low + part('hat', X, brow);
    case 'O': return part('sword', 164, 274) + pip(suit, 152, 122, 168);
    case 'U': return part('halberd', 170, 138) + pip(suit, Y + 4, 122, 168);
    default: return pip(suit, Y, 128);
  }
};
