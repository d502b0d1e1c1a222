import type { PassRule, PassTest } from '../model/table.js';

/** Where a rule holds: the part to replace. What is read after it stays for later rules. */
interface PassMatch {
  readonly replaceFrom: number;
  readonly replaceTo: number;
  /** Where the test ended to read. */
  readonly end: number;
}

/** The classes of a value, which is a symbol or a cell as the pass reads. */
type ClassesOf = (value: number) => number;

/** Whether the values stand at a position. */
function standsAt(text: readonly number[], position: number, values: readonly number[]): boolean {
  for (let index = 0; index < values.length; index += 1)
    if (text[position + index] !== values[index]) return false;
  return true;
}

/** Reads a literal or a run of classes; answers the position behind it, or -1 where it does not stand. */
function readValues(
  step: Extract<PassTest, { negated: boolean }>,
  text: readonly number[],
  position: number,
  classesOf: ClassesOf,
): number {
  if (step.kind === 'literal') {
    const end = position + step.values.length;
    if (end > text.length || standsAt(text, position, step.values) === step.negated) return -1;
    return end;
  }
  let count = 0;
  while (count < step.max) {
    const value = text[position + count];
    if (value === undefined || ((classesOf(value) & step.classes) !== 0) === step.negated) break;
    count += 1;
  }
  return count < step.min ? -1 : position + count;
}

/** Tries a rule at a position of a text. */
function matchPassRule(
  rule: PassRule,
  text: readonly number[],
  start: number,
  classesOf: ClassesOf,
): PassMatch | undefined {
  let position = start;
  let replaceFrom = -1;
  let replaceTo = -1;
  for (const step of rule.test) {
    switch (step.kind) {
      case 'literal':
      case 'classes':
        position = readValues(step, text, position, classesOf);
        if (position < 0) return undefined;
        break;
      case 'start':
        if (position !== 0) return undefined;
        break;
      case 'end':
        if (position !== text.length) return undefined;
        break;
      case 'open':
        replaceFrom = position;
        break;
      case 'close':
        replaceTo = position;
        break;
      case 'back':
        position -= step.count;
        if (position < 0) return undefined;
        break;
    }
  }
  if (replaceFrom < 0) return { replaceFrom: start, replaceTo: position, end: position };
  return replaceFrom < start ? undefined : { replaceFrom, replaceTo, end: position };
}

/** A rule that holds at a position. */
export interface FoundRule extends PassMatch {
  readonly rule: PassRule;
}

/** Values, symbols as well as cells, are below this. */
const VALUE_LIMIT = 0x8000;

/** How many values get a number of their own; rules for pairs of others are looked for each time. */
const NUMBERED = 256;

/** Number of a value that has none yet, and of the end of the text. */
const WITHOUT_NUMBER = 0;
const END_NUMBER = 1;

/** Places of the rules for a pair: not looked for yet, and those of a pair where no rule holds. */
const UNKNOWN = 0;
const NONE = 1;

const NO_RULES: readonly PassRule[] = [];

/**
 * Finds the rule of a pass for a position. Rules that begin with a string of two and more come first, the longest
 * first; in passes over characters then those of one. All others stand in the table's order. Which rules may hold
 * where two values stand is found out when they are first met: mostly none do.
 */
export class PassIndex {
  readonly isEmpty: boolean;
  private readonly byPair = new Map<number, readonly PassRule[]>();
  private readonly others: readonly PossibleRule[];
  private readonly othersByHead = new Map<number, readonly PossibleRule[]>();
  private readonly numbers: Uint8Array;
  private lastNumber = END_NUMBER;
  /** By the numbers of two values the place in `known` of the rules to try where they stand. */
  private readonly places: Uint16Array;
  private readonly known: (readonly PassRule[])[] = [NO_RULES, NO_RULES];

  constructor(
    rules: readonly PassRule[],
    private readonly classesOf: ClassesOf,
    readsCells: boolean,
  ) {
    const begun = rules.map((rule) => ({ rule, values: beginning(rule) }));
    const longestFirst = begun.toSorted((a, b) => b.values.length - a.values.length);
    for (const { rule, values } of longestFirst) {
      const [head, next] = values;
      if (head === undefined || next === undefined) continue;
      const list = this.byPair.get(pairKey(head, next));
      this.byPair.set(pairKey(head, next), list === undefined ? [rule] : [...list, rule]);
    }
    this.others = (readsCells ? begun : longestFirst)
      .filter(({ values }) => values.length < 2)
      .map(({ rule }) => ({ rule, first: testOf(rule, 0), second: testOf(rule, 1) }));
    this.isEmpty = rules.length === 0;
    this.numbers = new Uint8Array(this.isEmpty ? 0 : VALUE_LIMIT);
    this.places = new Uint16Array(this.isEmpty ? 0 : NUMBERED * NUMBERED);
  }

  /** The first position from one on where a rule may hold; the length of the text when there is none. */
  nextCandidate(text: readonly number[], from: number): number {
    const { length } = text;
    const { numbers, places } = this;
    let position = from;
    let number = numbers[text[position] ?? 0] ?? 0;
    while (position < length) {
      const next = position + 1 < length ? (numbers[text[position + 1] ?? 0] ?? 0) : END_NUMBER;
      if (places[number * NUMBERED + next] !== NONE && this.rulesAt(text, position).length > 0) break;
      position += 1;
      number = next;
    }
    return position;
  }

  /** The rule that holds at a position. */
  find(text: readonly number[], position: number): FoundRule | undefined {
    for (const rule of this.rulesAt(text, position)) {
      const match = matchPassRule(rule, text, position, this.classesOf);
      if (match !== undefined) return { rule, ...match };
    }
    return undefined;
  }

  /** The rules to try at a position. */
  private rulesAt(text: readonly number[], position: number): readonly PassRule[] {
    const head = text[position];
    if (head === undefined) return NO_RULES;
    const next = text[position + 1];
    const headNumber = this.numberOf(head);
    const nextNumber = next === undefined ? END_NUMBER : this.numberOf(next);
    if (headNumber === WITHOUT_NUMBER || nextNumber === WITHOUT_NUMBER) return this.rulesFor(head, next);
    const pair = headNumber * NUMBERED + nextNumber;
    const place = this.places[pair] ?? UNKNOWN;
    if (place !== UNKNOWN) return this.known[place] ?? NO_RULES;
    const rules = this.rulesFor(head, next);
    this.places[pair] = rules.length === 0 ? NONE : this.known.push(rules) - 1;
    return rules;
  }

  /** The number of a value; none once all have been given. */
  private numberOf(value: number): number {
    const known = this.numbers[value] ?? WITHOUT_NUMBER;
    if (known !== WITHOUT_NUMBER || this.lastNumber === NUMBERED - 1) return known;
    this.lastNumber += 1;
    this.numbers[value] = this.lastNumber;
    return this.lastNumber;
  }

  private rulesFor(head: number, next: number | undefined): readonly PassRule[] {
    const longer = next === undefined ? undefined : this.byPair.get(pairKey(head, next));
    const others = this.othersFor(head)
      .filter(({ second }) => this.mayHold(second, next))
      .map(({ rule }) => rule);
    return longer === undefined ? others : [...longer, ...others];
  }

  private othersFor(head: number): readonly PossibleRule[] {
    const known = this.othersByHead.get(head);
    if (known !== undefined) return known;
    const rules = this.others.filter(({ first }) => this.mayHold(first, head));
    this.othersByHead.set(head, rules);
    return rules;
  }

  /** Whether a value passes a test. */
  private mayHold(test: ValueTest | undefined, value: number | undefined): boolean {
    if (test === undefined) return true;
    if (value === undefined) return false;
    return test.kind === 'value'
      ? test.value === value
      : ((this.classesOf(value) & test.classes) !== 0) !== test.negated;
  }
}

/** A rule with what it asks of the first and second value, where that is known beforehand: a quick way to refuse. */
interface PossibleRule {
  readonly rule: PassRule;
  readonly first: ValueTest | undefined;
  readonly second: ValueTest | undefined;
}

/** What a rule asks of one value, whatever else it asks. */
type ValueTest =
  | { readonly kind: 'value'; readonly value: number }
  | { readonly kind: 'classes'; readonly classes: number; readonly negated: boolean };

/** What a rule asks of the value at a distance from where it is tried; undefined where it asks nothing or that varies. */
function testOf(rule: PassRule, distance: number): ValueTest | undefined {
  let at = 0;
  for (const step of rule.test) {
    if (step.kind === 'back') at -= step.count;
    else if (step.kind === 'literal') {
      const value = step.values[distance - at];
      if (value !== undefined && !step.negated) return { kind: 'value', value };
      at += step.values.length;
    } else if (step.kind === 'classes') {
      if (at <= distance && distance < at + step.min)
        return { kind: 'classes', classes: step.classes, negated: step.negated };
      if (step.min !== step.max) return undefined;
      at += step.min;
    }
  }
  return undefined;
}

/** The string that a rule begins with, brackets aside; empty where it begins otherwise. */
function beginning(rule: PassRule): readonly number[] {
  const first = rule.test.find((step) => step.kind !== 'open');
  return first?.kind === 'literal' && !first.negated ? first.values : [];
}

function pairKey(head: number, next: number): number {
  return head * VALUE_LIMIT + next;
}
