import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupFolder } from './backup/backup-folder.js';
import { readBackupKeys } from './backup/backup-keys.js';
import { readBackup } from './backup/backup-reader.js';
import { restoreBackup } from './backup/backup-restorer.js';
import { writeBackup } from './backup/backup-writer.js';
import { configurationOrExit } from './platform/config/configuration-or-exit.js';
import { migrate } from './platform/database/migrate.js';
import { storageAt } from './platform/files/storage-at.js';
import { productDatabase } from './serve/product-database.js';
import { callOrExit, type Endings, runTool } from './serve/tool.js';

const HELP = `npm run backup -- [FOLDER] [--encrypt KEYS]
npm run restore -- FOLDER [--replace] [--decrypt KEYS]
Writes database and files into an empty folder (VAR_DIR/backups/ and the time without a name), while the product may run; or brings such a
folder back into a product that is stopped. What the database holds is given up with --replace alone.
With --encrypt each file of the backup is encrypted to the age keys in the file KEYS (public keys are enough); --decrypt names the file with
the secret ones. \`age-keygen -o KEYS\` makes such a file.`;

const call = callOrExit(HELP, () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: 'boolean', default: false },
      encrypt: { type: 'string' },
      decrypt: { type: 'string' },
    },
  });
  const [work, folder, ...more] = positionals;
  if (more.length > 0) return undefined;
  const { encrypt, decrypt, replace } = values;
  if (work === 'backup' && !replace && decrypt === undefined)
    return { work: 'backup', folder, keyFile: encrypt } as const;
  return work === 'restore' && folder !== undefined && encrypt === undefined
    ? ({ work, folder, keyFile: decrypt, isReplacing: replace } as const)
    : undefined;
});

/** The backup at `path` with the keys that the call names; throws a sentence where these cannot be read. */
async function backupFolder(path: string, purpose: 'encrypt' | 'decrypt'): Promise<BackupFolder> {
  if (call.keyFile === undefined) return new BackupFolder(path);
  const keys = await readBackupKeys(resolve(call.keyFile), purpose);
  if (!keys.ok) throw new Error(purpose === 'decrypt' ? `${keys.error}\nNothing was changed.` : keys.error);
  return new BackupFolder(path, keys.value);
}

async function write(given: string | undefined, endings: Endings): Promise<boolean> {
  const configuration = configurationOrExit();
  const time = new Date().toISOString().replaceAll(':', '-');
  const path = resolve(given ?? join(configuration.varDir, 'backups', time));
  const folder = await backupFolder(path, 'encrypt');
  const databaseUrl = await productDatabase(configuration, endings);
  await migrate(databaseUrl);
  const told = new AbortController();
  const writing = writeBackup(databaseUrl, await storageAt(configuration.filesUrl), folder, told.signal);
  endings.push(async () => {
    told.abort();
    await writing.catch((error: unknown) => {
      if (error instanceof Error && error.name === 'AbortError')
        process.stderr.write('The backup was cut off; nothing of it is left.\n');
    });
  });
  const { tables, files, missing } = await writing;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `${rows} rows of ${tables.length} tables and ${files.length} files written to ${path}.\n`,
  );
  if (missing.length > 0)
    process.stderr.write(`${missing.length} files were not there; a restored product makes them again.\n`);
  return true;
}

async function restore(given: string, isReplacing: boolean, endings: Endings): Promise<boolean> {
  const configuration = configurationOrExit();
  const folder = await backupFolder(resolve(given), 'decrypt');
  const read = await readBackup(folder);
  if (!read.ok) {
    process.stderr.write(`${read.error.join('\n')}\nNothing was changed.\n`);
    return false;
  }
  const backup = { folder, manifest: read.value };
  const databaseUrl = await productDatabase(configuration, endings);
  await restoreBackup(backup, databaseUrl, await storageAt(configuration.filesUrl), isReplacing);
  process.stdout.write(`The backup of ${read.value.createdAt} is back.\n`);
  return true;
}

await runTool((endings) =>
  call.work === 'backup' ? write(call.folder, endings) : restore(call.folder, call.isReplacing, endings),
);
