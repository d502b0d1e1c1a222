import { operandAt, type OpcodeFamily, type OpcodeReader } from './opcode.js';
import { readCells, readCharacters, TableError } from './table-line.js';

const readTrigger: OpcodeReader = (draft, line) => {
  const symbols = draft.basesOf(readCharacters(line.place, operandAt(line, 0)));
  draft.rules.push({ opcode: 'compbrl', symbols, cells: [], ...line.prefixes });
};

const readComputerCells: OpcodeReader = (draft, line) => {
  const [codePoint, ...more] = readCharacters(line.place, operandAt(line, 0));
  if (codePoint === undefined || more.length > 0)
    throw new TableError(line.place, 'comp6 needs one character');
  draft.computerCells.set(draft.symbolOf(codePoint), readCells(line.place, operandAt(line, 1)));
};

/** Opcodes for addresses and the like, which are written in computer braille. */
export const computerOpcodes: OpcodeFamily = new Map<string, OpcodeReader>([
  ['compbrl', readTrigger],
  ['comp6', readComputerCells],
]);
