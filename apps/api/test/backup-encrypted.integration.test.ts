import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { BackupFolder } from '../src/backup/backup-folder.js';
import { readBackupKeys } from '../src/backup/backup-keys.js';
import { readBackup } from '../src/backup/backup-reader.js';
import { restoreBackup } from '../src/backup/backup-restorer.js';
import { writeBackup } from '../src/backup/backup-writer.js';
import { FileStorage } from '../src/platform/files/file-storage.js';
import { FolderStorage } from '../src/platform/files/folder-storage.js';
import { CHECKOUT } from '../src/platform/checkout.js';
import { Opened } from './harness/opened.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';
import { TestProduct } from './harness/test-product.js';

const KEY = 'some/file/sheet.pdf';
/** Several chunks of age, which are 64 kB each. */
const BYTES = Buffer.alloc(200_000, 'tactile ');

const all = new Opened();
const opened = new Opened();
let product: TestProduct;
let keys: string;
let publicKeys: string;
let otherKeys: string;
let folder: string;

function newFolder(into: Opened = opened): string {
  return into.add(mkdtempSync(join(tmpdir(), 'tastwerk-encrypted-')), (made) =>
    rmSync(made, { recursive: true, force: true }),
  );
}

/** A file of keys as `age-keygen` writes it. */
function keyFile(name: string, key: string): string {
  const path = join(newFolder(all), name);
  writeFileSync(path, `# created: 2026-11-26\n\n${key}\n`);
  return path;
}

async function folderAt(path: string, file: string, purpose: 'encrypt' | 'decrypt'): Promise<BackupFolder> {
  const read = await readBackupKeys(file, purpose);
  if (!read.ok) throw new Error(read.error);
  return new BackupFolder(path, read.value);
}

beforeAll(async () => {
  product = all.add(await TestProduct.start(), (made) => made.stop());
  await product.person('ada');
  const identity = await generateIdentity();
  keys = keyFile('keys', identity);
  publicKeys = keyFile('public', await identityToRecipient(identity));
  otherKeys = keyFile('other', await generateIdentity());
  const storage = product.app.get(FileStorage);
  await storage.write(KEY, BYTES);
  folder = newFolder(all);
  // The public key is enough to write.
  await writeBackup(
    product.configuration.databaseUrl,
    storage,
    await folderAt(folder, publicKeys, 'encrypt'),
  );
});
afterAll(() => all.close());
afterEach(() => opened.close());

const emptyDatabase = async (): Promise<TestDatabase> =>
  opened.add(await createTestDatabase(), (made) => made.drop());

const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** The tool as operators call it, on the database at `url`. */
function restore(url: string, path: string, ...more: readonly string[]) {
  const varDir = newFolder();
  const tool = join(CHECKOUT, 'apps/api/dist/backup.js');
  const { status, stderr } = spawnSync(process.execPath, [tool, 'restore', path, ...more], {
    encoding: 'utf8',
    env: {
      ...process.env,
      DATABASE_URL: url,
      VAR_DIR: varDir,
      FILES_URL: `file://${varDir}/files`,
      NODE_OPTIONS: '',
    },
  });
  return { status, stderr, varDir };
}

describe('an encrypted backup', () => {
  it('holds nothing that can be read without the key', () => {
    const files = filesIn(folder);
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      expect(file).toMatch(/\.age$/);
      const bytes = readFileSync(file);
      expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
      expect(bytes.includes('tactile ')).toBe(false);
    }
  });

  it('comes back as it was, with its files', async () => {
    const backup = await folderAt(folder, keys, 'decrypt');
    const read = await readBackup(backup);
    if (!read.ok) throw new Error(read.error.join());
    const database = await emptyDatabase();
    const storage = new FolderStorage(newFolder());
    await restoreBackup({ folder: backup, manifest: read.value }, database.url, storage, false);
    expect(await database.query('SELECT email, password_hash FROM account')).toEqual(
      await product.database.query('SELECT email, password_hash FROM account'),
    );
    const restored = await storage.read(KEY);
    const parts: Buffer[] = [];
    for await (const part of restored ?? []) parts.push(part as Buffer);
    expect(Buffer.concat(parts).equals(BYTES)).toBe(true);
  });

  it('is restored by the tool, which says what is wrong with the key and changes nothing', async () => {
    const { url, query } = await emptyDatabase();
    const before = await query(`SELECT count(*) FROM pg_tables WHERE schemaname = 'public'`);
    for (const [more, sentence] of [
      [[], /The backup is encrypted: name the file with its secret key by --decrypt FILE\./],
      [['--decrypt', otherKeys], /The key does not open this backup: it was encrypted to another one\./],
      [['--decrypt', publicKeys], /is not a file of secret age keys/],
      [['--decrypt', '/nowhere/keys'], /The key file \/nowhere\/keys cannot be read\./],
    ] as const) {
      const refused = restore(url, folder, ...more);
      expect(refused.stderr).toMatch(sentence);
      expect(refused.stderr).toContain('Nothing was changed.');
      expect(refused.status).toBe(1);
      expect(readdirSync(refused.varDir)).toEqual([]);
    }
    expect(await query(`SELECT count(*) FROM pg_tables WHERE schemaname = 'public'`)).toEqual(before);
    const done = restore(url, folder, '--decrypt', keys);
    expect(done.stderr).toBe('');
    expect(done.status).toBe(0);
    expect(readFileSync(join(done.varDir, 'files', KEY)).equals(BYTES)).toBe(true);
  });

  it('that was changed, cut short or exchanged is refused', async () => {
    const name = `files/${KEY}`;
    const changes: Readonly<Record<string, (path: string) => void>> = {
      'a changed byte': (path) => {
        const bytes = readFileSync(path);
        bytes.writeUInt8((bytes.at(-1) ?? 0) ^ 1, bytes.length - 1);
        writeFileSync(path, bytes);
      },
      'the last chunk away': (path) => truncateSync(path, 200 + 2 * (65_536 + 16)),
      'another file in its place': (path) => cpSync(join(folder, 'manifest.json.age'), path),
    };
    for (const change of Object.values(changes)) {
      const copy = newFolder();
      cpSync(folder, copy, { recursive: true });
      change(join(copy, `${name}.age`));
      expect(await readBackup(await folderAt(copy, keys, 'decrypt'))).toEqual({
        ok: false,
        error: [`${name} is not what was written.`],
      });
    }
  });

  it('is told from a plain one', async () => {
    const plain = newFolder();
    const { databaseUrl } = product.configuration;
    await writeBackup(databaseUrl, product.app.get(FileStorage), new BackupFolder(plain));
    expect(await readBackup(await folderAt(plain, keys, 'decrypt'))).toEqual({
      ok: false,
      error: ['The backup is not encrypted: leave --decrypt out.'],
    });
  });

  it('is opened by age itself', async () => {
    const opened = (name: string) =>
      execFileSync('age', ['-d', '-i', keys, join(folder, `${name}.age`)], { maxBuffer: 1_000_000 });
    expect(opened(`files/${KEY}`).equals(BYTES)).toBe(true);
    expect(gunzipSync(opened('tables/account.copy.gz')).toString()).toContain('ada@tastwerk.example');
    expect(JSON.parse(opened('manifest.json').toString())).toMatchObject({ format: 1 });
    const own = join(newFolder(), 'keys');
    execFileSync('age-keygen', ['-o', own], { stdio: 'ignore' });
    expect((await readBackupKeys(own, 'decrypt')).ok).toBe(true);
  });
});

it.each([
  ['', 'is not a file of age keys'],
  ['# nothing', 'is not a file of age keys'],
  ['correct horse battery staple', 'is not a file of age keys'],
  ['AGE-SECRET-KEY-1QQQ', 'is not whole'],
  ['age1qqq', 'is not whole'],
])('a key file that holds %j is refused with a sentence', async (text, sentence) => {
  const file = keyFile('wrong', text);
  expect(await readBackupKeys(file, 'encrypt')).toMatchObject({
    ok: false,
    error: expect.stringContaining(sentence),
  });
});
