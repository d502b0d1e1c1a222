import type { Box } from '../geometry/box.js';
import type { Polyline } from '../geometry/flatten.js';
import { segmentsOf } from '../geometry/nearness.js';
import { EDGE_STRIDE, type EdgeSet } from '../outlines/edges.js';

/** Side of a cell in mm: a place that is found may be this much farther off than the nearest one. */
const CELL_MM = 0.5;

/** What takes room: rims with their widths, and areas that are taken as a whole, in page mm. */
export interface Takes {
  readonly rims: EdgeSet;
  readonly areas: readonly Polyline[];
}

/** A page as cells that count what takes them. Something is added and removed in time proportional to its own cells. */
export interface TakenCells {
  add(thing: Takes): void;
  remove(thing: Takes): void;
  /** Whether nothing takes a cell of a box, as things are now; the answer is for boxes in page mm. */
  asker(): (box: Box) => boolean;
}

/** The cell of a row or column at which `mm` lies; 0 before its first, `cells` behind its last. */
function cellAt(mm: number, cells: number): number {
  // Asked millions of times a page: by comparison, as calls of `Math` cost ten times as much where globals are looked up.
  if (mm <= 0) return 0;
  const cell = mm / CELL_MM;
  return cell >= cells ? cells : cell | 0;
}

/** An empty page of these sides in mm. What lies off the page takes no cell. */
export function createTakenCells(widthMm: number, heightMm: number): TakenCells {
  const columns = Math.ceil(widthMm / CELL_MM);
  const rows = Math.ceil(heightMm / CELL_MM);
  const counts = new Int32Array(columns * rows);
  const sums = new Int32Array((columns + 1) * (rows + 1));

  const columnAt = (xMm: number) => cellAt(xMm, columns);
  const rowAt = (yMm: number) => cellAt(yMm, rows);

  function count(left: number, right: number, top: number, bottom: number, by: number): void {
    if (right < 0 || bottom < 0 || left > widthMm || top > heightMm) return;
    for (let row = rowAt(top); row < Math.min(rows, rowAt(bottom) + 1); row += 1) {
      const first = row * columns + columnAt(left);
      const last = row * columns + Math.min(columns, columnAt(right) + 1);
      for (let at = first; at < last; at += 1) counts[at] = (counts[at] ?? 0) + by;
    }
  }

  /** An edge as squares of its width, one beside the other. */
  function countEdge(packed: Float64Array, at: number, by: number): void {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, half = 0] = packed.subarray(at, at + EDGE_STRIDE);
    const steps = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / CELL_MM));
    for (let step = 0; step <= steps; step += 1) {
      const x = x1 + ((x2 - x1) * step) / steps;
      const y = y1 + ((y2 - y1) * step) / steps;
      count(x - half, x + half, y - half, y + half, by);
    }
  }

  /** The inside of `pieces` by the non-zero winding rule, row by row along the middle of each. */
  function countAreas(pieces: readonly Polyline[], by: number): void {
    const segments = pieces.flatMap((piece) => [...segmentsOf(piece, true)]);
    const ys = segments.flatMap(([from, to]) => [from.y, to.y]);
    if (ys.length === 0) return;
    const [top, bottom] = [ys.reduce((a, b) => Math.min(a, b)), ys.reduce((a, b) => Math.max(a, b))];
    for (let row = rowAt(top); row < Math.min(rows, rowAt(bottom) + 1); row += 1) {
      const y = (row + 0.5) * CELL_MM;
      const crossings = segments
        .filter(([from, to]) => from.y <= y !== to.y <= y)
        .map(([from, to]) => ({
          x: from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y),
          turn: from.y < to.y ? 1 : -1,
        }))
        .toSorted((one, other) => one.x - other.x);
      let winding = 0;
      crossings.forEach(({ x, turn }, index) => {
        winding += turn;
        const next = crossings[index + 1];
        if (winding !== 0 && next) count(x, next.x, y, y, by);
      });
    }
  }

  function change({ rims: { packed }, areas }: Takes, by: number): void {
    for (let at = 0; at < packed.length; at += EDGE_STRIDE) countEdge(packed, at, by);
    countAreas(areas, by);
  }

  /** For each cell, how many of those up and left of it are taken: four of them answer for a whole box. */
  function sumUp(): void {
    for (let row = 0; row < rows; row += 1) {
      let inRow = 0;
      for (let column = 0; column < columns; column += 1) {
        if (counts[row * columns + column] !== 0) inRow += 1;
        const above = sums[row * (columns + 1) + column + 1] ?? 0;
        sums[(row + 1) * (columns + 1) + column + 1] = above + inRow;
      }
    }
  }

  return {
    add: (thing) => change(thing, 1),
    remove: (thing) => change(thing, -1),
    asker() {
      sumUp();
      const upTo = (row: number, column: number) => sums[row * (columns + 1) + column] ?? 0;
      return ({ x, y, width, height }) => {
        const left = columnAt(x);
        const top = rowAt(y);
        const right = cellAt(x + width + CELL_MM, columns);
        const bottom = cellAt(y + height + CELL_MM, rows);
        return upTo(bottom, right) - upTo(top, right) - upTo(bottom, left) + upTo(top, left) === 0;
      };
    },
  };
}
