/** Which tables are shipped, and of which files each is made. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fieldsOf, TABLE_FILE } from './metadata.mjs';
import { readText, TABLES } from './table-folder.mjs';

const GERMAN = 'own/de-supplement.uti';
const ENGLISH = 'own/en-supplement.uti';

/** The tables of the systems that documents had first, by file; our supplement is read before them. */
const NAMED_TABLES = {
  'de-g0.utb': [GERMAN],
  'de-g0-detailed.utb': [GERMAN],
  'de-g1.ctb': [GERMAN],
  'de-g1-detailed.ctb': [GERMAN],
  'de-g2.ctb': [GERMAN],
  'de-g2-detailed.ctb': [GERMAN],
  'de-comp6.utb': [],
  'en-ueb-g1.ctb': [ENGLISH],
  'en-ueb-g2.ctb': [ENGLISH],
};

/** Files before tables of 3.39. */
const SUPPLEMENTS = { 'en-ueb-g1.ctb': [ENGLISH], 'en-ueb-g2.ctb': [ENGLISH] };

/** What 3.24 has with the same text: the German tables differ in `spaces.uti` only. */
const AS_BEFORE = Object.keys(NAMED_TABLES).filter((file) => file.startsWith('de-'));

/** Whether a table has a name and a language, as those have that are meant to be chosen, and can write. */
function isChosen(text) {
  const fields = fieldsOf(text);
  return (
    (fields['index-name'] ?? fields['display-name']) !== undefined &&
    fields.language !== undefined &&
    !fields.direction?.includes('backward')
  );
}

function filesOfNewest(folder) {
  return readdirSync(folder)
    .filter((file) => TABLE_FILE.test(file) && !AS_BEFORE.includes(file))
    .filter((file) => isChosen(readText(join(folder, file))))
    .sort();
}

/** Table files of a release whose name without its ending is that of another table keep the ending. */
function nameOf(file, files) {
  const stem = file.slice(0, file.lastIndexOf('.'));
  const isAlone = files.filter((other) => other.startsWith(`${stem}.`)).length === 1;
  return isAlone ? stem : file.replace('.', '-');
}

/**
 * The tables of a release, as `[name, files]`: the files that are compiled as one table, that of liblouis last. The text of
 * 3.39 is looked for in `folder`.
 */
export function shippedTables(release, folder = join(TABLES, release)) {
  if (release === '3.24')
    return Object.entries(NAMED_TABLES).map(([file, before]) => [
      nameOf(file, Object.keys(NAMED_TABLES)),
      [...before, file],
    ]);
  const files = filesOfNewest(folder);
  return files.map((file) => [nameOf(file, files), [...(SUPPLEMENTS[file] ?? []), file]]);
}
