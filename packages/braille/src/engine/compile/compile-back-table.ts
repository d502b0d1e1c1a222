import type { BackTable } from '../model/back-table.js';
import type { Release } from '../model/release.js';
import type { ReadCharacter, TableCharacter } from '../model/table.js';
import { readTableText, type TableSource } from './read-table.js';

/** What reading needs of a character. */
const withoutCells = ({ codePoint, classes, roles, base, mode }: TableCharacter): ReadCharacter => ({
  codePoint,
  classes,
  roles,
  base,
  mode,
});

/** Compiles files and all they include as a table for reading; throws a `TableError` for text it cannot take. */
export function compileBackTable(files: readonly string[], source: TableSource, release: Release): BackTable {
  const draft = readTableText(files, source, release, 'both');
  const { back } = draft;
  return {
    release,
    characters: draft.finishedCharacters().map(withoutCells),
    cellClasses: back.cellClasses(draft.cellClasses),
    shortRules: back.shortRules,
    longRules: back.allLongRules(),
    definitions: back.definitions,
    passes: back.passes.sorted(),
    signs: [...back.signs.values()],
  };
}
