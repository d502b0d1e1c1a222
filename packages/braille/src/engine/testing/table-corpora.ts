import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTable } from '../binary/table-codec.js';
import { loadTable } from '../tables/encoded-tables.js';
import { LoadedTable } from '../translate/loaded-table.js';
import { translateText } from '../translate/translate-text.js';

/** The release whose tables are held to liblouis by sentences of their languages and random lines. */
export const CORPUS_RELEASE = '3.39';

/** The tables of the corpus by the language of their sentences, which stand in `corpus/3.39/lines`. */
export const CORPUS_TABLES: Readonly<Record<string, readonly string[]>> = {
  cs: ['cs'],
  da: ['da-dk-g16', 'da-dk-g26'],
  de: ['de-de-comp8'],
  en: ['en-ueb-g1', 'en-ueb-g2', 'en-us-g1', 'en_US'],
  es: ['es', 'es-g2'],
  fr: ['fr-bfu-comp6', 'fr-bfu-g2'],
  it: ['it-it-comp6'],
  nl: ['nl-NL-g0'],
  pl: ['pl'],
  sv: ['sv-g0', 'sv-g1', 'sv-g2'],
  tr: ['tr-g1', 'tr-g2'],
};

/** Steps between source indices, one character each: from back here to far ahead. */
const STEPS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Dots 1 to 8. */
const PRINTED_DOTS = 0xff;

/** A line of the corpus: the text, its cells as Unicode braille, and for each cell how far its source index is beyond the one before. */
export function corpusLineOf(text: string, cells: readonly number[], sourceIndex: readonly number[]): string {
  const braille = cells.map((cell) => String.fromCodePoint(0x2800 + (cell & PRINTED_DOTS))).join('');
  const steps = sourceIndex.map((index, cell) => STEPS[index - (sourceIndex[cell - 1] ?? 0)] ?? `(${index})`);
  return `${text}\t${braille}\t${steps.join('')}`;
}

/** The lines of a table in the corpus; `folder` is `corpus/3.39`. */
export function readCorpus(folder: string, table: string): readonly string[] {
  return readFileSync(join(folder, `${table}.txt`), 'utf8')
    .split('\n')
    .slice(0, -1);
}

/** The same lines as the engine writes them. */
export async function writtenCorpus(table: string, lines: readonly string[]): Promise<readonly string[]> {
  const loaded = new LoadedTable(readTable(await loadTable(`${table}@${CORPUS_RELEASE}`)));
  return lines.map((line) => {
    const [text = ''] = line.split('\t', 1);
    const { cells, origins } = translateText(loaded, text);
    return corpusLineOf(text, cells, origins);
  });
}
