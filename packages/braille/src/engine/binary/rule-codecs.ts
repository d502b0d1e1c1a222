import {
  type PassAction,
  type PassRule,
  type PassTest,
  type TableCharacter,
  TRANSLATION_OPCODES,
  type TranslationRule,
} from '../model/table.js';
import { type Codec, deferred, listOf, number, record } from './codec.js';
import type { Expression } from '../model/expression.js';
import { ACTION_CODES, EXPRESSION_CODES, RULE_FLAG_BITS, RULE_FLAGS, TEST_CODES } from './table-format.js';
import type { ByteReader } from './byte-reader.js';
import type { ByteWriter } from './byte-writer.js';
import type { Sequence, SequenceGroup } from '../model/sequence-groups.js';

/** Writes an expression and all its parts. */
function writeExpression(writer: ByteWriter, expression: Expression): void {
  writer.writeNumber(EXPRESSION_CODES[expression.kind]);
  switch (expression.kind) {
    case 'symbols':
      writer.writeNumbers(expression.symbols);
      break;
    case 'classes':
      writer.writeNumber(expression.classes);
      writer.writeNumber(expression.isEdge ? 1 : 0);
      break;
    case 'any':
      break;
    case 'sequence':
    case 'choice':
      writer.writeList(expression.parts, (part) => writeExpression(writer, part));
      break;
    case 'not':
      writeExpression(writer, expression.part);
      break;
    case 'repeat':
      writer.writeNumber(expression.min);
      writer.writeNumber(expression.max);
      writeExpression(writer, expression.part);
      break;
  }
}

/** Reads an expression that `writeExpression` wrote. */
function readExpression(reader: ByteReader): Expression {
  const code = reader.readNumber();
  switch (code) {
    case EXPRESSION_CODES.symbols:
      return { kind: 'symbols', symbols: reader.readNumbers() };
    case EXPRESSION_CODES.classes:
      return { kind: 'classes', classes: reader.readNumber(), isEdge: reader.readNumber() === 1 };
    case EXPRESSION_CODES.any:
      return { kind: 'any' };
    case EXPRESSION_CODES.sequence:
      return { kind: 'sequence', parts: reader.readList(() => readExpression(reader)) };
    case EXPRESSION_CODES.choice:
      return { kind: 'choice', parts: reader.readList(() => readExpression(reader)) };
    case EXPRESSION_CODES.not:
      return { kind: 'not', part: readExpression(reader) };
    case EXPRESSION_CODES.repeat:
      return {
        kind: 'repeat',
        min: reader.readNumber(),
        max: reader.readNumber(),
        part: readExpression(reader),
      };
    default:
      throw new RangeError(`no expression ${code}`);
  }
}

/** An expression of a `match` rule. */
export const expression: Codec<Expression> = { write: writeExpression, read: readExpression };

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
function translationRule(side: Codec<Expression>): Codec<TranslationRule> {
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

/** Groups of sequences; those of a group are read when they are first asked for. */
export function groupsOf<Item extends Sequence>(item: Codec<Item>): Codec<readonly SequenceGroup<Item>[]> {
  return listOf(
    record<SequenceGroup<Item>>({ first: number, second: number, items: listOf(item) }, ['items']),
  );
}

const expressions = deferred(listOf(expression));

/** What stands beside rules, as its place among all different expressions. */
function placeAmong(all: () => readonly Expression[]): Codec<Expression> {
  let places: ReadonlyMap<string, number> | undefined;
  return {
    write(writer, value) {
      places ??= new Map(all().map((known, place) => [JSON.stringify(known), place]));
      writer.writeNumber(places.get(JSON.stringify(value)) ?? 0);
    },
    read(reader) {
      const found = all()[reader.readNumber()];
      if (found === undefined) throw new RangeError('no such expression');
      return found;
    },
  };
}

/** All rules of the main pass, behind the expressions that stand beside them: each once, because most rules share a few. */
export const translationRules: Codec<readonly SequenceGroup<TranslationRule>[]> = {
  write(writer, groups) {
    const sides = groups.flatMap(({ items }) =>
      items.flatMap(({ beside }) => (beside === undefined ? [] : [beside.before, beside.after])),
    );
    const different = [...new Map(sides.map((side) => [JSON.stringify(side), side])).values()];
    expressions.write(writer, () => different);
    groupsOf(translationRule(placeAmong(() => different))).write(writer, groups);
  },
  read(reader) {
    return groupsOf(translationRule(placeAmong(expressions.read(reader)))).read(reader);
  },
};
