import { fork } from 'node:child_process';
import { Client } from 'pg';

/** Name under which the database remembers that the samples were brought. */
export const SAMPLES_SEEDED = 'samples';

async function isSeeded(databaseUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM seeding WHERE name = $1', [SAMPLES_SEEDED]);
    return found.rowCount !== 0;
  } finally {
    await client.end();
  }
}

/** Brings demo accounts and samples into a database that never had them, in a process of its own. */
export async function seedIfEmpty(databaseUrl: string, environment: NodeJS.ProcessEnv): Promise<void> {
  if (await isSeeded(databaseUrl)) return;
  console.log('Publishing the sample graphics …');
  const child = fork(new URL('../seed.js', import.meta.url), { env: environment });
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error('the sample graphics could not be published; the messages above say why');
}
