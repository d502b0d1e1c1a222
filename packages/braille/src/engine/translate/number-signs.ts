import { DIGIT } from '../model/attributes.js';
import type { LoadedTable } from './loaded-table.js';
import type { Surroundings } from './rule-conditions.js';

/** Follows a text through its numbers, to say where a number sign stands. */
export class NumberSigns {
  private isInNumber = false;

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

  private leadsToDigit(start: number): boolean {
    let position = start;
    while (this.isNumberSymbol(position)) position += 1;
    return (this.text.classesAt(position) & DIGIT) !== 0;
  }
}
