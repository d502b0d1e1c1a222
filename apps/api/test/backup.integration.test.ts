import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ROLES, ROUTES } from '@tastwerk/contracts';
import { Client } from 'pg';
import { BackupFolder } from '../src/backup/backup-folder.js';
import { readBackup } from '../src/backup/backup-reader.js';
import { restoreBackup } from '../src/backup/backup-restorer.js';
import { writeBackup } from '../src/backup/backup-writer.js';
import type { Manifest } from '../src/backup/manifest.js';
import { createHttpApp } from '../src/http-app.js';
import { FileStorage } from '../src/platform/files/file-storage.js';
import { FolderStorage } from '../src/platform/files/folder-storage.js';
import { JobRelay } from '../src/platform/jobs/job-relay.js';
import { eventually } from './harness/eventually.js';
import { Opened } from './harness/opened.js';
import { publication } from './harness/sheets.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';
import { TestClient } from './harness/test-client.js';
import { PASSWORD, TestProduct } from './harness/test-product.js';

const KEY = 'some/file/sheet.pdf';
const LOST = 'lost/file/sheet.svg';
const LOST_INVOICE = 'lost/file/invoice.pdf';

let product: TestProduct;
let folder: string;
let manifest: Manifest;
const all = new Opened();
const opened = new Opened();

/** A new folder that is removed after the test. */
function newFolder(into: Opened = opened): string {
  return into.add(mkdtempSync(join(tmpdir(), 'tastwerk-backup-')), (made) =>
    rmSync(made, { recursive: true, force: true }),
  );
}

beforeAll(async () => {
  product = all.add(await TestProduct.start(), (made) => made.stop());
  const ada = await product.person('ada', ROLES.admin);
  const body = publication();
  const created = await product.client.read(ROUTES.createGraphic.response, 'createGraphic', {
    body,
    token: ada.token,
  });
  const version = created.default_variant.current_version.id;
  const storage = product.app.get(FileStorage);
  await storage.write(KEY, Buffer.from('%PDF-1.7 …'));
  // One file that is there, and two that rows name and that are missing.
  for (const [key, format] of [
    [KEY, 'pdf'],
    [LOST, 'svg'],
  ])
    await product.database.query(
      `INSERT INTO artefact (name, version_id, format, media_type, size_bytes, sha256, storage_key)
       VALUES ($1, $2, $3, 'x/y', 12, repeat('0', 64), $1)`,
      [key, version, format],
    );
  await product.database.query(
    `INSERT INTO document_file (kind, subject_id, name, media_type, size_bytes, sha256, storage_key)
     VALUES ('invoice', 7, 'x', 'x/y', 12, repeat('0', 64), $1)`,
    [LOST_INVOICE],
  );
  await product.database.query(
    `INSERT INTO job (kind, subject_id, key, payload, state) VALUES ('invoice', 7, 'invoice:7', '{}', 'queued')`,
  );
  await product.database.query(
    `UPDATE job SET state = 'done' WHERE kind = 'invoice' OR payload ->> 'format' IN ('pdf', 'svg')`,
  );
  // What is to be handed over has left before the database is looked at.
  await product.app.get(JobRelay, { strict: false }).handOver();
  folder = newFolder(all);
  manifest = await writeBackup(product.configuration.databaseUrl, storage, new BackupFolder(folder));
});
afterAll(() => all.close());
afterEach(() => opened.close());

async function emptyDatabase(): Promise<TestDatabase> {
  return opened.add(await createTestDatabase(), (made) => made.drop());
}

/** Every row of every table as text, in order. */
async function contentsOf(database: Pick<TestDatabase, 'query'>): Promise<Readonly<Record<string, string>>> {
  const contents: Record<string, string> = {};
  for (const { name } of manifest.tables) {
    const rows = await database.query<{ row: string }>(
      `SELECT t::text AS row FROM public."${name}" AS t ORDER BY t::text`,
    );
    contents[name] = rows.map(({ row }) => row).join('\n');
  }
  return contents;
}

describe('a backup', () => {
  it('holds every table that lasts, and is whole', async () => {
    const tables = await product.database.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
          AND relpersistence = 'p' AND relname <> 'migration'`,
    );
    expect(manifest.tables.map(({ name }) => name).sort()).toEqual(tables.map(({ name }) => name).sort());
    expect(manifest.tables.find(({ name }) => name === 'account')?.rows).toBe(1);
    expect(manifest).toMatchObject({ files: [{ key: KEY, sizeBytes: 12 }], missing: [LOST, LOST_INVOICE] });
    expect(await readBackup(new BackupFolder(folder))).toEqual({ ok: true, value: manifest });
  });

  it('comes back as it was: every row, every file, every number that follows', async () => {
    const database = await emptyDatabase();
    const files = new FolderStorage(newFolder());
    await restoreBackup({ folder: new BackupFolder(folder), manifest }, database.url, files, false);

    const before = await contentsOf(product.database);
    const after = await contentsOf(database);
    // Missing files are made again.
    expect({ ...after, job: '' }).toEqual({ ...before, job: '' });
    expect(after['job']?.split('\n')).toHaveLength(before['job']?.split('\n').length ?? 0);
    const states = await database.query(
      `SELECT kind, payload ->> 'format' AS format, state FROM job
        WHERE kind = 'invoice' OR payload ->> 'format' IN ('pdf', 'svg') ORDER BY kind, format`,
    );
    expect(states).toEqual([
      { kind: 'invoice', format: null, state: 'queued' },
      { kind: 'rendering', format: 'pdf', state: 'done' },
      { kind: 'rendering', format: 'svg', state: 'queued' },
    ]);
    expect((await files.find(KEY))?.sizeBytes).toBe(12);

    const schemas = [product.database, database].map((one) =>
      one.query(
        `SELECT conrelid::regclass::text AS table, conname, pg_get_constraintdef(oid) AS words FROM pg_constraint
          WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`,
      ),
    );
    expect(await schemas[1]).toEqual(await schemas[0]);
    const sleeping = await database.query(`SELECT 1 FROM pg_trigger WHERE tgenabled = 'D'`);
    expect(sleeping).toEqual([]);
  });

  it('is a product that runs: people sign in and publish', async () => {
    const database = await emptyDatabase();
    const filesUrl = `file://${newFolder()}`;
    await restoreBackup(
      { folder: new BackupFolder(folder), manifest },
      database.url,
      new FolderStorage(newFolder()),
      false,
    );
    const configuration = { ...product.configuration, databaseUrl: database.url, filesUrl };
    const app = opened.add(await createHttpApp(configuration), (made) => made.close());
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
    const client = new TestClient(app);
    const { token } = await client.logIn('ada@tastwerk.example', PASSWORD);
    expect((await client.call('createGraphic', { body: publication(), token })).status).toBe(200);
    expect(await client.read(ROUTES.searchGraphics.response, 'searchGraphics')).toHaveLength(2);
  });

  it('that is cut off or fails leaves nothing that could be taken for one', async () => {
    const { databaseUrl } = product.configuration;
    const storage = product.app.get(FileStorage);
    const parent = newFolder();
    const cutOff = writeBackup(
      databaseUrl,
      storage,
      new BackupFolder(join(parent, 'today')),
      AbortSignal.abort(),
    );
    await expect(cutOff).rejects.toThrow('aborted');
    await expect(
      writeBackup('postgres://127.0.0.1:1/nothing', storage, new BackupFolder(parent)),
    ).rejects.toThrow();
    expect(readdirSync(parent)).toEqual([]);
    expect((await writeBackup(databaseUrl, storage, new BackupFolder(parent))).files).toHaveLength(1);
  });

  it('is not written into a folder that holds something', async () => {
    const storage = product.app.get(FileStorage);
    await expect(
      writeBackup(product.configuration.databaseUrl, storage, new BackupFolder(folder)),
    ).rejects.toThrow('is not empty');
  });
});

describe('what is wrong', () => {
  it.each([
    ['a byte of a table', 'tables/account.copy.gz', 'tables/account.copy.gz is not what was written.'],
    ['a byte of a file', `files/${KEY}`, `files/${KEY} is not what was written.`],
  ])('is told before anything is touched: %s', async (_, path, problem) => {
    const copy = newFolder();
    cpSync(folder, copy, { recursive: true });
    const bytes = readFileSync(join(copy, path));
    bytes.writeUInt8((bytes.at(-1) ?? 0) ^ 1, bytes.length - 1);
    writeFileSync(join(copy, path), bytes);
    expect(await readBackup(new BackupFolder(copy))).toEqual({ ok: false, error: [problem] });
    rmSync(join(copy, path));
    expect(await readBackup(new BackupFolder(copy))).toEqual({ ok: false, error: [`${path} is missing.`] });
  });

  it('is told where a backup was cut off', async () => {
    const copy = newFolder();
    cpSync(folder, copy, { recursive: true });
    rmSync(join(copy, 'manifest.json'));
    expect(await readBackup(new BackupFolder(copy))).toMatchObject({ ok: false });
  });

  it('is no connection that is about to end', async () => {
    const database = await emptyDatabase();
    const other = new Client({ connectionString: database.url, application_name: 'tastwerk api' });
    await other.connect();
    const restored = restoreBackup(
      { folder: new BackupFolder(folder), manifest },
      database.url,
      new FolderStorage(newFolder()),
      false,
    );
    await eventually('a restore that has looked', async () => {
      const [found] = await database.query(
        `SELECT 1 FROM pg_stat_activity WHERE application_name = 'tastwerk restore'
            AND datname = current_database() AND query LIKE '%pg_stat_activity%' AND state = 'idle'`,
      );
      return found;
    });
    await other.end();
    await restored;
    expect((await database.query('SELECT 1 FROM version')).length).toBe(1);
  });

  it('is a database in use, or one with accounts that nobody gave up, or a newer form', async () => {
    const files = new FolderStorage(newFolder());
    const { databaseUrl } = product.configuration;
    const backup = { folder: new BackupFolder(folder), manifest };
    await expect(restoreBackup(backup, databaseUrl, files, true)).rejects.toThrow('The product runs');
    const database = await emptyDatabase();
    await restoreBackup(backup, database.url, files, false);
    await expect(restoreBackup(backup, database.url, files, false)).rejects.toThrow('has accounts in it');
    await database.query(`DELETE FROM version`).catch(() => undefined);
    await restoreBackup(backup, database.url, files, true);
    expect((await database.query('SELECT 1 FROM version')).length).toBe(1);
    const newer = {
      folder: new BackupFolder(folder),
      manifest: { ...manifest, migrations: [...manifest.migrations, 'Later1'] },
    };
    await expect(restoreBackup(newer, database.url, files, true)).rejects.toThrow('newer version');
  });
});
