import { fork } from 'node:child_process';
import { Client } from 'pg';

/** Name under which the database remembers that the samples were brought. */
export const SAMPLES_SEEDED = 'samples';

/** Longest wait for pictures of the samples, in ms; what is not ready then comes while the product runs. */
const PICTURES_PATIENCE_MS = 5_000;

/** Pictures that the first page of the catalogue shows at once. */
const FIRST_PICTURES = 30;

async function isAny(databaseUrl: string, sql: string, values: readonly string[] = []): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(sql, [...values])).rowCount !== 0;
  } finally {
    await client.end();
  }
}

/**
 * Brings demo accounts and samples into a database that never had them, in a process of its own. Tells whether it did.
 */
export async function seedIfEmpty(databaseUrl: string, environment: NodeJS.ProcessEnv): Promise<boolean> {
  if (await isAny(databaseUrl, 'SELECT 1 FROM seeding WHERE name = $1', [SAMPLES_SEEDED])) return false;
  console.log('Publishing the sample graphics …');
  const child = fork(new URL('../seed.js', import.meta.url), { env: environment });
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error('the sample graphics could not be published; the messages above say why');
  return true;
}

/** Waits until the worker has made the pictures at the top of the catalogue: those of the newest samples. */
export async function waitForSamples(databaseUrl: string): Promise<void> {
  const open = `
    SELECT 1 FROM (SELECT state FROM job WHERE kind = 'rendering' AND payload ->> 'format' = 'png' ORDER BY subject_id DESC LIMIT ${FIRST_PICTURES}) newest
     WHERE state IN ('queued', 'running') LIMIT 1`;
  for (const end = Date.now() + PICTURES_PATIENCE_MS; Date.now() < end;) {
    if (!(await isAny(databaseUrl, open))) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
