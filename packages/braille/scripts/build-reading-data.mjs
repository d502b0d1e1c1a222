/**
 * Remakes what German contracted braille is read with: `node scripts/build-reading-data.mjs FOLDER`, FOLDER being where the packages of
 * Debian are kept that the text is taken from (0.5 GB when unpacked). Run after the package has been built, and build it again then.
 */
import { writeReadingData } from './reading/reading-modules.mjs';
import { chooseWords } from './reading/choose-words.mjs';
import { countWords } from './reading/count-words.mjs';
import { fetchPackages } from './reading/debian-texts.mjs';
import { trainLetters } from './reading/train-letters.mjs';
import { readTable } from '../dist/engine/binary/table-codec.js';
import { WritingReader } from '../dist/engine/read-by-writing/writing-reader.js';
import { loadTable } from '../dist/engine/tables/encoded-tables.js';
import { LoadedTable } from '../dist/engine/translate/loaded-table.js';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: node scripts/build-reading-data.mjs FOLDER');
  process.exit(2);
}
fetchPackages(folder);
const { words, abbreviations } = countWords(folder);
const letters = trainLetters(words);
const table = new LoadedTable(readTable(await loadTable('de-g2@3.24')));
const { model } = new WritingReader(table, { letters, words: '' });
const known = chooseWords(model, table, [...words, ...abbreviations]);
await writeReadingData(letters, known);
