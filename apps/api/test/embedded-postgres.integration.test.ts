import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { makeVarFolder } from '../../../scripts/setup/var-folder.mjs';
import { startEmbeddedPostgres } from '../src/platform/database/embedded/embedded-postgres.js';

const stateDir = makeVarFolder('postgres');
afterAll(() => rmSync(stateDir, { recursive: true, force: true }));

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
    const first = await startEmbeddedPostgres({ stateDir });
    await onServer(first.url, (client) => client.query('CREATE TABLE kept AS SELECT 42 AS answer'));
    await first.stop();
    await expect(onServer(first.url, async () => undefined)).rejects.toThrow();

    // A power cut leaves the file behind, and its number may be somebody else's by now.
    writeFileSync(join(stateDir, 'data', 'postmaster.pid'), `${process.pid}\n`);
    const second = await startEmbeddedPostgres({ stateDir });
    expect(second.url).toBe(first.url);
    const { rows } = await onServer(second.url, (client) => client.query('SELECT answer FROM kept'));
    expect(rows).toEqual([{ answer: 42 }]);

    // The product was killed and its server lives on: a new start takes over.
    const third = await startEmbeddedPostgres({ stateDir });
    await onServer(third.url, (client) => client.query('SELECT 1'));
    await third.stop();
  });

  it('is closed to whoever has no password, and keeps that for its owner alone', async () => {
    expect(statSync(join(stateDir, 'password')).mode & 0o777).toBe(0o600);
    const server = await startEmbeddedPostgres({ stateDir });
    const url = new URL(server.url);
    url.password = 'guessed';
    await expect(onServer(url.href, async () => undefined)).rejects.toThrow(/password/);
    expect(readFileSync(join(stateDir, 'password'), 'utf8').trim()).toHaveLength(43);
    await server.stop();
  });

  it('folds letters of every language', async () => {
    const server = await startEmbeddedPostgres({ stateDir });
    const { rows } = await onServer(server.url, (client) => client.query(`SELECT lower('ÄÖÜ') AS low`));
    expect(rows).toEqual([{ low: 'äöü' }]);
    await server.stop();
  });
});
