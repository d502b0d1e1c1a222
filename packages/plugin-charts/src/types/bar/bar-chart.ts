import type { ImageDescription } from '@tastwerk/editor-core';
import { bandTexts } from '../../sheet/abbreviations.js';
import { namedSeries, scaledSeries, seriesName } from '../../sheet/series.js';
import type { ChartType } from '../../sheet/sheet.js';
import { withUnit } from '../../sheet/units.js';
import { describeTable } from '../../texts/describe-table.js';
import { layOutBars } from './lay-out-bars.js';
import { barSchema, type BarSpec } from './spec.js';

export type { BarSpec } from './spec.js';

function typeName({ language, series, isStacked, isHorizontal }: BarSpec): string {
  if (series.length > 1 && isStacked)
    return language === 'de' ? 'Gestapeltes Balkendiagramm' : 'Stacked bar chart';
  if (series.length > 1) return language === 'de' ? 'Gruppiertes Balkendiagramm' : 'Grouped bar chart';
  if (isHorizontal) return language === 'de' ? 'Balkendiagramm, liegend' : 'Horizontal bar chart';
  return language === 'de' ? 'Balkendiagramm' : 'Bar chart';
}

const describe = (spec: BarSpec): ImageDescription =>
  describeTable({ ...spec, series: namedSeries(spec.series, spec.language), type: typeName(spec) });

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
  texts: ({ names, series, rowsName, valuesName, language }) => [
    ...bandTexts(names),
    ...series.map(({ name }, index) => (name === '' ? seriesName(index, language) : name)),
    rowsName,
    withUnit(valuesName, scaledSeries(series, names.length, language).unit),
  ],
  layOut: layOutBars,
  describe,
};
