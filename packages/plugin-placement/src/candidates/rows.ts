import { type Box, boxCentre, type Point } from '@tastwerk/editor-core/geometry';
import { alongRow, type AxisRow, isAxisNumber, rowsOfNumbersAndWords, rowText } from '../axis-rows.js';
import type { Ground } from '../ground/ground.js';
import { strokeEnds } from '../outline.js';
import { type Candidate, variantCost } from './candidate.js';
import type { Item, Variant } from './item.js';

/** Distances from the ticks, in mm, at which a row is tried. */
const LEAST_MM = 3;
const MOST_MM = 12;
const DISTANCES_MM = Array.from({ length: MOST_MM - LEAST_MM + 1 }, (_, step) => LEAST_MM + step);

/** What a place at its tick costs a label that leaves the line of its row, or goes to the other side of its axis; and any other place. */
const OFF_LINE_COST = 25;
const OFF_SIDE_COST = 30;
const OUT_OF_ROW_COST = 45;

/** The box of `variant` at a tick: over the middle of it, or level with it. */
function boxAt(
  { direction, side }: AxisRow<Item>,
  tick: { x: number; y: number },
  { text: { width, height } }: Variant,
  awayMm: number,
): Box {
  if (direction === 'across') {
    const y = side > 0 ? tick.y + awayMm : tick.y - awayMm - height;
    return { x: tick.x - width / 2, y, width, height };
  }
  const x = side > 0 ? tick.x + awayMm : tick.x - awayMm - width;
  return { x, y: tick.y - height / 2, width, height };
}

/** The places of a row's labels at `awayMm` from their ticks, as far as they are free. */
function placesAt(row: AxisRow<Item>, ground: Ground, awayMm: number, cost: number): readonly Placed[] {
  return row.texts.flatMap(({ of: item, tick }): readonly Placed[] =>
    item.variants.flatMap((variant) => {
      const box = boxAt(row, tick, variant, awayMm);
      return ground.isFree(box)
        ? [[item, { variant, box, lead: null, cost: cost + variantCost(variant) }] as const]
        : [];
    }),
  );
}

type Placed = readonly [Item, Candidate];

/** The places that labels have in their row; `isStrict` for those that may stand nowhere else. */
export interface InRow {
  readonly candidates: readonly Candidate[];
  readonly isStrict: boolean;
  /** Whether a finger takes a label at a place outside of the row for that of its own tick: it leads there, or no other is as near. */
  isOwnPlace(candidate: Candidate): boolean;
  /** The place on the line of its row, where that is free. */
  readonly onLine: Box | undefined;
}

/** Whether a row's labels stand at an axis: at strokes, such as ticks, or at one outline. */
function isAxis({ texts }: AxisRow<Item>): boolean {
  const ofTicks = texts.filter(({ of }) => strokeEnds(of.outline) !== undefined);
  const others = new Set(texts.flatMap(({ of }) => (strokeEnds(of.outline) ? [] : [of.place.object])));
  return others.size <= 1 || ofTicks.length > texts.length / 2;
}

/** `row` on the other side of its axis: at the other ends of its ticks. */
function otherSideOf(row: AxisRow<Item>): AxisRow<Item> {
  const side = row.side === 1 ? -1 : 1;
  const axis = row.direction === 'across' ? 'y' : 'x';
  const texts = row.texts.map((text) => {
    const ends = strokeEnds(text.of.outline) ?? [text.tick];
    const far = ends.reduce((best, end) => (side * (end[axis] - best[axis]) > 0 ? end : best), text.tick);
    return { ...text, tick: { ...text.tick, [axis]: far[axis] } };
  });
  return { ...row, side, texts };
}

/** The nearest of the lines on which most of a row's labels are free, with their places. */
const fullestLine = (row: AxisRow<Item>, ground: Ground, cost: number) =>
  DISTANCES_MM.map((awayMm) => ({ awayMm, places: placesAt(row, ground, awayMm, cost) })).reduce(
    (best, line) => (line.places.length > best.places.length ? line : best),
  );

/** The places of a row's labels: on the line on which most are free, farther away, and on the other side of the axis. */
function placesOf(row: AxisRow<Item>, ground: Ground): readonly Placed[] {
  const { awayMm: lineMm, places: onLine } = fullestLine(row, ground, 0);
  const sizes = onLine.map(([, { box }]) => (row.direction === 'across' ? box.height : box.width));
  // Where a line is too full, every other label stands on a second one behind it.
  const secondMm = lineMm + Math.max(0, ...sizes) + ground.gapMm;
  const farther = [...DISTANCES_MM.filter((mm) => mm % 3 === 0), secondMm].flatMap((awayMm) =>
    placesAt(row, ground, awayMm, OFF_LINE_COST),
  );
  const { places: beyond } = fullestLine(otherSideOf(row), ground, OFF_SIDE_COST);
  return [...onLine, ...farther, ...beyond];
}

/** How far a label may stand beside its tick, as a share of the way to the next one. */
const BESIDE_TICK = 0.35;

/** Whether `box` lies so near to `tick` along the row that it is not taken for the label of another. */
function isAtOwnTick({ direction, texts }: AxisRow<Item>, tick: Point, box: Box): boolean {
  const [own] = alongRow(direction, tick);
  const others = texts
    .map((text) => Math.abs(alongRow(direction, text.tick)[0] - own))
    .filter((mm) => mm > 0);
  const [middle] = alongRow(direction, boxCentre(box));
  return Math.abs(middle - own) <= BESIDE_TICK * Math.min(...others);
}

/** The places of labels that stood in rows beside points on one line, such as the ticks of an axis: they stay a row. */
export function rowPlaces(items: readonly Item[], ground: Ground): ReadonlyMap<Item, InRow> {
  const texts = items.flatMap((item) =>
    item.place.object ? [rowText(item, item.tied, item.outline, boxCentre(item.box))] : [],
  );
  const found = new Map<Item, InRow>();
  for (const row of rowsOfNumbersAndWords(texts, ({ label }) => label.text)) {
    if (!isAxis(row)) continue;
    const places = placesOf(row, ground);
    for (const text of row.texts) {
      const candidates = places.flatMap(([item, candidate]) => (item === text.of ? [candidate] : []));
      const [first] = candidates;
      const onLine = first && first.cost < OFF_LINE_COST ? first.box : undefined;
      if (found.has(text.of)) continue;
      found.set(text.of, {
        candidates,
        isStrict: isAxisNumber(text.of.label.text),
        isOwnPlace: ({ lead, box }) => lead !== null || isAtOwnTick(row, text.tick, box),
        onLine,
      });
    }
  }
  return found;
}

/** What a place behind the numbers of its axis costs the name of it: beside its end it is found sooner. */
const BEHIND_ROW_COST = 8;

/** How far below the numbers it is tried, in mm. */
const BEHIND_MM = [0, 2, 4] as const;

/** The places of the name of a level axis behind the row of its numbers: at the end of the axis, at its middle, at its beginning. */
export function placesBehindRow(
  item: Item,
  variant: Variant,
  rows: ReadonlyMap<Item, InRow>,
  ground: Ground,
): readonly Candidate[] {
  const ends = strokeEnds(item.outline);
  if (!ends || ends[0].y !== ends[1].y) return [];
  const boxes = [...rows].flatMap(([other, { onLine }]) =>
    onLine && other.place.object === item.place.object ? [onLine] : [],
  );
  if (boxes.length === 0) return [];
  const { width, height } = variant.text;
  const [left, right] = [Math.min(ends[0].x, ends[1].x), Math.max(ends[0].x, ends[1].x)];
  const top = Math.min(...boxes.map(({ y }) => y));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  const isBelow = top > ends[0].y;
  return BEHIND_MM.flatMap((behindMm) => {
    const awayMm = ground.gapMm + behindMm;
    const y = isBelow ? bottom + awayMm : top - awayMm - height;
    return [right - width, (left + right - width) / 2, left].flatMap((x, index): readonly Candidate[] => {
      const box = { x, y, width, height };
      const cost = BEHIND_ROW_COST + behindMm + index + variantCost(variant);
      return ground.isFree(box) ? [{ variant, box, lead: null, cost }] : [];
    });
  });
}

/** `candidates` of a label outside of its row, or in that of others. */
export const outOfRow = (candidates: readonly Candidate[]): readonly Candidate[] =>
  candidates.map((candidate) => ({ ...candidate, cost: candidate.cost + OUT_OF_ROW_COST }));
