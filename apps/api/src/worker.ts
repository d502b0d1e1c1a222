import 'reflect-metadata';
import { processConfigurationOrExit } from './platform/config/configuration-or-exit.js';
import { migrate } from './platform/database/migrate.js';
import { serverEngine } from './platform/engine.js';
import { exitWithSentence, keepFilesPrivate, runUnderParent } from './platform/process-entry.js';
import { createWorkerApp } from './worker-app.js';

const configuration = processConfigurationOrExit();
try {
  await keepFilesPrivate(configuration);
  // The renderers of this process have the same plugins: what is wrong with them is told at start.
  await serverEngine(configuration.plugins);
  await migrate(configuration.databaseUrl);
  runUnderParent(await createWorkerApp(configuration));
} catch (error) {
  exitWithSentence(error);
}
