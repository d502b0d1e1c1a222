import type { Kinds, PageObject } from '@tastwerk/editor-core';
import { flattenPath, isInside, type Point } from '@tastwerk/editor-core/geometry';
import { isSeen, leavesOf } from '@tastwerk/editor-core/objects';

/** Whether `place` lies within an outline, whether the area has a colour or not. */
function encloses(kinds: Kinds, object: PageObject, place: Point): boolean {
  const outline = kinds.outlineOf(object);
  if (!outline) return false;
  const closed = flattenPath(outline).filter((piece) => piece.closed);
  return closed.length > 0 && isInside(place, closed);
}

/**
 * The object that a finger at `place` (page mm) is on: the topmost that is drawn there, within `reachMm` of lines, else the smallest area around it.
 * Members stand for their groups. `reachMm` is what a pin stands for, so that a line counts that raises it.
 */
export function objectUnder(
  kinds: Kinds,
  objects: readonly PageObject[],
  place: Point,
  reachMm: number,
): PageObject | undefined {
  const seen = leavesOf(objects.filter(isSeen)).filter(isSeen);
  const drawn = seen.findLast((object) => kinds.hitTest(object, place, reachMm));
  if (drawn) return drawn;
  const sizeOf = (object: PageObject) => {
    const { width, height } = kinds.boundsOf(object);
    return width * height;
  };
  const around = seen.filter((object) => encloses(kinds, object, place));
  return around.toSorted((one, other) => sizeOf(one) - sizeOf(other))[0];
}
