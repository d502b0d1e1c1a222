import { NO_NODE, WORD_BOUNDARY, type HyphenationTree } from '../model/hyphenation-tree.js';

/** Finds syllable boundaries in words by TeX's patterns. */
export class Hyphenator {
  private readonly roots = new Map<number, number>();

  constructor(private readonly tree: HyphenationTree) {
    const { children, siblings, symbols } = tree;
    for (let node = children[0] ?? NO_NODE; node !== NO_NODE; node = siblings[node] ?? NO_NODE)
      this.roots.set(symbols[node] ?? 0, node);
  }

  get isEmpty(): boolean {
    return this.roots.size === 0;
  }

  /**
   * For each position of a word of base symbols whether a syllable begins there; index 0 is never one. Up to each
   * character only the longest beginning of a pattern that ends there counts, as in liblouis: its patterns hold
   * what shorter ones say already.
   */
  boundariesOf(word: readonly number[]): readonly boolean[] {
    const text = [WORD_BOUNDARY, ...word, WORD_BOUNDARY];
    const greatest = new Uint8Array(text.length + 1);
    let reached = 0;
    for (let start = 0; start < text.length; start += 1)
      reached = Math.max(reached, this.apply(text, start, reached, greatest));
    return word.map((_, index) => index > 0 && (greatest[index + 1] ?? 0) % 2 === 1);
  }

  /** Follows patterns from `start` and raises levels by those that end beyond `reached`; answers how far it came. */
  private apply(text: readonly number[], start: number, reached: number, greatest: Uint8Array): number {
    const { levels, levelLists } = this.tree;
    let node = this.roots.get(text[start] ?? 0) ?? NO_NODE;
    let end = start;
    while (node !== NO_NODE) {
      end += 1;
      const list = levelLists[levels[node] ?? 0] ?? [];
      if (end > reached)
        for (let index = 0; index < list.length; index += 1) {
          const level = list[index] ?? 0;
          if (level > (greatest[start + index] ?? 0)) greatest[start + index] = level;
        }
      node = this.childOf(node, text[end]);
    }
    return end;
  }

  private childOf(node: number, symbol: number | undefined): number {
    const { children, siblings, symbols } = this.tree;
    let child = children[node] ?? NO_NODE;
    while (child !== NO_NODE && symbols[child] !== symbol) child = siblings[child] ?? NO_NODE;
    return child;
  }
}
