import type { Box } from '../../geometry/box.js';
import { cornerKeyPlace } from '../../legend/free-place.js';
import { pageLegend } from '../../legend/page-legend.js';
import type { Kinds, SceneContext } from '../../objects/kinds.js';
import { isShown } from '../../objects/legend-use.js';
import type { ObjectOf, PageObject } from '../../objects/schema.js';
import { boundsOfPrimitives } from '../../primitives/primitive-bounds.js';
import { DOT_GEOMETRY, LABEL_CLEARANCE_MM } from '../../primitives/sizes.js';
import { bundledFontMetrics } from '../../resources/font-metrics.js';
import { safeAreaOf } from '../safe-area.js';
import type { Document, Page } from '../schema.js';
import { estimatedBraille } from './estimated-braille.js';

/** Where the objects of a page are measured. */
type Measure = (pageNumber: number, pageCount: number) => SceneContext;

function measureOf(kinds: Kinds, document: Document, pageIndex: number): Measure {
  const resources = { kinds, braille: estimatedBraille, font: bundledFontMetrics };
  const legend = pageLegend(kinds, document, pageIndex);
  return (pageNumber, pageCount) => ({
    resources,
    system: document.system,
    legend,
    pageNumber,
    pageCount,
  });
}

/** A height that any text outgrows, in mm: what is drawn is then as high as its text. */
const LEAST_HEIGHT_MM = 0.1;

type Size = Pick<Box, 'width' | 'height'>;

function overlaps(one: Box, other: Box): boolean {
  const isBeside = one.x >= other.x + other.width || other.x >= one.x + one.width;
  return !isBeside && one.y < other.y + other.height && other.y < one.y + one.height;
}

/**
 * The title `label` as much wider as lets its page counter stand beside its last word, where the page has room for that at its right: if
 * possible within the label's own height, else in more lines.
 */
function withRoomForCounter(
  kinds: Kinds,
  document: Document,
  page: Page,
  label: ObjectOf<'label'>,
  measure: Measure,
): ObjectOf<'label'> {
  const count = document.pages.length;
  const heightOf = (width: number, pageCount: number) =>
    kinds.drawnFrameOf({ ...label, width, height: LEAST_HEIGHT_MM }, measure(pageCount, pageCount)).height;
  const wraps = (width: number) => heightOf(width, count) > heightOf(width, 1);
  if (count === 1 || label.angle !== 0 || !wraps(label.width)) return label;
  const area = safeAreaOf(document);
  const others = page.objects.filter(({ uuid }) => uuid !== label.uuid).map(kinds.boundsOf);
  const mostMm = area.x + area.width - label.x;
  const widths: Size[] = [];
  for (let width = label.width; width <= mostMm; width += DOT_GEOMETRY.cellSpacingMm) {
    if (!wraps(width)) widths.push({ width, height: Math.max(label.height, heightOf(width, count)) });
  }
  const isFree = ({ width, height }: Size) => {
    const gained = { x: label.x + label.width, y: label.y, width: width - label.width + LABEL_CLEARANCE_MM };
    return !others.some((other) => overlaps({ ...gained, height }, other));
  };
  const free = widths.filter(isFree);
  const best = free.find(({ height }) => height <= label.height) ?? free[0];
  return best ? { ...label, width: best.width } : label;
}

/** How often a legend is widened: its entries may be set otherwise then. */
const MOST_WIDENINGS = 3;

/** The size in mm that a legend needs for its entries. One whose size was fixed keeps it. */
function neededSize(
  kinds: Kinds,
  { widthMm }: { readonly widthMm: number },
  key: ObjectOf<'key'>,
  context: SceneContext,
): Size {
  if (key.fixed || !isShown(key) || context.legend.entries.length === 0) return key;
  let { width } = key;
  for (let time = 0; time < MOST_WIDENINGS; time += 1) {
    const wide = { ...key, width };
    const frame = kinds.boundsOf(wide);
    const drawn = boundsOfPrimitives(frame, kinds.objectPrimitives(wide, context));
    const missing = drawn.x + drawn.width - (frame.x + frame.width);
    if (missing <= 0) break;
    width = Math.min(widthMm - key.borderWidth, width + missing + LABEL_CLEARANCE_MM);
  }
  const { height } = kinds.drawnFrameOf({ ...key, width }, context);
  return { width, height: Math.max(key.height, height) };
}

/** A legend that the older program placed itself: in the lower right corner, with room for all that it explains. */
function inCorner(kinds: Kinds, document: Document, page: Page, key: ObjectOf<'key'>, context: SceneContext) {
  const size = neededSize(kinds, { widthMm: safeAreaOf(document).width }, key, context);
  const { x, y } = cornerKeyPlace(kinds, document, page, { ...key, ...size });
  return { ...key, x, y, width: size.width };
}

function settledPage(kinds: Kinds, document: Document, page: Page, pageIndex: number): Page {
  const measure = measureOf(kinds, document, pageIndex);
  const title = page.objects.find((object) => object.type === 'label' && object.isTitle);
  const withTitles = page.objects.map((object): PageObject =>
    object === title && object.type === 'label'
      ? withRoomForCounter(kinds, document, page, object, measure)
      : object,
  );
  const titled = { ...page, objects: withTitles };
  const objects = withTitles.map((object): PageObject => {
    if (object.type !== 'key' || object.anchored) return object;
    return inCorner(kinds, document, titled, object, measure(pageIndex + 1, document.pages.length));
  });
  return { ...page, objects };
}

/**
 * What the older program placed by itself, in a document of form "0.9" that was brought to form 1: anchored legends stand in the lower
 * right corner, titles have room for their page counters. Braille is not known yet, so that its length is estimated.
 */
export function settleOld(kinds: Kinds, document: Document): Document {
  return {
    ...document,
    pages: document.pages.map((page, index) => settledPage(kinds, document, page, index)),
  };
}
