import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { databaseOptions } from './database-options.js';

/** Any number that no other advisory lock of the product uses. */
const MIGRATION_LOCK = 7_213_001;

/** Brings the database at `url` to the newest migration. Processes that start at once wait for one another. */
export async function migrate(url: string): Promise<void> {
  const lock = new Client({ connectionString: url });
  await lock.connect();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const dataSource = await new DataSource(databaseOptions(url)).initialize();
    try {
      await dataSource.runMigrations({ transaction: 'each' });
    } finally {
      await dataSource.destroy();
    }
  } finally {
    // Ending the connection frees the lock.
    await lock.end();
  }
}
