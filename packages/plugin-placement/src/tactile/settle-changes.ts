import type { Kinds, ObjectOf, PageObject } from '@tastwerk/editor-core';
import { boxCentre, distance, isLevelBox, type Point } from '@tastwerk/editor-core/geometry';
import { isShape } from '@tastwerk/editor-core/objects';
import type { Finding, RuleId } from '@tastwerk/editor-core/proofing';
import { outlineOf } from '../outline.js';
import { boxAbout, type RemovalReason, withEndAt } from './drawing.js';
import type { PlaceAcross } from './thin-areas.js';

type PathObject = ObjectOf<'path'>;

/** What becomes of an object; a reason where it goes. */
export type Change = PageObject | { readonly gone: RemovalReason };
export type Changes = ReadonlyMap<string, Change>;

/** Gaps up to this, in mm, between the end of a line and another line were meant to be none. */
const JOIN_MM = 3;

/** Length of what is drawn, in mm: how much a finger follows of it. */
export function weightOf(kinds: Kinds, object: PageObject): number {
  const outline = outlineOf(kinds, object);
  if (outline.length === 0) return Infinity;
  return outline.reduce(
    (sum, { points }) =>
      sum + points.reduce((length, at, index) => length + distance(points[index - 1] ?? at, at), 0),
    0,
  );
}

/** An end of a path is at a point that is nearer than this, in mm. */
const AT_END_MM = 1;

/** `path` with its end at `from` drawn on to `to`; undefined where it has no end there. */
function drawnTo(kinds: Kinds, path: PathObject, from: Point, to: Point): PathObject | undefined {
  const [piece, other] = path.closed ? [] : outlineOf(kinds, path);
  if (!piece || other) return undefined;
  const isAt = (point: Point | undefined) => point !== undefined && distance(point, from) < AT_END_MM;
  if (isAt(piece.points[0])) return withEndAt(path, true, to);
  return isAt(piece.points.at(-1)) ? withEndAt(path, false, to) : undefined;
}

/** Shapes grow by at most this factor, and by so much more than is wanted, in mm. */
const MOST_GROWTH = 2;
const SPARE_MM = 0.2;

/** Shapes that are larger than this, in mm, are not enlarged; of a chart no boxes that are larger or longer than a symbol: they may be data. */
const LARGEST_PART_MM = 80;
const LARGEST_SYMBOL_MM = 20;
const MOST_ASPECT = 1.5;

/** The lighter of two objects drawn on to the other, where they were meant to meet. */
export function joined(
  kinds: Kinds,
  lighter: PageObject,
  { place, measured }: Finding,
): PathObject | undefined {
  if (!place || !measured || measured > JOIN_MM || lighter.type !== 'path') return undefined;
  const [left, top, right, bottom] = [place.x, place.y, place.x + place.width, place.y + place.height];
  const diagonals = [
    [left, top, right, bottom],
    [right, bottom, left, top],
    [right, top, left, bottom],
    [left, bottom, right, top],
  ] as const;
  for (const [x, y, toX, toY] of diagonals) {
    const path = drawnTo(kinds, lighter, { x, y }, { x: toX, y: toY });
    if (path) return path;
  }
  return undefined;
}

/** What is larger than this, in mm, is not moved: other things lie where they do because of it. */
const LARGEST_MOVED_MM = 40;

/** The smaller of two objects that are too close, moved away from the other as far as that takes. */
export function shifted(
  kinds: Kinds,
  first: PageObject,
  second: PageObject,
  { place, measured, wanted }: Finding,
): readonly [string, Change] | undefined {
  if (!place || measured === undefined || wanted === undefined) return undefined;
  const sizeOf = (object: PageObject) => {
    const { width, height } = kinds.boundsOf(object);
    return Math.max(width, height);
  };
  const [moved, other] = sizeOf(first) <= sizeOf(second) ? [first, second] : [second, first];
  const length = Math.hypot(place.width, place.height);
  if (sizeOf(moved) > LARGEST_MOVED_MM || length === 0) return undefined;
  const [own, its] = [boxCentre(kinds.boundsOf(moved)), boxCentre(kinds.boundsOf(other))];
  const at = boxCentre(place);
  const wayMm = wanted - measured + 0.1;
  // Away from the place where they are closest, on the side on which the moved object lies.
  const side = (of: 'x' | 'y') => Math.sign(own[of] - at[of]) || Math.sign(own[of] - its[of]) || 1;
  return [
    moved.uuid,
    kinds.moveObject(
      moved,
      side('x') * (place.width / length) * wayMm,
      side('y') * (place.height / length) * wayMm,
    ),
  ];
}

/** What becomes smaller by more than this share, or by more than this in mm, is no longer what it was. */
const MOST_SHRINKING = 0.1;
const MOST_SHRUNK_MM = 1;

/** The smaller of two objects that are too close, drawn smaller about its middle where that is hardly felt. */
export function shrunk(
  kinds: Kinds,
  first: PageObject,
  second: PageObject,
  { measured, wanted }: Finding,
): readonly [string, Change] | undefined {
  if (measured === undefined || wanted === undefined) return undefined;
  const [smaller] = [first, second].toSorted((one, other) => areaOf(kinds, one) - areaOf(kinds, other));
  if (!smaller || !isShape(smaller)) return undefined;
  const own = kinds.extentOf(smaller);
  const byMm = 2 * (wanted - measured + SPARE_MM);
  if (byMm > Math.min(MOST_SHRUNK_MM, MOST_SHRINKING * Math.min(own.width, own.height))) return undefined;
  const to = boxAbout(own, own.width - byMm, own.height - byMm);
  return [smaller.uuid, kinds.scaleObject(smaller, own, to)];
}

function areaOf(kinds: Kinds, object: PageObject): number {
  const { width, height } = kinds.extentOf(object);
  return width * height;
}

/** A curved arrow as a straight one: what it joins stays the same. */
export function straightened(kinds: Kinds, object: PageObject): PageObject | undefined {
  if (object.type !== 'path' || object.closed || !(object.startArrow || object.endArrow)) return undefined;
  const [piece, other] = outlineOf(kinds, object);
  const [from, to] = [piece?.points[0], piece?.points.at(-1)];
  if (!from || !to || other || piece?.points.length === 2) return undefined;
  const { uuid, moniker, borderWidth, borderStyle, borderColour, startArrow, endArrow } = object;
  return kinds.create('line', {
    ...{ uuid, moniker, borderWidth, borderStyle, borderColour, startArrow, endArrow },
    ...{ x: from.x, y: from.y, dx: to.x - from.x, dy: to.y - from.y },
  });
}

/** Whether a rule is about how thick areas are. */
export const isOfAreas = (ruleId: RuleId): boolean => ruleId === 'shape-min' || ruleId === 'texture-area';

/**
 * `object` enlarged about its middle or away from a side, so that what was measured becomes what is wanted: small parts evenly, areas on their shorter side, so that they touch no
 * more of what is beside them. Undefined where that is too much, for boxes that `mayBeData` sooner.
 */
export function grown(
  kinds: Kinds,
  object: PageObject,
  { ruleId, measured, wanted }: Finding,
  from: PlaceAcross,
  mayBeData: boolean,
): PageObject | undefined {
  const own = kinds.extentOf(object);
  const [short, long] = [Math.min(own.width, own.height), Math.max(own.width, own.height)];
  if (measured === undefined || wanted === undefined || short === 0) return undefined;
  // The outline does not grow with the shape.
  const factor = (short + wanted - measured + SPARE_MM) / short;
  if (factor <= 1 || factor > MOST_GROWTH) return undefined;
  const isBox = isLevelBox(outlineOf(kinds, object));
  const longestMm = isBox ? (mayBeData ? LARGEST_SYMBOL_MM : Infinity) : LARGEST_PART_MM;
  if (long > longestMm) return undefined;
  if (isBox && mayBeData && long > MOST_ASPECT * short) return undefined;
  const [along, across] = isOfAreas(ruleId) ? [1, factor] : [factor, factor];
  const [width, height] =
    own.width >= own.height
      ? [own.width * along, own.height * across]
      : [own.width * across, own.height * along];
  const to = boxAbout(own, width, height);
  const side = { middle: 0, 'first-side': 0.5, 'last-side': -0.5 }[from];
  return kinds.scaleObject(object, own, {
    ...to,
    x: to.x + side * (width - own.width),
    y: to.y + side * (height - own.height),
  });
}
