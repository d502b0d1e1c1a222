import type { Expression } from '../model/expression.js';
import type { Sequence, SequenceGroup } from '../model/sequence-groups.js';
import type { TranslationRule } from '../model/table.js';
import { deferred, listOf, number, record, type Codec } from './codec.js';
import { expression } from './expressions.js';
import { translationRule } from './rule-codecs.js';

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
