import type { Kinds, PathObject, PathPoint } from '@tastwerk/editor-core';
import { distance, type Point } from '@tastwerk/editor-core/geometry';
import type { ShapeStyle } from '../input/canvas-input.js';
import { type CurvePiece, fitCurve, thinned } from './fit-curve.js';
import { handMm } from './millimetres.js';

/** A line that the hand draws without lifting, in page mm. */
interface Freehand {
  readonly follow: (point: Point) => void;
  /** What the hand has drawn so far, as it drew it; null while it has hardly moved. */
  readonly sketch: (uuid: string, style: ShapeStyle) => PathObject | null;
  /** The same as few curves; null when it is too short to be felt. */
  readonly path: (uuid: string, style: ShapeStyle) => PathObject | null;
}

/** A line may stray this far from the hand, in mm: less than a finger feels; on the screen at least so many px. */
const TOLERANCE_MM = 0.4;
const TOLERANCE_PX = 1.5;
/** Shorter lines are a press with a trembling hand: a finger needs more to follow, in mm. */
const SHORTEST_MM = 3;
/** Ends this near to each other are meant to meet, in mm, on a line at least this many times as long. */
const MEET_MM = 3;
const MEET_LENGTHS = 5;

function lengthOf(points: readonly Point[]): number {
  return points.reduce((sum, point, index) => sum + distance(points[index - 1] ?? point, point), 0);
}

function pathThrough(
  kinds: Kinds,
  start: Point,
  pieces: readonly CurvePiece[],
  closed: boolean,
  { uuid, style }: { readonly uuid: string; readonly style: ShapeStyle },
): PathObject | null {
  if (pieces.length === 0) return null;
  const ends = [start, ...pieces.map(({ to }) => to)];
  const x = handMm(Math.min(...ends.map((end) => end.x)));
  const y = handMm(Math.min(...ends.map((end) => end.y)));
  const points = pieces.map(({ isLine, c1, c2, to }): PathPoint => {
    const end = { x: handMm(to.x - x), y: handMm(to.y - y) };
    if (isLine) return { kind: 'L', ...end };
    const [x1, y1] = [handMm(c1.x - x), handMm(c1.y - y)];
    return { kind: 'C', x1, y1, x2: handMm(c2.x - x), y2: handMm(c2.y - y), ...end };
  });
  const first: PathPoint = { kind: 'M', x: handMm(start.x - x), y: handMm(start.y - y) };
  return kinds.create('path', { ...style, uuid, x, y, points: [first, ...points], closed });
}

/** Begins at `start` (page mm) where a mm is `pxPerMm` CSS px. */
export function createFreehand(kinds: Kinds, start: Point, pxPerMm: number): Freehand {
  const trail: Point[] = [start];
  const toleranceMm = Math.max(TOLERANCE_MM, TOLERANCE_PX / pxPerMm);
  return {
    follow(point) {
      trail.push(point);
    },
    sketch(uuid, style) {
      const points = thinned(trail, toleranceMm / 2).slice(1);
      const pieces = points.map((to) => ({ isLine: true, c1: to, c2: to, to }));
      return pathThrough(kinds, start, pieces, false, { uuid, style });
    },
    path(uuid, style) {
      const length = lengthOf(thinned(trail, toleranceMm));
      if (length < SHORTEST_MM) return null;
      const last = trail.at(-1) ?? start;
      const isLoop = distance(start, last) <= MEET_MM && length >= MEET_MM * MEET_LENGTHS;
      const drawn = isLoop ? [...trail, start] : trail;
      return pathThrough(kinds, start, fitCurve(drawn, toleranceMm), isLoop, { uuid, style });
    },
  };
}
