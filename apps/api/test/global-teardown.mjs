import pg from 'pg';

/** Drops the template of the databases and ends the PostgreSQL that the set-up started. */
export default async function stopServer() {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${process.env.TEST_DATABASE_TEMPLATE}`);
  await client.end();
  await globalThis.tastwerkTestServer?.stop();
}
