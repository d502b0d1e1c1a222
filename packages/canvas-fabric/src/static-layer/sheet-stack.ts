import { type Box, uniteBoxes } from '@tastwerk/editor-core/geometry';
import { createKeptSheets, type SheetEntry } from './kept-sheets.js';
import type { PageSheet } from './page-sheet.js';

/** The sheet that is shown, the one that is painted to take its place, and some that were shown before. */
export interface SheetStack {
  /** The shown sheet; null before the first. */
  readonly shown: () => PageSheet | null;
  /** Whether the shown sheet is out of date until the next one takes its place. */
  readonly isOutdated: () => boolean;
  /** Notes that these boxes (page mm), or everything, look different since the last frame. */
  readonly invalidate: (boxes: readonly Box[] | 'all') => void;
  /** Tells the sheets what has been invalidated; `content` is what there is to show now. */
  readonly update: (content: unknown) => void;
  /** The shown sheet, or where there is none a new one of `content` at this scale. */
  readonly show: (pxPerMm: number, content: unknown) => PageSheet;
  /** Shows a kept sheet of this scale and `content`, if it has all of `visible`. */
  readonly restore: (pxPerMm: number, content: unknown, visible: Box) => void;
  /** The sheet that is painted to take the place of the shown one: a kept one where there is one. */
  readonly next: (pxPerMm: number, content: unknown) => PageSheet;
  readonly dropNext: () => void;
  /** Shows the next sheet from now on; what was shown is kept for when its scale or content comes back. */
  readonly showNext: () => void;
}

/** A change of more boxes than this is painted on a sheet of its own, while the one before it is shown: two boxes for each of the objects that the team is worth. */
const MANY_BOXES = 1000;

/** Starts without sheets; `create` makes one at a scale. */
export function createSheetStack(create: (pxPerMm: number) => PageSheet): SheetStack {
  const kept = createKeptSheets();
  let shown: SheetEntry | null = null;
  let next: SheetEntry | null = null;
  let changed: readonly Box[] = [];
  /** What `shown` is out of date in, as long as another sheet is being painted in its place. */
  let outdated: Box | null = null;

  const swap = (to: SheetEntry) => {
    kept.exchange(shown, to);
    shown = to;
    next = null;
    outdated = null;
  };
  /** What was painted in place of an outdated sheet is not wanted any more. */
  const endOutdated = () => {
    if (outdated) next = null;
    outdated = null;
  };
  /** Has the shown sheet repaint `boxes`; `content` is what it shows then. */
  const repaint = (entry: SheetEntry, boxes: readonly Box[], content: unknown) => {
    for (const box of boxes) entry.sheet.invalidate(box);
    kept.rename(entry.content, content);
    entry.content = content;
  };

  return {
    shown: () => shown?.sheet ?? null,
    isOutdated: () => outdated !== null,
    invalidate(boxes) {
      if (boxes === 'all') {
        shown = null;
        next = null;
        kept.clear();
        changed = [];
        outdated = null;
      } else changed = [...changed, ...boxes];
    },
    update(content) {
      const boxes = changed;
      changed = [];
      if (!shown) return;
      if (next && boxes.length > 0) {
        for (const box of boxes) next.sheet.invalidate(box);
        next.content = content;
      }
      const before = shown.content;
      if (content !== null && content === before) {
        endOutdated();
        return;
      }
      const all = outdated ? [...boxes, outdated] : boxes;
      // Objects that are lifted or put down must be seen exactly once in each frame.
      const isLifting = content === null || before === null;
      if (!isLifting && (outdated || boxes.length > MANY_BOXES)) {
        outdated = all.reduce(uniteBoxes);
        return;
      }
      endOutdated();
      if (boxes.length > 0) kept.drop(before);
      repaint(shown, all, content);
    },
    show(pxPerMm, content) {
      shown ??= { sheet: create(pxPerMm), content };
      return shown.sheet;
    },
    restore(pxPerMm, content, visible) {
      const known = kept.find(pxPerMm, content);
      if (known?.sheet.isComplete(visible)) swap(known);
    },
    next(pxPerMm, content) {
      next ??= kept.find(pxPerMm, content) ?? { sheet: create(pxPerMm), content };
      return next.sheet;
    },
    dropNext() {
      next = null;
    },
    showNext() {
      if (next) swap(next);
    },
  };
}
