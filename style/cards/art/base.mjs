// Palette and the few helpers every drawing uses. All lengths are card units: a card is 240 x 336.

export const W = 240, H = 336;

// Flat printing inks. Nothing in the deck uses any other colour.
export const C = {
  paper: 'var(--paper,#FFFDF6)', ink: '#1b1b1f', red: '#B3122A', green: '#14702E', amber: '#A85F00', blue: '#1746C9', gold: '#D9A441',
  tint: 'var(--panel,#F6E6BC)',   // gold, thinned: panels behind the court figures
  shade: 'var(--rays,#EDD59A)',  // between tint and gold: rays cut into the panels
  skin: '#FCE6CF',   // the faces
  blush: '#EFA48E',  // red, thinned: cheeks
};

// What every card is printed on. Drawn into each: the browser makes and styles every element of a card on the table.
export const paper = `<rect x="1.5" y="1.5" width="237" height="333" rx="15" fill="${C.paper}" stroke="var(--edge,${C.ink})" stroke-width="3"/>`;

export const OUT = 3.4;  // contour of a figure (1 CSS px on a 72 px card)
export const CUT = 2.8;  // inner lines: features, folds, hair

// A filled shape, outlined by the stroke of the group it stands in.
export const fill = (d, colour, more = '') => `<path d="${d}" fill="${colour}"${more && ' ' + more}/>`;
// A filled shape without outline.
export const flat = (d, colour) => `<path d="${d}" fill="${colour}" stroke="none"/>`;
// A line.
export const line = (d, colour = C.ink, width = CUT) => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
export const dot = (x, y, r, colour, more = ' stroke="none"') => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"${more}/>`;
export const ring = (x, y, r, colour) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;
// Something and its mirror image in the vertical axis.
export const both = (s) => `${s}<g transform="scale(-1 1)">${s}</g>`;
export const mirror = (s) => `<g transform="scale(-1 1)">${s}</g>`;
export const at = (x, y, s, more = '') => `<g transform="translate(${x} ${y})${more}">${s}</g>`;
// A symbol placed by its centre.
export const put = (id, cx, cy, w, h = w, more = '') => `<use href="#${id}" x="${r(cx - w / 2)}" y="${r(cy - h / 2)}" width="${r(w)}" height="${r(h)}"${more}/>`;
// The same thing seen from the other side of the table.
export const turned = (s) => `<g transform="rotate(180 120 168)">${s}</g>`;
export const r = (n) => Math.round(n * 100) / 100;
