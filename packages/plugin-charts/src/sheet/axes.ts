import type { PageObject } from '@tastwerk/editor-core';
import type { Box } from '@tastwerk/editor-core/geometry';
import { DOTS_HEIGHT_MM } from '@tastwerk/editor-core/scene';
import { scaleLinear } from 'd3-scale';
import { writeNumber } from '../texts/numbers.js';
import { abbreviate } from './abbreviations.js';
import { DOTS_MIDDLE_MM, drawLabel, drawLine, LABEL_HEIGHT_MM, labelSize, type LabelText } from './draw.js';
import type { Sheet } from './sheet.js';
import { niceTicks, type Ticks } from './ticks.js';

/** Length of a tick outside of the axis, in mm. */
const TICK_MM = 5;
/** From the end of a tick to the dots beside it, in mm (TU Dresden BB_A: 3 to 6). */
const BESIDE_MM = 4;
/** From the end of a tick to the print below it, in mm: print does not swell, its dots follow 7 mm below. */
const BELOW_MM = 1.5;
/** Between two labels beside each other: a blank cell, in mm. */
const BETWEEN_MM = 6;
/** Least distance of the tops of labels below each other, in mm: the dots of one and the print of the next keep apart. */
const ROW_MM = LABEL_HEIGHT_MM + 1.5;
/** How far an axis goes on beyond its last tick, in mm. */
const BEYOND_MM = 5;
/** Most of the width of a sheet that the names of rows take. */
const NAMES_SHARE = 0.4;

/** An axis of numbers. */
export interface ValueAxis {
  readonly kind: 'value';
  /** With its unit, as it stands beside the axis; empty for none. */
  readonly name: string;
  /** What is drawn, from the lowest to the highest value; the axis begins and ends at ticks that hold both. */
  readonly low: number;
  readonly high: number;
  readonly isWhole?: boolean;
  /** The step of the ticks; the smallest whose labels have room when absent. */
  readonly step?: number;
}

/** An axis of names, each in a band of the same width. */
export interface BandAxis {
  readonly kind: 'band';
  readonly name: string;
  readonly names: readonly string[];
}

/** What an axis shows. */
export type AxisWish = ValueAxis | BandAxis;

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
  readonly objects: readonly PageObject[];
  /** Whether names of bands are shortened, so that the page needs a legend. */
  readonly isAbbreviated: boolean;
  /** Whether something has less room than it needs. */
  readonly isCramped: boolean;
}

/** The words of an axis and how many of them have room. */
interface Labelled {
  readonly labels: readonly LabelText[];
  readonly ticks: Ticks | undefined;
  readonly isAbbreviated: boolean;
  readonly isCramped: boolean;
}

const widest = (sheet: Sheet, labels: readonly LabelText[]): number =>
  Math.max(0, ...labels.map(({ text, abbreviation }) => labelSize(sheet, abbreviation ?? text).width));

/** The ticks of `axis` on `lengthMm`, of which each label needs `roomOf` its text. */
function valueLabels(
  sheet: Sheet,
  { low, high, isWhole, step }: ValueAxis,
  lengthMm: number,
  roomOf: (labels: readonly LabelText[]) => number,
): Labelled {
  const write = (ticks: Ticks) => ticks.values.map((value) => ({ text: writeNumber(value, sheet.language) }));
  const whole = isWhole === undefined ? {} : { isWhole };
  let most = Math.max(1, Math.floor(lengthMm / ROW_MM));
  for (; most > 1; most -= 1) {
    const ticks = niceTicks(low, high, { most, ...whole });
    const labels = write(ticks);
    const isStepKept = step === undefined || ticks.step >= step;
    if (isStepKept && (ticks.values.length - 1) * roomOf(labels) <= lengthMm) {
      return { labels, ticks, isAbbreviated: false, isCramped: false };
    }
  }
  const ticks = niceTicks(low, high, { most: 1, ...whole });
  return { labels: write(ticks), ticks, isAbbreviated: false, isCramped: true };
}

/** The names of `axis`, each with `roomMm`; all shortened where one has no room. */
function bandLabels(sheet: Sheet, { names }: BandAxis, roomMm: number): Labelled {
  const labels = names.map((text) => ({ text }));
  if (widest(sheet, labels) <= roomMm) {
    return { labels, ticks: undefined, isAbbreviated: false, isCramped: false };
  }
  const short = abbreviate(names);
  const abbreviated = names.map((text, index) => ({ text, abbreviation: short[index] ?? text }));
  return {
    labels: abbreviated,
    ticks: undefined,
    isAbbreviated: true,
    isCramped: widest(sheet, abbreviated) > roomMm,
  };
}

/** Places along an axis. */
interface Scale {
  readonly at: (value: number) => number;
  readonly bandMm: number;
}

function scaleOf(axis: AxisWish, ticks: Ticks | undefined, fromMm: number, toMm: number): Scale {
  if (axis.kind === 'band' || !ticks) {
    const count = axis.kind === 'band' ? Math.max(1, axis.names.length) : 1;
    const band = (toMm - fromMm) / count;
    return { at: (index) => fromMm + (index + 0.5) * band, bandMm: Math.abs(band) };
  }
  const scale = scaleLinear([ticks.from, ticks.to], [fromMm, toMm]);
  return { at: (value) => scale(value), bandMm: 0 };
}

/**
 * Axes at the left and below, as large as the area has room, with ticks and names outside of them. Below stands `x`, at the left `y`;
 * both may be numbers or names. Labels are never turned, ticks are thinned until the braille of all has room.
 */
export function layOutAxes(sheet: Sheet, x: AxisWish, y: AxisWish): Plot {
  const { area } = sheet;
  // The print of the highest tick's label stands above the end of the axis.
  const nameHeight = y.name === '' ? 0 : LABEL_HEIGHT_MM + DOTS_MIDDLE_MM - BEYOND_MM + BELOW_MM;
  const belowMm = TICK_MM + BELOW_MM + LABEL_HEIGHT_MM + (x.name === '' ? 0 : LABEL_HEIGHT_MM + BELOW_MM);
  const top = area.y + nameHeight + BEYOND_MM;
  const bottom = area.y + area.height - belowMm;

  const yLength = bottom - top;
  const rows =
    y.kind === 'value'
      ? valueLabels(sheet, y, yLength, () => ROW_MM)
      : bandLabels(sheet, y, area.width * NAMES_SHARE);
  const rowsCramped = y.kind === 'band' && yLength / Math.max(1, y.names.length) < ROW_MM;
  const leftMm = widest(sheet, rows.labels) + BESIDE_MM + (y.kind === 'value' ? TICK_MM : 0);
  const left = area.x + leftMm;

  // The last label below is centred at the end of the axis, so half of it needs room beyond it.
  const columnsIn = (lengthMm: number) =>
    x.kind === 'value'
      ? valueLabels(sheet, x, lengthMm, (labels) => widest(sheet, labels) + BETWEEN_MM)
      : bandLabels(sheet, x, lengthMm / Math.max(1, x.names.length) - BETWEEN_MM);
  const firstTry = columnsIn(area.x + area.width - left - BEYOND_MM);
  const overhang = x.kind === 'value' ? widest(sheet, firstTry.labels) / 2 : 0;
  const right = area.x + area.width - Math.max(BEYOND_MM, overhang);
  const columns = columnsIn(right - left);

  const xScale = scaleOf(x, columns.ticks, left, right);
  const yScale = scaleOf(y, rows.ticks, bottom, top);
  const objects: PageObject[] = [
    drawLine(
      sheet,
      'x axis',
      { x: left, y: bottom },
      { x: right + BEYOND_MM * (x.kind === 'value' ? 0.5 : 0), y: bottom },
    ),
    drawLine(sheet, 'y axis', { x: left, y: bottom }, { x: left, y: top - BEYOND_MM }),
  ];
  columns.labels.forEach((label, index) => {
    const at = xScale.at(columns.ticks ? (columns.ticks.values[index] ?? 0) : index);
    if (columns.ticks) {
      objects.push(drawLine(sheet, `x tick ${index}`, { x: at, y: bottom }, { x: at, y: bottom + TICK_MM }));
    }
    const y = bottom + (columns.ticks ? TICK_MM : 0) + BELOW_MM;
    objects.push(drawLabel(sheet, `x label ${index}`, label, { x: at, y, align: 'center' }));
  });
  rows.labels.forEach((label, index) => {
    const at = yScale.at(rows.ticks ? (rows.ticks.values[index] ?? 0) : index);
    if (rows.ticks) {
      objects.push(drawLine(sheet, `y tick ${index}`, { x: left - TICK_MM, y: at }, { x: left, y: at }));
    }
    const x = left - (rows.ticks ? TICK_MM : 0) - BESIDE_MM;
    objects.push(drawLabel(sheet, `y label ${index}`, label, { x, y: at - DOTS_MIDDLE_MM, align: 'right' }));
  });
  let isNameCramped = false;
  if (x.name !== '') {
    const { width } = labelSize(sheet, x.name);
    isNameCramped ||= width > area.width;
    const end = Math.max(area.x + Math.min(width, area.width), right);
    const at = { x: end, y: area.y + area.height - LABEL_HEIGHT_MM, align: 'right' as const };
    objects.push(drawLabel(sheet, 'x name', { text: x.name }, at));
  }
  if (y.name !== '') {
    isNameCramped ||= labelSize(sheet, y.name).width > area.width;
    objects.push(drawLabel(sheet, 'y name', { text: y.name }, { x: area.x, y: area.y, align: 'left' }));
  }
  return {
    box: { x: left, y: top, width: right - left, height: bottom - top },
    xAt: xScale.at,
    yAt: yScale.at,
    bandMm: x.kind === 'band' ? xScale.bandMm : yScale.bandMm,
    xTicks: columns.ticks,
    yTicks: rows.ticks,
    objects,
    isAbbreviated: columns.isAbbreviated || rows.isAbbreviated,
    isCramped:
      columns.isCramped ||
      rows.isCramped ||
      rowsCramped ||
      isNameCramped ||
      yLength < 2 * ROW_MM + DOTS_HEIGHT_MM,
  };
}
