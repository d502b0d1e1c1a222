import type { PageObject } from '@tastwerk/editor-core';
import { positionOf } from '@tastwerk/editor-core/description';
import {
  type Box,
  boxCentre,
  distanceToOutline,
  isInside,
  type Point,
  type Polyline,
} from '@tastwerk/editor-core/geometry';
import { centredAt, type Measuring } from './outlines.js';
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

/**
 * `object` inside of `other` with at least `gapMm` to its outline: in its middle, or where it lies deepest. Undefined where it does not
 * fit; `isCentred` where only the middle will do.
 */
export function placedInside(
  measuring: Measuring,
  object: PageObject,
  other: PageObject,
  gapMm: number,
  isCentred: boolean,
): PageObject | undefined {
  const outline = measuring.outlineOf(other);
  const box = measuring.boxOf(other);
  const area = outline.parts.flatMap((part) => part.area);
  const places = [boxCentre(box), ...(isCentred ? [] : [deepest(area, box)])];
  for (const point of places) {
    if (!point) continue;
    const placed = onGrid(measuring, centredAt(measuring, object, point));
    const position = positionOf(measuring.outlineOf(placed), outline);
    if (position?.kind === 'inside' && position.gap.distanceMm >= gapMm) return placed;
  }
  return undefined;
}
