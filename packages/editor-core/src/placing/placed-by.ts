import { boxCentre } from '../geometry/box.js';
import { interpolate, type Point } from '../geometry/point.js';
import type { Kinds } from '../objects/kinds.js';
import type { PageObject } from '../objects/schema.js';
import { gapBetween } from '../outlines/position.js';
import { swellProfile } from '../proofing/profiles/swell.js';
import { fail, ok, type Result } from '../result.js';
import { anchorAt } from './anchor-place.js';
import { placedBeside } from './beside.js';
import { placedInside } from './inside.js';
import { lineBetween } from './line-between.js';
import { centredAt, type Measuring } from './measuring.js';
import { movedTowards, onGrid } from './move-towards.js';
import { cornerAt, edgeAt } from './outer-spots.js';
import type { Placing, Relation } from '../objects/relation.js';

/** Free room between objects where none is said, in mm: what guidelines ask for at least. */
export const USUAL_GAP_MM = swellProfile.gapElements.warningMm;

/** Why an object has no place by its relation: there is not so much room, no such corner, or nothing drawn. */
export type PlacingProblem = 'RELATION_NO_ROOM' | 'RELATION_NO_CORNER' | 'RELATION_NOT_DRAWN';

/** `object` at a corner or an edge of `other`: a text beside it, something else with its middle on it unless a gap is said. */
function placedAtSpot(
  measuring: Measuring,
  object: PageObject,
  other: PageObject,
  { point, way }: { readonly point: Point; readonly way: Point },
  { gapMm }: Placing<PageObject>,
): PageObject {
  const isText = measuring.resources.kinds.textOf(object) !== undefined;
  if (gapMm === undefined && !isText) return onGrid(measuring, centredAt(measuring, object, point));
  const gap = gapMm ?? USUAL_GAP_MM;
  const { width, height } = measuring.boxOf(object);
  const of = measuring.boxOf(other);
  const far = width + height + of.width + of.height + gap;
  const begin = centredAt(measuring, object, { x: point.x + way.x * far, y: point.y + way.y * far });
  return movedTowards(measuring, begin, other, { x: -way.x, y: -way.y }, gap, far);
}

function placedByRelation(
  measuring: Measuring,
  object: PageObject,
  relation: Relation<PageObject>,
  placing: Placing<PageObject>,
): Result<PageObject, PlacingProblem> {
  const { of: other } = relation;
  const { kinds } = measuring.resources;
  switch (relation.kind) {
    case 'beside':
      return ok(
        placedBeside(measuring, object, other, {
          side: relation.side,
          gapMm: placing.gapMm ?? USUAL_GAP_MM,
          along: placing.along ?? 'start',
        }),
      );
    case 'inside': {
      const wish = { gapMm: placing.gapMm, usualMm: USUAL_GAP_MM, isCentred: placing.along === 'middle' };
      const inside = placedInside(measuring, object, other, wish);
      return inside ? ok(inside) : fail('RELATION_NO_ROOM');
    }
    case 'between': {
      const gap = gapBetween(measuring.outlineOf(other), measuring.outlineOf(relation.and));
      if (!gap) return fail('RELATION_NOT_DRAWN');
      return ok(onGrid(measuring, centredAt(measuring, object, interpolate(gap.from, gap.to, 0.5))));
    }
    case 'corner':
    case 'edge': {
      const spot = (relation.kind === 'corner' ? cornerAt : edgeAt)(kinds, other, relation.number);
      return spot ? ok(placedAtSpot(measuring, object, other, spot, placing)) : fail('RELATION_NO_CORNER');
    }
  }
}

/** `object`, a label that says nothing of what it names, with a tie to what it was placed by. */
function tied(kinds: Kinds, object: PageObject, relation: Relation<PageObject>): PageObject {
  if (object.type !== 'label' || object.anchor !== null || object.isTitle) return object;
  if (relation.kind === 'between') return object;
  const { of: other } = relation;
  const spotOf = relation.kind === 'corner' ? cornerAt : relation.kind === 'edge' ? edgeAt : undefined;
  const number = 'number' in relation ? relation.number : 0;
  const point = spotOf?.(kinds, other, number)?.point ?? boxCentre(kinds.extentOf(other));
  return { ...object, anchor: anchorAt(kinds, other, point) };
}

/** `object` as large as `other`; its top left corner stays. */
function asLargeAs({ resources: { kinds } }: Measuring, object: PageObject, other: PageObject): PageObject {
  const frame = kinds.frameOf(object);
  const { width, height } = kinds.frameOf(other);
  return kinds.resizeObject(object, frame, { ...frame, width, height });
}

/** A line from and to where `placing` says. */
function placedEnds(
  measuring: Measuring,
  object: PageObject,
  { from, to, gapMm }: Placing<PageObject>,
): Result<PageObject, PlacingProblem> {
  if (object.type !== 'line') return ok(object);
  const { x, y, dx, dy } = object;
  const line = lineBetween(measuring, object, from ?? { x, y }, to ?? { x: x + dx, y: y + dy }, gapMm);
  return line ? ok(line) : fail('RELATION_NO_ROOM');
}

/** `object` where `placing` says, by others that are at their places; a label that names nothing yet names what it is placed by. */
export function placedBy(
  measuring: Measuring,
  object: PageObject,
  placing: Placing<PageObject>,
): Result<PageObject, PlacingProblem> {
  if (placing.from || placing.to) return placedEnds(measuring, object, placing);
  const { sameSize, middle, relation } = placing;
  const sized = sameSize ? asLargeAs(measuring, object, sameSize) : object;
  if (relation) {
    const placed = placedByRelation(measuring, sized, relation, placing);
    return placed.ok ? ok(tied(measuring.resources.kinds, placed.value, relation)) : placed;
  }
  if (!middle) return ok(sized);
  const { x, y } = boxCentre(measuring.resources.kinds.extentOf(sized));
  return ok(measuring.moved(sized, { x: middle.x - x, y: middle.y - y }));
}
