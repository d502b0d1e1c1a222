import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { migrate } from '../../src/platform/database/migrate.js';
import { Opened } from './opened.js';

/** A database that one test file has for itself. */
export interface TestDatabase {
  readonly url: string;
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  drop(): Promise<void>;
}

/** A variable that the set-up of the server tests has to set. */
function fromSetUp(name: 'TEST_DATABASE_URL' | 'TEST_DATABASE_TEMPLATE'): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`the set-up of the server tests has not set ${name}`);
  return value;
}

async function onServer<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: fromSetUp('TEST_DATABASE_URL') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function urlOf(database: string): string {
  const url = new URL(fromSetUp('TEST_DATABASE_URL'));
  url.pathname = `/${database}`;
  return url.href;
}

/**
 * Makes the migrated database that all others are copied from, unless another process of the run has made it. It gets its
 * name last: a database of that name is complete.
 */
async function ensureTemplate(client: Client, template: string): Promise<void> {
  const isThere = async () =>
    (await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template])).rowCount === 1;
  if (await isThere()) return;
  await client.query('SELECT pg_advisory_lock(hashtext($1))', [template]);
  if (await isThere()) return;
  const unfinished = `${template}_unfinished`;
  await client.query(`DROP DATABASE IF EXISTS ${unfinished}`);
  await client.query(`CREATE DATABASE ${unfinished}`);
  await migrate(urlOf(unfinished));
  await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`);
}

const newName = () => `tastwerk_test_${randomUUID().replaceAll('-', '')}`;

/** Makes an empty database, migrated to the newest form. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = newName();
  const template = fromSetUp('TEST_DATABASE_TEMPLATE');
  await onServer(async (client) => {
    await ensureTemplate(client, template);
    // The connection ends with its advisory lock; copying needs none.
    await client.query('SELECT pg_advisory_unlock_all()');
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
  return openTestDatabase(name);
}

/** Makes a database as an older version of the product left it; `sql` is what `pg_dump --inserts` wrote. */
export async function createKeptDatabase(sql: string): Promise<TestDatabase> {
  const name = newName();
  await onServer((client) => client.query(`CREATE DATABASE ${name} TEMPLATE template0`));
  const database = await openTestDatabase(name);
  const client = new Client({ connectionString: database.url });
  await client.connect();
  // On a connection of its own: it changes the search path.
  await client.query(sql).finally(() => client.end());
  return database;
}

async function openTestDatabase(name: string): Promise<TestDatabase> {
  const opened = new Opened();
  opened.add(name, () => onServer((client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`)));
  const url = urlOf(name);
  try {
    const client = opened.add(new Client({ connectionString: url }), (client) => client.end());
    await client.connect();
    return {
      url,
      query: async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
        (await client.query<Row>(sql, [...values])).rows,
      drop: () => opened.close(),
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}
