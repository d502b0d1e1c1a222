import { EMPHASES, type Emphasis } from '../../line-request.js';
import type { EmphasisSigns } from '../model/run-signs.js';
import { operandAt, type OpcodeFamily, type OpcodeLine, type OpcodeReader } from './opcode.js';
import type { TableDraft } from './draft.js';
import { readCells, readCharacters, TableError } from './table-line.js';

const NO_SIGNS: EmphasisSigns = {
  letter: [],
  wordBegin: [],
  wordEnd: [],
  phraseBegin: [],
  phraseEnd: [],
  phraseLength: 0,
  modeSymbols: [],
  neutralSymbols: [],
};

/** Changes the signs of the kind of emphasis that a line names; lines about other kinds are read over. */
function change(read: (draft: TableDraft, line: OpcodeLine) => Partial<EmphasisSigns>): OpcodeReader {
  return (draft, line) => {
    const name = operandAt(line, 0);
    const emphasis = EMPHASES.find((known) => known === name);
    if (emphasis === undefined) return;
    draft.emphasis.set(emphasis, { ...signsOf(draft, emphasis), ...read(draft, line) });
  };
}

function sign(name: 'letter' | 'wordBegin' | 'wordEnd' | 'phraseBegin'): OpcodeReader {
  return change((_, line) => ({ [name]: readCells(line.place, operandAt(line, 1)) }));
}

function symbols(name: 'modeSymbols' | 'neutralSymbols'): OpcodeReader {
  return change((draft, line) => ({
    [name]: draft.symbolsOf(readCharacters(line.place, operandAt(line, 1))),
  }));
}

const readPhraseEnd = change((_, line) => {
  if (operandAt(line, 1) !== 'after')
    throw new TableError(line.place, 'the end of a phrase must stand after it');
  return { phraseEnd: readCells(line.place, operandAt(line, 2)) };
});

/** Opcodes for emphasis. `emphclass` only names a kind. */
export const emphasisOpcodes: OpcodeFamily = new Map<string, OpcodeReader>([
  ['emphclass', () => undefined],
  ['emphletter', sign('letter')],
  ['begemphword', sign('wordBegin')],
  ['endemphword', sign('wordEnd')],
  ['begemphphrase', sign('phraseBegin')],
  ['endemphphrase', readPhraseEnd],
  ['lenemphphrase', change((_, line) => ({ phraseLength: Number(operandAt(line, 1)) }))],
  ['emphmodechars', symbols('modeSymbols')],
  ['noemphchars', symbols('neutralSymbols')],
]);

/** The signs that a draft has for a kind of emphasis. */
export function signsOf(draft: TableDraft, emphasis: Emphasis): EmphasisSigns {
  return draft.emphasis.get(emphasis) ?? NO_SIGNS;
}
