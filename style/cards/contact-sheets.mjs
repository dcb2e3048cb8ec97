// Photographs the deck: klar.png, french.png, german.png (240 x 336 and small), left.png (the same for left-handed fans) and
// phone-overlap.png (72 x 101 CSS px at device scale 2, 39 px of each card showing; half of the fans are left-handed).
//   CHROMIUM=/path node style/cards/contact-sheets.mjs [out-dir]     (default target/cards)
import { mkdirSync, readFileSync, writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const out = resolve(process.argv[2] ?? 'target/cards');
mkdirSync(out, { recursive: true });
const deck = ['shared', 'klar', 'klar-german', 'french', 'german', 'low'].map((name) => readFileSync(new URL(`../../public/cards/${name}.svg`, import.meta.url), 'utf8')).join('');
const FRENCH = [...'CSHD'], GERMAN = [...'ELHB'], RANKS = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2'], GRANKS = ['D', 'K', 'O', 'U', '10', '9', '8', '7'];
const all = (face, suits, ranks) => suits.flatMap((s) => ranks.map((k) => face + s + k));

const svg = (id, style = '') => `<svg viewBox="0 0 240 336"${style && ` style="${style}"`}><use href="#card-${id}"/></svg>`;
const grid = (ids, width, columns) => `<div class="grid" style="grid-template-columns:repeat(${columns},${width}px)">${ids.map((id) => svg(id)).join('')}</div>`;
const fan = (ids, style = '', left = false) => `<div class="fan" style="${left ? LEFT : ''}${style}">${ids.split(' ').map((id, i) => svg(id, `left:${(left ? 6 - i : i) * 39}px`)).join('')}</div>`;

const LEFT = '--right-hand:none;--left-hand:inline;--figure:matrix(-1,0,0,1,240,0);';
const TOURNAMENT = '--spades:#14702E;--spades-robe:#14702E;--diamonds:#A85F00;--clubs-robe:#1746C9;';
const BLUE_GREEN = '--clubs:#14702E;--diamonds:#1746C9;--diamonds-robe:#1746C9;--spades-robe:#A85F00;';
const ENGLISH = '--german-index:none;--english-index:inline;';

function shot(name, width, height, scale, body) {
  const dir = mkdtempSync(join(tmpdir(), 'sheet-')), page = join(dir, 'sheet.html'), png = join(out, name);
  writeFileSync(page, `<!doctype html><meta charset="utf-8"><style>body{margin:8px;background:#17532f;color:#fff;font:13px sans-serif}svg{display:block;width:100%}.card-figure{transform:var(--figure,none)}
    .grid{display:grid;gap:8px;margin-bottom:8px}.fans{display:grid;grid-template-columns:repeat(3,316px);gap:10px}.fan{position:relative;height:101px}.fan svg{position:absolute;top:0;width:72px;height:101px}</style>${deck}${body}`);
  execFileSync(process.env.CHROMIUM ?? 'chromium', ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync',
    '--hide-scrollbars', `--user-data-dir=${join(dir, 'profile')}`, `--force-device-scale-factor=${scale}`, `--window-size=${width},${height}`, `--screenshot=${png}`, `file://${page}`], { stdio: 'ignore' });
  rmSync(dir, { recursive: true, force: true });
}

shot('klar.png', 1496, 1622, 1, grid('kSA kHK kDQ kCJ kS10 kH9 kED kLK kHO kBU kE10 back'.split(' '), 240, 6) + grid(all('k', FRENCH, RANKS), 106, 13)
  + grid(all('k', ['E', 'L', 'B'], GRANKS).concat(['kHD', 'kHO', 'kHU']), 98, 14));
shot('french.png', 1496, 1330, 1, grid(all('f', FRENCH, ['K', 'Q', 'J']), 240, 6) + grid(all('f', FRENCH, RANKS), 106, 13));
shot('german.png', 1496, 1060, 1, grid([...all('g', ['E', 'L'], ['D', 'K', 'O', 'U']), ...all('g', ['H', 'B'], ['D', 'K', 'O', 'U'])], 178, 8) + grid(all('g', GERMAN, ['10', '9', '8', '7']), 178, 8));
shot('phone-overlap.png', 984, 1000, 2, `<div class="fans">${[
  fan('kSA kSK kHK kHQ kDJ kC10 kC9'), fan('kED kEK kLO kLU kHD kB10 kB7'), fan('kSJ kS10 kHA kH9 kD10 kDK kCQ', TOURNAMENT + ENGLISH),
  fan('fSA fSK fHK fHQ fDJ fC10 fC9'), fan('fCK fCQ fSQ fHJ fDK fD10 fSJ'), fan('fDQ fHA fSK fCJ fDK fC9 fHQ', TOURNAMENT + ENGLISH),
  fan('fSQ fDK fDA fCA fC10 fD9 fCK', BLUE_GREEN), fan('fHK fHQ fHJ fHA fH10 fH9 fDJ'), fan('fCJ fDJ fHJ fSJ fSQ fDQ fCQ'),
  fan('gED gEK gLO gLU gHK gB10 gB7'), fan('gBK gBO gBU gHO gHU gE10 gLD'), fan('gLK gEO gEU gHD gL9 gH8 gBD'),
  fan('kED kEK kEO kEU kE10 kE9 kE8'), fan('kLD kLK kLO kLU kL10 kL9 kL7'), fan('kBD kBK kBO kBU kB10 kB9 kB8'),
  fan('fSA fSK fHK fHQ fDJ fC10 fC9', '', true), fan('gED gEK gLO gLU gHK gB10 gB7', '', true), fan('fCJ fDJ fHJ fSJ fSQ fDQ fCQ', TOURNAMENT + ENGLISH, true),
  fan('kSA kSK kHK kHQ kDJ kC10 kC9', '', true), fan('kED kEK kLO kLU kHD kB10 kB7', '', true), fan('kC6 kD9 kDQ kSJ kHA kCK kH7', BLUE_GREEN, true),
].join('')}</div><div class="grid" style="grid-template-columns:repeat(12,72px);margin-top:10px">${'kSK kHQ kDJ kHO kBU fSK fHQ fDJ gEK gLK gHK gBK'.split(' ').map((id) => svg(id)).join('')}</div>`
  + `<div class="grid" style="grid-template-columns:repeat(12,72px)">${'fDK fCK fSQ fCQ gEO gLO gHO gBO gEU gLU gHU gBU'.split(' ').map((id) => svg(id)).join('')}</div>`);
shot('left.png', 1496, 1400, 1, `<div style="${LEFT}">${grid('kSA kHK kDQ kCJ kS10 kH9 fSA fHK fDQ fCJ fS10 fH9 gED gLK gHO gBU gE10 gL9'.split(' '), 240, 6)}</div>`);
