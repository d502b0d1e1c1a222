import 'reflect-metadata';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CatalogueFilesApp } from './catalogue-files/catalogue-files-app.js';
import { configurationOrExit, processConfigurationOf } from './platform/config/configuration-or-exit.js';
import { migrate } from './platform/database/migrate.js';
import { productDatabase } from './serve/product-database.js';
import { callOrExit, runTool } from './serve/tool.js';

const HELP = `npm run catalogue -- export FOLDER
npm run catalogue -- import FOLDER --as ADDRESS
Writes the whole catalogue into an empty folder, or brings a folder in: one that was exported, or one of plain documents (*.json).
Whoever published what is brought in is found by name; the account with the e-mail address ADDRESS stands for everybody else.`;

const call = callOrExit(HELP, () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { as: { type: 'string' } },
  });
  const [work, folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) return undefined;
  if (work === 'export') return { folder: resolve(folder), as: undefined };
  return work === 'import' && values.as !== undefined
    ? { folder: resolve(folder), as: values.as }
    : undefined;
});

await runTool(async (endings) => {
  const configuration = configurationOrExit();
  const settled = processConfigurationOf(configuration, await productDatabase(configuration, endings));
  await migrate(settled.databaseUrl);
  const app = await CatalogueFilesApp.create(settled);
  endings.push(() => app.close());
  if (call.as === undefined) {
    process.stdout.write(`${await app.export(call.folder)} graphics written to ${call.folder}.\n`);
    return true;
  }
  const { imported, present, refused } = await app.import(call.folder, call.as);
  process.stdout.write(`${imported} graphics brought in, ${present} were there already.\n`);
  for (const reason of refused) process.stderr.write(`Not brought in: ${reason}\n`);
  return refused.length === 0;
});
