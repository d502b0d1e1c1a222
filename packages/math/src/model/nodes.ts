/** What every part of a formula has. */
interface Placed {
  /** Index in the source at which the part begins, in UTF-16 units. */
  readonly at: number;
}

/** Parts beside each other, in the order in which they are read; empty where nothing is written. */
export interface MathRow extends Placed {
  readonly kind: 'row';
  readonly items: readonly MathNode[];
}

/** A number without a sign. */
export interface MathNumber extends Placed {
  readonly kind: 'number';
  /** Digits with `.` as the decimal mark and a space between groups of three, in every language: `1 250.5`. */
  readonly value: string;
}

/** How a letter is set. Without one it is a variable: italic in print. */
export type LetterStyle = 'upright' | 'bold' | 'double-struck';

/** One Latin or Greek letter. */
export interface MathLetter extends Placed {
  readonly kind: 'letter';
  readonly letter: string;
  readonly style?: LetterStyle;
}

/** One sign: an operation, a comparison, an arrow, a mark; see `signs.ts` for all of them. */
export interface MathSign extends Placed {
  readonly kind: 'sign';
  readonly sign: string;
}

/** The symbol of one unit with its prefix (`km`, `°C`), a degree or a percent sign. Units with powers or slashes are made of several nodes. */
export interface MathUnit extends Placed {
  readonly kind: 'unit';
  readonly symbol: string;
}

/** Words. */
export interface MathText extends Placed {
  readonly kind: 'text';
  readonly text: string;
}

/** The name of a function (`sin`, `log`); what it is applied to follows as the next part of the row. */
export interface MathFunction extends Placed {
  readonly kind: 'function';
  readonly name: string;
}

/** One part over another with a bar between them. */
export interface MathFraction extends Placed {
  readonly kind: 'fraction';
  readonly numerator: MathNode;
  readonly denominator: MathNode;
}

/** Two parts above each other in round brackets: n over k. */
export interface MathBinomial extends Placed {
  readonly kind: 'binomial';
  readonly upper: MathNode;
  readonly lower: MathNode;
}

/** A base with a power, an index or both. The base is an empty row where the index stands before a sign, as in isotopes. */
export interface MathScripts extends Placed {
  readonly kind: 'scripts';
  readonly base: MathNode;
  readonly lower?: MathNode;
  readonly upper?: MathNode;
}

/** A root; without an index the square root. */
export interface MathRoot extends Placed {
  readonly kind: 'root';
  readonly radicand: MathNode;
  readonly index?: MathNode;
}

/** What stands in a pair of brackets or bars. The marks of a pair may differ, as in intervals; an empty string is none. */
export interface MathFence extends Placed {
  readonly kind: 'fence';
  readonly open: string;
  readonly close: string;
  readonly body: MathNode;
}

/** A mark above or below a part. */
export type OverMark = 'vector' | 'bar' | 'hat' | 'tilde' | 'dot' | 'double-dot' | 'bar-below';

/** A part with a mark over or under all of it: a vector, a segment, a mean. */
export interface MathMarked extends Placed {
  readonly kind: 'marked';
  readonly mark: OverMark;
  readonly body: MathNode;
}

/** Sums, products, integrals and limits with what stands below and above them. What they apply to follows in the row. */
export interface MathLarge extends Placed {
  readonly kind: 'large';
  /** `∑`, `∏`, `∫`, `∬`, `∮`, or the name `lim`, `max`, `min`, `sup`, `inf`. */
  readonly sign: string;
  readonly lower?: MathNode;
  readonly upper?: MathNode;
}

/** Rows of cells in brackets: a matrix, a column vector, or the cases of a function (a brace on the left alone). */
export interface MathMatrix extends Placed {
  readonly kind: 'matrix';
  readonly open: string;
  readonly close: string;
  readonly rows: readonly (readonly MathNode[])[];
}

/** A part with something written over or under it: a labelled arrow. */
export interface MathStack extends Placed {
  readonly kind: 'stack';
  readonly base: MathNode;
  readonly over?: MathNode;
  readonly under?: MathNode;
}

/** A chemical formula or equation: elements, numbers, scripts with counts and charges, brackets, signs and arrows. */
export interface MathChemistry extends Placed {
  readonly kind: 'chemistry';
  readonly body: MathNode;
}

/** The symbol of a chemical element, in a chemical formula. */
export interface MathElement extends Placed {
  readonly kind: 'element';
  readonly symbol: string;
}

/** A formula as a tree. */
export type MathNode =
  | MathRow
  | MathNumber
  | MathLetter
  | MathSign
  | MathUnit
  | MathText
  | MathFunction
  | MathFraction
  | MathBinomial
  | MathScripts
  | MathRoot
  | MathFence
  | MathMarked
  | MathLarge
  | MathMatrix
  | MathStack
  | MathChemistry
  | MathElement;

/** `items` as one node: the only one, or a row that begins at `at`. */
export function rowOf(items: readonly MathNode[], at: number): MathNode {
  const [only] = items;
  return items.length === 1 && only ? only : { kind: 'row', at, items };
}

/** The parts of `node` if it is a row, else the node alone. */
export function itemsOf(node: MathNode): readonly MathNode[] {
  return node.kind === 'row' ? node.items : [node];
}

/** Whether nothing is written there. */
export function isEmpty(node: MathNode): boolean {
  return node.kind === 'row' && node.items.length === 0;
}

/** `node` without its indices and powers. */
export function baseOf(node: MathNode): MathNode {
  return node.kind === 'scripts' ? node.base : node;
}

/** The primes that an upper index begins with, and what follows them; `rest` is undefined where it has nothing but primes. */
export function splitPrimes(upper: MathNode): {
  readonly primes: readonly MathSign[];
  readonly rest: MathNode | undefined;
} {
  const items = itemsOf(upper);
  const primes: MathSign[] = [];
  for (const item of items) {
    if (item.kind !== 'sign' || item.sign !== '′') break;
    primes.push(item);
  }
  if (primes.length === 0) return { primes, rest: upper };
  const others = items.slice(primes.length);
  return { primes, rest: others.length === 0 ? undefined : { kind: 'row', at: upper.at, items: others } };
}
