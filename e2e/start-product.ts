import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { buildIfStale } from '../scripts/setup/prepare.mjs';
import { SELLING } from '../scripts/setup/selling.mjs';
import { makeVarFolder } from '../scripts/setup/var-folder.mjs';
import { WORK_MS } from '../scripts/setup/patience.mjs';
import { freePort } from './free-port.js';

/** A database of its own on the server that `npm test` has started, or none: the product then starts its embedded one. */
async function ownDatabase(): Promise<{ url: string; drop: () => Promise<void> } | undefined> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return undefined;
  const name = `browser_${randomUUID().replaceAll('-', '')}`;
  const run = async (sql: string) => {
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await run(`CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

/** Waits until the product says that it runs: its samples have their pictures by then. */
function untilReady(product: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the product did not start in time')), WORK_MS);
    product.once('exit', (code) => reject(new Error(`the product ended with code ${code}`)));
    product.stdout?.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      if (!chunk.toString().includes('Tastwerk runs at')) return;
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Starts the built product with the sample catalogue for all browser tests and stops it after them. */
export default async function startProduct(): Promise<() => Promise<void>> {
  // `npm start`, which is tested too, would otherwise build while the product runs.
  await buildIfStale();
  const folder = makeVarFolder('browser');
  const port = await freePort();
  const database = await ownDatabase();
  // Passkeys need a name: browsers make none for an address in numbers.
  const url = `http://localhost:${port}`;
  const product = spawn(process.execPath, ['apps/api/dist/serve.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      VAR_DIR: folder,
      SEED: 'demo',
      LOG_LEVEL: 'warn',
      // Orders are carried out, so that the whole way can be walked: from the basket to the partner and the invoice.
      ...SELLING,
      ...(database ? { DATABASE_URL: database.url } : {}),
    },
  });
  process.env['PRODUCT_URL'] = url;
  await untilReady(product);

  return async () => {
    const ended = new Promise((resolve) => product.once('exit', resolve));
    product.kill('SIGTERM');
    await ended;
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  };
}
