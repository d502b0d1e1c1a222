import { describe, expect, it } from '@jest/globals';
import { chartEngine, sampleFaults, variedSheets } from '../../../test/proofed-sheet.js';
import { layOutChart } from '../../kind/chart-object.js';
import { dice as diceType } from './dice.js';

const base = diceType.sample('de');
const place = {
  uuid: '00000000-0000-4000-8000-000000000001',
  area: { x: 10, y: 30, width: 190, height: 250 },
  cells: {},
};

describe('dice', () => {
  it('have as many pips as their values, in the die and symmetrical to its middle', () => {
    const { objects } = layOutChart(chartEngine.kinds, base, place);
    const dice = objects.flatMap((object) => (object.type === 'rect' ? [object] : []));
    const pips = objects.flatMap((object) => (object.type === 'ellipse' ? [object] : []));
    const counts = dice.map((die) => {
      const own = pips.filter(
        ({ x, y }) => x > die.x && x < die.x + die.width && y > die.y && y < die.y + die.height,
      );
      const sum = own.reduce((all, { x, width }) => all + x + width / 2 - die.x - die.width / 2, 0);
      expect(sum).toBeCloseTo(0, 6);
      return own.length;
    });
    expect(counts).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('refuse other values', () => {
    expect(diceType.schema.safeParse({ ...base, values: [7] }).success).toBe(false);
    expect(diceType.schema.safeParse({ ...base, values: [] }).success).toBe(false);
  });

  it('are told one by one', () => {
    expect(diceType.describe({ ...base, values: [1, 5] }).details).toBe(
      'Würfel 1: 1 Auge\nWürfel 2: 5 Augen',
    );
  });

  it('pass the proof in all systems', async () => {
    expect(await sampleFaults('dice')).toEqual([]);
  });

  it('pass the proof varied', async () => {
    const { faults, open } = await variedSheets((dice, language) => ({
      ...base,
      language,
      values: dice.list(1, 16, () => dice.number(1, 6)),
    }));
    expect(faults).toEqual([]);
    expect(open).toBeLessThanOrEqual(6);
  });
});
