import { DIGIT } from '../model/attributes.js';
import type { LoadedTable } from './loaded-table.js';
import type { Surroundings } from './surroundings.js';

/** Follows a text through its numbers, to say where a number sign stands. */
export class NumberSigns {
  private isInNumber = false;
  private runEnd = 0;

  constructor(
    private readonly table: LoadedTable,
    private readonly text: Surroundings,
  ) {}

  /** Whether a number begins at a position; to be asked for each position at which a rule is applied, in order. */
  beginAt(position: number): boolean {
    const isDigit = (this.text.classesAt(position) & DIGIT) !== 0;
    const isNumberSymbol = this.isNumberSymbol(position);
    if (this.isInNumber) {
      this.isInNumber = isDigit || isNumberSymbol;
      return false;
    }
    this.isInNumber = isDigit || (isNumberSymbol && this.leadsToDigit(position));
    return this.isInNumber;
  }

  /** Ends a number, whatever follows. */
  end(): void {
    this.isInNumber = false;
  }

  private isNumberSymbol(position: number): boolean {
    return this.table.numberSymbols.has(this.text.symbolAt(position));
  }

  /** Whether a digit follows the run of number symbols at a position; a run is walked once. */
  private leadsToDigit(start: number): boolean {
    if (start >= this.runEnd) {
      this.runEnd = start;
      while (this.isNumberSymbol(this.runEnd)) this.runEnd += 1;
    }
    return (this.text.classesAt(this.runEnd) & DIGIT) !== 0;
  }
}
