import { type Box, boxesMeet } from '@tastwerk/editor-core/geometry';

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

/** A box in the index. */
interface Held {
  readonly key: string;
  readonly box: Box;
  /** The last search that came across it, for it lies in several cells. */
  search: number;
}

function without(list: readonly Held[] | undefined, held: Held): Held[] {
  return (list ?? []).filter((other) => other !== held);
}

/** An empty index: a grid of square cells. */
export function createSpatialIndex(): SpatialIndex {
  const heldByKey = new Map<string, Held>();
  const heldByCell = new Map<number, Held[]>();
  let large: Held[] = [];
  let searches = 0;

  const remove = (key: string) => {
    const held = heldByKey.get(key);
    if (!held) return;
    heldByKey.delete(key);
    const cells = cellsOf(held.box);
    if (!cells) large = without(large, held);
    for (const cell of cells ?? []) {
      const rest = without(heldByCell.get(cell), held);
      if (rest.length > 0) heldByCell.set(cell, rest);
      else heldByCell.delete(cell);
    }
  };

  return {
    set(key, box) {
      remove(key);
      const held: Held = { key, box, search: 0 };
      heldByKey.set(key, held);
      const cells = cellsOf(box);
      if (!cells) large.push(held);
      for (const cell of cells ?? []) {
        const others = heldByCell.get(cell);
        if (others) others.push(held);
        else heldByCell.set(cell, [held]);
      }
    },
    delete: remove,
    meeting(box) {
      searches += 1;
      const found: string[] = [];
      const look = (held: Held) => {
        if (held.search === searches) return;
        held.search = searches;
        if (boxesMeet(held.box, box)) found.push(held.key);
      };
      const cells = cellsOf(box);
      if (!cells) {
        heldByKey.forEach(look);
        return found;
      }
      large.forEach(look);
      for (const cell of cells) heldByCell.get(cell)?.forEach(look);
      return found;
    },
    clear() {
      heldByKey.clear();
      heldByCell.clear();
      large = [];
    },
  };
}
