import { CLASS_NAMES, DIGIT, LITERARY_DIGIT, MATH, SPACE, UPPERCASE } from '../model/attributes.js';
import type { TranslationOpcode } from '../model/table.js';
import { NO_PREFIXES } from './draft.js';
import { type OpcodeFamily, type OpcodeReader, operandAt } from './opcode.js';
import { type LinePlace, readCells, readCharacters, TableError } from './table-line.js';

/** The one character of an operand. */
export function readCharacter(place: LinePlace, operand: string): number {
  const [codePoint, ...more] = readCharacters(place, operand);
  if (codePoint === undefined || more.length > 0)
    throw new TableError(place, `"${operand}" is not one character`);
  return codePoint;
}

/** A digit as it stands behind a number sign goes before its definition. */
const OPCODE_OF_CLASS: ReadonlyMap<number, TranslationOpcode> = new Map([
  [SPACE, 'space'],
  [LITERARY_DIGIT, 'litdigit'],
]);

function definition(classes: number): OpcodeReader {
  return (draft, line) => {
    const codePoint = readCharacter(line.place, operandAt(line, 0));
    const cells = readCells(line.place, operandAt(line, 1));
    draft.define(codePoint, classes, cells, line.isForward && classes !== LITERARY_DIGIT);
    const opcode = OPCODE_OF_CLASS.get(classes) ?? 'definition';
    draft.addLineRule({ opcode, cells, ...NO_PREFIXES }, [codePoint], line);
  };
}

const CLASSES_WITH_NAMES: ReadonlySet<number> = new Set(CLASS_NAMES.values());

/** Classes that characters may be a form for: capitals, digits and the table's own. */
function isModeClass(classes: number): boolean {
  return classes === UPPERCASE || classes === DIGIT || !CLASSES_WITH_NAMES.has(classes);
}

/** `base uppercase Ä ä`: the first character is a form of the second. */
const readBase: OpcodeReader = (draft, line) => {
  const name = operandAt(line, 0);
  const mode = draft.classOf(line.place, name);
  if (!isModeClass(mode)) throw new TableError(line.place, `${name} is no class of forms`);
  const character = draft.known(readCharacter(line.place, operandAt(line, 1)));
  const base = readCharacter(line.place, operandAt(line, 2));
  draft.known(base);
  if (character.form !== undefined && draft.rules.firstDefinitionCounts) return;
  character.form = { of: draft.symbolOf(base), mode, isBehindCells: character.definition !== undefined };
};

const readAttribute: OpcodeReader = (draft, line) => {
  draft.addToClass(operandAt(line, 0), readCharacters(line.place, operandAt(line, 1)));
};

/** `grouping name () 126,345`: a pair of signs that rules of passes know by a name. */
const readGrouping: OpcodeReader = (draft, line) => {
  const [open, close, ...more] = readCharacters(line.place, operandAt(line, 1));
  const [openCell, closeCell, ...moreCells] = readCells(line.place, operandAt(line, 2).replace(',', '-'));
  if (open === undefined || close === undefined || more.length > 0)
    throw new TableError(line.place, 'a grouping needs two characters');
  if (openCell === undefined || closeCell === undefined || moreCells.length > 0)
    throw new TableError(line.place, 'a grouping needs two cells');
  draft.groupings.push({
    name: operandAt(line, 0),
    characters: [draft.symbolOf(open), draft.symbolOf(close)],
    cells: [openCell, closeCell],
  });
  for (const [codePoint, cell] of [
    [open, openCell],
    [close, closeCell],
  ] as const) {
    draft.known(codePoint).classes |= MATH;
    draft.classifyCell(cell, MATH);
    draft.addLineRule({ opcode: 'definition', cells: [cell], ...NO_PREFIXES }, [codePoint], line);
    if (line.isForward) draft.setCells(draft.known(codePoint), [cell]);
  }
};

/** Opcodes that say what a character is and how it is written when no rule applies. */
export const characterOpcodes: OpcodeFamily = new Map<string, OpcodeReader>([
  ...[...CLASS_NAMES].map(([opcode, classes]) => [opcode, definition(classes)] as const),
  ['base', readBase],
  ['attribute', readAttribute],
  ['class', readAttribute],
  ['grouping', readGrouping],
]);
