/** Logging in and looking at a session, beside plain Node and pg that do the same on the same database. */
import { fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { startProduct } from '../scripts/faults/product.mjs';
import { ROOT } from '../scripts/setup/root.mjs';

/** Many short ones in turn: what else the machine does meanwhile hits both, and leaves each a round in peace. */
const ROUNDS = 15;
const VALIDATES = 1000;
const LOGINS = 120;
const AT_ONCE = 16;
/** Sessions that are looked at in turn: requests of one moment come from different people. */
const SESSIONS = 8;
/** Logins come one by one more often than together: argon2 takes all cores. */
const LOGINS_AT_ONCE = 2;

/** At least 0.85 of the speed of plain Node and pg. */
const LIMIT = 1 / 0.85;

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

function ask(port, { method, path, headers, body }) {
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
async function measure(port, calls, times, atOnce) {
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

function quantile(values, share) {
  return [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];
}

const seconds = async (work) => {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
};

/** Starts `file` and gives its port, which it tells or was told. */
function start(file, environment, port) {
  const child = fork(file, { env: { ...process.env, ...environment } });
  return new Promise((resolve, reject) => {
    child.once('message', (told) => resolve({ child, port: port ?? told }));
    child.once('exit', () => reject(new Error(`${file} ended before it was ready`)));
  });
}

/** The measures of issue 7. */
export async function run() {
  const product = await startProduct();
  const { freePort } = await import('../apps/api/dist/platform/database/embedded/free-port.js');
  const { databaseUrl, jwtSecret, varDir } = product.configuration;
  const port = await freePort(undefined);
  const environment = {
    DATABASE_URL: databaseUrl,
    JWT_SECRET: jwtSecret,
    VAR_DIR: varDir,
    PORT: String(port),
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
  };
  const children = [];
  try {
    const plain = await start(join(ROOT, 'bench/accounts/plain-server.mjs'), environment);
    children.push(plain.child);
    const ours = await start(join(ROOT, 'apps/api/dist/main.js'), environment, port);
    children.push(ours.child);
    const body = JSON.stringify(product.credentials);
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const login = { method: 'POST', path: '/api/login', headers, body };
    const validates = new Map();
    const logIns = new Map();
    for (const server of [plain, ours]) {
      // A browser that is known: the first login from a new one also writes a mail.
      const { 'set-cookie': cookies = [] } = await ask(server.port, login);
      const cookie = cookies.map((value) => value.split(';', 1)[0]).join('; ');
      const known = { ...login, headers: { ...headers, cookie } };
      logIns.set(server, [known]);
      const looks = [];
      for (let session = 0; session < SESSIONS; session += 1) {
        const { authorization } = await ask(server.port, known);
        looks.push({ method: 'GET', path: '/api/users/validate', headers: { authorization } });
      }
      validates.set(server, looks);
      await measure(server.port, validates.get(server), VALIDATES, AT_ONCE);
    }
    const rates = { plain: [], ours: [] };
    const logins = { plain: [], ours: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, server] of [
        ['plain', plain],
        ['ours', ours],
      ]) {
        rates[name].push(
          await seconds(() => measure(server.port, validates.get(server), VALIDATES, AT_ONCE)),
        );
        logins[name].push(
          ...(await measure(server.port, logIns.get(server), LOGINS / ROUNDS, LOGINS_AT_ONCE)),
        );
      }
    }
    console.error(
      `validate: ${Math.round(VALIDATES / Math.min(...rates.ours))}/s, plain ${Math.round(VALIDATES / Math.min(...rates.plain))}/s; ` +
        `login p99: ${quantile(logins.ours, 0.99).toFixed(1)} ms, plain ${quantile(logins.plain, 0.99).toFixed(1)} ms`,
    );
    const beside = (name, ratio) => ({ name, measured: ratio, limit: LIMIT, ok: ratio <= LIMIT });
    return [
      beside(
        'Looking at a session: time / plain Node and pg',
        // The best of each: what else the machine does only adds to it.
        Math.min(...rates.ours) / Math.min(...rates.plain),
      ),
      beside(
        'Logging in: p99 / plain Node, pg and argon2',
        quantile(logins.ours, 0.99) / quantile(logins.plain, 0.99),
      ),
    ];
  } finally {
    agent.destroy();
    await Promise.all(
      children.map((child) => {
        child.kill('SIGTERM');
        return new Promise((resolve) => child.once('exit', resolve));
      }),
    );
    await product.stop();
  }
}
