import type { LoadedTable } from '../translate/loaded-table.js';
import { translateText } from '../translate/translate-text.js';
import type { PrintWord } from './print-word.js';

const BLANK = 0;
const PRINTED = 0x3f;
const FIRST_PATTERN = 0x2800;

/** The first cell that a table writes otherwise for a text than asked for; -1 where it writes exactly these. */
export function firstOtherCell(table: LoadedTable, text: string, cells: readonly number[]): number {
  const { cells: written, unwritable } = translateText(table, text);
  const most = Math.max(written.length, cells.length);
  for (let at = 0; at < most; at += 1)
    if (at >= cells.length || ((written[at] ?? -1) & PRINTED) !== cells[at]) return at;
  return unwritable.length > 0 ? 0 : -1;
}

/** A word of a line: cells between blanks, and what they may say. */
export class LineWord {
  readonly cells: readonly number[];
  private readonly spaced: readonly number[];
  private next = 0;
  private chosen: PrintWord | undefined;
  private isWritten = false;

  /** `readings` are the likeliest first and not yet known to write the cells; there is at least one. */
  constructor(
    private readonly table: LoadedTable,
    line: readonly number[],
    readonly start: number,
    readonly end: number,
    private readonly readings: readonly PrintWord[],
  ) {
    this.spaced = line.slice(Math.max(start - 1, 0), end + 1);
    this.cells = line.slice(start, end);
    this.change();
  }

  /** Whether the table writes the cells for what the word says. */
  get isRead(): boolean {
    return this.isWritten;
  }

  /** What it says: a text that writes its cells or, where there is none, the likeliest one. */
  get print(): PrintWord {
    return this.chosen ?? this.readings[0] ?? { text: '', sourceIndex: [] };
  }

  /** A text that the table writes with its cells in any case: what it says, or the cells themselves. */
  get written(): string {
    if (this.isWritten) return this.print.text;
    return String.fromCodePoint(...this.cells.map((cell) => FIRST_PATTERN + (cell & PRINTED)));
  }

  /** Takes the next reading that writes the cells; where there is none the word is given up. */
  change(): void {
    for (; this.next < this.readings.length; this.next += 1) {
      const reading = this.readings[this.next];
      if (reading === undefined || !this.isWrittenBy(reading)) continue;
      this.take(reading);
      this.next += 1;
      return;
    }
    this.giveUp();
  }

  /** The likeliest reading of some kind, if the table writes the cells for it. */
  readingOf(isMeant: (text: string) => boolean): PrintWord | undefined {
    const reading = this.readings.find(({ text }) => isMeant(text));
    return reading !== undefined && this.isWrittenBy(reading) ? reading : undefined;
  }

  /** Takes a reading that writes the cells. */
  take(reading: PrintWord): void {
    this.chosen = reading;
    this.isWritten = true;
  }

  /** Keeps what it says without claiming that this is what is written. */
  giveUp(): void {
    this.isWritten = false;
  }

  private isWrittenBy({ text }: PrintWord): boolean {
    const before = this.spaced[0] === BLANK ? ' ' : '';
    const after = this.spaced.at(-1) === BLANK ? ' ' : '';
    return firstOtherCell(this.table, before + text + after, this.spaced) < 0;
  }
}
