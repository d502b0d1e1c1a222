import { describe, expect, it } from '@jest/globals';
import { chartEngine, sampleFaults, variedSheets } from '../../../test/proofed-sheet.js';
import { layOutChart } from '../../kind/chart-object.js';
import { fraction, type FractionSpec } from './fraction.js';

const base = fraction.sample('de');
const place = {
  uuid: '00000000-0000-4000-8000-000000000001',
  area: { x: 10, y: 30, width: 190, height: 250 },
  cells: {},
};
const shaded = (spec: FractionSpec) =>
  layOutChart(chartEngine.kinds, spec, place).objects.filter(
    (object) => 'pattern' in object && object.pattern.template !== null,
  );

describe('fractions', () => {
  it.each(['circle', 'strip'] as const)(
    'shade as many parts of a %s as the numerator says, also above one',
    (shape) => {
      const of = (numerator: number, denominator: number) =>
        shaded({ ...base, shape, fractions: [{ numerator, denominator, name: '' }] }).length;
      expect([of(3, 4), of(0, 5), of(5, 2), of(1, 1)]).toEqual([3, 0, 5, 1]);
    },
  );

  it('make parts of a strip of equal width', () => {
    const parts = shaded({
      ...base,
      shape: 'strip',
      fractions: [{ numerator: 3, denominator: 3, name: '' }],
    });
    const widths = parts.map((part) => ('width' in part ? part.width : 0));
    expect(widths).toEqual(widths.map(() => expect.closeTo(188 / 3, 6)));
  });

  it('refuse a denominator of zero and more than three wholes', () => {
    const fails = (numerator: number, denominator: number) =>
      !fraction.schema.safeParse({ ...base, fractions: [{ numerator, denominator }] }).success;
    expect([fails(1, 0), fails(13, 4), fails(12, 4)]).toEqual([true, true, false]);
  });

  it('are told', () => {
    expect(fraction.describe(base).details).toContain('2/3: 2 von 3 gleichen Teilen schraffiert');
  });

  it('pass the proof in all systems', async () => {
    expect(await sampleFaults('fraction')).toEqual([]);
  });

  it('pass the proof varied', async () => {
    const { faults, open } = await variedSheets((dice, language) => ({
      ...base,
      language,
      shape: dice.pick(['circle', 'strip']),
      fractions: dice.list(1, 4, () => {
        const denominator = dice.number(1, 10);
        return { numerator: dice.number(0, denominator), denominator, name: '' };
      }),
    }));
    expect(faults).toEqual([]);
    expect(open).toBeLessThanOrEqual(8);
  });
});
