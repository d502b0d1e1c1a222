import { DataSource } from 'typeorm';
import { underAdvisoryLock } from './advisory-lock.js';
import { databaseOptions } from './database-options.js';

/** Brings the database at `url` to the newest migration. Processes that start at once wait for one another. */
export async function migrate(url: string): Promise<void> {
  await underAdvisoryLock(url, 'migration', async () => {
    const dataSource = await new DataSource(databaseOptions(url)).initialize();
    try {
      await dataSource.runMigrations({ transaction: 'each' });
    } finally {
      await dataSource.destroy();
    }
  });
}
