import { boxCentre } from '../geometry/box.js';
import { findObject } from '../objects/tree.js';
import { type Side, SIDES } from '../geometry/side.js';
import { freeWay } from '../outlines/free-way.js';
import { type Outline, outlineFor } from '../outlines/outline.js';
import { type PositionKind, positionOf } from '../outlines/position.js';
import { contextOfPage, type LaidOutPage, objectsOfPage } from '../scene/laid-out-page.js';

/** Where one object lies as seen from another: on a side that a straight way leads to, or between two sides. */
export type Direction = Side | 'leftAbove' | 'rightAbove' | 'leftBelow' | 'rightBelow';

/** How one object lies to another. */
export interface Relation {
  readonly kind: PositionKind;
  /** Between what is drawn of both, strokes included, in mm; 0 where they meet. */
  readonly gapMm: number;
  /** Where the other one lies, as seen from the one; null unless they are apart. */
  readonly direction: Direction | null;
}

/** The side on which the shortest straight way leads from `one` to `other`, else the two sides between which it lies. */
function directionTo(one: Outline, other: Outline): Direction | null {
  const ways = SIDES.flatMap((side) => {
    const mm = freeWay(one, other, side);
    return mm === undefined ? [] : [{ side, mm }];
  });
  const [nearest] = ways.sort((a, b) => a.mm - b.mm);
  if (nearest) return nearest.side;
  if (!one.box || !other.box) return null;
  const [from, to] = [boxCentre(one.box), boxCentre(other.box)];
  if (to.x < from.x) return to.y < from.y ? 'leftAbove' : 'leftBelow';
  return to.y < from.y ? 'rightAbove' : 'rightBelow';
}

/** How the object `uuid` of `page` lies to the object `otherUuid`; undefined where one of them is not there or not drawn. */
export function relationOf(page: LaidOutPage, uuid: string, otherUuid: string): Relation | undefined {
  const objects = objectsOfPage(page);
  const [one, other] = [findObject(objects, uuid), findObject(objects, otherUuid)];
  if (!one || !other) return undefined;
  const context = contextOfPage(page);
  const [own, against] = [outlineFor(one, context), outlineFor(other, context)];
  const position = positionOf(own, against);
  if (!position) return undefined;
  const { kind, gap } = position;
  return { kind, gapMm: gap.distanceMm, direction: kind === 'apart' ? directionTo(own, against) : null };
}
