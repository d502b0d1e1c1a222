/** Compares how an installed liblouis and our engine read cells of a table. */
import { compileBackTable } from '../../dist/engine/compile/compile-back-table.js';
import { compileTable } from '../../dist/engine/compile/compile-table.js';
import { LoadedBackTable } from '../../dist/engine/translate/back/loaded-back-table.js';
import { readCells } from '../../dist/engine/translate/back/read-cells.js';
import { LoadedTable } from '../../dist/engine/translate/loaded-table.js';
import { translateText } from '../../dist/engine/translate/translate-text.js';
import { askLiblouis } from './ask-liblouis.mjs';
import { compareAnswers } from './compare-answers.mjs';
import { createRandom } from '../random.mjs';
import { tableLines } from './table-lines.mjs';
import { libraryRelease, readTableFile } from './table-source.mjs';

const RELEASE = libraryRelease();

/** The share of lines that are cells at random instead of written text. */
const AT_RANDOM = 0.25;

const LONGEST_AT_RANDOM = 12;

/** Cells with any dots, and those of the table's rules. */
function randomCells(random, table) {
  const rules = [...table.shortRules.keys(), ...table.longRules.flatMap(({ cells }) => cells)];
  const count = random.between(1, LONGEST_AT_RANDOM);
  return Array.from({ length: count }, () =>
    random.chance(0.7) && rules.length > 0
      ? random.pick(rules)
      : random.between(0, random.chance(0.8) ? 63 : 255),
  );
}

/** What our engine reads, in the terms of the oracle: positions for each code point. */
function askEngine(table, cells) {
  const { text, origins } = readCells(table, cells);
  const points = [];
  const positions = [];
  for (let unit = 0; unit < text.length; unit += points.at(-1) > 0xffff ? 2 : 1) {
    points.push(text.codePointAt(unit));
    positions.push(origins[unit]);
  }
  return [points, positions];
}

/**
 * Compares as many lines as are asked for: text that the engine has written, and cells at random. Answers the same as
 * `compareTable`, and how many lines read the same text wherever it comes from.
 */
export async function compareBack(name, { lines: count, seed }) {
  let table;
  let back;
  const begin = process.hrtime.bigint();
  try {
    table = new LoadedTable(compileTable([name], readTableFile, RELEASE));
    back = new LoadedBackTable(compileBackTable([name], readTableFile, RELEASE));
  } catch (error) {
    return { name, error: error.message };
  }
  const compiling = Number(process.hrtime.bigint() - begin) / 1e6;
  const random = createRandom(seed + 1);
  const lines = tableLines(table.table, count, seed)
    .map((line) =>
      random.chance(AT_RANDOM)
        ? { line: '', cells: randomCells(random, back.table) }
        : { line, cells: translateText(table, line).cells },
    )
    .map((line) => ({ ...line, size: line.cells.length, emphasis: null }));
  const answers = await askLiblouis(
    name,
    lines.map(({ cells }) => [cells, null]),
    'back',
  );
  const { sameItems, ...result } = compareAnswers(lines, answers, ({ cells }) => askEngine(back, cells));
  return { name, compiling, sameText: sameItems, ...result };
}
