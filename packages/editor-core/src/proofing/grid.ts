import { type Box, boxesMeet } from '../geometry/box.js';

/** Side of a square of the grid in mm: a common object and the space around it. */
const SQUARE_MM = 20;

/** Squares that a box may touch before it is kept apart from the grid; a full page of A3 touches 315. */
const MOST_SQUARES = 400;

/** Numbers that tell columns apart; boxes far off share a square, which costs time but finds nothing wrong. */
const COLUMNS = 4096;

/** The keys of the squares that `box` touches; null when they are too many. */
function squaresOf(box: Box): readonly number[] | null {
  const [left, top] = [Math.floor(box.x / SQUARE_MM), Math.floor(box.y / SQUARE_MM)];
  const columns = Math.floor((box.x + box.width) / SQUARE_MM) - left + 1;
  const rows = Math.floor((box.y + box.height) / SQUARE_MM) - top + 1;
  if (columns * rows > MOST_SQUARES) return null;
  return Array.from(
    { length: columns * rows },
    (_, index) => (top + Math.floor(index / columns)) * COLUMNS + left + (index % columns),
  );
}

/** Things found again by their boxes; page mm. */
export interface Grid<T> {
  add(thing: T, box: Box): void;
  remove(thing: T): void;
  /** All things whose boxes meet `box`. */
  near(box: Box): ReadonlySet<T>;
}

/** An empty grid of even squares. */
export function createGrid<T>(): Grid<T> {
  const squares = new Map<number, Set<T>>();
  const large = new Set<T>();
  const boxes = new Map<T, Box>();

  function squareAt(key: number): Set<T> {
    const square = squares.get(key) ?? new Set<T>();
    squares.set(key, square);
    return square;
  }

  /** All things that may meet `box`, some more than once: those of each of the lists. */
  function candidates(box: Box): readonly Iterable<T>[] {
    const keys = squaresOf(box);
    return keys ? [large, ...keys.map((key) => squares.get(key) ?? [])] : [boxes.keys()];
  }

  return {
    add(thing, box) {
      boxes.set(thing, box);
      const keys = squaresOf(box);
      if (!keys) large.add(thing);
      for (const key of keys ?? []) squareAt(key).add(thing);
    },
    remove(thing) {
      const box = boxes.get(thing);
      if (!box) return;
      boxes.delete(thing);
      large.delete(thing);
      for (const key of squaresOf(box) ?? []) squares.get(key)?.delete(thing);
    },
    near(box) {
      const found = new Set<T>();
      for (const things of candidates(box)) {
        for (const thing of things) {
          const its = boxes.get(thing);
          if (its && boxesMeet(its, box)) found.add(thing);
        }
      }
      return found;
    },
  };
}
