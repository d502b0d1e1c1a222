import type { ImageDescription, PageObject } from '@tastwerk/editor-core';
import type { Box } from '@tastwerk/editor-core/geometry';
import { z } from 'zod';
import { bandTexts } from '../../sheet/abbreviations.js';
import { layOutAxes, type Plot } from '../../sheet/axes.js';
import { drawPath, LINE_MM } from '../../sheet/draw.js';
import { axisName, baseFields, tableFields } from '../../sheet/fields.js';
import type { ChartType, LaidOut, Sheet } from '../../sheet/sheet.js';
import { patternOf, SERIES_TEXTURES } from '../../sheet/styles.js';
import { spanOf } from '../../sheet/ticks.js';
import { describeTable } from '../../texts/describe-table.js';

const barSchema = z.strictObject({
  type: z.literal('bar'),
  ...baseFields,
  ...tableFields,
  /** Whether bars lie, each row below the other. */
  isHorizontal: z.boolean().default(false),
  /** Whether the values of a row stand on each other; else beside each other. */
  isStacked: z.boolean().default(false),
  /** Name of the axis of rows, and of that of values with the unit. */
  rowsName: axisName.default(''),
  valuesName: axisName.default(''),
});

/** Bars for rows of one or several series. */
export type BarSpec = z.infer<typeof barSchema>;

/** Between bars of different rows, in mm (TU Dresden TL_A: 6). */
const BETWEEN_MM = 6;

/** The rows and series of `spec` as bars of `plot`, each with its box in page mm. */
function barsOf(
  spec: BarSpec,
  plot: Plot,
): readonly { readonly box: Box; readonly series: number; readonly row: number }[] {
  const { names, series, isHorizontal } = spec;
  const each = (plot.bandMm - BETWEEN_MM) / series.length;
  return names.flatMap((_, row) =>
    series.flatMap(({ values }, index) => {
      const value = values[row] ?? 0;
      if (value === 0) return [];
      const along = isHorizontal ? plot.xAt : plot.yAt;
      const across =
        (isHorizontal ? plot.yAt : plot.xAt)(row) - plot.bandMm / 2 + BETWEEN_MM / 2 + index * each;
      const [from, to] = [along(0), along(value)];
      const [start, length] = [Math.min(from, to), Math.abs(to - from)];
      const box = isHorizontal
        ? { x: start, y: across, width: length, height: each }
        : { x: across, y: start, width: each, height: length };
      return [{ box, series: index, row }];
    }),
  );
}

/**
 * A bar. One that is lower than an area must be (TU Dresden TF_OG) is drawn by three sides that stand on the axis, so that it is felt as lines.
 */
function drawBar(
  sheet: Sheet,
  spec: BarSpec,
  { box, series, row }: ReturnType<typeof barsOf>[number],
): PageObject {
  const { x, y, width, height } = box;
  const { minMm } = sheet.profile.shapeMin;
  const role = `bar ${series} ${row}`;
  const moniker =
    `${spec.names[row] ?? ''} ${spec.series.length > 1 ? (spec.series[series]?.name ?? '') : ''}`.trim();
  if (Math.min(width, height) >= minMm) {
    const texture = SERIES_TEXTURES[series % SERIES_TEXTURES.length] ?? SERIES_TEXTURES[0];
    const values = {
      x,
      y,
      width,
      height,
      fill: 'yellow',
      pattern: patternOf(texture),
      borderWidth: LINE_MM.axis,
    } as const;
    return sheet.kinds.create('rect', { uuid: sheet.id(role), moniker, ...values });
  }
  const upright = [
    { x, y: y + height },
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
  ];
  const lying = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  return drawPath(sheet, role, spec.isHorizontal ? lying : upright, { moniker, borderWidth: LINE_MM.axis });
}

function layOut(spec: BarSpec, sheet: Sheet): LaidOut {
  const [low, high] = spanOf(
    spec.series.flatMap(({ values }) => values.filter((value) => value !== null)),
    true,
  );
  const rows = { kind: 'band', name: spec.rowsName, names: spec.names } as const;
  const values = { kind: 'value', name: spec.valuesName, low, high } as const;
  const plot = spec.isHorizontal ? layOutAxes(sheet, values, rows) : layOutAxes(sheet, rows, values);
  const textures = spec.series.map(({ name }, index) => ({
    pattern: SERIES_TEXTURES[index % SERIES_TEXTURES.length] ?? SERIES_TEXTURES[0],
    label: name,
  }));
  return {
    objects: [...barsOf(spec, plot).map((bar) => drawBar(sheet, spec, bar)), ...plot.objects],
    textures: spec.series.length > 1 ? textures : [],
    strokes: [],
    notes: plot.isCramped ? [{ code: 'cramped', params: {}, isOpen: true }] : [],
  };
}

const describe = (spec: BarSpec): ImageDescription => describeTable('bar', spec);

/** Bars, upright or lying, of one or several series. */
export const barChart: ChartType<BarSpec> = {
  schema: barSchema,
  sample: (language) => ({
    type: 'bar',
    title: language === 'de' ? 'Obst in der Klasse' : 'Fruit in our class',
    language,
    names:
      language === 'de'
        ? ['Äpfel', 'Birnen', 'Kirschen', 'Pflaumen']
        : ['Apples', 'Pears', 'Cherries', 'Plums'],
    series: [{ name: language === 'de' ? 'Anzahl' : 'Number', values: [20, 35, 45, 30] }],
    isHorizontal: false,
    isStacked: false,
    rowsName: '',
    valuesName: language === 'de' ? 'Anzahl' : 'Number',
  }),
  paper: ({ names, isHorizontal }) => (names.length > 6 && !isHorizontal ? 'landscape' : 'portrait'),
  texts: ({ names, series, rowsName, valuesName }) => [
    ...bandTexts(names),
    ...series.map(({ name }) => name),
    rowsName,
    valuesName,
  ],
  layOut,
  describe,
};
