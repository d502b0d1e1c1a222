import { isCapital } from '../../model/letters.js';
import { CellWriter, noBraille, type MathBraille } from '../cells.js';
import { latinCell, lowerDigits, upperDigits } from '../letters.js';
import { germanGreekCell, germanLetterCell, type GermanSign } from './signs.js';

const NUMBER = '⠼';
const SMALL = '⠠';
const CAPITALS = '⠘';
const CAPITAL_BEFORE_SMALL = '⠨';
const GREEK = '⠰';
const JOIN = '⠈';
const END = '⠱';
const REINFORCED = '⠨';

/** What stands last, as far as it decides about indicators. */
type Last = 'other' | 'number' | 'lowered' | 'capital' | 'greek' | 'shape' | 'opening';

/** Writes cells of the German code with the indicators of letters and the ends of projectives: sections 2.1, 3.2, 3.3 and 10. */
export class ProjectiveWriter {
  private readonly writer = new CellWriter();
  private last: Last = 'opening';
  /** Whether a simple projective is open, whose end must be told unless what follows tells it. */
  private isOpen = false;
  /** Simple projectives around the present place, in which a blank would end them. */
  private depth = 0;

  /** Cells of a sign. */
  put(cells: string, at: number): void {
    this.close(at);
    this.writer.put(cells, at);
    this.last = 'other';
  }

  sign({ cells, source, isShape }: GermanSign, at: number): void {
    if (source === 'marburg') this.doubt(at, 'german-marburg');
    this.put(cells, at);
    if (isShape) this.last = 'shape';
  }

  /** A sign that ends a projective by itself: a closing bracket. */
  closing(cells: string, at: number): void {
    this.isOpen = false;
    this.put(cells, at);
  }

  /** An opening bracket, behind which no blank stands. */
  opening(cells: string, at: number): void {
    this.put(cells, at);
    this.last = 'opening';
  }

  /** A blank, or within a simple projective the dot that holds it together: section 1.2. */
  space(at: number): void {
    if (this.last === 'opening') return;
    if (this.depth > 0) {
      if (this.writer.last !== JOIN) this.put(JOIN, at);
      this.last = 'opening';
      return;
    }
    this.isOpen = false;
    this.writer.space(at);
    this.last = 'opening';
  }

  number(value: string, at: number): void {
    this.close(at);
    const cells = upperDigits(value).replaceAll('.', '⠂').replaceAll(' ', '⠄');
    this.writer.put(NUMBER + cells, at);
    this.last = 'number';
  }

  /** Digits lowered by a row, as denominators and indices have them. */
  lowered(digits: string, at: number): void {
    this.writer.put(lowerDigits(digits), at);
    this.last = 'lowered';
    this.isOpen = false;
  }

  /** A comma or semicolon: dot 6 keeps it apart from lowered digits. */
  separator({ cells }: GermanSign, at: number): void {
    this.put(this.last === 'lowered' ? SMALL + cells : cells, at);
  }

  /** A letter with the indicators that it needs behind what stands there; `beforeSmall` says that a small letter of the same symbol follows. */
  letter(letter: string, at: number, beforeSmall = false): void {
    this.close(at);
    const greek = germanGreekCell(letter);
    const cell = greek ?? latinCell(letter) ?? germanLetterCell(letter) ?? noBraille(at, letter);
    if (greek !== undefined) {
      this.writer.put(GREEK + (isCapital(letter) ? CAPITALS : '') + cell, at);
      this.last = 'greek';
    } else if (beforeSmall) {
      this.writer.put(CAPITAL_BEFORE_SMALL + cell, at);
      this.last = 'other';
    } else if (isCapital(letter)) {
      this.writer.put(this.last === 'capital' ? cell : CAPITALS + cell, at);
      this.last = 'capital';
    } else {
      const isDigitLike = '⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚'.includes(cell);
      const needsSign =
        this.last === 'greek' ||
        this.last === 'capital' ||
        this.last === 'shape' ||
        (this.last === 'number' && isDigitLike);
      this.writer.put(needsSign ? SMALL + cell : cell, at);
      this.last = 'other';
    }
  }

  /** An index, a power or a root: `sign` introduces it. Reinforced ones hold anything and have an end of their own: section 10. */
  projective(sign: string, at: number, isReinforced: boolean, work: () => void): void {
    this.isOpen = false;
    this.writer.put(isReinforced ? REINFORCED + sign : sign, at);
    this.last = 'opening';
    const outer = this.depth;
    this.depth = isReinforced ? 0 : outer + 1;
    work();
    this.depth = outer;
    if (isReinforced) {
      this.isOpen = false;
      this.writer.put(REINFORCED + END, at);
      this.last = 'other';
    } else if (!this.endsLowered) this.isOpen = true;
  }

  private get endsLowered(): boolean {
    return this.last === 'lowered';
  }

  private close(at: number): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.writer.put(END, at);
  }

  /** Whether an operation that stands here is the sign of what follows: at the begin, behind a bracket or another sign. */
  get isAtStart(): boolean {
    return this.last === 'opening';
  }

  /** Says that what follows belongs to the sign before it. */
  startOperand(): void {
    this.last = 'opening';
  }

  /** Whether `cell` ends the line so far. */
  endsWith(cell: string): boolean {
    return this.writer.last === cell;
  }

  doubt(at: number, rule: string): void {
    this.writer.doubt(at, rule);
  }

  get written(): MathBraille {
    return this.writer.written;
  }
}
