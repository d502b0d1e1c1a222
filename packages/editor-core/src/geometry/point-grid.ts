import { distance, type Point } from './point.js';

interface Placed<T> {
  readonly at: Point;
  readonly item: T;
}

/** Items at points, looked up by distance: the time of a look-up depends on what is near, not on how many there are. */
export class PointGrid<T> {
  readonly #cells = new Map<string, Placed<T>[]>();
  readonly #reachMm: number;

  /** `reachMm` is the largest distance that is asked for. */
  constructor(reachMm: number) {
    this.#reachMm = reachMm;
  }

  add(at: Point, item: T): void {
    const key = this.#keyOf(this.#indexOf(at.x), this.#indexOf(at.y));
    const cell = this.#cells.get(key);
    if (cell) cell.push({ at, item });
    else this.#cells.set(key, [{ at, item }]);
  }

  /** Adds `item` at points along the segment `from`-`to` that are at most half of the reach apart. */
  addAlong(from: Point, to: Point, item: T): void {
    for (const at of this.#alongOf(from, to)) this.add(at, item);
  }

  /** The items at most `distanceMm` from `at`; one that was added more than once may come more than once. */
  near(at: Point, distanceMm: number = this.#reachMm): readonly T[] {
    const [column, row] = [this.#indexOf(at.x), this.#indexOf(at.y)];
    const found: T[] = [];
    for (let x = column - 1; x <= column + 1; x += 1)
      for (let y = row - 1; y <= row + 1; y += 1)
        for (const placed of this.#cells.get(this.#keyOf(x, y)) ?? [])
          if (distance(placed.at, at) <= distanceMm) found.push(placed.item);
    return found;
  }

  /** The items near the segment `from`-`to`, each once. */
  nearAlong(from: Point, to: Point): ReadonlySet<T> {
    return new Set(this.#alongOf(from, to).flatMap((at) => this.near(at)));
  }

  #alongOf(from: Point, to: Point): readonly Point[] {
    const steps = Math.max(1, Math.ceil((2 * distance(from, to)) / this.#reachMm));
    return Array.from({ length: steps + 1 }, (_, index) => ({
      x: from.x + ((to.x - from.x) * index) / steps,
      y: from.y + ((to.y - from.y) * index) / steps,
    }));
  }

  #indexOf(mm: number): number {
    return Math.floor(mm / this.#reachMm);
  }

  #keyOf(column: number, row: number): string {
    return `${column} ${row}`;
  }
}
