import type { TableDraft } from './draft.js';
import { TableError, type TableLine } from './table-line.js';

/** A line of table text after its prefixes, with what the prefixes say. */
export interface OpcodeLine extends TableLine {
  readonly opcode: string;
  readonly operands: readonly string[];
  readonly staysInSyllable: boolean;
}

/** Writes one line into the draft; throws a `TableError` for operands it cannot take. */
export type OpcodeReader = (draft: TableDraft, line: OpcodeLine) => void;

/** The readers of a family of opcodes, by opcode. */
export type OpcodeFamily = ReadonlyMap<string, OpcodeReader>;

/** The operand at a position; a `TableError` where the line is too short. */
export function operandAt(line: OpcodeLine, index: number): string {
  const operand = line.operands[index];
  if (operand === undefined) throw new TableError(line.place, `${line.opcode} needs ${index + 1} operands`);
  return operand;
}

/** Splits a line into prefixes, opcode and operands; undefined for lines that only concern back-translation. */
export function readOpcodeLine(line: TableLine): OpcodeLine | undefined {
  let staysInSyllable = false;
  for (let index = 0; index < line.words.length; index += 1) {
    const word = line.words[index] ?? '';
    if (word === 'nofor') return undefined;
    if (word === 'nocross') staysInSyllable = true;
    else if (word !== 'noback')
      return { ...line, opcode: word, operands: line.words.slice(index + 1), staysInSyllable };
  }
  throw new TableError(line.place, 'a prefix without an opcode');
}
