import { BACK_LOADERS } from './back-loaders.data.js';
import type { TableLoader } from './encoded-table.js';

export type { EncodedTable, TableLoader } from './encoded-table.js';

/**
 * How to load each table that reads cells, by its name and release: `fr-bfu-g2@3.39`. Tables whose module would have more than
 * 60 KB are not among them.
 */
export const BACK_TABLE_LOADERS: Readonly<Record<string, TableLoader | undefined>> = BACK_LOADERS;
