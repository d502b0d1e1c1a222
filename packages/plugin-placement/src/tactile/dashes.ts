import type { Kinds, PageObject } from '@tastwerk/editor-core';
import { distance, type Point, PointGrid, segmentToSegment } from '@tastwerk/editor-core/geometry';
import { outlineOf } from '../outline.js';
import { isDrawn, SAME_MM } from './drawing.js';
import { type Merge, mergedStraight, type Stroke } from './stroke.js';

/** A longer stroke, in mm, is a line by itself. */
const LONGEST_DASH_MM = 16;

/** A stroke is a dot if it is at most this many times as long as it is wide. */
const DOT_ASPECT = 1.5;

/** As many dashes in a row are a line; three dots may be an ellipsis. */
const LEAST_DASHES = 3;
const LEAST_DOTS = 5;

/** Gaps are no longer than this share of the dashes, between dots than so many widths, and never than so many mm: what is farther apart stands alone. */
const MOST_GAP = { ofDash: 1.5, ofDot: 4, mm: 10 } as const;

/** Lengths that differ by less, as a share or in mm, are the same. */
const EVEN = { share: 0.25, mm: 0.3 } as const;

/** Dots that are looked at to find the direction of a row of dots. */
const NEAREST_DOTS = 4;

const isEven = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(EVEN.mm, EVEN.share * Math.max(one, other));

const isDot = ({ object, lengthMm }: Stroke): boolean => lengthMm <= DOT_ASPECT * object.borderWidth;

const longestGap = (stroke: Stroke): number =>
  Math.min(
    MOST_GAP.mm,
    isDot(stroke)
      ? MOST_GAP.ofDot * Math.max(stroke.object.borderWidth, stroke.lengthMm)
      : MOST_GAP.ofDash * stroke.lengthMm,
  );

const isDash = ({ object, isStraight, lengthMm }: Stroke): boolean =>
  isStraight &&
  lengthMm <= LONGEST_DASH_MM &&
  object.borderStyle === 'solid' &&
  !object.startArrow &&
  !object.endArrow;

/** Those of `strokes` with a free end: in the middle of a row dashes touch nothing, at its ends they may. */
function withFreeEnds(strokes: readonly Stroke[]): readonly Stroke[] {
  const ends = new PointGrid<Stroke>(SAME_MM);
  for (const stroke of strokes) for (const at of [stroke.from, stroke.to]) ends.add(at, stroke);
  return strokes.filter((stroke) =>
    [stroke.from, stroke.to].some((at) => ends.near(at).every((other) => other === stroke)),
  );
}

/** A dash in the direction of its row. */
interface Dash {
  readonly stroke: Stroke;
  readonly from: Point;
  readonly to: Point;
}

const turnedDash = ({ stroke, from, to }: Dash): Dash => ({ stroke, from: to, to: from });

const directionOf = (from: Point, to: Point): Point => {
  const length = distance(from, to) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
};

/** How far `point` is from `origin` along `direction`, and beside it. */
function placeOf(point: Point, origin: Point, direction: Point) {
  const [x, y] = [point.x - origin.x, point.y - origin.y];
  return {
    along: x * direction.x + y * direction.y,
    beside: Math.abs(x * direction.y - y * direction.x),
  };
}

/** A row of dashes with the gap between them. */
interface Row {
  readonly dashes: readonly Dash[];
  readonly gapMm: number | undefined;
}

/** The dash that follows at the end of a row in `direction`, and the gap to it. */
function nextOf(
  { dashes, gapMm }: Row,
  direction: Point,
  dashesAt: PointGrid<Stroke>,
  isFree: (stroke: Stroke) => boolean,
): { readonly dash: Dash; readonly gapMm: number } | undefined {
  const last = dashes.at(-1);
  if (!last) return undefined;
  const found = dashesAt.near(last.to).flatMap((stroke) => {
    if (stroke.look !== last.stroke.look || !isFree(stroke)) return [];
    const places = [stroke.from, stroke.to].map((point) => ({
      point,
      ...placeOf(point, last.to, direction),
    }));
    const [near, far] = places.toSorted((one, other) => one.along - other.along);
    if (!near || !far || places.some(({ beside }) => beside > SAME_MM)) return [];
    const mostMm = Math.max(longestGap(stroke), ...dashes.map((dash) => longestGap(dash.stroke)));
    if (near.along < SAME_MM || near.along > mostMm) return [];
    return [{ dash: { stroke, from: near.point, to: far.point }, gapMm: near.along }];
  });
  const [nearest] = found.toSorted((one, other) => one.gapMm - other.gapMm);
  return nearest && (gapMm === undefined || isEven(gapMm, nearest.gapMm)) ? nearest : undefined;
}

/** `row` with all that follows at its end. */
function grown(row: Row, dashesAt: PointGrid<Stroke>, isFree: (stroke: Stroke) => boolean): Row {
  const dashes = [...row.dashes];
  const own = new Set(dashes.map(({ stroke }) => stroke));
  let { gapMm } = row;
  for (;;) {
    const [first, last] = [dashes[0], dashes.at(-1)];
    if (!first || !last) break;
    // The longer the row is, the better is its direction known.
    const next = nextOf(
      { dashes: dashes.slice(-2), gapMm },
      directionOf(first.from, last.to),
      dashesAt,
      (stroke) => isFree(stroke) && !own.has(stroke),
    );
    if (!next) break;
    dashes.push(next.dash);
    own.add(next.dash.stroke);
    gapMm ??= next.gapMm;
  }
  return { dashes, gapMm };
}

/** The rows in both directions from `stroke`, which may be a dot: then its neighbours say where a row may run. */
function rowAlong(
  stroke: Stroke,
  dashesAt: PointGrid<Stroke>,
  isFree: (stroke: Stroke) => boolean,
): readonly Dash[] {
  const along = ({ from, to }: Pick<Dash, 'from' | 'to'>) => {
    const ahead = grown({ dashes: [{ stroke, from, to }], gapMm: undefined }, dashesAt, isFree);
    const back = { dashes: ahead.dashes.map(turnedDash).toReversed(), gapMm: ahead.gapMm };
    return grown(back, dashesAt, isFree).dashes;
  };
  if (!isDot(stroke)) return along(stroke);
  const nearest = [...new Set(dashesAt.near(stroke.from))]
    .filter((other) => other !== stroke && other.look === stroke.look && isFree(other))
    .toSorted((one, other) => distance(one.from, stroke.from) - distance(other.from, stroke.from))
    .slice(0, NEAREST_DOTS);
  const rows = nearest.map((other) => {
    const towards = directionOf(stroke.from, other.from);
    const isBack = placeOf(stroke.to, stroke.from, towards).along < 0;
    return along(isBack ? { from: stroke.to, to: stroke.from } : stroke);
  });
  return rows.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

/** `row` without what is longer than its dashes at its ends: a whole line may go on as a dashed one. */
function withoutLines(row: readonly Dash[]): readonly Dash[] {
  const lengths = row.map(({ stroke }) => stroke.lengthMm).toSorted((one, other) => one - other);
  const usual = lengths[Math.floor(lengths.length / 2)] ?? 0;
  const isLong = (dash: Dash | undefined) =>
    dash !== undefined && dash.stroke.lengthMm > usual && !isEven(dash.stroke.lengthMm, usual);
  const inner = row.slice(1, -1);
  // A line of dashes and dots has long ones throughout.
  if (inner.some(isLong)) return row;
  return row.slice(isLong(row[0]) ? 1 : 0, isLong(row.at(-1)) ? -1 : undefined);
}

/** Whether the dashes between the ends have one length, or two that alternate; those at the ends may be cut. */
function hasEvenDashes(row: readonly Dash[]): boolean {
  const inner = row.slice(1, -1).map(({ stroke }) => stroke.lengthMm);
  const isAsBefore = (by: number) => inner.every((mm, index) => isEven(mm, inner[index - by] ?? mm));
  return isAsBefore(1) || isAsBefore(2);
}

/** The straight pieces of all outlines, found by what lies near them. */
interface Segment {
  readonly object: PageObject;
  readonly from: Point;
  readonly to: Point;
}

const SEGMENT_REACH_MM = 10;

function segmentsAt(kinds: Kinds, objects: readonly PageObject[]): PointGrid<Segment> {
  const grid = new PointGrid<Segment>(SEGMENT_REACH_MM);
  for (const object of objects.filter(isDrawn))
    for (const { points, closed } of outlineOf(kinds, object))
      for (const [index, to] of points.entries()) {
        const from = points[index - 1] ?? (closed ? points.at(-1) : undefined);
        if (from) grid.addAlong(from, to, { object, from, to });
      }
  return grid;
}

/** Share of a dash at each of its ends where it may touch something. */
const END_SHARE = 0.15;

/** Whether other lines meet or cross a dash between its ends, as in caps of error bars, or it leads from one to another. */
function isBound({ stroke, from, to }: Dash, segments: PointGrid<Segment>, own: ReadonlySet<PageObject>) {
  const others = [...segments.nearAlong(from, to)].filter(
    ({ object }) => object !== stroke.object && !own.has(object),
  );
  const touches = (start: Point, end: Point) =>
    others.some((other) => segmentToSegment(start, end, other.from, other.to) < SAME_MM);
  const at = (share: number) => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  });
  return touches(at(END_SHARE), at(1 - END_SHARE)) || (touches(from, from) && touches(to, to));
}

/** Rows in which more than this share of dashes is bound to other lines are no lines. */
const MOST_BOUND = 1 / 3;

/** Dashes and dots that were drawn one by one as lines in that style. */
export function linesOfDashes(
  kinds: Kinds,
  objects: readonly PageObject[],
  strokes: readonly Stroke[],
): readonly Merge[] {
  const dashes = withFreeEnds(strokes).filter(isDash);
  if (dashes.length < LEAST_DASHES) return [];
  const dashesAt = new PointGrid<Stroke>(Math.max(...dashes.map(longestGap)) + SAME_MM);
  for (const dash of dashes) for (const at of [dash.from, dash.to]) dashesAt.add(at, dash);
  let segments: PointGrid<Segment> | undefined;
  const used = new Set<Stroke>();
  const tried = new Set<Stroke>();
  return dashes.flatMap((start) => {
    if (tried.has(start)) return [];
    const row = withoutLines(rowAlong(start, dashesAt, (stroke) => !used.has(stroke)));
    // From each other dash of a row it is the same row.
    for (const { stroke } of row) tried.add(stroke);
    const isDotted = row.every(({ stroke }) => isDot(stroke));
    if (row.length < (isDotted ? LEAST_DOTS : LEAST_DASHES) || !hasEvenDashes(row)) return [];
    segments ??= segmentsAt(kinds, objects);
    const grid = segments;
    const own = new Set<PageObject>(row.map(({ stroke }) => stroke.object));
    const bound = row.filter((dash) => isBound(dash, grid, own));
    const [first, last] = [row[0], row.at(-1)];
    if (!first || !last || bound.length > MOST_BOUND * row.length) return [];
    const merged = mergedStraight(
      kinds,
      row.map(({ stroke }) => stroke),
      first.from,
      last.to,
      { borderStyle: isDotted ? 'dotted' : 'dashed' },
    );
    for (const { stroke } of row) used.add(stroke);
    return merged;
  });
}
