import { boxToBox } from '../geometry/distances.js';
import { isSeen } from '../objects/in-reach.js';
import type { PageObject } from '../objects/schema.js';
import { childrenOf, findObject } from '../objects/tree.js';
import type { Side } from '../geometry/side.js';
import { freeWay } from '../outlines/free-way.js';
import { type Outline, outlineFor } from '../outlines/outline.js';
import { gapBetween, type PositionKind, positionKind } from '../outlines/position.js';
import { contextOfPage, type LaidOutPage, objectsOfPage } from '../scene/laid-out-page.js';
import { waysToEdges } from './sheet-edges.js';

/** What comes first on one side, and the free way to it in mm; null is the edge of the sheet. */
export interface Neighbour {
  readonly object: PageObject | null;
  readonly distanceMm: number;
}

/** What lies around an object, measured between true outlines with their strokes. */
export interface Neighbours {
  /** How far the object can be moved towards each side until it meets something. */
  readonly sides: Readonly<Record<Side, Neighbour>>;
  /** The object that comes nearest in any direction without touching; undefined where no other is drawn. */
  readonly nearest: Neighbour | undefined;
  /** Objects inside of whose outline it lies. */
  readonly around: readonly PageObject[];
  /** Objects that lie inside of its outline. */
  readonly inside: readonly PageObject[];
  /** Objects that it lies partly in, or crosses. */
  readonly overlapping: readonly PageObject[];
  /** Objects that it touches without reaching into them. */
  readonly touching: readonly PageObject[];
}

/** The objects beside the one with `uuid`: those of its floor, and those beside each group that it lies in. */
export function besides(objects: readonly PageObject[], uuid: string): readonly PageObject[] | undefined {
  for (const object of objects) {
    const deeper = object.uuid === uuid ? [] : besides(childrenOf(object), uuid);
    if (deeper) return [...objects.filter((other) => other !== object && isSeen(other)), ...deeper];
  }
  return undefined;
}

/** The first of `others` that `own` meets on its way to `side`. */
function firstOnSide(own: Outline, others: readonly Outline[], side: Side, edgeMm: number): Neighbour {
  let first: Neighbour = { object: null, distanceMm: edgeMm };
  for (const other of others) {
    const distanceMm = freeWay(own, other, side);
    if (distanceMm === undefined || (first.object && distanceMm >= first.distanceMm)) continue;
    first = { object: other.object, distanceMm };
  }
  return first;
}

/** The nearest of `others`, in order of the distances of their boxes, so that few outlines are compared. */
function nearestOf(own: Outline, others: readonly Outline[]): Neighbour | undefined {
  const { box } = own;
  if (!box) return undefined;
  const byBox = others.flatMap((other) => (other.box ? [{ other, awayMm: boxToBox(box, other.box) }] : []));
  let nearest: Neighbour | undefined;
  for (const { other, awayMm } of byBox.sort((a, b) => a.awayMm - b.awayMm)) {
    const leastMm = nearest?.distanceMm ?? Infinity;
    if (awayMm >= leastMm) break;
    const gap = gapBetween(own, other, leastMm);
    if (gap) nearest = { object: other.object, distanceMm: gap.distanceMm };
  }
  return nearest;
}

/**
 * What lies around the object with `uuid` on `page`: the next on each side, the nearest, and what it lies in, holds, overlaps and touches.
 * Undefined when the page does not hold it.
 */
export function neighboursOf(page: LaidOutPage, uuid: string): Neighbours | undefined {
  const objects = objectsOfPage(page);
  const beside = besides(objects, uuid);
  const object = beside && findObject(objects, uuid);
  if (!object) return undefined;
  const context = contextOfPage(page);
  const own = outlineFor(object, context);
  const placed = beside.map((other) => {
    const outline = outlineFor(other, context);
    return { outline, kind: positionKind(own, outline) };
  });
  const those = (...kinds: readonly PositionKind[]) =>
    placed.flatMap(({ outline, kind }) => (kinds.includes(kind) ? [outline] : []));
  const objectsOf = (kind: PositionKind) => those(kind).map((outline) => outline.object);
  // What holds it stands in its way with its own rim.
  const inTheWay = those('apart', 'inside');
  const edges = own.box && waysToEdges(own.box, page.document);
  const onSide = (side: Side) => firstOnSide(own, inTheWay, side, Math.max(0, edges?.[side] ?? 0));
  return {
    sides: { left: onSide('left'), right: onSide('right'), above: onSide('above'), below: onSide('below') },
    nearest: nearestOf(own, those('apart', 'inside', 'around')),
    around: objectsOf('inside'),
    inside: objectsOf('around'),
    overlapping: objectsOf('overlaps'),
    touching: objectsOf('touches'),
  };
}
