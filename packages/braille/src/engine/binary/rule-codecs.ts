import type { Expression } from '../model/expression.js';
import type { Sequence, SequenceGroup } from '../model/sequence-groups.js';
import { TRANSLATION_OPCODES, type TranslationRule } from '../model/table.js';
import { bits, type Codec, deferred, listOf, number, record } from './codec.js';
import { expression } from './expression-codec.js';
import { passRule } from './pass-codecs.js';
import { RULE_FLAG_BITS, RULE_FLAGS } from './table-format.js';

function flagsOf(rule: TranslationRule): number {
  const isBeside = rule.classesBefore !== 0 || rule.classesAfter !== 0;
  return (
    (rule.staysInSyllable ? RULE_FLAGS.staysInSyllable : 0) |
    (rule.avoidsMarkBefore ? RULE_FLAGS.avoidsMarkBefore : 0) |
    (rule.avoidsMarkAfter ? RULE_FLAGS.avoidsMarkAfter : 0) |
    (rule.cells === undefined ? RULE_FLAGS.writesCharacters : 0) |
    (isBeside ? RULE_FLAGS.asksClasses : 0)
  );
}

/** A rule of the main pass; its opcode and what else is said of it share a number. `side` is what stands beside it. */
function translationRule(side: Codec<Expression>): Codec<TranslationRule> {
  return {
    write(writer, rule) {
      const flags = flagsOf(rule);
      writer.writeNumber((TRANSLATION_OPCODES.indexOf(rule.opcode) << RULE_FLAG_BITS) | flags);
      writer.writeNumbers(rule.symbols);
      if (rule.cells !== undefined) writer.writeNumbers(rule.cells);
      if ((flags & RULE_FLAGS.asksClasses) !== 0) {
        bits.write(writer, rule.classesBefore);
        bits.write(writer, rule.classesAfter);
      }
      if (rule.opcode === 'rependword') writer.writeNumbers(rule.cellsBefore ?? []);
      if (rule.pass !== undefined) passRule.write(writer, rule.pass);
      if (rule.beside === undefined) return;
      side.write(writer, rule.beside.before);
      side.write(writer, rule.beside.after);
    },
    read(reader) {
      const code = reader.readNumber();
      const opcode = TRANSLATION_OPCODES[code >> RULE_FLAG_BITS];
      if (opcode === undefined) throw new RangeError(`no opcode ${code >> RULE_FLAG_BITS}`);
      const symbols = reader.readNumbers();
      const cells = (code & RULE_FLAGS.writesCharacters) === 0 ? reader.readNumbers() : undefined;
      const asksClasses = (code & RULE_FLAGS.asksClasses) !== 0;
      const rule = {
        opcode,
        symbols,
        cells,
        staysInSyllable: (code & RULE_FLAGS.staysInSyllable) !== 0,
        avoidsMarkBefore: (code & RULE_FLAGS.avoidsMarkBefore) !== 0,
        avoidsMarkAfter: (code & RULE_FLAGS.avoidsMarkAfter) !== 0,
        classesBefore: asksClasses ? bits.read(reader) : 0,
        classesAfter: asksClasses ? bits.read(reader) : 0,
      };
      switch (opcode) {
        case 'rependword':
          return { ...rule, cellsBefore: reader.readNumbers() };
        case 'context':
          return { ...rule, pass: passRule.read(reader) };
        case 'match':
          return { ...rule, beside: { before: side.read(reader), after: side.read(reader) } };
        default:
          return rule;
      }
    },
  };
}

/** Groups of sequences; those of a group are read when they are first asked for. */
function groupsOf<Item extends Sequence>(item: Codec<Item>): Codec<readonly SequenceGroup<Item>[]> {
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
