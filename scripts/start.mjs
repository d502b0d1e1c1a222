/** `npm start`: installs and builds what is stale, then runs the whole product on one port until Ctrl-C or a signal. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { endWithNpm } from './setup/end-with-npm.mjs';
import { buildIfStale, installIfStale } from './setup/prepare.mjs';
import { ROOT } from './setup/root.mjs';

let product;
// A terminal sends Ctrl-C to the whole group; signals sent to this process alone are handed on.
endWithNpm((signal) => {
  if (product === undefined) process.exit(128 + constants.signals[signal]);
  product.kill(signal);
});

await installIfStale();
await buildIfStale();

product = spawn(process.execPath, ['apps/api/dist/serve.js'], { cwd: ROOT, stdio: 'inherit' });
product.once('exit', (code) => process.exit(code ?? 1));
