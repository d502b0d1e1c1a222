import { describe, expect, it } from '@jest/globals';
import { chartEngine, sampleFaults, variedSheets } from '../../../test/proofed-sheet.js';
import { layOutChart } from '../../kind/chart-object.js';
import { cards, type CardsSpec } from './cards.js';

const base = cards.sample('de');
const drawn = (spec: CardsSpec) =>
  layOutChart(chartEngine.kinds, spec, {
    uuid: '00000000-0000-4000-8000-000000000001',
    area: { x: 10, y: 30, width: 190, height: 250 },
    cells: {},
  });

describe('cards', () => {
  it('are all of a size, each around its word', () => {
    const { objects } = drawn({ ...base, hasCutLines: false });
    const frames = objects.flatMap((object) => (object.type === 'rect' ? [object] : []));
    const words = objects.flatMap((object) => (object.type === 'label' ? [object] : []));
    expect(frames).toHaveLength(6);
    words.forEach((word, index) => {
      const frame = frames[index];
      expect(word.x + word.width / 2).toBeCloseTo((frame?.x ?? 0) + (frame?.width ?? 0) / 2, 6);
      expect(frame).toMatchObject({ width: 60, height: 40 });
    });
  });

  it('say how many have room', () => {
    const { notes } = drawn({ ...base, cards: Array.from({ length: 30 }, () => 'Hund') });
    expect(notes).toEqual([
      { code: 'figure-too-many-cards', params: { count: 30, fitting: 18 }, isOpen: true },
    ]);
  });

  it('refuse none', () => {
    expect(cards.schema.safeParse({ ...base, cards: [] }).success).toBe(false);
  });

  it('pass the proof in all systems', async () => {
    expect(await sampleFaults('cards')).toEqual([]);
  });

  it('pass the proof varied', async () => {
    const { faults, open } = await variedSheets((dice, language) => ({
      ...base,
      language,
      cards: dice.list(1, 9, () => `${dice.name()} ${dice.name()}`),
      widthMm: dice.number(40, 90),
      heightMm: dice.number(30, 60),
      hasCutLines: dice.pick([true, false]),
    }));
    expect(faults).toEqual([]);
    expect(open).toBeLessThanOrEqual(12);
  });
});
