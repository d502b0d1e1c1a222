/**
 * Checks docs/spec-coverage.md: each row's number is unique, its state is known, and the files it names exist. A row that says a
 * sentence holds must name where it lives and which test shows it, one that says it is missing the issue that brings it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './setup/root.mjs';

const STATES = new Set(['holds', 'partly', 'missing', 'context']);
const page = readFileSync(join(ROOT, 'docs/spec-coverage.md'), 'utf8');
const problems = [];
const seen = new Set();

const pathsIn = (cell) => [...cell.matchAll(/`([^`\s]+\/[^`\s]+)`/g)].map((match) => match[1]);

for (const line of page.split('\n')) {
  if (!/^\| \d+\.\d+ +\|/.test(line)) continue;
  const [number, , state, where, test] = line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
  if (seen.has(number)) problems.push(`${number} stands twice`);
  seen.add(number);
  if (!STATES.has(state)) problems.push(`${number}: unknown state "${state}"`);
  for (const path of [...pathsIn(where), ...pathsIn(test)]) {
    if (!existsSync(join(ROOT, path))) problems.push(`${number}: ${path} does not exist`);
  }
  if (state === 'holds' && pathsIn(where).length === 0) problems.push(`${number} holds, but says not where`);
  if (state === 'holds' && pathsIn(test).length === 0) problems.push(`${number} holds, but names no test`);
  if (state === 'missing' && !/^issue \d+(, issue \d+)*$/.test(where))
    problems.push(`${number} is missing, but names no issue that brings it`);
}
if (seen.size === 0) problems.push('no row was found');

for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
