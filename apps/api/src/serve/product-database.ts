import { join } from 'node:path';
import type { Configuration } from '../platform/config/read-configuration.js';
import {
  runningEmbeddedPostgresUrl,
  startEmbeddedPostgres,
} from '../platform/database/embedded/embedded-postgres.js';
import { lockProduct } from './product-lock.js';

/**
 * The address of the product's database: the one that is named, the embedded one of a product that runs, or the embedded one for as
 * long as this process lasts. What ends it is added to `endings`, to be called the last first.
 */
export async function productDatabase(
  configuration: Configuration,
  endings: (() => unknown)[],
): Promise<string> {
  if (configuration.databaseUrl !== undefined) return configuration.databaseUrl;
  const stateDir = join(configuration.varDir, 'postgres');
  const lock = lockProduct(configuration.varDir, configuration.publicUrl);
  if (!lock.ok) return runningEmbeddedPostgresUrl(stateDir);
  endings.push(lock.value);
  const server = await startEmbeddedPostgres({ stateDir });
  endings.push(() => server.stop());
  return server.url;
}
