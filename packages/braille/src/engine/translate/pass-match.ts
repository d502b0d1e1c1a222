import type { PassRule, PassTest } from '../model/table.js';

/** Where a rule holds: the part to replace. What is read after it stays for later rules. */
export interface PassMatch {
  readonly replaceFrom: number;
  readonly replaceTo: number;
  /** Where the test ended to read. */
  readonly end: number;
}

/** The classes of a value, which is a symbol or a cell as the pass reads. */
export type ClassesOf = (value: number) => number;

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
export function matchPassRule(
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
