import type { LineWish } from './line-wish.js';
import type { LoadedTable } from './loaded-table.js';
import { NO_SUBSTITUTIONS, translateText, type WrittenText } from './translate-text.js';
import { indexAt, type Substitution, substitutionsAt } from './variants.js';

/** How many characters of a line are looked for variants of; a line with more is in another script. */
const MOST_VARIANTS = 50;

/**
 * Writes a line as `translateText` does. Characters that the table does not write are brought to what it knows, where
 * there is something that means the same; what remains is left out and named. A line without such characters is written
 * once, as the table has it.
 */
export function translateLine(table: LoadedTable, text: string, wish: LineWish = {}): WrittenText {
  const write = (substitutions: readonly Substitution[]) => translateText(table, text, wish, substitutions);
  const written = write(NO_SUBSTITUTIONS);
  return written.unwritable.length === 0 ? written : new LineWriter(text, write, written).run();
}

class LineWriter {
  private readonly chosen: Substitution[] = [];
  /** What cannot be written, whatever is tried. */
  private readonly lacking = new Set<number>();

  constructor(
    private readonly text: string,
    private readonly write: (substitutions: readonly Substitution[]) => WrittenText,
    private written: WrittenText,
  ) {}

  run(): WrittenText {
    for (let tried = 0; tried < MOST_VARIANTS; tried += 1) {
      const index = this.written.unwritable.find((at) => !this.lacking.has(at));
      if (index === undefined) break;
      if (!this.useVariant(index)) this.leaveOut(index);
    }
    const { cells, origins, unwritable } = this.written;
    return { cells, origins, unwritable: [...new Set([...unwritable, ...this.lacking])] };
  }

  private useVariant(index: number): boolean {
    for (const substitutions of substitutionsAt(this.text, index)) {
      const written = this.writtenWith(substitutions);
      if (written === undefined || written.unwritable.length >= this.written.unwritable.length) continue;
      this.use(substitutions, written);
      return true;
    }
    return false;
  }

  /** Leaves a character out, and of an exponent or index all of it. */
  private leaveOut(index: number): void {
    const whole = indexAt(this.text, index);
    for (let at = whole?.start ?? index; at < (whole?.end ?? index + 1); at += 1) this.lacking.add(at);
    const written = whole && this.writtenWith([whole]);
    if (whole !== undefined && written !== undefined) this.use([whole], written);
  }

  private use(substitutions: readonly Substitution[], written: WrittenText): void {
    this.chosen.push(...substitutions);
    this.written = written;
  }

  /** The line with more substitutions; undefined where one overlaps another. */
  private writtenWith(substitutions: readonly Substitution[]): WrittenText | undefined {
    const isFree = ({ start, end }: Substitution) =>
      this.chosen.every((other) => other.end <= start || other.start >= end);
    if (!substitutions.every(isFree)) return undefined;
    const all = [...this.chosen, ...substitutions].sort((a, b) => a.start - b.start);
    return this.write(all);
  }
}
