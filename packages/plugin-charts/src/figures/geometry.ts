import {
  type Box,
  boxCorners,
  distance,
  distanceToSegment,
  interpolate,
  type Point,
  segmentInBox,
} from '@tastwerk/editor-core/geometry';

/** Distance of `point` from `box`; 0 inside. */
const distanceToBox = ({ x, y }: Point, box: Box): number =>
  Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));

/** Distance of the segment `a`-`b` from `box`; 0 where they meet. */
export function segmentToBox(a: Point, b: Point, box: Box): number {
  if (segmentInBox(a, b, box)) return 0;
  const corners = boxCorners(box).map((corner) => distanceToSegment(corner, a, b));
  return Math.min(distanceToBox(a, box), distanceToBox(b, box), ...corners);
}

/** Distance of two boxes; 0 where they meet. */
export const boxToBox = (a: Box, b: Box): number =>
  Math.hypot(
    Math.max(a.x - b.x - b.width, 0, b.x - a.x - a.width),
    Math.max(a.y - b.y - b.height, 0, b.y - a.y - a.height),
  );

/** Distance of two segments; 0 where they cross. */
export function segmentToSegment(a: Point, b: Point, c: Point, d: Point): number {
  const side = (from: Point, to: Point, at: Point) =>
    Math.sign((to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x));
  if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) return 0;
  return Math.min(
    distanceToSegment(a, c, d),
    distanceToSegment(b, c, d),
    distanceToSegment(c, a, b),
    distanceToSegment(d, a, b),
  );
}

/** Whether `point` lies inside the closed outline through `corners`. */
export function isInside({ x, y }: Point, corners: readonly Point[]): boolean {
  let inside = false;
  corners.forEach((a, index) => {
    const b = corners[(index + 1) % corners.length] ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}

/** The point at `radius` from `centre` in the direction `degrees`: counter-clockwise from the right, as mathematics counts. */
export const onCircle = (centre: Point, radius: number, degrees: number): Point => ({
  x: centre.x + radius * Math.cos((degrees * Math.PI) / 180),
  y: centre.y - radius * Math.sin((degrees * Math.PI) / 180),
});

/** Angle of a chord in degrees: on a circle of 100 mm its middle is 0.06 mm off the arc. */
const CHORD_DEGREES = 4;

/** Points along the arc about `centre` from one direction to another, in degrees counter-clockwise. */
export function arcPoints(centre: Point, radius: number, from: number, to: number): readonly Point[] {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / CHORD_DEGREES));
  return Array.from({ length: steps + 1 }, (_, step) =>
    onCircle(centre, radius, from + ((to - from) * step) / steps),
  );
}

/** Length of the line through `points`. */
export const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, point, index) => sum + distance(points[index - 1] ?? point, point), 0);

/** The pieces of the line through `points` that lie outside of all `boxes`. */
export function outsideOf(points: readonly Point[], boxes: readonly Box[]): readonly (readonly Point[])[] {
  const pieces: Point[][] = [];
  let end: Point | undefined;
  const add = (from: Point, to: Point) => {
    const open = end && distance(end, from) < 1e-9 ? pieces.at(-1) : undefined;
    if (open) open.push(to);
    else pieces.push([from, to]);
    end = to;
  };
  points.slice(1).forEach((to, index) => {
    const from = points[index] ?? to;
    const hidden = boxes.flatMap((box) => {
      const inside = segmentInBox(from, to, box);
      return inside ? [inside] : [];
    });
    let reached = 0;
    for (const [enters, leaves] of hidden.toSorted((one, other) => one[0] - other[0])) {
      if (enters > reached) add(interpolate(from, to, reached), interpolate(from, to, enters));
      reached = Math.max(reached, leaves);
    }
    if (reached < 1) add(reached === 0 ? from : interpolate(from, to, reached), to);
  });
  return pieces;
}
