import type { Hyphenator } from '../translator/hyphenation/hyphenator.js';
import type { BrailleParagraph } from './braille-paragraph.js';
import { formulasIn } from '../texts/text-parts.js';
import { BLANK_CELL, HYPHEN_CELL } from '../translator/cells.js';
import type { ParagraphKind } from './page-text.js';
import type { Cell } from '../translator/translator.js';

/** One row of a paragraph: its cells from `from` up to and without `to`. */
export interface RowOfText {
  /** Index of the paragraph among those that are paged. */
  readonly paragraph: number;
  readonly from: number;
  readonly to: number;
  /** Blank cells before them. */
  readonly indent: number;
  /** Whether a hyphen sign that print does not have follows them. */
  readonly addsHyphen: boolean;
}

interface Cut {
  readonly at: number;
  readonly addsSign: boolean;
}

interface Word {
  readonly from: number;
  readonly to: number;
}

/** Blank cells before the first row and before the others (German practice; runover of lists as BANA and DZB do it). */
const INDENTS: Readonly<Record<ParagraphKind, { readonly first: number; readonly rest: number }>> = {
  heading: { first: 0, rest: 0 },
  text: { first: 2, rest: 0 },
  item: { first: 0, rest: 2 },
  'print-page': { first: 0, rest: 0 },
};

/** Cells that a row keeps whatever its indent, and that the first part of a divided word takes at least. */
const LEAST_ROOM = 2;

/** Cells after which a word without end is taken as it is: no word of a language is longer, and a page of noise costs no more. */
const LONGEST_LOOK = 200;

const NO_BREAK_SPACE = '\u00a0';

/** Dots 2356: a sign of these alone is read as punctuation where no other sign holds it up. */
const LOWER_DOTS = 0b110110;

function isLower(cell: Cell | undefined): boolean {
  return cell !== undefined && (cell & ~LOWER_DOTS) === 0;
}

/** The cells of the formulas of a paragraph, in their order. */
function formulaCells({ text, sourceIndex }: BrailleParagraph): readonly Word[] {
  return formulasIn(text).flatMap(({ start, end }) => {
    const from = sourceIndex.findIndex((place) => place >= start);
    const behind = sourceIndex.findIndex((place) => place >= end);
    const to = behind < 0 ? sourceIndex.length : behind;
    return from < 0 || from >= to ? [] : [{ from, to }];
  });
}

/** Whether a cut before cell `at` would go through one of `formulas`. */
const isWithin = (formulas: readonly Word[], at: number) =>
  formulas.some(({ from, to }) => from < at && at < to);

/** Whether a sign for print begins at cell `at`, so that a cut there goes through no contraction. */
function beginsSign({ sourceIndex }: BrailleParagraph, at: number): boolean {
  return (sourceIndex[at] ?? 0) > (sourceIndex[at - 1] ?? 0);
}

/** The first cell of `word` after its first that writes the print character at `place`; undefined where a sign goes over it. */
function cellAt({ sourceIndex }: BrailleParagraph, word: Word, place: number): number | undefined {
  let at = word.from + 1;
  while (at < word.to && (sourceIndex[at] ?? 0) < place) at += 1;
  return at < word.to && sourceIndex[at] === place ? at : undefined;
}

/** A paragraph, and which of its formulas stay in one row because they fit. */
interface Wrapped {
  readonly paragraph: BrailleParagraph;
  readonly formulas: readonly Word[];
  readonly kept: readonly Word[];
}

function isBreakable({ paragraph: { cells, sourceIndex, text }, kept }: Wrapped, at: number): boolean {
  return (
    cells[at] === BLANK_CELL && text.charAt(sourceIndex[at] ?? 0) !== NO_BREAK_SPACE && !isWithin(kept, at)
  );
}

/** The last place in `word` where its syllables, its signs and the room up to `end` allow a division. */
function lastDivision(
  { paragraph, formulas }: Wrapped,
  word: Word,
  end: number,
  hyphenator: Hyphenator,
): Cut | undefined {
  if (end - word.from < LEAST_ROOM) return undefined;
  const { cells, sourceIndex, text } = paragraph;
  const start = sourceIndex[word.from] ?? 0;
  const stop = word.to < cells.length ? sourceIndex[word.to] : undefined;
  const divisions = hyphenator.divide(text.slice(start, stop));
  for (let index = divisions.length - 1; index >= 0; index -= 1) {
    const { at = 0, addsSign = false } = divisions[index] ?? {};
    const cell = cellAt(paragraph, word, start + at);
    if (cell === undefined || cell > (addsSign ? end - 1 : end) || isWithin(formulas, cell)) continue;
    const isMisread =
      isLower(cells[cell - 1]) ||
      isLower(cells[cell]) ||
      hyphenator.misreadsAtRowStart(cells[cell] ?? BLANK_CELL);
    if (!addsSign || !isMisread) return { at: cell, addsSign };
  }
  return undefined;
}

/**
 * Where a word is cut that no row has room for: before or behind a formula that fits a row, else at the last sign that fits, with a hyphen
 * sign behind it in words. In formulas that would be a minus.
 */
function forcedCut({ paragraph, formulas, kept }: Wrapped, from: number, end: number): Cut {
  const formula = kept.find((it) => it.from < end && end <= it.to + 1);
  const edge = formula && (formula.to <= end ? formula.to : formula.from);
  if (edge !== undefined && edge > from) return { at: edge, addsSign: false };
  if (isWithin(formulas, end)) return { at: lastSign(paragraph, from, end), addsSign: false };
  return { at: lastSign(paragraph, from, Math.max(from + 1, end - 1)), addsSign: true };
}

/** The last cell up to `end` with which a sign begins; `end` where there is none. */
function lastSign(paragraph: BrailleParagraph, from: number, end: number): number {
  let at = end;
  while (at > from + 1 && !beginsSign(paragraph, at)) at -= 1;
  return beginsSign(paragraph, at) ? at : end;
}

/** Where the word that begins at cell `from` ends, or as far as one looks for that. */
function endOfWord(wrapped: Wrapped, from: number): number {
  const last = Math.min(wrapped.paragraph.cells.length, from + LONGEST_LOOK);
  let at = from;
  while (at < last && !isBreakable(wrapped, at)) at += 1;
  return at;
}

/**
 * Wraps a paragraph into rows of at most `width` cells (at least 2), indented as its kind wants it, and puts them behind
 * `rows`. Rows break at blank cells that are no no-break spaces; a word that does not fit is divided where `hyphenator` and
 * its signs allow it, never within a contraction. A word longer than a row is cut with the hyphen sign. A formula that fits a row stays
 * in one; a longer one breaks at its blank cells, which its code puts where lines may end. A paragraph without cells is one blank row. `index` is the paragraph's own among those that are paged.
 */
export function wrapParagraph(
  paragraph: BrailleParagraph,
  index: number,
  width: number,
  hyphenator: Hyphenator,
  rows: RowOfText[],
): void {
  const { cells, kind } = paragraph;
  const addRow = (from: number, to: number, indent: number, addsHyphen: boolean) =>
    rows.push({ paragraph: index, from, to, indent, addsHyphen });
  if (cells.length === 0) addRow(0, 0, 0, false);
  if (kind === 'print-page') {
    const to = Math.min(cells.length, width);
    addRow(0, to, width - to, false);
    return;
  }
  const room = width - Math.min(INDENTS[kind].rest, width - LEAST_ROOM);
  const formulas = formulaCells(paragraph);
  const kept = formulas.filter(({ from, to }) => to - from <= room);
  const wrapped = { paragraph, formulas, kept };
  let from = 0;
  while (from < cells.length) {
    const wanted = from === 0 ? INDENTS[kind].first : INDENTS[kind].rest;
    const isWide = kept.some((formula) => formula.from === from && formula.to - from > width - wanted);
    const indent = isWide ? width - room : Math.min(wanted, width - LEAST_ROOM);
    const end = from + width - indent;
    if (end >= cells.length) {
      addRow(from, cells.length, indent, false);
      return;
    }
    let blank = end;
    while (blank > from && !isBreakable(wrapped, blank)) blank -= 1;
    const wordStart = blank > from ? blank + 1 : from;
    const word = { from: wordStart, to: endOfWord(wrapped, wordStart) };
    const division = lastDivision(wrapped, word, end, hyphenator);
    if (!division && blank > from) {
      addRow(from, blank, indent, false);
      from = blank + 1;
      continue;
    }
    const cut = division ?? forcedCut(wrapped, from, end);
    addRow(from, cut.at, indent, cut.addsSign);
    from = cut.at;
  }
}

const BLANKS: readonly Cell[] = [BLANK_CELL, BLANK_CELL];

/**
 * The cells of `row` with its indent and its hyphen sign. A line of dots 36 leads to the number of a page of the print at the end of its row
 * (BANA, Braille Formats 2016, 1.11).
 */
export function cellsOfRow({ cells, kind }: BrailleParagraph, row: RowOfText): readonly Cell[] {
  const { from, to, indent, addsHyphen } = row;
  const text = cells.slice(from, addsHyphen ? to + 1 : to);
  if (addsHyphen) text[to - from] = HYPHEN_CELL;
  if (kind === 'print-page') return Array.from({ length: indent }, () => HYPHEN_CELL).concat(text);
  return indent === 0 ? text : BLANKS.slice(0, indent).concat(text);
}
