import 'reflect-metadata';
import { configurationOrExit, processConfigurationOf } from './platform/config/configuration-or-exit.js';
import { migrate } from './platform/database/migrate.js';
import { RenderAllApp } from './render-all/render-all-app.js';
import { readRenderAllOptions } from './render-all/render-all-options.js';
import { progressLine, summaryOf } from './render-all/render-all-texts.js';
import { Child } from './serve/child.js';
import { productDatabase } from './serve/product-database.js';
import { runTool } from './serve/tool.js';

const options = readRenderAllOptions(process.argv.slice(2));
if (!options.ok) {
  (options.error.isHelp ? process.stdout : process.stderr).write(`${options.error.text}\n`);
  process.exit(options.error.isHelp ? 0 : 2);
}
const { formats, workers: workerCount, isAnew } = options.value;
const configuration = configurationOrExit();

await runTool(async (endings) => {
  const settled = processConfigurationOf(configuration, await productDatabase(configuration, endings));
  await migrate(settled.databaseUrl);
  const app = await RenderAllApp.create(settled);
  endings.push(() => app.close());

  const environment = { ...process.env, DATABASE_URL: settled.databaseUrl, JWT_SECRET: settled.jwtSecret };
  const entry = new URL('./worker.js', import.meta.url);
  const workers = Array.from({ length: workerCount }, () => new Child('worker', entry, environment));
  endings.push(() => Promise.all(workers.map((worker) => worker.stop())));
  await Promise.all(workers.map((worker) => worker.start()));

  const cutOff = isAnew ? undefined : await app.unfinished();
  if (cutOff !== undefined) {
    const since = cutOff.startedAt.toISOString();
    process.stdout.write(`Going on with the round of ${since} (${cutOff.formats.join(', ')}).\n`);
  }
  const batch = cutOff ?? (await app.begin(formats));
  const { isTTY } = process.stdout;
  let last = '';
  const outcomes = await app.run(batch, (progress) => {
    const line = progressLine(progress);
    if (line !== last) process.stdout.write(isTTY ? `\r\u001b[K${line}` : `${line}\n`);
    last = line;
  });
  const { text, isWhole } = summaryOf(outcomes);
  process.stdout.write(`${isTTY ? '\n' : ''}${text}\n`);
  return isWhole;
});
