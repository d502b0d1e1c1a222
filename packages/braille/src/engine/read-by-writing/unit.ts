import { EDGE, LETTER, printClassOf } from './print-class.js';
import { letterSymbolOf } from './letter-symbols.js';
import { costOfMark } from './mark-costs.js';

/** Cells and the print text that they may stand for. */
export interface Unit {
  readonly text: string;
  readonly cells: readonly number[];
  /** The classes of the characters one of which must stand before it and behind it. */
  readonly before: number;
  readonly after: number;
  /** How unlikely it is, beside its letters. */
  readonly cost: number;
  /** A letter with the sign that it stands alone. */
  readonly isMarkedLetter: boolean;
  /** For each character its class, and for letters the symbol of the letter model, for others their cost. */
  readonly classes: readonly number[];
  readonly symbols: readonly number[];
  /** The classes that it begins and ends with, as its neighbours ask for them. */
  readonly firstClass: number;
  readonly lastClass: number;
}

type UnitOptions = Partial<Pick<Unit, 'cost' | 'isMarkedLetter'>>;

/** Beside an apostrophe and a hyphen the table writes as beside a letter, and as at the edge of a word. */
function classAtEdge(character: string, own = EDGE): number {
  return character === "'" || character === '-' ? LETTER | EDGE : own;
}

/** A unit of its text and cells. */
export function unitOf(
  text: string,
  cells: readonly number[],
  [before, after]: readonly [number, number],
  { cost = 0, isMarkedLetter = false }: UnitOptions = {},
): Unit {
  const classes = [...text].map(printClassOf);
  return {
    text,
    cells,
    before,
    after,
    cost,
    isMarkedLetter,
    classes,
    symbols: [...text].map((character) =>
      /\p{L}/u.test(character) ? letterSymbolOf(character) : costOfMark(character),
    ),
    firstClass: classAtEdge(text.slice(0, 1), classes[0]),
    lastClass: classAtEdge(text.slice(-1), classes.at(-1)),
  };
}
