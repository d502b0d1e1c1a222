import type { BackTable } from '../model/back-table.js';
import type { Release } from '../model/release.js';
import { readTableText, type TableSource } from './read-table.js';

/** Compiles files and all they include as a table for reading; throws a `TableError` for text it cannot take. */
export function compileBackTable(files: readonly string[], source: TableSource, release: Release): BackTable {
  const draft = readTableText(files, source, release, 'both');
  const { back } = draft;
  const characters = draft.finishedCharacters();
  return {
    characters,
    cellClasses: back.cellClasses(draft.cellClasses),
    shortRules: back.shortRules,
    longRules: back.allLongRules(),
    definitions: back.definitions,
    passes: back.passes.sorted(),
    signs: [...back.signs.values()],
  };
}
