/** The tables of liblouis 3.39 for which there are sentences in their languages. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CORPUS_RELEASE, CORPUS_TABLES } from '../../packages/braille/dist/engine/testing/table-corpora.js';
import { shippedTables } from '../../packages/braille/scripts/tables/shipped-tables.mjs';

/** Where the text of these tables is, for `lou_translate`. */
export const TABLE_TEXT = fileURLToPath(
  new URL(`../../packages/braille-tables/tables/${CORPUS_RELEASE}/`, import.meta.url),
);

/** The text that both engines are given is as long as so many times the sentences: a few of them take less time than can be measured. */
const TIMES = 100;

/** The `lou_translate` of Debian, 3.24, does not compile this table of 3.39. It writes that of 3.24, which has a row of its own. */
const NOT_COMPILED = ['en-ueb-g2'];

const filesOf = new Map(shippedTables(CORPUS_RELEASE));

/** A system with the file of its table and lines of its language. */
export const SYSTEMS_WITH_TEXT = Object.entries(CORPUS_TABLES).flatMap(([language, tables]) => {
  const file = new URL(
    `../../packages/braille/corpus/${CORPUS_RELEASE}/lines/${language}.txt`,
    import.meta.url,
  );
  const sentences = readFileSync(file, 'utf8').trimEnd().split('\n');
  const lines = Array.from({ length: TIMES }, () => sentences).flat();
  return tables
    .filter((table) => !NOT_COMPILED.includes(table))
    .map((table) => ({
      table,
      release: CORPUS_RELEASE,
      system: `${language}:${table}@${CORPUS_RELEASE}`,
      file: filesOf.get(table).at(-1),
      lines,
    }));
});
