import { describe, expect, it } from '@jest/globals';
import { chartEngine, diceOf } from '../../../test/proofed-sheet.js';
import { layOutChart } from '../../kind/chart-object.js';
import { type ChartSpec, CHART_TYPES } from '../index.js';

const sample = CHART_TYPES.pie.sample('de');

function drawn(spec: ChartSpec, area = { x: 10, y: 30, width: 277, height: 170 }) {
  const uuid = '00000000-0000-4000-8000-000000000001';
  const { objects, notes } = layOutChart(chartEngine.kinds, spec, { uuid, area, cells: {} });
  return {
    codes: notes.map(({ code }) => code),
    labels: objects.flatMap((object) => (object.type === 'label' ? [object] : [])),
  };
}

describe('the labels of a pie', () => {
  const spec = {
    ...sample,
    names: [1, 2, 3, 4, 5].map((index) => `Ein Teil mit langem Namen ${index}`),
    values: [40, 30, 20, 9, 1],
  };

  it('take the room of the legend for abbreviations alone, wherever shares are written', () => {
    for (const percent of ['none', 'outside'] as const) {
      const { codes, labels } = drawn({ ...spec, percent });
      expect([percent, codes.includes('labelsLeftOut')]).toEqual([percent, false]);
      expect(labels.filter(({ isKey }) => isKey)).toHaveLength(1);
      expect(labels.filter(({ isKey }) => !isKey)).toHaveLength(percent === 'none' ? 0 : 4);
    }
  });

  it('stay on the sheet', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const dice = diceOf(seed);
      const count = dice.number(1, 14);
      const area = { x: 10, y: 30, width: dice.number(100, 277), height: dice.number(90, 240) };
      const { codes, labels } = drawn(
        {
          ...sample,
          names: Array.from({ length: count }, (_, index) => `${dice.name()} ${index}`),
          values: Array.from({ length: count }, () => dice.number(1, 100) ** 2),
          percent: dice.pick(['outside', 'legend', 'none']),
        },
        area,
      );
      const outside = labels.filter(
        ({ x, y, width, height }) =>
          x < area.x || y < area.y || x + width > area.x + area.width || y + height > area.y + area.height,
      );
      expect(codes.includes('cramped') ? [] : outside).toEqual([]);
    }
  });
});
