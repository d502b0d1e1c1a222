import type { PassAction, Swap } from '../model/pass-rule.js';
import type { PassOutput } from './pass-text.js';
import { groupValue, type PassMatch, type PassReading } from './pass-test.js';

/** What a rule has done: where reading goes on, and the text where it has changed. */
export interface PassStep {
  readonly position: number;
  readonly text: readonly number[];
}

/** Writes a value of the text as the pass does: `context` as cells, the others as it is. */
export type WriteValue = (value: number, position: number) => void;

/**
 * Writes what a rule puts in place of what it read. What stands before the part between the brackets stays; a rule that
 * copies that part leaves it out, and goes on behind all that it read. A pair of signs that cannot be completed ends the
 * line: undefined.
 */
export function applyPassRule(
  match: PassMatch,
  reading: PassReading,
  output: PassOutput,
  write: WriteValue,
): PassStep | undefined {
  const { replaceFrom, replaceTo } = match;
  let { text } = reading;
  const begin = output.length;
  for (let at = match.start; at < replaceFrom; at += 1) write(text[at] ?? 0, at);
  let replaceBegin = output.length;
  let position = replaceTo;
  for (const step of match.rule.action) {
    switch (step.kind) {
      case 'literal':
        output.add(step.values, replaceFrom);
        break;
      case 'copy': {
        const count = replaceBegin - begin;
        output.values.splice(begin, count);
        output.positions.length -= count;
        replaceBegin = begin;
        for (let at = replaceFrom; at < replaceTo; at += 1) write(text[at] ?? 0, at);
        position = match.end;
        break;
      }
      case 'swap':
        swapValues(step.swap, text, replaceFrom, replaceTo, output);
        break;
      case 'variable':
        changeVariable(step, reading.variables);
        break;
      case 'omit':
        text = removePair(match, text, output, reading.readsCells);
        break;
      case 'group': {
        if (step.side !== 'replace') {
          output.addOne(groupValue(step.group, step.side, reading.readsCells), match.start);
          break;
        }
        const replaced = replacePair(match, step, text, output, reading.readsCells);
        if (replaced === undefined) return undefined;
        text = replaced;
        break;
      }
    }
  }
  return { position, text };
}

/** Sets a variable or counts with it; none gets below 0. */
export function changeVariable(step: Extract<PassAction, { kind: 'variable' }>, variables: number[]): void {
  const value = step.change === 'set' ? step.value : (variables[step.variable] ?? 0) + step.value;
  variables[step.variable] = Math.max(value, 0);
}

function swapValues(swap: Swap, text: readonly number[], from: number, to: number, output: PassOutput): void {
  for (let at = from; at < to; at += 1) output.add(swap.to[swap.from.indexOf(text[at] ?? -1)] ?? [], at);
}

/** Where the sign stands that closes the pair which opens at a position; -1 where none does. */
function closingOf(text: readonly number[], from: number, open: number, close: number): number {
  let depth = 0;
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === open) depth += 1;
    if (text[at] === close) depth -= 1;
    if (depth === -1) return at;
  }
  return -1;
}

/** Where the sign stands in what was written that opens the pair which closes now; -1 where none does. */
function openingOf(values: readonly number[], open: number, close: number): number {
  let depth = 0;
  for (let at = values.length - 1; at >= 0; at -= 1) {
    if (values[at] === close) depth += 1;
    if (values[at] === open) depth -= 1;
    if (depth === -1) return at;
  }
  return -1;
}

function removePair(
  { grouping, replaceFrom }: PassMatch,
  text: readonly number[],
  output: PassOutput,
  readsCells: boolean,
): readonly number[] {
  if (grouping === undefined) return text;
  const open = groupValue(grouping.group, 'open', readsCells);
  const close = groupValue(grouping.group, 'close', readsCells);
  if (grouping.side === 'open') {
    const at = closingOf(text, replaceFrom, open, close);
    return at < 0 ? text : text.toSpliced(at, 1);
  }
  const at = openingOf(output.values, open, close);
  if (at >= 0) {
    output.values.splice(at, 1);
    output.positions.length -= 1;
  }
  return text;
}

function replacePair(
  { grouping, replaceFrom }: PassMatch,
  { group }: Extract<PassAction, { kind: 'group' }>,
  text: readonly number[],
  output: PassOutput,
  readsCells: boolean,
): readonly number[] | undefined {
  if (grouping === undefined) return undefined;
  if (grouping.side === 'open') {
    const open = groupValue(grouping.group, 'open', readsCells);
    const close = groupValue(grouping.group, 'close', readsCells);
    const at = closingOf(text, replaceFrom, open, close);
    if (at < 0) return undefined;
    return text
      .with(replaceFrom, groupValue(group, 'open', readsCells))
      .with(at, groupValue(group, 'close', readsCells));
  }
  const at = openingOf(output.values, grouping.group.cells[0], grouping.group.cells[1]);
  if (at < 0) return undefined;
  output.values[at] = group.cells[0];
  output.addOne(group.cells[1], replaceFrom);
  return text;
}
