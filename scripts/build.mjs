/** Builds everything that runs: type-checked packages and server by tsc, the web application by Vite. */
import { run, tool } from './setup/run.mjs';

console.log('Building packages and server (tsc -b) and the web application (vite build) …');
// Vite bundles sources, so neither waits for the other.
const codes = await Promise.all([
  run(tool('tsc'), ['-b', 'tsconfig.json']),
  run(tool('vite'), ['build', '--logLevel', 'warn'], {
    cwd: new URL('../apps/web', import.meta.url).pathname,
  }),
]);
process.exit(Math.max(...codes));
