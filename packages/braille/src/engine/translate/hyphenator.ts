import { type HyphenationTree, NO_NODE, WORD_BOUNDARY } from '../model/hyphenation-tree.js';
import { LETTER } from '../model/attributes.js';
import type { Surroundings } from './surroundings.js';

/** Where this many children stand before the one that is looked for, a node gets a row in which it is found by its symbol. */
const MANY_CHILDREN = 6;

/** The place of the root's row, which no other node has: says that a node has none. */
const NO_ROW = 0;

/** Finds syllable boundaries in words by TeX's patterns. */
export class Hyphenator {
  private readonly roots: Uint32Array;
  /** For each node the place of its row in `rows`, `NO_ROW` as long as its children are found fast without. */
  private readonly places: Uint16Array;
  /** Children by symbol, for nodes with many. */
  private readonly rows: Uint32Array[];

  constructor(private readonly tree: HyphenationTree) {
    this.roots = this.rowOf(0);
    this.places = new Uint16Array(tree.symbols.length);
    this.rows = [this.roots];
  }

  get isEmpty(): boolean {
    return this.roots.length === 0;
  }

  /**
   * For each position of a word of base symbols whether a syllable begins there (1); index 0 is never one. Up to each
   * character only the longest beginning of a pattern that ends there counts, as in liblouis: its patterns hold
   * what shorter ones say already.
   */
  boundariesOf(word: readonly number[]): Uint8Array {
    const text = [WORD_BOUNDARY, ...word, WORD_BOUNDARY];
    const greatest = new Uint8Array(text.length + 1);
    let reached = 0;
    for (let start = 0; start < text.length; start += 1)
      reached = Math.max(reached, this.apply(text, start, reached, greatest));
    const boundaries = new Uint8Array(word.length);
    for (let index = 1; index < word.length; index += 1) boundaries[index] = (greatest[index + 1] ?? 0) & 1;
    return boundaries;
  }

  /** Follows patterns from `start` and raises levels by those that end beyond `reached`; answers how far it came. */
  private apply(text: readonly number[], start: number, reached: number, greatest: Uint8Array): number {
    const { levels, levelLists } = this.tree;
    let node = this.roots[text[start] ?? 0] ?? NO_NODE;
    let end = start;
    while (node !== NO_NODE) {
      end += 1;
      const list = levels[node] ?? 0;
      if (list !== 0 && end > reached) raise(greatest, start, levelLists[list] ?? []);
      const symbol = text[end];
      node = symbol === undefined ? NO_NODE : this.childOf(node, symbol);
    }
    return end;
  }

  private childOf(node: number, symbol: number): number {
    const place = this.places[node] ?? NO_ROW;
    if (place !== NO_ROW) return this.rows[place]?.[symbol] ?? NO_NODE;
    const { children, siblings, symbols } = this.tree;
    let count = 0;
    let child = children[node] ?? NO_NODE;
    for (; child !== NO_NODE && (symbols[child] ?? 0) < symbol; child = siblings[child] ?? NO_NODE)
      count += 1;
    if (count >= MANY_CHILDREN) this.places[node] = this.rows.push(this.rowOf(node)) - 1;
    return symbols[child] === symbol ? child : NO_NODE;
  }

  /** The children of a node by their symbols, which stand in order. */
  private rowOf(node: number): Uint32Array {
    const { children, siblings, symbols } = this.tree;
    const found: number[] = [];
    for (let child = children[node] ?? NO_NODE; child !== NO_NODE; child = siblings[child] ?? NO_NODE)
      found.push(child);
    const row = new Uint32Array(found.length === 0 ? 0 : (symbols[found.at(-1) ?? 0] ?? 0) + 1);
    for (const child of found) row[symbols[child] ?? 0] = child;
    return row;
  }
}

function raise(greatest: Uint8Array, start: number, levels: readonly number[]): void {
  for (let index = 0; index < levels.length; index += 1) {
    const level = levels[index] ?? 0;
    if (level > (greatest[start + index] ?? 0)) greatest[start + index] = level;
  }
}

/** A table that has patterns for syllables. */
interface HyphenatingTable {
  readonly hyphenator: Hyphenator;
}

/** The syllables of a text, found word by word when a rule asks; a word is a run of letters. */
export class Syllables {
  private readonly boundariesByStart = new Map<number, Uint8Array>();

  constructor(
    private readonly table: HyphenatingTable,
    private readonly text: Surroundings,
    private readonly bases: readonly number[],
  ) {}

  /** Whether a syllable ends between two characters of the part from `start` to `end`. */
  areCrossedBy(start: number, end: number): boolean {
    if (this.table.hyphenator.isEmpty) return false;
    const wordStart = this.text.wordStartOf(start);
    const boundaries = this.boundariesFrom(wordStart);
    for (let position = start + 1; position < end; position += 1)
      if (boundaries[position - wordStart] === 1) return true;
    return false;
  }

  private boundariesFrom(wordStart: number): Uint8Array {
    const known = this.boundariesByStart.get(wordStart);
    if (known !== undefined) return known;
    let wordEnd = wordStart;
    while ((this.text.classesAt(wordEnd) & LETTER) !== 0) wordEnd += 1;
    const boundaries = this.table.hyphenator.boundariesOf(this.bases.slice(wordStart, wordEnd));
    this.boundariesByStart.set(wordStart, boundaries);
    return boundaries;
  }
}
