import { type DataSourceOptions, DefaultNamingStrategy } from 'typeorm';
import { MIGRATIONS } from './migrations/index.js';

/** Connections of one process at most. */
const POOL_SIZE = 10;

/** Connections that stay when nobody asks: by them whoever restores a backup sees that the product runs. */
const KEPT_CONNECTIONS = 1;

/** Longest wait for a connection before an answer says that the database is unavailable, in ms. */
const CONNECT_TIMEOUT_MS = 5000;

/** Columns are called `created_at` where entities say `createdAt`. */
class SnakeCaseNaming extends DefaultNamingStrategy {
  override columnName(property: string, given: string | undefined, prefixes: string[]): string {
    const name = given ?? property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return [...prefixes, name].join('_');
  }
}

/** How TypeORM talks to the PostgreSQL at `url`. Tables come from migrations alone, never from entities. */
export function databaseOptions(url: string) {
  return {
    type: 'postgres',
    url,
    synchronize: false,
    namingStrategy: new SnakeCaseNaming(),
    migrations: [...MIGRATIONS],
    migrationsTableName: 'migration',
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    poolSize: POOL_SIZE,
    extra: { min: KEPT_CONNECTIONS },
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    applicationName: 'tastwerk',
  } as const satisfies DataSourceOptions;
}
