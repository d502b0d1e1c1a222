import type { Kinds, PathObject, PathPoint, PathStepPoint } from '@tastwerk/editor-core';
import { distance, type Point } from '@tastwerk/editor-core/geometry';
import type { SketchAnchor } from '../overlay-layer/sketch.js';
import type { ShapeStyle } from '../input/canvas-input.js';
import { handMm } from './millimetres.js';

/** A point of a path being drawn; `out` is where its curve leaves to, and the mirrored point is where it arrives from. */
interface Anchor {
  readonly at: Point;
  readonly out: Point | null;
}

/** A path while it is drawn, in page mm. */
export interface PathSketch {
  readonly anchors: readonly Anchor[];
  readonly isClosed: boolean;
  /** Whether it may close at its first point; a path that is drawn on does not begin there. */
  readonly canClose: boolean;
}

export const EMPTY_PATH_SKETCH: PathSketch = { anchors: [], isClosed: false, canClose: true };

/** The sketch of what is drawn on from `end`, a point of a path that is there. */
export function sketchFrom(end: Point): PathSketch {
  return { anchors: [{ at: end, out: null }], isClosed: false, canClose: false };
}

/** Points that an outline needs to enclose something. */
const MIN_CLOSED_ANCHORS = 3;
const MIN_OPEN_ANCHORS = 2;

/** Whether a press at `point` closes the path at its first point. */
export function closesAt({ anchors, canClose }: PathSketch, point: Point, toleranceMm: number): boolean {
  const first = anchors[0];
  const isLoop = canClose && anchors.length >= MIN_CLOSED_ANCHORS;
  return isLoop && first !== undefined && distance(first.at, point) <= toleranceMm;
}

/** Adds a corner at `point`, or closes the path there; a press on the last point again adds nothing. */
export function pressAt(sketch: PathSketch, point: Point, toleranceMm: number): PathSketch {
  if (closesAt(sketch, point, toleranceMm)) return { ...sketch, isClosed: true };
  const last = sketch.anchors.at(-1);
  if (last && distance(last.at, point) <= toleranceMm) return sketch;
  return { ...sketch, anchors: [...sketch.anchors, { at: point, out: null }] };
}

/** Makes the last pressed point a smooth one whose curve leaves to `point`. */
export function bendTo(sketch: PathSketch, point: Point): PathSketch {
  const [first, ...others] = sketch.anchors;
  if (sketch.isClosed) {
    // The path arrives at its first point from the other side of the hand.
    return first ? { ...sketch, anchors: [{ ...first, out: point }, ...others] } : sketch;
  }
  const last = sketch.anchors.at(-1);
  return last ? { ...sketch, anchors: [...sketch.anchors.slice(0, -1), { ...last, out: point }] } : sketch;
}

/** Takes the last point back. */
export function withoutLast(sketch: PathSketch): PathSketch {
  return { ...sketch, anchors: sketch.anchors.slice(0, -1) };
}

function arrival({ at, out }: Anchor): Point | null {
  return out && { x: 2 * at.x - out.x, y: 2 * at.y - out.y };
}

function pointTo(from: Anchor, to: Anchor, origin: Point): PathStepPoint {
  const x = handMm(to.at.x - origin.x);
  const y = handMm(to.at.y - origin.y);
  const arriving = arrival(to);
  if (!from.out && !arriving) return { kind: 'L', x, y };
  const c1 = from.out ?? from.at;
  const c2 = arriving ?? to.at;
  return {
    kind: 'C',
    x1: handMm(c1.x - origin.x),
    y1: handMm(c1.y - origin.y),
    x2: handMm(c2.x - origin.x),
    y2: handMm(c2.y - origin.y),
    x,
    y,
  };
}

function topLeftOf(anchors: readonly Anchor[]): Point {
  return {
    x: handMm(Math.min(...anchors.map(({ at }) => at.x))),
    y: handMm(Math.min(...anchors.map(({ at }) => at.y))),
  };
}

/** The object that the sketch is so far, continued to `next` where the hand is; null while it has no length. */
export function pathOfSketch(
  kinds: Kinds,
  { anchors, isClosed }: PathSketch,
  input: { readonly uuid: string; readonly style: ShapeStyle; readonly next?: Point | null },
): PathObject | null {
  const { uuid, style, next } = input;
  const all = next && !isClosed ? [...anchors, { at: next, out: null }] : anchors;
  const first = all[0];
  if (!first || all.length < MIN_OPEN_ANCHORS) return null;
  const origin = topLeftOf(all);
  const points: PathPoint[] = [
    { kind: 'M', x: handMm(first.at.x - origin.x), y: handMm(first.at.y - origin.y) },
  ];
  all.slice(1).forEach((anchor, index) => {
    const before = all[index];
    if (before) points.push(pointTo(before, anchor, origin));
  });
  const last = all.at(-1);
  if (isClosed && last && (last.out || first.out)) points.push(pointTo(last, first, origin));
  return kinds.create('path', { ...style, uuid, ...origin, points, closed: isClosed });
}

/** The sketch as points with handles to be shown: both handles of smooth points. */
export function anchorsOfSketch({ anchors }: PathSketch): readonly SketchAnchor[] {
  return anchors.map((anchor) => {
    const arriving = arrival(anchor);
    return { at: anchor.at, handles: anchor.out && arriving ? [anchor.out, arriving] : [] };
  });
}

/** The lines and curves of the sketch after its first point, in page mm. */
export function stepsOfSketch({ anchors }: PathSketch): readonly PathStepPoint[] {
  const origin = { x: 0, y: 0 };
  return anchors.slice(1).flatMap((anchor, index): readonly PathStepPoint[] => {
    const before = anchors[index];
    return before ? [pointTo(before, anchor, origin)] : [];
  });
}
