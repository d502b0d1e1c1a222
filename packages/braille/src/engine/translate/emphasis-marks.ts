import { LETTER, SPACE } from '../model/attributes.js';
import type { EmphasisSigns } from '../model/run-signs.js';
import type { LoadedTable } from './loaded-table.js';
import { NO_MARKS, type Mark } from './mark.js';
import type { Surroundings } from './surroundings.js';

/** The kinds of emphasis at a position as bits, in the order of `EMPHASES`. */
export type EmphasisAt = (position: number) => number;

/** A word and whether all of it that counts is emphasised; undefined where nothing in it counts. */
interface Word {
  readonly start: number;
  readonly end: number;
  readonly isWhole: boolean | undefined;
}

/** A mark with what it marks, from `start` to `end`. */
interface EmphasisMark extends Mark {
  readonly kind: number;
  readonly start: number;
  readonly end: number;
}

/**
 * The order of signs at one place, so that what begins first ends last: ends before begins, what ends last begins first,
 * what began last ends first; of those alike the last kind begins first and ends last.
 */
function compareMarks(a: EmphasisMark, b: EmphasisMark): number {
  if (a.position !== b.position) return a.position - b.position;
  if (a.isEnd !== b.isEnd) return a.isEnd ? -1 : 1;
  return a.isEnd ? b.start - a.start || a.kind - b.kind : b.end - a.end || b.kind - a.kind;
}

/** The signs for all emphasis of a text in the order in which they are written. */
export function emphasisMarks(
  table: LoadedTable,
  text: Surroundings,
  emphasisAt: EmphasisAt | undefined,
): readonly Mark[] {
  if (emphasisAt === undefined) return NO_MARKS;
  const marks = table.table.emphasis.flatMap((signs, kind) =>
    signs.wordBegin.length === 0
      ? []
      : new EmphasisMarks(signs, kind, text, (at) => ((emphasisAt(at) >> kind) & 1) === 1).all(),
  );
  return marks.sort(compareMarks);
}

/** The signs for one kind of emphasis. */
class EmphasisMarks {
  private readonly marks: EmphasisMark[] = [];
  private readonly mode: ReadonlySet<number>;
  private readonly neutral: ReadonlySet<number>;

  constructor(
    private readonly signs: EmphasisSigns,
    private readonly kind: number,
    private readonly text: Surroundings,
    private readonly isMarked: (position: number) => boolean,
  ) {
    this.mode = new Set(signs.modeSymbols);
    this.neutral = new Set(signs.neutralSymbols);
  }

  all(): readonly EmphasisMark[] {
    const words = this.words();
    for (let index = 0; index < words.length; index += 1) {
      const last = this.phraseFrom(words, index);
      const [word, end] = [words[index], words[last]];
      if (word === undefined || end === undefined) break;
      if (last > index) {
        this.mark(this.firstEmphasised(word), end.end, this.signs.phraseBegin, this.signs.phraseEnd);
        index = last;
      } else this.markParts(word);
    }
    return this.marks;
  }

  /** Words stand between white space or, where the table names some, between signs that are never emphasised. */
  private words(): readonly Word[] {
    const words: Word[] = [];
    for (let start = 0; start < this.text.length; start += 1) {
      if (this.isSeparator(start)) continue;
      let end = start;
      let isWhole: boolean | undefined;
      for (; end < this.text.length && !this.isSeparator(end); end += 1) {
        if (this.isNeutral(end)) continue;
        isWhole = isWhole !== false && this.isMarked(end);
      }
      words.push({ start, end, isWhole });
      start = end;
    }
    return words;
  }

  /** The last word of a phrase that begins with a word, or that word itself when there is none. */
  private phraseFrom(words: readonly Word[], first: number): number {
    const { phraseBegin, phraseLength } = this.signs;
    if (phraseBegin.length === 0 || words[first]?.isWhole !== true) return first;
    let count = 0;
    let last = first;
    for (let index = first; index < words.length && words[index]?.isWhole !== false; index += 1)
      if (words[index]?.isWhole === true) {
        count += 1;
        last = index;
      }
    return count >= phraseLength ? last : first;
  }

  private firstEmphasised(word: Word): number {
    let position = word.start;
    while (this.isNeutral(position)) position += 1;
    return position;
  }

  /** The parts of a word that are emphasised; characters that are never emphasised go on with a part, but begin none. */
  private markParts(word: Word): void {
    let goesOn = false;
    for (let start = word.start; start < word.end; start += 1) {
      if (!goesOn && (!this.isMarked(start) || this.isNeutral(start))) continue;
      let end = start + 1;
      while (end < word.end && this.isPartOn(end) && !this.beginsAnew(end)) end += 1;
      goesOn = end < word.end && this.isPartOn(end);
      const needsEnd = end < word.end && !this.endsWord(end - 1) && !this.endsWord(end);
      if (end - start === 1 && this.signs.letter.length > 0) this.mark(start, end, this.signs.letter, []);
      else this.mark(start, end, this.signs.wordBegin, needsEnd ? this.signs.wordEnd : []);
      start = end - 1;
    }
  }

  /** Whether a part goes on with a position. */
  private isPartOn(position: number): boolean {
    return this.isNeutral(position) || this.isMarked(position);
  }

  /** Whether an emphasised word has ended before a position, so that it must be marked again. */
  private beginsAnew(position: number): boolean {
    return this.endsWord(position - 1) && !this.endsWord(position);
  }

  /** Whether a sign ends an emphasised word by itself. */
  private endsWord(position: number): boolean {
    return (
      this.mode.size > 0 &&
      (this.text.classesAt(position) & LETTER) === 0 &&
      !this.mode.has(this.text.symbolAt(position))
    );
  }

  private isNeutral(position: number): boolean {
    return this.neutral.has(this.text.symbolAt(position));
  }

  private isSeparator(position: number): boolean {
    return this.neutral.size === 0
      ? (this.text.classesAt(position) & SPACE) !== 0
      : this.isNeutral(position) && this.endsWord(position);
  }

  private mark(start: number, end: number, begins: readonly number[], ends: readonly number[]): void {
    const { kind } = this;
    this.marks.push({ position: start, cells: begins, isEnd: false, kind, start, end });
    if (ends.length > 0) this.marks.push({ position: end, cells: ends, isEnd: true, kind, start, end });
  }
}
