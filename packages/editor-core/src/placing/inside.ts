import { type Box, boxCentre } from '../geometry/box.js';
import type { Polyline } from '../geometry/flatten.js';
import { distanceToOutline, isInside } from '../geometry/nearness.js';
import type { Point } from '../geometry/point.js';
import type { PageObject } from '../objects/schema.js';
import { positionOf } from '../outlines/position.js';
import { centredAt, type Measuring } from './measuring.js';
import { onGrid } from './move-towards.js';

/** Places that are looked at along each side of a box, and how often the search goes on around the best. */
const PLACES = 12;
const ROUNDS = 6;

/** The point of an area that lies farthest from its outline; undefined where it has none. */
function deepest(area: readonly Polyline[], box: Box): Point | undefined {
  let best: { readonly point: Point; readonly depth: number } | undefined;
  let { x, y, width, height } = box;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let row = 0; row <= PLACES; row += 1)
      for (let column = 0; column <= PLACES; column += 1) {
        const point = { x: x + (width * column) / PLACES, y: y + (height * row) / PLACES };
        if (!isInside(point, area)) continue;
        const depth = distanceToOutline(point, area);
        if (!best || depth > best.depth) best = { point, depth };
      }
    if (!best) return undefined;
    [width, height] = [(width * 3) / PLACES, (height * 3) / PLACES];
    [x, y] = [best.point.x - width / 2, best.point.y - height / 2];
  }
  return best?.point;
}

/** How an object lies inside of another. */
export interface InsideWish {
  /** Free room to the outline that it has to keep, in mm; where absent, `usualMm` if there is so much. */
  readonly gapMm: number | undefined;
  readonly usualMm: number;
  /** Whether only the middle will do. */
  readonly isCentred: boolean;
}

/** `object` inside of `other`: in its middle, or where it lies deepest. Undefined where it does not fit. */
export function placedInside(
  measuring: Measuring,
  object: PageObject,
  other: PageObject,
  { gapMm, usualMm, isCentred }: InsideWish,
): PageObject | undefined {
  const outline = measuring.outlineOf(other);
  const box = measuring.boxOf(other);
  const area = outline.parts.flatMap((part) => part.area);
  const places = [boxCentre(box), isCentred ? undefined : deepest(area, box)].flatMap((point) => {
    if (!point) return [];
    const placed = onGrid(measuring, centredAt(measuring, object, point));
    const position = positionOf(measuring.outlineOf(placed), outline);
    return position?.kind === 'inside' ? [{ placed, mm: position.gap.distanceMm }] : [];
  });
  const roomy = places.find(({ mm }) => mm >= (gapMm ?? usualMm));
  if (roomy || gapMm !== undefined) return roomy?.placed;
  return places.toSorted((a, b) => b.mm - a.mm)[0]?.placed;
}
