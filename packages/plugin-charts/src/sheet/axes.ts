import type { PageObject } from '@tastwerk/editor-core';
import type { Box } from '@tastwerk/editor-core/geometry';
import { DOTS_HEIGHT_MM } from '@tastwerk/editor-core/scene';
import { scaleLinear } from 'd3-scale';
import {
  type AxisWish,
  bandLabels,
  highestExcess,
  type Labelled,
  ROW_MM,
  valueLabels,
  widest,
} from './axis-labels.js';
import { brokenSize, DOTS_MIDDLE_MM, drawBroken, drawLabel, drawLine, LABEL_HEIGHT_MM } from './draw.js';
import type { Sheet } from './sheet.js';
import type { Ticks } from './ticks.js';

export type { AxisWish } from './axis-labels.js';

/** Length of a tick outside of the axis, in mm. */
const TICK_MM = 5;
/** From the end of a tick to the dots beside it, in mm (TU Dresden BB_A: 3 to 6). */
const BESIDE_MM = 4;
/** From the end of a tick to the print below it, in mm: print does not swell, its dots follow 7 mm below. */
const BELOW_MM = 2.2;
/** From the dots of a name to the end of the axis below it, in mm (TU Dresden BB_A: 3 to 6). */
const UNDER_NAME_MM = 5;
/** Least width in mm of a plot that is not cramped, and least sides of any plot, even in an area that is too small. */
const [LEAST_WIDTH_MM, LEAST_SIDE_MM] = [30, 10] as const;
/** Height in mm that an axis without ticks and labels takes below the plot. */
const AXIS_MM = 1;
/** How far an axis goes on beyond its last tick, in mm. */
const BEYOND_MM = 5;
/** Greatest share of the width of a sheet that the names of rows take. */
const NAMES_SHARE = 0.4;
/** Least height in mm of a plot that stands alone: three labels of ticks below each other. */
const LEAST_PLOT_MM = 2 * ROW_MM + DOTS_HEIGHT_MM;

/** How much more stands below an axis with ticks and one row of labels than below one without, in mm. */
export const LABELS_BELOW_MM = TICK_MM + BELOW_MM + LABEL_HEIGHT_MM - AXIS_MM;

/** What stands above and below the plot between an axis with a name and one without labels, in mm. */
export const PLOT_EDGES_MM = LABEL_HEIGHT_MM + BELOW_MM + DOTS_MIDDLE_MM + AXIS_MM;

/** How a pair of axes is drawn. */
export interface AxesOptions {
  /** Whether the axis of names stands at zero of the other one, as bars do. */
  readonly isAtZero?: boolean;
  /** Whether the axis below has labels and a name; a panel above another one with the same axis has none. */
  readonly hasLabelsBelow?: boolean;
  /** Least height in mm of the plot before it counts as cramped. */
  readonly leastPlotMm?: number;
}

/** A pair of axes drawn, and where values lie on them; lengths in page mm. */
export interface Plot {
  /** The part between the axes in which data is drawn. */
  readonly box: Box;
  /** The place of a value of the axis of numbers, or of the middle of the band with this index. */
  readonly xAt: (value: number) => number;
  readonly yAt: (value: number) => number;
  /** Width of a band; 0 for axes of numbers. */
  readonly bandMm: number;
  readonly xTicks: Ticks | undefined;
  readonly yTicks: Ticks | undefined;
  /** Axes, ticks, labels and names; made when they are first asked for, since most plots are tried and left. */
  readonly objects: readonly PageObject[];
  /** Whether names of bands are shortened, so that the page needs a legend. */
  readonly isAbbreviated: boolean;
  /** Whether numbers of rows stand for their names. */
  readonly isNumbered: boolean;
  /** Whether only some names are written. */
  readonly isThinned: boolean;
  /** Whether something has less room than it needs. */
  readonly isCramped: boolean;
}

/** Places along an axis. */
interface Scale {
  readonly at: (value: number) => number;
  readonly bandMm: number;
}

/** The scale of `axis` between two places in mm; the inset is free after the first of them. */
function scaleOf(axis: AxisWish, ticks: Ticks | undefined, fromMm: number, toMm: number): Scale {
  const inset = Math.sign(toMm - fromMm) * (axis.insetMm ?? 0);
  const start = fromMm + inset;
  if (axis.kind === 'band' || !ticks) {
    const count = axis.kind === 'band' ? Math.max(1, axis.names.length) : 1;
    const band = (toMm - start) / count;
    return { at: (index) => start + (index + 0.5) * band, bandMm: Math.abs(band) };
  }
  const scale = scaleLinear([ticks.from, ticks.to], [start, toMm]);
  return { at: (value) => scale(value), bandMm: 0 };
}

/** The words of the axis below, which is `lengthMm` long. */
function labelsBelow(sheet: Sheet, x: AxisWish, lengthMm: number): Labelled {
  const free = lengthMm - (x.insetMm ?? 0);
  if (x.kind === 'value') return valueLabels(sheet, x, free, 'across');
  const bandMm = free / Math.max(1, x.names.length);
  return bandLabels(sheet, x, { bandMm, roomMm: free, direction: 'across' });
}

/** The words of the axis at the left, which is `lengthMm` long. */
function labelsBeside(sheet: Sheet, y: AxisWish, lengthMm: number): Labelled {
  const free = lengthMm - (y.insetMm ?? 0);
  if (y.kind === 'value') return valueLabels(sheet, y, free, 'down');
  const bandMm = free / Math.max(1, y.names.length);
  return bandLabels(sheet, y, { bandMm, roomMm: sheet.area.width * NAMES_SHARE, direction: 'down' });
}

/** Whether labels below stand at the ends of ticks; names of bands stand closer to the axis. */
const hasTicks = (x: AxisWish, { isThinned, rows }: Labelled): boolean =>
  x.kind === 'value' || isThinned || rows > 1;

/** Sides of a plot in page mm with the words of its axes. */
interface Frame {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  readonly rows: Labelled;
  readonly columns: Labelled;
}

/** Finds the sides of the plot: how long one axis is depends on the words of the other. */
function frameOf(sheet: Sheet, x: AxisWish, y: AxisWish, hasLabelsBelow: boolean): Frame {
  const { area } = sheet;
  // The print of the highest tick's label stands above the end of the axis.
  const overhang = y.kind === 'value' ? DOTS_MIDDLE_MM - BEYOND_MM : 0;
  const heightOf = (name: string) =>
    name === '' ? 0 : brokenSize(sheet, name, area.width).height + BELOW_MM;
  const nameHeight = overhang + heightOf(y.name);
  // Above the first name of bands the axis ends, below the dots of its name.
  const top = area.y + nameHeight + (y.kind === 'value' ? BEYOND_MM : BESIDE_MM);
  const xName = heightOf(x.name);
  const reach = area.x + area.width - BEYOND_MM;
  let columns: Labelled | undefined;
  const sides = (): Frame => {
    const excess = columns ? highestExcess(sheet, columns.labels) : 0;
    const rowsBelow = (columns?.rows ?? 1) * (ROW_MM + excess) - (ROW_MM - LABEL_HEIGHT_MM);
    const below = hasLabelsBelow ? TICK_MM + BELOW_MM + rowsBelow + xName : AXIS_MM;
    const bottom = Math.max(top + LEAST_SIDE_MM, area.y + area.height - below);
    const rows = labelsBeside(sheet, y, bottom - top);
    const beside =
      widest(sheet, rows.labels) + BESIDE_MM + (y.kind === 'value' || rows.isThinned ? TICK_MM : 0);
    // Labels at the ends of the axis below are centred there, so half of them needs room beyond.
    const half = columns && hasTicks(x, columns) && hasLabelsBelow ? widest(sheet, columns.labels) / 2 : 0;
    const left = area.x + Math.max(beside, half - (x.insetMm ?? 0));
    const right = Math.max(left + LEAST_SIDE_MM, Math.min(reach, area.x + area.width - half));
    return { top, bottom, left, right, rows, columns: (columns = labelsBelow(sheet, x, right - left)) };
  };
  sides();
  const frame = sides();
  return frame.columns.rows > 1 || highestExcess(sheet, frame.columns.labels) > 0 ? sides() : frame;
}

/** Where the upright axis ends: beyond its last tick, and as close to the name above it as labels stand to what they name. */
function peakOf(sheet: Sheet, { top }: Frame, y: AxisWish): number {
  if (y.kind !== 'value') return top;
  if (y.name === '') return top - BEYOND_MM;
  const { area } = sheet;
  return area.y + brokenSize(sheet, y.name, area.width).height + UNDER_NAME_MM;
}

/** The axes themselves. */
function drawAxes(
  sheet: Sheet,
  frame: Frame,
  zero: Zero,
  [x, y]: readonly [AxisWish, AxisWish],
): readonly PageObject[] {
  const { bottom, left, right } = frame;
  const end = right + BEYOND_MM * (x.kind === 'value' ? 0.5 : 0);
  const peak = peakOf(sheet, frame, y);
  const level = zero.y ?? bottom;
  const upright = zero.x ?? left;
  const both = [
    drawLine(sheet, 'x axis', { x: left, y: level }, { x: end, y: level }),
    drawLine(sheet, 'y axis', { x: left, y: bottom }, { x: left, y: peak }),
  ];
  return zero.x === undefined
    ? both
    : [...both, drawLine(sheet, 'zero line', { x: upright, y: bottom }, { x: upright, y: peak })];
}

/** Where an axis of names stands at zero of the other one, in page mm. */
interface Zero {
  readonly x?: number;
  readonly y?: number;
}

/** What labels are drawn along. */
interface DrawnLabels {
  readonly frame: Frame;
  readonly x: AxisWish;
  readonly xScale: Scale;
  readonly yScale: Scale;
  readonly hasLabelsBelow: boolean;
  readonly zero: Zero;
}

/** Ticks and labels of both axes. */
function drawLabels(
  sheet: Sheet,
  { frame, x, xScale, yScale, hasLabelsBelow, zero }: DrawnLabels,
): readonly PageObject[] {
  const { bottom, left, rows, columns } = frame;
  const objects: PageObject[] = [];
  const named = columns.isThinned && zero.y === undefined ? columns.labels.map(({ at }) => at) : [];
  const tickedBelow = columns.ticks?.values ?? named;
  (hasLabelsBelow ? tickedBelow : []).forEach((value, index) => {
    const at = xScale.at(value);
    objects.push(drawLine(sheet, `x tick ${index}`, { x: at, y: bottom }, { x: at, y: bottom + TICK_MM }));
  });
  if (hasLabelsBelow) {
    const excess = highestExcess(sheet, columns.labels);
    const top = bottom + (hasTicks(x, columns) ? TICK_MM : 0) + BELOW_MM + excess;
    for (const [index, label] of columns.labels.entries()) {
      if (label.text === '') continue;
      const place = {
        x: xScale.at(label.at),
        y: top + label.row * (ROW_MM + excess),
        align: 'center' as const,
      };
      objects.push(drawLabel(sheet, `x label ${index}`, label, place));
    }
  }
  const tickedBeside = rows.ticks?.values ?? (rows.isThinned ? rows.labels.map(({ at }) => at) : []);
  tickedBeside.forEach((value, index) => {
    const at = yScale.at(value);
    objects.push(drawLine(sheet, `y tick ${index}`, { x: left - TICK_MM, y: at }, { x: left, y: at }));
  });
  const end = left - (tickedBeside.length > 0 ? TICK_MM : 0) - BESIDE_MM;
  for (const [index, label] of rows.labels.entries()) {
    if (label.text === '') continue;
    const place = { x: end, y: yScale.at(label.at) - DOTS_MIDDLE_MM, align: 'right' as const };
    objects.push(drawLabel(sheet, `y label ${index}`, label, place));
  }
  return objects;
}

/** The names of both axes, at the right below and at the left above. */
function drawNames(sheet: Sheet, x: AxisWish, y: AxisWish, right: number): readonly PageObject[] {
  const { area } = sheet;
  const objects: PageObject[] = [];
  if (x.name !== '') {
    const { width, height } = brokenSize(sheet, x.name, area.width);
    const left = Math.max(area.x, Math.max(area.x + width, right) - width);
    const box = { x: left, y: area.y + area.height - height, width, height };
    objects.push(drawBroken(sheet, 'x name', x.name, box));
  }
  if (y.name !== '') {
    const box = { x: area.x, y: area.y, ...brokenSize(sheet, y.name, area.width) };
    objects.push(drawBroken(sheet, 'y name', y.name, box));
  }
  return objects;
}

/**
 * Axes at the left and below, as large as the area has room, with ticks and names outside of them. Below stands `x`, at the left `y`;
 * both may be numbers or names. Labels are never turned, ticks are thinned until the braille of all has room.
 */
export function layOutAxes(sheet: Sheet, x: AxisWish, y: AxisWish, options: AxesOptions = {}): Plot {
  const { isAtZero = false, hasLabelsBelow = true, leastPlotMm = LEAST_PLOT_MM } = options;
  const own = hasLabelsBelow ? x : { ...x, name: '' };
  const frame = frameOf(sheet, own, y, hasLabelsBelow);
  const { top, bottom, left, right, rows, columns } = frame;
  const xScale = scaleOf(own, columns.ticks, left, right);
  // The first row of names is the uppermost; numbers grow upwards.
  const yScale =
    y.kind === 'band'
      ? scaleOf({ ...y, insetMm: 0 }, undefined, top, bottom - (y.insetMm ?? 0))
      : scaleOf(y, rows.ticks, bottom, top);
  const crosses = (axis: AxisWish, { ticks }: Labelled) =>
    isAtZero && axis.kind === 'value' && ticks !== undefined && ticks.from < 0;
  const zero = {
    ...(crosses(own, columns) ? { x: xScale.at(0) } : {}),
    ...(crosses(y, rows) ? { y: yScale.at(0) } : {}),
  };
  let drawn: readonly PageObject[] | undefined;
  return {
    box: { x: left, y: top, width: right - left, height: bottom - top },
    xAt: xScale.at,
    yAt: yScale.at,
    bandMm: x.kind === 'band' ? xScale.bandMm : yScale.bandMm,
    xTicks: columns.ticks,
    yTicks: rows.ticks,
    get objects() {
      return (drawn ??= [
        ...drawAxes(sheet, frame, zero, [own, y]),
        ...drawLabels(sheet, { frame, x: own, xScale, yScale, hasLabelsBelow, zero }),
        ...drawNames(sheet, own, y, right),
      ]);
    },
    isAbbreviated: columns.isAbbreviated || rows.isAbbreviated,
    isNumbered: columns.isNumbered || rows.isNumbered,
    isThinned: columns.isThinned || rows.isThinned,
    isCramped:
      columns.isCramped || rows.isCramped || bottom - top < leastPlotMm || right - left < LEAST_WIDTH_MM,
  };
}
