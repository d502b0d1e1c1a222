import { safeAreaOf } from '../document/safe-area.js';
import type { Document } from '../document/schema.js';
import type { Box } from '../geometry/box.js';
import { clearKeyPlace } from '../legend/free-place.js';
import { keyOf } from '../legend/page-legend.js';
import { keyLayout } from '../plugins/legend/index.js';
import type { SceneResources } from '../objects/kinds.js';

/** Shares of the safe area's width that a legend is tried with. */
const WIDTH_SHARES = [1 / 3, 1 / 2, 2 / 3, 1] as const;

/** So low that the entries fill as many columns as there is room for, in mm. */
const LOWEST_MM = 1;

/** A length in mm up to the next tenth. */
function upToTenth(mm: number): number {
  return Math.ceil(mm * 10) / 10;
}

/**
 * Place and size in page mm in which the legend of the page at `pageIndex` shows all that it explains, in the safe area and clear of all
 * else: as wide as it is now where that has room, else the smallest of those that have. Undefined where none has room, or the page has no
 * legend.
 */
export function keyRoom(document: Document, pageIndex: number, resources: SceneResources): Box | undefined {
  const page = document.pages[pageIndex];
  const key = page && keyOf(page);
  if (!key) return undefined;
  const area = safeAreaOf(document);
  const mostMm = area.width - key.borderWidth;
  const tallMm = area.height - key.borderWidth;
  const sizesOf = (width: number) =>
    [tallMm, LOWEST_MM].map((height) => {
      const needed = keyLayout(document, pageIndex, { ...key, width, height, fixed: false }, resources);
      return {
        width: Math.max(width, upToTenth(needed.neededWidthMm)),
        height: upToTenth(needed.neededHeightMm),
      };
    });
  const others = WIDTH_SHARES.map((share) => share * mostMm)
    .flatMap(sizesOf)
    .toSorted((one, other) => one.width * one.height - other.width * other.height);
  for (const size of [...sizesOf(Math.min(key.width, mostMm)), ...others]) {
    const place = clearKeyPlace(resources.kinds, document, page, { ...key, ...size });
    if (place) return { ...place, ...size };
  }
  return undefined;
}
