import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CORPUS_TABLES, readCorpus, writtenCorpus } from './testing/table-corpora.js';

const FOLDER = join(process.cwd(), 'packages/braille/corpus/3.39');

describe('the engine against what liblouis 3.39 wrote', () => {
  it.each(Object.values(CORPUS_TABLES).flat())('writes %s cell by cell and place by place', async (table) => {
    const lines = readCorpus(FOLDER, table);
    expect(lines.length).toBeGreaterThan(350);
    expect(await writtenCorpus(table, lines)).toEqual(lines);
  });
});
