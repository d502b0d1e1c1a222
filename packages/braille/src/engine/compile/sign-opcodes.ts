import {
  CAPITAL_WORD_MEMBER,
  NUMBER_END,
  NUMBER_MEMBER,
  NUMBER_MIDDLE,
  SEQUENCE_AFTER,
  SEQUENCE_BEFORE,
  SEQUENCE_DELIMITER,
  UPPERCASE,
} from '../model/attributes.js';
import { SIGN_OPCODES } from '../model/back-table.js';
import type { RunSigns } from '../model/signs.js';
import type { TableDraft } from './draft.js';
import { operandAt, type OpcodeFamily, type OpcodeLine, type OpcodeReader } from './opcode.js';
import { readCells, readCharacters, TableError } from './table-line.js';

/** Opcodes whose one operand is the cells of a sign; the translator asks for them by opcode. */
const SINGLE_SIGNS = ['numsign', 'nonumsign', 'letsign', 'begcomp', 'endcomp', 'nocontractsign'] as const;

const readSingle: OpcodeReader = (draft, line) => {
  const cells = readCells(line.place, operandAt(line, 0));
  draft.signs.single.set(line.opcode, cells);
  readBack(draft, line, cells);
};

/** Takes the cells of a sign for reading. */
function readBack(draft: TableDraft, line: OpcodeLine, cells: readonly number[]): void {
  const opcode = SIGN_OPCODES.find((name) => name === line.opcode) ?? 'unread';
  draft.back.addSign(opcode, cells, line.isBackward);
}

/** `multind 6-3456 letsign numsign`: cells that are several signs. */
const readMultiple: OpcodeReader = (draft, line) => {
  if (!line.isBackward) return;
  const cells = readCells(line.place, operandAt(line, 0));
  const end = line.operands.findIndex((operand) => operand.startsWith('#'));
  const signs = line.operands.slice(1, end < 0 ? undefined : end);
  const { classesBefore, classesAfter } = line.prefixes;
  draft.back.addRule({ opcode: 'multind', cells, symbols: [], classesBefore, classesAfter, signs });
};

function characters(line: OpcodeLine, index = 0): readonly number[] {
  return readCharacters(line.place, operandAt(line, index));
}

/** Gives characters a class that stands beside sequences. */
function members(classes: number, note?: (draft: TableDraft) => void): OpcodeReader {
  return (draft, line) => {
    for (const codePoint of characters(line)) draft.known(codePoint).classes |= classes;
    note?.(draft);
  };
}

/** Gives characters a part in words or numbers, and says that the table has such characters. */
function actors(roles: number, note: (draft: TableDraft) => void): OpcodeReader {
  return (draft, line) => {
    for (const codePoint of characters(line)) draft.known(codePoint).roles |= roles;
    note(draft);
  };
}

function letterSignList(list: 'exempt' | 'exemptBefore' | 'exemptAfter'): OpcodeReader {
  return (draft, line) => {
    draft.signs.letterSign[list].push(...draft.symbolsOf(characters(line)));
  };
}

/** What opcodes for capitals, for other modes and for emphasis have in common: their name without the kind. */
const RUN_SIGNS: ReadonlyMap<string, keyof RunSigns> = new Map([
  ['letter', 'letter'],
  ['begword', 'wordBegin'],
  ['endword', 'wordEnd'],
  ['beg', 'begin'],
  ['end', 'end'],
  ['begphrase', 'phraseBegin'],
  ['endphrase', 'phraseEndAfter'],
  ['lenphrase', 'phraseLength'],
]);

/** The signs that a line says, from an operand on. */
function readSigns(
  draft: TableDraft,
  line: OpcodeLine,
  sign: keyof RunSigns,
  first: number,
): Partial<RunSigns> {
  if (sign === 'phraseLength') return { phraseLength: Number.parseInt(operandAt(line, first), 10) };
  const place = operandAt(line, first);
  const cells = readCells(line.place, operandAt(line, sign === 'phraseEndAfter' ? first + 1 : first));
  readBack(draft, line, cells);
  if (sign !== 'phraseEndAfter') return { [sign]: cells };
  if (place.startsWith('before')) return { phraseEndBefore: cells };
  if (place.startsWith('after')) return { phraseEndAfter: cells };
  throw new TableError(line.place, 'the end of a phrase stands before or after its last word');
}

function capitalReader(sign: keyof RunSigns): OpcodeReader {
  return (draft, line) => draft.signs.changeMode(UPPERCASE, readSigns(draft, line, sign, 0));
}

function modeReader(sign: keyof RunSigns): OpcodeReader {
  return (draft, line) =>
    draft.signs.changeMode(draft.classOf(line.place, operandAt(line, 0)), readSigns(draft, line, sign, 1));
}

function kindOf(draft: TableDraft, line: OpcodeLine) {
  const name = operandAt(line, 0);
  const kind = draft.signs.kindNamed(name);
  if (kind === undefined) throw new TableError(line.place, `no kind of emphasis ${name}`);
  return kind;
}

function emphasisReader(sign: keyof RunSigns): OpcodeReader {
  return (draft, line) => {
    const kind = kindOf(draft, line);
    kind.signs = { ...kind.signs, ...readSigns(draft, line, sign, 1) };
  };
}

/** `begword` as capitals, modes and emphasis write it: `begcapsword`, `begmodeword`, `begemphword`. */
function opcodeOf(name: string, kind: 'caps' | 'mode' | 'emph'): string {
  return name === 'letter' ? `${kind}letter` : name.replace(/^(?:beg|end|len)/u, `$&${kind}`);
}

/** Opcodes for the signs that the translator puts between cells: for numbers, letters, capitals, emphasis. */
export const signOpcodes: OpcodeFamily = new Map<string, OpcodeReader>([
  ...SINGLE_SIGNS.map((opcode) => [opcode, readSingle] as const),
  ['multind', readMultiple],
  ...[...RUN_SIGNS].flatMap(([name, sign]) => [
    [opcodeOf(name, 'caps'), capitalReader(sign)] as const,
    [opcodeOf(name, 'mode'), modeReader(sign)] as const,
    [opcodeOf(name, 'emph'), emphasisReader(sign)] as const,
  ]),
  ['numericmodechars', actors(NUMBER_MEMBER, noteNumberMode)],
  ['midendnumericmodechars', actors(NUMBER_MIDDLE, noteNumberMode)],
  ['numericnocontchars', actors(NUMBER_END, noteNumberMode)],
  [
    'capsmodechars',
    actors(CAPITAL_WORD_MEMBER, (draft) => {
      draft.signs.hasCapitalModeCharacters = true;
    }),
  ],
  [
    'seqdelimiter',
    members(SEQUENCE_DELIMITER, (draft) => {
      draft.signs.hasDelimiters = true;
    }),
  ],
  ['seqbeforechars', members(SEQUENCE_BEFORE)],
  ['seqafterchars', members(SEQUENCE_AFTER)],
  [
    'seqafterpattern',
    (draft, line) => {
      draft.signs.patternsAfter.push(draft.symbolsOf(characters(line)));
    },
  ],
  [
    'capsnocont',
    (draft) => {
      draft.signs.keepsCapitalsApart = true;
    },
  ],
  ['noletsign', letterSignList('exempt')],
  ['noletsignbefore', letterSignList('exemptBefore')],
  ['noletsignafter', letterSignList('exemptAfter')],
  ['emphclass', (draft, line) => draft.signs.declareKind(operandAt(line, 0))],
  [
    'emphmodechars',
    (draft, line) => {
      kindOf(draft, line).modeSymbols.push(...draft.symbolsOf(characters(line, 1)));
    },
  ],
  [
    'noemphchars',
    (draft, line) => {
      kindOf(draft, line).neutralSymbols.push(...draft.symbolsOf(characters(line, 1)));
    },
  ],
]);

function noteNumberMode(draft: TableDraft): void {
  draft.signs.hasNumberMode = true;
}
