/** What Debian's liblouis writes for lines, in the engine's terms. */
import { fileURLToPath } from 'node:url';
import { tableOf } from '../dist/engine/tables/encoded-tables.js';
import { CORPORA } from '../dist/engine/testing/corpora.js';
import { askLiblouis } from './tables/ask-liblouis.mjs';
import { shippedTables } from './tables/shipped-tables.mjs';
import { pathOf } from './tables/table-folder.mjs';
import { unitsOf } from './tables/units.mjs';

/** The release of Debian's liblouis, whose tables the named systems have. */
const RELEASE = '3.24';

const FILES = new Map(shippedTables(RELEASE).map(([name, files]) => [`${name}@${RELEASE}`, files]));

/** Each writing with its corpus and the files of its table: our supplement and liblouis' table. */
export const WRITINGS = CORPORA.map((corpus) => ({
  ...corpus,
  tables: FILES.get(tableOf(corpus)),
}));

const SIX_DOTS = 0x3f;
const EIGHT_DOTS_ONLY = 0xc0;

/** Our own files are named `own/NAME`; liblouis finds them by their path. */
const louisName = (file) => (file.startsWith('own/') ? pathOf(RELEASE, file) : file);

const UNDEFINED = fileURLToPath(new URL('undefined.uti', import.meta.url));

/**
 * Answers for each line a result, or undefined where liblouis does not end. Behind a tab a line may have the emphasis of
 * each character as a hexadecimal digit: 1 italic, 2 underline, 4 bold, 8 the fourth class of the table.
 */
export async function translateWithLiblouis(tables, lines) {
  const requests = lines.map((line) => {
    const [text, emphasis] = line.split('\t', 2);
    return [
      text,
      emphasis === undefined ? null : Array.from(emphasis, (digit) => Number.parseInt(digit, 16)),
    ];
  });
  const answers = await askLiblouis([...tables.map(louisName), UNDEFINED].join(','), requests);
  return answers.map((answer, index) => {
    if (answer === 'fails') throw new Error(`liblouis cannot translate ${JSON.stringify(lines[index])}`);
    return answer === 'hangs' ? undefined : resultOf(requests[index][0], ...answer);
  });
}

function resultOf(text, cells, positions) {
  const units = unitsOf(text);
  const foreign = cells.findIndex((cell) => (cell & EIGHT_DOTS_ONLY) !== 0);
  if (foreign >= 0)
    return { ok: false, error: { code: 'BRAILLE_UNTRANSLATABLE', index: units[positions[foreign]] } };
  const shown = cells.map((cell) => cell & SIX_DOTS);
  return {
    ok: true,
    value: { cells: shown, sourceIndex: positions.map((position) => units[position] ?? text.length) },
  };
}
