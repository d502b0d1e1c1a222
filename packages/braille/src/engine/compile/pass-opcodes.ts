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
import type { PassAction, PassName, PassTest } from '../model/table.js';
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

const UNLIMITED = 0xffff;

function readLiteral(
  draft: TableDraft,
  line: OpcodeLine,
  scanner: OperandScanner,
): readonly number[] | undefined {
  const quoted = scanner.takeMatch(/"((?:[^"\\]|\\.)*)"/uy);
  if (quoted !== undefined) return draft.symbolsOf(readCharacters(line.place, quoted[1] ?? ''));
  const dots = scanner.takeMatch(/@([0-9a-f-]+)/uy);
  if (dots !== undefined) return readCells(line.place, dots[1] ?? '');
  return undefined;
}

function readClasses(line: OpcodeLine, letters: string): number {
  let classes = 0;
  for (const letter of letters) {
    const bits = CLASS_OF_LETTER.get(letter);
    if (bits === undefined) throw new TableError(line.place, `unknown class letter "${letter}"`);
    classes |= bits;
  }
  return classes;
}

function readCount(text: string): { readonly min: number; readonly max: number } {
  if (text === '.') return { min: 1, max: UNLIMITED };
  const [min, max] = text.split('-');
  const least = min === undefined || min === '' ? 1 : Number(min);
  return { min: least, max: max === undefined ? least : Number(max) };
}

function readStep(draft: TableDraft, line: OpcodeLine, scanner: OperandScanner, negated: boolean): PassTest {
  const literal = readLiteral(draft, line, scanner);
  if (literal !== undefined) return { kind: 'literal', negated, values: literal };
  const letters = scanner.takeMatch(/\$([A-Za-z]+)(\d+(?:-\d+)?|\.)?/uy);
  if (letters !== undefined)
    return {
      kind: 'classes',
      negated,
      classes: readClasses(line, letters[1] ?? ''),
      ...readCount(letters[2] ?? ''),
    };
  const named = scanner.takeMatch(/%([A-Za-z]+)(\d+(?:-\d+)?|\.)?/uy);
  if (named !== undefined) {
    const classes = draft.classNamed(named[1] ?? '');
    if (classes === undefined) throw new TableError(line.place, `no character class ${named[1] ?? ''}`);
    return { kind: 'classes', negated, classes, ...readCount(named[2] ?? '') };
  }
  if (negated) throw new TableError(line.place, '"!" must stand before a string, dots or classes');
  const back = scanner.takeMatch(/_(\d*)/uy);
  if (back !== undefined) return { kind: 'back', count: back[1] === '' ? 1 : Number(back[1]) };
  if (scanner.take('`')) return { kind: 'start' };
  if (scanner.take('~')) return { kind: 'end' };
  if (scanner.take('[')) return { kind: 'open' };
  if (scanner.take(']')) return { kind: 'close' };
  throw new TableError(line.place, `cannot read the test at "${scanner.rest()}"`);
}

function readTest(draft: TableDraft, line: OpcodeLine): readonly PassTest[] {
  const scanner = new OperandScanner(operandAt(line, 0));
  const test: PassTest[] = [];
  while (!scanner.isAtEnd()) test.push(readStep(draft, line, scanner, scanner.take('!')));
  return test;
}

function readAction(draft: TableDraft, line: OpcodeLine): readonly PassAction[] {
  const scanner = new OperandScanner(operandAt(line, 1));
  const action: PassAction[] = [];
  while (!scanner.isAtEnd()) {
    const values = readLiteral(draft, line, scanner);
    if (values !== undefined) action.push({ kind: 'literal', values });
    else if (scanner.take('*')) action.push({ kind: 'copy' });
    else if (!scanner.take('?'))
      throw new TableError(line.place, `cannot read the action at "${scanner.rest()}"`);
  }
  return action;
}

function passReader(pass: PassName): OpcodeReader {
  return (draft, line) => {
    const rule = { test: readTest(draft, line), action: readAction(draft, line) };
    const first = rule.test.find((step) => step.kind !== 'open');
    if (pass === 'context' && first?.kind === 'literal' && !first.negated)
      throw new TableError(line.place, 'context with a string at its begin is not supported');
    draft.passes[pass].push(rule);
  };
}

/** Opcodes with a test and an action: corrections before the main pass, context in it, passes after it. */
export const passOpcodes: OpcodeFamily = new Map<string, OpcodeReader>([
  ['correct', passReader('correct')],
  ['context', passReader('context')],
  ['pass2', passReader('pass2')],
  ['pass3', passReader('pass3')],
  ['pass4', passReader('pass4')],
]);
