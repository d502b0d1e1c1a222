import { LETTER } from '../model/attributes.js';
import type { Hyphenator } from './hyphenator.js';
import type { Surroundings } from './surroundings.js';

/** A table that has patterns for syllables. */
interface HyphenatingTable {
  readonly hyphenator: Hyphenator;
}

/** The syllables of a text, found word by word when a rule asks; a word is a run of letters. */
export class Syllables {
  private readonly boundariesByStart = new Map<number, Uint8Array>();

  constructor(
    private readonly table: HyphenatingTable,
    private readonly text: Surroundings,
    private readonly bases: readonly number[],
  ) {}

  /** Whether a syllable ends between two characters of the part from `start` to `end`. */
  areCrossedBy(start: number, end: number): boolean {
    if (this.table.hyphenator.isEmpty) return false;
    const wordStart = this.text.wordStartOf(start);
    const boundaries = this.boundariesFrom(wordStart);
    for (let position = start + 1; position < end; position += 1)
      if (boundaries[position - wordStart] === 1) return true;
    return false;
  }

  private boundariesFrom(wordStart: number): Uint8Array {
    const known = this.boundariesByStart.get(wordStart);
    if (known !== undefined) return known;
    let wordEnd = wordStart;
    while ((this.text.classesAt(wordEnd) & LETTER) !== 0) wordEnd += 1;
    const boundaries = this.table.hyphenator.boundariesOf(this.bases.slice(wordStart, wordEnd));
    this.boundariesByStart.set(wordStart, boundaries);
    return boundaries;
  }
}
