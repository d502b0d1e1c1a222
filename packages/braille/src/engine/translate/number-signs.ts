import { DIGIT, LETTER, LITERARY_DIGIT, SPACE } from '../model/attributes.js';
import type { LoadedTable } from './loaded-table.js';
import type { Surroundings } from './surroundings.js';

/** What happens to a number at a position. */
export type NumberChange = 'begins' | 'ends' | 'none';

/** Follows a text through its numbers, to say where signs stand and where rules rest. */
export class NumberSigns {
  /** A number that began with a digit stands before, with no white space between: rules about words rest. */
  isBehindNumber = false;
  private isInNumber = false;
  private runEnd = 0;
  /** The classes of characters behind which rules about words apply again. */
  private readonly boundary: number;

  constructor(
    private readonly table: LoadedTable,
    private readonly text: Surroundings,
  ) {
    this.boundary = SPACE | table.table.contractions.delimiters;
  }

  /** To be asked for each position at which a rule is applied, in order. */
  stepTo(position: number): NumberChange {
    const classes = this.text.classesAt(position);
    if ((classes & this.boundary) !== 0) this.isBehindNumber = false;
    const isDigit = (classes & (DIGIT | LITERARY_DIGIT)) !== 0;
    const isNumberSymbol = this.isNumberSymbol(position);
    if (this.isInNumber) {
      this.isInNumber = isDigit || isNumberSymbol;
      return this.isInNumber ? 'none' : 'ends';
    }
    this.isInNumber = isDigit || (isNumberSymbol && this.leadsToDigit(position));
    if (!this.isInNumber) return 'none';
    this.isBehindNumber ||= isDigit && this.table.table.numbers.stopsWordRules;
    return 'begins';
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

/** Whether the letter at a position needs the letter sign: because it stands alone or follows a digit. */
export function needsLetterSign(table: LoadedTable, text: Surroundings, position: number): boolean {
  if (!table.hasLetterSign || (text.classesAt(position) & LETTER) === 0) return false;
  const before = text.classesAt(position - 1);
  const standsAlone = ((before | text.classesAt(position + 1)) & LETTER) === 0;
  if (!standsAlone && (before & DIGIT) === 0) return false;
  return !(
    table.letterSignExempt.has(text.symbolAt(position)) ||
    table.letterSignExemptBefore.has(text.symbolAt(position - 1)) ||
    table.letterSignExemptAfter.has(text.symbolAt(position + 1))
  );
}
