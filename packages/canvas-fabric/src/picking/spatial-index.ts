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

/** Rows of cells have numbers this far apart: pages and what lies beside them are some hundreds of cells wide. */
const ROW = 1 << 20;

/** The numbers of the cells that `box` meets; null when they are too many. */
function cellsOf(box: Box): readonly number[] | null {
  const left = Math.floor(box.x / CELL_MM);
  const top = Math.floor(box.y / CELL_MM);
  const right = Math.floor((box.x + box.width) / CELL_MM);
  const bottom = Math.floor((box.y + box.height) / CELL_MM);
  if ((right - left + 1) * (bottom - top + 1) > MAX_CELLS) return null;
  const cells: number[] = [];
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) cells.push(row * ROW + column);
  }
  return cells;
}

/** An empty index: a grid of square cells. */
export function createSpatialIndex(): SpatialIndex {
  const boxByKey = new Map<string, Box>();
  const keysByCell = new Map<number, Set<string>>();
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
      if (!cells) return [...boxByKey].flatMap(([key, other]) => (boxesMeet(other, box) ? [key] : []));
      const found = new Set<string>();
      const look = (key: string) => {
        const other = boxByKey.get(key);
        if (other && boxesMeet(other, box)) found.add(key);
      };
      for (const key of large) look(key);
      for (const cell of cells) keysByCell.get(cell)?.forEach(look);
      return [...found];
    },
    clear() {
      boxByKey.clear();
      keysByCell.clear();
      large.clear();
    },
  };
}
