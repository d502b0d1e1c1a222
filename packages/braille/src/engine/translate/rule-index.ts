import { NO_SECOND, type Sequence, type SequenceGroup } from '../model/sequence-groups.js';

/** The rules over a pair of characters, longer rules first; told apart by the third character. */
interface PairRules<Rule> {
  /** For each third symbol the place of its rules in `lists`. */
  readonly places: Uint8Array;
  /** First the rules of exactly two characters, then for a third character those and the longer ones. */
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
    this.pairs = new Array<null>((firstCount + 1) * this.width).fill(null);
    this.bySymbol = new Array<null>(symbolCount).fill(null);
    for (const group of groups)
      if (group.second === NO_SECOND) this.bySymbol[group.first] = group.items.map(prepare);
      else this.unread[this.keyOf(group.first, group.second)] = group;
  }

  /** Whether there are rules whose first character is a base symbol. */
  mayBeginWith(symbol: number): boolean {
    return this.firstIds[symbol] !== 0 || this.bySymbol[symbol] !== null;
  }

  /**
   * The first rule whose characters stand at a position of base symbols and which `applies`. Rules over one character
   * ask for it as it stands in `symbols`.
   */
  find(
    text: readonly number[],
    position: number,
    applies: (rule: Rule) => boolean,
    symbols = text,
  ): Rule | undefined {
    const first = text[position];
    if (first === undefined) return undefined;
    const key = this.keyOf(first, text[position + 1] ?? 0);
    if (key !== 0) {
      const pair = this.pairs[key] ?? this.ready(key);
      if (pair !== null) {
        const list = pair.lists[pair.places[text[position + 2] ?? 0] ?? 0];
        if (list !== undefined)
          for (const rule of list) if (standsAt(rule.symbols, text, position) && applies(rule)) return rule;
      }
    }
    const list = this.bySymbol[symbols[position] ?? first] ?? null;
    if (list !== null) for (const rule of list) if (applies(rule)) return rule;
    return undefined;
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
    const short = all.filter(({ symbols }) => symbols.length === 2);
    const lists: (readonly Rule[])[] = [short];
    const places = new Uint8Array(this.symbolCount);
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

/** The first three characters have been compared. */
function standsAt(symbols: readonly number[], text: readonly number[], position: number): boolean {
  for (let index = 3; index < symbols.length; index += 1)
    if (text[position + index] !== symbols[index]) return false;
  return true;
}
