import type { OverMark } from '../../model/nodes.js';

/** A sign of UEB. */
export interface UebSign {
  readonly cells: string;
  /** Whether its cells are a contraction too, so that it needs grade 1 mode. */
  readonly needsGrade1?: boolean;
}

const plain = (cells: string): UebSign => ({ cells });
const grade1 = (cells: string): UebSign => ({ cells, needsGrade1: true });

/** Cells of signs: Guidelines for Technical Material (ICEB), sections 3, 5, 10, 11, 13, and the sign list of UEB. */
export const UEB_SIGNS: ReadonlyMap<string, UebSign> = new Map([
  ['+', plain('⠐⠖')],
  ['−', plain('⠐⠤')],
  ['×', plain('⠐⠦')],
  ['·', plain('⠐⠲')],
  ['÷', plain('⠐⠌')],
  ['±', plain('⠸⠖')],
  ['∓', plain('⠸⠤')],
  ['∗', plain('⠐⠔')],
  ['∘', plain('⠐⠴')],
  ['/', plain('⠸⠌')],
  ['∪', plain('⠨⠖')],
  ['∩', plain('⠨⠦')],
  ['∖', plain('⠸⠡')],
  ['∧', plain('⠈⠦')],
  ['∨', plain('⠈⠖')],
  [':', grade1('⠒')],
  ['=', plain('⠐⠶')],
  ['≠', plain('⠐⠶⠈⠱')],
  ['<', plain('⠈⠣')],
  ['>', plain('⠈⠜')],
  ['≤', plain('⠸⠈⠣')],
  ['≥', plain('⠸⠈⠜')],
  ['≪', plain('⠨⠈⠣')],
  ['≫', plain('⠨⠈⠜')],
  ['≈', plain('⠘⠔')],
  ['≡', plain('⠸⠿')],
  ['∼', plain('⠈⠔')],
  ['≅', plain('⠐⠸⠔')],
  ['∝', plain('⠸⠐⠶')],
  ['∈', plain('⠘⠑')],
  ['∉', plain('⠘⠑⠈⠱')],
  ['∋', plain('⠈⠘⠑')],
  ['⊂', plain('⠘⠣')],
  ['⊆', plain('⠸⠘⠣')],
  ['⊄', plain('⠘⠣⠈⠱')],
  ['⊃', plain('⠘⠜')],
  ['⊇', plain('⠸⠘⠜')],
  ['∥', plain('⠼⠇')],
  ['⊥', plain('⠼⠤')],
  ['∣', plain('⠸⠳')],
  ['→', grade1('⠳⠕')],
  ['←', grade1('⠳⠪')],
  ['↔', grade1('⠳⠺⠗⠕')],
  ['⇒', grade1('⠳⠶⠕')],
  ['⇐', grade1('⠳⠶⠪')],
  ['⇔', grade1('⠳⠺⠶⠗⠕')],
  ['↦', grade1('⠳⠳⠗⠕')],
  ['⇌', plain('⠘⠸⠶')],
  ['↑', grade1('⠳⠬')],
  ['↓', grade1('⠳⠩')],
  [',', plain('⠂')],
  [';', plain('⠆')],
  ['.', plain('⠲')],
  ['?', plain('⠦')],
  ['!', grade1('⠖')],
  ['′', grade1('⠶')],
  ['¬', plain('⠈⠹')],
  ['∀', plain('⠘⠁')],
  ['∃', plain('⠘⠢')],
  ['∂', plain('⠈⠙')],
  ['∇', plain('⠘⠙')],
  ['∠', plain('⠸⠪')],
  ['△', grade1('⠫⠼⠉⠱')],
  ['□', grade1('⠫⠼⠙⠱')],
  ['∞', plain('⠼⠿')],
  ['∅', plain('⠈⠚')],
  ['…', plain('⠲⠲⠲')],
  ['€', plain('⠈⠑')],
  ['$', plain('⠈⠎')],
  ['(', plain('⠐⠣')],
  [')', plain('⠐⠜')],
  ['[', plain('⠨⠣')],
  [']', plain('⠨⠜')],
  ['{', plain('⠸⠣')],
  ['}', plain('⠸⠜')],
  ['|', plain('⠸⠳')],
  ['⟨', plain('⠈⠣')],
  ['⟩', plain('⠈⠜')],
]);

/** Sums, products and integrals; names of limits are written like names of functions. */
export const UEB_LARGE: ReadonlyMap<string, UebSign> = new Map([
  ['∑', plain('⠠⠨⠎')],
  ['∏', plain('⠠⠨⠏')],
  ['∫', grade1('⠮')],
  ['∬', grade1('⠮⠮')],
]);

/** Units that are no letters. */
export const UEB_UNIT_MARKS: ReadonlyMap<string, string> = new Map([
  ['°', '⠘⠚'],
  ['%', '⠨⠴'],
  ['′', '⠶'],
  ['″', '⠶⠶'],
]);

/** Marks behind the part that they stand over or under: section 12. */
export const UEB_MARKS: Readonly<Record<OverMark, UebSign>> = {
  vector: grade1('⠘⠱'),
  bar: grade1('⠱'),
  hat: grade1('⠐⠱'),
  tilde: plain('⠈⠱'),
  dot: plain('⠘⠲'),
  'double-dot': grade1('⠨⠔⠣⠲⠲⠜'),
  'bar-below': plain('⠠⠱'),
};

/** Indicators of levels, fractions, roots and groups. */
export const INDICATORS = {
  up: grade1('⠔'),
  down: grade1('⠢'),
  directlyAbove: grade1('⠨⠔'),
  directlyBelow: grade1('⠨⠢'),
  openGroup: grade1('⠣'),
  closeGroup: grade1('⠜'),
  openFraction: grade1('⠷'),
  fractionLine: grade1('⠨⠌'),
  closeFraction: grade1('⠾'),
  openRoot: grade1('⠩'),
  closeRoot: grade1('⠬'),
  below: grade1('⠻'),
} as const;

const GREEK_CELLS = new Map(
  [...'αβγδεζηθικλμνξπρστυφχψω'].map((letter, index) => [letter, '⠁⠃⠛⠙⠑⠵⠱⠹⠊⠅⠇⠍⠝⠭⠏⠗⠎⠞⠥⠋⠯⠽⠺'.charAt(index)]),
);

/** The cell of a Greek letter, behind its indicator. */
export function uebGreekCell(letter: string): string | undefined {
  return GREEK_CELLS.get(letter.toLowerCase());
}

/** Names of functions that contracted braille writes with a contraction. */
export const CONTRACTED_NAMES: ReadonlyMap<string, string> = new Map([
  ['sin', '⠎⠔'],
  ['sinh', '⠎⠔⠓'],
  ['arcsin', '⠜⠉⠎⠔'],
  ['arccos', '⠜⠉⠉⠕⠎'],
  ['arctan', '⠜⠉⠞⠁⠝'],
  ['arg', '⠜⠛'],
  ['coth', '⠉⠕⠹'],
  ['ker', '⠅⠻'],
  ['min', '⠍⠔'],
  ['inf', '⠔⠋'],
]);

/** Letters that are a short form of contracted braille where they stand alone. */
export const SHORT_FORMS: ReadonlySet<string> = new Set(
  'ab abv ac af ag al alm alr alt alw bl brl cd ei fr fst gd grt hm imm ll lr mst nec nei pd qk rcv rjc sd td tgr tm tn wd xf xs yr'.split(
    ' ',
  ),
);
