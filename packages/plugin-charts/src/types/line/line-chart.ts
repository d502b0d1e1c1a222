import type { ImageDescription } from '@tastwerk/editor-core';
import { bandTexts } from '../../sheet/abbreviations.js';
import { namedSeries, scaledSeries, seriesName } from '../../sheet/series.js';
import type { ChartType } from '../../sheet/sheet.js';
import { withUnit } from '../../sheet/units.js';
import { describeTable } from '../../texts/describe-table.js';
import { layOutLines } from './lay-out-lines.js';
import { lineSchema, type LineSpec } from './spec.js';

export type { LineSpec } from './spec.js';

const describe = (spec: LineSpec): ImageDescription =>
  describeTable({
    ...spec,
    series: namedSeries(spec.series, spec.language),
    type: spec.language === 'de' ? 'Liniendiagramm' : 'Line chart',
    hasTrend: true,
  });

/** Lines of one or several series over names, numbers or dates. */
export const lineChart: ChartType<LineSpec> = {
  schema: lineSchema,
  sample: (language) => ({
    type: 'line',
    title: language === 'de' ? 'Temperatur im Mai' : 'Temperature in May',
    language,
    names: ['1', '5', '10', '15', '20', '25', '30'],
    series: [
      { name: language === 'de' ? 'mittags' : 'at noon', values: [16, 18, 23, 21, 24, 27, 25] },
      { name: language === 'de' ? 'nachts' : 'at night', values: [4, 6, 9, 5, 8, 11, 10] },
    ],
    rowsAre: 'numbers',
    rowsName: language === 'de' ? 'Tag' : 'Day',
    valuesName: language === 'de' ? 'Temperatur in Grad' : 'Temperature in degrees',
    hasPoints: false,
    hasGrid: true,
  }),
  // Several lines may need panels below each other.
  paper: ({ names, series }) => (names.length > 7 && series.length === 1 ? 'landscape' : 'portrait'),
  texts: ({ names, series, rowsName, valuesName, language }) => [
    ...bandTexts(names),
    ...series.map(({ name }, index) => (name === '' ? seriesName(index, language) : name)),
    rowsName,
    withUnit(valuesName, scaledSeries(series, names.length, language).unit),
  ],
  layOut: layOutLines,
  describe,
};
