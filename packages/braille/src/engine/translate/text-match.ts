import { DIGIT, LETTER, LOWERCASE, SPACE, UPPERCASE } from '../model/attributes.js';
import type { TranslationOpcode } from '../model/table.js';
import type { LoadedRule } from './loaded-rule.js';
import type { LoadedTable } from './loaded-table.js';
import type { EmphasisAt } from './marks/find-marks.js';
import { ACCEPTED, REFUSED, type Verdict } from './rule-index.js';
import type { Surroundings } from './surroundings.js';

const CASE = LETTER | LOWERCASE | UPPERCASE;

/** Bits beyond those of emphasis: a capital, and a capital in a run. */
const CAPITAL = 1 << 20;
const CAPITAL_RUN = 1 << 21;
/** Bits that syllables take in turn, with all that follows up to the next. */
const SYLLABLES = [1 << 22, 1 << 23] as const;

/** Says where the characters of a rule are one as to their capitals and their emphasis. */
export class TextMatch {
  private readonly marksCapitals: boolean;
  private readonly keepsCapitalsApart: boolean;
  /** The bits of syllables by position; undefined for a table without such rules. */
  private readonly syllables: readonly number[] | undefined;

  constructor(
    private readonly table: LoadedTable,
    private readonly text: Surroundings,
    private readonly small: readonly number[],
    private readonly emphasisAt: EmphasisAt | undefined,
  ) {
    this.marksCapitals = table.marksCapitals;
    this.keepsCapitalsApart = table.table.keepsCapitalsApart;
    if (table.table.opcodes.includes('syllable')) this.syllables = findSyllables(table, text, small);
  }

  /** Whether contractions rest at a position, because it stands in a run of capitals and the table says so. */
  isCapitalRun(position: number): boolean {
    const { text } = this;
    if (!this.keepsCapitalsApart || !text.isIn(position, UPPERCASE)) return false;
    return text.isIn(position - 1, UPPERCASE) || text.isIn(position + 1, UPPERCASE);
  }

  /** Whether no trigger of computer braille stands in the word behind a rule that ends at `end`; `joinword` asks only where it joins. */
  hasNoComputerBrailleAhead(end: number, opcode: TranslationOpcode, symbols: readonly number[]): boolean {
    const { text } = this;
    let start = end;
    while (text.isIn(start, SPACE)) start += 1;
    if (start >= text.length) return true;
    if (opcode === 'joinword' && !(text.isIn(start, LETTER | DIGIT) && text.isIn(start - 1, SPACE)))
      return true;
    const wordEnd = text.spaceFrom(start);
    for (let at = start; at < wordEnd; at += 1)
      if (this.table.rules.has(this.small, at, symbols, isComputerBraille)) return false;
    return true;
  }

  /**
   * Whether a rule may read the characters from `start` to `end`: behind the second letter the case stays, and what does
   * not begin with a capital has no emphasis and no capital further on that its first character has not.
   */
  allows(start: number, end: number): boolean {
    const { text } = this;
    let before = text.classesAt(start + 1);
    for (let at = start + 2; at < end; at += 1) {
      const classes = text.classesAt(at);
      if (classes !== before && isCaseChange(classes, before)) return false;
      before = classes;
    }
    if (this.marksCapitals && text.isIn(start, UPPERCASE)) return true;
    const first = this.bitsAt(start);
    for (let at = start + 1; at < end; at += 1) if ((this.bitsAt(at) & ~first) !== 0) return false;
    return true;
  }

  private bitsAt(position: number): number {
    const isCapital = (this.text.classesAt(position) & UPPERCASE) !== 0;
    return (
      (this.emphasisAt === undefined ? 0 : this.emphasisAt(position)) |
      (this.syllables?.[position] ?? 0) |
      (isCapital && this.marksCapitals ? CAPITAL : 0) |
      (isCapital && this.isCapitalRun(position) ? CAPITAL_RUN : 0)
    );
  }
}

function isCaseChange(classes: number, before: number): boolean {
  return classes !== LETTER && (classes & before & LETTER) !== 0 && (classes & CASE) !== (before & CASE);
}

const isComputerBraille = ({ opcode }: LoadedRule): boolean => opcode === 'compbrl';

const isSyllable = ({ opcode }: LoadedRule): Verdict => (opcode === 'syllable' ? ACCEPTED : REFUSED);

function findSyllables(table: LoadedTable, text: Surroundings, small: readonly number[]): readonly number[] {
  const bits: number[] = [];
  const symbols = Array.from(small, (_, at) => text.symbolAt(at));
  let current = 0;
  while (bits.length < text.length) {
    const rule = table.rules.find(small, bits.length, symbols, isSyllable);
    if (rule !== undefined) current = current === SYLLABLES[0] ? SYLLABLES[1] : SYLLABLES[0];
    for (let count = rule?.symbols.length ?? 1; count > 0; count -= 1) bits.push(current);
  }
  return bits;
}
