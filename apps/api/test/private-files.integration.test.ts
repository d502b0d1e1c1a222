import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ROUTES } from '@tastwerk/contracts';
import { BackupFolder } from '../src/backup/backup-folder.js';
import { writeBackup } from '../src/backup/backup-writer.js';
import { secretFrom } from '../src/platform/config/secret-file.js';
import { startEmbeddedPostgres } from '../src/platform/database/embedded/embedded-postgres.js';
import { FileStorage } from '../src/platform/files/file-storage.js';
import { makePrivateFolderSync, tightenVarFolder } from '../src/platform/files/private-files.js';
import { mailboxOf } from '../src/platform/mail/mailbox.js';
import { lockProduct } from '../src/serve/product-lock.js';
import { makeVarFolder } from '../../../scripts/setup/var-folder.mjs';
import { eventually } from './harness/eventually.js';
import { Opened } from './harness/opened.js';
import { publication } from './harness/sheets.js';
import { TestProduct } from './harness/test-product.js';

const opened = new Opened();
afterEach(() => opened.close());

// A program that does not ask for rights gives them to all.
let umask: number;
beforeAll(() => {
  umask = process.umask(0);
});
afterAll(() => {
  process.umask(umask);
});

/** Paths below `folder` and itself with rights for the group or for others, with these. */
function open(folder: string): readonly string[] {
  const found: string[] = [];
  const look = (path: string) => {
    const entry = lstatSync(path);
    if ((entry.mode & 0o077) !== 0 && !entry.isSymbolicLink())
      found.push(`${path.slice(folder.length)} ${(entry.mode & 0o777).toString(8)}`);
    if (entry.isDirectory()) for (const name of readdirSync(path)) look(join(path, name));
  };
  look(folder);
  return found;
}

/** Lets others read all that is in `folder`, as versions before did. */
function loosen(folder: string): void {
  chmodSync(folder, lstatSync(folder).isDirectory() ? 0o755 : 0o644);
  if (lstatSync(folder).isDirectory()) for (const name of readdirSync(folder)) loosen(join(folder, name));
}

describe('what the product writes into VAR_DIR', () => {
  it('is for its own user alone, and what others could read before is taken from them at start', async () => {
    const product = opened.add(await TestProduct.start({ LOG_LEVEL: 'info' }), (made) => made.stop());
    const { varDir, databaseUrl } = product.configuration;
    const ada = await product.person('ada');
    await product.startWorker();
    await product.client.read(ROUTES.createGraphic.response, 'createGraphic', {
      body: publication(),
      token: ada.token,
    });
    await product.client.call('resetPasswordRequest', { body: { login: ada.email } });
    await eventually('files and a mail', async () => {
      const jobs = await product.database.query(`SELECT 1 FROM job WHERE state IN ('queued', 'running')`);
      const mails = await mailboxOf({ varDir }).list();
      return jobs.length === 0 && mails.length > 0 ? true : undefined;
    });
    await mailboxOf({ varDir }).send({
      messageId: 'a@b',
      to: ada.email,
      subject: 's',
      text: 't',
      html: 'h',
      attachments: [{ name: 'a.pdf', mediaType: 'application/pdf', bytes: Buffer.from('a') }],
    });
    secretFrom(join(varDir, 'jwt-secret'));
    const lock = lockProduct(varDir, 'http://localhost');
    expect(lock.ok).toBe(true);
    await writeBackup(
      databaseUrl,
      product.app.get(FileStorage),
      new BackupFolder(join(varDir, 'backups', 'one')),
    );
    expect(readdirSync(varDir).toSorted()).toEqual([
      'backups',
      'files',
      'jwt-secret',
      'logs',
      'mailbox',
      'tastwerk.pid',
    ]);
    expect(open(varDir)).toEqual([]);

    loosen(varDir);
    expect(open(varDir).length).toBeGreaterThan(20);
    await product.forkWorker();
    expect(open(varDir)).toEqual([]);
  });

  it('lets PostgreSQL, which never runs as root, through to its data, and others nowhere', async () => {
    const varDir = opened.add(makeVarFolder('private'), (made) =>
      rmSync(made, { recursive: true, force: true }),
    );
    const stateDir = join(varDir, 'postgres');
    // As an earlier version left it.
    mkdirSync(stateDir, { mode: 0o755 });
    const server = opened.add(await startEmbeddedPostgres({ stateDir }), (made) => made.stop());
    await tightenVarFolder(varDir, false);
    const passages = process.getuid?.() === 0 ? [' 711', '/postgres 711'] : [];
    // PostgreSQL's own programs are copied there where its user does not reach them in a closed checkout.
    const openData = () => open(varDir).filter((path) => !path.startsWith('/postgres/programs-'));
    expect(openData()).toEqual(passages);
    // And so it is found again where it lay.
    await tightenVarFolder(varDir, true);
    expect(openData()).toEqual(passages);
    expect(readdirSync(stateDir)).toContain('data');
    expect(server.url).toContain('127.0.0.1');
  });
});

describe('tightening', () => {
  const newFolder = () =>
    opened.add(mkdtempSync(join(tmpdir(), 'tastwerk-tight-')), (made) =>
      rmSync(made, { recursive: true, force: true }),
    );

  it('keeps the rights of the owner, follows no link and leaves what is not the product’s', async () => {
    const [varDir, elsewhere] = [newFolder(), newFolder()];
    chmodSync(varDir, 0o755);
    chmodSync(elsewhere, 0o755);
    for (const file of ['files/a/b', 'other/c']) {
      mkdirSync(dirname(join(varDir, file)), { recursive: true, mode: 0o755 });
      writeFileSync(join(varDir, file), '', { mode: 0o644 });
    }
    chmodSync(join(varDir, 'files/a/b'), 0o755);
    symlinkSync(elsewhere, join(varDir, 'files', 'link'));
    expect(await tightenVarFolder(varDir, true)).toEqual([]);
    expect(lstatSync(join(varDir, 'files/a/b')).mode & 0o777).toBe(0o700);
    expect(lstatSync(elsewhere).mode & 0o777).toBe(0o755);
    expect(open(varDir)).toEqual(['/other 755', '/other/c 644']);
  });

  it('is fine with a folder that is not there', async () => {
    const varDir = join(newFolder(), 'none', 'var');
    expect(await tightenVarFolder(varDir, false)).toEqual([]);
    makePrivateFolderSync(varDir);
    expect(open(dirname(varDir))).toEqual([]);
  });
});
