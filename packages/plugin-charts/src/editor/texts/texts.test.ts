import { describe, expect, it } from '@jest/globals';
import { CHART_TYPE_NAMES, CHART_TYPES } from '../../types/index.js';
import { type FieldShape, shapesOf } from '../form/field-shapes.js';
import { de } from './de.js';
import { en } from './en.js';

type Words = { readonly [key: string]: string | Words };

const keysOf = (words: Words, path = ''): readonly string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : keysOf(value, `${path}${key}.`),
  );

/** The names of all fields below `shape`, and of all their choices as `field.choice`. */
function namesIn(
  shape: FieldShape,
  name: string,
): readonly { readonly kind: string; readonly keys: readonly string[] }[] {
  const own = { kind: 'fields', keys: [name] };
  switch (shape.kind) {
    case 'choice':
      return [
        own,
        ...shape.options.map((option) => ({ kind: 'choices', keys: [`${name}.${option}`, option] })),
      ];
    case 'list':
      return [
        own,
        ...shape.columns.flatMap((column) =>
          column.name === undefined ? [] : namesIn(column.shape, column.name),
        ),
      ];
    case 'group':
      return [own, ...shape.fields.flatMap((field) => namesIn(field.shape, field.name))];
    case 'items':
      return [own, ...namesIn(shape.item, name)];
    case 'variants':
      return shape.variants.flatMap(({ id, fields }) => [
        { kind: 'fields', keys: [shape.by] },
        { kind: 'choices', keys: [`${shape.by}.${id}`, id] },
        ...fields.flatMap((field) => namesIn(field.shape, field.name)),
      ]);
    default:
      return [own];
  }
}

describe('the words of the plugin', () => {
  it('are the same ones in both languages', () => {
    expect(keysOf(en)).toEqual(keysOf(de));
  });

  it('name every type', () => {
    expect(CHART_TYPE_NAMES.filter((name) => !(name in de.charts.types))).toEqual([]);
  });

  it.each(CHART_TYPE_NAMES)('name every field of the type %s and its choices', (type) => {
    const known = new Set(keysOf(de.charts));
    const unnamed = shapesOf(CHART_TYPES[type].schema)
      .filter(({ name }) => !['title', 'language', 'names', 'series'].includes(name))
      .flatMap(({ name, shape }) => namesIn(shape, name))
      .filter(
        ({ kind, keys }) =>
          !keys.some((key) => known.has(`${kind}.${type}.${key}`) || known.has(`${kind}.${key}`)),
      )
      .map(({ kind, keys }) => `${kind} ${keys[0]}`);
    expect([...new Set(unnamed)]).toEqual([]);
  });
});
