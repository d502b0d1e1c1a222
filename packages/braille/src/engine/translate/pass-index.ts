import type { PassRule, PassTest } from '../model/pass-rule.js';
import { type ClassesOf, matchPassRule, type PassMatch, type PassReading } from './pass-test.js';

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
 * Finds the rule of a pass for a position. Which rules may hold where two values stand is found out when they are first
 * met: mostly none do.
 */
export class PassIndex {
  readonly isEmpty: boolean;
  /** What rules look back for; empty where one of the pass changes the text that it reads. */
  private readonly lookedBackFor: readonly number[];
  private withoutLookingBack: PassIndex | undefined;
  private readonly rules: readonly PossibleRule[];
  private readonly rulesByHead = new Map<number, readonly PossibleRule[]>();
  private readonly numbers: Uint8Array;
  private lastNumber = END_NUMBER;
  /** By the numbers of two values the place in `known` of the rules to try where they stand. */
  private readonly places: Uint16Array;
  private readonly known: (readonly PassRule[])[] = [NO_RULES, NO_RULES];

  /** Rules are tried in their order. */
  constructor(
    private readonly source: readonly PassRule[],
    readonly classesOf: ClassesOf,
    readonly readsCells: boolean,
  ) {
    this.rules = source.map((rule) => ({ rule, first: testOf(rule, 0), second: testOf(rule, 1) }));
    this.isEmpty = source.length === 0;
    const changesText = source.some(({ action }) => action.some(({ kind }) => kind === 'group'));
    this.lookedBackFor = changesText ? [] : [...new Set(source.flatMap((rule) => lookedBackFor(rule) ?? []))];
    this.numbers = new Uint8Array(this.isEmpty ? 0 : VALUE_LIMIT);
    this.places = new Uint16Array(this.isEmpty ? 0 : NUMBERED * NUMBERED);
  }

  /** The rules that may hold in a text: those that look back for a value hold nowhere in one without it. */
  in(text: readonly number[]): PassIndex {
    if (this.lookedBackFor.length === 0 || this.lookedBackFor.some((value) => text.includes(value)))
      return this;
    this.withoutLookingBack ??= new PassIndex(
      this.source.filter((rule) => lookedBackFor(rule) === undefined),
      this.classesOf,
      this.readsCells,
    );
    return this.withoutLookingBack;
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
  find(reading: PassReading, position: number): PassMatch | undefined {
    for (const rule of this.rulesAt(reading.text, position)) {
      const match = matchPassRule(rule, reading, position);
      if (match !== undefined) return match;
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
    if (known !== WITHOUT_NUMBER || value >= VALUE_LIMIT || this.lastNumber === NUMBERED - 1) return known;
    this.lastNumber += 1;
    this.numbers[value] = this.lastNumber;
    return this.lastNumber;
  }

  private rulesFor(head: number, next: number | undefined): readonly PassRule[] {
    let rules = this.rulesByHead.get(head);
    if (rules === undefined) {
      rules = this.rules.filter(({ first }) => this.mayHold(first, head));
      this.rulesByHead.set(head, rules);
    }
    return rules.filter(({ second }) => this.mayHold(second, next)).map(({ rule }) => rule);
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

/** The value that a rule looks for first, if it looks back for one. */
function lookedBackFor({ test: [back, behind] }: PassRule): number | undefined {
  const looksBack = back?.kind === 'back' && !back.negated;
  return looksBack && behind?.kind === 'literal' && !behind.negated ? behind.values[0] : undefined;
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
    const length = lengthOf(step);
    if (step.kind === 'literal') {
      const value = step.values[distance - at];
      if (value !== undefined && !step.negated) return { kind: 'value', value };
    } else if (step.kind === 'classes' && at <= distance && distance < at + step.min)
      return { kind: 'classes', classes: step.classes, negated: step.negated };
    if (length === undefined) return undefined;
    at += length;
  }
  return undefined;
}

/** How far a step reads; undefined where that varies. */
function lengthOf(step: PassTest): number | undefined {
  switch (step.kind) {
    case 'literal':
      return step.values.length;
    case 'classes':
    case 'members':
    case 'swap':
      return step.min === step.max && !(step.kind === 'swap' && step.negated) ? step.min : undefined;
    case 'group':
      return 1;
    case 'back':
      return -step.count;
    case 'search':
      return undefined;
    default:
      return 0;
  }
}
