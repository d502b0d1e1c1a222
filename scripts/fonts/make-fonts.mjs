/**
 * Writes all that is made from the published fonts of black print (`parts.mjs`): TrueType files for the rasteriser and for pdfkit, the cut of
 * Noto Sans Math, the list of parts for painters, the advance widths for the core, and the style sheet for browsers.
 * Run it again when one of the packages changes: `npm run fonts`.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { ROOT } from '../setup/root.mjs';
import { DECLARED_BY_PUBLISHER, isPrint, PARTS, SIGN_RANGES, WEIGHTS } from './parts.mjs';
import { unpackWoff } from './unpack-woff.mjs';

const require = createRequire(import.meta.url);
const FILES = join(ROOT, 'packages/render/fonts');
const TOKENS = join(ROOT, 'packages/ui/src/tokens');
const MADE_BY = 'Made by scripts/fonts/make-fonts.mjs';

const stemOf = (family, subset, weight = 400) => `${family.split('/').at(-1)}-${subset}-${weight}-normal`;
const publishedPath = (family, subset) => require.resolve(`${family}/files/${stemOf(family, subset)}.woff`);

/** The cut of a font that has the signs alone, without tables for setting formulas, which are set as paths. */
function cutSigns(family, subset, targetFormat) {
  const font = readFileSync(publishedPath(family, subset));
  const text = fontkit
    .create(font)
    .characterSet.filter((one) => SIGN_RANGES.some(([first, last]) => first <= one && one <= last));
  return subsetFont(font, String.fromCodePoint(...text), {
    targetFormat,
    noLayoutClosure: true,
    dropTables: ['MATH', 'GSUB', 'GPOS', 'GDEF', 'kern'],
  });
}

/** Gaps of so many characters that no earlier part has stand in a range, so that the list of ranges is short. */
const SMALL_GAP = 8;

/** `codePoints` in ranges [first, last]; `isTaken` says which ones an earlier part has. */
function rangesOf(codePoints, isTaken) {
  const ranges = [];
  for (const codePoint of codePoints) {
    const range = ranges.at(-1) ?? [0, -Infinity];
    const gap = Math.min(codePoint - range[1] - 1, SMALL_GAP + 1);
    const isNear =
      gap <= SMALL_GAP && !Array.from({ length: gap }, (_, at) => codePoint - 1 - at).some(isTaken);
    if (isNear) range[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  return ranges;
}

const hexadecimal = (codePoint) => codePoint.toString(16).toUpperCase().padStart(4, '0');
const unicodeRange = (ranges) =>
  ranges
    .map(([first, last]) => `U+${hexadecimal(first)}${last > first ? `-${hexadecimal(last)}` : ''}`)
    .join(',');

const widths = new Map();
let usual;
const parts = [];

for (const { family, subset, cutFrom } of PARTS) {
  const stem = stemOf(family, subset);
  if (cutFrom) {
    writeFileSync(join(FILES, `${stem}.woff`), await cutSigns(family, cutFrom, 'woff'));
    writeFileSync(join(TOKENS, `${stem}.woff2`), await cutSigns(family, cutFrom, 'woff2'));
  }
  const woff = readFileSync(cutFrom ? join(FILES, `${stem}.woff`) : publishedPath(family, subset));
  writeFileSync(join(FILES, `${stem}.ttf`), unpackWoff(woff));
  copyFileSync(require.resolve(`${family}/LICENSE`), join(FILES, `OFL-${family.split('/').at(-1)}.txt`));

  const font = fontkit.create(woff);
  usual ??= font;
  const scale = usual.unitsPerEm / font.unitsPerEm;
  const own = font.characterSet.filter((one) => isPrint(one) && !widths.has(one)).sort((a, b) => a - b);
  const ranges = rangesOf(own, (one) => widths.has(one));
  for (const one of own) widths.set(one, Math.round(font.glyphForCodePoint(one).advanceWidth * scale));
  const published = parts.length < DECLARED_BY_PUBLISHER && require(`${family}/unicode.json`)[subset];
  parts.push({
    family,
    subset,
    isCut: cutFrom !== undefined,
    unicodeRange: published || unicodeRange(ranges),
  });
}

writeFileSync(
  join(ROOT, 'packages/render/src/fonts/font-parts.data.ts'),
  `/** ${MADE_BY}; do not edit. Files of the fonts of black print, each with the characters that none before it has. */
export const FONT_PARTS = [
${parts
  .map(
    ({ family, subset, isCut, unicodeRange: range }) =>
      `  { stem: '${stemOf(family, subset)}', family: ${isCut ? 'null' : `'${family}'`}, unicodeRange: '${range}' },`,
  )
  .join('\n')}
] as const;
`,
);

/** Runs of neighbouring code points: [first code point, widths...]. */
const runs = [];
for (const codePoint of [...widths.keys()].sort((a, b) => a - b)) {
  const run = runs.at(-1);
  const width = widths.get(codePoint);
  if (run && run[0] + run.length - 1 === codePoint) run.push(width);
  else runs.push([codePoint, width]);
}
writeFileSync(
  join(ROOT, 'packages/editor-core/src/resources/font-metrics.data.ts'),
  `/** ${MADE_BY} from Atkinson Hyperlegible Next, Noto Sans and Noto Sans Math, all Regular (OFL); do not edit. */
export const FONT_METRICS_DATA = {
  unitsPerEm: ${usual.unitsPerEm},
  ascent: ${usual.ascent},
  descent: ${-usual.descent},
  missingWidth: ${usual.getGlyph(0).advanceWidth},
  /** Runs of neighbouring code points: the first one, then the advance width of each. */
  runs: [
${runs.map((run) => `    [${run.join(',')}],`).join('\n')}
  ],
} as const;
`,
);

const faces = parts.slice(DECLARED_BY_PUBLISHER).flatMap(({ family, subset, isCut, unicodeRange: range }) =>
  WEIGHTS.map((weight) => {
    const file = isCut
      ? `./${stemOf(family, subset)}.woff2`
      : `${family}/files/${stemOf(family, subset, weight)}.woff2`;
    return `@font-face {
  font-family: 'Atkinson Hyperlegible Next';
  font-style: normal;
  font-weight: ${weight};
  font-display: swap;
  src: url('${file}') format('woff2');
  unicode-range: ${range};
}
`;
  }),
);
writeFileSync(
  join(TOKENS, 'further-characters.css'),
  `/*
 * ${MADE_BY}; do not edit.
 * Letters and signs that Atkinson Hyperlegible Next lacks: those of Noto Sans as parts of the same family, so that black print and
 * canvases need no second name. A browser fetches a part when a page shows one of its characters. Widths of black print are measured
 * with the weight of 400.
 */
${faces.join('\n')}`,
);

console.log(`${widths.size} characters in ${parts.length} files`);
