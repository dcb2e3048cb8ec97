// Cuts a font to the letters and features in use: `node cut.mjs OPTIONS`, called by `cargo xtask fonts`.
// The options are one JSON object: tools, from, to, letters, features, axes, rename, default.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const options = JSON.parse(process.argv[2]);
const require = createRequire(options.tools);
const subsetFont = require("subset-font");
const fontverter = require("fontverter");

const font = Buffer.from(
  await subsetFont(readFileSync(options.from), options.letters, {
    targetFormat: "sfnt",
    keepFeatures: options.features,
    variationAxes: options.axes,
    noHinting: true,
  }),
);

// The tables by their tags, as the font's directory names them.
const table = (tag) => {
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
    if (font.toString("latin1", at, at + 4) !== tag) continue;
    const from = font.readUInt32BE(at + 8);
    return font.subarray(from, from + font.readUInt32BE(at + 12));
  }
  throw new Error(`the font has no ${tag}`);
};
const replace = (bytes, old, next) => {
  if (old.length !== next.length) throw new Error(`${old} and ${next} differ in length`);
  for (let at = bytes.indexOf(old); at >= 0; at = bytes.indexOf(old)) next.copy(bytes, at);
};

// A feature becomes one that is always on, since the shorthand `font` would switch it off in every rule.
if (options.default) replace(table("GSUB"), Buffer.from(options.default), Buffer.from("ccmp"));
// A changed font may not bear a reserved name.
for (const [old, next] of Object.entries(options.rename)) {
  const wide = (text) => Buffer.from(text, "utf16le").swap16();
  replace(table("name"), wide(old), wide(next));
}

writeFileSync(options.to, await fontverter.convert(font, "woff2"));
