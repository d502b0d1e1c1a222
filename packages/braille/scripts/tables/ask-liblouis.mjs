/** Asks an installed liblouis, in a process of its own. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { FOLDER, LIBRARY } from './table-source.mjs';

const ORACLE = fileURLToPath(new URL('liblouis-oracle.py', import.meta.url));

/** What liblouis answers for each line; see the script. With `back` it reads cells. */
export async function askLiblouis(name, requests, ...direction) {
  const child = spawn('/usr/bin/python3', [ORACLE, LIBRARY, FOLDER, name, ...direction], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(requests.map((request) => `${JSON.stringify(request)}\n`).join(''));
  let text = '';
  for await (const chunk of child.stdout.setEncoding('utf8')) text += chunk;
  const answers = text
    .trimEnd()
    .split('\n')
    .map((answer) => JSON.parse(answer));
  if (answers.length !== requests.length) throw new Error(`liblouis lost lines of ${name}`);
  return answers;
}
