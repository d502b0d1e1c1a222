import { type Drawing, packDrawings, unpackDrawings } from './packed-drawings.js';
import type { SentDrawings } from './raster-messages.js';

/** More drawings than a worker keeps are sent again: those of pages that were shown before are among them. */
const MOST_KEPT = 20_000;

/** Numbers drawings, the same one always alike. */
export type NumberDrawing = (drawing: Drawing) => number;

/** Starts with 1. */
export function createNumbers(): NumberDrawing {
  const numbers = new WeakMap<Drawing, number>();
  let last = 0;
  return (drawing) => {
    const known = numbers.get(drawing);
    if (known !== undefined) return known;
    last += 1;
    numbers.set(drawing, last);
    return last;
  };
}

/** The side of the page: says drawings to one worker, what they draw with the first time. */
export function createSender(numberOf: NumberDrawing): (drawings: readonly Drawing[]) => SentDrawings {
  const sent = new Set<number>();
  return (drawings) => {
    const isAnew = sent.size > MOST_KEPT;
    if (isAnew) sent.clear();
    const freshNumbers: number[] = [];
    const fresh: Drawing[] = [];
    const numbers = Uint32Array.from(drawings, (drawing) => {
      const number = numberOf(drawing);
      if (!sent.has(number)) {
        sent.add(number);
        freshNumbers.push(number);
        fresh.push(drawing);
      }
      return number;
    });
    return { numbers, freshNumbers: Uint32Array.from(freshNumbers), fresh: packDrawings(fresh), isAnew };
  };
}

/** The side of the worker: keeps what came, and answers the drawings that are meant. */
export function createReceiver(): (sent: SentDrawings) => readonly Drawing[] {
  const kept = new Map<number, Drawing>();
  return ({ numbers, freshNumbers, fresh, isAnew }) => {
    if (isAnew) kept.clear();
    unpackDrawings(fresh).forEach((drawing, place) => kept.set(freshNumbers[place] ?? 0, drawing));
    return Array.from(numbers, (number) => kept.get(number) ?? []);
  };
}
