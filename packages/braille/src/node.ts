import { createTableEngine } from './engine/index.js';
import type { LineReader, LineTranslator } from './line-request.js';
import { createEngineTranslator } from './translator/engine-translator.js';

export { type Release, RELEASES } from './engine/model/release.js';
export type { Dots } from './engine/translation-of.js';
export { openSystem, openTable, type OpenTable, type OpenTableOptions } from './table-files/open-table.js';
export { type PackagedTable, tableOfWriting } from './table-files/packaged-tables.js';
export { TABLE_FAILURE_CODES, type TableFailure } from './table-files/table-failure.js';
export { createThreadTranslator } from './threads/thread-translator.js';

/**
 * A translator in this process, for the server, its workers and the command line; it reads braille, too. Tables are loaded when a
 * system is first written or read.
 */
export function createNodeTranslator(): LineTranslator & LineReader {
  return createEngineTranslator(createTableEngine());
}
