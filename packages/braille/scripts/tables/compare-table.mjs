/** Compares a table of an installed liblouis with our engine on lines. */
import { compileTable } from '../../dist/engine/compile/compile-table.js';
import { LoadedTable } from '../../dist/engine/translate/loaded-table.js';
import { translateText } from '../../dist/engine/translate/translate-text.js';
import { askLiblouis } from './ask-liblouis.mjs';
import { compareAnswers } from './compare-answers.mjs';
import { createRandom } from '../random.mjs';
import { emphasisFor, tableLines } from './table-lines.mjs';
import { libraryRelease, readTableFile } from './table-source.mjs';

const RELEASE = libraryRelease();

/** What our engine writes, in the terms of the oracle: positions count code points. */
function askEngine(table, line, emphasis) {
  const points = [];
  let count = 0;
  for (let unit = 0; unit < line.length; count += 1) {
    points[unit] = count;
    unit += line.codePointAt(unit) > 0xffff ? 2 : 1;
  }
  const { cells, origins } = translateText(table, line, emphasis && ((unit) => emphasis[points[unit]] ?? 0));
  return [cells, origins.map((unit) => points[unit])];
}

/**
 * Compares as many lines as are asked for. Answers how many were equal, how many liblouis hung or failed on, how many
 * characters they had, and each line that differs; `error` where the table does not compile.
 */
export async function compareTable(name, { lines: count, seed, hasEmphasis = false }) {
  let table;
  const begin = process.hrtime.bigint();
  try {
    table = new LoadedTable(compileTable([name], readTableFile, RELEASE));
  } catch (error) {
    return { name, error: error.message };
  }
  const compiling = Number(process.hrtime.bigint() - begin) / 1e6;
  const random = createRandom(seed + 1);
  const kinds = table.table.emphasis.length;
  const lines = tableLines(table.table, count, seed).map((line) => ({
    line,
    size: line.length,
    emphasis: hasEmphasis && kinds > 0 ? emphasisFor(random, line, kinds) : null,
  }));
  const answers = await askLiblouis(
    name,
    lines.map(({ line, emphasis }) => [line, emphasis]),
  );
  const { equal, left, characters, differences } = compareAnswers(lines, answers, ({ line, emphasis }) =>
    askEngine(table, line, emphasis ?? undefined),
  );
  return { name, compiling, equal, left, characters, differences };
}
