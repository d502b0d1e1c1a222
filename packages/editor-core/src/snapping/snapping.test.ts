import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { boxes, points } from '../../test/arbitraries.js';
import type { Box } from '../geometry/box.js';
import { neighbourDistances } from './neighbour-distances.js';
import { snapAngle } from './snap-angle.js';
import { snapBox } from './snap-box.js';
import { SAME_MM, type Snap, SNAP_KINDS, type SnapKind } from './snap-marks.js';
import { snapPoint } from './snap-point.js';
import { snapSides } from './snap-sides.js';
import { prepareSnapTargets, type SnapSurroundings } from './snap-targets.js';

const PAGE = { width: 210, height: 297 };
const EVERY_LINE = SNAP_KINDS.filter((kind) => kind !== 'gap' && kind !== 'angle');

function targetsOf(change: Partial<SnapSurroundings>) {
  return prepareSnapTargets({ page: PAGE, boxes: [], ...change });
}

function box(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height };
}

function kindsOf({ guides }: Snap): readonly SnapKind[] {
  return guides.map(({ kind }) => kind).sort();
}

describe('snapping a box', () => {
  const targets = targetsOf({ boxes: [box(50, 50, 20, 10)], kinds: ['object', 'page'] });

  it('SNAP-1 goes to the nearest line of each axis, each axis for itself', () => {
    expect(snapBox(targets, box(51, 100, 30, 30), 2).delta).toEqual({ x: -1, y: 0 });
    expect(snapBox(targets, box(68.5, 61.2, 30, 30), 2).delta).toEqual({ x: 1.5, y: expect.closeTo(-1.2) });
    const far = box(52.5, 100, 30, 30);
    expect(snapBox(targets, far, 2)).toEqual({ delta: { x: 0, y: 0 }, box: far, guides: [], gaps: [] });
  });

  it('SNAP-1 goes to the left and up when both sides are equally near', () => {
    const narrow = targetsOf({ boxes: [box(10, 200, 10, 10), box(21, 200, 10, 10)], kinds: ['object'] });
    expect(snapBox(narrow, box(20.5, 20, 50, 50), 1).delta.x).toBe(-0.5);
  });

  it('SNAP-2 draws edges to edges and centres to centres, and both to the centre of the page and to guides', () => {
    expect(snapBox(targets, box(45.3, 100, 30, 30), 1).delta.x).toBeCloseTo(-0.3);
    expect(snapBox(targets, box(60.5, 100, 30, 30), 1).delta.x).toBe(0);
    expect(snapBox(targets, box(104.5, 100, 33, 30), 1).delta.x).toBe(0.5);
    expect(snapBox(targets, box(95.5, 100, 20, 30), 1).delta.x).toBe(-0.5);
    const guided = targetsOf({ guides: { x: [33], y: [] }, kinds: ['guide'] });
    expect(snapBox(guided, box(22.4, 10, 20, 20), 1).delta.x).toBeCloseTo(0.6);
    expect(snapBox(guided, box(33.4, 10, 20, 20), 1).delta.x).toBeCloseTo(-0.4);
  });

  it('SNAP-3 shows all that lies right, from one thing over to the other', () => {
    const { guides } = snapBox(targets, box(50.4, 100, 20, 30), 1);
    expect(guides).toEqual([
      { kind: 'object', from: { x: 50, y: 50 }, to: { x: 50, y: 130 } },
      { kind: 'object', from: { x: 60, y: 50 }, to: { x: 60, y: 130 } },
      { kind: 'object', from: { x: 70, y: 50 }, to: { x: 70, y: 130 } },
    ]);
  });

  it('SNAP-3 shows different kinds at one place, each once', () => {
    const many = targetsOf({
      boxes: [box(10, 40, 20, 10), box(10, 80, 30, 10)],
      grid: { x: [10, 20], y: [] },
      hasSafeArea: true,
      kinds: EVERY_LINE,
    });
    const snap = snapBox(many, box(10.5, 100, 61, 31.7), 1);
    expect(kindsOf(snap)).toEqual(['grid', 'object', 'safe-area']);
    expect(snap.guides.find(({ kind }) => kind === 'object')).toMatchObject({
      from: { x: 10, y: 40 },
      to: { x: 10, y: 131.7 },
    });
  });

  it('SNAP-9 is drawn by nothing that is off or not shown', () => {
    const surroundings = { boxes: [box(30, 30, 40, 40)], grid: { x: [40], y: [40] }, hasBindingSpace: true };
    const at = box(40.2, 40.2, 60, 60);
    expect(kindsOf(snapBox(targetsOf({ ...surroundings, kinds: [] }), at, 3))).toEqual([]);
    for (const kind of ['grid', 'binding-space'] as const) {
      const found = kindsOf(snapBox(targetsOf({ ...surroundings, kinds: [kind] }), at, 3));
      expect(new Set(found)).toEqual(new Set([kind]));
    }
    expect(kindsOf(snapBox(targetsOf({ kinds: ['safe-area', 'binding-space'] }), at, 40))).toEqual([]);
  });

  it('SNAP-9 stays on the axes that the hand leaves free', () => {
    expect(snapBox(targets, box(51, 51, 20, 10), 2, { axes: ['y'] }).delta).toEqual({ x: 0, y: -1 });
    expect(snapPoint(targets, { x: 51, y: 51 }, 2, { axes: ['x'] }).delta).toEqual({ x: -1, y: 0 });
  });

  it('SNAP-1 passes over boxes and places that are no numbers', () => {
    const broken = targetsOf({
      boxes: [box(Number.NaN, 0, 1, 1), box(0, 0, Infinity, 1), box(5, 5, -4, 1)],
      guides: { x: [Number.NaN, Infinity], y: [] },
      kinds: ['guide', 'object'],
    });
    expect(snapBox(broken, box(0.5, 50, 10, 10), 1)).toMatchObject({
      delta: { x: 0, y: 0 },
      guides: [],
      gaps: [],
    });
  });
});

describe('equal gaps', () => {
  const inRow = targetsOf({ boxes: [box(20, 20, 10, 10), box(36, 20, 10, 10)], kinds: ['gap'] });

  it('SNAP-4 stands in the middle between two neighbours', () => {
    const apart = targetsOf({ boxes: [box(20, 20, 10, 10), box(60, 20, 10, 10)], kinds: ['gap'] });
    const snap = snapBox(apart, box(39.2, 22, 10, 10), 1);
    expect(snap.delta).toEqual({ x: expect.closeTo(0.8), y: 0 });
    expect(snap.gaps).toMatchObject([
      { axis: 'x', from: { x: 30, y: 26 }, lengthMm: 10 },
      { axis: 'x', to: { x: 60, y: 26 }, lengthMm: 10 },
    ]);
  });

  it('SNAP-4 continues a row on either side, along both axes', () => {
    expect(snapBox(inRow, box(51.5, 21, 8, 8), 1)).toMatchObject({
      delta: { x: 0.5, y: 0 },
      gaps: [{ lengthMm: 6 }, { lengthMm: 6 }],
    });
    expect(snapBox(inRow, box(6.4, 21, 8, 8), 1).delta.x).toBeCloseTo(-0.4);
    const column = targetsOf({ boxes: [box(20, 20, 10, 10), box(20, 40, 10, 10)], kinds: ['gap'] });
    expect(snapBox(column, box(22, 59.7, 10, 10), 1)).toMatchObject({
      delta: { x: 0, y: expect.closeTo(0.3) },
      gaps: [{ axis: 'y' }, { axis: 'y' }],
    });
  });

  it('SNAP-4 looks only at what stands beside it', () => {
    expect(snapBox(inRow, box(51.5, 60, 8, 8), 1).delta).toEqual({ x: 0, y: 0 });
  });

  it('SNAP-4 shows equal gaps also where a line drew the box', () => {
    const both = targetsOf({ boxes: [box(20, 20, 10, 10), box(36, 20, 10, 10)], guides: { x: [52], y: [] } });
    const snap = snapBox(both, box(51.7, 23, 7, 20), 1, { axes: ['x'] });
    expect(kindsOf(snap)).toEqual(['guide']);
    expect(snap.gaps).toHaveLength(2);
  });
});

describe('snapping pulled sides', () => {
  const targets = targetsOf({ boxes: [box(50, 50, 20, 10)], kinds: ['object', 'gap'] });

  it('SNAP-5 moves the pulled sides alone', () => {
    expect(snapSides(targets, box(10, 10, 39, 39), { x: 'end', y: 'end' }, 2)).toMatchObject({
      delta: { x: 1, y: 1 },
    });
    expect(snapSides(targets, box(10, 10, 39, 39), { x: 'start' }, 2).delta).toEqual({ x: 0, y: 0 });
    expect(snapSides(targets, box(71, 10, 39, 39), { x: 'start' }, 2)).toMatchObject({
      delta: { x: -1 },
      box: box(70, 10, 40, 39),
    });
  });

  it('SNAP-5 never leaves a side without length', () => {
    expect(snapSides(targets, box(50, 10, 0.5, 30), { x: 'end' }, 2).delta.x).toBe(0);
  });

  it('SNAP-4 makes the gap at a pulled side equal to the next', () => {
    const row = targetsOf({ boxes: [box(60, 20, 10, 10), box(75, 20, 10, 10)], kinds: ['gap'] });
    expect(snapSides(row, box(20, 20, 34.6, 10), { x: 'end' }, 1)).toMatchObject({
      delta: { x: expect.closeTo(0.4) },
      gaps: [{ lengthMm: expect.closeTo(5) }, { lengthMm: 5 }],
    });
    const between = targetsOf({ boxes: [box(0, 20, 10, 10), box(60, 20, 10, 10)], kinds: ['gap'] });
    expect(snapSides(between, box(17, 20, 35.5, 10), { x: 'end' }, 1).delta.x).toBeCloseTo(0.5);
    expect(snapSides(between, box(17, 20, 35.5, 10), { x: 'start' }, 1).delta.x).toBeCloseTo(0.5);
  });
});

describe('snapping a drawn point', () => {
  const targets = targetsOf({ boxes: [box(50, 50, 20, 10)], kinds: ['object', 'angle'] });
  const from = { x: 10, y: 10 };

  it('SNAP-2 is drawn by edges and centres alike', () => {
    expect(snapPoint(targets, { x: 50.5, y: 120 }, 1).delta).toEqual({ x: -0.5, y: 0 });
    expect(snapPoint(targets, { x: 59.5, y: 54.6 }, 1).delta).toEqual({ x: 0.5, y: expect.closeTo(0.4) });
  });

  it('SNAP-6 goes onto a direction from where the line began', () => {
    const { delta, guides } = snapPoint(targets, { x: 110.4, y: 109.8 }, 1, {
      start: { from, stepDegrees: 45 },
    });
    expect(delta.x).toBeCloseTo(-0.3);
    expect(delta.y).toBeCloseTo(0.3);
    expect(guides).toEqual([
      { kind: 'angle', from, to: { x: expect.closeTo(110.1), y: expect.closeTo(110.1) } },
    ]);
    const flat = snapPoint(targets, { x: 110, y: 10.5 }, 1, { start: { from, stepDegrees: 15 } });
    expect(flat.delta.y).toBeCloseTo(-0.5);
  });

  it('SNAP-6 takes direction and line together where they meet nearby', () => {
    const { delta, guides } = snapPoint(targets, { x: 70.6, y: 70.2 }, 1, {
      start: { from, stepDegrees: 45 },
    });
    expect(delta.x).toBeCloseTo(-0.6);
    expect(delta.y).toBeCloseTo(-0.2);
    expect(guides.map(({ kind }) => kind)).toEqual(['angle', 'object']);
  });

  it('SNAP-6 leaves short lines free, and all lines where directions are off', () => {
    expect(snapPoint(targets, { x: 12, y: 11.9 }, 1, { start: { from, stepDegrees: 45 } }).delta).toEqual({
      x: 0,
      y: 0,
    });
    const off = targetsOf({ kinds: ['object'] });
    expect(snapPoint(off, { x: 110.4, y: 109.8 }, 1, { start: { from, stepDegrees: 45 } }).guides).toEqual(
      [],
    );
  });

  it('SNAP-6 keeps to two lines that miss the direction', () => {
    const snap = snapPoint(targets, { x: 50.4, y: 49.4 }, 1, {
      start: { from: { x: 10, y: 10.9 }, stepDegrees: 45 },
    });
    expect(snap.delta).toEqual({ x: expect.closeTo(-0.4), y: expect.closeTo(0.6) });
    expect(kindsOf(snap)).toEqual(['object', 'object']);
  });
});

describe('snapping a turn', () => {
  it('SNAP-7 goes to the nearest step within its tolerance', () => {
    expect(snapAngle(46, 15, 2)).toBe(45);
    expect(snapAngle(-1.5, 45, 2)).toBe(0);
    expect(snapAngle(359, 15, 2)).toBe(360);
    expect(snapAngle(50, 15, 2)).toBeNull();
    expect(snapAngle(50, 45, 5)).toBe(45);
  });
});

describe('distances to neighbours', () => {
  it('SNAP-8 measures the way to the next box on each side', () => {
    const targets = targetsOf({
      boxes: [
        box(10, 50, 10, 10),
        box(0, 50, 5, 10),
        box(50, 55, 10, 10),
        box(30, 20, 12, 20),
        box(90, 90, 5, 5),
      ],
    });
    const found = neighbourDistances(targets, box(30, 50, 10, 10));
    expect(found).toEqual([
      { axis: 'x', from: { x: 20, y: 55 }, to: { x: 30, y: 55 }, lengthMm: 10 },
      { axis: 'x', from: { x: 40, y: 57.5 }, to: { x: 50, y: 57.5 }, lengthMm: 10 },
      { axis: 'y', from: { x: 35, y: 40 }, to: { x: 35, y: 50 }, lengthMm: 10 },
    ]);
  });
});

describe('snapping in general', () => {
  const others = fc.array(boxes, { maxLength: 12 });
  const tolerances = fc.integer({ min: 0, max: 400 }).map((value) => value / 100);

  /** Every way along `axis` from a probe to a line, found by looking at all of them. */
  function allShifts(around: readonly Box[], moved: Box, axis: 'x' | 'y'): readonly number[] {
    const size = axis === 'x' ? ('width' as const) : ('height' as const);
    const stops = (of: Box) => ({ edges: [of[axis], of[axis] + of[size]], centre: of[axis] + of[size] / 2 });
    const own = stops(moved);
    return around.flatMap((other) => {
      const { edges, centre } = stops(other);
      return [centre - own.centre, ...edges.flatMap((edge) => own.edges.map((probe) => edge - probe))];
    });
  }

  it('SNAP-1 finds what looking at everything finds', () => {
    fc.assert(
      fc.property(others, boxes, tolerances, (around, moved, tolerance) => {
        const snap = snapBox(targetsOf({ boxes: around, kinds: ['object'] }), moved, tolerance);
        for (const axis of ['x', 'y'] as const) {
          const within = allShifts(around, moved, axis)
            .map(Math.abs)
            .filter((shift) => shift <= tolerance);
          expect(Math.abs(snap.delta[axis])).toBeCloseTo(within.length === 0 ? 0 : Math.min(...within), 2);
        }
      }),
    );
  });

  it('SNAP-3 shows a line exactly where the moved box then lies on one', () => {
    fc.assert(
      fc.property(others, boxes, tolerances, (around, moved, tolerance) => {
        const { delta, guides } = snapBox(targetsOf({ boxes: around, kinds: ['object'] }), moved, tolerance);
        const { width, height } = moved;
        const [x, y] = [moved.x + delta.x, moved.y + delta.y];
        for (const { from, to } of guides) {
          const stops = from.x === to.x ? [x, x + width / 2, x + width] : [y, y + height / 2, y + height];
          const at = from.x === to.x ? from.x : from.y;
          expect(Math.min(...stops.map((stop) => Math.abs(stop - at)))).toBeLessThanOrEqual(SAME_MM * 1.01);
        }
        if (delta.x !== 0 || delta.y !== 0) expect(guides.length).toBeGreaterThan(0);
      }),
    );
  });

  it('SNAP-10 never moves further than the tolerance, and a second time not at all', () => {
    fc.assert(
      fc.property(others, boxes, tolerances, (around, moved, tolerance) => {
        const targets = targetsOf({ boxes: around, kinds: EVERY_LINE, hasSafeArea: true });
        const { delta } = snapBox(targets, moved, tolerance);
        expect(Math.max(Math.abs(delta.x), Math.abs(delta.y))).toBeLessThanOrEqual(tolerance);
        const there = { ...moved, x: moved.x + delta.x, y: moved.y + delta.y };
        const again = snapBox(targets, there, tolerance).delta;
        expect(Math.max(Math.abs(again.x), Math.abs(again.y))).toBeLessThanOrEqual(1e-6);
      }),
    );
  });

  it('SNAP-4 shows gaps that are equal', () => {
    fc.assert(
      fc.property(others, boxes, (around, moved) => {
        const { gaps } = snapBox(targetsOf({ boxes: around, kinds: ['gap'] }), moved, 10);
        for (const axis of ['x', 'y'] as const) {
          const lengths = gaps.filter((gap) => gap.axis === axis).map(({ lengthMm }) => lengthMm);
          expect(lengths).not.toHaveLength(1);
          // Two different pulls may hold at once when they differ by less than what a document keeps.
          if (lengths.length === 2) expect(lengths[0]).toBeCloseTo(lengths[1] ?? Number.NaN, 6);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('SNAP-10 keeps a drawn point within twice the tolerance of the hand', () => {
    fc.assert(
      fc.property(others, points, points, tolerances, (around, from, point, tolerance) => {
        const targets = targetsOf({ boxes: around });
        const { delta } = snapPoint(targets, point, tolerance, { start: { from, stepDegrees: 15 } });
        expect(Math.hypot(delta.x, delta.y)).toBeLessThanOrEqual(2 * tolerance + 1e-9);
      }),
    );
  });

  it('SNAP-8 finds the neighbours that looking at everything finds', () => {
    fc.assert(
      fc.property(others, boxes, (around, moved) => {
        const found = neighbourDistances(targetsOf({ boxes: around }), moved);
        const right = around
          .filter((other) => other.y < moved.y + moved.height && moved.y < other.y + other.height)
          .map((other) => other.x - moved.x - moved.width)
          .filter((gap) => gap > 0);
        const shown = found.find(({ axis, from }) => axis === 'x' && from.x === moved.x + moved.width);
        expect(shown?.lengthMm ?? Infinity).toBeCloseTo(Math.min(...right), 6);
      }),
    );
  });
});
