import { type Box, uniteBoxes } from '../geometry/box.js';
import type { Point } from '../geometry/point.js';

/** A letter that a drawing uses as a shape. */
export interface Letter {
  /** What it is; undefined where its name does not say it. */
  readonly character: string | undefined;
  /** The box around its shape, in units of the whole. */
  readonly box: Box;
  /** Where its baseline begins. */
  readonly origin: Point;
}

/** Words that letters make, with the box around them. */
interface Words {
  readonly text: string;
  readonly box: Box;
}

/** A letter of TeX by its font and its code, as dvisvgm names it: `g2-108`. */
const TEX_ID = /^g\d+-(\d+)$/u;
/** A letter of a font by its name and its code in Unicode, as matplotlib names it: `DejaVuSans-Oblique-78`. */
const FONT_ID = /^[A-Z][A-Za-z]*(?:Sans|Serif|Mono|Roman|Math|STIX|Cm)[\w-]*-([0-9a-f]{2,5})$/u;
/** A letter by its place in a font, as Cairo names it: `glyph0-1`, `glyph-0-1`. The file does not say which it is. */
const PLACE_ID = /^glyph-?\d+-\d+$/u;

/** Codes of TeX's text fonts (OT1, T1) that are not those of ASCII. */
const TEX_CODES: Readonly<Record<number, string>> = {
  0: '−',
  1: '·',
  2: '×',
  10: 'Ω',
  11: 'ff',
  12: 'fi',
  13: 'fl',
  14: 'ffi',
  15: 'ffl',
  25: 'ß',
  123: '–',
  196: 'Ä',
  214: 'Ö',
  220: 'Ü',
  228: 'ä',
  246: 'ö',
  252: 'ü',
  255: 'ß',
};

/** The character of a code in Unicode; undefined for those that write nothing, such as controls and halves of characters. */
function printed(code: number): string | undefined {
  const character = code <= 0x10_ffff ? String.fromCodePoint(code) : '';
  return /^[^\p{C}\p{Z}]$/u.test(character) ? character : undefined;
}

/** The character that the shape `id` draws: null for none, undefined for a letter that its name does not tell. */
export function characterOf(id: string): string | undefined | null {
  const tex = TEX_ID.exec(id)?.[1];
  if (tex !== undefined) {
    const code = Number(tex);
    return TEX_CODES[code] ?? (code < 127 ? printed(code) : undefined);
  }
  const font = FONT_ID.exec(id)?.[1];
  if (font !== undefined) return printed(Number.parseInt(font, 16));
  return PLACE_ID.test(id) ? undefined : null;
}

/** Parts of the height of letters: up to which a gap is none, from which it parts words and texts, by which indices stand off the line at most and at least. */
const GAP = { word: 0.4, text: 1.1, index: 0.6, off: 0.15 } as const;

const LOWERED = '₀₁₂₃₄₅₆₇₈₉';
const RAISED = '′¹²³⁴⁵⁶⁷⁸⁹';

/** A digit that stands below or above the line; the prime of TeX has the code of a nought. Other letters stay. */
function indexOf(character: string, isBelow: boolean): string {
  const digit = '0123456789'.indexOf(character);
  return (digit < 0 ? undefined : (isBelow ? LOWERED : RAISED)[digit]) ?? character;
}

/**
 * The words that letters make which follow one another on a line, indices with them. Letters that are not told, and those of turned text,
 * are left out; `isWhole` says that none was.
 */
export function wordsOfLetters(letters: readonly Letter[]): {
  readonly words: readonly Words[];
  readonly isWhole: boolean;
} {
  const words: { text: string; box: Box; origin: Point; heightPx: number }[] = [];
  let isWhole = true;
  for (const { character, box, origin } of letters) {
    if (character === undefined) {
      isWhole = false;
      continue;
    }
    const line = words.at(-1);
    const heightPx = Math.max(box.height, line?.heightPx ?? 0);
    const gapPx = line ? box.x - line.box.x - line.box.width : Infinity;
    const isOnLine = line !== undefined && Math.abs(origin.y - line.origin.y) <= GAP.index * heightPx;
    if (line && isOnLine && gapPx > -heightPx && gapPx < GAP.text * heightPx) {
      const offPx = origin.y - line.origin.y;
      const isIndex = Math.abs(offPx) > GAP.off * heightPx;
      const written = isIndex ? indexOf(character, offPx > 0) : character;
      line.text += gapPx > GAP.word * heightPx ? ` ${written}` : written;
      line.box = uniteBoxes(line.box, box);
      line.heightPx = heightPx;
    } else words.push({ text: character, box, origin, heightPx: box.height });
  }
  // The comma of TeX's mathematics has the code of a semicolon.
  const textOf = (text: string) => text.replaceAll(/(\d);(?=\d)/gu, '$1,');
  return { words: words.map(({ text, box }) => ({ text: textOf(text), box })), isWhole };
}
