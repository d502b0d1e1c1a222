import { type Box, boxesMeet } from '../geometry/box.js';

/** Items found again by their boxes without a look at all of them; boxes are in page mm. */
export interface BoxIndex<T> {
  /** Takes `item` in at `box`, or moves it there. */
  readonly set: (item: T, box: Box) => void;
  readonly delete: (item: T) => void;
  /** Items whose boxes meet `box`, each once, in no particular order. */
  readonly meeting: (box: Box) => readonly T[];
}

/** Side of a cell in mm: a common object and the space around it, so that most boxes lie in a few cells. */
const CELL_MM = 20;

/** A box over more cells than this is looked at every time instead; a full page of A3 touches 315. */
const MOST_CELLS = 400;

/** Rows of cells have numbers this far apart: pages and what lies beside them are some hundreds of cells wide. */
const ROW = 1 << 20;

/** The numbers of the cells that `box` meets; null when they are too many. */
function cellsOf(box: Box): readonly number[] | null {
  const left = Math.floor(box.x / CELL_MM);
  const top = Math.floor(box.y / CELL_MM);
  const right = Math.floor((box.x + box.width) / CELL_MM);
  const bottom = Math.floor((box.y + box.height) / CELL_MM);
  if ((right - left + 1) * (bottom - top + 1) > MOST_CELLS) return null;
  const cells: number[] = [];
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) cells.push(row * ROW + column);
  }
  return cells;
}

/** An item in the index. */
interface Entry<T> {
  readonly item: T;
  readonly box: Box;
  /** The last search that came across it, for it lies in several cells. */
  search: number;
}

function drop<T>(list: T[] | undefined, item: T): void {
  const at = list?.indexOf(item) ?? -1;
  if (at >= 0) list?.splice(at, 1);
}

/** An empty index: a grid of square cells. */
export function createBoxIndex<T>(): BoxIndex<T> {
  const entries = new Map<T, Entry<T>>();
  const entriesByCell = new Map<number, Entry<T>[]>();
  const large: Entry<T>[] = [];
  let searches = 0;

  const remove = (item: T) => {
    const entry = entries.get(item);
    if (!entry) return;
    entries.delete(item);
    const cells = cellsOf(entry.box);
    if (!cells) drop(large, entry);
    for (const cell of cells ?? []) drop(entriesByCell.get(cell), entry);
  };

  return {
    set(item, box) {
      remove(item);
      const entry: Entry<T> = { item, box, search: 0 };
      entries.set(item, entry);
      const cells = cellsOf(box);
      if (!cells) large.push(entry);
      for (const cell of cells ?? []) {
        const others = entriesByCell.get(cell);
        if (others) others.push(entry);
        else entriesByCell.set(cell, [entry]);
      }
    },
    delete: remove,
    meeting(box) {
      searches += 1;
      const found: T[] = [];
      const look = (entry: Entry<T>) => {
        if (entry.search === searches) return;
        entry.search = searches;
        if (boxesMeet(entry.box, box)) found.push(entry.item);
      };
      const cells = cellsOf(box);
      (cells ? large : entries).forEach(look);
      for (const cell of cells ?? []) entriesByCell.get(cell)?.forEach(look);
      return found;
    },
  };
}
