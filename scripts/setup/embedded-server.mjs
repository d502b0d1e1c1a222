import { rmSync } from 'node:fs';
import { makeVarFolder } from './var-folder.mjs';

/** A PostgreSQL for one test run: nothing on it outlives the run, so it need not wait for the disk. */
const THROWN_AWAY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Starts the embedded PostgreSQL that all tests of a run share; needs a build of the server. */
export async function startEmbeddedServer() {
  const { startEmbeddedPostgres } =
    await import('../../apps/api/dist/platform/database/embedded/embedded-postgres.js');
  const stateDir = makeVarFolder('test');
  const server = await startEmbeddedPostgres({ stateDir, settings: THROWN_AWAY });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}
