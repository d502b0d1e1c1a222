import { describe, expect, it } from '@jest/globals';
import { chartEngine, sampleFaults, variedSheets } from '../../../test/proofed-sheet.js';
import { layOutChart } from '../../kind/chart-object.js';
import { venn, type VennSpec } from './venn.js';

const base = venn.sample('de');
const place = {
  uuid: '00000000-0000-4000-8000-000000000001',
  area: { x: 10, y: 30, width: 190, height: 250 },
  cells: {},
};
const three: VennSpec = {
  ...base,
  sets: ['A', 'B', 'C'],
  regions: [[0], [1], [2], [0, 1], [1, 2], [0, 2], [0, 1, 2], []].map((inside, index) => ({
    inside,
    text: String(index + 1),
  })),
};

describe('a diagram of sets', () => {
  it('puts each text inside the circles of its sets and outside of the others', () => {
    const { objects, notes } = layOutChart(chartEngine.kinds, three, place);
    expect(notes).toEqual([]);
    const circles = objects.flatMap((object) => (object.type === 'ellipse' ? [object] : []));
    expect(circles).toHaveLength(3);
    const labels = objects.flatMap((object) => (object.type === 'label' ? [object] : []));
    for (const { inside, text } of three.regions) {
      const label = labels.find((one) => one.text === text);
      if (!label) throw new Error(`${text} is written`);
      const at = { x: label.x + label.width / 2, y: label.y + label.height / 2 };
      const holding = circles.flatMap(({ x, y, width }, index) =>
        Math.hypot(at.x - x - width / 2, at.y - y - width / 2) < width / 2 ? [index] : [],
      );
      expect(holding).toEqual(inside);
    }
  });

  it('refuses regions of sets that there are not, and the same region twice', () => {
    const fails = (regions: VennSpec['regions']) => !venn.schema.safeParse({ ...base, regions }).success;
    expect(fails([{ inside: [2], text: '' }])).toBe(true);
    expect(
      fails([
        { inside: [0, 1], text: '' },
        { inside: [1, 0], text: '' },
      ]),
    ).toBe(true);
    expect(fails([])).toBe(false);
  });

  it('draws nothing in a region without a text', () => {
    const drawn = (regions: VennSpec['regions']) =>
      layOutChart(chartEngine.kinds, { ...base, regions }, place).objects;
    expect(drawn([{ inside: [0], text: '' }])).toEqual(drawn([]));
  });

  it('tells its regions', () => {
    expect(venn.describe(base).details).toBe('Nur in 12: 4 12\nIn 12 und 18: 1 2 3 6\nNur in 18: 9 18');
  });

  it('passes the proof in all systems', async () => {
    expect(await sampleFaults('venn')).toEqual([]);
  });

  it('passes the proof varied', async () => {
    const { faults, open } = await variedSheets((dice, language) => {
      const sets = dice.list(2, 3, (index) => dice.pick([`${'ABC'[index] ?? ''}`, dice.name()]));
      const all = [[0], [1], [0, 1], [], ...(sets.length === 3 ? [[2], [0, 2], [1, 2], [0, 1, 2]] : [])];
      const regions = all
        .filter(() => dice.number(0, 2) > 0)
        .map((inside) => ({ inside, text: dice.pick([String(dice.number(0, 99)), dice.name()]) }));
      return { ...base, language, sets, regions };
    });
    expect(faults).toEqual([]);
    expect(open).toBeLessThanOrEqual(16);
  });
});
