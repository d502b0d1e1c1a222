import { PUNCTUATION_OPCODES, type TranslationOpcode, WORD_OPCODES } from '../model/table.js';
import { readCharacter } from './character-opcodes.js';
import type { TableDraft } from './draft.js';
import { readExpression } from './match-expression.js';
import { operandAt, type OpcodeFamily, type OpcodeReader } from './opcode.js';
import { readCells, readCharacters, TableError, type LinePlace } from './table-line.js';

/** Opcodes with characters and cells as their operands. */
const PLAIN_OPCODES = ['repeated', 'repword', ...WORD_OPCODES, ...PUNCTUATION_OPCODES] as const;

/** The cells to write for a rule's characters; `=` says that each of them is written as itself. */
function readWritten(
  draft: TableDraft,
  place: LinePlace,
  codePoints: readonly number[],
  dots: string,
): readonly number[] | undefined {
  if (dots !== '=') return readCells(place, dots);
  requireCells(draft, place, codePoints);
  return undefined;
}

/** Characters that are written as themselves must be defined before. */
function requireCells(draft: TableDraft, place: LinePlace, codePoints: readonly number[]): void {
  for (const codePoint of codePoints) {
    const { definition, form } = draft.character(draft.symbolOf(codePoint));
    if (definition === undefined && form === undefined)
      throw new TableError(place, `${String.fromCodePoint(codePoint)} is not defined`);
  }
}

function plainReader(opcode: TranslationOpcode): OpcodeReader {
  return (draft, line) => {
    const codePoints = readCharacters(line.place, operandAt(line, 0));
    const cells = readWritten(draft, line.place, codePoints, operandAt(line, 1));
    draft.addLineRule({ opcode, cells, ...line.prefixes }, codePoints, line);
  };
}

/** Characters that are written as themselves, with a sign or in another braille around them. */
function selfReader(opcode: TranslationOpcode): OpcodeReader {
  return (draft, line) => {
    const codePoints = readCharacters(line.place, operandAt(line, 0));
    requireCells(draft, line.place, codePoints);
    if (line.isForward)
      draft.addRule({ opcode, symbols: draft.symbolsOf(codePoints), cells: undefined, ...line.prefixes });
  };
}

/** Both operands are characters; without the second nothing is written. */
const readReplace: OpcodeReader = (draft, line) => {
  const codePoints = readCharacters(line.place, operandAt(line, 0));
  const second = line.operands[1];
  const written =
    second === undefined || second.startsWith('#')
      ? []
      : readCharacters(line.place, second.startsWith('\\#') ? second.slice(1) : second);
  for (const codePoint of [...codePoints, ...written]) draft.known(codePoint);
  if (line.isForward)
    draft.addRule({
      opcode: 'replace',
      symbols: draft.symbolsOf(codePoints),
      cells: draft.symbolsOf(written),
      ...line.prefixes,
    });
};

/** `rependword CHARACTERS BEFORE,BEHIND`. */
const readRepeatedEnd: OpcodeReader = (draft, line) => {
  const codePoints = readCharacters(line.place, operandAt(line, 0));
  const [before = '', behind = ''] = operandAt(line, 1).split(',');
  const cellsBefore = readCells(line.place, before);
  const cells = readWritten(draft, line.place, codePoints, behind);
  if (line.isForward)
    draft.addRule({
      opcode: 'rependword',
      symbols: draft.symbolsOf(codePoints),
      cells,
      cellsBefore,
      ...line.prefixes,
    });
};

const readMatch: OpcodeReader = (draft, line) => {
  const codePoints = readCharacters(line.place, operandAt(line, 1));
  const cells = operandAt(line, 3) === '=' ? undefined : readCells(line.place, operandAt(line, 3));
  const beside = {
    before: readExpression(draft, line.place, operandAt(line, 0)),
    after: readExpression(draft, line.place, operandAt(line, 2)),
  };
  if (line.isForward)
    draft.addRule({ opcode: 'match', symbols: draft.symbolsOf(codePoints), cells, ...line.prefixes, beside });
};

/** `exactdots @1-2`: the operand as it stands in the text is written as its cells. */
const readExactDots: OpcodeReader = (draft, line) => {
  const codePoints = readCharacters(line.place, operandAt(line, 0));
  const dots = operandAt(line, 0);
  if (!dots.startsWith('@')) throw new TableError(line.place, 'the operand must begin with @');
  const cells = readCells(line.place, dots.slice(1));
  draft.addLineRule({ opcode: 'exactdots', cells, ...line.prefixes }, codePoints, line);
};

const readComputerCells: OpcodeReader = (draft, line) => {
  const codePoint = readCharacter(line.place, operandAt(line, 0));
  draft.known(codePoint);
  const cells = readCells(line.place, operandAt(line, 1));
  draft.computerCells.set(draft.symbolOf(codePoint), cells);
  draft.back.nameCell(cells);
};

const readUndefined: OpcodeReader = (draft, line) => {
  draft.undefinedCells = readCells(line.place, operandAt(line, 0));
  draft.back.addSign('unread', draft.undefinedCells, line.isBackward);
};

/** Opcodes that replace characters with cells where their condition holds. */
export const translationOpcodes: OpcodeFamily = new Map<string, OpcodeReader>([
  ...PLAIN_OPCODES.map((opcode) => [opcode, plainReader(opcode)] as const),
  ['contraction', selfReader('contraction')],
  ['nocont', selfReader('nocont')],
  ['compbrl', selfReader('compbrl')],
  ['literal', selfReader('compbrl')],
  ['replace', readReplace],
  ['rependword', readRepeatedEnd],
  ['match', readMatch],
  ['exactdots', readExactDots],
  ['comp6', readComputerCells],
  ['compdots', readComputerCells],
  ['undefined', readUndefined],
]);
