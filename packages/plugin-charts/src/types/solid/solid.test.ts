import { describe, expect, it } from '@jest/globals';
import {
  chartEngine,
  type Dice,
  proofedSheet,
  sampleFaults,
  variedSheets,
} from '../../../test/proofed-sheet.js';
import { layOutChart } from '../../kind/chart-object.js';
import { solid, type SolidSpec } from './solid.js';

const AREA = { x: 10, y: 30, width: 277, height: 160 };
const base = solid.sample('de');
const plain = (spec: Partial<SolidSpec>): SolidSpec => ({ ...base, labels: 'none', ...spec });

function drawn(spec: SolidSpec, area = AREA) {
  const uuid = '00000000-0000-4000-8000-000000000001';
  return layOutChart(chartEngine.kinds, spec, { uuid, area, cells: {} });
}

const linesOf = (spec: SolidSpec) =>
  drawn(spec).objects.flatMap((object) => (object.type === 'line' ? [object] : []));

const countOf = (spec: SolidSpec) => {
  const lines = linesOf(spec);
  const dashed = lines.filter(({ borderStyle }) => borderStyle === 'dashed').length;
  return [lines.length - dashed, dashed];
};

function varied(dice: Dice, language: 'de' | 'en'): SolidSpec {
  return {
    ...solid.sample(language),
    title: language === 'de' ? 'Körper' : 'Solid',
    shape: dice.pick(['cube', 'cuboid', 'prism', 'pyramid', 'cylinder', 'cone', 'sphere']),
    sides: dice.number(3, 6),
    width: dice.number(2, 8, 0.5),
    depth: dice.number(3, 8, 0.5),
    height: dice.number(2, 9, 0.5),
    showsHidden: dice.number(0, 3) > 0,
    labels: dice.pick(['none', 'corners', 'lengths']),
  };
}

describe('a solid', () => {
  it('has its hidden edges dashed, or leaves them out', () => {
    expect(countOf(plain({ shape: 'cube' }))).toEqual([9, 3]);
    expect(countOf(plain({ shape: 'cube', showsHidden: false }))).toEqual([9, 0]);
    expect(countOf(plain({ shape: 'pyramid', sides: 4, height: 6 }))).toEqual([5, 3]);
    for (const sides of [3, 5, 6, 7, 8]) {
      const [seen = 0, hidden = 0] = countOf(plain({ shape: 'prism', sides, height: 8 }));
      expect(seen + hidden).toBe(3 * sides);
      expect(hidden).toBeGreaterThanOrEqual(3);
    }
  });

  it('draws depth at 45 degrees, half as long', () => {
    const lines = linesOf(plain({ shape: 'cuboid', width: 4, depth: 6, height: 5 }));
    const [level] = lines.filter(({ dy }) => Math.abs(dy) < 1e-9);
    const slanted = lines.filter(({ dx, dy }) => Math.abs(dx) > 1e-9 && Math.abs(dy) > 1e-9);
    const mmPerUnit = Math.abs(level?.dx ?? 0) / 4;
    expect(slanted).toHaveLength(4);
    for (const { dx, dy } of slanted) {
      expect(Math.abs(dx)).toBeCloseTo(Math.abs(dy), 6);
      expect(dx * dy).toBeLessThan(0);
      expect(Math.hypot(dx, dy)).toBeCloseTo(3 * mmPerUnit, 6);
    }
  });

  it('has arcs in front and dashed arcs behind for round solids', () => {
    for (const shape of ['cylinder', 'cone', 'sphere'] as const) {
      const arcs = drawn(plain({ shape, height: 6 })).objects.filter(
        (object) => object.type === 'path' && !object.closed,
      );
      const styles = arcs.map((arc) => ('borderStyle' in arc ? arc.borderStyle : '')).toSorted();
      expect(styles).toEqual(['dashed', 'solid']);
    }
  });

  it('lets the lines of a cone touch its base', () => {
    const spec = plain({ shape: 'cone', width: 6, height: 5 });
    const { objects } = drawn(spec);
    const front = objects.find((object) => object.type === 'path' && object.borderStyle === 'solid');
    const [line] = linesOf(spec);
    if (front?.type !== 'path' || !line) throw new Error('no cone');
    const points = front.points.map(({ x, y }) => ({ x: x + front.x, y: y + front.y }));
    // All of the arc lies on one side of the line.
    const sides = points.map(({ x, y }) =>
      Math.sign(Math.round(((x - line.x) * line.dy - (y - line.y) * line.dx) * 1e3)),
    );
    expect(new Set(sides.filter((side) => side !== 0)).size).toBe(1);
  });

  describe('that is a flat cone', () => {
    const cone = { shape: 'cone', width: 10 } as const;
    const codes = (height: number) => drawn(plain({ ...cone, height })).notes.map(({ code }) => code);

    it('is the ellipse of its base where the tip does not stand out above it', () => {
      for (const height of [0.1, 1, 1.7]) {
        const { objects } = drawn(plain({ ...cone, height }));
        expect(objects.map(({ type }) => type)).toEqual(['path']);
        expect(objects).toMatchObject([{ closed: true }]);
        expect(codes(height)).toEqual(['solid-cone-flat']);
        const { details } = solid.describe(plain({ ...cone, height }));
        expect(details).toContain('nur der Grundkreis');
        expect(details).not.toContain('gestrichelt');
      }
    });

    it('has lines to its tip as soon as that stands out, and says where it hardly does', () => {
      for (const height of [1.8, 4]) {
        expect(linesOf(plain({ ...cone, height }))).toHaveLength(2);
        expect(solid.describe(plain({ ...cone, height })).details).toContain('zur Spitze');
      }
      expect([codes(1.8), codes(4)]).toEqual([['solid-cone-flat'], []]);
    });
  });

  it('names corners and lengths', () => {
    const texts = (spec: SolidSpec) =>
      drawn(spec).objects.flatMap((object) => (object.type === 'label' ? [object.text] : []));
    expect(texts(plain({ shape: 'cube', labels: 'corners' })).toSorted()).toEqual([
      'A',
      'B',
      'C',
      'D',
      'E',
      'F',
      'G',
      'H',
    ]);
    expect(
      texts(plain({ shape: 'cuboid', width: 5, depth: 4, height: 3.5, labels: 'lengths' })).toSorted(),
    ).toEqual(['a = 5 cm', 'b = 4 cm', 'c = 3,5 cm']);
    expect(texts(plain({ shape: 'cone', width: 5, height: 6, labels: 'lengths' })).toSorted()).toEqual([
      'h = 6 cm',
      'r = 2,5 cm',
    ]);
  });

  it('says when it is too flat to be felt', () => {
    const { notes } = drawn(plain({ shape: 'cuboid', width: 100, depth: 50, height: 1 }));
    expect(notes).toEqual([{ code: 'figure-too-small', params: {}, isOpen: true }]);
  });

  it('is described with corners, edges and faces', () => {
    const { summary, details } = solid.describe(
      plain({ shape: 'prism', sides: 5, title: '', labels: 'corners' }),
    );
    expect(summary).toBe('Fünfseitiges Prisma, Grundkante 5 cm, Höhe 3 cm.');
    expect(details).toContain('10 Ecken, 15 Kanten und 7 Flächen');
    expect(details).toContain('A bis E');
    expect(solid.describe({ ...plain({ shape: 'sphere' }), language: 'en' }).details).toContain('equator');
  });

  it('refuses what is no solid', () => {
    for (const wrong of [
      { shape: 'torus' },
      { sides: 9 },
      { sides: 2 },
      { width: 0 },
      { height: 5000 },
      { more: 1 },
    ])
      expect(solid.schema.safeParse({ ...base, ...wrong }).success).toBe(false);
    expect(solid.schema.safeParse(base).success).toBe(true);
  });

  it('has no fault on its sample in any system', async () => {
    expect(await sampleFaults('solid')).toEqual([]);
  }, 60_000);

  it('has no fault for any shape', async () => {
    for (const shape of ['cube', 'cuboid', 'prism', 'pyramid', 'cylinder', 'cone', 'sphere'] as const) {
      const spec = plain({ shape, width: 5, depth: 4, height: 6, labels: 'lengths' });
      const { faults, notes } = await proofedSheet(spec, 'DE:BASIS', 'a4-landscape');
      expect([shape, ...faults, ...notes]).toEqual([shape]);
    }
  }, 60_000);

  it('has no fault on variations', async () => {
    const { faults, open } = await variedSheets(varied, 'a4-landscape');
    expect(faults).toEqual([]);
    expect(open).toBeLessThanOrEqual(6);
  }, 120_000);
});
