import { NO_NODE, type HyphenationTree } from '../model/hyphenation-tree.js';
import {
  PASS_NAMES,
  TRANSLATION_OPCODES,
  type BrailleTable,
  type PassRule,
  type PassTest,
  type TranslationRule,
} from '../model/table.js';
import { ByteWriter } from './byte-writer.js';
import { writeExpression } from './expressions.js';
import {
  ACTION_CODES,
  NODE_FLAG_BITS,
  NODE_FLAGS,
  RULE_FLAG_BITS,
  RULE_FLAGS,
  TABLE_MAGIC,
  TEST_CODES,
} from './table-format.js';

/** Writes a table as bytes; `readTable` makes the same table of them. */
export function writeTable(table: BrailleTable): Uint8Array {
  const writer = new ByteWriter();
  for (const number of TABLE_MAGIC) writer.writeNumber(number);
  writeCharacters(writer, table);
  writer.writeList([...table.cellClasses], ([cell, classes]) => {
    writer.writeNumber(cell);
    writer.writeNumber(classes);
  });
  writer.writeList(table.rules, (rule) => {
    writer.writeNumber((TRANSLATION_OPCODES.indexOf(rule.opcode) << RULE_FLAG_BITS) | flagsOf(rule));
    writer.writeNumbers(rule.symbols);
    if (rule.cells !== undefined) writer.writeNumbers(rule.cells);
    if (rule.opcode === 'match') writeBeside(writer, rule);
  });
  writer.writeList(table.replacements, (replacement) => {
    writer.writeNumbers(replacement.symbols);
    writer.writeNumbers(replacement.written);
  });
  for (const name of PASS_NAMES) writer.writeList(table.passes[name], (rule) => writePassRule(writer, rule));
  writeModes(writer, table);
  writeTree(writer, table.hyphenation);
  return writer.finish();
}

function writeCharacters(writer: ByteWriter, table: BrailleTable): void {
  writer.writeList(table.characters, (character) => {
    writer.writeNumber(character.codePoint);
    writer.writeNumber(character.classes);
    writer.writeNumber(character.base);
    writer.writeNumber(character.cells === undefined ? 0 : character.cells.length + 1);
    for (const cell of character.cells ?? []) writer.writeNumber(cell);
  });
}

function flagsOf(rule: TranslationRule): number {
  return (
    (rule.staysInSyllable ? RULE_FLAGS.staysInSyllable : 0) |
    (rule.avoidsMarkBefore ? RULE_FLAGS.avoidsMarkBefore : 0) |
    (rule.avoidsMarkAfter ? RULE_FLAGS.avoidsMarkAfter : 0) |
    (rule.cells === undefined ? RULE_FLAGS.writesCharacters : 0)
  );
}

function writeBeside(writer: ByteWriter, rule: TranslationRule): void {
  if (rule.beside === undefined) throw new RangeError('a match rule without expressions');
  writeExpression(writer, rule.beside.before);
  writeExpression(writer, rule.beside.after);
}

function writePassRule(writer: ByteWriter, rule: PassRule): void {
  writer.writeList(rule.test, (step) => writeTest(writer, step));
  writer.writeList(rule.action, (step) => {
    writer.writeNumber(ACTION_CODES[step.kind]);
    if (step.kind === 'literal') writer.writeNumbers(step.values);
  });
}

function writeTest(writer: ByteWriter, step: PassTest): void {
  const isNegated = 'negated' in step && step.negated;
  writer.writeNumber(TEST_CODES[step.kind] + (isNegated ? 1 : 0));
  if (step.kind === 'literal') writer.writeNumbers(step.values);
  else if (step.kind === 'back') writer.writeNumber(step.count);
  else if (step.kind === 'classes') {
    writer.writeNumber(step.classes);
    writer.writeNumber(step.min);
    writer.writeNumber(step.max);
  }
}

function writeModes(writer: ByteWriter, table: BrailleTable): void {
  const { numbers, letterSign, contractions, capitals, computerBraille } = table;
  writer.writeNumbers(numbers.sign);
  writer.writeNumbers(numbers.symbols);
  writer.writeNumbers(numbers.endSign);
  writer.writeNumbers(numbers.endSymbols);
  writer.writeNumber(numbers.stopsWordRules ? 1 : 0);
  writer.writeNumbers(letterSign.sign);
  writer.writeNumbers(letterSign.exempt);
  writer.writeNumbers(letterSign.exemptBefore);
  writer.writeNumbers(letterSign.exemptAfter);
  writer.writeNumbers(contractions.sign);
  writer.writeList(contractions.sequences, ({ symbols }) => writer.writeNumbers(symbols));
  writer.writeNumber(contractions.delimiters);
  writeExpression(writer, contractions.before);
  writeExpression(writer, contractions.after);
  writer.writeNumbers(capitals.letter);
  writer.writeNumbers(capitals.wordBegin);
  writer.writeNumbers(capitals.wordEnd);
  writer.writeNumbers(capitals.phraseBegin);
  writer.writeNumbers(capitals.phraseEnd);
  writer.writeNumber(capitals.phraseLength);
  writer.writeNumbers(computerBraille.begin);
  writer.writeNumbers(computerBraille.end);
  writer.writeList([...computerBraille.cells], ([symbol, cells]) => {
    writer.writeNumber(symbol);
    writer.writeNumbers(cells);
  });
}

function writeTree(writer: ByteWriter, tree: HyphenationTree): void {
  writer.writeList(tree.levelLists, (levels) => writer.writeNumbers(levels));
  writer.writeNumber(tree.symbols.length);
  tree.symbols.forEach((symbol, node) => {
    const levels = tree.levels[node] ?? 0;
    const flags =
      (tree.children[node] === NO_NODE ? 0 : NODE_FLAGS.hasChild) |
      (tree.siblings[node] === NO_NODE ? 0 : NODE_FLAGS.hasSibling) |
      (levels === 0 ? 0 : NODE_FLAGS.hasLevels);
    writer.writeNumber((symbol << NODE_FLAG_BITS) | flags);
    if (levels !== 0) writer.writeNumber(levels);
  });
}
