import type { PassRule, PassTest } from '../../model/pass-rule.js';
import { changeVariable } from '../pass-action.js';
import { type ClassesOf, compare, standsAt } from '../pass-test.js';
import type { BackOutput } from './back-text.js';

/** What the rules of a pass read: its text, and the variables that they count with. */
export interface BackReading {
  readonly text: readonly number[];
  readonly variables: number[];
  readonly classesOf: ClassesOf;
}

/** A rule that holds, the part to replace and where its test ended to read. */
export interface BackMatch {
  readonly rule: PassRule;
  readonly start: number;
  readonly replaceFrom: number;
  readonly replaceTo: number;
  readonly end: number;
}

/** Tries a rule at a position. A negated step for classes or a swap reads nothing. */
export function matchBackRule(rule: PassRule, reading: BackReading, start: number): BackMatch | undefined {
  const { length } = reading.text;
  let position = start;
  let replaceFrom = -1;
  let replaceTo = -1;
  for (const step of rule.test) {
    if (position > length) return undefined;
    if (step.kind === 'open') replaceFrom = position;
    if (step.kind === 'close') replaceTo = position;
    const end = readStep(step, reading, position);
    if (end === undefined) return undefined;
    position = end;
  }
  if (position > length) return undefined;
  if (replaceFrom < 0) return { rule, start, replaceFrom: start, replaceTo: position, end: position };
  return { rule, start, replaceFrom, replaceTo, end: position };
}

/** Where a step ends that holds at a position; undefined where it does not hold. */
function readStep(step: PassTest, reading: BackReading, position: number): number | undefined {
  const { text } = reading;
  switch (step.kind) {
    case 'start':
      return whenever(step, position === 0, position);
    case 'end':
      return whenever(step, position === text.length, position);
    case 'back':
      return whenever(step, position >= step.count, Math.max(position - step.count, 0));
    case 'literal':
      return whenever(step, standsAt(text, position, step.values), position + step.values.length);
    case 'classes': {
      const end = readClasses(step, reading, position);
      return whenever(step, end - position >= step.min, end);
    }
    case 'swap':
      // Liblouis asks for forty values of the swap in a row: no line has them.
      return whenever(step, false, position);
    case 'variable':
      return whenever(
        step,
        compare(reading.variables[step.variable] ?? 0, step.comparison, step.value),
        position,
      );
    case 'open':
    case 'close':
      return whenever(step, true, position);
    default:
      return undefined;
  }
}

function whenever({ negated }: PassTest, holds: boolean, end: number): number | undefined {
  return holds === negated ? undefined : end;
}

function readClasses(
  { classes, max }: Extract<PassTest, { kind: 'classes' }>,
  { text, classesOf }: BackReading,
  position: number,
): number {
  let end = position;
  while (end < text.length && end - position < max && (classesOf(text[end] ?? 0) & classes) !== 0) end += 1;
  return end;
}

/** Writes the value at a position as the pass does: `context` as characters, the others as it is. */
export type WriteBack = (position: number) => void;

/** Writes what a rule puts in place of what it read; answers where reading goes on, undefined where it cannot. */
export function applyBackRule(
  match: BackMatch,
  reading: BackReading,
  output: BackOutput,
  write: WriteBack,
): number | undefined {
  const { replaceFrom, replaceTo } = match;
  const begin = output.length;
  for (let at = match.start; at < replaceFrom; at += 1) write(at);
  let replaceBegin = output.length;
  let position = replaceTo;
  for (let at = replaceFrom; at < replaceTo; at += 1) output.mark(at);
  for (const step of match.rule.action)
    switch (step.kind) {
      case 'literal':
        for (const value of step.values) output.add(value);
        break;
      case 'swap':
        for (let at = replaceFrom; at < replaceTo; at += 1) {
          const written = step.swap.to[step.swap.from.indexOf(reading.text[at] ?? -1)];
          if (written === undefined) break;
          output.mark(at);
          for (const value of written) output.add(value);
        }
        break;
      case 'omit':
        break;
      case 'copy':
        output.remove(begin, replaceBegin - begin);
        replaceBegin = begin;
        for (let at = replaceFrom; at < replaceTo; at += 1) write(at);
        position = match.end;
        break;
      case 'variable':
        changeVariable(step, reading.variables);
        break;
      case 'group':
        return undefined;
    }
  output.join(replaceTo, position);
  return position;
}
