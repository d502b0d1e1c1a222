import type { ImageDescription } from '@tastwerk/editor-core';
import type { ChartType } from '../../sheet/sheet.js';
import { unitOf, withUnit } from '../../sheet/units.js';
import { writeNumber } from '../../texts/numbers.js';
import { classesOf } from './classes.js';
import { COUNT, layOutHistogram } from './lay-out-histogram.js';
import { histogramSchema, type HistogramSpec } from './spec.js';

export type { HistogramSpec } from './spec.js';

function describe({ values, classWidth, language, title, rowsName }: HistogramSpec): ImageDescription {
  const type = language === 'de' ? 'Histogramm' : 'Histogram';
  const { width, classes } = classesOf(values, { classWidth });
  const write = (value: number) => writeNumber(value, language);
  const most = classes.toSorted((one, other) => other.count - one.count)[0];
  const head = `${title === '' ? type : title}: `;
  const name = (from: number, to: number) =>
    language === 'de' ? `${write(from)} bis unter ${write(to)}` : `${write(from)} to below ${write(to)}`;
  const [numbers, groups] = [values.length, classes.length];
  const summary =
    language === 'de'
      ? `${head}${numbers} ${numbers === 1 ? 'Wert' : 'Werte'} in ${groups} ${groups === 1 ? 'Klasse' : 'Klassen'} der Breite ${write(width)}.${most ? ` Am häufigsten: ${name(most.from, most.to)} (${most.count}-mal).` : ''}`
      : `${head}${numbers} ${numbers === 1 ? 'value' : 'values'} in ${groups} ${groups === 1 ? 'class' : 'classes'} of width ${write(width)}.${most ? ` Most frequent: ${name(most.from, most.to)} (${most.count} times).` : ''}`;
  const axes =
    language === 'de'
      ? `Achsen: ${rowsName === '' ? 'Werte' : rowsName} und ${COUNT.de}.`
      : `Axes: ${rowsName === '' ? 'values' : rowsName} and ${COUNT.en}.`;
  const rows = classes.map(({ from, to, count }) => `${name(from, to)}: ${count}`);
  return { type, summary, details: [axes, ...rows].join('\n') };
}

/** Columns that touch each other, as high as there are values in their class. */
export const histogram: ChartType<HistogramSpec> = {
  schema: histogramSchema,
  sample: (language) => ({
    type: 'histogram',
    title: language === 'de' ? 'Weitsprung der Klasse 8' : 'Long jump of class 8',
    language,
    values: [
      2.4, 2.7, 2.9, 3.1, 3.1, 3.2, 3.3, 3.4, 3.4, 3.5, 3.5, 3.6, 3.6, 3.7, 3.8, 3.8, 3.9, 4, 4.1, 4.2, 4.4,
      4.6,
    ],
    rowsName: language === 'de' ? 'Weite in m' : 'Distance in m',
  }),
  paper: () => 'portrait',
  texts: ({ values, rowsName, language }) => [withUnit(rowsName, unitOf(values, language)), COUNT[language]],
  layOut: layOutHistogram,
  describe,
};
