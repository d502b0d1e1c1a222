import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { CHART_TYPE_NAMES, CHART_TYPES } from '../../types/index.js';
import { shapesOf } from './field-shapes.js';

describe('fields made from a schema', () => {
  const point = z.strictObject({ x: z.number(), y: z.number().nullable().default(null) });
  const schema = z.strictObject({
    type: z.literal('test'),
    name: z.string().max(20),
    story: z.string().max(2000),
    count: z.number().int().min(1).max(9).default(1),
    isOpen: z.boolean().default(false),
    side: z.enum(['left', 'right']).default('left'),
    points: z.array(point).max(30),
    axis: z.strictObject({ from: z.number(), isLog: z.boolean() }),
    cells: z.array(z.array(z.string().max(9)).max(4)).max(5),
    parts: z
      .array(
        z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('a'), at: z.number() }),
          z.strictObject({ kind: z.literal('b'), text: z.string().max(5) }),
        ]),
      )
      .max(3),
  });

  it('are of the kinds that its properties ask for', () => {
    const shapes = Object.fromEntries(shapesOf(schema).map(({ name, shape }) => [name, shape]));
    expect(Object.keys(shapes)).toEqual([
      'name',
      'story',
      'count',
      'isOpen',
      'side',
      'points',
      'axis',
      'cells',
      'parts',
    ]);
    expect(shapes).toMatchObject({
      name: { kind: 'text', isLong: false, maxLength: 20 },
      story: { kind: 'text', isLong: true },
      count: { kind: 'number', min: 1, max: 9, isWhole: true },
      isOpen: { kind: 'flag' },
      side: { kind: 'choice', options: ['left', 'right'] },
      points: {
        kind: 'list',
        most: 30,
        columns: [
          { name: 'x', shape: { empty: 'missing' } },
          { name: 'y', shape: { empty: 'null' } },
        ],
      },
      axis: { kind: 'group', fields: [{ name: 'from' }, { name: 'isLog', shape: { kind: 'flag' } }] },
      cells: { kind: 'matrix', rows: 5, columns: 4 },
      parts: {
        kind: 'items',
        most: 3,
        item: { kind: 'variants', by: 'kind', variants: [{ id: 'a' }, { id: 'b' }] },
      },
    });
  });

  it.each(CHART_TYPE_NAMES)('are there for every property of a chart of the type %s', (name) => {
    const { schema: of, sample } = CHART_TYPES[name];
    const edited = new Set(shapesOf(of).map((shape) => shape.name));
    const missing = Object.keys(sample('de')).filter(
      (property) => property !== 'type' && !edited.has(property),
    );
    expect(missing).toEqual([]);
  });
});
