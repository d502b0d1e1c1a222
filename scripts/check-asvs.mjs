/**
 * Checks docs/asvs.md: each requirement of the levels 1 and 2 of OWASP ASVS 5.0.0 stands there once, with its level and a state that is
 * known, and the files that a row names exist. What holds names where and a test; what does not apply, holds in part or is missing says why.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REQUIREMENTS } from './asvs-levels.mjs';
import { ROOT } from './setup/root.mjs';

const STATES = ['holds', 'in part', 'in work', 'missing', 'does not apply'];
const page = readFileSync(join(ROOT, 'docs/asvs.md'), 'utf8');
const problems = [];
const counts = new Map(STATES.map((state) => [state, 0]));
const seen = new Set();

const pathsIn = (cell) =>
  [...cell.matchAll(/`([^`\s]+)`/g)].map((match) => match[1]).filter((path) => path.includes('/'));

for (const line of page.split('\n')) {
  if (!/^\| V\d/.test(line)) continue;
  const [id, level, , state, where, test, note] = line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
  if (seen.has(id)) problems.push(`${id} stands twice`);
  seen.add(id);
  if (REQUIREMENTS.get(id) !== Number(level)) problems.push(`${id} is no requirement of level ${level}`);
  if (!STATES.includes(state)) problems.push(`${id}: unknown state "${state}"`);
  counts.set(state, (counts.get(state) ?? 0) + 1);
  for (const path of [...pathsIn(where), ...pathsIn(test)])
    if (!path.startsWith('/') && !existsSync(join(ROOT, path)))
      problems.push(`${id}: ${path} does not exist`);
  // What only has to be written down needs no test.
  const isWriting = pathsIn(where).every((path) => path.startsWith('docs/'));
  if (state === 'holds' && (pathsIn(where).length === 0 || (pathsIn(test).length === 0 && !isWriting)))
    problems.push(`${id} holds, but names not where and by which test`);
  if (['in part', 'missing', 'does not apply'].includes(state) && note === '')
    problems.push(`${id} is ${state}, but says not why`);
}
for (const id of REQUIREMENTS.keys()) if (!seen.has(id)) problems.push(`${id} stands nowhere`);
const told = STATES.map((state) => `${counts.get(state)} ${state}`).join(', ');
if (!page.includes(told)) problems.push(`the page does not count its rows as they are: ${told}`);

for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
