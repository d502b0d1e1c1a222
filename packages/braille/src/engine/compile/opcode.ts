import type { TranslationRule } from '../model/table.js';
import type { TableDraft } from './draft.js';
import { TableError, type TableLine } from './table-line.js';

/** What stands before an opcode: conditions of the rule. */
type RulePrefixes = Pick<TranslationRule, 'staysInSyllable' | 'avoidsMarkBefore' | 'avoidsMarkAfter'>;

/** A line of table text after its prefixes, with what the prefixes say. */
export interface OpcodeLine extends TableLine {
  readonly opcode: string;
  readonly operands: readonly string[];
  readonly prefixes: RulePrefixes;
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

const PREFIXES: ReadonlySet<string> = new Set(['noback', 'nocross', 'empmatchbefore', 'empmatchafter']);

/** Splits a line into prefixes, opcode and operands; undefined for lines that only concern back-translation. */
export function readOpcodeLine(line: TableLine): OpcodeLine | undefined {
  const words = new Set<string>();
  for (const [index, word] of line.words.entries()) {
    if (word === 'nofor') return undefined;
    if (!PREFIXES.has(word)) {
      const prefixes = {
        staysInSyllable: words.has('nocross'),
        avoidsMarkBefore: words.has('empmatchbefore'),
        avoidsMarkAfter: words.has('empmatchafter'),
      };
      return { ...line, opcode: word, operands: line.words.slice(index + 1), prefixes };
    }
    words.add(word);
  }
  throw new TableError(line.place, 'a prefix without an opcode');
}
