import { LETTER, LOWERCASE, UPPERCASE } from '../model/attributes.js';
import type { LoadedRule, LoadedTable } from './loaded-table.js';
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
  /** For each position how many letters before it differ in their case from the letter before them. */
  private readonly caseChanges: Int32Array | undefined;
  /** Emphasis and capitals of each position as bits; undefined for a text without any. */
  private readonly bits: Int32Array | undefined;

  constructor(
    table: LoadedTable,
    text: Surroundings,
    small: readonly number[],
    emphasisAt: EmphasisAt | undefined,
  ) {
    const { modes, keepsCapitalsApart, hasSyllableRules } = table.table;
    const capitals = modes.find(({ characters }) => characters === UPPERCASE);
    const marksCapitals = capitals !== undefined && capitals.signs.letter.length > 0;
    this.caseChanges = findCaseChanges(text);
    const hasCapitals = (marksCapitals || keepsCapitalsApart) && text.has(UPPERCASE);
    if (emphasisAt === undefined && !hasCapitals && !hasSyllableRules) return;
    const bits = hasSyllableRules ? findSyllables(table, text, small) : new Int32Array(text.length);
    for (let at = 0; at < text.length; at += 1) {
      const isCapital = text.isIn(at, UPPERCASE);
      const isInRun = isCapital && (text.isIn(at - 1, UPPERCASE) || text.isIn(at + 1, UPPERCASE));
      bits[at] =
        (bits[at] ?? 0) |
        (emphasisAt?.(at) ?? 0) |
        (marksCapitals && isCapital ? CAPITAL : 0) |
        (keepsCapitalsApart && isInRun ? CAPITAL_RUN : 0);
    }
    this.bits = bits;
  }

  /** Whether contractions rest at a position, because it stands in a run of capitals and the table says so. */
  isCapitalRun(position: number): boolean {
    return this.bits !== undefined && ((this.bits[position] ?? 0) & CAPITAL_RUN) !== 0;
  }

  /**
   * Whether a rule may read the characters from `start` to `end`: behind the second letter the case stays, and what does
   * not begin with a capital has no emphasis and no capital further on that its first character has not.
   */
  allows(start: number, end: number): boolean {
    const { caseChanges, bits } = this;
    if (caseChanges !== undefined && end > start + 2)
      if ((caseChanges[end] ?? 0) > (caseChanges[start + 2] ?? 0)) return false;
    if (bits === undefined) return true;
    const first = bits[start] ?? 0;
    if ((first & CAPITAL) !== 0) return true;
    for (let at = start + 1; at < end; at += 1) if (((bits[at] ?? 0) & ~first) !== 0) return false;
    return true;
  }
}

const isSyllable = ({ opcode }: LoadedRule): Verdict => (opcode === 'syllable' ? ACCEPTED : REFUSED);

function findSyllables(table: LoadedTable, text: Surroundings, small: readonly number[]): Int32Array {
  const bits = new Int32Array(text.length);
  const symbols = Array.from(small, (_, at) => text.symbolAt(at));
  let count = 0;
  for (let at = 0; at < text.length;) {
    const rule = table.rules.find(small, at, symbols, isSyllable);
    if (rule !== undefined) count += 1;
    const end = at + (rule?.symbols.length ?? 1);
    bits.fill(count === 0 ? 0 : (SYLLABLES[count % 2] ?? 0), at, end);
    at = end;
  }
  return bits;
}

function findCaseChanges(text: Surroundings): Int32Array | undefined {
  let changes: Int32Array | undefined;
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const classes = text.classesAt(at);
    const before = at === 0 ? 0 : text.classesAt(at - 1);
    const isChange =
      classes !== LETTER && (classes & before & LETTER) !== 0 && (classes & CASE) !== (before & CASE);
    if (isChange) {
      changes ??= new Int32Array(text.length + 1);
      count += 1;
    }
    if (changes !== undefined) changes[at + 1] = count;
  }
  return changes;
}
