import { LruMap } from '@tastwerk/editor-core/collections';
import {
  type Box,
  boxContains,
  boxCorners,
  boxToBox,
  distance,
  isInside,
  type Point,
} from '@tastwerk/editor-core/geometry';
import { boxEdges, type ProofingProfile, type Subject } from '@tastwerk/editor-core/proofing';
import { distanceTo, type Ground } from '../ground/ground.js';
import { strokeEnds } from '../outline.js';
import { type Candidate, COSTS, variantCost } from './candidate.js';
import type { Item, Variant } from './item.js';

/** How far from the place that is meant places are looked for, in mm. */
const REACH_MM = 24;

/** Places closer than this, in mm, are one: where one does not help, neither will the other. */
const APART_MM = 4;

/** Places at one part of an object: in each of eight directions, and in all; parts of an object at which places are looked for. */
const MOST_IN_DIRECTION = 4;
const MOST_PLACES = 24;
const MOST_PARTS = 6;

/** Distance in mm of the parts of an outline at which places are looked for. */
const PART_MM = 18;

/** A place for a box relative to a point, with its cost. */
interface Offset extends Point {
  readonly cost: number;
  /** The eighth of a turn in which the middle of the box lies. */
  readonly direction: number;
}

/** What centring on the point counts, for each mm: the best of the places that hold it. */
const CENTRE_COST = 0.08;

/** How a place beside a point is judged by its side. */
function sideCost(dx: number, dy: number): number {
  if (dx === 0 && dy === 0) return 0;
  if (Math.abs(dy) > Math.abs(dx)) return COSTS.beyond;
  return dx < 0 ? COSTS.left : 0;
}

/** The eighth of a turn in which a place lies. */
const directionOf = (dx: number, dy: number): number => Math.round((Math.atan2(dy, dx) * 4) / Math.PI) & 7;

/** The places of boxes by their size: labels of a page share few, in steps of 1 mm. */
const known = new LruMap<string, readonly Offset[]>(200);

/** Places in steps of 1 mm for a box of this size around a point, the best first. */
function offsetsFor(width: number, height: number): readonly Offset[] {
  const name = `${width} ${height}`;
  const found = known.get(name);
  if (found) return found;
  const offsets: Offset[] = [];
  for (let y = -REACH_MM - height; y <= REACH_MM; y += 1) {
    for (let x = -REACH_MM - width; x <= REACH_MM; x += 1) {
      const away = { x: Math.max(x, 0, -x - width), y: Math.max(y, 0, -y - height) };
      const awayMm = Math.hypot(away.x, away.y);
      if (awayMm > REACH_MM) continue;
      const [dx, dy] = [x + width / 2, y + height / 2];
      const cost =
        awayMm + sideCost(away.x * Math.sign(dx), away.y * Math.sign(dy)) + CENTRE_COST * Math.hypot(dx, dy);
      offsets.push({ x, y, cost, direction: directionOf(dx, dy) });
    }
  }
  offsets.sort((one, other) => one.cost - other.cost);
  known.set(name, offsets);
  return offsets;
}

/** The points at which places are looked for: the one that is meant, then others along the outline, the nearest first. */
function partsOf({ place: { point }, outline }: Item): readonly Point[] {
  // Of a straight stroke, such as a tick of an axis, a label names only the end at which it stood.
  if (strokeEnds(outline)) return [point];
  const parts = outline.flatMap(({ points }) => {
    let gone = PART_MM;
    return points.filter((at, index) => {
      gone += distance(points[index - 1] ?? at, at);
      if (gone < PART_MM) return false;
      gone = 0;
      return true;
    });
  });
  const others = parts.toSorted((one, other) => distance(one, point) - distance(other, point));
  return [point, ...others.filter((part) => distance(part, point) > PART_MM / 2)].slice(0, MOST_PARTS);
}

/** The distance in mm between `box` and what `item` names; 0 inside of it, infinite beyond `reachMm`. */
function targetGap({ outline, outlineBox, targets, place }: Item, box: Box, reachMm: number): number {
  const isClosed = outline.some(({ closed }) => closed);
  const mayHold = isClosed && outlineBox !== undefined && boxContains(outlineBox, box);
  if (mayHold && boxCorners(box).every((corner) => isInside(corner, outline))) return 0;
  if (targets.length === 0) return boxToBox(box, { ...place.point, width: 0, height: 0 });
  const near = targets.filter(({ reliefBox }) => reliefBox && boxToBox(box, reliefBox) <= reachMm);
  if (near.length === 0) return Infinity;
  const rim = boxEdges(box);
  return Math.min(...near.map((target) => distanceTo(target, rim, reachMm)));
}

/** Distances that differ by less, in mm, are alike to a finger. */
const UNLIKE_MM = 1.5;

/** Whether something else is as near to `box` as what `item` names. */
function isAmbiguous(item: Item, ground: Ground, box: Box, gapMm: number): boolean {
  if (gapMm === 0) return false;
  const rim = boxEdges(box);
  const isOther = (subject: Subject) => !item.targets.includes(subject) && subject.form.role !== 'label';
  const unlikeMm = gapMm + UNLIKE_MM;
  return ground
    .near(box, unlikeMm)
    .some((subject) => isOther(subject) && distanceTo(subject, rim, unlikeMm) < Infinity);
}

/** Where the label stands now, when that will do: what is right stays as it is. */
function presentPlace(item: Item, variant: Variant, ground: Ground, reachMm: number): Candidate | undefined {
  const { label, text } = variant;
  const box = { ...text, x: label.x + text.x, y: label.y + text.y };
  if (!ground.isFree(box) || targetGap(item, box, reachMm + 1) > reachMm) return undefined;
  return { variant, box, lead: null, cost: variantCost(variant) };
}

/** The places of `variant` beside or inside what `item` names, the best first. */
export function placesBeside(
  item: Item,
  variant: Variant,
  ground: Ground,
  profile: ProofingProfile,
): readonly Candidate[] {
  const { width, height } = variant.text;
  const offsets = offsetsFor(Math.ceil(width), Math.ceil(height));
  const reachMm = profile.labelGap.maxMm;
  const found: Candidate[] = [];
  const present = presentPlace(item, variant, ground, reachMm);
  if (present) found.push(present);
  for (const part of partsOf(item)) {
    const partCost = COSTS.elsewhere * distance(part, item.place.point);
    const counts = new Map<number, number>();
    let count = 0;
    for (const offset of offsets) {
      if (count === MOST_PLACES) break;
      if (counts.get(offset.direction) === MOST_IN_DIRECTION) continue;
      const box = { x: part.x + offset.x, y: part.y + offset.y, width, height };
      if (!ground.isFree(box)) continue;
      if (found.some((other) => Math.hypot(other.box.x - box.x, other.box.y - box.y) < APART_MM)) continue;
      const gapMm = targetGap(item, box, reachMm + 1);
      if (gapMm > reachMm) continue;
      const unclear = isAmbiguous(item, ground, box, gapMm) ? COSTS.ambiguous : 0;
      found.push({ variant, box, lead: null, cost: offset.cost + partCost + unclear + variantCost(variant) });
      counts.set(offset.direction, (counts.get(offset.direction) ?? 0) + 1);
      count += 1;
    }
  }
  return found.toSorted((one, other) => one.cost - other.cost);
}
