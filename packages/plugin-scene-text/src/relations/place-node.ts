import type { Kinds, PageObject } from '@tastwerk/editor-core';
import { gapBetween } from '@tastwerk/editor-core/description';
import { interpolate, type Point } from '@tastwerk/editor-core/geometry';
import {
  anchorAt,
  centredAt,
  type Measuring,
  movedTowards,
  onGrid,
  placedBeside,
} from '@tastwerk/editor-core/placing';
import { swellProfile } from '@tastwerk/editor-core/proofing';
import type { Placing, Relation } from '../draft/draft.js';
import type { Reference } from '../draft/reference.js';
import type { SceneProblemCode } from '../problems/problem.js';
import { cornerAt, edgeAt } from './corners.js';
import { lineBetween } from './ends.js';
import { placedInside } from './inside.js';

/** Free room between objects where a text does not say how much, in mm: what guidelines ask for at least. */
const USUAL_GAP_MM = swellProfile.gapElements.warningMm;

/** An object at its place, or why there is none. */
export type Placed = { readonly object: PageObject } | { readonly problem: SceneProblemCode };

/** Gives the object that a reference leads to, at its place. */
export type ObjectFor = (reference: Reference) => PageObject | undefined;

/** `object` at a corner or an edge of `other`: a text beside it, something else with its middle on it unless a gap is said. */
function placedAtSpot(
  measuring: Measuring,
  object: PageObject,
  other: PageObject,
  { point, way }: { readonly point: Point; readonly way: Point },
  { gapMm }: Placing,
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
  relation: Relation,
  placing: Placing,
  objectFor: ObjectFor,
): Placed {
  const other = objectFor(relation.of);
  if (!other) return { problem: 'NAME_UNKNOWN' };
  const { kinds } = measuring.resources;
  switch (relation.kind) {
    case 'beside':
      return {
        object: placedBeside(measuring, object, other, {
          side: relation.side,
          gapMm: placing.gapMm ?? USUAL_GAP_MM,
          along: placing.along ?? 'start',
        }),
      };
    case 'inside': {
      const wish = { gapMm: placing.gapMm, usualMm: USUAL_GAP_MM, isCentred: placing.along === 'middle' };
      const inside = placedInside(measuring, object, other, wish);
      return inside ? { object: inside } : { problem: 'RELATION_NO_ROOM' };
    }
    case 'between': {
      const and = objectFor(relation.and);
      const gap = and && gapBetween(measuring.outlineOf(other), measuring.outlineOf(and));
      if (!gap) return { problem: 'RELATION_NOT_DRAWN' };
      return { object: onGrid(measuring, centredAt(measuring, object, interpolate(gap.from, gap.to, 0.5))) };
    }
    case 'corner':
    case 'edge': {
      const spot = (relation.kind === 'corner' ? cornerAt : edgeAt)(kinds, other, relation.number);
      return spot
        ? { object: placedAtSpot(measuring, object, other, spot, placing) }
        : { problem: 'RELATION_NO_CORNER' };
    }
  }
}

/** `object`, a label that says nothing of what it names, with a tie to what it was placed by. */
function tied(
  kinds: Kinds,
  object: PageObject,
  relation: Relation,
  other: PageObject | undefined,
): PageObject {
  if (object.type !== 'label' || object.anchor !== null || object.isTitle || !other) return object;
  if (relation.kind === 'between') return object;
  const spotOf = relation.kind === 'corner' ? cornerAt : relation.kind === 'edge' ? edgeAt : undefined;
  const number = 'number' in relation ? relation.number : 0;
  const box = kinds.extentOf(other);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const point = spotOf?.(kinds, other, number)?.point ?? middle;
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
  { from, to, gapMm }: Placing,
  objectFor: ObjectFor,
): Placed {
  if (object.type !== 'line') return { object };
  const { x, y, dx, dy } = object;
  const begin = from ? objectFor(from) : { x, y };
  const end = to ? objectFor(to) : { x: x + dx, y: y + dy };
  if (!begin || !end) return { problem: 'NAME_UNKNOWN' };
  const line = lineBetween(measuring, object, begin, end, gapMm);
  return line ? { object: line } : { problem: 'RELATION_NO_ROOM' };
}

/** Where what is said of a place leads `object`; `objectFor` gives the others, which are at their places. */
export function placedObject(
  measuring: Measuring,
  object: PageObject,
  placing: Placing,
  objectFor: ObjectFor,
): Placed {
  if (placing.from || placing.to) return placedEnds(measuring, object, placing, objectFor);
  const { sameSize, middle, relation } = placing;
  const other = sameSize && objectFor(sameSize);
  if (sameSize && !other) return { problem: 'NAME_UNKNOWN' };
  const sized = other ? asLargeAs(measuring, object, other) : object;
  if (relation) {
    const placed = placedByRelation(measuring, sized, relation, placing, objectFor);
    if ('problem' in placed) return placed;
    return { object: tied(measuring.resources.kinds, placed.object, relation, objectFor(relation.of)) };
  }
  if (!middle) return { object: sized };
  const { x, y, width, height } = measuring.resources.kinds.extentOf(sized);
  const by = { x: middle.x - x - width / 2, y: middle.y - y - height / 2 };
  return { object: measuring.moved(sized, by) };
}
