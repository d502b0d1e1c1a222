import { BLANK, CellWriter, type MathBraille } from '../cells.js';
import { lowerDigits } from '../letters.js';

const BASE_LINE = '⠐';
const NUMERIC = '⠼';

/** Writes cells with the indicators of levels and numbers that they need where they stand: rules II and XIII. */
export class LevelWriter {
  private readonly writer = new CellWriter();
  /** Level that the last indicator set, and the one that the next cell is meant for: `⠘` and `⠰` in turn. */
  private current = '';
  private level = '';
  /** Whether a number needs its indicator: at the begin, behind a blank, and behind a minus at such a place. */
  private isFresh = true;

  put(cells: string, at: number): void {
    if (this.current !== this.level) {
      this.writer.put(this.level === '' ? BASE_LINE : this.level, at);
      this.current = this.level;
    }
    this.writer.put(cells, at);
    this.isFresh = this.isFresh && cells === '⠤';
  }

  number(value: string, at: number): void {
    const cells = lowerDigits(value).replaceAll('.', '⠨').replaceAll(' ', '⠠');
    this.put(this.isFresh ? NUMERIC + cells : cells, at);
  }

  /** A blank, which ends every level. */
  space(at: number): void {
    this.writer.space(at);
    this.current = '';
    this.isFresh = true;
  }

  /** Writes `work` at the level `indicator` above or below the present one. */
  shifted(indicator: '⠘' | '⠰', work: () => void): void {
    const before = this.level;
    this.level += indicator;
    work();
    this.level = before;
  }

  /** Whether the base line is written. */
  get isOnBaseLine(): boolean {
    return this.level === '';
  }

  get endsBlank(): boolean {
    return this.writer.isEmpty || this.writer.last === BLANK;
  }

  /** Whether a slash stands last, behind which a unit has no blank. */
  get endsSlash(): boolean {
    return this.writer.last === '⠌';
  }

  /** A number at the begin of a cell of a matrix has its indicator. */
  startCell(): void {
    this.isFresh = true;
  }

  /** A number behind a blank of a list has none. */
  endFresh(): void {
    this.isFresh = false;
  }

  doubt(at: number, rule: string): void {
    this.writer.doubt(at, rule);
  }

  get written(): MathBraille {
    return this.writer.written;
  }
}
