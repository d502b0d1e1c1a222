import type { HyphenationTree } from '../model/hyphenation-tree.js';
import {
  TRANSLATION_OPCODES,
  type BrailleTable,
  type PassAction,
  type PassRule,
  type PassTest,
  type TableCharacter,
  type TranslationRule,
} from '../model/table.js';
import { ByteReader } from './byte-reader.js';
import { readExpression } from './expressions.js';
import {
  ACTION_CODES,
  NODE_FLAG_BITS,
  NODE_FLAGS,
  RULE_FLAG_BITS,
  RULE_FLAGS,
  TABLE_MAGIC,
  TEST_CODES,
} from './table-format.js';

/** Reads a table that `writeTable` wrote; throws a `RangeError` for bytes that are none. */
export function readTable(bytes: Uint8Array): BrailleTable {
  const reader = new ByteReader(bytes);
  if (TABLE_MAGIC.some((number) => reader.readNumber() !== number))
    throw new RangeError('not a compiled braille table of this version');
  return {
    characters: reader.readList(() => readCharacter(reader)),
    cellClasses: new Map(reader.readList(() => [reader.readNumber(), reader.readNumber()] as const)),
    rules: reader.readList(() => readRule(reader)),
    replacements: reader.readList(() => ({ symbols: reader.readNumbers(), written: reader.readNumbers() })),
    passes: {
      correct: reader.readList(() => readPassRule(reader)),
      context: reader.readList(() => readPassRule(reader)),
      pass2: reader.readList(() => readPassRule(reader)),
      pass3: reader.readList(() => readPassRule(reader)),
      pass4: reader.readList(() => readPassRule(reader)),
    },
    numbers: {
      sign: reader.readNumbers(),
      symbols: reader.readNumbers(),
      endSign: reader.readNumbers(),
      endSymbols: reader.readNumbers(),
      stopsWordRules: reader.readNumber() === 1,
    },
    letterSign: {
      sign: reader.readNumbers(),
      exempt: reader.readNumbers(),
      exemptBefore: reader.readNumbers(),
      exemptAfter: reader.readNumbers(),
    },
    contractions: {
      sign: reader.readNumbers(),
      sequences: reader.readList(() => ({ symbols: reader.readNumbers() })),
      delimiters: reader.readNumber(),
      before: readExpression(reader),
      after: readExpression(reader),
    },
    capitals: {
      letter: reader.readNumbers(),
      wordBegin: reader.readNumbers(),
      wordEnd: reader.readNumbers(),
      phraseBegin: reader.readNumbers(),
      phraseEnd: reader.readNumbers(),
      phraseLength: reader.readNumber(),
    },
    computerBraille: {
      begin: reader.readNumbers(),
      end: reader.readNumbers(),
      cells: new Map(reader.readList(() => [reader.readNumber(), reader.readNumbers()] as const)),
    },
    hyphenation: readTree(reader),
  };
}

function readCharacter(reader: ByteReader): TableCharacter {
  const codePoint = reader.readNumber();
  const classes = reader.readNumber();
  const base = reader.readNumber();
  const cellCount = reader.readNumber() - 1;
  if (cellCount < 0) return { codePoint, classes, base, cells: undefined };
  return { codePoint, classes, base, cells: Array.from({ length: cellCount }, () => reader.readNumber()) };
}

function readRule(reader: ByteReader): TranslationRule {
  const code = reader.readNumber();
  const opcode = TRANSLATION_OPCODES[code >> RULE_FLAG_BITS];
  if (opcode === undefined) throw new RangeError(`no opcode ${code >> RULE_FLAG_BITS}`);
  const rule = {
    opcode,
    symbols: reader.readNumbers(),
    cells: (code & RULE_FLAGS.writesCharacters) === 0 ? reader.readNumbers() : undefined,
    staysInSyllable: (code & RULE_FLAGS.staysInSyllable) !== 0,
    avoidsMarkBefore: (code & RULE_FLAGS.avoidsMarkBefore) !== 0,
    avoidsMarkAfter: (code & RULE_FLAGS.avoidsMarkAfter) !== 0,
  };
  if (opcode !== 'match') return rule;
  return { ...rule, beside: { before: readExpression(reader), after: readExpression(reader) } };
}

function readPassRule(reader: ByteReader): PassRule {
  return { test: reader.readList(() => readTest(reader)), action: reader.readList(() => readAction(reader)) };
}

function readTest(reader: ByteReader): PassTest {
  const code = reader.readNumber();
  switch (code) {
    case TEST_CODES.literal:
    case TEST_CODES.literal + 1:
      return { kind: 'literal', negated: code !== TEST_CODES.literal, values: reader.readNumbers() };
    case TEST_CODES.classes:
    case TEST_CODES.classes + 1:
      return {
        kind: 'classes',
        negated: code !== TEST_CODES.classes,
        classes: reader.readNumber(),
        min: reader.readNumber(),
        max: reader.readNumber(),
      };
    case TEST_CODES.start:
      return { kind: 'start' };
    case TEST_CODES.end:
      return { kind: 'end' };
    case TEST_CODES.open:
      return { kind: 'open' };
    case TEST_CODES.close:
      return { kind: 'close' };
    case TEST_CODES.back:
      return { kind: 'back', count: reader.readNumber() };
    default:
      throw new RangeError(`no test step ${code}`);
  }
}

function readAction(reader: ByteReader): PassAction {
  return reader.readNumber() === ACTION_CODES.literal
    ? { kind: 'literal', values: reader.readNumbers() }
    : { kind: 'copy' };
}

/** Preorder tells the first child; a node with a sibling waits until everything below it has been read. */
function readTree(reader: ByteReader): HyphenationTree {
  const levelLists = reader.readList(() => reader.readNumbers());
  const count = reader.readNumber();
  const tree = {
    symbols: new Uint16Array(count),
    children: new Uint32Array(count),
    siblings: new Uint32Array(count),
    levels: new Uint16Array(count),
    levelLists,
  };
  const waiting: number[] = [];
  let isSibling = false;
  for (let node = 0; node < count; node += 1) {
    if (isSibling) tree.siblings[waiting.pop() ?? 0] = node;
    const word = reader.readNumber();
    tree.symbols[node] = word >>> NODE_FLAG_BITS;
    if ((word & NODE_FLAGS.hasSibling) !== 0) waiting.push(node);
    if ((word & NODE_FLAGS.hasLevels) !== 0) tree.levels[node] = reader.readNumber();
    isSibling = (word & NODE_FLAGS.hasChild) === 0;
    if (!isSibling) tree.children[node] = node + 1;
  }
  return tree;
}
