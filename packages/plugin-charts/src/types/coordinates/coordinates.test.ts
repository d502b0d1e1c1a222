import { describe, expect, it } from '@jest/globals';
import { chartEngine, sampleFaults, variedSheets } from '../../../test/proofed-sheet.js';
import { layOutChart } from '../../kind/chart-object.js';
import { noteSentence } from '../../texts/notes.js';
import { coordinates } from './coordinates.js';
import type { CoordinatesSpec } from './coordinates-spec.js';

const base = coordinates.sample('de');
const AREA = { x: 10, y: 30, width: 190, height: 250 };
const drawn = (spec: CoordinatesSpec) =>
  layOutChart(chartEngine.kinds, spec, {
    uuid: '00000000-0000-4000-8000-000000000001',
    area: AREA,
    cells: {},
  });
/** The middles of the discs that mark points. */
const middles = (spec: CoordinatesSpec) =>
  drawn(spec).objects.flatMap((object) =>
    object.type === 'ellipse' && object.fill === 'black'
      ? [{ x: object.x + object.width / 2, y: object.y + object.height / 2 }]
      : [],
  );

describe('a coordinate system', () => {
  it('puts points where their coordinates are, a unit as long on both axes', () => {
    const [o, x, y, far] = middles({
      ...base,
      points: [
        [0, 0],
        [1, 0],
        [0, 1],
        [-3, 4],
      ].map(([a = 0, b = 0]) => ({ x: a, y: b, name: '' })),
    });
    if (!o || !x || !y || !far) throw new Error('four points are drawn');
    const unit = x.x - o.x;
    expect(x.y).toBeCloseTo(o.y, 6);
    expect(o.y - y.y).toBeCloseTo(unit, 6);
    expect(far).toEqual({ x: expect.closeTo(o.x - 3 * unit, 6), y: expect.closeTo(o.y - 4 * unit, 6) });
  });

  it('puts equal factors at equal distances on a logarithmic axis', () => {
    const axis = { ...base.y, from: 1, to: 1000, isLog: true, step: null };
    const [a, b, c] = middles({ ...base, y: axis, points: [1, 10, 100].map((y) => ({ x: 0, y, name: '' })) });
    expect((a?.y ?? 0) - (b?.y ?? 0)).toBeCloseTo((b?.y ?? 0) - (c?.y ?? 0), 6);
  });

  it('counts angles counter-clockwise from the right', () => {
    const polar = { ...base, system: 'polar', x: { ...base.x, from: 0, to: 4 } } as const;
    const [pole, right, up] = middles({
      ...polar,
      points: [
        [0, 0],
        [2, 0],
        [2, 90],
      ].map(([x = 0, y = 0]) => ({ x, y, name: '' })),
    });
    if (!pole || !right || !up) throw new Error('three points are drawn');
    expect(right.y).toBeCloseTo(pole.y, 6);
    expect(up.x).toBeCloseTo(pole.x, 6);
    expect(pole.y - up.y).toBeCloseTo(right.x - pole.x, 6);
  });

  it('leaves the grid out where a line would run along it', () => {
    const flat = { ...base, segments: [{ from: { x: -4, y: 0 }, to: { x: 4, y: 1 }, name: '' }] };
    expect(drawn(flat).notes).toContainEqual({ code: 'figure-no-grid', params: {}, isOpen: false });
    expect(drawn(base).notes).toEqual([]);
  });

  it('refuses what is no system', () => {
    const fails = (part: object) => !coordinates.schema.safeParse({ ...base, ...part }).success;
    expect(fails({ x: { from: 2, to: 1 } })).toBe(true);
    expect(fails({ y: { from: 0, to: 10, isLog: true } })).toBe(true);
    expect(fails({ points: [{ x: Infinity, y: 0, name: '' }] })).toBe(true);
    expect(fails({})).toBe(false);
    // A radius begins at 0.
    const polar = (to: number) => fails({ system: 'polar', x: { from: -5, to } });
    expect([-1, 0, 2].map(polar)).toEqual([true, true, false]);
    expect(fails({ x: { from: -5, to: 0 } })).toBe(false);
  });

  it('says what lies outside as the language writes it', () => {
    const far = { x: 9.5, y: 2 };
    const segments = [{ from: { x: 0, y: 0 }, to: far, name: '' }];
    const { notes } = drawn({ ...base, hasGrid: false, points: [{ ...far, name: '' }], segments });
    expect(notes.map((note) => noteSentence(note, 'de'))).toEqual([
      '„(9,5 | 2)“ liegt außerhalb des gezeichneten Bereichs.',
      '„(0 | 0) – (9,5 | 2)“ liegt außerhalb des gezeichneten Bereichs.',
    ]);
  });

  it('says where the points are', () => {
    expect(coordinates.describe(base).details).toContain('B (-3 | 1)');
    expect(coordinates.describe({ ...base, language: 'en' }).details).toContain('B (-3, 1)');
  });

  it('passes the proof in all systems', async () => {
    expect(await sampleFaults('coordinates')).toEqual([]);
  });

  it('passes the proof varied', async () => {
    const { faults, open } = await variedSheets((dice, language) => {
      const isOne = dice.pick([true, false]);
      const size = dice.pick([4, 5, 6, 8, 10]);
      const from = isOne ? 0 : -size;
      const axis = { from, to: size, step: null, isLog: false };
      const isPolar = dice.number(0, 4) === 0;
      const place = () => ({
        x: dice.number(isPolar ? 1 : from, size),
        y: isPolar ? dice.number(0, 330, 10) : dice.number(from, size),
      });
      return {
        ...base,
        language,
        system: isPolar ? ('polar' as const) : ('cartesian' as const),
        x: { ...axis, name: dice.pick(['x', 'Zeit in s']) },
        y: { ...axis, name: dice.pick(['y', 'Weg in m']) },
        hasGrid: dice.pick([true, false]),
        points: dice.list(0, 6, () => ({ ...place(), name: dice.name() })),
      };
    });
    expect(faults).toEqual([]);
    expect(open).toBeLessThanOrEqual(12);
  });
});
