/** Writes the reading data: as files for the command line and as modules that a browser loads when it reads. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { PACKAGE, TABLES } from '../tables/table-folder.mjs';

const ORIGIN =
  'Made by scripts/build-reading-data.mjs of @tastwerk/braille from Debian texts; see tables/reading/ORIGIN.md.';

export function writeReadingData(letters, words) {
  const files = { letters, words: Buffer.from(words) };
  for (const folder of [join(TABLES, 'reading'), join(PACKAGE, 'src/reading')])
    mkdirSync(folder, { recursive: true });
  writeFileSync(join(TABLES, 'reading/de-g2.letters'), letters);
  writeFileSync(join(TABLES, 'reading/de-g2.words'), words);
  for (const [name, bytes] of Object.entries(files)) {
    const encoded = deflateRawSync(bytes, { level: 9 }).toString('base64');
    const text = `/** ${ORIGIN} GPL-3.0-or-later. */\nexport const ENCODED_${name.toUpperCase()}: string =\n  '${encoded}';\n`;
    writeFileSync(join(PACKAGE, `src/reading/de-g2-${name}.data.ts`), text);
    console.log(`${name}: ${bytes.length} bytes, ${gzipSync(text).length} with gzip`);
  }
}
