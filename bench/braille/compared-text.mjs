/** Text that both engines are given, and how long each takes for it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROUNDS = 5;
/** Length of a line in characters, as in a paragraph of a label or a description. */
const LINE_LENGTH = 80;
/** Characters that every table writes; `lou_translate` stops at others. */
const PLAIN = /^[A-Za-zäöüÄÖÜß\d .,;:!?'()-]+$/;

/** The lines of a corpus, put together to lines of a paragraph's length. */
export function paragraphLines(language) {
  const file = new URL(`../../packages/braille/corpus/${language}.txt`, import.meta.url);
  const lines = [];
  let line = '';
  for (const text of readFileSync(file, 'utf8')
    .split('\n')
    .filter((text) => PLAIN.test(text))) {
    line += `${text} `;
    if (line.length < LINE_LENGTH) continue;
    lines.push(line.trim());
    line = '';
  }
  return lines;
}

/** Milliseconds of processor time that work in this process takes; other processes do not count. */
function processorTime(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Milliseconds of processor time of one `lou_translate` process for a file of lines; its tables are those in `folder` where one is named. */
function louisTime(table, file, folder) {
  const command = `TIMEFORMAT='%U %S'; { time lou_translate --forward unicode.dis,${table} < ${file} > ${file}.out; } 2>&1`;
  const env = { ...process.env, ...(folder === undefined ? {} : { LOUIS_TABLEPATH: folder }) };
  const [user, system] = execFileSync('bash', ['-c', command], { encoding: 'utf8', env })
    .trim()
    .split(' ')
    .map(Number);
  return (user + system) * 1000;
}

/**
 * Our time as a part of liblouis' for the same lines, least of several rounds of both in turn. Both write Unicode braille;
 * what `lou_translate` takes for one line, which is its start, is taken off its time, and it reads all lines in one process. Its tables are
 * those of Debian, or those in `tables`.
 */
export function shareOfLouis(engine, writing, table, lines, tables) {
  const folder = mkdtempSync(join(tmpdir(), 'tastwerk-bench-'));
  try {
    const [all, one] = [join(folder, 'all.txt'), join(folder, 'one.txt')];
    writeFileSync(all, lines.map((text) => `${text}\n`).join(''));
    writeFileSync(one, `${lines[0]}\n`);
    const translate = () => {
      let length = 0;
      for (const text of lines) {
        const result = engine.translateLine({ ...writing, text });
        if (!result.ok) throw new Error(`no braille for ${text}`);
        length += String.fromCharCode(...result.value.cells.map((cell) => 0x2800 + cell)).length;
      }
      return length;
    };
    translate();
    let [ours, louis] = [Infinity, Infinity];
    for (let round = 0; round < ROUNDS; round += 1) {
      louis = Math.min(louis, louisTime(table, all, tables) - louisTime(table, one, tables));
      ours = Math.min(ours, processorTime(translate));
    }
    const answered = readFileSync(`${all}.out`, 'utf8').split('\n').length;
    louisTime(table, all, tables);
    if (readFileSync(`${all}.out`, 'utf8').split('\n').length < answered || answered < lines.length)
      throw new Error('lou_translate stopped early');
    return ours / louis;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
