import {
  ANY_CLASS,
  DIGIT,
  LETTER,
  LITERARY_DIGIT,
  LOWERCASE,
  MATH,
  PUNCTUATION,
  SIGN,
  SPACE,
  UPPERCASE,
} from '../model/attributes.js';
import type {
  Comparison,
  Grouping,
  PassAction,
  PassName,
  PassRule,
  PassTest,
  Swap,
} from '../model/pass-rule.js';
import type { TableDraft } from './draft.js';
import { operandAt, type OpcodeFamily, type OpcodeLine, type OpcodeReader } from './opcode.js';
import { OperandScanner } from './operand-scanner.js';
import { readCells, readCharacters, TableError } from './table-line.js';

const CLASS_OF_LETTER: ReadonlyMap<string, number> = new Map([
  ['a', ANY_CLASS],
  ['d', DIGIT],
  ['D', LITERARY_DIGIT],
  ['l', LETTER],
  ['m', MATH],
  ['p', PUNCTUATION],
  ['S', SIGN],
  ['s', SPACE],
  ['U', UPPERCASE],
  ['u', LOWERCASE],
]);

/** Stand for the table's own classes, in the order in which they were named. */
const OWN_CLASS_LETTERS = 'wxyz';

const UNLIMITED = 0xffff;

/** How many variables rules may count with. */
const VARIABLE_COUNT = 50;

function readLiteral(
  draft: TableDraft,
  line: OpcodeLine,
  scanner: OperandScanner,
): readonly number[] | undefined {
  const quoted = scanner.takeMatch(/"((?:[^"\\]|\\.)*)"/uy);
  if (quoted !== undefined) return draft.symbolsOf(readCharacters(line.place, quoted[1] ?? ''));
  const dots = scanner.takeMatch(/@([0-9a-f-]+)/iuy);
  if (dots !== undefined) return readCells(line.place, dots[1] ?? '');
  return undefined;
}

function readClasses(draft: TableDraft, line: OpcodeLine, letters: string): number {
  let classes = 0;
  for (const letter of letters) {
    const own = OWN_CLASS_LETTERS.indexOf(letter);
    const bits = own < 0 ? CLASS_OF_LETTER.get(letter) : draft.ownClasses.bitAt(own);
    if (bits === undefined) throw new TableError(line.place, `unknown class letter "${letter}"`);
    classes |= bits;
  }
  return classes;
}

/** How often: once, `3`, `2-4`, or `.` for once and more. */
function readRange(scanner: OperandScanner): { readonly min: number; readonly max: number } {
  if (scanner.take('.')) return { min: 1, max: UNLIMITED };
  const range = scanner.takeMatch(/(\d+)(?:-(\d+))?/uy);
  const min = Number(range?.[1] ?? 0);
  if (min === 0) return { min: 1, max: 1 };
  return { min, max: range?.[2] === undefined ? min : Number(range[2]) };
}

function readName(scanner: OperandScanner): string {
  return scanner.takeMatch(/[A-Za-z]*/uy)?.[0] ?? '';
}

function groupingOf(draft: TableDraft, line: OpcodeLine, scanner: OperandScanner): Grouping {
  const name = readName(scanner);
  const grouping = draft.groupings.findLast((known) => known.name === name);
  if (grouping === undefined) throw new TableError(line.place, `no grouping ${name}`);
  return grouping;
}

function swapOf(draft: TableDraft, line: OpcodeLine, name: string): Swap {
  const swap = draft.swaps.get(name);
  if (swap === undefined) throw new TableError(line.place, `${name} is neither a class nor a swap`);
  return swap;
}

function readVariable(line: OpcodeLine, scanner: OperandScanner): number {
  const variable = Number(scanner.takeMatch(/\d*/uy)?.[0] ?? 0);
  if (variable >= VARIABLE_COUNT) throw new TableError(line.place, `no variable ${variable}`);
  return variable;
}

function readStep(draft: TableDraft, line: OpcodeLine, scanner: OperandScanner, negated: boolean): PassTest {
  const values = readLiteral(draft, line, scanner);
  if (values !== undefined) return { kind: 'literal', negated, values };
  const letters = scanner.takeMatch(/\$([A-Za-z]+)/uy);
  if (letters !== undefined)
    return {
      kind: 'classes',
      negated,
      classes: readClasses(draft, line, letters[1] ?? ''),
      ...readRange(scanner),
    };
  if (scanner.take('%')) {
    const name = readName(scanner);
    const own = draft.ownClasses.find(name);
    if (own?.bit === 0)
      return {
        kind: 'members',
        negated,
        members: line.opcode.startsWith('pass') ? own.cells : own.symbols,
        ...readRange(scanner),
      };
    const classes = draft.classNamed(line.place, name);
    if (classes !== undefined) return { kind: 'classes', negated, classes, ...readRange(scanner) };
    return { kind: 'swap', negated, swap: swapOf(draft, line, name), ...readRange(scanner) };
  }
  if (scanner.take('{'))
    return { kind: 'group', negated, group: groupingOf(draft, line, scanner), side: 'open' };
  if (scanner.take('}'))
    return { kind: 'group', negated, group: groupingOf(draft, line, scanner), side: 'close' };
  const back = scanner.takeMatch(/_(\d*)/uy);
  if (back !== undefined) return { kind: 'back', negated, count: Number(back[1]) || 1 };
  if (scanner.take('#')) {
    const variable = readVariable(line, scanner);
    const sign = scanner.takeMatch(/([<>]=?|=)(\d*)/uy);
    if (sign === undefined) throw new TableError(line.place, 'a variable must be compared');
    return { kind: 'variable', negated, variable, comparison: sign[1] as Comparison, value: Number(sign[2]) };
  }
  const kind = SIMPLE_STEPS.get(scanner.rest().charAt(0));
  if (kind === undefined) throw new TableError(line.place, `cannot read the test at "${scanner.rest()}"`);
  scanner.take(scanner.rest().charAt(0));
  return { kind, negated };
}

const SIMPLE_STEPS = new Map([
  ['`', 'start'],
  ['~', 'end'],
  ['[', 'open'],
  [']', 'close'],
  ['/', 'search'],
] as const) as ReadonlyMap<string, 'start' | 'end' | 'open' | 'close' | 'search'>;

/** Each `!` turns the step behind it round. */
function readTest(draft: TableDraft, line: OpcodeLine): readonly PassTest[] {
  const scanner = new OperandScanner(operandAt(line, 0));
  const test: PassTest[] = [];
  while (!scanner.isAtEnd()) {
    let negated = false;
    while (scanner.take('!')) negated = !negated;
    test.push(readStep(draft, line, scanner, negated));
  }
  return test;
}

function readActionStep(draft: TableDraft, line: OpcodeLine, scanner: OperandScanner): PassAction {
  const values = readLiteral(draft, line, scanner);
  if (values !== undefined) return { kind: 'literal', values };
  if (scanner.take('*')) return { kind: 'copy' };
  if (scanner.take('?')) return { kind: 'omit' };
  if (scanner.take('%')) return { kind: 'swap', swap: swapOf(draft, line, readName(scanner)) };
  if (scanner.take('{')) return { kind: 'group', group: groupingOf(draft, line, scanner), side: 'open' };
  if (scanner.take('}')) return { kind: 'group', group: groupingOf(draft, line, scanner), side: 'close' };
  if (scanner.take(';')) return { kind: 'group', group: groupingOf(draft, line, scanner), side: 'replace' };
  if (scanner.take('#')) {
    const variable = readVariable(line, scanner);
    if (scanner.take('+')) return { kind: 'variable', variable, change: 'add', value: 1 };
    if (scanner.take('-')) return { kind: 'variable', variable, change: 'add', value: -1 };
    const value = scanner.takeMatch(/=(\d*)/uy);
    if (value !== undefined) return { kind: 'variable', variable, change: 'set', value: Number(value[1]) };
  }
  throw new TableError(line.place, `cannot read the action at "${scanner.rest()}"`);
}

/** What stands behind the test up to white space; strings may have white space in them. */
function readAction(draft: TableDraft, line: OpcodeLine): readonly PassAction[] {
  const scanner = new OperandScanner(line.rest);
  const action: PassAction[] = [];
  while (!scanner.isAtEnd() && !/^[ \t\r\f\v]/u.test(scanner.rest()))
    action.push(readActionStep(draft, line, scanner));
  return action;
}

/** The string that a rule reads first, as far as it stands from where the rule is tried; empty where it begins otherwise. */
function beginOf(test: readonly PassTest[]): readonly number[] {
  let back = 0;
  for (const step of test)
    switch (step.kind) {
      case 'literal':
        if (step.values.length > back) return step.values.slice(back);
        back -= step.values.length;
        break;
      case 'classes':
      case 'members':
        if (step.min !== step.max || step.max > back) return [];
        back -= step.max;
        break;
      case 'swap':
      case 'group':
      case 'search':
        return [];
      case 'back':
        back += step.count;
        break;
      default:
    }
  return [];
}

function passReader(pass: PassName): OpcodeReader {
  return (draft, line) => {
    if (!line.isForward && !line.isBackward) return;
    const rule: PassRule = { test: readTest(draft, line), action: readAction(draft, line) };
    const begin = beginOf(rule.test);
    if (line.isBackward) draft.back.addPassRule(pass, rule, begin);
    if (!line.isForward) return;
    if (pass === 'context' && begin.length > 0)
      draft.addRule({ opcode: 'context', symbols: begin, cells: undefined, ...line.prefixes, pass: rule });
    else draft.passes.add(pass, rule, begin);
  };
}

/** Reads a list of dot patterns between commas. */
function readCellLists(line: OpcodeLine, operand: string): readonly (readonly number[])[] {
  return operand.split(',').map((cells) => readCells(line.place, cells));
}

function swapReader(opcode: 'swapcc' | 'swapcd' | 'swapdd'): OpcodeReader {
  return (draft, line) => {
    const from = operandAt(line, 1);
    const to = operandAt(line, 2);
    draft.swaps.set(operandAt(line, 0), {
      from:
        opcode === 'swapdd'
          ? readCellLists(line, from).map(([cell]) => cell ?? 0)
          : draft.symbolsOf(readCharacters(line.place, from)),
      to:
        opcode === 'swapcc'
          ? draft.symbolsOf(readCharacters(line.place, to)).map((symbol) => [symbol])
          : readCellLists(line, to),
    });
  };
}

/** Opcodes with a test and an action: corrections before the main pass, context in it, passes after it. */
export const passOpcodes: OpcodeFamily = new Map<string, OpcodeReader>([
  ['correct', passReader('correct')],
  ['context', passReader('context')],
  ['pass2', passReader('pass2')],
  ['pass3', passReader('pass3')],
  ['pass4', passReader('pass4')],
  ['swapcc', swapReader('swapcc')],
  ['swapcd', swapReader('swapcd')],
  ['swapdd', swapReader('swapdd')],
]);
