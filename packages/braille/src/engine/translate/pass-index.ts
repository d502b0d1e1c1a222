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
  /** The rules to try for a first value; made when a value is first met. */
  private readonly byValue: (RulesForValue | undefined)[] = [];

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
    const { beginsPair, rules } = (this.byValue[head] ??= this.rulesFor(head));
    const next = text[position + 1];
    const longer = beginsPair && next !== undefined ? this.byPair.get(pairKey(head, next)) : undefined;
    return (
      (longer === undefined ? undefined : this.firstOf(longer, text, position)) ??
      this.firstOfPossible(rules, text, position, next)
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

  private firstOfPossible(
    rules: readonly PossibleRule[],
    text: readonly number[],
    position: number,
    next: number | undefined,
  ): FoundRule | undefined {
    for (const { rule, second } of rules) {
      if (second !== undefined && !this.mayBegin(second, next)) continue;
      const match = matchPassRule(rule, text, position, this.classesOf);
      if (match !== undefined) return { rule, ...match };
    }
    return undefined;
  }

  private rulesFor(head: number): RulesForValue {
    const possible = this.others.filter((rule) => this.mayBegin(rule.test[0], head));
    const rules = [...(this.byFirst.get(head) ?? []), ...possible];
    return {
      beginsPair: [...this.byPair.keys()].some((key) => Math.floor(key / VALUE_LIMIT) === head),
      rules: rules.map((rule) => ({ rule, second: stepAtSecondValue(rule) })),
    };
  }

  /** Whether a step can hold at a value; true where that is not known beforehand. */
  private mayBegin(step: PassTest | undefined, value: number | undefined): boolean {
    if (step?.kind === 'literal') return step.negated || step.values[0] === value;
    if (step?.kind !== 'classes' || step.min === 0) return true;
    return value !== undefined && ((this.classesOf(value) & step.classes) !== 0) !== step.negated;
  }
}

interface RulesForValue {
  /** Whether a rule begins with a string of two and more that begins with the value. */
  readonly beginsPair: boolean;
  readonly rules: readonly PossibleRule[];
}

interface PossibleRule {
  readonly rule: PassRule;
  /** What is asked of the second value, where a rule reads exactly one before: a quick way to refuse. */
  readonly second: PassTest | undefined;
}

/** The second step of a rule whose first reads one value, brackets aside. */
function stepAtSecondValue(rule: PassRule): PassTest | undefined {
  const [first, second] = rule.test.filter((step) => step.kind !== 'open' && step.kind !== 'close');
  if (first?.kind === 'literal') return first.values.length === 1 ? second : undefined;
  return first?.kind === 'classes' && first.min === 1 && first.max === 1 ? second : undefined;
}

/** The string that a rule begins with, brackets aside; empty where it begins otherwise. */
function beginning(rule: PassRule): readonly number[] {
  const first = rule.test.find((step) => step.kind !== 'open');
  return first?.kind === 'literal' && !first.negated ? first.values : [];
}

function pairKey(head: number, next: number): number {
  return head * VALUE_LIMIT + next;
}

function addTo(map: Map<number, readonly PassRule[]>, key: number, rule: PassRule): void {
  map.set(key, [...(map.get(key) ?? []), rule]);
}
