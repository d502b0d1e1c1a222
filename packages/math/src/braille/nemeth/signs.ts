import type { OverMark } from '../../model/nodes.js';

/** Cells of signs: The Nemeth Braille Code, 1972 revision, rules XVIII to XXII. */
export const NEMETH_SIGNS: ReadonlyMap<string, string> = new Map([
  ['+', '⠬'],
  ['−', '⠤'],
  ['·', '⠡'],
  ['×', '⠈⠡'],
  ['÷', '⠨⠌'],
  ['±', '⠬⠤'],
  ['∓', '⠤⠬'],
  ['∗', '⠈⠼'],
  ['∘', '⠨⠡'],
  ['/', '⠸⠌'],
  [':', '⠐⠂'],
  ['∪', '⠨⠬'],
  ['∩', '⠨⠩'],
  ['∖', '⠸⠡'],
  ['∧', '⠈⠩'],
  ['∨', '⠈⠬'],
  ['=', '⠨⠅'],
  ['≠', '⠌⠨⠅'],
  ['<', '⠐⠅'],
  ['>', '⠨⠂'],
  ['≤', '⠐⠅⠱'],
  ['≥', '⠨⠂⠱'],
  ['≪', '⠐⠅⠈⠐⠅⠻'],
  ['≫', '⠨⠂⠈⠨⠂⠻'],
  ['≈', '⠈⠱⠈⠱'],
  ['≡', '⠸⠇'],
  ['∼', '⠈⠱'],
  ['≅', '⠈⠱⠨⠅'],
  ['≙', '⠐⠨⠅⠣⠸⠣⠻'],
  ['∝', '⠸⠿'],
  ['∈', '⠈⠑'],
  ['∉', '⠌⠈⠑'],
  ['∋', '⠈⠢'],
  ['⊂', '⠸⠐⠅'],
  ['⊆', '⠸⠐⠅⠱'],
  ['⊄', '⠌⠸⠐⠅'],
  ['⊃', '⠸⠨⠂'],
  ['⊇', '⠸⠨⠂⠱'],
  ['∥', '⠫⠇'],
  ['⊥', '⠫⠏'],
  ['∣', '⠳'],
  ['→', '⠫⠕'],
  ['←', '⠫⠪⠒⠒'],
  ['↔', '⠫⠪⠒⠒⠕'],
  ['⇒', '⠫⠶⠶⠕'],
  ['⇐', '⠫⠪⠶⠶'],
  ['⇔', '⠫⠪⠶⠶⠕'],
  ['↦', '⠫⠳⠒⠒⠕'],
  ['⇌', '⠫⠒⠒⠈⠕⠫⠈⠪⠒⠒'],
  ['↑', '⠫⠣⠒⠒⠕'],
  ['↓', '⠫⠩⠒⠒⠕'],
  [',', '⠠'],
  [';', '⠸⠆'],
  ['.', '⠸⠲'],
  ['?', '⠸⠦'],
  ['!', '⠯'],
  ['′', '⠄'],
  ['∀', '⠈⠯'],
  ['∃', '⠈⠿'],
  ['∂', '⠈⠙'],
  ['∇', '⠨⠫'],
  ['∠', '⠫⠪'],
  ['△', '⠫⠞'],
  ['□', '⠫⠲'],
  ['∞', '⠠⠿'],
  ['∅', '⠸⠴'],
  ['…', '⠄⠄⠄'],
  ['€', '⠈⠑'],
  ['$', '⠈⠎'],
  ['(', '⠷'],
  [')', '⠾'],
  ['[', '⠈⠷'],
  [']', '⠈⠾'],
  ['{', '⠨⠷'],
  ['}', '⠨⠾'],
  ['|', '⠳'],
  ['‖', '⠳⠳'],
  ['⟨', '⠨⠨⠷'],
  ['⟩', '⠨⠨⠾'],
  ['⌊', '⠈⠰⠷'],
  ['⌋', '⠈⠰⠾'],
  ['⌈', '⠈⠘⠷'],
  ['⌉', '⠈⠘⠾'],
]);

/** Signs of rule XX that the model counts as operations. */
export const SPACED_OPERATIONS: ReadonlySet<string> = new Set([':']);

/** Shapes, which a blank follows before their name. */
export const SHAPES: ReadonlySet<string> = new Set(['∠', '△', '□']);

export const NEMETH_LARGE: ReadonlyMap<string, string> = new Map([
  ['∑', '⠨⠠⠎'],
  ['∏', '⠨⠠⠏'],
  ['∫', '⠮'],
  ['∬', '⠮⠮'],
  ['∮', '⠮⠈⠫⠉⠻'],
]);

/** Modifiers over or under a part: rule XIV. */
export const NEMETH_MARKS: Readonly<Record<OverMark, string>> = {
  vector: '⠫⠕',
  bar: '⠱',
  hat: '⠸⠣',
  tilde: '⠈⠱',
  dot: '⠡',
  'double-dot': '⠡⠡',
  'bar-below': '⠱',
};

const GREEK_CELLS = new Map(
  [...'αβγδεζηθικλμνξπρστυφχψω'].map((letter, index) => [letter, '⠁⠃⠛⠙⠑⠵⠱⠹⠊⠅⠇⠍⠝⠭⠏⠗⠎⠞⠥⠋⠯⠽⠺'.charAt(index)]),
);

/** The cell of a Greek letter, behind its indicator. */
export function nemethGreekCell(letter: string): string | undefined {
  return GREEK_CELLS.get(letter.toLowerCase());
}
