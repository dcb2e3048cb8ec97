// Writes colours.css from the table below, and refuses to if a pair that people must tell apart falls short.
//   node style/colours.mjs           writes style/colours.css
//   node style/colours.mjs --check   fails if it is stale
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// token: daylight, lamplight, high contrast, high contrast in the dark
const COLOURS = {
  table:            ['#DBC9A8', '#2C221A', '#FFFFFF', '#000000'],  // the plank
  ink:              ['#211A12', '#F6ECDA', '#000000', '#FFFFFF'],  // text
  ink2:             ['#4C4030', '#D3C4AB', '#1C1C1C', '#F0F0F0'],  // secondary text
  rule:             ['#7A6A4F', '#A3927A', '#000000', '#FFFFFF'],  // edges on wood
  sheet:            ['#FBF8F0', '#211A14', '#FFFFFF', '#000000'],  // pages
  sheet2:           ['#F0E9DA', '#302720', '#FFFFFF', '#000000'],  // panels on pages
  raised:           ['#FBF8F0', '#544333', '#FFFFFF', '#000000'],  // calls that can be made
  'sheet-rule':     ['#857A68', '#8C7C66', '#000000', '#FFFFFF'],
  slate:            ['#2B3338', '#14191C', '#000000', '#000000'],  // bar, slate, tooltips
  'slate-frame':    ['#7A5C3A', '#5B452E', '#000000', '#000000'],
  chalk:            ['#F3F0E7', '#F3F0E7', '#FFFFFF', '#FFFFFF'],  // writing on slate
  chalk2:           ['#C4CACB', '#B9C0C1', '#FFFFFF', '#FFFFFF'],
  'chalk-rule':     ['#7D898F', '#747F85', '#FFFFFF', '#FFFFFF'],
  hair:             ['#CFC6B8', '#4B4034', '#000000', '#FFFFFF'],  // hairlines
  'hair-wood':      ['#B6A585', '#6A5A47', '#000000', '#FFFFFF'],
  accent:           ['#223F86', '#B4C6F5', '#0A2472', '#BFD0FF'],  // the one accent: indigo
  'accent-ink':     ['#FFFFFF', '#0F1A38', '#FFFFFF', '#000000'],
  'accent-soft':    ['#DCE3F2', '#26304C', '#FFFFFF', '#000000'],
  'accent-text':    ['#223F86', '#B4C6F5', '#0A2472', '#BFD0FF'],
  'accent-slate':   ['#B4C6F5', '#B4C6F5', '#FFFFFF', '#BFD0FF'],
  card:             ['#FFFDF6', '#FFFDF6', '#FFFFFF', '#FFFFFF'],  // paper
  'card-edge':      ['#6B604F', '#120D08', '#000000', '#000000'],
  'card-dim':       ['#CFC6B2', '#C0B7A4', '#E4E4E4', '#BDBDBD'],
  'card-dim-edge':  ['#85795F', '#120D08', '#5A5A5A', '#000000'],
  panel:            ['#F6E6BC', '#F6E6BC', '#FFFFFF', '#FFFFFF'],  // behind the court figures
  rays:             ['#EDD59A', '#EDD59A', '#DADADA', '#DADADA'],
  'panel-dim':      ['#C2B48F', '#B3A682', '#D2D2D2', '#ABABAB'],
  'rays-dim':       ['#B5A47A', '#A6976F', '#C0C0C0', '#9A9A9A'],
  back:             ['#223F86', '#2A4A9A', '#0A2472', '#0A2472'],
  board:            ['#A9824F', '#8A6438', '#FFFFFF', '#000000'],  // peg board
  'board-edge':     ['#6E5028', '#B58A50', '#000000', '#FFFFFF'],
  hole:             ['#3A2A14', '#140C05', '#000000', '#FFFFFF'],
  'peg-mine':       ['#223F86', '#2A4A9A', '#0A2472', '#0A2472'],
  'pip-black':      ['#1B1B1B', '#1B1B1B', '#000000', '#000000'],  // suits
  'pip-blue':       ['#1746C9', '#1746C9', '#0A2F9C', '#0A2F9C'],
  'pip-red':        ['#B3122B', '#B3122B', '#9C0020', '#9C0020'],
  'pip-green':      ['#136B2E', '#136B2E', '#00541C', '#00541C'],
  'pip-amber':      ['#8F5A00', '#8F5A00', '#6B4000', '#6B4000'],
  'dim-red':        ['#8E0F22', '#8E0F22', '#8E0F22', '#8E0F22'],  // suits on a dimmed card
  'dim-green':      ['#0C5322', '#0C5322', '#0C5322', '#0C5322'],
  'dim-amber':      ['#5E3B00', '#5E3B00', '#5E3B00', '#5E3B00'],
  'dim-blue':       ['#12369B', '#12369B', '#0A2F9C', '#0A2F9C'],
  'face-edge':      ['transparent', '#7A6A55', 'transparent', '#FFFFFF'],  // round the portraits
  'focus-in':       ['#FFFFFF', '#FFFFFF', '#FFFFFF', '#FFFFFF'],  // the two-tone ring
  'focus-out':      ['#0B1226', '#05070D', '#000000', '#000000'],
  shadow:           ['33 26 18', '0 0 0', '33 26 18', '33 26 18'],  // as channels, for rgb(… / a)
  scrim:            ['rgb(33 26 18 / .55)', 'rgb(8 5 3 / .66)', 'rgb(0 0 0 / .7)', 'rgb(0 0 0 / .7)'],
  lamp:             ['transparent', '#4C3A27', 'transparent', 'transparent'],
  glow:             ['#F6E6BC', '#5A442B', '#FFFFFF', '#000000'],  // the lamp's light over a victory
};

// What must be legible on what, and by how much (WCAG 2.2: 4.5 text, 3 edges and shapes).
const TEXT = [['ink', 'table'], ['ink2', 'table'], ['ink', 'sheet'], ['ink2', 'sheet'], ['ink', 'sheet2'], ['ink2', 'sheet2'], ['ink', 'raised'], ['chalk', 'slate'], ['chalk2', 'slate'], ['accent-slate', 'slate'],
  ['accent-ink', 'accent'], ...['ink', 'ink2', 'accent-text'].map((c) => [c, 'glow']), ['accent-text', 'table'], ['accent-text', 'sheet'], ['accent-text', 'sheet2'], ['accent-text', 'accent-soft'], ['ink', 'accent-soft'], ['ink2', 'accent-soft'],
  ...['black', 'red', 'green', 'amber', 'blue'].map((c) => ['pip-' + c, 'card']), ...['red', 'green', 'amber', 'blue'].map((c) => ['dim-' + c, 'card-dim']), ['pip-black', 'card-dim']];
const SHAPES = [['accent', 'table'], ['rule', 'table'], ['sheet-rule', 'sheet'], ['chalk-rule', 'slate'], ['hole', 'board'], ['focus-in', 'focus-out'], ['back', 'card']];

const [DAYLIGHT, LAMPLIGHT, MORE, MORE_DARK] = [0, 1, 2, 3];
const channel = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const luminance = (hex) => [1, 3, 5].map((i) => channel(parseInt(hex.slice(i, i + 2), 16) / 255)).reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
const contrast = (a, b) => { const [lo, hi] = [luminance(a), luminance(b)].sort((x, y) => x - y); return (hi + 0.05) / (lo + 0.05); };
const short = [DAYLIGHT, LAMPLIGHT, MORE, MORE_DARK].flatMap((t) => [...TEXT.map((p) => [...p, 4.5]), ...SHAPES.map((p) => [...p, 3])]
  .map(([a, b, need]) => ({ a, b, need, has: contrast(COLOURS[a][t], COLOURS[b][t]), theme: ['daylight', 'lamplight', 'more', 'more, dark'][t] })).filter(({ has, need }) => has < need));
for (const { a, b, need, has, theme } of short) console.error(`${theme}: ${a} on ${b} has ${has.toFixed(2)}, needs ${need}`);

// Scoured oak: planks and their grain, one picture in two inks.
const GRAIN = 'M0 16Q780 15 1560 16M0 59Q780 56 1560 59M0 72Q780 74 1560 72M0 64Q780 64 1560 64M0 97Q780 93 1560 97M0 27Q780 29 1560 27M0 66Q780 66 1560 66M0 143Q780 138 1560 143M0 193Q780 195 1560 193M0 209Q780 213 1560 209M0 148Q780 151 1560 148M0 216Q780 215 1560 216M0 149Q780 145 1560 149M0 210Q780 208 1560 210M187 208C192 205 198 205 203 208C198 211 192 211 187 208M177 208C188 201 202 201 213 208C202 215 188 215 177 208M166 208C184 197 206 197 224 208C206 219 184 219 166 208M0 317Q780 319 1560 317M0 341Q780 339 1560 341M0 362Q780 366 1560 362M0 297Q780 292 1560 297M0 307Q780 303 1560 307M0 309Q780 311 1560 309M0 341Q780 343 1560 341M0 416Q780 412 1560 416M0 496Q780 491 1560 496M0 493Q780 493 1560 493M0 515Q780 517 1560 515M0 452Q780 453 1560 452M0 448Q780 449 1560 448M0 431Q780 435 1560 431M0 612Q780 609 1560 612M0 579Q780 580 1560 579M0 585Q780 583 1560 585M0 575Q780 580 1560 575M0 613Q780 615 1560 613M0 645Q780 647 1560 645M0 603Q780 605 1560 603M317 598C322 595 328 595 333 598C328 601 322 601 317 598M307 598C318 591 332 591 343 598C332 605 318 605 307 598M296 598C314 587 336 587 354 598C336 609 314 609 296 598M0 739Q780 740 1560 739M0 753Q780 756 1560 753M0 754Q780 756 1560 754M0 704Q780 702 1560 704M0 775Q780 777 1560 775M0 723Q780 726 1560 723M0 781Q780 776 1560 781M0 888Q780 893 1560 888M0 888Q780 892 1560 888M0 861Q780 858 1560 861M0 849Q780 854 1560 849M0 882Q780 885 1560 882M0 819Q780 822 1560 819M0 875Q780 872 1560 875';
const PLANKS = 'M0 131.5H1560M0 263.5H1560M0 395.5H1560M0 527.5H1560M0 659.5H1560M0 791.5H1560M0 923.5H1560';
const wood = (ink, grain, plank) => `url("data:image/svg+xml,${`<svg xmlns='http://www.w3.org/2000/svg' width='1560' height='924' fill='none' stroke='${ink}'><path d='${GRAIN}' stroke-opacity='${grain}' stroke-width='1.1'/><path d='${PLANKS}' stroke-opacity='${plank}' stroke-width='1.4'/></svg>`
  .replace(/</g, '%3C').replace(/>/g, '%3E').replace(/#/g, '%23')}")`;

const tokens = (theme, ...under) => Object.entries(COLOURS).filter(([, c]) => !under.length || under.some((u) => c[u] !== c[theme])).map(([name, c]) => `--${name}: ${c[theme]};`);
const lamplight = ['color-scheme: dark;', ...tokens(LAMPLIGHT, DAYLIGHT), '--wood: var(--wood-lamplight);'];
const more = [...tokens(MORE, DAYLIGHT, LAMPLIGHT), '--wood: none;', '--stroke: 2px;', '--off: dashed;'];
const moreDark = tokens(MORE_DARK, MORE);
const rule = (selector, lines, media) => (media ? `@media ${media} {\n  ${selector} { ${lines.join(' ')} }\n}` : `${selector} {\n  ${lines.join('\n  ')}\n}`);
const DARK = '(prefers-color-scheme: dark)', CONTRAST = '(prefers-contrast: more)';
const css = ['/* Written by colours.mjs. data-theme (daylight, lamplight) and data-contrast (more, normal) on <html> decide, without them the device. */',
  rule(':root', ['color-scheme: light;', ...tokens(DAYLIGHT), `--wood-daylight: ${wood('#6B4A1B', '.1', '.17')};`, `--wood-lamplight: ${wood('#000', '.26', '.42')};`, '--wood: var(--wood-daylight);',
    `--table-daylight: ${COLOURS.table[DAYLIGHT]};`, `--table-lamplight: ${COLOURS.table[LAMPLIGHT]};`]),
  rule(':root:not([data-theme="daylight"])', lamplight, DARK), rule(':root[data-theme="lamplight"]', lamplight),
  rule(':root:not([data-contrast="normal"])', more, CONTRAST), rule(':root[data-contrast="more"]', more),
  rule(':root[data-theme="lamplight"]:not([data-contrast="normal"])', moreDark, CONTRAST), rule(':root:not([data-contrast="normal"]):not([data-theme="daylight"])', moreDark, `${CONTRAST} and ${DARK}`),
  rule(':root[data-contrast="more"][data-theme="lamplight"]', moreDark), rule(':root[data-contrast="more"]:not([data-theme="daylight"])', moreDark, DARK)].join('\n') + '\n';

const file = fileURLToPath(new URL('colours.css', import.meta.url));
if (short.length) process.exitCode = 1;
else if (!process.argv.includes('--check')) writeFileSync(file, css);
else if (readFileSync(file, 'utf8') !== css) { console.error('style/colours.css is stale: run node style/colours.mjs'); process.exitCode = 1; }
