import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { FileStorage } from '../platform/files/file-storage.js';
import { makePrivateFolder } from '../platform/files/private-files.js';
import { VERSION } from '../platform/version.js';
import type { BackupFolder } from './backup-folder.js';
import { BACKUP_FORMAT, type Manifest, MANIFEST, storedFile, tableFile } from './manifest.js';

/** Tables with their columns. What the database computes by itself, or may forget in a crash, is not kept. */
const TABLES = `
  SELECT class.relname AS name, array_agg(attribute.attname::text ORDER BY attribute.attnum) AS columns
    FROM pg_class class JOIN pg_attribute attribute ON attribute.attrelid = class.oid
   WHERE class.relnamespace = 'public'::regnamespace AND class.relkind = 'r' AND class.relpersistence = 'p'
     AND class.relname <> 'migration' AND attribute.attnum > 0 AND NOT attribute.attisdropped
     AND attribute.attgenerated = ''
   GROUP BY class.relname ORDER BY class.relname`;

const SEQUENCES = `
  SELECT sequencename AS name, last_value::text AS "lastValue" FROM pg_sequences
   WHERE schemaname = 'public' AND sequencename <> 'migration_id_seq' ORDER BY sequencename`;

/**
 * Writes the database at `databaseUrl` as it is at one moment, and the files in `storage`, into `folder`, which must be empty or not there.
 * The product may run meanwhile: rows come from one snapshot, and a file's key is never used twice. What fails, or is cut off by `signal`,
 * leaves the folder empty, or none where there was none.
 */
export async function writeBackup(
  databaseUrl: string,
  storage: FileStorage,
  folder: BackupFolder,
  signal: AbortSignal = new AbortController().signal,
): Promise<Manifest> {
  const { path: place } = folder;
  const made = await makePrivateFolder(place);
  if ((await readdir(place)).length > 0) throw new Error(`${place} is not empty`);
  try {
    return await writeAll(databaseUrl, storage, folder, signal);
  } catch (error) {
    const remains = made === undefined ? (await readdir(place)).map((name) => join(place, name)) : [made];
    for (const path of remains) await rm(path, { recursive: true, force: true });
    throw error;
  }
}

async function writeAll(
  databaseUrl: string,
  storage: FileStorage,
  folder: BackupFolder,
  signal: AbortSignal,
): Promise<Manifest> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'tastwerk backup' });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const { rows: migrations } = await client.query<{ name: string }>(
      'SELECT name FROM migration ORDER BY id',
    );
    const named = await client.query<{ key: string }>(
      'SELECT storage_key AS key FROM artefact UNION ALL SELECT storage_key FROM document_file',
    );
    const files = await writeFiles(storage, folder, signal);
    const written = new Set(files.map(({ key }) => key));
    const manifest: Manifest = {
      format: BACKUP_FORMAT,
      version: VERSION,
      createdAt: new Date().toISOString(),
      migrations: migrations.map(({ name }) => name),
      tables: await writeTables(client, folder, signal),
      sequences: (await client.query<Manifest['sequences'][number]>(SEQUENCES)).rows,
      files,
      missing: named.rows.map(({ key }) => key).filter((key) => !written.has(key)),
    };
    await client.query('COMMIT');
    await folder.write(MANIFEST, [Readable.from([Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)])]);
    return manifest;
  } finally {
    await client.end();
  }
}

async function writeTables(
  client: Client,
  folder: BackupFolder,
  signal: AbortSignal,
): Promise<Manifest['tables']> {
  const tables: Manifest['tables'] = [];
  const found = await client.query<{ name: string; columns: string[] }>(TABLES);
  for (const { name, columns } of found.rows) {
    const rows = client.query(
      copyTo(`COPY public."${name}" (${columns.map((column) => `"${column}"`).join(', ')}) TO STDOUT`),
    );
    const { sha256 } = await folder.write(tableFile(name), [rows, createGzip()], signal);
    tables.push({ name, columns, rows: rows.rowCount, sha256 });
  }
  return tables;
}

async function writeFiles(
  storage: FileStorage,
  folder: BackupFolder,
  signal: AbortSignal,
): Promise<Manifest['files']> {
  const files: Manifest['files'] = [];
  for await (const { key } of storage.list()) {
    // What a writer that was killed left half written has no reader, and what is cleared away meanwhile is not needed.
    const bytes = key.endsWith('.part') ? undefined : await storage.read(key);
    if (bytes === undefined) continue;
    files.push({ key, ...(await folder.write(storedFile(key), [bytes], signal)) });
  }
  return files;
}
