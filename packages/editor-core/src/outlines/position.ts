import { type Box, boxesMeet, growBox } from '../geometry/box.js';
import { segmentToSegment } from '../geometry/distances.js';
import type { Polyline } from '../geometry/flatten.js';
import { distanceToOutline, isInside, segmentsOf } from '../geometry/nearness.js';
import { distance, interpolate, type Point } from '../geometry/point.js';
import { type Nearest, nearestEdges, TOUCH_MM } from './nearest-edges.js';
import type { Outline, OutlinePart } from './outline.js';

/**
 * How one object lies to another: wholly inside of it, around it, partly in it or across it, against it without reaching deeper than
 * their strokes, or apart.
 */
export type PositionKind = 'inside' | 'around' | 'overlaps' | 'touches' | 'apart';

/** How two objects of a page lie to each other. */
export interface Position {
  readonly kind: PositionKind;
  /** Where what is drawn of both comes closest, strokes included; 0 where it meets. */
  readonly gap: Nearest;
}

/** How far apart along a course, in mm, it is asked how deep it lies in another area. */
const STEP_MM = 0.5;

function* pointsAlong({ course }: OutlinePart): Generator<Point> {
  for (const piece of course) {
    const [first] = piece.points;
    if (first) yield first;
    for (const [from, to] of segmentsOf(piece, false)) {
      const steps = Math.max(1, Math.ceil(distance(from, to) / STEP_MM));
      for (let step = 1; step <= steps; step += 1) yield interpolate(from, to, step / steps);
    }
  }
}

/** Whether the course of `one` goes farther than `reachMm` into the area of `other`, and farther than that out of it. */
function courseIn(one: OutlinePart, other: OutlinePart, reachMm: number) {
  const found = { goesIn: false, goesOut: false };
  for (const point of pointsAlong(one)) {
    const isWithin = isInside(point, other.area);
    if (isWithin ? found.goesIn : found.goesOut) continue;
    if (distanceToOutline(point, other.course) <= reachMm) continue;
    if (isWithin) found.goesIn = true;
    else found.goesOut = true;
    if (found.goesIn && found.goesOut) break;
  }
  return found;
}

type Segment = readonly [Point, Point];

/** On which side of the way from `a` to `b` a point lies: positive to its right on a page whose y points down. */
const sideOf = ([a, b]: Segment, point: Point) =>
  (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);

/** Whether `piece`, which crosses `segment` of `other`, goes farther than `reachMm` from it on both sides: else it ends there. */
function goesOnBeyond(piece: Polyline, segment: Segment, other: OutlinePart, reachMm: number): boolean {
  const isFar = (point: Point | undefined) =>
    point !== undefined && distanceToOutline(point, other.course) > reachMm;
  if (!piece.closed) return isFar(piece.points[0]) && isFar(piece.points.at(-1));
  const far = piece.points.filter(isFar);
  return far.some((point) => sideOf(segment, point) > 0) && far.some((point) => sideOf(segment, point) < 0);
}

/** Whether a line crosses another or an outline, with more than `reachMm` of each on both sides. */
function doCross(one: OutlinePart, other: OutlinePart, reachMm: number): boolean {
  for (const piece of one.course)
    for (const segment of segmentsOf(piece, false))
      for (const against of other.course)
        for (const crossed of segmentsOf(against, false)) {
          // How deep two closed outlines reach into each other is told by their areas.
          if (piece.closed && against.closed) continue;
          const goOn =
            segmentToSegment(...segment, ...crossed) === 0 &&
            goesOnBeyond(piece, crossed, other, reachMm) &&
            goesOnBeyond(against, segment, one, reachMm);
          if (goOn) return true;
        }
  return false;
}

function startOf({ course }: OutlinePart): Point | undefined {
  return course[0]?.points[0];
}

function liesIn(one: OutlinePart, other: OutlinePart): boolean {
  const start = startOf(one);
  return start !== undefined && isInside(start, other.area);
}

/** How two parts lie whose rims meet. */
function whereTheyMeet(one: OutlinePart, other: OutlinePart): PositionKind {
  const reachMm = one.halfMm + other.halfMm + TOUCH_MM;
  const [mine, theirs] = [courseIn(one, other, reachMm), courseIn(other, one, reachMm)];
  if ((mine.goesIn && mine.goesOut) || (theirs.goesIn && theirs.goesOut)) return 'overlaps';
  if (mine.goesIn) return 'inside';
  if (theirs.goesIn) return 'around';
  const areBothAreas = one.area.length > 0 && other.area.length > 0;
  // Neither leaves the other: both have the same outline.
  if (areBothAreas && !mine.goesOut && !theirs.goesOut) return 'overlaps';
  return doCross(one, other, reachMm) ? 'overlaps' : 'touches';
}

/** Whether what has these boxes can touch. */
const couldTouch = (one: Box, other: Box): boolean => boxesMeet(growBox(one, TOUCH_MM), other);

function positionOfParts(one: OutlinePart, other: OutlinePart): PositionKind {
  if (!couldTouch(one.box, other.box)) return 'apart';
  const gap = nearestEdges(one.rims, other.rims, 2 * TOUCH_MM);
  if (gap && gap.distanceMm <= TOUCH_MM) return whereTheyMeet(one, other);
  if (liesIn(one, other)) return 'inside';
  return liesIn(other, one) ? 'around' : 'apart';
}

/** Where two outlines come closest when that is nearer than `withinMm`; undefined when it is not, or nothing is drawn of one. */
export function gapBetween(one: Outline, other: Outline, withinMm = Infinity): Nearest | undefined {
  let gap: Nearest | undefined;
  for (const part of one.parts)
    for (const against of other.parts)
      gap = nearestEdges(part.rims, against.rims, gap?.distanceMm ?? withinMm) ?? gap;
  return gap;
}

/** How `one` lies to `other`; undefined where nothing is drawn of one of them. */
export function positionOf(one: Outline, other: Outline): Position | undefined {
  const gap = gapBetween(one, other);
  if (!gap) return undefined;
  const rows = one.parts.map((part) => other.parts.map((against) => positionOfParts(part, against)));
  const all = new Set(rows.flat());
  const isHeld = rows.every((row) => row.includes('inside'));
  const holdsAll = other.parts.every((_, column) => rows.some((row) => row[column] === 'around'));
  if (isHeld && !all.has('overlaps')) return { kind: 'inside', gap };
  if (holdsAll && !all.has('overlaps')) return { kind: 'around', gap };
  // Of a group some members lie in the other, and some do not.
  if (all.has('overlaps') || all.has('inside') || all.has('around')) return { kind: 'overlaps', gap };
  return { kind: all.has('touches') ? 'touches' : 'apart', gap };
}

/** How `one` lies to `other`, without measuring how far apart they are; what is not drawn is apart from all. */
export function positionKind(one: Outline, other: Outline): PositionKind {
  const canTouch = one.box && other.box && couldTouch(one.box, other.box);
  return (canTouch && positionOf(one, other)?.kind) || 'apart';
}
