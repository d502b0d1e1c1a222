import 'reflect-metadata';
import { Logger } from 'nestjs-pino';
import { createHttpApp } from './http-app.js';
import { processConfigurationOrExit } from './platform/config/configuration-or-exit.js';
import { missingOperator } from './platform/config/operator.js';
import { migrate } from './platform/database/migrate.js';
import { exitWithSentence, keepFilesPrivate, runUnderParent } from './platform/process-entry.js';

const configuration = processConfigurationOrExit();
try {
  await keepFilesPrivate(configuration);
  await migrate(configuration.databaseUrl);
  const app = await createHttpApp(configuration);
  await app.listen(configuration.port, configuration.host);
  const missing = missingOperator(configuration);
  // `npm start`, whose child this may be, says so by itself.
  if (missing !== undefined && process.send === undefined) app.get(Logger).warn(missing);
  runUnderParent(app);
} catch (error) {
  exitWithSentence(error);
}
