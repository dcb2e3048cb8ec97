// Builds the deck: every suit, glyph, figure and card as a <symbol>, in one file for each thing the page may load later.
//   node style/cards/deck.mjs --out public/cards   writes shared, klar, klar-german, french, german and low .svg
//   node style/cards/deck.mjs --check              fails if the files in public/cards are not what this script would write
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { C, OUT, W, H, paper, put, turned, fill, line, dot, ring, r } from './art/base.mjs';
import { glyphSymbols, width } from './art/glyphs.mjs';
import { suitSymbols, small, nested, SUITS, FRENCH, GERMAN } from './art/suits.mjs';
import { FRENCH_COURTS } from './art/french-courts.mjs';
import { GERMAN_COURTS } from './art/german-courts.mjs';
import { emblem, emblemParts } from './art/emblems.mjs';
import { back } from './art/back.mjs';

const HIGH = ['A', 'K', 'Q', 'J', 10, 9, 8, 7], LOW = [6, 5, 4, 3, 2], GERMAN_RANKS = ['D', 'K', 'O', 'U', 10, 9, 8, 7];
const inked = (art) => `<g stroke="${C.ink}" stroke-width="${OUT}" stroke-linejoin="round" stroke-linecap="round">${art}</g>`;

// ---- index ----------------------------------------------------------------------------------------------------------
// A rank whose letter depends on the language holds both glyphs, and two CSS variables choose.
const index = (rank, cx, y, h) => {
  const one = (name, show = '') => put('i' + name, cx, y + h / 2, width(name, h), h, show);
  const choice = { Q: ['D', 'Q'], J: ['B', 'J'] }[rank];
  if (!choice) return one(rank);
  return one(choice[0], ' display="var(--german-index,inline)"') + one(choice[1], ' display="var(--english-index,none)"');
};
// A fan held in the right hand shows the left side of its cards, one held in the left hand the right side. The index is there
// twice, and two CSS variables choose; the figure is there once, and the page's style sheet mirrors its class.
const handed = (right, left) => `<g display="var(--right-hand,inline)">${right}</g><g display="var(--left-hand,none)">${left}</g>`;
const figure = (art) => `<g class="card-figure">${art}</g>`;
const card = (id, suit, art) => `<symbol id="${id}" viewBox="0 0 ${W} ${H}">${paper}<g color="${SUITS[suit].colour}">${art}</g></symbol>`;
// French and German: rank over suit, and the same again for whoever sits opposite. x is the middle of the suit.
const corner = (suit, rank, x) => { const c = index(rank, rank === 10 ? x + (x < W / 2 ? 5 : -5) : x, 13, 60) + put(small(suit), x, 96.5, 37); return c + turned(c); };
const corners = (suit, rank) => handed(corner(suit, rank, 33), corner(suit, rank, W - 33));

// ---- Klar: everything that must be read stands in the 39 of 72 pixels that show ------------------------------------------
// A second, smaller index stands in the other upper corner of a card that lies alone; a bar under 6 and 9 says which way up a lying card is.
const bar = (rank, x, y, w) => (rank === 6 || rank === 9 ? `<path d="M${x - w / 2} ${y}h${w}" stroke="currentColor" stroke-width="7"/>` : '');
const second = (rank, x) => `<g display="var(--second-index,inline)">${index(rank, x, 18, 56)}${bar(rank, x, 82, 28)}</g>`;
const klarIndex = (suit, rank, large, little) => index(rank, large, 18, 112) + bar(rank, large, 138, 48) + put('s' + suit, large, 194, 84) + second(rank, little);
const klar = (suit, rank) => card('k' + suit + rank, suit, figure(emblem(suit, rank)) + handed(klarIndex(suit, rank, 62, 206), klarIndex(suit, rank, W - 62, W - 206)));

// ---- the panel behind the courts: a frame that leaves two corners to the index -------------------------------------------
const PANEL = 'M64 12H222Q228 12 228 18V214H190Q182 214 182 222V318Q182 324 176 324H18Q12 324 12 318V122H50Q58 122 58 114V18Q58 12 64 12Z';
const HALF = 'M58 12H228V154L12 182V122H50Q58 122 58 114Z';  // the upper half, cut along the belt
const BELT = `<path d="M12 176L228 148V160L12 188Z" fill="currentColor" stroke="${C.ink}" stroke-width="${OUT}"/>` + line('M12 182L228 154', C.gold, 3.6);
// Rays round a head, cut with the gouge: wedges that start thin.
const rays = Array.from({ length: 28 }, (_, i) => {
  const a = (i + 0.5) * Math.PI / 14, p = (R, t) => `${r(R * Math.sin(t))} ${r(-R * Math.cos(t))}`;
  return `M${p(i % 2 ? 62 : 84, a)}L${p(300, a - 0.034)} ${p(300, a + 0.034)}Z`;
}).join('');
const framed = (face, suit, art) => `<use href="#${face}panel"/><g color="${SUITS[suit].robe}">${art}</g><use href="#${face}frame"/>`;
// Each face brings its own panel, so that it can be loaded without the other.
const panel = (face) => `<path id="${face}panel" d="${PANEL}" fill="${C.tint}"/><path id="${face}frame" d="${PANEL}" fill="none" stroke="${C.ink}" stroke-width="${OUT}"/><path id="${face}rays" d="${rays}" fill="${C.shade}"/>`;

// ---- French -----------------------------------------------------------------------------------------------------------------
const halves = Object.entries(FRENCH_COURTS).map(([k, art]) =>
  `<g id="h${k}" clip-path="url(#half)"><g transform="translate(143 82)"><use href="#frays"/>${inked(art)}</g></g>`);
const frenchCourt = (suit, rank) => {
  const half = `<use href="#h${suit}${rank}"/>`;
  return framed('f', suit, half + turned(half) + '<use href="#belt"/>');
};
// Traditional places of the pips: columns left, middle, right; y from the top. What lies below the middle stands on its head.
const L = 88, M = 120, R = 152, T = 58;
const rows = (n) => Array.from({ length: n }, (_, i) => T + i * (H - 2 * T) / (n - 1));
const pairs = (n) => rows(n).flatMap((y) => [[L, y], [R, y]]);
const between = (n, ...gaps) => gaps.map((g) => [M, (rows(n)[g] + rows(n)[g + 1]) / 2]);
const PLACES = {
  2: [[M, T], [M, H - T]], 3: [[M, T], [M, H / 2], [M, H - T]], 4: pairs(2), 5: [...pairs(2), [M, H / 2]], 6: pairs(3),
  7: [...pairs(3), ...between(3, 0)], 8: [...pairs(3), ...between(3, 0, 1)], 9: [...pairs(4), [M, H / 2]],
  10: [...pairs(4).map(([x, y]) => [x + Math.sign(M - x) * 5, y]), ...between(4, 0, 2)],  // a narrower ten, clear of its wide index
};
const numeral = (suit, rank) => {
  const pip = ([x, y]) => put(small(suit), x, y, rank === 10 ? 38 : rank > 8 ? 43 : 46);
  const low = ([, y]) => y > H / 2 + 1;
  const flipped = PLACES[rank].filter(low).map(([x, y]) => pip([W - x, H - y])).join('');
  return PLACES[rank].filter((p) => !low(p)).map(pip).join('') + turned(flipped);
};
// The ace: pip within pip, between two sprigs of laurel that leave the corners to the index.
const leaf = ([x, y], a) => `<path d="M0 3C-9-5-9-17 0-26C9-17 9-5 0 3Z" fill="${C.gold}" transform="translate(${r(x)} ${r(y)}) rotate(${r(a)})"/>`;
const arc = (deg, R) => [r(120 + R * Math.cos(deg * Math.PI / 180)), r(168 - R * Math.sin(deg * Math.PI / 180))];
const sprig = `<path d="M${arc(-11, 86).join(' ')}A86 86 0 0 0 ${arc(112, 86).join(' ')}" fill="none"/>`
  + [0, 15, 30, 45, 60, 75, 90, 105].map((d) => leaf(arc(d, 89), 46 - d) + leaf(arc(d, 83), -46 - d)).join('') + leaf(arc(114, 86), -112);
const ace = (suit) => '<use href="#sprig"/>' + turned('<use href="#sprig"/>') + nested(suit, 120, 168, 110);
const french = (suit, rank) => card('f' + suit + rank, suit, (typeof rank === 'number' ? numeral(suit, rank) : figure(rank === 'A' ? ace(suit) : frenchCourt(suit, rank))) + corners(suit, rank));

// ---- German -----------------------------------------------------------------------------------------------------------------
const germanCourt = (suit, rank) => framed('g', suit, `<g clip-path="url(#inside)"><use href="#grays" x="140" y="104"/>${inked(GERMAN_COURTS[suit + rank])}</g>`);
// The Daus: a tulip on either side, painted the way farmhouse cupboards are.
const tulip = line('M120 168C96 168 84 176 64 172', C.green, 5) + fill('M98 170C92 152 74 148 62 152C66 166 80 174 98 170Z', C.green) + fill('M104 170C102 184 88 194 74 192C76 180 88 172 104 170Z', C.green)
  + fill('M66 172C62 188 44 196 22 190L34 181 18 172 34 163 22 154C44 148 62 156 66 172Z', 'currentColor') + fill('M60 172C54 180 44 180 36 172C44 164 54 164 60 172Z', C.gold);
const daus = (suit) => { const half = '<use href="#tulip"/>' + put('s' + suit, 132, 84, 108); return half + turned(half) + '<use href="#knot"/>'; };
const german = (suit, rank) => card('g' + suit + rank, suit, (typeof rank === 'number' ? numeral(suit, rank) : figure(rank === 'D' ? daus(suit) : germanCourt(suit, rank))) + corners(suit, rank));

// ---- the files ------------------------------------------------------------------------------------------------------------------
// Every file but shared.svg needs shared.svg; klar-german.svg and the Klar cards of low.svg also need klar.svg.
const each = (suits, ranks, draw) => suits.flatMap((s) => ranks.map((k) => draw(s, k)));
const parts = (...names) => names.map((name) => `<g id="${name}">${inked(emblemParts[name])}</g>`);
const FILES = {
  shared: [glyphSymbols(), suitSymbols([...FRENCH, 'E', 'L', 'B']), back],
  klar: [...parts('crown', 'tiara', 'hat', 'rose'), ...each(FRENCH, HIGH, klar)],
  // Hearts' King and numerals are the same card in both packs of the Klar face.
  'klar-german': [...parts('bow', 'sword', 'halberd'), ...each(GERMAN.filter((s) => s !== 'H'), GERMAN_RANKS, klar), ...each(['H'], ['D', 'O', 'U'], klar)],
  french: [`<clipPath id="half"><path d="${HALF}"/></clipPath>`, panel('f'), `<g id="belt">${BELT}</g><g id="sprig">${inked(sprig)}</g>`, ...halves, ...each(FRENCH, HIGH, french)],
  german: [`<clipPath id="inside"><path d="${PANEL}"/></clipPath>`, panel('g'), `<g id="tulip">${inked(tulip)}</g><g id="knot">${inked(ring(120, 168, 11, C.gold) + dot(120, 168, 4, C.ink))}</g>`, ...each(GERMAN, GERMAN_RANKS, german)],
  low: [...each(FRENCH, LOW, klar), ...each(FRENCH, LOW, french)],
};
const svg = (body) => `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"><defs>\n${body.join('\n')}\n</defs></svg>\n`
  .replace(/( id="|href="#|url\(#)/g, '$1card-').replace(/(\.\d)0+(?!\d)/g, '$1').replace(/([" ,(-])0\./g, '$1.').replace(/" \/>/g, '"/>');

const option = (name) => { const i = process.argv.indexOf(name); return i < 0 ? undefined : process.argv[i + 1]; };
const check = process.argv.includes('--check');
const out = option('--out') ?? fileURLToPath(new URL('../../public/cards', import.meta.url));
let stale = 0;
for (const [name, body] of Object.entries(FILES)) {
  const file = join(out, `${name}.svg`), text = svg(body);
  if (check) {
    let now; try { now = readFileSync(file, 'utf8'); } catch { now = undefined; }
    if (now !== text) { stale++; console.error(`${file} is stale: run node style/cards/deck.mjs --out public/cards`); }
  } else {
    mkdirSync(out, { recursive: true });
    writeFileSync(file, text);
    console.log(`${file}: ${text.length} bytes, ${brotliCompressSync(text).length} brotli`);
  }
}
process.exitCode = stale ? 1 : 0;
