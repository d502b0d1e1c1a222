import { FONT_METRICS_DATA } from './font-metrics.data.js';
import { INDEX_CHARACTERS, ORDINARY_CHARACTERS } from './index-characters.js';

/** A part of a line of print whose characters are set alike. */
interface PrintRun {
  /** Characters that the fonts of black print have. */
  readonly text: string;
  /** Font size as a share of that of the line. */
  readonly scale: number;
  /** Height of the baseline above that of the line, in em of the line; negative below it. */
  readonly raisedEm: number;
}

type Setting = Omit<PrintRun, 'text'>;

const ON_BASELINE: Setting = { scale: 1, raisedEm: 0 };

/**
 * Usual size and heights of indices in typesetting (the font's OS/2 table names sizes of 0.60 to 0.65 and a height of 0.35).
 * Raised digits reach as high as the font's own ², 0.78 em; the descent of lowered letters ends where that of the line does.
 */
const LOWERED: Setting = { scale: 0.62, raisedEm: -0.12 };
const RAISED: Setting = { scale: 0.62, raisedEm: 0.36 };

/** Raised characters that the font has. */
const OWN = /^[¹²³]+$/;

const [LOWERED_CHARACTERS, RAISED_CHARACTERS] = (['lowered', 'raised'] as const).map((position) =>
  INDEX_CHARACTERS[position].map(([character]) => character).join(''),
);

const INDICES = new RegExp(`([${LOWERED_CHARACTERS}]+)|[${RAISED_CHARACTERS}]+`, 'g');

/**
 * Characters that fonts have under another name alone: the micro and the ohm sign, which keyboards write, are the Greek letters (Unicode: NFKC,
 * NFC), blanks of other widths and hyphens that do not break are the usual ones.
 */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['\u00b5', '\u03bc'],
  ['\u2126', '\u03a9'],
  ...Array.from(
    '\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u200a\u202f\u205f\u3000',
    (blank) => [blank, ' '] as const,
  ),
  ['\u2011', '-'],
  ['\u2012', '\u2013'],
  ['\u2015', '\u2014'],
]);

const SIGN = new RegExp(`[${[...SIGNS.keys()].join('')}]`, 'gu');

/** Characters that say how others are shown and are invisible themselves (Unicode: Default_Ignorable_Code_Point). */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|\p{Variation_Selector}/gu;

/** What is looked for first: most lines have none of these, and lines are measured again and again. */
const SET_OTHERWISE = new RegExp(
  `[${LOWERED_CHARACTERS}${RAISED_CHARACTERS}]|${SIGN.source}|${INVISIBLE.source}`,
  'u',
);

const DRAWN_AS: ReadonlyMap<string, string> = new Map([...ORDINARY_CHARACTERS, ...SIGNS]);

function drawnAs(character: string): string {
  return DRAWN_AS.get(character) ?? character;
}

function ordinaryRun(text: string): PrintRun {
  return { ...ON_BASELINE, text: text.replace(SIGN, drawnAs).replace(INVISIBLE, '') };
}

/**
 * `line` in runs from left to right: sub- and superscript characters become ordinary ones, smaller and lowered or raised. The
 * font's own ¹ ² ³ stay as they are, except beside superscripts that it lacks, where all are set alike. Invisible characters are left
 * out. A blank line has no run.
 */
export function printRuns(line: string): readonly PrintRun[] {
  if (line !== '' && !SET_OTHERWISE.test(line)) return [{ ...ON_BASELINE, text: line }];
  const runs: PrintRun[] = [];
  let start = 0;
  for (const { 0: indices, 1: lowered, index } of line.matchAll(INDICES)) {
    if (OWN.test(indices)) continue;
    if (index > start) runs.push(ordinaryRun(line.slice(start, index)));
    const text = Array.from(indices, drawnAs).join('');
    runs.push({ ...(lowered === undefined ? RAISED : LOWERED), text });
    start = index + indices.length;
  }
  if (start < line.length) runs.push(ordinaryRun(line.slice(start)));
  return runs;
}

/** Advance widths of the bundled font, so that text is measured without a DOM. */
export interface FontMetrics {
  /** Advance width of a character per em (1 = the font size). */
  advance(character: string): number;
  /** Whether the font has a character; print shows a box for one that it lacks. */
  has(character: string): boolean;
  /** Ascent above and descent below the baseline per em, both positive. */
  readonly ascent: number;
  readonly descent: number;
}

const { unitsPerEm, ascent, descent, missingWidth, runs } = FONT_METRICS_DATA;

const advances = new Map<number, number>();
for (const [first, ...widths] of runs) {
  widths.forEach((width, index) => advances.set(first + index, width / unitsPerEm));
}

function advanceOf(character: string): number | undefined {
  return advances.get(character.codePointAt(0) ?? -1);
}

/**
 * Metrics of the bundled fonts: Atkinson Hyperlegible Next Regular, and Noto Sans for the letters and signs that it lacks. They hold no
 * kerning, so a painter must place text by these advances and not by a renderer's own. A character that all lack is as wide as the
 * missing-glyph box.
 */
export const bundledFontMetrics: FontMetrics = {
  advance: (character) => advanceOf(character) ?? missingWidth / unitsPerEm,
  has: (character) => advanceOf(character) !== undefined,
  ascent: ascent / unitsPerEm,
  descent: descent / unitsPerEm,
};

/** Width of `text` in mm at a font size of `sizeMm`, without kerning; sub- and superscript characters as they are drawn. */
export function textWidthMm(text: string, sizeMm: number, font: FontMetrics): number {
  let ems = 0;
  for (const run of printRuns(text)) {
    for (const character of run.text) ems += font.advance(character) * run.scale;
  }
  return ems * sizeMm;
}
