// Draws the icons from the deck's own vocabulary: the petals of the back, its medallion, its sixes.
//   node style/icons/icons.mjs [--svg]    writes public/icons; --svg leaves the PNGs alone. CHROMIUM=/path photographs, pngquant makes them small.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GLYPHS } from '../cards/art/glyphs.mjs';

const INDIGO = '#223F86', PAPER = '#FFFDF6', GOLD = '#D9A441';
const out = fileURLToPath(new URL('../../public/icons', import.meta.url));
mkdirSync(out, { recursive: true });

// One six, its strokes cut straight by the box as on the cards; h high, its middle at (x, y).
const six = (x, y, h, colour) => `<svg x="${x - h * 0.3}" y="${y - h / 2}" width="${h * 0.6}" height="${h}" viewBox="0 0 60 100"><path d="${GLYPHS[6][1]}" fill="none" stroke="${colour}" stroke-width="17"/></svg>`;
const sixtySix = (h, colour) => six(256 - h * 0.345, 256, h, colour) + six(256 + h * 0.345, 256, h, colour);
const circle = (r, fill, stroke = '', width = 0) => `<circle cx="256" cy="256" r="${r}" fill="${fill}"${stroke && ` stroke="${stroke}" stroke-width="${width}"`}/>`;
// The quilt, n petals wide; those under the medallion are left out.
const quilt = (n, size, clear, colour) => {
  const step = size / n, k = step / 25.5, cells = [], dots = [];
  const far = (x, y) => Math.hypot(x - 256, y - 256) > clear;
  for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) {
    const x = 256 + (i - (n - 1) / 2) * step, y = 256 + (j - (n - 1) / 2) * step;
    if (far(x, y)) cells.push(`<use href="#p" transform="translate(${+x.toFixed(1)} ${+y.toFixed(1)}) scale(${(i + j) % 2 ? '-' : ''}${+k.toFixed(3)} ${+k.toFixed(3)})"/>`);
    if (i && j && (i + j) % 2) { const [u, v] = [x - step / 2, y - step / 2]; if (far(u, v)) dots.push(`M${+u.toFixed(1)} ${+v.toFixed(1)}h0`); }
  }
  return `<defs><path id="p" d="M-10.5-10.25C-2-9 9 2 10.5 10.25C2 9-9-2-10.5-10.25Z"/></defs><g fill="${colour}">${cells.join('')}</g>`
    + (colour === PAPER ? `<path d="${dots.join('')}" stroke="${GOLD}" stroke-width="${+(k * 6.5).toFixed(1)}" stroke-linecap="round"/>` : '');
};
const medallion = (r) => circle(r, PAPER, INDIGO, r * 0.09) + circle(r * 0.84, 'none', GOLD, r * 0.05) + sixtySix(r * 0.98, INDIGO);
const document = (art) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${art}</svg>\n`;

const ICONS = {
  // A card's back, square: paper edge, quilt, medallion.
  icon: document(`<rect width="512" height="512" rx="104" fill="${PAPER}"/><rect x="18" y="18" width="476" height="476" rx="88" fill="${INDIGO}"/><clipPath id="c"><rect x="18" y="18" width="476" height="476" rx="88"/></clipPath><g clip-path="url(#c)">${quilt(8, 476, 205, PAPER)}</g>${medallion(188)}`),
  // To the edge, for platforms that cut their own shape: all that matters within the middle 80 %.
  maskable: document(`<rect width="512" height="512" fill="${INDIGO}"/>${quilt(10, 560, 182, PAPER)}${medallion(164)}`),
  // One ink, for themed icons: only the shape counts.
  monochrome: document(`${quilt(8, 476, 205, '#000')}${circle(184, 'none', '#000', 16)}${sixtySix(176, '#000')}`),
};
for (const [name, svg] of Object.entries(ICONS)) if (name !== 'maskable') writeFileSync(join(out, `${name}.svg`), svg);

const photograph = (name, size, svg) => {
  const dir = mkdtempSync(join(tmpdir(), 'icon-')), page = join(dir, 'icon.html'), png = join(out, name);
  writeFileSync(page, `<!doctype html><style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  execFileSync(process.env.CHROMIUM ?? 'chromium', ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync',
    '--hide-scrollbars', '--default-background-color=00000000', `--user-data-dir=${join(dir, 'profile')}`, `--window-size=${Math.max(size, 500)},${Math.max(size, 500)}`, `--screenshot=${join(dir, 'shot.png')}`, `file://${page}`], { stdio: 'ignore' });
  // Small windows are not to be had: cut to size, then few colours.
  execFileSync('python3', ['-c', `from PIL import Image; i=Image.open('${join(dir, 'shot.png')}').convert('RGBA').crop((0,0,${size},${size})); i.quantize(${size > 100 ? 48 : 32}, method=Image.Quantize.FASTOCTREE).save('${png}', optimize=True)`]);
  rmSync(dir, { recursive: true, force: true });
};
if (!process.argv.includes('--svg')) {
  for (const size of [32, 192, 512]) photograph(`icon-${size}.png`, size, ICONS.icon);
  photograph('apple-touch-icon.png', 180, ICONS.maskable);
  photograph('maskable-192.png', 192, ICONS.maskable);
  photograph('maskable-512.png', 512, ICONS.maskable);
  photograph('monochrome-512.png', 512, ICONS.monochrome);
}
