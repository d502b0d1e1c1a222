import type { TableLoader } from './encoded-table.js';
import { LOADERS } from './loaders.data.js';

export type { EncodedTable, TableLoader } from './encoded-table.js';

/** How to load each table, by its name and release: `fr-bfu-g2@3.39`. */
export const TABLE_LOADERS: Readonly<Record<string, TableLoader | undefined>> = LOADERS;
