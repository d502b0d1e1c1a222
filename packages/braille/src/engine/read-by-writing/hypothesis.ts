import type { PrintWord } from './print-word.js';
import type { Unit } from './unit.js';

/** What cells of a word up to a place may say, as a chain of units. */
export interface Hypothesis {
  readonly text: string;
  readonly cost: number;
  readonly unit: Unit | undefined;
  readonly earlier: Hypothesis | undefined;
  /** The cell behind its last one. */
  readonly end: number;
  /** The last letters, for the letter model. */
  readonly context: number;
  /** Where the letters that it ends with begin; -1 where they are no word. */
  readonly run: number;
  readonly lastClass: number;
  /** The classes that may follow. */
  readonly after: number;
  readonly isInNumber: boolean;
  /** Whether its last unit begins letters. */
  readonly isRunBegin: boolean;
  /** Whether a word may begin right behind it, as behind a hyphen. */
  readonly joins: boolean;
  readonly hasOpenQuote: boolean;
  readonly hasOpenBracket: boolean;
}

/** A hypothesis as text with the cells that its characters are read from. */
export function printOf(hypothesis: Hypothesis): PrintWord {
  const sourceIndex: number[] = [];
  for (let at: Hypothesis | undefined = hypothesis; at?.unit !== undefined; at = at.earlier)
    for (let unit = 0; unit < at.unit.text.length; unit += 1) sourceIndex.push(at.earlier?.end ?? 0);
  return { text: hypothesis.text, sourceIndex: sourceIndex.reverse() };
}
