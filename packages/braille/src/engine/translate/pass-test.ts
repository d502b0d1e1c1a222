import type { Comparison, Grouping, PassRule, PassTest, Swap } from '../model/pass-rule.js';

/** The classes of a value, which is a symbol or a cell as the pass reads. */
export type ClassesOf = (value: number) => number;

/** What a pass reads: its text, and the variables that its rules count with. */
export interface PassReading {
  readonly text: readonly number[];
  readonly variables: number[];
  readonly classesOf: ClassesOf;
  readonly readsCells: boolean;
}

/** A rule that holds, the part to replace and where its test ended to read. */
export interface PassMatch {
  readonly rule: PassRule;
  readonly start: number;
  readonly replaceFrom: number;
  readonly replaceTo: number;
  readonly end: number;
  /** The pair of signs that the rule begins with, and the side that it found. */
  readonly grouping: { readonly group: Grouping; readonly side: 'open' | 'close' } | undefined;
}

/** Tries a rule at a position. */
export function matchPassRule(rule: PassRule, reading: PassReading, start: number): PassMatch | undefined {
  const { text } = reading;
  let position = start;
  let replaceFrom = -1;
  let replaceTo = -1;
  let grouping: PassMatch['grouping'];
  for (let index = 0; index < rule.test.length; index += 1) {
    const step = rule.test[index];
    if (step === undefined || position < 0 || position > text.length) return undefined;
    if (step.kind === 'search') {
      const end = search(rule.test.slice(index + 1), reading, position);
      if (end < 0 === !step.negated) return undefined;
      position = end;
      break;
    }
    if (step.kind === 'open') replaceFrom = position;
    else if (step.kind === 'close') replaceTo = position;
    else if (step.kind === 'group' && (index === 0 || rule.test[index - 1]?.kind === 'open'))
      grouping = { group: step.group, side: step.side };
    position = readStep(step, reading, position);
    if (position < 0) return undefined;
  }
  if (position > text.length) return undefined;
  if (replaceFrom < 0)
    return { rule, start, replaceFrom: start, replaceTo: position, end: position, grouping };
  if (replaceFrom < start || replaceTo < 0) return undefined;
  return { rule, start, replaceFrom, replaceTo, end: position, grouping };
}

/** Where a step ends that stands at a position, -1 where it does not stand; negated steps hold where they do not. */
function readStep(step: PassTest, reading: PassReading, position: number): number {
  const { text } = reading;
  switch (step.kind) {
    case 'literal':
      return standsAt(text, position, step.values) === step.negated ? -1 : position + step.values.length;
    case 'classes':
    case 'members':
      return readClasses(step, reading, position);
    case 'swap': {
      const end = readSwap(step.swap, text, position, step.min, step.max);
      return end < 0 === step.negated ? Math.max(end, position) : -1;
    }
    case 'group': {
      const value = groupValue(step.group, step.side, reading.readsCells);
      return (text[position] === value) === step.negated ? -1 : position + 1;
    }
    case 'start':
      return (position === 0) === step.negated ? -1 : position;
    case 'end':
      return (position === text.length) === step.negated ? -1 : position;
    case 'back':
      return step.negated ? -1 : position - step.count;
    case 'variable': {
      const holds = compare(reading.variables[step.variable] ?? 0, step.comparison, step.value);
      return holds === step.negated ? -1 : position;
    }
    default:
      return step.negated ? -1 : position;
  }
}

function readClasses(
  step: Extract<PassTest, { kind: 'classes' | 'members' }>,
  { text, classesOf }: PassReading,
  position: number,
): number {
  let count = 0;
  while (count < step.max) {
    const value = text[position + count];
    if (value === undefined) break;
    const isMember =
      step.kind === 'members' ? step.members.includes(value) : (classesOf(value) & step.classes) !== 0;
    if (isMember === step.negated) break;
    count += 1;
  }
  return count < step.min ? -1 : position + count;
}

function readSwap(swap: Swap, text: readonly number[], position: number, min: number, max: number): number {
  let count = 0;
  while (count < max && swap.from.includes(text[position + count] ?? -1)) count += 1;
  return count < min ? -1 : position + count;
}

/** The character or cell of one side of a pair. */
export function groupValue(group: Grouping, side: 'open' | 'close', readsCells: boolean): number {
  return (readsCells ? group.cells : group.characters)[side === 'open' ? 0 : 1];
}

/** Compares the value of a variable. */
export function compare(value: number, comparison: Comparison, other: number): boolean {
  switch (comparison) {
    case '=':
      return value === other;
    case '<':
      return value < other;
    case '>':
      return value > other;
    case '<=':
      return value <= other;
    case '>=':
      return value >= other;
  }
}

/** Whether the values stand at a position. */
export function standsAt(text: readonly number[], position: number, values: readonly number[]): boolean {
  for (let index = 0; index < values.length; index += 1)
    if (text[position + index] !== values[index]) return false;
  return true;
}

/** Looks for steps from a position on; answers where they end, -1 where they stand nowhere. */
function search(steps: readonly PassTest[], reading: PassReading, from: number): number {
  for (let start = from; start < reading.text.length; start += 1) {
    let position = start;
    for (const step of steps) {
      if (position >= reading.text.length) return -1;
      if (step.kind !== 'open' && step.kind !== 'close') position = readStep(step, reading, position);
      if (position < 0) break;
    }
    if (position >= 0) return position < reading.text.length ? position : -1;
  }
  return -1;
}
