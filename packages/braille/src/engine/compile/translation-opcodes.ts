import { TRANSLATION_OPCODES, type TranslationOpcode } from '../model/table.js';
import { readExpression } from './match-expression.js';
import { operandAt, type OpcodeFamily, type OpcodeReader } from './opcode.js';
import { readCells, readCharacters } from './table-line.js';

function replacement(opcode: TranslationOpcode): OpcodeReader {
  return (draft, line) => {
    const codePoints = readCharacters(line.place, operandAt(line, 0));
    const dots = operandAt(line, 1);
    const cells =
      dots === '='
        ? draft.basesOf(codePoints).flatMap((symbol) => draft.character(symbol).cells ?? [])
        : readCells(line.place, dots);
    draft.rules.push({
      opcode,
      symbols: draft.basesOf(codePoints),
      cells,
      staysInSyllable: line.staysInSyllable,
    });
  };
}

/** Both operands are characters; without the second nothing is written. */
const readReplace: OpcodeReader = (draft, line) => {
  draft.replacements.push({
    symbols: draft.basesOf(readCharacters(line.place, operandAt(line, 0))),
    written: draft.basesOf(readCharacters(line.place, line.operands[1] ?? '')),
  });
};

const readMatch: OpcodeReader = (draft, line) => {
  draft.rules.push({
    opcode: 'match',
    symbols: draft.basesOf(readCharacters(line.place, operandAt(line, 1))),
    cells: readCells(line.place, operandAt(line, 3)),
    staysInSyllable: line.staysInSyllable,
    beside: {
      before: readExpression(draft, line.place, operandAt(line, 0)),
      after: readExpression(draft, line.place, operandAt(line, 2)),
    },
  });
};

/** Opcodes that replace characters with cells where their condition holds. */
export const translationOpcodes: OpcodeFamily = new Map<string, OpcodeReader>([
  ...TRANSLATION_OPCODES.filter(
    (opcode) => opcode !== 'litdigit' && opcode !== 'compbrl' && opcode !== 'match',
  ).map((opcode) => [opcode, replacement(opcode)] as const),
  ['replace', readReplace],
  ['match', readMatch],
]);
