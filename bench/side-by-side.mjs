/** Two servers that answer the same, asked in turn: what is measured of one beside the other means the same on every machine. */
import { fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { ROOT } from '../scripts/setup/root.mjs';

/** Requests under way at once, at most. */
export const AT_ONCE = 16;

/** At least 0.85 of the speed of plain Node and pg. */
export const BESIDE_PLAIN = 1 / 0.85;

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** The headers of the answer to one call, which has to be a success. */
export function ask(port, { method = 'GET', path, headers = {}, body }) {
  return new Promise((resolve, reject) => {
    const asked = request({ agent, host: '127.0.0.1', port, method, path, headers }, (answer) => {
      answer.resume();
      answer.once('end', () =>
        answer.statusCode === 200
          ? resolve(answer.headers)
          : reject(new Error(`${path}: ${answer.statusCode}`)),
      );
    });
    asked.once('error', reject);
    asked.end(body);
  });
}

/** Milliseconds of each of `times` calls, in turn those of `calls`, `atOnce` of them under way. */
export async function measure(port, calls, times, atOnce) {
  const lengths = [];
  let left = times;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const started = performance.now();
      await ask(port, calls[left % calls.length]);
      lengths.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return lengths;
}

/** The value below which `share` of them lie. */
export function quantile(values, share) {
  return [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];
}

/** How long `work` takes, in seconds. */
export async function seconds(work) {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** Starts `file` and gives its port, which it tells or was told. */
function start(file, environment, port) {
  const child = fork(file, { env: { ...process.env, ...environment } });
  return new Promise((resolve, reject) => {
    child.once('message', (told) => resolve({ child, port: port ?? told }));
    child.once('exit', () => reject(new Error(`${file} ended before it was ready`)));
  });
}

/** Starts the API on the database of `product`, in a process of its own, and `plainFile` beside it. */
export async function startBoth({ configuration }, plainFile) {
  const { freePort } = await import('../apps/api/dist/platform/database/embedded/free-port.js');
  const port = await freePort(undefined);
  const environment = {
    DATABASE_URL: configuration.databaseUrl,
    JWT_SECRET: configuration.jwtSecret,
    VAR_DIR: configuration.varDir,
    PORT: String(port),
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
  };
  const plain = await start(join(ROOT, plainFile), environment);
  const ours = await start(join(ROOT, 'apps/api/dist/main.js'), environment, port);
  return { plain, ours };
}

/** Ends servers and the connections to them. */
export async function end(servers) {
  agent.destroy();
  await Promise.all(
    servers.map(({ child }) => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      return ended;
    }),
  );
}
