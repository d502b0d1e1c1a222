import type { Kinds, PageObject } from '@tastwerk/editor-core';
import { boxCentre, distanceToOutline, type Point } from '@tastwerk/editor-core/geometry';
import { uuidFrom } from '@tastwerk/editor-core/objects';
import { outlineOf, strokeEnds } from '../outline.js';
import { type Drawing, drawnBox, isDrawn, isSame, SAME_MM, type StepContext } from './drawing.js';
import { placedTexts } from './placed-texts.js';

/** Ticks are shorter than this, in mm; an axis has at least as many of them. */
const TICK_MM = 6;
export const LEAST_TICKS = 3;

/** Ends of a stroke: `across` its axis, the two coordinates, and where it is `along`. */
interface Tick {
  readonly object: PageObject;
  readonly along: number;
  readonly across: readonly [number, number];
}

/** The short strokes across a level axis, or across an upright one. */
function ticksOf(kinds: Kinds, { objects }: Drawing, isLevel: boolean): readonly Tick[] {
  return objects.filter(isDrawn).flatMap((object): readonly Tick[] => {
    const ends = strokeEnds(outlineOf(kinds, object));
    if (!ends) return [];
    const [along, across] = isLevel ? (['x', 'y'] as const) : (['y', 'x'] as const);
    const [from, to] = ends;
    const low = Math.min(from[across], to[across]);
    const high = Math.max(from[across], to[across]);
    return isSame(from[along], to[along]) && high - low <= TICK_MM && high > low
      ? [{ object, along: from[along], across: [low, high] }]
      : [];
  });
}

/** An axis is at least so long, in mm. */
const SHORTEST_AXIS_MM = 20;

/** Where the first and the last tick of a row are along its axis. */
function rangeOf(row: readonly Tick[]): readonly [number, number] {
  const places = row.map(({ along }) => along);
  return [Math.min(...places), Math.max(...places)];
}

/** Rows of ticks that lie side by side. */
function rowsOf(ticks: readonly Tick[]): readonly (readonly Tick[])[] {
  const rows: Tick[][] = [];
  for (const tick of ticks) {
    const row = rows.find(
      ([first]) =>
        first && isSame(first.across[0], tick.across[0]) && isSame(first.across[1], tick.across[1]),
    );
    if (row) row.push(tick);
    else rows.push([tick]);
  }
  return rows.filter((row) => {
    const [from, to] = rangeOf(row);
    return row.length >= LEAST_TICKS && to - from >= SHORTEST_AXIS_MM;
  });
}

/** Whether a line or a side of a shape runs along `at`, from `from` to `to` at least. */
function hasLine(kinds: Kinds, { objects }: Drawing, isLevel: boolean, at: number, from: number, to: number) {
  const [along, across] = isLevel ? (['x', 'y'] as const) : (['y', 'x'] as const);
  const isOn = (point: Point) => isSame(point[across], at);
  return objects.filter(isDrawn).some((object) =>
    outlineOf(kinds, object).some(({ points }) =>
      points.some((point, index) => {
        const before = points[index - 1];
        if (!before || !isOn(point) || !isOn(before)) return false;
        const low = Math.min(before[along], point[along]);
        const high = Math.max(before[along], point[along]);
        return low <= from + SAME_MM && high >= to - SAME_MM;
      }),
    ),
  );
}

/** Whether a line runs along a row of ticks: through their ends or their middles. */
function standsOnLine(kinds: Kinds, drawing: Drawing, isLevel: boolean, row: readonly Tick[]): boolean {
  const [low, high] = row[0]?.across ?? [0, 0];
  const [from, to] = rangeOf(row);
  return [low, high, (low + high) / 2].some((at) => hasLine(kinds, drawing, isLevel, at, from, to));
}

/** Length of a drawn arrow head, in mm: its line ends so far before the tick to which it points. */
const HEAD_MM = 5;

/** Whether each of the ticks stands on some stroke along the row, or is pointed to by one: they end lines of dimensions. */
function endStrokes(kinds: Kinds, drawing: Drawing, isLevel: boolean, row: readonly Tick[]): boolean {
  const objects = drawing.objects.filter((object) => strokeEnds(outlineOf(kinds, object)) !== undefined);
  return row.every(({ along, across: [low, high] }) =>
    [low, high, (low + high) / 2].some((at) =>
      [-HEAD_MM, 0, HEAD_MM].some((by) =>
        hasLine(kinds, { ...drawing, objects }, isLevel, at, along + by, along + by),
      ),
    ),
  );
}

/** Whether the drawing has an axis with ticks: its sizes may be data. */
export const hasAxes = (drawing: Drawing, kinds: Kinds): boolean =>
  [true, false].some((isLevel) =>
    rowsOf(ticksOf(kinds, drawing, isLevel)).some((row) => standsOnLine(kinds, drawing, isLevel, row)),
  );

/** How many labels name a place on each object, by its id: those of an axis do; what stood near a line, such as one of a grid, names none on it. */
export function labelsOnLines(drawing: Drawing, kinds: Kinds): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { at, named } of placedTexts(kinds, drawing)) {
    if (named && distanceToOutline(at, outlineOf(kinds, named)) < SAME_MM)
      counts.set(named.uuid, (counts.get(named.uuid) ?? 0) + 1);
  }
  return counts;
}

/** Axes through rows of ticks that have none: a finger finds ticks by the line on which they stand. */
export function withAxesOfTicks(drawing: Drawing, { kinds, profile }: StepContext): Drawing {
  const whole = drawnBox(kinds, drawing.objects);
  if (!whole) return drawing;
  const middle = boxCentre(whole);
  const axes = [true, false].flatMap((isLevel) =>
    rowsOf(ticksOf(kinds, drawing, isLevel)).flatMap((row): readonly PageObject[] => {
      const [first] = row;
      if (!first || standsOnLine(kinds, drawing, isLevel, row)) return [];
      if (endStrokes(kinds, drawing, isLevel, row)) return [];
      const [from, to] = rangeOf(row);
      const centre = isLevel ? middle.y : middle.x;
      const [low, high] = first.across;
      // Ticks stand on the outer side of their axis.
      const at = Math.abs(low - centre) < Math.abs(high - centre) ? low : high;
      const place = isLevel
        ? { x: from, y: at, dx: to - from, dy: 0 }
        : { x: at, y: from, dx: 0, dy: to - from };
      const uuid = uuidFrom(`${first.object.uuid}/axis`);
      return [kinds.create('line', { uuid, ...place, borderWidth: profile.lineWidth.mainMm })];
    }),
  );
  return axes.length === 0 ? drawing : { ...drawing, objects: [...drawing.objects, ...axes] };
}
