import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { databaseOptions } from '../src/platform/database/database-options.js';
import { migrate } from '../src/platform/database/migrate.js';
import { MIGRATIONS } from '../src/platform/database/migrations/index.js';
import { Opened } from './harness/opened.js';
import { createTestDatabase } from './harness/test-database.js';
import { TestProduct } from './harness/test-product.js';

let product: TestProduct;
beforeAll(async () => {
  product = await TestProduct.start();
});
afterAll(() => product.stop());

const opened = new Opened();
afterEach(() => opened.close());

describe('the tables', () => {
  it('have the columns that entities name, and as many of them as may be null', async () => {
    const columns = await product.database.query<{ place: string; nullable: boolean }>(
      `SELECT table_name || '.' || column_name AS place, is_nullable = 'YES' AS nullable
         FROM information_schema.columns WHERE table_schema = 'public'`,
    );
    const actual = new Map(columns.map(({ place, nullable }) => [place, nullable]));
    const { entityMetadatas } = product.app.get(DataSource);
    expect(entityMetadatas.length).toBeGreaterThan(0);
    for (const { tableName, columns: named } of entityMetadatas) {
      for (const { databaseName, isNullable } of named) {
        expect([tableName, databaseName, actual.get(`${tableName}.${databaseName}`)]).toEqual([
          tableName,
          databaseName,
          isNullable,
        ]);
      }
    }
  });

  it('come from migrations that run once, also when processes start at the same moment', async () => {
    const database = opened.add(await createTestDatabase(), (made) => made.drop());
    await Promise.all([1, 2, 3].map(() => migrate(database.url)));
    const runs = await database.query<{ name: string; runs: number }>(
      'SELECT name, count(*)::int AS runs FROM migration GROUP BY name',
    );
    expect(runs.every((migration) => migration.runs === 1)).toBe(true);
  });

  it('can be taken back migration by migration', async () => {
    const database = opened.add(await createTestDatabase(), (made) => made.drop());
    const unopened = new DataSource(databaseOptions(database.url));
    const dataSource = opened.add(await unopened.initialize(), (source) => source.destroy());
    for (let left = MIGRATIONS.length; left > 0; left -= 1) await dataSource.undoLastMigration();
    const tables = await database.query(
      `SELECT 1 FROM information_schema.tables WHERE table_schema = 'public' AND table_name <> 'migration'`,
    );
    expect(tables).toHaveLength(0);
  });
});
