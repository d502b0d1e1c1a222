import type { ImageDescription } from '@tastwerk/editor-core';
import { bandTexts } from '../../sheet/abbreviations.js';
import type { ChartType } from '../../sheet/sheet.js';
import { unitOf, withUnit } from '../../sheet/units.js';
import { axesInWords } from '../../texts/describe-table.js';
import { writeNumber } from '../../texts/numbers.js';
import { layOutBoxes } from './lay-out-boxes.js';
import { fiveNumbersOf } from './quartiles.js';
import { boxSchema, type BoxSpec } from './spec.js';

export type { BoxSpec } from './spec.js';

function describe({ groups, language, title, rowsName, valuesName }: BoxSpec): ImageDescription {
  const isGerman = language === 'de';
  const type = isGerman ? 'Boxplot' : 'Box plot';
  const write = (value: number) => writeNumber(value, language);
  const numbers = groups.flatMap(({ name, values }, index) => {
    const own = fiveNumbersOf(values);
    return own ? [{ name: name === '' ? String(index + 1) : name, count: values.length, ...own }] : [];
  });
  const byMedian = numbers.toSorted((one, other) => one.median - other.median);
  const [lowest, highest] = [byMedian[0], byMedian.at(-1)];
  const head = `${title === '' ? type : title}: `;
  const counted = isGerman
    ? `${groups.length} ${groups.length === 1 ? 'Gruppe' : 'Gruppen'}.`
    : `${groups.length} ${groups.length === 1 ? 'group' : 'groups'}.`;
  const medians =
    !lowest || !highest || lowest === highest
      ? ''
      : isGerman
        ? ` Höchster Median: ${write(highest.median)} (${highest.name}). Niedrigster Median: ${write(lowest.median)} (${lowest.name}).`
        : ` Highest median: ${write(highest.median)} (${highest.name}). Lowest median: ${write(lowest.median)} (${lowest.name}).`;
  const axes = axesInWords([rowsName, valuesName], language);
  const rows = numbers.map(({ name, count, low, lowerQuartile, median, upperQuartile, high, outliers }) => {
    const five = isGerman
      ? `${count} ${count === 1 ? 'Wert' : 'Werte'}; unterer Whisker ${write(low)}; unteres Quartil ${write(lowerQuartile)}; Median ${write(median)}; oberes Quartil ${write(upperQuartile)}; oberer Whisker ${write(high)}`
      : `${count} ${count === 1 ? 'value' : 'values'}; lower whisker ${write(low)}; lower quartile ${write(lowerQuartile)}; median ${write(median)}; upper quartile ${write(upperQuartile)}; upper whisker ${write(high)}`;
    const word = isGerman ? 'Ausreißer' : 'outliers';
    return `${name}: ${five}${outliers.length === 0 ? '' : `; ${word} ${outliers.map(write).join(', ')}`}`;
  });
  return {
    type,
    summary: `${head}${counted}${medians}`,
    details: (axes.length + rows.length === 0 ? [counted] : [...axes, ...rows]).join('\n'),
  };
}

/** Boxes from the lower to the upper quartile with median, whiskers and outliers. */
export const boxPlot: ChartType<BoxSpec> = {
  schema: boxSchema,
  sample: (language) => ({
    type: 'box',
    title: language === 'de' ? 'Schulweg in Minuten' : 'Way to school in minutes',
    language,
    groups: [
      { name: '7a', values: [5, 8, 10, 10, 12, 15, 15, 18, 20, 25, 48] },
      { name: '7b', values: [3, 6, 9, 12, 14, 20, 22, 25, 30, 35] },
    ],
    isHorizontal: false,
    rowsName: language === 'de' ? 'Klasse' : 'Class',
    valuesName: language === 'de' ? 'Minuten' : 'Minutes',
  }),
  paper: ({ groups, isHorizontal }) => (groups.length > 6 && !isHorizontal ? 'landscape' : 'portrait'),
  texts: ({ groups, rowsName, valuesName, language }) => [
    ...bandTexts(groups.map(({ name }) => name)),
    rowsName,
    withUnit(
      valuesName,
      unitOf(
        groups.flatMap(({ values }) => values),
        language,
      ),
    ),
  ],
  layOut: layOutBoxes,
  describe,
};
