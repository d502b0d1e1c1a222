import { DIGIT, LITERARY_DIGIT, NUMBER_MEMBER, NUMBER_MIDDLE } from '../model/attributes.js';
import type { Surroundings } from './surroundings.js';

/** What happens to a number at a position. */
export type NumberChange = 'begins' | 'ends' | 'none';

const DIGITS = DIGIT | LITERARY_DIGIT;

/** Follows a text through its numbers, in tables where numbers have a mode of their own. */
export class NumberMode {
  /** The number that a position stands in began with a digit. */
  beganWithDigit = false;
  private isInNumber = false;
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
