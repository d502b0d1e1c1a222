import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readBackup } from './backup/backup-reader.js';
import { restoreBackup } from './backup/backup-restorer.js';
import { writeBackup } from './backup/backup-writer.js';
import { configurationOrExit } from './platform/config/configuration-or-exit.js';
import { migrate } from './platform/database/migrate.js';
import { storageAt } from './platform/files/file-storage.module.js';
import { productDatabase } from './serve/product-database.js';

const HELP = `npm run backup -- [FOLDER]
npm run restore -- FOLDER [--replace]
Writes database and files into an empty folder (VAR_DIR/backups/ and the time without a name), while the product may run; or brings such a
folder back into a product that is stopped. What the database holds is given up with --replace alone.`;

function readCall() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } },
    });
    const [work, folder, ...more] = positionals;
    if (values.help === true || more.length > 0) return undefined;
    if (work === 'backup' && !values.replace) return { folder, isReplacing: undefined };
    return work === 'restore' && folder !== undefined ? { folder, isReplacing: values.replace } : undefined;
  } catch {
    return undefined;
  }
}

const call = readCall();
if (call === undefined) {
  process.stderr.write(`${HELP}\n`);
  process.exit(2);
}

/** What was started here ends here, last first. */
const endings: (() => unknown)[] = [];

async function write(given: string | undefined): Promise<boolean> {
  const configuration = configurationOrExit();
  const time = new Date().toISOString().replaceAll(':', '-');
  const folder = resolve(given ?? join(configuration.varDir, 'backups', time));
  const databaseUrl = await productDatabase(configuration, endings);
  await migrate(databaseUrl);
  const { tables, files, missing } = await writeBackup(
    databaseUrl,
    await storageAt(configuration.filesUrl),
    folder,
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `${rows} rows of ${tables.length} tables and ${files.length} files written to ${folder}.\n`,
  );
  if (missing.length > 0)
    process.stderr.write(`${missing.length} files were not there; a restored product makes them again.\n`);
  return true;
}

async function restore(given: string, isReplacing: boolean): Promise<boolean> {
  const configuration = configurationOrExit();
  const folder = resolve(given);
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

let isDone = false;
try {
  isDone =
    call.isReplacing === undefined ? await write(call.folder) : await restore(call.folder, call.isReplacing);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
}
for (const ending of endings.reverse()) await ending();
process.exit(isDone ? 0 : 1);
