import type { Kinds, PageObject } from '@tastwerk/editor-core';
import type { Point } from '@tastwerk/editor-core/geometry';
import { handPoint } from './millimetres.js';
import type { lineStyleOf } from './line-style.js';

/** A curve while it is drawn, in page mm: its ends, and the places through which it is pulled. */
export interface CurveSketch {
  readonly from: Point;
  readonly to: Point;
  /** None, one half way along, or two at a third and two thirds of the way. */
  readonly through: readonly Point[];
}

/** `a * weights[0] + b * weights[1] + ...`, relative to `origin` and rounded as a hand draws. */
function combined(origin: Point, terms: readonly (readonly [Point, number])[]): Point {
  const sum = (side: 'x' | 'y') => terms.reduce((total, [point, weight]) => total + point[side] * weight, 0);
  return handPoint({ x: sum('x') - origin.x, y: sum('y') - origin.y });
}

/** The object that the sketch is: a straight line, a quadratic curve through one place, or a cubic one through two. */
export function objectOfCurve(
  kinds: Kinds,
  { from, to, through }: CurveSketch,
  uuid: string,
  style: ReturnType<typeof lineStyleOf>,
): PageObject {
  const [first, second] = through;
  const end = combined(from, [[to, 1]]);
  if (!first) return kinds.create('line', { ...style, uuid, ...from, dx: end.x, dy: end.y });
  if (!second) {
    // The curve's point half way along is a quarter of each end and half of the control point.
    const control = combined(from, [
      [first, 2],
      [from, -1 / 2],
      [to, -1 / 2],
    ]);
    return kinds.create('quadratic', { ...style, uuid, ...from, control, end });
  }
  // The two equations of the curve's points at a third and two thirds of the way, solved for its control points.
  const control1 = combined(from, [
    [first, 3],
    [second, -3 / 2],
    [from, -5 / 6],
    [to, 1 / 3],
  ]);
  const control2 = combined(from, [
    [second, 3],
    [first, -3 / 2],
    [to, -5 / 6],
    [from, 1 / 3],
  ]);
  return kinds.create('cubic', { ...style, uuid, ...from, control1, control2, end });
}
