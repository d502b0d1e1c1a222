import { BACK_LOADERS } from './back-loaders.data.js';
import type { ReadingDataLoaders, TableLoader } from './encoded-table.js';

export type { EncodedTable, ReadingDataLoaders, TableLoader } from './encoded-table.js';

/**
 * How to load each table that reads cells, by its name and release: `fr-bfu-g2@3.39`. Tables whose module would have more than
 * 60 KB are not among them.
 */
export const BACK_TABLE_LOADERS: Readonly<Record<string, TableLoader | undefined>> = BACK_LOADERS;

/** How to load what a table is read with that liblouis made for writing alone. */
export const READING_DATA_LOADERS: Readonly<Record<string, ReadingDataLoaders | undefined>> = {
  'de-g2@3.24': {
    letters: () => import('./reading/de-g2-letters.data.js'),
    words: () => import('./reading/de-g2-words.data.js'),
  },
};
