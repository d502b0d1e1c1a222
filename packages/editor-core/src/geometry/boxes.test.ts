import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { boxes, points } from '../../test/arbitraries.js';
import { boxAround, boxCentre, boxContains, boxesMeet, growBox, uniteBoxes } from './box.js';
import { boxMap, mapBox } from './box-map.js';
import { boxPath } from './box-path.js';
import { flattenPath } from './flatten.js';
import { insetPath } from './inset.js';
import { distanceToOutline } from './nearness.js';
import { boundsOfPath } from './path-bounds.js';
import { rotatePoint } from './point.js';

describe('boxes', () => {
  it('hold their points, unite and meet', () => {
    const a = boxAround([
      { x: 3, y: 9 },
      { x: -1, y: 4 },
    ]);
    expect(a).toEqual({ x: -1, y: 4, width: 4, height: 5 });
    expect(boxAround([])).toEqual({ x: 0, y: 0, width: 0, height: 0 });
    const b = { x: 3, y: 0, width: 2, height: 4 };
    expect(boxesMeet(a, b)).toBe(true);
    expect(boxesMeet(a, { ...b, x: 3.1 })).toBe(false);
    expect(uniteBoxes(a, b)).toEqual({ x: -1, y: 0, width: 6, height: 9 });
    expect(boxContains(uniteBoxes(a, b), a)).toBe(true);
    expect(boxContains(a, growBox(a, 0.1))).toBe(false);
  });

  it('GEO-6 map onto each other and back', () => {
    fc.assert(
      fc.property(boxes, boxes, points, (from, to, point) => {
        const back = boxMap(to, from).map(boxMap(from, to).map(point));
        expect(back.x).toBeCloseTo(point.x, 6);
        expect(back.y).toBeCloseTo(point.y, 6);
      }),
    );
  });

  it('GEO-6 flip where a side turns negative, and move where a side has no extent', () => {
    const from = { x: 0, y: 0, width: 10, height: 0 };
    const to = { x: 10, y: 5, width: -10, height: 0 };
    expect(mapBox({ x: 2, y: 0, width: 3, height: 4 }, from, to)).toEqual({
      x: 5,
      y: 5,
      width: 3,
      height: 4,
    });
  });

  it('turn back by the opposite angle', () => {
    fc.assert(
      fc.property(points, points, fc.integer({ min: -360, max: 360 }), (point, centre, angle) => {
        const back = rotatePoint(rotatePoint(point, centre, angle), centre, -angle);
        expect(back.x).toBeCloseTo(point.x, 8);
        expect(back.y).toBeCloseTo(point.y, 8);
      }),
    );
  });

  it('turn clockwise, because y points down', () => {
    const turned = rotatePoint({ x: 1, y: 0 }, { x: 0, y: 0 }, 90);
    expect(turned.x).toBeCloseTo(0, 12);
    expect(turned.y).toBeCloseTo(1, 12);
  });
});

describe('an inset outline', () => {
  const notched = flattenPath([
    { kind: 'M', to: { x: 0, y: 0 } },
    { kind: 'L', to: { x: 40, y: 0 } },
    { kind: 'L', to: { x: 40, y: 40 } },
    { kind: 'L', to: { x: 22, y: 40 } },
    { kind: 'L', to: { x: 20, y: 8 } },
    { kind: 'L', to: { x: 18, y: 40 } },
    { kind: 'L', to: { x: 0, y: 40 } },
    { kind: 'Z' },
  ]);
  const notchedPath = notched.flatMap(({ points: corners }) => [
    ...corners.map((to, index) => ({ kind: index === 0 ? ('M' as const) : ('L' as const), to })),
    { kind: 'Z' as const },
  ]);

  it('GEO-4 keeps its distance from every edge, in bays too', () => {
    const inner = flattenPath(insetPath(notchedPath, 2));
    const distances = inner.flatMap(({ points: corners }) =>
      corners.map((point) => distanceToOutline(point, notched)),
    );
    expect(distances.length).toBeGreaterThan(6);
    expect(Math.min(...distances)).toBeGreaterThan(1.95);
    expect(Math.max(...distances)).toBeLessThan(2.9);
  });

  it('GEO-4 of a box is the smaller box, and nothing where no room is left', () => {
    const box = { x: 10, y: 10, width: 30, height: 8 };
    expect(boundsOfPath(insetPath(boxPath(box), 3))).toEqual(growBox(box, -3));
    expect(insetPath(boxPath(box), 5)).toEqual([]);
    expect(boxCentre(growBox(box, -3))).toEqual(boxCentre(box));
  });

  it('GEO-4 falls apart where a neck is too narrow', () => {
    const neck = insetPath(notchedPath, 5);
    expect(flattenPath(neck)).toHaveLength(2);
  });
});
