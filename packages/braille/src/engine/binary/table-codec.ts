import { RELEASES } from '../model/release.js';
import type { EmphasisKind, ModeKind, RunSigns } from '../model/signs.js';
import {
  type BrailleTable,
  type ComputerSigns,
  type LetterSign,
  type NumberSigns,
  type SequenceSigns,
  TRANSLATION_OPCODES,
} from '../model/table.js';
import { characters } from './character-codec.js';
import {
  bits,
  type Codec,
  flag,
  listOf,
  mapOf,
  number,
  numbers,
  oneOf,
  optional,
  record,
  text,
} from './codec.js';
import { passes } from './pass-codecs.js';
import { translationRules } from './rule-codecs.js';
import { ByteReader } from './byte-reader.js';
import { NODE_FLAG_BITS, NODE_FLAGS, TABLE_MAGIC } from './table-format.js';
import { ByteWriter } from './byte-writer.js';
import { type HyphenationTree, NO_NODE } from '../model/hyphenation-tree.js';

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
const hyphenationTree: Codec<HyphenationTree> = { write: writeTree, read: readTree };

const numberSigns: Codec<NumberSigns> = record({
  sign: numbers,
  endSign: numbers,
  hasMode: flag,
  keepsContractionsAway: flag,
});

const letterSign: Codec<LetterSign> = record({
  sign: numbers,
  exempt: numbers,
  exemptBefore: numbers,
  exemptAfter: numbers,
});

const sequences: Codec<SequenceSigns> = record({
  sign: numbers,
  hasDelimiters: flag,
  patternsAfter: listOf(numbers),
});

const signs: Codec<RunSigns> = record({
  letter: numbers,
  wordBegin: numbers,
  wordEnd: numbers,
  begin: numbers,
  end: numbers,
  phraseBegin: numbers,
  phraseEndBefore: numbers,
  phraseEndAfter: numbers,
  phraseLength: number,
});

const emphasis: Codec<EmphasisKind> = record({
  name: text,
  signs,
  modeSymbols: numbers,
  neutralSymbols: numbers,
});

const mode: Codec<ModeKind> = record({ characters: bits, signs });

const computerBraille: Codec<ComputerSigns> = record({
  begin: numbers,
  end: numbers,
  cells: mapOf(numbers),
});

const FIELDS = {
  release: oneOf(RELEASES),
  characters,
  cellClasses: mapOf(bits),
  rules: translationRules,
  opcodes: listOf(oneOf(TRANSLATION_OPCODES)),
  passes,
  numbers: numberSigns,
  letterSign,
  sequences,
  emphasis: listOf(emphasis),
  modes: listOf(mode),
  keepsCapitalsApart: flag,
  hasCapitalModeCharacters: flag,
  computerBraille,
  undefinedCells: optional(numbers),
};

/** A table without its patterns of hyphenation; the order of the fields is that of the file. What is large is read when it is needed. */
const tableWithoutPatterns: Codec<Omit<BrailleTable, 'hyphenation'>> = record<
  Omit<BrailleTable, 'hyphenation'>
>(FIELDS, ['rules']);

/** A whole table behind its first numbers: the patterns come last. */
const brailleTable: Codec<BrailleTable> = record({ ...FIELDS, hyphenation: hyphenationTree }, [
  'rules',
  'hyphenation',
]);

/** Reads a table that `writeTable` wrote; throws a `RangeError` for bytes that are none. */
export function readTable(bytes: Uint8Array): BrailleTable {
  const reader = new ByteReader(bytes);
  if (TABLE_MAGIC.some((value) => reader.readNumber() !== value))
    throw new RangeError('not a compiled braille table of this version');
  return brailleTable.read(reader);
}

/** The bytes of a table in two parts, one behind the other: tables with the same patterns of hyphenation can share the second. */
export interface TableParts {
  readonly table: Uint8Array;
  readonly patterns: Uint8Array;
}

/** Writes a table as bytes in two parts. */
export function writeTableParts(table: BrailleTable): TableParts {
  const writer = new ByteWriter();
  for (const value of TABLE_MAGIC) writer.writeNumber(value);
  tableWithoutPatterns.write(writer, table);
  const patterns = new ByteWriter();
  patterns.writeSection((section) => hyphenationTree.write(section, table.hyphenation));
  return { table: writer.finish(), patterns: patterns.finish() };
}

/** Writes a table as bytes; `readTable` makes the same table of them. */
export function writeTable(table: BrailleTable): Uint8Array {
  const parts = writeTableParts(table);
  return Uint8Array.from([...parts.table, ...parts.patterns]);
}
