import { NO_SECOND, type Sequence, type SequenceGroup } from '../model/sequence-groups.js';

/** What is thought of a rule: it is not the one, it is the one, or neither it nor any behind it of its kind. */
export const REFUSED = 0;
export const ACCEPTED = 1;
export const LAST = 2;

/** One of these. */
export type Verdict = typeof REFUSED | typeof ACCEPTED | typeof LAST;

/** A pair with no more rules is not told apart by the third character. */
const FEW_RULES = 4;

const NO_PLACES = new Uint16Array(0);

/** Beyond this many possible pairs, as in tables of Chinese characters, only those that have rules get room. */
const MANY_PAIRS = 1 << 20;

/** The rules over a pair of characters, longer rules first; told apart by the third character. */
interface PairRules<Rule> {
  /** For each third symbol the place of its rules in `lists`. */
  readonly places: Uint16Array;
  /** First the rules of exactly two characters, then for a third character those and the longer ones; of few rules all. */
  readonly lists: readonly (readonly Rule[])[];
}

/**
 * Finds the rules of the main pass whose characters stand at a position: longer rules first. Rules are read and made
 * ready when their first two characters are first met, so that a table of thousands loads fast and a text pays for
 * what it uses.
 */
export class RuleIndex<Source extends Sequence, Rule extends Sequence = Source> {
  /** Small numbers for the symbols that a pair begins and ends with; 0 for all others. */
  private readonly firstIds: Uint16Array;
  private readonly secondIds: Uint16Array;
  private readonly width: number;
  /** The rules by pair; null where there are none, not ready yet where there is a group. */
  private readonly pairs: (PairRules<Rule> | null)[];
  private readonly unread: (SequenceGroup<Source> | undefined)[] = [];
  private readonly bySymbol: (readonly Rule[] | null)[];

  constructor(
    groups: readonly SequenceGroup<Source>[],
    private readonly symbolCount: number,
    private readonly prepare: (rule: Source) => Rule,
  ) {
    this.firstIds = new Uint16Array(symbolCount);
    this.secondIds = new Uint16Array(symbolCount);
    let [firstCount, secondCount] = [0, 0];
    for (const { first, second } of groups) {
      if (second === NO_SECOND) continue;
      if (this.firstIds[first] === 0) this.firstIds[first] = firstCount += 1;
      if (this.secondIds[second] === 0) this.secondIds[second] = secondCount += 1;
    }
    this.width = secondCount + 1;
    const pairCount = (firstCount + 1) * this.width;
    this.pairs = pairCount > MANY_PAIRS ? [] : new Array<null>(pairCount).fill(null);
    this.bySymbol = new Array<null>(symbolCount).fill(null);
    for (const group of groups)
      if (group.second === NO_SECOND) this.bySymbol[group.first] = group.items.map(prepare);
      else this.unread[this.keyOf(group.first, group.second)] = group;
  }

  /**
   * The first rule whose characters stand at a position of a text in small letters and which `verdictOf` accepts. Rules
   * over one character ask for it as it stands in `symbols`, and come after all longer ones.
   */
  find(
    text: readonly number[],
    position: number,
    symbols: readonly number[],
    verdictOf: (rule: Rule) => Verdict,
  ): Rule | undefined {
    const first = text[position];
    if (first === undefined) return undefined;
    const list = this.longerAt(text, position, first);
    if (list !== undefined)
      for (const rule of list) {
        if (!standsAt(rule.symbols, text, position)) continue;
        const verdict = verdictOf(rule);
        if (verdict === ACCEPTED) return rule;
        if (verdict === LAST) break;
      }
    const single = this.bySymbol[symbols[position] ?? first];
    if (single !== undefined && single !== null)
      for (const rule of single) {
        const verdict = verdictOf(rule);
        if (verdict === ACCEPTED) return rule;
        if (verdict === LAST) break;
      }
    return undefined;
  }

  /** Whether the characters of any rule of a kind stand at a position. */
  has(
    text: readonly number[],
    position: number,
    symbols: readonly number[],
    isOfKind: (rule: Rule) => boolean,
  ): boolean {
    return this.find(text, position, symbols, (rule) => (isOfKind(rule) ? ACCEPTED : REFUSED)) !== undefined;
  }

  /** The rules over one character. */
  ofSymbol(symbol: number): readonly Rule[] {
    return this.bySymbol[symbol] ?? [];
  }

  /** Whether no rule over several characters stands at a position. */
  isFree(text: readonly number[], position: number): boolean {
    const list = this.longerAt(text, position, text[position] ?? 0);
    if (list === undefined) return true;
    for (const { symbols } of list) if (standsAt(symbols, text, position)) return false;
    return true;
  }

  private longerAt(text: readonly number[], position: number, first: number): readonly Rule[] | undefined {
    const key = this.keyOf(first, text[position + 1] ?? 0);
    if (key === 0) return undefined;
    const pair = this.pairs[key] ?? this.ready(key);
    return pair?.lists[pair.places[text[position + 2] ?? 0] ?? 0];
  }

  private ready(key: number): PairRules<Rule> | null {
    const group = this.unread[key];
    if (group === undefined) return null;
    this.unread[key] = undefined;
    const pair = this.pairRules(group.items.map(this.prepare));
    this.pairs[key] = pair;
    return pair;
  }

  private pairRules(all: readonly Rule[]): PairRules<Rule> {
    if (all.length <= FEW_RULES) return { places: NO_PLACES, lists: [all] };
    const short = all.filter(({ symbols }) => symbols.length === 2);
    const lists: (readonly Rule[])[] = [short];
    const places = new Uint16Array(this.symbolCount);
    for (const { symbols } of all) {
      const third = symbols[2];
      if (third === undefined || places[third] !== 0) continue;
      places[third] = lists.push(all.filter((rule) => (rule.symbols[2] ?? third) === third)) - 1;
    }
    return { places, lists };
  }

  /** 0 for a pair that no rule begins with. */
  private keyOf(first: number, second: number): number {
    const firstId = this.firstIds[first] ?? 0;
    const secondId = this.secondIds[second] ?? 0;
    return firstId === 0 || secondId === 0 ? 0 : firstId * this.width + secondId;
  }
}

/** The first two characters have been compared. */
function standsAt(symbols: readonly number[], text: readonly number[], position: number): boolean {
  for (let index = 2; index < symbols.length; index += 1)
    if (text[position + index] !== symbols[index]) return false;
  return true;
}
