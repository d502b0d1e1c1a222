import 'reflect-metadata';
import { processConfigurationOrExit } from './platform/config/configuration-or-exit.js';
import { migrate } from './platform/database/migrate.js';
import { exitWithSentence, runUnderParent } from './platform/process-entry.js';
import { createWorkerApp } from './worker-app.js';

const configuration = processConfigurationOrExit();
try {
  await migrate(configuration.databaseUrl);
  runUnderParent(await createWorkerApp(configuration));
} catch (error) {
  exitWithSentence(error);
}
