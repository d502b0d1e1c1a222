import { type Box, boxCentre, boxContains, growBox } from '../geometry/box.js';
import { flattenPath, type Polyline } from '../geometry/flatten.js';
import { distanceToOutline, isInside } from '../geometry/nearness.js';
import type { Point } from '../geometry/point.js';
import type { Kinds } from '../objects/kinds.js';
import { thoseNaming } from '../objects/places.js';
import type { PageObject } from '../objects/schema.js';
import { findObject, leavesOf } from '../objects/tree.js';
import type { LabelAnchor } from '../plugins/labels/index.js';

/** What a label names on its page: the object, where the tie leads to one, and the place that is meant, in page mm. */
export interface AnchorPlace {
  readonly object: PageObject | undefined;
  readonly point: Point;
}

/** Where `anchor` leads among `objects` of its page; undefined where the object that it names is not there. */
export function anchorPlace(
  kinds: Kinds,
  anchor: LabelAnchor,
  objects: readonly PageObject[],
): AnchorPlace | undefined {
  const { at } = anchor;
  if (anchor.object === null) return { object: undefined, point: at };
  const object = findObject(thoseNaming(objects, [anchor.object]), anchor.object);
  if (!object) return undefined;
  const { x, y, width, height } = kinds.extentOf(object);
  return { object, point: { x: x + along(at.x, width), y: y + along(at.y, height) } };
}

/** The tie to `point` (page mm) of `object`. */
export function anchorAt(kinds: Kinds, object: PageObject, point: Point): LabelAnchor {
  const { x, y, width, height } = kinds.extentOf(object);
  return { object: object.uuid, at: { x: share(point.x - x, width), y: share(point.y - y, height) } };
}

/** Sides shorter than this, in mm, are none: a straight line has one side only. */
const NO_SIDE_MM = 0.01;

/** A distance as a share of a side; where there is no side, in mm, from the middle at one half. */
const share = (distanceMm: number, sideMm: number): number =>
  sideMm >= NO_SIDE_MM ? distanceMm / sideMm : 0.5 + distanceMm;

const along = (at: number, sideMm: number): number => (sideMm >= NO_SIDE_MM ? at * sideMm : at - 0.5);

/** An area around a text is meant unless something else is nearer than this, in mm. */
const AROUND_MM = 4;

/** How far in mm from the middle of a text the nearest object may lie to be what it names. */
const REACH_MM = 25;

interface Named {
  readonly object: PageObject;
  readonly bounds: Box;
  readonly pieces: readonly Polyline[];
}

/** How far in mm `point` lies from what is drawn; in the middle of an area that counts little. */
function awayMm(point: Point, { bounds, pieces }: Named): number {
  if (!boxContains(growBox(bounds, REACH_MM), { ...point, width: 0, height: 0 })) return Infinity;
  const outlineMm = distanceToOutline(point, pieces);
  const isAround = pieces.some(({ closed }) => closed) && isInside(point, pieces);
  return isAround ? Math.min(AROUND_MM, outlineMm) : outlineMm;
}

/** Finds what a text in a box (page mm) most likely names, `except` an object that it cannot. */
export type FindAnchor = (box: Box, except?: PageObject) => LabelAnchor | null;

/**
 * Tells what a text in a box (page mm) most likely names among `objects`: what it lies nearest to or in, the smaller of two; null where
 * nothing is near.
 */
export function anchorFinder(kinds: Kinds, objects: readonly PageObject[]): FindAnchor {
  const named = leavesOf(objects).flatMap((object): readonly Named[] => {
    const outline = kinds.textOf(object) === undefined ? kinds.outlineOf(object) : undefined;
    return outline ? [{ object, bounds: kinds.boundsOf(object), pieces: flattenPath(outline) }] : [];
  });
  return (box, except) => {
    const middle = boxCentre(box);
    let nearest: Named | undefined;
    let least = REACH_MM;
    for (const one of named) {
      if (one.object === except) continue;
      const away = awayMm(middle, one);
      if (away > least || (nearest && away === least && areaOf(one) >= areaOf(nearest))) continue;
      [nearest, least] = [one, away];
    }
    return nearest ? anchorAt(kinds, nearest.object, middle) : null;
  };
}

const areaOf = ({ bounds: { width, height } }: Named): number => width * height;
