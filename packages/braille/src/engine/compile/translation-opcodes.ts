import { TRANSLATION_OPCODES, type TranslationOpcode } from '../model/table.js';
import { readExpression } from './match-expression.js';
import { operandAt, type OpcodeFamily, type OpcodeReader } from './opcode.js';
import { readCells, readCharacters, type LinePlace } from './table-line.js';

/** The cells to write for a rule's characters; `=` says that each of them is written as itself. */
function readWritten(place: LinePlace, dots: string): readonly number[] | undefined {
  return dots === '=' ? undefined : readCells(place, dots);
}

function replacement(opcode: TranslationOpcode): OpcodeReader {
  return (draft, line) => {
    draft.rules.push({
      opcode,
      symbols: draft.ruleSymbolsOf(readCharacters(line.place, operandAt(line, 0))),
      cells: readWritten(line.place, operandAt(line, 1)),
      ...line.prefixes,
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
    symbols: draft.ruleSymbolsOf(readCharacters(line.place, operandAt(line, 1))),
    cells: readWritten(line.place, operandAt(line, 3)),
    ...line.prefixes,
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
