import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { points } from '../../../../test/arbitraries.js';
import { id } from '../../../../test/documents.js';
import { fakeResources } from '../../../../test/fake-braille.js';
import { withObjects } from '../../../../test/documents.js';
import { cubicPoint } from '../../../geometry/cubic.js';
import { interpolate, type Point } from '../../../geometry/point.js';
import { raisedQuadratic } from '../../../geometry/quadratic.js';
import { buildObjectScene } from '../../../scene/build-scene.js';
import {
  asPath,
  boundsOf,
  createObject,
  extentOf,
  frameOf,
  hitTest,
  kinds,
  outlineOf,
  resizeObject,
} from '../../../standard.js';

/** A quadratic curve by its definition, without the cubic one. */
function quadraticPoint(from: Point, control: Point, to: Point, t: number): Point {
  return interpolate(interpolate(from, control, t), interpolate(control, to, t), t);
}

const arch = createObject('quadratic', {
  uuid: id(1),
  x: 20,
  y: 60,
  control: { x: 20, y: -40 },
  end: { x: 40, y: 0 },
});

describe('lines and curves', () => {
  it('LINE-1 a quadratic curve is exactly the cubic one that it is drawn as', () => {
    fc.assert(
      fc.property(
        points,
        points,
        points,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (from, control, to, t) => {
          const cubic = cubicPoint({ from, ...raisedQuadratic(from, control, to), to }, t);
          const exact = quadraticPoint(from, control, to, t);
          expect(cubic.x).toBeCloseTo(exact.x, 6);
          expect(cubic.y).toBeCloseTo(exact.y, 6);
        },
      ),
    );
  });

  it('LINE-1 a curve is measured where it runs, not where its control points are', () => {
    const frame = frameOf(arch);
    expect(frame.y).toBeCloseTo(40, 9);
    expect(frame.height).toBeCloseTo(20, 9);
    expect(hitTest(arch, { x: 40, y: 40 }, 0)).toBe(true);
    expect(hitTest(arch, { x: 40, y: 39.2 }, 0)).toBe(false);
    expect(hitTest(arch, { x: 40, y: 55 }, 1)).toBe(false);
  });

  it('LINE-2 have no inside: a fill or a texture is refused', () => {
    for (const kind of ['line', 'quadratic', 'cubic'] as const) {
      const line = createObject(kind, { uuid: id(1) });
      expect(kinds.objectSchema.safeParse({ ...line, fill: 'red' }).success).toBe(false);
      expect(kinds.objectSchema.safeParse({ ...line, closed: true }).success).toBe(false);
    }
  });

  it('LINE-3 begin at x, y; their other points go along when they are resized', () => {
    const line = createObject('line', { uuid: id(1), x: 30, y: 40, dx: -20, dy: 10 });
    const half = resizeObject(line, frameOf(line), { x: 0, y: 0, width: 10, height: 5 });
    expect(half).toMatchObject({ x: 10, y: 0, dx: -10, dy: 5 });
    const wide = resizeObject(arch, frameOf(arch), { ...frameOf(arch), width: 80 });
    expect(wide).toMatchObject({ x: 20, control: { x: 40, y: -40 }, end: { x: 80, y: 0 } });
  });

  it('LINE-4 draw and measure as the path does that takes their place', () => {
    const kinds = [
      createObject('line', { uuid: id(1), x: 30, y: 40, dx: 35, dy: 10, angle: 40, endArrow: true }),
      { ...arch, angle: 75, startArrow: true, borderStyle: 'dashed' as const },
      createObject('cubic', { uuid: id(1), x: 30, y: 40, angle: -20, endArrow: true }),
    ];
    for (const line of kinds) {
      const look = asPath(line);
      if (!look) throw new Error('no path');
      const path = { ...look, uuid: line.uuid };
      expect(boundsOf(path)).toEqual(boundsOf(line));
      expect(extentOf(path)).toEqual(extentOf(line));
      const scene = (object: typeof line | typeof path) =>
        buildObjectScene(withObjects(object), 0, object, fakeResources).primitives;
      expect(scene(path)).toEqual(scene(line));
      expect(outlineOf(path)).toEqual(outlineOf(line));
    }
  });
});
