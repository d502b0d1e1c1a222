import { SEQUENCE_DELIMITER } from '../../model/attributes.js';
import type { BitSigns, LoadedTable } from '../loaded-table.js';
import type { PassOutput } from '../pass-text.js';
import type { Surroundings } from '../surroundings.js';
import { has, IN_WORD, type Marks } from './marks.js';

/** Writes the signs of a text one after another while the text is written. */
export class MarkWriter {
  /** The position before which no sign has been written yet. */
  next = 0;
  private readonly kinds: readonly BitSigns[];
  private readonly modes: readonly BitSigns[];
  /** The kinds that have any mark, by position; undefined for a text without any. */
  private readonly all: number[] | undefined;

  constructor(
    table: LoadedTable,
    private readonly text: Surroundings,
    private readonly marks: Marks | undefined,
    private readonly output: PassOutput,
  ) {
    this.kinds = table.emphasisSigns;
    this.modes = table.modeSigns;
    this.all = marks?.all();
  }

  hasAt(position: number): boolean {
    return this.all !== undefined && this.all[position] !== 0;
  }

  /** Whether a rule has read over marks before a position that are still to be written. */
  hasWaitingBefore(position: number): boolean {
    if (this.all === undefined) return false;
    for (let at = this.next; at < position; at += 1) if (this.all[at] !== 0) return true;
    return false;
  }

  /** Whether a mark stands between the characters from `start` to `end`. */
  hasInside(start: number, end: number): boolean {
    if (this.all === undefined) return false;
    for (let at = start + 1; at < end; at += 1) if (this.all[at] !== 0) return true;
    return false;
  }

  /** Takes the marks of a position back: nothing in computer braille is marked. */
  forget(position: number): void {
    if (this.all === undefined || this.marks === undefined) return;
    this.all[position] = 0;
    this.marks.clear(position);
  }

  /** Writes all signs up to a position but for those that begin a mode right before it. */
  writeTo(position: number): void {
    if (this.all !== undefined)
      for (let at = this.next; at <= position; at += 1) {
        if (this.all[at] === 0) continue;
        this.writeEmphasis(at, position);
        if (at < position) this.writeModes(at, position);
      }
    this.next = position + 1;
  }

  /** Writes the signs that are left at the end of the text. */
  writeRest(): void {
    if (this.marks === undefined) return;
    for (let at = this.next; at <= this.text.length; at += 1) {
      this.writeEmphasis(at, this.text.length);
      this.writeModes(at, this.text.length);
    }
  }

  /** Writes the signs that begin a mode: closest to the word that of capitals. */
  writeModes(at: number, position: number): void {
    if (!this.hasAt(at)) return;
    for (let place = this.modes.length - 1; place >= 0; place -= 1) {
      const mode = this.modes[place];
      if (mode === undefined) continue;
      this.writeBegin(mode, at, position);
      this.writeLetter(mode, at, position);
    }
  }

  /** Ends before begins; what begins first ends last. */
  private writeEmphasis(at: number, position: number): void {
    if (!this.hasAt(at)) return;
    for (const mode of this.modes) this.writeEnd(mode, at, position);
    const { marks } = this;
    if (marks === undefined || this.kinds.length === 0) return;
    const ends = this.kinds.filter(({ bit }) => has(marks.end, at, bit));
    for (const kind of sortedBy(ends, ({ bit }) => this.lengthBefore(at, bit)))
      this.writeEnd(kind, at, position);
    const begins = this.kinds.filter(({ bit }) => has(marks.begin, at, bit) || has(marks.word, at, bit));
    const lengths = sortedBy(begins, ({ bit }) => this.lengthBehind(at, bit));
    for (const kind of lengths.toReversed()) this.writeBegin(kind, at, position);
    for (const kind of this.kinds.toReversed()) this.writeLetter(kind, at, position);
  }

  /** How far what ends at a position reaches back. */
  private lengthBefore(at: number, bit: number): number {
    const { marks } = this;
    let start = at - 1;
    while (marks !== undefined && start >= 0 && ((marks.begin[start] ?? 0) & bit) === 0) {
      if (has(marks.word, start, bit)) break;
      start -= 1;
    }
    return at - start;
  }

  /** How far what begins at a position goes on. */
  private lengthBehind(at: number, bit: number): number {
    const { marks, text } = this;
    if (marks === undefined) return 0;
    const isWord = !has(marks.begin, at, bit);
    const words = marks.words.get(bit);
    let end = at + 1;
    while (end < text.length && !has(marks.end, end, bit)) {
      if (isWord && (text.isIn(end, SEQUENCE_DELIMITER) || !has(words ?? [], end, IN_WORD))) break;
      end += 1;
    }
    return end - at;
  }

  private writeLetter({ bit, signs }: BitSigns, at: number, position: number): void {
    if (this.marks !== undefined && has(this.marks.symbol, at, bit)) this.output.add(signs.letter, position);
  }

  private writeBegin({ bit, signs }: BitSigns, at: number, position: number): void {
    const { marks, output } = this;
    if (marks === undefined) return;
    if (has(marks.begin, at, bit))
      output.add(signs.phraseBegin.length > 0 ? signs.phraseBegin : signs.begin, position);
    if (has(marks.word, at, bit) && !has(marks.end, at, bit)) output.add(signs.wordBegin, position);
  }

  /** A sign behind something belongs to its last character. */
  private writeEnd({ bit, signs }: BitSigns, at: number, position: number): void {
    const { marks, output } = this;
    if (marks === undefined || !has(marks.end, at, bit)) return;
    if (has(marks.word, at, bit)) output.add(signs.wordEnd, position - 1);
    else if (signs.end.length > 0) output.add(signs.end, position - 1);
    else if (signs.phraseEndAfter.length > 0) output.add(signs.phraseEndAfter, position - 1);
    else output.add(signs.phraseEndBefore, position);
  }
}

/** In rising order; equal ones stay as they are. */
function sortedBy<Item>(items: readonly Item[], keyOf: (item: Item) => number): readonly Item[] {
  if (items.length < 2) return items;
  return items
    .map((item) => ({ item, key: keyOf(item) }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
