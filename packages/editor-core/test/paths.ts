import fc from 'fast-check';
import type { PageObject, PathObject, PathPoint } from '../src/index.js';
import type { PathData } from '../src/entries/geometry.js';
import { flattenPath } from '../src/geometry/flatten.js';
import { distanceToOutline } from '../src/geometry/nearness.js';
import { id, PATH } from './documents.js';
import { points } from './arbitraries.js';
import { createObject, outlineOf } from '../src/standard.js';

/** Points of a figure as large as a hand draws one, to 0.001 mm. */
const near = points.map(({ x, y }) => ({ x: x / 10, y: y / 10 }));

const steps: fc.Arbitrary<PathPoint> = fc.oneof(
  near.map(({ x, y }): PathPoint => ({ kind: 'L', x, y })),
  fc
    .tuple(near, near, near)
    .map(([c1, c2, to]): PathPoint => ({ kind: 'C', x1: c1.x, y1: c1.y, x2: c2.x, y2: c2.y, ...to })),
);

const pieces: fc.Arbitrary<readonly PathPoint[]> = fc
  .tuple(near, fc.array(steps, { minLength: 1, maxLength: 5 }), fc.boolean())
  .map(([start, others, returns]): readonly PathPoint[] => [
    { kind: 'M', ...start },
    ...others,
    ...(returns ? [{ kind: 'L', ...start } as const] : []),
  ]);

/** Paths of one to three pieces, open or closed, turned and scaled. */
export const paths: fc.Arbitrary<PathObject> = fc
  .record({
    points: fc.array(pieces, { minLength: 1, maxLength: 3 }).map((all) => all.flat()),
    closed: fc.boolean(),
    angle: fc.integer({ min: -360, max: 360 }),
    scaleX: fc.constantFrom(1, 0.5, -1, 0.25),
    scaleY: fc.constantFrom(1, 0.5, -0.75),
  })
  .map((values) => createObject('path', { uuid: PATH, x: 30, y: 40, ...values }));

/** Places of a line that are held against another: enough to see a bend that is off. */
const SAMPLES = 40;

/** What flattening alone lets equal lines stray, in mm. */
export const STRAY_MM = 0.02;

/** How far the lines of `a` and `b` are apart at most, in mm; see {@link STRAY_MM}. */
export function strayMm(a: PathData, b: PathData): number {
  const off = (from: PathData, to: PathData) => {
    const all = flattenPath(from, STRAY_MM / 2).flatMap((piece) => piece.points);
    const line = flattenPath(to, STRAY_MM / 2);
    const every = Math.ceil(all.length / SAMPLES);
    const sampled = all.filter((_, index) => index % every === 0);
    return Math.max(...sampled.map((point) => distanceToOutline(point, line)));
  };
  return Math.max(off(a, b), off(b, a));
}

/** The outline of an object that has one. */
export function outline(object: PageObject): PathData {
  const found = outlineOf(object);
  if (!found) throw new Error(`no outline: ${object.type}`);
  return found;
}

/** A turned path of two pieces: a bent line with heads at its ends, and a straight one. */
export function twoPieces(values: Partial<Omit<PathObject, 'type' | 'uuid'>> = {}): PathObject {
  return createObject('path', {
    uuid: id(12),
    x: 50,
    y: 60,
    angle: 30,
    points: [
      { kind: 'M', x: 0, y: 0 },
      { kind: 'C', x1: 10, y1: -20, x2: 20, y2: 20, x: 30, y: 0 },
      { kind: 'L', x: 50, y: 10 },
      { kind: 'M', x: 0, y: 40 },
      { kind: 'L', x: 60, y: 50 },
    ],
    ...values,
  });
}
