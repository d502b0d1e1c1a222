/**
 * Writes `src/resources/font-metrics.data.ts`: the advance widths of the bundled font (Atkinson Hyperlegible Next, regular,
 * OFL) and of the Greek letters of Noto Sans (regular, OFL), read from the same files that the painters embed. Run it after
 * updating a font:
 * `npm run font-metrics -w @tastwerk/editor-core`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';

const require = createRequire(import.meta.url);
const fonts = [
  require.resolve('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff'),
  require.resolve('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-400-normal.woff'),
].map((file) => fontkit.create(readFileSync(file)));
const [font] = fonts;
const greek = fontkit.create(
  readFileSync(require.resolve('@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff')),
);
/** The block of Greek letters (Unicode: Greek and Coptic); the file also has a blank and marks of its own. */
const isGreek = (codePoint) => codePoint >= 0x370 && codePoint <= 0x3ff;
const widths = new Map();

/** Takes the widths of `codePoints` from `subset`, in units of the bundled font, except those that another file gave. */
function takeWidths(subset, codePoints) {
  const scale = font.unitsPerEm / subset.unitsPerEm;
  for (const codePoint of codePoints) {
    if (widths.has(codePoint)) continue;
    widths.set(codePoint, Math.round(subset.glyphForCodePoint(codePoint).advanceWidth * scale));
  }
}

for (const subset of fonts) takeWidths(subset, subset.characterSet);
takeWidths(greek, greek.characterSet.filter(isGreek));

/** Runs of neighbouring code points: [first code point, widths...]. */
const runs = [];
for (const codePoint of [...widths.keys()].sort((a, b) => a - b)) {
  const run = runs.at(-1);
  const width = widths.get(codePoint);
  if (run && run[0] + run.length - 1 === codePoint) run.push(width);
  else runs.push([codePoint, width]);
}

const target = fileURLToPath(new URL('../src/resources/font-metrics.data.ts', import.meta.url));
writeFileSync(
  target,
  `/** Made by scripts/make-font-metrics.mjs from Atkinson Hyperlegible Next Regular and Noto Sans Regular (OFL); do not edit. */
export const FONT_METRICS_DATA = {
  unitsPerEm: ${font.unitsPerEm},
  ascent: ${font.ascent},
  descent: ${-font.descent},
  missingWidth: ${font.getGlyph(0).advanceWidth},
  /** Runs of neighbouring code points: the first one, then the advance width of each. */
  runs: [
${runs.map((run) => `    [${run.join(',')}],`).join('\n')}
  ],
} as const;
`,
);
console.log(`${widths.size} characters in ${runs.length} runs`);
