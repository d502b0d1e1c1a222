import { randomUUID } from 'node:crypto';
import { startEmbeddedServer } from '../../../scripts/setup/embedded-server.mjs';

/** Starts one PostgreSQL for all server tests, unless TEST_DATABASE_URL names one that runs already. */
export default async function startServer() {
  // The first test that needs a database makes the template of this name; the others copy it.
  process.env.TEST_DATABASE_TEMPLATE = `tastwerk_template_${randomUUID().replaceAll('-', '')}`;
  if (process.env.TEST_DATABASE_URL) return;
  const server = await startEmbeddedServer();
  process.env.TEST_DATABASE_URL = server.url;
  globalThis.tastwerkTestServer = server;
}
