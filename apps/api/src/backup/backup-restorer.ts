import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate } from '../platform/database/migrate.js';
import { MIGRATIONS } from '../platform/database/migrations/index.js';
import type { FileStorage } from '../platform/files/file-storage.js';
import type { BackupFolder } from './backup-folder.js';
import { type Manifest, storedFile, tableFile } from './manifest.js';

/** Every foreign key, to be made again from its own words. */
const FOREIGN_KEYS = `
  SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`;

/** Jobs whose files are not in the backup wait for a worker again. */
const MAKE_AGAIN = `
  UPDATE job
     SET state = 'queued', attempts = 0, failures = 0, error_code = NULL, lease_token = NULL, lease_until = NULL,
         run_after = now(), announced_at = NULL
   WHERE EXISTS (SELECT 1 FROM artefact
                  WHERE storage_key = ANY ($1) AND job.kind = 'rendering' AND version_id = job.subject_id
                    AND format = job.payload ->> 'format')
      OR EXISTS (SELECT 1 FROM document_file
                  WHERE storage_key = ANY ($1) AND kind = job.kind AND subject_id = job.subject_id)`;

/** PostgreSQL lists a connection for a moment after its process has ended: the list is read this often, at this distance. */
const IN_USE = { looks: 10, pauseMs: 200 } as const;

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Brings the backup in `folder`, which was looked at, into the database at `databaseUrl` and into `storage`; a database with accounts in it
 * only when `isReplacing`. Files come first and rows in one transaction, so that what fails midway can be begun again.
 */
export async function restoreBackup(
  { folder, manifest }: { readonly folder: BackupFolder; readonly manifest: Manifest },
  databaseUrl: string,
  storage: FileStorage,
  isReplacing: boolean,
): Promise<void> {
  const unknown = manifest.migrations.filter(
    (name) => !MIGRATIONS.some((migration) => migration.name === name),
  );
  if (unknown.length > 0)
    throw new Error(`The backup was written by a newer version (${manifest.version}): update first.`);
  const client = new Client({ connectionString: databaseUrl, application_name: 'tastwerk restore' });
  await client.connect();
  try {
    await refuseIfInUse(client);
    if (!isReplacing) await refuseIfFilled(client);
    await writeFiles(folder, manifest, storage);
    await client.query('DROP SCHEMA IF EXISTS queue CASCADE');
    await client.query('DROP SCHEMA public CASCADE');
    await client.query('CREATE SCHEMA public');
    await migrate(databaseUrl, manifest.migrations);
    await client.query('BEGIN');
    await load(client, folder, manifest);
    await client.query('COMMIT');
    await migrate(databaseUrl);
    await client.query(MAKE_AGAIN, [manifest.missing]);
  } finally {
    await client.end();
  }
}

async function isInUse(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND application_name LIKE 'tastwerk%' AND pid <> pg_backend_pid()
      LIMIT 1`,
  );
  return rowCount === 1;
}

async function refuseIfInUse(client: Client): Promise<void> {
  for (let look = 1; await isInUse(client); look += 1) {
    if (look === IN_USE.looks)
      throw new Error('The product runs on this database. Stop all its processes, then begin again.');
    await pause(IN_USE.pauseMs);
  }
}

async function refuseIfFilled(client: Client): Promise<void> {
  const { rows: found } = await client.query<{ table: string | null }>(
    `SELECT to_regclass('public.account')::text AS table`,
  );
  if (found[0]?.table === null) return;
  const { rows } = await client.query('SELECT 1 FROM public.account LIMIT 1');
  if (rows.length > 0)
    throw new Error('The database has accounts in it. With --replace all that it holds is given up.');
}

async function writeFiles(folder: BackupFolder, { files }: Manifest, storage: FileStorage): Promise<void> {
  for (const { key, sizeBytes } of files) {
    if ((await storage.find(key))?.sizeBytes === sizeBytes) continue;
    const written = await storage.write(key, await buffer(await folder.read(storedFile(key))));
    if (!written.ok) throw new Error('There is no room for the files.');
  }
}

/** Fills the tables; foreign keys are checked at the end, for all rows at once. */
async function load(client: Client, folder: BackupFolder, manifest: Manifest): Promise<void> {
  const { tables, sequences } = manifest;
  const { rows: keys } = await client.query<ForeignKey>(FOREIGN_KEYS);
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT "${name}"`);
  for (const { name, columns } of tables) {
    await client.query(`ALTER TABLE public."${name}" DISABLE TRIGGER USER`);
    // A migration may have brought rows of its own.
    await client.query(`DELETE FROM public."${name}"`);
    const into = client.query(
      copyFrom(`COPY public."${name}" (${columns.map((column) => `"${column}"`).join(', ')}) FROM STDIN`),
    );
    await pipeline(await folder.read(tableFile(name)), createGunzip(), into);
  }
  for (const { name, lastValue } of sequences)
    if (lastValue !== null)
      await client.query('SELECT setval($1::regclass, $2)', [`public."${name}"`, lastValue]);
  for (const { table, name, definition } of keys)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT "${name}" ${definition}`);
  for (const { name } of tables) await client.query(`ALTER TABLE public."${name}" ENABLE TRIGGER USER`);
}
