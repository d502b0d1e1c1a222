import type { PathPoint } from '@tastwerk/editor-core';
import type { Line, Place } from './simple-line.js';

/** Where a line turns by more than 50 degrees it has a corner: cosine of it. */
const CORNER_COSINE = 0.643;
/** Part of the way to the next place at which a handle stands. */
const HANDLE_PART = 1 / 3;
/** A handle is at most so much longer than one for the other side: a long straight side would bulge for a short bend at its end. */
const MOST_UNEVEN = 2;

interface Way {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

function wayOf(from: Place, to: Place): Way {
  const length = Math.max(Math.hypot(to.x - from.x, to.y - from.y), Number.EPSILON);
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length, length };
}

/** The handles of a place, as vectors from it; none at a corner and at an end. */
interface Handles {
  readonly arriving: Place;
  readonly leaving: Place;
}

function handlesAt(before: Place | undefined, at: Place, after: Place | undefined): Handles | undefined {
  if (!before || !after) return undefined;
  const [into, out] = [wayOf(before, at), wayOf(at, after)];
  if (into.x * out.x + into.y * out.y < CORNER_COSINE) return undefined;
  // The nearer neighbour says more about the direction here.
  const [alongX, alongY] = [
    into.x * out.length + out.x * into.length,
    into.y * out.length + out.y * into.length,
  ];
  const along = Math.max(Math.hypot(alongX, alongY), Number.EPSILON);
  const handle = (own: number, other: number) => (Math.min(own, MOST_UNEVEN * other) * HANDLE_PART) / along;
  const [arriving, leaving] = [handle(into.length, out.length), handle(out.length, into.length)];
  return {
    arriving: { x: -alongX * arriving, y: -alongY * arriving },
    leaving: { x: alongX * leaving, y: alongY * leaving },
  };
}

/** A path through the places of `line`: curved where it turns a little, with corners where it turns a lot. A closed one ends at its beginning. */
export function curveThrough({ points, closed }: Line): readonly PathPoint[] {
  const at = (index: number) =>
    closed ? points.at(index % points.length) : index < 0 ? undefined : points[index];
  const handles = points.map((point, index) => handlesAt(at(index - 1), point, at(index + 1)));
  const [first] = points;
  if (!first) return [];
  const path: PathPoint[] = [{ kind: 'M', x: first.x, y: first.y }];
  const steps = closed ? points.length : points.length - 1;
  for (let step = 0; step < steps; step += 1) {
    const next = (step + 1) % points.length;
    const [from, to] = [points[step], points[next]];
    if (!from || !to) continue;
    const [leaving, arriving] = [handles[step]?.leaving, handles[next]?.arriving];
    if (!leaving && !arriving) {
      path.push({ kind: 'L', x: to.x, y: to.y });
      continue;
    }
    path.push({
      kind: 'C',
      x1: from.x + (leaving?.x ?? 0),
      y1: from.y + (leaving?.y ?? 0),
      x2: to.x + (arriving?.x ?? 0),
      y2: to.y + (arriving?.y ?? 0),
      x: to.x,
      y: to.y,
    });
  }
  return path;
}
