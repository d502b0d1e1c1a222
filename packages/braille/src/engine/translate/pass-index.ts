import type { PassRule, PassTest } from '../model/table.js';
import { matchPassRule, type ClassesOf, type PassMatch } from './pass-match.js';

/** A rule that holds at a position. */
export interface FoundRule extends PassMatch {
  readonly rule: PassRule;
}

/** Values, symbols as well as cells, are below this. */
const VALUE_LIMIT = 0x8000;

/**
 * Finds the rule of a pass for a position. Rules that begin with a string of two and more come first, the longest
 * first, then those of one, then those that begin otherwise; equals stand in the table's order.
 */
export class PassIndex {
  private readonly byPair = new Map<number, readonly PassRule[]>();
  private readonly byFirst = new Map<number, readonly PassRule[]>();
  private readonly others: readonly PassRule[];
  /** The rules to try for a first value after those by pair; made when a value is first met. */
  private readonly byValue: (readonly PassRule[] | undefined)[] = [];

  constructor(
    rules: readonly PassRule[],
    private readonly classesOf: ClassesOf,
  ) {
    this.others = rules.filter((rule) => beginning(rule).length === 0);
    for (const rule of rules) {
      const [head, next] = beginning(rule);
      if (head !== undefined && next === undefined) addTo(this.byFirst, head, rule);
      else if (head !== undefined && next !== undefined) addTo(this.byPair, pairKey(head, next), rule);
    }
    for (const [key, list] of this.byPair)
      this.byPair.set(
        key,
        list.toSorted((a, b) => beginning(b).length - beginning(a).length),
      );
  }

  get isEmpty(): boolean {
    return this.byPair.size === 0 && this.byFirst.size === 0 && this.others.length === 0;
  }

  find(text: readonly number[], position: number): FoundRule | undefined {
    const head = text[position];
    if (head === undefined) return undefined;
    const next = text[position + 1];
    const longer = next === undefined ? undefined : this.byPair.get(pairKey(head, next));
    return (
      (longer === undefined ? undefined : this.firstOf(longer, text, position)) ??
      this.firstOf((this.byValue[head] ??= this.rulesFor(head)), text, position)
    );
  }

  private firstOf(
    rules: readonly PassRule[],
    text: readonly number[],
    position: number,
  ): FoundRule | undefined {
    for (const rule of rules) {
      const match = matchPassRule(rule, text, position, this.classesOf);
      if (match !== undefined) return { rule, ...match };
    }
    return undefined;
  }

  private rulesFor(head: number): readonly PassRule[] {
    const possible = this.others.filter((rule) => mayBeginWith(rule.test[0], this.classesOf(head)));
    return [...(this.byFirst.get(head) ?? []), ...possible];
  }
}

/** The string that a rule begins with, brackets aside; empty where it begins otherwise. */
function beginning(rule: PassRule): readonly number[] {
  const first = rule.test.find((step) => step.kind !== 'open');
  return first?.kind === 'literal' && !first.negated ? first.values : [];
}

/** Whether a first step can hold at a value of these classes; true where that is not known beforehand. */
function mayBeginWith(step: PassTest | undefined, classes: number): boolean {
  return step?.kind !== 'classes' || step.min === 0 || ((classes & step.classes) !== 0) !== step.negated;
}

function pairKey(head: number, next: number): number {
  return head * VALUE_LIMIT + next;
}

function addTo(map: Map<number, readonly PassRule[]>, key: number, rule: PassRule): void {
  map.set(key, [...(map.get(key) ?? []), rule]);
}
