/** A PostgreSQL and a Redis of their own for the outages: they can be taken away and brought back. */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../setup/root.mjs';
import { makeVarFolder } from '../setup/var-folder.mjs';
import { until } from './product.mjs';

const DIST = join(ROOT, 'apps/api/dist/platform/database/embedded');
const { Client } = createRequire(join(ROOT, 'apps/api/package.json'))('pg');

/** The embedded PostgreSQL with its data in `stateDir`, as safe as in production. */
export async function startFragilePostgres(stateDir) {
  const { startEmbeddedPostgres } = await import(`${DIST}/embedded-postgres.js`);
  let server = await startEmbeddedPostgres({ stateDir });
  const client = new Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client.query('SHOW data_directory');
  await client.end();
  const pidFile = join(rows[0].data_directory, 'postmaster.pid');
  return {
    url: server.url,
    /** What other parts call the end of a server that is shared; this one ends by `end`. */
    stop: async () => undefined,
    /** Takes it away: told to stop, or killed as by a power cut. */
    async take(how) {
      if (how === 'stop') return server.stop();
      const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
      process.kill(pid, 'SIGKILL');
    },
    /** Brings it back; what a kill left running needs a moment to notice. */
    async giveBack() {
      server = await until(
        'the database to start again',
        () => startEmbeddedPostgres({ stateDir }).catch(() => undefined),
        60,
      );
    },
    /** Whether it answers. */
    async isThere() {
      const another = new Client({ connectionString: server.url });
      another.on('error', () => undefined);
      return another.connect().then(
        () => another.end().then(() => true),
        () => false,
      );
    },
    async end() {
      await server.stop();
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}

/** A Redis that keeps nothing on disk; undefined where the program is not installed. */
export async function startFragileRedis() {
  const folder = makeVarFolder('outages-redis');
  const { freePort } = await import(`${DIST}/free-port.js`);
  const port = await freePort(undefined);
  const args = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    folder,
  ];
  let program;
  const launch = () =>
    new Promise((resolve) => {
      program = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] });
      program.once('error', () => resolve(false));
      program.stdout.on('data', (chunk) => {
        if (chunk.toString().includes('Ready to accept connections')) resolve(true);
      });
    });
  const take = () =>
    new Promise((resolve) => {
      program.once('exit', resolve);
      program.kill('SIGKILL');
    });
  if (!(await launch())) {
    rmSync(folder, { recursive: true, force: true });
    return undefined;
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    /** Takes it away with all that it held. */
    take,
    giveBack: launch,
    async end() {
      await take();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
