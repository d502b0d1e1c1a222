import { safeAreaOf } from '../document/safe-area.js';
import type { Document, Page } from '../document/schema.js';
import { sharedBox } from '../geometry/box.js';
import { cornerKeyPlace } from '../legend/free-place.js';
import { keyOf, pageLegend } from '../legend/page-legend.js';
import type { Kinds, SceneContext } from '../objects/kinds.js';
import { isShown } from '../objects/legend-use.js';
import type { ObjectOf } from '../objects/schema.js';
import type { Primitive } from '../primitives/primitives.js';
import { cellsWidthMm, DOT_GEOMETRY, LABEL_CLEARANCE_MM } from '../primitives/sizes.js';
import { estimatedBraille, estimatedFont } from './estimates.js';

/** A page of a document, and what objects are measured in. */
interface OldPage {
  readonly kinds: Kinds;
  readonly document: Document;
  readonly page: Page;
  /** As on the last of so many pages, whose page counter is the longest. */
  readonly contextOf: (pageCount: number) => SceneContext;
}

/** A height that any text outgrows, in mm: what is drawn is then as high as its text. */
const LEAST_HEIGHT_MM = 0.1;

/**
 * The title `label` as much wider as lets its page counter stand beside its last word, where the page has room for that at its right: if
 * possible within the label's own height, else in more lines.
 */
function withRoomForCounter(
  { kinds, document, page, contextOf }: OldPage,
  label: ObjectOf<'label'>,
): ObjectOf<'label'> {
  const withCounter = contextOf(document.pages.length);
  const heightIn = (context: SceneContext, width: number) =>
    kinds.drawnFrameOf({ ...label, width, height: LEAST_HEIGHT_MM }, context).height;
  const wraps = (width: number) => heightIn(withCounter, width) > heightIn(contextOf(1), width);
  if (label.angle !== 0 || !wraps(label.width)) return label;
  const area = safeAreaOf(document);
  const others = page.objects.filter((object) => object !== label).map(kinds.boundsOf);
  let best = label;
  for (let { width } = label; label.x + width <= area.x + area.width; width += DOT_GEOMETRY.cellSpacingMm) {
    const height = Math.max(label.height, heightIn(withCounter, width));
    const gained = {
      x: label.x + label.width,
      y: label.y,
      width: width - label.width + LABEL_CLEARANCE_MM,
      height,
    };
    const isTaken = others.some((other) => {
      const shared = sharedBox(gained, other);
      return shared.width > 0 && shared.height > 0;
    });
    if (isTaken || wraps(width)) continue;
    if (height <= label.height) return { ...label, width };
    if (best === label) best = { ...label, width };
  }
  return best;
}

/** Where the longest line of braille among `primitives`, which are not turned, ends. Braille is longer than what else a legend draws. */
function rightOfDots(primitives: readonly Primitive[]): number {
  const ends = primitives.map((one) =>
    one.type === 'braille' ? one.origin.x + cellsWidthMm(one.cells.length) : 0,
  );
  return Math.max(...ends);
}

/** How often a legend is widened: its entries may be set otherwise then. */
const MOST_WIDENINGS = 3;

/** A legend that the older program placed itself: in the lower right corner, with room for all that it explains unless its size was fixed. */
function inCorner({ kinds, document, page, contextOf }: OldPage, key: ObjectOf<'key'>): ObjectOf<'key'> {
  const context = contextOf(document.pages.length);
  let { width, height } = key;
  if (!key.fixed && isShown(key) && context.legend.entries.length > 0) {
    const mostMm = safeAreaOf(document).width - key.borderWidth;
    for (let time = 0; time < MOST_WIDENINGS; time += 1) {
      const rightMm = rightOfDots(kinds.objectPrimitives({ ...key, width, angle: 0 }, context));
      if (rightMm <= key.x + width) break;
      width = Math.min(mostMm, rightMm - key.x + LABEL_CLEARANCE_MM);
    }
    height = Math.max(height, kinds.drawnFrameOf({ ...key, width }, context).height);
  }
  return { ...key, ...cornerKeyPlace(kinds, document, page, { ...key, width, height }), width };
}

function settledPage(kinds: Kinds, document: Document, page: Page, pageIndex: number): Page {
  const resources = { kinds, braille: estimatedBraille, font: estimatedFont };
  const legend = pageLegend(kinds, document, pageIndex);
  const { system } = document;
  const contextOf = (pageCount: number) => ({ resources, system, legend, pageNumber: pageCount, pageCount });
  const old = { kinds, document, page, contextOf };
  const title = page.objects.find((object) => object.type === 'label' && object.isTitle);
  const titled = page.objects.map((object) =>
    object === title && object.type === 'label' ? withRoomForCounter(old, object) : object,
  );
  const key = keyOf(page);
  const withTitle = { ...page, objects: titled };
  if (!key || key.anchored) return withTitle;
  const placed = inCorner({ ...old, page: withTitle }, key);
  return { ...page, objects: titled.map((object) => (object === key ? placed : object)) };
}

/**
 * What the older program placed by itself, in a document of form "0.9" that was brought to form 1: anchored legends stand in the lower
 * right corner, titles have room for their page counters. Braille is not known yet, so that lengths are estimated.
 */
export function settleOld(kinds: Kinds, document: Document): Document {
  const pages = document.pages.map((page, index) => settledPage(kinds, document, page, index));
  return { ...document, pages };
}
