import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { ROOT } from './root.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tastwerk-end-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a script as npm does, in a shell that does not become it; resolves with the shell and what the script prints. */
function startInShell(environment) {
  const script = join(folder, 'script.mjs');
  const lines = [
    `import { endWithNpm } from ${JSON.stringify(join(ROOT, 'scripts/setup/end-with-npm.mjs'))};`,
    `const waiting = setInterval(() => {}, 1000);`,
    `endWithNpm((signal) => { console.log('ended by', signal); clearInterval(waiting); });`,
    `console.log('ready');`,
  ];
  writeFileSync(script, lines.join('\n'));
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${script}"; true`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  });
  let printed = '';
  const closed = new Promise((resolve) => shell.stdout.once('close', () => resolve(printed)));
  const ready = new Promise((resolve) =>
    shell.stdout.on('data', (chunk) => {
      printed += String(chunk);
      if (printed.includes('ready')) resolve();
    }),
  );
  return { shell, ready, closed };
}

it('ends what npm started when only the shell between them gets the signal', async () => {
  const { shell, ready, closed } = startInShell({ npm_lifecycle_event: 'start' });
  await ready;
  shell.kill('SIGTERM');
  // The output closes when the script itself has ended, not when the shell has.
  expect(await closed).toBe('ready\nended by SIGTERM\n');
});
