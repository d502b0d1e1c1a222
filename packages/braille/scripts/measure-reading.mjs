/**
 * Says how well German contracted braille is read: `node scripts/measure-reading.mjs FOLDER [--errors]`, on the paragraphs of Debian's
 * texts that the data were not counted in, `--errors` with the words that are read wrongly.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTable } from '../dist/engine/binary/table-codec.js';
import { WritingReader } from '../dist/engine/read-by-writing/writing-reader.js';
import { loadTable } from '../dist/engine/tables/encoded-tables.js';
import { countWordsReadRight, wordsIn } from '../dist/engine/testing/words-read-right.js';
import { LoadedTable } from '../dist/engine/translate/loaded-table.js';
import { translateText } from '../dist/engine/translate/translate-text.js';
import { countWords } from './reading/count-words.mjs';
import { TABLES } from './tables/table-folder.mjs';

/** Whether a line is no table and no list of names or values without blanks. */
const isProse = (line) => !/[|]|---|\S{41}/u.test(line);

const [folder, ...options] = process.argv.slice(2);
const table = new LoadedTable(readTable(await loadTable('de-g2@3.24')));
const reader = new WritingReader(table, {
  letters: readFileSync(join(TABLES, 'reading/de-g2.letters')),
  words: readFileSync(join(TABLES, 'reading/de-g2.words'), 'utf8'),
});
const texts = folder.endsWith('.json')
  ? JSON.parse(readFileSync(folder, 'utf8'))
  : countWords(folder).keptBack;
for (const [name, lines] of Object.entries(texts)) {
  const errors = [];
  let [all, right, unread, other, cellCount, ms] = [0, 0, 0, 0, 0, 0];
  for (const line of lines.filter(isProse)) {
    const { cells: written, unwritable } = translateText(table, line);
    if (unwritable.length > 0) continue;
    const cells = written.map((cell) => cell & 0x3f);
    const started = performance.now();
    const reading = reader.readLine(cells);
    ms += performance.now() - started;
    cellCount += cells.length;
    const [expected, read] = [wordsIn(line), wordsIn(reading.text)];
    const same = countWordsReadRight(expected, read);
    all += expected.length;
    right += same;
    unread += reading.unread?.length ?? 0;
    if (reading.unread === undefined) {
      const again = translateText(table, reading.text).cells.map((cell) => cell & 0x3f);
      if (again.join() !== cells.join()) other += 1;
    }
    if (same < expected.length)
      errors.push(
        expected.filter((word) => !read.includes(word)).join(' ') +
          ' → ' +
          read.filter((word) => !expected.includes(word)).join(' '),
      );
  }
  if (all === 0) continue;
  console.log(
    `${name}: ${all} words, ${((right / all) * 100).toFixed(2)} % right, ${unread} cells unread, ${other} lines not written back, ${((ms / cellCount) * 40).toFixed(2)} ms for 40 cells`,
  );
  if (options.includes('--errors'))
    console.log(errors.filter((_, at) => at % Math.ceil(errors.length / 60) === 0).join('; '));
}
