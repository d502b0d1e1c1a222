import {
  addPoints,
  distance,
  interpolate,
  type Point,
  scalePoint,
  subtractPoints,
} from '../../../geometry/point.js';
import { degToRad } from '../../../geometry/units.js';
import type { Anchor } from './anchors.js';

/** Handles that are this far off a straight line, in degrees, still make a smooth point. */
const SMOOTH_DEGREES = 1;

/** Part of the way to the neighbour at which a new handle stands. */
const HANDLE_PART = 1 / 3;

/** Below this length, in mm, a handle has no direction. */
const NO_LENGTH_MM = 1e-9;

function unit(vector: Point): Point | undefined {
  const length = Math.hypot(vector.x, vector.y);
  return length < NO_LENGTH_MM ? undefined : scalePoint(vector, 1 / length);
}

/** Whether the path runs through `anchor` without a corner: both handles lie on one line, on either side. */
export function isSmooth({ at, arriving, leaving }: Anchor): boolean {
  const into = arriving && unit(subtractPoints(at, arriving));
  const out = leaving && unit(subtractPoints(leaving, at));
  if (!into || !out) return false;
  const cross = into.x * out.y - into.y * out.x;
  return into.x * out.x + into.y * out.y > 0 && Math.abs(cross) <= Math.sin(degToRad(SMOOTH_DEGREES));
}

/** `handle` of the point `at` turned, in its own length, so that it points away from `opposite`. */
export function turnedAway(at: Point, handle: Point, opposite: Point): Point {
  const direction = unit(subtractPoints(at, opposite));
  return direction ? addPoints(at, scalePoint(direction, distance(at, handle))) : handle;
}

/** The direction in which the path should run through `anchor`, from `before` to `after`. */
function directionThrough({ at, arriving, leaving }: Anchor, before: Point, after: Point): Point | undefined {
  if (arriving && leaving) return unit(subtractPoints(leaving, arriving));
  if (leaving) return unit(subtractPoints(leaving, at));
  if (arriving) return unit(subtractPoints(at, arriving));
  const along = unit(subtractPoints(after, before));
  if (along) return along;
  // Both neighbours lie in one place: the path turns round across the way there.
  const there = unit(subtractPoints(after, at));
  return there && { x: -there.y, y: there.x };
}

function handleTo(at: Point, handle: Point | null, neighbour: Point, direction: Point): Point {
  const length = handle ? distance(at, handle) : distance(at, neighbour) * HANDLE_PART;
  return addPoints(at, scalePoint(direction, length));
}

/**
 * `anchor` with handles on one line, between the neighbours `before` and `after`; at an end of a path, where one of them is
 * missing, with one handle towards the other. Handles that are there keep their length.
 */
export function smoothed(anchor: Anchor, before: Point | undefined, after: Point | undefined): Anchor {
  const { at, arriving, leaving } = anchor;
  if (!before && after) return { ...anchor, leaving: leaving ?? interpolate(at, after, HANDLE_PART) };
  if (!after && before) return { ...anchor, arriving: arriving ?? interpolate(at, before, HANDLE_PART) };
  if (!before || !after) return anchor;
  const direction = directionThrough(anchor, before, after);
  if (!direction) return anchor;
  return {
    at,
    arriving: handleTo(at, arriving, before, scalePoint(direction, -1)),
    leaving: handleTo(at, leaving, after, direction),
  };
}
