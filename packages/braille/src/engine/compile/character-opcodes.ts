import {
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
import { operandAt, type OpcodeFamily, type OpcodeReader } from './opcode.js';
import { readCells, readCharacters, TableError, type LinePlace } from './table-line.js';

const CLASS_OF_OPCODE: ReadonlyMap<string, number> = new Map([
  ['space', SPACE],
  ['letter', LETTER],
  ['digit', DIGIT],
  ['punctuation', PUNCTUATION],
  ['lowercase', LOWERCASE | LETTER],
  ['uppercase', UPPERCASE | LETTER],
  ['math', MATH],
  ['sign', SIGN],
]);

function readCharacter(place: LinePlace, operand: string): number {
  const [codePoint, ...more] = readCharacters(place, operand);
  if (codePoint === undefined || more.length > 0)
    throw new TableError(place, `"${operand}" is not one character`);
  return codePoint;
}

function definition(classes: number): OpcodeReader {
  return (draft, line) =>
    draft.define(
      readCharacter(line.place, operandAt(line, 0)),
      classes,
      readCells(line.place, operandAt(line, 1)),
    );
}

/** `base uppercase Ä ä`: the first character is a form of the second. */
const readBase: OpcodeReader = (draft, line) => {
  const classes = CLASS_OF_OPCODE.get(operandAt(line, 0));
  if (classes === undefined) throw new TableError(line.place, `no character class ${operandAt(line, 0)}`);
  draft.defineForm(
    readCharacter(line.place, operandAt(line, 1)),
    classes,
    readCharacter(line.place, operandAt(line, 2)),
  );
};

/** A digit as it is written after a number sign. */
const readLiteraryDigit: OpcodeReader = (draft, line) => {
  const codePoint = readCharacter(line.place, operandAt(line, 0));
  const cells = readCells(line.place, operandAt(line, 1));
  draft.define(codePoint, LITERARY_DIGIT, cells);
  draft.rules.push({
    opcode: 'litdigit',
    symbols: draft.symbolsOf([codePoint]),
    cells,
    ...line.prefixes,
  });
};

const readAttribute: OpcodeReader = (draft, line) =>
  draft.addToClass(line.place, operandAt(line, 0), readCharacters(line.place, operandAt(line, 1)));

/** Opcodes that say what a character is and how it is written when no rule applies. */
export const characterOpcodes: OpcodeFamily = new Map<string, OpcodeReader>([
  ...[...CLASS_OF_OPCODE].map(([opcode, classes]) => [opcode, definition(classes)] as const),
  ['base', readBase],
  ['litdigit', readLiteraryDigit],
  ['attribute', readAttribute],
]);
