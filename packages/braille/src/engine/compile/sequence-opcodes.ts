import { SPACE } from '../model/attributes.js';
import type { Expression } from '../model/expression.js';
import { groupSequences } from '../model/sequence-groups.js';
import type { ContractionSign } from '../model/table.js';
import type { TableDraft } from './draft.js';
import { operandAt, type OpcodeFamily, type OpcodeReader } from './opcode.js';
import { readCharacters } from './table-line.js';

/** The classes by which expressions of `match` rules know the characters around a sequence, too. */
const DELIMITER = '~';
const BEFORE = '<';
const AFTER = '>';

const UNLIMITED = 0xffff;

function addition(sign: string): OpcodeReader {
  return (draft, line) => draft.addToClass(line.place, sign, readCharacters(line.place, operandAt(line, 0)));
}

const readContraction: OpcodeReader = (draft, line) => {
  const symbols = draft.basesOf(readCharacters(line.place, operandAt(line, 0)));
  draft.contractions.push({ symbols });
};

const readAfterPattern: OpcodeReader = (draft, line) => {
  draft.afterPatterns.push(draft.symbolsOf(readCharacters(line.place, operandAt(line, 0))));
};

/** Opcodes for sequences of letters that stand alone: what delimits them and what may stand between. */
export const sequenceOpcodes: OpcodeFamily = new Map<string, OpcodeReader>([
  ['seqdelimiter', addition(DELIMITER)],
  ['seqbeforechars', addition(BEFORE)],
  ['seqafterchars', addition(AFTER)],
  ['seqafterpattern', readAfterPattern],
  ['contraction', readContraction],
]);

/** The sign for contractions that a draft asks for, once all of its text has been read. */
export function contractionSignOf(draft: TableDraft): ContractionSign {
  const classOf = (sign: string): number => draft.classNamed(sign) ?? 0;
  const beside = (sign: string): Expression => ({ kind: 'classes', classes: classOf(sign), isEdge: false });
  const any = (part: Expression): Expression => ({ kind: 'repeat', part, min: 0, max: UNLIMITED });
  const edge: Expression = { kind: 'classes', classes: SPACE | classOf(DELIMITER), isEdge: true };
  const patterns = draft.afterPatterns.map((symbols): Expression => ({
    kind: 'sequence',
    parts: symbols.map((symbol) => ({ kind: 'symbols', symbols: [symbol] })),
  }));
  const pattern: Expression = {
    kind: 'repeat',
    part: { kind: 'choice', parts: patterns },
    min: 0,
    max: 1,
  };
  const hasSequences = classOf(DELIMITER) !== 0;
  return {
    sign: draft.indicators.get('nocontractsign') ?? [],
    sequences: groupSequences(draft.contractions),
    delimiters: classOf(DELIMITER),
    before: { kind: 'sequence', parts: hasSequences ? [edge, any(beside(BEFORE))] : [] },
    after: {
      kind: 'sequence',
      parts: hasSequences ? [any(beside(AFTER)), pattern, any(beside(AFTER)), edge] : [],
    },
  };
}
