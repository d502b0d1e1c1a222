/** `npm start`: installs and builds what is stale, then runs the whole product on one port until Ctrl-C. */
import { spawn } from 'node:child_process';
import { buildIfStale, installIfStale } from './setup/prepare.mjs';
import { ROOT } from './setup/root.mjs';

await installIfStale();
await buildIfStale();

const product = spawn(process.execPath, ['apps/api/dist/serve.js'], { cwd: ROOT, stdio: 'inherit' });
// A terminal sends Ctrl-C to the whole group; signals sent to this process alone are handed on.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => product.kill(signal));
product.once('exit', (code) => process.exit(code ?? 1));
