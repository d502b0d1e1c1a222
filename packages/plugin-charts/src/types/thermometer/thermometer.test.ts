import { describe, expect, it } from '@jest/globals';
import { chartEngine, sampleFaults, variedSheets } from '../../../test/proofed-sheet.js';
import { layOutChart } from '../../kind/chart-object.js';
import { thermometer, type ThermometerSpec } from './thermometer.js';

const base = thermometer.sample('de');
const place = {
  uuid: '00000000-0000-4000-8000-000000000001',
  area: { x: 10, y: 30, width: 190, height: 250 },
  cells: {},
};
const drawn = (spec: ThermometerSpec) => layOutChart(chartEngine.kinds, spec, place);

/** The height of the column in page mm. */
function levelOf(spec: ThermometerSpec): number {
  const column = drawn(spec).objects.find((object) => object.type === 'path' && object.closed);
  if (column?.type !== 'path') throw new Error('a column is drawn');
  return Math.min(...column.points.map(({ y }) => y));
}

describe('a thermometer', () => {
  it('reaches the value on its scale', () => {
    const ticks = drawn(base).objects.flatMap((object) => (object.type === 'line' ? [object.y] : []));
    const [low, high] = [Math.max(...ticks), Math.min(...ticks)];
    expect(levelOf({ ...base, value: 40 })).toBeCloseTo(high, 6);
    expect(levelOf({ ...base, value: -20 })).toBeCloseTo(low, 6);
    expect(levelOf({ ...base, value: 10 })).toBeCloseTo((low + high) / 2, 6);
  });

  it('says a value off its scale', () => {
    expect(drawn({ ...base, value: 99 }).notes).toEqual([
      { code: 'figure-outside', params: { text: '99 °C' }, isOpen: true },
    ]);
  });

  it('refuses a scale without length', () => {
    expect(thermometer.schema.safeParse({ ...base, from: 5, to: 5 }).success).toBe(false);
  });

  it('tells its value', () => {
    expect(thermometer.describe({ ...base, value: -2.5 }).summary).toContain('-2,5 °C');
  });

  it('passes the proof in all systems', async () => {
    expect(await sampleFaults('thermometer')).toEqual([]);
  });

  it('passes the proof varied', async () => {
    const { faults, open } = await variedSheets((dice, language) => {
      const from = dice.pick([-40, -20, -10, 0, 30]);
      const to = from + dice.pick([10, 50, 80]);
      return {
        ...base,
        language,
        from,
        to,
        step: null,
        value: dice.number(from, to, 0.5),
        hasText: dice.pick([true, false]),
      };
    });
    expect(faults).toEqual([]);
    expect(open).toBe(0);
  });
});
