import fc from 'fast-check';
import { boxAround, type PathData, type Point } from '../src/entries/geometry.js';

/** Coordinates of a page with room around it, in mm, to 0.01. */
const millimetres = fc.integer({ min: -30_000, max: 60_000 }).map((value) => value / 100);

export const points: fc.Arbitrary<Point> = fc.record({ x: millimetres, y: millimetres });

/** An outline of one to eight lines and curves. */
export const outlines: fc.Arbitrary<PathData> = fc
  .tuple(
    points,
    fc.array(
      fc.oneof(
        fc.record({ kind: fc.constant('L' as const), to: points }),
        fc.record({ kind: fc.constant('C' as const), c1: points, c2: points, to: points }),
      ),
      { minLength: 1, maxLength: 8 },
    ),
    fc.boolean(),
  )
  .map(([start, steps, closed]): PathData => [
    { kind: 'M', to: start },
    ...steps,
    ...(closed ? [{ kind: 'Z' } as const] : []),
  ]);

/** A box with sides of at least 1 mm. */
export const boxes = fc
  .tuple(points, fc.integer({ min: 100, max: 30_000 }), fc.integer({ min: 100, max: 30_000 }))
  .map(([{ x, y }, width, height]) =>
    boxAround([
      { x, y },
      { x: x + width / 100, y: y + height / 100 },
    ]),
  );
