import { operandAt, type OpcodeFamily, type OpcodeReader } from './opcode.js';
import { readCells, readCharacters } from './table-line.js';

/** Opcodes whose one operand is the cells of an indicator; the translator asks for them by opcode. */
const INDICATORS = [
  'numsign',
  'letsign',
  'begcomp',
  'endcomp',
  'capsletter',
  'begcapsword',
  'endcapsword',
  'begcapsphrase',
  'nocontractsign',
  'nonumsign',
] as const;

const readIndicator: OpcodeReader = (draft, line) => {
  draft.indicators.set(line.opcode, readCells(line.place, operandAt(line, 0)));
};

/** Opcodes for the signs that the translator puts between cells: numbers, single letters. */
export const indicatorOpcodes: OpcodeFamily = new Map<string, OpcodeReader>([
  ...INDICATORS.map((opcode) => [opcode, readIndicator] as const),
  [
    'numericmodechars',
    (draft, line) => {
      draft.numberSymbols.push(...draft.symbolsOf(readCharacters(line.place, operandAt(line, 0))));
    },
  ],
  [
    'numericnocontchars',
    (draft, line) => {
      draft.numberEndSymbols.push(...draft.symbolsOf(readCharacters(line.place, operandAt(line, 0))));
    },
  ],
  [
    'lencapsphrase',
    (draft, line) => {
      draft.phraseLength = Number(operandAt(line, 0));
    },
  ],
  [
    'capsnocont',
    (draft) => {
      draft.hasContractionsInCapitals = false;
    },
  ],
  [
    'endcapsphrase',
    (draft, line) => {
      draft.indicators.set('endcapsphrase', readCells(line.place, operandAt(line, 1)));
    },
  ],
  [
    'noletsign',
    (draft, line) => {
      draft.letterSign.exempt.push(...draft.symbolsOf(readCharacters(line.place, operandAt(line, 0))));
    },
  ],
  [
    'noletsignbefore',
    (draft, line) => {
      draft.letterSign.exemptBefore.push(...draft.symbolsOf(readCharacters(line.place, operandAt(line, 0))));
    },
  ],
  [
    'noletsignafter',
    (draft, line) => {
      draft.letterSign.exemptAfter.push(...draft.symbolsOf(readCharacters(line.place, operandAt(line, 0))));
    },
  ],
]);
