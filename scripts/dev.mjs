/** `npm run dev`: the product with hot reload; packages and server by tsc and node in watch mode, web by Vite. */
import { spawn } from 'node:child_process';
import { endWithNpm } from './setup/end-with-npm.mjs';
import { buildIfStale, installIfStale } from './setup/prepare.mjs';
import { ROOT } from './setup/root.mjs';
import { TSC, tool } from './setup/run.mjs';

await installIfStale();
await buildIfStale();

const API_PORT = process.env.PORT ?? '4000';
const WEB_PORT = '5173';
const environment = { ...process.env, PORT: API_PORT };

const children = [
  spawn(TSC, ['-b', 'tsconfig.json', '--watch', '--preserveWatchOutput'], {
    cwd: ROOT,
    stdio: 'inherit',
  }),
  spawn(
    process.execPath,
    ['--watch-path=apps/api/dist', '--watch-preserve-output', 'apps/api/dist/serve.js'],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: environment,
    },
  ),
  spawn(tool('vite'), ['--port', WEB_PORT, '--strictPort'], {
    cwd: `${ROOT}/apps/web`,
    stdio: 'inherit',
    env: { ...environment, API_URL: `http://127.0.0.1:${API_PORT}` },
  }),
];

let stopping = false;
function stop(signal) {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill(signal);
}
endWithNpm(stop);
await Promise.all(
  children.map(
    (child) =>
      new Promise((resolve) =>
        child.once('exit', () => {
          stop('SIGTERM');
          resolve();
        }),
      ),
  ),
);
