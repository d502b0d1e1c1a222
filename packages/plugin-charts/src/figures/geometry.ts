import { type Box, distance, interpolate, type Point, segmentInBox } from '@tastwerk/editor-core/geometry';

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
