import { interpolate, type Point } from './point.js';

/** The control points of the cubic curve that is the quadratic one from `from` by `control` to `to`: the same curve, exactly. */
export function raisedQuadratic(
  from: Point,
  control: Point,
  to: Point,
): { readonly c1: Point; readonly c2: Point } {
  return { c1: interpolate(from, control, 2 / 3), c2: interpolate(to, control, 2 / 3) };
}
