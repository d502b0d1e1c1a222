import { safeAreaOf } from '../document/safe-area.js';
import { type Box, boxesMeet, growBox } from '../geometry/box.js';
import { boxPath } from '../geometry/box-path.js';
import { flattenPath } from '../geometry/flatten.js';
import { isEmptyTitle, isSeen } from '../objects/in-reach.js';
import { createTakenCells } from '../fixing/taken-cells.js';
import { boxEdges } from '../outlines/edges.js';
import { outlineFor } from '../outlines/outline.js';
import { contextOfPage, type LaidOutPage, objectsOfPage } from '../scene/laid-out-page.js';

/** Distance in mm of the places that are tried. */
const STEP_MM = 2;

/** Places that are told: more are no help. */
const MOST = 5;

/**
 * Places in the safe area of `page` where something of `size` mm keeps `gapMm` from all that is drawn, from the top left on, line by line;
 * five at most, none of which meets another. Inside of an outline is room, too, where that is not filled.
 */
export function roomFor(
  page: LaidOutPage,
  { width, height }: Pick<Box, 'width' | 'height'>,
  gapMm: number,
): readonly Box[] {
  const context = contextOfPage(page);
  const { document } = page;
  const cells = createTakenCells(document.width, document.height);
  for (const object of objectsOfPage(page).filter(isSeen)) {
    // A title without a text is not drawn, and its place is not free.
    if (isEmptyTitle(object)) {
      const frame = context.resources.kinds.frameOf(object);
      cells.add({ rims: boxEdges(frame), areas: flattenPath(boxPath(frame)) });
    }
    for (const { rims, solids } of outlineFor(object, context).parts) cells.add({ rims, areas: solids });
  }
  const isBare = cells.asker();
  const area = safeAreaOf(document);
  const found: Box[] = [];
  for (let y = area.y; y + height <= area.y + area.height; y += STEP_MM)
    for (let x = area.x; x + width <= area.x + area.width; x += STEP_MM) {
      const place = { x, y, width, height };
      if (found.some((other) => boxesMeet(other, place)) || !isBare(growBox(place, gapMm))) continue;
      found.push(place);
      if (found.length === MOST) return found;
    }
  return found;
}
