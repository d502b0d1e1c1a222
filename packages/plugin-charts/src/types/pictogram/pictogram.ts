import type { ImageDescription } from '@tastwerk/editor-core';
import { bandTexts } from '../../sheet/abbreviations.js';
import type { ChartType } from '../../sheet/sheet.js';
import { describeTable } from '../../texts/describe-table.js';
import { layOutPictogram } from './lay-out-pictogram.js';
import { eachText, perSymbol } from './per-symbol.js';
import { pictogramSchema, type PictogramSpec } from './spec.js';

export type { PictogramSpec } from './spec.js';

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
    values: [40, 25, 50, 15],
    symbol: 'disc',
    each: 5,
    valuesName: language === 'de' ? 'Bücher' : 'books',
  }),
  paper: () => 'portrait',
  texts: (spec) => [...bandTexts(spec.names), ...perSymbol(spec).map((each) => eachText(spec, each))],
  layOut: layOutPictogram,
  describe,
};
