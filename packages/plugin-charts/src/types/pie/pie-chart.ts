import type { ImageDescription } from '@tastwerk/editor-core';
import { z } from 'zod';
import { bandTexts } from '../../sheet/abbreviations.js';
import { baseFields, CHART_LIMITS, finite, lineText } from '../../sheet/fields.js';
import type { ChartType } from '../../sheet/sheet.js';
import { describeTable } from '../../texts/describe-table.js';
import { layOutPie } from './lay-out-pie.js';
import { OTHER, partsOf, type PieSpec, withPercent } from './parts.js';

export type { PieSpec } from './parts.js';

const pieSchema = z.strictObject({
  type: z.literal('pie'),
  ...baseFields,
  names: z.array(lineText).min(1).max(CHART_LIMITS.rows),
  /** A value for each name; a missing one is null. */
  values: z.array(finite.nullable()).max(CHART_LIMITS.rows),
  /** Where the share of each part is written. */
  percent: z.enum(['legend', 'outside', 'none']).default('legend'),
  /** Whether the smallest parts become one, so that no more are left than a finger tells apart. */
  isMerged: z.boolean().default(false),
});

function describe(spec: PieSpec): ImageDescription {
  const { parts } = partsOf({ ...spec, isMerged: false });
  const shares = parts.map((part) => withPercent(part)).join('\n');
  const { type, summary, details } = describeTable({
    language: spec.language,
    type: spec.language === 'de' ? 'Kreisdiagramm' : 'Pie chart',
    title: spec.title,
    names: spec.names,
    series: [{ name: '', values: spec.values }],
  });
  const head =
    spec.language === 'de' ? 'Anteile im Uhrzeigersinn ab 12 Uhr:' : 'Shares clockwise from 12 o’clock:';
  const table = spec.language === 'de' ? 'Werte:' : 'Values:';
  return { type, summary, details: shares === '' ? details : `${head}\n${shares}\n${table}\n${details}` };
}

/** A circle whose parts are shares of a whole, the largest first. */
export const pieChart: ChartType<PieSpec> = {
  schema: pieSchema,
  sample: (language) => ({
    type: 'pie',
    title: language === 'de' ? 'Wie wir zur Schule kommen' : 'How we come to school',
    language,
    names:
      language === 'de'
        ? ['Bus', 'zu Fuß', 'Fahrrad', 'Auto']
        : ['by bus', 'on foot', 'by bicycle', 'by car'],
    values: [12, 7, 6, 3],
    percent: 'legend',
    isMerged: false,
  }),
  paper: () => 'portrait',
  texts: (spec) => [
    ...bandTexts(spec.names),
    OTHER[spec.language],
    ...[true, false].flatMap((isMerged) =>
      partsOf({ ...spec, isMerged }).parts.flatMap((part) => [
        part.abbreviation,
        part.percent,
        withPercent(part),
      ]),
    ),
  ],
  layOut: layOutPie,
  describe,
};
