import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { makeVarFolder } from '../../../scripts/setup/var-folder.mjs';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../src/platform/database/embedded/embedded-postgres.js';
import { Opened } from './harness/opened.js';

const stateDir = makeVarFolder('postgres');
afterAll(() => rmSync(stateDir, { recursive: true, force: true }));

const servers = new Opened();
afterEach(() => servers.close());

/** Starts a server that ends with its test. A later one on the same folder may have ended it already. */
async function start(): Promise<EmbeddedPostgres> {
  return servers.add(await startEmbeddedPostgres({ stateDir }), (server) =>
    server.stop().catch(() => undefined),
  );
}

async function onServer<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

describe('the embedded PostgreSQL', () => {
  it('keeps data and port over a stop and a start, also when it was left in disorder', async () => {
    const first = await start();
    await onServer(first.url, (client) => client.query('CREATE TABLE kept AS SELECT 42 AS answer'));
    await first.stop();
    await expect(onServer(first.url, async () => undefined)).rejects.toThrow();

    // A power cut leaves the file behind, and its number may be somebody else's by now.
    writeFileSync(join(stateDir, 'data', 'postmaster.pid'), `${process.pid}\n`);
    const second = await start();
    expect(second.url).toBe(first.url);
    const { rows } = await onServer(second.url, (client) => client.query('SELECT answer FROM kept'));
    expect(rows).toEqual([{ answer: 42 }]);

    // The product was killed and its server lives on: a new start takes over.
    const third = await start();
    await onServer(third.url, (client) => client.query('SELECT 1'));
    await third.stop();
  });

  it('is closed to whoever has no password, and keeps that for its owner alone', async () => {
    expect(statSync(join(stateDir, 'password')).mode & 0o777).toBe(0o600);
    const server = await start();
    const url = new URL(server.url);
    url.password = 'guessed';
    await expect(onServer(url.href, async () => undefined)).rejects.toThrow(/password/);
    expect(readFileSync(join(stateDir, 'password'), 'utf8').trim()).toHaveLength(43);
  });

  it('folds letters of every language', async () => {
    const server = await start();
    const { rows } = await onServer(server.url, (client) => client.query(`SELECT lower('ÄÖÜ') AS low`));
    expect(rows).toEqual([{ low: 'äöü' }]);
  });
});
