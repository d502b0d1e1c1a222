import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { databaseOptions } from '../src/platform/database/database-options.js';
import { migrate } from '../src/platform/database/migrate.js';
import { MIGRATIONS } from '../src/platform/database/migrations/index.js';
import { Opened } from './harness/opened.js';
import { createTestDatabase } from './harness/test-database.js';
import { TestProduct } from './harness/test-product.js';

/** What there is to know about a column. */
interface ColumnFacts {
  readonly type: string;
  readonly isNullable: boolean;
  readonly isPrimary: boolean;
  /** Whether the database numbers the rows, and what it puts where nothing is said. */
  readonly isNumbered: boolean;
  readonly preset: string | null;
}

type TableColumn = ColumnFacts & { readonly table: string; readonly column: string };
type Tables = Record<string, Record<string, ColumnFacts>>;

/** All columns but those of the list of migrations, which is TypeORM's own. */
const COLUMNS = `
  SELECT class.relname AS table, attribute.attname AS column, format_type(attribute.atttypid, attribute.atttypmod) AS type,
         NOT attribute.attnotnull AS "isNullable", attribute.attidentity <> '' AS "isNumbered",
         coalesce(attribute.attnum = ANY (key.conkey), false) AS "isPrimary",
         split_part(pg_get_expr(preset.adbin, preset.adrelid), '::', 1) AS preset
    FROM pg_class class
    JOIN pg_attribute attribute ON attribute.attrelid = class.oid AND attribute.attnum > 0 AND NOT attribute.attisdropped
    LEFT JOIN pg_attrdef preset ON preset.adrelid = class.oid AND preset.adnum = attribute.attnum
    LEFT JOIN pg_constraint key ON key.conrelid = class.oid AND key.contype = 'p'
   WHERE class.relnamespace = 'public'::regnamespace AND class.relkind = 'r' AND class.relname <> 'migration'`;

/** The names of PostgreSQL for types that entities call by shorter ones. */
const TYPES: Readonly<Record<string, string>> = {
  varchar: 'character varying',
  char: 'character',
  timestamptz: 'timestamp with time zone',
};

function presetOf({ default: value, isCreateDate, isUpdateDate }: ColumnMetadata): string | null {
  if (isCreateDate || isUpdateDate) return 'now()';
  if (typeof value === 'function') return String(value());
  return value === undefined ? null : typeof value === 'string' ? `'${value}'` : String(value);
}

/** A table as the entities in `src` describe it, in the words of {@link COLUMNS}. */
async function tablesOfEntities(): Promise<Tables> {
  const folder = fileURLToPath(new URL('../src/', import.meta.url));
  const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.entity.ts'));
  const modules: object[] = await Promise.all(paths.map((path) => import(join(folder, path))));
  const classes = modules
    .flatMap((module) => Object.values(module))
    .filter((one) => typeof one === 'function');
  const entities = classes.filter((one) => one.name.endsWith('Entity'));
  const unopened = new DataSource({ ...databaseOptions(product.database.url), entities });
  const { entityMetadatas } = opened.add(await unopened.initialize(), (source) => source.destroy());
  return Object.fromEntries(
    entityMetadatas.map(({ tableName, columns }) => [
      tableName,
      Object.fromEntries(
        columns
          .filter(({ isVirtualProperty }) => !isVirtualProperty)
          .map((column) => [column.databaseName, factsOf(column)]),
      ),
    ]),
  );
}

function factsOf(column: ColumnMetadata): ColumnFacts {
  const type = String(column.type);
  const length = column.length === '' ? '' : `(${column.length})`;
  return {
    type: `${TYPES[type] ?? type}${length}${column.isArray ? '[]' : ''}`,
    isNullable: column.isNullable,
    isPrimary: column.isPrimary,
    // Its numbers are drawn before its rows are written.
    isNumbered: column.isGenerated || (column.entityMetadata.tableName === 'version' && column.isPrimary),
    preset: presetOf(column),
  };
}

let product: TestProduct;
beforeAll(async () => {
  product = await TestProduct.start();
});
afterAll(() => product.stop());

const opened = new Opened();
afterEach(() => opened.close());

describe('the tables', () => {
  it('are what entities say, column by column', async () => {
    const columns = await product.database.query<TableColumn>(COLUMNS);
    const found: Tables = {};
    for (const { table, column, ...facts } of columns) (found[table] ??= {})[column] = facts;
    expect(await tablesOfEntities()).toEqual(found);
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
