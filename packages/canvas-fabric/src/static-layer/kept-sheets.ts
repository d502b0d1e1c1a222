import type { PageSheet } from './page-sheet.js';

/** A sheet with what it shows: the same value as long as the page looks the same, null while objects are lifted off it. */
export interface SheetEntry {
  readonly sheet: PageSheet;
  content: unknown;
}

/** Sheets that were shown before, the last one first. */
export interface KeptSheets {
  /** The sheet of this scale and content, if it is kept. */
  readonly find: (pxPerMm: number, content: unknown) => SheetEntry | undefined;
  /** Gives `shown` away, which need not be kept, for `before`. */
  readonly exchange: (before: SheetEntry | null, shown: SheetEntry) => void;
  /** Forgets the sheets that show `content`. */
  readonly drop: (content: unknown) => void;
  /** What the sheets show that show `before` is called `content` now. */
  readonly rename: (before: unknown, content: unknown) => void;
  readonly clear: () => void;
}

/** Sheets of other scales or former contents that are kept: for zooming in and out again, and for undo. */
const MOST_SHEETS = 2;

/** Starts without sheets. */
export function createKeptSheets(): KeptSheets {
  let kept: readonly SheetEntry[] = [];
  return {
    find: (pxPerMm, content) => kept.find((one) => one.sheet.pxPerMm === pxPerMm && one.content === content),
    exchange(before, shown) {
      const others = kept.filter((other) => other !== shown);
      kept = (before ? [before, ...others] : others).slice(0, MOST_SHEETS);
    },
    drop(content) {
      kept = kept.filter((one) => one.content !== content);
    },
    rename(before, content) {
      for (const one of kept) if (one.content === before) one.content = content;
    },
    clear() {
      kept = [];
    },
  };
}
