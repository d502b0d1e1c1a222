import type { ImageDescription } from '@tastwerk/editor-core';
import { seriesName } from '../../sheet/series.js';
import type { ChartType } from '../../sheet/sheet.js';
import { unitOf, withUnit } from '../../sheet/units.js';
import { writeNumber } from '../../texts/numbers.js';
import { regressionInWords, regressionOf } from '../../texts/regression.js';
import { layOutScatter, REGRESSION } from './lay-out-scatter.js';
import { scatterSchema, type ScatterSpec } from './spec.js';

export type { ScatterSpec } from './spec.js';

const WORDS = {
  de: {
    type: 'Punktdiagramm',
    counts: (points: number, series: number) =>
      `${points} ${points === 1 ? 'Punkt' : 'Punkte'}${series > 1 ? ` in ${series} Reihen` : ''}`,
    range: (axis: string, from: string, to: string) => `${axis}: von ${from} bis ${to}.`,
    axes: (x: string, y: string) => `Achsen: ${x} waagerecht, ${y} senkrecht.`,
  },
  en: {
    type: 'Scatter plot',
    counts: (points: number, series: number) =>
      `${points} ${points === 1 ? 'point' : 'points'}${series > 1 ? ` in ${series} series` : ''}`,
    range: (axis: string, from: string, to: string) => `${axis}: from ${from} to ${to}.`,
    axes: (x: string, y: string) => `Axes: ${x} horizontal, ${y} vertical.`,
  },
} as const;

function describe({
  language,
  title,
  series,
  rowsName,
  valuesName,
  hasRegression,
}: ScatterSpec): ImageDescription {
  const words = WORDS[language];
  const all = series.flatMap(({ points }) => points);
  const write = (value: number) => writeNumber(value, language);
  const axisNames = [rowsName === '' ? 'x' : rowsName, valuesName === '' ? 'y' : valuesName] as const;
  const ranges = axisNames.flatMap((name, at) => {
    const sorted = all.map((point) => point[at === 0 ? 0 : 1]).toSorted((a, b) => a - b);
    const [low, high] = [sorted[0], sorted.at(-1)];
    return low === undefined || high === undefined ? [] : [words.range(name, write(low), write(high))];
  });
  const lines = series.flatMap(({ name, points }, index) => {
    const own = name === '' ? seriesName(index, language) : name;
    const regression = hasRegression ? regressionOf(points) : undefined;
    if (!regression) return [];
    const text = regressionInWords(regression, language);
    return [series.length > 1 ? `${own}: ${text}.` : `${text}.`];
  });
  const rows = series.flatMap(({ name, points }, index) => [
    ...(series.length > 1 ? [`${name === '' ? seriesName(index, language) : name}:`] : []),
    ...points.map(([x, y]) => `(${write(x)}; ${write(y)})`),
  ]);
  const head = `${title === '' ? words.type : title}: ${words.counts(all.length, series.length)}.`;
  return {
    type: words.type,
    summary: [head, ...ranges, ...lines].join(' '),
    details: [words.axes(...axisNames), ...rows].join('\n'),
  };
}

/** Points of one or several series by symbols, on wish with the line that fits them best. */
export const scatterChart: ChartType<ScatterSpec> = {
  schema: scatterSchema,
  sample: (language) => ({
    type: 'scatter',
    title: language === 'de' ? 'Größe und Schuhgröße' : 'Height and shoe size',
    language,
    series: [
      {
        name: language === 'de' ? 'Klasse 7a' : 'Class 7a',
        points: [
          [148, 36],
          [151, 37],
          [155, 37],
          [158, 38],
          [161, 39],
          [163, 38],
          [167, 41],
          [172, 42],
        ],
      },
    ],
    rowsName: language === 'de' ? 'Größe in cm' : 'Height in cm',
    valuesName: language === 'de' ? 'Schuhgröße' : 'Shoe size',
    hasRegression: true,
  }),
  paper: () => 'portrait',
  texts: ({ series, rowsName, valuesName, language }) => [
    ...series.map(({ name }, index) => (name === '' ? seriesName(index, language) : name)),
    withUnit(
      rowsName,
      unitOf(
        series.flatMap(({ points }) => points.map(([x]) => x)),
        language,
      ),
    ),
    withUnit(
      valuesName,
      unitOf(
        series.flatMap(({ points }) => points.map(([, y]) => y)),
        language,
      ),
    ),
    REGRESSION[language],
  ],
  layOut: layOutScatter,
  describe,
};
