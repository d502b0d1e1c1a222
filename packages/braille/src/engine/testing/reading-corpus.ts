import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadingData } from '../read-by-writing/writing-reader.js';

const PACKAGES = join(process.cwd(), 'packages');

function linesOf(file: string): readonly string[] {
  const text = readFileSync(join(PACKAGES, 'braille/corpus', file), 'utf8');
  return text.split('\n').filter((line) => line !== '');
}

/** German sentences of our articles. The data that braille is read with were not counted in them. */
export const READING_SENTENCES = linesOf('reading/german.txt');

/** Lines of all kinds: words, sentences, numbers, addresses, signs at random. */
export const MIXED_LINES = linesOf('german.txt').filter((_, at) => at % 40 === 0);

/** The data that German contracted braille is read with. */
export function germanReadingData(): ReadingData {
  const file = join(PACKAGES, 'braille-tables/tables/reading/de-g2');
  return { letters: readFileSync(`${file}.letters`), words: readFileSync(`${file}.words`, 'utf8') };
}
