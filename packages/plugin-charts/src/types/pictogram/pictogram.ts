import type { ImageDescription } from '@tastwerk/editor-core';
import { POINT_SYMBOLS } from '@tastwerk/editor-core/objects';
import { z } from 'zod';
import { bandTexts } from '../../sheet/abbreviations.js';
import { axisName, baseFields, CHART_LIMITS, finite, lineText } from '../../sheet/fields.js';
import type { ChartType } from '../../sheet/sheet.js';
import { describeTable } from '../../texts/describe-table.js';
import { layOutPictogram } from './lay-out-pictogram.js';
import { eachText, perSymbol } from './per-symbol.js';

const pictogramSchema = z.strictObject({
  type: z.literal('pictogram'),
  ...baseFields,
  names: z.array(lineText).min(1).max(CHART_LIMITS.rows),
  /** A value for each name; a missing one is null. */
  values: z.array(finite.nullable()).max(CHART_LIMITS.rows),
  symbol: z.enum(POINT_SYMBOLS).default('disc'),
  /** What one symbol stands for; so much that the longest row has room when absent. */
  each: z.number().positive().max(1e12).optional(),
  /** What is counted. */
  valuesName: axisName.default(''),
});

/** Rows of symbols of which each stands for a number. */
export type PictogramSpec = z.infer<typeof pictogramSchema>;

const describe = ({ names, values, language, title, valuesName }: PictogramSpec): ImageDescription =>
  describeTable({
    language,
    type: language === 'de' ? 'Piktogrammdiagramm' : 'Pictogram chart',
    title,
    names,
    series: [{ name: valuesName, values }],
    valuesName,
  });

/** Rows of symbols. */
export const pictogram: ChartType<PictogramSpec> = {
  schema: pictogramSchema,
  sample: (language) => ({
    type: 'pictogram',
    title: language === 'de' ? 'Gelesene Bücher' : 'Books read',
    language,
    names: ['Mia', 'Ben', 'Ella', 'Noah'],
    values: [8, 5, 10, 3],
    symbol: 'disc',
    each: 1,
    valuesName: language === 'de' ? 'Bücher' : 'books',
  }),
  paper: () => 'portrait',
  texts: (spec) => [...bandTexts(spec.names), ...perSymbol(spec).map((each) => eachText(spec, each))],
  layOut: layOutPictogram,
  describe,
};
