import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { makeVarFolder } from '../scripts/setup/var-folder.mjs';
import { WORK_MS } from '../scripts/setup/patience.mjs';

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

/** Starts the built product at `url`, which is on this machine; answers with the way to stop it. */
export async function startProductAt(
  url: string,
  environment: Readonly<Record<string, string>>,
): Promise<() => Promise<void>> {
  const folder = makeVarFolder('browser');
  const database = await ownDatabase();
  const product = spawn(process.execPath, ['apps/api/dist/serve.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: new URL(url).port,
      PUBLIC_URL: url,
      VAR_DIR: folder,
      LOG_LEVEL: 'warn',
      ...environment,
      ...(database ? { DATABASE_URL: database.url } : {}),
    },
  });
  const stop = async () => {
    if (product.exitCode === null) {
      const ended = new Promise((resolve) => product.once('exit', resolve));
      product.kill('SIGTERM');
      await ended;
    }
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(product);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
