import { WORD_BOUNDARY, type HyphenationTree } from '../model/hyphenation-tree.js';

interface DraftNode {
  readonly children: Map<number, DraftNode>;
  levels: readonly number[];
}

/** Hyphenation patterns while they are read. */
export class PatternDraft {
  private readonly root: DraftNode = { children: new Map(), levels: [] };
  private nodeCount = 1;

  /** Adds a pattern; levels are one more than symbols. A later pattern over the same symbols replaces an earlier one. */
  add(symbols: readonly number[], levels: readonly number[]): void {
    let node = this.root;
    for (const symbol of symbols) {
      let child = node.children.get(symbol);
      if (child === undefined) {
        child = { children: new Map(), levels: [] };
        node.children.set(symbol, child);
        this.nodeCount += 1;
      }
      node = child;
    }
    node.levels = levels.slice(0, levels.findLastIndex((level) => level > 0) + 1);
  }

  /** The finished tree: children in the order of their symbols, equal lists of levels shared. */
  finish(): HyphenationTree {
    const lists = new Map<string, number>([['', 0]]);
    const tree = {
      symbols: new Uint16Array(this.nodeCount),
      children: new Uint32Array(this.nodeCount),
      siblings: new Uint32Array(this.nodeCount),
      levels: new Uint16Array(this.nodeCount),
    };
    const levelLists: number[][] = [[]];
    let count = 0;
    const place = (symbol: number, node: DraftNode): number => {
      const index = count;
      count += 1;
      const key = node.levels.join(' ');
      const list = lists.get(key) ?? levelLists.push([...node.levels]) - 1;
      lists.set(key, list);
      tree.symbols[index] = symbol;
      tree.levels[index] = list;
      let previous = 0;
      for (const [next, child] of [...node.children].sort(([a], [b]) => a - b)) {
        const placed = place(next, child);
        if (previous === 0) tree.children[index] = placed;
        else tree.siblings[previous] = placed;
        previous = placed;
      }
      return index;
    };
    place(WORD_BOUNDARY, this.root);
    return { ...tree, levelLists };
  }
}
