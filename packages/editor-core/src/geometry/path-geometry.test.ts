import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { outlines, points } from '../../test/arbitraries.js';
import { boxContains, growBox } from './box.js';
import { type Cubic, cubicPoint, flattenCubic } from './cubic.js';
import { ellipsePath } from './ellipse-path.js';
import { FLATTEN_TOLERANCE_MM, flattenPath } from './flatten.js';
import { distanceToOutline, distanceToSegment, isInside } from './nearness.js';
import { boundsOfPath } from './path-bounds.js';
import { type PathData, rotatePath } from './path-data.js';
import { distance } from './point.js';
import { svgPathOf } from './svg-path.js';

const cubics: fc.Arbitrary<Cubic> = fc.record({ from: points, c1: points, c2: points, to: points });

function samples(curve: Cubic) {
  return Array.from({ length: 101 }, (_, index) => cubicPoint(curve, index / 100));
}

function curvePath({ from, c1, c2, to }: Cubic): PathData {
  return [
    { kind: 'M', to: from },
    { kind: 'C', c1, c2, to },
  ];
}

describe('bounds of a path', () => {
  it('GEO-1 hold every point of a curve and are no larger than its control polygon', () => {
    fc.assert(
      fc.property(cubics, (curve) => {
        const bounds = growBox(boundsOfPath(curvePath(curve)), 1e-6);
        expect(samples(curve).every((point) => boxContains(bounds, { ...point, width: 0, height: 0 }))).toBe(
          true,
        );
      }),
    );
  });

  it('GEO-1 touch the outermost points of a curve that its control points overshoot', () => {
    const curve = { from: { x: 0, y: 0 }, c1: { x: 0, y: 40 }, c2: { x: 30, y: 40 }, to: { x: 30, y: 0 } };
    const box = boundsOfPath(curvePath(curve));
    expect(box).toEqual({ x: 0, y: 0, width: 30, height: 30 });
  });

  it('GEO-1 of an ellipse are its box, and of one turned by 45 degrees as analysis says', () => {
    const path = ellipsePath({ x: 10, y: 20, width: 60, height: 30 });
    const box = boundsOfPath(path);
    expect(box.x).toBeCloseTo(10, 6);
    expect(box.height).toBeCloseTo(30, 6);
    const turned = boundsOfPath(rotatePath(path, { x: 40, y: 35 }, 45));
    expect(turned.width / 2).toBeCloseTo(Math.sqrt((30 ** 2 + 15 ** 2) / 2), 1);
  });
});

describe('flattening', () => {
  it('GEO-2 strays less than its tolerance from the curve', () => {
    fc.assert(
      fc.property(cubics, (curve) => {
        const chords = [curve.from, ...flattenCubic(curve, FLATTEN_TOLERANCE_MM)];
        const strays = samples(curve).map((point) =>
          Math.min(...chords.slice(1).map((to, index) => distanceToSegment(point, chords[index] ?? to, to))),
        );
        expect(Math.max(...strays)).toBeLessThanOrEqual(FLATTEN_TOLERANCE_MM + 1e-6);
      }),
    );
  });

  it('GEO-2 keeps a straight curve to one chord and a move to a piece of its own', () => {
    const pieces = flattenPath([
      { kind: 'M', to: { x: 0, y: 0 } },
      { kind: 'C', c1: { x: 1, y: 0 }, c2: { x: 2, y: 0 }, to: { x: 3, y: 0 } },
      { kind: 'Z' },
      { kind: 'M', to: { x: 9, y: 9 } },
    ]);
    expect(pieces).toEqual([
      {
        points: [
          { x: 0, y: 0 },
          { x: 3, y: 0 },
        ],
        closed: true,
      },
      { points: [{ x: 9, y: 9 }], closed: false },
    ]);
  });
});

describe('nearness', () => {
  const ring = flattenPath([
    ...ellipsePath({ x: 0, y: 0, width: 40, height: 40 }),
    ...ellipsePath({ x: 10, y: 10, width: 20, height: 20 }),
  ]);

  it('GEO-3 counts windings: two outlines in one sense leave no hole', () => {
    expect(isInside({ x: 20, y: 20 }, ring)).toBe(true);
    expect(isInside({ x: 2, y: 2 }, ring)).toBe(false);
  });

  it('GEO-3 sees a hole where the inner outline runs the other way', () => {
    const [outer, inner] = ring;
    const pieces = outer && inner ? [outer, { ...inner, points: inner.points.toReversed() }] : [];
    expect(isInside({ x: 20, y: 20 }, pieces)).toBe(false);
    expect(isInside({ x: 5, y: 20 }, pieces)).toBe(true);
  });

  it('GEO-3 closes open pieces', () => {
    const corner = flattenPath([
      { kind: 'M', to: { x: 0, y: 0 } },
      { kind: 'L', to: { x: 10, y: 0 } },
      { kind: 'L', to: { x: 0, y: 10 } },
    ]);
    expect(isInside({ x: 2, y: 2 }, corner)).toBe(true);
    expect(distanceToOutline({ x: 0, y: 5 }, corner)).toBeCloseTo(Math.SQRT1_2 * 5, 9);
  });

  it('GEO-2 measures the distance of a circle to 0.05 mm', () => {
    const circle = flattenPath(ellipsePath({ x: -10, y: -10, width: 20, height: 20 }));
    fc.assert(
      fc.property(points, (point) => {
        const exact = Math.abs(distance(point, { x: 0, y: 0 }) - 10);
        expect(Math.abs(distanceToOutline(point, circle) - exact)).toBeLessThanOrEqual(0.06);
      }),
    );
  });

  it('takes a lone point as an outline without length', () => {
    expect(distanceToOutline({ x: 3, y: 4 }, [{ points: [{ x: 0, y: 0 }], closed: false }])).toBe(5);
    expect(distanceToOutline({ x: 3, y: 4 }, [])).toBe(Infinity);
  });
});

describe('path notation', () => {
  it('GEO-5 rounds to 1 µm and knows no exponent and no negative zero', () => {
    const path: PathData = [
      { kind: 'M', to: { x: 1 / 3, y: -0.0001 } },
      { kind: 'L', to: { x: 1e-9, y: 20 } },
      { kind: 'C', c1: { x: 1, y: 2 }, c2: { x: 3.5, y: 4 }, to: { x: 5.0004, y: 6 } },
      { kind: 'Z' },
    ];
    expect(svgPathOf(path)).toBe('M0.333 0L0 20C1 2 3.5 4 5 6Z');
  });

  it('GEO-5 holds for any outline', () => {
    fc.assert(
      fc.property(outlines, (path) =>
        expect(svgPathOf(path)).toMatch(/^(?:[MLCZ]|-?\d+(?:\.\d{1,3})?| )+$/u),
      ),
    );
  });
});
