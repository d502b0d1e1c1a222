import { NO_NODE, type HyphenationTree } from '../model/hyphenation-tree.js';
import type { ByteReader } from './byte-reader.js';
import type { ByteWriter } from './byte-writer.js';
import type { Codec } from './codec.js';
import { NODE_FLAG_BITS, NODE_FLAGS } from './table-format.js';

/** The nodes in preorder, and behind them the levels of those that have any: long runs of numbers are read fast. */
function writeTree(writer: ByteWriter, tree: HyphenationTree): void {
  writer.writeList(tree.levelLists, (levels) => writer.writeNumbers(levels));
  writer.writeNumber(tree.symbols.length);
  tree.symbols.forEach((symbol, node) => {
    const flags =
      (tree.children[node] === NO_NODE ? 0 : NODE_FLAGS.hasChild) |
      (tree.siblings[node] === NO_NODE ? 0 : NODE_FLAGS.hasSibling) |
      (tree.levels[node] === 0 ? 0 : NODE_FLAGS.hasLevels);
    writer.writeNumber((symbol << NODE_FLAG_BITS) | flags);
  });
  writer.writeNumbers([...tree.levels].filter((levels) => levels !== 0));
}

/** Preorder tells the first child; a node with a sibling waits until everything below it has been read. */
function readTree(reader: ByteReader): HyphenationTree {
  const levelLists = reader.readList(() => reader.readNumbers());
  const count = reader.readNumber();
  const words = new Uint32Array(count);
  reader.readInto(words);
  const ends = new Uint32Array(reader.readNumber());
  reader.readInto(ends);
  const symbols = new Uint16Array(count);
  const children = new Uint32Array(count);
  const siblings = new Uint32Array(count);
  const levels = new Uint16Array(count);
  const waiting = new Uint32Array(count);
  let depth = 0;
  let isSibling = false;
  let nextEnd = 0;
  for (let node = 0; node < count; node += 1) {
    if (isSibling) siblings[waiting[(depth -= 1)] ?? 0] = node;
    const word = words[node] ?? 0;
    symbols[node] = word >>> NODE_FLAG_BITS;
    if ((word & NODE_FLAGS.hasSibling) !== 0) waiting[depth++] = node;
    if ((word & NODE_FLAGS.hasLevels) !== 0) levels[node] = ends[nextEnd++] ?? 0;
    isSibling = (word & NODE_FLAGS.hasChild) === 0;
    if (!isSibling) children[node] = node + 1;
  }
  return { symbols, children, siblings, levels, levelLists };
}

/** Hyphenation patterns. */
export const hyphenationTree: Codec<HyphenationTree> = { write: writeTree, read: readTree };
