import { DataSource } from 'typeorm';
import { underAdvisoryLock } from './advisory-lock.js';
import { databaseOptions } from './database-options.js';

/**
 * Brings the database at `url` to the newest migration, or through those that `names` names alone. Processes that start at once wait for
 * one another.
 */
export async function migrate(url: string, names?: readonly string[]): Promise<void> {
  await underAdvisoryLock(url, 'migration', async () => {
    const options = databaseOptions(url);
    const migrations = options.migrations.filter(({ name }) => names === undefined || names.includes(name));
    const dataSource = await new DataSource({ ...options, migrations }).initialize();
    try {
      await dataSource.runMigrations({ transaction: 'each' });
    } finally {
      await dataSource.destroy();
    }
  });
}
