import type { Document, Page } from '../document/schema.js';
import { safeAreaOf } from '../document/safe-area.js';
import { type Box, growBox } from '../geometry/box.js';
import type { Point } from '../geometry/point.js';
import type { KeyObject } from '../objects/key/schema.js';
import { boundsOf } from '../objects/registry.js';
import { leavesOf } from '../objects/tree.js';

/** What stands closer than this, in mm, is taken for one thing (field notes 2.2, gap-elements). */
const CLEAR_MM = 6;

/** Distance in mm of the places that are tried: what is found is free, if not always the first place that is. */
const STEP_MM = 5;

/** The places in mm of a side of `lengthMm` in a room, from its beginning to its end; the beginning where it does not fit. */
function placesIn(fromMm: number, roomMm: number, lengthMm: number): readonly number[] {
  const last = Math.max(0, roomMm - lengthMm);
  const count = Math.floor(last / STEP_MM) + 1;
  return [...Array.from({ length: count }, (_, index) => fromMm + index * STEP_MM), fromMm + last];
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

/**
 * Where in the safe area something of `size` stands clear of all else on `page`, in page mm: the first such place from the top left
 * on, line by line; where there is none, the one that covers least. What is `except` does not count.
 */
function freePlace(
  document: Document,
  page: Page,
  size: Pick<Box, 'width' | 'height'>,
  except?: string,
): Point {
  const area = safeAreaOf(document);
  const others = leavesOf(page.objects.filter(({ uuid }) => uuid !== except));
  const taken = others.map((object) => growBox(boundsOf(object), CLEAR_MM));
  let best: Point = { x: area.x, y: area.y };
  let leastCovered = Infinity;
  for (const y of placesIn(area.y, area.height, size.height)) {
    for (const x of placesIn(area.x, area.width, size.width)) {
      const here = { x, y, ...size };
      let covered = 0;
      for (const box of taken) {
        covered += overlap(here, box);
        if (covered >= leastCovered) break;
      }
      if (covered < leastCovered) [leastCovered, best] = [covered, { x, y }];
      if (leastCovered === 0) return best;
    }
  }
  return best;
}

/** Where a legend has room with its frame: the place of its upper left corner in page mm. Where it stands now does not count. */
export function keyPlace(
  document: Document,
  page: Page,
  key: Pick<KeyObject, 'width' | 'height' | 'borderWidth'> & { readonly uuid?: string },
): Point {
  const edge = key.borderWidth / 2;
  const size = { width: key.width + 2 * edge, height: key.height + 2 * edge };
  const { x, y } = freePlace(document, page, size, key.uuid);
  return { x: x + edge, y: y + edge };
}
