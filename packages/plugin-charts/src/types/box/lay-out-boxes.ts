import type { PageObject } from '@tastwerk/editor-core';
import type { Point } from '@tastwerk/editor-core/geometry';
import { abbreviate } from '../../sheet/abbreviations.js';
import { layOutAxes, type Plot } from '../../sheet/axes.js';
import { drawLine, drawPath, drawSymbol, LINE_MM } from '../../sheet/draw.js';
import { mergedPoints, reachOf } from '../../sheet/merged-points.js';
import { legendRoom } from '../../sheet/series.js';
import type { LaidOut, Sheet } from '../../sheet/sheet.js';
import { spanOf } from '../../sheet/ticks.js';
import { inUnit, unitOf, withUnit } from '../../sheet/units.js';
import { note } from '../../texts/notes.js';
import { type FiveNumbers, fiveNumbersOf } from './quartiles.js';
import type { BoxSpec } from './spec.js';

/** Least width of a box and the way to the next one, in mm: the width of a point symbol, and the gap of lines with their width (TU Dresden TL_A). */
const BOX_MM = { least: 8, most: 30, between: 6 + LINE_MM.data } as const;
/** Width of the line of the median, in mm: 25 % and more above that of the box (TU Dresden TL_B). */
const MEDIAN_MM = 2.5;
/** Ends of whiskers are as wide as this share of the box. */
const CAP_SHARE = 0.5;
/** Free length in mm between the axis and the lowest value, as lines keep. */
const INSET_MM = 8.75;

const OUTLIER = 'disc';

interface Group {
  readonly name: string;
  readonly index: number;
  readonly numbers: FiveNumbers | undefined;
}

/** Where the values of a group lie: along the axis of values, and across it from the middle of the group. */
type Place = (value: number, acrossMm: number) => Point;

interface DrawnBox {
  readonly objects: readonly PageObject[];
  readonly isThin: boolean;
  readonly merged: number;
  readonly leftOut: number;
}

/** Outliers that keep off the end of the whisker at `end`. */
function drawOutliers(
  sheet: Sheet,
  { index, name }: Group,
  values: readonly number[],
  place: Place,
  ends: readonly number[],
) {
  const gapMm = sheet.profile.gapElements.warningMm;
  const apart = (value: number) =>
    ends.every((end) => {
      const [one, other] = [place(value, 0), place(end, 0)];
      return Math.hypot(one.x - other.x, one.y - other.y) >= reachOf(OUTLIER) + gapMm + LINE_MM.data;
    });
  const shown = values.filter(apart);
  const symbols = mergedPoints(
    shown.map((value) => place(value, 0)),
    OUTLIER,
    gapMm,
  );
  return {
    objects: symbols.map(({ at }, number) => ({
      ...drawSymbol(sheet, `outlier ${index} ${number}`, OUTLIER, at),
      moniker: name,
    })),
    merged: shown.length - symbols.length,
    leftOut: values.length - shown.length,
  };
}

function drawBox(sheet: Sheet, group: Group, numbers: FiveNumbers, place: Place, widthMm: number): DrawnBox {
  const { index, name: moniker } = group;
  const { low, lowerQuartile, median, upperQuartile, high, outliers } = numbers;
  const half = widthMm / 2;
  const corners = [
    place(lowerQuartile, -half),
    place(upperQuartile, -half),
    place(upperQuartile, half),
    place(lowerQuartile, half),
    place(lowerQuartile, -half),
  ];
  const lengthBetween = (one: number, other: number) => {
    const [a, b] = [place(one, 0), place(other, 0)];
    return Math.hypot(a.x - b.x, a.y - b.y);
  };
  const cap = half * CAP_SHARE;
  const whiskers = (
    [
      ['lower', lowerQuartile, low],
      ['upper', upperQuartile, high],
    ] as const
  ).flatMap(([role, from, to]) =>
    from === to
      ? []
      : [
          drawLine(sheet, `${role} whisker ${index}`, place(from, 0), place(to, 0), {
            moniker,
            borderWidth: LINE_MM.data,
          }),
          drawLine(sheet, `${role} end ${index}`, place(to, -cap), place(to, cap), {
            moniker,
            borderWidth: LINE_MM.data,
          }),
        ],
  );
  const gapMm = sheet.profile.gapElements.warningMm;
  const inside = [lengthBetween(lowerQuartile, median), lengthBetween(median, upperQuartile)];
  const drawn = drawOutliers(sheet, group, outliers, place, [low, high, lowerQuartile, upperQuartile]);
  return {
    // An open path: the sides of a box are lines, which may be closer than those of an area.
    objects: [
      drawPath(sheet, `box ${index}`, corners, { moniker, borderWidth: LINE_MM.data }),
      ...whiskers,
      drawLine(sheet, `median ${index}`, place(median, -half), place(median, half), {
        moniker,
        borderWidth: MEDIAN_MM,
      }),
      ...drawn.objects,
    ],
    isThin: inside.some((length) => length < gapMm + (MEDIAN_MM + LINE_MM.data) / 2),
    merged: drawn.merged,
    leftOut: drawn.leftOut,
  };
}

/** As many groups as have room, in their axes. */
function axesFor(
  sheet: Sheet,
  spec: BoxSpec,
  groups: readonly Group[],
  span: readonly [number, number],
  valuesName: string,
): { readonly plot: Plot; readonly shown: readonly Group[] } {
  const allNames = groups.map(({ name }) => name);
  const short = abbreviate(allNames);
  const values = { kind: 'value', name: valuesName, low: span[0], high: span[1], insetMm: INSET_MM } as const;
  const draw = (count: number) => {
    const rows = {
      kind: 'band',
      name: spec.rowsName,
      names: allNames.slice(0, count),
      abbreviations: short.slice(0, count),
      mostAbbreviated: legendRoom(sheet, allNames.slice(0, count), 0),
      insetMm: BOX_MM.between / 2,
    } as const;
    return spec.isHorizontal ? layOutAxes(sheet, values, rows) : layOutAxes(sheet, rows, values);
  };
  for (let count = groups.length; count > 1; count -= 1) {
    const plot = draw(count);
    if (plot.bandMm >= BOX_MM.least + BOX_MM.between) return { plot, shown: groups.slice(0, count) };
  }
  return { plot: draw(1), shown: groups.slice(0, 1) };
}

/** A box with whiskers and outliers for each group. */
export function layOutBoxes(spec: BoxSpec, sheet: Sheet): LaidOut {
  const { language, isHorizontal } = spec;
  const all = spec.groups.flatMap(({ values }) => values);
  const unit = unitOf(all, language);
  const groups = spec.groups.map(({ name, values }, index): Group => ({
    name,
    index,
    numbers: fiveNumbersOf(values.map((value) => inUnit(value, unit))),
  }));
  const span = spanOf(
    all.map((value) => inUnit(value, unit)),
    false,
  );
  const { plot, shown } = axesFor(sheet, spec, groups, span, withUnit(spec.valuesName, unit));
  const widthMm = Math.min(BOX_MM.most, plot.bandMm - BOX_MM.between);
  const boxes = shown.flatMap((group, row) => {
    if (!group.numbers) return [];
    const middle = (isHorizontal ? plot.yAt : plot.xAt)(row);
    const place: Place = (value, acrossMm) =>
      isHorizontal
        ? { x: plot.xAt(value), y: middle + acrossMm }
        : { x: middle + acrossMm, y: plot.yAt(value) };
    return [drawBox(sheet, group, group.numbers, place, widthMm)];
  });
  const sum = (of: (box: DrawnBox) => number) => boxes.reduce((total, box) => total + of(box), 0);
  const [thin, merged, leftOut] = [
    sum(({ isThin }) => Number(isThin)),
    sum((box) => box.merged),
    sum((box) => box.leftOut),
  ];
  const outliers = shown.reduce((total, { numbers }) => total + (numbers?.outliers.length ?? 0), 0) - leftOut;
  const open = { isOpen: true } as const;
  return {
    objects: [...boxes.flatMap(({ objects }) => objects), ...plot.objects],
    textures: [],
    strokes: [],
    notes: [
      ...(plot.isCramped ? [note('cramped', {}, open)] : []),
      ...(all.length === 0 ? [note('nothingToDraw', {}, open)] : []),
      ...(shown.length < groups.length
        ? [note('rowsLeftOut', { shown: shown.length, count: groups.length }, open)]
        : []),
      ...(plot.isNumbered ? [note('numberedRows', { count: groups.length }, open)] : []),
      ...(plot.isThinned && !plot.isNumbered ? [note('thinnedNames')] : []),
      ...(thin > 0 ? [note('thinBoxes', { count: thin })] : []),
      ...(merged > 0 ? [note('mergedPoints', { points: outliers, symbols: outliers - merged })] : []),
      ...(leftOut > 0 ? [note('outliersLeftOut', { count: leftOut })] : []),
      ...(spec.valuesName === '' ? [note('unnamedAxis', {}, open)] : []),
    ],
  };
}
