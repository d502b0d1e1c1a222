import 'reflect-metadata';
import { createHttpApp } from './http-app.js';
import { processConfigurationOrExit } from './platform/config/configuration-or-exit.js';
import { migrate } from './platform/database/migrate.js';
import { exitWithSentence, runUnderParent } from './platform/process-entry.js';

const configuration = processConfigurationOrExit();
try {
  await migrate(configuration.databaseUrl);
  const app = await createHttpApp(configuration);
  await app.listen(configuration.port, configuration.host);
  runUnderParent(app);
} catch (error) {
  exitWithSentence(error);
}
