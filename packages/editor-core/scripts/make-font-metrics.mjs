/**
 * Writes `src/resources/font-metrics.data.ts`: the advance widths of the bundled font (Atkinson Hyperlegible Next, regular,
 * OFL), read from the same files that the painters embed. Run it after updating the font:
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
const widths = new Map();
for (const subset of fonts) {
  for (const codePoint of subset.characterSet) {
    if (!widths.has(codePoint)) widths.set(codePoint, subset.glyphForCodePoint(codePoint).advanceWidth);
  }
}

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
  `/** Made by scripts/make-font-metrics.mjs from Atkinson Hyperlegible Next Regular (OFL); do not edit. */
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
