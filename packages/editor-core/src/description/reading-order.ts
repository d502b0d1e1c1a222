import type { Box } from '../geometry/box.js';
import { isSeen } from '../objects/in-reach.js';
import type { PageObject } from '../objects/schema.js';
import type { Kinds } from '../objects/kinds.js';

/** Tops that lie closer than a line of braille are one row to a hand that reads across the sheet, in mm. */
const ROW_MM = 10;

/** Where an object stands before its place counts: the title is read first, the legend last. */
function rankOf(kinds: Kinds, object: PageObject): number {
  const purpose = kinds.purposeOf(object);
  return purpose === undefined ? 1 : { title: 0, legend: 2 }[purpose];
}

interface Standing {
  readonly object: PageObject;
  readonly box: Box;
  readonly rank: number;
}

/** Those of `standing` that begin a row with the first of them; `standing` goes from the top down. */
function rowLength(standing: readonly Standing[], start: number): number {
  const first = standing[start];
  if (!first) return 0;
  const end = standing.findIndex(
    ({ box, rank }, index) => index > start && (rank !== first.rank || box.y >= first.box.y + ROW_MM),
  );
  return (end === -1 ? standing.length : end) - start;
}

/**
 * What is seen of `objects` in the order in which a hand comes upon it: the title, then row by row from the top, each row from the
 * left, the legend at the end. A group stands once; ask again for what it holds. `boxOf` gives boxes in page mm.
 */
export function readingOrder(
  kinds: Kinds,
  objects: readonly PageObject[],
  boxOf: (object: PageObject) => Box = kinds.boundsOf,
): readonly PageObject[] {
  const standing = objects
    .filter(isSeen)
    .map((object): Standing => ({ object, box: boxOf(object), rank: rankOf(kinds, object) }))
    .sort((a, b) => a.rank - b.rank || a.box.y - b.box.y);
  const ordered: PageObject[] = [];
  while (ordered.length < standing.length) {
    const start = ordered.length;
    const row = standing.slice(start, start + rowLength(standing, start));
    ordered.push(...row.sort((a, b) => a.box.x - b.box.x).map(({ object }) => object));
  }
  return ordered;
}
