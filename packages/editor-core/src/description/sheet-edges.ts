import { type Box, boxesMeet } from '../geometry/box.js';
import type { PageObject } from '../objects/schema.js';
import { type Side, SIDES } from '../geometry/side.js';
import { TOUCH_MM } from '../outlines/nearest-edges.js';
import { outlineFor } from '../outlines/outline.js';
import { contextOfPage, type LaidOutPage } from '../scene/laid-out-page.js';

/** How far `box` lies from each edge of a sheet that is `width` by `height` mm; negative where it reaches beyond. */
export function waysToEdges(
  box: Box,
  { width, height }: Pick<Box, 'width' | 'height'>,
): Readonly<Record<Side, number>> {
  return {
    left: box.x,
    right: width - box.x - box.width,
    above: box.y,
    below: height - box.y - box.height,
  };
}

/** How far an object reaches beyond the sheet. */
export interface SheetExcess {
  /** The sides beyond which it reaches, and by how many mm. */
  readonly sides: readonly (readonly [Side, number])[];
  /** Whether nothing of it lies on the sheet. */
  readonly isOutside: boolean;
}

/** How far what is drawn of `object` reaches beyond the sheet of `page`; undefined where all of it lies on the sheet. */
export function sheetExcessOf(page: LaidOutPage, object: PageObject): SheetExcess | undefined {
  const { box } = outlineFor(object, contextOfPage(page));
  if (!box) return undefined;
  const { width, height } = page.document;
  const ways = waysToEdges(box, page.document);
  const sides = SIDES.flatMap((side) => (ways[side] < -TOUCH_MM ? [[side, -ways[side]] as const] : []));
  const sheet: Box = { x: 0, y: 0, width, height };
  return sides.length > 0 ? { sides, isOutside: !boxesMeet(sheet, box) } : undefined;
}
