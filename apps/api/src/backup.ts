import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readBackup } from './backup/backup-reader.js';
import { restoreBackup } from './backup/backup-restorer.js';
import { writeBackup } from './backup/backup-writer.js';
import { configurationOrExit } from './platform/config/configuration-or-exit.js';
import { migrate } from './platform/database/migrate.js';
import { storageAt } from './platform/files/storage-at.js';
import { productDatabase } from './serve/product-database.js';
import { callOrExit, type Endings, runTool } from './serve/tool.js';

const HELP = `npm run backup -- [FOLDER]
npm run restore -- FOLDER [--replace]
Writes database and files into an empty folder (VAR_DIR/backups/ and the time without a name), while the product may run; or brings such a
folder back into a product that is stopped. What the database holds is given up with --replace alone.`;

const call = callOrExit(HELP, () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [work, folder, ...more] = positionals;
  if (more.length > 0) return undefined;
  if (work === 'backup' && !values.replace) return { folder, isReplacing: undefined };
  return work === 'restore' && folder !== undefined ? { folder, isReplacing: values.replace } : undefined;
});

async function write(given: string | undefined, endings: Endings): Promise<boolean> {
  const configuration = configurationOrExit();
  const time = new Date().toISOString().replaceAll(':', '-');
  const folder = resolve(given ?? join(configuration.varDir, 'backups', time));
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
    `${rows} rows of ${tables.length} tables and ${files.length} files written to ${folder}.\n`,
  );
  if (missing.length > 0)
    process.stderr.write(`${missing.length} files were not there; a restored product makes them again.\n`);
  return true;
}

async function restore(given: string, isReplacing: boolean, endings: Endings): Promise<boolean> {
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

await runTool((endings) =>
  call.isReplacing === undefined
    ? write(call.folder, endings)
    : restore(call.folder, call.isReplacing, endings),
);
