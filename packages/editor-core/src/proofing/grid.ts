import { type Box, boxesMeet } from '../geometry/box.js';

/** Side of a square of the grid in mm: a common object and the space around it. */
const SQUARE_MM = 20;

/** Squares to each side of the origin that are told apart; whatever lies farther out shares the last ones. */
const MOST_SQUARES = 200;

function squareAt(mm: number): number {
  return Math.min(MOST_SQUARES, Math.max(-MOST_SQUARES, Math.floor(mm / SQUARE_MM)));
}

/** The keys of the squares that `box` touches. */
function squaresOf(box: Box): readonly number[] {
  const keys: number[] = [];
  const bottom = squareAt(box.y + box.height);
  const right = squareAt(box.x + box.width);
  for (let row = squareAt(box.y); row <= bottom; row += 1) {
    for (let column = squareAt(box.x); column <= right; column += 1) {
      keys.push((row + MOST_SQUARES) * (2 * MOST_SQUARES + 1) + column + MOST_SQUARES);
    }
  }
  return keys;
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
  const boxes = new Map<T, Box>();
  return {
    add(thing, box) {
      boxes.set(thing, box);
      for (const key of squaresOf(box)) {
        const square = squares.get(key);
        if (square) square.add(thing);
        else squares.set(key, new Set([thing]));
      }
    },
    remove(thing) {
      const box = boxes.get(thing);
      if (!box) return;
      boxes.delete(thing);
      for (const key of squaresOf(box)) squares.get(key)?.delete(thing);
    },
    near(box) {
      const found = new Set<T>();
      for (const key of squaresOf(box)) {
        for (const thing of squares.get(key) ?? []) {
          const its = boxes.get(thing);
          if (its && boxesMeet(its, box)) found.add(thing);
        }
      }
      return found;
    },
  };
}
