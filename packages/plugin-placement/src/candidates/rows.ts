import { type Box, boxCentre } from '@tastwerk/editor-core/geometry';
import type { Ground } from '../ground/ground.js';
import type { Candidate } from './candidate.js';
import type { Item } from './item.js';

/** Labels of an axis: those that stood on one line beside points on another, as the numbers of ticks do. */
const LEAST_LABELS = 3;

/** Labels wider than this, in mm, are no numbers of an axis. */
const WIDEST_MM = 45;

/** What stands within this, in mm, is on one line. */
const LINE_MM = 2;

/** Distances from the points, in mm, at which a row is tried. */
const LEAST_MM = 3;
const MOST_MM = 12;

/** What another place costs a label that has one in its row. */
export const OUT_OF_ROW_COST = 8;

type Direction = 'across' | 'down';

interface Row {
  readonly direction: Direction;
  readonly items: readonly Item[];
  /** The side of the points on which the row stood: -1 before them, 1 after. */
  readonly side: -1 | 1;
}

const byLine = (mm: number): number => Math.round(mm / LINE_MM);

/** The place along the points' line, and away from it. */
const along = (direction: Direction, { x, y }: { x: number; y: number }): readonly [number, number] =>
  direction === 'across' ? [x, y] : [y, x];

function rowsIn(direction: Direction, items: readonly Item[]): readonly Row[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const [, away] = along(direction, item.place.point);
    const [, own] = along(direction, boxCentre(item.box));
    const name = `${byLine(away)} ${own < away}`;
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  return [...groups.values()]
    .filter((members) => members.length >= LEAST_LABELS)
    .map((members): Row => {
      const offsets = members.map(
        ({ box, place }) => along(direction, boxCentre(box))[1] - along(direction, place.point)[1],
      );
      return { direction, items: members, side: offsets.reduce((a, b) => a + b, 0) < 0 ? -1 : 1 };
    });
}

/** The box of `item` in its row, `awayMm` from its point: over the middle of a tick, or level with it. */
function boxIn(
  { direction, side }: Row,
  { place: { point }, variants }: Item,
  awayMm: number,
): Box | undefined {
  const text = variants[0]?.text;
  if (!text) return undefined;
  const { width, height } = text;
  if (direction === 'across') {
    const y = side > 0 ? point.y + awayMm : point.y - awayMm - height;
    return { x: point.x - width / 2, y, width, height };
  }
  const x = side > 0 ? point.x + awayMm : point.x - awayMm - width;
  return { x, y: point.y - height / 2, width, height };
}

/** The places of a row's labels at the distance at which most are free, the nearest of these. */
function placesOf(row: Row, ground: Ground): readonly (readonly [Item, Candidate])[] {
  let best: readonly (readonly [Item, Candidate])[] = [];
  for (let awayMm = LEAST_MM; awayMm <= MOST_MM; awayMm += 1) {
    const places = row.items.flatMap((item): (readonly [Item, Candidate])[] => {
      const box = boxIn(row, item, awayMm);
      const variant = item.variants[0];
      return box && variant && ground.isFree(box) ? [[item, { variant, box, lead: null, cost: 0 }]] : [];
    });
    if (places.length > best.length) best = places;
  }
  return best.length >= LEAST_LABELS ? best : [];
}

/** The places of labels that stood in rows beside points on one line, such as the ticks of an axis: they stay a row. */
export function rowPlaces(items: readonly Item[], ground: Ground): ReadonlyMap<Item, Candidate> {
  const short = items.filter(({ box, place }) => place.object && box.width <= WIDEST_MM);
  const rows = [...rowsIn('across', short), ...rowsIn('down', short)];
  const found = new Map<Item, Candidate>();
  for (const row of rows.toSorted((one, other) => other.items.length - one.items.length))
    for (const [item, candidate] of placesOf(row, ground)) if (!found.has(item)) found.set(item, candidate);
  return found;
}
