import type { OverMark } from '../../model/nodes.js';

/**
 * Where a rule comes from. `2015`: read in the rule book "Das System der Mathematikschrift in der Deutschen Brailleschrift" (BSKDL, 2015). `text`: read in the
 * rules of literary braille (BSKDL, 2018 and before), which write the same signs behind dot 4. `marburg`: from definitions of the older Marburg code or its
 * relatives in other countries; not confirmed for 2015.
 */
export type GermanSource = '2015' | 'text' | 'marburg';

export interface GermanSign {
  readonly cells: string;
  readonly source: GermanSource;
  /** It is kept apart from a letter behind it by the sign of small letters: section 14.1. */
  readonly isShape?: true;
}

const book = (cells: string): GermanSign => ({ cells, source: '2015' });
const text = (cells: string): GermanSign => ({ cells, source: 'text' });
const marburg = (cells: string): GermanSign => ({ cells, source: 'marburg' });
const shape = (cells: string): GermanSign => ({ cells, source: '2015', isShape: true });

export const GERMAN_SIGNS: ReadonlyMap<string, GermanSign> = new Map([
  ['+', book('⠖')],
  ['−', book('⠤')],
  ['·', book('⠄')],
  ['=', book('⠶')],
  ['×', text('⠦')],
  ['∗', text('⠔')],
  [':', text('⠒')],
  ['÷', text('⠒')],
  ['/', text('⠳')],
  ['≠', text('⠔⠶')],
  ['≡', text('⠶⠶')],
  ['∼', text('⠢')],
  ['≈', text('⠢⠢')],
  ['±', marburg('⠖⠤')],
  ['∓', marburg('⠤⠖')],
  ['<', marburg('⠪⠄')],
  ['>', marburg('⠕⠂')],
  ['≤', marburg('⠪⠶')],
  ['≥', marburg('⠕⠶')],
  ['∈', marburg('⠳⠔')],
  ['∩', marburg('⠳⠶')],
  ['∪', marburg('⠳⠖')],
  ['∅', marburg('⠳⠴')],
  ['∀', marburg('⠳⠂')],
  ['∃', marburg('⠳⠢')],
  // Geometry: section 14.1.
  ['⊥', book('⠼⠄')],
  ['∥', book('⠈⠿')],
  ['∠', shape('⠻⠕')],
  ['△', shape('⠻⠲')],
  ['□', shape('⠻⠶')],
  // Arrows, section 7.1: key, tip on the left, shaft, tip on the right.
  ['→', book('⠒⠂')],
  ['←', book('⠐⠒')],
  ['↔', book('⠐⠒⠂')],
  ['↦', book('⠘⠒⠂')],
  ['⇒', book('⠹⠶⠂')],
  ['⇐', book('⠹⠐⠶')],
  ['⇔', book('⠹⠐⠶⠂')],
  ['↑', book('⠹⠆⠂')],
  ['↓', book('⠹⠐⠆')],
  ['!', book('⠫')],
  ['∞', book('⠼⠿')],
  ['∘', book('⠴')],
  [',', text('⠂')],
  [';', text('⠆')],
  ['.', text('⠄')],
  ['?', text('⠢')],
  ['…', text('⠄⠄⠄')],
  ['∣', book('⠈⠇')],
  ['′', marburg('⠘⠔')],
]);

/** Brackets: section 6.1. */
export const GERMAN_BRACKETS: ReadonlyMap<string, string> = new Map([
  ['(', '⠣'],
  [')', '⠜'],
  ['[', '⠷'],
  [']', '⠾'],
  ['{', '⠐⠷'],
  ['}', '⠐⠾'],
  ['⟨', '⠨⠷'],
  ['⟩', '⠨⠾'],
  ['⌈', '⠐⠘⠷'],
  ['⌉', '⠐⠘⠾'],
  ['⌊', '⠐⠰⠷'],
  ['⌋', '⠐⠰⠾'],
  ['|', '⠈⠇'],
  ['‖', '⠈⠿'],
]);

/** Sums and products: section 11.1. */
export const GERMAN_LARGE: ReadonlyMap<string, GermanSign> = new Map([
  ['∑', book('⠯⠎')],
  ['∏', book('⠯⠏')],
  ['∫', marburg('⠮')],
]);

/** Names of functions: section 11.2 for logarithms and the exponential function, 14.2 for those of angles. */
export const GERMAN_FUNCTIONS: ReadonlyMap<string, GermanSign> = new Map([
  ['log', book('⠫⠇')],
  ['lg', book('⠫⠇')],
  ['ln', book('⠫⠦⠇')],
  ['exp', book('⠫⠑')],
  ['sin', book('⠫⠎')],
  ['cos', book('⠫⠉')],
  ['tan', book('⠫⠞')],
  ['cot', book('⠫⠳')],
]);

/** Signs of marks: section 8. Where they stand beside their letter could not be read. */
export const GERMAN_MARKS: Readonly<Record<OverMark, string | undefined>> = {
  vector: '⠒⠂',
  bar: '⠒',
  hat: '⠬',
  tilde: '⠔',
  dot: undefined,
  'double-dot': undefined,
  'bar-below': '⠒',
};

const GREEK_CELLS = new Map(
  [...'αβγδεζηθικλμνξπρστυφχψω'].map((letter, index) => [letter, '⠁⠃⠛⠙⠑⠵⠚⠓⠊⠅⠇⠍⠝⠭⠏⠗⠎⠞⠥⠋⠉⠽⠺'.charAt(index)]),
);

/** The cell of a Greek letter, behind its indicator: section 3.3. */
export function germanGreekCell(letter: string): string | undefined {
  return GREEK_CELLS.get(letter.toLowerCase());
}

const SPECIAL_LETTERS: ReadonlyMap<string, string> = new Map([
  ['ä', '⠜'],
  ['ö', '⠪'],
  ['ü', '⠳'],
  ['ß', '⠮'],
]);

/** The cell of an umlaut or ß. */
export function germanLetterCell(letter: string): string | undefined {
  return SPECIAL_LETTERS.get(letter.toLowerCase());
}
