import {
  DIGIT,
  LETTER,
  LITERARY_DIGIT,
  NUMBER_END,
  NUMBER_MEMBER,
  NUMBER_MIDDLE,
} from '../model/attributes.js';
import type { LetterSign, NumberSigns, TranslationOpcode } from '../model/table.js';
import type { LoadedTable } from './loaded-table.js';
import type { PassOutput } from './pass-text.js';
import type { Surroundings } from './surroundings.js';

/** Writes the signs for numbers and for letters that could be read as a contraction. */
export class SignWriter {
  private readonly letterSign: LetterSign;
  private readonly numbers: NumberSigns;
  private readonly hasLetterSign: boolean;
  private readonly hasNumberSign: boolean;
  private readonly mode: NumberMode;

  constructor(
    private readonly table: LoadedTable,
    private readonly text: Surroundings,
    private readonly output: PassOutput,
  ) {
    this.letterSign = table.table.letterSign;
    this.numbers = table.table.numbers;
    this.hasLetterSign = this.letterSign.sign.length > 0;
    this.hasNumberSign = this.numbers.sign.length > 0;
    this.mode = new NumberMode(text);
  }

  /** Whether the position that was asked for last stands in a number that has a mode of its own. */
  get isInNumber(): boolean {
    return this.mode.isInNumber;
  }

  /** Writes the sign before a letter that stands alone or follows a digit; `before` are the classes of what stands before. */
  writeLetterSign(position: number, before: number, opcode: TranslationOpcode | undefined): void {
    if (!this.hasLetterSign) return;
    if (opcode === 'contraction' || this.needsLetterSign(position, before))
      this.output.add(this.letterSign.sign, position);
  }

  /** Writes the signs at the begin and the end of a number; answers whether contractions rest from here on. */
  writeNumberSigns(position: number, before: number, previous: TranslationOpcode | undefined): boolean {
    if (!this.hasNumberSign) return false;
    if (!this.numbers.hasMode) {
      const isBegin = previous === 'exactdots' || ((before & DIGIT) === 0 && previous !== 'midnum');
      if (isBegin && this.text.isIn(position, DIGIT)) this.output.add(this.numbers.sign, position);
      return false;
    }
    const change = this.mode.stepTo(position);
    if (change === 'begins') this.output.add(this.numbers.sign, position);
    else if (change === 'ends' && this.text.hasRole(position, NUMBER_END))
      this.output.add(this.numbers.endSign, position);
    return change === 'begins' && this.numbers.keepsContractionsAway && this.mode.beganWithDigit;
  }

  private needsLetterSign(position: number, before: number): boolean {
    const { text, table } = this;
    if (!text.isIn(position, LETTER) || (before & LETTER) !== 0) return false;
    if (text.isIn(position + 1, LETTER) && (before & DIGIT) === 0) return false;
    return !(
      table.letterSignExemptBefore.has(text.symbolAt(position - 1)) ||
      table.letterSignExempt.has(text.symbolAt(position)) ||
      table.letterSignExemptAfter.has(text.symbolAt(position + 1))
    );
  }
}

/** What happens to a number at a position. */
type NumberChange = 'begins' | 'ends' | 'none';

const DIGITS = DIGIT | LITERARY_DIGIT;

/** Follows a text through its numbers, in tables where numbers have a mode of their own. */
class NumberMode {
  /** The number that a position stands in began with a digit. */
  beganWithDigit = false;
  isInNumber = false;
  private runEnd = 0;

  constructor(private readonly text: Surroundings) {}

  /** To be asked for each position at which a rule is applied, in order. */
  stepTo(position: number): NumberChange {
    const { text } = this;
    if (this.isInNumber) {
      if (text.isIn(position, DIGITS) || text.hasRole(position, NUMBER_MEMBER | NUMBER_MIDDLE)) return 'none';
      this.isInNumber = false;
      return 'ends';
    }
    this.beganWithDigit = text.isIn(position, DIGITS);
    if (!this.beganWithDigit && !this.leadsToDigit(position)) return 'none';
    this.isInNumber = true;
    return 'begins';
  }

  /** Whether a run of characters that may begin a number stands at a position with a digit behind it; a run is walked once. */
  private leadsToDigit(start: number): boolean {
    if (!this.text.hasRole(start, NUMBER_MEMBER)) return false;
    if (start >= this.runEnd) {
      this.runEnd = start;
      while (this.text.hasRole(this.runEnd, NUMBER_MEMBER) && !this.text.isIn(this.runEnd, DIGITS))
        this.runEnd += 1;
    }
    return this.text.isIn(this.runEnd, DIGITS);
  }
}
