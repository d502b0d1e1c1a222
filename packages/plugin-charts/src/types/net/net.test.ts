import { describe, expect, it } from '@jest/globals';
import type { Point } from '@tastwerk/editor-core/geometry';
import {
  chartEngine,
  type Dice,
  proofedSheet,
  sampleFaults,
  variedSheets,
} from '../../../test/proofed-sheet.js';
import { layOutChart } from '../../kind/chart-object.js';
import { prismOf, rectangleBase } from '../../solids/polyhedron.js';
import { cubeCells, flatNetOf } from './flat-nets.js';
import { net, type NetSpec } from './net.js';
import { hingesOfCells, type Net } from './unfold.js';

const AREA = { x: 10, y: 30, width: 190, height: 240 };
const base = net.sample('de');
const SHAPES = [
  'cube',
  'cuboid',
  'prism',
  'pyramid',
  'cylinder',
  'cone',
  'tetrahedron',
  'octahedron',
] as const;

function drawn(spec: NetSpec, area = AREA) {
  const uuid = '00000000-0000-4000-8000-000000000001';
  return layOutChart(chartEngine.kinds, spec, { uuid, area, cells: {} });
}

function netOf(spec: Partial<NetSpec>): Net {
  const found = flatNetOf({ ...base, ...spec });
  if (!found) throw new Error('no net');
  return found;
}

const areaOf = (points: readonly Point[]) =>
  Math.abs(
    points.reduce((sum, { x, y }, index) => {
      const next = points[(index + 1) % points.length] ?? { x, y };
      return sum + (x * next.y - next.x * y) / 2;
    }, 0),
  );

const surfaceOf = ({ faces }: Net) => faces.reduce((sum, { points }) => sum + areaOf(points), 0);
const enclosedBy = ({ outline }: Net) => areaOf(outline.map(({ from }) => from));

/** The squares of a net as text, the same for all ways to turn and to flip it. */
function shapeOf(cells: readonly (readonly [number, number])[]): string {
  const ways = [1, -1].flatMap((flip) =>
    [0, 1, 2, 3].map((turns) => {
      const turned = cells.map(([row, column]) => {
        let [x, y] = [column * flip, row];
        for (let turn = 0; turn < turns; turn += 1) [x, y] = [-y, x];
        return [x, y] as const;
      });
      const [left, top] = [Math.min(...turned.map(([x]) => x)), Math.min(...turned.map(([, y]) => y))];
      return turned
        .map(([x, y]) => `${x - left},${y - top}`)
        .toSorted()
        .join(' ');
    }),
  );
  return ways.toSorted()[0] ?? '';
}

function varied(dice: Dice, language: 'de' | 'en'): NetSpec {
  return {
    ...net.sample(language),
    shape: dice.pick(SHAPES),
    net: dice.number(1, 11),
    sides: dice.number(3, 6),
    width: dice.number(2, 9, 0.5),
    depth: dice.number(2, 9, 0.5),
    height: dice.number(2, 9, 0.5),
    hasFlaps: dice.number(0, 1) === 1,
    showsScale: dice.number(0, 3) > 0,
  };
}

describe('a net', () => {
  it('is one of eleven for a cube, each with all six faces and none like another', () => {
    const cube = prismOf(rectangleBase(1, 1), 1);
    const nets = Array.from({ length: 11 }, (_, index) => cubeCells(index + 1));
    for (const cells of nets) expect(hingesOfCells(cube, 0, cells)).toHaveLength(5);
    expect(new Set(nets.map(shapeOf)).size).toBe(11);
    expect(
      hingesOfCells(cube, 0, [
        [0, 0],
        [0, 1],
        [0, 2],
        [0, 3],
        [0, 4],
        [1, 0],
      ]),
    ).toBeUndefined();
  });

  it('has the surface of its solid, and faces that do not overlap', () => {
    const expected = [
      [netOf({ shape: 'cube', net: 7, width: 3 }), 54],
      [netOf({ shape: 'cuboid', width: 2, depth: 3, height: 4 }), 52],
      [netOf({ shape: 'tetrahedron', width: 2 }), 4 * Math.sqrt(3)],
      [netOf({ shape: 'octahedron', width: 2 }), 8 * Math.sqrt(3)],
      [netOf({ shape: 'prism', sides: 6, width: 2, height: 5 }), 60 + 12 * Math.sqrt(3)],
      [netOf({ shape: 'pyramid', sides: 4, width: 6, height: 4 }), 36 + 60],
    ] as const;
    for (const [found, surface] of expected) {
      expect(surfaceOf(found)).toBeCloseTo(surface, 6);
      // A net whose faces overlapped would enclose less than its faces have.
      expect(enclosedBy(found)).toBeCloseTo(surface, 6);
    }
  });

  it('has two outer edges of the same length for each edge that is glued', () => {
    for (const shape of ['cube', 'cuboid', 'prism', 'pyramid', 'tetrahedron', 'octahedron'] as const) {
      const { outline } = netOf({ shape, sides: 5, width: 3, depth: 4, height: 5 });
      for (const key of new Set(outline.map((edge) => edge.key))) {
        const lengths = outline
          .filter((edge) => edge.key === key)
          .map(({ from, to }) => Math.hypot(to.x - from.x, to.y - from.y));
        expect(lengths).toHaveLength(2);
        expect(lengths[0]).toBeCloseTo(lengths[1] ?? 0, 9);
      }
    }
  });

  it('is true to scale, and says the scale', () => {
    const texts = (spec: NetSpec) =>
      drawn(spec).objects.flatMap((object) => (object.type === 'label' ? [object.text] : []));
    const fold = (spec: NetSpec) => {
      const line = drawn(spec).objects.find((object) => object.type === 'line');
      return line?.type === 'line' ? Math.hypot(line.dx, line.dy) : 0;
    };
    expect([texts(base), fold(base)]).toEqual([['Maßstab 1 : 1'], expect.closeTo(40, 6)]);
    const large = { ...base, width: 20 };
    expect([texts(large), fold(large)]).toEqual([['Maßstab 1 : 4'], expect.closeTo(50, 6)]);
    const small = { ...base, width: 5, unit: 'mm' } as const;
    expect([texts(small), fold(small)]).toEqual([['Maßstab 5 : 1'], expect.closeTo(25, 6)]);
    expect(drawn({ ...base, shape: 'cuboid', width: 100, depth: 100, height: 1 }).notes).toEqual([
      { code: 'figure-too-small', params: {}, isOpen: true },
    ]);
  });

  it('has dashed folds, and circles that touch what lies around', () => {
    const dashed = (spec: NetSpec) =>
      drawn(spec).objects.filter((object) => object.type === 'line' && object.borderStyle === 'dashed')
        .length;
    expect(dashed(base)).toBe(5);
    expect(dashed({ ...base, hasFlaps: true })).toBe(12);
    expect(dashed({ ...base, shape: 'cylinder', width: 4, height: 5 })).toBe(0);
    const { objects } = drawn({ ...base, shape: 'cylinder', width: 4, height: 5 });
    const [outline, ...circles] = objects;
    if (!outline) throw new Error('no outline');
    const frame = chartEngine.kinds.frameOf(outline);
    const found = circles.flatMap((circle) => (circle.type === 'ellipse' ? [circle] : []));
    expect(found).toHaveLength(2);
    expect(frame.width > frame.height ? frame.width : frame.height).toBeCloseTo(Math.PI * 40, 6);
  });

  it('says where the edges of a flat cone lie too close to be told apart', () => {
    const cone = { ...base, shape: 'cone', width: 10 } as const;
    const codes = (height: number) => drawn({ ...cone, height }).notes.map(({ code }) => code);
    // The edges are 20 degrees apart at a height of 0.346 times the radius.
    for (const height of [0.1, 1, 1.7]) expect(codes(height)).toEqual(['net-cone-flat']);
    for (const height of [1.8, 5]) expect(codes(height)).toEqual([]);
    const { notes } = drawn({ ...cone, shape: 'cylinder', height: 1.7 });
    expect(notes.map(({ code }) => code)).not.toContain('net-cone-flat');
  });

  it('is described by the places of its faces', () => {
    const { summary, details } = net.describe(base);
    expect(summary).toBe('Würfelnetz: Netz: Würfel, Kantenlänge 4 cm.');
    expect(details).toContain('Reihe 2: Quadrate an den Stellen 1, 2, 3, 4.');
    expect(net.describe({ ...net.sample('en'), shape: 'octahedron' }).summary).toContain(
      'Net of an octahedron',
    );
  });

  it('refuses what is no net', () => {
    for (const wrong of [
      { net: 12 },
      { shape: 'sphere' },
      { unit: 'inch' },
      { width: 0 },
      { sides: 9 },
      { more: 1 },
    ])
      expect(net.schema.safeParse({ ...base, ...wrong }).success).toBe(false);
    expect(net.schema.safeParse(base).success).toBe(true);
  });

  it('has no fault on its sample in any system', async () => {
    expect(await sampleFaults('net')).toEqual([]);
  }, 60_000);

  it('has no fault for any shape, with flaps and without', async () => {
    for (const shape of SHAPES) {
      for (const hasFlaps of [false, true]) {
        const spec = { ...base, shape, hasFlaps, sides: 5, width: 4, depth: 3, height: 5 };
        const { faults, notes } = await proofedSheet(spec, 'DE:BASIS');
        expect([shape, ...faults, ...notes.filter(({ isOpen }) => isOpen)]).toEqual([shape]);
      }
    }
  }, 60_000);

  it('has no fault on variations', async () => {
    const { faults, open } = await variedSheets(varied);
    expect(faults).toEqual([]);
    expect(open).toBeLessThanOrEqual(4);
  }, 120_000);
});
