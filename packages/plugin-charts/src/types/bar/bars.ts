import type { PageObject } from '@tastwerk/editor-core';
import type { Box } from '@tastwerk/editor-core/geometry';
import type { Plot } from '../../sheet/axes.js';
import { drawPath, LINE_MM } from '../../sheet/draw.js';
import type { Series } from '../../sheet/series.js';
import type { Sheet } from '../../sheet/sheet.js';
import { patternOf, SERIES_TEXTURES } from '../../sheet/styles.js';

/** Between bars of different rows, in mm (TU Dresden TL_A: 6). */
export const BETWEEN_BARS_MM = 6;

/** Width of a bar that is drawn as one line, in mm: the widest of main lines (TU Dresden TL_B), which is felt as a line. */
export const STICK_MM = 2.5;

/** A piece of a table drawn in one pair of axes. */
export interface BarPanel {
  /** Above the panel; empty for the only one. */
  readonly name: string;
  readonly names: readonly string[];
  /** Index of the first row in the table. */
  readonly first: number;
  /** Its series, each with the index of its texture. */
  readonly series: readonly (Series & { readonly index: number })[];
}

/** One bar, or one part of a stacked bar. */
interface Bar {
  readonly box: Box;
  /** Index of its series and number of its row in the table. */
  readonly series: number;
  readonly row: number;
  readonly moniker: string;
  /** Whether it goes from zero downwards or to the left. */
  readonly isNegative: boolean;
}

/** What is drawn in a panel. */
export interface BarStyle {
  readonly isHorizontal: boolean;
  readonly isStacked: boolean;
}

/** Where the values of `panel` lie between two places along the axis of values: from zero, or each on the one before. */
export function spans(
  panel: BarPanel,
  row: number,
  isStacked: boolean,
): readonly { readonly at: number; readonly from: number; readonly to: number }[] {
  let [above, below] = [0, 0];
  return panel.series.flatMap(({ values }, at) => {
    const value = values[row] ?? 0;
    if (value === 0) return [];
    if (!isStacked) return [{ at, from: 0, to: value }];
    const from = value > 0 ? above : below;
    if (value > 0) above += value;
    else below += value;
    return [{ at, from, to: from + value }];
  });
}

function barsOf(panel: BarPanel, plot: Plot, { isHorizontal, isStacked }: BarStyle): readonly Bar[] {
  const { names, series, first } = panel;
  const each = (plot.bandMm - BETWEEN_BARS_MM) / (isStacked ? 1 : series.length);
  const [along, across] = isHorizontal ? [plot.xAt, plot.yAt] : [plot.yAt, plot.xAt];
  return names.flatMap((name, row) =>
    spans(panel, row, isStacked).map(({ at, from, to }): Bar => {
      const own = series[at];
      const beside = across(row) - plot.bandMm / 2 + BETWEEN_BARS_MM / 2 + (isStacked ? 0 : at * each);
      const [one, other] = [along(from), along(to)];
      const [start, length] = [Math.min(one, other), Math.abs(other - one)];
      return {
        box: isHorizontal
          ? { x: start, y: beside, width: length, height: each }
          : { x: beside, y: start, width: each, height: length },
        series: own?.index ?? at,
        row: first + row,
        moniker: `${name} ${series.length > 1 ? (own?.name ?? '') : ''}`.trim(),
        isNegative: to < from,
      };
    }),
  );
}

/** The three sides of a bar that stands on zero, so that it is felt as lines. */
function threeSides({ x, y, width, height }: Box, isHorizontal: boolean, isNegative: boolean) {
  const [left, right, top, bottom] = [x, x + width, y, y + height];
  if (isHorizontal) {
    const [base, tip] = isNegative ? [right, left] : [left, right];
    return [
      { x: base, y: top },
      { x: tip, y: top },
      { x: tip, y: bottom },
      { x: base, y: bottom },
    ];
  }
  const [base, tip] = isNegative ? [top, bottom] : [bottom, top];
  return [
    { x: left, y: base },
    { x: left, y: tip },
    { x: right, y: tip },
    { x: right, y: base },
  ];
}

/** Bars drawn, and how many of them are too narrow for a texture. */
export interface DrawnBars {
  readonly objects: readonly PageObject[];
  readonly withoutTexture: number;
}

/** The bars of `panel`: textured areas; lines where rows have no more room; three sides where a bar is lower than an area must be. */
export function drawBars(sheet: Sheet, panel: BarPanel, plot: Plot, style: BarStyle): DrawnBars {
  const { minMm } = sheet.profile.shapeMin;
  const { isHorizontal } = style;
  let withoutTexture = 0;
  const objects = barsOf(panel, plot, style).map((bar): PageObject => {
    const { box, series, row, moniker, isNegative } = bar;
    const role = `bar ${series} ${row}`;
    const thickness = isHorizontal ? box.height : box.width;
    if (thickness < minMm) {
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const ends = isHorizontal
        ? [
            { x: box.x, y: middle.y },
            { x: box.x + box.width, y: middle.y },
          ]
        : [
            { x: middle.x, y: box.y },
            { x: middle.x, y: box.y + box.height },
          ];
      return drawPath(sheet, role, ends, { moniker, borderWidth: STICK_MM });
    }
    if (Math.min(box.width, box.height) >= minMm) {
      const texture = SERIES_TEXTURES[series % SERIES_TEXTURES.length] ?? SERIES_TEXTURES[0];
      return sheet.kinds.create('rect', {
        uuid: sheet.id(role),
        moniker,
        ...box,
        fill: 'yellow',
        pattern: patternOf(texture),
        borderWidth: LINE_MM.axis,
      });
    }
    withoutTexture += 1;
    return drawPath(sheet, role, threeSides(box, isHorizontal, isNegative), {
      moniker,
      borderWidth: LINE_MM.axis,
    });
  });
  return { objects, withoutTexture };
}
