import type { TranslationOpcode, TranslationRule } from '../model/table.js';
import type { LoadedTable } from '../translate/loaded-table.js';
import { ANYWHERE, DIGIT, EDGE, END, LETTER, printClassOf } from './print-class.js';
import { DIGIT_CELLS } from './number-units.js';
import { type Unit, unitOf } from './unit.js';

/** What may stand before and behind the characters of a rule. */
export type Place = readonly [before: number, after: number];

const OUTSIDE = EDGE | END;
const PLACES: Readonly<Partial<Record<TranslationOpcode, Place>>> = {
  always: [ANYWHERE, ANYWHERE],
  definition: [ANYWHERE, ANYWHERE],
  hyphen: [ANYWHERE, ANYWHERE],
  word: [EDGE, OUTSIDE],
  begword: [EDGE, LETTER],
  begmidword: [LETTER | EDGE, LETTER],
  midword: [LETTER, LETTER],
  midendword: [LETTER, LETTER | OUTSIDE],
  endword: [LETTER, OUTSIDE],
  prfword: [LETTER | EDGE, OUTSIDE],
  sufword: [EDGE, LETTER | OUTSIDE],
  prepunc: [EDGE | DIGIT, ANYWHERE],
  postpunc: [ANYWHERE, OUTSIDE | DIGIT],
  begnum: [EDGE, DIGIT],
  midnum: [DIGIT, DIGIT],
  endnum: [DIGIT, ANYWHERE],
  joinnum: [EDGE, DIGIT],
};

/** The dots that are printed; the others are virtual. */
const PRINTED = 0x3f;
const DOT_6 = 0x20;
const OPENS = [EDGE | DIGIT, ANYWHERE] as const;
const CLOSES = [ANYWHERE, OUTSIDE | DIGIT] as const;
const ALONE = [EDGE | DIGIT, OUTSIDE | DIGIT] as const;

const LETTER_MARK_COST = 4;
/** Letters with accents, and those of other alphabets. */
const ACCENT_COST = 1;
const FOREIGN_COST = 6;

/** Characters of the table for its own use, braille patterns, and digits, which are read as numbers. */
const NOT_PRINT = /[\d\p{Co}\p{M}\u2500-\u257f\u2800-\u28ffªº\u{10000}-\u{10ffff}]/u;
/** The table writes all quotation marks with the same cells: one pair stands for them. */
const QUOTATION_MARK = /["„“”«»‟‚‘’‛‹›]/u;

/**
 * Units that are not rules of their own: quotation marks, an apostrophe, three points, a dash behind the blank that it swallows, and
 * marks with the dot 6 that they have behind a number or a word.
 */
const OTHER_UNITS = [
  unitOf('„', [0x26], OPENS),
  unitOf('“', [0x26], CLOSES),
  unitOf('«', [0x34], CLOSES),
  unitOf('«', [DOT_6, 0x34], [DIGIT, OUTSIDE]),
  unitOf('‚', [DOT_6, 0x26], OPENS),
  unitOf('‘', [DOT_6, 0x26], CLOSES),
  unitOf('’', [DOT_6, 0x34], [ANYWHERE, ANYWHERE]),
  unitOf("'", [DOT_6], [ANYWHERE, ANYWHERE]),
  unitOf('...', [4, 4, 4], [ANYWHERE, ANYWHERE], { cost: -4 }),
  unitOf('-', [DOT_6, 0x24], [ANYWHERE, ANYWHERE], { cost: 1 }),
  unitOf(' –', [DOT_6, 0x24], [ANYWHERE, END], { cost: -1 }),
  ...[',', ';', ':', '?', '!', '(', ')', '.'].map((mark, at) =>
    unitOf(mark, [DOT_6, [2, 6, 0x12, 0x22, 0x16, 0x36, 0x36, 4][at] ?? 0], [ANYWHERE, ANYWHERE], {
      cost: 2,
    }),
  ),
];

function costOfLetter(text: string): number {
  if (printClassOf(text) !== LETTER || /^[a-zäöüß]$/u.test(text)) return 0;
  return /[áàâåçéèêëíîïñóôøúû]/u.test(text) ? ACCENT_COST : FOREIGN_COST;
}

/** What can be read at all: cells without blanks, small letters, and of the characters for the table's own use none. */
function isReadable(text: string, cells: readonly number[]): boolean {
  return (
    cells.length > 0 &&
    !cells.includes(0) &&
    text === text.toLowerCase() &&
    !NOT_PRINT.test(text) &&
    !QUOTATION_MARK.test(text)
  );
}

/** A rule of several letters, which takes the place of shorter ones. */
export interface LongRule {
  readonly text: string;
  readonly place: Place;
  /** It does not apply over the edge of a syllable, which depends on the whole word. */
  readonly staysInSyllable: boolean;
}

/** What a table's rules can be turned round to: cells and the text that they may stand for. */
export class TableUnits {
  readonly units: readonly Unit[];
  readonly longRules: readonly LongRule[];

  constructor(private readonly table: LoadedTable) {
    const units = new Map<string, Unit>();
    const add = (unit: Unit) => {
      const key = `${unit.text}|${unit.cells.join(' ')}|${unit.before}|${unit.after}`;
      if (!units.has(key)) units.set(key, unit);
    };
    const longRules: LongRule[] = [];
    for (const { items } of table.table.rules)
      for (const rule of items) {
        const unit = this.unitOfRule(rule);
        if (unit === undefined) continue;
        add(unit);
        const { text, before, after } = unit;
        if (/^\p{L}{2,}$/u.test(text) && rule.opcode !== 'word')
          longRules.push({ text, place: [before, after], staysInSyllable: rule.staysInSyllable });
      }
    for (const unit of this.unitsOfCharacters()) add(unit);
    for (const unit of OTHER_UNITS) add(unit);
    for (const unit of [...units.values()]) {
      const { text, cells, after } = unit;
      if (unit.classes[0] === LETTER && DIGIT_CELLS.includes(cells[0] ?? 0))
        add(unitOf(text, [DOT_6, ...cells], [DIGIT, after]));
    }
    this.units = [...units.values()];
    this.longRules = longRules;
  }

  private unitOfRule({ opcode, symbols, cells: all }: TranslationRule): Unit | undefined {
    const place = PLACES[opcode];
    const written = symbols.map((symbol) => this.characterOf(symbol)).join('');
    const cells = (all ?? []).map((cell) => cell & PRINTED);
    if (place === undefined || !isReadable(written, cells)) return undefined;
    // A sign that is joined to its number has a blank in print; so has a sign of operation.
    if (opcode === 'joinnum') return unitOf(`${written} `, cells, place);
    if (/\s/u.test(written) && !(opcode === 'begnum' && /^[+=×÷] $/u.test(written))) return undefined;
    return unitOf(written, cells, place);
  }

  private *unitsOfCharacters(): Generator<Unit> {
    for (const { codePoint, cells: all } of this.table.table.characters) {
      const text = String.fromCodePoint(codePoint);
      const cells = (all ?? []).map((cell) => cell & PRINTED);
      if (!isReadable(text, cells) || /\s/u.test(text)) continue;
      yield unitOf(text, cells, [ANYWHERE, ANYWHERE], { cost: costOfLetter(text) });
      if (/^[a-zäöü]$/u.test(text) && cells.length === 1)
        yield unitOf(text, [DOT_6, ...cells], ALONE, { cost: LETTER_MARK_COST, isMarkedLetter: true });
    }
  }

  private characterOf(symbol: number): string {
    return String.fromCodePoint(this.table.table.characters[symbol]?.codePoint ?? 0xe000);
  }
}
