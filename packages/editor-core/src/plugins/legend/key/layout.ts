import { legendHeading } from '../../../legend/heading.js';
import type { Document } from '../../../document/schema.js';
import type { SceneContext, SceneResources } from '../../../objects/kinds.js';
import { contextOf } from '../../../scene/build-scene.js';
import { fillColumns, type PlacedItem } from './columns.js';
import { type Arrangement, itemFrame, legendItem, type LegendText } from './legend-item.js';
import { LARGE_SAMPLE_MM, SMALL_SAMPLE_MM } from './samples.js';
import type { KeyObject } from './schema.js';
import { type LayOutWords, wordsIn } from './words.js';

/** A legend laid out, before turning; places in mm from the upper left corner of its frame. */
export interface KeyLayout {
  readonly heading: LegendText;
  readonly items: readonly PlacedItem[];
  readonly arrangement: Arrangement;
  readonly columns: number;
  /** What the entries need with the padding of a frame, in mm. */
  readonly neededWidthMm: number;
  readonly neededHeightMm: number;
  /** Whether the entries need more than the legend's frame has: a word that is too long, or too many for a fixed frame. */
  readonly overflows: boolean;
  /** Height of the frame as it is drawn, in mm. */
  readonly frameHeightMm: number;
}

/** Free space between a drawn frame and what it holds, in mm: from 3 a finger tells them apart (field notes 2.2, gap-elements). */
const FRAME_PADDING_MM = 3;

/** Free space below the heading and between columns, in mm. */
const HEADING_GAP_MM = 6;
const COLUMN_GAP_MM = 8;

/** No column is narrower, in mm: five cells. */
const MIN_COLUMN_MM = 28;

/** Slack in mm for what adding decimals may cost. */
const SLACK_MM = 1e-6;

/** From the most readable on: large textures first, words beside before words below. */
const ARRANGEMENTS = [
  { sampleSize: LARGE_SAMPLE_MM, isBeside: true },
  { sampleSize: LARGE_SAMPLE_MM, isBeside: false },
  { sampleSize: SMALL_SAMPLE_MM, isBeside: true },
  { sampleSize: SMALL_SAMPLE_MM, isBeside: false },
] as const satisfies readonly Arrangement[];

/** One way to set the entries of a legend. */
interface Setting {
  readonly arrangement: Arrangement;
  readonly columns: number;
}

function paddingOf(key: KeyObject): number {
  return key.border ? key.borderWidth / 2 + FRAME_PADDING_MM : 0;
}

/** How many columns have room in the legend beside each other. */
function mostColumns(key: KeyObject): number {
  const innerMm = key.width - 2 * paddingOf(key);
  return Math.max(1, Math.floor((innerMm + COLUMN_GAP_MM) / (MIN_COLUMN_MM + COLUMN_GAP_MM)));
}

/** The entries set in one way, in a frame of the legend's width. */
function layOutAs(
  key: KeyObject,
  { legend: { entries }, system }: SceneContext,
  layOutWords: LayOutWords,
  { arrangement, columns }: Setting,
): KeyLayout {
  const padding = paddingOf(key);
  const innerMm = Math.max(1, key.width - 2 * padding);
  const heading = layOutWords(legendHeading(system), innerMm);
  const columnsTopMm = padding + heading.neededHeightMm + HEADING_GAP_MM;
  const columnMm = Math.max(1, (innerMm - (columns - 1) * COLUMN_GAP_MM) / columns);

  const frame = itemFrame(entries, arrangement, columnMm, layOutWords);
  const items = entries.map((entry) => legendItem(entry, frame, layOutWords));
  const filled = fillColumns(items, {
    count: columns,
    pitchMm: columnMm + COLUMN_GAP_MM,
    heightMm: key.height - padding - columnsTopMm + SLACK_MM,
  });

  const tooWideMm = Math.max(0, ...items.map(({ widthMm }) => widthMm - columnMm));
  const inColumnsMm = innerMm + columns * tooWideMm;
  const neededWidthMm = Math.max(inColumnsMm, heading.neededWidthMm) + 2 * padding;
  const neededHeightMm = columnsTopMm + filled.heightMm + padding;
  return {
    heading: { leftMm: padding, topMm: padding, layout: heading },
    items: filled.items.map(({ item, leftMm, topMm }) => ({
      item,
      leftMm: padding + leftMm,
      topMm: columnsTopMm + topMm,
    })),
    arrangement,
    columns,
    neededWidthMm,
    neededHeightMm,
    overflows: neededWidthMm > key.width + SLACK_MM || (key.fixed && neededHeightMm > key.height + SLACK_MM),
    frameHeightMm: key.fixed ? key.height : neededHeightMm,
  };
}

/** How many mm of height a layout may need more for each mm that its words stick out less: words that stick out lie on the drawing. */
const HEIGHT_FOR_WIDTH = 10;

/** How far a layout leaves the frame, in mm of height. */
function excessOf(key: KeyObject, { neededWidthMm, neededHeightMm }: KeyLayout): number {
  const [tooWide, tooHigh] = [neededWidthMm - key.width, neededHeightMm - key.height];
  return HEIGHT_FOR_WIDTH * Math.max(0, tooWide) + Math.max(0, tooHigh);
}

/**
 * Lays the legend out: its heading, then the page's entries, one column after another. Of all ways to set them the first that
 * fits is taken, from large samples with the words beside them to small ones with the words below; where none fits, the one
 * that needs least more room: the frame grows downwards unless its size is fixed, and the layout says whether it overflows.
 */
export function layOutKey(key: KeyObject, context: SceneContext): KeyLayout {
  const layOutWords = wordsIn(context);
  const most = mostColumns(key);
  let best: KeyLayout | undefined;
  for (const arrangement of ARRANGEMENTS) {
    for (let columns = 1; columns <= most; columns += 1) {
      const layout = layOutAs(key, context, layOutWords, { arrangement, columns });
      if (excessOf(key, layout) <= SLACK_MM) return layout;
      if (!best || excessOf(key, layout) < excessOf(key, best)) best = layout;
      // Words that stick out of a column stick out farther of a narrower one.
      if (layout.neededWidthMm > key.width + SLACK_MM) break;
    }
  }
  return best ?? layOutAs(key, context, layOutWords, { arrangement: ARRANGEMENTS[0], columns: 1 });
}

/** How `key` on the page at `pageIndex` is laid out: its entries with samples and words, and whether they overflow. */
export function keyLayout(
  document: Document,
  pageIndex: number,
  key: KeyObject,
  resources: SceneResources,
): KeyLayout {
  return layOutKey(key, contextOf(document, pageIndex, resources));
}
