import type { ImageDescription } from '@tastwerk/editor-core';
import type { ChartLanguage } from './language.js';
import { writeNumber } from './numbers.js';
import { trendInWords } from './trend.js';

/** Rows of names with a number for each series. */
export interface DescribedTable {
  readonly language: ChartLanguage;
  /** What the chart is called, such as `Balkendiagramm`. */
  readonly type: string;
  readonly title: string;
  readonly names: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
  /** Names of the axis of rows and of that of values. */
  readonly rowsName?: string;
  readonly valuesName?: string;
  /** Whether rows follow each other, so that values have a trend. */
  readonly hasTrend?: boolean;
}

const WORDS = {
  de: {
    row: 'Nr.',
    missing: 'fehlt',
    counts: (rows: number, series: number) =>
      series > 1
        ? `${series} Reihen mit je ${rows} ${rows === 1 ? 'Wert' : 'Werten'}`
        : `${rows} ${rows === 1 ? 'Wert' : 'Werte'}`,
    range: (low: string, high: string) => `von ${low} bis ${high}`,
    highest: (value: string, name: string) => `Höchster Wert: ${value} (${name})`,
    lowest: (value: string, name: string) => `Niedrigster Wert: ${value} (${name})`,
    axes: (names: readonly string[]) => `${names.length > 1 ? 'Achsen' : 'Achse'}: ${names.join(' und ')}`,
  },
  en: {
    row: 'No.',
    missing: 'missing',
    counts: (rows: number, series: number) =>
      series > 1
        ? `${series} series of ${rows} ${rows === 1 ? 'value' : 'values'} each`
        : `${rows} ${rows === 1 ? 'value' : 'values'}`,
    range: (low: string, high: string) => `from ${low} to ${high}`,
    highest: (value: string, name: string) => `Highest value: ${value} (${name})`,
    lowest: (value: string, name: string) => `Lowest value: ${value} (${name})`,
    axes: (names: readonly string[]) => `${names.length > 1 ? 'Axes' : 'Axis'}: ${names.join(' and ')}`,
  },
} as const;

/** Rows of a table that a reader counts at a glance; more are numbered, since a chart may show numbers in place of names. */
const MOST_UNNUMBERED = 9;

interface Cell {
  readonly value: number;
  readonly name: string;
}

/** All values of a table with the names of their rows and, where there are several, of their series. */
function cellsOf({ names, series }: DescribedTable): readonly Cell[] {
  return series.flatMap(({ name, values }) =>
    values.flatMap((value, row) =>
      value === null || row >= names.length
        ? []
        : [
            {
              value,
              name: [names[row] ?? '', ...(series.length > 1 ? [name] : [])]
                .filter((part) => part !== '')
                .join(', '),
            },
          ],
    ),
  );
}

/** One sentence for each series that has a trend. */
function trendsOf({ series, language, hasTrend = false }: DescribedTable): readonly string[] {
  if (!hasTrend) return [];
  return series.flatMap(({ name, values }) => {
    const words = trendInWords(
      values.filter((value) => value !== null),
      language,
    );
    if (words === '') return [];
    const sentence = name === '' ? words : `${name}: ${words}`;
    return [`${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`];
  });
}

/** A sentence with those of `names` that axes have; none where no axis has a name. */
export function axesInWords(names: readonly string[], language: ChartLanguage): readonly string[] {
  const given = names.filter((name) => name !== '');
  return given.length === 0 ? [] : [`${WORDS[language].axes(given)}.`];
}

/** Type, summary and details of a chart of a table; the summary says the range and the trend, the details hold the data as lines. */
export function describeTable(table: DescribedTable): ImageDescription {
  const { language, type, title, names, series, rowsName = '', valuesName = '' } = table;
  const words = WORDS[language];
  const write = (value: number | null | undefined) =>
    value === null || value === undefined ? words.missing : writeNumber(value, language);
  const cells = cellsOf(table).toSorted((one, other) => one.value - other.value);
  const [lowest, highest] = [cells[0], cells.at(-1)];
  const head = `${title === '' ? type : title}: ${words.counts(names.length, series.length)}`;
  const extremes =
    lowest && highest && highest.value > lowest.value
      ? [
          `${words.highest(write(highest.value), highest.name)}.`,
          `${words.lowest(write(lowest.value), lowest.name)}.`,
        ]
      : [];
  const range = lowest && highest ? ` ${words.range(write(lowest.value), write(highest.value))}` : '';
  const axes = axesInWords([rowsName, valuesName], language);
  const columns = [rowsName === '' ? words.row : rowsName, ...series.map(({ name }) => name)];
  const isNumbered = names.length > MOST_UNNUMBERED;
  const rows = names.map((name, row) => {
    const number = isNumbered || name === '' ? [`${row + 1}.`] : [];
    const head = [...number, ...(name === '' ? [] : [name])].join(' ');
    return `${head}: ${series.map(({ values }) => write(values[row])).join('; ')}`;
  });
  return {
    type,
    summary: [`${head}${range}.`, ...extremes, ...trendsOf(table)].join(' '),
    details: [...axes, ...(series.length > 1 ? [columns.join('; ')] : []), ...rows].join('\n'),
  };
}
