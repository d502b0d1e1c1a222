/** What Debian's liblouis writes for lines, in the engine's terms. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { TABLE_MODULES, tableOf } from '../dist/engine/tables/encoded-tables.js';
import { CORPORA } from '../dist/engine/testing/corpora.js';

/** Each writing with its corpus and the files of its table: our supplement and liblouis' table. */
export const WRITINGS = CORPORA.map((corpus) => ({
  ...corpus,
  tables: TABLE_MODULES[tableOf(corpus)].files,
}));

const SIX_DOTS = 0x3f;
const EIGHT_DOTS_ONLY = 0xc0;

/** Answers for each line (with its emphasis behind a tab) a result, or undefined where liblouis does not end. */
export async function translateWithLiblouis(tables, lines) {
  const oracle = fileURLToPath(new URL('liblouis-oracle.py', import.meta.url));
  const child = spawn('/usr/bin/python3', [oracle, ...tables], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  let text = '';
  for await (const chunk of child.stdout.setEncoding('utf8')) text += chunk;
  const answers = text
    .trimEnd()
    .split('\n')
    .map((answer) => JSON.parse(answer));
  if (answers.length !== lines.length) throw new Error('the oracle lost lines; is python3-louis installed?');
  return answers.map((answer, index) => (answer === 'hangs' ? undefined : resultOf(lines[index], ...answer)));
}

/** Positions count code points in liblouis and UTF-16 units here. */
function resultOf(line, cells, positions) {
  const units = [];
  let unit = 0;
  for (const character of line.split('\t', 1)[0]) {
    units.push(unit);
    unit += character.length;
  }
  const foreign = cells.findIndex((cell) => (cell & EIGHT_DOTS_ONLY) !== 0);
  if (foreign >= 0)
    return { ok: false, error: { code: 'BRAILLE_UNTRANSLATABLE', index: units[positions[foreign]] } };
  const shown = cells.map((cell) => cell & SIX_DOTS);
  return {
    ok: true,
    value: { cells: shown, sourceIndex: positions.map((position) => units[position] ?? unit) },
  };
}
