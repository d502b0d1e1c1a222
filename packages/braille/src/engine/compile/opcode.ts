import { NO_PREFIXES, type RulePrefixes, type TableDraft } from './draft.js';
import { TableError, type TableLine } from './table-line.js';

/** A line of table text after its prefixes, with what the prefixes say. */
export interface OpcodeLine extends TableLine {
  readonly opcode: string;
  readonly operands: readonly string[];
  /** The text behind the first operand, as it stands in the file. */
  readonly rest: string;
  readonly prefixes: RulePrefixes;
  /** The rule is only for writing braille, only for reading it, or for both. */
  readonly isForward: boolean;
  readonly isBackward: boolean;
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

/** Splits a line into prefixes, opcode and operands. */
export function readOpcodeLine(draft: TableDraft, line: TableLine): OpcodeLine {
  let prefixes = NO_PREFIXES;
  let isForward = true;
  let isBackward = true;
  for (let index = 0; ; index += 1) {
    const word = line.words[index];
    switch (word) {
      case undefined:
        throw new TableError(line.place, 'a prefix without an opcode');
      case 'nofor':
        isForward = false;
        break;
      case 'noback':
        isBackward = false;
        break;
      case 'nocross':
        prefixes = { ...prefixes, staysInSyllable: true };
        break;
      case 'empmatchbefore':
        prefixes = { ...prefixes, avoidsMarkBefore: true };
        break;
      case 'empmatchafter':
        prefixes = { ...prefixes, avoidsMarkAfter: true };
        break;
      case 'after':
      case 'before': {
        index += 1;
        const classes = draft.classNamed(line.place, line.words[index] ?? '');
        if (classes === undefined)
          throw new TableError(line.place, `no character class ${line.words[index] ?? ''}`);
        prefixes =
          word === 'after'
            ? { ...prefixes, classesBefore: prefixes.classesBefore | classes }
            : { ...prefixes, classesAfter: prefixes.classesAfter | classes };
        break;
      }
      default:
        return {
          ...line,
          opcode: word,
          operands: line.words.slice(index + 1),
          rest: line.restBehind(index + 1),
          prefixes,
          isForward,
          isBackward,
        };
    }
  }
}
