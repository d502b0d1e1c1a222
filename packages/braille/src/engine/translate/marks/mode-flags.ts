import {
  CAPITAL_WORD_MEMBER,
  DIGIT,
  LETTER,
  LITERARY_DIGIT,
  NUMBER_MEMBER,
  NUMBER_MIDDLE,
  SPACE,
  UPPERCASE,
} from '../../model/attributes.js';
import type { ModeKind } from '../../model/signs.js';
import type { BrailleTable } from '../../model/table.js';
import { EMPHASISABLE, EMPHASISED, IN_WORD, RESETS } from './marks.js';

/** What a table knows of its symbols; a loaded table is one. */
interface SymbolFamilies {
  readonly table: Pick<BrailleTable, 'hasCapitalModeCharacters'>;
  classesOf(symbol: number): number;
  rolesOf(symbol: number): number;
  familyOf(symbol: number): number;
  isFormWith(symbol: number, classes: number): boolean;
}

/** The bit of the first mode; those of kinds of emphasis are below it. */
const FIRST_MODE_BIT = 1 << 10;

/** The bit of a kind of emphasis by its place in the table. */
export function emphasisBit(place: number): number {
  return 1 << place;
}

/** The bit of a mode by its place in the table. */
export function modeBit(place: number): number {
  return FIRST_MODE_BIT << place;
}

/** What a mode says of a symbol, as bits. */
export function modeFlagsOf(table: SymbolFamilies, { characters, signs }: ModeKind, symbol: number): number {
  const hasWords = signs.wordBegin.length > 0;
  const classes = table.classesOf(symbol);
  const goesOn = modeMembers(characters);
  const isEmphasisable = (table.familyOf(symbol) & characters) !== 0;
  const resets =
    (classes & (characters | goesOn.classes)) === 0 &&
    (table.rolesOf(symbol) & goesOn.roles) === 0 &&
    !table.isFormWith(symbol, characters);
  const isByLetters = characters !== UPPERCASE || (hasWords && table.table.hasCapitalModeCharacters);
  const isInWord = isByLetters ? isEmphasisable || (hasWords && !resets) : (classes & SPACE) === 0;
  return (
    ((classes & characters) === 0 ? 0 : EMPHASISED) |
    (isEmphasisable ? EMPHASISABLE : 0) |
    (resets ? RESETS : 0) |
    (isInWord ? IN_WORD : 0)
  );
}

/** The characters over which a word of a mode goes on. */
function modeMembers(characters: number): { readonly classes: number; readonly roles: number } {
  if (characters === UPPERCASE) return { classes: LETTER, roles: CAPITAL_WORD_MEMBER };
  if (characters === DIGIT) return { classes: DIGIT | LITERARY_DIGIT, roles: NUMBER_MEMBER | NUMBER_MIDDLE };
  return { classes: LETTER, roles: 0 };
}
