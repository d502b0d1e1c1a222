import type { BrailleReading, Cell } from '@tastwerk/editor-core/braille';
import { readInPieces } from '../read-pieces.js';
import type { LoadedTable } from '../translate/loaded-table.js';
import { preferPairs } from './abbreviation-pairs.js';
import { ComputerWords } from './computer-words.js';
import { printOf } from './hypothesis.js';
import { KnownWords } from './known-words.js';
import { LetterModel } from './letter-model.js';
import { firstOtherCell, LineWord } from './line-word.js';
import { LongerRules } from './longer-rules.js';
import type { PrintWord } from './print-word.js';
import { pairQuotes } from './quotes.js';
import { spellOut } from './spell-out.js';
import { TableUnits } from './table-units.js';
import { UnitIndex } from './unit-index.js';
import { findReadings, type ReadingModel } from './word-search.js';

/** How likely letters follow each other, and words for which that is not enough. */
export interface ReadingData {
  readonly letters: Uint8Array;
  readonly words: string;
}

const BLANK = 0;
const PRINTED = 0x3f;

/** Cells of a word that is searched for at most: longer ones are no words. */
const MOST_CELLS = 80;

/** How often words of a line are changed that write other cells together than alone; then they are given up. */
const MOST_CHANGES = 8;

const QUOTE = /[„“«](?=[^„“«]*$)/u;

/**
 * Reads braille of a table that was made for writing alone: for each word it looks for the likeliest text that the table writes
 * with these cells. A word that there is no such text for is read by its signs, and its cells are named.
 */
export class WritingReader {
  private readonly model: ReadingModel;
  private readonly computerWords: ComputerWords;

  constructor(
    private readonly table: LoadedTable,
    { letters, words }: ReadingData,
  ) {
    const { units, longRules } = new TableUnits(table);
    this.model = {
      units: new UnitIndex(units),
      longerRules: new LongerRules(longRules),
      letters: new LetterModel(letters),
      words: new KnownWords(words),
    };
    this.computerWords = new ComputerWords(table);
  }

  /** Reads a line of cells, one of more than 2,000 in pieces. */
  readLine(cells: readonly Cell[]): BrailleReading {
    return readInPieces(cells, (piece) => this.readPiece(piece));
  }

  private readPiece(cells: readonly Cell[]): Required<BrailleReading> {
    const words = this.wordsOf(cells);
    this.changeUntilWritten(words, cells);
    const unread = words.flatMap(({ isRead, start, cells: own }) =>
      isRead ? [] : own.map((_, at) => start + at),
    );
    const sourceIndex: number[] = [];
    let behind = 0;
    for (const { start, end, print } of words) {
      for (let cell = behind; cell < start; cell += 1) sourceIndex.push(cell);
      for (const cell of print.sourceIndex) sourceIndex.push(start + cell);
      behind = end;
    }
    for (let cell = behind; cell < cells.length; cell += 1) sourceIndex.push(cell);
    return { text: lineOf(words, cells.length, ({ print }) => print.text), sourceIndex, unread };
  }

  private wordsOf(cells: readonly Cell[]): readonly LineWord[] {
    const words: LineWord[] = [];
    let hasOpenQuote = false;
    for (let start = 0; start < cells.length; start += 1) {
      if (cells[start] === BLANK) continue;
      const blank = cells.indexOf(BLANK, start);
      const end = blank < 0 ? cells.length : blank;
      const readings = this.readingsOf(cells.slice(start, end), hasOpenQuote);
      const word = new LineWord(this.table, cells, start, end, readings);
      const [quote] = QUOTE.exec(word.print.text) ?? [];
      if (quote !== undefined) hasOpenQuote = quote === '„';
      words.push(word);
      start = end;
    }
    preferPairs(words);
    return words;
  }

  private readingsOf(cells: readonly Cell[], hasOpenQuote: boolean): readonly PrintWord[] {
    const found = cells.length > MOST_CELLS ? [] : findReadings(this.model, cells, hasOpenQuote).map(printOf);
    const readings = [...this.computerWords.read(cells), ...found];
    return readings.length > 0 ? readings : [spellOut(this.model.units, cells)];
  }

  /** Sees that the words write the cells of the line together, too. */
  private changeUntilWritten(words: readonly LineWord[], cells: readonly Cell[]): void {
    const printed = cells.map((cell) => cell & PRINTED);
    for (let changes = 0; changes < 2 * MOST_CHANGES; changes += 1) {
      const other = firstOtherCell(
        this.table,
        lineOf(words, cells.length, ({ written }) => written),
        printed,
      );
      if (other < 0) return;
      const word =
        words.findLast(({ start, isRead }) => isRead && start <= other) ?? words.find(({ isRead }) => isRead);
      if (changes < MOST_CHANGES) word?.change();
      else word?.giveUp();
    }
    for (const word of words) word.giveUp();
  }
}

/** The text of a line of `length` cells, with what each of its words says. */
function lineOf(words: readonly LineWord[], length: number, textOf: (word: LineWord) => string): string {
  let line = '';
  let behind = 0;
  for (const word of words) {
    const text = textOf(word);
    line += blanksBetween(line, text, word.start - behind) + text;
    behind = word.end;
  }
  return pairQuotes(line + ' '.repeat(length - behind));
}

/** Between a number and its sign only a no-break space is written as a blank. */
function blanksBetween(before: string, behind: string, count: number): string {
  return count === 1 && /\d$/u.test(before) && /^[%‰‱°′″]/u.test(behind) ? '\u{a0}' : ' '.repeat(count);
}
