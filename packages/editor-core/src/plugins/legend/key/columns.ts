import type { LegendItem } from './legend-item.js';

/** Free height in mm between entries: parallel lines are told apart from 6 (field notes 2.2, gap-lines), lines of text from less. */
const ENTRY_GAP_MM = { samples: 6, abbreviations: 3 } as const;

/** An item in its column, places in mm from the upper left corner of the columns. */
export interface PlacedItem {
  readonly item: LegendItem;
  readonly leftMm: number;
  readonly topMm: number;
}

/** Items in columns; the height in mm of the tallest. */
export interface FilledColumns {
  readonly items: readonly PlacedItem[];
  readonly heightMm: number;
}

function gapBetween(above: LegendItem, below: LegendItem): number {
  return above.sample || below.sample ? ENTRY_GAP_MM.samples : ENTRY_GAP_MM.abbreviations;
}

/** Columns and what they have room for. */
interface Columns {
  readonly count: number;
  /** Distance of the left sides of columns, in mm. */
  readonly pitchMm: number;
  readonly heightMm: number;
}

function fill(items: readonly LegendItem[], { count, pitchMm, heightMm }: Columns): FilledColumns {
  const placed: PlacedItem[] = [];
  let column = 0;
  let endMm = 0;
  let tallestMm = 0;
  let above: LegendItem | undefined;
  for (const item of items) {
    let topMm = above ? endMm + gapBetween(above, item) : 0;
    if (above && column < count - 1 && topMm + item.heightMm > heightMm) {
      column += 1;
      topMm = 0;
    }
    placed.push({ item, leftMm: column * pitchMm, topMm });
    endMm = topMm + item.heightMm;
    tallestMm = Math.max(tallestMm, endMm);
    above = item;
  }
  return { items: placed, heightMm: tallestMm };
}

/** How close in mm the common height of columns that grow comes to the least one. */
const HEIGHT_STEP_MM = 0.1;

/** Fills up to `count` columns one after another; where all together have no room, they grow alike, and no more than needed. */
export function fillColumns(items: readonly LegendItem[], columns: Columns): FilledColumns {
  let filled = fill(items, columns);
  let tooLow = columns.heightMm;
  while (filled.heightMm - tooLow > HEIGHT_STEP_MM) {
    const heightMm = (tooLow + filled.heightMm) / 2;
    const tried = fill(items, { ...columns, heightMm });
    if (tried.heightMm <= heightMm) filled = tried;
    else tooLow = heightMm;
  }
  return filled;
}
