import { type Box, boxesMeet } from '@tastwerk/editor-core';

/** Finds the boxes that meet a box without looking at all of them. Keys are the caller's. */
export interface SpatialIndex {
  readonly set: (key: string, box: Box) => void;
  readonly delete: (key: string) => void;
  /** Keys whose boxes meet `box`, in no particular order. */
  readonly meeting: (box: Box) => readonly string[];
  readonly clear: () => void;
}

/** Side of a cell in mm: about the size of a label or a shape, so that most things lie in a few cells. */
const CELL_MM = 20;
/** A box over more cells than this is looked at every time instead. */
const MAX_CELLS = 256;

function cellsOf(box: Box): readonly string[] | null {
  const left = Math.floor(box.x / CELL_MM);
  const top = Math.floor(box.y / CELL_MM);
  const columns = Math.floor((box.x + box.width) / CELL_MM) - left + 1;
  const rows = Math.floor((box.y + box.height) / CELL_MM) - top + 1;
  if (columns * rows > MAX_CELLS) return null;
  return Array.from(
    { length: columns * rows },
    (_, index) => `${left + (index % columns)} ${top + Math.floor(index / columns)}`,
  );
}

/** An empty index: a grid of square cells. */
export function createSpatialIndex(): SpatialIndex {
  const boxByKey = new Map<string, Box>();
  const keysByCell = new Map<string, Set<string>>();
  const large = new Set<string>();

  const remove = (key: string) => {
    const box = boxByKey.get(key);
    if (!box) return;
    boxByKey.delete(key);
    large.delete(key);
    for (const cell of cellsOf(box) ?? []) {
      const keys = keysByCell.get(cell);
      keys?.delete(key);
      if (keys?.size === 0) keysByCell.delete(cell);
    }
  };

  return {
    set(key, box) {
      remove(key);
      boxByKey.set(key, box);
      const cells = cellsOf(box);
      if (!cells) large.add(key);
      for (const cell of cells ?? []) {
        const keys = keysByCell.get(cell);
        if (keys) keys.add(key);
        else keysByCell.set(cell, new Set([key]));
      }
    },
    delete: remove,
    meeting(box) {
      const cells = cellsOf(box);
      const candidates = cells
        ? new Set([...large, ...cells.flatMap((cell) => [...(keysByCell.get(cell) ?? [])])])
        : new Set(boxByKey.keys());
      return [...candidates].filter((key) => {
        const other = boxByKey.get(key);
        return other !== undefined && boxesMeet(other, box);
      });
    },
    clear() {
      boxByKey.clear();
      keysByCell.clear();
      large.clear();
    },
  };
}
