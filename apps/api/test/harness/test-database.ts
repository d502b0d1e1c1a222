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

function serverUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined) throw new Error('the set-up of the server tests names no database');
  return url;
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes an empty database, migrated to the newest form. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `tastwerk_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`CREATE DATABASE ${name}`);
  const opened = new Opened();
  opened.add(name, () => onServer(`DROP DATABASE ${name} WITH (FORCE)`));
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  try {
    await migrate(url.href);
    const client = opened.add(new Client({ connectionString: url.href }), (client) => client.end());
    await client.connect();
    return {
      url: url.href,
      query: async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
        (await client.query<Row>(sql, [...values])).rows,
      drop: () => opened.close(),
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}
