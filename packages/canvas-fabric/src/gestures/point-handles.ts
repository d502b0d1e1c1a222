import type { PathObject } from '@tastwerk/editor-core';
import { distance, type Point } from '@tastwerk/editor-core/geometry';
import { anchorsOnPage, nearestOnPath, type PageAnchor, type PointMove } from '@tastwerk/editor-core/objects';
import type { SketchAnchor } from '../overlay-layer/sketch.js';

/** A point counts within this many times the reach of a press: it is small, and the line passes close by. */
const POINT_REACH = 2;

const HANDLES = ['arriving', 'leaving'] as const;

/** What a press means: a point of a path, or a handle of one. */
export interface PointTarget {
  readonly anchor: PageAnchor;
  readonly part: PointMove['part'];
  readonly at: Point;
}

/** The handles that a point shows while it is selected. */
function handlesOf(anchor: PageAnchor): readonly PointTarget[] {
  return HANDLES.flatMap((part) => (anchor[part] ? [{ anchor, part, at: anchor[part] }] : []));
}

/** The points of `path` as the overlay shows them, those of `selected` with their handles. */
export function shownAnchors(path: PathObject, selected: readonly number[]): readonly SketchAnchor[] {
  return anchorsOnPage(path).map((anchor) => {
    const isSelected = selected.includes(anchor.point);
    return { at: anchor.at, handles: isSelected ? handlesOf(anchor).map(({ at }) => at) : [], isSelected };
  });
}

/** The point or shown handle of `path` that is nearest to `place`, of those that a press with this reach means. */
export function targetAt(
  path: PathObject,
  selected: readonly number[],
  place: Point,
  reachMm: number,
): PointTarget | undefined {
  const near = anchorsOnPage(path)
    .flatMap((anchor): readonly PointTarget[] => [
      ...(selected.includes(anchor.point) ? handlesOf(anchor) : []),
      { anchor, part: 'anchor', at: anchor.at },
    ])
    .map((target) => ({ target, off: distance(target.at, place) }))
    .filter(({ off }) => off <= reachMm * POINT_REACH);
  return near.sort((a, b) => a.off - b.off)[0]?.target;
}

/** The place on the line of `path` that a press at `place` means. */
export function placeOnLine(
  path: PathObject,
  place: Point,
  reachMm: number,
): ReturnType<typeof nearestOnPath> {
  const nearest = nearestOnPath(path, place);
  const isNear = nearest && nearest.distanceMm <= reachMm + path.borderWidth / 2;
  return isNear ? nearest : undefined;
}

/** The moves that bring `target` to `to`: a handle moves alone, a point with all that are selected. */
export function movesOf(
  path: PathObject,
  { anchor: { point }, part, at }: PointTarget,
  selected: readonly number[],
  to: Point,
): readonly PointMove[] {
  if (part !== 'anchor') return [{ point, part, ...to }];
  const delta = { x: to.x - at.x, y: to.y - at.y };
  return anchorsOnPage(path)
    .filter((anchor) => selected.includes(anchor.point))
    .map((anchor) => ({
      point: anchor.point,
      part: 'anchor',
      x: anchor.at.x + delta.x,
      y: anchor.at.y + delta.y,
    }));
}
