import {
  TRANSLATION_OPCODES,
  type PassAction,
  type PassRule,
  type PassTest,
  type TableCharacter,
  type TranslationRule,
} from '../model/table.js';
import { listOf, record, type Codec } from './codec.js';
import type { Expression } from '../model/expression.js';
import { ACTION_CODES, RULE_FLAG_BITS, RULE_FLAGS, TEST_CODES } from './table-format.js';

/** A character; one without cells differs from one that is written as nothing. */
export const character: Codec<TableCharacter> = {
  write(writer, { codePoint, classes, base, cells }) {
    writer.writeNumber(codePoint);
    writer.writeNumber(classes);
    writer.writeNumber(base);
    writer.writeNumber(cells === undefined ? 0 : cells.length + 1);
    for (const cell of cells ?? []) writer.writeNumber(cell);
  },
  read(reader) {
    const codePoint = reader.readNumber();
    const classes = reader.readNumber();
    const base = reader.readNumber();
    const cellCount = reader.readNumber() - 1;
    if (cellCount < 0) return { codePoint, classes, base, cells: undefined };
    const cells: number[] = [];
    for (let index = 0; index < cellCount; index += 1) cells.push(reader.readNumber());
    return { codePoint, classes, base, cells };
  },
};

function flagsOf(rule: TranslationRule): number {
  return (
    (rule.staysInSyllable ? RULE_FLAGS.staysInSyllable : 0) |
    (rule.avoidsMarkBefore ? RULE_FLAGS.avoidsMarkBefore : 0) |
    (rule.avoidsMarkAfter ? RULE_FLAGS.avoidsMarkAfter : 0) |
    (rule.cells === undefined ? RULE_FLAGS.writesCharacters : 0)
  );
}

/** A rule of the main pass; its opcode and what else is said of it share a number. `side` is what stands beside it. */
export function translationRule(side: Codec<Expression>): Codec<TranslationRule> {
  return {
    write(writer, rule) {
      writer.writeNumber((TRANSLATION_OPCODES.indexOf(rule.opcode) << RULE_FLAG_BITS) | flagsOf(rule));
      writer.writeNumbers(rule.symbols);
      if (rule.cells !== undefined) writer.writeNumbers(rule.cells);
      if (rule.opcode !== 'match') return;
      if (rule.beside === undefined) throw new RangeError('a match rule without expressions');
      side.write(writer, rule.beside.before);
      side.write(writer, rule.beside.after);
    },
    read(reader) {
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
      return { ...rule, beside: { before: side.read(reader), after: side.read(reader) } };
    },
  };
}

const passTest: Codec<PassTest> = {
  write(writer, step) {
    const isNegated = 'negated' in step && step.negated;
    writer.writeNumber(TEST_CODES[step.kind] + (isNegated ? 1 : 0));
    if (step.kind === 'literal') writer.writeNumbers(step.values);
    else if (step.kind === 'back') writer.writeNumber(step.count);
    else if (step.kind === 'classes') {
      writer.writeNumber(step.classes);
      writer.writeNumber(step.min);
      writer.writeNumber(step.max);
    }
  },
  read(reader) {
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
  },
};

const passAction: Codec<PassAction> = {
  write(writer, step) {
    writer.writeNumber(ACTION_CODES[step.kind]);
    if (step.kind === 'literal') writer.writeNumbers(step.values);
  },
  read: (reader) =>
    reader.readNumber() === ACTION_CODES.literal
      ? { kind: 'literal', values: reader.readNumbers() }
      : { kind: 'copy' },
};

/** A rule of another pass. */
export const passRule: Codec<PassRule> = record({ test: listOf(passTest), action: listOf(passAction) });
