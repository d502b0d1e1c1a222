import { distanceToSegment, type Point } from '@tastwerk/editor-core/geometry';

/** A straight part of a drawing, `halfMm` wide on either side. */
export interface Obstacle {
  readonly from: Point;
  readonly to: Point;
  readonly halfMm: number;
}

/** Distance in mm of the places at which a line is tested for obstacles. */
const STEP_MM = 0.5;

/** The obstacles of lines through `places` that are `widthMm` wide. */
export function obstaclesAlong(places: readonly Point[], widthMm: number): readonly Obstacle[] {
  return places.slice(1).flatMap((to, index) => {
    const from = places[index];
    return from ? [{ from, to, halfMm: widthMm / 2 }] : [];
  });
}

/**
 * The parts of the straight line between two points, at least `leastMm` long, that keep `gapMm` away from all of `obstacles`. The line is
 * `widthMm` wide; lengths in mm.
 */
export function freePieces(
  [start, end]: readonly [Point, Point],
  obstacles: readonly Obstacle[],
  { widthMm, gapMm, leastMm }: { readonly widthMm: number; readonly gapMm: number; readonly leastMm: number },
): readonly (readonly [Point, Point])[] {
  const lengthMm = Math.hypot(end.x - start.x, end.y - start.y);
  const steps = Math.max(1, Math.ceil(lengthMm / STEP_MM));
  const at = (step: number): Point => ({
    x: start.x + ((end.x - start.x) * step) / steps,
    y: start.y + ((end.y - start.y) * step) / steps,
  });
  // A place between two steps is up to half a step nearer.
  const keepMm = gapMm + widthMm / 2 + STEP_MM / 2;
  const isFree = (point: Point) =>
    obstacles.every(({ from, to, halfMm }) => distanceToSegment(point, from, to) >= keepMm + halfMm);
  // Pieces of one line keep apart as other elements do.
  const between = Math.ceil(((gapMm + widthMm) * steps) / Math.max(lengthMm, STEP_MM));
  const pieces: (readonly [Point, Point])[] = [];
  let first: number | undefined;
  let next = 0;
  for (let step = 0; step <= steps + 1; step += 1) {
    if (step <= steps && isFree(at(step))) {
      first ??= Math.max(step, next);
      continue;
    }
    if (first !== undefined && ((step - 1 - first) * lengthMm) / steps >= leastMm) {
      pieces.push([at(first), at(step - 1)]);
      next = step - 1 + between;
    }
    first = undefined;
  }
  return pieces;
}
