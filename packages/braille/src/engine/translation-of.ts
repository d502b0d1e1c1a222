import type { BrailleTranslation, Cell, UnwrittenCharacter } from '@tastwerk/editor-core/braille';
import type { WrittenText } from './translate/translate-text.js';

/** How many dots a cell may have. */
export type Dots = 6 | 8;

/** The bits of all dots of a cell. Bits beyond are virtual dots: a no-break space is the blank cell with one. */
const ALL_DOTS: Readonly<Record<Dots, number>> = { 6: 0x3f, 8: 0xff };

/**
 * What a table wrote for `text`, as cells of six or eight dots. Virtual dots are dropped. Characters that need more than `dots` are left
 * out and named, as those are that the table does not write.
 */
export function translationOf(written: WrittenText, text: string, dots: Dots): BrailleTranslation {
  const allDots = ALL_DOTS[dots];
  const missingDots = ALL_DOTS[8] & ~allDots;
  if (written.unwritable.length === 0 && !written.cells.some((value) => (value & missingDots) !== 0))
    return { cells: written.cells.map((value) => value & allDots), sourceIndex: written.origins };
  const cells: Cell[] = [];
  const sourceIndex: number[] = [];
  const unwritten = new Set(written.unwritable);
  for (let index = 0; index < written.cells.length; index += 1) {
    const value = written.cells[index] ?? 0;
    const origin = written.origins[index] ?? 0;
    if ((value & missingDots) !== 0) unwritten.add(origin);
    else {
      cells.push(value & allDots);
      sourceIndex.push(origin);
    }
  }
  return {
    cells,
    sourceIndex,
    unwritten: [...unwritten].sort((a, b) => a - b).map((at) => characterAt(text, at)),
  };
}

/** The character at a UTF-16 index, as one that the braille has not. */
function characterAt(text: string, index: number): UnwrittenCharacter {
  return { character: String.fromCodePoint(text.codePointAt(index) ?? 0), index };
}
